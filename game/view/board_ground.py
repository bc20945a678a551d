"""The floor of a tile that nobody painted, such as a player's own: lit stone in dark rock, from its geometry alone."""

from __future__ import annotations

from itertools import pairwise
from math import cos, dist, hypot, pi, sin
from random import Random
from zlib import crc32

import pygame
from pygame import Surface

from game.box.tile_geometry import mouth_points
from game.rules.tiles import UNIT, Point, RoomDef, TileDef, TileGeometry

from .board_light import grain, radial
from .board_view import BEND, smooth
from .colours import Colour

SIDE = 768  # pixels of the finished picture
FINE = 2  # it is drawn this many times larger
PER_UNIT = SIDE * FINE / UNIT  # drawn pixels of a map pixel
TUNNEL = 0.094 * UNIT  # width, in map pixels like everything below
MOUTH = 0.112 * UNIT
FLARE = 0.055 * UNIT
PLATFORM = 0.1 * UNIT

ROCK: Colour = (21, 21, 27)
WALLS: tuple[tuple[float, Colour], ...] = (  # from outside in: how far beyond the floor, and the tone
    (36, (26, 27, 33)), (31, (34, 35, 42)), (26, (62, 63, 70)), (19, (78, 77, 80)), (10, (96, 93, 92)),
)  # fmt: skip
FLOORS: tuple[tuple[float, Colour], ...] = (
    (3, (15, 14, 17)), (0, (70, 67, 66)), (-2, (98, 94, 89)), (-4.5, (122, 116, 107)), (-8, (138, 130, 118)),
)  # fmt: skip
GROOVE: Colour = (24, 23, 27)
JOINT: Colour = (58, 54, 50)
AMBIENT: Colour = (208, 220, 255)
FIRE: Colour = (255, 158, 74)
COLD_FIRE: Colour = (240, 132, 62)  # in the Depths
MAGIC: Colour = (60, 190, 200)


def paint_ground(tile: TileDef) -> Surface:
    """The tile unturned, `SIDE` pixels per square."""
    rng = Random(crc32(tile.slug.encode()))
    geometry = tile.geometry[0]
    size = (SIDE * FINE, SIDE * FINE * tile.squares)
    canvas = Surface(size)
    canvas.fill(ROCK)
    _crack(canvas, rng)
    lines = [smooth(line, BEND * UNIT) for line in geometry.lines]
    for grow, tone in WALLS:
        _floor(canvas, tile, geometry, lines, grow, tone)
    _masonry(canvas, tile, geometry, lines)
    for grow, tone in FLOORS:
        _floor(canvas, tile, geometry, lines, grow, tone)
    for room, rect in zip(tile.rooms, geometry.rooms, strict=True):
        _pave(canvas, room, rect)
    picture = pygame.transform.smoothscale(canvas, (SIDE, SIDE * tile.squares))
    _light(picture, tile, geometry, rng)
    return picture.convert()


# --- shapes ----------------------------------------------------------------------------------------------------------


def _at(point: Point) -> Point:
    return point[0] * PER_UNIT, point[1] * PER_UNIT


def _floor(
    canvas: Surface, tile: TileDef, geometry: TileGeometry, lines: list[list[Point]], grow: float, tone: Colour
) -> None:
    """Everything one can walk on, larger by `grow` on all sides."""
    for line in lines:
        _stroke(canvas, line, TUNNEL / 2 + grow, tone)
    _mouths(canvas, tile, grow, tone)
    for room, rect in zip(tile.rooms, geometry.rooms, strict=True):
        pygame.draw.polygon(canvas, tone, [_at(p) for p in room_outline(room.shape, rect, grow)])
    for portal in geometry.portals:
        pygame.draw.circle(canvas, tone, _at(portal), (PLATFORM + grow) * PER_UNIT)


