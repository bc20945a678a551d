"""Soft light and grain as small surfaces, made without any picture: what glows, fades and roughens the board."""

from __future__ import annotations

from functools import lru_cache
from random import Random

import pygame

from .colours import Colour
from .pictures import Pictures

_GRAIN = 96  # pixels across the small surface that a glow is stretched from


def radial(px: int, colour: Colour, strength: float = 1.0, power: float = 2.0) -> pygame.Surface:
    """A round glow on black, to be added (BLEND_RGB_ADD): `colour` times `strength` in the middle, nothing outside."""
    return pygame.transform.smoothscale(_spot(colour, strength, power), (px, px)).convert()


@lru_cache(maxsize=64)
def _spot(colour: Colour, strength: float, power: float) -> pygame.Surface:
    small = pygame.Surface((_GRAIN, _GRAIN), depth=32)
    middle = _GRAIN // 2
    for radius in range(middle, 0, -1):
        share = strength * (1 - (radius - 0.5) / middle) ** power
        pygame.draw.circle(small, [round(min(255.0, c * share)) for c in colour], (middle, middle), radius)
    return small


def glow(pictures: Pictures, size: tuple[int, int], colour: Colour, strength: float = 1.0) -> pygame.Surface:
    """A remembered round or oval glow, to be added."""
    key = ("glow", size, colour, strength)

    def make() -> pygame.Surface:
        return pygame.transform.smoothscale(radial(128, colour, strength), size).convert()

    return pictures.made(key, make)


def grain(rng: Random, cells: int, size: tuple[int, int], low: int, high: int) -> pygame.Surface:
    """Soft grey noise between two values, `cells` spots across, to be multiplied or added."""
    down = max(1, round(cells * size[1] / size[0]))
    spots = pygame.image.frombytes(rng.randbytes(cells * down), (cells, down), "P")
    step = (high - low) / 255
    spots.set_palette([(round(low + step * v),) * 3 for v in range(256)])
    return pygame.transform.smoothscale(spots.convert(24), size)


def fading_side(depth: int, length: int) -> pygame.Surface:
    """A strip that fades from nothing at its left edge to everything, to be multiplied (BLEND_RGBA_MULT)."""
    strip = pygame.Surface((depth, 1), pygame.SRCALPHA)
    for x in range(depth):
        strip.set_at((x, 0), (255, 255, 255, fade((x + 0.5) / depth)))
    return pygame.transform.scale(strip, (depth, length))


def fading_corner(depth: int) -> pygame.Surface:
    """A square that fades out towards its upper left corner, to be multiplied; it meets `fading_side` seamlessly."""
    small = min(depth, 40)
    corner = pygame.Surface((small, small), pygame.SRCALPHA)
    for x in range(small):
        for y in range(small):
            far = ((x + 0.5) ** 2 + (y + 0.5) ** 2) ** 0.5 / small
            corner.set_at((x, y), (255, 255, 255, fade(far)))
    return pygame.transform.smoothscale(corner, (depth, depth))


def fade(share: float) -> int:
    """The alpha at a share of the way in from an open edge."""
    share = min(1.0, max(0.0, share))
    return round(255 * share * share * (3 - 2 * share))
