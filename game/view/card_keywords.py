"""Which words of a card or token deserve an explanation: its keywords, read off its data."""

from __future__ import annotations

from typing import Any, NamedTuple

from game.rules.box import CardDef, TokenDef
from game.strings import Words

from .card_icons import ARRIVED, GAINED, ICONS
from .wording import card_text, token_text

ORDER = (
    *("starter", "reserve", "card", "companion", "gem", "device", "monster"),
    *("artifact", "monkey_idol", "mastery", "market", "major", "minor", "prisoner"),
    *("dragon", "danger", "acquire", "use", "defeat", "arrive", "points", "maybe", "choice"),
    *("skill", "swords", "boots", "gold", "lockpick", "draw", "clank", "quiet", "heal", "rage", "ghost", "teleport"),
    *("trash", "discard", "secret", "prisoners", "tiles", "cave", "wayshrine", "row", "cubes", "potion", "crowns"),
)
PICTURES = {
    "starter": "icons/starter_card",
    "reserve": "icons/reserve_card",
    "card": "icons/blue_card",
    "companion": "icons/companion",
    "gem": "icons/gem",
    "device": "icons/gear",
    "monster": "icons/price_swords",
    "artifact": "icons/artifact",
    "monkey_idol": "icons/monkey_idol",
    "mastery": "icons/mastery",
    "market": "icons/market",
    "major": "icons/secret_major",
    "minor": "icons/secret_minor",
    "prisoner": "icons/prisoner",
    "dragon": "icons/dragon",
    "danger": "icons/danger",
    "acquire": GAINED,
    "use": "icons/play",
    "defeat": "icons/sword",
    "arrive": ARRIVED,
    "points": "icons/points",
    "maybe": "icons/question",
    "choice": "icons/choose",
    "quiet": "icons/clank",
    "ghost": "icons/ghost",
    "teleport": "icons/teleport",
    "trash": "icons/trash",
    "discard": "icons/discard",
    "secret": "icons/secret_minor",
    "prisoners": "icons/prisoner",
    "tiles": "icons/turn_tile",
    "cave": "icons/crystal_cave",
    "wayshrine": "icons/wayshrine",
    "row": "icons/row",
    "cubes": "cubes/black",
    "potion": "icons/health",
    "crowns": "tokens/crown_10",
}
_OF_EFFECT = {
    "others_clank": "clank",
    "everyone_clank": "clank",
    "hurt": "heal",
    "teleport_now": "teleport",
    "trash_this": "trash",
    "spring": "trash",
    "discard_for": "discard",
    "minor_secret": "secret",
    "major_secret": "secret",
    "free_prisoners": "prisoners",
    "freed": "prisoners",
    "raise_tile": "tiles",
    "map_tile": "tiles",
    "turn_alone": "tiles",
    "flip_tiles": "tiles",
    "caves_do_not_stop": "cave",
    "in_cave": "cave",
    "project": "wayshrine",
    "marked": "wayshrine",
    "in_wayshrine": "wayshrine",
    "wayshrines": "wayshrine",
    "replace_row_card": "row",
    "steal_row_card": "row",
    "return_cubes": "cubes",
    "market_gift": "market",
    "in_market": "market",
    "flute": "market",
    "when": "maybe",
    "per": "maybe",
    "choose": "choice",
    "choose_or_all": "choice",
    "idols": "monkey_idol",
    "artifacts": "artifact",
    "masteries": "mastery",
}


class Keyword(NamedTuple):
    """A word with its picture and what it means."""

    picture: str
    title: str
    text: str


def card_keywords(words: Words, card: CardDef) -> list[Keyword]:
    """The keywords of a card, in a fixed order."""
    names = {card.tag or card.kind, *(section.kind for section in card_text(words, card))}
    names |= {name for name in ("skill", "swords", "boots", "dragon", "danger") if getattr(card, name)}
    names |= {"ghost"} if card.ward else set()
    names |= _names((card.play, card.gain, card.arrive, card.score, card.where, card.price))
    return _keywords(words, names)


def token_keywords(words: Words, token: TokenDef) -> list[Keyword]:
    """The keywords of a token."""
    names = {token.pile, *(section.kind for section in token_text(words, token))} - {"points"}
    return _keywords(words, names | _names((token.take, token.use, token.score, token.need)))


def _names(data: Any) -> set[str]:
    """Every name inside effects, conditions and points that has an explanation."""
    if isinstance(data, str):
        name = _OF_EFFECT.get(data, data)
        return {name} if name in ORDER else set()
    if not isinstance(data, tuple):
        return set()
    if data[:1] == ("clank",) and len(data) == 2 and isinstance(data[1], int) and data[1] < 0:
        return {"quiet"}
    return {name for part in data for name in _names(part)}


def _keywords(words: Words, names: set[str]) -> list[Keyword]:
    return [
        Keyword(PICTURES.get(name) or ICONS[name], words(f"keyword.{name}.title"), words(f"keyword.{name}.text"))
        for name in ORDER
        if name in names
    ]
