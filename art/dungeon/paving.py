"""Floors of rooms: what lies on them and how it is laid. All lengths are in sides of the tile."""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from art.kit import noise
from art.kit.palette import Array

Ids = npt.NDArray[np.int64]
Laid = tuple[Ids, Array]  # the number of each pixel's stone, and the distance to its joint
Pattern = Callable[[Array, Array], Laid]


class Material(NamedTuple):
    """A floor: its pattern, three colours of its stones, the colour of its joints, its shine and how rounded it is."""

    pattern: Pattern
    dark: str
    light: str
    other: str
    joint: str = "#221D1B"
    gloss: float = 0.05
    relief: float = 1.0


def _grid(u: Array, v: Array, wide: float, high: float) -> Laid:
    row, column = np.floor(v / high), np.floor(u / wide)
    across, down = u / wide - column, v / high - row
    joint = np.minimum(np.minimum(across, 1 - across) * wide, np.minimum(down, 1 - down) * high)
    return (row * 997 + column).astype(np.int64), np.asarray(joint, np.float32)


def rings(dx: Array, dy: Array) -> Laid:
    """Courses around the middle."""
    step = 0.026
    far, angle = np.hypot(dx, dy), np.arctan2(dy, dx)
    ring = np.floor(far / step)
    count = np.maximum(1, np.round(ring * 2 * np.pi * 0.80))
    turn = (angle / (2 * np.pi) + 0.5 + ring * 0.37) % 1 * count
    along, across = turn - np.floor(turn), far / step - ring
    sides = np.minimum(along, 1 - along) / count * 2 * np.pi * np.maximum(far, 0.01)
    joint = np.where(ring > 0, np.minimum(np.minimum(across, 1 - across) * step, sides), (1 - across) * step)
    return (ring * 97 + np.floor(turn)).astype(np.int64), np.asarray(joint, np.float32)


def bricks(dx: Array, dy: Array) -> Laid:
    """Running bond."""
    row = np.floor(dy / 0.036)
    return _grid(dx + 0.031 * (row % 2), dy, 0.062, 0.036)


def diagonal(dx: Array, dy: Array) -> Laid:
    """Squares on their corners."""
    return _grid((dx + dy) / math.sqrt(2) + 0.022, (dx - dy) / math.sqrt(2) + 0.022, 0.044, 0.044)


def slabs(dx: Array, dy: Array) -> Laid:
    """Large square slabs."""
    return _grid(dx + 0.0325, dy + 0.0325, 0.065, 0.065)


def chequers(dx: Array, dy: Array) -> Laid:
    """Small squares."""
    return _grid(dx + 0.0175, dy + 0.0175, 0.035, 0.035)


def planks(dx: Array, dy: Array) -> Laid:
    """Floorboards of different lengths."""
    row = np.floor(dy / 0.021)
    return _grid(dx + ((row * 7) % 5) * 0.027, dy, 0.135, 0.021)


def herringbone(dx: Array, dy: Array) -> Laid:
    """Short boards at right angles, in stripes."""
    stripe = np.floor(dx / 0.052)
    flip = np.where(stripe % 2 == 0, 1.0, -1.0)
    ids, joint = _grid(dx, dy + flip * dx * 0.9, 0.052, 0.0215)
    return ids, np.asarray(joint * 0.8, np.float32)


def honeycomb(dx: Array, dy: Array) -> Laid:
    """Six-sided tiles."""
    step = 0.040
    points = [
        ((column + 0.5 * (row % 2)) * step, row * step * math.sqrt(3) / 2)
        for row in range(-8, 9)
        for column in range(-7, 8)
    ]
    return noise.cells(np.array(points, np.float32), dx, dy)


def boulders(dx: Array, dy: Array) -> Laid:
    """Bare rock, cracked into large pieces."""
    points = noise.scattered(0.5, 0.5, 0.050, 0.95, 77) - np.float32(0.25)
    return noise.cells(points, dx, dy)


PLAIN = {
    "round": Material(rings, "#7D7263", "#A3937A", "#6D7076"),
    "rect": Material(bricks, "#7D7263", "#A3937A", "#6D7076"),
    "octagon": Material(diagonal, "#7D7263", "#A3937A", "#6D7076"),
}
ROCK = Material(boulders, "#454A58", "#626878", "#4C4E66", "#14151D", 0.25, 2.2)
WOOD = Material(planks, "#7A5230", "#996A3E", "#6A4526", "#1E120A", 0.12, 0.7)
PARQUET = Material(herringbone, "#5E3C24", "#7C5232", "#4E3020", "#180E08", 0.16, 0.6)
MARBLE = Material(diagonal, "#83848A", "#98968F", "#727882", "#2E2E34", 0.3, 0.6)
HEALING = Material(rings, "#848E80", "#9CA290", "#728478", "#262E28", 0.25, 0.7)
JADE = Material(honeycomb, "#40604F", "#56765F", "#345247", "#10201A", 0.4, 0.8)
DUNGEON = Material(slabs, "#555660", "#696A70", "#4A4E5A", "#131318", 0.08, 1.2)
GRAVE = Material(slabs, "#6C6672", "#86808A", "#5C5A6A", "#1B1820", 0.08, 1.0)
POLISHED = Material(chequers, "#4A3A44", "#6A5458", "#2E2A34", "#100C10", 0.5, 0.5)
