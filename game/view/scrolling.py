"""A window onto something taller: wheel, keys, dragging and a bar move it; what sticks out is cut off."""

from __future__ import annotations

from dataclasses import dataclass, field

import pygame
from pygame import Rect, Surface

from .colours import GOLD, MUTED
from .frame import Frame, Region

NOTCH = 110  # units that one notch of the wheel moves
BAR = 14  # units: the width of the bar, at the right edge of the view
BAR_ID = "scroll bar"


@dataclass
class Scroll:
    """How far something is scrolled. `lay` must be called with the view and the content before anything is drawn."""

    offset: int = 0
    content: int = 0
    view: Rect = field(default_factory=lambda: Rect(0, 0, 0, 0))

    def lay(self, view: Rect, content: int) -> None:
        """Say how large the view and the content are now."""
        self.view, self.content = view, content
        self.by(0)

    @property
    def top(self) -> int:
        """Where the content begins on the screen."""
        return self.view.y - self.offset

    @property
    def most(self) -> int:
        """How far it can be scrolled."""
        return max(0, self.content - self.view.height)

    def by(self, pixels: float) -> None:
        """Scroll down by so many pixels, or up."""
        self.offset = max(0, min(round(self.offset + pixels), self.most))

    def show(self, top: int, bottom: int) -> None:
        """Scroll just enough to have a part of the content, measured from its beginning, in view."""
        if bottom - self.offset > self.view.height:
            self.offset = bottom - self.view.height
        if top < self.offset:
            self.offset = top
        self.by(0)

    def take_key(self, name: str) -> bool:
        """Page up, Page down, Home and End."""
        page = round(self.view.height * 0.9)
        steps = {"page up": -page, "page down": page, "home": -self.content, "end": self.content}
        self.by(steps.get(name, 0))
        return name in steps

    def drag(self, dy: int, on_bar: bool) -> None:
        """Follow the pointer, with the bar or with the content itself."""
        self.by(dy * self.content / max(1, self.view.height) if on_bar else -dy)

    def draw_bar(self, frame: Frame) -> None:
        """The bar, if there is anything to scroll."""
        if not self.most:
            return
        width = frame.px(BAR)
        track = Rect(self.view.right - width, self.view.y, width, self.view.height)
        frame.fill(track, (8, 6, 10), 130, width // 2)
        length = max(frame.px(60), track.height * self.view.height // self.content)
        thumb = Rect(track.x, track.y + (track.height - length) * self.offset // self.most, width, length)
        hot = frame.is_hot(BAR_ID)
        frame.fill(thumb.inflate(-frame.px(4), -frame.px(4)), GOLD if hot else MUTED, 255, width // 2)
        frame.region(Region(BAR_ID, track, focus=False))


def add_clipped(frame: Frame, surface: Surface, x: int, y: int, view: Rect) -> Rect:
    """Draw only what of a surface lies inside a view; returns what is seen."""
    place = surface.get_rect(topleft=(x, y))
    seen = place.clip(view)
    if seen == place:
        frame.add(surface, x, y)
    elif seen.width and seen.height:
        part = seen.move(-x, -y)
        frame.add(frame.pictures.made(("clipped", surface, tuple(part)), lambda: _part(surface, part)), seen.x, seen.y)
    return seen


def _part(surface: Surface, part: Rect) -> Surface:
    """A copy, so that the pixels of the whole need not stay in memory."""
    copy = Surface(part.size, pygame.SRCALPHA)
    copy.blit(surface, (0, 0), part)
    return copy.convert_alpha()
