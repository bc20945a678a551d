"""Pawns, cubes and player marks in six colours, the dragon's marker and its bag."""

from __future__ import annotations

import numpy as np

from art.drawings import dragon
from art.drawings.icons_play import eye
from art.kit import palette as pal
from art.kit.field import smooth
from art.kit.palette import Array, Player
from art.kit.registry import sprite
from art.kit.relief import Layer, Rig, Texture, placed
from art.kit.shapes import Draw, Shape, at, circle, ellipse, mirrored, ring, star

MARKS: dict[str, Shape] = {  # in a square of -10 .. 10; no two alike when they are six pixels across
    "triangle": "M0 -10.5 L11.5 9.5 L-11.5 9.5 Z",
    "disc": circle(0, 0, 11),
    "square": "M-8.8 -8.8 L8.8 -8.8 L8.8 8.8 L-8.8 8.8 Z",
    "cross": ("M-3 -11.5 L3 -11.5 L3 -3 L11.5 -3 L11.5 3 L3 3 L3 11.5 L-3 11.5 L-3 3 L-11.5 3 L-11.5 -3 L-3 -3 Z"),
    "bar": "M-11.5 -3.6 L11.5 -3.6 L11.5 3.6 L-11.5 3.6 Z",
    "ring": ring(0, 0, 8.2, 4.4),
    "star": star(5, 13, 4, y=1),
}
FRONT = (-47.0, -29.0, 29.0, 47.0)  # the face of a cube that looks at the player
DEPTH = 17.0


def pattern(kind: str, pitch: float = 11.0, depth: float = 0.48) -> Texture | None:
    """The weave of a player's cloth: bands on the base colour, darker by `depth`."""
    if kind == "solid":
        return None

    def weave(x: Array, y: Array) -> Array:
        u, v = x / pitch, y / pitch
        wave = {
            "stripes": lambda: np.abs((u + 0.25) % 1 - 0.5) * 2,
            "dots": lambda: 1.15 - np.hypot(u % 1 - 0.5, (v + 0.5 * (np.floor(u) % 2)) % 1 - 0.5) * 2,
            "checks": lambda: ((np.floor(u) + np.floor(v)) % 2) * 1.0,
            "chevrons": lambda: np.abs((v + np.abs(u % 2 - 1)) % 1 - 0.5) * 2,
            "rings": lambda: np.abs((np.hypot(u, v - 0.6)) % 1 - 0.5) * 2,
        }[kind]()
        return np.asarray(1 - depth * smooth(0.42, 0.58, wave), np.float32)

    return weave


def cube(
    light: str, base: str, dark: str, mark: Shape | None, ink: str, kind: str = "solid", alpha: float = 1.0
) -> list[Layer]:
    """A wooden cube, its front turned to the player and filled by the mark; top and side show the pattern."""
    left, top, right, bottom = FRONT
    lid = f"M{left} {top} L{left + DEPTH} {top - DEPTH} L{right + DEPTH} {top - DEPTH} L{right} {top} Z"
    side = f"M{right} {top} L{right + DEPTH} {top - DEPTH} L{right + DEPTH} {bottom - DEPTH} L{right} {bottom} Z"
    front = f"M{left} {top} L{right} {top} L{right} {bottom} L{left} {bottom} Z"
    weave = pattern(kind, 9)
    pale = pal.linear(ink).mean() > pal.linear(base).mean()  # the face yields to the mark, whichever is the lighter
    face = (pal.blend(base, dark, 0.2), pal.blend(base, dark, 0.8)) if pale else (pal.blend(base, light, 0.6), base)
    layers = [
        Layer([lid, side, front], base, bevel=2, relief=0.4, gloss=0.1, grain=0.06, alpha=alpha),
        Layer(lid, light, bevel=3, relief=0.9, gloss=0.5, shade=0, grain=0.08, alpha=alpha, texture=weave),
        Layer(side, dark, bevel=3, relief=0.9, gloss=0.2, shade=0, grain=0.08, alpha=alpha, texture=weave),
        Layer(front, face, bevel=4, relief=0.9, gloss=0.25, shade=0, grain=0.06, alpha=alpha),
    ]
    if mark is not None:
        middle = ((left + right) / 2, (top + bottom) / 2)
        layers.append(Layer(at(mark, *middle, 0, 2.75), ink, bevel=2.5, relief=0.4, gloss=0.12, shade=0.3, grain=0.03))
    return layers


