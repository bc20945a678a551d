"""What lies on the panels: the spaces of the rage track, the health meter and the burst on the ground of the Clank!
area; figures are the game's to write.

Places are in master pixels from the upper left corner: `RAGE` and `HEARTS` are the middles of the spaces and hearts.
"""

from __future__ import annotations

import math
from itertools import pairwise

from art.kit import palette as pal
from art.kit.palette import Array, blend
from art.kit.registry import Canvas, add
from art.kit.relief import Layer, render
from art.kit.shapes import at, circle, rounded, star

RAGE_SIZE, RAGE = (1120, 160), [(80 + 160 * k, 80) for k in range(7)]
HEART_SIZE, HEARTS = (1040, 120), [(70 + 100 * k, 60) for k in range(10)]
BURST_SIZE = 256
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
    """Seven spaces from dull bronze to fire, chained to each other."""
    links = [at(rounded(-12, -9, 12, 9, 9), (a[0] + b[0]) / 2, a[1]) for a, b in pairwise(RAGE)]
    layers = [Layer(links, pal.IRON, bevel=5, gloss=0.6, metal=0.6)]
    for k, (x, y) in enumerate(RAGE):
        heat = k / (len(RAGE) - 1)
        rim = (blend("#B89A6A", "#FFB050", heat), blend("#5A4224", "#8A2A10", heat))
        face = (blend("#3A3030", "#8E2418", heat), blend("#1A1416", "#3C0A0A", heat))
        spikes = at(star(12 + 2 * k, 71 + 0.8 * k, 65), x, y)
        layers += [
            Layer(spikes, rim, bevel=5, gloss=0.6, metal=0.5),
            Layer(circle(x, y, 61), pal.IRON, bevel=5, gloss=0.5, metal=0.5),
            Layer(circle(x, y, 56), face, bevel=11, relief=-0.7, gloss=0.1, shade=0, grain=0.3, glow=0.06 * heat),
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


def clank_burst() -> list[Layer]:
    """A bell's burst, scorched into the stone that the cubes lie on."""
    middle = (BURST_SIZE / 2, BURST_SIZE / 2)
    return [
        Layer(at(star(11, 118, 86), *middle), "#4A3C38", bevel=6, relief=0.25, gloss=0, shade=0.2, grain=0.4),
        Layer(at(star(11, 92, 66), *middle, 8), "#2E2626", bevel=5, relief=-0.3, gloss=0, shade=0, grain=0.4),
    ]


def declare() -> None:
    """Put them in the registry."""
    add("boards/rage_track", *RAGE_SIZE, lambda canvas: _draw(rage_track(), canvas))
    add("boards/health_meter", *HEART_SIZE, lambda canvas: _draw(health_meter(), canvas))
    add("boards/clank_burst", BURST_SIZE, BURST_SIZE, lambda canvas: _draw(clank_burst(), canvas))
