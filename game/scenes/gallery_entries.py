"""What the gallery shows: every card, tile, token, symbol and picture with its words, and the search through them."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple
from unicodedata import combining, normalize

from game.box import build_box
from game.rules.box import CardDef, TokenDef
from game.rules.tiles import RoomDef, TileDef
from game.strings import Words
from game.view.colours import SEAT_COLOURS
from game.view.wording import Section, card_text, token_text
from game.view.wording_effects import card_name, token_name
from game.view.wording_places import room_title, tile_name

from .gallery_symbols import EMBLEMS, FRAMES, PICTURES, SYMBOLS

TABS = ("all", "cards", "tiles", "tokens", "symbols", "pictures")
_ROOM_FLAGS = ("crypt", "shrine", "market", "wayshrine", "cave")


class Symbol(NamedTuple):
    """One or more pictures that mean one thing."""

    pictures: tuple[str, ...]
    text: str


class Entry(NamedTuple):
    """One thing of the gallery: `lines` are its words, `found_by` all that the search looks through."""

    tab: str
    name: str
    thing: CardDef | TileDef | TokenDef | Symbol
    lines: tuple[str, ...]
    found_by: str


def all_entries(words: Words) -> list[Entry]:
    """Everything there is, in the order of the tabs."""
    box = build_box(promos=True)
    cards = [_piece(words, "cards", card_name(words, card), card, card_text(words, card)) for card in box.cards]
    tiles = [_entry("tiles", tile_name(words, tile), tile, tile_lines(words, tile)) for tile in box.tiles]
    tokens = [_piece(words, "tokens", token_name(words, t), t, token_text(words, t)) for t in box.tokens]
    return [*cards, *tiles, *tokens, *_symbols(words), *_pictures(words)]


def matching(entries: Iterable[Entry], tab: str, search: str) -> list[Entry]:
    """The entries of a tab that hold every word of the search, whatever its case and accents."""
    wanted = plain(search).split()
    return [entry for entry in entries if tab in ("all", entry.tab) and all(word in entry.found_by for word in wanted)]


def plain(text: str) -> str:
    """A text without case and accents."""
    return "".join(char for char in normalize("NFKD", text) if not combining(char)).casefold()


def tile_lines(words: Words, tile: TileDef) -> list[str]:
    """What kind of tile it is, and what its rooms hold."""
    lines = [words(f"gallery.zone.{tile.zone}")]
    lines += [words("gallery.haunted")] if tile.haunted else []
    lines += [words("gallery.portals", n=tile.portals)] if tile.portals else []
    return lines + [_room_line(words, room) for room in tile.rooms]


def _room_line(words: Words, room: RoomDef) -> str:
    held = [words(f"gallery.room.{flag}") for flag in _ROOM_FLAGS if getattr(room, flag)]
    held += [words(f"gallery.room.{room.feature}")] if room.feature else []
    held += [words(f"gallery.room.artifact_{room.artifact}")] if room.artifact >= 0 else []
    held += [words(f"gallery.room.{room.reward}", n=room.gold)] if room.reward else []
    what = words.join(held) if held else words("gallery.room.nothing")
    return words("gallery.room.line", room=room_title(words, room), what=what)


def box_lines(words: Words, thing: CardDef | TokenDef) -> list[str]:
    """How many of it are in the box, and whether it is a promo."""
    promo = isinstance(thing, CardDef) and thing.set == "promo"
    return [words("gallery.copies", n=thing.copies), *([words("gallery.promo")] if promo else [])]


def _symbols(words: Words) -> list[Entry]:
    """Icons and the dragon's pieces by what they stand for; then the pieces of the six colours."""
    found = [_worded(words, "symbols", f"gallery.symbol.{name}", pictures) for name, pictures in SYMBOLS.items()]
    return found + [_colour(words, colour) for colour in SEAT_COLOURS]


def _pictures(words: Words) -> list[Entry]:
    """All other art; emblems and frames by the kind of card they belong to."""
    found = [_worded(words, "pictures", f"gallery.picture.{name}", pictures) for name, pictures in PICTURES.items()]
    for name, folder, kinds in (("emblem", "emblems", EMBLEMS), ("frame", "cards", FRAMES)):
        key = f"gallery.picture.{name}"
        found += [_worded(words, "pictures", key, (f"{folder}/{kind}",), words(f"kind.{kind}")) for kind in kinds]
    return found


def _worded(words: Words, tab: str, key: str, pictures: tuple[str, ...], kind: str = "") -> Entry:
    text = words(f"{key}.text")
    return _entry(tab, words(f"{key}.title", kind=kind), Symbol(pictures, text), [text])


def _colour(words: Words, colour: str) -> Entry:
    text = words(f"gallery.colour.{colour}")
    pictures = (f"pawns/{colour}", f"cubes/{colour}", f"marks/{colour}")
    return _entry("symbols", words(f"colour.{colour}"), Symbol(pictures, text), [text])


def _piece(words: Words, tab: str, name: str, thing: CardDef | TokenDef, told: list[Section]) -> Entry:
    return _entry(tab, name, thing, [*_lines(told), *box_lines(words, thing)])


def _entry(tab: str, name: str, thing: CardDef | TileDef | TokenDef | Symbol, lines: Iterable[str]) -> Entry:
    lines = tuple(lines)
    return Entry(tab, name, thing, lines, plain(" ".join((name, *lines))))


def _lines(sections: list[Section]) -> list[str]:
    return [text for section in sections for text in (section.title, *section.lines)]
