"""Whole games through the real interface only, from the menu to the scoring: clicks, drags, keys, never the rules."""

import random

import pytest

from game.scenes import navigation
from game.scenes.menu import MenuScene
from tests.scenes.driver import Driver
from tests.scenes.person import Person
from tests.scenes.tables import done


class Chosen:
    """A source of seeds that a test knows."""

    def __init__(self, seed):
        self.seed = seed

    def SystemRandom(self):  # noqa: N802
        return random.Random(self.seed)


@pytest.mark.parametrize(("seed", "private", "size"), [(3, True, (1280, 720)), (8, False, (1920, 1080))])
def test_a_whole_game_from_the_menu_to_the_scoring(tmp_path, monkeypatch, seed, private, size):
    monkeypatch.setattr(navigation, "random", Chosen(seed))
    driver = Driver(tmp_path, MenuScene, size, speed="instant", private_hands=private)
    driver.click("new")
    driver.click("start")
    driver.settle()
    session = driver.stage.scenes[0].match.session
    Person(driver, seed).play()
    assert session.state.over
    assert type(driver.scene).__name__ == "ScoringScene"
    assert len(session.actions) > 100
    assert not (tmp_path / "saves" / "autosave.json").exists()


def test_a_game_that_was_closed_goes_on_where_it_stood(tmp_path, monkeypatch):
    monkeypatch.setattr(navigation, "random", Chosen(5))
    driver = Driver(tmp_path, MenuScene, speed="instant", private_hands=False)
    driver.click("new")
    driver.click("start")
    driver.settle()
    driver.key("1", "1")
    before = done(driver)
    driver.app.quit()
    again = Driver(tmp_path, MenuScene, speed="instant", private_hands=False)
    again.click("continue")
    again.settle()
    assert done(again) == before == ["play", "play"]


@pytest.mark.parametrize("speed", ["calm", "normal", "fast"])
def test_input_never_waits_for_an_animation(tmp_path, monkeypatch, speed):
    """An action in the middle of motion is done at once, and the picture follows the truth."""
    monkeypatch.setattr(navigation, "random", Chosen(5))
    driver = Driver(tmp_path, MenuScene, speed=speed, private_hands=False)
    driver.click("new")
    driver.click("start")
    driver.settle()
    for _ in range(5):
        driver.step()
        driver.key("1")
    assert done(driver).count("play") == 5
    driver.settle()
    assert driver.scene.director.table.players[driver.scene.viewer].zones["hand"] == []


def test_space_skips_what_is_moving(tmp_path, monkeypatch):
    monkeypatch.setattr(navigation, "random", Chosen(5))
    driver = Driver(tmp_path, MenuScene, speed="calm", private_hands=False)
    driver.click("new")
    driver.click("start")
    driver.settle()
    driver.key("1")
    assert driver.scene.director.busy
    driver.key("space")
    assert not driver.scene.director.busy
