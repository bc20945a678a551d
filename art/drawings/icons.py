"""Icons of resources and of what lies on tunnels: the frame tells the family, the colour the meaning."""

from __future__ import annotations

import math
from collections.abc import Sequence

from art.drawings import dragon
from art.drawings import figures as fig
from art.kit import palette as pal
from art.kit.registry import sprite
from art.kit.relief import Form, Layer, placed
from art.kit.shapes import Draw, at, circle, mirrored, ngon, polygon, rounded, star


def framed(shape: str | Draw, inner: str | Draw, face: pal.Pair, rim: pal.Pair) -> list[Layer]:
    """The frame of a resource that is counted."""
    return [
        Layer(shape, rim, bevel=7, gloss=0.6, metal=0.25),
        Layer(inner, face, bevel=6, relief=-0.5, gloss=0.3, shade=0),
    ]


def skill() -> list[Layer]:
    """Diamond with a star of four points."""
    return [
        *framed(ngon(4, 47), ngon(4, 37), ("#5AA0F0", "#2B62BD"), ("#3A74CC", "#173A78")),
        Layer(star(4, 27, 8.5), ("#F4FBFF", "#A8D2FF"), bevel=6, gloss=0.8, glow=0.1),
    ]


def fight() -> list[Layer]:
    """Hexagon with a sword."""
    return [
        *framed(ngon(6, 46), ngon(6, 37), ("#D9483C", "#8C1F22"), ("#B23330", "#5E1418")),
        *placed(fig.sword(), 1, -1, 42, 0.97),
    ]


def move() -> list[Layer]:
    """Disc with a boot."""
    sole = "M-25 22 L38 22 L39 32 L14 32 L12 29 L2 29 L0 32 L-26 32 Z"
    cuff = rounded(-26, -42, 12, -29, 4)
    leather = [
        *fig.edged([Layer([fig.BOOT, sole, cuff], ("#FFF6DC", "#D9B47A"), bevel=8, gloss=0.3, body=4)], 4.5),
        Layer(sole, ("#6A4020", "#3A2010"), bevel=2.5, gloss=0.2),
        Layer(cuff, ("#FFFFFF", "#E0C08A"), bevel=4, gloss=0.3),
        Layer("M-21 -27 L9 -27", "#7A5228", bevel=1, relief=-0.5, stroke=2.4, shade=0),
    ]
    return [
        *framed(circle(0, 0, 46), circle(0, 0, 37), ("#4FA03A", "#1C5A26"), ("#5AB04A", "#1D4A24")),
        *placed(leather, -4, 3, 0, 0.86),
    ]


def burst(outer: float, inner: float) -> str:
    """The eleven uneven points of a noise."""
    corners = []
    for k in range(22):
        r = inner if k % 2 else outer * (1.0 if k % 4 else 0.94)
        angle = -math.pi / 2 + k * math.pi / 11
        corners.append((r * math.cos(angle), r * math.sin(angle)))
    return polygon(corners)


def clank() -> list[Layer]:
    """Burst with a bell."""
    return [
        Layer(burst(48, 33), pal.CLANK, bevel=6, relief=0.8, gloss=0.4),
        *fig.bell(),
    ]


def health() -> list[Layer]:
    """A heart, no frame."""
    return [Layer(fig.HEART, pal.HEALTH, bevel=17, relief=1.05, gloss=0.9)]


def lockpick() -> list[Layer]:
    """Two crossed tools."""

    def tool(path: str, x: float, turn: float) -> list[Layer]:
        return [
            Layer(path, pal.SILVER, bevel=4.5, relief=1.1, gloss=1, stroke=10.5, metal=0.6).placed(x, 2, turn),
            Layer(rounded(-10, 10, 10, 51, 7), ("#B87038", "#5A2E14"), bevel=7, gloss=0.35).placed(x, 2, turn),
            Layer(rounded(-11, 9, 11, 18, 3), pal.GOLD_BRIGHT, bevel=3, gloss=0.6, metal=0.6).placed(x, 2, turn),
        ]

    return [
        *tool("M0 40 L0 -20 C 0 -40 14 -46 27 -36", -6, 38),
        *tool("M0 40 L0 -43 L16 -43 L16 -31 M0 -22 L13 -22", 6, -38),
    ]


