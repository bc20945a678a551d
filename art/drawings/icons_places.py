"""Icons of rooms and of what they hold."""

from __future__ import annotations

import math

from art.drawings import figures as fig
from art.kit import palette as pal
from art.kit.registry import sprite
from art.kit.relief import Layer, placed
from art.kit.shapes import Shape, around, at, circle, inside, line, mirrored, ngon, polygon, ring, rounded, star

STONE: pal.Pair = ("#A8ABB4", "#4E525E")
ARM = "M0 -4 C 12 -14 26 -8 28 4 C 24 -2 14 -4 6 4 Z"  # one arm of a whirl


def whirl(colour: pal.Pair, core: str, size: float = 1.0) -> list[Layer]:
    """A turning light."""
    arms = [at(ARM, 0, 0, k * 72, size) for k in range(5)]
    return [
        Layer(arms, colour, bevel=4 * size, relief=0.7, gloss=0.4, glow=0.5, shade=0.2),
        Layer(circle(0, 0, 9 * size), core, bevel=8 * size, glow=1.0, shade=0.1, grain=0),
    ]


def portal() -> list[Layer]:
    """A ring of stones around a whirl."""
    stones = around(rounded(-9, -9, 9, 9, 3), 12, 38)
    return [
        Layer(circle(0, 0, 44), ("#2A3440", "#141A24"), bevel=3, gloss=0.1),
        Layer(stones, STONE, bevel=4, gloss=0.2, grain=0.25),
        Layer(circle(0, 0, 29), ("#1A5A8A", "#1C2A7A"), bevel=5, relief=-0.6, glow=0.35, shade=0),
        *whirl(("#8FFBF2", "#5A8AFF"), "#F0FFFF"),
    ]


def curl(turn: float, reach: float, wide: float) -> str:
    """An arm of a galaxy: it leaves the middle broad and winds outwards to a point."""
    outer: list[tuple[float, float]] = []
    inner: list[tuple[float, float]] = []
    for k in range(25):
        t = k / 24
        angle = math.radians(turn) + 3.5 * t**0.85
        far, half = 6 + (reach - 6) * t, wide * (1 - t) ** 0.7 + 1
        for side, edge in ((half, outer), (-half, inner)):
            edge.append(((far + side) * math.cos(angle), (far + side) * math.sin(angle)))
    return polygon([*outer, *reversed(inner)])


def teleport() -> list[Layer]:
    """A violet galaxy with sparks, no ring."""
    sparks = [star(4, 11, 3.4, -90, 40, -40), star(4, 9, 3, -90, -42, 39)]
    arms = [curl(k * 120, 47, 13) for k in range(3)]
    crests = [curl(k * 120 + 4, 42, 5) for k in range(3)]
    return [
        Layer([*arms, circle(0, 0, 16)], ("#B98FFF", "#5A34C8"), bevel=7, gloss=0.5, glow=0.15, body=3),
        Layer(crests, ("#F0E4FF", "#C8ACFF"), bevel=3, relief=0.4, gloss=0.4, glow=0.35, shade=0.1),
        Layer(circle(0, 0, 11), ("#FFFFFF", "#D8C4FF"), bevel=10, glow=0.8, shade=0.1, grain=0),
        Layer(sparks, "#F4ECFF", bevel=2, glow=0.6),
    ]


def library() -> list[Layer]:
    """An open book."""
    page = "M0 -26 C -14 -36 -32 -34 -44 -28 L-44 24 C -32 18 -14 18 0 28 Z"
    lines: Shape = [f"M-36 {y} C -26 {y - 5} -16 {y - 4} -8 {y + 2}" for y in (-16, -5, 6)]
    return [
        Layer(
            "M-48 -24 L48 -24 L48 36 C 30 30 12 30 0 38 C -12 30 -30 30 -48 36 Z",
            ("#8A2C34", "#4A1018"),
            bevel=4,
            gloss=0.3,
        ),
        Layer(mirrored(page), ("#FFF3D2", "#D2B27C"), bevel=7, gloss=0.15, body=5),
        Layer("M0 -26 L0 28", "#8A6A40", bevel=1, relief=-0.8, stroke=3, shade=0.4),
        Layer(lines, "#8A6238", bevel=1, relief=-0.3, stroke=2.8, shade=0),
        Layer(star(6, 13, 6, -90, 23, -2), ("#5AA0F0", "#2B62BD"), bevel=3, gloss=0.5, shade=0.2),
        Layer("M8 22 L8 44 L13 39 L18 44 L18 20 Z", ("#E0A83C", "#8A5A18"), bevel=2, gloss=0.4),
    ]


