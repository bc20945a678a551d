"""The program around the scenes: faults survived, the window and its habits, closing, and rest."""

import json
import os
import re
import subprocess
import sys
from pathlib import Path

import pygame
import pytest

from game.app import App
from game.scenes.menu import MenuScene
from game.scenes.setup import SetupScene
from tests.kit import scene
from tests.scenes.driver import Driver
from tests.scenes.tables import at_table, done, playing, room_id
from tests.scenes.test_table_laying import waiting

ROOT = Path(__file__).parent.parent.parent
HAND = {"hand": ["burgle", "stumble", "sidestep"]}
OTHER = (1500, 800)  # a size to change to
pytestmark = pytest.mark.filterwarnings("ignore::DeprecationWarning")  # pygame's, of the window behind the display


def top(driver):
    return type(driver.scene).__name__


def resize(driver, size):
    """Pull at the corner of the window."""
    pygame.Window.from_display_module().size = size
    driver.post(pygame.VIDEORESIZE, w=size[0], h=size[1], size=size)


def run(driver, monkeypatch, *gestures):
    """Turn the real loop. Whenever it waits, the next gesture is made: a key, or a function that says True when it is
    done with; after the last one the window is closed."""
    todo = list(gestures)
    waits = []

    def wait(ms):
        driver.now += ms
        waits.append(ms)
        assert len(waits) < 20_000, f"the loop waits for ever; left: {todo}"
        if not todo:
            pygame.event.post(pygame.Event(pygame.QUIT))
        elif callable(todo[0]):
            if todo[0]():
                todo.pop(0)
        else:
            key = pygame.key.key_code(todo.pop(0))
            for kind in (pygame.KEYDOWN, pygame.KEYUP):
                pygame.event.post(pygame.Event(kind, key=key, mod=0, unicode="", scancode=0))

    monkeypatch.setattr(pygame.time, "wait", wait)
    driver.app.run()
    assert todo == []


def broken(*args):
    raise ZeroDivisionError("a torch went out")


# --- faults ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("part", ["build", "update", "key"])
def test_a_fault_is_reported_and_told_and_continue_brings_the_game_back(tmp_path, monkeypatch, capsys, part):
    driver = playing(tmp_path, player=HAND)
    driver.key("1", "1")
    monkeypatch.setattr(driver.scene, part, broken)
    told = []

    def look():
        told.extend(driver.texts)
        return True

    def back_at_the_table():
        return top(driver) == "TableScene"

    def notice_is_there():
        return top(driver) == "NoticeScene"

    run(driver, monkeypatch, "e", notice_is_there, look, "return", "return", back_at_the_table)
    [report] = (tmp_path / "crashes").iterdir()
    assert re.fullmatch(r"catacombs-\d{8}-\d{6}-\d+\.txt", report.name)
    words = report.read_text(encoding="utf-8")
    assert re.match(r"\d{4}-\d\d-\d\d \d\d:\d\d:\d\d  Python ", words)
    assert "ZeroDivisionError: a torch went out" in words
    assert "test_app.py" in words  # where it happened
    assert any(str(report) in text for text in told)
    assert str(report) in capsys.readouterr().err
    assert done(driver) == ["play", "play"]


def test_what_was_done_just_before_the_fault_is_not_lost(tmp_path, monkeypatch):
    driver = playing(tmp_path, player=HAND)
    monkeypatch.setattr(driver.scene, "build", broken)
    run(driver, monkeypatch, "1", lambda: top(driver) == "NoticeScene", lambda: True)
    assert len(driver.stage.slots.read("autosave").session.actions) == 1


def test_a_fault_while_one_is_told_ends_the_program(tmp_path, monkeypatch):
    """It does not go round in circles: one report, then out."""
    driver = Driver(tmp_path, MenuScene)
    monkeypatch.setattr(MenuScene, "build", broken)
    with pytest.raises(ZeroDivisionError):
        run(driver, monkeypatch, "down", lambda: False)
    assert len(list((tmp_path / "crashes").iterdir())) == 1


