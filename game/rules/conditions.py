"""Counters that conditions, "for each" and points look at. A condition holds while all its counters are high enough."""

from __future__ import annotations

from collections.abc import Callable

from .effects import Condition
from .ids import COMPANION, GEM, Card
from .state import Player, State

Counter = Callable[[State, Player, Card], int]


def holds(s: State, p: Player, given: Condition, source: Card = -1) -> bool:
    """Whether a condition is true now."""
    return all(COUNTERS[name](s, p, source) >= least for name, least in given)


def count(s: State, p: Player, name: str, source: Card = -1) -> int:
    """The value of a counter now."""
    return COUNTERS[name](s, p, source)


def own_cards(p: Player) -> tuple[Card, ...]:
    """Every card a player owns (R13.1)."""
    return p.deck + p.hand + p.played + p.discard


def _tokens(name: str) -> Counter:
    def counter(s: State, p: Player, source: Card) -> int:
        counting = s.box.counting.get(name, frozenset())
        return sum(token in counting for token in p.tokens)

    return counter


def _companions(s: State, p: Player, source: Card) -> int:
    """Companions in the play area other than the card that asks (R15.4)."""
    cards = s.box.cards
    return sum(cards[c].tag == COMPANION for c in p.played) - (source in p.played and cards[source].tag == COMPANION)


def _tomes(s: State, zones: tuple[Card, ...]) -> int:
    return zones.count(s.box.card_ids["secret_tome"])


COUNTERS: dict[str, Counter] = {
    # this turn (of the player whose turn it is)
    "clank": lambda s, p, source: s.turn.clank_made,
    "skill": lambda s, p, source: s.turn.skill_made,
    "gold": lambda s, p, source: s.turn.gold_made,
    "freed": lambda s, p, source: s.turn.freed,
    "marked": lambda s, p, source: s.turn.marked,
    "portals": lambda s, p, source: s.turn.portals,
    "defeated": lambda s, p, source: s.turn.defeated,
    "cave": lambda s, p, source: s.turn.cave_seen,
    # what the player has
    "artifacts": lambda s, p, source: len(p.artifacts),
    "idols": _tokens("idols"),
    "prisoners": _tokens("prisoners"),
    "crowns": _tokens("crowns"),
    "masteries": _tokens("masteries"),
    "backpacks": _tokens("backpacks"),
    "maps": _tokens("maps"),
    "wayshrines": lambda s, p, source: p.marks.bit_count(),
    "damage": lambda s, p, source: p.damage,
    "companions": _companions,
    "gems": lambda s, p, source: sum(s.box.cards[c].tag == GEM for c in own_cards(p)),
    "tomes": lambda s, p, source: _tomes(s, own_cards(p)),
    "tomes_at_hand": lambda s, p, source: _tomes(s, p.played + p.discard),
    # where the player stands
    "in_market": lambda s, p, source: s.dungeon.room(p.room).market,
    "in_wayshrine": lambda s, p, source: s.dungeon.room(p.room).wayshrine,
    "in_cave": lambda s, p, source: s.dungeon.room(p.room).cave,
    "in_depths": lambda s, p, source: s.dungeon.room(p.room).depths,
    "on_haunted_tile": lambda s, p, source: s.dungeon.tile_at(p.room).haunted,
}
