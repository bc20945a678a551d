"""The settings: each takes effect and is written at once, and lasts over a restart."""

import json

import pytest

from game.scenes.menu import MenuScene
from game.scenes.preferences import KEYS, SPEEDS
from game.scenes.settings import SWITCHES, SettingsScene
from game.view.board_marks import WHITE
from game.view.colours import GOLD, LIGHT, SEAT_LIGHT
from tests.kit import scene
from tests.scenes.driver import Driver
from tests.scenes.tables import at_table, done, playing


def at_settings(home, size=(1280, 720), **preferences):
    return Driver(home, SettingsScene, size, **preferences)


def written(home):
    return json.loads((home / "settings.json").read_text(encoding="utf-8"))


def restarted(home):
    return Driver(home, MenuScene).stage.preferences


@pytest.mark.parametrize("speed", SPEEDS)
def test_every_speed_lasts(tmp_path, speed):
    driver = at_settings(tmp_path)
    driver.click(("speed", speed))
    assert written(tmp_path)["speed"] == speed
    assert restarted(tmp_path).speed == speed


@pytest.mark.parametrize("switch", SWITCHES)
def test_every_switch_lasts_both_ways(tmp_path, switch):
    driver = at_settings(tmp_path)
    before = getattr(driver.stage.preferences, switch)
    driver.click(switch)
    assert written(tmp_path)[switch] is not before
    assert getattr(restarted(tmp_path), switch) is not before
    driver.click(switch)
    assert written(tmp_path)[switch] is before


def test_a_larger_scale_enlarges_everything_and_lasts(tmp_path):
    driver = at_settings(tmp_path, (2560, 1440))
    width = driver.region("back").rect.width
    driver.click(("scale", 1.25))
    assert driver.region("back").rect.width > 1.2 * width
    assert not driver.says("this window holds")
    assert Driver(tmp_path, MenuScene, (2560, 1440)).stage.scale.ui == 1.25


def test_a_scale_that_the_window_cannot_hold_is_lowered_and_says_so(tmp_path):
    driver = at_settings(tmp_path, (1280, 720))
    driver.click(("scale", 2.0))
    assert 1.0 <= driver.stage.scale.ui < 2.0
    assert driver.says(f"200 % wanted, this window holds {int(driver.stage.scale.ui * 100)} %.")
    assert restarted(tmp_path).ui_scale == 2.0
    for region in driver.frame.regions:
        assert driver.frame.rect.contains(region.rect), region.id


def test_a_key_is_bound_by_a_click_and_a_press(tmp_path):
    driver = at_settings(tmp_path)
    driver.click(("key", "end_turn"))
    assert driver.says("Press a key")
    driver.key("x")
    assert written(tmp_path)["keys"]["end_turn"] == "x"
    assert restarted(tmp_path).keys["end_turn"] == "x"
    assert not driver.says("Press a key")


def test_the_new_key_works_at_the_table_and_stands_on_the_button(tmp_path):
    state = scene(players=[{"hand": [], "room": "start_a.chantry"}, {"hand": []}])
    driver = at_table(tmp_path, state, keys={**KEYS, "end_turn": "ctrl+k"})
    assert driver.says("Ctrl+K")
    driver.key("e", "k")
    assert done(driver) == []
    driver.key("ctrl+k")
    assert done(driver) == ["end"]


@pytest.mark.parametrize(
    ("key", "use"),
    [("l", "Log"), ("ctrl+z", "Undo"), ("3", "play a card of the hand"), ("tab", "to the next thing"),
     ("return", "do it"), ("up", "to the next thing"), ("f11", "Fullscreen"), ("backspace", "rub out a letter")],
)  # fmt: skip
def test_a_key_that_is_taken_is_refused_by_name_and_does_nothing_else(tmp_path, key, use):
    driver = at_settings(tmp_path)
    driver.click(("key", "end_turn"))
    driver.key(key)
    assert driver.stage.toast.endswith(f" is taken: {use}.")
    assert driver.stage.preferences.keys == KEYS
    assert not driver.stage.preferences.fullscreen
    driver.key("x")  # it still waits
    assert driver.stage.preferences.keys["end_turn"] == "x"


def test_the_own_key_of_a_use_may_be_pressed_again(tmp_path):
    driver = at_settings(tmp_path)
    driver.click(("key", "end_turn"))
    driver.key("e")
    assert driver.stage.preferences.keys == KEYS
    assert not driver.says("Press a key")


