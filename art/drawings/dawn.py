"""The way out: from the dark of the cave's mouth over cold blue hills to the castle in the first light."""

from __future__ import annotations

from typing import Any

import numpy as np

from art.drawings import figures as fig
from art.drawings.caverns import Cave, Heap, solid_edge, teeth_of_rock
from art.kit import light as lights
from art.kit import noise
from art.kit.field import blur, clamp, grid, mix3, normals, smooth
from art.kit.palette import Array, linear
from art.kit.registry import Canvas
from art.kit.relief import Lamp, Rig, placed, render
from art.kit.scene import embers
from art.kit.sculpt import Part, Sculpture, box, drum, limb, waved

UNITS = 1920
SUN = (0.055, 0.50)  # behind the hills, as shares of the sides
WALLS, ROOFS, CRAG = "#6E6C76", "#38405A", "#444856"


def scoring(canvas: Canvas) -> Array:
    """Out of the cave at dawn, with what was carried away; the middle stays calm for the scores."""
    w, h, s = canvas.width, canvas.height, canvas.width / UNITS
    image = lights.painterly(_country(w, h, s), 3 * s)
    image = _stood(image, [_castle()], canvas, _morning())
    _, py = grid(w, h)
    mist = noise.spectral(w, h, 2.6, 83, 1, 30, stretch=(2.2, 0.6)) * smooth(0.50, 0.72, py / h)
    image = mix3(image, linear("#3A5A86"), clamp(mist * 0.55))
    cave = Cave(w, h, s, [(0.14, 0.90, 0.08, 0.17, "#FF9A48", 1.5), (0.87, 0.92, 0.08, 0.15, "#FF9A48", 1.3)])
    cave.image = np.asarray(image, np.float32)
    cave.wall(_mouth(w, h, s), "#3C3F4E", 84, 27, 1.0, 0.16)
    image = lights.painterly(lights.tonemap(cave.image * 1.05), 2 * s)
    image = _stood(image, _spoils(), canvas, _firelight())
    image = lights.sharpen(image, 1.2 * s, 0.3)
    image += embers((h, w), 0.14 * w, 0.82 * h, 0.10 * w, 1.3 * s, "#FFB060", 46, canvas.seed)
    image += embers((h, w), 0.88 * w, 0.84 * h, 0.08 * w, 1.3 * s, "#FFB060", 30, canvas.seed + 1)
    image = lights.grade(image * lights.vignette((h, w), 0.3, 0.34, 0.84), 0.25)
    return clamp(lights.bloom(image, 26 * s, 0.6, 0.35))


def _country(w: int, h: int, s: float) -> Array:
    """Sky and four ranges of hills, the far ones lost in cold air."""
    px, py = grid(w, h)
    y = py / h
    sun = np.hypot((px / w - SUN[0]) * 0.55, (py / h - SUN[1]) * h / w)
    sky = mix3(linear("#0E1836"), linear("#2C4E7C"), smooth(0.0, 0.5, y))
    sky = mix3(sky, linear("#D87C4A"), clamp(smooth(0.30, 0.0, sun) * 0.7))
    sky = sky + linear("#FFB45C") * (np.exp(-((sun / 0.07) ** 1.2)) * 1.1)[..., None]
    clouds = noise.spectral(w, h, 2.7, 51, 1, 80, stretch=(2.8, 0.6))
    lit = clamp((clouds - blur(np.roll(clouds, round(-14 * s), 1), 8 * s)) * 5 + 0.3)
    cover = smooth(0.50, 0.72, clouds) * smooth(0.55, 0.12, y)
    tone = mix3(linear("#20345C"), linear("#E89A68"), lit * smooth(0.62, 0.05, sun))
    image = mix3(sky, tone, cover * 0.5)
    ranges = (
        (61, 0.47, 0.11, 7, "#5A7090", 0.62),
        (63, 0.55, 0.13, 9, "#4A5E80", 0.40),
        (65, 0.66, 0.12, 8, "#3A4A68", 0.22),
        (67, 0.80, 0.12, 7, "#2C3850", 0.08),
    )
    for seed, base, rise, peaks, colour, air in ranges:
        image = _hills(image, (w, h, s), seed, base, rise, peaks, colour, air)
    return image


