"""Walks over several rooms, planned ahead: which rooms can be reached this turn, and at what price.

A plan counts only what is certain: rewards found on the way (a secret, a heal) are left out, and no tile is laid.
"""

from __future__ import annotations

from heapq import heappop, heappush
from typing import NamedTuple

from .actions import Action
from .apply import apply
from .ids import MOVE, Room
from .legal import legal_actions
from .state import State


class Journey(NamedTuple):
    """A walk: its moves in order, the rooms it passes, and everything that it costs together."""

    moves: tuple[Action, ...]
    rooms: tuple[Room, ...]
    boots: int
    lockpicks: int
    swords: int
    damage: int

    @property
    def effort(self) -> tuple[int, int, int, int]:
        """What makes one journey better than another: all together, then blood, then steps."""
        return (self.boots + self.lockpicks + self.damage, self.damage, self.swords, len(self.moves))


def journeys(s: State) -> dict[Room, Journey]:
    """The cheapest journey to every room within reach of the player whose turn it is, monsters fought with swords
    first; empty while a question is open."""
    if s.over or s.stack:
        return {}
    found: dict[Room, Journey] = {}
    start = Journey((), (), 0, 0, 0, 0)
    count = 0
    waiting = [(start.effort, count, start, _without_rewards(s))]
    while waiting:
        _, _, so_far, state = heappop(waiting)
        here = state.players[s.seat].room
        if so_far.moves:
            if here in found:
                continue
            found[here] = so_far
        for move in _moves(state):
            count += 1
            after = state.clone()
            apply(after, move)
            journey = _longer(s, so_far, move, after)
            if journey.rooms[-1] not in found:
                heappush(waiting, (journey.effort, count, journey, after))
    found.pop(s.players[s.seat].room, None)
    return found


def _without_rewards(s: State) -> State:
    """A copy in which rooms give nothing, so that a plan knows no more than the player."""
    copy = s.clone()
    copy.log = None
    copy.turn.rewarded = -1
    copy.majors = copy.minors = ()
    return copy


def _moves(s: State) -> list[Action]:
    """One step to every next room: of the ways to pass its monsters, the one with the most swords."""
    routes = s.dungeon.routes(s.players[s.seat].room)
    best: dict[int, Action] = {}
    for action in legal_actions(s):
        if action.kind == MOVE and routes[action.a].cell is None:
            best[action.a] = action
    return list(best.values())


def _longer(s: State, so_far: Journey, move: Action, after: State) -> Journey:
    before, p = s.players[s.seat], after.players[s.seat]
    return Journey(
        (*so_far.moves, move),
        (*so_far.rooms, p.room),
        s.turn.boots - after.turn.boots,
        before.picks - p.picks,
        s.turn.swords - after.turn.swords,
        p.damage - before.damage,
    )
