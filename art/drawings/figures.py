"""Things that several pictures show, as layers around the origin, about 90 units across."""

from __future__ import annotations

import math

from art.kit import palette as pal
from art.kit.relief import Layer, placed
from art.kit.shapes import Draw, Shape, at, circle, line, mirrored, ngon, ring, rounded, star

SKULL = (
    "M0 -34 C 22 -34 34 -20 33 -2 C 32.5 9 27 14 23 18 L 22 30 C 13 36 -13 36 -22 30 L -23 18 "
    "C -27 14 -32.5 9 -33 -2 C -34 -20 -22 -34 0 -34 Z"
)
SOCKETS = (
    "M-25 1 C -24 -9 -8 -8 -5.5 4 C -5.5 11 -12 14 -17 13 C -22 12 -25 8 -25 1 Z",
    "M25 1 C 24 -9 8 -8 5.5 4 C 5.5 11 12 14 17 13 C 22 12 25 8 25 1 Z",
    "M0 9 L 5 19 L 0 17 L -5 19 Z",
)
HEART = "M0 40 C -14 26 -44 8 -42 -16 C -40 -38 -10 -40 0 -20 C 10 -40 40 -38 42 -16 C 44 8 14 26 0 40 Z"
BOOT = (
    "M-21 -38 L7 -38 C 8 -24 4 -12 8 -3 C 16 3 36 2 37 19 L37 27 L16 27 C 10 24 4 24 0 27 L-22 27 "
    "C -25 8 -18 -14 -21 -38 Z"
)
FLAME = (
    "M2 -46 C 6 -28 30 -18 30 10 C 30 32 16 44 0 44 C -16 44 -30 32 -30 12 C -30 -4 -20 -10 -16 -24 C -8 -18 "
    "-6 -12 -6 -4 C 2 -14 6 -28 2 -46 Z"
)


def medallion(rim: pal.Colour, face: pal.Colour, r: float = 44) -> list[Layer]:
    """A round plate with a raised rim."""
    return [
        Layer(circle(0, 0, r), rim, bevel=6, relief=1.1, gloss=0.6, metal=0.4),
        Layer(circle(0, 0, r * 0.8), face, bevel=5, relief=-0.7, gloss=0.15, shade=0),
    ]


def skull(colour: pal.Colour = pal.BONE, dark: str = "#2A0D0E") -> list[Layer]:
    """A bare skull from the front."""
    teeth = [line(2, (x, 21 - abs(x) * 0.1), (x, 29 - abs(x) * 0.1)) for x in (-9, -3, 3, 9)]
    return [
        Layer(SKULL, colour, bevel=11, gloss=0.25, body=8),
        Layer(SOCKETS, dark, bevel=2, relief=-0.8, gloss=0, shade=0, grain=0),
        Layer(teeth, "#5A3B2A", bevel=1, relief=-0.5, shade=0, grain=0),
    ]


def sword(length: float = 40) -> list[Layer]:
    """A sword that points up."""
    tip = -length
    return [
        Layer(f"M0 {tip} L6.5 {tip + 9} L6 10 L-6 10 L-6.5 {tip + 9} Z", pal.SILVER, bevel=6, gloss=0.8, metal=0.7),
        Layer(f"M-1.3 {tip + 12} L1.3 {tip + 12} L1.6 8 L-1.6 8 Z", "#8792A6", bevel=1.4, relief=-0.7, shade=0),
        Layer("M-17 8 C -8 12 8 12 17 8 L18 14 C 8 18 -8 18 -18 14 Z", pal.GOLD_BRIGHT, bevel=3, gloss=0.7, metal=0.6),
        Layer(rounded(-3.4, 14, 3.4, 31, 2), ("#6A3420", "#3A1A10"), bevel=3, gloss=0.2),
        Layer(circle(0, 33, 5.4), pal.GOLD_BRIGHT, bevel=4, gloss=0.8, metal=0.6),
    ]


def coin(emblem: bool = True) -> list[Layer]:
    """A gold coin with a double rim."""
    layers = [
        Layer(circle(0, 0, 45), pal.COIN, bevel=6, relief=1.1, gloss=0.7, metal=0.7),
        Layer(circle(0, 0, 36.5), ("#C47F1C", "#8A5010"), bevel=4, relief=-0.8, gloss=0.4, shade=0, metal=0.5),
        Layer(ring(0, 0, 32, 2), ("#FFE08A", "#D09030"), bevel=1.4, gloss=0.6, metal=0.5, shade=0.3),
    ]
    if emblem:
        layers.append(Layer(star(5, 26, 11.5), ("#FFF3BC", "#F0BC48"), bevel=6, gloss=0.7, metal=0.5))
    return layers


