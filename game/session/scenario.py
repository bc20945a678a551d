"""Scenarios: any state, written by hand in a few lines of TOML or JSON.

Only what matters is written; everything else is as at the start of a game, but silent: no cube is out. Names are
slugs, rooms are "tile.room":

    seed = 7                                  # for what is not fixed
    rage = 3
    tiles = ["d03 1 0 2"]                     # slug, cell, quarter turns; the starting tile lies at 0 0 and 0 1
    row = ["bard", "", "skeleton"]            # "" and what is not written are gaps; without a row six quiet cards lie
    deck = ["lute"]                           # top first; the rest follows shuffled, unless the list ends with "end"
    turn = { skill = 3, boots = 2 }

    [[players]]
    room = "d03.nave"
    hand = ["burgle", "stumble"]              # with any of hand, deck, played, discard the player owns just these
    noise = 2                                 # own cubes in the Clank! area

Stacks with a fixed top: `deck`, `tile_stack`, `majors`, `minors`, `prisoners`, `artifact_stack`. What "end" cuts off is
out of the game, as is everything in `gone`. `pending` lists effects that are carried out first. A list of players may
be shorter than the table. Errors are BadData and name the field.
"""

from __future__ import annotations

import json
import tomllib
from collections import Counter
from pathlib import Path
from typing import Any

from game.rules import BadData, Box, Frame, Player, Setup, State, new_game
from game.rules.codec import check_whole, expect, known_fields, read_setup, tuples
from game.rules.dungeon import Dungeon
from game.rules.ids import BLACK_CUBES, GHOSTS, HEALTH, INSIDE, RAGE_DRAWS, ROW_SIZE
from game.rules.interpreter import advance
from game.rules.rng import shuffled
from game.rules.shapes import effects_fit
from game.rules.state import fresh_turn
from game.rules.tiles import LOCKS_PER_TILE
from game.rules.walking import lay_tile

from .scenario_fields import PLAYER_FIELDS, SCENARIO_FIELDS, SETUP_FIELDS, STATUS, TURN_FIELDS, numbers, slugs

Table = dict[str, Any]
END_OF_STACK = "end"


def read_scenario(box: Box, path: Path) -> State:
    """The state of a scenario file: JSON if its name ends so, TOML otherwise."""
    return parse_scenario(box, path.read_text(encoding="utf-8"), path.suffix == ".json")


def parse_scenario(box: Box, text: str, is_json: bool = False) -> State:
    """The state of a scenario written as text."""
    try:
        data = json.loads(text) if is_json else tomllib.loads(text)
    except (ValueError, RecursionError) as error:
        raise BadData("scenario", str(error)) from None
    return load_scenario(box, data)


def load_scenario(box: Box, data: Table) -> State:
    """The state that a scenario describes, ready for its next decision."""
    return _Builder(box, data).build()


