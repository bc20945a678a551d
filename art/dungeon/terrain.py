"""The relief of a tile: height, colour, shine and own light of every pixel, and things put on it.

Heights are in sides of the tile; things are drawn in thousandths of a side around their own middle.
"""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np

from art.dungeon.ground import Ground
from art.kit.field import blur, clamp, distance, inflate, mix, mix3, smooth
from art.kit.palette import Array, Colour, linear
from art.kit.shapes import Shape, at, mask

MIL = 0.001

Part = tuple[slice, slice]


@dataclass(frozen=True)
class Lamp:
    """A light over the tile: where, how high, how far it reaches, its colour and strength."""

    x: float
    y: float
    z: float
    reach: float
    colour: str
    strength: float


@dataclass(frozen=True)
class Thing:
    """A shape to put on the ground.

    `rise` is the height of its top over the ground it stands on (negative: a hollow), `bevel` the width of its rounded
    edge, `shine` its gloss, `glow` its own light, `grain` how uneven its colour is, `shade` the dark around its foot.
    """

    shape: Shape
    colour: Colour
    rise: float = 6
    bevel: float = 4
    shine: float = 0.1
    glow: float = 0.0
    grain: float = 0.25
    alpha: float = 1.0
    shade: float = 0.5
    stroke: float = 0.0
    flat: bool = False  # keeps the relief under it: paint, inlay, stain


class Terrain:
    """The fields of a tile's picture; lamps are gathered while things are put in place."""

    def __init__(self, ground: Ground) -> None:
        self.ground = ground
        flat = (ground.height, ground.width)
        self.height: Array = np.zeros(flat, np.float32)
        self.colour: Array = np.zeros((*flat, 3), np.float32)
        self.glow: Array = np.zeros((*flat, 3), np.float32)
        self.shine: Array = np.zeros(flat, np.float32)
        self.mid, self.fine = ground.calmed(2.6, 42), ground.noise(1.5, 41)
        self.joint: Array = np.ones(flat, np.float32)  # distance to the joints of the rock
        self.lamps: list[Lamp] = []

    def window(self, x: float, y: float, reach: float) -> Part | None:
        """The part of the picture within `reach` thousandths of a point, None when it is outside."""
        unit, r = self.ground.unit, reach * MIL
        left, right = max(0, int((x - r) * unit)), min(self.ground.width, int((x + r) * unit) + 2)
        top, bottom = max(0, int((y - r) * unit)), min(self.ground.height, int((y + r) * unit) + 2)
        return None if left >= right or top >= bottom else (slice(top, bottom), slice(left, right))

    def put(
        self,
        thing: Thing,
        x: float,
        y: float,
        turn: float = 0,
        size: float = 1,
        reach: float = 60,
        within: Array | None = None,
    ) -> None:
        """Put a thing at a place of the tile; it must lie within `reach` (before `size`) of its middle.

        `within` is a mask of the whole picture that cuts it.
        """
        part = self.window(x, y, reach * size)
        if part is None:
            return
        unit = self.ground.unit
        placed = at(thing.shape, 0, 0, turn, size)
        rows, columns = part[0].stop - part[0].start, part[1].stop - part[1].start
        origin = x * unit - part[1].start, y * unit - part[0].start
        shape = mask(columns, rows, placed, unit * MIL, *origin, thing.stroke * size)
        self._lay(thing, part, shape if within is None else shape * within[part], size)

    def cover(self, thing: Thing, shape: Array) -> None:
        """Put a thing in the form of a mask of the whole picture; its own shape does not matter."""
        rows, columns = np.nonzero(shape.max(1) > 0)[0], np.nonzero(shape.max(0) > 0)[0]
        if len(rows):
            pad = int(0.02 * self.ground.unit)
            part = (
                slice(max(0, rows[0] - pad), min(self.ground.height, rows[-1] + pad + 1)),
                slice(max(0, columns[0] - pad), min(self.ground.width, columns[-1] + pad + 1)),
            )
            self._lay(thing, part, shape[part], 1)

    def _lay(self, thing: Thing, part: Part, shape: Array, size: float) -> None:
        unit = self.ground.unit
        tone = 1 + thing.grain * (self.mid[part] - 0.5) * 2 + thing.grain * (self.fine[part] - 0.5)
        colour = _gradient(thing.colour, shape) * tone[..., None]
        cover = shape * thing.alpha
        if not thing.flat:
            if thing.shade:
                around = blur(shape, 5 * MIL * size * unit) * (1 - shape) * thing.shade
                self.colour[part] *= (1 - around)[..., None]
            depth = distance(shape) / unit
            bevel = max(thing.bevel * size * MIL, 1e-4)
            ground = float(np.median(self.height[part][shape > 0.5])) if (shape > 0.5).any() else 0.0
            rounded = inflate(np.maximum(depth, 0), bevel) / bevel
            top = ground + thing.rise * size * MIL * rounded + (self.mid[part] - 0.5) * 0.002 * thing.grain
            self.height[part] = mix(self.height[part], top, shape)
        self.colour[part] = mix3(self.colour[part], colour, cover)
        self.shine[part] = mix(self.shine[part], thing.shine, cover)
        self.glow[part] = mix3(self.glow[part], colour * thing.glow, cover)

    def lamp(self, x: float, y: float, colour: str, strength: float, reach: float = 0.14, z: float = 0.06) -> None:
        """Hang a light over a place."""
        self.lamps.append(Lamp(x, y, z, reach, colour, strength))


def _gradient(colour: Colour, shape: Array) -> Array:
    if isinstance(colour, str):
        return np.broadcast_to(linear(colour), (*shape.shape, 3)).astype(np.float32)
    depth = smooth(0, max(1.0, float(distance(shape).max())), distance(shape))
    return mix3(linear(colour[1]), linear(colour[0]), clamp(depth))
