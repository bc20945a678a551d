"""The rules in our own words, chapter by chapter.

`HelpScene(stage, topic)` opens at a topic: the name of a chapter ("turn", "cards", "clank", "movement", "discover",
"rooms", "tokens", "dragon", "leaving", "odd", "keys") or of one of its parts ("market", "wayshrine", "cave", "crypt",
"chest", "library", "prison", "artifact", "shrine", "portal", "teleport", "rage", "ghosts", "danger", "potion", ...; all
of them are in CHAPTERS). An unknown topic opens at the beginning. The texts are `help.<chapter>.<part>` in the string
files.
"""

from __future__ import annotations

from pygame import Rect, Surface

from game.strings import Words
from game.view import text as type_
from game.view.colours import FADED_INK, INK, TITLE
from game.view.frame import Frame, Region
from game.view.inputs import Key
from game.view.scrolling import BAR, add_clipped
from game.view.text import BODY, BOLD, DISPLAY
from game.view.widgets import button, caption, key_label, panel

from .base import Stage
from .ground import backdrop
from .inspect import ScrollScene
from .preferences import KEYS

Parts = dict[str, str]  # part -> its picture

CHAPTERS: dict[str, Parts] = {
    "goal": {"goal": "icons/artifact", "artifact_first": "icons/artifact_plus", "start": "icons/crypt"},
    "turn": {
        "turn": "icons/hand",
        "pools": "icons/skill",
        "gold": "icons/gold",
        "actions": "icons/play",
        "end_of_turn": "icons/check",
    },
    "cards": {
        "cards": "icons/gained",
        "device": "icons/gear",
        "monster": "icons/price_swords",
        "reserve": "icons/reserve_card",
        "arrive": "icons/arrive",
        "conditions": "icons/question",
        "waiting": "icons/teleport",
        "draw": "icons/draw_card",
        "trash": "icons/trash",
    },
    "clank": {"clank": "icons/clank", "quiet": "icons/footprints", "counted": "cubes/red"},
    "movement": {
        "movement": "icons/boot",
        "footprints": "icons/footprints",
        "tunnel_monster": "icons/monster",
        "lock": "icons/lock",
        "one_way": "icons/one_way",
        "portal": "icons/portal",
        "teleport": "icons/teleport",
    },
    "discover": {
        "discover": "icons/tile_stack",
        "way_through": "icons/boot",
        "pay": "icons/gold",
        "give_up": "icons/flag",
        "haunted": "icons/ghost",
        "artifact_room": "icons/artifact_plus_plus",
        "depths": "icons/rage",
    },
    "rooms": {
        "rooms": "icons/secret_minor",
        "artifact": "icons/artifact",
        "chest": "icons/chest",
        "library": "icons/library",
        "prison": "icons/prison",
        "market": "icons/market",
        "wayshrine": "icons/wayshrine",
        "cave": "icons/crystal_cave",
        "shrine": "icons/monkey_idol",
        "crypt": "icons/crypt",
    },
    "tokens": {
        "tokens": "icons/secret_major",
        "potion": "tokens/potion_of_healing",
        "treasure": "tokens/treasure",
        "dragon_egg": "tokens/dragon_egg",
        "magic_spring": "tokens/magic_spring",
        "puzzle_box": "tokens/puzzle_box",
        "catacombs_map": "tokens/catacombs_map",
        "prisoners": "icons/prisoner",
        "discount_coupon": "tokens/discount_coupon",
    },
    "dragon": {
        "dragon": "icons/dragon",
        "rage": "icons/rage",
        "health": "icons/health",
        "ghosts": "icons/ghost",
        "danger": "icons/danger",
        "bag": "dragon/bag_closed",
    },
    "leaving": {
        "leaving": "icons/crypt",
        "knocked_out": "icons/health",
        "out": "cubes/black",
        "game_end": "icons/dragon",
        "scoring": "icons/points",
    },
    "odd": {
        "turning": "icons/turn_tile",
        "dead_end": "icons/close",
        "mercy": "icons/health",
        "order": "icons/companion",
    },
    "keys": {},
}
MOUSE = ("hover", "right_click", "wheel", "drag", "arrows", "digits")
ICON, TEXT, HEADING = 64, 23, 27  # units
CONTENTS = 380  # units: the width of the table of contents


