"""Rage track, health meter and the tray of the Clank! area; figures are the game's to write.

Places are in master pixels from the upper left corner: `RAGE` and `HEARTS` are the middles of the spaces and of the
hearts, `TRAY` is the part of the tray that cubes may lie on.
"""

from __future__ import annotations

import math
from itertools import pairwise

from art.kit import palette as pal
from art.kit.palette import Array, blend
from art.kit.registry import Canvas, add
from art.kit.relief import Layer, render
from art.kit.shapes import at, circle, rounded, star

RAGE_SIZE, RAGE = (1120, 176), [(92 + 156 * k, 88) for k in range(7)]
HEART_SIZE, HEARTS = (1040, 120), [(70 + 100 * k, 60) for k in range(10)]
TRAY_SIZE, TRAY = (768, 448), (72, 72, 696, 376)
HEART = "M0 34 C-14 20 -38 4 -38 -14 C-38 -32 -12 -36 0 -16 C12 -36 38 -32 38 -14 C38 4 14 20 0 34 Z"


def _draw(layers: list[Layer], canvas: Canvas) -> Array:
    samples = max(1, math.ceil(768 / canvas.width))
    shadow = (0.0, 4.0, 4.0, 0.6)
    return render(
        layers,
        canvas.width,
        canvas.height,
        canvas.scale,
        origin=(0, 0),
        outline=0,
        shadow=shadow,
        seed=canvas.seed,
        samples=samples,
    )


def _bar(width: int, height: int, r: float) -> list[Layer]:
    """An iron bar with sunk leather and a gold fillet, twelve pixels inside the picture."""
    return [
        Layer(rounded(12, 12, width - 12, height - 12, r), ("#6A6166", "#2A2529"), bevel=8, gloss=0.4, metal=0.5),
        Layer(
            rounded(24, 24, width - 24, height - 24, r - 10), ("#2C2730", "#17141A"), bevel=6, relief=-0.8, gloss=0.05
        ),
        Layer(
            rounded(30, 30, width - 30, height - 30, r - 14),
            pal.GOLD,
            bevel=2,
            gloss=0.7,
            stroke=3,
            metal=0.6,
            shade=0.3,
        ),
    ]


def rage_track() -> list[Layer]:
    """Seven spaces from dull bronze to fire."""
    layers = _bar(*RAGE_SIZE, 40)
    links = [at(rounded(-22, -7, 22, 7, 7), (a[0] + b[0]) / 2, a[1]) for a, b in pairwise(RAGE)]
    layers.append(Layer(links, pal.IRON, bevel=5, gloss=0.6, metal=0.6))
    for k, (x, y) in enumerate(RAGE):
        heat = k / (len(RAGE) - 1)
        rim = (blend("#B89A6A", "#FFB050", heat), blend("#5A4224", "#8A2A10", heat))
        face = (blend("#3A3030", "#C8321C", heat), blend("#1A1416", "#4A0C0C", heat))
        spikes = at(star(12 + 2 * k, 51 + 0.8 * k, 45), x, y)
        layers += [
            Layer(spikes, rim, bevel=5, gloss=0.6, metal=0.5),
            Layer(circle(x, y, 42), pal.IRON, bevel=5, gloss=0.5, metal=0.5),
            Layer(circle(x, y, 37), face, bevel=9, relief=-0.7, gloss=0.1, shade=0, grain=0.3, glow=0.10 * heat),
        ]
    return layers


def health_meter() -> list[Layer]:
    """Ten hollows in the form of hearts."""
    layers = _bar(*HEART_SIZE, 34)
    for x, y in HEARTS:
        layers += [
            Layer(at(HEART, x, y, 0, 1.02), ("#5E5458", "#2E282C"), bevel=4, gloss=0.4, metal=0.4, shade=0.4),
            Layer(at(HEART, x, y, 0, 0.86), ("#12090C", "#3A0E16"), bevel=7, relief=-1.0, gloss=0.1, shade=0),
        ]
    return layers


def clank_area() -> list[Layer]:
    """A scorched stone tray in an iron edge, a bell's burst cut into its ground."""
    w, h = TRAY_SIZE
    left, top, right, bottom = TRAY
    middle = (w / 2, h / 2)
    studs = [at(circle(0, 0, 9), x, y) for x in (44, w - 44) for y in (44, h - 44)]
    return [
        Layer(rounded(12, 12, w - 12, h - 12, 44), ("#6A6166", "#2A2529"), bevel=12, gloss=0.4, metal=0.5, grain=0.25),
        Layer(rounded(34, 34, w - 34, h - 34, 30), pal.GOLD, bevel=3, gloss=0.7, stroke=5, metal=0.6, shade=0.4),
        Layer(
            rounded(left - 14, top - 14, right + 14, bottom + 14, 26),
            ("#57504E", "#332E30"),
            bevel=8,
            grain=0.4,
            rough=1,
        ),
        Layer(
            rounded(left, top, right, bottom, 20),
            ("#1C181B", "#322A2A"),
            bevel=22,
            relief=-1.2,
            gloss=0,
            grain=0.5,
            shade=0,
        ),
        Layer(at(star(11, 118, 86), *middle), "#3A3030", bevel=6, relief=0.25, gloss=0, shade=0.2, grain=0.4),
        Layer(at(star(11, 92, 66), *middle, 8), "#2A2224", bevel=5, relief=-0.3, gloss=0, shade=0, grain=0.4),
        Layer(studs, pal.GOLD_BRIGHT, bevel=7, gloss=0.8, metal=0.6),
    ]


def declare() -> None:
    """Put them in the registry."""
    add("boards/rage_track", *RAGE_SIZE, lambda canvas: _draw(rage_track(), canvas))
    add("boards/health_meter", *HEART_SIZE, lambda canvas: _draw(health_meter(), canvas))
    add("boards/clank_area", *TRAY_SIZE, lambda canvas: _draw(clank_area(), canvas))