def test_after_one_fault_was_told_the_next_is_survived_as_well(tmp_path, monkeypatch):
    driver = playing(tmp_path, player=HAND)
    driver.key("1")
    monkeypatch.setattr(driver.scene, "build", broken)

    def breaks_again():
        if top(driver) == "TableScene":
            monkeypatch.setattr(driver.scene, "update", broken)
        return top(driver) == "TableScene"

    def notice_is_there():
        return top(driver) == "NoticeScene"

    run(driver, monkeypatch, "1", notice_is_there, "return", "return", breaks_again, notice_is_there, "return",
        lambda: top(driver) == "MenuScene")  # fmt: skip
    assert len(list((tmp_path / "crashes").iterdir())) == 2


def test_a_fault_is_survived_even_if_no_report_can_be_written(tmp_path, monkeypatch):
    driver = playing(tmp_path, player=HAND)
    (tmp_path / "crashes").write_text("in the way")
    monkeypatch.setattr(type(driver.scene), "build", broken)
    run(driver, monkeypatch, lambda: top(driver) == "NoticeScene", "return", lambda: top(driver) == "MenuScene")


# --- keys ------------------------------------------------------------------------------------------------------


def hold(driver, name, times=3):
    """Hold a key down: it comes again and again."""
    for _ in range(times):
        driver.post(pygame.KEYDOWN, key=pygame.key.key_code(name), mod=0, unicode="", scancode=0)
    driver.post(pygame.KEYUP, key=pygame.key.key_code(name), mod=0, unicode="", scancode=0)


def test_a_key_that_is_held_down_decides_nothing_twice(tmp_path):
    driver = playing(tmp_path, turn={"boots": 2})
    hold(driver, "e")
    assert "boots" in driver.stage.toast  # the warning, not the end of the turn
    assert done(driver) == []
    hold(driver, "f12")
    assert len(list((tmp_path / "screenshots").iterdir())) == 1


def test_a_key_that_is_held_down_goes_on_moving_the_focus_and_rubbing_out(tmp_path):
    driver = playing(tmp_path, player=HAND)
    focused = set()
    for _ in range(4):
        driver.post(pygame.KEYDOWN, key=pygame.K_TAB, mod=0, unicode="", scancode=0)
        focused.add(driver.stage.pointing.focus)
    assert len(focused) == 4
    driver = Driver(tmp_path, SetupScene)
    driver.click(("name", 0))
    driver.type("Anna")
    hold(driver, "backspace")
    assert driver.scene.field.text == "Player 1A"


@pytest.mark.parametrize(("system", "undone"), [("linux", []), ("darwin", ["undo"])])
def test_chords_of_the_desktop_do_nothing_and_command_is_the_ctrl_of_a_mac(tmp_path, monkeypatch, system, undone):
    driver = playing(tmp_path, player=HAND, turn={"boots": 1})
    monkeypatch.setattr(sys, "platform", system)
    driver.key("1")
    for name in ("z", "e"):
        code = pygame.key.key_code(name)
        driver.post(pygame.KEYDOWN, key=code, mod=pygame.KMOD_META, unicode=name, scancode=0)
    assert done(driver) == ([] if undone else ["play"])
    assert not driver.stage.toast


# --- the window ------------------------------------------------------------------------------------------------


@pytest.fixture
def large_desktop(monkeypatch):
    """A screen that holds the usual window; a window that was open before is closed. Gives what fullscreen fills."""
    pygame.display.quit()
    pygame.display.init()
    [whole] = pygame.display.get_desktop_sizes()
    monkeypatch.setattr(pygame.display, "get_desktop_sizes", lambda: [(2560, 1440)])
    os.environ.pop("SDL_VIDEO_WINDOW_POS", None)
    yield whole
    os.environ.pop("SDL_VIDEO_WINDOW_POS", None)
    pygame.display.quit()


def is_fullscreen():
    return bool(pygame.display.get_surface().get_flags() & pygame.FULLSCREEN)