def secret_minor() -> list[Layer]:
    """A violet tablet."""
    return placed([*fig.tablet(("#6C4BB0", "#2F1D5C"), ("#8A63D6", "#45308A")), *fig.question()], size=0.93)


def secret_major() -> list[Layer]:
    """The larger tablet with a gold rim and studs."""
    studs = [circle(x, y, 5) for x in (-36, 36) for y in (-42, 42)]
    return [
        Layer(rounded(-40, -47, 40, 47, 13), pal.GOLD_BRIGHT, bevel=6, gloss=0.7, metal=0.7),
        Layer(rounded(-31, -38, 31, 38, 8), ("#7A4FD0", "#2F1D5C"), bevel=5, relief=-0.7, gloss=0.3, shade=0),
        Layer(studs, ("#FFF0B8", "#B57D24"), bevel=4, gloss=0.8, metal=0.5),
        *placed(fig.question(), 0, 0, 0, 1.1),
    ]


def ghost() -> list[Layer]:
    """A draped shape that leans and trails away."""
    cloth = (
        "M-4 -44 C 18 -45 31 -30 31 -8 C 31 6 36 14 44 24 C 38 24 34 22 31 20 C 33 30 38 38 45 42 C 34 44 25 40 20 33 "
        "C 18 40 12 45 4 46 C 4 42 3 39 0 36 C -6 41 -16 44 -25 42 C -21 39 -19 35 -19 31 C -25 34 -33 34 -38 30 "
        "C -30 24 -29 12 -30 -2 C -33 -28 -24 -43 -4 -44 Z"
    )
    return [
        Layer(cloth, pal.GHOST, bevel=14, relief=0.9, gloss=0.35, glow=0.1, body=10),
        Layer(
            ["M-22 2 C -22 14 -21 20 -17 27", "M10 8 C 11 18 14 24 18 29", "M-6 14 C -7 22 -6 26 -3 32"],
            "#3E9C9C",
            bevel=2,
            relief=-0.5,
            stroke=3,
            shade=0,
        ),
        Layer(
            "M-20 -10 C -23 -28 -14 -35 -3 -35 C 10 -35 18 -26 16 -8 C 10 2 -14 3 -20 -10 Z",
            ("#0A2A30", "#1C5A60"),
            bevel=5,
            relief=-0.9,
            gloss=0,
            shade=0,
            grain=0,
        ),
        Layer(
            [at(circle(0, 0, 1), -10, -17, 18, 4.6, 3.4), at(circle(0, 0, 1), 6, -17, -18, 4.6, 3.4)],
            "#D8FFF8",
            bevel=2,
            glow=1.2,
            shade=0,
            grain=0,
        ),
    ]


def padlock(shackle: str) -> list[Layer]:
    """A brass padlock with the given shackle."""
    return [
        Layer(shackle, ("#D4DAE2", "#7A8492"), bevel=4.5, relief=1.2, gloss=0.8, stroke=10, metal=0.7),
        Layer(rounded(-30, -6, 30, 40, 9), ("#EDBB50", "#9C6320"), bevel=8, gloss=0.6, metal=0.6),
        Layer(rounded(-22, 2, 22, 32, 5), ("#B87C26", "#8D5A1C"), bevel=3, relief=-0.6, gloss=0.2, shade=0),
        Layer(
            [circle(-25, -1, 2.2), circle(25, -1, 2.2), circle(-25, 35, 2.2), circle(25, 35, 2.2)],
            "#FFE9A8",
            bevel=2,
            gloss=0.7,
        ),
        Layer(
            [circle(0, 12, 6.5), "M-3 13 L3 13 L6 28 L-6 28 Z"],
            pal.INK,
            bevel=2,
            relief=-0.6,
            gloss=0,
            shade=0,
            grain=0,
        ),
    ]


