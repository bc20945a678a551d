"""The ground of a tile: where floor, rooms and rock are, as fields over the picture, in units of the tile's side."""

from __future__ import annotations

from functools import cached_property

import numpy as np
from scipy import ndimage

from art.dungeon.plan import Plan
from art.kit import noise
from art.kit.field import blur, distance, grid, mix, smooth
from art.kit.palette import Array
from art.kit.shapes import Shape, mask

CALM = 0.05  # noise and light fade out that far from the border, where another tile will continue


class Ground:
    """The fields of one plan at one size.

    `floor` is 1 where one walks; `depth` the distance into the floor (negative: into the rock), `chamber` the distance
    into a room, `border` the distance to the tile's border, `below` 1 in the Depths and 0 in the safe part.
    """

    def __init__(self, plan: Plan, unit: int, seed: int) -> None:
        self.plan, self.unit, self.seed = plan, unit, seed
        self.width, self.height = unit, unit * plan.squares
        px, py = grid(self.width, self.height)
        self.px, self.py = px, py
        self.x, self.y = px / unit, py / unit
        foot = plan.squares - self.y if plan.zone != "start" else np.ones_like(self.y)  # nothing joins a graveyard
        self.border = np.minimum.reduce([self.x, self.y, 1 - self.x, foot])
        self.calm = smooth(0, CALM, self.border)
        self.chamber = distance(self.mask(plan.chambers())) / unit
        self.below = self._below()
        rough_room = np.zeros_like(self.x)
        for room in plan.rooms:
            if room.place.cave:
                rough_room = np.maximum(rough_room, smooth(-0.06, 0.0, distance(self.mask(room.outline())) / unit))
        in_room = smooth(-0.03, 0.0, self.chamber)
        rough = (self.noise(3.0, 5, 4, 26) - 0.5) * 0.030 * self.calm
        steady = np.clip(0.75 - 0.9 * rough_room, 0, 1) * in_room
        smoothed = blur(distance(self.mask(plan.floor())), 0.003 * unit) / unit
        self.depth = np.asarray(smoothed + rough * (1 - steady) * (1 + 0.5 * rough_room), np.float32)
        self.floor = smooth(-0.5, 0.5, self.depth * 1024)
        throat = blur(distance(self.mask(plan.throats())), 0.003 * unit) / unit
        self.rock = -mix(throat, self.depth, smooth(0, 0.07, self.border))  # as deep at the border as any neighbour

    def _below(self) -> Array:
        if self.plan.zone == "start":
            return smooth(1.12, 0.88, self.y)
        return np.full_like(self.x, 1.0 if self.plan.zone == "depths" else 0.0)

    def mask(self, shape: Shape) -> Array:
        """How much of each pixel a shape in units of the side covers."""
        return mask(self.width, self.height, shape, self.unit, 0, 0)

    def noise(self, beta: float, key: int, low: float = 1, high: float = 1e9) -> Array:
        """Noise of this tile; `low` and `high` are cycles over one side, whatever the tile's height."""
        squares = self.plan.squares
        return noise.spectral(self.width, self.height, beta, self.seed + key, low * squares, high * squares)

    def calmed(self, beta: float, key: int, low: float = 1, high: float = 1e9) -> Array:
        """Noise that comes to its mean at the border, so that no step shows between two tiles."""
        return np.asarray(0.5 + (self.noise(beta, key, low, high) - 0.5) * self.calm, np.float32)

    def warped(self, amount: float, key: int) -> tuple[Array, Array]:
        """The places of the pixels, pushed about by noise (in sides), but not at the border."""
        push = amount * self.calm
        dx, dy = self.noise(2.6, key, 3, 40) - 0.5, self.noise(2.6, key + 1, 3, 40) - 0.5
        sway_x, sway_y = self._swaying
        return self.x + dx * push + sway_x, self.y + dy * push + sway_y

    @cached_property
    def _swaying(self) -> tuple[Array, Array]:
        """How far stones by the border are pushed about: a mirror image of itself, the same on every side."""
        sheet = noise.spectral(256, 256, 2.4, 4711, 5, 40) - 0.5
        across, along = np.zeros_like(self.x), np.zeros_like(self.x)
        for upright in (False, True):
            t, side = (self.y % 1, self.x) if upright else (self.x, self.y)
            depth = np.minimum(side, (1 if upright else self.plan.squares) - side)
            near = smooth(0.09, 0.03, depth) * smooth(0, 0.08, np.minimum(t, 1 - t))
            there = ndimage.map_coordinates(sheet, [depth * 255, t * 255], order=1, mode="reflect")
            back = ndimage.map_coordinates(sheet, [depth * 255, (1 - t) * 255], order=1, mode="reflect")
            push = (there - back) * 0.020 * near
            across, along = (across, along + push) if upright else (across + push, along)
        return np.asarray(across, np.float32), np.asarray(along, np.float32)
