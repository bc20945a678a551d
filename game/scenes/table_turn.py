"""Getting through a turn: all plain cards at once, and the end, which is pointed out once while something is left."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.rules import Action, apply, observe
from game.rules.ids import ACQUIRE, END, FIGHT, MARK, PICK, PROJECT, SHOP, TAKE, TELEPORT, TRASH, USE

if TYPE_CHECKING:
    from .table import TableScene

DOUBLE_CLICK = 500.0  # milliseconds


class TurnEnd:
    """Plays what needs no thought, and ends the turn."""

    def __init__(self, table: TableScene) -> None:
        self._table = table
        self._warned: tuple[int, float] | None = None  # after how many steps something left was pointed out, and when

    def play_all(self) -> None:
        """Play every card of the hand that asks nothing."""
        table = self._table
        table.director.finish()
        asking: set[int] = set()  # what asked once waits for its owner, even if it would no longer ask
        while table.is_mine and not table.offers.question:
            asking |= {card for card in table.offers.plays if not self._asks_nothing(card)}
            plain = [action for card, action in table.offers.plays.items() if card not in asking]
            if not plain or not table.submit(plain[0], hurry=False):
                return

    def _asks_nothing(self, card: int) -> bool:
        table = self._table
        guess = observe(table.state, table.offers.seat)
        apply(guess, table.offers.plays[card])
        return not guess.stack and not guess.over

    def end(self, clicked: bool = False) -> None:
        """End the turn; the first time something usable is left, only say so. A double click counts once."""
        table = self._table
        if table.offers.end is None or not table.is_mine:
            table.stage.say(table.why(Action(END)))
            return
        left, steps, now = self.unspent(), len(table.session.steps), table.stage.now
        if left and (self._warned is None or self._warned[0] != steps):
            self._warned = (steps, now)
            table.stage.say(table.stage.words("table.unspent", things=table.stage.words.join(left)), "warning")
        elif not (left and clicked and self._warned is not None and now - self._warned[1] < DOUBLE_CLICK):
            table.submit(table.offers.end)

    def unspent(self) -> list[str]:
        """What could still be used this turn, in words."""
        table = self._table
        words, turn, offers = table.stage.words, table.state.turn, table.offers
        found = []
        if turn.skill and any(action.kind in (ACQUIRE, USE) for action in offers.slots.values()):
            found.append(words("amount.skill", n=turn.skill))
        if turn.swords and any(action.kind == FIGHT for action in offers.slots.values()):
            found.append(words("amount.swords", n=turn.swords))
        if turn.boots and (offers.rooms or offers.cells):
            found.append(words("amount.boots", n=turn.boots))
        free = {TAKE: "can_take", MARK: "can_mark", PICK: "can_pick", SHOP: "can_buy"}
        waiting = {TELEPORT: "can_teleport", PROJECT: "can_project", TRASH: "can_trash"}
        kinds = dict.fromkeys(action.kind for action in offers.actions)
        return found + [words(f"table.{name}") for kind, name in {**free, **waiting}.items() if kind in kinds]
