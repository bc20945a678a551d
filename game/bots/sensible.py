"""A bot with common sense: play everything, steal an artifact, take what is on the way, come home in time."""

from __future__ import annotations

from game.rules import Action, Player, State
from game.rules.ids import (
    ACQUIRE, CHOOSE, END, FIGHT, GIVE_UP, LAY, MARK, MERCY, MOVE, PICK, PLACE, PLAY, POTION, PROJECT, SHOP, TAKE,
    TELEPORT, TRASH, USE, Room,
)  # fmt: skip
from game.rules.rng import Rng, below

from .pathfinding import Ways, reach
from .worth import card_worth, danger, home_worth, room_worth, unknown_worth


class SensibleBot:
    """Plays all cards, then does the most useful thing it can see, one step at a time."""

    looks = True

    def __init__(self, seed: int) -> None:
        self._rng = Rng(seed)
        self._visited: dict[int, set[Room]] = {}

    def choose(self, view: State, actions: list[Action]) -> Action:
        """The best action by simple measures; ties are broken by chance."""
        if len(actions) == 1:
            return actions[0]
        seat = view.stack[-1].seat if view.stack else view.seat
        me = view.players[seat]
        self._visited.setdefault(seat, set()).add(me.room)
        goal = self._next_step(view, me) if any(a.kind in (MOVE, TELEPORT) for a in actions) else None
        marks = [(self._mark(view, me, action, goal), below(self._rng, 1000)) for action in actions]
        return actions[max(range(len(actions)), key=marks.__getitem__)]

    # --- where to go --------------------------------------------------------------------------------------------

    def _next_step(self, view: State, me: Player) -> int | None:
        """The route to take first on the way to the most attractive place, None to stay."""
        ways = reach(view, me, me.room)
        risk = danger(view, me)
        best, first = 0.0, None
        for room, (cost, route) in ways.rooms.items():
            if route >= 0:
                worth = self._worth(view, me, room, risk) / (cost + 1.5)
                if worth > best:
                    best, first = worth, route
        explore = self._explore(view, me, ways, risk)
        return explore[1] if explore is not None and explore[0] > best else first

    def _worth(self, view: State, me: Player, room: Room, risk: float) -> float:
        here = view.dungeon.room(room)
        if here.crypt:
            return home_worth(view, me, risk) if me.artifacts else 0.0
        seen = room in self._visited[me.seat]
        worth = room_worth(view, me, room, seen)
        return worth * (1.0 - risk) if me.artifacts else worth

    def _explore(self, view: State, me: Player, ways: Ways, risk: float) -> tuple[float, int] | None:
        if not ways.edges or not view.tile_stack:
            return None
        cost, route = min(ways.edges)
        return unknown_worth(view, me) * (1.0 - risk if me.artifacts else 1.0) / (cost + 1.5), route

    # --- what to do ---------------------------------------------------------------------------------------------

    def _mark(self, view: State, me: Player, action: Action, goal: int | None) -> float:
        """How much the bot likes an action; what is liked less than ending the turn is not done."""
        kind = action.kind
        if kind == PLAY:
            return 1000.0 + view.box.cards[action.a].boots
        if kind in _ALWAYS:
            return _ALWAYS[kind]
        if kind == MOVE:
            return 500.0 + action.b if goal == action.a and self._worth_the_wounds(view, me, action) else -1.0
        if kind == TELEPORT:
            return 505.0 if goal is not None and goal == action.b else -1.0
        if kind in (ACQUIRE, USE, FIGHT):
            return card_worth(view, me, action)
        return self._answer(view, me, action)

    def _worth_the_wounds(self, view: State, me: Player, action: Action) -> bool:
        route = view.dungeon.routes(me.room)[action.a]
        return me.damage + route.monsters - action.b < 8

    def _answer(self, view: State, me: Player, action: Action) -> float:
        """Answers to questions, purchases and other rarer things."""
        if action.kind == SHOP:
            points = view.box.tokens[view.market[action.a][0]].points
            return 600.0 + points - 3 * action.c
        if action.kind == TRASH:
            return 400.0 - view.box.cards[action.b].cost if view.box.cards[action.b].cost < 2 else -1.0
        if action.kind == POTION:
            heals = view.box.tokens[action.a].use[0][0] == "heal"
            return 450.0 if not heals or me.damage >= 2 else -1.0
        if action.kind == PLACE:
            return 100.0 + self._landing(view, me, action)
        return 1.0 if action.kind == CHOOSE and action.a >= 0 else 0.0

    def _landing(self, view: State, me: Player, action: Action) -> float:
        """How good it is to lay the waiting tile in this way: little blood, a room worth entering."""
        _, origin, via, x, y, tile, _ = view.stack[-1].effects[0]
        route = view.dungeon.peek(tile, (x, y))[action.a].ways_on(origin, via)[action.b]
        wounds = route.monsters - action.c
        if route.room < 0:
            return -5.0 - wounds
        room = view.box.tiles[tile].rooms[route.room % 8] if route.room // 8 == len(view.dungeon.places) else None
        bonus = 0.0 if room is None else 8.0 * (room.artifact >= 0) + 2.0 * bool(room.reward) - 2.0 * room.cave
        return bonus - 4.0 * wounds - 2.0 * route.locks.bit_count() - route.boots


_ALWAYS: dict[int, float] = {
    TAKE: 900.0, PICK: 800.0, MARK: 700.0, PROJECT: 650.0, END: 0.0, MERCY: -2.0, GIVE_UP: 50.0, LAY: 10.0,
}  # fmt: skip
