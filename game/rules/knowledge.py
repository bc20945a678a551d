"""What a seat can know. `observe` hides the rest, `determinize` fills it in with a fair guess.

Hidden: the order of every deck and face-down stack, the hands of others, the two safe tiles put away, and the
generator. Public: what everybody has acquired and discarded, cards put on a deck for all to see, all tokens taken.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import Any

from .changes import without
from .ids import Card, Seat
from .rng import HasRng, below, shuffled
from .state import Frame, Player, State

Reorder = Callable[[tuple[Any, ...]], tuple[Any, ...]]


def observe(s: State, seat: Seat) -> State:
    """The state as one seat knows it: what is hidden lies in sorted order, so that it tells nothing."""
    known = _rearranged(s, seat, lambda things: tuple(sorted(things)))
    known.rng = 0
    return known


def determinize(s: State, seat: Seat, rng: HasRng) -> State:
    """A state that the seat could be in: what is hidden is dealt anew, by a generator of the caller."""
    guess = _rearranged(observe(s, seat), seat, lambda things: shuffled(rng, things))
    guess.rng = below(rng, 1 << 32) << 32 | below(rng, 1 << 32)
    return guess


def _rearranged(s: State, seat: Seat, order: Reorder) -> State:
    new = s.clone()
    new.deck = order(s.deck)
    new.majors, new.minors, new.prisoners = order(s.majors), order(s.minors), order(s.prisoners)
    _hide_tiles(new, order)
    for p in new.players:
        if p.seat == seat:
            p.deck = p.deck[: p.known_deck] + order(p.deck[p.known_deck :])
        else:
            _hide_hand(p, order)
            if new.stack and new.stack[-1] == Frame(p.seat, (("ward",),)):
                _hold_ward(new, p)
    return new


def _hide_tiles(s: State, order: Reorder) -> None:
    """Safe tiles are known to lie above the Depths; which of them were put away is not (R2.2)."""
    stack, away = s.tile_stack, s.tiles_away
    s.tile_stack = s.tiles_away = ()
    for zone in ("safe", "depths"):
        lying = tuple(t for t in stack if s.box.tiles[t].zone == zone)
        pool = order(lying + tuple(t for t in away if s.box.tiles[t].zone == zone))
        s.tile_stack += pool[: len(lying)]
        s.tiles_away += pool[len(lying) :]


def _hide_hand(p: Player, order: Reorder) -> None:
    """Hand and deck of another player are one pool, but for the cards that everybody saw go there."""
    open_top = p.deck[: p.known_deck]
    pool = order(_less(p.hand, p.known_hand) + p.deck[p.known_deck :])
    unknown = len(p.hand) - len(p.known_hand)
    p.hand = tuple(sorted(p.known_hand + pool[:unknown]))
    p.deck = open_top + pool[unknown:]


def _hold_ward(s: State, p: Player) -> None:
    """Who is asked about a ghost holds a card against it, whatever else is guessed of the hand."""
    known = p.known_deck
    if not s.box.wards.intersection(p.hand):
        ward = next(card for card in p.deck[known:] if card in s.box.wards)
        given = _less(p.hand, p.known_hand)[0]
        p.deck = (*p.deck[:known], *without(p.deck[known:], ward), given)
        p.hand = tuple(sorted((*without(p.hand, given), ward)))


def _less(cards: tuple[Card, ...], gone: tuple[Card, ...]) -> tuple[Card, ...]:
    return tuple((Counter(cards) - Counter(gone)).elements())
