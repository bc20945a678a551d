"""Solids joined like clay and seen from one side: they become colour and height for the lights of `relief`.

A solid is a function of model coordinates (x right, y down, z to the viewer before the model is turned) that gives
the distance to its surface, negative inside.
"""

from __future__ import annotations

import itertools
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np
import numpy.typing as npt
from scipy import ndimage
from scipy.spatial import cKDTree

from art.kit import noise
from art.kit.field import blur, clamp, mix, mix3, smooth
from art.kit.palette import Array, linear
from art.kit.relief import Stage

Point = tuple[float, float, float]
Solid = Callable[[Array, Array, Array], Array]
Wave = Callable[[Array, Array, Array], Array]
Paint = str | Callable[[Array, Array, Array], Array]  # a colour, or linear light per point of the model

STEPS = 72


def ellipsoid(centre: Point, radii: Point, turn: Point = (0, 0, 0)) -> Solid:
    """A ball with three radii; `turn` is about the x, y and z axis in degrees."""
    back = rotation(*turn).T
    plain = turn == (0, 0, 0)

    def far(x: Array, y: Array, z: Array) -> Array:
        x, y, z = x - centre[0], y - centre[1], z - centre[2]
        if not plain:
            x, y, z = rotated(back, x, y, z)
        x, y, z = x / radii[0], y / radii[1], z / radii[2]
        first = np.sqrt(x * x + y * y + z * z) + 1e-6
        x, y, z = x / radii[0], y / radii[1], z / radii[2]
        return np.asarray(first * (first - 1) / (np.sqrt(x * x + y * y + z * z) + 1e-6), np.float32)

    return far


def limb(*points: tuple[float, float, float, float]) -> Solid:
    """A chain of tapered pieces through points; each is x, y, z and the radius there."""

    def far(x: Array, y: Array, z: Array) -> Array:
        best: Array | None = None
        for a, b in itertools.pairwise(points):
            ab = (b[0] - a[0], b[1] - a[1], b[2] - a[2])
            px, py, pz = x - a[0], y - a[1], z - a[2]
            along = clamp((px * ab[0] + py * ab[1] + pz * ab[2]) / (ab[0] ** 2 + ab[1] ** 2 + ab[2] ** 2))
            dx, dy, dz = px - ab[0] * along, py - ab[1] * along, pz - ab[2] * along
            piece = np.sqrt(dx * dx + dy * dy + dz * dz) - (a[3] + (b[3] - a[3]) * along)
            best = piece if best is None else np.minimum(best, piece)
        return np.asarray(best, np.float32)

    return far


def curve(points: Sequence[tuple[float, float, float, float]], pieces: int = 7) -> Solid:
    """A `limb` along the Bezier curve of its points, for horns and tails."""
    count = len(points) - 1
    weights = [1.0]
    for k in range(count):
        weights.append(weights[-1] * (count - k) / (k + 1))
    table = np.array(points, float)
    spots = []
    for t in np.linspace(0, 1, pieces + 1):
        shares = [w * t**k * (1 - t) ** (count - k) for k, w in enumerate(weights)]
        at = np.array(shares) @ table
        spots.append((float(at[0]), float(at[1]), float(at[2]), float(at[3])))
    return limb(*spots)


def box(centre: Point, half: Point, turn: Point = (0, 0, 0), edge: float = 3) -> Solid:
    """A box with round edges."""
    back = rotation(*turn).T

    def far(x: Array, y: Array, z: Array) -> Array:
        x, y, z = rotated(back, x - centre[0], y - centre[1], z - centre[2])
        qx, qy, qz = np.abs(x) - half[0] + edge, np.abs(y) - half[1] + edge, np.abs(z) - half[2] + edge
        outside = np.sqrt(np.maximum(qx, 0) ** 2 + np.maximum(qy, 0) ** 2 + np.maximum(qz, 0) ** 2)
        return np.asarray(outside + np.minimum(np.maximum(np.maximum(qx, qy), qz), 0) - edge, np.float32)

    return far


def drum(foot: Point, head: Point, r: float, top: float | None = None, edge: float = 2) -> Solid:
    """A cylinder (or, with another radius at its head, a cone) with flat ends."""
    a, b = np.array(foot, float), np.array(head, float)
    length = float(np.linalg.norm(b - a))
    axis = (b - a) / length
    end = r if top is None else top

    def far(x: Array, y: Array, z: Array) -> Array:
        px, py, pz = x - a[0], y - a[1], z - a[2]
        along = px * axis[0] + py * axis[1] + pz * axis[2]
        off = np.sqrt(np.maximum(px * px + py * py + pz * pz - along * along, 0))
        side = off - (r + (end - r) * clamp(along / length)) + edge
        cap = np.abs(along - length / 2) - length / 2 + edge
        out = np.sqrt(np.maximum(side, 0) ** 2 + np.maximum(cap, 0) ** 2)
        return np.asarray(out + np.minimum(np.maximum(side, cap), 0) - edge, np.float32)

    return far


