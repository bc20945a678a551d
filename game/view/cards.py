"""The faces of cards: small for row and hand, a mini for piles, and the whole card with its words.

Everything is composed once per size and language and remembered. A card's picture is `pictures/<slug>` if that file
exists, else the emblem of its kind.
"""

from __future__ import annotations

from collections.abc import Callable

from pygame import Rect, Surface

from game.rules.box import CardDef
from game.rules.ids import DEVICE, MONSTER

from . import text as type_
from .card_blank import ACROSS, BANDS, Bands, cloth, covering, full_blank, outer_frame, picture_of, sheet, window
from .card_icons import ICONS, Mark, draw_mark, draw_rows, mark_width, rows_of
from .card_words import Column, card_paragraphs, draw_column, fitted
from .colours import LIGHT, TITLE, Colour
from .frame import Frame
from .placing import place_beside
from .text import BODY, BOLD, DISPLAY
from .wording_effects import card_name

SMALL = (196, 250)  # units
PILE, BACK, PLAYED = (124, 120), 104, 88
ZOOM, INSPECT = 470, 620  # widths of the whole card: beside the pointer, pinned
RATIO = 1.4  # height of a whole card by its width; one with many words is a little taller
PAD_TOP, PAD_FOOT = 12, 16  # master pixels that stay free above and below the words
SHADE, SHADE_ALPHA = (6, 5, 9), 72  # over a card that cannot be had now
RIBBON_EDGE = 24  # units beside the words on the ribbon under a card
LEAST_PICTURE = 200  # master pixels of a picture between banner and rim


def small_size(width: int) -> tuple[int, int]:
    """The size of a small card of a width."""
    return width, round(width * SMALL[1] / SMALL[0])


def pile_size(width: int) -> tuple[int, int]:
    """The size of a pile's card of a width."""
    return width, round(width * PILE[1] / PILE[0])


def back_size(width: int) -> tuple[int, int]:
    """The size of a card's back of a width."""
    return width, round(width * RATIO)


# --- small parts -----------------------------------------------------------------------------------------------


def write_title(frame: Frame, text: str, rect: Rect, size: float, colour: Colour = TITLE) -> None:
    """A name in the display face, or in a narrower one where a long word needs it."""
    least, px = frame.scale.text(), frame.scale.text(size)
    fitting = (face for face in (DISPLAY, BOLD) if not type_.fit(text, face, px, least, rect.size).cut)
    face = next(fitting, BODY)
    frame.write(text, rect, size, colour, face, "centre", outline=True)


def _points(card: CardDef) -> str:
    """What stands on the points badge; points that depend on something say so."""
    if card.points:
        return str(card.points)
    if not card.score:
        return ""
    return f"{card.score[2]}?" if card.score[0] == "if" else f"×{card.score[2]}"


def _has_badge(card: CardDef) -> bool:
    return bool(_points(card)) and card.kind not in (DEVICE, MONSTER)


def _draw_points(frame: Frame, card: CardDef, centre: tuple[float, float], side: int) -> None:
    if _has_badge(card):
        figure = _points(card)
        frame.icon("icons/points", centre, side)
        frame.number(figure, centre, max(18, side / frame.scale.unit * (0.46 if len(figure) == 1 else 0.36)))


def _draw_price(frame: Frame, card: CardDef, centre: tuple[float, float], side: int) -> None:
    """The price in skill or swords around a point."""
    if card.cost:
        frame.icon("icons/price_swords" if card.kind == MONSTER else "icons/price_skill", centre, side)
        frame.number(card.cost, (centre[0], centre[1] - side * 0.04), side / frame.scale.unit * 0.5)


def _draw_extra_price(frame: Frame, card: CardDef, right: tuple[float, float], side: int) -> None:
    """What is paid on top of the price, left of a point."""
    if card.price:
        mark = Mark(ICONS[card.price[0]], str(card.price[1]))
        draw_mark(frame, mark, right[0] - mark_width(frame, mark, side), right[1], side, TITLE, outline=True)


def _warnings(card: CardDef) -> list[str]:
    marks = (("icons/dragon", card.dragon), ("icons/danger", card.danger))
    return [icon for icon, there in marks if there]


# --- the small card --------------------------------------------------------------------------------------------


