"""A portal: a carved ring with runes around a turning well of light."""

from __future__ import annotations

import numpy as np

from art.dungeon.ground import Ground
from art.dungeon.terrain import Terrain, Thing
from art.kit import noise
from art.kit.field import smooth
from art.kit.palette import ARCANE, MAGIC, RUNE, Array, linear
from art.kit.shapes import Draw, around, at, circle, line, ring
from game.rules.tiles import Point

WELL, RING, RUNES = 60.0, 94.0, 77.0  # radii in thousandths of a side
_KNOTS = [(-6, -9), (0, -9), (6, -9), (-6, 0), (0, 0), (6, 0), (-6, 9), (0, 9), (6, 9)]


def runes(seed: int, count: int = 12) -> list[Draw]:
    """A ring of invented signs."""
    generator = noise.rng(seed)
    signs = []
    for k in range(count):
        strokes = [line(2.6, (0, -8.5), (0, 8.5))]
        for _ in range(3):
            a, b = generator.choice(9, 2, replace=False)
            strokes.append(line(2.6, _KNOTS[a], _KNOTS[b]))
        signs += [at(around(strokes, 1, RUNES), turn=15 + k * 360 / count)]
    return signs


def swirl(dx: Array, dy: Array, drift: Array) -> Array:
    """The light in the well, by the offset from its middle in sides; `drift` is noise around .5."""
    far, angle = np.hypot(dx, dy), np.arctan2(dy, dx)
    arms = (angle / (2 * np.pi) * 3 - np.log(np.maximum(far, 0.002) / 0.06) * 0.95 + (drift - 0.5) * 0.9) % 1
    arm = np.exp(-(((arms - 0.5) / 0.15) ** 2))
    core = np.exp(-((far / 0.011) ** 2))
    rim = smooth(0.062, 0.02, far)[..., None]
    glow = arm[..., None] * (linear("#1FB7C9") * 1.1 * rim + linear("#6A4DFF") * 0.55)
    return np.asarray(glow + core[..., None] * linear("#D8FFF6") * 1.6 + linear("#06303F") * 0.5, np.float32)


def place(terrain: Terrain, ground: Ground, point: Point, key: int) -> None:
    """Carve a portal into the floor at a point."""
    x, y = point
    middle = (RING + WELL) / 2
    carved = Thing(ring(0, 0, middle, RING - WELL), ("#59636E", "#3C4550"), rise=12, bevel=7, shine=0.3)
    terrain.put(carved, x, y, reach=RING + 20)
    terrain.put(Thing(runes(key), RUNE, rise=-3, bevel=2, glow=1.1, shade=0), x, y, reach=RING + 20)
    terrain.put(Thing(circle(0, 0, WELL + 0.5), "#041016", rise=-24, bevel=4, shade=0), x, y, reach=RING + 20)
    part = terrain.window(x, y, WELL + 4)
    if part is not None:
        dx, dy = ground.x[part] - x, ground.y[part] - y
        well = smooth(0.0612, 0.0600, np.hypot(dx, dy))
        light = swirl(dx, dy, ground.noise(2.4, 95 + key % 7, 4)[part])
        terrain.glow[part] = terrain.glow[part] * (1 - well[..., None]) + light * well[..., None]
    terrain.lamp(x, y, MAGIC, 1.15, 0.16)
    terrain.lamp(x, y, ARCANE, 0.55, 0.16)