def pawn(player: Player) -> list[Layer]:
    """An adventurer in a wide cloak, the face in the shadow of the hood."""
    cloth = (player.light, player.dark) if player.mark != "ring" else ("#FFFFFF", "#B8BDC8")
    weave = pattern(player.pattern, 12, 0.6)
    lining = (pal.blend(player.dark, "#100C10", 0.3), pal.blend(player.dark, "#100C10", 0.7))
    cloak = (
        "M-15 -24 C -26 -20 -30 -8 -32 4 C -34 20 -38 32 -42 42 C -22 "
        "52 22 52 42 42 C 38 32 34 20 32 4 C 30 -8 26 -20 15 -24 Z"
    )
    mantle = "M-13 -27 C -27 -24 -35 -13 -36 2 C -20 10 20 10 36 2 C 35 -13 27 -24 13 -27 Z"
    hood = "M-16 -18 C -22 -34 -16 -48 -1 -58 C 15 -52 22 -36 17 -18 C 8 -11 -8 -11 -16 -18 Z"
    opening = "M-10.5 -20 C -14 -32 -10 -42 0 -47 C 10 -43 14 -32 11 -20 C 5 -14 -5 -14 -10.5 -20 Z"
    pale = player.ink.startswith("#FFF")
    return [
        Layer(ellipse(0, 42, 45, 11), pal.IRON, bevel=4, gloss=0.4, metal=0.5),
        Layer(ellipse(0, 40, 41, 8.5), (player.base, player.dark), bevel=4, relief=0.6, gloss=0.3, shade=0.2),
        Layer(cloak, cloth, bevel=10, relief=0.9, gloss=0.15, body=9, texture=weave),
        Layer(
            mirrored(["M-27 14 C -28 26 -31 36 -33 44", "M-15 34 L-18 48"]),
            lining[0],
            bevel=2,
            relief=-0.8,
            stroke=2.4,
            shade=0,
            alpha=0.7,
        ),
        Layer(mantle, cloth, bevel=7, relief=0.9, gloss=0.15, body=5, texture=weave, shade=0.75),
        Layer(hood, cloth, bevel=9, relief=0.9, gloss=0.15, body=6, texture=weave, shade=0.7),
        Layer(opening, ("#060406", "#1A1214"), bevel=3, relief=-0.8, gloss=0, shade=0, grain=0),
        Layer(
            ["M-6 -30 L-2.4 -28.4", "M3 -28.4 L6.6 -30"],
            "#D88A2C",
            bevel=0.4,
            stroke=1.4,
            alpha=0.8,
            glow=0.25,
            paint=True,
        ),
        Layer(
            circle(0, 11, 21.5),
            pal.blend(player.dark, "#100C10", 0.35) if pale else player.light,
            bevel=3,
            relief=0.5,
            gloss=0.2,
            shade=0.5,
        ),
        Layer(
            at(MARKS[player.mark], 0, 9.4 if player.mark == "triangle" else 11, 0, 1.52),
            player.ink,
            bevel=2,
            relief=0.5,
            gloss=0.25,
            shade=0.3,
            grain=0.03,
        ),
    ]


def badge(player: Player) -> list[Layer]:
    """The mark of a player on a round shield, for panels and lists."""
    return [
        Layer(circle(0, 0, 46), pal.GOLD, bevel=5, gloss=0.6, metal=0.6),
        Layer(
            circle(0, 0, 39),
            (player.light, player.dark),
            bevel=5,
            relief=-0.5,
            gloss=0.3,
            shade=0,
            texture=pattern(player.pattern, 17),
        ),
        Layer(
            circle(0, 0, 32),
            pal.blend(player.dark, "#100C10", 0.3) if player.ink.startswith("#FFF") else player.light,
            bevel=4,
            relief=0.5,
            gloss=0.2,
            shade=0.3,
        ),
        Layer(
            at(MARKS[player.mark], 0, -3 if player.mark == "triangle" else 0, 0, 2.3),
            player.ink,
            bevel=3,
            relief=0.6,
            gloss=0.3,
            grain=0.03,
        ),
    ]


def bag_body() -> list[Layer]:
    """The sack with the dragon's eye."""
    folds = [
        "M-40 -30 C -52 0 -60 20 -58 50",
        "M40 -30 C 52 0 60 20 58 50",
        "M-14 -34 C -18 -24 -20 -18 -22 -12",
        "M14 -34 C 18 -24 20 -18 22 -12",
    ]
    return [
        Layer(
            "M-78 92 C -110 60 -96 -10 -48 -42 L48 -42 C 96 -10 110 60 78 92 C 40 112 -40 112 -78 92 Z",
            ("#7A2229", "#2A0B10"),
            bevel=30,
            relief=0.9,
            gloss=0.12,
            grain=0.35,
            body=34,
            rough=0.5,
        ),
        Layer(folds, "#3A0E13", bevel=3, relief=-0.9, gloss=0, stroke=5, shade=0),
        *placed(eye(), 0, 36, 0, 1.06),
    ]


