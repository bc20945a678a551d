"""Questions to the player: what is asked, and a button for every answer that is not given on the table itself."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pygame import Rect

from game.rules import Action
from game.rules.ids import TRASH
from game.view import text as type_
from game.view.cards import pile_card, zoom_tip_card
from game.view.colours import TITLE
from game.view.frame import Frame, Region
from game.view.text import BOLD
from game.view.widgets import button, enter_key, focus_ring, panel
from game.view.wording_actions import action_text
from game.view.wording_questions import question_text

if TYPE_CHECKING:
    from .table import TableScene

WIDTH, LINE = 640, 52


def draw_question(table: TableScene, frame: Frame) -> None:
    """The open question, above the hand and beside what it is about; tiles have their own panel."""
    offers = table.offers
    if not table.is_mine or not offers.question or offers.laying is not None or table.director.busy:
        return
    if offers.fresh:
        offers.fresh = False
        table.stage.pointing.focus = ("trash" if offers.trashes else "answer", 0)
    if offers.question == "spring_trash":
        draw_trash_choice(table, frame, question_text(frame.words, table.state))
        return
    text = question_text(frame.words, table.state)
    answers = offers.answers
    lines = len(type_.wrap(text, BOLD, frame.scale.text(22), frame.px(WIDTH - 80)))
    height = frame.px(52) + lines * type_.line_height(BOLD, frame.scale.text(22)) + len(answers) * frame.px(LINE)
    box = Rect(0, 0, frame.px(WIDTH), height)
    if offers.rooms or offers.cells:
        box.topright = table.layout.free.topright
    else:
        box.midbottom = table.layout.free.midbottom
    inner = panel(frame, box)
    used = frame.write(text, inner, 22, TITLE, BOLD, "centre", "top")
    for number, action in enumerate(answers):
        rect = Rect(inner.x, inner.y + used + frame.px(6) + number * frame.px(LINE), inner.width, frame.px(LINE - 4))
        _answer(table, frame, number, rect, action)


def _answer(table: TableScene, frame: Frame, number: int, rect: Rect, action: Action) -> None:
    label = action_text(frame.words, table.state, action)
    region_id = ("answer", number)
    button(frame, region_id, rect, label, lambda: _submit(table, action), key=enter_key(frame, region_id), size=20)


def draw_trash_choice(table: TableScene, frame: Frame, title: str) -> None:
    """The cards that may be trashed, each with where it lies."""
    actions = table.offers.trashes
    box = table.layout.free.inflate(-frame.px(20), 0)
    inner = panel(frame, box)
    used = frame.write(title, Rect(inner.x, inner.y, inner.width, frame.px(34)), 22, TITLE, BOLD, "centre", "top")
    width, height = table.layout.reserve[0].size
    step, line = width + frame.px(8), height + frame.px(30)
    columns = max(1, inner.width // step)
    for number, action in enumerate(actions):
        x = inner.x + (number % columns) * step
        y = inner.y + used + frame.px(8) + number // columns * line
        _trash_card(table, frame, number, Rect(x, y, width, height), action)


def _trash_card(table: TableScene, frame: Frame, number: int, rect: Rect, action: Action) -> None:
    card_id, zone = (action.b, action.c) if action.kind == TRASH else (action.a, action.b)
    card = table.session.box.cards[card_id]
    frame.add(pile_card(frame, card, rect.width, 0), rect.x, rect.y)
    where = frame.words("table.from_discard" if zone else "table.from_play")
    label = Rect(rect.x, rect.bottom, rect.width, frame.px(24))
    frame.write(where, label, 18, TITLE, align="centre")
    region_id = ("trash", number)
    focus_ring(frame, region_id, rect)
    frame.region(Region(region_id, rect, lambda: _submit(table, action), tip=zoom_tip_card(card, "")))


def _submit(table: TableScene, action: Action) -> None:
    table.submit(action)
