"""Draws a frame's sprites on the screen: only where they differ from what was drawn last."""

from __future__ import annotations

from collections.abc import Sequence

import pygame
from pygame import Rect

from .frame import Sprite

MOST_RECTS = 24  # more dirty places than this are drawn as one
FULL_SHARE = 0.6  # of the window: beyond it everything is drawn again


class Compositor:
    """Remembers the last frame of one window."""

    def __init__(self) -> None:
        self._last: list[Sprite] = []
        self._size = (0, 0)

    def forget(self) -> None:
        """Draw everything the next time."""
        self._last = []
        self._size = (0, 0)

    def draw(self, screen: pygame.Surface, sprites: Sequence[Sprite]) -> list[Rect]:
        """Bring the screen up to date; returns the places that changed, empty if none did."""
        window = screen.get_rect()
        dirty = [window] if self._size != window.size else self._changes(sprites, window)
        self._last = list(sprites)
        self._size = window.size
        if dirty:
            rects = [sprite.rect for sprite in sprites]
            for place in dirty:
                _repaint(screen, sprites, rects, place)
            screen.set_clip(None)
        return dirty

    def _changes(self, sprites: Sequence[Sprite], window: Rect) -> list[Rect]:
        old, new = set(self._last), set(sprites)
        changed = [s.rect for s in self._last if s not in new] + [s.rect for s in sprites if s not in old]
        stayed = [s for s in self._last if s in new], [s for s in sprites if s in old]
        if stayed[0] != stayed[1]:
            return [window]  # something went above or below something else
        return merged([rect.clip(window) for rect in changed if rect.colliderect(window)], window)


def merged(rects: list[Rect], window: Rect) -> list[Rect]:
    """Rects that overlap become one; too many, or too much, become the whole they cover."""
    apart: list[Rect] = []
    for rect in rects:
        while (hit := rect.collidelist(apart)) >= 0:
            rect = rect.union(apart.pop(hit))
        apart.append(rect)
    if len(apart) > MOST_RECTS:
        apart = [apart[0].unionall(apart[1:])]
    area = sum(rect.width * rect.height for rect in apart)
    return [window] if area > FULL_SHARE * window.width * window.height else apart


def _repaint(screen: pygame.Surface, sprites: Sequence[Sprite], rects: list[Rect], place: Rect) -> None:
    screen.set_clip(place)
    for index in place.collidelistall(rects):
        surface, x, y, alpha, blend = sprites[index]
        if alpha == 255:
            screen.blit(surface, (x, y), special_flags=blend)
        else:
            surface.set_alpha(alpha)
            screen.blit(surface, (x, y), special_flags=blend)
            surface.set_alpha(255)
