"""The dragon's bag: the table darkens, cubes tumble in, the bag shakes, and the cubes come out one by one."""

from __future__ import annotations

from collections.abc import Sequence
from math import sin
from typing import NamedTuple

import pygame
from pygame import Rect

from game.rules.events import BLACK, GHOST

from .board_light import glow
from .colours import LIGHT, SEAT_LIGHT, TITLE, WARNING, Colour
from .frame import Frame
from .model import TableModel
from .motion import between, fly, in_out_cubic, out_back, out_cubic, staggered, turned
from .text import BOLD, DISPLAY

BAG, CUBE = 300, 64  # units
HEAD, FOOT = 150, 74  # units above the bag for words and cubes, and below it for the button
MOST_IN_A_ROW = 12
DARK, VEIL = 200.0, 150  # milliseconds until the table is dark, and how dark it is
LIT = 0.68  # of a cube's time: before it nobody sees its colour
SQUEEZE = 0.07  # of the bag's size, when a cube jumps out
EMBER: Colour = (255, 170, 90)
PALE: Colour = (150, 235, 225)


class Tray(NamedTuple):
    """The cubes that are out, in the order in which they came (None: it has left), and how many there will be."""

    cubes: Sequence[int | None]
    total: int
    rising: int = 0  # of which one is on its way out of the bag


class Veil:
    """Darkness over the table that comes and goes softly."""

    def __init__(self) -> None:
        self._strength = 0.0
        self._at = 0.0

    def draw(self, frame: Frame, wanted: bool) -> bool:
        """Darken everything so far; whether there is any darkness."""
        passed = min(frame.now - self._at, DARK / 4)
        self._at = frame.now
        step = passed / DARK
        self._strength = min(1.0, self._strength + step) if wanted else max(0.0, self._strength - step)
        if self._strength != float(wanted):
            frame.wake_at(frame.now)
        if self._strength:
            frame.shade(round(VEIL * self._strength))
        return self._strength > 0


# --- places ----------------------------------------------------------------------------------------------------


def bag_rect(frame: Frame, spot: Rect) -> Rect:
    """Where the bag stands in its spot."""
    side = min(frame.px(BAG), spot.height - frame.px(HEAD + FOOT))
    rect = Rect(0, 0, side, side)
    rect.midbottom = (spot.centerx, spot.bottom - frame.px(FOOT))
    return rect


def tray_place(frame: Frame, spot: Rect, index: int, count: int) -> Rect:
    """Where a drawn cube lies, above the bag; `count` is how many there will be."""
    side = frame.px(CUBE)
    step = min(side * 1.12, (spot.width - side) / max(1, min(count, MOST_IN_A_ROW) - 1))
    column, row = index % MOST_IN_A_ROW, index // MOST_IN_A_ROW
    rect = Rect(0, 0, side, side)
    rect.center = (
        spot.centerx + round((column - (min(count, MOST_IN_A_ROW) - 1) / 2) * step),
        spot.y + frame.px(HEAD - 38) + row * side,
    )
    return rect


def skip_place(frame: Frame, spot: Rect) -> Rect:
    """Where the button stands that hurries things along."""
    rect = Rect(0, 0, frame.px(220), frame.px(FOOT - 16))
    rect.midbottom = (spot.centerx, spot.bottom)
    return rect


# --- the scene -------------------------------------------------------------------------------------------------


def draw_attack(frame: Frame, spot: Rect, model: TableModel, tray: Tray, *, shake: float, squeeze: float) -> None:
    """The bag with its count by its own light, the cubes that are out, and the odds of the next one.

    `shake` is 0 or the seconds that the bag is shaken; `squeeze` from 0 to 1 is how hard it is pressed together.
    """
    bag = bag_rect(frame, spot)
    reach = (round(bag.width * 2.6), round(bag.height * 2.2))
    light = glow(frame.pictures, reach, EMBER, 0.34)
    frame.add(light, bag.centerx - reach[0] / 2, bag.centery - reach[1] / 2, blend=pygame.BLEND_RGB_ADD)
    sway = round(sin(shake * 40) * frame.px(9)) if shake else 0
    frame.image("dragon/bag_closed" if shake else "dragon/bag_open", _squeezed(bag, squeeze).move(sway, 0))
    inside = model.bag()
    frame.number(sum(inside.values()), (bag.centerx + sway, bag.centery + bag.height * 0.12), 60, TITLE)
    _words(frame, spot, tray)
    for index, colour in enumerate(tray.cubes):
        if colour is not None:
            place = tray_place(frame, spot, index, tray.total)
            frame.image(model.cube_picture(colour), place, 120 if colour == BLACK else 255)
    if model.show_odds and inside:
        _odds(frame, Rect(bag.right + frame.px(24), bag.y, frame.px(190), bag.height), model, inside)


def _squeezed(bag: Rect, squeeze: float) -> Rect:
    """The bag, lower and wider; in few steps, as every size is a picture of its own."""
    part = SQUEEZE * round(squeeze * 5) / 5
    rect = Rect(0, 0, round(bag.width * (1 + part)), round(bag.height * (1 - part)))
    rect.midbottom = bag.midbottom
    return rect


