"""Actions: what a player wants, never what comes of it. All numbers, so they are cheap, sortable and saved as text."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from .ids import ACTION_NAMES, CHOOSE, DECLINE, PLAY


class Action(NamedTuple):
    """One intent. What a, b and c mean depends on the kind:

    ==========  =================================================================================================
    play        a: card
    acquire     a: slot, row 0 to 5, reserve piles from 6 (so use and fight)
    potion      a: token
    move        a: route of the room, b: swords spent on monsters
    take, mark  the artifact, the wayshrine of the room; pick: its chest, library or prison
    shop        a: market item, b: 1 with a coupon, c: 1 with the Golden Flute
    trash       a: number of the owed trash, b: card, c: 1 from the discard pile, 0 from the play area
    teleport    a: number of the owed teleport, b: route or -1, c: room if b is -1
    project     a: number of the owed mark, b: wayshrine
    mercy       a: rotation
    place       a: rotation, b: route that the new tile gives, c: swords spent
    give_up     a: rotation
    choose      a: the option, card, slot, room, rotation or item, by the question; -1 declines
    lay         a, b: cell, c: rotation (-1 while the tile is not yet revealed)
    ==========  =================================================================================================
    """

    kind: int
    a: int = 0
    b: int = 0
    c: int = 0


@lru_cache(maxsize=4096)
def action_of(kind: int, a: int = 0, b: int = 0, c: int = 0) -> Action:
    """An Action, remembered: making a tuple with names costs more than most rules."""
    return Action(kind, a, b, c)


def text(action: Action) -> str:
    """The action as one word per number, for records: `move 2 1`. Zeroes at the end are left out."""
    numbers = list(action[1:])
    while numbers and numbers[-1] == 0:
        numbers.pop()
    return " ".join([ACTION_NAMES[action.kind], *map(str, numbers)])


def parse(words: str) -> Action:
    """The action that `text` wrote; ValueError says what is wrong with it."""
    name, *numbers = words.split() or [""]
    if name not in ACTION_NAMES:
        raise ValueError(f"{words!r}: no action is called {name!r}")
    if len(numbers) > 3:
        raise ValueError(f"{words!r}: more than three numbers")
    try:
        return Action(ACTION_NAMES.index(name), *map(int, numbers))
    except ValueError:
        raise ValueError(f"{words!r}: not a whole number") from None


# The two that come up all the time are quicker still from a table.
PLAYS = tuple(Action(PLAY, card) for card in range(512))
OPTIONS = tuple(Action(CHOOSE, option) for option in range(512))
NO = Action(CHOOSE, DECLINE)
