"""The legal actions of a moment, sorted by the thing on the table that they are done with.

This index is the table's only rule book: whatever is not in it cannot be done, and `why_not` says why.
"""

from __future__ import annotations

from functools import cached_property
from typing import NamedTuple

from game.rules import Action, State, legal_actions, to_move
from game.rules.dungeon import Cell, Route
from game.rules.gaining import shop_price
from game.rules.ids import (
    ACQUIRE,
    CHOOSE,
    DECLINE,
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
    Card,
    Room,
    Token,
)  # fmt: skip
from game.rules.journeys import Journey, journeys
from game.rules.state import Player
from game.rules.tiles import ROOMS_PER_TILE
from game.rules.walking import closed_locks, completions, monsters_of

Price = tuple[tuple[str, int], ...]  # icon and number

ROW_QUESTIONS = ("replace_row_card", "steal_row_card")
HAND_QUESTIONS = ("discard_for", "ward")
TURN_QUESTIONS = ("map_turn", "turn_own_tile")


class Turning(NamedTuple):
    """A tile that is laid or turned: which one, its cells, and by (cell, rotation) what can be done there."""

    tile: int
    place: int  # the laid tile that turns, or -1 for a new one
    cells: tuple[Cell, ...]
    actions: dict[tuple[Cell, int], tuple[Action, ...]]

    def rotations(self, cell: Cell) -> list[int]:
        """The orientations that can be chosen in a cell."""
        return [rotation for rotation in range(4) if self.actions.get((cell, rotation))]


