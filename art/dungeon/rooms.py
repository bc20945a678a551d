"""What makes a room a room of its kind."""

from __future__ import annotations

import math
from collections.abc import Callable
from dataclasses import replace

from art.dungeon import furniture as fur
from art.dungeon.moods import Mood
from art.dungeon.plan import Room
from art.dungeon.spots import free, spread
from art.dungeon.terrain import Terrain, Thing
from art.kit.field import distance, smooth
from art.kit.palette import GOLD, GOLD_BRIGHT, Array, Pair
from art.kit.shapes import Draw, around, at, circle, line, ngon, polygon, ring, rounded, star

BLUE_CRYSTAL: Pair = ("#7FD0FF", "#3A5AD8")
VIOLET_CRYSTAL: Pair = ("#C8A0FF", "#6A3AD0")
WATER = "#2C7E6C"

Dressing = Callable[[Terrain, Room, Mood, int], None]


def dress(terrain: Terrain, room: Room, mood: Mood, key: int) -> None:
    """Furnish and light one room; `key` is its seed."""
    place = room.place
    kinds: tuple[tuple[bool, Dressing], ...] = (
        (place.reward == "minor", _minor),
        (place.reward == "heal", _heal),
        (place.crypt, _crypt),
        (place.shrine, _shrine),
        (place.market, _market),
        (place.wayshrine, _wayshrine),
        (place.cave, _cave),
        (place.artifact >= 0, _artifact),
        (place.feature == "library", _library),
        (place.feature == "prison", _prison),
        (place.feature == "chest", _chest),
        (place.reward == "gold", _gold),
    )
    found = [dressing for true, dressing in kinds if true]
    for dressing in found:
        dressing(terrain, room, mood, key)
    if not found or found == [_minor] or found == [_gold]:
        _plain(terrain, room, mood, key)


def fire_of(room: Room, mood: Mood) -> str:
    """The colour of the fire that burns in a room."""
    return mood.fire if room.place.depths else mood.safe_fire


def _braziers(terrain: Terrain, room: Room, mood: Mood, count: int, strength: float = 3.6) -> None:
    places = spread(room, count, 0.026, 0.010, 0.09)
    for x, y in places:
        fur.brazier(terrain, x, y, fire_of(room, mood), strength / max(1, len(places)) ** 0.6, 0.86)


def _inside(terrain: Terrain, room: Room, inset: float) -> Array:
    """The distance from the line `inset` before a room's wall, positive towards the middle, in sides."""
    ground = terrain.ground
    return distance(ground.mask(room.outline(inset))) / ground.unit


def _band(terrain: Terrain, room: Room, outer: float, inner: float) -> Array:
    """A mask of the strip between two distances from a room's wall."""
    depth = _inside(terrain, room, outer)
    return smooth(0, 0.0012, depth) * smooth(inner - outer + 0.0012, inner - outer, depth)


def _fill(terrain: Terrain, room: Room, inset: float) -> Array:
    return smooth(0, 0.0012, _inside(terrain, room, inset))


def _plain(terrain: Terrain, room: Room, mood: Mood, key: int) -> None:
    _braziers(terrain, room, mood, 4 if not room.place.depths else 3)


def _cave(terrain: Terrain, room: Room, mood: Mood, key: int) -> None:
    for k, spot in enumerate(spread(room, 6, 0.006, 0.0, 0.062)):
        colours = VIOLET_CRYSTAL if k % 3 == 1 else BLUE_CRYSTAL
        fur.crystals(terrain, *spot, spot.turn, colours, key + k, 1.25 + 0.3 * (k % 2))
    terrain.lamp(room.x, room.y, "#A8B8F0", 0.55, 0.12, 0.1)


def _heal(terrain: Terrain, room: Room, mood: Mood, key: int) -> None:
    water = Thing("", (WATER, "#15504A"), rise=-7, bevel=5, shine=0.9, glow=0.22, grain=0.5)
    if room.place.cave:
        for spot in spread(room, 3, 0.040, 0.0, 0.09):
            terrain.put(Thing(ngon(9, 27), "#6E7A80", rise=5, bevel=5), *spot, spot.turn, 1, 40)
            terrain.put(replace(water, shape=circle(0, 0, 20)), *spot, reach=40)
            terrain.lamp(*spot, "#6FF0B8", 0.8, 0.085, 0.05)
        return
    terrain.cover(Thing("", "#8E9284", rise=4, bevel=3, shine=0.2), _band(terrain, room, 0.013, 0.040))
    terrain.cover(water, _band(terrain, room, 0.018, 0.035))
    for k, spot in enumerate(spread(room, 6, 0.0265, -0.02, 0.045)):
        pad = [circle(0, 0, 6.5), circle(8, 5, 4.5)]
        terrain.put(Thing(pad, "#4C9A4A", rise=2, bevel=2, shade=0.3), *spot, turn=77 * k, reach=20)
        terrain.put(Thing(star(6, 4.5, 2, x=1), "#FFE0EC", rise=2, bevel=1, glow=0.25), *spot, turn=50 * k, reach=16)
    for k in range(4):
        x, y = room.at(math.pi / 4 + k * math.pi / 2, 0.026)
        terrain.lamp(x, y, "#7FE8BC", 0.45, 0.085, 0.05)
    terrain.lamp(room.x, room.y, "#FFE0B4", 1.25, 0.13, 0.10)


