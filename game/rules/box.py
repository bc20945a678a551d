"""What a game is played with: the definitions of cards, tokens and tiles, and the Box that holds them.

A Box is static: it is built once by `game.box`, shared by every state and never cloned.
"""

from __future__ import annotations

import hashlib
from typing import Any, NamedTuple

from .actions import Action
from .effects import DISTURBING, Condition, Effect, Effects, Score
from .ids import ACQUIRE, CARD, DEVICE, FIGHT, MONSTER, ROW_SIZE, STARTER, USE, Card, Token
from .tiles import TileDef, tile_digest


class CardDef(NamedTuple):
    """One card. `gain` is its ACQUIRE, USE or DEFEAT text; `price` is paid on top of `cost`; a `ward` stops a ghost."""

    slug: str
    kind: str
    cost: int = 0
    copies: int = 1
    points: int = 0
    tag: str = ""
    skill: int = 0
    swords: int = 0
    boots: int = 0
    play: Effects = ()
    gain: Effects = ()
    arrive: Effects = ()
    score: Score = ()
    price: tuple[str, int] | None = None
    where: tuple[str, ...] = ()  # counters of places, one of which must not be 0 (R4.7)
    needs: str = ""  # pile of the state that must not be empty
    danger: bool = False
    dragon: bool = False
    ward: bool = False
    set: str = "catacombs"


class TokenDef(NamedTuple):
    """One kind of token. `pile` is where it lies at the start, `counts` the counters that it adds one to."""

    slug: str
    pile: str
    copies: int = 1
    points: int = 0
    counts: tuple[str, ...] = ()
    take: Effects = ()
    use: Effects = ()
    keep: bool = True
    score: Score = ()
    item: str = ""  # market only: which item it is; crowns of all values are one item
    need: Condition = ()


MOST_REMEMBERED = 2000  # rows, or stocks of the reserve

Offer = tuple[int, Action, Card]  # cost, what gets it, the card
RowOffers = tuple[list[Offer], list[Offer], list[Offer]]  # cards to acquire, devices to use, monsters to fight


class Box:
    """The cards, tokens and tiles of one game, with the look-up tables that the rules need all the time."""

    def __init__(self, cards: tuple[CardDef, ...], tokens: tuple[TokenDef, ...], tiles: tuple[TileDef, ...]) -> None:
        self.cards = cards
        self.tokens = tokens
        self.tiles = tiles
        self.card_ids: dict[str, Card] = _index([c.slug for c in cards])
        self.token_ids: dict[str, Token] = _index([t.slug for t in tokens])
        self.tile_ids: dict[str, int] = _index([t.slug for t in tiles])
        self.reserve: tuple[Card, ...] = tuple(i for i, c in enumerate(cards) if c.set == "reserve")
        self.items: tuple[str, ...] = tuple(dict.fromkeys(t.item for t in tokens if t.pile == "market"))
        self.how_gained = tuple(_GAINED_BY.get(c.kind, ACQUIRE) for c in cards)
        self._slot_offers = tuple(
            tuple((c.cost, Action(how, slot), i) for slot in range(ROW_SIZE + len(self.reserve)))
            for i, (c, how) in enumerate(zip(cards, self.how_gained, strict=True))
        )
        self._row_offers: dict[tuple[Card, ...], RowOffers] = {}
        self._reserve_offers: dict[tuple[int, ...], RowOffers] = {}
        self.special = tuple(bool(c.price or c.where or c.needs or _disturbs(c.gain)) for c in cards)
        self.play_disturbs = tuple(_disturbs(c.play) for c in cards)
        self.gain_disturbs = tuple(_disturbs(c.gain) for c in cards)
        self.counting: dict[str, frozenset[Token]] = _counting(tokens)
        self.wards = frozenset(i for i, c in enumerate(cards) if c.ward)
        self.digest = _digest(cards, tokens, tiles)
        dungeon = [i for i, c in enumerate(cards) if c.kind in (CARD, DEVICE, MONSTER) and c.set != "reserve"]
        self._dungeon_deck = _copies(dungeon, cards)
        self._starting_deck = _copies([i for i, c in enumerate(cards) if c.kind == STARTER], cards)
        piles = {token.pile: [i for i, t in enumerate(tokens) if t.pile == token.pile] for token in tokens}
        self._piles = {name: _copies(kinds, tokens) for name, kinds in piles.items()}

    def starting_deck(self) -> tuple[Card, ...]:
        """The ten cards every player starts with (R2.8)."""
        return self._starting_deck

    def dungeon_deck(self) -> tuple[Card, ...]:
        """Every card that goes into the dungeon deck (R2.7), not shuffled."""
        return self._dungeon_deck

    def pile(self, name: str) -> tuple[Token, ...]:
        """Every token that starts in the pile `name`, in the order of the box."""
        return self._piles[name]

    def row_offers(self, row: tuple[Card, ...]) -> RowOffers:
        """What a row has to offer; remembered for the rows seen lately."""
        found = self._row_offers.get(row)
        if found is None:
            if len(self._row_offers) > MOST_REMEMBERED:
                self._row_offers.clear()
            found = self._row_offers[row] = self._offers(row, 0)
        return found

    def reserve_offers(self, left: tuple[int, ...]) -> RowOffers:
        """What the reserve has to offer with so many cards left in its piles; remembered as well."""
        found = self._reserve_offers.get(left)
        if found is None:
            if len(self._reserve_offers) > MOST_REMEMBERED:
                self._reserve_offers.clear()
            piles = tuple([card if n else -1 for card, n in zip(self.reserve, left, strict=True)])
            found = self._reserve_offers[left] = self._offers(piles, ROW_SIZE)
        return found

    def _offers(self, cards: tuple[Card, ...], slot: int) -> RowOffers:
        acquire: list[Offer] = []
        use: list[Offer] = []
        fight: list[Offer] = []
        by_kind = {ACQUIRE: acquire, USE: use, FIGHT: fight}
        for card in cards:
            if card >= 0:
                by_kind[self.how_gained[card]].append(self._slot_offers[card][slot])
            slot += 1
        return acquire, use, fight


_GAINED_BY = {DEVICE: USE, MONSTER: FIGHT}


def _copies(numbers: list[int], kinds: tuple[CardDef, ...] | tuple[TokenDef, ...]) -> tuple[int, ...]:
    return tuple(number for number in numbers for _ in range(kinds[number].copies))


def _index(slugs: list[str]) -> dict[str, int]:
    found: dict[str, int] = {}
    for number, slug in enumerate(slugs):
        if slug in found:
            raise ValueError(f"{slug}: twice in the box")
        found[slug] = number
    return found


def _counting(tokens: tuple[TokenDef, ...]) -> dict[str, frozenset[Token]]:
    names = {name for t in tokens for name in t.counts}
    return {name: frozenset(i for i, t in enumerate(tokens) if name in t.counts) for name in names}


def _disturbs(effects: Any) -> bool:
    """Whether the effects move a pawn, lay a tile or reveal a row card at once (R6.4)."""
    if not isinstance(effects, tuple) or not effects:
        return False
    return effects[0] in DISTURBING or any(_disturbs(part) for part in effects)


def _digest(cards: tuple[CardDef, ...], tokens: tuple[TokenDef, ...], tiles: tuple[TileDef, ...]) -> str:
    content = repr((cards, tokens, [(tile.slug, tile_digest(tile)) for tile in tiles]))
    return hashlib.blake2b(content.encode(), digest_size=8).hexdigest()


__all__ = ["Box", "CardDef", "Effect", "Effects", "TokenDef"]
