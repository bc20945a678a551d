"""What secrets hold: potions, keys, an egg and other finds, about 90 units across."""

from __future__ import annotations

from art.drawings import figures as fig
from art.drawings.treasures import gold, stone
from art.kit import palette as pal
from art.kit.relief import Layer, placed
from art.kit.shapes import (
    Shape,
    at,
    circle,
    ellipse,
    inside,
    line,
    mirrored,
    ngon,
    ring,
    rounded,
    star,
)

CORK: pal.Pair = ("#D8A868", "#8A5A2C")


GLASS: pal.Pair = ("#DDEEF0", "#7E9AA6")


def old_map() -> list[Layer]:
    """A map of the catacombs, half unrolled."""
    paper = ("#F4E4BC", "#C8A468")
    return [
        Layer("M-32 -32 L32 -36 L34 34 L-30 36 Z", paper, bevel=4, gloss=0.1, grain=0.25, rough=0.8),
        Layer(
            [line(3, (-20, 20), (-8, 6), (-14, -8), (4, -14), (14, 0), (22, -10))],
            "#8A5A2C",
            bevel=1,
            relief=-0.3,
            shade=0,
        ),
        Layer(
            [circle(-20, 20, 4), rounded(-18, -13, -9, -4, 1), rounded(9, -5, 18, 4, 1)],
            "#6A3A1C",
            bevel=1,
            relief=-0.3,
            shade=0,
        ),
        Layer(
            [line(4.4, (17, -22), (28, -11)), line(4.4, (28, -22), (17, -11))],
            "#C8281E",
            bevel=1.4,
            relief=0.3,
            shade=0.2,
        ),
        Layer(rounded(-38, -44, 38, -30, 7), ("#FFF0CC", "#B08A50"), bevel=7, gloss=0.2, grain=0.2),
        Layer(rounded(-36, 30, 40, 44, 7), ("#FFF0CC", "#B08A50"), bevel=7, gloss=0.2, grain=0.2),
        Layer(
            [circle(-38, -37, 5), circle(38, -37, 5), circle(-36, 37, 5), circle(40, 37, 5)],
            pal.WOOD,
            bevel=4,
            gloss=0.4,
        ),
    ]


def chalice() -> list[Layer]:
    """A golden cup with red stones."""
    return [
        gold("M-22 46 C -20 36 -6 36 -4 28 L4 28 C 6 36 20 36 22 46 Z", 5),
        gold(circle(0, 22, 8), 6),
        gold("M-33 -34 C -32 2 -18 18 0 18 C 18 18 32 2 33 -34 Z", 12, body=6),
        gold(ellipse(0, -35, 34, 9), 4),
        Layer(ellipse(0, -35, 28, 6), ("#4A0812", "#8A1424"), bevel=3, relief=-0.5, gloss=0.6, shade=0),
        gold("M-31 -18 C -16 -10 16 -10 31 -18 L29 -8 C 16 0 -16 0 -29 -8 Z", 3, pal.GOLD),
        stone([ngon(4, 7, -90, 0, -7), circle(-18, -9, 4), circle(18, -9, 4)], pal.RUBY, 4),
    ]


def power() -> list[Layer]:
    """A blazing star of skill."""
    return [
        Layer(star(8, 46, 26), ("#3A74CC", "#173A78"), bevel=5, gloss=0.5, glow=0.1),
        Layer(star(8, 34, 20, -67.5), ("#7AB8FF", "#2B62BD"), bevel=5, relief=0.6, gloss=0.5, glow=0.15, shade=0.2),
        Layer(star(4, 34, 9), ("#FFFFFF", "#B8DCFF"), bevel=6, gloss=0.6, glow=0.35),
    ]


def hoard(coins: int) -> list[Layer]:
    """A few coins, or a heap of them with stones."""
    if coins < 5:
        return [*placed(fig.coin(), -13, -10, -8, 0.7), *placed(fig.coin(), 14, 14, 10, 0.74)]
    spots = ((-27, 22, -10), (27, 22, 12), (0, 26, 0), (-15, -4, -6), (16, -4, 8), (0, -24, 0))
    heap: list[Layer] = []
    for x, y, turn in sorted(spots, key=lambda spot: spot[1]):
        heap += placed(fig.coin(), x, y, turn, 0.5)
    gems = [
        stone(at("M-10 -8 L10 -8 L16 0 L0 16 L-16 0 Z", -34, -10, -14, 0.8), pal.RUBY, 4),
        stone(at("M-10 -8 L10 -8 L16 0 L0 16 L-16 0 Z", 35, -8, 14, 0.8), pal.EMERALD, 4),
    ]
    return [*gems, *heap]


