"""The menu: Continue in one click or greyed with its reason, a new game only after asking if one waits, Quit."""

import pytest

from game.scenes.menu import MenuScene
from tests.kit import scene
from tests.scenes.driver import Driver
from tests.scenes.tables import match_of


def top(driver):
    return type(driver.scene).__name__


def at_menu(home, waiting=False, **preferences):
    """A driver at the menu; a game of Ann and Bo waits if wanted."""
    driver = Driver(home, MenuScene, speed="instant", private_hands=False, **preferences)
    if waiting:
        match_of(scene()).save(driver.stage.slots)
        driver.step()
    return driver


def test_without_a_game_continue_is_grey_and_says_why(tmp_path):
    driver = at_menu(tmp_path)
    assert not driver.region("continue").enabled
    driver.hover("continue")
    assert driver.says("No game has been left unfinished.")
    driver.click("continue")
    assert top(driver) == "MenuScene"
    assert driver.stage.toast == "No game has been left unfinished."


def test_continue_is_one_click_and_names_the_players(tmp_path):
    driver = at_menu(tmp_path, waiting=True)
    driver.hover("continue")
    assert driver.says("Ann and Bo: turn")
    driver.click("continue")
    driver.settle()
    assert top(driver) == "TableScene"
    assert driver.scene.match.names == ["Ann", "Bo"]


def test_enter_continues_if_there_is_something_to_continue(tmp_path):
    at_menu(tmp_path, waiting=True)
    driver = at_menu(tmp_path)
    driver.key("return")
    driver.settle()
    assert top(driver) == "TableScene"


def test_a_new_game_begins_at_once_if_none_waits(tmp_path):
    driver = at_menu(tmp_path)
    driver.key("return")
    assert top(driver) == "SetupScene"
    driver.key("escape")
    assert top(driver) == "MenuScene"


def test_a_new_game_is_confirmed_if_one_waits(tmp_path):
    driver = at_menu(tmp_path, waiting=True)
    driver.click("new")
    assert driver.says("Begin a new game?")
    assert driver.says("Ann and Bo")
    driver.key("escape")
    assert top(driver) == "MenuScene"
    driver.click("new")
    driver.key("return")  # the focus is on the answer that loses nothing
    assert top(driver) == "MenuScene"
    driver.click("new")
    driver.click("yes")
    assert top(driver) == "SetupScene"
    assert driver.stage.slots.names() == ["autosave"]  # nothing is lost before the new one starts


@pytest.mark.parametrize(
    ("way", "there"),
    [("load", "SavesScene"), ("rules", "HelpScene"), ("gallery", "GalleryScene"), ("settings", "SettingsScene")],
)
def test_every_way_leads_there_and_esc_leads_back(tmp_path, way, there):
    driver = at_menu(tmp_path)
    driver.click(way)
    assert top(driver) == there
    driver.key("escape")
    assert top(driver) == "MenuScene"


def test_the_arrows_go_through_the_menu(tmp_path):
    driver = at_menu(tmp_path)
    for _ in range(4):
        driver.key("down")
    driver.key("return")
    assert top(driver) == "SettingsScene"


def test_quit_ends_the_program(tmp_path):
    driver = at_menu(tmp_path)
    driver.click("quit")
    driver.step()
    assert not driver.stage.running


def test_ten_seconds_after_the_last_input_nothing_is_drawn_any_more(tmp_path):
    driver = at_menu(tmp_path)
    driver.move((10, 10))
    driver.wait(500)
    moving = driver.app.frames_drawn
    driver.wait(500)
    assert driver.app.frames_drawn > moving
    driver.wait(10_000)
    still = driver.app.frames_drawn
    driver.wait(3_000)
    assert driver.app.frames_drawn == still


def test_with_less_motion_the_light_stands_still_at_once(tmp_path):
    driver = at_menu(tmp_path, reduce_motion=True)
    driver.move((10, 10))
    driver.wait(300)
    still = driver.app.frames_drawn
    driver.wait(1_000)
    assert driver.app.frames_drawn == still
