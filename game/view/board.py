"""The dungeon in the window: tiles, what lies in their rooms, and the pawns."""

from __future__ import annotations

import pygame
from pygame import Rect, Surface

from game.rules.ids import Room, Seat
from game.rules.tiles import LOCKS_PER_TILE, ROOMS_PER_TILE

from .board_light import glow
from .board_marks import draw_cell_offer, draw_hanging_tile, draw_price, draw_room_glow, draw_route
from .board_tiles import Face, face_key, hanging_tile, tile_surface
from .board_view import BoardView, Pawn, cell_rect, edge_mouth, room_at, room_rect, tunnel_points
from .camera import Camera
from .frame import Frame
from .token_faces import token_face

__all__ = [
    "BoardView", "Pawn", "cell_rect", "draw_board", "draw_cell_offer", "draw_hanging_tile", "draw_price",
    "draw_room_glow", "draw_route", "edge_mouth", "hanging_tile", "pawn_rect", "room_at", "room_rect", "tunnel_points",
]  # fmt: skip

PAWN, LEAST_PAWN = 0.17, 44  # of a square's side, and in units
TOKEN, CUBE = 0.14, 0.07
NEW_TILES = 2  # surfaces made in one frame while others are still at hand in another size
SIDES = (("north", 0, -1), ("east", 1, 0), ("south", 0, 1), ("west", -1, 0))


def draw_board(frame: Frame, camera: Camera, view: BoardView) -> None:
    """Everything of the dungeon that is in the window."""
    _draw_tiles(frame, camera, view)
    for room, tokens in view.lying.items():
        _draw_tokens(frame, camera, view, room, tokens)
    for room, colours in view.marks.items():
        _draw_cubes(frame, camera, view, room, colours)
    for pawn in sorted(view.pawns, key=lambda pawn: pawn.active):
        _draw_pawn(frame, camera, view, pawn)


# --- tiles -----------------------------------------------------------------------------------------------------


def _draw_tiles(frame: Frame, camera: Camera, view: BoardView) -> None:
    cells = view.cells()
    px = camera.tile_px
    made = 0
    for number, laid in enumerate(view.places):
        corner = cell_rect(camera, (laid.x, laid.y))
        rect = Rect(corner.x, corner.y, px, px * view.tile(number).squares)
        if not rect.colliderect(frame.rect):
            continue
        face = _face(view, number, cells)
        ready = frame.pictures.has(face_key(face, px))
        if not ready and (camera.zooming or made >= NEW_TILES) and camera.rest_px != px:
            frame.add(_stretched(frame, face, camera.rest_px, rect.size), *rect.topleft)
            if not camera.zooming:
                frame.wake_at(frame.now)
            continue
        made += not ready
        frame.add(tile_surface(frame, face, px), *rect.topleft)
    if not camera.zooming and made <= NEW_TILES:
        camera.rest_px = px


def _stretched(frame: Frame, face: Face, rest_px: int, size: tuple[int, int]) -> Surface:
    """The tile as it was before the zoom, roughly enlarged: fast enough for every frame."""
    return pygame.transform.scale(tile_surface(frame, face, rest_px), size)


def _face(view: BoardView, place: int, cells: set[tuple[int, int]]) -> Face:
    laid, tile = view.places[place], view.tile(place)
    first_lock, first_room = place * LOCKS_PER_TILE, place * ROOMS_PER_TILE
    locks = tuple(i for i in range(LOCKS_PER_TILE) if first_lock + i in view.open_locks)
    picked = tuple(i for i in range(len(tile.rooms)) if first_room + i in view.picked)
    return Face(tile, laid.rotation if tile.is_square else 0, locks, picked, _edges(view, place, cells))


def _edges(view: BoardView, place: int, cells: set[tuple[int, int]]) -> tuple[str, ...]:
    """The sides beyond which nothing lies; those of the starting tile by its halves."""
    laid, squares = view.places[place], view.tile(place).squares
    found = []
    for square in range(squares):
        for side, dx, dy in SIDES:
            inner = squares == 2 and ((side == "south" and square == 0) or (side == "north" and square == 1))
            if not inner and (laid.x + dx, laid.y + square + dy) not in cells:
                found.append(f"{side} {square}" if squares == 2 and side in ("east", "west") else side)
    return tuple(found)


# --- what lies and stands in rooms -----------------------------------------------------------------------------


def _draw_tokens(frame: Frame, camera: Camera, view: BoardView, room: Room, tokens: list[int]) -> None:
    if view.box is None or not tokens:
        return
    rect = room_rect(camera, view, room)
    side = max(frame.px(34), round(camera.tile_px * TOKEN))
    for number, token in enumerate(tokens):
        x = rect.centerx + round((number - (len(tokens) - 1) / 2) * side * 0.6)
        frame.add(token_face(frame, view.box.tokens[token], side), x - side / 2, rect.y + rect.height * 0.32 - side / 2)


def _draw_cubes(frame: Frame, camera: Camera, view: BoardView, room: Room, colours: list[str]) -> None:
    """The cubes on the four spaces of a wayshrine."""
    rect = room_rect(camera, view, room)
    side = max(frame.px(20), round(camera.tile_px * CUBE))
    for number, colour in enumerate(colours):
        x = rect.centerx + (number - (len(colours) - 1) / 2) * side
        frame.icon(f"cubes/{colour}", (x, rect.y + side * 0.1), side)


def pawn_rect(camera: Camera, view: BoardView, seat: Seat) -> Rect:
    """Where the pawn of a seat stands, or would if it were not on its way."""
    side = max(round(LEAST_PAWN * camera.unit), round(camera.tile_px * PAWN))
    pawn = next((pawn for pawn in view.pawns if pawn.seat == seat), None)
    rect = Rect(0, 0, side, side)
    if pawn is None:
        return rect
    together = sorted(other.seat for other in view.pawns if other.room == pawn.room)
    shift = (together.index(seat) - (len(together) - 1) / 2) * side * 0.62
    room = room_rect(camera, view, pawn.room)
    rect.midbottom = (round(room.centerx + shift), round(room.y + room.height * 0.92))
    return rect


def _draw_pawn(frame: Frame, camera: Camera, view: BoardView, pawn: Pawn) -> None:
    rect = pawn_rect(camera, view, pawn.seat)
    if pawn.active:
        size = (round(rect.width * 1.9), round(rect.height * 1.9))
        light = glow(frame.pictures, size, (255, 200, 120), 0.55)
        frame.add(light, rect.centerx - size[0] / 2, rect.centery - size[1] / 2, blend=pygame.BLEND_RGB_ADD)
    frame.image(f"pawns/{pawn.colour}", rect)
