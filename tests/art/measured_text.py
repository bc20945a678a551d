"""The texts of a rendered frame with the colours that really lie on the screen: of the ink, and of the ground at it."""

from typing import NamedTuple

import numpy as np
import pygame

from game.view import text as type_
from game.view.compositor import Compositor
from game.view.frame import Frame

NEAR = 3  # pixels from a letter that are still its ground


class Measured(NamedTuple):
    text: str
    px: int
    rect: pygame.Rect
    contrast: float


class Reader:
    """Remembers from the moment it is made which surfaces are lines of text, also those within painted surfaces."""

    def __init__(self, monkeypatch):
        self._lines, self._painted = {}, {}
        type_._lines.clear()
        line, painted = type_.line, Frame.painted

        def noting_line(text, style):
            surface = line(text, style)
            self._lines[id(surface)] = (surface, text, style)
            return surface

        def noting_painted(frame, key, size, paint):
            def noting_paint(part):
                paint(part)
                sprites.extend(part.sprites)

            sprites = []
            surface = painted(frame, key, size, noting_paint)
            if sprites:
                self._painted[id(surface)] = (surface, sprites)
            return surface

        monkeypatch.setattr(type_, "line", noting_line)
        monkeypatch.setattr(Frame, "painted", noting_painted)

    def read(self, sprites, size):
        """Every text that can be seen in the finished picture; a lone stroke like "/" never shows its full colour."""
        canvas = pygame.Surface(size)
        window = canvas.get_rect()
        Compositor().draw(canvas, sprites)
        for number, (surface, x, y, alpha, _) in enumerate(sprites):
            for letters, text, style, place in self._texts(surface, x, y):
                rect = pygame.Rect(place, letters.get_size())
                if not any(map(str.isalnum, text)) or alpha < 255 or not window.contains(rect):
                    continue
                if not _covered(rect, sprites[number + 1 :], window):
                    yield Measured(text, style.px, rect, _contrast(canvas.subsurface(rect), letters, style))

    def _texts(self, surface, x, y):
        if id(surface) in self._lines:
            yield *self._lines[id(surface)], (x, y)
        for inner in self._painted.get(id(surface), (None, ()))[1]:
            yield from self._texts(inner.surface, x + inner.x, y + inner.y)


def _covered(rect, later, window):
    """Whether something solid lies over a part of the rect, or a veil over a large part of the window."""
    for sprite in later:
        if sprite.blend or not sprite.rect.colliderect(rect):
            continue
        if 5 * sprite.rect.width * sprite.rect.height > window.width * window.height:
            return True
        place = sprite.rect.clip(rect)
        over = pygame.surfarray.array_alpha(sprite.surface.subsurface(place.move(-sprite.x, -sprite.y)))
        if (over > 230).sum() > 0.05 * rect.width * rect.height:
            return True
    return False


def luminance(colours):
    """The relative luminance of WCAG, of one colour or of many."""
    share = np.asarray(colours, float) / 255
    return np.where(share <= 0.04045, share / 12.92, ((share + 0.055) / 1.055) ** 2.4) @ [0.2126, 0.7152, 0.0722]


def _contrast(seen, letters, style):
    """Between the ink and the middle of the ground beside it; for letters with a rim the rim is the ground."""
    colours, cover = pygame.surfarray.array3d(seen), pygame.surfarray.array_alpha(letters).astype(int)
    if style.outline:
        own = luminance(pygame.surfarray.array3d(letters))
        middle = (luminance(style.colour) + luminance(type_.OUTLINE)) / 2
        ink, ground = (cover > 200) & (own > middle), (cover > 200) & (own <= middle)
    else:
        ink, ground = cover >= 0.95 * cover.max(), (cover == 0) & _around(cover > 128)
    ink, ground = (np.median(luminance(colours[mask])) for mask in (ink, ground))
    return float((max(ink, ground) + 0.05) / (min(ink, ground) + 0.05))


def _around(mask):
    """The mask, wider by NEAR pixels to all sides."""
    wide = np.pad(mask, NEAR)
    for axis in (0, 1):
        wide = np.any([np.roll(wide, step, axis) for step in range(-NEAR, NEAR + 1)], axis=0)
    return wide[NEAR:-NEAR, NEAR:-NEAR]
