"""Moving pictures: easings, flights from place to place, paths. Time runs from 0 to 1."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from math import dist, pi, sin

import pygame
from pygame import Rect

from .frame import Frame

Point = tuple[float, float]


def out_cubic(t: float) -> float:
    """Fast, then gentle."""
    return 1 - (1 - t) ** 3


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


def staggered(t: float, number: int, count: int, overlap: float = 0.5) -> float:
    """The own time of one of several things that start one after the other within one stretch of time."""
    if count <= 1:
        return t
    length = 1 / (1 + (count - 1) * (1 - overlap))
    start = number * length * (1 - overlap)
    return min(1.0, max(0.0, (t - start) / length))