def gem(top: str, upper: str, left: str, middle: str, right: str) -> list[Layer]:
    """A cut stone seen from the side, point down."""
    whole = "M-26 -40 L26 -40 L46 -12 L0 46 L-46 -12 Z"
    facets: list[tuple[Shape, str, float]] = [
        ("M-26 -40 L26 -40 L16 -12 L-16 -12 Z", top, 0.7),
        (["M-26 -40 L-16 -12 L-46 -12 Z", "M26 -40 L16 -12 L46 -12 Z"], upper, 0.5),
        ("M-46 -12 L-16 -12 L0 46 Z", left, 0.35),
        ("M-16 -12 L16 -12 L0 46 Z", middle, 0.35),
        ("M46 -12 L16 -12 L0 46 Z", right, 0.3),
    ]
    layers = [Layer(whole, middle, bevel=3, gloss=0.4, grain=0.05)]
    layers += [Layer(s, c, bevel=1.6, relief=0.55, gloss=g, shade=0, grain=0.05) for s, c, g in facets]
    layers.append(Layer("M-20 -36 L-2 -36 L-10 -16 L-14 -16 Z", "#FFFFFF", bevel=1, relief=0, alpha=0.45, shade=0))
    return layers


def tablet(colour: pal.Colour, face: pal.Colour, size: float = 1.0) -> list[Layer]:
    """An upright tablet with round corners and a sunk face."""
    return placed(
        [
            Layer(rounded(-35, -43, 35, 43, 12), colour, bevel=8, gloss=0.5),
            Layer(rounded(-27, -35, 27, 35, 7), face, bevel=5, relief=-0.6, gloss=0.2, shade=0),
        ],
        size=size,
    )


def question() -> list[Layer]:
    """The sign of what is not yet known."""
    return [
        Layer(
            "M-13 -13 C -13 -31 15 -31 15 -12 C 15 1 0 0 0 12",
            pal.GOLD_BRIGHT,
            bevel=4.5,
            gloss=0.6,
            stroke=9.5,
            metal=0.4,
        ),
        Layer(ngon(4, 7.4, -90, 0, 26), pal.GOLD_BRIGHT, bevel=4, gloss=0.6, metal=0.4),
    ]


def chest() -> list[Layer]:
    """A treasure chest, closed."""
    lid = "M-44 -6 C -46 -40 -26 -44 0 -44 C 26 -44 46 -40 44 -6 Z"
    bands = mirrored(
        ["M-45 -4 L-33 -4 L-31 36 L-41 36 Z", "M-45 -6 C -46 -30 -40 -38 -34 -41 L-24 -43.5 C -30 -36 -34 -22 -33 -6 Z"]
    )
    return [
        Layer("M-44 -6 L44 -6 L40 36 L-40 36 Z", ("#8A5A30", "#4A2A16"), bevel=5, gloss=0.2, grain=0.25),
        Layer(lid, ("#B57A42", "#6B4020"), bevel=16, gloss=0.25, grain=0.25),
        Layer(
            [line(1.6, (-42, -18), (42, -18)), line(1.6, (-40, -31), (40, -31))],
            "#4A2A14",
            bevel=1,
            relief=-0.5,
            shade=0,
        ),
        Layer([line(1.8, (-40, 9), (40, 9)), line(1.8, (-40, 22), (40, 22))], "#2E180C", bevel=1, relief=-0.5, shade=0),
        Layer("M-45 -10 L45 -10 L45 -1 L-45 -1 Z", pal.GOLD_BRIGHT, bevel=4, gloss=0.7, metal=0.6),
        Layer(bands, ("#F2C35A", "#8F5A1A"), bevel=4, gloss=0.6, metal=0.6),
        Layer(rounded(-12, -15, 12, 14, 4), ("#FFE596", "#B57D24"), bevel=5, relief=1.1, gloss=0.7, metal=0.6),
        Layer(
            [circle(0, -3, 4.2), "M-2 -3 L2 -3 L4 7 L-4 7 Z"], pal.INK, bevel=1, relief=-0.5, gloss=0, shade=0, grain=0
        ),
    ]


def card_back(colour: pal.Colour = ("#B03A44", "#5A141E")) -> list[Layer]:
    """A little card from behind."""
    return [
        Layer(rounded(-30, -41, 30, 41, 6), pal.GOLD_BRIGHT, bevel=3, gloss=0.6, metal=0.5),
        Layer(rounded(-24.5, -35.5, 24.5, 35.5, 4), colour, bevel=3, relief=-0.5, gloss=0.15, shade=0, grain=0.2),
    ]