def _stroke(canvas: Surface, line: list[Point], half: float, tone: Colour) -> None:
    for a, b in pairwise(line):
        length = dist(a, b)
        if length:
            x, y = (b[1] - a[1]) / length * half, (a[0] - b[0]) / length * half
            corners = ((a[0] + x, a[1] + y), (b[0] + x, b[1] + y), (b[0] - x, b[1] - y), (a[0] - x, a[1] - y))
            pygame.draw.polygon(canvas, tone, [_at(p) for p in corners])
    for point in line:
        pygame.draw.circle(canvas, tone, _at(point), half * PER_UNIT)


def _mouths(canvas: Surface, tile: TileDef, grow: float, tone: Colour) -> None:
    """The mouths, a little wider than their tunnels, the same on every tile so that neighbours meet."""
    height = UNIT * tile.squares
    points = mouth_points(tile.squares)
    for x, y in (points[number] for number, way in enumerate(tile.mouths) if way is not None):
        dx, dy = (0, 1) if y == 0 else (0, -1) if y == height else (1, 0) if x == 0 else (-1, 0)
        wide, narrow = MOUTH / 2 + grow, TUNNEL / 2 + grow
        shape = [(-9, wide), (5, wide), (FLARE, narrow), (FLARE, -narrow), (5, -wide), (-9, -wide)]
        corners = [(x + dx * deep - dy * off, y + dy * deep + dx * off) for deep, off in shape]
        pygame.draw.polygon(canvas, tone, [_at(p) for p in corners])


def room_outline(shape: str, rect: tuple[float, float, float, float], grow: float = 0.0) -> list[Point]:
    """The corners of a room's shape, larger by `grow` on all sides."""
    left, top, width, height = rect
    x, y, rx, ry = left + width / 2, top + height / 2, width / 2 + grow, height / 2 + grow
    if shape == "round":
        return [(x + rx * cos(a * pi / 32), y + ry * sin(a * pi / 32)) for a in range(64)]
    if shape == "rect":
        return [(x - rx, y - ry), (x + rx, y - ry), (x + rx, y + ry), (x - rx, y + ry)]
    cut = 2**0.5 - 1
    corners = ((1, cut), (cut, 1), (-cut, 1), (-1, cut), (-1, -cut), (-cut, -1), (cut, -1), (1, -cut))
    return [(x + rx * u, y + ry * v) for u, v in corners]


# --- stone -----------------------------------------------------------------------------------------------------------


