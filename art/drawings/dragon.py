"""The dragon of the menu, asleep with one eye open: layers for a picture 1920 units wide, origin at its brow."""

from __future__ import annotations

import numpy as np

from art.kit import noise
from art.kit.field import inflate, smooth
from art.kit.palette import Array, Pair
from art.kit.relief import Layer, Texture
from art.kit.shapes import Shape, at, ellipse

HIDE: Pair = ("#A83A2A", "#3E1016")
HIDE_DARK: Pair = ("#7A2A24", "#260A10")
HORN: Pair = ("#E8D4A4", "#5A4028")
BELLY: Pair = ("#D89A5A", "#5A2C1A")

_POINTS: dict[float, Array] = {}


def _scales(pitch: float) -> Array:
    if pitch not in _POINTS:
        points = noise.scattered(2400, 1500, pitch, 0.45, 71, brick=True)
        _POINTS[pitch] = np.asarray(points - np.array([900, 700], np.float32), np.float32)
    return _POINTS[pitch]


def scaly(pitch: float, height: float) -> tuple[Texture, Texture]:
    """Tone and height of scales of a size."""

    def edges(x: Array, y: Array) -> tuple[Array, Array]:
        ids, edge = noise.cells(_scales(pitch), x + y * 0.22, y * 1.15)
        return noise.per_cell(ids, 5), edge

    def tone(x: Array, y: Array) -> Array:
        random, edge = edges(x, y)
        return np.asarray((0.72 + 0.5 * random) * (0.35 + 0.65 * smooth(0, pitch * 0.12, edge)), np.float32)

    def bump(x: Array, y: Array) -> Array:
        random, edge = edges(x, y)
        return np.asarray(inflate(np.maximum(edge, 0), pitch * 0.34) * height + random * pitch * 0.10, np.float32)

    return tone, bump


def hide(shape: Shape, colour: Pair, bevel: float, body: float, pitch: float, relief: float = 0.9) -> Layer:
    """A part covered with scales."""
    tone, bump = scaly(pitch, 1.1)
    return Layer(
        shape,
        colour,
        bevel=bevel,
        relief=relief,
        gloss=0.35,
        body=body,
        grain=0.22,
        texture=tone,
        bump=bump,
        spread=14,
        shade=0.7,
    )


def spikes(points: list[tuple[float, float, float, float]]) -> list[Layer]:
    """Spines along the back: x, y, lean, size."""
    spine = "M-26 20 C -16 -20 0 -60 34 -86 C 24 -50 26 -10 34 20 Z"
    return [
        Layer(at(spine, x, y, lean, size), HORN, bevel=10, gloss=0.3, body=6, grain=0.3) for x, y, lean, size in points
    ]


def wing() -> list[Layer]:
    """A folded wing behind the neck."""
    skin = (
        "M330 120 C 360 -120 430 -300 560 -420 C 620 -360 700 -330 800 -330 C 780 -260 800 -180 860 -110 "
        "C 800 -90 760 -40 760 60 L700 260 Z"
    )
    bones = [
        "M340 130 C 380 -110 440 -280 560 -416",
        "M562 -414 C 600 -280 660 -120 700 120",
        "M562 -414 C 660 -330 760 -230 850 -110",
        "M562 -414 C 640 -390 720 -350 800 -330",
    ]
    return [
        Layer(skin, ("#5A1E24", "#1E0A10"), bevel=20, relief=0.5, gloss=0.15, body=26, grain=0.3),
        Layer(bones, ("#8A3430", "#3A1216"), bevel=9, gloss=0.3, stroke=20, shade=0.6, spread=10),
        Layer("M548 -420 C 540 -450 550 -476 566 -492 C 572 -464 580 -440 580 -418 Z", HORN, bevel=8, gloss=0.4),
    ]


