"""States as JSON and back, and their digest. Loading checks every field and names the one that is wrong."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Callable
from dataclasses import fields
from typing import Any

from . import flow, setup  # noqa: F401  (all effects must be registered before they can be recognised)
from .box import Box
from .dungeon import Dungeon
from .ids import KNOCKED_OUT, RAGE_DRAWS, ROW_SIZE
from .interpreter import OPS, QUESTIONS, STEPS
from .invariants import Broken, check
from .setup import check_setup
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
    _expect("state", isinstance(data, dict), "not a table of fields")
    _expect("version", data.get("version") == VERSION, f"{data.get('version')!r} instead of {VERSION}")
    _expect("box", data.get("box") == box.digest, "made with other cards, tokens or tiles")
    setup_ = read_setup(box, data.get("setup"))
    reader = _Reader(box, setup_.players)
    s = State(box, setup_, 0, [], reader.dungeon(_need(data, "dungeon")))
    reader.fill(s, "", data, reader.state_fields())
    reader.fill(s.turn, "turn.", _table("turn", _need(data, "turn")), reader.turn_fields())
    seats = _need(data, "players")
    _expect("players", isinstance(seats, list) and len(seats) == setup_.players, f"not {setup_.players} seats")
    for seat, entry in enumerate(seats):
        p = Player(seat)
        reader.fill(p, f"players.{seat}.", _table(f"players.{seat}", entry), reader.player_fields())
        _expect(f"players.{seat}.seat", p.seat == seat, f"{p.seat} instead of {seat}")
        s.players.append(p)
    _check_whole(s)
    return s


def read_setup(box: Box, data: Any) -> Setup:
    """The Setup written as a table; missing options have their usual value."""
    table = _table("setup", data)
    unknown = set(table) - set(Setup._fields)
    _expect(f"setup.{min(unknown, default='')}", not unknown, "no such option")
    for name, value in table.items():
        kind = type(getattr(Setup(), name))
        _expect(f"setup.{name}", type(value) is kind, f"{value!r} is not {kind.__name__}")
    found = Setup(**table)
    try:
        check_setup(box, found)
    except ValueError as error:
        raise BadData("setup", str(error)) from None
    return found


def _check_whole(s: State) -> None:
    try:
        check(s)
    except Broken as broken:
        raise BadData(broken.field, broken.reason) from None
    if not s.over and not s.stack and s.players[s.seat].status != 0:
        raise BadData("seat", f"seat {s.seat} is out and cannot have a turn")


def _expect(field: str, true: bool, reason: str) -> None:
    if not true:
        raise BadData(field, reason)


def _need(data: Json, name: str, path: str = "") -> Any:
    _expect(path + name, name in data, "missing")
    return data[name]


def _table(field: str, data: Any) -> Json:
    _expect(field, isinstance(data, dict), "not a table of fields")
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
            setattr(target, name, convert(path + name, _need(data, name, path)))
        if path:
            unknown = sorted(set(data) - set(checks))
            _expect(path + (unknown or [""])[0], not unknown, "no such field")

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
        _expect("dungeon", isinstance(data, list) and bool(data), "no starting tile")
        found: Dungeon | None = None
        for number, entry in enumerate(data):
            field = f"dungeon.{number}"
            _expect(field, isinstance(entry, list) and len(entry) == 4, "not [tile, x, y, rotation]")
            slug, x, y, rotation = entry
            _expect(field, slug in self.box.tile_ids, f"there is no tile {slug!r}")
            numbers = all(type(n) is int for n in (x, y, rotation)) and 0 <= rotation < 4
            _expect(field, numbers, f"{[x, y, rotation]} is not a cell and a rotation")
            found = self._laid(field, found, self.box.tile_ids[slug], (x, y), rotation)
        if found is None:
            raise BadData("dungeon", "no starting tile")
        return found

    def _laid(self, field: str, before: Dungeon | None, tile: int, cell: tuple[int, int], rotation: int) -> Dungeon:
        is_start = self.box.tiles[tile].zone == "start"
        _expect(field, is_start == (before is None), "the starting tile comes first, and only once")
        if before is None:
            _expect(field, cell == (0, 0) and rotation == 0, "the starting tile lies at 0, 0 and is not turned")
            return Dungeon(self.box.tiles, tile)
        _expect(field, cell in before.edge(), f"{list(cell)} is taken or touches no tile")
        return before.lay(tile, cell, rotation)

    def lying(self, field: str, data: Any) -> Any:
        """Artifacts in a room: (room, tokens)."""
        _expect(field, isinstance(data, list) and len(data) == 2, "not [room, artifacts]")
        return (_number(0, None)(field, data[0]), self.tokens(field, data[1]))

    def drawn(self, field: str, data: Any) -> Drawn | None:
        """Cubes drawn whose damage does not count yet."""
        if data is None:
            return None
        _expect(field, isinstance(data, list) and len(data) == 4, "not [hits, black, ghosts, warded]")
        per_seat, count = _many(_number(0, None), self.seats), _number(0, None)
        hits, black, ghosts, warded = data
        return Drawn(per_seat(field, hits), count(field, black), count(field, ghosts), per_seat(field, warded))

    def frame(self, field: str, data: Any) -> Frame:
        """Something unfinished."""
        _expect(field, isinstance(data, list) and len(data) == 3, "not [seat, effects, card]")
        effects = tuples(data[1])
        _expect(field, isinstance(effects, tuple) and bool(effects), "nothing left to do")
        for effect in effects:
            self._known(field, effect)
        return Frame(_number(0, self.seats - 1)(field, data[0]), effects, self.card(field, data[2]))

    def owed(self, field: str, data: Any) -> Owed:
        """Something kept for later."""
        _expect(field, isinstance(data, list) and len(data) == 2, "not [effect, card]")
        self._known(field, data[0])
        return Owed(tuples(data[0]), self.card(field, data[1]))

    def latch(self, field: str, data: Any) -> Latch:
        """A condition that waits."""
        _expect(field, isinstance(data, list) and len(data) == 5, "not [condition, counter, seen, effects, card]")
        given, counter, seen, then, source = data
        for effect in then:
            self._known(field, effect)
        return Latch(tuples(given), counter, _number(0, None)(field, seen), tuples(then), self.card(field, source))

    @staticmethod
    def _known(field: str, effect: Any) -> None:
        named = isinstance(effect, list | tuple) and bool(effect) and isinstance(effect[0], str)
        _expect(field, named, f"{effect!r} is not an effect")
        _expect(field, any(effect[0] in table for table in (OPS, STEPS, QUESTIONS)), f"no effect {effect[0]!r}")


def _number(least: int, most: int | None) -> Check:
    def convert(field: str, value: Any) -> int:
        _expect(field, type(value) is int, f"{value!r} is not a whole number")
        inside = value >= least and (most is None or value <= most)
        _expect(field, inside, f"{value} is not from {least} to {'any' if most is None else most}")
        return int(value)

    return convert


def _flag(field: str, value: Any) -> bool:
    _expect(field, type(value) is bool, f"{value!r} is not true or false")
    return bool(value)


def _text(*allowed: str) -> Check:
    def convert(field: str, value: Any) -> str:
        _expect(field, value in allowed, f"{value!r} is not one of {list(allowed)}")
        return str(value)

    return convert


def _many(each: Check, length: int | None = None) -> Check:
    def convert(field: str, value: Any) -> tuple[Any, ...]:
        _expect(field, isinstance(value, list), f"{value!r} is not a list")
        _expect(field, length is None or len(value) == length, f"{len(value)} entries instead of {length}")
        return tuple(each(f"{field}.{i}", entry) for i, entry in enumerate(value))

    return convert
