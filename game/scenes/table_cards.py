"""The cards of the table: Dungeon Row and reserve at the top, hand, play area and piles at the bottom."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import TYPE_CHECKING

import pygame
from pygame import Rect

from game.rules import Action, CardDef
from game.rules.ids import PLAY, ROW_SIZE, Card
from game.view.cards import card_back, dungeon_back, pile_card, small_card, zoom_tip_card
from game.view.colours import GOLD, LIGHT, MUTED, TITLE
from game.view.frame import Frame, Region
from game.view.layout import spread
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
    frame.number(shown.dungeon_deck, rect.center, 40, TITLE)
    frame.region(Region(("dungeon_deck", 0), rect, tip=frame.words("table.dungeon_deck", n=shown.dungeon_deck)))
    below = Rect(rect.x, rect.bottom + frame.px(6), rect.width, table.layout.row[0].bottom - rect.bottom - frame.px(6))
    trash = shown.trash + shown.dungeon_discard
    _pile_button(table, frame, ("gone", 0), below, frame.words("table.gone", n=len(trash)), trash, "table.gone_title")


def _pile_button(
    table: TableScene, frame: Frame, region_id: tuple[str, int], rect: Rect, label: str, cards: list[Card], title: str
) -> None:
    """A pile that can be looked through."""
    frame.fill(rect, (16, 12, 16), 190, frame.px(10))
    colour = TITLE if frame.is_hot(region_id) else LIGHT
    frame.write(label, rect.inflate(-frame.px(10), -frame.px(6)), 18, colour, BOLD, "centre")
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
    places = table.scenery.hand_places(len(hand))
    if table.viewer < 0:
        back = card_back(frame, table.layout.deck.width)
        for place in places:
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
    rect = place.move(0, -frame.px(22) if hot else 0)
    definition = table.session.box.cards[card]
    offered = table.is_mine and (card in table.offers.plays or card in table.offers.hand_answers)
    frame.add(small_card(frame, definition, rect.width, not offered), rect.x, rect.y)
    if card in table.offers.hand_answers:
        frame.ring(rect.inflate(frame.px(6), frame.px(6)), GOLD, max(2, frame.px(3)), frame.px(16))
    if number < 9:
        _number_cap(frame, rect, number + 1)
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


def _number_cap(frame: Frame, rect: Rect, number: int) -> None:
    cap = Rect(0, 0, frame.px(28), frame.px(28))
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
    """The upper part of every played card, side by side."""
    cards = _without(played, [c for zone, c in _pairs(table) if zone == "play"])
    area, width = table.layout.play, table.layout.card[0]
    if cards:
        frame.skin("slot", area.inflate(frame.px(10), frame.px(8)))
    for number, (card, x) in enumerate(zip(cards, spread(area, width, len(cards), frame.px(6)), strict=True)):
        definition = table.session.box.cards[card]
        rect = Rect(x, area.y, width, area.height)
        face = small_card(frame, definition, width)
        part = Rect(0, 0, width, min(area.height, face.get_height()))
        key = ("played", definition.slug, part.size, frame.scale, frame.words.language)
        frame.add(frame.pictures.made(key, lambda f=face, p=part: f.subsurface(p).copy()), x, area.y)  # type: ignore[misc]
        focus_ring(frame, ("played", number), rect)
        region = Region(("played", number), rect)
        _card_region(table, frame, region, definition, None, lambda: "")


def _draw_piles(table: TableScene, frame: Frame, owner: int) -> None:
    zones = table.director.table.players[owner].zones
    layout, words = table.layout, frame.words
    deck, discard = layout.deck, layout.discard
    if zones["deck"]:
        frame.add(card_back(frame, deck.width), deck.x, deck.y)
    else:
        frame.skin("slot", deck)
    frame.number(len(zones["deck"]), deck.center, 36, TITLE)
    _look_through(table, frame, ("deck", owner), deck, sorted(zones["deck"]), words("table.deck", n=len(zones["deck"])))
    frame.skin("slot", discard)
    pile = _without(zones["discard"], [c for zone, c in _pairs(table) if zone == "discard"])
    if pile:
        frame.icon("icons/discard", discard.center, frame.px(64))
    frame.number(len(pile), discard.center, 36, TITLE)
    _look_through(table, frame, ("discard", owner), discard, pile, words("table.discard", n=len(pile)))


def _look_through(
    table: TableScene, frame: Frame, region_id: tuple[str, int], rect: Rect, cards: list[Card], tip: str
) -> None:
    stage = table.stage
    focus_ring(frame, region_id, rect)
    if table.viewer < 0:
        return
    faces = [table.session.box.cards[card] for card in cards]
    frame.region(Region(region_id, rect, lambda: stage.push(CardListScene(stage, tip, faces)), tip=tip))
