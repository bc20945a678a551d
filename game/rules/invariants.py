"""Nothing is ever lost or doubled: every cube, ghost, card, tile and token is somewhere exactly once."""

from __future__ import annotations

from collections import Counter

from .conditions import own_cards
from .ids import BLACK_CUBES, CUBES, GHOSTS, HEALTH, IDOLS, INSIDE, ROW_SIZE
from .state import State


class Broken(ValueError):
    """A thing is missing or there twice; `field` says what kind of thing."""

    def __init__(self, field: str, reason: str) -> None:
        super().__init__(f"{field}: {reason}")
        self.field = field
        self.reason = reason


def check(s: State) -> None:
    """Raise Broken if the state cannot be."""
    _check_cubes(s)
    _check_cards(s)
    _check_tiles(s)
    _check_tokens(s)
    _check_players(s)


def _check_cubes(s: State) -> None:
    hits = s.drawn.hits if s.drawn else (0,) * len(s.players)
    for p in s.players:
        on_meter = p.damage - p.black_damage - p.bare_damage
        total = p.supply + p.noise + p.bagged + on_meter + p.marks.bit_count() + hits[p.seat]
        _same(f"cubes of seat {p.seat}", total, CUBES)
        _least(f"cubes of seat {p.seat}", min(p.supply, p.noise, p.bagged, on_meter, p.black_damage, p.bare_damage), 0)
    ghosts = s.ghosts_bank + s.ghosts_area + s.ghosts_bag + (s.drawn.ghosts if s.drawn else 0)
    _same("ghosts", ghosts, GHOSTS)
    _least("ghosts", min(s.ghosts_bank, s.ghosts_area, s.ghosts_bag), 0)
    black = s.black_bank + s.black_bag + sum(p.black_damage for p in s.players) + (s.drawn.black if s.drawn else 0)
    _same("black cubes", black, BLACK_CUBES)
    _least("black cubes", min(s.black_bank, s.black_bag), 0)


def _check_cards(s: State) -> None:
    wanted = Counter(s.box.dungeon_deck())
    for card in s.box.starting_deck():
        wanted[card] += len(s.players)
    for card in s.box.reserve:
        wanted[card] += s.box.cards[card].copies
    found = Counter(card for card in s.row if card >= 0)
    for pile in (s.deck, s.dungeon_discard, s.trash, *(own_cards(p) for p in s.players)):
        found.update(pile)
    for card, left in zip(s.box.reserve, s.reserve, strict=True):
        _least(f"reserve of {s.box.cards[card].slug}", left, 0)
        found[card] += left
    for card in wanted | found:
        _same(f"copies of {s.box.cards[card].slug}", found[card], wanted[card])
    _same("row", len(s.row), ROW_SIZE)


def _check_tiles(s: State) -> None:
    in_hand = [e[5] if e[0] == "walk" else e[1] for f in s.stack for e in f.effects if e[0] in _HOLDS_TILE]
    found = Counter([place.tile for place in s.dungeon.places[1:]] + in_hand)
    found.update(s.tile_stack)
    found.update(s.tiles_away)
    for number, tile in enumerate(s.box.tiles):
        if tile.zone != "start":
            _same(f"tile {tile.slug}", found[number], 1)


_HOLDS_TILE = ("walk", "raise_where", "map_turn")


def _check_tokens(s: State) -> None:
    found: Counter[int] = Counter()
    for pile in (s.artifact_stack, s.majors, s.minors, s.prisoners, s.spent, *s.market):
        found.update(pile)
    for _, tokens in s.artifacts:
        found.update(tokens)
    for p in s.players:
        found.update(p.artifacts + p.potions + p.tokens)
    found[s.box.token_ids["monkey_idol"]] += s.idols
    found[s.box.token_ids["mastery"]] += s.masteries
    for number, token in enumerate(s.box.tokens):
        wanted = {"mastery": len(s.players), "monkey_idol": IDOLS}.get(token.slug, token.copies)
        _same(f"tokens {token.slug}", found[number], wanted)


def _check_players(s: State) -> None:
    for p in s.players:
        _least(f"gold of seat {p.seat}", p.gold, 0)
        _least(f"lockpicks of seat {p.seat}", p.picks, 0)
        if p.damage > HEALTH or (p.damage == HEALTH and p.status == INSIDE):
            raise Broken(f"damage of seat {p.seat}", f"{p.damage} on a meter of {HEALTH}")
        if not (0 <= p.room < len(s.dungeon.info)) or s.dungeon.info[p.room] is None:
            raise Broken(f"room of seat {p.seat}", f"there is no room {p.room}")
        if list(p.hand) != sorted(p.hand):
            raise Broken(f"hand of seat {p.seat}", "not sorted")
    _least("pools", min(s.turn.skill, s.turn.swords, s.turn.boots, s.turn.credit), 0)


def _same(field: str, found: int, wanted: int) -> None:
    if found != wanted:
        raise Broken(field, f"{found} instead of {wanted}")


def _least(field: str, found: int, least: int) -> None:
    if found < least:
        raise Broken(field, f"{found} is less than {least}")
