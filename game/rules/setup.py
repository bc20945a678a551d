"""Setting up a game (R2)."""

from __future__ import annotations

from . import (  # noqa: F401  (they register what effects, questions and steps do)
    dragon,
    flow,
    ops,
    questions,
)
from .box import Box
from .changes import draw_cards
from .dungeon import Dungeon
from .ids import (
    BLACK_CUBES,
    GHOSTS,
    HAND_SIZE,
    IDOLS,
    RAGE_START,
    ROW_SIZE,
    SAFE_TILES_USED,
    STARTING_CLANK,
    Card,
)
from .interpreter import advance
from .rng import below, seeded, shuffled
from .state import Frame, Player, Setup, State


def new_game(box: Box, setup: Setup, seed: int) -> State:
    """A game ready for its first decision. The same box, set-up and seed always give the same game."""
    check_setup(box, setup)
    start = box.tile_ids[setup.start]
    s = State(box, setup, seeded(seed), [Player(seat) for seat in range(setup.players)], Dungeon(box.tiles, start))
    s.rage = RAGE_START[setup.players]
    s.seat = s.first = setup.first if setup.first >= 0 else below(s, setup.players)
    _stack_tiles(s)
    _fill_bank(s)
    _deal_row(s)
    for p in s.players:
        _outfit(s, p)
    frames = [Frame(s.first, box.cards[card].arrive, card) for card in s.row if box.cards[card].arrive]
    s.stack = (Frame(s.first, (("begin",),)), *reversed(frames))
    advance(s)
    return s


def check_setup(box: Box, setup: Setup) -> None:
    """ValueError if no game can be set up like this."""
    if setup.players not in RAGE_START:
        raise ValueError(f"players: {setup.players} cannot play, {min(RAGE_START)} to {max(RAGE_START)} can")
    if setup.promos and not any(card.set == "promo" for card in box.cards):
        raise ValueError("promos: the box was put together without them")
    if not -1 <= setup.first < setup.players:
        raise ValueError(f"first: there is no seat {setup.first}")
    if setup.start not in box.tile_ids or box.tiles[box.tile_ids[setup.start]].zone != "start":
        raise ValueError(f"start: there is no starting tile {setup.start!r}")


def _stack_tiles(s: State) -> None:
    """Four of the safe tiles on top of the Depths (R2.2)."""
    zones = {zone: tuple(i for i, t in enumerate(s.box.tiles) if t.zone == zone) for zone in ("safe", "depths")}
    depths = shuffled(s, zones["depths"])
    safe = shuffled(s, zones["safe"])
    s.tile_stack = safe[:SAFE_TILES_USED] + depths
    s.tiles_away = safe[SAFE_TILES_USED:]


def _fill_bank(s: State) -> None:
    """Tokens, cubes and reserve (R2.3 to R2.6)."""
    box = s.box
    s.artifact_stack = box.pile("artifact")
    s.majors = shuffled(s, box.pile("major"))
    s.minors = shuffled(s, box.pile("minor"))
    s.prisoners = shuffled(s, box.pile("prisoner"))
    stock = box.pile("market")
    s.market = tuple(tuple(t for t in stock if box.tokens[t].item == item) for item in box.items)
    s.idols = IDOLS
    s.masteries = len(s.players)
    s.ghosts_bank = GHOSTS
    s.black_bag = BLACK_CUBES
    s.reserve = tuple(box.cards[card].copies for card in box.reserve)


def _deal_row(s: State) -> None:
    """Six cards without the dragon symbol; the others are shuffled back (R2.7)."""
    deck = shuffled(s, s.box.dungeon_deck())
    row: list[Card] = []
    replaced: list[Card] = []
    used = 0
    while len(row) < ROW_SIZE:
        (replaced if s.box.cards[deck[used]].dragon else row).append(deck[used])
        used += 1
    s.row = tuple(row)
    s.deck = shuffled(s, (*deck[used:], *replaced)) if replaced else deck[used:]


def _outfit(s: State, p: Player) -> None:
    """Deck, hand, place and first noise of a player (R2.8, R2.9)."""
    p.room = crypt(s)
    p.deck = shuffled(s, s.box.starting_deck())
    draw_cards(s, p, HAND_SIZE)
    noise = STARTING_CLANK[(p.seat - s.first) % len(s.players)]
    p.supply -= noise
    p.noise += noise


def crypt(s: State) -> int:
    """The room where everybody starts and wants to be back."""
    return next(room for room in s.dungeon.rooms_of(0) if s.dungeon.room(room).crypt)
