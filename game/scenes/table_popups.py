"""What lies over the table for a moment: the recap at the start of a turn, and small menus beside things."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from pygame import Rect

from game.view import text as type_
from game.view.colours import LIGHT, TITLE
from game.view.frame import Frame
from game.view.placing import place_beside
from game.view.text import BODY, BOLD
from game.view.widgets import button, caption, enter_key, panel

if TYPE_CHECKING:
    from .table import TableScene


@dataclass
class Choice:
    """A small menu beside a thing: what can be done with it."""

    title: str
    anchor: Callable[[], Rect]  # where the thing is now
    options: Sequence[tuple[str, Callable[[], None]]]
    back_to: Hashable  # what had the keyboard's focus before


def draw_recap(table: TableScene, frame: Frame) -> None:
    """What happened since the last turn of the player at the screen."""
    if not table.recap or table.director.busy or table.director.lingers or table.offers.question:
        return
    free = table.layout.free
    width = frame.px(560)
    px = frame.scale.text(20)
    step = type_.line_height(BODY, px)
    inner_width = width - 2 * frame.px(26)
    heights = [step * len(type_.wrap(entry.text, BODY, px, inner_width)) for entry in table.recap]
    box = Rect(0, 0, width, sum(heights) + frame.px(150))
    box.topleft = (free.x + frame.px(10), free.y)
    inner = panel(frame, box)
    caption(frame, Rect(inner.x, inner.y, inner.width, frame.px(36)), frame.words("table.recap"), 26)
    y = inner.y + frame.px(42)
    for entry, height in zip(table.recap, heights, strict=True):
        frame.write(entry.text, Rect(inner.x, y, inner.width, height), 20, LIGHT, valign="top", free=True)
        y += height
    rect = Rect(inner.x, inner.bottom - frame.px(46), inner.width, frame.px(46))
    key = enter_key(frame, ("recap", "ok"))
    button(frame, ("recap", "ok"), rect, frame.words("table.recap_ok"), lambda: _close_recap(table), key=key, size=20)


def _close_recap(table: TableScene) -> None:
    table.recap = []


def draw_choice(table: TableScene, frame: Frame) -> None:
    """The small menu beside a thing; nothing may cover it."""
    choice = table.choice
    if choice is None:
        return
    frame.quiet = True
    px = frame.scale.text(20)
    widest = max(type_.width(label, BOLD, px) for label, _ in choice.options)
    width = min(max(widest + frame.px(180), frame.px(320)), frame.px(720))
    line = frame.px(54)
    box = Rect(0, 0, width, frame.px(94) + len(choice.options) * line)
    place_beside(box, choice.anchor(), frame.rect, frame.px(14))
    inner = panel(frame, box)
    frame.write(choice.title, Rect(inner.x, inner.y, inner.width, frame.px(34)), 22, TITLE, BOLD, "centre")
    for number, (label, do) in enumerate(choice.options):
        rect = Rect(inner.x, inner.y + frame.px(40) + number * line, inner.width, line - frame.px(4))
        kind, key = "green" if number == 0 else "plain", enter_key(frame, ("choice", number))
        button(frame, ("choice", number), rect, label, do, key=key, size=20, kind=kind)
