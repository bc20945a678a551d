"""Icons of the dragon's temper, of some kinds of cards, and of the game's own buttons."""

from __future__ import annotations

import math

from art.drawings import figures as fig
from art.kit import palette as pal
from art.kit.registry import sprite
from art.kit.relief import Layer, placed
from art.kit.shapes import Draw, around, at, circle, ngon, polygon, star

IVORY: pal.Pair = ("#FFF3D0", "#D8B878")  # the glyphs of the game's own buttons


def danger() -> list[Layer]:
    """Three marks of claws on a warning plate."""
    claw = "M-6 -27 C 2 -14 5 2 2 27 C -5 6 -9 -10 -6 -27 Z"
    return [
        Layer(
            (
                "M0 -47 C 6 -47 8 -44 11 -39 L46 30 C 50 38 46 44 38 44 L-38 44 C -46 44 -50 38 -46 30 L-11 "
                "-39 C -8 -44 -6 -47 0 -47 Z"
            ),
            ("#FFC24A", "#C0561A"),
            bevel=6,
            gloss=0.5,
            metal=0.3,
        ),
        Layer("M0 -34 L36 35 L-36 35 Z", ("#3A1418", "#1C080C"), bevel=4, relief=-0.6, gloss=0.1, shade=0),
        Layer(
            [at(claw, -14, 18, 12, 0.62), at(claw, 1, 8, 12, 0.98), at(claw, 17, 19, 12, 0.62)],
            ("#FFE27A", "#FF6A2C"),
            bevel=3,
            relief=0.6,
            glow=0.5,
            shade=0,
        ),
    ]


def rage() -> list[Layer]:
    """A flame with a dragon's eye in it."""
    return [
        Layer(
            [
                (
                    "M-30 44 C -50 30 -46 4 -34 -12 C -32 0 -26 4 -22 2 C -26 -20 -8 -30 -8 -48 C 10 -40 14 "
                    "-24 12 -14 C 20 -18 22 -26 20 -34 C 36 -22 50 12 34 34 C 28 44 16 48 0 48 C -14 48 -22 48 "
                    "-30 44 Z"
                )
            ],
            ("#FF8A2C", "#A8141C"),
            bevel=10,
            relief=0.9,
            gloss=0.4,
            glow=0.15,
            body=6,
        ),
        Layer(
            (
                "M-24 40 C -36 26 -26 8 -18 2 C -14 8 -8 8 -6 4 C -8 -8 2 -14 4 -22 C 14 -12 16 0 14 6 C 20 4 "
                "22 0 24 -4 C 34 12 30 34 20 42 C 8 48 -14 48 -24 40 Z"
            ),
            ("#FFD45C", "#FF7A1C"),
            bevel=7,
            relief=0.6,
            gloss=0.2,
            glow=0.35,
            shade=0.1,
        ),
        Layer(
            "M-25 23 C -14 8 14 8 25 23 C 14 37 -14 37 -25 23 Z",
            ("#FFF6B8", "#FFB22C"),
            bevel=6,
            relief=0.6,
            glow=0.4,
            shade=0.9,
        ),
        Layer("M0 11 C 7 18 7 28 0 35 C -7 28 -7 18 0 11 Z", "#2A0608", bevel=2, relief=-0.4, shade=0, grain=0),
    ]


def eye() -> list[Layer]:
    """The eye that is on the back of every card."""
    return [
        Layer(circle(0, 0, 42), pal.GOLD, bevel=6, gloss=0.7, metal=0.6),
        Layer(circle(0, 0, 35), ("#240A0E", "#120508"), bevel=4, relief=-0.6, shade=0),
        Layer(
            "M-33 0 C -17 -20 17 -20 33 0 C 17 20 -17 20 -33 0 Z",
            ("#FFD24A", "#E0501C"),
            bevel=9,
            relief=0.6,
            gloss=0.6,
            glow=0.4,
        ),
        Layer(
            "M0 -15 C 7 -8 7 8 0 15 C -7 8 -7 -8 0 -15 Z", "#120406", bevel=3, relief=-0.3, shade=0, gloss=0, grain=0
        ),
    ]


