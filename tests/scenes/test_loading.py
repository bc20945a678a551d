"""Long preparations show how far they are, and then go on by themselves."""

import time

from game.scenes import loading, navigation
from game.scenes.handover import HandoverScene
from game.scenes.loading import LoadingScene
from game.scenes.menu import MenuScene
from game.scenes.table import TableScene
from game.view.pictures import Pictures
from tests.kit import scene
from tests.scenes.driver import Driver
from tests.scenes.tables import match_of


def loading_driver(home, tasks, then):
    return Driver(home, lambda stage: LoadingScene(stage, tasks, then))


def noting(made, keys, stage):
    """Pictures.made, which notes what it has to make while anything but the bar is to be seen."""

    def noted(pictures, key, make):
        if not pictures.has(key) and not isinstance(stage.top, LoadingScene):
            keys.append(key)
        return made(pictures, key, make)

    return noted


def test_a_long_preparation_shows_a_bar_that_fills(tmp_path, monkeypatch):
    monkeypatch.setattr(loading, "PATIENCE", 0.0)
    monkeypatch.setattr(loading, "SLICE", 0.0)
    done = []
    driver = loading_driver(tmp_path, [lambda _: time.sleep(0.001)] * 6, lambda: done.append(True))
    monkeypatch.setattr(driver.scene, "done", 2)
    assert driver.says(driver.stage.words("loading.title"))
    assert not done


def test_a_short_preparation_shows_nothing_and_goes_on(tmp_path):
    did = []
    driver = loading_driver(tmp_path, [did.append] * 3, lambda: driver.stage.replace(MenuScene(driver.stage)))
    assert not driver.says(driver.stage.words("loading.title"))
    driver.step()
    assert len(did) == 3
    assert isinstance(driver.scene, MenuScene)


def test_the_pictures_of_a_table_are_at_hand_after_loading(tmp_path, monkeypatch):
    """Nothing is left to be read, scaled or painted when the first player comes, nor on the screen before."""
    match = match_of(scene(players=[{"hand": ["burgle"]}, {"hand": []}]))
    driver = Driver(tmp_path, MenuScene, private_hands=True, speed="instant")
    made = []
    navigation.open_table(driver.stage, match)
    monkeypatch.setattr(Pictures, "made", noting(Pictures.made, made, driver.stage))
    while not isinstance(driver.scene, HandoverScene):
        driver.step()
    driver.key("return")
    driver.step()
    assert isinstance(driver.scene, TableScene)
    assert len(made) < 10  # what the turn of the player lights up
