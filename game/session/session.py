"""A running game: the one true state, its record, undo and redo.

`submit` is the checked door: what is not legal is refused with the reason and changes nothing.
"""

from __future__ import annotations

from typing import NamedTuple

from game.rules import Action, Box, Reason, Setup, State, apply, new_game, why_not
from game.rules import events as ev

_HIDDEN_PILES = ("major", "minor", "prisoner")


class Refused(ValueError):
    """An action that is not legal now, or an undo that would take back what was seen."""

    def __init__(self, reason: Reason) -> None:
        numbers = f": needs {reason.need}, has {reason.have}" if reason.need or reason.have else ""
        super().__init__(f"{reason.code}{numbers} {reason.detail}".rstrip())
        self.reason = reason


class Step(NamedTuple):
    """One action that was carried out: the state before it, its events, and what keeps it from being undone."""

    before: State
    action: Action
    events: list[ev.Event]
    barrier: str


class Session:
    """One game from its first to its last action."""

    def __init__(self, box: Box, setup: Setup, seed: int, start: State | None = None) -> None:
        """A new game, or one that goes on from `start` (a scenario)."""
        self.box = box
        self.setup = start.setup if start is not None else setup
        self.seed = seed
        self.start = start.clone() if start is not None else None
        self.state = start.clone() if start is not None else new_game(box, setup, seed)
        self.steps: list[Step] = []
        self._undone: list[Action] = []

    @property
    def actions(self) -> list[Action]:
        """Everything done so far, in order."""
        return [step.action for step in self.steps]

    def submit(self, action: Action) -> list[ev.Event]:
        """Carry out a legal action and return what happened; Refused otherwise, and nothing changes."""
        events = self._do(action)
        self._undone.clear()
        return events

    def _do(self, action: Action) -> list[ev.Event]:
        whole = isinstance(action, Action) and all(type(number) is int for number in action)
        reason = why_not(self.state, action) if whole else Reason("no_such_thing")
        if reason is not None:
            raise Refused(reason)
        before = self.state.clone()
        events: list[ev.Event] = []
        apply(self.state, action, events)
        self.steps.append(Step(before, action, events, _barrier(before, self.state, events)))
        return events

    def undo_barrier(self) -> str:
        """Why the last action cannot be taken back: "nothing_done", what became known, or "" if it can."""
        return self.steps[-1].barrier if self.steps else "nothing_done"

    def undo(self) -> Action:
        """Take back the last action; Refused if something hidden was seen."""
        barrier = self.undo_barrier()
        if barrier:
            raise Refused(Reason(barrier))
        return self.rewind(len(self.steps) - 1)

    @property
    def can_redo(self) -> bool:
        """Whether something was taken back that can be done again."""
        return bool(self._undone)

    def redo(self) -> list[ev.Event]:
        """Do again what was undone last."""
        if not self._undone:
            raise Refused(Reason("nothing_to_redo"))
        events = self._do(self._undone[-1])
        self._undone.pop()
        return events

    def rewind(self, length: int) -> Action:
        """Go back to the point after the first `length` actions, whatever was seen since; returns the one after it."""
        if not 0 <= length < len(self.steps):
            raise Refused(Reason("no_such_thing", len(self.steps), length))
        self._undone += [step.action for step in reversed(self.steps[length:])]
        back_to = self.steps[length]
        self.state = back_to.before
        del self.steps[length:]
        return back_to.action


def _barrier(before: State, after: State, events: list[ev.Event]) -> str:
    """What became known that nobody can forget: cards, a tile, a secret, cubes, or any other stroke of chance."""
    for event in events:
        if isinstance(event, ev.CardMoved) and event.src in ("deck", "dungeon_deck"):
            return "cards_seen"
        if isinstance(event, ev.TileRevealed):
            return "tile_seen"
        if isinstance(event, ev.TokenTaken) and event.pile in _HIDDEN_PILES:
            return "secret_seen"
        if isinstance(event, ev.CubeDrawn):
            return "cubes_seen"
    return "chance" if before.rng != after.rng else ""
