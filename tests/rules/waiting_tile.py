"""Scenes in which a tile waits to be laid (R6.4, R6.5)."""

from game.rules import legal_actions
from tests.kit import MOVE, PLACE, act
from tests.rules.small_tiles import one_room, small_scene, start

# Turned by 0, 1, 2, 3: footprints; a lock; an arrow against the walker; two monsters.
HARD = one_room("hard", "w1 hall foot", "s1 hall l1", "hall > e1", "n1 hall m2")
POOR = {"lockpicks": 0, "damage": 9}


def waiting(*beyond, tunnels=("hub e0", "hub crypt"), rooms=(), entry=None, **fields):
    """A player who set out with one boot; the first tile of `beyond` waits."""
    fields.setdefault("turn", {"boots": 1})
    state = small_scene([start(*tunnels, rooms=rooms), *(beyond or [HARD])], players=[entry or {}], **fields)
    act(state, MOVE, 0)
    return state


def at(state) -> str:
    return state.dungeon.name(state.players[0].room)


def turns(state, kind: int = PLACE) -> list[int]:
    return [action.a for action in legal_actions(state) if action.kind == kind]