def without(solid: Solid, other: Solid, soft: float = 6) -> Solid:
    """A solid hollowed by another."""

    def far(x: Array, y: Array, z: Array) -> Array:
        return -_joined(-solid(x, y, z), other(x, y, z), soft)[0]

    return far


def swung(solid: Solid, hinge: tuple[float, float], degrees: float) -> Solid:
    """A solid turned about an axis along z through a point."""
    back = rotation(0, 0, degrees).T

    def far(x: Array, y: Array, z: Array) -> Array:
        x, y, z = rotated(back, x - hinge[0], y - hinge[1], z)
        return solid(x + hinge[0], y + hinge[1], z)

    return far


def waved(solid: Solid, wave: Wave) -> Solid:
    """A solid whose surface rises by `wave`."""
    return lambda x, y, z: np.asarray(solid(x, y, z) - wave(x, y, z), np.float32)


@dataclass(frozen=True)
class Part:
    """One piece of clay: how softly it joins what came before, what it is made of, or whether it is cut out."""

    solid: Solid
    paint: Paint
    soft: float = 0.01
    carve: bool = False
    both: bool = True  # on both sides of the mirror plane
    gloss: float = 0.15
    metal: float = 0
    glow: float = 0
    scales: float = 0  # width of its scales in units, 0 for smooth


def rotation(pitch: float, yaw: float, roll: float) -> npt.NDArray[np.float64]:
    """The matrix that turns a model about x, then y, then z (degrees)."""
    a, b, c = np.radians([pitch, yaw, roll])
    rx = np.array([[1, 0, 0], [0, np.cos(a), -np.sin(a)], [0, np.sin(a), np.cos(a)]])
    ry = np.array([[np.cos(b), 0, np.sin(b)], [0, 1, 0], [-np.sin(b), 0, np.cos(b)]])
    rz = np.array([[np.cos(c), -np.sin(c), 0], [np.sin(c), np.cos(c), 0], [0, 0, 1]])
    return np.asarray(rz @ ry @ rx)


def rotated(matrix: npt.NDArray[np.float64], x: Array, y: Array, z: Array) -> tuple[Array, Array, Array]:
    """Points turned by a matrix."""
    m = matrix.astype(np.float32)
    return (
        m[0, 0] * x + m[0, 1] * y + m[0, 2] * z,
        m[1, 0] * x + m[1, 1] * y + m[1, 2] * z,
        m[2, 0] * x + m[2, 1] * y + m[2, 2] * z,
    )


def _joined(a: Array, b: Array, soft: float) -> tuple[Array, Array]:
    """The soft union of two distances, and how much of the second is in it."""
    near = np.maximum(soft - np.abs(a - b), 0) / soft
    part = near * near * 0.5
    share = np.where(b < a, 1 - part, part)
    return np.asarray(np.minimum(a, b) - near * near * soft * 0.25, np.float32), np.asarray(share, np.float32)


@dataclass
class _Matter:
    """What the surface is made of, point by point."""

    colour: Array
    glow: Array
    gloss: Array
    metal: Array
    scales: Array


