"""The points of everyone over a game, as lines in the players' colours with their marks at the end."""

from __future__ import annotations

from collections.abc import Sequence

import pygame
from pygame import Rect

from .colours import MUTED, SEAT_LIGHT
from .frame import Frame

GRID = (255, 240, 206, 34)
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
    for colour, row in zip(colours, points, strict=True):
        _draw_line(canvas, plot, SEAT_LIGHT[colour], row, top, max(2, frame.px(3)))
    frame.sprites.insert(0, frame.sprites[0]._replace(surface=canvas.convert_alpha(), x=0, y=0))
    side = min(frame.px(30), plot.height // len(colours))
    ends = spread([plot.bottom - plot.height * row[-1] / top for row in points], side, plot.bottom)
    for colour, end in zip(colours, ends, strict=True):
        frame.icon(f"marks/{colour}", (plot.right + frame.px(18), end), side)


def spread(places: Sequence[float], least: float, bottom: float) -> list[float]:
    """The places in their order, moved up as little as it takes to have `least` between them."""
    moved: list[float] = list(places)
    below: float = bottom + least
    for number in sorted(range(len(places)), key=lambda number: -places[number]):
        below = min(places[number], below - least)
        moved[number] = below
    return moved


def _draw_line(
    canvas: pygame.Surface, plot: Rect, colour: tuple[int, int, int], row: Sequence[int], top: int, width: int
) -> None:
    along = max(1, len(row) - 1)
    spots = [(plot.x + plot.width * n / along, plot.bottom - plot.height * value / top) for n, value in enumerate(row)]
    spots = spots if len(spots) > 1 else spots * 2
    for shift in range(width):
        pygame.draw.aalines(canvas, colour, False, [(x, y + shift - width / 2) for x, y in spots])