def test_esc_or_a_click_elsewhere_stops_waiting_for_a_key(tmp_path):
    driver = at_settings(tmp_path)
    driver.click(("key", "undo"))
    driver.key("escape")
    assert isinstance(driver.scene, SettingsScene)
    driver.key("x")
    driver.click(("key", "undo"))
    driver.click(("key", "undo"))
    driver.key("x")
    driver.click(("key", "undo"))
    driver.click("show_odds")
    driver.key("x")
    assert driver.stage.preferences.keys == KEYS
    assert not driver.stage.preferences.show_odds


def test_a_held_key_alone_is_not_a_key(tmp_path):
    driver = at_settings(tmp_path)
    driver.click(("key", "undo"))
    driver.key("left ctrl", "right shift", "left alt")
    driver.key("ctrl+u")
    assert driver.stage.preferences.keys["undo"] == "ctrl+u"


def test_all_keys_as_usual(tmp_path):
    driver = at_settings(tmp_path)
    driver.click(("key", "log"))
    driver.key("k")
    driver.click("usual")
    assert driver.stage.preferences.keys == KEYS == written(tmp_path)["keys"]


def test_odds_and_points_come_and_go_at_the_table(tmp_path):
    shown = at_table(tmp_path / "a", scene())
    hidden = at_table(tmp_path / "b", scene(), show_points=False, show_odds=False)
    assert shown.scene.model.show_odds
    assert not hidden.scene.model.show_odds
    for driver, there in ((shown, True), (hidden, False)):
        driver.hover(("strip", 0))
        assert driver.says("if knocked out here") is there
        assert any("%" in text for text in driver.texts) is there


def test_settings_are_reached_from_the_pause_and_esc_goes_back_step_by_step(tmp_path):
    driver = at_table(tmp_path, scene())
    driver.key("escape")
    driver.click("settings")
    driver.click(("speed", "calm"))
    driver.key("escape", "escape")
    assert type(driver.scene).__name__ == "TableScene"
    assert driver.stage.preferences.tempo == SPEEDS["calm"]


@pytest.mark.parametrize(
    ("what", "name", "value"),
    [(("speed", "calm"), "speed", "calm"), (("scale", 1.1), "ui_scale", 1.1), ("show_odds", "show_odds", False),
     (("key", "end_turn"), "keys", {**KEYS, "end_turn": "x"})],
)  # fmt: skip
def test_settings_that_cannot_be_written_hold_until_the_end_and_say_so(tmp_path, what, name, value):
    driver = at_settings(tmp_path)
    (tmp_path / "settings.new").mkdir()  # lies in the way of the file
    driver.click(what)
    driver.key("x")
    assert driver.says("could not be written")
    assert getattr(driver.stage.preferences, name) == value


def names_on_strips(driver):
    strip = driver.region(("strip", 0)).rect
    notes = driver.stage.pictures.notes.items()
    named = [
        texts
        for key, texts in notes
        if key[1][0] == "strip" and key[2] == strip.size and key[-1] == driver.frame.high_contrast
    ]
    return {text.colour for texts in named for text in texts if text.text in ("Ann", "Bo")}


def rings(driver):
    """The colours of the rings around rooms that can be entered."""
    kept = {id(surface): key for key, surface in driver.stage.pictures._kept.items()}
    keys = [kept.get(id(sprite.surface), ("",)) for sprite in driver.frame.sprites]
    return {key[4] for key in keys if key[0] == "room ring"}


def test_high_contrast_darkens_the_dungeon_rings_rooms_in_white_and_writes_in_plain_light(tmp_path):
    driver = playing(tmp_path, turn={"boots": 2})
    usual = lightness(driver, (driver.scene.layout.free.x + 40, driver.scene.layout.free.centery))
    assert names_on_strips(driver) == {SEAT_LIGHT["red"], SEAT_LIGHT["blue"]}
    assert GOLD in rings(driver)
    driver.stage.preferences.high_contrast = True
    driver.step()
    assert names_on_strips(driver) == {LIGHT}
    assert WHITE in rings(driver)
    assert GOLD not in rings(driver)
    assert lightness(driver, (driver.scene.layout.free.x + 40, driver.scene.layout.free.centery)) < 0.75 * usual


def lightness(driver, pos):
    """How bright a place of the picture is."""
    driver.app.compositor.forget()
    driver.app.draw()
    return sum(
        driver.app.screen.subsurface((*pos, 200, 60)).copy().get_at((x, y)).g
        for x in range(0, 200, 5)
        for y in range(0, 60, 5)
    )
