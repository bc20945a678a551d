"""What is in the box: cards, tokens and tiles as data, put together into the `Box` of one game."""

from __future__ import annotations

from functools import lru_cache
from pathlib import Path

from game.paths import user_dir
from game.rules import Box, Setup, TileDef

from . import cards, tokens
from .tiles import TileError, load_tiles, load_user_tiles

__all__ = ["TileError", "base_tiles", "box_for", "build_box", "own_tile_folder"]


@lru_cache(maxsize=1)
def base_tiles() -> tuple[TileDef, ...]:
    """The tiles that ship with the game, read once."""
    return load_tiles()


def build_box(promos: bool = False, extra_tiles: tuple[TileDef, ...] = ()) -> Box:
    """The box for the chosen options; the same object for the same options."""
    return _build(promos, extra_tiles)


@lru_cache(maxsize=4)
def _build(promos: bool, extra_tiles: tuple[TileDef, ...]) -> Box:
    chosen = cards.BASE + (cards.PROMOS if promos else ())
    return Box(chosen, tokens.BASE, base_tiles() + extra_tiles)


def own_tile_folder() -> Path:
    """Where a player puts maps of their own."""
    return user_dir("tiles")


def box_for(setup: Setup, folder: Path | None = None) -> tuple[Box, tuple[TileError, ...]]:
    """The box that a set-up asks for, and what is wrong with the player's own maps that had to be left out."""
    if not setup.own_tiles:
        return build_box(setup.promos), ()
    tiles, problems = load_user_tiles(folder or own_tile_folder(), [tile.slug for tile in base_tiles()])
    return build_box(setup.promos, tiles), problems
