"""Everything public about one player: loot, marked wayshrines, discard pile and played cards."""

from __future__ import annotations

from collections import Counter

from pygame import Rect

from game.rules.ids import Card, Seat, Token
from game.view import text as type_
from game.view.cards import pile_card, zoom_tip_card
from game.view.colours import GOLD, LIGHT, MUTED, SEAT_LIGHT
from game.view.frame import Frame, Region
from game.view.inputs import Key, Wheel
from game.view.model import TableModel
from game.view.text import BOLD, DISPLAY
from game.view.token_faces import token_face, zoom_tip_token
from game.view.widgets import button, dim, focus_ring, panel
from game.view.wording_places import room_name

from .base import Scene, Stage

PILE, TOKEN = (124, 121), 72  # units


class PlayerScene(Scene):
    """A sheet over the table; wheel and Page keys scroll it."""

    see_through = True

    def __init__(self, stage: Stage, model: TableModel, seat: Seat) -> None:
        super().__init__(stage)
        self.model = model
        self.seat = seat
        self.offset = 0
        self._room = Rect(0, 0, 0, 0)

    def build(self, frame: Frame) -> None:
        """Draw the sheet."""
        dim(frame)
        frame.region(Region("outside", frame.rect, self.stage.pop, focus=False))
        box = Rect(0, 0, min(frame.px(1240), frame.rect.width), min(frame.px(880), frame.rect.height))
        box.center = frame.rect.center
        inner = panel(frame, box)
        self._draw_head(frame, Rect(inner.x, inner.y, inner.width, frame.px(72)))
        foot = Rect(inner.centerx - frame.px(130), inner.bottom - frame.px(52), frame.px(260), frame.px(52))
        self._room = Rect(inner.x, inner.y + frame.px(78), inner.width, foot.y - inner.y - frame.px(86))
        end = self._draw_body(frame, self._room.y - self.offset)
        most = max(0, end + self.offset - self._room.bottom)
        self.offset = min(self.offset, most)
        button(frame, "close", foot, frame.words("confirm.back"), self.stage.pop, key="escape")

    def _draw_head(self, frame: Frame, rect: Rect) -> None:
        colour = self.model.colours[self.seat]
        frame.icon(f"pawns/{colour}", (rect.x + frame.px(36), rect.centery), frame.px(72))
        name = Rect(rect.x + frame.px(84), rect.y, rect.width // 2, rect.height)
        frame.write(self.model.names[self.seat], name, 38, SEAT_LIGHT[colour], DISPLAY, outline=True, free=True)
        seen = self.model.shown.players[self.seat]
        deck = len(seen.zones["deck"])
        figures = (("gold", seen.gold), ("lockpick", seen.lockpick), ("clank", seen.noise), ("deck", deck))
        for number, (icon, n) in enumerate(figures):
            x = rect.right - frame.px(110) * (len(figures) - number)
            frame.icon(f"icons/{icon}", (x + frame.px(24), rect.centery), frame.px(44))
            frame.number(n, (x + frame.px(68), rect.centery), 30)

    def _draw_body(self, frame: Frame, y: int) -> int:
        """The sections one under the other; returns where they end."""
        words, seen = frame.words, self.model.shown.players[self.seat]
        y = self._tokens(frame, y, words("player.tokens"), [*seen.artifacts, *seen.tokens])
        places = [room_name(words, self.model.state.dungeon, room) for room in seen.marks]
        y = self._lines(frame, y, words("player.marks", n=len(places)), places)
        y = self._cards(frame, y, words("player.played"), seen.zones["play"])
        return self._cards(frame, y, words("player.discard", n=len(seen.zones["discard"])), seen.zones["discard"])

    def _heading(self, frame: Frame, y: int, text: str) -> int:
        line = type_.line_height(BOLD, frame.scale.text(22))
        if self._inside(y, line):
            frame.write(text, Rect(self._room.x, y, self._room.width, line), 22, GOLD, BOLD)
        return y + line + frame.px(4)

    def _inside(self, y: int, height: int) -> bool:
        return y >= self._room.y and y + height <= self._room.bottom

    def _lines(self, frame: Frame, y: int, title: str, lines: list[str]) -> int:
        y = self._heading(frame, y, title)
        line = type_.line_height(BOLD, frame.scale.text(20))
        for text in lines:
            if self._inside(y, line):
                frame.write(text, Rect(self._room.x, y, self._room.width, line), 20, LIGHT, free=True)
            y += line
        return y + frame.px(10)

    def _nothing(self, frame: Frame, y: int) -> int:
        line = type_.line_height(BOLD, frame.scale.text(20))
        if self._inside(y, line):
            frame.write(frame.words("player.nothing"), Rect(self._room.x, y, self._room.width, line), 20, MUTED)
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
        return max(1, (self._room.width + frame.px(8)) // (width + frame.px(8)))

    def _grid(self, frame: Frame, y: int, count: int, width: int, height: int) -> list[Rect]:
        gap, columns = frame.px(8), self._columns(frame, width)
        return [
            Rect(self._room.x + i % columns * (width + gap), y + i // columns * (height + gap), width, height)
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
