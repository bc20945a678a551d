"""The picture of cards without one of their own: a sealed contract by candlelight, dice and coins beside it."""

from __future__ import annotations

import numpy as np

from art.drawings import figures as fig
from art.kit import palette as pal
from art.kit.field import smooth
from art.kit.palette import Array, linear
from art.kit.relief import Layer
from art.kit.sculpt import Part, Point, Sculpture, Solid, box, drum, ellipsoid, limb, rotated, rotation, waved, without
from art.kit.shapes import at

TOP = 60.0  # of the table
SIZE = 1.22
PAPER, WAX, IVORY = "#D8C08C", "#A01E26", "#D8CCB0"


def _planks(x: Array, y: Array, z: Array) -> Array:
    """Boards along x with dark joints and a grain."""
    board = np.floor(z / 62)
    joint = smooth(0.0, 0.05, np.minimum(z / 62 - board, 1 - z / 62 + board))
    grain = 0.5 + 0.5 * np.sin(z * 0.55 + 2.2 * np.sin(x * 0.012 + board * 4) + board * 9)
    return np.asarray(
        linear("#5A3A22") * ((0.66 + 0.34 * grain + 0.12 * np.sin(board * 5)) * (0.25 + 0.75 * joint))[..., None],
        np.float32,
    )


def _contract() -> list[Part]:
    """A rolled sheet with a ribbon and a seal of wax."""
    left, right = (-116.0, 30.0, 62.0), (150.0, 30.0, 14.0)
    roll = drum(left, right, 31, edge=2)
    wrapped = waved(roll, lambda x, y, z: np.asarray(0.9 * np.sin(np.arctan2(y - 30, z - 38) + x * 0.03), np.float32))
    inner = drum((-121, 30, 62.9), (155, 30, 13.1), 22)
    core = drum((-118, 30, 62.4), (152, 30, 13.6), 13)
    middle = drum((2, 30, 40.7), (30, 30, 35.6), 33)
    seal = waved(ellipsoid((20, 18, 72), (33, 30, 11), (-22, 10, 0)),
                 lambda x, y, z: np.asarray(2.4 * np.sin(5 * np.arctan2(y - 18, x - 20)), np.float32))  # fmt: skip
    return [
        Part(without(wrapped, inner, 2), PAPER, gloss=0.05),
        Part(without(core, drum((-122, 30, 63), (-100, 30, 59), 7), 2), "#A88C58", gloss=0.05),
        Part(middle, WAX, 1, gloss=0.3),
        Part(limb((20, 34, 72, 7), (2, 50, 98, 7), (-8, 57, 124, 6)), WAX, 2, gloss=0.3),
        Part(limb((22, 34, 72, 7), (40, 52, 92, 7), (56, 57, 112, 6)), WAX, 2, gloss=0.3),
        Part(seal, "#B8242C", 2, gloss=0.7),
        Part(ellipsoid((22, 14, 86), (17, 16, 8), (-22, 10, 0)), "#8A161E", 2, carve=True, gloss=0.6),
        Part(ellipsoid((21, 15, 78), (9, 9, 6), (-22, 10, 0)), "#C83038", 3, gloss=0.8),
    ]


def _sheet() -> Part:
    """A second sheet, flat, its corners curling."""

    def far(x: Array, y: Array, z: Array) -> Array:
        curl = 0.0022 * np.maximum(0, np.abs(x + 10) - 70) ** 2 + 0.002 * np.maximum(0, np.abs(z) - 40) ** 2
        return box((-10, TOP - 5, 0), (176, 1.6, 104), (0, -9, 0), 1)(x, y + curl, z) * 0.7

    return Part(far, "#BCA270", 2, gloss=0.05)


