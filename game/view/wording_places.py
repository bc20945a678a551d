"""Rooms, tiles and ways in words."""

from __future__ import annotations

from game.rules.dungeon import SIDES, Cell, Dungeon, Route
from game.rules.ids import Room
from game.rules.state import State
from game.rules.tiles import RoomDef, TileDef
from game.rules.walking import closed_locks, monsters_of
from game.strings import Words

from .wording_effects import amount

_COMPASS = ("north", "east", "south", "west")  # in the order of SIDES
_HALVES = ("upper", "lower")


def room_name(words: Words, dungeon: Dungeon, room: Room) -> str:
    """A room of the dungeon as people call it."""
    return room_title(words, dungeon.room(room))


def room_title(words: Words, room: RoomDef) -> str:
    """A room as people call it: "Flooded Nave". A language may name it itself, as `room.flooded_nave`."""
    key = f"room.{room.name}"
    return words(key) if key in words else room.name.replace("_", " ").title()


def tile_name(words: Words, tile: TileDef) -> str:
    """The title of a tile. A language may give its own, as `tile.d04`."""
    key = f"tile.{tile.slug}"
    return words(key) if key in words else tile.title


def turned(words: Words, rotation: int) -> str:
    """An orientation, as seen from how the tile is revealed."""
    return words(f"turned.{rotation % 4}")


def turned_by(words: Words, rotation: int, before: int) -> str:
    """An orientation, as seen from how the tile lies now."""
    return words(f"turn_by.{(rotation - before) % 4}")


def beside(words: Words, dungeon: Dungeon, cell: Cell, place: int = -1) -> str:
    """Where an empty cell is: "north of The Bone Market"; `place` is the laid tile to tell it by, if there is one."""
    if place < 0:
        place = next(number for number in range(len(dungeon.places)) if cell in dungeon.beside(number))
    laid = dungeon.places[place]
    tile = dungeon.tiles[laid.tile]
    for square in range(tile.squares):
        offset = (cell[0] - laid.x, cell[1] - laid.y - square)
        if offset in SIDES:
            side = _COMPASS[SIDES.index(offset)]
            half = f"_{_HALVES[square]}" if tile.squares > 1 and side in ("east", "west") else ""
            return words(f"beside.{side}{half}", tile=tile_name(words, tile))
    raise ValueError(f"{cell} is not beside place {place}")


def route_end(words: Words, dungeon: Dungeon, route: Route) -> str:
    """Where a route that leads to an edge would discover a tile."""
    if route.cell is None:
        raise ValueError("the route ends in a room")
    return beside(words, dungeon, route.cell, route.pieces[-1][0])


def route_price(words: Words, state: State, route: Route, swords: int) -> str:
    """What a route to a room costs: boots, lockpicks, swords and damage, as far as there are any."""
    amounts = {
        "boots": route.boots,
        "lockpick": closed_locks(state, route).bit_count(),
        "swords": swords,
        "damage": monsters_of(state, route) - swords,
    }
    return _listed(words, amounts)


def known_price(words: Words, state: State, route: Route) -> str:
    """What is known of the cost of a route to an edge."""
    amounts = {
        "boots": route.boots,
        "lockpick": closed_locks(state, route).bit_count(),
        "monsters": monsters_of(state, route),
    }
    return _listed(words, amounts)


def _listed(words: Words, amounts: dict[str, int]) -> str:
    return words.join((amount(words, what, n) for what, n in amounts.items() if n), "then")