def bell() -> list[Layer]:
    """A pale bell with a dark edge."""
    body = "M0 -30 C 15 -30 18 -13 19 2 C 20 9 24 13 28 19 L-28 19 C -24 13 -20 9 -19 2 C -18 -13 -15 -30 0 -30 Z"
    whole: list[Draw | str] = [body, circle(0, 25, 7), rounded(-30, 13, 30, 22, 4), circle(0, -30, 5)]
    cream = ("#FFF8E2", "#D9B880")
    return [
        Layer(_swollen(whole), pal.OUTLINE, bevel=1, relief=0, gloss=0, grain=0),
        Layer(circle(0, 25, 7), ("#8A5A30", "#4A2A14"), bevel=5, gloss=0.5),
        Layer([body, circle(0, -30, 5)], cream, bevel=9, gloss=0.5),
        Layer(rounded(-30, 13, 30, 21, 4), ("#FFFFFF", "#C89C5C"), bevel=3, gloss=0.5),
        Layer("M-26 12 L26 12", "#6A4420", bevel=1, relief=-0.6, stroke=2, shade=0),
    ]


def _swollen(shape: Shape, width: float = 4.5) -> list[Draw]:
    """A shape grown all around."""
    return [
        at(shape, width * math.cos(turn), width * math.sin(turn)) for turn in (math.radians(k * 15) for k in range(24))
    ]


def edged(layers: list[Layer], width: float = 5) -> list[Layer]:
    """A figure with a dark edge of its own, to stand out from what lies behind it."""
    shape = at(layers[0].placed().shape)
    return [Layer([shape, *_swollen(shape, width)], pal.OUTLINE, bevel=1, relief=0, gloss=0, grain=0), *layers]


def arrow_up(colour: pal.Colour = pal.GOLD_BRIGHT) -> list[Layer]:
    """A short fat arrow."""
    return [Layer("M0 -24 L24 2 L10 2 L10 24 L-10 24 L-10 2 L-24 2 Z", colour, bevel=5, gloss=0.6, metal=0.4)]


def plus(size: float = 14, thick: float = 0.34) -> Draw:
    """A cross with equal arms, as a shape."""
    arm = size * thick
    return at(
        f"M{-arm} {-size} L{arm} {-size} L{arm} {-arm} L{size} {-arm} L{size} {arm} L{arm} {arm} "
        f"L{arm} {size} L{-arm} {size} L{-arm} {arm} L{-size} {arm} L{-size} {-arm} L{-arm} {-arm} Z"
    )


def monkey() -> list[Layer]:
    """A stern ape's head carved in gold: heavy brow, slits for eyes, cracked by age."""
    gold, pale, deep = ("#EDBE58", "#7E4E12"), ("#FFE6A0", "#B07A26"), ("#B87C28", "#4E2A08")
    crest = "M-31 -24 L-37 -46 L-22 -40 L-13 -50 L0 -42 L13 -50 L22 -40 L37 -46 L31 -24 Z"
    skull = "M-32 -30 L32 -30 L37 -6 L30 12 L31 28 L19 45 L-19 45 L-31 28 L-30 12 L-37 -6 Z"
    brow = "M-34 -20 L-27 -29 L-8 -27 L0 -17 L8 -27 L27 -29 L34 -20 L31 -11 L12 -12 L0 0 L-12 -12 L-31 -11 Z"
    slits = mirrored("M-28 -10 L-6 1 L-8 7 L-25 1 Z")
    cracks = ["M23 -44 L17 -34 L22 -27", "M28 -8 L22 4 L27 12 L23 20", "M-20 44 L-16 36 L-21 30"]
    return [
        Layer(mirrored(ngon(8, 14, -67.5, 37, -2)), deep, bevel=5, gloss=0.6, metal=0.6),
        Layer(mirrored(ngon(8, 6.5, -67.5, 38, -2)), "#3A1C06", bevel=2, relief=-0.7, shade=0),
        Layer(crest, gold, bevel=4, gloss=0.6, metal=0.6),
        Layer(skull, deep, bevel=8, gloss=0.6, metal=0.6, body=5),
        Layer("M-26 -8 L26 -8 L24 12 L-24 12 Z", pale, bevel=4, gloss=0.5, metal=0.6),
        Layer(
            "M-17 6 L17 6 L28 22 L26 34 L15 42 L-15 42 L-26 34 L-28 22 Z", pale, bevel=7, gloss=0.5, metal=0.6, body=4
        ),
        Layer(slits, "#160A02", bevel=2, relief=-0.8, gloss=0, shade=0, grain=0),
        Layer(mirrored("M-20 -3.4 L-11 0.6 L-12 2.4 L-18.6 -0.4 Z"), "#3AC488", bevel=1, glow=0.35, shade=0, grain=0),
        Layer(brow, gold, bevel=4, gloss=0.6, metal=0.6),
        Layer(mirrored("M-10 13 L-4 18 L-10 20 Z"), "#3A1C06", bevel=1, relief=-0.5, shade=0, grain=0),
        Layer("M-21 30 L-14 27.6 L14 27.6 L21 30", "#2E1604", bevel=1.4, relief=-0.7, stroke=4.6, shade=0),
        Layer(cracks, "#2E1604", bevel=1, relief=-0.7, stroke=2.2, shade=0),
        Layer(ngon(4, 6, -90, 0, -33), pal.EMERALD, bevel=3, gloss=1, glow=0.2),
    ]
