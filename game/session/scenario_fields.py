"""Which fields a scenario can have, and reading them with an error that names the one that is wrong."""

from __future__ import annotations

from dataclasses import fields
from typing import Any

from game.rules import Setup, Turn
from game.rules.codec import expect

STATUS = ("inside", "escaped", "out")
SETUP_FIELDS = tuple(name for name in Setup._fields if name != "players")
SCENARIO_FIELDS = (
    *SETUP_FIELDS,
    *("players", "seats", "seed", "seat", "rage", "turn", "pending", "row", "deck", "dungeon_discard", "trash"),
    *("reserve", "tiles", "tile_stack", "opened", "picked", "artifacts", "artifact_stack", "majors", "minors"),
    *("prisoners", "gone", "idols", "black_bag", "ghosts_area", "ghosts_bag"),
)
PLAYER_FIELDS = (
    *("room", "status", "gold", "lockpicks", "damage", "black_damage", "noise", "bagged", "marks"),
    *("hand", "deck", "played", "discard", "artifacts", "tokens"),
)
TURN_FIELDS = tuple(f.name for f in fields(Turn) if f.name not in ("owed", "latched"))


def numbers(path: str, data: dict[str, Any], name: str, default: int, least: int = 0, most: int | None = None) -> int:
    """A whole number within its limits."""
    value = data.get(name, default)
    expect(path + name, type(value) is int, f"{value!r} is not a whole number")
    limits = f"{value} is not from {least} to {'any' if most is None else most}"
    expect(path + name, value >= least and (most is None or value <= most), limits)
    return int(value)


def slugs(path: str, data: dict[str, Any], name: str) -> list[str]:
    """A list of texts."""
    value = data.get(name, [])
    fine = isinstance(value, list) and all(isinstance(entry, str) for entry in value)
    expect(path + name, fine, f"{value!r} is not a list of texts")
    return list(value)
