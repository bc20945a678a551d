"""The points of everyone over a game, as lines in the players' colours with their marks along them."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from math import dist

import pygame
from pygame import Rect

from .colours import MUTED, SEAT_LIGHT, Colour
from .frame import Frame

GRID = (255, 240, 206, 34)
FINER = 2  # lines are drawn so much larger, and smoothed
MARKS = 8  # on a line, at most about so many
Spot = tuple[float, float]
STEPS = (5, 10, 20, 25, 50, 100)  # of the scale on the left


def draw_chart(frame: Frame, rect: Rect, colours: Sequence[str], points: Sequence[Sequence[int]]) -> None:
    """`points` holds one row per player, all of the same length: the points at each moment."""
    key = ("score chart", tuple(colours), tuple(map(tuple, points)))
    frame.add(frame.painted(key, rect.size, lambda part: _paint(part, rect.size, colours, points)), rect.x, rect.y)


def _paint(frame: Frame, size: tuple[int, int], colours: Sequence[str], points: Sequence[Sequence[int]]) -> None:
    left, right, edge = frame.px(56), frame.px(40), frame.px(14)
    plot = Rect(left, edge, size[0] - left - right, size[1] - 2 * edge)
    top = max([10, *(value for row in points for value in row)])
    step = next((step for step in STEPS if top / step <= 5), 200)
    canvas = pygame.Surface(size, pygame.SRCALPHA)
    for value in range(0, top + 1, step):
        y = round(plot.bottom - plot.height * value / top)
        pygame.draw.line(canvas, GRID, (plot.x, y), (plot.right, y))
        frame.number(value, (left / 2, y), 18, MUTED, outline=False)
    lines = pygame.Surface((size[0] * FINER, size[1] * FINER), pygame.SRCALPHA)
    spots = [_spots(plot, row, top) for row in points]
    for colour, line in zip(colours, spots, strict=True):
        _draw_line(lines, SEAT_LIGHT[colour], line, max(3, frame.px(3)))
    canvas.blit(pygame.transform.smoothscale(lines, size), (0, 0))
    frame.sprites.insert(0, frame.sprites[0]._replace(surface=canvas.convert_alpha(), x=0, y=0))
    _draw_marks(frame, plot, colours, spots)


def _draw_marks(frame: Frame, plot: Rect, colours: Sequence[str], spots: Sequence[Sequence[Spot]]) -> None:
    """Everyone's mark now and then on the line, not all at the same turn, and at its end."""
    apart = max(len(colours), len(spots[0]) // MARKS)
    for number, (colour, line) in enumerate(zip(colours, spots, strict=True)):
        for spot in line[1 + number * apart // len(colours) : -1 : apart]:
            frame.icon(f"marks/{colour}", spot, frame.px(20))
    side = min(frame.px(30), plot.height // len(colours))
    ends = spread([line[-1][1] for line in spots], side, plot.y, plot.bottom)
    for colour, end in zip(colours, ends, strict=True):
        frame.icon(f"marks/{colour}", (plot.right + frame.px(18), end), side)


def spread(places: Sequence[float], least: float, top: float, bottom: float) -> list[float]:
    """The places in their order, moved as little as it takes to have `least` between them, from top to bottom."""
    moved: list[float] = list(places)
    order = sorted(range(len(places)), key=lambda number: (places[number], -number))
    above = top - least
    for number in order:
        above = moved[number] = max(places[number], above + least)
    below = bottom + least
    for number in reversed(order):
        below = moved[number] = min(moved[number], below - least)
    return moved


def _spots(plot: Rect, row: Sequence[int], top: int) -> list[Spot]:
    along = max(1, len(row) - 1)
    spots = [(plot.x + plot.width * n / along, plot.bottom - plot.height * value / top) for n, value in enumerate(row)]
    return spots if len(spots) > 1 else spots * 2


def _draw_line(canvas: pygame.Surface, colour: Colour, spots: Sequence[Spot], width: int) -> None:
    """A line as thick in its steep parts as in its flat ones."""
    fine = [(x * FINER, y * FINER) for x, y in spots]
    for (x, y), (to_x, to_y) in pairwise(fine):
        length = max(1.0, dist((x, y), (to_x, to_y)))
        dx, dy = (to_y - y) / length * width * FINER / 2, (x - to_x) / length * width * FINER / 2
        pygame.draw.polygon(
            canvas, colour, [(x + dx, y + dy), (to_x + dx, to_y + dy), (to_x - dx, to_y - dy), (x - dx, y - dy)]
        )
    for spot in fine:
        pygame.draw.circle(canvas, colour, spot, width * FINER / 2)