def companion() -> list[Layer]:
    """A hooded friend in a blue medallion."""
    friend = [
        Layer(
            "M-30 22 C -28 2 -16 -4 0 -4 C 16 -4 28 2 30 22 C 18 38 -18 38 -30 22 Z",
            ("#EAD9B0", "#8A6A40"),
            bevel=9,
            gloss=0.2,
            body=6,
        ),
        Layer(
            "M-17 2 C -24 -18 -14 -33 0 -33 C 14 -33 24 -18 17 2 C 8 9 -8 9 -17 2 Z",
            ("#FFF0CC", "#A8844E"),
            bevel=8,
            gloss=0.2,
            body=6,
        ),
        Layer(
            "M-10 -1 C -14 -14 -8 -23 0 -23 C 8 -23 14 -14 10 -1 C 5 4 -5 4 -10 -1 Z",
            "#241410",
            bevel=3,
            relief=-0.7,
            shade=0,
            grain=0,
        ),
        Layer([circle(-4, -10, 2), circle(4, -10, 2)], "#FFE9A8", bevel=1.5, glow=0.9, shade=0, grain=0),
        Layer("M0 12 C -5 7 -13 13 -9 20 L0 28 L9 20 C 13 13 5 7 0 12 Z", pal.HEALTH, bevel=5, gloss=0.6),
    ]
    return [*fig.medallion(("#E8BE62", "#80501A"), ("#2F5AA8", "#16306A"), 46), *placed(friend, 0, 3, 0, 1.2)]


def gem_cut() -> list[Layer]:
    """A green stone from above, cut in eight."""
    outer, table = 45.0, 22.0
    layers = [Layer(ngon(8, outer, -67.5), ("#2FA86A", "#0C5230"), bevel=3, gloss=0.4, grain=0.05)]
    tones = ("#7AF0A8", "#4AD088", "#1F9A58", "#0E6A3A", "#084A28", "#0C5A32", "#1F8A52", "#4AC888")
    corners = [(at_corner(outer, k), at_corner(table, k)) for k in range(8)]
    for k, tone in enumerate(tones):
        (a, b), (c, d) = corners[k], corners[(k + 1) % 8]
        layers.append(Layer(polygon([a, c, d, b]), tone, bevel=1.6, relief=0.5, gloss=0.4, shade=0, grain=0.05))
    layers += [
        Layer(ngon(8, table, -67.5), ("#8AF4B8", "#1F9A5A"), bevel=2, relief=0.6, gloss=0.8, shade=0, grain=0.05),
        Layer(star(4, 13, 3, -90, -12, -14), "#FFFFFF", bevel=1, relief=0.2, glow=0.5, shade=0, alpha=0.9),
    ]
    return layers


def at_corner(r: float, k: int) -> tuple[float, float]:
    """Corner `k` of an upright octagon."""
    angle = math.radians(-112.5 + 45 * k)
    return r * math.cos(angle), r * math.sin(angle)


def glyph(*shapes: Draw | str, stroke: float = 0) -> list[Layer]:
    """A sign of the game's own buttons, carved in ivory."""
    return [Layer(list(shapes), IVORY, bevel=5, gloss=0.35, stroke=stroke)]


def gear() -> list[Layer]:
    """A cog wheel."""
    teeth = around("M-8 -12 L8 -12 L10 12 L-10 12 Z", 8, 35)
    return [
        Layer([*teeth, circle(0, 0, 33)], IVORY, bevel=5, gloss=0.35),
        Layer(circle(0, 0, 15), "#241C20", bevel=4, relief=-0.8, gloss=0, shade=0),
    ]


def declare() -> None:
    """Put them in the registry."""
    drawings = {
        "danger": danger(),
        "rage": rage(),
        "companion": companion(),
        "gem": gem_cut(),
        "gear": gear(),
        "play": glyph("M-28 -40 C -28 -44 -24 -46 -20 -44 L40 -5 C 44 -2 44 2 40 5 L-20 44 C -24 46 -28 44 -28 40 Z"),
        "question": [
            *glyph("M-20 -18 C -20 -46 24 -46 24 -16 C 24 4 0 2 0 18", stroke=15),
            *glyph(ngon(4, 11, -90, 0, 38)),
        ],
        "close": glyph("M-30 -30 L30 30 M30 -30 L-30 30", stroke=17),
        "check": glyph("M-34 4 L-10 28 L36 -26", stroke=17),
    }
    for name, layers in drawings.items():
        sprite(f"icons/{name}", layers)
