"""Moving pictures: easings, flights from place to place, paths. Time runs from 0 to 1."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from math import cos, dist, pi, sin

import pygame
from pygame import Rect

from .colours import Colour
from .frame import Frame

Point = tuple[float, float]
TURN = 15  # degrees between two pictures of something that turns


def out_cubic(t: float) -> float:
    """Fast, then gentle."""
    return 1 - (1 - t) ** 3


def out_quad(t: float) -> float:
    """As something falls: its picture shrinks fast, then gently."""
    return 1 - (1 - t) ** 2


def in_out_cubic(t: float) -> float:
    """Gentle at both ends."""
    return 4 * t**3 if t < 0.5 else 1 - (2 - 2 * t) ** 3 / 2


def out_back(t: float, overshoot: float = 1.2) -> float:
    """A little beyond the goal, and back."""
    u = t - 1
    return 1 + (overshoot + 1) * u**3 + overshoot * u**2


def between(a: Point, b: Point, t: float, arc: float = 0.0) -> Point:
    """A point on the way from a to b, lifted by `arc` pixels in the middle."""
    return a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t - arc * sin(pi * t)


def along(points: Sequence[Point], t: float) -> Point:
    """A point on a line of several points, by its length."""
    lengths = [dist(a, b) for a, b in pairwise(points)]
    left = t * sum(lengths)
    for (a, b), length in zip(pairwise(points), lengths, strict=True):
        if left <= length and length:
            return between(a, b, left / length)
        left -= length
    return points[-1]


def fly(frame: Frame, surface: pygame.Surface, src: Rect, dst: Rect, t: float, arc: float = 0.0) -> None:
    """A surface on its way from the middle of one rect to the middle of another."""
    x, y = between(src.center, dst.center, t, arc)
    frame.add(surface, x - surface.get_width() / 2, y - surface.get_height() / 2)


def fly_turning(
    frame: Frame, back: pygame.Surface, face: pygame.Surface, src: Rect, dst: Rect, t: float, arc: float = 0.0
) -> None:
    """A card on its way that is turned over in the middle, and grows from the size of its back to that of its face."""
    angle = pi * min(1.0, max(0.0, (t - 0.15) / 0.6))
    width, height = between(back.get_size(), face.get_size(), t)
    size = (max(1, round(width * abs(cos(angle)))), round(height))
    fly(frame, pygame.transform.smoothscale(face if angle > pi / 2 else back, size), src, dst, out_cubic(t), arc)


def turned(
    frame: Frame, picture: str, side: int, degrees: float, tone: Colour = (255, 255, 255)
) -> pygame.Surface:
    """A small picture turned by about that much, its colours multiplied by a tone."""
    step = round(degrees / TURN) * TURN % 360

    def make() -> pygame.Surface:
        surface = pygame.transform.rotozoom(frame.pictures.icon(picture, side), -step, 1.0)
        surface.fill((*tone, 255), special_flags=pygame.BLEND_RGBA_MULT)
        return surface

    return frame.pictures.made(("turned", picture, side, step, tone), make)


def staggered(t: float, number: int, count: int, overlap: float = 0.5) -> float:
    """The own time of one of several things that start one after the other within one stretch of time."""
    if count <= 1:
        return t
    length = 1 / (1 + (count - 1) * (1 - overlap))
    start = number * length * (1 - overlap)
    return min(1.0, max(0.0, (t - start) / length))
