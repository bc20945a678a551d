"""Light on a tile: cold ambient, lamps whose light stops at the walls, and the finish.

All light comes from inside the tile and fades out at its border: the picture stays right however the tile is turned,
and no neighbour contradicts it.
"""

from __future__ import annotations

import numpy as np
from scipy import ndimage

from art.dungeon.ground import Ground
from art.dungeon.moods import Mood
from art.dungeon.terrain import Lamp, Part, Terrain
from art.kit import light as lights
from art.kit.field import blur, clamp, grid, mix, mix3, normals, smooth
from art.kit.palette import Array, linear

NEUTRAL = "#A2AABF"  # of the air at the border, where any tile may continue
_STEPS = 30
_SPILL = 3.2  # a lamp's light ends at so many times its reach


def _open_way(solid: Array, x: float, y: float, part: Part, density: float) -> Array:
    """How much light comes to each pixel of a part from a place, through what is solid (0 .. 1 per pixel)."""
    rows = np.arange(part[0].start, part[0].stop, dtype=np.float32)
    columns = np.arange(part[1].start, part[1].stop, dtype=np.float32)
    px, py = np.meshgrid(columns, rows)
    far = np.hypot(x - px, y - py)
    total = np.zeros_like(px)
    for k in range(_STEPS):
        share = (k + 0.5) / _STEPS
        total += ndimage.map_coordinates(
            solid, [py + (y - py) * share, px + (x - px) * share], order=1, mode="nearest", prefilter=False
        )
    return np.asarray(np.exp(-total / _STEPS * far * density), np.float32)


class Shadows:
    """Shadows of the walls, found on a draft of the tile and laid over the picture."""

    def __init__(self, ground: Ground, draft: Ground) -> None:
        self._ground, self._draft = ground, draft
        self._walls = 1 - draft.floor
        self._mass = smooth(0, 0.03, -draft.depth)

    def of(self, lamp: Lamp, part: Part) -> Array:
        """The share of a lamp's light that reaches each pixel of a part of the picture."""
        unit, ratio = self._draft.unit, self._draft.unit / self._ground.unit
        rows = slice(int(part[0].start * ratio), min(self._draft.height, int(part[0].stop * ratio) + 2))
        columns = slice(int(part[1].start * ratio), min(self._draft.width, int(part[1].stop * ratio) + 2))
        small = (rows, columns)
        x, y = lamp.x * unit, lamp.y * unit
        clear = _open_way(self._walls, x, y, small, 102 / unit)
        over = _open_way(self._mass, x, y, small, 61 / unit) * 0.9
        floor = self._draft.floor[small]
        seen = blur(clear * floor + (1 - floor) * np.maximum(clear, over), 0.004 * unit)
        py = (np.arange(part[0].start, part[0].stop, dtype=np.float32) + 0.5) * ratio - 0.5 - rows.start
        px = (np.arange(part[1].start, part[1].stop, dtype=np.float32) + 0.5) * ratio - 0.5 - columns.start
        where = np.meshgrid(py, px, indexing="ij")
        return np.asarray(ndimage.map_coordinates(seen, where, order=1, mode="nearest"), np.float32)


def _occlusion(terrain: Terrain) -> Array:
    """Ambient occlusion at two scales, and the foot of the walls."""
    ground, height = terrain.ground, terrain.height
    unit = ground.unit
    near = np.clip(1 - (blur(height, 0.012 * unit) - height) / 0.028, 0.12, 1.25)
    wide = np.clip(1 - (blur(height, 0.035 * unit) - height) / 0.085, 0.25, 1.15)
    foot = mix(1, mix(0.34, 1, smooth(-0.004, 0.034, ground.depth)), ground.floor)
    return np.asarray(np.clip(near * wide, 0.08, 1.2) * foot, np.float32)


def _wear(terrain: Terrain) -> Array:
    """Edges rubbed light, joints dark."""
    curve = np.clip((terrain.height - blur(terrain.height, 0.0035 * terrain.ground.unit)) / 0.0035, -1, 1.2)
    return np.asarray(1 + 0.7 * np.maximum(curve, 0) + 0.35 * np.minimum(curve, 0), np.float32)


def _ambient(ground: Ground, mood: Mood, normal: Array, occlusion: Array) -> Array:
    tint = mix3(linear(mood.safe_air), linear(mood.air), ground.below)
    tint = mix3(linear(NEUTRAL), tint, smooth(0, 0.09, ground.border))
    sky = 0.35 + 0.65 * normal[..., 2] ** 1.5
    amount = mix(0.27, 0.60, ground.floor) * sky * occlusion
    if mood.hush:
        amount = amount * (1 - mood.hush * smooth(0.004, -0.02, ground.chamber) * smooth(0, 0.09, ground.border))
    return np.asarray(tint * amount[..., None], np.float32)


def _lamp_light(terrain: Terrain, lamp: Lamp, normal: Array, occlusion: Array, shadows: Shadows) -> tuple[Part, Array]:
    """The part of the picture a lamp lights, and the light to add there (the colour of the stone included)."""
    unit = terrain.ground.unit
    part = terrain.window(lamp.x, lamp.y, lamp.reach * _SPILL * 1000) or (slice(0, 1), slice(0, 1))
    height = terrain.height[part] * unit
    px, py = grid(part[1].stop - part[1].start, part[0].stop - part[0].start)
    dx, dy = lamp.x * unit - part[1].start - px, lamp.y * unit - part[0].start - py
    dz = lamp.z * unit - height
    far = np.sqrt(dx * dx + dy * dy + dz * dz) + 1e-5
    local = normal[part]
    facing = clamp((local[..., 0] * dx + local[..., 1] * dy + local[..., 2] * dz) / far)
    reach = lamp.reach * unit
    fade = 1 / (1 + (far / reach) ** 2 * 3) * clamp(1 - far / (reach * _SPILL)) ** 1.5
    fade = fade * shadows.of(lamp, part) * smooth(-0.005, 0.065, terrain.ground.border[part]) * lamp.strength
    half = np.stack([dx / far, dy / far, dz / far + 1], -1)
    half /= np.linalg.norm(half, axis=-1, keepdims=True)
    gleam = clamp((local * half).sum(-1)) ** 24 * terrain.shine[part] * fade * 1.4
    tint = linear(lamp.colour)
    received = (facing * mix(0.35, 1, occlusion[part]) + 0.10) * fade
    return part, terrain.colour[part] * received[..., None] * tint + (gleam * 0.4)[..., None] * tint


def finish(terrain: Terrain, mood: Mood, draft: Ground) -> Array:
    """The finished picture as linear RGB."""
    ground = terrain.ground
    unit = ground.unit
    normal = normals(blur(terrain.height, 0.0007 * unit) * unit, 1.15)
    occlusion = _occlusion(terrain)
    terrain.colour *= _wear(terrain)[..., None]
    image: Array = terrain.colour * _ambient(ground, mood, normal, occlusion)
    shadows = Shadows(ground, draft)
    for lamp in terrain.lamps:
        part, received = _lamp_light(terrain, lamp, normal, occlusion, shadows)
        image[part] += received
    image *= 2.4 * mix(1, 0.24, smooth(*mood.rock, ground.rock))[..., None]
    image += terrain.glow
    for sigma, amount in ((0.005, 0.30), (0.02, 0.30)):
        image += blur(terrain.glow, sigma * unit) * amount
    image = lights.saturate(lights.tonemap(np.asarray(image, np.float32)), 1.08)
    image = lights.grade(image, 0.40)
    return clamp(lights.bloom(image, 0.012 * unit, 0.38, 0.4))
