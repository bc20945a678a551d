"""Who is at the screen: the hand-over between players, and what the next one missed."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from game.rules import to_move
from game.rules.ids import Seat
from game.view.chronicle import recap

from . import navigation
from .handover import HandoverScene

if TYPE_CHECKING:
    from .table import TableScene

LINES = 8  # of a recap at most


class People:
    """Sees to it that the player to move is the one at the screen."""

    def __init__(self, table: TableScene) -> None:
        self._table = table

    def meet(self) -> None:
        """Call the player to move, or count up the game if it is over."""
        table = self._table
        state = table.state
        if state.over:
            navigation.open_scoring(table.stage, table.match)
            return
        seat = to_move(state)
        if seat == table.viewer:
            return
        if table.stage.preferences.private_hands:
            reason = "turn" if seat == state.seat and not state.stack else "question"
            table.viewer = -1
            table.stage.push(self.hand_over(seat, lambda: self.sit_down(seat), reason))
        else:
            self.sit_down(seat)

    def hand_over(self, seat: Seat, then: Callable[[], None], reason: str = "turn") -> HandoverScene:
        """The screen that calls a player."""
        match = self._table.match
        return HandoverScene(self._table.stage, match.names[seat], match.colours[seat], reason, then)

    def sit_down(self, seat: Seat) -> None:
        """A player is at the screen: sees the own pawn, and is told what happened."""
        table = self._table
        table.viewer = seat
        table.laying.renew()
        table.lookout.to_pawn()
        if not table.state.stack:
            steps = [step.events for step in table.session.steps]
            table.recap = recap(table.stage.words, table.state, steps, table.match.names, seat)[-LINES:]
            if table.recap:
                table.stage.pointing.focus = ("recap", "ok")
