"""Everything public about one player: loot, marked wayshrines, discard pile and played cards."""

from __future__ import annotations

from collections import Counter

from pygame import Rect

from game.rules.ids import Card, Seat, Token
from game.view import text as type_
from game.view.cards import pile_card, zoom_tip_card
from game.view.colours import GOLD, LIGHT, MUTED, SEAT_LIGHT
from game.view.frame import Frame, Pointing, Region
from game.view.inputs import Key, Wheel
from game.view.model import TableModel
from game.view.text import BODY, BOLD, DISPLAY
from game.view.token_faces import token_face, zoom_tip_token
from game.view.widgets import PANEL_EDGE, button, dim, focus_ring, panel
from game.view.wording_places import room_name

from .base import Scene, Stage

PILE, TOKEN = (124, 121), 72  # units
LEFT, RIGHT = 384, 652  # units: the columns of loot and of cards
BETWEEN, EDGE = 40, 24
HEAD, FOOT = 92, 68


class PlayerScene(Scene):
    """A sheet over the table, as tall as what is on it; wheel and Page keys scroll it where it is more."""

    see_through = True

    def __init__(self, stage: Stage, model: TableModel, seat: Seat) -> None:
        super().__init__(stage)
        self.model = model
        self.seat = seat
        self.offset = 0
        self._room = Rect(0, 0, 0, 0)  # in which rows are seen whole or not at all
        self._column = Rect(0, 0, 0, 0)

    def build(self, frame: Frame) -> None:
        """Draw the sheet."""
        dim(frame)
        frame.region(Region("outside", frame.rect, self.stage.pop, focus=False))
        around = 2 * frame.px(EDGE) + 2 * frame.px(PANEL_EDGE)
        box = Rect(0, 0, frame.px(LEFT + BETWEEN + RIGHT) + around, 0)
        others = frame.px(HEAD + FOOT) + around
        box.height = min(self._height(frame) + others, frame.px(900), frame.rect.height)
        box.center = frame.rect.center
        inner = panel(frame, box).inflate(-2 * frame.px(EDGE), -2 * frame.px(EDGE))
        self._draw_head(frame, Rect(inner.x, inner.y, inner.width, frame.px(HEAD - 16)))
        foot = Rect(inner.centerx - frame.px(130), inner.bottom - frame.px(52), frame.px(260), frame.px(52))
        self._room = Rect(inner.x, inner.y + frame.px(HEAD), inner.width, inner.height - frame.px(HEAD + FOOT))
        end = self._draw_body(frame, self._room.y - self.offset)
        self.offset = min(self.offset, max(0, end + self.offset - self._room.bottom))
        button(frame, "close", foot, frame.words("confirm.back"), self.stage.pop, key="escape")

    def _height(self, frame: Frame) -> int:
        """How tall everything is, found by drawing it where nobody looks."""
        scratch = Frame(frame.scale, frame.words, frame.pictures, Pointing(), frame.now)
        self._room = Rect(0, 0, frame.px(LEFT + BETWEEN + RIGHT), 0)
        return self._draw_body(scratch, 0)

    def _draw_head(self, frame: Frame, rect: Rect) -> None:
        colour, seen = self.model.colours[self.seat], self.model.shown.players[self.seat]
        frame.icon(f"pawns/{colour}", (rect.x + frame.px(36), rect.centery), frame.px(76))
        facts = (
            ("gold", "icons/gold", seen.gold),
            ("lockpicks", "icons/lockpick", seen.lockpick),
            ("noise", "icons/clank", seen.noise),
            ("draw_pile", "cards/back", len(seen.zones["deck"])),
            ("all_cards", "icons/deck", sum(len(cards) for cards in seen.zones.values())),
        )
        step = frame.px(118)
        name = Rect(rect.x + frame.px(84), rect.y, rect.width - frame.px(96) - step * len(facts), rect.height)
        frame.write(self.model.names[self.seat], name, 38, SEAT_LIGHT[colour], DISPLAY, outline=True, free=True)
        for number, (word, picture, n) in enumerate(facts):
            cell = Rect(rect.right - step * (len(facts) - number), rect.y, step, rect.height)
            _fact(frame, cell, picture, n, frame.words(f"player.{word}"))

    def _draw_body(self, frame: Frame, y: int) -> int:
        """Loot on the left, cards on the right; returns where the longer column ends."""
        words, seen = frame.words, self.model.shown.players[self.seat]
        self._column = Rect(self._room.x, 0, frame.px(LEFT), 0)
        left = self._tokens(frame, y, words("player.tokens"), [*seen.artifacts, *seen.tokens])
        places = [room_name(words, self.model.state.dungeon, room) for room in seen.marks]
        left = self._lines(frame, left, words("player.marks", n=len(places)), places)
        self._column = Rect(self._room.right - frame.px(RIGHT), 0, frame.px(RIGHT), 0)
        right = self._cards(frame, y, words("player.played"), seen.zones["play"])
        discard = seen.zones["discard"]
        right = self._cards(frame, right, words("player.discard", n=len(discard)), discard)
        return max(left, right)

    def _heading(self, frame: Frame, y: int, text: str) -> int:
        line = type_.line_height(BOLD, frame.scale.text(22))
        if self._inside(y, line):
            frame.write(text, Rect(self._column.x, y, self._column.width, line), 22, GOLD, BOLD)
        return y + line + frame.px(4)

    def _inside(self, y: int, height: int) -> bool:
        return y >= self._room.y and y + height <= self._room.bottom

    def _lines(self, frame: Frame, y: int, title: str, lines: list[str]) -> int:
        y = self._heading(frame, y, title)
        line = type_.line_height(BOLD, frame.scale.text(20))
        for text in lines:
            if self._inside(y, line):
                frame.write(text, Rect(self._column.x, y, self._column.width, line), 20, LIGHT, free=True)
            y += line
        return y + frame.px(10)

    def _nothing(self, frame: Frame, y: int) -> int:
        line = type_.line_height(BOLD, frame.scale.text(20))
        if self._inside(y, line):
            frame.write(frame.words("player.nothing"), Rect(self._column.x, y, self._column.width, line), 20, MUTED)
        return y + line + frame.px(10)

    def _tokens(self, frame: Frame, y: int, title: str, tokens: list[Token]) -> int:
        y = self._heading(frame, y, title)
        if not tokens:
            return self._nothing(frame, y)
        side = frame.px(TOKEN)
        for number, place in enumerate(self._grid(frame, y, len(tokens), side, side)):
            definition = self.model.box.tokens[tokens[number]]
            if self._inside(place.y, place.height):
                frame.add(token_face(frame, definition, side), place.x, place.y)
                focus_ring(frame, ("token", number), place)
                frame.region(Region(("token", number), place, tip=zoom_tip_token(definition)))
        return self._below(frame, y, len(tokens), side, side)

    def _cards(self, frame: Frame, y: int, title: str, cards: list[Card]) -> int:
        y = self._heading(frame, y, title)
        counted = sorted(Counter(cards).items())
        if not counted:
            return self._nothing(frame, y)
        width, height = frame.px(PILE[0]), frame.px(PILE[1])
        for (card, n), place in zip(counted, self._grid(frame, y, len(counted), width, height), strict=True):
            definition = self.model.box.cards[card]
            if self._inside(place.y, place.height):
                frame.add(pile_card(frame, definition, width, n), place.x, place.y)
                region_id = ("card", title, card)
                focus_ring(frame, region_id, place)
                frame.region(Region(region_id, place, tip=zoom_tip_card(definition, "")))
        return self._below(frame, y, len(counted), width, height)

    def _columns(self, frame: Frame, width: int) -> int:
        return max(1, (self._column.width + frame.px(8)) // (width + frame.px(8)))

    def _grid(self, frame: Frame, y: int, count: int, width: int, height: int) -> list[Rect]:
        gap, columns = frame.px(8), self._columns(frame, width)
        return [
            Rect(self._column.x + i % columns * (width + gap), y + i // columns * (height + gap), width, height)
            for i in range(count)
        ]

    def _below(self, frame: Frame, y: int, count: int, width: int, height: int) -> int:
        rows = -(-count // self._columns(frame, width))
        return y + rows * (height + frame.px(8)) + frame.px(8)

    def wheel(self, wheel: Wheel) -> None:
        """Scroll."""
        self.offset = max(0, self.offset - wheel.notches * self.stage.scale.px(60))

    def key(self, key: Key) -> bool:
        """Page keys scroll."""
        steps = {"page up": -400, "page down": 400}
        if key.name not in steps:
            return False
        self.offset = max(0, self.offset + self.stage.scale.px(steps[key.name]))
        return True


def _fact(frame: Frame, cell: Rect, picture: str, n: int, word: str) -> None:
    """A figure beside its picture, over its word."""
    line = type_.line_height(BODY, frame.scale.text(18))
    upper = Rect(cell.x, cell.y, cell.width, cell.height - line)
    face = frame.pictures.master(picture)
    side = min(frame.px(42), upper.height)
    across = round(side * face.get_width() / face.get_height())
    frame.image(picture, Rect(cell.centerx - frame.px(6) - across, upper.centery - side // 2, across, side))
    frame.number(n, (cell.centerx + frame.px(20), upper.centery), 30)
    frame.write(word, Rect(cell.x, upper.bottom, cell.width, line), 18, MUTED, align="centre")