def bag_closed() -> list[Layer]:
    """The bag, tied."""
    return [
        *bag_body(),
        Layer(
            (
                "M-54 -40 C -58 -70 -76 -84 -64 -94 C -48 -88 -40 -98 -24 -90 C -12 -100 12 -100 24 -90 C 40 "
                "-98 48 -88 64 -94 C 76 -84 58 -70 54 -40 Z"
            ),
            ("#8A2C30", "#3A1014"),
            bevel=12,
            relief=0.9,
            gloss=0.12,
            grain=0.3,
            body=12,
        ),
        Layer(
            ["M-30 -88 C -28 -70 -26 -60 -24 -52", "M0 -92 L0 -52", "M30 -88 C 28 -70 26 -60 24 -52"],
            "#4A1418",
            bevel=2,
            relief=-0.8,
            gloss=0,
            stroke=4,
            shade=0,
        ),
        Layer(
            "M-60 -52 C -30 -40 30 -40 60 -52 L60 -36 C 30 -24 -30 -24 -60 -36 Z",
            pal.GOLD,
            bevel=6,
            gloss=0.7,
            grain=0.2,
            metal=0.6,
        ),
        Layer(
            ["M40 -38 C 62 -12 48 10 58 32", "M46 -38 C 78 -18 72 6 84 20"],
            ("#F0CF86", "#A8742C"),
            bevel=2.5,
            gloss=0.6,
            stroke=5.5,
            metal=0.4,
        ),
        Layer([circle(58, 36, 7), circle(85, 24, 7)], pal.GOLD_BRIGHT, bevel=5, gloss=0.7, metal=0.6),
    ]


def bag_open() -> list[Layer]:
    """The bag, gaping; what is in it stays in the dark."""
    return [
        Layer(ellipse(0, -60, 68, 30), ("#A8383A", "#3A0E13"), bevel=9, gloss=0.12, grain=0.3, body=5),
        Layer(ellipse(0, -58, 57, 22), ("#1A0608", "#0A0304"), bevel=9, relief=-1.2, gloss=0, shade=0),
        Layer(ellipse(0, -40, 44, 8), ("#3A0E08", "#C2501C"), bevel=8, relief=-0.4, gloss=0, glow=0.25, alpha=0.7),
        Layer(
            (
                "M-66 -56 C -60 -30 60 -30 66 -56 C 68 -40 62 -30 58 -22 C 30 -8 -30 -8 -58 -22 C -62 -30 -68 "
                "-40 -66 -56 Z"
            ),
            ("#8A2C30", "#4A1418"),
            bevel=9,
            relief=0.9,
            gloss=0.12,
            grain=0.3,
            body=6,
        ),
        *bag_body(),
        Layer(
            "M-60 -40 C -30 -24 30 -24 60 -40 L58 -26 C 30 -10 -30 -10 -58 -26 Z",
            pal.GOLD,
            bevel=5,
            gloss=0.7,
            grain=0.2,
            metal=0.6,
        ),
    ]


def ghost_cube() -> list[Layer]:
    """A cube of cold light with the draped shape in it, its eyes holes: pale on dark, and no player's shape."""
    drape = (
        "M0 -31 C 20 -31 27 -16 27 4 L29 29 L16 21 L9 31 L0 22 L-9 31 L-16 21 L-29 29 L-27 4 C -27 -16 -20 -31 0 -31 Z"
    )
    eyes = [ellipse(-11, -6, 7, 9.5), ellipse(11, -6, 7, 9.5)]
    x, y = (FRONT[0] + FRONT[2]) / 2, (FRONT[1] + FRONT[3]) / 2
    return [
        *cube("#B8FFF4", "#1F6E72", "#124A50", None, "#FFFFFF", alpha=0.86),
        Layer(at(drape, x, y), pal.GHOST, bevel=9, relief=0.7, gloss=0.3, glow=0.22, grain=0.04),
        Layer(at(eyes, x, y), "#08292E", bevel=2, relief=-0.6, gloss=0, shade=0, grain=0),
    ]


def declare() -> None:
    """Put them in the registry."""
    for name, player in pal.PLAYERS.items():
        mark = MARKS[player.mark]
        sprite(f"pawns/{name}", pawn(player), 512, span=126, lower=2, rim=("#F6ECD2", 1.7), ground=(0, 45, 62, 15))
        sprite(f"cubes/{name}", cube(player.light, player.base, player.dark, mark, player.ink, player.pattern))
        sprite(f"marks/{name}", badge(player))
    sprite("cubes/black", cube("#5A5260", "#332C38", "#1D1822", MARKS["star"], "#F4ECE0"))
    sprite("cubes/ghost", ghost_cube())
    hot = Rig(rim="#FF8A3C", rim_strength=0.8)
    sprite("dragon/marker", [*marker_base(), dragon.bust(0, -6, 0.98)], rig=hot)
    sprite("dragon/bag_closed", bag_closed(), 512, span=232, rig=hot)
    sprite("dragon/bag_open", bag_open(), 512, span=232, rig=hot)


def marker_base() -> list[Layer]:
    """The golden stand of the dragon's marker."""
    stand: Draw = ellipse(4, 42, 28, 10)
    return [
        Layer(stand, pal.GOLD_BRIGHT, bevel=5, gloss=0.6, metal=0.6),
        Layer(ellipse(4, 40, 21, 6.4), ("#5A1016", "#2A070A"), bevel=3, relief=-0.5, gloss=0.1, shade=0),
    ]