def prison() -> list[Layer]:
    """A barred window in stone, a torch burning behind it."""
    bars = [rounded(x - 4.4, -38, x + 4.4, 32, 3) for x in (-17, 0, 17)]
    opening = "M-29 32 L-29 -6 C -29 -42 29 -42 29 -6 L29 32 Z"
    joints = [((-43, 8), (-30, 8)), ((43, 8), (30, 8)), ((-35, -31), (-25, -23)), ((35, -31), (25, -23))]
    return [
        Layer(
            "M-44 44 L-44 -6 C -44 -60 44 -60 44 -6 L44 44 Z", ("#C4C7D0", "#5E6270"), bevel=6, gloss=0.2, grain=0.25
        ),
        Layer([line(2.4, *joint) for joint in joints], "#34363E", bevel=1, relief=-0.6, shade=0),
        Layer(opening, ("#7A3A10", "#FFC866"), bevel=4, relief=-0.9, gloss=0, shade=0, glow=0.3, grain=0.2),
        Layer([inside(bar, opening) for bar in bars], ("#4A4650", "#1A181E"), bevel=4),
        Layer(rounded(-29, 9, 29, 16, 2), ("#4A4650", "#1A181E"), bevel=3, gloss=0.5),
        Layer(rounded(-48, 32, 48, 46, 3), ("#D2D5DE", "#666A78"), bevel=4, gloss=0.2, grain=0.2),
    ]


def wayshrine() -> list[Layer]:
    """A stone altar with a tall blue flame."""
    return [
        Layer("M-34 47 L-28 33 L28 33 L34 47 Z", ("#D2D5DE", "#6A6E7C"), bevel=4, gloss=0.2, grain=0.2),
        Layer("M-19 36 L-14 18 L14 18 L19 36 Z", ("#9A9EAA", "#555966"), bevel=5, gloss=0.2, grain=0.2),
        Layer(
            "M-38 12 C -38 2 38 2 38 12 C 30 28 -30 28 -38 12 Z",
            ("#E2E5EC", "#6A6E7C"),
            bevel=6,
            gloss=0.35,
            grain=0.15,
        ),
        Layer(
            at(fig.FLAME, 0, -14, 0, 0.8), ("#C8F4FF", "#1F6AD8"), bevel=9, relief=0.7, gloss=0.2, glow=0.5, shade=0.3
        ),
        Layer(at(fig.FLAME, 1, -4, 6, 0.48), ("#FFFFFF", "#9AE6FF"), bevel=6, relief=0.5, glow=0.8, shade=0, grain=0),
    ]


def market() -> list[Layer]:
    """A stall with a striped awning and gold on the counter."""
    stripes = [
        "M-46 -14 L-34 -38 L-18 -38 L-24 -14 C -24 -4 -46 -4 -46 -14 Z",
        "M-24 -14 L-18 -38 L0 -38 L0 -14 C 0 -4 -24 -4 -24 -14 Z",
        "M0 -14 L0 -38 L18 -38 L24 -14 C 24 -4 0 -4 0 -14 Z",
        "M24 -14 L18 -38 L34 -38 L46 -14 C 46 -4 24 -4 24 -14 Z",
    ]
    return [
        Layer([rounded(-38, -16, -31, 34, 2), rounded(31, -16, 38, 34, 2)], pal.WOOD, bevel=3, gloss=0.2),
        Layer("M-32 -14 L32 -14 L32 20 L-32 20 Z", ("#2A170E", "#4A2A16"), bevel=3, relief=-0.4, gloss=0),
        Layer([circle(-15, 10, 9), circle(14, 9, 10), circle(0, 2, 9)], pal.COIN, bevel=5, gloss=0.7, metal=0.6),
        Layer("M-46 14 L46 14 L42 44 L-42 44 Z", pal.WOOD, bevel=4, gloss=0.2, grain=0.25),
        Layer(
            [line(2, (-42, 29), (42, 29)), line(2, (-14, 30), (-14, 42)), line(2, (14, 17), (14, 28))],
            "#2E180C",
            bevel=1,
            relief=-0.6,
            shade=0,
        ),
        Layer([stripes[0], stripes[2]], ("#E8483C", "#8C1F22"), bevel=5, gloss=0.2),
        Layer([stripes[1], stripes[3]], ("#FFF0CC", "#C8A468"), bevel=5, gloss=0.2),
    ]