def _crack(canvas: Surface, rng: Random) -> None:
    """Boulders in the rock: overlapping dark rounds with a lighter shoulder."""
    width, height = canvas.get_size()
    for _ in range(240 * height // width):
        x, y, r = rng.randrange(width), rng.randrange(height), rng.randrange(28, 84)
        tone = rng.randrange(18, 30)
        sides = [(x + r * cos(k) * rng.uniform(0.75, 1.1), y + r * sin(k) * rng.uniform(0.6, 0.95)) for k in range(6)]
        sides.sort(key=lambda p: pygame.Vector2(p[0] - x, p[1] - y).as_polar()[1])
        pygame.draw.polygon(canvas, (10, 10, 14), [(px + 3, py + 4) for px, py in sides])
        pygame.draw.polygon(canvas, (tone, tone, tone + 6), sides)


def _masonry(canvas: Surface, tile: TileDef, geometry: TileGeometry, lines: list[list[Point]]) -> None:
    """Joints between the stones of the walls, across every wall."""
    for line in lines:
        _joints(canvas, line, TUNNEL / 2)
    for room, rect in zip(tile.rooms, geometry.rooms, strict=True):
        outline = room_outline(room.shape, rect)
        _joints(canvas, [*outline, outline[0]], 0)


def _joints(canvas: Surface, line: list[Point], inner: float) -> None:
    """Short grooves square to a line, on both sides, every few pixels of its length."""
    left = 6.0
    for a, b in pairwise(line):
        length = dist(a, b)
        while length and left < length:
            x, y = a[0] + (b[0] - a[0]) * left / length, a[1] + (b[1] - a[1]) * left / length
            nx, ny = (b[1] - a[1]) / length, (a[0] - b[0]) / length
            for side in (1, -1):
                near, far = _at((x + nx * side * inner, y + ny * side * inner)), inner + 17
                pygame.draw.line(canvas, GROOVE, near, _at((x + nx * side * far, y + ny * side * far)), 3)
            left += 14
        left -= length


def _pave(canvas: Surface, room: RoomDef, rect: tuple[float, float, float, float]) -> None:
    """Flagstones in a room."""
    left, top, width, height = rect
    size = (round(width * PER_UNIT), round(height * PER_UNIT))
    stones = Surface(size, pygame.SRCALPHA)
    step = 15 * PER_UNIT
    if room.shape == "round":
        for ring in range(1, 4):
            pygame.draw.circle(stones, JOINT, (size[0] / 2, size[1] / 2), ring * step, 3)
        for spoke in range(12):
            x, y, far = cos(spoke * pi / 6), sin(spoke * pi / 6), size[0]
            near = (far / 2 + x * step, size[1] / 2 + y * step)
            pygame.draw.line(stones, JOINT, near, (near[0] + x * far, near[1] + y * far), 3)
    else:
        for row in range(int(size[1] / step) + 1):
            pygame.draw.line(stones, JOINT, (0, row * step), (size[0], row * step), 3)
            for column in range(int(size[0] / step) + 2):
                x = (column + row % 2 / 2) * step * 1.4
                pygame.draw.line(stones, JOINT, (x, row * step), (x, (row + 1) * step), 3)
    inner = Surface(size, pygame.SRCALPHA)
    shape = room_outline(room.shape, (0, 0, width, height), -9)
    pygame.draw.polygon(inner, (255, 255, 255, 210), [_at(p) for p in shape])
    stones.blit(inner, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    canvas.blit(stones, _at((left, top)))


# --- light -----------------------------------------------------------------------------------------------------------


def _light(picture: Surface, tile: TileDef, geometry: TileGeometry, rng: Random) -> None:
    """Grain over everything, cold air, and a fire in every room."""
    size, scale = picture.get_size(), SIDE / UNIT
    for cells, low in ((14, 190), (90, 205), (300, 200)):
        picture.blit(grain(rng, cells, size, low, 255), (0, 0), special_flags=pygame.BLEND_RGB_MULT)
    picture.fill(AMBIENT, special_flags=pygame.BLEND_RGB_MULT)
    for room, (left, top, width, height) in zip(tile.rooms, geometry.rooms, strict=True):
        reach = round(hypot(width, height) * 1.15 * scale)
        fire = radial(reach, COLD_FIRE if room.depths else FIRE, 0.85, 1.35)
        _shine(picture, fire, ((left + width / 2) * scale, (top + height / 2) * scale))
    for x, y in geometry.portals:
        _shine(picture, radial(round(PLATFORM * 3.4 * scale), MAGIC, 0.7, 1.6), (x * scale, y * scale))


def _shine(picture: Surface, light: Surface, centre: Point) -> None:
    """Light that brings out the stone: it is multiplied with what it falls on, and a little is added."""
    spot = light.get_rect(center=(round(centre[0]), round(centre[1])))
    inside = spot.clip(picture.get_rect())
    lit = picture.subsurface(inside).copy()
    part = inside.move(-spot.x, -spot.y)
    lit.blit(light, (0, 0), part, special_flags=pygame.BLEND_RGB_MULT)
    lit.blit(lit.copy(), (0, 0), special_flags=pygame.BLEND_RGB_ADD)
    picture.blit(lit, inside, special_flags=pygame.BLEND_RGB_ADD)
    faint = light.copy()
    faint.fill((40, 40, 40), special_flags=pygame.BLEND_RGB_MULT)
    picture.blit(faint, inside, part, special_flags=pygame.BLEND_RGB_ADD)
