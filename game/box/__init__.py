"""What is in the box: cards, tokens and tiles as data, put together into the `Box` of one game."""

from __future__ import annotations

from functools import lru_cache

from game.paths import resource
from game.rules import Box, TileDef

from . import cards, tokens
from .tiles import load_tiles


@lru_cache(maxsize=1)
def base_tiles() -> tuple[TileDef, ...]:
    """The tiles that ship with the game, read once."""
    return tuple(load_tiles(resource("art", "tiles")))


@lru_cache(maxsize=4)
def build_box(promos: bool = False, extra_tiles: tuple[TileDef, ...] = ()) -> Box:
    """The box for the chosen options; the same object for the same options."""
    chosen = cards.BASE + (cards.PROMOS if promos else ())
    return Box(chosen, tokens.BASE, base_tiles() + extra_tiles)
