"""The companion: a hooded friend in three-quarter view who holds up a torch; the hood leaves half the face dark."""

from __future__ import annotations

import numpy as np

from art.drawings import figures as fig
from art.kit import palette as pal
from art.kit.field import mix3, smooth
from art.kit.palette import Array, linear
from art.kit.relief import Layer
from art.kit.sculpt import Part, Sculpture, Solid, drum, ellipsoid, limb, waved, without
from art.kit.shapes import at

SKIN, LIPS, HAIR = "#A07254", "#7E4A3C", "#2C1A12"
CLOAK, LINING, LEATHER = "#3C5C94", "#1C2A4A", "#5A3820"
EYE = (24.0, -7.0, 49.0, 14.0)  # centre and radius


def _eyeball(x: Array, y: Array, z: Array) -> Array:
    """White in shadow, a brown iris that looks towards the torch."""
    dx, dy = np.where(x > 0, x - EYE[0], x + EYE[0]) + 3.5, y - EYE[1] - 0.5
    far = np.sqrt(dx * dx + dy * dy)
    iris = mix3(linear("#060302"), linear("#5A3214"), smooth(2.2, 3.4, far))
    return mix3(iris, linear("#C8BCA8"), smooth(5.6, 7.0, far))


def _folds(solid: Solid, count: float, deep: float, turn: float = 0) -> Solid:
    """Cloth that hangs in folds around the upright axis."""

    def wave(x: Array, y: Array, z: Array) -> Array:
        angle = np.arctan2(z + 20, x) * count + 0.008 * y + turn + 0.9 * np.sin(y * 0.019 + x * 0.017)
        return np.asarray(deep * ((1 - np.abs(np.sin(angle))) ** 1.4 - 0.3), np.float32)

    return waved(solid, wave)


def _rolls(solid: Solid, deep: float) -> Solid:
    """Cloth that lies in rolls around the neck."""

    def wave(x: Array, y: Array, z: Array) -> Array:
        angle = y * 0.10 - 0.9 * np.cos(np.arctan2(x, z + 20) * 1.5) + 0.5 * np.sin(x * 0.03)
        return np.asarray(deep * ((1 - np.abs(np.sin(angle))) ** 1.3 - 0.3), np.float32)

    return waved(solid, wave)


def _crumpled(solid: Solid) -> Solid:
    """A sleeve with creases across it."""

    def wave(x: Array, y: Array, z: Array) -> Array:
        angle = 0.055 * x - 0.05 * y + 0.8 * np.sin(y * 0.03 + z * 0.02)
        return np.asarray(6 * ((1 - np.abs(np.sin(angle))) - 0.3), np.float32)

    return waved(solid, wave)


def _face() -> list[Part]:
    eyes = (EYE[0], EYE[1], EYE[2])
    return [
        Part(ellipsoid((0, -22, -8), (60, 66, 70)), SKIN),
        Part(ellipsoid((0, 14, 14), (47, 62, 50)), SKIN, 20),
        Part(ellipsoid((0, 56, 24), (33, 24, 30)), SKIN, 18),
        Part(ellipsoid((33, 10, 40), (18, 12, 15)), SKIN, 16),
        Part(limb((8, -23, 60, 8), (32, -26, 52, 9), (50, -14, 34, 6)), SKIN, 10),
        Part(ellipsoid((24, -8, 70), (19, 12, 15)), SKIN, 8, carve=True),
        Part(ellipsoid(eyes, (EYE[3], EYE[3], EYE[3])), _eyeball, 1, gloss=0.8),
        Part(limb((8, -7, 59, 3.5), (23, -15, 63, 5), (42, -7, 50, 3.5)), SKIN, 3),
        Part(limb((10, -3, 57, 2), (23, 6, 60, 2.6), (39, -2, 50, 2)), SKIN, 2),
        Part(limb((0, -22, 61, 6), (0, 2, 72, 6.5), (0, 14, 79, 7.5)), SKIN, 9, both=False),
        Part(ellipsoid((10, 18, 69), (8, 7, 9)), SKIN, 6),
        Part(ellipsoid((5, 24, 76), (3.5, 3, 4)), "#3A1C14", 3, carve=True),
        Part(limb((0, 37, 65, 3.4), (10, 36, 62, 3.4), (23, 40, 51, 1.6)), LIPS, 5),
        Part(limb((0, 44, 63.5, 4.4), (10, 43.5, 60, 4), (20, 41, 52, 1.6)), LIPS, 4),
        Part(ellipsoid((0, 64, 46), (16, 13, 14)), SKIN, 12, both=False),
        Part(limb((8, -23, 67, 3), (26, -30, 62, 4), (47, -21, 44, 1.8)), HAIR, 4),
        Part(limb((8, -78, 46, 16), (44, -56, 40, 18), (62, -6, 24, 15), (58, 40, 14, 9)), HAIR, 5, gloss=0.3),
        Part(limb((-2, -76, 50, 14), (-34, -58, 54, 11), (-50, -26, 44, 5)), HAIR, 5, both=False, gloss=0.3),
        Part(limb((0, 60, -6, 34), (0, 130, -14, 42)), SKIN, 14, both=False),
    ]


