"""What lies about in a tile: rubble, bones, water, webs, whatever its mood names."""

from __future__ import annotations

import math
from collections.abc import Callable

import numpy as np

from art.dungeon import furniture as fur
from art.dungeon.ground import Ground
from art.dungeon.plan import along, length
from art.dungeon.spots import free
from art.dungeon.terrain import Terrain, Thing
from art.kit import noise
from art.kit.field import mix, mix3, smooth
from art.kit.palette import Array, linear
from art.kit.shapes import Draw, circle, line, ngon, rounded, stroke

Scatter = Callable[[Terrain, int], None]


def _wayside(terrain: Terrain, count: int, key: int, off: float = 0.037) -> list[tuple[float, float, float]]:
    """Places along the edges of tunnels: x, y and the direction of the tunnel in degrees."""
    generator = noise.rng(terrain.ground.seed + key)
    lines = terrain.ground.plan.tunnels
    weights = np.array([length(way) for way in lines])
    found = []
    for _ in range(count):
        way = lines[int(generator.choice(len(lines), p=weights / weights.sum()))]
        (x, y), angle = along(way, float(generator.uniform(0.12, 0.88)))
        side = off * (1 if generator.random() < 0.5 else -1) * float(generator.uniform(0.85, 1.1))
        found.append((x - math.sin(angle) * side, y + math.cos(angle) * side, math.degrees(angle)))
    return [place for place in found if _out_of_rooms(terrain, place[0], place[1])]


def _out_of_rooms(terrain: Terrain, x: float, y: float) -> bool:
    ground = terrain.ground
    row = min(ground.height - 1, max(0, int(y * ground.unit)))
    column = min(ground.width - 1, max(0, int(x * ground.unit)))
    return bool(ground.chamber[row, column] < -0.012 and ground.border[row, column] > 0.03)


def rubble(terrain: Terrain, key: int) -> None:
    """Small broken stones at the foot of the walls."""
    generator = noise.rng(terrain.ground.seed + key + 1)
    for x, y, _ in _wayside(terrain, 26 * terrain.ground.plan.squares, key):
        stones: list[Draw | str] = [
            ngon(int(generator.integers(5, 8)), float(generator.uniform(3, 8)), 0, *generator.normal(0, 8, 2).tolist())
            for _ in range(4)
        ]
        turn = float(generator.uniform(0, 360))
        terrain.put(Thing(stones, "#6C675F", rise=7, bevel=4, grain=0.5), x, y, turn, reach=40)


def bones(terrain: Terrain, key: int) -> None:
    """Scattered bones, dim enough not to be taken for a monster."""
    generator = noise.rng(terrain.ground.seed + key + 2)
    for x, y, _ in _wayside(terrain, 20 * terrain.ground.plan.squares, key):
        bone: list[Draw | str] = [line(4, (-11, 0), (11, 0))]
        bone += [circle(u, v, 3.6) for u in (-12, 12) for v in (-2.4, 2.4)]
        for _ in range(int(generator.integers(1, 4))):
            du, dv = generator.normal(0, 0.008, 2)
            turn = float(generator.uniform(0, 180))
            terrain.put(Thing(bone, "#8C8068", rise=4, bevel=3), x + du, y + dv, turn, 0.95, 30)


def straw(terrain: Terrain, key: int) -> None:
    """Wisps of straw on the tunnel floors."""
    for number, (x, y, _) in enumerate(_wayside(terrain, 22 * terrain.ground.plan.squares, key, 0.022)):
        fur.straw(terrain, x, y, terrain.ground.seed + key + number, 8)


