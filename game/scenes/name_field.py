"""A field that a name is typed into."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from unicodedata import east_asian_width

import pygame
from pygame import Rect

from game.view import text as type_
from game.view.colours import GOLD, LIGHT, TITLE
from game.view.frame import Frame, Region
from game.view.inputs import ENTER, Key, Typed
from game.view.text import BOLD
from game.view.widgets import focus_ring

LONGEST_NAME = 16
SIZE = 28
LEAVE_KEYS = (*ENTER, "escape")
PASSED_ON = ("tab", "up", "down")  # they leave the field and then move the focus


def short_enough(name: str) -> str:
    """As much of a name as there is room for; Chinese characters are as wide as two others."""
    while sum(2 if east_asian_width(char) in "WF" else 1 for char in name) > LONGEST_NAME:
        name = name[:-1]
    return name


class NameField:
    """The one field that is open, if any: which, and what stands in it so far. `on_done` gets the text at the end."""

    def __init__(self, on_done: Callable[[Hashable, str], None]) -> None:
        self.open: Hashable = None
        self.text = ""
        self._on_done = on_done

    def begin(self, field_id: Hashable, text: str, rect: Rect) -> None:
        """Open a field; the input method shows its candidates beside `rect`."""
        self.leave()
        self.open, self.text = field_id, text
        pygame.key.set_text_input_rect(rect)

    def leave(self) -> None:
        """Close the field and hand over what was typed."""
        field_id, self.open = self.open, None
        if field_id is not None:
            self._on_done(field_id, self.text.strip())

    def typed(self, typed: Typed) -> None:
        """Characters from the keyboard or the input method."""
        if self.open is not None:
            self.text = short_enough(self.text + "".join(char for char in typed.text if char.isprintable()))

    def key(self, key: Key) -> bool:
        """Whether the field takes a key. While it is open nearly all are its own, so no letter does anything else."""
        if self.open is None:
            return False
        if key.name == "backspace":
            self.text = "" if key.ctrl else self.text[:-1]
        elif key.name in LEAVE_KEYS or key.name in PASSED_ON:
            self.leave()
        return key.name not in PASSED_ON

    def draw(self, frame: Frame, field_id: Hashable, rect: Rect, name: str, tip: str) -> None:
        """A field with a name in it; a click opens it."""
        frame.skin("slot", rect)
        inner = rect.inflate(-2 * frame.px(20), -2 * frame.px(8))
        is_open = self.open == field_id
        text = self.text if is_open else name
        colour = TITLE if is_open or frame.is_hot(field_id) else LIGHT
        frame.write(text, inner, SIZE, colour, BOLD, free=True)
        if is_open:
            self._caret(frame, inner, text)
            frame.ring(rect, GOLD, max(2, frame.px(2)), frame.px(12))
        focus_ring(frame, field_id, rect)
        frame.region(Region(field_id, rect, lambda: self.begin(field_id, text, rect), tip="" if is_open else tip))

    @staticmethod
    def _caret(frame: Frame, inner: Rect, text: str) -> None:
        """It stands still: a caret that blinks would keep the program drawing for ever."""
        px = type_.fit(text, BOLD, frame.scale.text(SIZE), frame.scale.text(), inner.size).px
        caret = Rect(inner.x + type_.width(text, BOLD, px) + frame.px(2), 0, max(2, frame.px(2)), round(px * 1.1))
        caret.centery = inner.centery
        frame.fill(caret, GOLD, 255)