def flask(outline: str, level: float, liquid: pal.Pair, sign: list[Layer], neck: tuple[float, float]) -> list[Layer]:
    """A bottle filled up to `level`, with a sign on it; `neck` is the half width and the top of its neck."""
    half, top = neck
    fill = inside(f"M-60 {level} C -20 {level + 4} 20 {level - 4} 60 {level} L60 60 L-60 60 Z", outline)
    return [
        Layer(outline, GLASS, bevel=10, gloss=0.9, grain=0.05),
        Layer(at(fill, 0, 0, 0, 0.93), liquid, bevel=12, gloss=0.9, glow=0.18, shade=0, grain=0.18),
        Layer(
            [circle(-10, level + 14, 3), circle(9, level + 22, 2.2), circle(2, level + 10, 1.8)],
            "#FFFFFF",
            bevel=1.5,
            relief=0.3,
            alpha=0.5,
            shade=0,
        ),
        *sign,
        Layer(rounded(-half - 3, top + 5, half + 3, top + 12, 3), GLASS, bevel=3, gloss=0.9),
        Layer(rounded(-half + 0.5, top - 8, half - 0.5, top + 6, 3), CORK, bevel=3, gloss=0.15, grain=0.3),
        Layer("M-16 6 C -20 14 -20 22 -16 30", "#FFFFFF", bevel=1, relief=0, stroke=4, alpha=0.5, shade=0, grain=0),
    ]


ROUND = "M-8 -34 L8 -34 L8 -14 C 24 -8 34 4 34 18 C 34 36 18 46 0 46 C -18 46 -34 36 -34 18 C -34 4 -24 -8 -8 -14 Z"


TALL = (
    "M-7 -36 L7 -36 L7 -20 C 18 -12 20 -2 20 6 L22 40 C 22 44 18 46 14 46 L-14 46 C -18 46 -22 44 -22 40 L-20 "
    "6 C -20 -2 -18 -12 -7 -20 Z"
)


SQUAT = (
    "M-10 -30 L10 -30 L10 -16 L26 -10 C 32 -6 34 0 34 8 L34 38 C 34 44 30 46 24 46 L-24 46 C -30 46 -34 44 -34 "
    "38 L-34 8 C -34 0 -32 -6 -26 -10 L-10 -16 Z"
)


def sign_of(shape: Shape) -> list[Layer]:
    """A pale sign on a bottle."""
    return [Layer(shape, ("#FFFFFF", "#FFE9C8"), bevel=3, relief=0.7, gloss=0.3, shade=0.5, glow=0.1)]


def potion(kind: str) -> list[Layer]:
    """One of the four potions, each with a bottle of its own."""
    if kind == "healing":
        return flask(ROUND, 0, ("#FF6A70", "#8D1224"), sign_of(at(fig.HEART, 0, 20, 0, 0.4)), (8, -38))
    if kind == "greater_healing":
        handles = [gold(mirrored("M-28 -4 C -46 -14 -46 26 -31 26 L-31 20 C -38 20 -38 -2 -27 4 Z"), 3)]
        star_heart = [*sign_of(at(fig.HEART, 0, 18, 0, 0.5)), gold(ring(0, 18, 27, 3.5), 1.8)]
        return [*handles, *flask(ROUND, -6, ("#FF8A90", "#A00E28"), star_heart, (8, -38))]
    if kind == "swiftness":
        wing = (
            "M-14 12 C -10 -2 6 -8 16 -10 C 14 -4 12 -2 8 0 C 12 0 13 1 14 2 C 11 6 8 7 5 8 C 8 9 9 10 9 11 C "
            "2 16 -8 16 -14 12 Z"
        )
        return flask(TALL, -10, ("#A8F070", "#2A7A2C"), sign_of(at(wing, 0, 16, 0, 1.15)), (7, -40))
    sword_sign = at(
        ["M0 -22 L4 -16 L4 6 L12 6 L12 10 L3 10 L3 20 L-3 20 L-3 10 L-12 10 L-12 6 L-4 6 L-4 -16 Z"], 0, 16, 0, 1.0
    )
    return flask(SQUAT, -2, ("#FFB050", "#B03A14"), sign_of(sword_sign), (10, -34))