def place_of(topic: str) -> tuple[str, str]:
    """The chapter and the part of a topic; the first of all if it is unknown."""
    if topic in CHAPTERS:
        return topic, next(iter(CHAPTERS[topic]), "")
    return next(((chapter, topic) for chapter, parts in CHAPTERS.items() if topic in parts), ("goal", "goal"))


class HelpScene(ScrollScene):
    """The rules. A chapter is a page of its own; wheel, keys and dragging scroll it."""

    def __init__(self, stage: Stage, topic: str = "") -> None:
        super().__init__(stage)
        self.chapter, self.part = place_of(topic)
        self.start_focus = ("chapter", self.chapter)
        self._seek = True  # the part is still to be scrolled to

    def open(self, chapter: str) -> None:
        """Turn to a chapter."""
        self.chapter, self.part = chapter, ""
        self.scroll.offset = 0

    def key(self, key: Key) -> bool:
        """Arrows to the side turn to another chapter, F1 closes."""
        names = list(CHAPTERS)
        step = {"left": -1, "right": 1}.get(key.name, 0)
        if step:
            self.open(names[(names.index(self.chapter) + step) % len(names)])
            self._focus(("chapter", self.chapter))
        elif key.chord == self.stage.key("help"):
            self.stage.pop()
        else:
            return super().key(key)
        return True

    def build(self, frame: Frame) -> None:
        """Contents to the left, the chapter on parchment to the right."""
        backdrop(frame, "table", 90)
        edge = frame.px(30)
        whole = frame.rect.inflate(-2 * edge, -2 * edge)
        whole.width = min(whole.width, frame.px(1500))
        whole.centerx = frame.rect.centerx
        left = Rect(whole.x, whole.y, frame.px(CONTENTS), whole.height)
        self._draw_contents(frame, left)
        page = Rect(left.right + frame.px(20), whole.y, whole.right - left.right - frame.px(20), whole.height)
        self._draw_page(frame, page)

    def _draw_contents(self, frame: Frame, rect: Rect) -> None:
        words = frame.words
        inner = panel(frame, rect)
        caption(frame, Rect(inner.x, inner.y, inner.width, frame.px(50)), words("help.title"), 34)
        step = min(frame.px(66), (inner.height - frame.px(140)) // len(CHAPTERS))
        row = Rect(inner.x, inner.y + frame.px(62), inner.width, step)
        for chapter, parts in CHAPTERS.items():
            kind = "green" if chapter == self.chapter else "plain"
            place = row.inflate(0, -frame.px(6))
            icon = next(iter(parts.values()), "icons/gear")
            label = words(f"help.chapter.{chapter}")
            button(frame, ("chapter", chapter), place, label, lambda c=chapter: self.open(c), kind=kind, icon=icon)  # type: ignore[misc]
            row = row.move(0, step)
        foot = Rect(inner.x, inner.bottom - frame.px(58), inner.width, frame.px(58))
        button(frame, "back", foot, words("help.back"), self.stage.pop, key="escape", size=24)

    def _draw_page(self, frame: Frame, page: Rect) -> None:
        frame.skin("parchment", page)
        frame.region(Region("page", page, focus=False))
        inner = page.inflate(-2 * frame.px(50), -2 * frame.px(38))
        head = Rect(inner.x, inner.y, inner.width, frame.px(60))
        frame.write(frame.words(f"help.chapter.{self.chapter}"), head, 44, INK, DISPLAY)
        frame.fill(Rect(inner.x, head.bottom + frame.px(4), inner.width, max(1, frame.px(2))), FADED_INK, 170)
        view = Rect(inner.x, head.bottom + frame.px(16), inner.width, inner.bottom - head.bottom - frame.px(16))
        width = view.width - frame.px(BAR + 14)
        blocks = self._key_blocks(frame, width) if self.chapter == "keys" else self._blocks(frame, width)
        self.scroll.lay(view, sum(block.get_height() for block in blocks))
        self._seek_part(blocks)
        y = self.scroll.top
        for block in blocks:
            add_clipped(frame, block, view.x, y, view)
            y += block.get_height()
        self.scroll.draw_bar(frame)

    def _seek_part(self, blocks: list[Surface]) -> None:
        """Bring the part that was asked for to the top, once."""
        if self._seek and self.part in CHAPTERS[self.chapter]:
            before = list(CHAPTERS[self.chapter]).index(self.part)
            self.scroll.offset = sum(block.get_height() for block in blocks[:before])
            self.scroll.by(0)
        self._seek = False

    def _blocks(self, frame: Frame, width: int) -> list[Surface]:
        return [
            _block(frame, f"help.{self.chapter}.{part}", picture, width, part == self.part)
            for part, picture in CHAPTERS[self.chapter].items()
        ]

    def _key_blocks(self, frame: Frame, width: int) -> list[Surface]:
        words, keys = frame.words, self.stage.preferences.keys
        mouse = [("", words(f"help.keys.{name}")) for name in MOUSE]
        bound = [(key_label(words, keys[name]), words(f"help.keys.{name}")) for name in KEYS]
        escape = (key_label(words, "escape"), words("help.keys.escape"))
        return [_key_row(frame, label, text, width) for label, text in (*mouse, escape, *bound)]


def _lines(words: Words, frame: Frame, key: str, width: int) -> tuple[int, int]:
    """The heights of a part's title and text."""
    title, text = frame.scale.text(HEADING), frame.scale.text(TEXT)
    titles = len(type_.wrap(words(f"{key}.title"), BOLD, title, width)) * type_.line_height(BOLD, title)
    return titles, len(type_.wrap(words(f"{key}.text"), BODY, text, width)) * type_.line_height(BODY, text)


def _block(frame: Frame, key: str, picture: str, width: int, wanted: bool) -> Surface:
    """One part: its picture, its title, its words; the part that was asked for is marked."""
    indent, pad = frame.px(ICON + 24), frame.px(12)
    title, text = _lines(frame.words, frame, key, width - indent - pad)
    height = max(title + text, frame.px(ICON)) + 2 * pad

    def paint(part: Frame) -> None:
        if wanted:
            part.fill(Rect(0, 0, width, height - pad // 2), (176, 118, 40), 60, part.px(10))
        part.icon(picture, (part.px(ICON) / 2 + pad // 2, pad + part.px(ICON) / 2), part.px(ICON))
        room = Rect(indent, pad, width - indent - pad, title)
        part.write(part.words(f"{key}.title"), room, HEADING, FADED_INK, BOLD, valign="top")
        room = Rect(indent, pad + title, width - indent - pad, text)
        part.write(part.words(f"{key}.text"), room, TEXT, INK, valign="top")

    return frame.painted(("help", key, wanted), (width, height), paint)


def _key_row(frame: Frame, label: str, text: str, width: int) -> Surface:
    """A key and what it does."""
    cap, pad = frame.px(190), frame.px(8)
    room = width - (cap + frame.px(20) if label else 0)
    px = frame.scale.text(TEXT)
    height = len(type_.wrap(text, BODY, px, room)) * type_.line_height(BODY, px) + 2 * pad

    def paint(part: Frame) -> None:
        if label:
            place = Rect(0, pad // 2, cap, height - pad)
            part.fill(place, (58, 40, 26), 235, part.px(8))
            part.write(label, place, 21, TITLE, BOLD, "centre", free=True)
        part.write(text, Rect(width - room, pad, room, height - 2 * pad), TEXT, INK, valign="top")

    return frame.painted(("help key", label, text), (width, height), paint)

