"""Noise that looks the same at every size: the same seed gives the same clouds, with finer grain in larger pictures."""

from __future__ import annotations

from functools import lru_cache
from zlib import crc32

import numpy as np
import numpy.typing as npt
from scipy import ndimage
from scipy.spatial import cKDTree

from art.kit.field import grid
from art.kit.palette import Array

_BLOCK = 512  # frequencies drawn per axis, whatever the size of the picture


def seed_of(name: str) -> int:
    """The fixed seed of a name."""
    return crc32(name.encode()) % 1_000_003


def rng(seed: int) -> np.random.Generator:
    """A generator of the kit's own random numbers."""
    return np.random.default_rng(seed)


@lru_cache(maxsize=16)
def _coefficients(seed: int) -> npt.NDArray[np.complex128]:
    parts = rng(seed).standard_normal((2, _BLOCK, _BLOCK // 2 + 1))
    return np.asarray(parts[0] + 1j * parts[1])


def spectral(
    width: int,
    height: int,
    beta: float = 2.0,
    seed: int = 0,
    low: float = 1.0,
    high: float = 1e9,
    stretch: tuple[float, float] = (1.0, 1.0),
) -> Array:
    """Tileable 1/f^beta noise around .5. `low` and `high` cut the frequencies (cycles over the longer side)."""
    half = _BLOCK // 2
    rows = np.arange(-half, half)
    columns = np.arange(half + 1)
    longer = max(width, height)
    fy = rows[:, None] * (longer / height) * stretch[1]
    fx = columns[None, :] * (longer / width) * stretch[0]
    f = np.hypot(fx, fy)
    f[half, 0] = 1
    gain = np.where((f >= low) & (f <= high), f ** (-beta / 2), 0)
    gain[half, 0] = 0
    power = 2 * (2 * (gain[:, 1:] ** 2).sum() + (gain[:, 0] ** 2).sum())
    block = _coefficients(seed) * gain
    spectrum = np.zeros((height, width // 2 + 1), np.complex128)
    keep_y, keep_x = min(half - 1, (height - 1) // 2), min(half, (width - 1) // 2)
    spectrum[: keep_y + 1, : keep_x + 1] = block[half : half + keep_y + 1, : keep_x + 1]
    if keep_y:
        spectrum[-keep_y:, : keep_x + 1] = block[half - keep_y : half, : keep_x + 1]
    field = np.fft.irfft2(spectrum, (height, width)) * (width * height) / np.sqrt(power + 1e-12)
    return np.asarray(np.clip(field * 0.22 + 0.5, 0, 1), np.float32)


def brush(width: int, height: int, angle: float, seed: int) -> Array:
    """Noise drawn out along one direction, as hairs of a brush leave it."""
    wide, tall = int(width * 1.5), int(height * 1.5)
    strokes = spectral(wide, tall, 1.9, seed, stretch=(0.22, 1.0))
    turned = ndimage.rotate(strokes, angle, reshape=False, order=1, mode="wrap")
    top, left = (tall - height) // 2, (wide - width) // 2
    return np.asarray(turned[top : top + height, left : left + width], np.float32)


def scattered(
    width: float, height: float, cell: float, jitter: float = 0.8, seed: int = 0, brick: bool = False
) -> Array:
    """Points of a jittered lattice that covers the picture and two cells around it; odd rows may be set off."""
    generator = rng(seed)
    points = [
        (
            (x + 0.5 + (0.5 if brick and y % 2 else 0) + jitter * (generator.random() - 0.5)) * cell,
            (y + 0.5 + jitter * (generator.random() - 0.5)) * cell,
        )
        for y in range(-2, int(height / cell + 1e-6) + 3)
        for x in range(-2, int(width / cell + 1e-6) + 3)
    ]
    return np.array(points, np.float32)


def cells(points: Array, px: Array, py: Array) -> tuple[npt.NDArray[np.int64], Array]:
    """Voronoi cells: the number of the nearest point, and the distance to the cell's border."""
    query = np.stack([px.ravel(), py.ravel()], 1)
    far, index = cKDTree(points).query(query, k=2)
    first, second = points[index[:, 0]], points[index[:, 1]]
    apart = np.hypot(*(second - first).T) + 1e-6
    edge = (far[:, 1] ** 2 - far[:, 0] ** 2) / (2 * apart)
    return index[:, 0].reshape(px.shape), edge.reshape(px.shape).astype(np.float32)


def per_cell(ids: npt.NDArray[np.int64], seed: int = 0) -> Array:
    """A random number in 0 .. 1 for each cell."""
    return np.asarray(rng(seed).random(int(ids.max()) + 1)[ids], np.float32)


def warp(width: int, height: int, amount: float, seed: int, low: float = 3, high: float = 40) -> tuple[Array, Array]:
    """The grid of pixel centres, pushed about by noise of the given amount (pixels)."""
    px, py = grid(width, height)
    dx = (spectral(width, height, 2.6, seed, low, high) - 0.5) * amount
    dy = (spectral(width, height, 2.6, seed + 1, low, high) - 0.5) * amount
    return px + dx, py + dy
