"""A game at the table: the session with the people who play it, and where it is saved."""

from __future__ import annotations

from dataclasses import asdict, dataclass
from typing import Any

from game.box import box_for
from game.rules import Setup
from game.session.session import Session
from game.session.slots import AUTOSAVE, SaveSlots
from game.view.colours import SEAT_COLOURS

from .preferences import Seat


@dataclass
class Match:
    """One game: its session, and the name and colour of every seat."""

    session: Session
    seats: list[Seat]

    @property
    def names(self) -> list[str]:
        """The players' names, by seat."""
        return [seat.name for seat in self.seats]

    @property
    def colours(self) -> list[str]:
        """The players' colours, by seat."""
        return [seat.colour for seat in self.seats]

    def save(self, slots: SaveSlots, name: str = AUTOSAVE) -> None:
        """Write the game into a slot."""
        slots.write(name, self.session, {"seats": [asdict(seat) for seat in self.seats]})


def new_match(setup: Setup, seats: list[Seat], seed: int) -> Match:
    """A game that begins."""
    box, _ = box_for(setup)
    return Match(Session(box, setup, seed), seats)


def opened_match(session: Session, extra: dict[str, Any]) -> Match:
    """A game that was saved; seats whose names or colours are missing or taken get the usual ones."""
    saved = extra.get("seats")
    entries = saved if isinstance(saved, list) else []
    seats: list[Seat] = []
    for number in range(len(session.state.players)):
        entry = entries[number] if number < len(entries) and isinstance(entries[number], dict) else {}
        name, colour = entry.get("name"), entry.get("colour")
        taken = {seat.colour for seat in seats}
        if colour not in SEAT_COLOURS or colour in taken:
            colour = next(colour for colour in SEAT_COLOURS if colour not in taken)
        seats.append(Seat(name if isinstance(name, str) and name else str(number + 1), colour))
    return Match(session, seats)