def _hills(
    image: Array, size: tuple[int, int, float], seed: int, base: float, rise: float, peaks: int, colour: str, air: float
) -> Array:
    w, h, s = size
    px, py = grid(w, h)
    ridge = 1 - 2 * np.abs(noise.spectral(w, 8, 2.2, seed, 1, peaks)[0] - 0.5)
    rough = noise.spectral(w, 8, 2.0, seed + 1, peaks, 220)[0] - 0.5
    line = (base - rise * (ridge - 0.7) * 2 - 0.035 * rough) * h
    mask = solid_edge(py - line[None, :])
    folds = 1 - 2 * np.abs(noise.spectral(w, h, 2.9, seed + 2, 4, 70, stretch=(0.8, 1.6)) - 0.5)
    flank = blur(np.broadcast_to(line[None, :], (h, w)).astype(np.float32), 5 * s)
    relief = 0.8 * (py - flank) + (folds * 110 + noise.spectral(w, h, 2.4, seed + 3, 24, 240) * 22) * s
    normal = normals(blur(relief.astype(np.float32), 1.2 * s))
    warm = clamp(normal @ lights.unit(-0.9, -0.32, 0.22)) * smooth(0.95, 0.1, px / w)
    cold = clamp(normal @ lights.unit(0.2, -0.8, 0.55))
    below = (py - line[None, :]) / h
    light = warm[..., None] * linear("#FF9A58") * (1.9 * smooth(0.34, 0.0, below))[..., None]
    light = light + cold[..., None] * linear("#7FA0D8") * 0.75 + linear("#5A78B0") * 0.14
    stone = linear(colour) * light
    haze = mix3(linear("#43669A"), linear("#E8A06A"), smooth(0.30, 0.0, np.abs(px / w - SUN[0])) * air)
    stone = mix3(stone, haze, clamp(air + 0.45 * smooth(0.03, 0.26, below)))
    return mix3(image, stone, mask)


def _stone_blocks(x: Array, y: Array, z: Array) -> Array:
    """Courses of stone: a darker joint every few units."""
    row = np.floor(y / 7)
    joint = np.minimum(np.abs(y / 7 - row - 0.5) * 2, np.abs(((x + z) / 13 + 0.5 * (row % 2)) % 1 - 0.5) * 2)
    return linear(WALLS) * (0.72 + 0.28 * smooth(1.0, 0.75, joint))[..., None]


def _tower(x: float, z: float, r: float, top: float, roof: float) -> list[Part]:
    parts = [
        Part(drum((x, 150, z), (x, top, z), r), _stone_blocks),
        Part(drum((x, top + 10, z), (x, top, z), r + 3, r + 5), _stone_blocks),
        Part(drum((x, top, z), (x, top - roof, z), r + 7, 0.5), ROOFS, gloss=0.2),
    ]
    return [*parts, _window(x + r * 0.25, top + 22, z + r * 0.97), _window(x - r * 0.3, top + 52, z + r * 0.95)]


def _window(x: float, y: float, z: float) -> Part:
    return Part(box((x, y, z), (2.2, 5, 3), edge=1), "#FFC060", glow=1.3)


def _battlements(left: float, right: float, y: float, z: float) -> list[Part]:
    count = int((right - left) / 13)
    spots = np.linspace(left, right, count)
    return [Part(box((float(x), y - 3, z), (3.6, 6, 4), edge=1), _stone_blocks) for x in spots]


