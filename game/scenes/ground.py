"""What scenes stand on: backdrops that keep their shape in every window, and light that is added to them."""

from __future__ import annotations

from collections.abc import Hashable

import pygame
from pygame import Rect

from game.view.colours import ABYSS, Colour
from game.view.frame import Frame
from game.view.pictures import load_master


def backdrop(frame: Frame, name: str, shade: int = 0, alpha: int = 255) -> Rect:
    """A picture over the whole window, darkened by `shade` of 255; returns where its edges would be.

    It keeps its shape: what does not fit the window is left out, the same on both sides.
    """
    place = cover(frame.rect)

    def make() -> pygame.Surface:
        whole = load_master(f"backdrops/{name}")
        if whole.get_size() != place.size:
            whole = pygame.transform.smoothscale(whole, place.size)
        part = pygame.Surface(frame.rect.size)
        part.blit(whole, place.topleft)
        if shade:
            part.fill([255 - shade] * 3, special_flags=pygame.BLEND_RGB_MULT)
            part.fill([tone * shade // 255 for tone in ABYSS], special_flags=pygame.BLEND_RGB_ADD)
        return part

    frame.add(frame.pictures.made(_key(frame, name, shade), make), 0, 0, alpha)
    return place


def is_at_hand(frame: Frame, name: str) -> bool:
    """Whether a backdrop can be drawn without being read and scaled first."""
    return frame.pictures.has(_key(frame, name, 0))


def _key(frame: Frame, name: str, shade: int) -> Hashable:
    return ("backdrop", name, frame.rect.size, shade)


def cover(window: Rect) -> Rect:
    """The smallest rect of the backdrops' shape, 16 to 9, that covers a window, around the same middle."""
    width = max(window.width, round(window.height * 16 / 9))
    place = Rect(0, 0, width, max(window.height, round(width * 9 / 16)))
    place.center = window.center
    return place


def glow(frame: Frame, centre: tuple[float, float], radius: int, colour: Colour, strength: float = 1.0) -> None:
    """A round light that is added to what lies below."""
    key = ("glow", radius, colour, round(strength, 2))
    light = frame.pictures.made(key, lambda: _light(radius, colour, strength))
    frame.add(light, centre[0] - radius, centre[1] - radius, blend=pygame.BLEND_RGB_ADD)


def _light(radius: int, colour: Colour, strength: float) -> pygame.Surface:
    """Drawn small and enlarged, which is fast and leaves no rings."""
    small = pygame.Surface((96, 96), depth=32)
    for step in range(48, 0, -1):
        share = strength * (1 - step / 48) ** 2
        pygame.draw.circle(small, [round(part * share) for part in colour], (48, 48), step)
    return pygame.transform.smoothscale(small, (2 * radius, 2 * radius)).convert()
