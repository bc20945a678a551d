"""One picture of a scene as data: sprites to draw, and regions that can be pointed at.

A scene builds a new Frame whenever something may have changed. The compositor draws only what differs from the last
one, and the same regions serve mouse, keyboard and tests.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence
from dataclasses import dataclass, field
from itertools import pairwise
from typing import Any, NamedTuple

import pygame
from pygame import Rect

from game.strings import Words

from . import text as type_
from .colours import ABYSS, LIGHT, SEAT_LIGHT, Colour
from .pictures import Pictures
from .scale import Scale
from .text import BODY, DISPLAY, Style


class Sprite(NamedTuple):
    """A surface at a place. The surface must never be changed once it was drawn."""

    surface: pygame.Surface
    x: int
    y: int
    alpha: int = 255
    blend: int = 0

    @property
    def rect(self) -> Rect:
        """What it covers."""
        return Rect(self.x, self.y, *self.surface.get_size())


@dataclass(slots=True)
class Region:
    """Something that can be pointed at. Without `do` it cannot be done now, and `why` says so in one sentence."""

    id: Hashable
    rect: Rect
    do: Callable[[], None] | None = None
    why: str = ""
    tip: str | Callable[[Frame, Rect], None] = ""
    look: Callable[[], None] | None = None  # right click, or the key for it
    drag: Any = None  # what is picked up when it is dragged
    focus: bool = True  # whether Tab and the arrows stop here
    topic: str = ""  # where F1 opens the rules

    @property
    def enabled(self) -> bool:
        """Whether a click does something."""
        return self.do is not None


class Written(NamedTuple):
    """A text that was set, for tests: what, where, how large, whether it was cut."""

    text: str
    rect: Rect
    px: int
    cut: bool
    free: bool  # a name or a number: not from the string files
    colour: Colour


@dataclass
class Pointing:
    """Where the attention is: the region under the pointer and the one with the keyboard's focus."""

    pos: tuple[int, int] = (-1, -1)
    hover: Hashable = None
    hover_since: float = 0.0
    focus: Hashable = None
    by_keys: bool = False  # the last input came from the keyboard
    moved_to: Hashable = None  # where keys moved the focus to, as long as it has not come elsewhere by itself
    rests_on: Hashable = None  # where it was before that: it goes back there when the hand returns to the mouse
    focus_at: tuple[int, int] | None = None  # the place of what has the focus, should that vanish
    pressed: Hashable = None


