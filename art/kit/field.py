"""Fields over a picture: blending, blurring, distance, relief profiles and normals."""

from __future__ import annotations

from typing import Any

import numpy as np
from scipy import ndimage

from art.kit.palette import Array


def clamp(x: Any) -> Array:
    """Values cut to 0 .. 1."""
    return np.asarray(np.clip(x, 0, 1), np.float32)


def smooth(low: float, high: float, x: Any) -> Array:
    """0 below `low`, 1 above `high`, an S curve between them (`low` may be the larger one)."""
    t = clamp((np.asarray(x, np.float32) - low) / (high - low))
    return np.asarray(t * t * (3 - 2 * t), np.float32)


def mix(a: Any, b: Any, t: Any) -> Array:
    """`a` where `t` is 0, `b` where it is 1."""
    return np.asarray(a + (b - a) * t, np.float32)


def mix3(a: Any, b: Any, t: Array) -> Array:
    """`mix` of colours by a field of one value per pixel."""
    return mix(a, b, t[..., None])


def grid(width: int, height: int) -> tuple[Array, Array]:
    """The x and the y of every pixel's centre."""
    xs = np.arange(width, dtype=np.float32) + np.float32(0.5)
    ys = np.arange(height, dtype=np.float32) + np.float32(0.5)
    x, y = np.meshgrid(xs, ys)
    return x, y


def blur(field: Array, sigma: float) -> Array:
    """Gaussian blur, wide ones on a smaller copy for speed."""
    if sigma <= 0.05:
        return field
    step = int(sigma // 6)
    if step < 2 or min(field.shape[:2]) < 16 * step:
        sigmas = sigma if field.ndim == 2 else (sigma, sigma, 0)
        return np.asarray(ndimage.gaussian_filter(field, sigmas, mode="nearest", truncate=3.0), np.float32)
    height, width = field.shape[:2]
    pad = [(0, -height % step), (0, -width % step), *[(0, 0)] * (field.ndim - 2)]
    small = blur(down(np.pad(field, pad, mode="edge"), step), sigma / step)
    zoom = [step, step, *[1] * (field.ndim - 2)]
    large = ndimage.zoom(small, zoom, order=1, mode="nearest", grid_mode=True)
    return np.asarray(large[:height, :width], np.float32)


def down(field: Array, factor: int) -> Array:
    """A picture `factor` times smaller, by the mean of each block."""
    height, width = field.shape[:2]
    blocks = field.reshape(height // factor, factor, width // factor, factor, -1).mean((1, 3))
    return np.asarray(blocks.reshape(height // factor, width // factor, *field.shape[2:]), np.float32)


def distance(mask: Array) -> Array:
    """Signed distance to the edge of a mask in pixels, positive inside, exact to a part of a pixel."""
    inside = mask > 0.5
    if not inside.any():
        return np.full(mask.shape, -1e6, np.float32)
    far = ndimage.distance_transform_edt(inside) - ndimage.distance_transform_edt(~inside)
    whole = np.asarray(far, np.float32)
    edge = np.abs(whole) <= 1
    return np.where(edge, mask - 0.5, whole - np.sign(whole) * 0.5).astype(np.float32)


def inflate(depth: Array, radius: float) -> Array:
    """Height of a rounded edge: 0 at the edge, `radius` once `radius` inside."""
    t = clamp(depth / radius)
    return np.asarray(radius * np.sqrt(np.maximum(0, 1 - (1 - t) ** 2)), np.float32)


def normals(height: Array, strength: float = 1.0) -> Array:
    """Unit normals of a height field, x right, y down, z to the viewer."""
    gy, gx = np.gradient(height)
    vectors = np.stack([-gx * strength, -gy * strength, np.ones_like(height)], -1)
    return np.asarray(vectors / np.linalg.norm(vectors, axis=-1, keepdims=True), np.float32)


def crisp_normals(height: Array) -> Array:
    """Unit normals that do not see steps: of the slopes to both neighbours the gentler one counts."""
    slopes = []
    for axis in (1, 0):
        ahead = np.diff(height, axis=axis, append=np.take(height, [-1], axis))
        behind = np.diff(height, axis=axis, prepend=np.take(height, [0], axis))
        slopes.append(np.where(np.abs(ahead) < np.abs(behind), ahead, behind))
    vectors = np.stack([-slopes[0], -slopes[1], np.ones_like(height)], -1)
    return np.asarray(vectors / np.linalg.norm(vectors, axis=-1, keepdims=True), np.float32)


def shift(field: Array, dx: float, dy: float) -> Array:
    """The field moved by whole pixels; what leaves on one side does not come back on the other."""
    moved: Array = np.zeros_like(field)
    x, y = round(dx), round(dy)
    height, width = field.shape[:2]
    if abs(x) >= width or abs(y) >= height:
        return moved
    moved[max(0, y) : height + min(0, y), max(0, x) : width + min(0, x)] = field[
        max(0, -y) : height + min(0, -y), max(0, -x) : width + min(0, -x)
    ]
    return moved
