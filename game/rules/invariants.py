"""Nothing is ever lost or doubled: every cube, ghost, card, tile and token is somewhere exactly once."""

from __future__ import annotations

from collections import Counter

from .conditions import own_cards
from .ids import BLACK_CUBES, CUBES, GHOSTS, HEALTH, IDOLS, INSIDE, ROW_SIZE
from .state import Player, State, tiles_in_hand


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
    found = Counter([place.tile for place in s.dungeon.places[1:]] + tiles_in_hand(s))
    found.update(s.tile_stack)
    found.update(s.tiles_away)
    for number, tile in enumerate(s.box.tiles):
        if tile.zone != "start":
            _same(f"tile {tile.slug}", found[number], 1)
    _within("opened", s.opened, s.dungeon.all_locks())
    _within("picked", s.picked, sum(1 << room for room in s.dungeon.all_rooms() if s.dungeon.room(room).feature))
    for room, _ in s.artifacts:
        if not _is_room(s, room):
            raise Broken("artifacts", f"there is no room {room}")


def _within(field: str, found: int, whole: int) -> None:
    if found & ~whole:
        raise Broken(field, "something is used up that does not lie in the dungeon")


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
        if not _is_room(s, p.room):
            raise Broken(f"room of seat {p.seat}", f"there is no room {p.room}")
        if list(p.hand) != sorted(p.hand):
            raise Broken(f"hand of seat {p.seat}", "not sorted")
        _check_loot(s, p)
        _check_marks(s, p)
    _check_turn(s)


def _check_loot(s: State, p: Player) -> None:
    tokens = s.box.tokens
    if any(tokens[t].pile != "artifact" for t in p.artifacts) or any(not tokens[t].use for t in p.potions):
        raise Broken(f"tokens of seat {p.seat}", "artifacts and potions are not where they belong")
    if any(tokens[t].pile == "artifact" or tokens[t].use for t in p.tokens):
        raise Broken(f"tokens of seat {p.seat}", "artifacts and potions have places of their own")


def _check_marks(s: State, p: Player) -> None:
    for room in range(p.marks.bit_length()):
        if p.marks >> room & 1 and not (_is_room(s, room) and s.dungeon.room(room).wayshrine):
            raise Broken(f"marks of seat {p.seat}", f"room {room} is no wayshrine")


def _is_room(s: State, room: int) -> bool:
    return 0 <= room < len(s.dungeon.info) and s.dungeon.info[room] is not None


def _check_turn(s: State) -> None:
    t, p = s.turn, s.players[s.seat]
    for name in ("skill", "swords", "boots", "credit", "flutes", "springs"):
        _least(f"turn.{name}", getattr(t, name), 0)
    springs = p.tokens.count(s.box.token_ids["magic_spring"])
    if t.springs > springs:
        raise Broken("turn.springs", f"{t.springs} springs, but the player holds {springs}")
    if not s.over and not s.stack and p.status != INSIDE:
        raise Broken("seat", f"seat {s.seat} is out and cannot have a turn")
    if s.drawn and any(not 0 <= n <= s.drawn.ghosts for n in s.drawn.warded):
        raise Broken("drawn", "more ghosts were kept off than came")


def _same(field: str, found: int, wanted: int) -> None:
    if found != wanted:
        raise Broken(field, f"{found} instead of {wanted}")


def _least(field: str, found: int, least: int) -> None:
    if found < least:
        raise Broken(field, f"{found} is less than {least}")
