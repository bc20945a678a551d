"""The dungeon tiles, each painted from its Tiled map, as it lies unturned."""

from __future__ import annotations

from functools import partial
from pathlib import Path

import numpy as np

from art.dungeon import litter, portals, rooms, stonework
from art.dungeon.ground import Ground
from art.dungeon.moods import Mood, mood_of
from art.dungeon.plan import Plan, along, length, plan_of
from art.dungeon.shading import finish
from art.dungeon.terrain import Terrain
from art.kit.field import down
from art.kit.palette import Array
from art.kit.registry import Canvas, add

MAPS = Path(__file__).parent.parent / "tiles"
SIDE = 1024
DRAFT = 384  # stones are laid and shadows cast at this size, whatever the size of the picture
_SMALLEST = 512  # smaller pictures are painted at this size and scaled down


def tile(plan: Plan, canvas: Canvas) -> Array:
    """The picture of a tile."""
    samples = max(1, -(-_SMALLEST // canvas.width))
    ground = Ground(plan, canvas.width * samples, canvas.seed)
    draft = Ground(plan, DRAFT, canvas.seed)
    mood = mood_of(plan)
    terrain, niches = stonework.build(ground, draft, mood)
    _furnish(terrain, plan, mood, niches)
    image = finish(terrain, mood, draft)
    if plan.zone == "start":
        image = np.dstack([image, litter.bank_cover(ground)])
    return down(image, samples) if samples > 1 else image


def _furnish(terrain: Terrain, plan: Plan, mood: Mood, niches: list[tuple[float, float]]) -> None:
    seed = terrain.ground.seed
    for number, kind in enumerate(mood.litter):
        litter.SCATTERS[kind](terrain, 300 + 20 * number)
    litter.skulls(terrain, niches, 9 * plan.squares)
    if plan.zone == "start":
        litter.graveyard(terrain)
    for number, point in enumerate(plan.portals):
        portals.place(terrain, terrain.ground, point, seed + number)
    for number, room in enumerate(plan.rooms):
        rooms.dress(terrain, room, mood, seed + 31 * number)
    _lanterns(terrain, plan, mood)


def _lanterns(terrain: Terrain, plan: Plan, mood: Mood) -> None:
    """A glimmer in the middle of the longer ways, so that none is lost in the dark."""
    for line in plan.tunnels:
        if length(line) > 0.16:
            (x, y), _ = along(line, 0.5)
            safe = plan.zone == "safe" or (plan.zone == "start" and y > 1)
            terrain.lamp(x, y, mood.safe_fire if safe else mood.air, 0.55 if safe else 0.35, 0.10, 0.05)


def declare() -> None:
    """Put them in the registry."""
    for path in sorted(MAPS.glob("*.tmx")):
        plan = plan_of(path)
        add(f"tiles/{plan.slug}", SIDE, SIDE * plan.squares, partial(tile, plan))