@dataclass(frozen=True)
class Sculpture:
    """Parts, how they are turned to the viewer and where they stand; `step` is the width of the first look in units."""

    parts: tuple[Part, ...]
    turn: Point = (0, 0, 0)
    x: float = 0
    y: float = 0
    size: float = 1
    depth: tuple[float, float] = (-400, 400)
    mirror: str = ""  # "x" or "z": the axis on which both sides are the same
    step: float = 4
    lift: float = 0
    grain: float = 0.12
    seed: int = 5

    def lay(self, stage: Stage) -> None:
        """Put it on a stage, over what is there."""
        unit = stage.unit * self.size
        stage.sculpted = True
        first = self._first_look(stage)
        ys, xs = np.nonzero(first.near)
        if not len(ys):
            return
        sx, sy = self._screen(stage, xs, ys)
        start = first.start[ys, xs]
        z, miss = self._trace(sx, sy, start)
        cover = np.where(miss <= 0, 1, clamp(0.5 - miss * unit)).astype(np.float32)
        keep = cover > 0.003
        xs, ys, sx, sy, z, cover = xs[keep], ys[keep], sx[keep], sy[keep], z[keep], cover[keep]
        model = rotated(rotation(*self.turn).T, sx, sy, z)
        matter = self._matter(*model)
        tone, bump = self._scales(first, model, matter)
        height = (z + bump) * unit + self.lift * stage.unit
        spot = (ys, xs)
        grain = (1 - self.grain + 2 * self.grain * stage.clouds[spot]) * (1 + self.grain * (stage.grain[spot] - 0.5))
        colour = matter.colour * (tone * grain)[:, None]
        stage.relief[spot] = np.where(cover > 0.5, height, stage.relief[spot])  # a step, never a slope between the two
        stage.colour[spot] = mix(stage.colour[spot], colour, cover[:, None])
        stage.glow[spot] = mix(stage.glow[spot], matter.colour * matter.glow[:, None], cover[:, None])
        stage.gloss[spot] = mix(stage.gloss[spot], matter.gloss, cover)
        stage.metal[spot] = mix(stage.metal[spot], matter.metal, cover)
        stage.alpha[spot] = np.maximum(stage.alpha[spot], cover)
        shape = np.zeros_like(stage.alpha)
        shape[spot] = cover
        floor = float(np.percentile(height, 1))
        stage.open = mix(stage.open, _openness(np.where(shape > 0.5, stage.relief, floor), unit), shape)

    def _screen(self, stage: Stage, xs: npt.NDArray[Any], ys: npt.NDArray[Any]) -> tuple[Array, Array]:
        unit = stage.unit * self.size
        sx = (xs + 0.5 - stage.ox - self.x * stage.unit) / unit
        sy = (ys + 0.5 - stage.oy - self.y * stage.unit) / unit
        return sx.astype(np.float32), sy.astype(np.float32)

    def _first_look(self, stage: Stage) -> _Look:
        """The form on a coarse grid that is the same at every size of the picture."""
        sx, sy = self._screen(stage, np.array([0, stage.width - 1]), np.array([0, stage.height - 1]))
        step = self.step
        gx = np.arange(np.floor(sx[0] / step) - 1, np.ceil(sx[1] / step) + 2, dtype=np.float32) * step
        gy = np.arange(np.floor(sy[0] / step) - 1, np.ceil(sy[1] / step) + 2, dtype=np.float32) * step
        x, y = np.meshgrid(gx, gy)
        z, miss = self._trace(x.ravel(), y.ravel(), np.full(x.size, self.depth[1], np.float32))
        z, miss = z.reshape(x.shape), miss.reshape(x.shape)
        near = miss < 2.5 * step
        high = ndimage.maximum_filter(np.where(near, z, self.depth[0]), 3) + 3 * step
        fx, fy = self._screen(stage, np.arange(stage.width), np.arange(stage.height))
        columns = np.clip(np.round((fx - gx[0]) / step).astype(int), 0, len(gx) - 1)
        rows = np.clip(np.round((fy - gy[0]) / step).astype(int), 0, len(gy) - 1)
        take = np.ix_(rows, columns)
        return _Look(near[take], np.minimum(high, self.depth[1])[take].astype(np.float32), x, y, z, miss <= 0)

    def _trace(self, sx: Array, sy: Array, start: Array) -> tuple[Array, Array]:
        """The height of the surface under each point, and by how much a ray misses it (0: it hits)."""
        back = rotation(*self.turn).T
        z, best, best_z = start.copy(), np.full(sx.shape, 1e6, np.float32), start.copy()
        active = np.arange(len(sx))
        for _ in range(STEPS):
            here = z[active]
            far = self._distance(*rotated(back, sx[active], sy[active], here))
            closer = far < best[active]
            chosen = active[closer]
            best[chosen], best_z[chosen] = far[closer], here[closer]
            z[active] = here - np.maximum(far, 0.02) * 0.9
            going = (far > 0.05) & (z[active] > self.depth[0])
            active = active[going]
            if not len(active):
                break
        return best_z, np.where(best <= 0.06, 0, best).astype(np.float32)

    def _folded(self, part: Part, x: Array, y: Array, z: Array) -> Array:
        if part.both and self.mirror == "x":
            return part.solid(np.abs(x), y, z)
        if part.both and self.mirror == "z":
            return part.solid(x, y, np.abs(z))
        return part.solid(x, y, z)

    def _distance(self, x: Array, y: Array, z: Array) -> Array:
        total = np.full(x.shape, 1e4, np.float32)
        for part in self.parts:
            far = self._folded(part, x, y, z)
            total = -_joined(-total, far, part.soft)[0] if part.carve else _joined(total, far, part.soft)[0]
        return total

    def _matter(self, x: Array, y: Array, z: Array) -> _Matter:
        flat = np.zeros(x.shape, np.float32)
        matter = _Matter(np.zeros((*x.shape, 3), np.float32), flat, flat, flat, flat)
        total = np.full(x.shape, 1e4, np.float32)
        for part in self.parts:
            far = self._folded(part, x, y, z)
            if part.carve:
                total, share = _joined(-total, far, part.soft)
                total = -total
            else:
                total, share = _joined(total, far, part.soft)
            if share.max() <= 0:
                continue
            colour = linear(part.paint) if isinstance(part.paint, str) else part.paint(x, y, z)
            matter.colour = mix3(matter.colour, colour, share)
            for name in ("glow", "gloss", "metal", "scales"):
                setattr(matter, name, mix(getattr(matter, name), getattr(part, name), share))
        return matter

    def _scales(self, look: _Look, model: tuple[Array, Array, Array], matter: _Matter) -> tuple[Array, Array]:
        """Tone and height of scales, large or small as the parts ask."""
        scaly = matter.scales > 2
        tone, bump = np.ones(scaly.shape, np.float32), np.zeros(scaly.shape, np.float32)
        if not scaly.any():
            return tone, bump
        points, widths = self._scale_points(look)
        where = np.stack([axis[scaly] for axis in model], 1)
        far, index = cKDTree(points).query(where, k=2)
        first, second = points[index[:, 0]], points[index[:, 1]]
        apart = np.linalg.norm(second - first, axis=1) + 1e-6
        edge = (far[:, 1] ** 2 - far[:, 0] ** 2) / (2 * apart)
        width = widths[index[:, 0]]
        inside = clamp(edge / (0.42 * width))
        random = noise.per_cell(np.arange(len(points)), self.seed)[index[:, 0]]
        tilt = (where[:, 0] - first[:, 0]) * 0.22
        dome = np.sqrt(np.maximum(1 - (1 - inside) ** 2, 0)) * width * 0.26
        bump[scaly] = (dome + tilt * smooth(0, 0.3, inside) + (random - 0.5) * width * 0.10) * smooth(
            2, 6, matter.scales[scaly]
        )
        tone[scaly] = (0.70 + 0.55 * random) * (0.30 + 0.70 * smooth(0, 0.28, inside))
        return tone, bump

    def _scale_points(self, look: _Look) -> tuple[Array, Array]:
        seen = look.hit
        model = rotated(rotation(*self.turn).T, look.x[seen], look.y[seen], look.z[seen])
        pitch = self._matter(*model).scales
        gy, gx = np.gradient(look.z, self.step)
        slope = np.minimum(np.sqrt(1 + gx * gx + gy * gy), 4)[seen]
        scaly = pitch > 2
        where = np.stack([axis[scaly] for axis in model], 1)
        pitch, slope = pitch[scaly], slope[scaly]
        area = slope * self.step**2
        weight = area / pitch**2
        random = noise.rng(self.seed)
        count = max(8, int(weight.sum() * 1.15))
        points = where[random.choice(len(where), count, replace=False, p=weight / weight.sum())]
        heavy = (area / pitch**4).astype(np.float64)
        for _ in range(7):
            owner = cKDTree(points).query(where)[1]
            total = np.bincount(owner, heavy, count)
            moved = np.stack([np.bincount(owner, heavy * where[:, k], count) for k in range(3)], 1)
            points = np.where(total[:, None] > 0, moved / np.maximum(total, 1e-12)[:, None], points)
        nearest = cKDTree(where).query(points)[1]
        return points.astype(np.float32), pitch[nearest].astype(np.float32)


@dataclass
class _Look:
    """The first look: which pixels to trace and from where, and the form on the coarse grid."""

    near: npt.NDArray[np.bool_]
    start: Array
    x: Array
    y: Array
    z: Array
    hit: npt.NDArray[np.bool_]


def _openness(height: Array, unit: float) -> Array:
    """1 on what stands out, less in hollows: light of the sky that reaches a point, at three sizes."""
    closed = np.zeros_like(height)
    for reach, weight in ((5, 0.5), (16, 0.6), (44, 0.5)):
        hollow = (blur(height, reach * unit) - height) / (reach * unit)
        closed += clamp(hollow) * weight
    return clamp(1 - closed)
