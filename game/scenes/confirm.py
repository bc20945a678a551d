"""Small windows over a scene: something to know, and something to say yes or no to."""

from __future__ import annotations

from collections.abc import Callable

from pygame import Rect

from game.view import text as type_
from game.view.colours import LIGHT, TITLE
from game.view.frame import Frame
from game.view.inputs import Key, Wheel
from game.view.text import BODY, DISPLAY
from game.view.widgets import PANEL_EDGE, button, dim

from .base import Scene, Stage

WIDTH, BUTTON_HEIGHT, GAP = 880, 76, 22  # units
MESSAGE_SIZE, DETAILS_SIZE = 32, 21
MOST_DETAILS = 400  # units of height; longer ones are turned over page by page
PAGE_KEYS = {"page down": 1, "page up": -1}


class NoticeScene(Scene):
    """Something the player should know. Enter or Esc closes it; then `on_close` is called."""

    see_through = True
    start_focus = "no"

    def __init__(
        self, stage: Stage, message: str, details: str = "", on_close: Callable[[], None] | None = None
    ) -> None:
        super().__init__(stage)
        self.message, self.details, self.on_close = message, details, on_close
        self.page = self._pages = 0

    def back(self) -> None:
        """Close it."""
        self.stage.pop()
        if self.on_close is not None:
            self.on_close()

    def key(self, key: Key) -> bool:
        """Page up and Page down turn over long details."""
        self.turn_page(PAGE_KEYS.get(key.name, 0))
        return key.name in PAGE_KEYS

    def wheel(self, wheel: Wheel) -> None:
        """The wheel turns over long details."""
        self.turn_page(-wheel.notches)

    def turn_page(self, step: int) -> None:
        """Show the next or the last page of the details."""
        self.page = max(0, min(self.page + step, self._pages - 1))

    def build(self, frame: Frame) -> None:
        """A panel in the middle: message, details, buttons."""
        dim(frame)
        edge, gap = frame.px(PANEL_EDGE + 18), frame.px(GAP)
        width = frame.px(WIDTH) - 2 * edge
        message = _height(frame, self.message, DISPLAY, MESSAGE_SIZE, width)
        details, room = self._page_of_details(frame, width)
        heights = [message, *([room] if room else []), frame.px(BUTTON_HEIGHT)]
        box = Rect(0, 0, frame.px(WIDTH), sum(heights) + gap * (len(heights) - 1) + 2 * edge)
        box.center = frame.rect.center
        frame.skin("leather", box)
        top = Rect(box.x + edge, box.y + edge, width, message)
        frame.write(self.message, top, MESSAGE_SIZE, TITLE, DISPLAY, "centre", outline=True)
        if room:
            middle = Rect(top.x, top.bottom + gap, width, room)
            frame.write(details, middle, DETAILS_SIZE, LIGHT, align="centre", valign="top")
        row = Rect(top.x, box.bottom - edge - frame.px(BUTTON_HEIGHT), width, frame.px(BUTTON_HEIGHT))
        self._buttons(frame, self._turner(frame, row))

    def _page_of_details(self, frame: Frame, width: int) -> tuple[str, int]:
        """The part of the details that is shown, and the height of the room for it, the same on every page."""
        if not self.details:
            return "", 0
        px = frame.scale.text(DETAILS_SIZE)
        lines, step = type_.wrap(self.details, BODY, px, width), type_.line_height(BODY, px)
        most = max(1, frame.px(MOST_DETAILS) // step)
        self._pages = -(-len(lines) // most)
        self.page = min(self.page, self._pages - 1)
        if self._pages == 1:
            return self.details, step * len(lines) + 2
        return "\n".join(lines[self.page * most : (self.page + 1) * most]), step * most + 2

    def _turner(self, frame: Frame, row: Rect) -> Rect:
        """The button that turns over long details; returns the room beside it."""
        if self._pages < 2:
            return row
        place = Rect(row.x, row.y, frame.px(230), row.height)
        label = frame.words("confirm.page", n=self.page + 1, pages=self._pages)
        button(frame, "page", place, label, self._turn_over, size=20)
        left = place.right + frame.px(GAP)
        return Rect(left, row.y, row.right - left, row.height)

    def _turn_over(self) -> None:
        self.page = (self.page + 1) % self._pages

    def _buttons(self, frame: Frame, row: Rect) -> None:
        place = Rect(0, row.y, min(row.width, frame.px(340)), row.height)
        place.centerx = row.centerx
        button(frame, "no", place, frame.words("confirm.close"), self.back, key="return", kind="green")


class ConfirmScene(NoticeScene):
    """A question with two answers. Yes closes it and calls `do`; Esc is no. Enter presses the button in focus.

    `kind` is the colour of yes: "red" if something is lost by it, "green" if not.
    """

    def __init__(
        self,
        stage: Stage,
        question: str,
        yes_label: str,
        do: Callable[[], None],
        details: str = "",
        *,
        no_label: str = "",
        kind: str = "green",
    ) -> None:
        super().__init__(stage, question, details)
        self.yes_label, self.do, self.kind = yes_label, do, kind
        self.no_label = no_label or stage.words("confirm.no")

    def _yes(self) -> None:
        self.stage.pop()
        self.do()

    def _buttons(self, frame: Frame, row: Rect) -> None:
        gap = frame.px(GAP)
        half = (row.width - gap) // 2
        right = Rect(row.right - half, row.y, half, row.height)
        button(frame, "no", Rect(row.x, row.y, half, row.height), self.no_label, self.back, key="escape")
        button(frame, "yes", right, self.yes_label, self._yes, kind=self.kind)


def _height(frame: Frame, text: str, face: str, size: float, width: int) -> int:
    px = frame.scale.text(size)
    return len(type_.wrap(text, face, px, width)) * type_.line_height(face, px) + 2
