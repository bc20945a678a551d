"""The bare tile: walls, rock, tunnels and paved rooms, before anything stands in it."""

from __future__ import annotations

import numpy as np

from art.dungeon import masonry, paving
from art.dungeon.ground import Ground
from art.dungeon.moods import Mood
from art.dungeon.paving import Material
from art.dungeon.plan import Room
from art.dungeon.terrain import Terrain
from art.kit import noise
from art.kit.field import clamp, inflate, mix, mix3, smooth
from art.kit.palette import ROCK_DARK, WALL, WALL_WARM, Array, linear

KERB = 0.011  # width of the stones along a room's wall
KERB_COLOUR = "#8E877C"


def material_of(room: Room) -> Material:
    """What a room is paved with."""
    place = room.place
    found = (
        (place.crypt, paving.GRAVE),
        (place.shrine, paving.JADE),
        (place.market, paving.WOOD),
        (place.wayshrine, paving.MARBLE),
        (place.cave, paving.ROCK),
        (place.artifact >= 0, paving.POLISHED),
        (place.feature == "library", paving.PARQUET),
        (place.feature == "prison", paving.DUNGEON),
        (place.reward == "heal", paving.HEALING),
    )
    return next((material for true, material in found if true), paving.PLAIN[place.shape])


class Floor:
    """The floor's stones: tunnels first, then each room over them."""

    def __init__(self, ground: Ground, terrain: Terrain) -> None:
        self._ground = ground
        cobbles = masonry.cobbles(ground)
        self.joint = cobbles.joint
        self.step = cobbles.random[0]
        self.relief = np.ones_like(self.joint)
        self.shine = np.full_like(self.joint, 0.05)
        first = mix3(linear("#75706A"), linear("#979083"), cobbles.random[1])
        self.colour = mix3(first, linear("#686E78"), smooth(0.4, 0.8, cobbles.random[2]) * 0.7)
        self.grout = np.broadcast_to(linear("#221D1B"), self.colour.shape).astype(np.float32)
        for number, room in enumerate(ground.plan.rooms):
            self._pave(room, terrain, 900 + 10 * number)

    def _pave(self, room: Room, terrain: Terrain, key: int) -> None:
        part = terrain.window(room.x, room.y, (max(room.rx, room.ry) + 0.02) * 1000)
        if part is None:
            return
        ground, material = self._ground, material_of(room)
        dx, dy = ground.x[part] - room.x, ground.y[part] - room.y
        if room.place.cave:
            dx = dx + (ground.noise(2.8, 71, 3, 24)[part] - 0.5) * 0.05
            dy = dy + (ground.noise(2.8, 72, 3, 24)[part] - 0.5) * 0.05
        ids, joint = material.pattern(dx, dy)
        ids = ids - ids.min()
        one, two, three = (noise.per_cell(ids, ground.seed + key + k) for k in range(3))
        colour = mix3(linear(material.dark), linear(material.light), two)
        colour = mix3(colour, linear(material.other), smooth(0.5, 0.9, three) * 0.8)
        inside = ground.chamber[part]
        kerb = (inside > 0) & (inside <= KERB) & (not room.place.cave)
        paved = (inside > KERB) | ((inside > -0.006) & room.place.cave)
        edge = np.where(paved | kerb, np.minimum(joint, np.abs(inside - KERB)) if not room.place.cave else joint, 1)
        edge = np.where(kerb, np.minimum(np.abs(inside - KERB), self._kerb_joint(room, part)), edge)
        use = paved | kerb
        self.joint[part] = np.where(use, edge, self.joint[part])
        self.step[part] = np.where(paved, one, np.where(kerb, 1.1, self.step[part]))
        self.relief[part] = np.where(paved, material.relief, self.relief[part])
        self.shine[part] = np.where(paved, material.gloss, self.shine[part])
        self.colour[part] = np.where(paved[..., None], colour, self.colour[part])
        self.colour[part] = np.where(kerb[..., None], linear(KERB_COLOUR), self.colour[part])
        self.grout[part] = np.where(paved[..., None], linear(material.joint), self.grout[part])

    def _kerb_joint(self, room: Room, part: tuple[slice, slice]) -> Array:
        """Joints across the kerb, some .035 apart."""
        dx, dy = self._ground.x[part] - room.x, self._ground.y[part] - room.y
        turn = np.arctan2(dy, dx) / (2 * np.pi) * round(2 * np.pi * room.rx / 0.036)
        share = turn - np.floor(turn)
        return np.asarray(np.minimum(share, 1 - share) * 0.036, np.float32)