def _words(frame: Frame, spot: Rect, tray: Tray) -> None:
    heading = Rect(spot.x, spot.y, spot.width, frame.px(44))
    frame.write(frame.words("attack.title"), heading, 40, TITLE, DISPLAY, "centre", outline=True)
    if tray.total:
        below = Rect(spot.x, heading.bottom, spot.width, frame.px(28))
        text = frame.words("attack.cubes", n=min(len(tray.cubes) + tray.rising, tray.total), total=tray.total)
        frame.write(text, below, 22, LIGHT, BOLD, "centre", outline=True)


def _odds(frame: Frame, rect: Rect, model: TableModel, inside: dict[int, int]) -> None:
    """How likely the next cube is whose."""
    total = sum(inside.values())
    line = min(rect.height / (len(inside) + 1), frame.px(40))
    plate = Rect(rect.x, rect.y, rect.width, round(line * (len(inside) + 1)))
    frame.fill(plate.inflate(frame.px(20), frame.px(12)), (8, 6, 10), 190, frame.px(14))
    heading = Rect(rect.x, rect.y, rect.width, round(line))
    frame.write(frame.words("attack.odds"), heading, 20, LIGHT, BOLD, outline=True)
    for number, (colour, n) in enumerate(sorted(inside.items(), key=lambda item: -item[1]), start=1):
        y = rect.y + line * (number + 0.5)
        frame.icon(model.cube_picture(colour), (rect.x + line / 2, y), round(line * 0.9))
        place = Rect(round(rect.x + line * 1.15), round(y - line / 2), rect.width - round(line * 1.15), round(line))
        text = frame.words("side.share", n=round(100 * n / total))
        frame.write(text, place, 24, TITLE, BOLD, outline=True)


# --- motion ----------------------------------------------------------------------------------------------------


def draw_filling(frame: Frame, clank: Rect, spot: Rect, cubes: Sequence[str], t: float) -> None:
    """The cubes of the Clank! area on their way into the bag, tumbling."""
    mouth = bag_rect(frame, spot)
    goal = Rect(mouth.x, mouth.y, mouth.width, mouth.height // 3)
    shown = list(cubes[:16])
    for number, picture in enumerate(shown):
        own = staggered(min(1.0, t / 0.65), number, len(shown), 0.75)
        if 0 < own < 1:
            surface = turned(frame, picture, frame.px(44), own * 300 * (1 if number % 2 else -1))
            fly(frame, surface, clank.move((number % 4 - 2) * frame.px(18), 0), goal, in_out_cubic(own), frame.px(120))


def draw_cube_drawn(frame: Frame, spot: Rect, model: TableModel, colour: int, goal: Rect, t: float) -> None:
    """One cube turns over as it rises dark from the bag, is held, and comes to the light with a flash of its colour."""
    bag = bag_rect(frame, spot)
    share = min(1.0, t / 0.5)
    x, y = between((bag.centerx, bag.y + bag.height * 0.2), goal.center, out_back(share))
    lit = max(0.0, (t - LIT) / (1 - LIT))
    side = round(frame.px(CUBE) * (1.25 if lit == 0 else 1.25 - 0.25 * out_cubic(lit)))
    if not lit:
        halo = (frame.px(CUBE * 2.4), frame.px(CUBE * 2.4))
        pale = glow(frame.pictures, halo, (120, 112, 140), 0.5)
        frame.add(pale, x - halo[0] / 2, y - halo[1] / 2, blend=pygame.BLEND_RGB_ADD)
        dark = turned(frame, "cubes/black", side, 360 * out_cubic(share), (150, 140, 160))
        frame.add(dark, x - dark.get_width() / 2, y - dark.get_height() / 2)
        return
    size = (frame.px(CUBE * 4), frame.px(CUBE * 4))
    flash = glow(frame.pictures, size, flash_colour(model, colour), round(1 - lit, 1))
    frame.add(flash, x - size[0] / 2, y - size[1] / 2, blend=pygame.BLEND_RGB_ADD)
    frame.icon(model.cube_picture(colour), (x, y), side)


def flash_colour(model: TableModel, colour: int) -> Colour:
    """The light that a drawn cube throws; a black one hardly any."""
    if colour in (BLACK, GHOST):
        return (70, 66, 84) if colour == BLACK else PALE
    return SEAT_LIGHT[model.colours[colour]]


def squeeze_at(t: float) -> float:
    """How hard the bag is pressed while a cube jumps out of it."""
    return max(0.0, 1 - abs(t / 0.12 - 1)) if t < 0.24 else 0.0


def draw_pulse(frame: Frame, strip: Rect, t: float) -> None:
    """A ring around the strip of the player whose cube came out."""
    lit = (t - LIT) / (1 - LIT)
    if lit > 0:
        grown = frame.px(6 + 10 * out_cubic(lit))
        frame.ring(strip.inflate(grown, grown), WARNING, max(2, frame.px(4)), frame.px(16), round(255 * (1 - lit) + 40))