def water(terrain: Terrain, key: int) -> None:
    """Standing water over the lower stones of tunnels and rooms."""
    ground = terrain.ground
    flood = smooth(0.47, 0.55, ground.calmed(2.9, 210, 2, 14)) * ground.floor * ground.calm
    flood = flood * smooth(0.012, 0.03, ground.depth) * (1 - 0.8 * smooth(0.0, 0.02, ground.chamber))
    ripple = (ground.noise(2.2, 211, 10, 60) - 0.5) * 0.002
    terrain.height = np.asarray(terrain.height * (1 - flood * 0.85) + flood * (ripple - 0.001), np.float32)
    terrain.colour = mix3(terrain.colour, linear("#1E4A50"), flood * 0.72)
    terrain.shine = np.asarray(np.maximum(terrain.shine, flood * 0.95), np.float32)
    foam = np.exp(-(((ground.calmed(2.9, 210, 2, 14) - 0.475) / 0.006) ** 2)) * ground.floor * ground.calm
    foam = foam * (1 - smooth(0.0, 0.02, ground.chamber))
    terrain.colour = mix3(terrain.colour, linear("#8FC8C4"), np.asarray(foam * 0.35, np.float32))


def webs(terrain: Terrain, key: int) -> None:
    """Cobwebs from wall to wall in the corners of rooms."""
    for number, room in enumerate(terrain.ground.plan.rooms):
        for spot in free(room, 0.0, 0.03)[number % 3 :: 11]:
            spokes: list[Draw | str] = [
                line(1.2, (0, 0), (62 * math.sin(a), -62 * math.cos(a))) for a in (-0.9, -0.45, 0, 0.45, 0.9)
            ]
            for r in (16, 28, 41, 54):
                points = [(r * math.sin(a), -r * math.cos(a)) for a in (-0.9, -0.45, 0, 0.45, 0.9)]
                spokes.append(line(1.0, *points))
            web = Thing(spokes, "#C8D4DC", flat=True, alpha=0.7, grain=0.2, glow=0.05)
            terrain.put(web, *spot, spot.turn, 1, 80)


def mushrooms(terrain: Terrain, key: int) -> None:
    """Glowing caps along the ways."""
    generator = noise.rng(terrain.ground.seed + key + 4)
    for number, (x, y, _) in enumerate(_wayside(terrain, 22, key, 0.044)):
        for _ in range(4):
            du, dv = generator.normal(0, 0.011, 2)
            size = float(generator.uniform(0.5, 1.1))
            cap = Thing(circle(0, 0, 11), ("#7FE8B0", "#2A8A78"), rise=10, bevel=10, shine=0.4, glow=0.35)
            terrain.put(cap, x + du, y + dv, 0, size, 26)
            dots = [circle(-3, -3, 1.8), circle(4, -1, 1.5), circle(0, 5, 1.6)]
            terrain.put(Thing(dots, "#E8FFE8", flat=True, glow=0.3), x + du, y + dv, 40 * number, size, 26)
        if number % 2 == 0:
            terrain.lamp(x, y, "#5FE8A8", 0.7, 0.08, 0.05)


def embers(terrain: Terrain, key: int) -> None:
    """Cracks in the rock with fire below."""
    ground = terrain.ground
    where = smooth(0.42, 0.70, ground.noise(2.6, 221, 1, 6)) * smooth(0.035, 0.11, ground.rock)
    where = where * smooth(0.01, 0.13, ground.border)
    pulse = 0.35 + 0.9 * ground.noise(2.2, 222, 3, 30)
    crack = smooth(0.0045, 0.001, terrain.joint) * where * pulse
    heat = smooth(0.022, 0.0, terrain.joint) ** 2 * where * pulse
    terrain.glow += crack[..., None] * linear("#FF7A24") * 0.75 + heat[..., None] * linear("#A8240C") * 0.22


def ash(terrain: Terrain, key: int) -> None:
    """Grey drifts along the walls of the tunnels."""
    ground = terrain.ground
    drift = smooth(0.035, 0.008, ground.depth) * ground.floor * smooth(0.45, 0.6, ground.calmed(2.6, 230, 3, 30))
    terrain.colour = mix3(terrain.colour, linear("#6E6A68"), np.asarray(drift * 0.7, np.float32))


