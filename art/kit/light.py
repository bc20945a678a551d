"""Light on relief, and what the eye makes of it: tone, grading, the painterly pass."""

from __future__ import annotations

import numpy as np
from scipy import ndimage

from art.kit.field import blur, clamp, grid, mix, smooth
from art.kit.palette import Array, linear


def unit(x: float, y: float, z: float) -> Array:
    """A direction of length one."""
    vector = np.array([x, y, z], np.float32)
    return np.asarray(vector / np.linalg.norm(vector), np.float32)


def point_light(height: Array, normal: Array, x: float, y: float, z: float, radius: float) -> Array:
    """How much light of a lamp at (x, y, z) each pixel receives (pixels; it fades out at 3.2 radii)."""
    px, py = grid(height.shape[1], height.shape[0])
    dx, dy, dz = x - px, y - py, z - height
    far = np.sqrt(dx * dx + dy * dy + dz * dz) + 1e-5
    facing = clamp((normal[..., 0] * dx + normal[..., 1] * dy + normal[..., 2] * dz) / far)
    fade = 1 / (1 + (far / radius) ** 2 * 3) * clamp(1 - far / (radius * 3.2)) ** 1.5
    return np.asarray(facing * fade, np.float32)


def tonemap(colour: Array) -> Array:
    """Filmic curve from light of any strength to 0 .. 1."""
    return clamp((colour * (2.51 * colour + 0.03)) / (colour * (2.43 * colour + 0.59) + 0.14))


def saturate(colour: Array, amount: float) -> Array:
    """More (above 1) or less saturation; the tone curve washes gold out, 1.12 gives it back."""
    grey = (colour @ np.array([0.3, 0.59, 0.11], np.float32))[..., None]
    return clamp(grey + (colour - grey) * amount)


def grade(colour: Array, amount: float = 0.35) -> Array:
    """Cold shadows, warm lights."""
    grey = colour.mean(-1, keepdims=True)
    tint = mix(
        np.array([0.72, 0.95, 1.25], np.float32), np.array([1.12, 1.0, 0.85], np.float32), smooth(0.02, 0.7, grey)
    )
    return np.asarray(colour * mix(np.ones(3, np.float32), tint, amount), np.float32)


def painterly(colour: Array, radius: float) -> Array:
    """Kuwahara filter: each pixel takes the mean of its calmest quarter, which leaves flat strokes and firm edges."""
    r = max(1, round(radius))
    grey = colour.mean(-1)
    size = r + 1
    mean = np.stack([ndimage.uniform_filter(colour[..., c], size, mode="nearest") for c in range(3)], -1)
    grey_mean = ndimage.uniform_filter(grey, size, mode="nearest")
    spread = np.maximum(ndimage.uniform_filter(grey * grey, size, mode="nearest") - grey_mean**2, 0)
    total = np.zeros_like(colour)
    weights = np.zeros((*colour.shape[:2], 1), np.float32)
    step = (r + 1) // 2
    for dy in (-step, step):
        for dx in (-step, step):
            weight = np.minimum((1 / (1e-5 + np.roll(spread, (dy, dx), (0, 1)))) ** 2, 1e12)[..., None]
            total += np.roll(mean, (dy, dx), (0, 1)) * weight
            weights += weight
    return np.asarray(total / weights, np.float32)


def sharpen(colour: Array, sigma: float, amount: float) -> Array:
    """A little of what a blur takes away, added back."""
    return np.asarray(colour + (colour - blur(colour, sigma)) * amount, np.float32)


def bloom(colour: Array, sigma: float, threshold: float = 0.5, amount: float = 0.6) -> Array:
    """Light that spills over from the brightest parts."""
    return np.asarray(colour + blur(np.maximum(colour - threshold, 0), sigma) * amount, np.float32)


def glow(shape: tuple[int, int], x: float, y: float, sigma: float, colour: str, strength: float) -> Array:
    """A round glow to add to a picture of the given (height, width)."""
    px, py = grid(shape[1], shape[0])
    field = np.exp(-((px - x) ** 2 + (py - y) ** 2) / (2 * sigma * sigma)) * strength
    return np.asarray(field[..., None] * linear(colour), np.float32)


def vignette(shape: tuple[int, int], darkest: float = 0.25, inner: float = 0.28, outer: float = 0.78) -> Array:
    """A factor per pixel, 1 in the middle, `darkest` in the corners."""
    px, py = grid(shape[1], shape[0])
    far = np.hypot(px / shape[1] - 0.5, (py / shape[0] - 0.5) * 0.9)
    return mix(darkest, 1.0, smooth(outer, inner, far))[..., None]
