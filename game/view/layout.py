"""Where everything lies on the table: pure geometry, from the size of the window and the number of seats.

The dungeon fills the window; what is laid out here floats over its edges. Wide windows have a column on the right over
the whole height; where the Dungeon Row needs that room, the column begins below it and is packed tighter.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import pairwise

from pygame import Rect

from game.rules.ids import ROW_SIZE

from .scale import Scale

CARD = (196, 250)  # a card of the row or the hand, in units
PILE = (124, 121)  # a pile of the reserve
BACK = (104, 146)  # a deck or discard pile
GAP, EDGE = 8, 10
STRIP_WIDTH, SIDE_WIDTH, LOW_SIDE_WIDTH = 300, 284, 306
POOLS_HEIGHT = 226
PLAYED = (124, 88)  # a card that was played; wider where there is room
LEAST_HAND_CARD = 0.88  # of the width of a card, and of a card that must be seen: else there are two rows of minis
TURN_BUTTON = 70  # the height of a button with its key below the word


@dataclass(frozen=True)
class TableLayout:
    """Rects in pixels."""

    reserve: tuple[Rect, ...]
    dungeon_deck: Rect
    row: tuple[Rect, ...]
    strips: tuple[Rect, ...]
    pools: Rect
    hand: Rect  # the area in which the hand is spread
    play: Rect
    deck: Rect
    discard: Rect
    buttons: Rect  # menu, rules, log
    rage: Rect
    clank: Rect
    bag: Rect
    bank: Rect
    log: Rect
    undo: Rect  # undo, redo, play all
    end_turn: Rect
    free: Rect  # what no panel covers

    @property
    def card(self) -> tuple[int, int]:
        """The size of a card of the row."""
        return self.row[0].size

    @property
    def above_hand(self) -> Rect:
        """Where a card of the hand is let go to be played: the middle of the window, over hand and under row."""
        return Rect(self.free.x, self.free.y, self.free.width, self.hand.y - self.free.y)

    @property
    def own_side(self) -> Rect:
        """Where a card of the row is let go to be taken: the lower part of the window, from hand to piles."""
        top = self.free.y + self.free.height // 3
        return Rect(self.pools.x, top, self.discard.right - self.pools.x, self.hand.bottom - top)

    @property
    def _gap(self) -> int:
        return max(2, self.row[1].x - self.row[0].right)

    def hand_places(self, count: int) -> list[Rect]:
        """Where the cards of a hand of so many lie, left to right: whole, smaller, or as minis in two rows."""
        area, gap, (width, height) = self.hand, self._gap, self.card
        fitting = (area.width + gap) // max(1, count) - gap
        across = min(width, max(fitting, round(width * LEAST_HAND_CARD)))
        if (area.width - across) >= across * LEAST_HAND_CARD * (count - 1):
            down = round(height * across / width)
            return [Rect(x, area.bottom - down, across, down) for x in spread(area, across, count, gap)]
        least, down = self.reserve[0].size
        upper = -(-count // 2)
        across = max(least, min(round(width * LEAST_HAND_CARD), (area.width + gap) // upper - gap))
        rows = [(area.y, upper), (area.bottom - down, count - upper)]
        return [Rect(x, y, across, down) for y, n in rows for x in spread(area, across, n, gap)]

    def is_mini(self, place: Rect) -> bool:
        """Whether a place of the hand is for a mini, not for a card with its picture."""
        return place.height < self.card[1] * 0.6

    def play_places(self, count: int) -> list[Rect]:
        """Where so many played cards lie in the strip above the hand."""
        least = round(self.play.height * PLAYED[0] / PLAYED[1])
        width = max(least, min(round(self.card[0] * 0.8), (self.play.width + self._gap) // max(1, count) - self._gap))
        return [Rect(x, self.play.y, width, self.play.height) for x in spread(self.play, width, count, self._gap)]


class _Units:
    """Rects from units."""

    def __init__(self, scale: Scale) -> None:
        self.scale = scale
        self.width = scale.width / scale.unit
        self.height = scale.height / scale.unit

    def rect(self, x: float, y: float, width: float, height: float) -> Rect:
        px = self.scale.px
        left, top = px(x), px(y)
        return Rect(left, top, px(x + width) - left, px(y + height) - top)


def table_layout(scale: Scale, seats: int) -> TableLayout:
    """The layout of the table for a window."""
    units = _Units(scale)
    reserve, dungeon_deck, row = _top(units)
    side = _side(units)
    side_left = units.width - _side_width(units) - EDGE
    piles_left = side_left - 2 * (BACK[0] + GAP)
    hand_left = EDGE + STRIP_WIDTH + GAP
    hand_top = units.height - CARD[1] - 6
    play_top = hand_top - PLAYED[1] - 6
    hand_width = piles_left - GAP - hand_left
    band = CARD[1] + 2 * EDGE
    return TableLayout(
        reserve=reserve,
        dungeon_deck=dungeon_deck,
        row=row,
        strips=_strips(units, seats),
        pools=units.rect(EDGE, units.height - POOLS_HEIGHT - EDGE, STRIP_WIDTH, POOLS_HEIGHT),
        hand=units.rect(hand_left, hand_top, hand_width, CARD[1]),
        play=units.rect(hand_left, play_top, hand_width, PLAYED[1]),
        deck=units.rect(piles_left, units.height - BACK[1] - EDGE, *BACK),
        discard=units.rect(piles_left + BACK[0] + GAP, units.height - BACK[1] - EDGE, *BACK),
        buttons=side["buttons"],
        rage=side["rage"],
        clank=side["clank"],
        bag=side["bag"],
        bank=side["bank"],
        log=side["log"],
        undo=side["undo"],
        end_turn=side["end_turn"],
        free=units.rect(hand_left, band, side_left - GAP - hand_left, play_top - GAP - band),
    )


def _top(units: _Units) -> tuple[tuple[Rect, ...], Rect, tuple[Rect, ...]]:
    """The reserve, the deck and the Dungeon Row; a wide window puts them in the middle."""
    taken = 2 * (PILE[0] + GAP) + BACK[0] + 2 * GAP + 6 * (CARD[0] + GAP) - GAP
    room = units.width - 2 * EDGE - (SIDE_WIDTH + GAP if _tall_side(units) else 0)
    x = EDGE + max(0.0, (room - taken) / 2)
    piles = [(x + i % 2 * (PILE[0] + GAP), EDGE + i // 2 * (PILE[1] + GAP)) for i in range(4)]
    x += 2 * (PILE[0] + GAP)
    deck = units.rect(x, EDGE, *BACK)
    x += BACK[0] + 2 * GAP
    reserve = tuple(units.rect(*pile, *PILE) for pile in piles)
    row = tuple(units.rect(x + i * (CARD[0] + GAP), EDGE, *CARD) for i in range(ROW_SIZE))
    return reserve, deck, row


def _side_width(units: _Units) -> int:
    """Below the row there is room for a wider column, where words are larger beside shapes."""
    return SIDE_WIDTH if _tall_side(units) else LOW_SIDE_WIDTH


def _tall_side(units: _Units) -> bool:
    return units.width >= 1912 and units.height >= 1070


def _side(units: _Units) -> dict[str, Rect]:
    """The column on the right, from the top down; the log takes what is left."""
    width = _side_width(units)
    x = units.width - width - EDGE
    tall = _tall_side(units)
    y: float = EDGE if tall else CARD[1] + 2 * EDGE
    found: dict[str, Rect] = {}

    def block(name: str, height: float) -> None:
        nonlocal y
        found[name] = units.rect(x, y, width, height)
        y += height + GAP

    block("buttons", TURN_BUTTON if tall else 62)
    block("rage", 112)
    if tall:
        block("clank", 112)
        block("bag", 150)
    else:
        half = (width - GAP) / 2
        found["clank"] = units.rect(x, y, half, 124)
        found["bag"] = units.rect(x + half + GAP, y, half, 124)
        y += 124 + GAP
    block("bank", 190 if tall else 160)
    end_top = units.height - EDGE - 78
    undo_top = end_top - GAP - TURN_BUTTON
    found["log"] = units.rect(x, y, width, max(0.0, undo_top - GAP - y))
    found["undo"] = units.rect(x, undo_top, width, TURN_BUTTON)
    found["end_turn"] = units.rect(x, end_top, width, 78)
    return found


def _strips(units: _Units, seats: int) -> tuple[Rect, ...]:
    top = CARD[1] + 2 * EDGE
    room = units.height - POOLS_HEIGHT - 2 * EDGE - top
    height = min(122.0, room / seats - 6)
    return tuple(units.rect(EDGE, top + i * (height + 6), STRIP_WIDTH, height) for i in range(seats))


def side_by_side(area: Rect, gap: int, shares: Sequence[int]) -> list[Rect]:
    """An area parted into places beside each other, as wide as their shares."""
    room, whole = area.width - gap * (len(shares) - 1), sum(shares)
    lefts = [room * sum(shares[:i]) // whole for i in range(len(shares) + 1)]
    return [
        Rect(area.x + left + i * gap, area.y, right - left, area.height)
        for i, (left, right) in enumerate(pairwise(lefts))
    ]


def spread(area: Rect, width: int, count: int, gap: int) -> list[int]:
    """The left edges of `count` things side by side in the middle of an area, overlapping if they must."""
    if count == 0:
        return []
    step = min(width + gap, (area.width - width) / max(1, count - 1))
    left = area.x + (area.width - width - step * (count - 1)) / 2
    return [round(left + i * step) for i in range(count)]
