"""What caverns are built of: split rock, dripstone, fires, and heaps of gold. Lengths in units of 1920 to the width."""

from __future__ import annotations

import numpy as np

from art.drawings.treasures import stone
from art.kit import light as lights
from art.kit import noise
from art.kit import palette as pal
from art.kit.field import blur, clamp, distance, grid, inflate, mix3, normals, smooth
from art.kit.palette import Array, linear
from art.kit.relief import Layer
from art.kit.shapes import at, circle, polygon


def rock(width: int, height: int, scale: float, cell: float, seed: int) -> tuple[Array, Array, Array]:
    """Split rock: its height in pixels, a tone per stone and the distance to the cracks."""
    px, py = noise.warp(width, height, 50 * scale, seed)
    ids, edge = noise.cells(noise.scattered(width, height, cell * scale, 0.8, seed + 4), px, py)
    tone = noise.per_cell(ids, seed + 2)
    clouds = noise.spectral(width, height, 2.4, seed + 3)
    relief = inflate(np.maximum(edge, 0), 9 * scale) * 0.9 + ((clouds - 0.5) * 16 + tone * 6) * scale
    return np.asarray(relief, np.float32), tone, np.asarray(edge / scale, np.float32)


def solid_edge(field: Array) -> Array:
    """1 where a field of pixels is above 0, with an edge one pixel soft however steep the field is."""
    gy, gx = np.gradient(field)
    return smooth(-0.75, 0.75, field / np.maximum(np.hypot(gx, gy), 0.05))


def teeth_of_rock(
    w: int, h: int, seed: int, base: float, depth: float, sharp: float, top: bool, fine: int = 60
) -> Array:
    """A mask of stalactites (or of a floor with stalagmites): 1 in the rock."""
    _, py = grid(w, h)
    x = np.linspace(0, 1, w, dtype=np.float32)
    broad = noise.spectral(w, 8, 2.2, seed, 1, 14)[0] - 0.5
    spikes = np.abs(noise.spectral(w, 8, 1.6, seed + 1, 6, fine)[0] - 0.5) * 2
    sides = np.abs(x - 0.5) * 2
    line = base + depth * (broad * 1.2 + sides**2.2 * 0.9) + depth * sharp * np.maximum(0, spikes - 0.25) ** 1.5 * 3
    wobble = (noise.spectral(w, h, 2.0, seed + 2, 8, 120) - 0.5) * h * 0.012
    edge = (line * h)[None, :]
    inside = edge - py if top else py - (h - edge)
    return solid_edge(inside + wobble)


class Cave:
    """A cavern built from the back to the front; every wall takes the light of the same fires."""

    def __init__(
        self, width: int, height: int, scale: float, fires: list[tuple[float, float, float, float, str, float]]
    ) -> None:
        self.w, self.h, self.s = width, height, scale
        self.fires = fires
        self.image = np.zeros((self.h, self.w, 3), np.float32)

    def wall(self, mask: Array, colour: str, cell: float, seed: int, near: float, cold: float) -> None:
        """One more plane of rock; `near` from 0 (far, hazy) to 1."""
        relief, tone, edge = rock(self.w, self.h, self.s, cell, seed)
        depth = distance(mask)
        form = inflate(np.maximum(blur(depth, 6 * self.s), 0), 90 * self.s) * 0.8
        relief = np.asarray(
            relief + form + (noise.spectral(self.w, self.h, 2.8, seed + 8, 2, 30) - 0.5) * 120 * self.s, np.float32
        )
        normal = normals(blur(relief, 1.4 * self.s))
        stone_colour = linear(colour) * (0.6 + 0.7 * tone)[..., None] * (0.35 + 0.65 * smooth(0, 5, edge))[..., None]
        light = np.asarray(clamp(normal @ lights.unit(-0.35, -0.8, 0.45)) * cold, np.float32)[..., None] * linear(
            "#8FB0F0"
        )
        light = light + 0.025 * linear("#8FA6D8")
        for x, y, z, reach, tint, strength in self.fires:
            lit = lights.point_light(relief, normal, x * self.w, y * self.h, z * self.w, reach * self.w)
            light = light + (lit * strength)[..., None] * linear(tint)
        lit_wall = stone_colour * light * 6
        shade = blur(mask, 22 * self.s) * (1 - mask) * near
        self.image = mix3(self.image * (1 - 0.75 * shade)[..., None], lit_wall, mask)

    def haze(self, colour: str, amount: float, seed: int) -> None:
        """Smoky air between two planes."""
        smoke = noise.spectral(self.w, self.h, 2.8, seed, 1, 24)
        self.image = mix3(self.image, linear(colour), clamp(amount * (0.35 + 1.1 * smoke)))


class Heap:
    """A heap of coins and stones along the lower edge, in units of the picture; highest around `middle`."""

    def __init__(self, seed: int, left: float, right: float, top: float, middle: float, spread: float) -> None:
        self.random = noise.rng(seed)
        self.left, self.right, self.top, self.middle, self.spread = left, right, top, middle, spread

    def level(self, x: float) -> float:
        """The height of the heap at x."""
        rise = float(np.exp(-(((x - self.middle) / self.spread) ** 2)))
        return 545 - (545 - self.top) * (0.22 + 0.78 * rise)

    def ground(self) -> Layer:
        """The mass under the coins."""
        xs = np.linspace(self.left, self.right, 60)
        points = [(float(x), self.level(float(x)) + 10) for x in xs]
        shape = polygon([*points, (self.right, 700), (self.left, 700)])
        return Layer(shape, ("#C88A2C", "#4A2A0C"), bevel=30, gloss=0.3, metal=0.4, grain=0.5, spread=14)

    def coins(self, count: int) -> list[Layer]:
        """So many pieces, from the back to the front."""
        spots = []
        for _ in range(count):
            x = self.random.uniform(self.left, self.right)
            level = self.level(x)
            spots.append((level + self.random.uniform(0, 1) ** 0.8 * (560 - level), x))
        layers: list[Layer] = []
        for y, x in sorted(spots):
            size = 0.7 + 0.7 * (y - self.top) / (545 - self.top)
            turn, flat, kind = self.random.uniform(-30, 30), self.random.uniform(0.35, 0.8), self.random.random()
            if kind < 0.93:
                layers += _coin(x, y, turn, size, flat)
            else:
                pair = (pal.RUBY, pal.SAPPHIRE, pal.EMERALD)[int(kind * 1000) % 3]
                layers.append(stone(at("M-14 -12 L14 -12 L22 0 L0 22 L-22 0 Z", x, y, turn, size), pair, 6))
        return layers


def _coin(x: float, y: float, turn: float, size: float, flat: float) -> list[Layer]:
    rim, face = ("#E8B04A", "#6E3E12"), ("#C88C30", "#7A4A16")
    outer, inner = (
        at(circle(0, 0, 21), x, y, turn, size, size * flat),
        at(circle(0, 0, 14), x, y - 1, turn, size, size * flat),
    )
    return [
        Layer(outer, rim, bevel=4, gloss=0.6, metal=0.55, spread=3, shade=0.8),
        Layer(inner, face, bevel=2, relief=-0.5, gloss=0.4, metal=0.5, shade=0),
    ]
