"""The two backs of the tiles."""

from __future__ import annotations

import math

from art.drawings import dragon
from art.drawings.cards import gate
from art.kit import palette as pal
from art.kit.registry import sprite
from art.kit.relief import Form, Layer, placed
from art.kit.shapes import Draw, around, at, circle, rounded, star

BACK = 512


def _slab(stone: pal.Pair, inlay: pal.Pair) -> list[Layer]:
    """A square of cut stone with an inlaid border and a mouth mark at each third of its sides."""
    marks: list[Draw] = [
        at("M-7 0 L7 0 L4 9 L-4 9 Z", 56 * math.sin(a) + t * math.cos(a), -56 * math.cos(a) + t * math.sin(a), a_deg)
        for a_deg in (0, 90, 180, 270)
        for a in (math.radians(a_deg),)
        for t in (-56 / 3, 56 / 3)
    ]
    knots = [at(star(8, 9, 4.5), 39 * x, 39 * y) for x, y in _CORNERS]
    studs = [circle(39 * x, 39 * y, 2.6) for x, y in _CORNERS]
    return [
        Layer(rounded(-56, -56, 56, 56, 3), stone, bevel=4, gloss=0.15, grain=0.4, rough=0.3, shade=0),
        Layer(rounded(-51, -51, 51, 51, 2), inlay, bevel=1.2, gloss=0.6, stroke=1.8, metal=0.6, shade=0.4),
        Layer(rounded(-47, -47, 47, 47, 2), stone, bevel=4, relief=-0.5, gloss=0.1, grain=0.5, shade=0),
        Layer(marks, "#14121A", bevel=2, relief=-0.8, gloss=0, shade=0),
        Layer(knots, inlay, bevel=2, gloss=0.6, metal=0.6, shade=0.4),
        Layer(studs, inlay, bevel=2, gloss=0.8, metal=0.6, shade=0.5),
    ]


_CORNERS = [(x, y) for x in (-1, 1) for y in (-1, 1)]


def back_safe() -> list[Layer]:
    """The back of the safe tiles: warm stone and the gate with the fire behind it."""
    return [
        *_slab(("#6E6458", "#453C36"), pal.GOLD),
        Layer(circle(0, 0, 35), pal.GOLD, bevel=3, gloss=0.7, metal=0.6),
        Layer(circle(0, 0, 31.5), ("#3A2A20", "#1C120E"), bevel=4, relief=-0.6, shade=0, grain=0.3),
        *placed(gate(), 0, 3.4, 0, 0.135),
    ]


def back_depths() -> list[Layer | Form]:
    """The back of the Depths: cold stone and the dragon in a ring of teeth."""
    teeth = around("M-3.4 3 L0 -6 L3.4 3 Z", 24, 36.5)
    return [
        *_slab(("#3E4656", "#1E222E"), ("#C8A05A", "#5E3A14")),
        Layer(teeth, pal.BONE, bevel=2, gloss=0.3),
        Layer(circle(0, 0, 35), pal.IRON, bevel=3, gloss=0.6, metal=0.6),
        Layer(circle(0, 0, 31.5), ("#4A1418", "#16060A"), bevel=5, relief=-0.6, shade=0, grain=0.35, glow=0.05),
        Layer(star(12, 30, 14), ("#8A2A1C", "#3A0C0C"), bevel=6, relief=0.2, gloss=0, shade=0, grain=0.4, alpha=0.6),
        dragon.bust(0, 2, 0.60),
    ]


def declare() -> None:
    """Put them in the registry."""
    sprite("tiles/back_safe", back_safe(), BACK, span=112)
    sprite("tiles/back_depths", back_depths(), BACK, span=112)
