"""A bot with common sense: play everything, steal an artifact, take what is on the way, come home in time."""

from __future__ import annotations

from collections.abc import Iterator

from game.rules import Action, Player, State
from game.rules.ids import (
    ACQUIRE,
    CHOOSE,
    END,
    FIGHT,
    GIVE_UP,
    LAY,
    MARK,
    MERCY,
    MOVE,
    PICK,
    PLACE,
    PLAY,
    POTION,
    PROJECT,
    SHOP,
    TAKE,
    TELEPORT,
    TRASH,
    USE,
    Room,
)  # fmt: skip
from game.rules.rng import Rng, below

from .pathfinding import Ways, reach
from .worth import BRINK, card_worth, crypt, damage_until, not_worth_staying, room_worth, unknown_worth, wanted

PATIENCE = 25  # turns


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
        home = ways.rooms.get(crypt(view))
        if me.artifacts and home is not None and damage_until(view, me, home[0]) >= BRINK:
            return home[1]
        worth, first = max(self._goals(view, me, ways), default=(0.0, -1))
        if me.artifacts and home is not None and worth < not_worth_staying(view, me):
            return home[1]
        return first if first >= 0 else None

    def _goals(self, view: State, me: Player, ways: Ways) -> Iterator[tuple[float, int]]:
        """Every place that is worth something, for its price, with the route to take first."""
        for room, (cost, route) in ways.rooms.items():
            if route >= 0:
                worth = room_worth(view, me, room, room in self._visited[me.seat])
                yield worth / (cost + 1.5), route
        if ways.edges and view.tile_stack:
            cost, route = min(ways.edges)
            yield unknown_worth(view, me) / (cost + 1.5), route

    # --- what to do ---------------------------------------------------------------------------------------------

    def _mark(self, view: State, me: Player, action: Action, goal: int | None) -> float:
        """How much the bot likes an action; what is liked less than ending the turn is not done."""
        kind = action.kind
        if kind == PLAY:
            return 1000.0 + view.box.cards[action.a].boots
        if kind == TAKE:
            lying = view.artifacts_in(me.room)
            return 900.0 if me.artifacts or wanted(me, view.box.tokens[lying[-1]].points) else -1.0
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
        """Nobody bleeds to the last drop, unless there has been no way out for a long time."""
        route = view.dungeon.routes(me.room)[action.a]
        return me.damage + route.monsters - action.b < 8 or me.turns > PATIENCE

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
            return 100.0 + self._landing(view, action)
        return 1.0 if action.kind == CHOOSE and action.a >= 0 else 0.0

    def _landing(self, view: State, action: Action) -> float:
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
    PICK: 800.0, MARK: 700.0, PROJECT: 650.0, END: 0.0, MERCY: -2.0, GIVE_UP: 50.0, LAY: 10.0,
}  # fmt: skip
