"""Plane geometry of a tile: distances, clipping lines at rooms, turning. Map pixels, y downwards."""

from __future__ import annotations

from itertools import pairwise
from math import dist, hypot

from game.rules.tiles import UNIT, Point, TileGeometry

MOUTH_PIXELS = (UNIT / 3, UNIT * 2 / 3)

Rect = tuple[float, float, float, float]  # left, top, width, height
Line = tuple[Point, ...]


def mouth_points(squares: int) -> dict[int, Point]:
    """Where the mouths of a tile of that many squares lie; the graveyard wall and the inner border have none."""
    low, high = MOUTH_PIXELS
    north, east = ((low, 0.0), (high, 0.0)), ((UNIT, low), (UNIT, high))
    south, west = ((high, UNIT), (low, UNIT)), ((0.0, high), (0.0, low))
    if squares == 1:
        return dict(enumerate(north + east + south + west))
    upper = {0: north[0], 1: north[1], 2: east[0], 3: east[1], 6: west[0], 7: west[1]}
    lower = {8 + number: (x, y + UNIT) for number, (x, y) in upper.items() if number > 1}
    return upper | lower


def contains(rect: Rect, point: Point) -> bool:
    """Whether the point lies in the rectangle or on its border."""
    left, top, width, height = rect
    return left <= point[0] <= left + width and top <= point[1] <= top + height


def inset(rect: Rect, width: float, height: float) -> float:
    """The least distance from the rectangle to the border of a tile; negative when it sticks out."""
    left, top, wide, high = rect
    return min(left, top, width - left - wide, height - top - high)


def rect_gap(one: Rect, other: Rect) -> float:
    """The distance between two rectangles, 0 when they touch or overlap."""
    across = max(one[0] - other[0] - other[2], other[0] - one[0] - one[2], 0.0)
    down = max(one[1] - other[1] - other[3], other[1] - one[1] - one[3], 0.0)
    return hypot(across, down)


def bounds(line: Line) -> Rect:
    """The smallest rectangle around a line."""
    xs = [point[0] for point in line]
    ys = [point[1] for point in line]
    return min(xs), min(ys), max(xs) - min(xs), max(ys) - min(ys)


def length(line: Line) -> float:
    """The length of a line along its bends."""
    return sum(dist(a, b) for a, b in pairwise(line))


def point_gap(point: Point, line: Line) -> float:
    """The distance from a point to a line."""
    return min(_to_segment(point, a, b) for a, b in pairwise(line))


def line_gap(one: Line, other: Line, enough: float) -> float:
    """The distance between two lines; `enough` when they are at least that far apart."""
    if rect_gap(bounds(one), bounds(other)) >= enough:
        return enough
    pairs = ((a, b, c, d) for a, b in pairwise(one) for c, d in pairwise(other))
    near = (_between(*pair) for pair in pairs if rect_gap(bounds(pair[:2]), bounds(pair[2:])) < enough)
    return min(near, default=enough)


def line_rect_gap(line: Line, rect: Rect, enough: float) -> float:
    """The distance from a line to a rectangle; `enough` when it is at least that far away."""
    if rect_gap(bounds(line), rect) >= enough:
        return enough
    if any(contains(rect, point) for point in line):
        return 0.0
    left, top, width, height = rect
    right, bottom = left + width, top + height
    border: Line = ((left, top), (right, top), (right, bottom), (left, bottom), (left, top))
    return line_gap(line, border, enough)


def leave(line: Line, rect: Rect) -> Line:
    """The line without its first stretch inside the rectangle; empty when it never leaves it."""
    for number, (a, b) in enumerate(pairwise(line)):
        if not contains(rect, b):
            return (_exit(rect, a, b), *line[number + 1 :])
    return ()


def turned(geometry: TileGeometry) -> TileGeometry:
    """The geometry of a square tile after one more quarter turn clockwise."""
    return TileGeometry(
        rooms=tuple((UNIT - top - high, left, high, wide) for left, top, wide, high in geometry.rooms),
        lines=tuple(tuple(_turned(point) for point in line) for line in geometry.lines),
        portals=tuple(_turned(point) for point in geometry.portals),
    )


def _turned(point: Point) -> Point:
    return UNIT - point[1], point[0]


def _exit(rect: Rect, inner: Point, outer: Point) -> Point:
    left, top, width, height = rect
    steps = []
    for start, end, low, high in (
        (inner[0], outer[0], left, left + width),
        (inner[1], outer[1], top, top + height),
    ):
        if end > high:
            steps.append((high - start) / (end - start))
        elif end < low:
            steps.append((low - start) / (end - start))
    step = min(steps)
    return inner[0] + (outer[0] - inner[0]) * step, inner[1] + (outer[1] - inner[1]) * step


def _to_segment(point: Point, a: Point, b: Point) -> float:
    across, down = b[0] - a[0], b[1] - a[1]
    square = across * across + down * down
    if not square:
        return dist(point, a)
    along = ((point[0] - a[0]) * across + (point[1] - a[1]) * down) / square
    along = min(1.0, max(0.0, along))
    return hypot(point[0] - a[0] - along * across, point[1] - a[1] - along * down)


def _side(a: Point, b: Point, c: Point) -> float:
    return (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0])


def _between(a: Point, b: Point, c: Point, d: Point) -> float:
    if _side(a, b, c) * _side(a, b, d) < 0 and _side(c, d, a) * _side(c, d, b) < 0:
        return 0.0
    return min(_to_segment(a, c, d), _to_segment(b, c, d), _to_segment(c, a, b), _to_segment(d, a, b))