class _Builder:
    """Deals a state out of a full box: whatever the scenario names is taken, the rest is put where it belongs."""

    def __init__(self, box: Box, data: Table) -> None:
        expect("scenario", isinstance(data, dict), "not a table of fields")
        known_fields("", data, SCENARIO_FIELDS)
        self.box = box
        self.data = data
        self.seats: list[Table] = data.get("players", [])
        expect("players", isinstance(self.seats, list), "not a list of players")
        for i, seat in enumerate(self.seats):
            known_fields(f"players.{i}.", seat, PLAYER_FIELDS)
        self.state = new_game(box, self._setup(), numbers("", data, "seed", 0))
        self.cards = Counter(box.dungeon_deck())
        self.tokens = Counter({i: t.copies for i, t in enumerate(box.tokens)})
        self.tiles = [i for i, t in enumerate(box.tiles) if t.zone != "start"]

    def _setup(self) -> Setup:
        table: Table = {k: v for k, v in self.data.items() if k in SETUP_FIELDS}
        count = self.data.get("seats", max(2, len(self.seats)))
        return read_setup(self.box, {"first": 0, **table, "players": count})

    def build(self) -> State:
        """The whole state, in an order in which nothing is used before it is there."""
        s, data = self.state, self.data
        s.stack, s.turn, s.over = (), fresh_turn(ended=False), ""
        s.seat = numbers("", data, "seat", s.first, 0, len(s.players) - 1)
        s.rage = numbers("", data, "rage", s.rage, 1, len(RAGE_DRAWS))
        s.trash = s.dungeon_discard = s.spent = ()
        s.artifacts = ()
        self._reserve()
        self._tokens()
        self._dungeon()
        for p in s.players:
            entry = self.seats[p.seat] if p.seat < len(self.seats) else {}
            self._player(p, entry, f"players.{p.seat}.")
        self._whose_turn()
        self._row_and_deck()
        self._cubes()
        s.turn.cave_seen = s.dungeon.room(s.players[s.seat].room).cave
        self._turn()
        self._pending()
        check_whole(s)
        return s

    def _whose_turn(self) -> None:
        """With nobody inside the game is over; a seat that is out and not written is passed over."""
        s = self.state
        inside = [p.seat for p in s.players if p.status == INSIDE]
        if not inside:
            s.over = "everyone_out"
        elif s.seat not in inside and "seat" not in self.data:
            s.seat = next((seat for seat in inside if seat > s.seat), inside[0])

    # --- cards --------------------------------------------------------------------------------------------------

    def _card(self, field: str, slug: str) -> int:
        expect(field, slug in self.box.card_ids, f"there is no card {slug!r}")
        return self.box.card_ids[slug]

    def _take_card(self, field: str, slug: str, starters: Counter[int]) -> int:
        """One copy of a card, from the starters of the player, the reserve or the dungeon cards."""
        card = self._card(field, slug)
        pile = self.box.reserve.index(card) if card in self.box.reserve else -1
        if starters[card]:
            starters[card] -= 1
        elif pile >= 0 and self.state.reserve[pile]:
            left = list(self.state.reserve)
            left[pile] -= 1
            self.state.reserve = tuple(left)
        elif self.cards[card]:
            self.cards[card] -= 1
        else:
            raise BadData(field, f"no copy of {slug!r} is left")
        return card

    def _take_cards(self, field: str, data: Table, name: str, starters: Counter[int]) -> tuple[int, ...]:
        listed = slugs(field, data, name)
        return tuple(self._take_card(f"{field}{name}.{i}", slug, starters) for i, slug in enumerate(listed))

    def _reserve(self) -> None:
        given = self.data.get("reserve", {})
        left = {self.box.cards[c].slug: self.box.cards[c].copies for c in self.box.reserve}
        known_fields("reserve.", given, tuple(left))
        for slug, full in left.items():
            rest = numbers("reserve.", given, slug, full, 0, full)
            self.state.trash += (self.box.card_ids[slug],) * (full - rest)
            left[slug] = rest
        self.state.reserve = tuple(left.values())

    def _row_and_deck(self) -> None:
        s = self.state
        none: Counter[int] = Counter()
        listed = slugs("", self.data, "row")
        expect("row", len(listed) <= ROW_SIZE, f"{len(listed)} cards instead of {ROW_SIZE}")
        row = [self._take_card(f"row.{i}", slug, none) if slug else -1 for i, slug in enumerate(listed)]
        s.dungeon_discard = self._take_cards("", self.data, "dungeon_discard", none)
        s.trash += self._take_cards("", self.data, "trash", none)
        top, rest_follows = self._top(slugs("", self.data, "deck"))
        deck = tuple(self._take_card(f"deck.{i}", slug, none) for i, slug in enumerate(top))
        rest = shuffled(s, tuple(sorted(self.cards.elements())))
        if "row" not in self.data:
            quiet = [c for c in rest if not self.box.cards[c].dragon and not self.box.cards[c].arrive]
            row = quiet[:ROW_SIZE]
            rest = tuple((Counter(rest) - Counter(row)).elements())
        s.row = (*row, *(-1,) * (ROW_SIZE - len(row)))
        s.deck = deck + (rest if rest_follows else ())
        s.dungeon_discard += () if rest_follows else rest

    @staticmethod
    def _top(listed: list[str]) -> tuple[list[str], bool]:
        """The written top of a stack, and whether the rest follows."""
        return (listed[:-1], False) if listed and listed[-1] == END_OF_STACK else (listed, True)

    # --- tokens -------------------------------------------------------------------------------------------------

    def _take_token(self, field: str, slug: str) -> int:
        expect(field, slug in self.box.token_ids, f"there is no token {slug!r}")
        token = self.box.token_ids[slug]
        if slug == "mastery":
            expect(field, self.state.masteries > 0, "no mastery token is left")
            self.state.masteries -= 1
            return token
        expect(field, self.tokens[token] > 0, f"no {slug!r} is left")
        self.tokens[token] -= 1
        return token

    def _tokens(self) -> None:
        """Everything out of the piles: first what is gone and what players hold, then the stacks."""
        s = self.state
        s.masteries = len(s.players)
        for i, slug in enumerate(slugs("", self.data, "gone")):
            s.spent += (self._take_token(f"gone.{i}", slug),)
        for p, entry in zip(s.players, self.seats, strict=False):
            self._loot(p, entry, f"players.{p.seat}.")
        self.lying = self._lying()
        for name, pile in (("majors", "major"), ("minors", "minor"), ("prisoners", "prisoner")):
            setattr(s, name, self._stack(name, pile))
        s.artifact_stack = tuple(sorted(self._stack("artifact_stack", "artifact")))
        idol = self.box.token_ids["monkey_idol"]
        s.idols = numbers("", self.data, "idols", self.tokens[idol], 0, self.tokens[idol])
        s.spent += (idol,) * (self.tokens[idol] - s.idols)
        stock = [t for t in self.box.pile("market") if self.box.tokens[t].copies]
        left = Counter({t: self.tokens[t] for t in stock})
        items = [[t for t in dict.fromkeys(stock) if self.box.tokens[t].item == item] for item in self.box.items]
        s.market = tuple(tuple(t for t in kinds for _ in range(left[t])) for kinds in items)

    def _loot(self, p: Player, entry: Table, field: str) -> None:
        for i, slug in enumerate(slugs(field, entry, "artifacts")):
            token = self._take_token(f"{field}artifacts.{i}", slug)
            expect(f"{field}artifacts.{i}", self.box.tokens[token].pile == "artifact", f"{slug!r} is no artifact")
            p.artifacts += (token,)
        for i, slug in enumerate(slugs(field, entry, "tokens")):
            token = self._take_token(f"{field}tokens.{i}", slug)
            expect(f"{field}tokens.{i}", self.box.tokens[token].pile != "artifact", f"{slug!r} is an artifact")
            if self.box.tokens[token].use:
                p.potions += (token,)
            else:
                p.tokens += (token,)

    def _stack(self, name: str, pile: str) -> tuple[int, ...]:
        top, rest_follows = self._top(slugs("", self.data, name))
        first = tuple(self._take_token(f"{name}.{i}", slug) for i, slug in enumerate(top))
        for token in first:
            expect(name, self.box.tokens[token].pile == pile, f"{self.box.tokens[token].slug!r} is no {pile}")
        kinds = list(dict.fromkeys(self.box.pile(pile)))
        rest = tuple(t for t in kinds for _ in range(self.tokens[t]))
        for token in kinds:
            self.tokens[token] = 0
        if rest_follows:
            return first + shuffled(self.state, rest)
        self.state.spent += rest
        return first

    # --- dungeon ------------------------------------------------------------------------------------------------

    def _dungeon(self) -> None:
        s = self.state
        s.dungeon = Dungeon(self.box.tiles, self.box.tile_ids[s.setup.start])
        s.opened = s.picked = 0
        for i, words in enumerate(slugs("", self.data, "tiles")):
            self._lay(f"tiles.{i}", words.split())
        s.ghosts_bank, s.ghosts_area, s.ghosts_bag = GHOSTS, 0, 0  # ghosts of haunted tiles are written, not made
        if self.lying is not None:
            for _, laid in s.artifacts:
                s.artifact_stack = tuple(sorted(s.artifact_stack + laid))
            s.artifacts = tuple(sorted((self.room(f"artifacts.{r}", r), tokens) for r, tokens in self.lying.items()))
        for i, name in enumerate(slugs("", self.data, "picked")):
            s.picked |= 1 << self.room(f"picked.{i}", name)
        for i, name in enumerate(slugs("", self.data, "opened")):
            s.opened |= 1 << self._lock(f"opened.{i}", name)
        self._tile_stack()

    def _lying(self) -> dict[str, tuple[int, ...]] | None:
        if "artifacts" not in self.data:
            return None
        table = self.data["artifacts"]
        expect("artifacts", isinstance(table, dict), "not a table of rooms")
        lists = {room: slugs("artifacts.", table, room) for room in table}
        return {
            room: tuple(sorted(self._take_token(f"artifacts.{room}", slug) for slug in listed))
            for room, listed in lists.items()
        }

    def _lay(self, field: str, words: list[str]) -> None:
        expect(field, len(words) in (3, 4), "not 'tile x y' or 'tile x y turns'")
        slug, *rest = words
        tile = self._take_tile(field, slug)
        try:
            x, y, rotation = [int(n) for n in [*rest, "0"][:3]]
        except ValueError:
            raise BadData(field, f"{' '.join(rest)!r} is not a cell") from None
        expect(field, (x, y) in self.state.dungeon.edge(), f"cell {x} {y} is taken or touches no tile")
        expect(field, 0 <= rotation < 4, f"{rotation} is not a number of quarter turns")
        lay_tile(self.state, tile, (x, y), rotation)

    def _take_tile(self, field: str, slug: str) -> int:
        tile = self.box.tile_ids.get(slug, -1)
        expect(field, tile in self.tiles, f"there is no tile {slug!r} left")
        self.tiles.remove(tile)
        return tile

    def _tile_stack(self) -> None:
        s = self.state
        top, rest_follows = self._top(slugs("", self.data, "tile_stack"))
        first = tuple(self._take_tile(f"tile_stack.{i}", slug) for i, slug in enumerate(top))
        rest = tuple(self.tiles)
        deep = shuffled(s, tuple(t for t in rest if self.box.tiles[t].zone == "depths"))
        s.tile_stack = first + (deep if rest_follows else ())
        s.tiles_away = tuple(t for t in rest if t not in s.tile_stack)

    def room(self, field: str, name: str) -> int:
        """The number of a room written as "tile.room"."""
        for room in self.state.dungeon.all_rooms():
            if self.state.dungeon.name(room) == name:
                return room
        raise BadData(field, f"no room {name!r} lies in the dungeon")

    def _lock(self, field: str, name: str) -> int:
        slug, _, number = name.rpartition(".")
        places = [self.box.tiles[p.tile].slug for p in self.state.dungeon.places]
        expect(field, slug in places and number.isdecimal(), f"{name!r} is not 'tile.lock'")
        expect(field, int(number) < LOCKS_PER_TILE, f"{slug} has no lock {number}")
        return places.index(slug) * LOCKS_PER_TILE + int(number)

    # --- players and cubes --------------------------------------------------------------------------------------

    def _player(self, p: Player, entry: Table, field: str) -> None:
        p.room = self.room(field + "room", entry["room"]) if "room" in entry else p.room
        p.gold = numbers(field, entry, "gold", p.gold)
        p.picks = numbers(field, entry, "lockpicks", p.picks)
        p.damage = numbers(field, entry, "damage", 0, 0, HEALTH)
        p.black_damage = numbers(field, entry, "black_damage", 0, 0, p.damage)
        p.noise = numbers(field, entry, "noise", 0)
        p.bagged = numbers(field, entry, "bagged", 0)
        p.turns = 1
        status = entry.get("status", "inside")
        expect(field + "status", status in STATUS, f"{status!r} is not one of {', '.join(STATUS)}")
        p.status = STATUS.index(status)
        for i, name in enumerate(slugs(field, entry, "marks")):
            p.marks |= 1 << self.room(f"{field}marks.{i}", name)
        used = p.noise + p.bagged + p.damage - p.black_damage + p.marks.bit_count()
        p.supply = 30 - used
        expect(field + "noise", p.supply >= 0, f"{used} cubes are out, there are only 30")
        self._zones(p, entry, field)

    def _zones(self, p: Player, entry: Table, field: str) -> None:
        zones = ("hand", "deck", "played", "discard")
        if not any(zone in entry for zone in zones):
            return
        starters = Counter(self.box.starting_deck())
        for zone in zones:
            setattr(p, zone, self._take_cards(field, entry, zone, starters))
        p.hand = tuple(sorted(p.hand))
        self.state.trash += tuple(starters.elements())

    def _cubes(self) -> None:
        s = self.state
        black_meters = sum(p.black_damage for p in s.players)
        s.black_bag = numbers("", self.data, "black_bag", BLACK_CUBES - black_meters, 0, BLACK_CUBES - black_meters)
        s.black_bank = BLACK_CUBES - black_meters - s.black_bag
        s.ghosts_area = numbers("", self.data, "ghosts_area", 0, 0, GHOSTS)
        s.ghosts_bag = numbers("", self.data, "ghosts_bag", 0, 0, GHOSTS - s.ghosts_area)
        s.ghosts_bank = GHOSTS - s.ghosts_area - s.ghosts_bag

    def _turn(self) -> None:
        table = self.data.get("turn", {})
        known_fields("turn.", table, TURN_FIELDS)
        for name, value in table.items():
            usual = getattr(self.state.turn, name)
            if isinstance(usual, bool):
                expect(f"turn.{name}", type(value) is bool, f"{value!r} is not true or false")
            else:
                numbers("turn.", table, name, usual)
            setattr(self.state.turn, name, value)

    def _pending(self) -> None:
        effects = tuples(self.data.get("pending", []))
        if effects == ():
            return
        expect("pending", effects_fit(self.box, effects), f"{effects!r} is not a list of effects")
        self.state.stack = (Frame(self.state.seat, effects),)
        try:
            advance(self.state)
        except (LookupError, ValueError) as error:
            raise BadData("pending", f"cannot be carried out here: {error!r}") from None
