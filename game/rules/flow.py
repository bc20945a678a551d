"""The course of a game: beginning and ending turns, refilling the row, whose turn is next (R10)."""

from __future__ import annotations

from . import changes
from . import events as ev
from .effects import Effect
from .endgame import clear_turn, end_game, end_if_empty, escape
from .ids import HAND_SIZE, INSIDE, Card
from .interpreter import step
from .questions import arrive
from .state import Frame, Player, State, fresh_turn, push
from .walking import escaping

END_OF_TURN = (("end_effects",), ("clean_up",), ("leave",), ("refill", False), ("next",))  # R10.1


@step("begin")
def _begin(s: State, p: Player, effect: Effect, source: Card) -> None:
    """A turn starts; a moment in a crystal cave is a moment spent in one (R3.9)."""
    s.turn = fresh_turn(ended=False, cave_seen=s.dungeon.room(p.room).cave)
    p.turns += 1
    if s.log is not None:
        s.log.append(ev.TurnStarted(p.seat))


@step("end_effects")
def _end_effects(s: State, p: Player, effect: Effect, source: Card) -> None:
    """Magic Springs found this turn (R9.4)."""
    n = s.turn.springs
    if n:
        push(s, Frame(p.seat, (*((("spring_trash",),) * n), ("springs_gone", n))))


@step("springs_gone")
def _springs_gone(s: State, p: Player, effect: Effect, source: Card) -> None:
    for _ in range(effect[1]):
        changes.spend_token(s, p, s.box.token_ids["magic_spring"])


@step("clean_up")
def _clean_up(s: State, p: Player, effect: Effect, source: Card) -> None:
    clear_turn(s)
    changes.draw_cards(s, p, HAND_SIZE)


@step("leave")
def _leave(s: State, p: Player, effect: Effect, source: Card) -> None:
    """An escaping player is gone before the row is refilled (R12.1)."""
    if escaping(s, p):
        escape(s, p)
        end_if_empty(s)


@step("refill")
def _refill(s: State, p: Player, effect: Effect, source: Card) -> None:
    """Fill the gaps one card at a time; an ARRIVE text happens before the next card is dealt (R10.1 to R10.3)."""
    dragon = effect[1]
    gaps = [slot for slot, card in enumerate(s.row) if card < 0]
    if len(s.deck) < len(gaps):
        end_game(s, "deck_empty")
        return
    for slot in gaps:
        card = changes.deal_row_card(s, slot)
        dragon = dragon or s.box.cards[card].dragon
        if s.box.cards[card].arrive:
            push(s, Frame(p.seat, (("refill", dragon),)))
            arrive(s, card)
            return
    if dragon:
        push(s, Frame(p.seat, (("attack",),)))


@step("next")
def _next(s: State, p: Player, effect: Effect, source: Card) -> None:
    """Clockwise; who is out only wakes the dragon (R12.4)."""
    s.seat = (s.seat + 1) % len(s.players)
    s.turn = fresh_turn(ended=True)
    inside = s.players[s.seat].status == INSIDE
    push(s, Frame(s.seat, (("begin",),) if inside else (("haunt",), ("next",))))
