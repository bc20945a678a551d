"""Questions to the player: what is asked, and a button for every answer that is not given on the table itself."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pygame import Rect

from game.rules import Action
from game.view import text as type_
from game.view.board import pawn_rect
from game.view.cards import small_card, small_size
from game.view.colours import GOLD, TITLE
from game.view.frame import Frame
from game.view.placing import SIDES, place_beside
from game.view.text import BOLD
from game.view.widgets import PANEL_EDGE, button, enter_key, panel
from game.view.wording_actions import action_text
from game.view.wording_questions import question_text

from .table_trash import draw_trash_choice

if TYPE_CHECKING:
    from .table import TableScene

LEAST, MOST, LINE = 360, 640, 52  # units: how wide a question is, and the height of an answer
ABOUT_DECK = "to_deck_top"


def draw_question(table: TableScene, frame: Frame) -> None:
    """The open question beside what it is about; tiles have their own panel."""
    offers = table.offers
    if not table.is_mine or offers.laying is not None or table.director.busy:
        return
    if offers.question and offers.fresh:
        offers.fresh = False
        table.stage.pointing.focus = _first_answer(table)
    if offers.question == "spring_trash" or table.mode == "trash":
        draw_trash_choice(table, frame)
    elif offers.question:
        _draw_plain(table, frame)


def _first_answer(table: TableScene) -> tuple[str, object]:
    """Where the keyboard begins to answer: a button, or a thing on the table."""
    offers = table.offers
    if offers.trashes:
        return "trash", 0
    if offers.answers:
        return "answer", 0
    if offers.hand_answers:
        hand = table.director.table.players[table.viewer].zones["hand"]
        return "hand", min(hand.index(card) for card in offers.hand_answers)
    for kind, things in (("slot", offers.slots), ("room", offers.rooms), ("cell", offers.cells)):
        if things:
            return kind, min(things)
    return "answer", 0


def _draw_plain(table: TableScene, frame: Frame) -> None:
    """What is asked, and the answers one below the other."""
    answers = [(action, action_text(frame.words, table.state, action)) for action in table.offers.answers]
    text, card = question_text(frame.words, table.state), _card_size(table, frame)
    px, edge = frame.scale.text(22), frame.px(PANEL_EDGE)
    longest = max([type_.width(text, BOLD, px)] + [type_.width(a, BOLD, px) + frame.px(150) for _, a in answers])
    width = min(max(longest, frame.px(LEAST)), frame.px(MOST))
    asked = len(type_.wrap(text, BOLD, px, width)) * type_.line_height(BOLD, px)
    height = max(asked + frame.px(6) + len(answers) * frame.px(LINE), card[1])
    box = Rect(0, 0, width + card[0] + 2 * edge, height + 2 * edge)
    subject, sides = _subject(table)
    free = table.layout.free
    window = free.union(subject) if card[0] else free  # it may cover played cards, but not what it is about
    hand = table.director.table.players[table.viewer].zones["hand"]
    spared = frame.spared + table.layout.hand_places(len(hand))
    place_beside(box, subject, window, frame.px(14), spared, sides, anywhere=True)
    frame.spared.append(box)
    inner = panel(frame, box)
    if card[0]:
        _draw_source(table, frame, inner, card)
        inner = Rect(inner.x + card[0], inner.y, inner.width - card[0], inner.height)
    frame.write(text, inner, 22, TITLE, BOLD, "centre", "top")
    for number, (action, label) in enumerate(answers):
        top = inner.y + asked + frame.px(6) + number * frame.px(LINE)
        _answer(table, frame, number, Rect(inner.x, top, inner.width, frame.px(LINE - 4)), action, label)


def _subject(table: TableScene) -> tuple[Rect, tuple[str, ...]]:
    """What the question is about, and on which sides of it the question may open."""
    offers, layout = table.offers, table.layout
    if offers.slots:
        return layout.row[0].unionall(layout.row[1:]), ("below",)
    if offers.question == ABOUT_DECK:
        return layout.deck.union(layout.discard), ("above", "left")
    if offers.question == "market_gift":
        return layout.bank, ("left",)
    if offers.rooms or offers.cells:
        return pawn_rect(table.camera, table.board_view, table.viewer), SIDES
    return (layout.hand if offers.hand_answers else layout.play), ("above",)


def _card_size(table: TableScene, frame: Frame) -> tuple[int, int]:
    """The room for the card that is put somewhere, with a gap at its right; none if no card is."""
    if table.offers.question != ABOUT_DECK:
        return 0, 0
    width, height = small_size(table.layout.card[0])
    return width + frame.px(16), height


def _draw_source(table: TableScene, frame: Frame, inner: Rect, size: tuple[int, int]) -> None:
    """The card that the question is about, and a ring around the pile that it would go to."""
    card = table.session.box.cards[table.state.stack[-1].source]
    frame.add(small_card(frame, card, table.layout.card[0]), inner.x, inner.y)
    deck = table.layout.deck
    frame.ring(deck.inflate(frame.px(10), frame.px(10)), GOLD, max(2, frame.px(3)), frame.px(14))


def _answer(table: TableScene, frame: Frame, number: int, rect: Rect, action: Action, label: str) -> None:
    region_id = ("answer", number)
    button(frame, region_id, rect, label, lambda: table.do(action), key=enter_key(frame, region_id), size=20)
