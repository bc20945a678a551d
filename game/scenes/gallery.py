"""The gallery: everything that is in the box, to look at and to search."""

from __future__ import annotations

from functools import partial

import pygame
from pygame import Rect

from game.rules.box import CardDef, TokenDef
from game.view import text as type_
from game.view.cards import SMALL, small_size
from game.view.colours import GOLD, LIGHT, MUTED, TITLE
from game.view.frame import Frame, Region
from game.view.inputs import Input, Key, Typed
from game.view.scrolling import BAR, add_clipped
from game.view.text import BOLD
from game.view.widgets import TIP_DELAY, button, caption, focus_ring, panel

from .base import Stage
from .choices import across, picture_button
from .gallery_entries import TABS, Entry, all_entries, matching
from .gallery_faces import DETAIL_GAP, cell_face, large, stacked
from .ground import backdrop
from .inspect import InspectScene, ScrollScene, next_item

CELL, GAP = SMALL[0], 14  # units: the width of a cell, and the room between two
DETAIL = 500  # units: the width of what is shown large
LONGEST_SEARCH = 40


class GalleryScene(ScrollScene):
    """A grid of everything to the left, what is pointed at to the right; whatever is typed is searched for."""

    def __init__(self, stage: Stage, tab: str = "all") -> None:
        super().__init__(stage)
        self.entries = all_entries(stage.words)
        self.tab = tab
        self.search = ""
        self.shown = matching(self.entries, tab, "")
        self.columns = 1
        self._detail: Entry = self.shown[0]
        self.start_focus = ("item", 0)

    # --- searching ----------------------------------------------------------------------------------------------

    def look_for(self, search: str) -> None:
        """Show only what holds the words of a search."""
        self.search = search[:LONGEST_SEARCH]
        self._renew()

    def open(self, tab: str) -> None:
        """Turn to another kind of things."""
        self.tab = tab
        self._renew()

    def _renew(self) -> None:
        self.shown = matching(self.entries, self.tab, self.search)
        self.scroll.offset = 0
        if self.shown and self._detail not in self.shown:
            self._detail = self.shown[0]

    def take(self, event: Input) -> None:
        """Whatever is typed goes into the search."""
        if isinstance(event, Typed):
            self.look_for(self.search + "".join(char for char in event.text if char.isprintable()))
        else:
            super().take(event)

    def keeps_key(self, key: Key) -> bool:
        """Letters belong to the search."""
        return _writes(key)

    def key(self, key: Key) -> bool:
        """Backspace shortens the search; arrows go from one thing to the next, and the view follows."""
        if key.name == "backspace":
            self.look_for("" if key.ctrl else self.search[:-1])
            return True
        number = next_item(self.stage.pointing.focus, key.name, self.columns, len(self.shown))
        if number is None:
            return _writes(key) or super().key(key)
        height = self._cell()[1] + self.stage.scale.px(GAP)
        self.scroll.show(number // self.columns * height, (number // self.columns + 1) * height)
        self._focus(("item", number))
        return True

    def back(self) -> None:
        """Esc empties the search first."""
        if self.search:
            self.look_for("")
        else:
            super().back()

    # --- drawing ------------------------------------------------------------------------------------------------

    def build(self, frame: Frame) -> None:
        """Search and tabs above, the grid below, the large one beside it."""
        self._point(frame)
        backdrop(frame, "table", 90)
        edge, gap = frame.px(24), frame.px(16)
        whole = frame.rect.inflate(-2 * edge, -2 * edge)
        detail = Rect(whole.right - frame.px(DETAIL), whole.y, frame.px(DETAIL), whole.height)
        left = Rect(whole.x, whole.y, detail.x - whole.x - gap, whole.height)
        inner = panel(frame, left)
        self._draw_head(frame, Rect(inner.x, inner.y, inner.width, frame.px(56)))
        self._draw_tabs(frame, Rect(inner.x, inner.y + frame.px(66), inner.width, frame.px(52)))
        top = inner.y + frame.px(130)
        self._draw_grid(frame, Rect(inner.x, top, inner.width, inner.bottom - top))
        self._draw_detail(frame, detail)

    def _draw_head(self, frame: Frame, rect: Rect) -> None:
        words = frame.words
        back = Rect(rect.right - frame.px(190), rect.y, frame.px(190), rect.height)
        button(frame, "back", back, words("gallery.back"), self.stage.pop, key="escape")
        title = Rect(rect.x, rect.y, frame.px(300), rect.height)
        caption(frame, title, words("gallery.title"), 40, align="left")
        field = Rect(title.right, rect.y, back.x - title.right - frame.px(16), rect.height)
        self._draw_search(frame, field)

    def _draw_search(self, frame: Frame, field: Rect) -> None:
        frame.skin("slot", field)
        pygame.key.set_text_input_rect(field)
        inner = field.inflate(-2 * frame.px(18), -2 * frame.px(6))
        inner.width -= field.height
        if self.search:
            shown = self.search
            while type_.width(shown, BOLD, frame.scale.text(24)) > inner.width:
                shown = shown[1:]
            frame.write(shown, inner, 24, TITLE, BOLD, free=True)
            width = type_.width(shown, BOLD, frame.scale.text(24))
            caret = Rect(inner.x + width + frame.px(2), 0, max(2, frame.px(2)), frame.px(28))
            caret.centery = inner.centery
            frame.fill(caret, GOLD, 255)
            clear = Rect(field.right - field.height, field.y, field.height, field.height)
            tip = frame.words("gallery.clear")
            picture_button(frame, "clear", clear, "icons/close", lambda: self.look_for(""), tip=tip)
        else:
            frame.write(frame.words("gallery.search"), inner, 22, MUTED)

    def _draw_tabs(self, frame: Frame, row: Rect) -> None:
        for tab, place in zip(TABS, across(row, len(TABS), frame.px(8)), strict=True):
            count = len(matching(self.entries, tab, self.search))
            kind = "green" if tab == self.tab else "plain"
            label = frame.words(f"gallery.tab.{tab}", count=count)
            button(frame, ("tab", tab), place, label, partial(self.open, tab), kind=kind, size=20)

    def _cell(self) -> tuple[int, int]:
        return small_size(self.stage.scale.px(CELL))

    def _draw_grid(self, frame: Frame, view: Rect) -> None:
        cell, gap = self._cell(), frame.px(GAP)
        room = view.width - frame.px(BAR + 10)
        self.columns = max(1, (room + gap) // (cell[0] + gap))
        rows = -(-len(self.shown) // self.columns)
        self.scroll.lay(view, rows * (cell[1] + gap) - gap)
        left = view.x + (room - self.columns * (cell[0] + gap) + gap) // 2
        for number, entry in enumerate(self.shown):
            row, column = divmod(number, self.columns)
            place = Rect(left + column * (cell[0] + gap), self.scroll.top + row * (cell[1] + gap), *cell)
            if place.colliderect(view):
                self._draw_entry(frame, number, entry, place)
        if not self.shown:
            frame.write(frame.words("gallery.none", text=self.search), view, 24, LIGHT, align="centre", free=True)
        self.scroll.draw_bar(frame)

    def _draw_entry(self, frame: Frame, number: int, entry: Entry, place: Rect) -> None:
        region_id = ("item", number)
        seen = add_clipped(frame, cell_face(frame, entry, place.size), place.x, place.y, self.scroll.view)
        if frame.pointing.by_keys and frame.pointing.focus == region_id:
            focus_ring(frame, region_id, seen)
        elif entry is self._detail:
            frame.ring(seen, GOLD, max(2, frame.px(3)), frame.px(10))
        frame.region(Region(region_id, seen, partial(self._open_entry, entry), look=partial(self._open_entry, entry)))

    def _open_entry(self, entry: Entry) -> None:
        """Show it large; a card or token with its keywords explained."""
        self._detail = entry
        if isinstance(entry.thing, CardDef | TokenDef):
            self.stage.push(InspectScene(self.stage, entry.thing))

    def _point(self, frame: Frame) -> None:
        """What has the focus is shown large at once, what is pointed at after the moment that tips take as well."""
        pointing = frame.pointing
        hot = pointing.focus if pointing.by_keys else pointing.hover
        if not (isinstance(hot, tuple) and hot[0] == "item" and hot[1] < len(self.shown)):
            return
        due = pointing.hover_since + TIP_DELAY
        if pointing.by_keys or frame.now >= due:
            self._detail = self.shown[hot[1]]
        else:
            frame.wake_at(due)

    def _draw_detail(self, frame: Frame, rect: Rect) -> None:
        gap = frame.px(DETAIL_GAP)
        blocks = large(frame, self._detail, rect.size)
        y = rect.centery - stacked(blocks, gap) // 2
        for block in blocks:
            frame.add(block, rect.centerx - block.get_width() // 2, y)
            y += block.get_height() + gap


def _writes(key: Key) -> bool:
    return (len(key.name) == 1 or key.name == "space") and not key.ctrl and not key.alt