@pytest.mark.parametrize("chord", ["f11", "alt+return"])
def test_fullscreen_comes_and_goes_with_its_keys(tmp_path, large_desktop, chord):
    driver = Driver(tmp_path, MenuScene, None)
    window = driver.app.screen.get_size()
    driver.key(chord)
    assert is_fullscreen()
    assert driver.frame.rect.size == driver.app.screen.get_size() == large_desktop
    assert top(driver) == "MenuScene"  # Alt+Enter presses no button
    driver.key(chord)
    assert not is_fullscreen()
    assert driver.frame.rect.size == driver.app.screen.get_size() == window


@pytest.mark.usefixtures("large_desktop")
def test_fullscreen_lasts_over_a_restart(tmp_path):
    Driver(tmp_path, MenuScene, None).key("f11")
    Driver(tmp_path, MenuScene, None)
    assert is_fullscreen()


@pytest.mark.usefixtures("large_desktop")
@pytest.mark.parametrize("chord", ["f11", "alt+return"])
def test_fullscreen_works_at_the_table_and_does_nothing_else_there(tmp_path, chord):
    driver = at_table(tmp_path, scene(players=[HAND, {"hand": []}]), size=None)
    driver.hover(("hand", 0))
    driver.key("tab")
    driver.key(chord)
    assert is_fullscreen()
    assert done(driver) == []
    assert top(driver) == "TableScene"


@pytest.mark.usefixtures("large_desktop")
def test_size_and_place_of_the_window_last_over_a_restart(tmp_path):
    driver = Driver(tmp_path, MenuScene, None)
    assert driver.app.screen.get_size() == (1600, 900)
    resize(driver, OTHER)
    pygame.Window.from_display_module().position = (140, 90)
    driver.post(pygame.QUIT)
    pygame.display.quit()
    again = Driver(tmp_path, MenuScene, None)
    assert again.app.screen.get_size() == again.frame.rect.size == OTHER
    assert pygame.Window.from_display_module().position == (140, 90)


@pytest.mark.usefixtures("large_desktop")
def test_a_place_that_other_displays_had_is_forgotten(tmp_path):
    Driver(tmp_path, MenuScene, None, window=[1900, 1000, *OTHER, 3840, 2160])
    assert pygame.display.get_window_position() != (1900, 1000)


@pytest.mark.usefixtures("large_desktop")
def test_a_place_on_a_display_that_is_gone_is_forgotten_but_not_the_size(tmp_path):
    Driver(tmp_path, MenuScene, None, window=[3000, 90, *OTHER, 1920, 1080, 1920, 1080])
    assert pygame.display.get_surface().get_size() == OTHER
    assert pygame.Window.from_display_module().position != (3000, 90)


def test_a_window_larger_than_the_screen_is_made_to_fit(tmp_path, large_desktop, monkeypatch):
    monkeypatch.setattr(pygame.display, "get_desktop_sizes", lambda: [(1366, 768)])
    driver = Driver(tmp_path, MenuScene, None, window=[0, 0, 2500, 1400, 1920, 1080])
    assert driver.app.screen.get_size() == (1366, 768)


# --- another size in the middle of something -------------------------------------------------------------------


def whole(driver, size):
    """The frame has the new size, and nothing but the dungeon sticks out of it."""
    driver.step()
    assert driver.app.screen.get_size() == driver.frame.rect.size == size
    for region in driver.frame.regions:
        if not (isinstance(region.id, tuple) and region.id[0] in ("room", "cell", "tile", "pawn")):
            assert driver.frame.rect.contains(region.rect), region.id
    return True


def test_another_size_in_the_middle_of_a_game(tmp_path):
    driver = playing(tmp_path, player=HAND)
    driver.key("1")
    resize(driver, OTHER)
    assert whole(driver, OTHER)
    driver.click(("hand", 0))  # at its new place
    driver.key("1")
    assert done(driver) == ["play", "play", "play"]


def test_another_size_in_the_middle_of_an_animation(tmp_path):
    driver = playing(tmp_path, turn={"boots": 1}, speed="normal")
    driver.click(room_id(driver, "start_a.cloister"))
    driver.wait(100)
    assert driver.scene.director.busy
    resize(driver, OTHER)
    assert driver.scene.director.busy
    assert whole(driver, OTHER)
    driver.settle()
    assert not driver.scene.director.busy
    assert driver.scene.camera.visible(driver.scene.scenery.world_of(driver.scene.state.players[0].room))


