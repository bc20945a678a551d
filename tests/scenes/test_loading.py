"""Long preparations show how far they are, and then go on by themselves."""

import time

from game.scenes import loading
from game.scenes.loading import LoadingScene, table_tasks
from game.scenes.menu import MenuScene
from tests.kit import scene
from tests.scenes.driver import Driver


def loading_driver(home, tasks, then):
    return Driver(home, lambda stage: LoadingScene(stage, tasks, then))


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


def test_the_pictures_of_a_table_are_at_hand_after_loading(tmp_path):
    state = scene(players=[{"hand": ["burgle"]}, {"hand": []}])
    driver = loading_driver(tmp_path, table_tasks(state), lambda: None)
    driver.step()
    slug = state.box.tiles[state.dungeon.places[0].tile].slug
    assert driver.stage.pictures.has(("master", f"tiles/{slug}"))
