"""The whole story of a game, line by line, newest first in view."""

from __future__ import annotations

from collections.abc import Sequence

from pygame import Rect

from game.view import text as type_
from game.view.chronicle import Entry
from game.view.colours import LIGHT, SEAT_LIGHT
from game.view.frame import Frame, Region
from game.view.inputs import Key, Wheel
from game.view.text import BODY
from game.view.widgets import button, caption, dim, panel

from .base import Scene, Stage

LINES_PER_NOTCH = 3


class LogScene(Scene):
    """The log over the table; wheel, arrows and Page keys scroll it."""

    see_through = True

    def __init__(self, stage: Stage, log: Sequence[Entry], colours: Sequence[str]) -> None:
        super().__init__(stage)
        self.log = log
        self.colours = colours
        self.back_by = 0  # lines scrolled up from the end

    def build(self, frame: Frame) -> None:
        """Draw the lines that fit."""
        dim(frame)
        frame.region(Region("outside", frame.rect, self.stage.pop, focus=False))
        box = Rect(0, 0, min(frame.px(1000), frame.rect.width), min(frame.px(920), frame.rect.height))
        box.center = frame.rect.center
        inner = panel(frame, box)
        caption(frame, Rect(inner.x, inner.y, inner.width, frame.px(44)), frame.words("table.log_title"), 32)
        foot = Rect(inner.centerx - frame.px(130), inner.bottom - frame.px(52), frame.px(260), frame.px(52))
        room = Rect(inner.x, inner.y + frame.px(52), inner.width, foot.y - inner.y - frame.px(60))
        self._draw_lines(frame, room)
        button(frame, "close", foot, frame.words("confirm.back"), self.stage.pop, key="escape")

    def _draw_lines(self, frame: Frame, room: Rect) -> None:
        px = frame.scale.text(20)
        step = type_.line_height(BODY, px)
        bottom = room.bottom
        self.back_by = max(0, min(self.back_by, len(self.log) - 1))
        for entry in list(reversed(self.log))[self.back_by :]:
            height = step * len(type_.wrap(entry.text, BODY, px, room.width))
            if bottom - height < room.y:
                break
            colour = SEAT_LIGHT[self.colours[entry.seat]] if entry.seat >= 0 else LIGHT
            place = Rect(room.x, bottom - height, room.width, height)
            frame.write(entry.text, place, 20, colour, valign="top", free=True)
            bottom -= height + frame.px(2)

    def wheel(self, wheel: Wheel) -> None:
        """Scroll."""
        self.back_by += wheel.notches * LINES_PER_NOTCH

    def key(self, key: Key) -> bool:
        """Arrows, Page keys, and the key that opened it."""
        steps = {"up": 1, "down": -1, "page up": 15, "page down": -15, "home": len(self.log), "end": -len(self.log)}
        if key.name in steps:
            self.back_by += steps[key.name]
        elif key.chord == self.stage.key("log"):
            self.stage.pop()
        else:
            return False
        return True