def test_another_size_while_a_tile_hangs(tmp_path):
    driver = at_table(tmp_path, waiting(boots=2))
    driver.key("r")
    rotation = driver.scene.laying.rotation
    resize(driver, (1280, 720))
    assert whole(driver, (1280, 720))
    assert driver.scene.laying.active
    assert driver.scene.laying.rotation == rotation
    driver.click(("tile", driver.scene.laying.cell))
    assert done(driver) == ["place"]
    assert driver.scene.session.actions[-1].a == rotation


def test_another_size_while_something_is_asked(tmp_path):
    asked = [["choose", 1, [[["gold", 1]], [["skill", 2]]]]]
    driver = at_table(tmp_path, scene(players=[{"hand": []}, {"hand": []}], pending=asked))
    resize(driver, (1280, 720))
    assert whole(driver, (1280, 720))
    driver.click(("answer", 1))
    assert done(driver) == ["choose"]


def test_another_size_while_a_card_is_dragged_drops_nothing_by_itself(tmp_path):
    driver = playing(tmp_path, player=HAND)
    start = driver.place(("hand", 0))
    driver.move(start)
    driver.press(start)
    driver.move((start[0], start[1] - 300), held=True)
    resize(driver, OTHER)
    assert whole(driver, OTHER)
    assert done(driver) == []
    driver.release((start[0], 300))
    assert done(driver) == ["play"]


# --- pictures, closing, files ----------------------------------------------------------------------------------


def test_f12_saves_the_picture_on_the_screen_and_says_where(tmp_path):
    driver = playing(tmp_path, size=(1280, 720))
    driver.key("f12")
    [file] = (tmp_path / "screenshots").iterdir()
    assert re.fullmatch(r"catacombs-\d{8}-\d{6}-\d+\.png", file.name)
    assert pygame.image.load(file).get_size() == (1280, 720)
    assert driver.says(str(file))
    driver.key("f12")
    assert len(list((tmp_path / "screenshots").iterdir())) == 2


def test_closing_the_window_saves_what_was_done(tmp_path):
    driver = playing(tmp_path, player=HAND)
    driver.app.stage.slots.delete("autosave")
    pygame.event.post(pygame.Event(pygame.KEYDOWN, key=pygame.K_1, mod=0, unicode="1", scancode=0))
    pygame.event.post(pygame.Event(pygame.QUIT))
    driver.step()
    assert not driver.stage.running
    again = Driver(tmp_path, MenuScene, speed="instant", private_hands=False)
    again.click("continue")
    again.settle()
    assert done(again) == ["play"]


@pytest.mark.parametrize("over", ["escape", "l", "f1"])
def test_closing_saves_also_while_something_lies_over_the_table(tmp_path, over):
    driver = playing(tmp_path, player=HAND)
    driver.key("1", over)
    assert top(driver) != "TableScene"
    driver.stage.slots.delete("autosave")
    driver.post(pygame.QUIT)
    assert not driver.stage.running
    assert len(driver.stage.slots.read("autosave").session.actions) == 1


def test_closing_at_the_hand_over_screen_saves(tmp_path):
    driver = at_table(tmp_path, scene(), private_hands=True)
    driver.stage.slots.delete("autosave")
    driver.post(pygame.QUIT)
    assert driver.stage.slots.names() == ["autosave"]


def test_the_window_can_be_closed_even_if_the_settings_cannot_be_written(tmp_path):
    driver = playing(tmp_path, player=HAND)
    (tmp_path / "settings.new").mkdir()
    driver.key("1")
    driver.post(pygame.QUIT)
    assert not driver.stage.running
    assert len(driver.stage.slots.read("autosave").session.actions) == 1


