"""The monster: a horned skull in three-quarter view over one ember, its jaw broken, one eye lost in the dark."""

from __future__ import annotations

import numpy as np

from art.kit.field import mix3, smooth
from art.kit.palette import Array, linear
from art.kit.relief import Layer
from art.kit.sculpt import Part, Sculpture, box, curve, ellipsoid, limb, waved

BONE, OLD, DARK, TOOTH = "#B8A47C", "#8E7A58", "#0E0608", "#D8C8A0"


def _horn(x: Array, y: Array, z: Array) -> Array:
    return mix3(linear("#6A5A44"), linear("#1E1816"), smooth(70, 190, np.abs(x) - z * 0.5))


def _skull() -> list[Part]:
    return [
        Part(ellipsoid((0, -46, -24), (78, 72, 92)), BONE),
        Part(ellipsoid((0, -12, 34), (60, 38, 40)), BONE, 30),
        Part(limb((6, 2, 74, 9), (34, -11, 68, 14), (64, 4, 38, 11)), BONE, 12),
        Part(limb((28, 48, 62, 12), (60, 40, 44, 13), (76, 30, 4, 9), (70, 18, -40, 9)), BONE, 10),
        Part(ellipsoid((0, 60, 46), (35, 40, 34)), OLD, 16),
        Part(limb((0, 86, 68, 10), (22, 86, 60, 10), (36, 84, 38, 9)), OLD, 8),
        Part(ellipsoid((90, -6, 22), (18, 30, 30)), OLD, 22, carve=True),
        Part(ellipsoid((48, 66, 52), (14, 20, 22)), OLD, 14, carve=True),
        Part(ellipsoid((32, 24, 72), (25, 21, 44), (0, 0, 14)), DARK, 7, carve=True, gloss=0),
        Part(limb((0, 34, 88, 5), (5, 58, 84, 9)), DARK, 4, carve=True, gloss=0),
        Part(limb((30, -100, 32, 1.5), (18, -78, 56, 2.6), (26, -56, 64, 2.2), (14, -34, 69, 2.4), (20, -14, 74, 1.5)),
             DARK, 2, carve=True, both=False),
        Part(limb((25, -56, 64, 2), (38, -50, 60, 1.8), (46, -54, 52, 1.2)), DARK, 2, carve=True, both=False),
        Part(ellipsoid((33, 26, 44), (9, 8, 8)), "#FF7A1C", 1, both=False, glow=1.8),
        Part(ellipsoid((33, 25.5, 51), (4, 4, 3)), "#FFE9A0", 1, both=False, glow=2.2),
    ]  # fmt: skip


def _teeth() -> list[Part]:
    upper = ((-35, 84, 44, 15), (-27, 88, 60, 36), (-18, 90, 70, 18), (-8, 92, 76, 20), (3, 92, 77, 12),
             (22, 90, 68, 22), (31, 88, 58, 46), (38, 85, 44, 19), (41, 83, 30, 15))  # fmt: skip
    lower = ((8, 148, 76, 20), (19, 145, 70, 16), (40, 138, 52, 30), (50, 130, 36, 15))
    parts = []
    for x, y, z, long in upper:
        r = 5.2 if long < 30 else 6.6
        parts.append(Part(limb((x, y, z, r), (x, y + long * 0.6, z + 3, r * 0.8), (x + 1, y + long, z, 1.6)), TOOTH, 2,
                          both=False, gloss=0.35))  # fmt: skip
    for x, y, z, long in lower:
        parts.append(Part(limb((x, y, z, 6), (x, y - long * 0.6, z + 2, 4.8), (x, y - long, z, 1.6)), TOOTH, 2,
                          both=False, gloss=0.35))  # fmt: skip
    return parts


def _jaw() -> list[Part]:
    bone = limb((64, 34, -30, 11), (68, 108, -2, 13), (50, 146, 40, 14), (18, 162, 68, 13), (2, 164, 74, 12))
    return [
        Part(bone, OLD, 6, both=False),
        Part(ellipsoid((12, 172, 72), (22, 13, 14)), OLD, 8, both=False),
        Part(box((-12, 158, 74), (12, 26, 24), (0, 0, 24), 1), DARK, 2, carve=True, both=False),
        Part(box((-4, 176, 74), (9, 12, 24), (0, 0, -32), 1), DARK, 2, carve=True, both=False),
    ]


def _horns() -> list[Part]:
    points = [(46, -66, 10, 27), (104, -130, 10, 27), (186, -120, -70, 18), (196, 0, -150, 3)]
    ringed = waved(
        curve(points, 9), lambda x, y, z: np.asarray(2.2 * np.sin((x - z * 0.6 + y * 0.3) * 0.30), np.float32)
    )
    return [Part(ringed, _horn, 12, gloss=0.25)]


def _neck() -> list[Part]:
    rings = waved(
        limb((0, 60, -40, 26), (0, 240, -36, 30)), lambda x, y, z: np.asarray(5 * np.sin(y * 0.24), np.float32)
    )
    rags = waved(
        limb((0, 262, -40, 70), (120, 290, -50, 60), (230, 330, -60, 80)),
        lambda x, y, z: np.asarray(11 * (1 - np.abs(np.sin(x * 0.045 + y * 0.02 + z * 0.02))) ** 1.4, np.float32),
    )
    return [Part(rings, OLD, both=False), Part(rags, "#33262A", 4, gloss=0.05)]


def monster() -> list[Layer | Sculpture]:
    """The skull on its spine."""
    parts = (*_neck(), *_skull(), *_jaw(), *_teeth(), *_horns())
    return [Sculpture(parts, (-6, -34, -5), 14, -18, 1.16, (-300, 300), "x", step=2.5, grain=0.3)]
