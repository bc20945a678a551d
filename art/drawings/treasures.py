"""Things worth carrying: the artifacts, market wares and secrets, about 90 units across."""

from __future__ import annotations

from art.kit import palette as pal
from art.kit.relief import Layer, placed
from art.kit.shapes import (
    Shape,
    around,
    circle,
    ellipse,
    line,
    mirrored,
    ngon,
    polygon,
    ring,
    rounded,
)


def gold(shape: Shape, bevel: float = 6, pair: pal.Pair = pal.GOLD_BRIGHT, relief: float = 1, body: float = 0) -> Layer:
    """A part made of gold."""
    return Layer(shape, pair, bevel=bevel, relief=relief, gloss=0.6, metal=0.65, body=body)


def stone(shape: Shape, pair: pal.Pair, bevel: float = 6) -> Layer:
    """A polished gem."""
    return Layer(shape, pair, bevel=bevel, gloss=1.1, glow=0.15, grain=0.05)


def signet() -> list[Layer]:
    """A ring with a large ruby."""
    return [
        gold(ring(0, 16, 25, 10), 5),
        gold("M-17 -14 L17 -14 L12 2 L-12 2 Z", 4, pal.GOLD_DEEP),
        stone("M-14 -44 L14 -44 L26 -30 L0 -6 L-26 -30 Z", pal.RUBY, 5),
        Layer("M-14 -44 L14 -44 L8 -31 L-8 -31 Z", ("#FFC0C8", "#FF7A8A"), bevel=2, relief=0.4, gloss=0.8, shade=0),
        gold(mirrored("M-26 -32 L-17 -10 L-11 -16 L-20 -32 Z"), 2),
    ]


def horn() -> list[Layer]:
    """A drinking horn with gold bands."""
    body = "M-40 -34 C -36 4 -12 34 40 40 C 46 40 46 34 40 33 C 14 26 2 4 2 -28 Z"
    return [
        Layer(body, ("#F6E6C0", "#8A5E34"), bevel=14, gloss=0.5, body=8),
        gold("M-46 -32 C -30 -44 -8 -42 8 -30 L6 -18 C -8 -30 -28 -32 -42 -20 Z", 5),
        Layer(ellipse(-19, -33, 24, 7), "#2A140A", bevel=2, relief=-0.6, gloss=0, shade=0),
        gold("M-29 10 C -18 12 -4 6 6 -2 L12 10 C 4 18 -10 24 -20 24 Z", 4),
        gold("M18 30 C 22 28 26 26 28 24 L36 32 C 32 36 28 38 24 38 Z", 3),
        stone(circle(-8, 12, 5), pal.SAPPHIRE, 4),
        gold(circle(43, 36, 6), 4),
    ]


def dagger() -> list[Layer]:
    """A jewelled dagger, point down."""
    blade = [
        Layer("M-9 -8 L9 -8 L7 26 L0 47 L-7 26 Z", pal.SILVER, bevel=7, gloss=0.8, metal=0.75),
        Layer("M-1.6 -6 L1.6 -6 L0.6 34 L-0.6 34 Z", "#76829A", bevel=1.4, relief=-0.7, shade=0),
        gold("M-27 -17 C -12 -11 12 -11 27 -17 C 30 -11 27 -5 21 -4 C 8 -7 -8 -7 -21 -4 C -27 -5 -30 -11 -27 -17 Z", 4),
        Layer(rounded(-6, -38, 6, -12, 4), ("#2A6A5A", "#123A34"), bevel=5, gloss=0.4),
        gold([rounded(-7, y, 7, y + 3.4, 1.5) for y in (-34, -26, -18)], 1.6),
        gold(circle(0, -42, 8), 5),
        stone(circle(0, -42, 4.6), pal.RUBY, 4),
        stone(circle(0, -10, 5), pal.SAPPHIRE, 4),
    ]
    return placed(blade, 0, 0, 32, 1.04)


def sceptre() -> list[Layer]:
    """A sceptre with a winged head."""
    parts = [
        gold(rounded(-4, -8, 4, 52, 3), 4, pal.GOLD_DEEP),
        gold([rounded(-7, y, 7, y + 6, 3) for y in (-6, 14, 34)], 3),
        gold(circle(0, 52, 6), 4),
        gold(mirrored("M-4 -12 C -18 -8 -28 -18 -34 -36 C -24 -32 -20 -32 -16 -34 C -16 -26 -10 -20 -4 -18 Z"), 4),
        stone("M0 -50 L13 -34 L8 -16 L-8 -16 L-13 -34 Z", pal.AMETHYST, 6),
        Layer("M0 -46 L5 -34 L0 -20 L-6 -34 Z", ("#F4E4FF", "#B888F8"), bevel=2, relief=0.4, gloss=0.8, shade=0),
        gold("M-12 -16 L12 -16 L8 -6 L-8 -6 Z", 3),
    ]
    return placed(parts, 0, 0, 32, 0.96)


