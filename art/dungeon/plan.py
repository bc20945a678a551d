"""The plan of a tile: its map in units of the tile's side (origin top left), as shapes a mask can be made of."""

from __future__ import annotations

import math
from collections.abc import Sequence
from itertools import pairwise
from pathlib import Path
from typing import NamedTuple

from art.kit.shapes import Draw, circle, ellipse, polygon, rounded, stroke
from game.box.tile_geometry import leave, mouth_points
from game.box.tiles import load_tile
from game.rules.tiles import ROOM, UNIT, Point, RoomDef, TileDef

TUNNEL, MOUTH = 0.094, 0.112  # widths
FLARE = (0.014, 0.055)  # a mouth is straight up to the first, as narrow as its tunnel from the second
BEND = 0.07  # how far from a corner of the line its rounding may begin
PORTAL = 0.100  # radius of the platform that a portal lies on


class Room(NamedTuple):
    """A room: its middle, half its width and height, and the points of its wall where tunnels come in."""

    name: str
    x: float
    y: float
    rx: float
    ry: float
    place: RoomDef
    doors: tuple[Point, ...]

    @property
    def shape(self) -> str:
        """Round, rect or octagon."""
        return self.place.shape

    def reach(self, angle: float, inset: float = 0.0) -> float:
        """The distance from the middle to the wall, less `inset`, in a direction (radians, 0 to the right)."""
        rx, ry = self.rx - inset, self.ry - inset
        c, s = abs(math.cos(angle)) + 1e-9, abs(math.sin(angle)) + 1e-9
        if self.shape == "round":
            return 1 / math.hypot(c / rx, s / ry)
        box = min(rx / c, ry / s)
        return box if self.shape == "rect" else min(box, math.sqrt(2) / (c / rx + s / ry))

    def at(self, angle: float, inset: float = 0.0) -> Point:
        """The point `inset` before the wall in a direction."""
        far = self.reach(angle, inset)
        return self.x + far * math.cos(angle), self.y + far * math.sin(angle)

    def outline(self, inset: float = 0.0) -> Draw | str:
        """The room's shape, smaller by `inset` on all sides (negative: larger)."""
        rx, ry = self.rx - inset, self.ry - inset
        if self.shape == "round":
            return ellipse(self.x, self.y, rx, ry)
        if self.shape == "rect":
            return rounded(self.x - rx, self.y - ry, self.x + rx, self.y + ry, 0.016)
        cut = math.sqrt(2) - 1
        corners = [(1, cut), (cut, 1), (-cut, 1), (-1, cut), (-1, -cut), (-cut, -1), (cut, -1), (1, -cut)]
        return polygon((self.x + rx * u, self.y + ry * v) for u, v in corners)


class Plan(NamedTuple):
    """All that is painted of a tile; `squares` is its height in sides."""

    slug: str
    zone: str
    haunted: bool
    squares: int
    rooms: tuple[Room, ...]
    tunnels: tuple[tuple[Point, ...], ...]
    portals: tuple[Point, ...]

    @property
    def mouths(self) -> list[Point]:
        """Where tunnels leave the tile."""
        return [(x / UNIT, y / UNIT) for x, y in mouth_points(self.squares).values()]

    def floor(self) -> list[Draw | str]:
        """Everything one can walk on."""
        ways: list[Draw | str] = [stroke(_rounded_line(line), TUNNEL) for line in self.tunnels]
        ways += self.throats()
        ways += [room.outline() for room in self.rooms]
        return [*ways, *(circle(x, y, PORTAL) for x, y in self.portals)]

    def throats(self) -> list[Draw | str]:
        """The mouths alone: the same on every side of every tile, so that neighbours meet."""
        return [_throat(point, self.squares) for point in self.mouths]

    def chambers(self) -> list[Draw | str]:
        """The rooms alone."""
        return [room.outline() for room in self.rooms]


def plan_of(path: Path) -> Plan:
    """The plan of a map file."""
    tile = load_tile(path)
    geometry = tile.geometry[0]
    return Plan(
        slug=tile.slug,
        zone=tile.zone,
        haunted=tile.haunted,
        squares=tile.squares,
        rooms=tuple(_room(tile, number) for number in range(len(tile.rooms))),
        tunnels=tuple(tuple((x / UNIT, y / UNIT) for x, y in line) for line in geometry.lines),
        portals=tuple((x / UNIT, y / UNIT) for x, y in geometry.portals),
    )


def _room(tile: TileDef, number: int) -> Room:
    left, top, width, height = tile.geometry[0].rooms[number]
    place = tile.rooms[number]
    bare = Room(
        place.name,
        (left + width / 2) / UNIT,
        (top + height / 2) / UNIT,
        width / 2 / UNIT,
        height / 2 / UNIT,
        place,
        (),
    )
    doors = []
    for tunnel, line in zip(tile.tunnels, tile.geometry[0].lines, strict=True):
        for end, way in zip(tunnel.ends, (line, line[::-1]), strict=True):
            if end.kind == ROOM and end.number == number:
                x, y = leave(way, (left, top, width, height))[0]
                doors.append(bare.at(math.atan2(y / UNIT - bare.y, x / UNIT - bare.x)))
    return bare._replace(doors=tuple(doors))


def _rounded_line(line: Sequence[Point]) -> str:
    """Path data of a line with its corners rounded off."""
    parts = [f"M{line[0][0]:.5f} {line[0][1]:.5f}"]
    for before, corner, after in zip(line, line[1:], line[2:], strict=False):
        start, end = _towards(corner, before), _towards(corner, after)
        parts.append(f"L{start[0]:.5f} {start[1]:.5f} Q{corner[0]:.5f} {corner[1]:.5f} {end[0]:.5f} {end[1]:.5f}")
    return " ".join([*parts, f"L{line[-1][0]:.5f} {line[-1][1]:.5f}"])


def _towards(corner: Point, other: Point) -> Point:
    far = math.dist(corner, other)
    step = min(BEND, far / 2) / far if far else 0.0
    return corner[0] + (other[0] - corner[0]) * step, corner[1] + (other[1] - corner[1]) * step


def _throat(mouth: Point, squares: int) -> str:
    """The floor of a mouth: straight at the border, then narrowing to the tunnel's width."""
    x, y = mouth
    inward = (0.0, 1.0) if y == 0 else (0.0, -1.0) if y == squares else (1.0, 0.0) if x == 0 else (-1.0, 0.0)
    across = (-inward[1], inward[0])
    wide, narrow = MOUTH / 2, TUNNEL / 2
    outline = [(-0.3, wide), (FLARE[0], wide), (FLARE[1], narrow)]
    outline += [(depth, -half) for depth, half in reversed(outline)]
    return polygon(
        (x + inward[0] * depth + across[0] * half, y + inward[1] * depth + across[1] * half) for depth, half in outline
    )


def length(line: Sequence[Point]) -> float:
    """The length of a line."""
    return sum(math.dist(a, b) for a, b in pairwise(line))


def along(line: Sequence[Point], share: float) -> tuple[Point, float]:
    """The point at a share of a line's length, and the direction of the line there."""
    left = length(line) * share
    for a, b in pairwise(line):
        step = math.dist(a, b)
        if step >= left and step:
            t = left / step
            return (a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t), math.atan2(b[1] - a[1], b[0] - a[0])
        left -= step
    return line[-1], 0.0
