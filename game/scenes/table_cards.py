"""The cards of the table: Dungeon Row and reserve at the top, hand, play area and piles at the bottom."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import TYPE_CHECKING

import pygame
from pygame import Rect

from game.rules import Action, CardDef
from game.rules import events as ev
from game.rules.ids import PLAY, ROW_SIZE, Card
from game.view import text as type_
from game.view.cards import (
    card_back,
    discarded_card,
    dungeon_back,
    pile_card,
    played_card,
    small_card,
    zoom_tip_card,
)
from game.view.colours import GOLD, MUTED, TITLE
from game.view.frame import Frame, Region
from game.view.text import BOLD
from game.view.widgets import focus_ring

from .inspect import CardListScene, InspectScene
from .topics import card_topic

if TYPE_CHECKING:
    from .table import TableScene


# --- row and reserve -------------------------------------------------------------------------------------------


def draw_row(table: TableScene, frame: Frame) -> None:
    """The six cards of the row, the piles of the reserve, and the deck."""
    shown, box = table.director.table, table.session.box
    hidden = table.director.hidden
    for slot, card in enumerate(shown.row):
        rect = table.layout.row[slot]
        if card < 0 or ("row", slot) in hidden:
            frame.skin("slot", rect)
        else:
            face = small_card(frame, box.cards[card], rect.width, not _is_offered(table, slot))
            _offered_card(table, frame, slot, card, rect, face)
    frame.close_gaps(table.layout.row)
    for pile, card in enumerate(box.reserve):
        rect, slot = table.layout.reserve[pile], ROW_SIZE + pile
        face = pile_card(frame, box.cards[card], rect.width, shown.reserve[pile], not _is_offered(table, slot))
        _offered_card(table, frame, slot, card, rect, face)
    _draw_dungeon_deck(table, frame)


def _is_offered(table: TableScene, slot: int) -> bool:
    return table.is_mine and slot in table.offers.slots


def _draw_dungeon_deck(table: TableScene, frame: Frame) -> None:
    rect, shown = table.layout.dungeon_deck, table.director.table
    frame.add(dungeon_back(frame, rect.width), rect.x, rect.y)
    _count_badge(frame, rect, shown.dungeon_deck)
    frame.region(Region(("dungeon_deck", 0), rect, tip=frame.words("table.dungeon_deck", n=shown.dungeon_deck)))
    below = Rect(rect.x, rect.bottom + frame.px(6), rect.width, table.layout.row[0].bottom - rect.bottom - frame.px(6))
    trash = shown.trash + shown.dungeon_discard
    _pile_button(table, frame, ("gone", 0), below, frame.words("table.gone", n=len(trash)), trash, "table.gone_title")


def _pile_button(
    table: TableScene, frame: Frame, region_id: tuple[str, int], rect: Rect, label: str, cards: list[Card], title: str
) -> None:
    """A pile that can be looked through: a few backs, askew, over its name."""
    frame.skin("button_plain_hover" if frame.is_hot(region_id) else "button_plain_normal", rect)
    line = type_.line_height(BOLD, frame.scale.text())
    back = dungeon_back(frame, frame.px(30))
    middle = rect.centerx - back.get_width() // 2, (rect.y + rect.bottom - line - back.get_height()) // 2
    for number in range(min(3, len(cards))):
        frame.add(back, middle[0] + frame.px(9 * number - 9), middle[1] - frame.px(number), 120)
    name = Rect(rect.x, rect.bottom - line - frame.px(9), rect.width, line)
    frame.write(label, name.inflate(-frame.px(16), 0), 18, TITLE, BOLD, "centre")
    focus_ring(frame, region_id, rect)

    def look() -> None:
        stage = table.stage
        stage.push(CardListScene(stage, stage.words(title), [table.session.box.cards[card] for card in cards]))

    frame.region(Region(region_id, rect, look))


def _offered_card(table: TableScene, frame: Frame, slot: int, card: Card, rect: Rect, face: pygame.Surface) -> None:
    """A card that can be had, lit if it is within reach; otherwise dimmer, with the reason."""
    offered = _is_offered(table, slot)
    region_id = ("slot", slot)
    lift = frame.px(6) if frame.is_hot(region_id) else 0
    frame.add(face, rect.x, rect.y + lift)
    if offered:
        frame.ring(rect.inflate(frame.px(6), frame.px(6)).move(0, lift), GOLD, max(2, frame.px(3)), frame.px(16))
    focus_ring(frame, region_id, rect)
    _card_region(
        table,
        frame,
        Region(region_id, rect, drag=region_id if offered else None),
        table.session.box.cards[card],
        (lambda: click_slot(table, slot)) if offered else None,
        lambda: _why_not_slot(table, slot, card),
    )


def _card_region(
    table: TableScene,
    frame: Frame,
    region: Region,
    card: CardDef,
    do: Callable[[], None] | None,
    why: Callable[[], str],
) -> None:
    """Make a card pointable: click does it, hover zooms it, right click pins it."""
    stage = table.stage
    region.do = do
    region.why = why() if do is None and frame.is_hot(region.id) else ""
    region.tip = zoom_tip_card(card, region.why)
    region.look = lambda: stage.push(InspectScene(stage, card))
    region.topic = card_topic(card)
    frame.region(region)


def _why_not_slot(table: TableScene, slot: int, card: Card) -> str:
    return table.why(Action(table.session.box.how_gained[card], slot))


def click_slot(table: TableScene, slot: int) -> None:
    """Acquire, use or fight what lies in a slot, or answer with it."""
    action = table.offers.slots.get(slot)
    if action is not None:
        table.submit(action)


# --- hand, play area, piles ------------------------------------------------------------------------------------


def draw_hand(table: TableScene, frame: Frame) -> None:
    """The play area, the hand and the piles of the player at the screen; backs while nobody is."""
    shown = table.director.table
    owner = table.viewer if table.viewer >= 0 else shown.seat
    zones = shown.players[owner].zones
    _draw_played(table, frame, shown.players[shown.seat].zones["play"])
    hand = _without(zones["hand"], [c for zone, c in _pairs(table) if zone == "hand"])
    places = table.layout.hand_places(len(hand))
    frame.close_gaps(places)
    if table.viewer < 0:
        for place in places:
            back = card_back(frame, min(place.width, table.layout.deck.width))
            frame.add(back, place.centerx - back.get_width() // 2, place.bottom - back.get_height())
    else:
        _draw_open_hand(table, frame, hand, places)
    _draw_piles(table, frame, owner)


def _pairs(table: TableScene) -> list[tuple[str, int]]:
    return [name for name in table.director.hidden if isinstance(name, tuple) and len(name) == 2]


def _without(cards: list[Card], gone: list[Card]) -> list[Card]:
    return sorted((Counter(cards) - Counter(gone)).elements())


def _draw_open_hand(table: TableScene, frame: Frame, hand: list[Card], places: list[Rect]) -> None:
    hot = next((i for i in range(len(hand)) if frame.is_hot(("hand", i))), -1)
    order = [i for i in range(len(hand)) if i != hot] + ([hot] if hot >= 0 else [])
    dragged = table.pointer.drag.region.id if table.pointer.drag is not None else None
    for number in order:
        if dragged != ("hand", number):
            _draw_hand_card(table, frame, number, hand[number], places[number], number == hot)


def _draw_hand_card(table: TableScene, frame: Frame, number: int, card: Card, place: Rect, hot: bool) -> None:
    region_id = ("hand", number)
    mini = table.layout.is_mini(place)
    rect = place.move(0, -frame.px(8 if mini else 22) if hot else 0)
    definition = table.session.box.cards[card]
    offered = table.is_mine and (card in table.offers.plays or card in table.offers.hand_answers)
    face = pile_card(frame, definition, rect.width, 0, not offered, rect.height) if mini else None
    frame.add(face or small_card(frame, definition, rect.width, not offered), rect.x, rect.y)
    if offered:
        frame.ring(rect.inflate(frame.px(6), frame.px(6)), GOLD, max(2, frame.px(3)), frame.px(16))
    if number < 9:
        _number_cap(frame, rect, number + 1, mini)
    focus_ring(frame, region_id, rect)
    reach = Rect(place.x, rect.y, place.width, place.bottom - rect.y)
    _card_region(
        table,
        frame,
        Region(region_id, reach, drag=("hand", card)),
        definition,
        (lambda: click_hand(table, card)) if offered else None,
        lambda: table.why(Action(PLAY, card)),
    )


def _number_cap(frame: Frame, rect: Rect, number: int, mini: bool) -> None:
    """The key of a card: above its name, or on a mini where a pile has its number."""
    cap = Rect(0, 0, frame.px(28), frame.px(28))
    if mini:
        cap.bottomleft = (rect.x + frame.px(9), rect.bottom - frame.px(7))
    else:
        cap.midtop = (rect.centerx, rect.y - frame.px(12))
    frame.fill(cap, (16, 12, 16), 220, frame.px(8))
    frame.write(str(number), cap, 18, MUTED, BOLD, "centre", free=True)


def click_hand(table: TableScene, card: Card) -> None:
    """Play a card of the hand, or answer with it."""
    action = table.offers.hand_answers.get(card) or table.offers.plays.get(card)
    if action is not None and table.is_mine:
        table.submit(action)
    else:
        table.stage.say(table.why(Action(PLAY, card)))


def play_number(table: TableScene, number: int) -> None:
    """Play the card with that number, counted from the left."""
    if table.viewer < 0:
        return
    table.director.finish()
    hand = table.director.table.players[table.viewer].zones["hand"]
    if number <= len(hand):
        click_hand(table, hand[number - 1])


def _draw_played(table: TableScene, frame: Frame, played: list[Card]) -> None:
    """Every card that was played, small and whole, on a ground as wide as they are."""
    cards = _without(played, [c for zone, c in _pairs(table) if zone == "play"])
    if not cards:
        return
    places = table.scenery.play_places(len(cards))
    frame.skin("slot", places[0].unionall(places).inflate(frame.px(14), frame.px(8)))
    hot = next((i for i in range(len(cards)) if frame.is_hot(("played", i))), 0)
    for number in [*range(hot), *range(len(cards) - 1, hot - 1, -1)]:
        definition, rect = table.session.box.cards[cards[number]], places[number]
        frame.add(_played_face(table, frame, definition, rect), rect.x, rect.y)
        focus_ring(frame, ("played", number), rect)
        _card_region(table, frame, Region(("played", number), rect), definition, None, lambda: "")


def _played_face(table: TableScene, frame: Frame, card: CardDef, place: Rect) -> pygame.Surface:
    if place.y == table.layout.play.y:
        return played_card(frame, card, place.size)
    mini = table.layout.is_mini(place)
    return pile_card(frame, card, place.width, 0, height=place.height) if mini else small_card(frame, card, place.width)


def _draw_piles(table: TableScene, frame: Frame, owner: int) -> None:
    """Deck and discard pile; between two players both show backs."""
    zones = table.director.table.players[owner].zones
    layout, words = table.layout, frame.words
    deck, discard = layout.deck, layout.discard
    back = card_back(frame, deck.width)
    pile = _without(zones["discard"], [c for zone, c in _pairs(table) if zone == "discard"])
    for rect, cards in ((deck, zones["deck"]), (discard, pile)):
        frame.skin("slot", rect)
        if cards:
            face = back
            if rect is discard and table.viewer >= 0:
                top = table.session.box.cards[_top_of(table, owner, pile)]
                face = discarded_card(frame, top, discard.width)
            frame.add(face, rect.x, rect.y)
        _count_badge(frame, rect, len(cards))
    _look_through(table, frame, ("deck", owner), deck, sorted(zones["deck"]), words("table.deck", n=len(zones["deck"])))
    _look_through(table, frame, ("discard", owner), discard, pile, words("table.discard", n=len(pile)))


def _top_of(table: TableScene, owner: int, pile: list[Card]) -> Card:
    """The card that went to a discard pile last; after a game was loaded nobody knows, and any of them will do."""
    for step in reversed(table.session.steps):
        for event in reversed(step.events):
            if (
                isinstance(event, ev.CardMoved)
                and event.seat == owner
                and event.dst == "discard"
                and event.card in pile
            ):
                return event.card
    return pile[-1]


def _count_badge(frame: Frame, rect: Rect, count: int) -> None:
    """How many cards a pile has, on a plate in its upper corner."""
    badge = Rect(0, 0, frame.px(44), frame.px(36))
    badge.topright = (rect.right - frame.px(5), rect.y + frame.px(5))
    frame.fill(badge, (12, 8, 10), 225, frame.px(12))
    frame.number(count, badge.center, 26, TITLE if count else MUTED)


def _look_through(
    table: TableScene, frame: Frame, region_id: tuple[str, int], rect: Rect, cards: list[Card], tip: str
) -> None:
    stage = table.stage
    focus_ring(frame, region_id, rect)
    if table.viewer < 0:
        return
    faces = [table.session.box.cards[card] for card in cards]
    frame.region(Region(region_id, rect, lambda: stage.push(CardListScene(stage, tip, faces)), tip=tip))
