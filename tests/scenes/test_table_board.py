"""The dungeon as it is seen and walked: far walks, unexplored places, and where the camera looks."""

import pytest

from game.rules import effects as fx
from tests.kit import room, scene
from tests.scenes.eyes import Eyes
from tests.scenes.tables import at_table, done, playing, room_id

# --- walks and unexplored places -------------------------------------------------------------------------------


def test_a_far_walk_ends_where_something_is_asked(tmp_path):
    """The idol of the shrine on the way brings the first of two gifts at choice; then the player may walk on."""
    gift = fx.when(fx.at_least("idols"), fx.choose((fx.gold(1),), (fx.skill(2),)))
    players = [{"hand": [], "room": "start_a.crossing"}, {"hand": []}]
    state = scene(players=players, tiles=["d03 0 -1 3"], turn={"boots": 7, "swords": 3}, pending=[gift])
    driver = at_table(tmp_path, state)
    driver.key("home")
    driver.settle()
    driver.click(room_id(driver, "d03.gatehouse"))
    driver.click(("choice", 0))
    assert done(driver) == ["move", "move"]
    assert driver.scene.state.players[0].room == room(state, "start_a.monkey_shrine")
    assert driver.stage.toast == ""
    driver.click(("answer", 0))
    assert done(driver) == ["move", "move", "choose"]


@pytest.mark.parametrize(("first", "seen", "unseen"), [("s1", "safe", "depths"), ("d03", "depths", "safe")])
def test_an_unexplored_place_shows_the_back_of_the_tile_on_top_of_the_stack(tmp_path, monkeypatch, first, seen, unseen):
    """R2.2: the safe tiles lie above those of the Depths."""
    eyes = Eyes(monkeypatch)
    driver = playing(tmp_path, "start_a.chantry", turn={"boots": 2}, tile_stack=[first])
    assert driver.scene.offers.cells
    assert f"tiles/back_{seen}" in eyes.pictures
    assert f"tiles/back_{unseen}" not in eyes.pictures


# --- where the camera looks ------------------------------------------------------------------------------------


def looking_away(home):
    """Ann at a wayshrine, with the dungeon dragged so far that nobody sees it, just before she marks it by keys."""
    players = [{"hand": [], "room": "start_a.crossing"}, {"hand": []}]
    driver = at_table(home, scene(players=players, tiles=["d03 1 0 0", "d05 2 0 0", "d07 3 0 0"]), speed="calm")
    free = driver.scene.layout.free
    while driver.scene.camera.visible(wayshrine(driver)):
        driver.move((free.right - 9, free.y + 9))
        driver.press((free.right - 9, free.y + 9))
        driver.move((free.x + 9, free.y + 9), held=True)
        driver.wait(200)
        driver.release((free.x + 9, free.y + 9))
        driver.settle()
    return driver


def wayshrine(driver):
    return driver.scene.scenery.world_of(room(driver.scene.state, "start_a.crossing"))


def mark(driver):
    """By keys, as nobody sees the button."""
    driver.stage.pointing.focus, driver.stage.pointing.by_keys = ("here", 0), True
    driver.key("return")
    assert done(driver) == ["mark"]


def near(camera, there):
    x, y = camera.to_screen(there)
    return abs(x - camera.free.centerx) < 3 and abs(y - camera.free.centery) < 3


def test_the_camera_follows_what_happens_out_of_sight_and_comes_back(tmp_path):
    driver = looking_away(tmp_path)
    before = driver.scene.camera.centre
    mark(driver)
    seen = False
    while driver.scene.director.busy:
        driver.step(30)
        seen = seen or driver.scene.camera.visible(wayshrine(driver))
    assert seen
    driver.settle()
    assert near(driver.scene.camera, before)


@pytest.mark.parametrize("gesture", ["drag", "wheel", "+", "home", "c"])
def test_who_looks_elsewhere_while_something_moves_stays_there(tmp_path, gesture):
    driver = looking_away(tmp_path)
    before, middle = driver.scene.camera.centre, driver.scene.layout.free.center
    mark(driver)
    while not driver.scene.camera.visible(wayshrine(driver)):
        driver.step(30)
    assert driver.scene.director.busy
    if gesture == "drag":
        ground = next(pos for pos in ((middle[0], y) for y in range(middle[1], 0, -9)) if driver.frame.at(pos) is None)
        driver.move(ground)
        driver.press(ground)
        driver.move((ground[0] + 60, ground[1] + 20), held=True)
        driver.wait(200)
        driver.release((ground[0] + 60, ground[1] + 20))
    elif gesture == "wheel":
        driver.wheel(1, middle)
    else:
        driver.key(gesture)
    driver.settle()
    assert not near(driver.scene.camera, before)