SESSION = """
import pygame
from game.app import App
from game.scenes.navigation import open_menu

keys = ["return", "escape", "down", "down", "return", "escape", "f12", "f11", "f11"]
def wait(ms):
    name = keys.pop(0) if keys else ""
    for kind in (pygame.KEYDOWN, pygame.KEYUP) if name else ():
        pygame.event.post(pygame.Event(kind, key=pygame.key.key_code(name), mod=0, unicode=""))
    if not name:
        pygame.event.post(pygame.Event(pygame.QUIT))
pygame.time.wait = wait
app = App()
open_menu(app.stage)
app.run()
"""


def test_everything_that_is_written_lies_in_the_players_folder(tmp_path):
    """The program is run for real, elsewhere, and neither its own folder nor the working folder gets a file."""
    home, here, away = tmp_path / "home", tmp_path / "here", tmp_path / "away"
    here.mkdir()
    before = files_of(ROOT / "game")
    variables = {"SDL_VIDEODRIVER": "dummy", "CATACOMBS_HOME": str(home), "HOME": str(away), "PYTHONPATH": str(ROOT)}
    environment = {**os.environ, **variables, "XDG_DATA_HOME": str(away), "PYTHONDONTWRITEBYTECODE": "1"}
    command = [sys.executable, "-c", SESSION]
    result = subprocess.run(command, cwd=here, env=environment, capture_output=True, text=True, timeout=60, check=False)
    assert result.returncode == 0, result.stderr
    assert {path.name for path in home.iterdir()} >= {"settings.json", "screenshots"}
    assert json.loads((home / "settings.json").read_text(encoding="utf-8"))["window"]
    assert list(here.iterdir()) == []
    assert not away.exists()
    assert files_of(ROOT / "game") == before


def files_of(folder):
    return {path for path in folder.rglob("*") if path.suffix != ".pyc"}


# --- light and rest --------------------------------------------------------------------------------------------


def frames_drawn(driver, ms):
    before = driver.app.frames_drawn
    driver.wait(ms)
    return driver.app.frames_drawn - before


LIT = {"menu": lambda home: Driver(home, MenuScene), "table": playing}


@pytest.mark.parametrize("lit", LIT)
def test_the_light_moves_at_most_twenty_times_a_second_and_only_where_it_shines(tmp_path, monkeypatch, lit):
    driver = LIT[lit](tmp_path)
    driver.settle()
    driver.move((10, 10))
    driver.wait(500)
    dirty, draw = [], driver.app.compositor.draw
    monkeypatch.setattr(driver.app.compositor, "draw", lambda *what: dirty.append(draw(*what)) or dirty[-1])
    assert 10 <= frames_drawn(driver, 2_000) <= 2 * 20 + 1
    window = driver.frame.rect
    for places in dirty:
        assert sum(place.width * place.height for place in places) < 0.5 * window.width * window.height


@pytest.mark.parametrize("lit", LIT)
def test_the_light_moves_for_ten_seconds_and_any_input_wakes_it(tmp_path, lit):
    driver = LIT[lit](tmp_path)
    driver.settle()
    driver.move((10, 10))
    driver.wait(8_500)
    assert frames_drawn(driver, 1_000) > 3
    driver.wait(1_000)
    assert frames_drawn(driver, 5_000) == 0
    driver.move((12, 12))
    assert frames_drawn(driver, 1_000) > 3


def test_at_rest_the_program_sleeps_until_something_happens(tmp_path, monkeypatch):
    """The loop neither builds nor draws a frame; it only looks for events now and then."""
    driver = Driver(tmp_path, MenuScene)
    driver.wait(11_000)
    built, naps = [], []
    build = App.build
    monkeypatch.setattr(App, "build", lambda app: built.append(1) or build(app))

    def nap():
        naps.append(driver.now)
        return driver.now > 41_000

    run(driver, monkeypatch, nap)
    assert len(naps) > 100
    assert len(built) <= 1


def test_a_short_message_goes_away_by_itself(tmp_path):
    driver = playing(tmp_path)
    driver.click(("button", "undo"))
    said = driver.stage.toast
    assert driver.says(said)
    driver.move((5, 500))
    driver.wait(4_000)
    assert not driver.says(said)
    driver.wait(10_000)  # until the light stands still
    assert frames_drawn(driver, 2_000) == 0
