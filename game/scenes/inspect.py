"""Looking closer: one card or token with its keywords explained, and whole piles of them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from pygame import Rect, Surface

from game.rules.box import CardDef, TokenDef
from game.rules.ids import CARD, DEVICE, MONSTER, RESERVE, STARTER
from game.view import text as type_
from game.view.card_keywords import Keyword, card_keywords, token_keywords
from game.view.cards import INSPECT, SMALL, full_card, full_size, small_card, small_size, zoom_tip_card
from game.view.colours import GOLD, LIGHT, TITLE
from game.view.frame import Frame, Region
from game.view.inputs import ENTER, Key, Wheel
from game.view.scrolling import BAR, BAR_ID, NOTCH, Scroll, add_clipped
from game.view.text import BODY, BOLD
from game.view.token_faces import token_face, token_sheet, zoom_tip_token
from game.view.widgets import button, caption, dim, focus_ring, panel
from game.view.wording_effects import card_name, token_name

from .base import Scene, Stage

Thing = CardDef | TokenDef
TOKEN_CELL = (196, 196)  # units
KEYWORD_ICON = 52
_KINDS = (STARTER, RESERVE, CARD, DEVICE, MONSTER)


class ScrollScene(Scene):
    """A scene with one scrolled view: wheel, Page keys and dragging move it."""

    def __init__(self, stage: Stage) -> None:
        super().__init__(stage)
        self.scroll = Scroll()

    def wheel(self, wheel: Wheel) -> None:
        """Scroll."""
        self.scroll.by(-wheel.notches * NOTCH * self.stage.scale.unit)

    def pan(self, dx: int, dy: int) -> None:
        """Drag the content, or the bar."""
        pressed = self.pointer.pressed
        self.scroll.drag(dy, pressed is not None and pressed.id == BAR_ID)

    def key(self, key: Key) -> bool:
        """Page up, Page down, Home, End."""
        return self.scroll.take_key(key.name)


class InspectScene(ScrollScene):
    """A card or token, large, pinned over the scene below; Esc or a click anywhere closes it."""

    see_through = True

    def __init__(self, stage: Stage, thing: Thing) -> None:
        super().__init__(stage)
        self.thing = thing

    def right_click(self, region: Region | None) -> None:
        """The button that opened it also closes it."""
        self.stage.pop()

    def key(self, key: Key) -> bool:
        """Arrows scroll; Enter and the key that opened it close it."""
        arrow = {"up": -1, "down": 1}.get(key.name, 0)
        self.scroll.by(arrow * NOTCH * self.stage.scale.unit)
        if key.name in ENTER or key.chord == self.stage.key("inspect"):
            self.stage.pop()
            return True
        return bool(arrow) or super().key(key)

    def build(self, frame: Frame) -> None:
        """The card to the left, its keywords to the right."""
        dim(frame, 190)
        frame.region(Region("close", frame.rect, self.stage.pop, focus=False))
        face = self._face(frame)
        keywords = self._keywords(frame)
        gap = frame.px(36)
        box = Rect(0, 0, frame.px(640), frame.rect.height - frame.px(80))
        rows = _keyword_heights(frame, keywords, _keyword_room(frame, box))
        box.height = min(box.height, sum(rows) + frame.px(130))
        left = max(frame.px(20), (frame.rect.width - face.get_width() - gap - box.width) // 2)
        frame.add(face, left, (frame.rect.height - face.get_height()) // 2)
        box.midleft = (left + face.get_width() + gap, frame.rect.centery)
        self._draw_keywords(frame, box, keywords, rows)

    def _face(self, frame: Frame) -> Surface:
        if isinstance(self.thing, TokenDef):
            return token_sheet(frame, self.thing, frame.px(INSPECT - 100))
        width = frame.px(INSPECT)
        most = frame.rect.height - frame.px(40)
        while width > 260 and full_size(frame, self.thing, width)[1] > most:
            width -= frame.px(20)
        return full_card(frame, self.thing, width)

    def _keywords(self, frame: Frame) -> list[Keyword]:
        if isinstance(self.thing, TokenDef):
            return token_keywords(frame.words, self.thing)
        return card_keywords(frame.words, self.thing)

    def _draw_keywords(self, frame: Frame, box: Rect, keywords: list[Keyword], heights: list[int]) -> None:
        inner = panel(frame, box, solid=False)
        head = Rect(inner.x, inner.y, inner.width, frame.px(44))
        caption(frame, head, frame.words("cards.keywords"), 28)
        view = Rect(inner.x, head.bottom + frame.px(12), inner.width, inner.bottom - head.bottom - frame.px(12))
        self.scroll.lay(view, sum(heights))
        y = self.scroll.top
        for keyword, height in zip(keywords, heights, strict=True):
            row = _keyword_row(frame, keyword, (_keyword_room(frame, box), height))
            add_clipped(frame, row, view.x, y, view)
            y += height
        self.scroll.draw_bar(frame)


def _keyword_room(frame: Frame, box: Rect) -> int:
    return box.width - 2 * frame.px(26) - frame.px(BAR + 8)


def _keyword_heights(frame: Frame, keywords: Sequence[Keyword], width: int) -> list[int]:
    room = width - frame.px(KEYWORD_ICON + 16)
    heights = []
    for keyword in keywords:
        lines = type_.wrap(keyword.text, BODY, frame.scale.text(20), room)
        titles = type_.wrap(keyword.title, BOLD, frame.scale.text(22), room)
        words = len(lines) * type_.line_height(BODY, frame.scale.text(20))
        words += len(titles) * type_.line_height(BOLD, frame.scale.text(22))
        heights.append(max(words, frame.px(KEYWORD_ICON)) + frame.px(16))
    return heights


def _keyword_row(frame: Frame, keyword: Keyword, size: tuple[int, int]) -> Surface:
    def paint(part: Frame) -> None:
        icon = part.px(KEYWORD_ICON)
        part.icon(keyword.picture, (icon / 2, icon / 2 + part.px(2)), icon)
        x = icon + part.px(16)
        used = part.write(keyword.title, Rect(x, 0, size[0] - x, size[1]), 22, GOLD, BOLD, valign="top")
        part.write(keyword.text, Rect(x, used, size[0] - x, size[1] - used), 20, LIGHT, valign="top")

    return frame.painted(("keyword", keyword), size, paint)


class CardListScene(ScrollScene):
    """Cards or tokens to look through, sorted and counted; a click or right click shows one large."""

    see_through = True

    def __init__(self, stage: Stage, title: str, things: Sequence[Thing]) -> None:
        super().__init__(stage)
        self.title = title
        self.things = sorted(Counter(things).items(), key=lambda item: _rank(stage, item[0]))
        self.columns = 1

    def build(self, frame: Frame) -> None:
        """The grid in a panel as large as it must be."""
        dim(frame)
        frame.region(Region("outside", frame.rect, self.stage.pop, focus=False))
        cell = self._cell(frame)
        gap, frame_edge = frame.px(14), frame.px(26)
        across = frame.rect.width - frame.px(160)
        self.columns = max(1, min((across - 2 * frame_edge - frame.px(BAR + 10)) // (cell[0] + gap), len(self.things)))
        rows = -(-len(self.things) // self.columns)
        width = max(self.columns * (cell[0] + gap) + frame.px(BAR + 10) + 2 * frame_edge, frame.px(560))
        wanted = rows * (cell[1] + gap) + frame.px(190)
        box = Rect(0, 0, width, max(frame.px(300), min(wanted, frame.rect.height - frame.px(60))))
        box.center = frame.rect.center
        inner = panel(frame, box)
        caption(frame, Rect(inner.x, inner.y, inner.width, frame.px(48)), self.title, 32)
        foot = Rect(inner.centerx - frame.px(140), inner.bottom - frame.px(54), frame.px(280), frame.px(54))
        view = Rect(inner.x, inner.y + frame.px(60), inner.width, foot.y - inner.y - frame.px(72))
        self.scroll.lay(view, rows * (cell[1] + gap) - gap)
        left = view.x + (view.width - frame.px(BAR + 10) - self.columns * (cell[0] + gap) + gap) // 2
        for number in range(len(self.things)):
            row, column = divmod(number, self.columns)
            x, y = left + column * (cell[0] + gap), self.scroll.top + row * (cell[1] + gap)
            self._draw_thing(frame, number, Rect(x, y, *cell))
        if not self.things:
            frame.write(frame.words("cards.empty"), view, 24, LIGHT, align="centre")
        self.scroll.draw_bar(frame)
        button(frame, "close", foot, frame.words("cards.close"), self.stage.pop, key="escape")

    def _cell(self, frame: Frame) -> tuple[int, int]:
        if self.things and isinstance(self.things[0][0], TokenDef):
            return frame.px(TOKEN_CELL[0]), frame.px(TOKEN_CELL[1])
        return small_size(frame.px(SMALL[0]))

    def _draw_thing(self, frame: Frame, number: int, rect: Rect) -> None:
        thing, copies = self.things[number]
        seen = add_clipped(frame, thing_cell(frame, thing, rect.size, copies), rect.x, rect.y, self.scroll.view)
        if seen.width and seen.height:
            thing_region(self, frame, ("item", number), seen, thing)

    def key(self, key: Key) -> bool:
        """Arrows go from one to the next, and the view follows."""
        number = next_item(self.stage.pointing.focus, key.name, self.columns, len(self.things))
        if number is None:
            return super().key(key)
        if self.frame is not None:
            height = self._cell(self.frame)[1] + self.frame.px(14)
            self.scroll.show(number // self.columns * height, (number // self.columns + 1) * height)
        self._focus(("item", number))
        return True


def next_item(focus: object, arrow: str, columns: int, count: int) -> int | None:
    """The item of a grid that an arrow leads to from the focused one; None if the focus is not in the grid."""
    if not (isinstance(focus, tuple) and focus[0] == "item"):
        return None
    step = {"left": -1, "right": 1, "up": -columns, "down": columns}.get(arrow)
    if step is None or not 0 <= focus[1] + step < count:
        return None
    number: int = focus[1] + step
    return number


def thing_cell(frame: Frame, thing: Thing, size: tuple[int, int], copies: int = 1) -> Surface:
    """A small card, or a token over its name; how many there are of it if there are more than one."""

    def paint(part: Frame) -> None:
        if isinstance(thing, CardDef):
            part.add(small_card(part, thing, size[0]), 0, 0)
        else:
            _paint_token(part, thing, size)
        if copies > 1:
            badge = Rect(0, 0, part.px(58), part.px(34))
            badge.center = (size[0] // 2, part.px(72))
            part.fill(badge, (12, 8, 10), 225, part.px(15))
            part.number(f"×{copies}", badge.center, 24, TITLE)

    return frame.painted(("cell", thing.slug, copies), size, paint)


def _paint_token(frame: Frame, token: TokenDef, size: tuple[int, int]) -> None:
    frame.skin("slot", Rect(0, 0, *size))
    side = size[1] - frame.px(76)
    frame.add(token_face(frame, token, side), (size[0] - side) // 2, frame.px(10))
    name = Rect(frame.px(12), side + frame.px(10), size[0] - frame.px(24), size[1] - side - frame.px(18))
    frame.write(token_name(frame.words, token), name, 20, LIGHT, BOLD, "centre")


def thing_region(scene: Scene, frame: Frame, region_id: tuple[str, int], rect: Rect, thing: Thing) -> None:
    """Make a card or token of a grid pointable: hover zooms it, a click pins it."""

    def look() -> None:
        scene.stage.push(InspectScene(scene.stage, thing))

    tip = zoom_tip_card(thing) if isinstance(thing, CardDef) else zoom_tip_token(thing)
    if frame.is_hot(region_id):
        frame.ring(rect, GOLD, max(2, frame.px(3)), frame.px(10))
    focus_ring(frame, region_id, rect)
    frame.region(Region(region_id, rect, look, tip=tip, look=look))


def _rank(stage: Stage, thing: Thing) -> tuple[int, str]:
    """Starting cards first, monsters last, then by name; tokens by their order in the box."""
    if isinstance(thing, CardDef):
        return _KINDS.index(thing.kind), card_name(stage.words, thing)
    return 0, token_name(stage.words, thing)