def _clothes() -> list[Part]:
    hood = without(ellipsoid((0, -30, -26), (104, 122, 116)), ellipsoid((0, 4, 74), (76, 116, 128)), 10)
    cowl = limb((0, 122, 74, 24), (60, 112, 50, 25), (92, 100, -6, 28), (66, 96, -60, 30), (0, 92, -84, 30))
    shoulders = limb((0, 176, -16, 96), (96, 188, -22, 84), (160, 250, -20, 78), (176, 400, -10, 90))
    return [
        Part(_folds(hood, 4, 9, 0.8), CLOAK, 3, gloss=0.05),
        Part(ellipsoid((0, -10, -60), (78, 96, 60)), LINING, 3, gloss=0),
        Part(_folds(shoulders, 7, 16), CLOAK, 10, gloss=0.05),
        Part(_rolls(cowl, 13), CLOAK, 16, gloss=0.05),
        Part(ellipsoid((0, 150, 92), (15, 15, 8)), pal.GOLD[0], 2, both=False, gloss=0.8, metal=0.6),
        Part(ellipsoid((0, 150, 99), (8, 8, 6)), "#B0203A", 1, both=False, gloss=1),
    ]


def _arm() -> list[Part]:
    """Sleeve, bracer and a fist around the torch, in the picture's own units."""
    parts = [
        Part(_crumpled(limb((-30, 262, -40, 84), (-120, 278, 20, 62), (-160, 236, 56, 44))), CLOAK, gloss=0.05),
        Part(limb((-158, 226, 58, 30), (-178, 130, 88, 24)), LEATHER, 3, gloss=0.25),
        Part(limb((-165, 192, 68, 31.5), (-167, 184, 70, 31)), "#8A5C30", 3, gloss=0.3),
        Part(limb((-175, 148, 82, 28.5), (-177, 141, 84, 28)), "#8A5C30", 3, gloss=0.3),
        Part(ellipsoid((-182, 104, 92), (25, 30, 24)), SKIN, 8),
        Part(limb((-192, 196, 104, 8), (-180, 0, 100, 9)), "#6A4426", gloss=0.1),
        Part(drum((-180, 2, 100), (-178, -44, 98), 13, 22, 3), "#3E3436", gloss=0.5, metal=0.5),
    ]
    for k in range(4):
        y = 84 + 14 * k
        finger = limb((-206, y - 2, 98, 8.5), (-192, y, 118, 9), (-172, y + 1, 114, 8.5), (-163, y + 2, 100, 8))
        parts.append(Part(finger, SKIN, 3))
    return [*parts, Part(limb((-162, 112, 92, 10), (-166, 84, 104, 9), (-178, 74, 114, 7)), SKIN, 4)]


def companion() -> list[Layer | Sculpture]:
    """The bust, the arm in front of it and the flame."""
    bust = Sculpture((*_face(), *_clothes()), (4, -34, 0), 66, -30, 1.16, (-260, 260), "x", step=2.5, grain=0.2)
    arm = Sculpture(tuple(_arm()), (0, 0, 0), 8, -24, 1.0, (-200, 260), step=2.5, lift=120, grain=0.2)
    flame: list[Layer | Sculpture] = [
        Layer(at(fig.FLAME, -170, -120, -4, 1.25), ("#FFC24A", "#FF6A18"), bevel=20, glow=1.3, shade=0, lift=150),
        Layer(at(fig.FLAME, -170, -106, 4, 0.72), ("#FFF6C8", "#FFC040"), bevel=14, glow=1.8, shade=0, grain=0),
    ]
    return [bust, arm, *flame]