def _carpet(terrain: Terrain, room: Room, ground: str, trim: str) -> None:
    base = Thing("", ground, rise=2.5, bevel=3, grain=0.6, shine=0.02)
    terrain.cover(base, _fill(terrain, room, 0.036))
    terrain.cover(Thing("", trim, flat=True, grain=0.3, shine=0.1), _band(terrain, room, 0.040, 0.0445))
    terrain.cover(Thing("", trim, flat=True, grain=0.3, shine=0.1), _band(terrain, room, 0.049, 0.0515))
    motif = around("M0 -9 L5 0 L0 9 L-5 0 Z", 8, min(room.rx, room.ry) * 1000 - 66)
    terrain.put(Thing(motif, trim, flat=True, grain=0.3), room.x, room.y, reach=120)
    terrain.put(Thing(ring(0, 0, 22, 3), trim, flat=True, grain=0.3), room.x, room.y, reach=120)
    weave = [line(0.9, (-150, v), (150, v)) for v in range(-148, 150, 5)]
    shade = Thing(weave, "#140C0C", flat=True, alpha=0.22)
    terrain.put(shade, room.x, room.y, reach=150, within=_fill(terrain, room, 0.036))


def _market(terrain: Terrain, room: Room, mood: Mood, key: int) -> None:
    _carpet(terrain, room, "#6A3732", "#B08C58")
    goods = (fur.crate, fur.barrel, fur.sack, fur.crate, fur.barrel)
    places = spread(room, 10, 0.025, 0.006, 0.043)
    for k, spot in enumerate(places[2:]):
        goods[k % len(goods)](terrain, *spot, spot.turn + (k * 37) % 24 - 12, 0.92)
    for x, y in places[:2]:
        fur.brazier(terrain, x, y, fire_of(room, mood), 1.9, 0.8)
    terrain.lamp(room.x, room.y, "#FFD4A0", 0.95, 0.14, 0.12)


def _library(terrain: Terrain, room: Room, mood: Mood, key: int) -> None:
    _carpet(terrain, room, "#39504A", "#A58C58")
    angles = free(room, 0.017, 0.016)
    taken: list[tuple[float, float]] = []
    for k, spot in enumerate(angles):
        if all(math.dist(spot, other) > 0.057 for other in taken):
            fur.shelf(terrain, *spot, spot.turn + 180, 27, key + k)
            taken.append(spot)
    lit = [spot for spot in spread(room, 8, 0.030, 0.0, 0.04) if all(math.dist(spot, t) > 0.035 for t in taken)]
    for x, y in lit[:3]:
        fur.candles(terrain, x, y, "#FFD090", 1.7)
    terrain.lamp(room.x, room.y, "#FFC880", 1.7, 0.14, 0.11)


def _prison(terrain: Terrain, room: Room, mood: Mood, key: int) -> None:
    for k, spot in enumerate(spread(room, 4, 0.052, 0.0, 0.07)):
        fur.straw(terrain, *spot, key + k)
    terrain.put(Thing(circle(0, 0, 26), "#2A2A30", rise=-3, bevel=3), room.x, room.y, reach=60)
    grate = [line(4, (u, -22), (u, 22)) for u in (-14, -5, 5, 14)] + [ring(0, 0, 25, 5)]
    terrain.put(Thing(grate, ("#77757A", "#3C3A40"), rise=4, bevel=2, shine=0.5), room.x, room.y, reach=60)
    count = round(2 * math.pi * math.hypot(room.rx, room.ry) / math.sqrt(2) / 0.026)
    bars = [room.at(2 * math.pi * k / count, 0.026) for k in range(count + 1)]
    open_to = [bar for bar in bars if min((math.dist(bar, door) for door in room.doors), default=1) > 0.052]
    fur.posts(terrain, open_to)
    for x, y in spread(room, 1, 0.030, 0.02):
        fur.brazier(terrain, x, y, fire_of(room, mood), 1.9, 0.78)
    terrain.lamp(room.x, room.y, "#A8C4F0", 0.9, 0.14, 0.13)