def mask() -> list[Layer]:
    """A golden burial mask."""
    crest = around("M-4 10 L0 -14 L4 10 Z", 24, 34)[19:] + around("M-4 10 L0 -14 L4 10 Z", 24, 34)[:6]
    return [
        gold(crest, 3, pal.GOLD),
        gold(
            "M0 -38 C 24 -38 32 -22 30 0 C 29 22 16 42 0 46 C -16 42 -29 22 -30 0 C -32 -22 -24 -38 0 -38 Z",
            12,
            pal.GOLD_BRIGHT,
            body=8,
        ),
        Layer(
            mirrored("M-24 -6 C -18 -14 -8 -12 -5 -4 C -10 2 -20 2 -24 -6 Z"),
            "#1A0E08",
            bevel=2,
            relief=-0.8,
            gloss=0,
            shade=0,
            grain=0,
        ),
        gold(mirrored("M-27 -12 C -20 -22 -8 -20 -3 -10 L-4 -7 C -10 -14 -20 -15 -26 -8 Z"), 2),
        gold("M0 -10 L6 14 L0 17 L-6 14 Z", 4, pal.GOLD),
        Layer("M-13 26 C -6 22 6 22 13 26 C 6 33 -6 33 -13 26 Z", "#2A140A", bevel=2, relief=-0.6, gloss=0, shade=0),
        stone(ngon(4, 7, -90, 0, -25), pal.EMERALD, 4),
        Layer(
            mirrored([line(3, (-26, 9), (-13, 13)), line(3, (-23, 18), (-13, 20))]),
            "#2A5AA8",
            bevel=1,
            relief=-0.3,
            shade=0,
        ),
    ]


def orb() -> list[Layer]:
    """A crystal globe in a golden stand."""
    return [
        gold("M-26 46 C -22 34 -12 34 -8 26 L8 26 C 12 34 22 34 26 46 Z", 5, pal.GOLD_DEEP),
        Layer(circle(0, -4, 37), ("#9AE8FF", "#1A3A9A"), bevel=30, gloss=1.2, glow=0.12, grain=0.25),
        Layer(
            [
                "M-22 -14 C -10 -24 6 -22 12 -12 C 4 -10 0 -2 -8 -2 C -14 -4 -20 -6 -22 -14 Z",
                "M0 8 C 10 2 22 6 24 14 C 16 22 4 20 0 8 Z",
            ],
            ("#E8FFFF", "#6AC8FF"),
            bevel=5,
            relief=0.2,
            gloss=0.4,
            glow=0.25,
            shade=0,
            alpha=0.7,
        ),
        gold("M-37 -2 C -30 12 30 12 37 -2 L36 6 C 26 20 -26 20 -36 6 Z", 3),
        gold(["M-4 -44 L4 -44 L4 -38 L-4 -38 Z", circle(0, -45, 5)], 3),
        stone([circle(-22, 11, 3.4), circle(0, 14, 4), circle(22, 11, 3.4)], pal.RUBY, 3),
    ]


def dragon_heart() -> list[Layer]:
    """A burning ruby the size of a fist between a dragon's wings."""
    wing = (
        "M-10 30 L-12 4 C -18 -14 -28 -30 -44 -46 C -40 -34 -41 -24 -49 -14 C -42 -14 -39 -8 -42 2 C -36 0 -31 5 "
        "-33 15 C -27 14 -23 19 -24 27 C -18 26 -14 28 -10 36 Z"
    )
    ribs = [
        "M-12 6 C -20 -8 -30 -24 -42 -42",
        "M-12 10 C -22 2 -34 -8 -46 -14",
        "M-12 14 C -20 10 -30 6 -40 3",
        "M-11 20 L-31 16",
    ]
    facets: list[tuple[list[tuple[float, float]], str]] = [
        ([(-22, -6), (-12, -30), (0, -20), (-7, 4)], "#FF8A8A"),
        ([(0, -20), (12, -30), (22, -6), (7, 4)], "#F04A58"),
        ([(-7, 4), (0, -20), (7, 4)], "#FFC0B0"),
        ([(-22, -6), (-7, 4), (0, 44)], "#C81E34"),
        ([(22, -6), (7, 4), (0, 44)], "#8A0E24"),
        ([(-7, 4), (7, 4), (0, 44)], "#E02E40"),
    ]
    cuts = [Layer(polygon(p), c, bevel=2, relief=0.6, gloss=0.7, glow=0.18, shade=0, grain=0.05) for p, c in facets]
    return [
        gold(mirrored(wing), 3, pal.GOLD),
        Layer(mirrored(ribs), "#5E3A0C", bevel=1.2, relief=-0.6, gloss=0.2, stroke=2.6, shade=0),
        Layer("M-22 -6 L-12 -30 L0 -20 L12 -30 L22 -6 L0 44 Z", "#A8142C", bevel=3, gloss=0.5, glow=0.3),
        *cuts,
    ]