def _candle() -> list[Part]:
    x, z = -196.0, -34.0
    drips = [limb((x + dx, -52, z + dz, 7), (x + dx * 1.1, end, z + dz * 1.1, 6), (x + dx * 1.1, end + 8, z + dz, 7))
             for dx, dz, end in ((18, 14, -10), (-4, 24, 14), (-22, 8, -24), (10, 22, -30))]  # fmt: skip
    wax = "#E8D4A0"
    return [
        Part(drum((x, TOP, z), (x, TOP - 8, z), 54, 58), "#7A5A2C", gloss=0.6, metal=0.5),
        Part(drum((x, TOP - 6, z), (x, TOP - 12, z), 32), "#7A5A2C", 4, gloss=0.6, metal=0.5),
        Part(drum((x, TOP - 8, z), (x, -56, z), 25, edge=5), wax, gloss=0.3, glow=0.10),
        *[Part(drip, wax, 5, gloss=0.3, glow=0.08) for drip in drips],
        Part(ellipsoid((x, -60, z), (17, 5, 17)), "#FFE0A0", 5, carve=True, glow=0.5),
        Part(limb((x, -50, z, 2.4), (x + 1, -66, z, 1.8)), "#2A1810"),
    ]


def _die(centre: Point, turn: float, half: float, faces: tuple[int, int]) -> list[Part]:
    """A die; `faces` are the numbers on top and towards the viewer."""
    parts = [Part(box(centre, (half, half, half), (0, turn, 0), half * 0.22), IVORY, gloss=0.4)]
    spin = rotation(0, turn, 0)
    spots = {1: [(0, 0)], 2: [(-1, -1), (1, 1)], 3: [(-1, -1), (0, 0), (1, 1)], 4: [(-1, -1), (1, 1), (-1, 1), (1, -1)],
             5: [(-1, -1), (1, 1), (-1, 1), (1, -1), (0, 0)],
             6: [(-1, -1), (-1, 0), (-1, 1), (1, -1), (1, 0), (1, 1)]}  # fmt: skip
    d = half * 0.5
    pips = [(a * d, -half, b * d) for a, b in spots[faces[0]]]
    pips += [(a * d, b * d, half) for a, b in spots[faces[1]]]
    pips += [(half, a * d, b * d) for a, b in spots[7 - faces[1] if faces[1] != 3 else 2]]
    for pip in pips:
        x, y, z = (float(v) for v in spin @ np.array(pip))
        ball: Solid = ellipsoid((centre[0] + x, centre[1] + y, centre[2] + z), (half * 0.17,) * 3)
        parts.append(Part(ball, "#2A1412", 1, carve=True))
    return parts


def _coins() -> list[Part]:
    parts = []
    for x, z, level in ((224, 96, 0), (226, 94, 1), (221, 97, 2), (168, 138, 0), (262, 46, 0), (-66, 146, 0)):
        top = TOP - 7 * level
        parts.append(Part(drum((x, top, z), (x, top - 6, z), 25), pal.COIN[0], gloss=0.7, metal=0.6))
        parts.append(Part(drum((x, top - 4, z), (x, top - 9, z), 19), pal.COIN[1], 1, carve=True, gloss=0.6, metal=0.6))
    return parts


def contract() -> list[Layer | Sculpture]:
    """The table seen from a little above, and the flame."""
    table = Part(box((0, TOP + 20, 130), (520, 20, 270), edge=5), _planks, gloss=0.12)
    parts = [table, _sheet(), *_contract(), *_candle(), *_coins()]
    parts += [*_die((136, 36, 106), 24, 24, (5, 3)), *_die((212, 38, 22), 58, 22, (2, 6))]
    camera = (-34.0, 0.0, 0.0)
    x, y, _ = rotated(rotation(*camera), *(np.array([v], np.float32) for v in (-196.0, -84.0, -34.0)))
    scene = Sculpture(tuple(parts), camera, 14, -8, SIZE, (-560, 560), step=2.5, grain=0.2)
    flame = (float(x[0]) * SIZE + 14, float(y[0]) * SIZE - 8)
    return [
        scene,
        Layer(at(fig.FLAME, flame[0], flame[1], 0, 0.74, 0.96), ("#FFC850", "#FF7A1C"), bevel=14, glow=1.3, shade=0),
        Layer(at(fig.FLAME, flame[0], flame[1] + 10, 0, 0.40, 0.52), "#FFF8D8", bevel=8, glow=1.8, shade=0, grain=0),
    ]