def footprints() -> list[Layer]:
    """Two soles."""
    sole = [
        "M0 -34 C 10 -34 14 -24 13 -12 C 12 -4 10 0 9 6 L-8 6 C -10 0 -13 -6 -13 -14 C -13 -26 -9 -34 0 -34 Z",
        "M-8 11 L9 11 C 11 18 10 30 0 30 C -10 30 -9 18 -8 11 Z",
    ]
    return [
        Layer(
            [at(sole, -21, 14, -12, 1.08), at(sole, 21, -12, 12, 1.08)],
            ("#FFF6DC", "#D9BB83"),
            bevel=5,
            relief=0.8,
            gloss=0.2,
        )
    ]


def one_way() -> list[Layer]:
    """An arrow with a notched tail, to the right."""
    return [
        Layer(
            "M-42 -23 L-4 -23 L-4 -40 L44 0 L-4 40 L-4 23 L-42 23 L-28 0 Z",
            ("#F6C964", "#A86A22"),
            bevel=8,
            gloss=0.5,
            metal=0.5,
        ),
        Layer(
            "M-26 -13 L4 -13 L4 -20 L29 0 L4 20 L4 13 L-26 13 L-18 0 Z",
            ("#FFF0B8", "#E8A944"),
            bevel=3,
            relief=0.5,
            gloss=0.3,
            shade=0.2,
            metal=0.4,
        ),
    ]


def points() -> list[Layer]:
    """A seal of twelve points with room for a number."""
    return [
        Layer(star(12, 47, 39.5), pal.GOLD_BRIGHT, bevel=5, gloss=0.7, metal=0.7),
        Layer(circle(0, 0, 34), ("#8A5A18", "#C48C34"), bevel=2, relief=-0.4, gloss=0.3, shade=0, metal=0.4),
        Layer(circle(0, 0, 31.5), pal.SEAL_HEART, bevel=4, relief=-0.6, gloss=0.25, shade=0),
    ]


def price_swords() -> list[Layer]:
    """A red hexagon with room for a number, blades behind it."""
    blades = mirrored(at([at("M0 -60 L8 -48 L7 36 L-7 36 L-8 -48 Z")], 0, 0, 45, 0.98))
    hilts = mirrored(at([rounded(-15, 36, 15, 43, 3), rounded(-4, 40, 4, 56, 3)], 0, 0, 45, 0.98))
    return [
        Layer(blades, pal.SILVER, bevel=5, gloss=0.8, metal=0.7),
        Layer(hilts, pal.GOLD_BRIGHT, bevel=3, gloss=0.6, metal=0.5),
        Layer(ngon(6, 40), ("#E05A4A", "#5E1418"), bevel=6, gloss=0.5, metal=0.3),
        Layer(ngon(6, 33), ("#A82A2A", "#6E171B"), bevel=4, relief=-0.6, gloss=0.2, shade=0),
    ]


def declare() -> None:
    """Put them in the registry."""
    drawings: dict[str, Sequence[Layer | Form]] = {
        "skill": skill(),
        "sword": fight(),
        "boot": move(),
        "gold": fig.coin(),
        "coin": fig.coin(emblem=False),
        "clank": clank(),
        "health": health(),
        "lockpick": lockpick(),
        "secret_minor": secret_minor(),
        "secret_major": secret_major(),
        "ghost": ghost(),
        "monster": [*fig.medallion(("#8A2A2C", "#3E0F12"), pal.MONSTER), *placed(fig.skull(), 0, 1, 0, 0.84)],
        "lock": padlock("M-18 0 L-18 -14 C -18 -38 18 -38 18 -14 L18 0"),
        "lock_open": padlock("M-18 0 L-18 -16 C -18 -40 16 -44 22 -24"),
        "footprints": footprints(),
        "one_way": one_way(),
        "points": points(),
        "price_skill": fig.gem("#9FD8FF", "#5AA8F4", "#3F8AE8", "#2F74D8", "#1A4AA6"),
        "price_swords": price_swords(),
        "dragon": [dragon.bust()],
    }
    for name, layers in drawings.items():
        sprite(f"icons/{name}", layers)