def _wayshrine(terrain: Terrain, room: Room, mood: Mood, key: int) -> None:
    r = (min(room.rx, room.ry) - 0.026) * 1000
    blue, pale = "#22406E", "#A9B6C8"
    terrain.put(Thing(circle(0, 0, r), "#56627A", flat=True, grain=0.3, shine=0.4), room.x, room.y, reach=r + 20)
    rings: list[Draw | str] = [ring(0, 0, r - 2, 5), ring(0, 0, r * 0.62, 3)]
    for turn, share, colour in ((45.0, 0.72, blue), (0.0, 0.96, blue)):
        terrain.put(Thing(star(4, r * share, r * 0.24), colour, flat=True, shine=0.5), room.x, room.y, turn, 1, r + 20)
        half = [at(polygon([(0, -r * share), (r * 0.17, -r * 0.17), (0, 0)]), turn=90 * k) for k in range(4)]
        terrain.put(Thing(half, pale, flat=True, shine=0.5), room.x, room.y, turn, 1, r + 20)
    for part in rings:
        terrain.put(Thing(part, GOLD, rise=1.5, bevel=1.5, shine=0.9, shade=0.2), room.x, room.y, reach=r + 20)
    for x, y in spread(room, 5, 0.022, 0.006, 0.06):
        fur.candles(terrain, x, y, "#E4E8FF", 0.62)
    terrain.lamp(room.x, room.y, "#D4E0FF", 0.95, 0.13, 0.11)


def _shrine(terrain: Terrain, room: Room, mood: Mood, key: int) -> None:
    r, middle = (min(room.rx, room.ry) - 0.034) * 1000, (room.x, room.y)
    terrain.put(Thing(circle(0, 0, r), ("#3C6C54", "#28503E"), rise=5, bevel=4, shine=0.5), *middle, reach=r + 30)
    sun = star(16, r - 6, r - 18)
    terrain.put(Thing(sun, GOLD, rise=1, bevel=2, shine=0.9, shade=0.2), room.x, room.y, reach=r + 30)
    terrain.put(Thing(circle(0, 0, r - 19), "#2A5242", rise=-1, bevel=1, shine=0.4), room.x, room.y, reach=r + 30)
    petals = around(at("M0 -20 C11 -8 8 10 0 20 C-8 10 -11 -8 0 -20 Z", size=(r - 24) / 56), 10, (r - 19) * 0.58)
    terrain.put(Thing(petals, ("#6A9A72", "#3A6A50"), rise=2, bevel=3, shine=0.5, shade=0.3), *middle, reach=r + 30)
    terrain.put(
        Thing([ring(0, 0, r - 21, 2.4), ring(0, 0, 12, 2.4)], GOLD, rise=1, bevel=1, shine=0.9), *middle, reach=r
    )
    for k, spot in enumerate(spread(room, 8, 0.020, 0.006, 0.045)):
        if k < 4:
            fur.brazier(terrain, *spot, "#FFBE66", 1.25, 0.8)
        else:
            fur.leaves(terrain, *spot, spot.turn, key + k)
    terrain.lamp(room.x, room.y, "#B8F0B0", 0.8, 0.14, 0.11)


def _crypt(terrain: Terrain, room: Room, mood: Mood, key: int) -> None:
    r = (min(room.rx, room.ry) - 0.036) * 1000
    middle = (room.x, room.y)
    terrain.put(Thing(ngon(8, r, 22.5), ("#77717F", "#565064"), rise=4, bevel=4), *middle, reach=r + 30)
    petals = around("M0 -13 C7 -4 7 6 0 13 C-7 6 -7 -4 0 -13 Z", 8, r * 0.42)
    terrain.put(Thing([*petals, ring(0, 0, r * 0.80, 3.4)], "#332E3C", rise=-2, bevel=1.5), *middle, reach=r + 30)
    _stairs(terrain, room)
    lit = spread(room, 4, 0.022, 0.004, 0.08)
    for spot in spread(room, 10, 0.040, 0.004, 0.052):
        if all(math.dist(spot, other) > 0.048 for other in lit) and abs(spot[0] - room.x) > 0.05:
            fur.coffin(terrain, *spot, 0, 0.86)
    for x, y in lit:
        fur.candles(terrain, x, y, "#FFC98A", 1.2)
    terrain.lamp(room.x, room.y, "#FFDCB0", 1.0, 0.14, 0.12)


