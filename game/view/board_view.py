"""What of the dungeon is drawn, and where its parts lie: rooms, tunnels, cells, in the world and in the window."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import pairwise
from math import atan2, degrees, dist
from typing import NamedTuple

from pygame import Rect

from game.box.tile_geometry import leave
from game.rules import Box
from game.rules.dungeon import Cell, Piece, Place
from game.rules.ids import Room, Seat, Token
from game.rules.tiles import ROOM, ROOMS_PER_TILE, UNIT, RoomDef, TileDef, TileGeometry

from .camera import Bounds, Camera, Point

Line = tuple[Point, ...]

BEND = 0.07  # squares from a corner of a tunnel at which its rounding begins, as it is painted
LEAST_TARGET = 40  # units: rooms can be clicked this far across, however small they are shown


class Pawn(NamedTuple):
    """A pawn in a room; the active one glows."""

    seat: Seat
    colour: str
    room: Room
    active: bool = False


@dataclass
class BoardView:
    """The dungeon as it is shown at one moment. Rooms and locks are numbered as in the rules."""

    tiles: tuple[TileDef, ...]
    places: Sequence[Place]
    open_locks: set[int] = field(default_factory=set)
    picked: set[Room] = field(default_factory=set)
    lying: Mapping[Room, list[Token]] = field(default_factory=dict)
    marks: Mapping[Room, list[str]] = field(default_factory=dict)  # the colours on a wayshrine
    pawns: Sequence[Pawn] = ()
    box: Box | None = None  # for the faces of what lies there

    def tile(self, place: int) -> TileDef:
        """The tile of a laid place."""
        return self.tiles[self.places[place].tile]

    def geometry(self, place: int) -> TileGeometry:
        """Where the parts of a laid tile are, as it is turned."""
        return geometry_of(self.tile(place), self.places[place].rotation)

    def room(self, room: Room) -> RoomDef:
        """What is printed in a room."""
        place, number = divmod(room, ROOMS_PER_TILE)
        return self.tile(place).rooms[number]

    def cells(self) -> set[Cell]:
        """All cells that tiles lie on."""
        return {(laid.x, laid.y + s) for laid in self.places for s in range(self.tiles[laid.tile].squares)}

    def bounds(self) -> Bounds:
        """The smallest rectangle around all tiles, in squares."""
        cells = self.cells()
        xs, ys = [x for x, _ in cells], [y for _, y in cells]
        return float(min(xs)), float(min(ys)), float(max(xs) + 1), float(max(ys) + 1)

    def rooms(self) -> Iterable[Room]:
        """Every room that lies open."""
        for place in range(len(self.places)):
            first = place * ROOMS_PER_TILE
            yield from range(first, first + len(self.tile(place).rooms))


def geometry_of(tile: TileDef, rotation: int) -> TileGeometry:
    """The geometry of a tile for a rotation; the starting tile has only one."""
    return tile.geometry[rotation if tile.is_square else 0]


# --- the world -------------------------------------------------------------------------------------------------------


def room_box(view: BoardView, room: Room) -> tuple[float, float, float, float]:
    """A room in the world: left, top, width, height in squares."""
    place, number = divmod(room, ROOMS_PER_TILE)
    laid = view.places[place]
    left, top, width, height = view.geometry(place).rooms[number]
    return laid.x + left / UNIT, laid.y + top / UNIT, width / UNIT, height / UNIT


def room_centre(view: BoardView, room: Room) -> Point:
    """The middle of a room, in squares."""
    left, top, width, height = room_box(view, room)
    return left + width / 2, top + height / 2


def open_line(tile: TileDef, geometry: TileGeometry, tunnel: int) -> Line:
    """A tunnel's line between the rooms it joins, in map pixels; all of it if it is within them."""
    line = geometry.lines[tunnel]
    first, last = tile.tunnels[tunnel].ends
    if first.kind == ROOM:
        line = leave(line, geometry.rooms[first.number]) or line
    if last.kind == ROOM:
        line = leave(line[::-1], geometry.rooms[last.number])[::-1] or line
    return line


def smooth(line: Line, bend: float, steps: int = 4) -> list[Point]:
    """The line with its corners rounded off; both ends stay."""
    points = [line[0]]
    for before, corner, after in zip(line, line[1:], line[2:], strict=False):
        start, end = _towards(corner, before, bend), _towards(corner, after, bend)
        for step in range(steps + 1):
            t = step / steps
            near, far = (1 - t) ** 2, t * t
            mid = 1 - near - far
            points.append(
                (near * start[0] + mid * corner[0] + far * end[0], near * start[1] + mid * corner[1] + far * end[1])
            )
    return [*points, line[-1]]


def _towards(corner: Point, other: Point, bend: float) -> Point:
    far = dist(corner, other)
    step = min(bend, far / 2) / far if far else 0.0
    return corner[0] + (other[0] - corner[0]) * step, corner[1] + (other[1] - corner[1]) * step


def at_share(line: Sequence[Point], share: float) -> tuple[Point, float]:
    """The point at a share of a line's length, and where the line leads there (degrees, 0 right, clockwise)."""
    left = share * sum(dist(a, b) for a, b in pairwise(line))
    for a, b in pairwise(line):
        step = dist(a, b)
        if step and step >= left:
            t = left / step
            return (a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t), degrees(atan2(b[1] - a[1], b[0] - a[0]))
        left -= step
    return line[-1], 0.0


# --- the window ------------------------------------------------------------------------------------------------------


def room_rect(camera: Camera, view: BoardView, room: Room) -> Rect:
    """A room in the window."""
    left, top, width, height = room_box(view, room)
    return camera.rect(left, top, left + width, top + height)


def cell_rect(camera: Camera, cell: Cell) -> Rect:
    """A cell in the window."""
    return camera.rect(cell[0], cell[1], cell[0] + 1, cell[1] + 1)


def room_at(camera: Camera, view: BoardView, pos: Point) -> Room | None:
    """The room at a point of the window; a small one can be missed by a little."""
    least = round(LEAST_TARGET * camera.unit)
    near: list[tuple[float, Room]] = []
    for room in view.rooms():
        rect = room_rect(camera, view, room)
        if rect.inflate(max(0, least - rect.width), max(0, least - rect.height)).collidepoint(pos):
            near.append((dist(rect.center, pos), room))
    return min(near)[1] if near else None


def tunnel_stretches(camera: Camera, view: BoardView, pieces: Iterable[Piece]) -> list[list[Point]]:
    """The line of a way along its tunnels, in the window; a new stretch begins behind every portal."""
    stretches: list[list[Point]] = []
    for place, tunnel, end in pieces:
        laid = view.places[place]
        points = smooth(view.geometry(place).lines[tunnel], BEND * UNIT)
        screen = [camera.to_screen((laid.x + x / UNIT, laid.y + y / UNIT)) for x, y in points]
        if end:
            screen.reverse()
        if stretches and dist(stretches[-1][-1], screen[0]) < 2:
            stretches[-1] += screen[1:]
        else:
            stretches.append(screen)
    return stretches


def tunnel_points(camera: Camera, view: BoardView, pieces: Iterable[Piece]) -> list[Point]:
    """The line of a way along its tunnels, in the window, from where the walker comes in."""
    return [point for stretch in tunnel_stretches(camera, view, pieces) for point in stretch]