def egg() -> list[Layer]:
    """A dragon's egg, scaled, warm inside."""
    shell = "M0 -46 C 20 -46 35 -10 35 12 C 35 34 20 46 0 46 C -20 46 -35 34 -35 12 C -35 -10 -20 -46 0 -46 Z"
    scale = "M0 12 C -9 8 -11 -2 -9 -9 C -4 -12 4 -12 9 -9 C 11 -2 9 8 0 12 Z"
    rows = [
        [at(scale, x + (9 if row % 2 else 0), y, 0, 1.05) for x in range(-45, 46, 18)]
        for row, y in enumerate(range(44, -50, -13))
    ]
    tones = ("#8A2A2A", "#A03030", "#B03A30", "#C04434", "#D05038", "#E06040", "#F07048", "#FF8050")
    crack = "M-10 -40 L-2 -26 L-8 -18 L4 -6 L-2 4 L6 14"
    return [
        Layer(shell, ("#D8543C", "#5A101C"), bevel=24, gloss=0.5, body=8),
        *[
            Layer(inside(row, shell), (tone, "#8A1E22"), bevel=5, relief=0.7, gloss=0.5, shade=0.6, spread=2.4)
            for row, tone in zip(rows, tones, strict=True)
        ],
        Layer(crack, "#FFE07A", bevel=1.4, relief=-0.4, stroke=3.6, glow=0.9, shade=0),
    ]


def keys() -> list[Layer]:
    """Two skeleton keys, crossed."""

    def key(turn: float, pair: pal.Pair) -> list[Layer]:
        parts: Shape = [
            ring(0, -34, 12, 8.5),
            rounded(-5, -22, 5, 48, 3),
            rounded(0, 22, 20, 31, 2),
            rounded(0, 38, 17, 47, 2),
        ]
        return placed([Layer(parts, pair, bevel=4, gloss=0.8, metal=0.6)], 0, 0, turn, 1.02)

    return [*key(-32, ("#E2E8F0", "#7A8698")), *key(32, pal.GOLD_BRIGHT)]


def spring() -> list[Layer]:
    """A stone basin with water that glows."""
    rock = ("#A8ABB4", "#4E525E")
    return [
        Layer(
            [
                "M0 4 C -2 -20 -22 -30 -30 -8 C -24 -18 -14 -14 -12 4 Z",
                "M0 4 C 2 -20 22 -30 30 -8 C 24 -18 14 -14 12 4 Z",
                "M-6 6 C -8 -20 -4 -34 0 -46 C 4 -34 8 -20 6 6 Z",
            ],
            ("#E0FFFF", "#3AA8E8"),
            bevel=5,
            gloss=0.8,
            glow=0.3,
        ),
        Layer(ellipse(0, 8, 44, 14), rock, bevel=4, gloss=0.2, grain=0.3),
        Layer(ellipse(0, 6, 36, 9), ("#9AF4FF", "#2A7AD0"), bevel=4, relief=-0.4, gloss=0.8, glow=0.3, shade=0),
        Layer(
            "M-44 10 C -40 26 -26 32 -18 34 L-14 46 L14 46 L18 34 C 26 32 40 26 44 10 C 30 24 -30 24 -44 10 Z",
            rock,
            bevel=7,
            gloss=0.2,
            grain=0.3,
        ),
        Layer(star(4, 9, 3, -90, 0, 31), pal.RUNE, bevel=1, glow=0.6, shade=0),
    ]


def puzzle_box() -> list[Layer]:
    """A box of sliding plates."""
    top, left, right = (
        "M0 -42 L40 -22 L0 -2 L-40 -22 Z",
        "M-40 -22 L0 -2 L0 44 L-40 22 Z",
        "M40 -22 L0 -2 L0 44 L40 22 Z",
    )
    return [
        Layer(top, ("#E0A860", "#B07838"), bevel=3, gloss=0.3, grain=0.2),
        Layer(left, ("#A86C34", "#7A4820"), bevel=3, gloss=0.2, grain=0.2, shade=0),
        Layer(right, ("#7A4820", "#4A2A12"), bevel=3, gloss=0.2, grain=0.2, shade=0),
        gold(["M0 -36 L26 -23 L14 -17 L0 -24 L-14 -17 L-26 -23 Z"], 2),
        Layer("M0 -19 L9 -14.5 L0 -10 L-9 -14.5 Z", pal.RUNE, bevel=2, glow=0.5, shade=0),
        gold("M-33 -12 L-7 1 L-7 32 L-33 19 Z", 2),
        Layer("M-28 -4 L-12 4 L-12 24 L-28 16 Z", ("#7A4820", "#54300F"), bevel=2, relief=-0.5, gloss=0.1, shade=0),
        gold("M33 -12 L7 1 L7 32 L33 19 Z", 2, pal.GOLD),
        Layer("M28 -4 L12 4 L12 24 L28 16 Z", ("#54300F", "#38200A"), bevel=2, relief=-0.5, gloss=0.1, shade=0),
        Layer("M-20 2 L-15 10 L-20 18 L-25 10 Z", pal.RUNE, bevel=2, glow=0.5, shade=0),
        gold("M20 0 L25 9 L20 20 L15 11 Z", 2),
    ]
