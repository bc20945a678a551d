"""Saves: whole or not at all, and loud about what is wrong with them."""

import json
import shutil

import pytest

from game.box import box_for, build_box
from game.box.tiles import load_tile, our_folder
from game.rules import BadData, Setup, digest, legal_actions
from game.rules.tiles import tile_digest
from game.session.saves import load_save, read_save, save_data, write_save
from game.session.session import Session
from tests.session.test_session import played


def test_a_save_brings_back_the_game_with_its_history_and_what_was_kept_beside_it(tmp_path):
    session = played(1, 120)
    write_save(tmp_path / "slot.json", session, {"names": ["Ada", "Бо", "陳"]})

    loaded, extra = read_save(tmp_path / "slot.json")

    assert digest(loaded.state) == digest(session.state)
    assert loaded.actions == session.actions
    assert extra == {"names": ["Ada", "Бо", "陳"]}
    assert legal_actions(loaded.state) == legal_actions(session.state)


def test_writing_again_replaces_the_save_and_leaves_no_other_file(tmp_path):
    write_save(tmp_path / "slot.json", played(1, 5))
    write_save(tmp_path / "slot.json", played(2, 9))
    assert [file.name for file in tmp_path.iterdir()] == ["slot.json"]
    assert len(read_save(tmp_path / "slot.json")[0].actions) == 9


def test_a_save_that_cannot_be_written_leaves_the_old_one(tmp_path, monkeypatch):
    write_save(tmp_path / "slot.json", played(1, 5))
    monkeypatch.setattr("game.session.saves.os.fsync", lambda handle: 1 / 0)
    with pytest.raises(ZeroDivisionError):
        write_save(tmp_path / "slot.json", played(2, 9))
    assert len(read_save(tmp_path / "slot.json")[0].actions) == 5


@pytest.mark.parametrize(
    ("field", "spoil"),
    [
        ("format", lambda d: d.update(format="tea")),
        ("version", lambda d: d.update(version=2)),
        ("digest", lambda d: d.update(digest="0")),
        ("digest", lambda d: d["state"]["players"][0].update(gold=99)),
        ("state.players.0.gold", lambda d: d["state"]["players"][0].update(gold="much")),
        ("state.rage", lambda d: d["state"].pop("rage")),
        ("actions", lambda d: d["actions"].pop()),
        ("actions.0", lambda d: d["actions"].__setitem__(0, "end")),
        ("own_tiles", lambda d: d.pop("own_tiles")),
        ("extra", lambda d: d.update(extra=3)),
        ("setup", lambda d: d.pop("setup")),
    ],
)
def test_a_damaged_save_says_which_field_is_wrong(field, spoil):
    data = json.loads(json.dumps(save_data(played(3, 40))))
    spoil(data)
    with pytest.raises(BadData) as bad:
        load_save(data)
    assert bad.value.field == field


@pytest.mark.parametrize("content", ["", "{", "[]", "null", '{"format": 1}', "\x00\x01"])
def test_a_file_that_is_no_save_is_refused(tmp_path, content):
    (tmp_path / "slot.json").write_text(content)
    with pytest.raises(BadData):
        read_save(tmp_path / "slot.json")


def own_tile(folder, name="attic", of="d01"):
    shutil.copy(our_folder() / f"{of}.tmx", folder / f"{name}.tmx")
    return folder / f"{name}.tmx"


def test_own_tiles_are_off_by_default_and_join_the_stack_when_asked_for(tmp_path):
    own_tile(tmp_path)
    assert box_for(Setup(2), tmp_path)[0] is build_box()
    box, problems = box_for(Setup(2, own_tiles=True), tmp_path)
    assert problems == ()
    assert box.tile_ids["attic"] in Session(box, Setup(2, own_tiles=True), 1).state.tile_stack


def test_a_broken_own_tile_is_named_and_the_game_goes_on_without_it(tmp_path):
    own_tile(tmp_path, "good")
    path = own_tile(tmp_path, "bad")
    path.write_text(path.read_text().replace('type="tunnel"', 'type="tunel"', 1))
    box, problems = box_for(Setup(2, own_tiles=True), tmp_path)
    assert [problem.file for problem in problems] == ["bad.tmx"]
    assert "good" in box.tile_ids
    assert "bad" not in box.tile_ids


def test_a_save_keeps_the_digests_of_own_tiles_and_refuses_a_changed_or_missing_map(tmp_path):
    path = own_tile(tmp_path)
    setup = Setup(2, own_tiles=True)
    data = save_data(Session(box_for(setup, tmp_path)[0], setup, 1))
    assert data["own_tiles"] == {"attic": tile_digest(load_tile(path))}
    load_save(data, tmp_path)

    own_tile(tmp_path, of="d02")
    with pytest.raises(BadData, match="its map was changed"):
        load_save(data, tmp_path)
    path.unlink()
    with pytest.raises(BadData, match="its map is not in"):
        load_save(data, tmp_path)


def test_a_save_loads_although_another_own_tile_was_added_since(tmp_path):
    own_tile(tmp_path)
    setup = Setup(2, own_tiles=True)
    session = Session(box_for(setup, tmp_path)[0], setup, 1)
    data = save_data(session)
    own_tile(tmp_path, "cellar", of="d03")
    assert digest(load_save(data, tmp_path)[0].state) == digest(session.state)