def small_card(frame: Frame, card: CardDef, width: int, shaded: bool = False) -> Surface:
    """The card of row and hand: name, picture, what it does in icons, kind, price, points, dragon and danger.

    A shaded one cannot be had now.
    """
    size = small_size(width)

    def paint(part: Frame) -> None:
        _paint_small(part, card, Rect(0, 0, *size))
        if shaded:
            _shade(part, size)

    return frame.painted(("small card", card.slug, shaded), size, paint)


def _shade(frame: Frame, size: tuple[int, int]) -> None:
    frame.fill(Rect(0, 0, *size), SHADE, SHADE_ALPHA, frame.px(14))


def _paint_small(frame: Frame, card: CardDef, rect: Rect) -> None:
    unit = rect.width / SMALL[0]
    factor = unit * 0.3

    def place(x: float, y: float, across: float, down: float) -> Rect:
        return Rect(round(x * unit), round(y * unit), round(across * unit), round(down * unit))

    outer_frame(frame, card.kind, rect, factor)
    window(frame, card.kind, picture_of(card), place(10, 44, 176, 100), factor)
    sheet(frame, card.kind, place(10, 135, 176, 78), factor)
    banner = place(7, 7, 182, 50)
    cloth(frame, card.kind, banner)
    write_title(frame, card_name(frame.words, card), place(15, 7, 166, 50), 20)
    rows = rows_of(card)
    draw_rows(frame, rows, place(17, 139, 162, 65), 42)
    for number, icon in enumerate(_warnings(card)):
        frame.icon(icon, (29 * unit, (76 + 36 * number) * unit), round(40 * unit))
    if rows:
        _draw_points(frame, card, (164 * unit, 78 * unit), round(50 * unit))
    else:  # its points are all that it does
        _draw_points(frame, card, (98 * unit, 173 * unit), round(66 * unit))
    _draw_price(frame, card, (166 * unit, 222 * unit), round(50 * unit))
    _draw_extra_price(frame, card, (186 * unit, (120 if card.cost else 225) * unit), round(38 * unit))
    kind = frame.words(f"kind.{card.tag or card.kind}")
    starter = not (card.cost or card.price)
    frame.write(kind, place(14, 211, 168 if starter else 127, 33), 18, LIGHT, BODY, "centre" if starter else "left")


# --- the card of a pile ----------------------------------------------------------------------------------------


def pile_card(
    frame: Frame, card: CardDef, width: int, count: int, shaded: bool = False, height: int | None = None
) -> Surface:
    """A mini: name, what it does, price, and how many are left; a count of 0 is not shown.

    Without a height it has the shape of a card on a pile; it may be wider.
    """
    size = pile_size(width) if height is None else (width, height)

    def paint(part: Frame) -> None:
        _paint_pile(part, card, Rect(0, 0, *size), count)
        if shaded:
            _shade(part, size)

    return frame.painted(("pile card", card.slug, count, shaded), size, paint)


def played_card(frame: Frame, card: CardDef, size: tuple[int, int]) -> Surface:
    """The smallest card that still says what it is: its name over what it does."""
    return frame.painted(("played card", card.slug), size, lambda part: _paint_played(part, card, Rect(0, 0, *size)))


def _paint_played(frame: Frame, card: CardDef, rect: Rect) -> None:
    unit = rect.height / PLAYED
    factor = unit * 0.2
    outer_frame(frame, card.kind, rect, factor)
    edge, foot = round(5 * unit), round(rect.height - 7 * unit)
    band = Rect(edge, round(4 * unit), rect.width - 2 * edge, round(48 * unit))
    words = Rect(edge, band.bottom - round(5 * unit), rect.width - 2 * edge, foot - band.bottom + round(7 * unit))
    sheet(frame, card.kind, words, factor)
    cloth(frame, card.kind, band)
    write_title(frame, card_name(frame.words, card), band, 18)
    draw_rows(frame, rows_of(card), words.inflate(-round(8 * unit), -round(6 * unit)), 32)


