"""Things that stand in rooms, seen from straight above so that they are right however the tile is turned."""

from __future__ import annotations

import math
from itertools import pairwise

import numpy as np

from art.dungeon.terrain import Terrain, Thing
from art.kit import noise
from art.kit.palette import GOLD_DEEP, Pair
from art.kit.shapes import Draw, around, at, circle, line, ngon, polygon, ring, rounded, star

BOOKS = ("#8A2E2A", "#2F5A8A", "#3F6B3A", "#A8823A", "#5C3A78", "#7A5A3A", "#2E6A66")


def brazier(terrain: Terrain, x: float, y: float, fire: str, strength: float = 2.5, size: float = 1.0) -> None:
    """A bowl of embers; it lights the room."""
    bowl: Pair = ("#2C2624", "#4A4038")
    terrain.put(Thing(circle(0, 0, 19), bowl, rise=16, bevel=5, shine=0.4), x, y, size=size, reach=34)
    terrain.put(Thing(around(circle(0, 0, 4.6), 4, 18.5, 45), GOLD_DEEP, rise=6, shine=0.6), x, y, size=size, reach=34)
    terrain.put(Thing(circle(0, 0, 14.5), "#1A0D08", rise=-6, bevel=3), x, y, size=size, reach=30)
    coals = noise.scattered(30, 30, 6.5, 0.9, terrain.ground.seed + int(x * 997 + y * 1009)) - np.float32(15)
    near = [(float(u), float(v)) for u, v in coals.tolist() if math.hypot(u, v) < 12.5]
    hot: list[Draw | str] = [ngon(5, 3.7, 40 * k, u, v) for k, (u, v) in enumerate(near)]
    terrain.put(Thing(hot, fire, rise=3, bevel=2, glow=2.6, grain=0.6), x, y, size=size, reach=30)
    core = [circle(u, v, 2.3) for u, v in near if math.hypot(u, v) < 9]
    terrain.put(Thing(core, "#FFF0C4", rise=1, glow=2.6, flat=True), x, y, size=size, reach=30)
    terrain.lamp(x, y, fire, strength)


def candles(terrain: Terrain, x: float, y: float, light: str = "#FFD9A0", strength: float = 1.4) -> None:
    """Three candles in a pool of wax."""
    terrain.put(Thing(circle(0, 0, 15), "#8A8070", rise=2, bevel=3), x, y, reach=30)
    spots = ((-6.0, 3.0, 5.2), (6.5, 4.0, 4.6), (0.5, -6.5, 5.8))
    terrain.put(Thing([circle(u, v, r) for u, v, r in spots], "#E8DCC0", rise=9, bevel=2), x, y, reach=30)
    flames = [circle(u, v, r * 0.55) for u, v, r in spots]
    terrain.put(Thing(flames, light, rise=3, bevel=1, glow=3.4, grain=0), x, y, reach=30)
    terrain.lamp(x, y, light, strength, 0.11)


def crate(terrain: Terrain, x: float, y: float, turn: float, size: float = 1.0) -> None:
    """A wooden box with a lid of boards."""
    terrain.put(Thing(rounded(-20, -20, 20, 20, 2), ("#8A5E36", "#6A4526"), rise=18, bevel=3), x, y, turn, size, 44)
    seams = [line(1.6, (-18, v), (18, v)) for v in (-7, 6)]
    terrain.put(Thing(seams, "#2A180C", rise=-3, bevel=1, shade=0), x, y, turn, size, 44)
    frame = [rounded(-20, -20, -14, 20, 1), rounded(14, -20, 20, 20, 1)]
    terrain.put(Thing(frame, "#A8763F", rise=3, bevel=2, shade=0.3), x, y, turn, size, 44)


def barrel(terrain: Terrain, x: float, y: float, turn: float, size: float = 1.0) -> None:
    """A barrel, standing."""
    terrain.put(Thing(circle(0, 0, 19), "#5A3A20", rise=20, bevel=6), x, y, turn, size, 44)
    terrain.put(Thing(ring(0, 0, 17, 4), "#6E6A6A", rise=3, bevel=2, shine=0.5, shade=0), x, y, turn, size, 44)
    seams = [line(1.3, (u, -13), (u, 13)) for u in (-7.0, 0.0, 7.0)]
    terrain.put(Thing(circle(0, 0, 14.5), "#8A5E34", rise=-3, bevel=1, shade=0), x, y, turn, size, 44)
    terrain.put(Thing(seams, "#2A180C", rise=-1, bevel=1, shade=0, flat=True), x, y, turn, size, 44)


