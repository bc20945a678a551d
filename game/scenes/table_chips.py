"""Effects that wait until they are used, and permissions for this turn: chips at the lower left of the dungeon."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from pygame import Rect

from game.rules.ids import ACTION_NAMES
from game.view.colours import LIGHT
from game.view.frame import Frame
from game.view.text import BOLD
from game.view.widgets import button
from game.view.wording_effects import capital, card_name

from .choices import label_heights, label_width

if TYPE_CHECKING:
    from .table import TableScene

LEAST, MOST = 250, 400  # units: how wide the chips are


def draw_chips(table: TableScene, frame: Frame) -> None:
    """The chips, from the bottom up; the one that is being used is lit, and a click on it puts it away again."""
    shown, words = table.director.table, frame.words
    places = chip_places(table, frame)
    for number, ((effect, _), rect) in enumerate(zip(shown.kept, places, strict=False)):
        kind = effect[0]
        usable, active = table.is_mine and _has_kept(table, kind), table.mode == kind
        tip = words(f"chip.{kind}_{'active' if active else 'tip'}") if usable else ""
        chip = button(
            frame,
            ("kept", number),
            rect,
            _labels(table)[number],
            partial(use_kept, table, kind) if usable else None,
            why=words("chip.not_now"),
            tip=tip,
            kind="green" if active else "plain",
            size=18,
        )
        chip.topic = "waiting"
    for flag, rect in zip(_labels(table)[len(shown.kept) :], places[len(shown.kept) :], strict=True):
        frame.skin("button_disabled", rect)
        frame.write(flag, rect.inflate(-frame.px(24), 0), 18, LIGHT, BOLD, "centre")


def _labels(table: TableScene) -> list[str]:
    """What stands on the chips: the waiting effects, with the cards that they come from, then the permissions."""
    shown, words = table.director.table, table.stage.words
    found = []
    for effect, source in shown.kept:
        label = words(f"chip.{effect[0]}")
        if source >= 0:
            label = words("text.from_card", card=card_name(words, table.session.box.cards[source]), text=label)
        found.append(capital(label))
    return found + [words(f"flag.{flag}") for flag in shown.flags]


def chip_places(table: TableScene, frame: Frame) -> list[Rect]:
    """Where the chips are, the waiting effects first."""
    labels, free = _labels(table), table.layout.free
    if not labels:
        return []
    width = label_width(frame, labels, LEAST, MOST)
    places, bottom = [], free.bottom
    for height in label_heights(frame, labels, width):
        places.append(Rect(free.x, bottom - height, width, height - frame.px(4)))
        bottom -= height
    return places


def _has_kept(table: TableScene, kind: str) -> bool:
    if kind == "trash":
        return bool(table.offers.trashes)
    return any(ACTION_NAMES[action.kind] == kind for action in table.offers.actions)


def use_kept(table: TableScene, kind: str) -> None:
    """Begin to use what waits, or put it away again."""
    table.mode = "" if table.mode == kind else kind
    if table.mode == "trash":
        table.stage.pointing.focus = ("trash", 0)
    elif table.mode:
        table.lookout.fit()  # a goal may lie anywhere in the dungeon
        table.stage.say(table.stage.words(f"chip.{kind}_where"), "news")
