"""Strokes of an inscriptional face: lines and curves with thick and thin parts and flared ends, as skia paths."""

from __future__ import annotations

import math
from collections.abc import Sequence

import numpy as np
import numpy.typing as npt
import skia

THICK, THIN = 104.0, 46.0
Flare = tuple[float, float]
Floats = npt.NDArray[np.float64]
Glyph = tuple[float, list[skia.Path]]  # advance and strokes


def _ribbon(points: Floats, widths: Floats) -> skia.Path:
    along = np.gradient(points, axis=0)
    along /= np.linalg.norm(along, axis=1)[:, None] + 1e-9
    across = np.stack([-along[:, 1], along[:, 0]], 1) * widths[:, None] / 2
    return polygon([*(points + across), *(points - across)[::-1]])


def polygon(points: Sequence[Sequence[float]] | Sequence[Floats]) -> skia.Path:
    """A closed path through points."""
    path = skia.Path()
    path.addPoly([skia.Point(float(x), float(y)) for x, y in points], True)
    return path


def _flared(t: Floats, flare: Flare, reach: float) -> Floats:
    start = flare[0] * np.clip(1 - t / reach, 0, 1) ** 2.2
    end = flare[1] * np.clip(1 - (1 - t) / reach, 0, 1) ** 2.2
    return np.asarray(1 + start + end)


def stem(x0: float, y0: float, x1: float, y1: float, width: float = THICK, flare: Flare = (0.42, 0.42)) -> skia.Path:
    """A straight stroke."""
    t = np.linspace(0, 1, 28)
    reach = min(0.45, 110 / math.hypot(x1 - x0, y1 - y0))
    return _ribbon(np.stack([x0 + (x1 - x0) * t, y0 + (y1 - y0) * t], 1), width * _flared(t, flare, reach))


def upright(x: float, y0: float = 0, y1: float = 700, width: float = THICK, flare: Flare = (0.42, 0.42)) -> skia.Path:
    """A vertical stroke."""
    return stem(x, y0, x, y1, width, flare)


def bar(x0: float, x1: float, y: float, width: float = THIN, flare: Flare = (0.0, 0.0)) -> skia.Path:
    """A horizontal stroke."""
    return stem(x0, y, x1, y, width, flare)


def arc(
    cx: float, cy: float, rx: float, ry: float, start: float, end: float, thick: float = THICK, flare: Flare = (0, 0)
) -> skia.Path:
    """Part of an ellipse, thick at its sides and thin at top and bottom (degrees)."""
    count = max(24, int(abs(end - start) / 5))
    angle = np.radians(np.linspace(start, end, count))
    widths = THIN + (thick - THIN) * np.abs(np.cos(angle)) ** 1.3
    points = np.stack([cx + rx * np.cos(angle), cy + ry * np.sin(angle)], 1)
    return _ribbon(points, widths * _flared(np.linspace(0, 1, count), flare, 0.14))


def curve(*numbers: float, width: float = THICK, end: float | None = None, flare: Flare = (0, 0)) -> skia.Path:
    """A cubic curve by its four points, its width going from `width` to `end`."""
    p = np.array(numbers, float).reshape(4, 2)
    t = np.linspace(0, 1, 40)[:, None]
    points = (1 - t) ** 3 * p[0] + 3 * t * (1 - t) ** 2 * p[1] + 3 * t * t * (1 - t) * p[2] + t**3 * p[3]
    widths = np.linspace(width, width if end is None else end, 40)
    return _ribbon(points, widths * _flared(t[:, 0], flare, 0.16))


def dot(x: float, y: float, r: float = 58) -> skia.Path:
    """A diamond, as a flat pen leaves it."""
    return polygon([(x - r, y), (x, y + r), (x + r, y), (x, y - r)])


def loop(cx: float, cy: float, rx: float, ry: float, thick: float = THICK) -> skia.Path:
    """A closed bowl."""
    turn = math.radians(8 if rx > 300 else 5)

    def ellipse(a: float, b: float, lean: float) -> skia.Path:
        angle = np.linspace(0, 2 * math.pi, 65)[:-1]
        x, y = a * np.cos(angle), b * np.sin(angle)
        return polygon(
            [
                (cx + u * math.cos(lean) - v * math.sin(lean), cy + u * math.sin(lean) + v * math.cos(lean))
                for u, v in zip(x, y, strict=True)
            ]
        )

    return skia.Op(ellipse(rx, ry, 0), ellipse(rx - thick * 1.02, ry - THIN, turn), skia.PathOp.kDifference_PathOp)


def moved(path: skia.Path, dx: float, dy: float = 0, sx: float = 1, sy: float = 1) -> skia.Path:
    """A path scaled about the origin, then moved."""
    copy = skia.Path(path)
    matrix = skia.Matrix()
    matrix.setScale(sx, sy)
    matrix.postTranslate(dx, dy)
    copy.transform(matrix)
    return copy


def joined(parts: Sequence[skia.Path]) -> skia.Path:
    """The union of all parts."""
    whole = skia.Path()
    for part in parts:
        whole = part if whole.isEmpty() else skia.Op(whole, part, skia.PathOp.kUnion_PathOp)
    return skia.Simplify(whole)
