"""Saved games: save, overwrite and delete after asking, load, and what happens to a damaged slot."""

import pytest

from game.rules import legal_actions
from game.scenes.menu import MenuScene
from game.scenes.saves import SLOTS, SavesScene, slot_name
from tests.kit import scene
from tests.scenes.driver import Driver
from tests.scenes.tables import at_table, done, match_of

HAND = {"room": "start_a.crossing", "hand": ["burgle", "stumble"]}


def top(driver):
    return type(driver.scene).__name__


def at_saves(home):
    """Over a running game, by way of the pause."""
    driver = at_table(home, scene(players=[HAND, {"hand": []}]), size=(1280, 720))
    driver.key("escape")
    driver.click("saves")
    return driver


def from_menu(home, waiting=False):
    """From the menu, with a game of one card played in slot 2, and an unfinished one if wanted."""
    driver = Driver(home, MenuScene, speed="instant", private_hands=False)
    match = match_of(scene(players=[HAND, {"hand": []}]))
    if waiting:
        match.save(driver.stage.slots)
    match.session.submit(legal_actions(match.session.state)[0])
    match.save(driver.stage.slots, slot_name(2))
    driver.click("load")
    return driver


def test_empty_slots_say_so_and_show_only_what_can_be_done(tmp_path):
    driver = Driver(tmp_path, lambda stage: SavesScene(stage, None))
    assert driver.texts.count("Empty") == SLOTS
    assert not [region.id for region in driver.frame.regions if region.id[0] in ("load", "delete", "save")]


def test_a_slot_in_use_has_a_word_on_everything_that_can_be_done(tmp_path):
    driver = at_saves(tmp_path)
    assert [region.id for region in driver.frame.regions if region.id[0] == "save"] == [
        ("save", number) for number in range(1, SLOTS + 1)
    ]
    driver.click(("save", 1))
    for name, word in (("load", "Load"), ("delete", "Delete"), ("save", "Overwrite")):
        rect = driver.region((name, 1)).rect
        assert word in [written.text for written in driver.frame.written if rect.contains(written.rect)]


def test_a_running_game_is_saved_into_a_slot(tmp_path):
    driver = at_saves(tmp_path)
    driver.click(("save", 3))
    assert driver.stage.toast == "Saved in slot 3."
    assert "slot_3" in driver.stage.slots.names()
    assert driver.says("Ann")
    driver.key("escape", "escape")
    assert top(driver) == "TableScene"


def test_overwriting_is_confirmed(tmp_path):
    driver = at_saves(tmp_path)
    driver.click(("save", 3))
    file = tmp_path / "saves" / "slot_3.json"
    before = file.stat().st_mtime_ns
    driver.click(("save", 3))
    assert driver.says("Overwrite slot 3?")
    assert driver.says("Ann and Bo")
    driver.click("no")
    assert file.stat().st_mtime_ns == before
    driver.click(("save", 3))
    driver.click("yes")
    assert file.stat().st_mtime_ns > before
    assert driver.stage.toast == "Saved in slot 3."


def test_deleting_is_confirmed(tmp_path):
    driver = at_saves(tmp_path)
    driver.click(("save", 8))
    driver.click(("delete", 8))
    driver.key("return")  # the focus is on Cancel
    assert "slot_8" in driver.stage.slots.names()
    driver.click(("delete", 8))
    driver.click("yes")
    assert "slot_8" not in driver.stage.slots.names()
    assert driver.texts.count("Empty") == SLOTS


def test_a_slot_is_loaded_from_the_menu(tmp_path):
    driver = from_menu(tmp_path)
    driver.click(("load", 2))
    driver.settle()
    assert top(driver) == "TableScene"
    assert done(driver) == ["play"]


def test_loading_from_the_menu_is_confirmed_if_a_game_waits_there(tmp_path):
    """The loaded game takes the place under Continue: the one that waits there would be lost."""
    driver = from_menu(tmp_path, waiting=True)
    driver.click(("load", 2))
    assert driver.says("Load slot 2?")
    assert driver.says("Ann and Bo")
    driver.key("escape")
    assert top(driver) == "SavesScene"
    driver.click(("load", 2))
    driver.click("yes")
    driver.settle()
    assert done(driver) == ["play"]


def test_loading_over_a_running_game_is_confirmed_and_continue_then_leads_to_the_loaded_one(tmp_path):
    driver = at_saves(tmp_path)
    driver.click(("save", 1))
    driver.key("escape", "escape", "1")
    driver.key("escape")
    driver.click("saves")
    driver.click(("load", 1))
    assert driver.says("It takes the place of the running game, also under Continue.")
    driver.click("yes")
    assert driver.stage.slots.read("autosave").session.actions == []
    driver.settle()
    assert done(driver) == []


def test_a_damaged_slot_says_so_and_the_save_before_is_offered(tmp_path):
    driver = from_menu(tmp_path)
    match_of(scene()).save(driver.stage.slots, slot_name(2))
    (tmp_path / "saves" / "slot_2.json").write_text('{"half": ', encoding="utf-8")
    driver.step()
    assert driver.says("This save is damaged.")
    driver.click(("load", 2))
    assert driver.says("slot_2.damaged-1.json")
    driver.click("yes")
    driver.settle()
    assert done(driver) == ["play"]


@pytest.mark.parametrize("text", ["", "[]", "null", '{"state": {"players": 3}, "extra": []}'])
def test_a_slot_of_which_nothing_can_be_read_is_set_aside_and_named(tmp_path, text):
    driver = Driver(tmp_path, MenuScene)
    (tmp_path / "saves").mkdir()
    (tmp_path / "saves" / "slot_5.json").write_text(text, encoding="utf-8")
    driver.click("load")
    driver.click(("load", 5))
    assert driver.says("No save of this game can be read")
    driver.key("return")
    assert top(driver) == "SavesScene"
    assert driver.texts.count("Empty") == SLOTS
    assert (tmp_path / "saves" / "slot_5.damaged-1.json").read_text(encoding="utf-8") == text


def test_a_save_that_the_disk_refuses_is_told_and_the_game_stays(tmp_path, monkeypatch):
    driver = at_saves(tmp_path)

    def full(*_):
        raise OSError("no space left")

    monkeypatch.setattr(driver.stage.slots, "write", full)
    driver.click(("save", 4))
    assert driver.stage.toast == "The game could not be saved: no space left"
    driver.key("escape")
    driver.click("leave")
    driver.click("yes")
    assert top(driver) == "PauseScene"  # nothing is lost by leaving what cannot be saved