def crystals(light: str = "#D8FFFF", mid: str = "#4FD0E8", dark: str = "#14488A") -> list[Layer]:
    """A cluster of crystals."""

    def shard(x: float, y: float, turn: float, size: float) -> list[Layer]:
        left = Layer(
            "M0 -44 L-13 -28 L-11 34 L0 34 Z", (light, mid), bevel=2, relief=0.8, gloss=0.6, glow=0.12, grain=0.1
        )
        right = Layer(
            "M0 -44 L13 -28 L11 34 L0 34 Z",
            (mid, dark),
            bevel=2,
            relief=0.8,
            gloss=0.5,
            glow=0.06,
            grain=0.1,
            shade=0.2,
        )
        return placed([right, left], x, y, turn, size)

    return [
        *shard(-24, 10, -34, 0.74),
        *shard(25, 12, 36, 0.72),
        *shard(-11, 2, -14, 0.92),
        *shard(13, 4, 17, 0.86),
        *shard(0, 6, 2, 1.1),
        Layer(
            "M-44 46 C -40 30 -22 28 -12 34 C -2 26 12 28 16 34 C 28 28 42 34 44 46 Z",
            ("#5A6070", "#2A2E3A"),
            bevel=6,
            gloss=0.2,
            grain=0.3,
        ),
    ]


def urn() -> list[Layer]:
    """A golden urn with two handles."""
    handles = mirrored("M-20 -22 C -44 -30 -46 4 -24 8 L-24 2 C -36 -2 -34 -20 -20 -14 Z")
    return [
        Layer(handles, pal.GOLD_BRIGHT, bevel=3, gloss=0.7, metal=0.7),
        Layer("M-16 44 L-10 32 L10 32 L16 44 C 8 47 -8 47 -16 44 Z", pal.GOLD_DEEP, bevel=4, gloss=0.6, metal=0.7),
        Layer(
            (
                "M-17 -30 L17 -30 C 16 -24 15 -22 20 -18 C 36 -4 30 26 8 35 L-8 35 C -30 26 -36 -4 -20 -18 C "
                "-15 -22 -16 -24 -17 -30 Z"
            ),
            pal.GOLD_BRIGHT,
            bevel=10,
            gloss=0.7,
            metal=0.7,
            body=8,
        ),
        Layer(
            "M-28 -1 C -12 5 12 5 28 -1 L28 9 C 12 15 -12 15 -28 9 Z",
            ("#2A5AA8", "#14306A"),
            bevel=3,
            relief=0.3,
            gloss=0.5,
            shade=0.3,
        ),
        Layer(ngon(4, 7, -90, 0, 7), pal.RUBY, bevel=4, gloss=1, glow=0.2),
        Layer(
            "M-21 -36 C -10 -32 10 -32 21 -36 L20 -28 C 10 -24 -10 -24 -20 -28 Z",
            ("#FFF0B0", "#B57D24"),
            bevel=3,
            gloss=0.7,
            metal=0.7,
        ),
        Layer(["M-11 -36 C -8 -46 8 -46 11 -36 Z", circle(0, -45, 4)], pal.GOLD, bevel=4, gloss=0.7, metal=0.7),
    ]


def plussed(count: int) -> list[Layer]:
    """The urn with golden plus signs beside it."""
    spots = [(31, 28)] if count == 1 else [(34, 35), (34, -3)]
    size = 20 if count == 1 else 15
    signs = [at(fig.plus(size, 0.3), x, y) for x, y in spots]
    gold = Layer(signs, ("#FFE27A", "#F0B02C"), bevel=2, gloss=0.4, glow=0.2, shade=0, grain=0.05)
    return [*placed(urn(), -13, -2, 0, 0.98), *fig.edged([gold], 4.5)]


