"""The course of a game: beginning and ending turns, refilling the row, whose turn is next (R10)."""

from __future__ import annotations

from . import changes
from . import events as ev
from .dragon import attack, wake
from .effects import Effect
from .endgame import clear_turn, end_game, end_if_empty, escape
from .ids import HAND_SIZE, INSIDE, Card
from .interpreter import step
from .questions import arrive
from .state import Frame, Player, State, fresh_turn, push
from .walking import escaping


@step("begin")
def begin_turn(s: State, p: Player, effect: Effect = (), source: Card = -1) -> None:
    """A turn starts; a moment in a crystal cave is a moment spent in one (R3.9)."""
    s.turn = fresh_turn(ended=False, cave_seen=s.dungeon.room(p.room).cave)
    p.turns += 1
    if s.log is not None:
        s.log.append(ev.TurnStarted(p.seat))


def end_turn(s: State, p: Player) -> None:
    """End-of-turn effects come first: Magic Springs found this turn (R9.4, R10.1)."""
    n = s.turn.springs
    if n:
        push(s, Frame(p.seat, (*((("spring_trash",),) * n), ("springs_gone", n), ("clean_up",))))
    else:
        _clean_up(s, p)


@step("springs_gone")
def _springs_gone(s: State, p: Player, effect: Effect, source: Card) -> None:
    for _ in range(effect[1]):
        changes.spend_token(s, p, s.box.token_ids["magic_spring"])


@step("clean_up")
def _clean_up(s: State, p: Player, effect: Effect = (), source: Card = -1) -> None:
    """Empty the play area and draw; who escapes is gone before the row is refilled (R10.1, R12.1)."""
    clear_turn(s)
    changes.draw_cards(s, p, HAND_SIZE)
    if p.artifacts and escaping(s, p):
        escape(s, p)
        end_if_empty(s)
    if not s.over:
        _refill(s, p, ("refill", False))


@step("refill")
def _refill(s: State, p: Player, effect: Effect, source: Card = -1) -> None:
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
        push(s, Frame(p.seat, (("next",),)))
        attack(s, p)
    else:
        _next(s, p)


@step("next")
def _next(s: State, p: Player, effect: Effect = (), source: Card = -1) -> None:
    """Clockwise; the turn of who is out only wakes the dragon (R12.4)."""
    s.seat = (s.seat + 1) % len(s.players)
    player = s.players[s.seat]
    if player.status == INSIDE:
        begin_turn(s, player)
    else:
        s.turn = fresh_turn(ended=True)
        push(s, Frame(s.seat, (("next",),)))
        wake(s, player)