def crown(jewel: pal.Pair, points: int) -> list[Layer]:
    """A crown with so many points."""
    half = 38.0
    step = 2 * half / (points - 1) if points > 1 else 0
    outline: list[tuple[float, float]] = [(-34, 30)]
    tips = []
    for k in range(points):
        x = -half + k * step
        tall = -30 - 10 * (1 - abs(x) / half)
        outline.append((x * 1.06, tall))
        tips.append((x * 1.06, tall))
        if k < points - 1:
            outline.append((x + step / 2, -4 - 4 * (1 - abs(x + step / 2) / half)))
    outline.append((34, 30))
    return [
        gold(polygon(outline), 6, pal.GOLD_BRIGHT, body=6),
        gold([circle(x, y, 5.4) for x, y in tips], 4),
        gold("M-36 16 C -18 24 18 24 36 16 L35 34 C 18 42 -18 42 -35 34 Z", 5, pal.GOLD),
        stone(ngon(4, 8, -90, 0, 29), jewel, 5),
        stone([circle(-20, 27, 4.6), circle(20, 27, 4.6)], jewel, 4),
        Layer(
            [circle(-31, 23, 2.4), circle(31, 23, 2.4), circle(-10, 30, 2.2), circle(10, 30, 2.2)],
            "#FFF6E0",
            bevel=2,
            gloss=1,
        ),
    ]


def backpack() -> list[Layer]:
    """A leather backpack with a bedroll."""
    leather, dark = ("#E0A05C", "#8A5226"), ("#8A5228", "#40200E")
    return [
        Layer(rounded(-32, -46, 32, -26, 10), ("#D2584A", "#6A1A1C"), bevel=9, gloss=0.15, grain=0.2),
        Layer([ring(-32, -36, 5, 3), ring(32, -36, 5, 3)], "#8A2A28", bevel=2, shade=0),
        Layer(
            "M-30 -26 C -36 0 -38 24 -34 40 C -20 47 20 47 34 40 C 38 24 36 0 30 -26 Z",
            leather,
            bevel=11,
            gloss=0.25,
            body=8,
            grain=0.22,
        ),
        Layer(
            "M-31 -28 L31 -28 C 36 -8 34 4 26 8 C 10 14 -10 14 -26 8 C -34 4 -36 -8 -31 -28 Z",
            ("#F0B46C", "#A86A34"),
            bevel=7,
            gloss=0.25,
            grain=0.22,
        ),
        Layer(rounded(-20, 18, 20, 40, 6), dark, bevel=5, gloss=0.2, grain=0.2),
        Layer([rounded(-19, -30, -12, 20, 2), rounded(12, -30, 19, 20, 2)], dark, bevel=2.5, gloss=0.2),
        gold([rounded(-21, 6, -10, 17, 2), rounded(10, 6, 21, 17, 2)], 2.5),
    ]


def amulet() -> list[Layer]:
    """A large drop of blood on a thin chain that runs out of sight."""
    links = [ring(side * (8 + 8.4 * k), -17 - 7.6 * k, 4, 2.2) for side in (-1, 1) for k in range(5)]
    shine = "M-13 22 C -16 12 -9 4 -4 -3 C -6 6 -10 12 -9 24 Z"
    return [
        gold(links, 1.4),
        gold(circle(0, -15, 6.5), 4),
        gold("M0 -16 C 20 4 31 16 31 29 C 31 43 17 52 0 52 C -17 52 -31 43 -31 29 C -31 16 -20 4 0 -16 Z", 4),
        stone(
            "M0 -9 C 17 8 26 19 26 29 C 26 40 14 47 0 47 C -14 47 -26 40 -26 29 C -26 19 -17 8 0 -9 Z",
            ("#FF4A48", "#6E0614"),
            13,
        ),
        Layer(shine, "#FFD8D0", bevel=2, relief=0.2, glow=0.3, shade=0, alpha=0.75, grain=0),
    ]


def burglars_kit() -> list[Layer]:
    """A black eye mask before a crossed crowbar and lockpick."""
    crowbar = "M0 46 L0 -30 C 0 -44 18 -46 20 -32"
    pick = "M0 46 L0 -36 L14 -36 L14 -28 M0 -22 L10 -22"
    mask = (
        "M-46 -12 C -36 -20 -14 -20 0 -12 C 14 -20 36 -20 46 -12 C 48 4 40 20 26 21 C 14 22 8 12 0 12 C -8 12 -14 22 "
        "-26 21 C -40 20 -48 4 -46 -12 Z"
    )
    holes = mirrored("M-36 0 C -30 -9 -14 -8 -9 3 C -14 11 -31 12 -36 0 Z")
    return [
        Layer(crowbar, ("#C6503C", "#5E1814"), bevel=4, gloss=0.6, stroke=9.5, metal=0.3).placed(0, 2, -42, 1.08),
        Layer(pick, pal.SILVER, bevel=3.6, gloss=0.9, stroke=8.5, metal=0.55).placed(0, 2, 42, 1.08),
        Layer(mask, ("#8E8696", "#3A343E"), bevel=3, gloss=0.4).placed(0, 1, 0, 1.06),
        Layer(mask, ("#3C3642", "#16131A"), bevel=6, gloss=0.35, body=5, shade=0).placed(0, 1, 0, 0.97),
        Layer(holes, ("#F4E8C4", "#C8AE74"), bevel=2, relief=-0.5, gloss=0, shade=0),
    ]
