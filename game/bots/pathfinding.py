"""Cheapest ways over the known dungeon for a player, with icons priced in boots."""

from __future__ import annotations

import heapq
from typing import NamedTuple

from game.rules import Player, State
from game.rules.dungeon import Route
from game.rules.ids import Room

MONSTER_PRICE, LOCK_PRICE, CAVE_PRICE = 2.0, 1.0, 1.0


class Ways(NamedTuple):
    """What can be reached: rooms and open edges, each with its price and the route to take first."""

    rooms: dict[Room, tuple[float, int]]
    edges: list[tuple[float, int]]


def reach(view: State, me: Player, start: Room) -> Ways:
    """Every room and open edge that can be reached from `start`, cheapest way first (Dijkstra)."""
    rooms: dict[Room, tuple[float, int]] = {}
    edges: list[tuple[float, int]] = []
    queue: list[tuple[float, Room, int]] = [(0.0, start, -1)]
    while queue:
        cost, room, first = heapq.heappop(queue)
        if room in rooms:
            continue
        rooms[room] = (cost, first)
        for number, route in enumerate(view.dungeon.routes(room)):
            price = _price(view, me, route)
            if price is not None:
                step = number if first < 0 else first
                if route.cell is not None:
                    edges.append((cost + price, step))
                elif route.room not in rooms:
                    heapq.heappush(queue, (cost + price, route.room, step))
    return Ways(rooms, edges)


def _price(view: State, me: Player, route: Route) -> float | None:
    """What a route costs in boots, or None if it cannot be walked with what the player has."""
    locks = (route.locks & ~view.opened).bit_count()
    if route.blocked or route.against or locks > me.picks or (route.crypt and not me.artifacts):
        return None
    cave = route.room >= 0 and view.dungeon.room(route.room).cave
    return route.boots + MONSTER_PRICE * route.monsters + LOCK_PRICE * locks + CAVE_PRICE * cave