def _castle() -> Sculpture:
    """A keep with its towers, grown on a crag."""

    def cragged(x: Array, y: Array, z: Array) -> Array:
        rib: Any = np.abs(np.sin(x * 0.043 + z * 0.03 + 0.8 * np.sin(y * 0.017)))
        cleft: Any = np.abs(np.sin(x * 0.11 - z * 0.07 + 1.1 * np.sin(y * 0.031 + 1)))
        ledge: Any = np.sin(y * 0.06 + 1.4 * np.sin(x * 0.03 + 2)) ** 2
        return np.asarray(15 * rib + 6 * cleft + 5 * ledge, np.float32)

    crag = limb((0, 190, -6, 130), (4, 330, 0, 160), (24, 600, 0, 230))
    parts = [
        Part(waved(crag, cragged), CRAG, gloss=0.05, scales=22),
        Part(waved(limb((104, 110, 20, 34), (132, 260, 30, 70)), cragged), CRAG, 14, gloss=0.05),
        Part(box((0, 40, 0), (78, 80, 54), edge=2), _stone_blocks),
        *_battlements(-76, 76, -40, 52),
        Part(box((6, -64, -10), (40, 60, 36), edge=2), _stone_blocks),
        *_battlements(-32, 44, -124, 24),
        *_tower(-84, 40, 22, -52, 64),
        *_tower(82, 44, 20, -34, 58),
        *_tower(-30, -30, 17, -150, 62),
        *_tower(46, -16, 20, -176, 84),
        Part(limb((46, -256, -16, 1.6), (46, -292, -16, 1.4)), "#3A3A44"),
        Part(box((60, -285, -16), (13, 5.5, 1.5), edge=1), "#A02A2A"),
        Part(box((-2, 34, 56), (12, 20, 6), edge=5), "#1A1620"),
        *[_window(x, y, 54.5) for x, y in ((-44, -4), (-14, -14), (20, -14), (48, -4))],
        *[_window(x, y, 26.5) for x, y in ((-6, -88), (22, -88), (8, -60))],
    ]
    return Sculpture(tuple(parts), (14, -24, 0), 742, 22, 0.80, (-600, 600), step=3)


def _morning() -> Rig:
    return Rig(
        key="#FFA864",
        key_strength=1.15,
        key_from=(-0.92, -0.22, 0.20),
        rim="#FFC080",
        rim_strength=0.9,
        rim_from=(-1.0, -0.15),
        fill="#5A80C8",
        fill_strength=0.30,
        ambient=0.34,
        brush=0.1,
        saturation=1.0,
        exposure=0.9,
    )


def _firelight() -> Rig:
    return Rig(
        key="#8FB0F0",
        key_strength=0.35,
        key_from=(-0.2, -0.8, 0.4),
        rim="#9FC0FF",
        rim_strength=0.5,
        rim_from=(0.1, -0.9),
        fill="#3A4A78",
        fill_strength=0.15,
        ambient=0.08,
        lamps=(Lamp(-690, 430, 200, 240, "#FFB060", 3.4), Lamp(700, 450, 200, 210, "#FFB060", 3.0)),
        wrap=0.2,
        lamp_rim=0.4,
        exposure=0.7,
    )


def _mouth(w: int, h: int, s: float) -> Array:
    """The rock around the opening, with stones hanging and standing in it."""
    px, py = grid(w, h)
    rough = (noise.spectral(w, h, 2.6, 71, 2, 40) - 0.5) * 0.14
    around = (np.hypot((px / w - 0.5) / 0.485, (py / h - 0.50) / 0.56) ** 1.0 + rough - 1.0) * 0.42 * h
    frame = solid_edge(around)
    floor = teeth_of_rock(w, h, 75, 0.09, 0.11, 0.3, False, 44)
    roof = teeth_of_rock(w, h, 77, 0.01, 0.11, 0.9, True, 24)
    return np.asarray(np.maximum(np.maximum(frame, floor), roof), np.float32)


def _spoils() -> list[Any]:
    left, right = Heap(15, -1000, -300, 400, -830, 230), Heap(16, 300, 1000, 414, 830, 230)
    chests = [*placed(fig.chest(), -806, 360, -6, 1.7), *placed(fig.chest(), 826, 384, 6, 1.5)]
    return [*chests, left.ground(), *left.coins(170), right.ground(), *right.coins(150)]


def _stood(image: Array, figure: list[Any], canvas: Canvas, rig: Rig) -> Array:
    """A figure set into a picture, with a soft shade around it."""
    w, h, s = canvas.width, canvas.height, canvas.width / UNITS
    picture = render(figure, w, h, s, rig=rig, outline=0, shadow=None, seed=canvas.seed, samples=1)
    alpha = picture[..., 3]
    image = image * (1 - 0.35 * blur(alpha, 16 * s) * (1 - alpha))[..., None]
    return mix3(image, picture[..., :3], alpha)
