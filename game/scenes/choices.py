"""Buttons of which one is chosen, and buttons with a picture instead of words."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence

from pygame import Rect

from game.view import text as type_
from game.view.colours import GOLD
from game.view.frame import Frame
from game.view.text import BOLD, DISPLAY
from game.view.widgets import button

AROUND = (86, 24)  # units of a button that its word cannot have: picture and edges


def choice(
    frame: Frame,
    choice_id: Hashable,
    rect: Rect,
    label: str,
    chosen: bool,
    do: Callable[[], None],
    tip: str = "",
    size: float = 22,
) -> None:
    """One of several; the chosen one is lit and ticked."""
    kind, icon = ("green", "icons/check") if chosen else ("plain", "")
    button(frame, choice_id, rect, label, do, tip=tip, kind=kind, icon=icon, size=size)


def picture_button(
    frame: Frame,
    button_id: Hashable,
    rect: Rect,
    picture: str,
    do: Callable[[], None] | None,
    *,
    tip: str = "",
    why: str = "",
    chosen: bool = False,
) -> None:
    """A button that shows a picture (or nothing yet, if `picture` is empty); its words are in the tip."""
    button(frame, button_id, rect, "", do, tip=tip, why=why, kind="green" if chosen else "plain", free=True)
    if picture:
        frame.icon(picture, rect.center, round(min(rect.size) * 0.62), 255 if do is not None else 90)
    if chosen:
        frame.icon("icons/check", (rect.right - frame.px(14), rect.bottom - frame.px(14)), frame.px(26))


def label_width(frame: Frame, labels: Sequence[str], least: float, most: float) -> int:
    """How wide buttons with a picture have to be for the longest of their words, within limits in units."""
    widest = max(type_.width(label, BOLD, frame.scale.text()) for label in labels) + frame.px(AROUND[0])
    return min(max(widest, frame.px(least)), frame.px(most))


def label_heights(frame: Frame, labels: Sequence[str], width: int) -> list[int]:
    """How tall buttons of that width have to be: as many lines as each label needs."""
    px = frame.scale.text()
    lines = [len(type_.wrap(label, BOLD, px, width - frame.px(AROUND[0]))) for label in labels]
    return [max(frame.px(46), n * type_.line_height(BOLD, px) + frame.px(AROUND[1])) for n in lines]


def heading(frame: Frame, rect: Rect, key: str, size: float = 26) -> None:
    """The title of a group of choices."""
    frame.write(frame.words(key), rect, size, GOLD, DISPLAY, outline=True)


def across(row: Rect, count: int, gap: int) -> list[Rect]:
    """A row divided into so many equal places."""
    width = (row.width - gap * (count - 1)) / count
    return [Rect(row.x + round(n * (width + gap)), row.y, round(width), row.height) for n in range(count)]
