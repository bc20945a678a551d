"""Where F1 opens the rules: the topic of everything that lies on the table."""

from __future__ import annotations

from game.rules import State
from game.rules.box import CardDef, TokenDef
from game.rules.ids import DEVICE, MONSTER, RESERVE, Room

CARD_KINDS = {MONSTER: "monster", DEVICE: "device", RESERVE: "reserve"}
PILES = {
    "artifact": "artifact",
    "monkey_idol": "shrine",
    "mastery": "leaving",
    "prisoner": "prisoners",
    "market": "market",
    "tiles": "discover",
    "ghost": "ghosts",
}
SECRETS = ("treasure", "dragon_egg", "magic_spring", "puzzle_box", "catacombs_map", "discount_coupon")
ROOMS = ("market", "wayshrine", "cave", "shrine", "crypt")


def card_topic(card: CardDef) -> str:
    """The topic of a card."""
    return CARD_KINDS.get(card.kind, "cards")


def token_topic(token: TokenDef) -> str:
    """The topic of a token: its own if it has one, that of its pile otherwise."""
    if token.slug in SECRETS:
        return token.slug
    return "potion" if token.slug.startswith("potion") else pile_topic(token.pile)


def pile_topic(pile: str) -> str:
    """The topic of a pile of the bank."""
    return PILES.get(pile, "tokens")


def room_topic(state: State, room: Room) -> str:
    """The topic of a room: what lies there, what it is, or how to get there."""
    here = state.dungeon.room(room)
    if state.artifacts_in(room):
        return "artifact"
    return next((name for name in ROOMS if getattr(here, name)), here.feature or "movement")
