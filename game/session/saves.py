"""Saves and records: versioned JSON, written whole or not at all, read with an error that names what is wrong.

A record is set-up, seed and actions (and the start, if that was a scenario); a save adds the state, its digest, the
digests of the player's own tiles, and whatever the table wants to keep beside them (names, colours).
"""

from __future__ import annotations

import json
import os
from pathlib import Path
from typing import Any

from game.box import TileError, box_for
from game.rules import BadData, Box, Setup, digest, from_json, parse, text, to_json
from game.rules.codec import check_version, expect, known_fields, need, read_setup
from game.rules.tiles import tile_digest

from .session import Refused, Session

FORMAT, VERSION = "catacombs-save", 1
RECORD_FIELDS = ("setup", "seed", "start", "actions")
SAVE_FIELDS = ("format", "version", *RECORD_FIELDS, "own_tiles", "state", "digest", "extra")
Json = dict[str, Any]


def record(session: Session) -> Json:
    """What is needed to play the same game again."""
    return {
        "setup": session.setup._asdict(),
        "seed": session.seed,
        "start": to_json(session.start) if session.start is not None else None,
        "actions": [text(action) for action in session.actions],
    }


def replay(box: Box, data: Any) -> Session:
    """The session of a record, action by action; BadData names the first thing that does not fit."""
    expect("record", isinstance(data, dict), "not a table of fields")
    setup = read_setup(box, need(data, "setup"))
    seed = need(data, "seed")
    expect("seed", type(seed) is int, f"{seed!r} is not a whole number")
    start = need(data, "start")
    session = Session(box, setup, seed, None if start is None else _state("start", box, start))
    actions = need(data, "actions")
    expect("actions", isinstance(actions, list), "not a list")
    for number, words in enumerate(actions):
        field = f"actions.{number}"
        expect(field, isinstance(words, str), f"{words!r} is not a text")
        try:
            session.submit(parse(words))
        except Refused as refused:
            raise BadData(field, f"{words!r} is not allowed here: {refused}") from None
        except ValueError as error:
            raise BadData(field, str(error)) from None
    return session


def save_data(session: Session, extra: Json | None = None) -> Json:
    """The whole content of a save."""
    own = {tile.slug: tile_digest(tile) for tile in session.box.tiles if not _ships(tile.slug)}
    return {
        "format": FORMAT,
        "version": VERSION,
        **record(session),
        "own_tiles": own,
        "state": to_json(session.state),
        "digest": digest(session.state),
        "extra": extra or {},
    }


def write_save(path: Path, session: Session, extra: Json | None = None) -> None:
    """Write a save so that at any moment either the old or the new one is there, whole."""
    path.parent.mkdir(parents=True, exist_ok=True)
    new = path.with_name(path.name + ".new")
    with new.open("w", encoding="utf-8") as file:
        json.dump(save_data(session, extra), file, ensure_ascii=False, indent=1)
        file.flush()
        os.fsync(file.fileno())
    os.replace(new, path)


def read_save(path: Path, tile_folder: Path | None = None) -> tuple[Session, Json]:
    """The session of a save with all its history, and the extra data; BadData if anything is wrong with it."""
    try:
        data = json.loads(path.read_text(encoding="utf-8"))
    except (OSError, ValueError, RecursionError) as error:
        raise BadData(path.name, f"cannot be read: {error}") from None
    return load_save(data, tile_folder)


def load_save(data: Any, tile_folder: Path | None = None) -> tuple[Session, Json]:
    """The session of a save that was already read as JSON."""
    expect("save", isinstance(data, dict), "not a table of fields")
    expect("format", data.get("format") == FORMAT, f"{data.get('format')!r} is not {FORMAT!r}")
    check_version(data, VERSION)
    known_fields("", data, SAVE_FIELDS)
    box = _box(data, tile_folder)
    saved = _state("state", box, need(data, "state"))
    expect("digest", digest(saved) == need(data, "digest"), "does not fit the state")
    session = replay(box, data)
    expect("actions", digest(session.state) == data["digest"], "do not lead to the saved state")
    extra = need(data, "extra")
    expect("extra", isinstance(extra, dict), "not a table of fields")
    return session, extra


def _box(data: Json, tile_folder: Path | None) -> Box:
    table = need(data, "setup")
    expect("setup", isinstance(table, dict), "not a table of fields")
    wanted = Setup(promos=table.get("promos") is True, own_tiles=table.get("own_tiles") is True)
    box, problems = box_for(wanted, tile_folder)
    own = need(data, "own_tiles")
    expect("own_tiles", isinstance(own, dict), "not a table of digests")
    return _only_tiles(box, own, problems)


def _only_tiles(box: Box, own: Json, problems: tuple[TileError, ...]) -> Box:
    """The box with just the own tiles that the save was played with; BadData if one is missing or was changed."""
    found = {tile.slug: tile for tile in box.tiles if not _ships(tile.slug)}
    for slug, wanted in own.items():
        refused = next((str(p) for p in problems if p.file == f"{slug}.tmx"), "its map is not in the tile folder")
        expect(f"own_tiles.{slug}", slug in found, refused)
        expect(f"own_tiles.{slug}", tile_digest(found[slug]) == wanted, "its map was changed since")
    if len(own) == len(found):
        return box
    return Box(box.cards, box.tokens, tuple(t for t in box.tiles if _ships(t.slug) or t.slug in own))


def _ships(slug: str) -> bool:
    return any(tile.slug == slug for tile in box_for(Setup())[0].tiles)


def _state(field: str, box: Box, data: Any) -> Any:
    try:
        return from_json(box, data)
    except BadData as error:
        raise BadData(f"{field}.{error.field}", error.reason) from None