@dataclass
class Frame:
    """The picture under construction."""

    scale: Scale
    words: Words
    pictures: Pictures
    pointing: Pointing
    now: float  # milliseconds
    sprites: list[Sprite] = field(default_factory=list)
    regions: list[Region] = field(default_factory=list)
    written: list[Written] = field(default_factory=list)
    wake: float | None = None  # when something will look different without any input
    high_contrast: bool = False  # what can be done stands out more, and nothing is written in a player's colour
    spared: list[Rect] = field(default_factory=list)  # what tips and panels leave uncovered if they can
    quiet: bool = False  # something has to be decided first: no tip may show beside it

    def seat_light(self, colour: str) -> Colour:
        """The colour in which something about a player is written."""
        return LIGHT if self.high_contrast else SEAT_LIGHT.get(colour, LIGHT)

    @property
    def rect(self) -> Rect:
        """The whole window."""
        return Rect(0, 0, self.scale.width, self.scale.height)

    def px(self, units: float) -> int:
        """Pixels of a length in units."""
        return self.scale.px(units)

    def wake_at(self, when: float) -> None:
        """Ask for another frame at a moment."""
        self.wake = when if self.wake is None else min(self.wake, when)

    # --- drawing ------------------------------------------------------------------------------------------------

    def add(self, surface: pygame.Surface, x: float, y: float, alpha: int = 255, blend: int = 0) -> None:
        """Draw a surface."""
        if alpha > 0:
            self.sprites.append(Sprite(surface, round(x), round(y), alpha, blend))

    def image(self, name: str, rect: Rect, alpha: int = 255) -> None:
        """A picture stretched over a rect."""
        self.add(self.pictures.image(name, rect.size), rect.x, rect.y, alpha)

    def icon(self, name: str, centre: tuple[float, float], px: int, alpha: int = 255) -> Rect:
        """A square picture around a point."""
        rect = Rect(0, 0, px, px)
        rect.center = (round(centre[0]), round(centre[1]))
        self.image(name, rect, alpha)
        return rect

    def skin(self, name: str, rect: Rect, alpha: int = 255) -> None:
        """A panel, button, slot or parchment over a rect."""
        self.add(self.pictures.skin(name, rect.size, self.scale.unit), rect.x, rect.y, alpha)

    def fill(self, rect: Rect, colour: Colour, alpha: int, radius: int = 0) -> None:
        """An even wash over a rect."""
        key = ("fill", rect.size, colour, alpha, radius)

        def make() -> pygame.Surface:
            if alpha == 255 and not radius:
                plain = pygame.Surface(rect.size)
                plain.fill(colour)
                return plain  # new surfaces have the window's format
            wash = pygame.Surface(rect.size, pygame.SRCALPHA)
            pygame.draw.rect(wash, (*colour, alpha), wash.get_rect(), border_radius=radius)
            return wash.convert_alpha()

        self.add(self.pictures.made(key, make), rect.x, rect.y)

    def close_gaps(self, rects: Sequence[Rect]) -> None:
        """Something dark between things side by side or one below the other: no sliver of what lies below shines."""
        for one, other in pairwise(rects):
            across = Rect(one.right - 1, one.y, other.x - one.right + 2, one.height)
            down = Rect(one.x, one.bottom - 1, one.width, other.y - one.bottom + 2)
            gap = across if one.y == other.y else down
            if 0 < min(gap.size) < one.width // 4:
                self.fill(gap, ABYSS, 235)

    def shade(self, alpha: int) -> None:
        """Darken everything so far by an amount that may change from frame to frame."""
        key = ("shade", self.rect.size)
        self.add(self.pictures.made(key, lambda: pygame.Surface(self.rect.size)), 0, 0, alpha)

    def ring(self, rect: Rect, colour: Colour, thickness: int, radius: int, alpha: int = 255) -> None:
        """A rounded outline."""
        key = ("ring", rect.size, colour, thickness, radius)

        def make() -> pygame.Surface:
            line = pygame.Surface(rect.size, pygame.SRCALPHA)
            pygame.draw.rect(line, colour, line.get_rect(), thickness, border_radius=radius)
            return line.convert_alpha()

        self.add(self.pictures.made(key, make), rect.x, rect.y, alpha)

    def painted(self, key: Hashable, size: tuple[int, int], paint: Callable[[Frame], None]) -> pygame.Surface:
        """A surface of its own, composed once by `paint` on a frame of that size and remembered under `key`.

        `key` must name everything that the picture depends on, except scale and language.
        """
        key = ("painted", key, size, self.scale, self.words.language, self.high_contrast)

        def make() -> pygame.Surface:
            part = Frame(self.scale, self.words, self.pictures, Pointing(), self.now)
            part.high_contrast = self.high_contrast
            paint(part)
            whole = pygame.Surface(size, pygame.SRCALPHA)
            for sprite in part.sprites:
                part_of = sprite.surface
                part_of.set_alpha(sprite.alpha)
                whole.blit(part_of, (sprite.x, sprite.y), special_flags=sprite.blend)
                part_of.set_alpha(255)
            self.pictures.notes[key] = part.written
            return whole.convert_alpha()

        surface = self.pictures.made(key, make)
        self.written += self.pictures.notes[key]
        return surface

    # --- writing ------------------------------------------------------------------------------------------------

    def write(
        self,
        text: str,
        rect: Rect,
        size: float = 20,
        colour: Colour = LIGHT,
        face: str = BODY,
        align: str = "left",
        valign: str = "middle",
        outline: bool = False,
        free: bool = False,
        alpha: int = 255,
    ) -> int:
        """Set a text into a rect, over several lines if needed; smaller if it must be. Returns the height used."""
        least, px = self.scale.text(), self.scale.text(size)
        fitted = type_.fit(text, face, px, least, rect.size)
        step = type_.line_height(face, fitted.px)
        top = rect.y
        if valign != "top":
            spare = rect.height - step * len(fitted.lines)
            top += spare // 2 + type_.sink(face, fitted.px) if valign == "middle" else spare
        style = Style(face, fitted.px, colour, outline)
        for number, words in enumerate(fitted.lines):
            self._line(words, style, Rect(rect.x, top + number * step, rect.width, step), align, alpha)
        self.written.append(Written(text, rect.copy(), fitted.px, fitted.cut, free, colour))
        return step * len(fitted.lines)

    def _line(self, words: str, style: Style, rect: Rect, align: str, alpha: int) -> None:
        surface = type_.line(words, style)
        slack = rect.width - surface.get_width()
        x = rect.x + (0 if align == "left" else slack // 2 if align == "centre" else slack)
        self.add(surface, x, rect.y + (rect.height - surface.get_height()) // 2, alpha)

    def number(
        self,
        value: int | str,
        centre: tuple[float, float],
        size: float,
        colour: Colour = LIGHT,
        face: str = DISPLAY,
        outline: bool = True,
    ) -> Rect:
        """A figure around a point."""
        px = self.scale.text(size)
        surface = type_.line(str(value), Style(face, px, colour, outline))
        rect = surface.get_rect(center=(round(centre[0]), round(centre[1])))
        self.add(surface, rect.x, rect.y)
        self.written.append(Written(str(value), rect, px, False, True, colour))
        return rect

    # --- pointing -----------------------------------------------------------------------------------------------

    def region(self, region: Region) -> Region:
        """Make something pointable; later regions lie above earlier ones."""
        self.regions.append(region)
        return region

    def at(self, pos: tuple[int, int]) -> Region | None:
        """The topmost region at a place."""
        return next((region for region in reversed(self.regions) if region.rect.collidepoint(pos)), None)

    def find(self, region_id: Hashable) -> Region | None:
        """The region of that id."""
        return next((region for region in reversed(self.regions) if region.id == region_id), None)

    def is_hot(self, region_id: Hashable) -> bool:
        """Whether the pointer or the keyboard's focus is on it."""
        pointing = self.pointing
        return (pointing.focus if pointing.by_keys else pointing.hover) == region_id

    def cover(self) -> None:
        """Take everything below out of reach: only regions added from here on can be pointed at."""
        self.regions.clear()