def salt(terrain: Terrain, key: int) -> None:
    """White crusts on floor and walls."""
    ground = terrain.ground
    crust = smooth(0.50, 0.62, ground.calmed(2.5, 240, 3, 40)) * smooth(0.05, 0.0, ground.rock) * ground.calm
    crust = crust * (1 - smooth(0.0, 0.02, ground.chamber) * 0.7)
    terrain.colour = mix3(terrain.colour, linear("#A4AAB2"), np.asarray(crust * 0.42, np.float32))
    terrain.shine = np.asarray(np.maximum(terrain.shine, crust * 0.4), np.float32)


def glass(terrain: Terrain, key: int) -> None:
    """Shards of mirrors by the way."""
    generator = noise.rng(terrain.ground.seed + key + 5)
    for x, y, turn in _wayside(terrain, 30, key, 0.030):
        shard = "M-9 5 L-2 -12 L8 -4 L5 8 Z"
        size = float(generator.uniform(0.5, 1.2))
        mirror = Thing(shard, ("#D8E8FF", "#7A90B8"), rise=3, bevel=1, shine=1.0, glow=0.12)
        terrain.put(mirror, x, y, turn + float(generator.uniform(0, 360)), size, 30)


def roots(terrain: Terrain, key: int) -> None:
    """Roots that came through the rock."""
    generator = noise.rng(terrain.ground.seed + key + 6)
    for x, y, turn in _wayside(terrain, 16 * terrain.ground.plan.squares, key, 0.050):
        bends = generator.uniform(-26, 26, 6)
        path = f"M-70 {bends[0]:.1f} C-40 {bends[1]:.1f} -20 {bends[2]:.1f} 0 {bends[3]:.1f} "
        path += f"C20 {bends[4]:.1f} 40 {bends[5]:.1f} 62 {-bends[0]:.1f}"
        fork = f"M0 {bends[3]:.1f} C14 {bends[3] + 16:.1f} 30 {bends[3] + 18:.1f} 44 {bends[3] + 36:.1f}"
        wood = Thing([stroke(path, 7), stroke(fork, 4)], ("#7A5A38", "#4A3422"), rise=10, bevel=4)
        terrain.put(wood, x, y, turn + float(generator.uniform(-50, 50)), 0.9, 110)


def coins(terrain: Terrain, key: int) -> None:
    """Lost gold on the rock beside the ways."""
    for number, (x, y, _) in enumerate(_wayside(terrain, 14, key, 0.060)):
        fur.coins(terrain, x, y, 7, 7, terrain.ground.seed + number)


def mist(terrain: Terrain, key: int) -> None:
    """Pale wisps where the dead walk."""
    ground = terrain.ground
    wisps = smooth(0.48, 0.80, ground.noise(2.7, 260, 2, 16)) * ground.calm
    strands = np.exp(-(((ground.noise(2.9, 261, 1, 9) - 0.5) / 0.035) ** 2)) * ground.calm
    fog = (wisps * 0.55 + strands * 0.45) * (1 - 0.75 * smooth(-0.02, 0.02, ground.chamber))
    fog = fog * mix(0.35, 1, smooth(-0.06, 0.0, ground.depth))
    terrain.glow += np.asarray(fog[..., None] * linear("#8FD0C8") * 0.042, np.float32)


SCATTERS: dict[str, Scatter] = {
    "rubble": rubble,
    "bones": bones,
    "straw": straw,
    "water": water,
    "webs": webs,
    "mushrooms": mushrooms,
    "embers": embers,
    "ash": ash,
    "salt": salt,
    "glass": glass,
    "roots": roots,
    "coins": coins,
    "mist": mist,
}


def bank_edge(ground: Ground) -> Array:
    """How far below (above 0) the upper edge of a starting tile's bank each pixel lies, in sides of a tile."""
    bottom = float(ground.plan.squares)
    wave = (ground.noise(2.4, 250, 2, 9) - 0.5) * 0.050 + (ground.noise(2.2, 253, 9, 60) - 0.5) * 0.022
    return np.asarray(ground.y + wave - (bottom - 0.058), np.float32)


