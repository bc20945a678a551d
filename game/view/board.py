"""The dungeon in the window: tiles, what lies in their rooms, and the pawns."""

from __future__ import annotations

import pygame
from pygame import Rect, Surface

from game.rules.ids import Room, Seat

from .ambience import Ambience
from .board_icons import cube_side
from .board_light import glow
from .board_marks import (
    draw_cell_offer,
    draw_hanging_tile,
    draw_price,
    draw_room_glow,
    draw_route,
    hanging_tile,
    price_size,
    ring_rect,
)
from .board_tiles import LaidTile, laid_tiles, make_tile
from .board_view import BoardView, Pawn, cell_rect, room_at, room_rect, tunnel_points
from .camera import Camera
from .frame import Frame
from .token_faces import token_face

__all__ = [
    "BoardView", "Pawn", "cell_rect", "draw_board", "draw_cell_offer", "draw_hanging_tile", "draw_pawns_again",
    "draw_price",
    "draw_room_glow", "draw_route", "hanging_tile", "pawn_rect", "price_size", "ring_rect", "room_at", "room_rect",
    "standing_rect", "tunnel_points",
]  # fmt: skip

PAWN, LEAST_PAWN = 0.17, 44  # of a square's side, and in units
TOKEN = 0.14
LANTERN, FAINT_LANTERN = (2.6, 0.62), (1.9, 0.26)  # how far a pawn lights the floor, in its own size; how strongly
NEW_TILES = 2  # surfaces made in one frame while others are still at hand in another size


def draw_board(frame: Frame, camera: Camera, view: BoardView, ambience: Ambience) -> None:
    """Everything of the dungeon that is in the window, by the light that the pawns carry."""
    _draw_tiles(frame, camera, view)
    for room, tokens in view.lying.items():
        _draw_tokens(frame, camera, view, room, tokens)
    for pawn in sorted(view.pawns, key=lambda pawn: pawn.active):
        _draw_pawn(frame, camera, view, pawn, ambience.strength(pawn.seat))


# --- tiles -----------------------------------------------------------------------------------------------------


def _draw_tiles(frame: Frame, camera: Camera, view: BoardView) -> None:
    px = camera.tile_px
    made = 0
    for laid in laid_tiles(view):
        corner = cell_rect(camera, laid.cell)
        rect = Rect(corner.x, corner.y, px, px * laid.look.tile.squares)
        if not rect.colliderect(frame.rect):
            continue
        ready = frame.pictures.has(laid.key(px, frame.scale))
        if not ready and (camera.zooming or made >= NEW_TILES) and camera.rest_px != px:
            frame.add(pygame.transform.scale(_surface(frame, laid, camera.rest_px), rect.size), *rect.topleft)
            if not camera.zooming:
                frame.wake_at(frame.now)
            continue
        made += not ready
        frame.add(_surface(frame, laid, px), *rect.topleft)
    if not camera.zooming and made <= NEW_TILES:
        camera.rest_px = px


def _surface(frame: Frame, laid: LaidTile, px: int) -> Surface:
    pictures, scale = frame.pictures, frame.scale
    return pictures.made(laid.key(px, scale), lambda: make_tile(laid, px, pictures, scale))


# --- what lies and stands in rooms -----------------------------------------------------------------------------


def _draw_tokens(frame: Frame, camera: Camera, view: BoardView, room: Room, tokens: list[int]) -> None:
    if view.box is None or not tokens:
        return
    rect = room_rect(camera, view, room)
    side = max(frame.px(34), round(camera.tile_px * TOKEN))
    for number, token in enumerate(tokens):
        x = rect.centerx + round((number - (len(tokens) - 1) / 2) * side * 0.6)
        frame.add(token_face(frame, view.box.tokens[token], side), x - side / 2, rect.y + rect.height * 0.32 - side / 2)


def draw_pawns_again(frame: Frame, camera: Camera, view: BoardView, room: Room) -> None:
    """The pawns of a room once more, above what was drawn over them; their light shines already."""
    for pawn in sorted(view.pawns, key=lambda pawn: pawn.active):
        if pawn.room == room:
            frame.image(f"pawns/{pawn.colour}", pawn_rect(camera, view, pawn.seat))


def pawn_rect(camera: Camera, view: BoardView, seat: Seat) -> Rect:
    """Where the pawn of a seat stands; somewhere at the edge if it is not in the dungeon."""
    pawn = next((pawn for pawn in view.pawns if pawn.seat == seat), None)
    if pawn is not None:
        return standing_rect(camera, view, seat, pawn.room)
    side = _pawn_side(camera)
    return Rect(0, 0, side, side)


def standing_rect(camera: Camera, view: BoardView, seat: Seat, room: Room) -> Rect:
    """Where the pawn of a seat stands in a room beside those that are there, or would if it came there."""
    side = _pawn_side(camera)
    together = sorted({seat, *(other.seat for other in view.pawns if other.room == room)})
    shift = (together.index(seat) - (len(together) - 1) / 2) * side * 0.62
    place = room_rect(camera, view, room)
    rect = Rect(0, 0, side, side)
    foot = round(place.y + place.height * 0.92)
    if view.room(room).wayshrine:
        foot = min(foot, place.bottom - cube_side(camera.tile_px, camera.unit))
    rect.midbottom = (round(place.centerx + shift), foot)
    return rect


def _pawn_side(camera: Camera) -> int:
    return max(round(LEAST_PAWN * camera.unit), round(camera.tile_px * PAWN))


def _draw_pawn(frame: Frame, camera: Camera, view: BoardView, pawn: Pawn, flame: float) -> None:
    rect = pawn_rect(camera, view, pawn.seat)
    reach, strength = LANTERN if pawn.active else FAINT_LANTERN
    size = (round(rect.width * reach), round(rect.height * reach))
    light = glow(frame.pictures, size, (255, 190, 110), round(strength * flame, 3))
    frame.add(light, rect.centerx - size[0] / 2, rect.centery - size[1] / 2, blend=pygame.BLEND_RGB_ADD)
    frame.image(f"pawns/{pawn.colour}", rect)
