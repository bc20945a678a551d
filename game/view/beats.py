"""What beats are made of: flights, rising numbers, banners, glows; and what they must know of the table."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Protocol

import pygame
from pygame import Rect

from game.rules.dungeon import Piece
from game.rules.ids import Seat

from .attack import Tray
from .colours import TITLE, Colour
from .director import Beat
from .frame import Frame
from .model import TableModel
from .motion import Point, fly, in_out_cubic, out_back, out_cubic, staggered
from .text import DISPLAY

BANNER, POP, CUBE_MORE = 1100.0, 420.0, 60.0  # milliseconds


class Scenery(Protocol):
    """What the choreography must know of the table: where things are now, and how cards and tokens look."""

    @property
    def model(self) -> TableModel:
        """What is shown."""

    def spot(self, what: str, *which: int) -> Rect:
        """The place of a thing on the screen."""

    @property
    def less_motion(self) -> bool:
        """Whether the players want no flashes."""

    def standing(self, seat: int, room: int) -> Rect:
        """Where the pawn of a seat stands in a room, on the screen."""

    def walk_path(self, src: int, dst: int, pieces: tuple[Piece, ...]) -> Sequence[Point]:
        """The line that a pawn follows, on the screen."""

    def world_of(self, room: int) -> Point:
        """Where a room is in the dungeon."""

    def cell_centre(self, x: int, y: int) -> Point:
        """Where a cell is in the dungeon."""

    def card_picture(self, frame: Frame, card: int, open_: bool) -> pygame.Surface:
        """A card as it flies, face up or down."""

    def token_picture(self, frame: Frame, token: int, px: int) -> pygame.Surface:
        """A token as it flies."""

    def tile_picture(self, frame: Frame, tile: int, rotation: int, px: int) -> pygame.Surface:
        """A tile as it falls."""

    def attack_spot(self) -> Rect:
        """Where the dragon's bag comes up."""

    def tray(self) -> Tray:
        """The cubes that were drawn in the running attack."""


class Beats:
    """The builders that the choreography uses."""

    def __init__(self, scenery: Scenery) -> None:
        self.scenery = scenery

    def flight(self, picture: str, side: int, src: Rect, dst: Rect, count: int, duration: float) -> Beat:
        """Several equal small things fly one after the other, with a bounce at the end."""

        def draw(frame: Frame, t: float) -> None:
            surface = frame.pictures.icon(picture, frame.px(side))
            for number in range(min(count, 12)):
                own = staggered(t, number, min(count, 12))
                if 0 < own < 1:
                    fly(frame, surface, src, dst, in_out_cubic(own), frame.px(60))

        return Beat(duration + CUBE_MORE * (count - 1), draw=draw)

    def pop(self, text: str, icon: str, at: Rect, colour: Colour, lead: float = 80.0) -> Beat:
        """A number with its icon rises from a place and fades."""

        def draw(frame: Frame, t: float) -> None:
            x, y = at.centerx, at.centery - frame.px(34) * out_cubic(t)
            frame.icon(f"icons/{icon}", (x - frame.px(20), y), frame.px(34))
            frame.number(text, (x + frame.px(18), y), 30, colour)

        return Beat(POP, lead, draw)

    def banner(self, text_key: str, seat: Seat, icon: str = "") -> Beat:
        """A ribbon across the dungeon with a player's colour, symbol and name."""
        model = self.scenery.model

        def draw(frame: Frame, t: float) -> None:
            free = self.scenery.spot("free")
            rise = out_cubic(min(1.0, t * 4)) * (1 - max(0.0, (t - 0.8) / 0.2))
            box = Rect(0, 0, frame.px(620), frame.px(96))
            box.center = (free.centerx, free.y + frame.px(70))
            alpha = round(255 * rise)
            frame.skin("leather_active", box, alpha)
            pawn = icon or f"pawns/{model.colours[seat]}"
            frame.icon(pawn, (box.x + frame.px(56), box.centery), frame.px(76), alpha)
            words = Rect(box.x + frame.px(104), box.y, box.width - frame.px(130), box.height)
            text = frame.words(text_key, name=model.names[seat])
            frame.write(text, words, 34, TITLE, DISPLAY, "centre", outline=True, alpha=alpha)

        return Beat(BANNER, BANNER * 0.4, draw)

    def glow(self, at: Rect, icon: str, duration: float = POP) -> Beat:
        """A thing lights up where it is."""

        def draw(frame: Frame, t: float) -> None:
            side = round(max(at.width, frame.px(60)) * (0.7 + 0.5 * out_back(min(1.0, t * 1.5))))
            frame.icon(icon, at.center, min(side, frame.px(120)), round(255 * (1 - t * t)))

        return Beat(duration, 120, draw)

    def hurt(self, beat: Beat, hurts: bool) -> Beat:
        """The same beat with a red edge around the window."""
        if not hurts or self.scenery.less_motion:
            return beat
        inner = beat.draw

        def draw(frame: Frame, t: float) -> None:
            alpha = round(120 * (t / 0.2 if t < 0.2 else max(0.0, 1 - (t - 0.2) / 0.8)))
            edge = frame.px(14)
            for side in (
                Rect(0, 0, frame.rect.width, edge),
                Rect(0, frame.rect.bottom - edge, frame.rect.width, edge),
                Rect(0, 0, edge, frame.rect.height),
                Rect(frame.rect.right - edge, 0, edge, frame.rect.height),
            ):
                frame.fill(side, (190, 20, 24), alpha // 8 * 8)
            if inner is not None:
                inner(frame, t)

        return replace(beat, draw=draw)
