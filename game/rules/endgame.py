"""Leaving the game: knocked out, escaped, and the end for everyone (R12)."""

from __future__ import annotations

from . import changes
from . import events as ev
from .effects import Effect
from .ids import ESCAPED, HEALTH, INSIDE, KNOCKED_OUT, Card
from .interpreter import step
from .state import Frame, Player, State, fresh_turn, tiles_in_hand
from .tokens import take_token

AFTER_TURN = (("refill", False),)  # what is left of a turn when the player is gone (R3.13, R10.1)


def knock_out(s: State, p: Player) -> None:
    """The player is out; in the own turn everything else of that turn falls away (R3.13)."""
    p.status = KNOCKED_OUT
    if s.log is not None:
        s.log.append(ev.KnockedOut(p.seat))
    if p.seat == s.seat and not s.turn.ended:
        clear_turn(s)
        _return_tiles(s)
        s.stack = (Frame(p.seat, AFTER_TURN),)


def _return_tiles(s: State) -> None:
    """A revealed tile that nobody can lay any more goes back on top of the stack."""
    for tile in tiles_in_hand(s):
        s.tile_stack = (tile, *s.tile_stack)
        if s.log is not None:
            s.log.append(ev.TileReturned(tile))


def clear_turn(s: State) -> None:
    """Pools, credit, waiting effects and conditions are gone; the play area is emptied (R10.1)."""
    p = s.players[s.seat]
    p.discard += p.played
    p.played = ()
    s.turn = fresh_turn(ended=True)
    if s.log is not None:
        s.log.append(ev.TurnEnded(p.seat))


def escape(s: State, p: Player) -> None:
    """The player leaves with a mastery token (R12.1)."""
    p.status = ESCAPED
    s.masteries -= 1
    if s.log is not None:
        s.log.append(ev.Escaped(p.seat))
    take_token(s, p, s.box.token_ids["mastery"], "mastery")


def end_if_empty(s: State) -> None:
    """The game ends when everyone is out (R12.5)."""
    if all(p.status != INSIDE for p in s.players):
        end_game(s, "everyone_out")


def end_game(s: State, how: str) -> None:
    """The game ends at once; whoever is still inside is knocked out (R10.2, R11.4)."""
    s.turn.ended = True
    for p in s.players:
        if p.status == INSIDE:
            knock_out(s, p)
    s.over = how
    s.stack = ()
    if s.log is not None:
        s.log.append(ev.GameOver(how))


@step("hurt")
def _hurt(s: State, p: Player, effect: Effect, source: Card) -> None:
    changes.mark_damage(s, p, effect[1])
    if p.damage >= HEALTH:
        knock_out(s, p)
        end_if_empty(s)