def sack(terrain: Terrain, x: float, y: float, turn: float, size: float = 1.0) -> None:
    """A tied sack."""
    body = "M-17 4 C-20 -12 -8 -18 0 -17 C10 -18 20 -10 17 4 C16 17 6 19 0 18 C-8 19 -16 16 -17 4 Z"
    terrain.put(Thing(body, ("#B59A6A", "#7C6440"), rise=15, bevel=14), x, y, turn, size, 40)
    terrain.put(Thing(star(7, 8, 4.5), "#C9B080", rise=6, bevel=3), x, y, turn, size, 40)
    terrain.put(Thing(ring(0, 0, 5, 2), "#5A2A1C", rise=1, bevel=1, shade=0.3), x, y, turn, size, 40)


def shelf(terrain: Terrain, x: float, y: float, turn: float, half: float, key: int) -> None:
    """A bookcase of the given half length along the wall; the books stand with their tops up."""
    generator = noise.rng(key)
    case = Thing(rounded(-half, -12, half, 12, 2), ("#4A2E1A", "#6A4428"), rise=20, bevel=3)
    terrain.put(case, x, y, turn, 1, half + 24)
    terrain.put(Thing(rounded(-half + 3, -8, half - 3, 9, 1), "#1A0E08", rise=-6, bevel=1), x, y, turn, 1, half + 24)
    u = -half + 4.0
    while u < half - 8:
        wide, deep = 4.5 + 3.5 * generator.random(), 12 + 4 * generator.random()
        colour = BOOKS[int(generator.integers(len(BOOKS)))]
        book = Thing(rounded(u, -7, u + wide - 0.8, -7 + deep, 1), colour, rise=5 + 3 * generator.random(), bevel=1.5)
        terrain.put(book, x, y, turn, 1, half + 24)
        u += wide


def coffin(terrain: Terrain, x: float, y: float, turn: float, size: float = 1.0) -> None:
    """A stone coffin with a ridge and a cross of iron on its lid."""
    outline = "M-11 -34 L11 -34 L19 -14 L12 34 L-12 34 L-19 -14 Z"
    lid = "M-8 -30 L8 -30 L15 -13 L9 30 L-9 30 L-15 -13 Z"
    terrain.put(Thing(outline, "#57525E", rise=14, bevel=4), x, y, turn, size, 56)
    terrain.put(Thing(lid, ("#948C98", "#6E6874"), rise=8, bevel=8, shine=0.15), x, y, turn, size, 56)
    bars = [line(4, (0, -22), (0, 20)), line(4, (-8, -10), (8, -10))]
    terrain.put(Thing(bars, "#3A343E", rise=2, bevel=1.5, shine=0.4, shade=0.3), x, y, turn, size, 56)


def crystals(terrain: Terrain, x: float, y: float, turn: float, colours: Pair, key: int, size: float = 1.0) -> None:
    """A cluster growing from the wall (its tips towards `turn`, degrees, 0 = up)."""
    generator = noise.rng(key)
    light, deep = colours
    for k in range(6):
        lean = turn + (k - 2.5) * 24 + float(generator.uniform(-9, 9))
        tall, wide = float(generator.uniform(22, 42)) - abs(k - 2.5) * 4, float(generator.uniform(6, 9))
        left = polygon([(-wide, 8), (-wide * 0.9, -tall * 0.62), (0, -tall), (0, 10)])
        right = polygon([(wide, 8), (wide * 0.9, -tall * 0.62), (0, -tall), (0, 10)])
        whole = polygon([(-wide, 8), (-wide * 0.9, -tall * 0.62), (0, -tall), (wide * 0.9, -tall * 0.62), (wide, 8)])
        terrain.put(Thing(whole, deep, rise=16, bevel=wide, shine=0.7, shade=0.6), x, y, lean, size, 70)
        terrain.put(Thing(left, light, shine=0.9, glow=0.22, flat=True, grain=0.3), x, y, lean, size, 70)
        terrain.put(Thing(right, deep, shine=0.9, glow=0.26, flat=True, grain=0.3), x, y, lean, size, 70)
        terrain.put(Thing(line(1.2, (0, -tall), (0, 6)), "#E0F4FF", glow=0.3, flat=True), x, y, lean, size, 70)
    terrain.lamp(x, y, light, 0.62 * size, 0.13)


