"""Where things may stand in a room: along its wall, clear of its doors and of the middle, which is for the pawns."""

from __future__ import annotations

import math

from art.dungeon.plan import TUNNEL, Room
from game.rules.tiles import Point

_STEPS = 72


class Spot(tuple[float, float]):
    """A place by the wall; `turn` is the direction of the room's middle seen from it (degrees, 0 = up, clockwise)."""

    turn: float

    def __new__(cls, place: Point, room: Room) -> Spot:
        """Make a spot of a place in a room."""
        made = super().__new__(cls, place)
        made.turn = math.degrees(math.atan2(room.x - place[0], place[1] - room.y))
        if room.shape == "rect":
            made.turn = round(made.turn / 90) * 90.0 if not _in_corner(place, room) else made.turn
        return made


def _in_corner(place: Point, room: Room) -> bool:
    return abs(abs(place[0] - room.x) - room.rx) < 0.04 and abs(abs(place[1] - room.y) - room.ry) < 0.04


def door_gap(room: Room, place: Point) -> float:
    """How far a place is from the nearest way into the room."""
    return min((math.dist(place, door) for door in room.doors), default=1.0) - TUNNEL / 2


def free(room: Room, inset: float, clear: float = 0.012) -> list[Spot]:
    """All places `inset` before the wall that are at least `clear` away from every door, going around."""
    angles = [2 * math.pi * k / _STEPS for k in range(_STEPS)]
    places = [room.at(angle, inset) for angle in angles]
    return [Spot(place, room) for place in places if door_gap(room, place) >= clear]


def spread(room: Room, count: int, inset: float, clear: float = 0.012, apart: float = 0.05) -> list[Spot]:
    """Up to `count` free places, as far from the doors and from each other as can be; corners first in a rect."""
    left = free(room, inset, clear)
    if room.shape == "rect":
        corners = [
            (room.x + sx * (room.rx - inset), room.y + sy * (room.ry - inset)) for sx in (-1, 1) for sy in (-1, 1)
        ]
        left = [Spot(place, room) for place in corners if door_gap(room, place) >= clear * 0.5] + left
    chosen: list[Spot] = []
    while left and len(chosen) < count:
        best = max(left, key=lambda spot: _worth(room, spot, chosen))
        chosen.append(best)
        left = [spot for spot in left if math.dist(spot, best) >= apart]
    return chosen


def _worth(room: Room, spot: Spot, chosen: list[Spot]) -> float:
    corner = 0.04 if room.shape == "rect" and _in_corner(spot, room) else 0.0
    others = min((math.dist(spot, other) for other in chosen), default=0.2)
    return min(door_gap(room, spot), 0.1) + corner + min(others, 0.25) * 1.5