def build(ground: Ground, draft: Ground, mood: Mood) -> tuple[Terrain, list[tuple[float, float]]]:
    """The terrain of a bare tile, and the places of its second course of wall stones."""
    terrain = Terrain(ground)
    floor = Floor(ground, terrain)
    wall = masonry.wall(ground, draft)
    mid, fine = terrain.mid, terrain.fine
    big = ground.calmed(3.0, 43, 1, 12)
    cracks = ground.noise(2.3, 45, 4, 90)
    crack = np.exp(-(((cracks - 0.5) / 0.006) ** 2)) * smooth(0.5, 0.62, ground.calmed(2.5, 46, 2, 9)) * ground.calm
    stone = inflate(np.maximum(floor.joint, 0), 0.006) * 0.5 * floor.relief + (floor.step - 0.5) * 0.004
    floor_height = stone + (mid - 0.5) * 0.004 * floor.relief + (fine - 0.5) * 0.0010 - crack * 0.003
    rock = ground.calmed(2.6, 61)
    wall_height, wall_colour = _walls(ground, wall.stones, rock, fine, big)
    terrain.height = mix(wall_height, floor_height, ground.floor)
    joint = smooth(0, 0.0042, floor.joint + (ground.noise(1.6, 31) - 0.5) * 0.004)
    colour = floor.colour * (0.74 + 0.52 * mid[..., None]) * (0.87 + 0.26 * fine[..., None])
    colour = mix3(colour, floor.grout, (1 - joint) * 0.85)
    dirt = smooth(0.50, 0.72, ground.calmed(2.8, 47, 2, 30)) * 0.40 * smooth(0.03, -0.01, ground.chamber - 0.02)
    colour = mix3(colour, linear("#3A2F25"), dirt)
    moss = smooth(0.54, 0.72, big) * smooth(0.42, 0.62, mid) * (1 - 0.6 * joint) * mood.moss
    colour = mix3(colour, linear(mood.damp), clamp(moss) * smooth(0.035, 0.0, ground.chamber))
    colour = mix3(colour, linear("#1A1616"), clamp(crack) * 0.75)
    terrain.colour = mix3(wall_colour, colour, ground.floor)
    terrain.shine = floor.shine * ground.floor
    terrain.joint = wall.stones.joint
    return terrain, wall.second


def _walls(ground: Ground, stones: masonry.Stones, rock: Array, fine: Array, big: Array) -> tuple[Array, Array]:
    """Height and colour of everything that is not floor."""
    first, second, _ = stones.random
    tops = [0.052 + first * 0.008, 0.046 + first * 0.012, 0.026 + first * 0.020]
    top = np.choose(stones.course, tops)
    into = np.maximum(-ground.depth, 0)
    height = top - 0.012 + inflate(np.minimum(np.maximum(stones.joint, 0), into), 0.011) * 1.2
    height = height + (rock - 0.5) * 0.014 + (fine - 0.5) * 0.0014
    dressed = mix3(linear(WALL), linear(WALL_WARM), second)
    dressed = np.where((stones.course == 1)[..., None], dressed * 0.62, dressed)
    rough = mix3(linear("#2B2D34"), linear("#3A383E"), second)
    colour = np.where((stones.course < 2)[..., None], dressed, rough)
    colour = colour * (0.7 + 0.6 * rock[..., None]) * (0.85 + 0.3 * fine[..., None])
    colour = mix3(colour, linear(ROCK_DARK), (1 - smooth(0, 0.005, stones.joint)) * 0.8)
    lichen = smooth(0.55, 0.75, big) * smooth(0.5, 0.7, rock) * 0.35
    return np.asarray(height, np.float32), mix3(colour, linear("#34472F"), lichen)
