"""Dungeon tiles as the rules see them: rooms, tunnel pieces and portals of one tile.

A tile is one unit square, or two for the starting tile (square 0 is the upper half, square 1 the lower).
Mouths are numbered clockwise: `square * 8 + side * 2 + k`, side 0 north, 1 east, 2 south, 3 west, and `k` 0 for the
first and 1 for the second mouth met when going clockwise around the square. A tile turned by `r` quarter turns
(clockwise) shows its mouth `m` where mouth `(m + 2 * r) % 8` was.
"""

from __future__ import annotations

import hashlib
from dataclasses import dataclass, field
from typing import Any, NamedTuple

Point = tuple[float, float]

ROOM, MOUTH, PORTAL = 0, 1, 2  # what a tunnel piece can end at

ROOMS_PER_TILE = 8  # a room of the dungeon is numbered `place * ROOMS_PER_TILE + its number on the tile`
LOCKS_PER_TILE = 8
PORTALS_PER_TILE = 4

UNIT = 384.0  # side of a unit square in map pixels


class End(NamedTuple):
    """One end of a tunnel piece: the kind (ROOM, MOUTH or PORTAL) and the number on the tile."""

    kind: int
    number: int


class RoomDef(NamedTuple):
    """One room. `artifact` is the number of plus signs, -1 without an artifact space."""

    name: str
    square: int = 0
    depths: bool = False
    crypt: bool = False
    shrine: bool = False
    market: bool = False
    wayshrine: bool = False
    cave: bool = False
    artifact: int = -1
    feature: str = ""  # "", "chest", "library", "prison"
    reward: str = ""  # "", "minor", "heal", "gold"
    gold: int = 0
    shape: str = "round"  # "round", "rect", "octagon"


class TunnelDef(NamedTuple):
    """One tunnel piece. A one-way piece is walked from `ends[0]` to `ends[1]`."""

    ends: tuple[End, End]
    footprints: bool = False
    monsters: int = 0
    locks: int = 0
    one_way: bool = False


# A tunnel piece as a walker meets it: the end it leads to (kind, number), footprints, monsters, the bit set of its
# locks on the tile, and whether its arrow points the other way.
Walk = tuple[int, int, bool, int, int, bool]


class TileGeometry(NamedTuple):
    """Where the parts of a tile lie, in map pixels from its upper left corner, for one rotation."""

    rooms: tuple[tuple[float, float, float, float], ...]  # left, top, width, height
    lines: tuple[tuple[Point, ...], ...]  # one polyline per tunnel piece, from ends[0] to ends[1]
    portals: tuple[Point, ...]


Doors = dict[tuple[int, int], tuple[tuple[int, int], ...]]  # the End of a room or portal -> (tunnel, end) pairs


def tile_digest(tile: TileDef) -> str:
    """A short digest of all that matters to the rules: not the title, the shapes or where things lie."""
    rooms = tuple(room._replace(shape="") for room in tile.rooms)
    content = repr((tile.zone, tile.haunted, tile.portals, rooms, tile.tunnels))
    return hashlib.blake2b(content.encode(), digest_size=8).hexdigest()


def _derived() -> Any:
    """A field that follows from the others."""
    return field(init=False, compare=False, repr=False)


@dataclass(frozen=True)
class TileDef:
    """One tile of the box. `zone` is "safe", "depths" or "start"."""

    slug: str
    title: str
    zone: str
    rooms: tuple[RoomDef, ...]
    tunnels: tuple[TunnelDef, ...]
    portals: int = 0
    haunted: bool = False
    geometry: tuple[TileGeometry, ...] = ()  # indexed by rotation; the starting tile has one
    mouths: tuple[tuple[int, int] | None, ...] = _derived()  # mouth -> (tunnel, end) or a wall
    busy: tuple[bool, ...] = _derived()  # room (up to ROOMS_PER_TILE) -> whether there is something to do in it
    walks: tuple[tuple[Walk, Walk], ...] = _derived()  # tunnel -> the walk from its end 0, from its end 1
    doors: Doors = _derived()  # noqa: RUF009

    def __post_init__(self) -> None:
        mouths: list[tuple[int, int] | None] = [None] * (8 * self.squares)
        doors: Doors = {}
        walks: list[tuple[Walk, Walk]] = []
        locks = 0
        for number, tunnel in enumerate(self.tunnels):
            bits = ((1 << tunnel.locks) - 1) << locks
            locks += tunnel.locks
            icons = (tunnel.footprints, tunnel.monsters, bits)
            walks.append(((*tunnel.ends[1], *icons, False), (*tunnel.ends[0], *icons, tunnel.one_way)))
            for which, end in enumerate(tunnel.ends):
                if end.kind == MOUTH:
                    mouths[end.number] = (number, which)
                else:
                    doors[end] = (*doors.get(end, ()), (number, which))
        object.__setattr__(self, "mouths", tuple(mouths))
        object.__setattr__(self, "walks", tuple(walks))
        busy = [r.artifact >= 0 or bool(r.feature) or r.market or r.wayshrine for r in self.rooms]
        object.__setattr__(self, "busy", (*busy, *[False] * (ROOMS_PER_TILE - len(busy))))
        object.__setattr__(self, "doors", doors)

    @property
    def squares(self) -> int:
        """How many unit squares the tile covers."""
        return 2 if self.zone == "start" else 1

    @property
    def is_square(self) -> bool:
        """Whether the tile can be turned (R15.2)."""
        return self.squares == 1
