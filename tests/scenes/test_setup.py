"""The set-up: two to four seats, names, colours, side, first player, options; two clicks start what was used last."""

import random

import pytest

from game.scenes import navigation
from game.scenes.menu import MenuScene
from game.scenes.setup import SetupScene
from tests.scenes.driver import Driver
from tests.scenes.tables import by_label


def setting_up(home, **preferences):
    return Driver(home, SetupScene, **{"speed": "instant", "private_hands": False, **preferences})


def names(driver):
    return [seat.name for seat in driver.scene.seats]


def begin(driver):
    """Start the game; its match."""
    driver.click("start")
    driver.settle()
    return driver.scene.match


def test_it_starts_with_two_seats_and_takes_two_to_four(tmp_path):
    driver = setting_up(tmp_path)
    assert names(driver) == ["Player 1", "Player 2"]
    driver.click(("remove", 0))
    assert driver.stage.toast == "At least 2 players are needed."
    driver.click("add")
    driver.click("add")
    assert len(driver.scene.seats) == 4
    assert "add" not in driver.ids
    assert len({seat.colour for seat in driver.scene.seats}) == 4
    driver.click(("remove", 1))
    assert names(driver) == ["Player 1", "Player 3", "Player 4"]
    match = begin(driver)
    assert match.names == ["Player 1", "Player 3", "Player 4"]
    assert len(match.session.state.players) == 3


@pytest.mark.parametrize("name", ["Ann", "Zoë Ñandú", "Мария", "王小明", "e c r l 12+-"])
def test_a_name_is_typed_whatever_its_letters(tmp_path, name):
    driver = setting_up(tmp_path)
    driver.click(("name", 1))
    driver.key("ctrl+backspace")
    driver.type(name)
    driver.key("return")
    assert names(driver) == ["Player 1", name]
    assert driver.says(name)
    assert begin(driver).names == ["Player 1", name]


def test_no_letter_acts_while_a_name_is_typed(tmp_path):
    """Even one that a player has bound to something that works everywhere."""
    keys = {"fullscreen": "f", "screenshot": "p", "help": "h"}
    driver = setting_up(tmp_path, keys=keys)
    driver.click(("name", 0))
    driver.key("ctrl+backspace")
    driver.type("fp h i")
    assert driver.scene.field.text == "fp h i"
    assert not driver.stage.preferences.fullscreen
    assert not (tmp_path / "screenshots").exists()
    assert isinstance(driver.scene, SetupScene)


def test_a_name_ends_with_esc_a_click_elsewhere_or_the_start(tmp_path):
    driver = setting_up(tmp_path)
    driver.click(("name", 0))
    driver.key("backspace")
    driver.type("a")
    driver.key("escape")
    assert isinstance(driver.scene, SetupScene)
    driver.click(("name", 1))
    driver.type("b")
    driver.click_at((4, 4))
    assert names(driver) == ["Player a", "Player 2b"]
    driver.click(("name", 0))
    driver.type("c")
    assert begin(driver).names == ["Player ac", "Player 2b"]


def test_an_empty_name_is_the_usual_one_and_a_long_one_is_cut(tmp_path):
    driver = setting_up(tmp_path)
    driver.click(("name", 0))
    driver.key("ctrl+backspace", "return")
    driver.click(("name", 1))
    driver.key("ctrl+backspace")
    driver.type("abcdefghijklmnopqrstuvwxyz")
    driver.key("return")
    assert names(driver) == ["Player 1", "abcdefghijklmnop"]


def test_a_colour_changes_to_the_next_that_nobody_has(tmp_path):
    driver = setting_up(tmp_path)
    first, second = (seat.colour for seat in driver.scene.seats)
    seen = set()
    for _ in range(5):
        driver.click(("colour", 0))
        seen.add(driver.scene.seats[0].colour)
        assert driver.scene.seats[0].colour != second
    assert len(seen) == 5
    assert first in seen
    driver.hover(("colour", 0))
    assert driver.says("Click for the next free colour.")


def test_side_first_player_and_options_reach_the_game(tmp_path):
    driver = setting_up(tmp_path)
    driver.click("start_b")
    driver.click(("first", 1))
    driver.click("promos")
    driver.click("mercy")
    wanted = driver.scene.setup
    match = begin(driver)
    setup = match.session.setup
    assert (setup.start, setup.first) == ("start_b", 1) == (wanted.start, wanted.first)
    assert (setup.promos, setup.mercy) == (wanted.promos, wanted.mercy)
    assert match.session.state.seat == 1


def test_the_first_player_stays_the_same_person_when_a_seat_goes(tmp_path):
    driver = setting_up(tmp_path)
    driver.click("add")
    driver.click(("first", 2))
    driver.click(("remove", 0))
    assert driver.scene.setup.first == 1
    driver.click("add")
    driver.click(("remove", 1))
    assert driver.scene.setup.first == -1


def test_hands_can_be_hidden_here_too_and_it_lasts(tmp_path):
    driver = setting_up(tmp_path)
    driver.click("private")
    assert driver.stage.preferences.private_hands
    again = Driver(tmp_path, SetupScene)
    assert again.stage.preferences.private_hands


def test_two_clicks_start_with_what_was_used_last(tmp_path, monkeypatch):
    driver = setting_up(tmp_path)
    driver.click("add")
    driver.click(("name", 0))
    driver.key("ctrl+backspace")
    driver.type("Ida")
    driver.key("return")
    driver.click(("colour", 0))
    driver.click("start_b")
    first = begin(driver)
    driver.stage.slots.delete("autosave")
    monkeypatch.setattr(navigation.random, "SystemRandom", lambda: random.Random(7))
    again = Driver(tmp_path, MenuScene)
    again.click("new")
    again.click(by_label(again, "Begin"))
    again.settle()
    match = again.scene.match
    assert match.seats == first.seats
    assert match.session.setup == first.session.setup
    assert match.session.seed == random.Random(7).getrandbits(32)


def test_a_new_game_is_saved_at_once(tmp_path):
    driver = setting_up(tmp_path)
    driver.click("start")
    assert driver.stage.slots.names() == ["autosave"]


def test_what_is_left_out_of_damaged_settings_is_as_usual(tmp_path):
    (tmp_path / "settings.json").write_text(
        '{"seats": [{"name": "\\u0007 ", "colour": "pink"}, {"name": "Bo", "colour": "red"}, 5],'
        ' "setup": {"start": "start_z", "first": 9, "promos": "yes"}}',
        encoding="utf-8",
    )
    driver = Driver(tmp_path, SetupScene)
    assert names(driver) == ["Player 1", "Bo"]
    assert len({seat.colour for seat in driver.scene.seats}) == 2
    assert driver.scene.setup.first == -1