def _stairs(terrain: Terrain, room: Room) -> None:
    """Steps from the crypt up to the graveyard, with the night sky on them."""
    bottom = terrain.ground.plan.squares - 0.050
    top = room.y + room.ry - 0.004
    count = max(3, round((bottom - top) / 0.013))
    for k in range(count):
        y = top + (bottom - top) * (k + 0.5) / count
        tone = ("#7C7A82", "#8A8890")[k % 2]
        tread = Thing(rounded(-34, -7.2, 34, 7.2, 2), tone, rise=4 + 5 * k, bevel=2.5)
        terrain.put(replace(tread, rise=tread.rise - 40), room.x, y, reach=60)
    terrain.lamp(room.x, bottom - 0.012, "#BCD0FF", 1.5, 0.10, 0.09)


def _artifact(terrain: Terrain, room: Room, mood: Mood, key: int) -> None:
    level = room.place.artifact
    r = min(72.0, (min(room.rx, room.ry) - 0.020) * 1000)
    steps = ("#54464C", "#645250", "#745E54")
    for k in range(level + 1):
        size = r - 9 * k
        terrain.put(Thing(circle(0, 0, size), steps[k], rise=6, bevel=3, shine=0.4), room.x, room.y, reach=120)
        band = Thing(ring(0, 0, size - 4, 3.4), GOLD_BRIGHT, rise=1.5, bevel=1.4, shine=1, glow=0.12, shade=0.2)
        terrain.put(band, room.x, room.y, reach=120)
    seams = [at(line(1.6, (0, -r + 9 * level + 7), (0, -38)), turn=30 * k + 15) for k in range(12)]
    terrain.put(
        Thing([*seams, ring(0, 0, 38, 1.8)], "#1C1214", rise=-1.5, bevel=0.8, shade=0), room.x, room.y, reach=120
    )
    rays = [at("M0 -12 L3.4 -17 L0 -34 L-3.4 -17 Z", turn=45 * k) for k in range(8)]
    terrain.put(Thing(rays, GOLD, flat=True, shine=0.9, glow=0.08), room.x, room.y, size=1.1, reach=60)
    _braziers(terrain, room, mood, 3 + (level > 0), 2.0)
    terrain.lamp(room.x, room.y, "#FFD48A", 1.15 + 0.25 * level, 0.13, 0.10)


def _chest(terrain: Terrain, room: Room, mood: Mood, key: int) -> None:
    side = min(62.0, (min(room.rx, room.ry) - 0.034) * 1000)
    slab = rounded(-side, -side, side, side, 6)
    terrain.put(Thing(slab, ("#9A8870", "#7A6A56"), rise=7, bevel=4), room.x, room.y, reach=110)
    inner = Thing(rounded(-side + 9, -side + 9, side - 9, side - 9, 3), "#6C6256", rise=-3, bevel=2, grain=0.4)
    terrain.put(inner, room.x, room.y, reach=110)
    cross = [line(3, (-side + 9, 0), (side - 9, 0)), line(3, (0, -side + 9), (0, side - 9))]
    terrain.put(Thing(cross, "#2A2420", rise=-2, bevel=1, shade=0), room.x, room.y, reach=110)
    studs = [circle(sx * (side - 4.5), sy * (side - 4.5), 5.5) for sx in (-1, 1) for sy in (-1, 1)]
    terrain.put(Thing(studs, GOLD, rise=4, bevel=3, shine=0.8), room.x, room.y, reach=110)
    _braziers(terrain, room, mood, 3)


def _gold(terrain: Terrain, room: Room, mood: Mood, key: int) -> None:
    for k, spot in enumerate(spread(room, 7, 0.024, 0.008, 0.05)[2:5]):
        fur.coins(terrain, *spot, 12 + 5 * room.place.gold, 11, key + k)


def _minor(terrain: Terrain, room: Room, mood: Mood, key: int) -> None:
    if room.place.cave or room.place.market or room.place.wayshrine:
        return
    inset = 0.019 if room.place.feature == "chest" else 0.030  # around the slab of a chest
    r = min(66.0 if inset > 0.02 else 95.0, (min(room.rx, room.ry) - inset) * 1000)
    marks: list[Draw | str] = [ring(0, 0, r, 4), ring(0, 0, r - 15, 2.6)]
    marks += around([line(2.4, (-3, -4), (3, 4)), line(2.4, (0, -5), (0, 5))], 12, r - 7.5)
    terrain.put(Thing(marks, "#6A3AD8", flat=True, glow=0.55, grain=0.5, alpha=0.9), room.x, room.y, reach=90)
    terrain.lamp(room.x, room.y, "#A888FF", 0.7, 0.10, 0.07)
