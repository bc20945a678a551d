"""The dragon's bag in the middle of the table: cubes tumble in, the bag shakes, cubes come out one by one."""

from __future__ import annotations

from collections.abc import Sequence
from math import sin
from typing import NamedTuple

import pygame
from pygame import Rect

from .colours import LIGHT, TITLE
from .frame import Frame
from .model import TableModel
from .motion import between, fly, in_out_cubic, out_back, out_cubic, staggered
from .text import BOLD, DISPLAY

BAG, CUBE = 240, 64  # units
PER_ROW = 8


def bag_rect(frame: Frame, spot: Rect) -> Rect:
    """Where the bag stands in its spot."""
    side = min(frame.px(BAG), spot.height - frame.px(90))
    rect = Rect(0, 0, side, side)
    rect.midbottom = (spot.centerx, spot.bottom - frame.px(8))
    return rect


def tray_place(frame: Frame, spot: Rect, index: int, count: int) -> Rect:
    """Where a drawn cube lies, above the bag; `count` is how many there will be."""
    side = frame.px(CUBE)
    rect = Rect(0, 0, side, side)
    column, row = index % PER_ROW, index // PER_ROW
    rect.center = (
        spot.centerx + round((column - (min(count, PER_ROW) - 1) / 2) * side * 1.12),
        spot.y + frame.px(76) + row * frame.px(CUBE),
    )
    return rect


class Tray(NamedTuple):
    """The cubes that are out, in the order in which they came, and how many there will be."""

    cubes: Sequence[int]
    total: int


def draw_attack(frame: Frame, spot: Rect, model: TableModel, tray: Tray, shake: float, open_: bool) -> None:
    """The bag with its count, the cubes that are out, and the odds of the next one; everything around is dimmer."""
    frame.fill(spot.inflate(frame.px(40), frame.px(20)), (4, 3, 6), 170, frame.px(30))
    bag = bag_rect(frame, spot)
    sway = round(sin(shake * 40) * frame.px(7) * (1 if shake else 0))
    frame.image("dragon/bag_open" if open_ else "dragon/bag_closed", bag.move(sway, 0))
    inside = model.bag()
    frame.number(sum(inside.values()), (bag.centerx + sway, bag.centery + bag.height * 0.12), 52, TITLE)
    heading = Rect(spot.x, spot.y, spot.width, frame.px(40))
    frame.write(frame.words("attack.title"), heading, 34, TITLE, DISPLAY, "centre", outline=True)
    for index, colour in enumerate(tray.cubes):
        frame.image(model.cube_picture(colour), tray_place(frame, spot, index, tray.total))
    if model.show_odds and inside:
        _odds(frame, Rect(bag.right + frame.px(14), bag.y, frame.px(190), bag.height), model, inside)


def _odds(frame: Frame, rect: Rect, model: TableModel, inside: dict[int, int]) -> None:
    """How likely the next cube is whose."""
    total = sum(inside.values())
    line = min(rect.height / (len(inside) + 1), frame.px(40))
    heading = Rect(rect.x, rect.y, rect.width, round(line))
    frame.write(frame.words("attack.odds"), heading, 20, LIGHT, BOLD, outline=True)
    for number, (colour, n) in enumerate(sorted(inside.items(), key=lambda item: -item[1]), start=1):
        y = rect.y + line * (number + 0.5)
        frame.icon(model.cube_picture(colour), (rect.x + line / 2, y), round(line * 0.9))
        place = Rect(round(rect.x + line * 1.15), round(y - line / 2), rect.width - round(line * 1.15), round(line))
        frame.write(f"{round(100 * n / total)}%", place, 24, TITLE, BOLD, outline=True, free=True)


def draw_filling(frame: Frame, clank: Rect, spot: Rect, cubes: Sequence[str], t: float) -> None:
    """The cubes of the Clank! area on their way into the bag."""
    mouth = bag_rect(frame, spot)
    goal = Rect(mouth.x, mouth.y, mouth.width, mouth.height // 3)
    shown = list(cubes[:16])
    for number, picture in enumerate(shown):
        own = staggered(min(1.0, t / 0.65), number, len(shown), 0.75)
        if 0 < own < 1:
            surface = frame.pictures.icon(picture, frame.px(44))
            fly(frame, surface, clank.move((number % 4 - 2) * frame.px(18), 0), goal, in_out_cubic(own), frame.px(120))


def draw_cube_drawn(frame: Frame, spot: Rect, picture: str, goal: Rect, t: float) -> None:
    """One cube rises dark from the bag, is held, and turns to the light."""
    bag = bag_rect(frame, spot)
    rise = out_back(min(1.0, t / 0.5))
    x, y = between((bag.centerx, bag.y + bag.height * 0.2), goal.center, rise)
    lit = max(0.0, (t - 0.68) / 0.32)
    side = round(frame.px(CUBE) * (1.25 if lit == 0 else 1.25 - 0.25 * out_cubic(lit)))
    frame.add(shadowed(frame, picture, side), x - side / 2, y - side / 2)
    if lit:
        frame.icon(picture, (x, y), side, round(255 * out_cubic(min(1.0, lit * 1.6))))


def shadowed(frame: Frame, picture: str, side: int) -> pygame.Surface:
    """A cube before its colour can be seen: only its shape, the same for everyone."""

    def make() -> pygame.Surface:
        dark = frame.pictures.icon("cubes/black", side).copy()
        dark.fill((92, 84, 100, 255), special_flags=pygame.BLEND_RGBA_MULT)
        return dark

    return frame.pictures.made(("shadowed", side), make)
