"""Where everything is at this moment, for motion: the layout, the hand as it is spread, and the dungeon."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

import pygame
from pygame import Rect

from game.rules.dungeon import Piece
from game.rules.tiles import ROOMS_PER_TILE, UNIT
from game.view.attack import Tray
from game.view.board import cell_rect, hanging_tile, pawn_rect, room_rect, standing_rect, tunnel_points
from game.view.cards import card_back, dungeon_back, small_card
from game.view.drag import Drag
from game.view.frame import Frame
from game.view.hud_pools import pool_centre
from game.view.hud_side import rage_space
from game.view.model import TableModel
from game.view.motion import Point
from game.view.token_faces import token_face

if TYPE_CHECKING:
    from .table import TableScene


class TableScenery:
    """The table as the choreography sees it."""

    def __init__(self, table: TableScene) -> None:
        self._table = table

    @property
    def model(self) -> TableModel:
        """What is shown."""
        return self._table.model

    def _around(self, centre: tuple[int, int]) -> Rect:
        rect = Rect(0, 0, 2, 2)
        rect.center = centre
        return rect

    # --- places -------------------------------------------------------------------------------------------------

    def spot(self, what: str, *which: int) -> Rect:
        """The place of a thing on the screen."""
        table, layout = self._table, self._table.layout
        if what in ("room", "cell", "pawn"):
            return self._on_board(what, which)
        if what in ("hand", "play", "deck", "discard"):
            return self._zone(what, *which)
        if what in ("row", "reserve", "strip"):
            places = {"row": layout.row, "reserve": layout.reserve, "strip": layout.strips}[what]
            return places[which[0]]
        if what.startswith("pool_"):
            frame = table.frame
            name = what.removeprefix("pool_")
            return self._around(pool_centre(frame, layout.pools, name)) if frame is not None else layout.pools
        if what == "rage":
            frame = table.frame
            return self._around(rage_space(frame, layout.rage, which[0])) if frame is not None else layout.rage
        if what in ("dungeon_deck", "dungeon_discard"):
            return layout.dungeon_deck
        return {
            "clank": layout.clank,
            "bag": layout.bag,
            "bank": layout.bank,
            "trash": layout.bank,
            "free": layout.free,
        }[what]

    def _on_board(self, what: str, which: tuple[int, ...]) -> Rect:
        table = self._table
        if what == "room":
            return room_rect(table.camera, table.board_view, which[0])
        if what == "cell":
            return cell_rect(table.camera, (which[0], which[1]))
        return pawn_rect(table.camera, table.board_view, which[0])

    def _zone(self, zone: str, seat: int = -1, card: int = -1) -> Rect:
        """A zone of a player; those of others are behind their strips."""
        layout = self._table.layout
        if seat >= 0 and seat != self._owner():
            return layout.strips[seat]
        if zone == "hand":
            return self._hand_place(card)
        if zone == "play":
            return self._play_place(card)
        return {"deck": layout.deck, "discard": layout.discard}[zone]

    def _owner(self) -> int:
        """Whose piles lie in front: the player at the screen, or whose turn it is while nobody is."""
        table = self._table
        return table.viewer if table.viewer >= 0 else table.director.table.seat

    def _hand_place(self, card: int) -> Rect:
        """Where a card lies in the hand, or comes to lie; while nobody is there, no place tells which card it is."""
        hand = self._table.director.table.players[self._owner()].zones["hand"]
        number = hand.index(card) if card in hand and self._table.viewer >= 0 else len(hand)
        return self._table.layout.hand_places(max(len(hand), number + 1))[number]

    def _play_place(self, card: int) -> Rect:
        """The place of a played card, or the middle of all of them."""
        shown = self._table.director.table
        played = shown.players[shown.seat].zones["play"]
        places = self.play_places(max(1, len(played)))
        return places[played.index(card)] if card in played else places[0].unionall(places)

    def play_places(self, count: int) -> list[Rect]:
        """Where so many played cards lie: above the hand, or in its place as long as it is empty and stays so."""
        layout, owner = self._table.layout, self._owner()
        hands = self._table.director.table.players[owner].zones["hand"], self.model.state.players[owner].hand
        return layout.play_places(count) if any(hands) else layout.hand_places(count)

    def attack_spot(self) -> Rect:
        """Where the dragon's bag comes up: in the middle, above the hand."""
        free, hand = self._table.layout.free, self._table.layout.hand
        height = hand.y - free.y - free.height // 40
        spot = Rect(0, free.y, min(free.width, round(height * 2.0)), height)
        spot.centerx = free.centerx
        return spot

    def tray(self) -> Tray:
        """The cubes that were drawn, in order, and how many will have been at the end of the attack."""
        return self._table.attack.tray()

    @property
    def less_motion(self) -> bool:
        """Whether the players want no flashes."""
        return self._table.stage.preferences.reduce_motion

    # --- the dungeon --------------------------------------------------------------------------------------------

    def world_of(self, room: int) -> Point:
        """Where a room is in the dungeon, in squares."""
        place = self._table.director.table.places
        laid_at, number = divmod(room, ROOMS_PER_TILE)
        if laid_at >= len(place):
            laid_at, number = 0, 0
        laid = place[laid_at]
        tile = self._table.session.box.tiles[laid.tile]
        geometry = tile.geometry[laid.rotation if tile.is_square else 0]
        x, y, width, height = geometry.rooms[number]
        return laid.x + (x + width / 2) / UNIT, laid.y + (y + height / 2) / UNIT

    def cell_centre(self, x: int, y: int) -> Point:
        """Where a cell is in the dungeon, in squares."""
        return x + 0.5, y + 0.5

    def standing(self, seat: int, room: int) -> Rect:
        """Where the pawn of a seat stands in a room, on the screen."""
        return standing_rect(self._table.camera, self._table.board_view, seat, room)

    def walk_path(self, src: int, dst: int, pieces: tuple[Piece, ...]) -> Sequence[Point]:
        """The line from room to room along its tunnels, on the screen."""
        table = self._table
        start, end = self.spot("room", src).center, self.spot("room", dst).center
        return [start, *tunnel_points(table.camera, table.board_view, pieces), end]

    # --- pictures -----------------------------------------------------------------------------------------------

    def card_picture(self, frame: Frame, card: int, open_: bool) -> pygame.Surface:
        """A card as it flies."""
        width = self._table.layout.card[0]
        if not open_ or card < 0:
            return card_back(frame, self._table.layout.deck.width)
        return small_card(frame, self._table.session.box.cards[card], width)

    def dungeon_back(self, frame: Frame) -> pygame.Surface:
        """The back of the dungeon deck."""
        return dungeon_back(frame, self._table.layout.dungeon_deck.width)

    def token_picture(self, frame: Frame, token: int, px: int) -> pygame.Surface:
        """A token as it flies."""
        return token_face(frame, self._table.session.box.tokens[token], px)

    def tile_picture(self, frame: Frame, tile: int, rotation: int, px: int) -> pygame.Surface:
        """A tile as it falls."""
        return hanging_tile(frame, self._table.session.box.tiles[tile], rotation, px)

    def draw_dragged(self, frame: Frame, drag: Drag) -> None:
        """What hangs on the pointer."""
        kind, which = drag.payload
        box = self._table.session.box
        if kind in ("hand", "slot"):
            row = self._table.director.table.row
            card = which if kind == "hand" else (row[which] if which < len(row) else box.reserve[which - len(row)])
            frame.add(self.card_picture(frame, card, True), *drag.rect.topleft)
        elif kind == "pawn":
            side = self.spot("pawn", which).height
            frame.icon(f"pawns/{self.model.colours[which]}", drag.pos, round(side * 1.2))
