"""What a slot holds, without playing its game again: who plays, how far they are, when it was saved."""

from __future__ import annotations

import json
from datetime import datetime
from pathlib import Path
from typing import Any, NamedTuple

from game.session.slots import PREVIOUS, SUFFIX, SaveSlots
from game.strings import Words
from game.view.colours import SEAT_COLOURS

from .preferences import Seat


class Peek(NamedTuple):
    """A save at a glance. `whole` is False if its file cannot even be read so far."""

    written: datetime
    seats: tuple[Seat, ...] = ()
    turn: int = 0
    over: bool = False
    whole: bool = False

    def told(self, words: Words) -> dict[str, Any]:
        """Who plays and how far they are, as values for a text."""
        return {"players": words.join(seat.name for seat in self.seats), "n": self.turn}


def peek(slots: SaveSlots, name: str) -> Peek | None:
    """The newest save of a slot at a glance, None if the slot is empty."""
    for suffix in (SUFFIX, PREVIOUS):
        file = slots.folder / (name + suffix)
        try:
            stamp = file.stat().st_mtime_ns
        except OSError:
            continue
        known = _known.get(file)
        if known is None or known[0] != stamp:
            known = _known[file] = (stamp, _read(file, datetime.fromtimestamp(stamp / 1e9)))
        return known[1]
    return None


_known: dict[Path, tuple[int, Peek]] = {}  # by file, with the time it was written


def _read(file: Path, written: datetime) -> Peek:
    try:
        data = json.loads(file.read_text(encoding="utf-8"))
        state, entries = data["state"], data["extra"].get("seats", [])
        seats = tuple(_seat(number, entries) for number in range(len(state["players"])))
        return Peek(written, seats, int(state["players"][state["seat"]]["turns"]), bool(state["over"]), True)
    except (OSError, ValueError, RecursionError, LookupError, TypeError, AttributeError):
        return Peek(written)


def _seat(number: int, entries: Any) -> Seat:
    entry = entries[number] if number < len(entries) else {"name": str(number + 1), "colour": ""}
    colour = entry["colour"] if entry["colour"] in SEAT_COLOURS else SEAT_COLOURS[number]
    return Seat(str(entry["name"]), colour)
