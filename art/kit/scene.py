"""Painted pictures: a vaulted background, a lit figure, one named light, and the finish of a brush."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

import numpy as np
import numpy.typing as npt

from art.kit import light as lights
from art.kit import noise
from art.kit.field import blur, distance, down, grid, inflate, mix3, normals, smooth
from art.kit.palette import Array, linear
from art.kit.relief import Form, Lamp, Layer, Rig, render

Background = Callable[[int, int, float, float], Array]


@dataclass(frozen=True)
class Vault:
    """The colours of a vaulted passage: what lies far off, its haze, three arches far to near, the lit stone."""

    far: str = "#2F7F8F"
    haze: str = "#3F93A0"
    arches: tuple[str, str, str] = ("#2C6272", "#1D4250", "#1B2A38")
    warm: str = "#C98A52"

    def paint(self, width: int, height: int, lamp_x: float, lamp_y: float) -> Array:
        """The passage, lit by a lamp at the given pixel."""
        px, py = grid(width, height)
        u, v = (px - width / 2) / width, (py - height / 2) / width
        clouds, rough = noise.spectral(width, height, 2.6, 5), noise.spectral(width, height, 2.0, 6)
        glow = np.exp(-((u + 0.06) ** 2 / 0.016 + (v + 0.04) ** 2 / 0.05))
        colour = linear(self.far) * (0.12 + glow)[..., None] * (0.6 + 0.8 * clouds)[..., None]
        plan = ((-0.06, 0.105, -0.20), (-0.05, 0.165, -0.27), (-0.02, 0.275, -0.36))
        for k, (centre, half, top) in enumerate(plan):
            colour = self._arch(colour, k, (u, v), (centre, half, top), (clouds, rough), (lamp_x, lamp_y))
        floor = smooth(0.235, 0.26, v + 0.01 * np.sin(u * 9))
        return mix3(colour, linear("#0E1418") * (0.6 + rough[..., None]), floor * 0.85)

    def _arch(
        self,
        colour: Array,
        k: int,
        place: tuple[Array, Array],
        arch: tuple[float, float, float],
        clouds: tuple[Array, Array],
        lamp: tuple[float, float],
    ) -> Array:
        (u, v), (centre, half, top), near = place, arch, k * 0.5
        width = u.shape[1]
        rise = v - (top + half)
        opening = np.where(rise < 0, np.hypot(u - centre, rise) - half, np.abs(u - centre) - half)
        wall = smooth(-0.002, 0.002, opening)
        edge, tone, ring = _bricks(u, v, rise, opening, centre, half, near, k)
        relief = inflate(np.maximum(edge * width, 0), width * 0.006) + (clouds[1] - 0.5) * width * 0.012
        relief = np.asarray(relief + np.where(ring, width * 0.006, 0), np.float32)
        normal = normals(blur(relief, width / 1292), 1.2)
        received = lights.point_light(relief, normal, *lamp, width * 0.10, width * 0.26)
        joint = smooth(0, 0.005, edge)
        stone = linear(self.arches[k]) * ((0.55 + 0.5 * tone) * (0.6 + 0.8 * clouds[0]) * joint)[..., None]
        lit = stone * (0.5 + 0.35 * normal[..., 2:3])
        lit = lit + linear(self.warm) * (received * 1.32 * (0.25 + 0.75 * near) * (tone * 0.4 + 0.6) * joint)[..., None]
        colour = colour * (1 - 0.55 * blur(wall, width * 0.012 * (0.5 + near)) * (1 - wall))[..., None]
        colour = mix3(colour, lit, wall)
        haze = np.exp(-((u + 0.05) ** 2 / 0.05 + (v - 0.05) ** 2 / 0.04)) * (1 - near) * 0.35
        return mix3(colour, linear(self.haze), haze * (0.4 + 0.9 * clouds[0]))


def _bricks(
    u: Array, v: Array, rise: Array, opening: Array, centre: float, half: float, near: float, seed: int
) -> tuple[Array, Array, npt.NDArray[np.bool_]]:
    """Distance to the nearest joint, a tone per stone, and where the ring of wedge stones is."""
    tall = 0.036 * (0.6 + 0.5 * near)
    thick = 0.045 * (0.6 + 0.5 * near) + 0.012
    row = np.floor(v / tall)
    along = u / (tall * 1.9) + 0.5 * (row % 2)
    level, across = v / tall - row, along - np.floor(along)
    courses = np.minimum(np.minimum(level, 1 - level), np.minimum(across, 1 - across) * 1.9) * tall
    wedge = np.arctan2(np.where(rise < 0, rise, 0), u - centre) / (np.pi / 14)
    part = wedge - np.floor(wedge)
    radial = np.minimum(part, 1 - part) * half * np.pi / 14
    ring_edge = np.minimum(np.where(rise < 0, radial, np.minimum(level, 1 - level) * tall), np.abs(opening - thick))
    ring = opening < thick
    numbers = (row * 31 + np.floor(along)).astype(np.int64)
    tone = noise.per_cell(numbers - numbers.min(), 4 + seed)
    return np.where(ring, ring_edge, courses).astype(np.float32), tone, ring


PASSAGE = Vault()
FIGURE = Rig(
    key="#7FB4E8",
    key_strength=0.55,
    key_from=(-0.75, -0.5, 0.28),
    rim="#58C4FF",
    rim_strength=1.5,
    rim_from=(-0.95, -0.2),
    fill="#4A6AA8",
    fill_strength=0.14,
    wrap=0.25,
    lamp_rim=0.9,
    brush=0.5,
    exposure=0.85,
)


@dataclass(frozen=True)
class Scene:
    """How a picture is lit and finished. Units: 680 to the picture's width, origin in the middle."""

    lamp: Lamp
    halo: str = "#FF9A3C"
    halo_strength: float = 0.55
    rig: Rig = FIGURE
    vault: Vault = PASSAGE
    mist: str = "#24505C"
    mist_strength: float = 0.4
    embers: tuple[str, int] = ("#FFB050", 26)
    glows: tuple[tuple[float, float, str, float, float], ...] = ()  # x, y, colour, strength, sigma
    lift: float = 0.0  # how far the figure stands above the middle

    def paint(self, figure: Sequence[Layer | Form], width: int, height: int, seed: int, samples: int = 2) -> Array:
        """The whole picture as linear RGB."""
        w, h = width * samples, height * samples
        unit = w / 680
        ox, oy = w / 2, h / 2 - self.lift * unit
        lamp_x, lamp_y = ox + self.lamp.x * unit, oy + self.lamp.y * unit
        px, py = grid(w, h)
        far = np.hypot(px - lamp_x, py - lamp_y) / w
        image = self.vault.paint(w, h, lamp_x, lamp_y)
        rig = Rig(**{**self.rig.__dict__, "lamps": (self.lamp, *self.rig.lamps)})
        sprite = render(figure, w, h, unit, origin=(ox, oy), rig=rig, outline=0, shadow=None, seed=seed, samples=1)
        alpha = sprite[..., 3]
        image = image * (1 - 0.6 * blur(alpha, w * 0.02))[..., None]
        haze = 0.6 + 0.6 * noise.spectral(w, h, 2.6, 15)
        image = image + linear(self.halo) * (np.exp(-((far / 0.16) ** 1.4)) * self.halo_strength * haze)[..., None]
        image = lights.painterly(lights.tonemap(image * 1.15), 3.2 * unit)
        depth = distance(alpha)
        ink = np.exp(-(((depth + 1.0) / (1.5 * unit)) ** 2)) * 0.85 * (depth < 2)
        image = mix3(mix3(image, linear("#07060A"), ink), sprite[..., :3], alpha)
        for x, y, colour, strength, sigma in self.glows:
            image = image + lights.glow((h, w), ox + x * unit, oy + y * unit, sigma * unit, colour, strength)
        image = image + linear(self.halo) * (np.exp(-((far / 0.075) ** 1.6)) * self.halo_strength * 0.64)[..., None]
        low = (py - h / 2) / w + 0.16 * noise.spectral(w, h, 2.8, 21, 1, 20)
        image = mix3(image, linear(self.mist), smooth(0.08, 0.42, low) * self.mist_strength)
        image = lights.sharpen(lights.painterly(image, 1.5 * unit), 1.2 * unit, 0.35)
        image = image + embers((h, w), lamp_x, lamp_y, 0.16 * w, unit, *self.embers, seed)
        image = lights.grade(image * lights.vignette((h, w)))
        return down(lights.bloom(image, w * 0.02), samples)


def embers(
    shape: tuple[int, int], x: float, y: float, spread: float, unit: float, colour: str, count: int, seed: int
) -> Array:
    """Sparks that drift around a point, to add to a picture."""
    random = noise.rng(seed + 9)
    field = np.zeros(shape, np.float32)
    for _ in range(count):
        cx, cy = x + random.normal(0, 1) * spread, y + random.normal(-0.6, 1) * spread
        sigma, strength = random.uniform(0.6, 1.8) * unit, random.uniform(0.3, 1.2)
        reach = int(sigma * 4) + 2
        top, left = int(cy) - reach, int(cx) - reach
        rows = slice(max(0, top), max(0, min(shape[0], top + 2 * reach)))
        columns = slice(max(0, left), max(0, min(shape[1], left + 2 * reach)))
        ys = np.arange(rows.start, rows.stop, dtype=np.float32)[:, None] + 0.5 - cy
        xs = np.arange(columns.start, columns.stop, dtype=np.float32)[None, :] + 0.5 - cx
        field[rows, columns] += np.exp(-(xs * xs + ys * ys) / (2 * sigma * sigma)) * strength
    return np.asarray(field[..., None] * linear(colour), np.float32)
