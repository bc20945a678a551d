"""The pictures of laid tiles: painted or made up, turned, faded out where the unknown begins, with their icons on."""

from __future__ import annotations

from collections.abc import Hashable, Iterable
from typing import NamedTuple

import pygame
from pygame import Rect, Surface

from game.rules.dungeon import SIDES, Cell
from game.rules.tiles import LOCKS_PER_TILE, PORTALS_PER_TILE, ROOMS_PER_TILE, UNIT, TileDef

from .board_ground import paint_ground
from .board_icons import Look, stamp_icons
from .board_light import fading_corner, fading_side
from .board_view import BoardView, geometry_of
from .pictures import Pictures, picture_file, scaled
from .scale import Scale

FEATHER = 0.24  # of a square: how far the edge of the known fades out
PORTAL = 0.2  # diameter of a portal in squares
_CORNERS: tuple[Cell, ...] = ((-1, -1), (1, -1), (1, 1), (-1, 1))


class LaidTile(NamedTuple):
    """One tile as it is drawn. `fading` names the neighbours that are missing, as (square, dx, dy)."""

    look: Look
    cell: Cell
    fading: tuple[tuple[int, int, int], ...]

    def key(self, px: int, scale: Scale) -> Hashable:
        """The name of its surface at a size."""
        look = self.look
        state = (look.rotation, look.open_locks, look.picked, look.marks)
        return ("tile", _ident(look.tile), *state, self.fading, px, scale.unit)


def laid_tiles(view: BoardView) -> list[LaidTile]:
    """All tiles of the dungeon, as they are drawn."""
    cells = view.cells()
    return [_laid(view, place, cells) for place in range(len(view.places))]


def _laid(view: BoardView, place: int, cells: set[Cell]) -> LaidTile:
    tile, laid = view.tile(place), view.places[place]
    locks = sum(tunnel.locks for tunnel in tile.tunnels)
    first_lock, first_room = place * LOCKS_PER_TILE, place * ROOMS_PER_TILE
    rooms = range(len(tile.rooms))
    look = Look(
        tile,
        laid.rotation,
        tuple(lock for lock in range(locks) if first_lock + lock in view.open_locks),
        tuple(room for room in rooms if first_room + room in view.picked),
        tuple((room, tuple(view.marks[first_room + room])) for room in rooms if first_room + room in view.marks),
    )
    fading = [(square, *away) for square in range(tile.squares) for away in _missing((laid.x, laid.y + square), cells)]
    return LaidTile(look, (laid.x, laid.y), tuple(fading))


def _missing(cell: Cell, cells: set[Cell]) -> Iterable[Cell]:
    """The sides of a cell without a neighbour, and the corners where only the tile across is missing."""
    x, y = cell
    for dx, dy in SIDES:
        if (x + dx, y + dy) not in cells:
            yield dx, dy
    for dx, dy in _CORNERS:
        if (x + dx, y + dy) not in cells and (x + dx, y) in cells and (x, y + dy) in cells:
            yield dx, dy


def make_tile(laid: LaidTile, px: int, pictures: Pictures, scale: Scale) -> Surface:
    """The surface of a laid tile, `px` pixels per square, with alpha only if some of it fades."""
    surface = turned_picture(pictures, laid.look.tile, laid.look.rotation, px)
    if laid.fading:
        surface = surface.convert_alpha()
        for square, dx, dy in laid.fading:
            _fade(surface.subsurface(Rect(0, square * px, px, px)), dx, dy)
    stamp_icons(surface, laid.look, px, pictures, scale)
    return surface


def turned_picture(pictures: Pictures, tile: TileDef, rotation: int, px: int) -> Surface:
    """A fresh copy of a tile's bare picture, turned, `px` pixels per square."""
    surface = scaled(_master(pictures, tile), (px, px * tile.squares))
    if tile.is_square and rotation:
        surface = pygame.transform.rotate(surface, -90 * rotation)
    if not _is_painted(tile):
        _open_portals(surface, pictures, tile, rotation, px)
    return surface


def _open_portals(surface: Surface, pictures: Pictures, tile: TileDef, rotation: int, px: int) -> None:
    for x, y in geometry_of(tile, rotation).portals[:PORTALS_PER_TILE]:
        picture = pictures.icon("icons/portal", round(PORTAL * px))
        surface.blit(picture, picture.get_rect(center=(round(x / UNIT * px), round(y / UNIT * px))))


def _is_painted(tile: TileDef) -> bool:
    return picture_file(f"tiles/{tile.slug}") is not None


def _ident(tile: TileDef) -> Hashable:
    """What tells a tile's picture from others; a player may change a tile of their own between two games."""
    return tile.slug if _is_painted(tile) else (tile.slug, tile.geometry[0], tile.rooms)


def _master(pictures: Pictures, tile: TileDef) -> Surface:
    if _is_painted(tile):
        return pictures.master(f"tiles/{tile.slug}")
    return pictures.made(("ground", _ident(tile)), lambda: paint_ground(tile))


def _fade(square: Surface, dx: int, dy: int) -> None:
    """Let a square fade out towards one side or corner."""
    px = square.get_width()
    depth = max(2, round(FEATHER * px))
    if dx and dy:
        mask = pygame.transform.flip(fading_corner(depth), dx > 0, dy > 0)
    elif dx:
        mask = pygame.transform.flip(fading_side(depth, px), dx > 0, False)
    else:
        mask = pygame.transform.flip(pygame.transform.rotate(fading_side(depth, px), -90), False, dy > 0)
    x = px - mask.get_width() if dx > 0 else 0
    y = px - mask.get_height() if dy > 0 else 0
    square.blit(mask, (x, y), special_flags=pygame.BLEND_RGBA_MULT)