def discarded_card(frame: Frame, card: CardDef, width: int) -> Surface:
    """The card on top of a discard pile: its picture and what it does, as large as a back."""
    size = back_size(width)

    def paint(part: Frame) -> None:
        inner = outer_frame(part, card.kind, Rect(0, 0, *size), width / BACK * 0.2)
        middle = inner.y + round(inner.height * 0.6)
        window(
            part, card.kind, picture_of(card), Rect(inner.x, inner.y, inner.width, middle - inner.y), width / BACK * 0.2
        )
        words = Rect(inner.x, middle - round(width * 0.03), inner.width, inner.bottom - middle)
        sheet(part, card.kind, words, width / BACK * 0.2)
        draw_rows(part, rows_of(card), words.inflate(-round(width * 0.08), -round(width * 0.06)), 34)

    return frame.painted(("discarded card", card.slug), size, paint)


def _paint_pile(frame: Frame, card: CardDef, rect: Rect, count: int) -> None:
    unit = rect.height / PILE[1]
    across = rect.width / unit
    factor = unit * 0.24

    def place(x: float, y: float, across: float, down: float) -> Rect:
        return Rect(round(x * unit), round(y * unit), round(across * unit), round(down * unit))

    outer_frame(frame, card.kind, rect, factor)
    sheet(frame, card.kind, place(6, 45, across - 12, 42), factor)
    cloth(frame, card.kind, place(5, 4, across - 10, 48))
    write_title(frame, card_name(frame.words, card), place(6, 4, across - 12, 47), 19)
    draw_rows(frame, rows_of(card), place(10, 51, across - 20, 34), 34)
    _draw_price(frame, card, ((across - 21) * unit, 98 * unit), round(40 * unit))
    _draw_extra_price(frame, card, ((across - (44 if card.cost else 6)) * unit, 99 * unit), round(30 * unit))
    _draw_points(frame, card, ((across / 2 + 1) * unit, 100 * unit), round(38 * unit))
    if count:
        frame.number(f"×{count}", (25 * unit, 100 * unit), 20, LIGHT)


# --- the whole card --------------------------------------------------------------------------------------------


def full_card(frame: Frame, card: CardDef, width: int) -> Surface:
    """The complete card with its words, at any width from 220 pixels; `full_size` tells how tall it is."""
    words = _column(frame, card, width)
    bands = _bands(frame, card, width, words.height)
    size = (width, bands.height)

    def paint(part: Frame) -> None:
        _paint_full(part, card, width, bands, words)

    return frame.painted(("full card", card.slug), size, paint)


def full_size(frame: Frame, card: CardDef, width: int) -> tuple[int, int]:
    """The size of a whole card of a width."""
    return width, _bands(frame, card, width, _column(frame, card, width).height).height


def _column(frame: Frame, card: CardDef, width: int) -> Column:
    """The words of a card: large if they fit on the usual parchment, else smaller, else with a longer parchment."""
    least = frame.scale.text()
    px = max(least, round(width * 0.056))
    room = round(width * 582 / ACROSS), round(width * 330 / ACROSS)
    return fitted(card_paragraphs(frame.words, card), px, max(least, round(width * 0.043)), room)


def _title_size(frame: Frame, card: CardDef, width: int) -> tuple[int, int]:
    """The room of the name: one line, or more for a name that is too long for it."""
    factor = width / ACROSS
    across = round((440 if _has_badge(card) else 560) * factor)
    least = frame.scale.text()
    lines = type_.wrap(card_name(frame.words, card), BOLD, least, across)
    needed = len(lines) * type_.line_height(BOLD, least) if len(lines) > 1 else 0
    return across, max(round(72 * factor), needed)


def _bands(frame: Frame, card: CardDef, width: int, words: int) -> Bands:
    """Where the parts of the card lie: the parchment takes what its words need, the picture what is left."""
    factor = width / ACROSS
    banner = round(BANDS.banner * factor) + _title_size(frame, card, width)[1] - round(72 * factor)
    rim = round((BANDS.plate - BANDS.window) * factor)
    plate = max(round(52 * factor), type_.line_height(BODY, frame.scale.text()) + round(14 * factor))
    usual = round((BANDS.foot - BANDS.sheet) * factor)
    parchment = max(usual, words + round((PAD_TOP + PAD_FOOT) * factor))
    bottom = round((BANDS.height - BANDS.foot) * factor)
    least = banner + round(LEAST_PICTURE * factor) + rim + plate + parchment + bottom
    height = max(round(width * RATIO), least)
    sheet = height - bottom - parchment
    return Bands(banner, sheet - plate - rim, sheet - plate, sheet, height - bottom, height)