def bank_cover(ground: Ground) -> Array:
    """1 on a starting tile, falling off raggedly to 0 below its bank, where nothing joins it."""
    above = ground.plan.squares - ground.y
    end = 0.008 + 0.016 * ground.noise(2.2, 255, 12, 90)
    return np.asarray(smooth(0.052, 0.034, bank_edge(ground)) * smooth(0.45 * end, end, above), np.float32)


def graveyard(terrain: Terrain) -> None:
    """The lower side of a starting tile: an overgrown bank under the night sky with stones, roots and old graves."""
    ground = terrain.ground
    bottom = float(ground.plan.squares)
    below = bank_edge(ground)
    grass = smooth(-0.003, 0.003, below)
    tufts, clumps = ground.noise(1.6, 251, 20), ground.noise(2.4, 254, 6, 60)
    colour = mix3(linear("#3C4236"), linear("#56735C"), smooth(0.40, 0.62, clumps))
    terrain.colour = mix3(terrain.colour, colour, grass)
    terrain.colour *= (1 + grass * (tufts - 0.5) * 1.6)[..., None]
    swell = 0.028 * smooth(0, 0.02, below) + 0.012 * (clumps - 0.5) + (tufts - 0.5) * 0.006
    terrain.height = np.asarray(terrain.height * (1 - grass) + grass * swell, np.float32)
    ground.rock *= 1 - grass  # under the sky, not in the rock
    generator = noise.rng(ground.seed + 252)
    _bank_stones(terrain, below, generator)
    for k in range(8):
        x = 0.07 + 0.123 * k + float(generator.uniform(-0.035, 0.035))
        grave = Thing(rounded(-13, -7, 13, 7, 5), ("#9AA1AE", "#5A606C"), rise=16, bevel=4)
        turn, y = float(generator.uniform(-26, 26)), bottom - 0.028 + float(generator.uniform(-0.010, 0.008))
        terrain.put(grave, x, y, turn, float(generator.uniform(0.75, 1.1)), 34)
        if k % 3 == 1:
            terrain.lamp(x, bottom - 0.03, "#B4C8FF", 0.9, 0.12, 0.10)


def _bank_stones(terrain: Terrain, below: Array, generator: np.random.Generator) -> None:
    """Boulders and roots along the upper edge of the bank."""
    ground = terrain.ground
    for _ in range(30):
        x = float(generator.uniform(0.01, 0.99))
        column = min(ground.width - 1, int(x * ground.unit))
        edge = (int(np.argmax(below[:, column] > 0)) + 0.5) / ground.unit
        y, turn = edge + float(generator.normal(0.004, 0.006)), float(generator.uniform(0, 360))
        if generator.random() < 0.3:
            bends = generator.uniform(-14, 14, 3)
            path = f"M-34 {bends[0]:.1f} C-14 {bends[1]:.1f} 8 {bends[2]:.1f} 36 {-bends[0]:.1f}"
            wood = Thing([stroke(path, 5)], ("#6A5038", "#3E2C1E"), rise=9, bevel=3)
            terrain.put(wood, x, y, turn, 1, 60)
        else:
            r = float(generator.uniform(6, 15))
            stone = Thing([ngon(int(generator.integers(5, 8)), r)], "#5E625F", rise=r * 0.8, bevel=r * 0.5, grain=0.5)
            terrain.put(stone, x, y, turn, 1, 30)


def skulls(terrain: Terrain, places: list[tuple[float, float]], count: int) -> None:
    """Niches in the second course of the walls."""
    ground = terrain.ground
    generator = noise.rng(ground.seed + 77)
    inner = [p for p in places if min(p[0], p[1], 1 - p[0], ground.plan.squares - p[1]) > 0.05]
    for index in generator.permutation(len(inner))[:count]:
        x, y = inner[index]
        turn, size = float(generator.uniform(0, 360)), float(generator.uniform(0.24, 0.29))
        fur.skull(terrain, x, y, turn, size)
