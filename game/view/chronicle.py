"""The story of a game in lines: the log, where each line points to, and the recap at the start of a turn."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, NamedTuple

from game.rules import State
from game.rules import events as ev
from game.rules.ids import Seat
from game.strings import Words

from .wording_events import event_text

Spot = tuple[Any, ...]  # what the scenery can find: ("room", 12), ("strip", 0), ("cell", 1, 0)


class Entry(NamedTuple):
    """A line of the log: its words, the seat it is about (-1: nobody), what it points to, whether a turn begins."""

    text: str
    seat: Seat
    spot: Spot | None
    opens_turn: bool = False


def entries(words: Words, state: State, events: Iterable[ev.Event], names: Sequence[str]) -> list[Entry]:
    """The lines of some events; what says nothing has no line."""
    found = []
    for event in events:
        text = event_text(words, state, event, names)
        if text:
            opens = isinstance(event, ev.TurnStarted | ev.OutTurnStarted)
            found.append(Entry(text, getattr(event, "seat", -1), _spot(event), opens))
    return found


def _spot(event: Any) -> Spot | None:
    """The thing on the table that an event was about."""
    if isinstance(event, ev.PawnMoved):
        return ("room", event.dst)
    if isinstance(event, ev.TileLaid):
        return ("cell", event.x, event.y)
    if isinstance(event, ev.CardMoved) and event.dst == "row":
        return ("row", event.slot)
    if isinstance(event, ev.RageRose):
        return ("rage", event.space)
    if isinstance(event, ev.GhostCame | ev.ClankMade | ev.ClankTakenBack):
        return ("clank",)
    if isinstance(event, ev.BagFilled | ev.CubeDrawn | ev.CubesReturned):
        return ("bag",)
    if isinstance(event, ev.FeaturePicked | ev.WayshrineMarked | ev.ArtifactLaid):
        return ("room", event.room)
    seat = getattr(event, "seat", -1)
    return ("strip", seat) if seat >= 0 else None


_WORTH_TELLING = (
    ev.Damaged, ev.CubesSettled, ev.KnockedOut, ev.Escaped, ev.RageRose, ev.TileLaid, ev.TokenTaken,
    ev.WayshrineMarked, ev.GhostCame, ev.TileTurned, ev.Healed,
)  # fmt: skip


def recap(
    words: Words, state: State, steps: Iterable[Sequence[ev.Event]], names: Sequence[str], seat: Seat
) -> list[Entry]:
    """What happened that matters between the seat's last two turns; `steps` are the events, oldest first."""
    since: list[ev.Event] = []
    playing = False  # in a turn of their own there is nothing to tell
    for events in steps:
        for event in events:
            own = getattr(event, "seat", -1) == seat
            if isinstance(event, ev.TurnEnded) and own:
                since, playing = [], False
            playing = playing or (isinstance(event, ev.TurnStarted) and own)
            if not playing:
                since.append(event)
    told = [event for event in since if isinstance(event, _WORTH_TELLING) or _bought(event)]
    return entries(words, state, told, names)


def _bought(event: ev.Event) -> bool:
    return isinstance(event, ev.CardMoved) and event.src in ("row", "reserve") and event.dst == "discard"
