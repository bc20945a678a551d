"""States as JSON and back, and their digest. Loading checks every field and names the one that is wrong."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Callable, Iterable
from dataclasses import fields
from typing import Any

from .box import Box
from .dungeon import Dungeon
from .effects import Effects
from .ids import KNOCKED_OUT, RAGE_DRAWS, ROW_SIZE
from .invariants import Broken, check
from .legal import legal_actions
from .setup import check_setup
from .shapes import condition_fits, counter_fits, effects_fit
from .state import Drawn, Frame, Latch, Owed, Player, Setup, State, Turn

VERSION = 1
Json = dict[str, Any]


class BadData(ValueError):
    """Something that was read is not a game: `field` is the path to what is wrong."""

    def __init__(self, field: str, reason: str) -> None:
        super().__init__(f"{field}: {reason}")
        self.field = field
        self.reason = reason


def digest(s: State) -> str:
    """A short name for the exact position: equal in every process and on every machine."""
    return hashlib.blake2b(json.dumps(to_json(s), sort_keys=True).encode(), digest_size=16).hexdigest()


def to_json(s: State) -> Json:
    """The whole state in plain lists, dicts, numbers and texts."""
    data: Json = {"version": VERSION, "box": s.box.digest}
    for f in fields(State):
        if f.name not in ("box", "dungeon", "players", "turn", "log", "setup"):
            data[f.name] = getattr(s, f.name)
    data["setup"] = s.setup._asdict()
    data["dungeon"] = [[s.box.tiles[p.tile].slug, p.x, p.y, p.rotation] for p in s.dungeon.places]
    data["players"] = [{f.name: getattr(p, f.name) for f in fields(Player)} for p in s.players]
    data["turn"] = {f.name: getattr(s.turn, f.name) for f in fields(Turn)}
    plain: Json = json.loads(json.dumps(data))
    return plain


def from_json(box: Box, data: Any) -> State:
    """The state that `to_json` wrote; BadData names the field that is wrong."""
    expect("state", isinstance(data, dict), "not a table of fields")
    check_version(data, VERSION)
    expect("box", data.get("box") == box.digest, "made with other cards, tokens or tiles")
    setup_ = read_setup(box, data.get("setup"))
    reader = _Reader(box, setup_.players)
    s = State(box, setup_, 0, [], reader.dungeon(need(data, "dungeon")))
    known_fields("", data, ("version", "box", *(f.name for f in fields(State) if f.name != "log")))
    reader.fill(s, "", data, reader.state_fields())
    reader.fill(s.turn, "turn.", _table("turn", need(data, "turn")), reader.turn_fields())
    seats = need(data, "players")
    expect("players", isinstance(seats, list) and len(seats) == setup_.players, f"not {setup_.players} seats")
    for seat, entry in enumerate(seats):
        p = Player(seat)
        reader.fill(p, f"players.{seat}.", _table(f"players.{seat}", entry), reader.player_fields())
        expect(f"players.{seat}.seat", p.seat == seat, f"{p.seat} instead of {seat}")
        s.players.append(p)
    check_whole(s)
    return s


def check_version(data: Json, version: int) -> None:
    """BadData unless the data is of this version."""
    found = data.get("version")
    expect("version", type(found) is int and found == version, f"{found!r} instead of {version}")


def known_fields(path: str, data: Any, known: Iterable[str]) -> None:
    """BadData unless the data is a table with no other fields than these."""
    expect(path.rstrip(".") or "data", isinstance(data, dict), "not a table of fields")
    for name in data:
        expect(f"{path}{name}", name in known, f"no such field; there are {', '.join(known)}")


def read_setup(box: Box, data: Any) -> Setup:
    """The Setup written as a table; missing options have their usual value."""
    table = _table("setup", data)
    known_fields("setup.", table, Setup._fields)
    for name, value in table.items():
        kind = type(getattr(Setup(), name))
        expect(f"setup.{name}", type(value) is kind, f"{value!r} is not {kind.__name__}")
    found = Setup(**table)
    try:
        check_setup(box, found)
    except ValueError as error:
        raise BadData("setup", str(error)) from None
    return found


def check_whole(s: State) -> None:
    """BadData if a thing is lost or doubled, or if the position cannot go on."""
    try:
        check(s)
    except Broken as broken:
        raise BadData(broken.field, broken.reason) from None
    try:
        stuck = not s.over and not legal_actions(s)
    except (ArithmeticError, AttributeError, LookupError, TypeError, ValueError) as error:
        raise BadData("stack", f"nobody can answer this: {error!r}") from None
    expect("stack", not stuck, "nobody has anything to do")


def expect(field: str, true: bool, reason: str) -> None:
    """BadData about `field` unless it is true."""
    if not true:
        raise BadData(field, reason)


def need(data: Json, name: str, path: str = "") -> Any:
    """A field that must be there."""
    expect(path + name, name in data, "missing")
    return data[name]


def _table(field: str, data: Any) -> Json:
    expect(field, isinstance(data, dict), "not a table of fields")
    table: Json = data
    return table


def tuples(data: Any) -> Any:
    """Lists turned into tuples, all the way down."""
    return tuple(map(tuples, data)) if isinstance(data, list | tuple) else data


Check = Callable[[str, Any], Any]


class _Reader:
    """Turns JSON values into fields, knowing how many cards, tokens, tiles and seats there are."""

    def __init__(self, box: Box, seats: int) -> None:
        self.box = box
        self.seats = seats
        self.card = _number(-1, len(box.cards) - 1)
        self.cards = _many(_number(0, len(box.cards) - 1))
        self.tokens = _many(_number(0, len(box.tokens) - 1))
        self.tiles = _many(_number(0, len(box.tiles) - 1))

    def fill(self, target: Any, path: str, data: Json, checks: dict[str, Check]) -> None:
        """Set every field of a target from the table, or say which is missing, unknown or wrong."""
        for name, convert in checks.items():
            setattr(target, name, convert(path + name, need(data, name, path)))
        if path:
            known_fields(path, data, checks)

    def state_fields(self) -> dict[str, Check]:
        """The fields of a State that are not read in another way."""
        seat, count = _number(0, self.seats - 1), _number(0, 1 << 20)
        names = ("idols", "masteries", "ghosts_bank", "ghosts_area", "ghosts_bag", "black_bank", "black_bag")
        return {
            **dict.fromkeys(names, count),
            **dict.fromkeys(("deck", "dungeon_discard", "trash"), self.cards),
            **dict.fromkeys(("artifact_stack", "majors", "minors", "prisoners", "spent"), self.tokens),
            **dict.fromkeys(("tile_stack", "tiles_away"), self.tiles),
            **dict.fromkeys(("opened", "picked", "rng"), _number(0, None)),
            **dict.fromkeys(("first", "seat"), seat),
            "over": _text("", "everyone_out", "bag_empty", "deck_empty"),
            "rage": _number(1, len(RAGE_DRAWS)),
            "row": _many(self.card, ROW_SIZE),
            "reserve": _many(count, len(self.box.reserve)),
            "artifacts": _many(self.lying),
            "market": _many(self.tokens, len(self.box.items)),
            "drawn": self.drawn,
            "stack": _many(self.frame),
        }

    def turn_fields(self) -> dict[str, Check]:
        """The fields of a Turn."""
        checks: dict[str, Check] = {}
        for f in fields(Turn):
            checks[f.name] = _flag if isinstance(f.default, bool) else _number(0, None)
        return {**checks, "owed": _many(self.owed), "latched": _many(self.latch)}

    def player_fields(self) -> dict[str, Check]:
        """The fields of a Player."""
        checks: dict[str, Check] = {f.name: _number(0, None) for f in fields(Player)}
        checks["status"] = _number(0, KNOCKED_OUT)
        checks.update(dict.fromkeys(("deck", "hand", "played", "discard", "known_hand"), self.cards))
        checks.update(dict.fromkeys(("artifacts", "potions", "tokens"), self.tokens))
        return checks

    def dungeon(self, data: Any) -> Dungeon:
        """The dungeon whose tiles are listed in the order in which they were laid."""
        expect("dungeon", isinstance(data, list) and bool(data), "no starting tile")
        found: Dungeon | None = None
        for number, entry in enumerate(data):
            field = f"dungeon.{number}"
            expect(field, isinstance(entry, list) and len(entry) == 4, "not [tile, x, y, rotation]")
            slug, x, y, rotation = entry
            expect(field, isinstance(slug, str) and slug in self.box.tile_ids, f"there is no tile {slug!r}")
            numbers = all(type(n) is int for n in (x, y, rotation)) and 0 <= rotation < 4
            expect(field, numbers, f"{[x, y, rotation]} is not a cell and a rotation")
            found = self._laid(field, found, self.box.tile_ids[slug], (x, y), rotation)
        if found is None:
            raise BadData("dungeon", "no starting tile")
        return found

    def _laid(self, field: str, before: Dungeon | None, tile: int, cell: tuple[int, int], rotation: int) -> Dungeon:
        is_start = self.box.tiles[tile].zone == "start"
        expect(field, is_start == (before is None), "the starting tile comes first, and only once")
        if before is None:
            expect(field, cell == (0, 0) and rotation == 0, "the starting tile lies at 0, 0 and is not turned")
            return Dungeon(self.box.tiles, tile)
        expect(field, cell in before.edge(), f"{list(cell)} is taken or touches no tile")
        return before.lay(tile, cell, rotation)

    def lying(self, field: str, data: Any) -> Any:
        """Artifacts in a room: (room, tokens)."""
        expect(field, isinstance(data, list) and len(data) == 2, "not [room, artifacts]")
        return (_number(0, None)(field, data[0]), self.tokens(field, data[1]))

    def drawn(self, field: str, data: Any) -> Drawn | None:
        """Cubes drawn whose damage does not count yet."""
        if data is None:
            return None
        expect(field, isinstance(data, list) and len(data) == 4, "not [hits, black, ghosts, warded]")
        per_seat, count = _many(_number(0, None), self.seats), _number(0, None)
        hits, black, ghosts, warded = data
        return Drawn(per_seat(field, hits), count(field, black), count(field, ghosts), per_seat(field, warded))

    def frame(self, field: str, data: Any) -> Frame:
        """Something unfinished."""
        expect(field, isinstance(data, list) and len(data) == 3, "not [seat, effects, card]")
        seat, source = _number(0, self.seats - 1)(field, data[0]), self.card(field, data[2])
        return Frame(seat, self.effects(field, data[1]), source)

    def effects(self, field: str, data: Any) -> Effects:
        """At least one effect, each of the right shape."""
        found = tuples(data)
        expect(field, effects_fit(self.box, found), f"{data!r} is not a list of effects")
        effects: Effects = found
        return effects

    def owed(self, field: str, data: Any) -> Owed:
        """Something kept for later."""
        expect(field, isinstance(data, list) and len(data) == 2, "not [effect, card]")
        (effect,) = self.effects(field, [data[0]])
        expect(field, effect[0] in ("trash", "teleport", "project"), f"{effect[0]!r} cannot be kept")
        return Owed(effect, self.card(field, data[1]))

    def latch(self, field: str, data: Any) -> Latch:
        """A condition that waits."""
        expect(field, isinstance(data, list) and len(data) == 5, "not [condition, counter, seen, effects, card]")
        given, counter, seen, then, source = data
        fine = condition_fits(self.box, tuples(given)) and (counter == "" or counter_fits(self.box, counter))
        expect(field, fine, f"{[given, counter]!r} is not a condition and a counter")
        number = _number(0, None)(field, seen)
        return Latch(tuples(given), counter, number, self.effects(field, then), self.card(field, source))


def _number(least: int, most: int | None) -> Check:
    def convert(field: str, value: Any) -> int:
        expect(field, type(value) is int, f"{value!r} is not a whole number")
        inside = value >= least and (most is None or value <= most)
        expect(field, inside, f"{value} is not from {least} to {'any' if most is None else most}")
        return int(value)

    return convert


def _flag(field: str, value: Any) -> bool:
    expect(field, type(value) is bool, f"{value!r} is not true or false")
    return bool(value)


def _text(*allowed: str) -> Check:
    def convert(field: str, value: Any) -> str:
        expect(field, value in allowed, f"{value!r} is not one of {list(allowed)}")
        return str(value)

    return convert


def _many(each: Check, length: int | None = None) -> Check:
    def convert(field: str, value: Any) -> tuple[Any, ...]:
        expect(field, isinstance(value, list), f"{value!r} is not a list")
        expect(field, length is None or len(value) == length, f"{len(value)} entries instead of {length}")
        return tuple(each(f"{field}.{i}", entry) for i, entry in enumerate(value))

    return convert