class Offers:
    """What the player to move can do, by thing."""

    def __init__(self, state: State) -> None:
        self.state = state
        self.seat = to_move(state)
        self.actions = legal_actions(state)
        self.question = state.stack[-1].effects[0][0] if state.stack else ""
        self.plays: dict[Card, Action] = {}
        self.hand_answers: dict[Card, Action] = {}
        self.slots: dict[int, Action] = {}
        self.potions: dict[Token, Action] = {}
        self.rooms: dict[Room, list[Action]] = {}
        self.cells: dict[Cell, list[Action]] = {}
        self.here: list[Action] = []  # things to do in the room of the pawn
        self.answers: list[Action] = []  # answers that need a button
        self.trashes: list[Action] = []
        self.end: Action | None = None
        self.fresh = True  # nobody has seen them yet; the first time, the focus goes to what is asked
        for action in self.actions:
            self._sort(action)

    @property
    def player(self) -> Player:
        """The player to move."""
        return self.state.players[self.seat]

    def _sort(self, action: Action) -> None:
        kind = action.kind
        if kind == PLAY:
            self.plays[action.a] = action
        elif kind in (ACQUIRE, USE, FIGHT):
            self.slots[action.a] = action
        elif kind == POTION:
            self.potions[action.a] = action
        elif kind in (MOVE, TELEPORT, PROJECT):
            self._sort_goal(action)
        elif kind in (TAKE, PICK, SHOP, MARK):
            self.here.append(action)
        elif kind == TRASH:
            self.trashes.append(action)
        elif kind == END:
            self.end = action
        elif kind == CHOOSE:
            self._sort_answer(action)
        elif kind == LAY and action.c < 0:
            self.cells.setdefault((action.a, action.b), []).append(action)

    def _sort_goal(self, action: Action) -> None:
        if action.kind == PROJECT:
            self.rooms.setdefault(action.b, []).append(action)
            return
        route = self.route(action)
        if route is None:
            self.rooms.setdefault(action.c, []).append(action)
        elif route.cell is not None:
            self.cells.setdefault(route.cell, []).append(action)
        else:
            self.rooms.setdefault(route.room, []).append(action)

    def _sort_answer(self, action: Action) -> None:
        if self.question in ROW_QUESTIONS:
            self.slots[action.a] = action
        elif self.question in HAND_QUESTIONS and action.a != DECLINE:
            self.hand_answers[action.a] = action
        elif self.question == "onto_tile" and action.a != DECLINE:
            self.rooms.setdefault(action.a, []).append(action)
        elif self.question == "spring_trash":
            self.trashes.append(action)
        elif self.question not in TURN_QUESTIONS:
            self.answers.append(action)

    # --- prices -------------------------------------------------------------------------------------------------

    def route(self, action: Action) -> Route | None:
        """The route that a move or teleport follows; None for a teleport to a far room."""
        if action.kind == MOVE:
            return self.state.dungeon.routes(self.player.room)[action.a]
        if action.kind == TELEPORT and action.b >= 0:
            return self.state.dungeon.routes(self.player.room)[action.b]
        return None

    def price(self, action: Action) -> Price:
        """What an action costs, as icons with numbers."""
        if action.kind == SHOP:
            return (("gold", shop_price(action.b, action.c)),)
        if action.kind == PICK:
            return (("lockpick", 1),)
        if action.kind == MOVE:
            route = self.state.dungeon.routes(self.player.room)[action.a]
            return self._walk_price(route, action.b)
        if action.kind == PLACE:
            walk = self.state.stack[-1].effects[0]
            return () if walk[-1] else self._walk_price(completions(self.state, walk, action.a)[action.b], action.c)
        return ()

    def _walk_price(self, route: Route, swords: int) -> Price:
        locks = closed_locks(self.state, route).bit_count()
        damage = monsters_of(self.state, route) - swords
        parts = (("boot", route.boots), ("lockpick", locks), ("sword", swords), ("health", damage))
        return tuple(part for part in parts if part[1])

    def ways(self, actions: list[Action]) -> list[Action]:
        """The actions without those that cost more than another one in every respect, best first."""
        moves = [action for action in actions if action.kind == MOVE]
        kept = [a for a in moves if not any(_dominates(self, b, a) for b in moves if b is not a)]
        kept.sort(key=lambda a: (dict(self.price(a)).get("health", 0), sum(n for _, n in self.price(a))))
        return kept + [action for action in actions if action.kind != MOVE]

    @cached_property
    def far(self) -> dict[Room, Journey]:
        """Rooms beyond the next one that a walk can reach."""
        if not any(action.kind == MOVE for action in self.actions):
            return {}
        return {room: journey for room, journey in journeys(self.state).items() if room not in self.rooms}

    # --- tiles --------------------------------------------------------------------------------------------------

    @cached_property
    def laying(self) -> Turning | None:
        """The tile that waits to be laid or turned, if the open question is about one."""
        if self.question == "walk":
            _, _, _, x, y, tile, _ = self.state.stack[-1].effects[0]
            return self._turning(tile, -1, [((x, y), a.a, a) for a in self.actions if a.kind in (PLACE, GIVE_UP)])
        if self.question == "raise_where":
            tile = self.state.stack[-1].effects[0][1]
            return self._turning(tile, -1, [((a.a, a.b), a.c, a) for a in self.actions if a.kind == LAY])
        if self.question == "map_turn":
            _, tile, x, y = self.state.stack[-1].effects[0]
            return self._turning(tile, -1, [((x, y), a.a, a) for a in self.actions])
        if self.question == "turn_own_tile":
            return self._turning_own([a for a in self.actions if a.kind == CHOOSE])
        return None

    @cached_property
    def mercy(self) -> Turning | None:
        """The own tile, where the Mercy rule lets it be turned."""
        actions = [a for a in self.actions if a.kind == MERCY]
        return self._turning_own(actions) if actions else None

    def _turning_own(self, actions: list[Action]) -> Turning:
        place = self.player.room // ROOMS_PER_TILE
        laid = self.state.dungeon.places[place]
        return self._turning(laid.tile, place, [((laid.x, laid.y), a.a, a) for a in actions])

    @staticmethod
    def _turning(tile: int, place: int, found: list[tuple[Cell, int, Action]]) -> Turning:
        by_place: dict[tuple[Cell, int], tuple[Action, ...]] = {}
        for cell, rotation, action in found:
            by_place[cell, rotation] = (*by_place.get((cell, rotation), ()), action)
        return Turning(tile, place, tuple(dict.fromkeys(cell for cell, _, _ in found)), by_place)


def _dominates(offers: Offers, better: Action, worse: Action) -> bool:
    """Whether the first costs no more in any respect, and less in one (or is the same and comes first)."""
    one, other = dict(offers.price(better)), dict(offers.price(worse))
    keys = ("boot", "lockpick", "sword", "health")
    ways = offers.route(better), offers.route(worse)
    if any(one.get(key, 0) > other.get(key, 0) for key in keys):
        return False
    if ways[0] is not None and ways[1] is not None and ways[0].portals < ways[1].portals:
        return False  # going through portals can be worth something
    return one != other or better < worse