def coins(terrain: Terrain, x: float, y: float, count: int, spread: float, key: int) -> None:
    """Loose coins in a little heap."""
    generator = noise.rng(key)
    for layer in range(3):
        share = max(1, count // (2 if layer == 0 else 4))
        places = generator.normal(0, spread / (1 + layer * 0.7), (share, 2))
        discs = [circle(float(u), float(v), 6.6) for u, v in places]
        terrain.put(Thing(discs, "#8A5A1E", rise=3, bevel=1.4, shine=0.6, grain=0.4), x, y, reach=spread * 4 + 10)
        faces = [circle(float(u), float(v), 4.6) for u, v in places]
        terrain.put(Thing(faces, "#D9A848", rise=1, bevel=1, shine=0.9, shade=0.3), x, y, reach=spread * 4 + 10)
        glints = [circle(float(u) - 1.2, float(v) - 1.2, 1.4) for u, v in places]
        terrain.put(Thing(glints, "#FFE9A8", glow=0.2, flat=True), x, y, reach=spread * 4 + 10)


def skull(terrain: Terrain, x: float, y: float, turn: float, size: float, tone: str = "#5C5446") -> None:
    """A small dim skull in a niche."""
    head = (
        "M0 -50 C34 -50 50 -26 48 0 C47 16 40 22 34 28 L32 44 C20 52 -20 52 -32 44 "
        "L-34 28 C-40 22 -47 16 -48 0 C-50 -26 -34 -50 0 -50 Z"
    )
    holes = [
        "M-34 2 C-34 -12 -12 -14 -9 2 C-8 14 -18 20 -25 18 C-33 16 -34 10 -34 2 Z",
        "M34 2 C34 -12 12 -14 9 2 C8 14 18 20 25 18 C33 16 34 10 34 2 Z",
        "M0 14 L7 28 L-7 28 Z",
    ]
    terrain.put(Thing(circle(0, 0, 70), "#17161B", rise=-40, bevel=30, alpha=0.8), x, y, turn, size, 90)
    terrain.put(Thing(head, tone, rise=38, bevel=46, grain=0.4), x, y, turn, size, 90)
    terrain.put(Thing(holes, "#14100E", rise=-18, bevel=8, shade=0), x, y, turn, size, 90)


def straw(terrain: Terrain, x: float, y: float, key: int, spread: float = 11.0) -> None:
    """A handful of straw."""
    generator = noise.rng(key)
    for tone in ("#43381F", "#6A5B36", "#84744A"):
        wisp = [
            line(1.7, (float(u), float(v)), (float(u + 20 * math.cos(a)), float(v + 20 * math.sin(a))))
            for u, v, a in zip(*generator.normal(0, spread, (2, 14)), generator.uniform(0, 6.2, 14), strict=True)
        ]
        terrain.put(Thing(wisp, tone, rise=1.5, bevel=1, shade=0.25), x, y, reach=70)


def posts(terrain: Terrain, places: list[tuple[float, float]]) -> None:
    """Iron bars of a cage, standing at places of the tile, with a rail that joins neighbours."""
    for a, b in pairwise(places):
        if math.dist(a, b) < 0.036:
            rail = line(6.5, (0, 0), ((b[0] - a[0]) * 1000, (b[1] - a[1]) * 1000))
            terrain.put(Thing(rail, "#4A484E", rise=12, bevel=3, shine=0.35), *a, reach=46)
    for place in places:
        terrain.put(Thing(circle(0, 0, 7.2), ("#6E6C72", "#333138"), rise=20, bevel=5, shine=0.35), *place, reach=16)


def leaves(terrain: Terrain, x: float, y: float, turn: float, key: int, colour: str = "#3F7A3C") -> None:
    """A tuft of broad leaves."""
    generator = noise.rng(key)
    for _ in range(7):
        angle = turn + float(generator.uniform(-75, 75))
        size = float(generator.uniform(0.6, 1.1))
        leaf = at("M0 0 C9 -8 8 -24 0 -34 C-8 -24 -9 -8 0 0 Z")
        terrain.put(Thing(leaf, (colour, "#1F4A26"), rise=6, bevel=6, shine=0.2), x, y, angle, size, 46)
        terrain.put(Thing(line(1, (0, 0), (0, -30)), "#8AB06A", flat=True, alpha=0.6), x, y, angle, size, 46)
