"""What people do with mouse and keyboard, apart from pygame's own events, so that tests and scenes share one form."""

from __future__ import annotations

from typing import NamedTuple

Pos = tuple[int, int]

LEFT, RIGHT = 1, 3
ENTER = ("return", "enter")  # the large one, and that of the number pad
REPEATABLE = ("left", "right", "up", "down", "tab", "page up", "page down", "+", "-", "backspace")  # while held


class Press(NamedTuple):
    """A mouse button goes down."""

    pos: Pos
    button: int


class Release(NamedTuple):
    """A mouse button goes up."""

    pos: Pos
    button: int


class Move(NamedTuple):
    """The pointer moves; `held` says whether the left button is down."""

    pos: Pos
    held: bool


class Wheel(NamedTuple):
    """The wheel turns by so many notches, away from the hand being positive."""

    pos: Pos
    notches: int
    ctrl: bool


class Key(NamedTuple):
    """A key goes down, by pygame's name for it ("return", "a", "f1"), with the keys held beside it."""

    name: str
    ctrl: bool = False
    shift: bool = False
    alt: bool = False
    repeated: bool = False  # it was down already

    @property
    def chord(self) -> str:
        """The key as it is bound and shown: "ctrl+z"."""
        return "+".join([*(["ctrl"] if self.ctrl else []), *(["alt"] if self.alt else []), self.name])


class Typed(NamedTuple):
    """Text from the keyboard, as the input method composed it."""

    text: str


Input = Press | Release | Move | Wheel | Key | Typed
"""Anything a scene can be told."""
