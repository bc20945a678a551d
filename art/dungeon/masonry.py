"""Stones: the wall's two dressed courses, the rock behind them, the cobbles of the tunnels.

The stones on a tile's border are the same on every side of every tile and mirror images of themselves, so that two
tiles meet in whole stones however they are turned.
"""

from __future__ import annotations

from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from art.dungeon.ground import Ground
from art.kit import noise
from art.kit.palette import Array
from game.rules.tiles import Point

MIDDLES = (1 / 3, 2 / 3)
WALL_ON_BORDER = ((0.0, 2), (0.051, 2), (0.117, 2), (0.172, 2), (0.2313, 1), (0.2643, 0))
WALL_BETWEEN = ((0.4023, 0), (0.4353, 1), (0.468, 2), (0.5, 2))
COBBLES_ON_BORDER = (-0.037, 0.0, 0.037)
CLEAR = 0.034  # no other stone has its middle that near the border
COBBLE = 0.043
_FAR = 10.0


class Stones(NamedTuple):
    """For each pixel: the distance to the joint, the course (0 nearest to the floor) and three numbers of its stone."""

    joint: Array
    course: npt.NDArray[np.int64]
    random: tuple[Array, Array, Array]


class _Points:
    """Middles of stones with their course and random numbers."""

    def __init__(self, seed: int) -> None:
        self.places: list[Point] = []
        self.courses: list[int] = []
        self.numbers: list[tuple[float, float, float]] = []
        self._generator = noise.rng(seed)

    def add(self, place: Point, course: int, numbers: tuple[float, float, float] | None = None) -> None:
        drawn = self._generator.random(3)
        self.places.append(place)
        self.courses.append(course)
        self.numbers.append(numbers or (float(drawn[0]), float(drawn[1]), float(drawn[2])))

    def stones(self, x: Array, y: Array) -> Stones:
        ids, joint = noise.cells(np.array(self.places, np.float32), x, y)
        table = np.array(self.numbers, np.float32)
        columns = tuple(np.asarray(table[:, k][ids], np.float32) for k in range(3))
        return Stones(joint, np.array(self.courses)[ids], (columns[0], columns[1], columns[2]))


def _fixed(index: int) -> tuple[float, float, float]:
    """The numbers of a stone on the border, equal on all tiles."""
    drawn = noise.rng(7000 + index).random(3)
    return float(drawn[0]), float(drawn[1]), float(drawn[2])


def _sides(t: float, squares: int) -> list[Point]:
    """The points at a share of every side of every unit square on the border."""
    found = [(t, 0.0), (t, float(squares))]
    for row in range(squares):
        found += [(0.0, row + t), (1.0, row + t)]
    return found


def _near(place: Point, squares: int) -> bool:
    x, y = place
    return min(x, y, 1 - x, squares - y) < CLEAR


def _band(draft: Ground, low: float, high: float, apart: float, key: int) -> list[Point]:
    """Points of the rock between two distances from the floor, no two nearer than `apart`."""
    rows, columns = np.nonzero((draft.rock > low) & (draft.rock < high))
    order = noise.rng(draft.seed + key).permutation(len(rows))
    taken: dict[tuple[int, int], list[Point]] = {}
    points: list[Point] = []
    for k in order:
        x, y = (columns[k] + 0.5) / draft.unit, (rows[k] + 0.5) / draft.unit
        cell = int(x // apart), int(y // apart)
        around = (p for a in (-1, 0, 1) for b in (-1, 0, 1) for p in taken.get((cell[0] + a, cell[1] + b), ()))
        if all((u - x) ** 2 + (v - y) ** 2 >= apart * apart for u, v in around):
            taken.setdefault(cell, []).append((x, y))
            points.append((x, y))
    return points


class Wall(NamedTuple):
    """The stones of the walls, and where those of the second course lie."""

    stones: Stones
    second: list[Point]


def wall(ground: Ground, draft: Ground) -> Wall:
    """The walls; `draft` is the same tile at the size at which stones are laid, whatever the picture's size."""
    points = _Points(ground.seed + 50)
    squares = ground.plan.squares
    for index, (t, course) in enumerate((*WALL_ON_BORDER, *WALL_BETWEEN)):
        for mirrored in {t, 1 - t}:
            for place in _sides(mirrored, squares):
                points.add(place, course, _fixed(index))
    bands = [
        _band(draft, 0.011, 0.015, 0.036, 1),
        _band(draft, 0.040, 0.046, 0.044, 2),
        _band(draft, 0.085, _FAR, 0.060, 3),
    ]
    for course, band in enumerate(bands):
        for place in band:
            if not _near(place, squares):
                points.add(place, course)
    x, y = ground.warped(0.006, 13)
    inner = [place for place in bands[1] if not _near(place, squares)]
    return Wall(points.stones(x, y), inner)


def cobbles(ground: Ground) -> Stones:
    """The floor of the tunnels."""
    points = _Points(ground.seed + 60)
    squares = ground.plan.squares
    for middle in MIDDLES:
        for offset in COBBLES_ON_BORDER:
            for place in _sides(middle + offset, squares):
                points.add(place, 0, _fixed(100 + round(abs(offset) * 1000)))
    lattice = noise.scattered(1, squares, COBBLE, 0.62, ground.seed + 3, brick=True)
    for u, v in lattice.tolist():
        if not (-CLEAR < min(u, v, 1 - u, squares - v) < CLEAR):
            points.add((u, v), 0)
    x, y = ground.warped(0.02, 11)
    return points.stones(x, y)
