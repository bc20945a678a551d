"""Which card is trashed: the cards to choose from, beside the chip or the pile that they are about."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from pygame import Rect

from game.rules import Action
from game.rules.ids import TRASH
from game.view import text as type_
from game.view.cards import pile_card, pile_size, zoom_tip_card
from game.view.colours import TITLE
from game.view.frame import Frame, Region
from game.view.placing import place_beside
from game.view.text import BOLD
from game.view.widgets import PANEL_EDGE, button, focus_ring, panel
from game.view.wording_questions import question_text

from .table_chips import chip_places, use_kept

if TYPE_CHECKING:
    from .table import TableScene

WIDTHS = (196, 160, 124)  # units of a card: the largest with which all fit
GAP, LABEL, FOOT = 8, 28, 56  # units


def draw_trash_choice(table: TableScene, frame: Frame) -> None:
    """The cards that may be trashed, each with where it lies and how often; a waiting trash may be put off."""
    waits = table.offers.question != "spring_trash"
    words, actions = frame.words, _choices(table)
    title = words("table.trash_which") if waits else question_text(words, table.state)
    foot = frame.px(FOOT) if waits else 0
    window = _window(table)
    card, columns = _measure(frame, len(actions), (window.width, window.height - foot))
    edge, gap = frame.px(PANEL_EDGE), frame.px(GAP)
    line = type_.line_height(BOLD, frame.scale.text(22))
    rows = -(-len(actions) // columns)
    across = max(columns * (card[0] + gap), type_.width(title, BOLD, frame.scale.text(22)) + gap)
    box = Rect(0, 0, min(across + 2 * edge, window.width), line + gap + rows * _step(frame, card) + foot + 2 * edge)
    hand = table.director.table.players[table.viewer].zones["hand"]
    own = [*table.layout.hand_places(len(hand)), table.layout.play, table.layout.deck, table.layout.discard]
    spared = [*frame.spared, *chip_places(table, frame), *own]
    place_beside(box, _subject(table, frame), window, gap, spared, anywhere=True)
    frame.spared.append(box)
    inner = panel(frame, box)
    frame.write(title, Rect(inner.x, inner.y, inner.width, line), 22, TITLE, BOLD, "centre")
    left = inner.centerx - min(columns, len(actions)) * (card[0] + gap) // 2
    for number, action in enumerate(actions):
        x, y = left + number % columns * (card[0] + gap), number // columns * _step(frame, card)
        _draw_card(table, frame, number, Rect((x, inner.y + line + gap + y), card), action)
    if waits:
        back = Rect(inner.centerx - frame.px(110), inner.bottom - frame.px(46), frame.px(220), frame.px(46))
        put_off = partial(use_kept, table, table.mode)
        button(frame, ("trash", "cancel"), back, words("table.cancel"), put_off, key="escape")


def _choices(table: TableScene) -> list[Action]:
    """One action for every card in every zone."""
    return list({_card_and_zone(action): action for action in reversed(table.offers.trashes)}.values())[::-1]


def _card_and_zone(action: Action) -> tuple[int, int]:
    return (action.b, action.c) if action.kind == TRASH else (action.a, action.b)


def _subject(table: TableScene, frame: Frame) -> Rect:
    """The chip that was clicked, or the discard pile."""
    kinds = [effect[0] for effect, _ in table.director.table.kept]
    if table.mode == "trash" and "trash" in kinds:
        return chip_places(table, frame)[kinds.index("trash")]
    return table.layout.discard


def _window(table: TableScene) -> Rect:
    """Where the choice may open: over the played cards, and where the hand was if it is empty."""
    layout = table.layout
    window = layout.free.union(layout.play)
    return window if table.offers.player.hand else window.union(layout.hand)


def _step(frame: Frame, card: tuple[int, int]) -> int:
    return card[1] + frame.px(LABEL + GAP)


def _measure(frame: Frame, count: int, room: tuple[int, int]) -> tuple[tuple[int, int], int]:
    """The size of a card and how many lie side by side."""
    edge, gap = frame.px(PANEL_EDGE), frame.px(GAP)
    height = room[1] - 2 * edge - gap - type_.line_height(BOLD, frame.scale.text(22))
    for units in WIDTHS:
        card = pile_size(frame.px(units))
        columns = max(1, min(count, (room[0] - 2 * edge) // (card[0] + gap)))
        if -(-count // columns) * _step(frame, card) <= height:
            break
    return card, columns


def _draw_card(table: TableScene, frame: Frame, number: int, rect: Rect, action: Action) -> None:
    card_id, zone = _card_and_zone(action)
    card, player = table.session.box.cards[card_id], table.offers.player
    count = (player.discard if zone else player.played).count(card_id)
    frame.add(pile_card(frame, card, rect.width, count if count > 1 else 0), rect.x, rect.y)
    label = Rect(rect.x, rect.bottom, rect.width, frame.px(LABEL))
    frame.write(frame.words("table.from_discard" if zone else "table.from_play"), label, 18, TITLE, align="centre")
    region_id = ("trash", number)
    focus_ring(frame, region_id, rect)
    frame.region(Region(region_id, rect, partial(table.do, action), tip=zoom_tip_card(card, "")))
