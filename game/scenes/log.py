"""The whole story of a game, line by line, newest first in view."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from pygame import Rect

from game.view import text as type_
from game.view.chronicle import Entry
from game.view.colours import GOLD, LIGHT
from game.view.frame import Frame, Region
from game.view.inputs import Key, Wheel
from game.view.text import BODY
from game.view.widgets import PANEL_EDGE, button, caption, dim, panel

from .base import Scene, Stage

LINES_PER_NOTCH = 3
LEAST, MOST = 480, 900  # units: the width of the lines
PARTING = 18  # units: the room in which a line parts two turns


class LogScene(Scene):
    """The log over the table; wheel, arrows and Page keys scroll it."""

    see_through = True

    def __init__(
        self, stage: Stage, log: Sequence[Entry], colours: Sequence[str], show: Callable[[Entry], None]
    ) -> None:
        """`show` points to the place of a line that was clicked, once the table can be seen again."""
        super().__init__(stage)
        self.log = log
        self.show = show
        self.colours = colours
        self.back_by = 0  # lines scrolled up from the end

    def build(self, frame: Frame) -> None:
        """Draw the lines that fit."""
        dim(frame)
        frame.region(Region("outside", frame.rect, self.stage.pop, focus=False))
        px = frame.scale.text(20)
        widest = max((type_.width(entry.text, BODY, px) for entry in self.log), default=0)
        width = min(max(widest, frame.px(LEAST)), frame.px(MOST), frame.rect.width - frame.px(200))
        edge = frame.px(24)
        box = Rect(0, 0, width + 2 * edge + 2 * frame.px(PANEL_EDGE), min(frame.px(920), frame.rect.height))
        box.center = frame.rect.center
        inner = panel(frame, box).inflate(-2 * edge, -edge)
        caption(frame, Rect(inner.x, inner.y, inner.width, frame.px(44)), frame.words("table.log_title"), 32)
        foot = Rect(inner.centerx - frame.px(130), inner.bottom - frame.px(52), frame.px(260), frame.px(52))
        room = Rect(inner.x, inner.y + frame.px(56), inner.width, foot.y - inner.y - frame.px(68))
        self._draw_lines(frame, room)
        button(frame, "close", foot, frame.words("confirm.back"), self.stage.pop, key="escape")

    def _draw_lines(self, frame: Frame, room: Rect) -> None:
        px = frame.scale.text(20)
        step = type_.line_height(BODY, px)
        bottom = room.bottom
        parting = [frame.px(PARTING) if entry.opens_turn else 0 for entry in self.log]
        heights = [
            step * len(type_.wrap(entry.text, BODY, px, room.width)) + frame.px(2) + gap
            for entry, gap in zip(self.log, parting, strict=True)
        ]
        self.back_by = max(0, min(self.back_by, len(heights) - _first_page(heights, room.height)))
        lines = list(zip(range(len(self.log)), self.log, heights, parting, strict=True))
        for number, entry, height, gap in lines[::-1][self.back_by :]:
            if bottom - height < room.y:
                break
            bottom -= height
            if gap:
                frame.fill(Rect(room.x, bottom + gap // 2, room.width, max(1, frame.px(1))), GOLD, 110)
            colour = frame.seat_light(self.colours[entry.seat]) if entry.seat >= 0 else LIGHT
            line = Rect(room.x, bottom + gap, room.width, height - gap)
            frame.write(entry.text, line, 20, colour, valign="top", free=True)
            if entry.spot is not None:
                self._draw_link(frame, ("line", number), entry, line)

    def _draw_link(self, frame: Frame, region_id: tuple[str, int], entry: Entry, line: Rect) -> None:
        """A line that speaks of a place leads there."""
        if frame.is_hot(region_id):
            frame.ring(line.inflate(frame.px(14), frame.px(4)), GOLD, max(1, frame.px(2)), frame.px(8))

        def go() -> None:
            self.stage.pop()
            self.show(entry)

        frame.region(Region(region_id, line, go, tip=frame.words("table.log_show")))

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


def _first_page(heights: Sequence[int], room: int) -> int:
    """How many of the oldest lines fit on one page: as far as one can scroll up, and no further."""
    count = 0
    while count < len(heights) and sum(heights[: count + 1]) <= room:
        count += 1
    return count
