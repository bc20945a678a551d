"""What is printed on a tile and drawn upright over its picture: the icons of its rooms and tunnels."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

import pygame
from pygame import Rect, Surface

from game.box.tile_geometry import length
from game.rules.ids import WAYSHRINE_SPACES
from game.rules.tiles import UNIT, RoomDef, TileDef, TileGeometry, TunnelDef

from . import text as type_
from .board_light import glow
from .board_view import BEND, at_share, geometry_of, open_line, smooth
from .camera import Point
from .colours import OUTLINE, TITLE
from .pictures import Pictures
from .scale import Scale
from .text import DISPLAY, Style

LEAST_ICON = 24  # units: icons stay readable however far away the dungeon is
LEAST_AFAR = 16  # of those of tunnels where a whole dungeon is seen at once, so that they can be told apart
AFAR = 140  # units of a square from which on it is seen so
LEAST_CUBE = 16  # its mark is still told apart
CUBE = 0.052  # squares
APART = 0.115  # squares between two icons of one tunnel
ROOM_ICON_HEIGHT = 0.42  # how far down a room its icons are; the lower part is for the pawns
BADGE = 0.11

_TUNNEL_SIZES = {"monster": 0.132, "lock": 0.122, "lock_open": 0.122, "footprints": 0.115, "one_way": 0.132}
_ARTIFACTS = ("artifact", "artifact_plus", "artifact_plus_plus")
_PICKED_TONE = (120, 122, 132)  # what is left of the colours of something that was emptied


class Look(NamedTuple):
    """All that the icons of a tile depend on: the tile, how it is turned, and what happened on it so far."""

    tile: TileDef
    rotation: int
    open_locks: tuple[int, ...] = ()  # numbers on the tile
    picked: tuple[int, ...] = ()
    marks: tuple[tuple[int, tuple[str, ...]], ...] = ()  # rooms with the colours on their wayshrines


class _Pen:
    """Draws on the surface of one tile, in squares."""

    def __init__(self, surface: Surface, px: int, pictures: Pictures, scale: Scale) -> None:
        self.surface, self.px, self.pictures, self.scale = surface, px, pictures, scale

    def size(self, squares: float, least: float = LEAST_ICON) -> int:
        return max(round(squares * self.px), self.scale.px(least))

    def icon(self, name: str, centre: Point, px: int, turn: float = 0.0, dim: bool = False) -> Rect:
        picture = self.pictures.icon(name, px)
        if turn:
            picture = pygame.transform.rotozoom(self.pictures.icon(name, 2 * px), -turn, 0.5)
        if dim:
            picture = pygame.transform.grayscale(picture)
            picture.fill((*_PICKED_TONE, 200), special_flags=pygame.BLEND_RGBA_MULT)
        rect = picture.get_rect(center=(round(centre[0]), round(centre[1])))
        self.surface.blit(picture, rect)
        return rect

    def number(self, value: int, centre: Point) -> None:
        line = type_.line(str(value), Style(DISPLAY, self.scale.text(max(18, self.px / 16)), TITLE, True))
        self.surface.blit(line, line.get_rect(center=(round(centre[0]), round(centre[1]))))


def stamp_icons(surface: Surface, look: Look, px: int, pictures: Pictures, scale: Scale) -> None:
    """Draw all icons of a tile on its surface, `px` pixels per square."""
    pen = _Pen(surface, px, pictures, scale)
    geometry = geometry_of(look.tile, look.rotation)
    marks = dict(look.marks)
    for number, room in enumerate(look.tile.rooms):
        _stamp_room(pen, room, geometry.rooms[number], number in look.picked, marks.get(number, ()))
    first_lock = 0
    for number, tunnel in enumerate(look.tile.tunnels):
        opened = [lock in look.open_locks for lock in range(first_lock, first_lock + tunnel.locks)]
        first_lock += tunnel.locks
        _stamp_tunnel(pen, look.tile, geometry, number, opened)


# --- tunnels ---------------------------------------------------------------------------------------------------------


def _tunnel_icons(tunnel: TunnelDef, opened: list[bool]) -> Iterator[str]:
    yield from ["monster"] * tunnel.monsters
    yield from ["lock_open" if is_open else "lock" for is_open in opened]
    if tunnel.footprints:
        yield "footprints"
    if tunnel.one_way:
        yield "one_way"


def _stamp_tunnel(pen: _Pen, tile: TileDef, geometry: TileGeometry, number: int, opened: list[bool]) -> None:
    """The icons of a tunnel side by side along its line, around the middle of what can be seen of it."""
    icons = list(_tunnel_icons(tile.tunnels[number], opened))
    if not icons:
        return
    line = smooth(open_line(tile, geometry, number), BEND * UNIT)
    long = length(tuple(line)) / UNIT
    least = LEAST_ICON if pen.px >= pen.scale.px(AFAR) else LEAST_AFAR
    step = max(APART, pen.scale.px(least) * 0.9 / pen.px)
    for place, icon in enumerate(icons):
        share = 0.5 + (place - (len(icons) - 1) / 2) * step / max(long, 0.01)
        (x, y), turn = at_share(line, min(1.0, max(0.0, share)))
        centre = (x / UNIT * pen.px, y / UNIT * pen.px)
        pen.icon(f"icons/{icon}", centre, pen.size(_TUNNEL_SIZES[icon], least), turn if icon == "one_way" else 0.0)


# --- rooms -----------------------------------------------------------------------------------------------------------


def _room_icons(room: RoomDef) -> Iterator[tuple[str, float]]:
    """The things of a room, the most important first, with their sizes."""
    if room.crypt:
        yield "crypt", 0.2
    if room.shrine:
        yield "monkey_idol", 0.17
    if room.market:
        yield "market", 0.19
    if room.wayshrine:
        yield "wayshrine", 0.165
    if room.artifact >= 0:
        yield _ARTIFACTS[room.artifact], 0.17
    if room.feature:
        yield room.feature, 0.175
    if room.reward:
        yield {"minor": "secret_minor", "heal": "health", "gold": "coin"}[room.reward], 0.135


def room_icon_centre(rect: Rect) -> Point:
    """The point of a room around which its icons are drawn."""
    return rect.centerx, rect.y + rect.height * ROOM_ICON_HEIGHT


def _stamp_room(
    pen: _Pen, room: RoomDef, box: tuple[float, float, float, float], picked: bool, marks: tuple[str, ...]
) -> None:
    rect = Rect([round(value / UNIT * pen.px) for value in box])
    icons = [(name, pen.size(size)) for name, size in _room_icons(room)]
    x, y = room_icon_centre(rect)
    left = x - sum(px for _, px in icons) * 0.88 / 2
    for name, px in icons:
        centre = (left + px * 0.44, y)
        left += px * 0.88
        _stamp_thing(pen, room, name, centre, px, picked)
    if room.wayshrine:
        _stamp_spaces(pen, rect, marks)
    if room.cave:
        side = pen.size(BADGE, 20)
        pen.icon("icons/crystal_cave", (rect.x + side * 0.28, rect.y + side * 0.28), side)


def _stamp_thing(pen: _Pen, room: RoomDef, name: str, centre: Point, px: int, picked: bool) -> None:
    """One icon with the light around it, its number, or the sign that it was emptied."""
    emptied = picked and name == room.feature
    if not emptied:
        halo = glow(pen.pictures, (px * 2, px * 2), (120, 84, 40), 0.55)
        pen.surface.blit(halo, (centre[0] - px, centre[1] - px), special_flags=pygame.BLEND_RGB_ADD)
    rect = pen.icon(f"icons/{name}", centre, px, dim=emptied)
    if emptied:
        side = pen.size(0.07, 14)
        pen.icon("icons/check", (rect.right - side * 0.6, rect.bottom - side * 0.6), side)
    if name == "coin":
        pen.number(room.gold, rect.center)


def cube_side(px: int, unit: float) -> int:
    """The side of a space of a wayshrine; the row of them ends at the lower edge of its room."""
    return max(round(CUBE * px), round(LEAST_CUBE * unit))


def _stamp_spaces(pen: _Pen, rect: Rect, marks: tuple[str, ...]) -> None:
    """The spaces of a wayshrine and the cubes on them, below its icon."""
    side = cube_side(pen.px, pen.scale.unit)
    left = rect.centerx - WAYSHRINE_SPACES * side / 2
    y = rect.bottom - side * 0.5
    for space in range(WAYSHRINE_SPACES):
        slot = Rect(round(left + space * side), round(y - side / 2), side, side).inflate(-2, -2)
        pygame.draw.rect(pen.surface, OUTLINE, slot, border_radius=max(2, side // 4))
        pygame.draw.rect(pen.surface, (170, 190, 220), slot, max(1, side // 12), border_radius=max(2, side // 4))
        if space < len(marks):
            pen.icon(f"cubes/{marks[space]}", slot.center, round(side * 1.15))