def crypt() -> list[Layer]:
    """A stone coffin with a skull on its lid."""
    box = "M-17 -49 L17 -49 L37 -20 L21 49 L-21 49 L-37 -20 Z"
    return [
        Layer(box, ("#DADDE6", "#6C7080"), bevel=6, gloss=0.3, grain=0.2),
        Layer(
            at(box, 0, 0, 0, 0.78, 0.83), ("#4A4E5E", "#2A2C38"), bevel=4, relief=-0.7, gloss=0.1, shade=0, grain=0.2
        ),
        Layer(at(box, 0, 0, 0, 0.62, 0.7), ("#8F94A4", "#565A68"), bevel=4, relief=0.7, gloss=0.2, grain=0.25),
        *placed(fig.skull(("#FFF8E4", "#D8BE90"), "#1C1418"), 0, -12, 0, 0.62),
        Layer(["M-10 19 L10 19", "M-7 27 L7 27"], "#2E303C", bevel=1, relief=-0.6, stroke=3.4, shade=0),
    ]


def shackles() -> list[Layer]:
    """Two heavy iron rings and a chain between them."""
    iron: pal.Pair = ("#E2E8F0", "#6E7A8C")
    links = ((-17, -27, -36), (0, -35, 0), (17, -27, 36))
    chain = [at(ring(0, 0, 1, 0.62), x, y, turn, 11.5, 7.4) for x, y, turn in links]
    return [
        Layer(chain, ("#C4CCD8", "#667082"), bevel=2.6, gloss=0.8, metal=0.5),
        Layer([ring(-26, 17, 18, 12.5), ring(26, 17, 18, 12.5)], iron, bevel=6, gloss=0.8, metal=0.5),
        Layer(
            [rounded(-36, -18, -14, 5, 4), rounded(14, -18, 36, 5, 4)],
            ("#F0F4FA", "#8A94A6"),
            bevel=3.5,
            gloss=0.7,
            metal=0.5,
        ),
        Layer([circle(-25, -6, 4.4), circle(25, -6, 4.4)], pal.INK, bevel=1, relief=-0.6, shade=0, grain=0),
    ]


def laurel() -> list[Layer]:
    """A wreath around a star."""
    leaf = "M0 -11 C 7 -5 7 6 0 12 C -7 6 -7 -5 0 -11 Z"
    spots = [(-14, 40, -75), (-28, 30, -48), (-37, 15, -24), (-40, -3, -4), (-37, -20, 16), (-29, -34, 38)]
    leaves = mirrored([at(leaf, x, y, turn, 1.05) for x, y, turn in spots])
    inner = mirrored([at(leaf, x * 0.76, y * 0.8 + 1, turn + 40, 0.8) for x, y, turn in spots[:5]])
    return [
        Layer(leaves, ("#FFE07A", "#9A641A"), bevel=4, gloss=0.6, metal=0.6),
        Layer(inner, ("#F2C25A", "#80501A"), bevel=3, gloss=0.6, metal=0.6, shade=0.3),
        Layer(star(5, 27, 11.5, -90, 0, -2), ("#FFF6D0", "#F0BC48"), bevel=7, gloss=0.7, metal=0.4),
        Layer(circle(0, 42, 6), pal.RUBY, bevel=4, gloss=1),
    ]


def declare() -> None:
    """Put them in the registry."""
    drawings = {
        "teleport": teleport(),
        "portal": portal(),
        "chest": fig.chest(),
        "library": library(),
        "prison": prison(),
        "wayshrine": wayshrine(),
        "market": market(),
        "crystal_cave": crystals(),
        "artifact": urn(),
        "artifact_plus": plussed(1),
        "artifact_plus_plus": plussed(2),
        "monkey_idol": fig.monkey(),
        "crypt": crypt(),
        "prisoner": shackles(),
        "mastery": laurel(),
    }
    for name, layers in drawings.items():
        sprite(f"icons/{name}", layers)