def head() -> list[Layer]:
    """The head on its forepaw, looking left."""
    upper = (
        "M-404 72 C -414 28 -384 -6 -338 -16 C -286 -34 -214 -52 -150 -84 C -96 -132 -8 -176 76 -166 "
        "C 176 -154 244 -104 300 -60 L330 130 C 250 160 160 156 100 136 C 0 122 -190 118 -300 124 "
        "C -360 122 -398 106 -404 72 Z"
    )
    jaw = (
        "M-360 132 C -250 146 -90 146 60 158 C 124 168 190 178 214 204 C 130 240 -40 226 -160 206 C -270 194 "
        "-350 180 -360 132 Z"
    )
    neck = "M170 -146 C 330 -172 500 -130 640 -40 C 780 50 850 170 900 480 L420 480 C 350 270 250 228 150 206 Z"
    belly = "M210 214 C 280 236 350 276 400 350 L560 346 C 500 262 400 196 280 168 Z"
    teeth = [
        f"M{x} {120 + k % 2 * 2} L{x + 20} {121 + k % 2 * 2} L{x + 9} {150 + (k * 7) % 13} Z"
        for k, x in enumerate(range(-372, 40, 34))
    ]
    lower = [f"M{x} 150 L{x + 18} 150 L{x + 9} {126 - (k * 5) % 9} Z" for k, x in enumerate(range(-330, 30, 40))]
    horns = [
        "M70 -150 C 160 -190 250 -260 400 -286 C 340 -220 260 -150 170 -96 Z",
        "M150 -120 C 230 -140 330 -180 450 -170 C 390 -130 300 -90 230 -56 Z",
    ]
    plates = [
        f"M{x} {y} C {x + 30} {y + 26} {x + 60} {y + 60} {x + 76} {y + 98}"
        for x, y in ((252, 184), (300, 196), (350, 220), (400, 250))
    ]
    brow = (
        "M-96 -84 C -56 -124 20 -134 84 -104 C 110 -90 120 -70 112 -60 C 60 -84 0 -84 -56 -52 C -80 -52 -96 "
        "-66 -96 -84 Z"
    )
    return [
        *wing(),
        *spikes(
            [
                (700, -10, 34, 1.25),
                (600, -72, 24, 1.15),
                (500, -112, 12, 1.05),
                (405, -132, 4, 0.95),
                (320, -140, -4, 0.85),
            ]
        ),
        hide(neck, HIDE_DARK, 60, 90, 36),
        Layer(belly, BELLY, bevel=22, gloss=0.25, body=20, grain=0.25),
        Layer(plates, "#5A2418", bevel=4, relief=-0.8, stroke=7, shade=0),
        Layer(horns[1], HORN, bevel=22, gloss=0.4, body=18, grain=0.35),
        hide(jaw, HIDE_DARK, 26, 26, 20),
        Layer(
            "M-350 120 L60 130 L150 170 L-340 146 Z",
            ("#5A140A", "#FF8A2C"),
            bevel=6,
            relief=-0.4,
            glow=0.55,
            shade=0,
            gloss=0,
        ),
        Layer(lower, ("#FFF0CC", "#A88452"), bevel=4, gloss=0.5),
        hide(upper, HIDE, 46, 74, 24),
        Layer(teeth, ("#FFF6DC", "#B0905C"), bevel=5, gloss=0.5, shade=0.6),
        Layer(
            "M-404 78 C -380 108 -330 118 -260 116 C -150 112 -40 118 60 132",
            "#2A0A0E",
            bevel=4,
            relief=-0.7,
            stroke=6,
            shade=0,
        ),
        Layer(
            [
                "M-330 -20 C -300 -44 -270 -46 -250 -40 C -262 -24 -290 -16 -320 -8 Z",
                "M-236 -44 C -210 -66 -184 -68 -164 -62 C -178 -46 -204 -38 -228 -32 Z",
                "M-152 -76 C -130 -98 -106 -102 -86 -98 C -98 -80 -122 -70 -144 -62 Z",
            ],
            HORN,
            bevel=8,
            gloss=0.35,
            body=5,
            grain=0.3,
        ),
        Layer(ellipse(-366, 22, 20, 12), "#12040A", bevel=7, relief=-1, gloss=0, shade=0),
        Layer("M-388 8 C -376 -10 -346 -10 -336 8 C -350 2 -374 2 -388 8 Z", HIDE, bevel=6, gloss=0.3),
        Layer(
            "M-62 -44 C -30 -82 44 -84 84 -48 C 48 -18 -22 -12 -62 -44 Z",
            "#1C0608",
            bevel=10,
            relief=-0.9,
            gloss=0,
            shade=0,
        ),
        Layer(
            "M-48 -46 C -22 -74 38 -76 70 -48 C 40 -24 -16 -20 -48 -46 Z",
            ("#FFE46A", "#FF6A14"),
            bevel=16,
            gloss=1.2,
            glow=1.2,
            shade=0,
            grain=0.2,
        ),
        Layer(
            "M14 -72 C 24 -60 24 -38 14 -26 C 4 -38 4 -60 14 -72 Z",
            "#120406",
            bevel=5,
            relief=-0.3,
            gloss=0,
            shade=0,
            grain=0,
        ),
        Layer(ellipse(30, -60, 6, 4), "#FFFFFF", bevel=2, glow=1.0, shade=0),
        hide(brow, HIDE, 18, 16, 16),
        Layer(horns[0], HORN, bevel=24, gloss=0.45, body=20, grain=0.35),
        Layer(
            [
                "M150 20 C 200 -10 270 -8 320 20 C 270 26 230 40 190 62 Z",
                "M140 84 C 190 64 260 70 310 104 C 262 104 220 112 180 128 Z",
            ],
            HORN,
            bevel=12,
            gloss=0.35,
            body=8,
            grain=0.35,
        ),
    ]


def paw() -> list[Layer]:
    """A forefoot over the gold."""
    claw = "M0 0 C -26 6 -50 26 -58 56 C -30 44 -8 40 14 30 Z"
    toe = "M-36 6 C -30 -26 40 -30 90 -6 C 90 26 10 36 -36 6 Z"
    toes = [(-120, 236, -8), (-66, 252, 2), (-8, 258, 10)]
    out = [
        hide(
            (
                "M300 330 C 260 240 180 200 90 206 C 20 210 -60 216 -104 232 C -120 250 -90 270 -50 272 C 40 "
                "290 140 320 180 380 Z"
            ),
            HIDE_DARK,
            30,
            34,
            20,
        )
    ]
    for x, y, turn in toes:
        out.append(hide(at(toe, x, y), HIDE, 18, 16, 14))
        out.append(Layer(at(claw, x - 26, y + 2, turn, 1.0), HORN, bevel=9, gloss=0.5, body=5, grain=0.25))
    return out