def _paint_full(frame: Frame, card: CardDef, width: int, bands: Bands, words: Column) -> None:
    factor = width / ACROSS
    unit = frame.scale.unit
    top = round(104 * factor)
    size = (round(660 * factor), bands.plate - top)
    frame.add(covering(frame.pictures, picture_of(card), size), round(45 * factor), top)
    frame.add(full_blank(frame.pictures, card.kind, width, bands), 0, 0)
    title = Rect((0, round(42 * factor)), _title_size(frame, card, width))
    title.centerx = round((345 if _has_badge(card) else 375) * factor)
    write_title(frame, card_name(frame.words, card), title, 60 * factor / unit)
    plate = Rect(round(185 * factor), bands.plate + round(10 * factor), round(380 * factor), 0)
    plate.height = bands.sheet - bands.plate - round(14 * factor)
    kind = frame.words(f"kind.{card.tag or card.kind}")
    frame.write(kind, plate, max(18.0, 28 * factor / unit), TITLE, BOLD, "centre")
    upper, lower = bands.sheet + round(PAD_TOP * factor), bands.foot - round(PAD_FOOT * factor)
    parchment = Rect(round(84 * factor), upper, round(582 * factor), lower - upper)
    parchment.y += max(0, parchment.height - words.height) // 2
    draw_column(frame, words, parchment)
    _draw_corners(frame, card, width, bands.height)


def _draw_corners(frame: Frame, card: CardDef, width: int, height: int) -> None:
    """Points, resources, warnings and price, on the edges of a whole card."""
    factor = width / ACROSS
    _draw_points(frame, card, (664 * factor, 84 * factor), round(154 * factor))
    resources = (("skill", card.skill), ("swords", card.swords), ("boots", card.boots))
    side = round(100 * factor)
    for number, (name, n) in enumerate([resource for resource in resources if resource[1]]):
        draw_mark(frame, Mark(ICONS[name], str(n)), 8 * factor, (205 + 98 * number) * factor, side, TITLE, outline=True)
    for number, icon in enumerate(_warnings(card)):
        frame.icon(icon, ((86 + 112 * number) * factor, height - 66 * factor), round(112 * factor))
    _draw_price(frame, card, (656 * factor, height - 68 * factor), round(132 * factor))
    right = (590 if card.cost else 715) * factor
    _draw_extra_price(frame, card, (right, height - 64 * factor), round(100 * factor))


# --- backs and zooms -------------------------------------------------------------------------------------------


def card_back(frame: Frame, width: int) -> Surface:
    """The back of the players' cards."""
    return frame.pictures.image("cards/back", back_size(width))


def dungeon_back(frame: Frame, width: int) -> Surface:
    """The back of the dungeon deck."""
    return frame.pictures.image("cards/dungeon_back", back_size(width))


def zoom_tip_card(card: CardDef, why: str = "") -> Callable[[Frame, Rect], None]:
    """A tip that shows the whole card beside what is pointed at; `why` it cannot be had hangs from its lower edge."""

    def draw(frame: Frame, beside: Rect) -> None:
        width = frame.px(ZOOM)
        face = full_card(frame, card, width)
        ribbon, lap = (_ribbon_height(frame, why, width), frame.px(8)) if why else (0, 0)
        box = Rect(0, 0, width, face.get_height() + ribbon - lap)
        place_beside(box, beside, frame.rect, frame.px(12), frame.spared)
        frame.add(face, box.x, box.y)
        if why:
            _draw_ribbon(frame, why, Rect(box.x, box.bottom - ribbon, width, ribbon))

    return draw


def _ribbon_height(frame: Frame, text: str, width: int) -> int:
    px = frame.scale.text(22)
    lines = type_.wrap(text, BOLD, px, width - 2 * frame.px(RIBBON_EDGE))
    return len(lines) * type_.line_height(BOLD, px) + frame.px(30)


def _draw_ribbon(frame: Frame, text: str, rect: Rect) -> None:
    frame.skin("leather_danger", rect)
    frame.write(text, rect.inflate(-2 * frame.px(RIBBON_EDGE) + 2, 0), 22, TITLE, BOLD, "centre")
