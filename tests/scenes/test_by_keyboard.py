"""A whole turn with the keyboard alone, and with clicks alone; what the keyboard is told; which keys show and work."""

import pygame
import pytest

from game.scenes.preferences import KEYS
from game.scenes.setup import SetupScene
from game.view.focus import ARROWS, nearest_focus, reachable
from game.view.widgets import key_label
from tests.kit import scene, slot
from tests.rules.bag import dragon_scene
from tests.scenes.driver import Driver
from tests.scenes.tables import at_table, done, playing, room_id
from tests.scenes.test_table_laying import some_crossed_out, waiting

ROW = ["skeleton", "swindle", "lightstick", "smash_and_grab", "bandit", "payoff"]
TURN = ["play", "choose", "play", "play", "fight", "acquire", "move", "move", "move", "place", "end"]
ASKED = [["choose", 1, [[["gold", 1]], [["skill", 2]]]]]
MOUSE = (pygame.MOUSEBUTTONDOWN, pygame.MOUSEMOTION, pygame.MOUSEWHEEL)


def top(driver):
    return type(driver.scene).__name__


def full_turn():
    """Ann, about to begin a turn in which everything can be done."""
    ann = {"room": "start_a.cloister", "hand": ["burgle", "sidestep", "charlatan"], "gold": 2}
    turn = {"boots": 5, "skill": 9, "swords": 5}
    return scene(row=ROW, tile_stack=["d03"], players=[ann, {"hand": []}], turn=turn)


class Keys:
    """Hands on the keyboard alone: Tab to a thing, Enter to do it."""

    kinds = (pygame.KEYDOWN,)

    def __init__(self, driver):
        self.driver = driver

    def reach(self, region_id):
        for _ in range(len(self.driver.ids)):
            if self.driver.stage.pointing.focus == region_id:
                return
            self.driver.key("tab")
        raise AssertionError(f"Tab never comes to {region_id}")

    def do(self, region_id):
        self.reach(region_id)
        self.driver.key("return")
        self.driver.settle()

    def see_more(self):
        self.driver.key("home")
        self.driver.settle()

    def turn_tile(self):
        self.driver.key("r")

    def end(self):
        self.driver.key("e")

    def go_on(self, region_id):
        assert self.driver.stage.pointing.focus == region_id
        self.driver.key("return")
        self.driver.settle()


class Clicks:
    """A hand on the mouse alone, without dragging."""

    kinds = MOUSE

    def __init__(self, driver):
        self.driver = driver

    def do(self, region_id):
        self.driver.click(region_id)
        self.driver.settle()

    def see_more(self):
        self.driver.wheel(-4, self.driver.scene.layout.free.center)
        self.driver.settle()

    def turn_tile(self):
        self.driver.click(("lay", "turn"))

    def end(self):
        self.driver.click(("button", "end"))

    go_on = do


@pytest.mark.parametrize("hands", [Keys, Clicks])
def test_a_whole_turn(tmp_path, hands):
    """Cards, a question, a fight, a purchase, a walk, a new tile, the end, and the next player."""
    driver = at_table(tmp_path, full_turn(), private_hands=True)
    hand, taken = hands(driver), []
    driver.app._event = watched(driver.app._event, taken)
    hand.go_on("ready")
    hand.do(("hand", 2))
    hand.do(("answer", 0))
    hand.do(("hand", 0))
    hand.do(("hand", 0))
    hand.do(("slot", 0))
    hand.do(("slot", slot(driver.scene.state, "bandit")))
    hand.see_more()
    hand.do(room_id(driver, "start_a.chantry"))  # it is far: the price is shown first
    hand.do(("choice", 0))
    hand.do(("cell", next(iter(driver.scene.offers.cells))))
    hand.turn_tile()
    wanted = driver.scene.laying.rotation
    hand.do(("lay", "lay"))
    assert driver.scene.session.actions[-1].a == wanted
    hand.end()
    assert "still" in driver.stage.toast.lower()
    driver.wait(600)
    hand.end()
    driver.settle()
    assert done(driver) == TURN
    assert top(driver) == "HandoverScene"
    hand.go_on("ready")
    assert driver.says("Since your last turn")
    hand.go_on(("recap", "ok"))
    assert not driver.says("Since your last turn")
    assert driver.scene.viewer == 1
    assert set(taken) <= set(hands.kinds)


def watched(handle, taken):
    """The handler of events, which notes the kinds of those that come from a hand."""

    def handler(event):
        if event.type in (pygame.KEYDOWN, *MOUSE):
            taken.append(event.type)
        handle(event)

    return handler


# --- where the focus goes --------------------------------------------------------------------------------------


def test_tab_comes_to_every_card_of_the_hand_in_its_order(tmp_path):
    """Also though the card in focus is raised above the others."""
    driver = playing(tmp_path, player={"hand": ["burgle", "stumble", "sidestep", "burgle"]})
    Keys(driver).reach(("hand", 0))
    seen = [driver.stage.pointing.focus]
    for _ in range(3):
        driver.key("tab")
        seen.append(driver.stage.pointing.focus)
    assert seen == [("hand", n) for n in range(4)]
    driver.key("shift+tab")
    assert driver.stage.pointing.focus == ("hand", 2)


@pytest.mark.parametrize("kind", ["turn", "tile", "question"])
def test_the_arrows_lead_to_everything(tmp_path, kind):
    states = {"turn": full_turn, "tile": lambda: waiting(boots=2), "question": lambda: scene(pending=ASKED)}
    driver = at_table(tmp_path, states[kind]())
    driver.key("home")
    driver.settle()
    frame = driver.frame
    everything = {region.id for region in reachable(frame)}
    for start in (("button", "end"), ("slot", 0)):
        found, edge = {start}, [start]
        while edge:
            here = edge.pop()
            fresh = {nearest_focus(frame, here, arrow) for arrow in ARROWS} - found
            found |= fresh
            edge += fresh
        assert found == everything


def test_a_question_has_the_focus_as_soon_as_it_is_asked(tmp_path):
    driver = playing(tmp_path, player={"hand": ["burgle", "charlatan"]})
    driver.key("2")
    assert driver.stage.pointing.focus == ("answer", 0)
    driver.key("tab", "shift+tab", "return")
    assert done(driver) == ["play", "choose"]


def test_the_arrows_choose_the_answer(tmp_path):
    driver = at_table(tmp_path, scene(players=[{"hand": []}, {"hand": []}], pending=ASKED))
    driver.key("down", "return")
    assert done(driver) == ["choose"]
    assert driver.scene.session.actions[-1].a == 1


def test_the_focus_can_leave_a_question_to_look_around(tmp_path):
    driver = at_table(tmp_path, scene(players=[{"hand": []}, {"hand": []}], pending=ASKED))
    Keys(driver).do(("strip", 1))
    assert top(driver) == "PlayerScene"
    assert done(driver) == []


def test_enter_lays_the_tile_that_has_just_been_discovered(tmp_path):
    driver = at_table(tmp_path, waiting(boots=2))
    driver.key("r", "return")
    assert done(driver) == ["place"]


# --- why not ---------------------------------------------------------------------------------------------------


def test_the_keyboard_is_told_why_a_card_cannot_be_had(tmp_path):
    driver = playing(tmp_path, turn={"skill": 1})
    target = ("slot", slot(driver.scene.state, "bandit"))
    Keys(driver).reach(target)
    driver.step(400)
    sentence = driver.region(target).why
    assert sentence.startswith("Needs ")
    assert sentence.endswith(" skill, you have 1.")
    assert sentence in driver.texts
    driver.key("return")
    assert driver.stage.toast == sentence
    assert done(driver) == []


def test_the_keyboard_is_told_why_a_room_cannot_be_entered(tmp_path):
    driver = playing(tmp_path)
    Keys(driver).reach(room_id(driver, "start_a.cloister"))
    driver.step(400)
    assert driver.says("Needs 1 boot, you have 0.")
    driver.key("return")
    assert driver.stage.toast == "Needs 1 boot, you have 0."


def test_the_keyboard_is_told_why_an_orientation_is_crossed_out(tmp_path):
    driver = at_table(tmp_path, some_crossed_out())
    refused = next(r.id for r in driver.frame.regions if r.id[0] == "turn" and r.do is None)
    Keys(driver).reach(refused)
    driver.step(400)
    assert driver.region(refused).why.endswith(".")
    assert driver.region(refused).why in driver.texts


@pytest.mark.parametrize(("name", "sentence"), [("undo", "nothing to take back"), ("end", "left in your hand first")])
def test_the_keyboard_is_told_why_a_button_is_grey(tmp_path, name, sentence):
    driver = playing(tmp_path, player={"hand": ["burgle", "burgle"]})
    Keys(driver).reach(("button", name))
    driver.step(400)
    assert driver.says(sentence)


def test_the_keyboard_is_told_what_is_too_dear_in_a_room(tmp_path):
    driver = playing(tmp_path, "start_a.cloister", player={"gold": 1})
    Keys(driver).reach(("here", 0))
    driver.step(400)
    assert driver.says("Needs 7 gold, you have 1.")


# --- keys that show and keys that work -------------------------------------------------------------------------

SHOWN = {("button", "menu"): "escape", ("button", "rules"): "help", ("button", "log"): "log",
         ("button", "undo"): "undo", ("button", "redo"): "redo", ("button", "play"): "play_all",
         ("button", "end"): "end_turn"}  # fmt: skip


def on_button(driver, region_id):
    """What is written on a button."""
    rect = driver.region(region_id).rect
    return [written.text for written in driver.frame.written if rect.contains(written.rect.inflate(-8, -8))]


def shows(driver, region_id, chord):
    return key_label(driver.stage.words, chord) in on_button(driver, region_id)


@pytest.mark.parametrize("size", [(1920, 1080), (1280, 720)])
def test_every_button_of_the_table_shows_its_key(tmp_path, size):
    driver = playing(tmp_path, size=size)
    assert {name for name in driver.ids if name[0] == "button"} == set(SHOWN)
    for button, use in SHOWN.items():
        assert shows(driver, button, KEYS.get(use, use)), (button, on_button(driver, button))


def test_the_buttons_of_a_hanging_tile_show_their_keys(tmp_path):
    driver = at_table(tmp_path, waiting(boots=2))
    assert shows(driver, ("lay", "turn"), "r")
    assert shows(driver, ("lay", "lay"), "return")


def test_enter_shows_only_where_it_answers(tmp_path):
    driver = at_table(tmp_path, scene(players=[{"hand": []}, {"hand": []}], pending=ASKED))
    assert shows(driver, ("answer", 0), "return")
    driver.key("down")
    assert shows(driver, ("answer", 1), "return")
    assert not shows(driver, ("answer", 0), "return")


def test_the_button_that_skips_shows_its_key_and_the_key_skips(tmp_path):
    driver = at_table(tmp_path, dragon_scene({"bagged": 5}, {}), speed="calm")
    driver.key("e")
    if not done(driver):
        driver.key("e")  # after the warning
    while ("button", "skip") not in driver.ids:
        assert driver.scene.director.busy
        driver.step()
    assert shows(driver, ("button", "skip"), "space")
    driver.key("space")
    assert not driver.scene.director.busy


@pytest.mark.parametrize("use", ["end_turn", "undo", "log", "play_all", "help"])
def test_a_key_that_is_changed_in_the_settings_shows_and_works_at_once(tmp_path, use):
    button = next(button for button, shown in SHOWN.items() if shown == use)
    driver = playing(tmp_path, "start_a.chantry", player={"hand": ["stumble"]})
    if use in ("undo", "end_turn"):
        driver.key("1")
    driver.key("escape")
    driver.click("settings")
    driver.click(("key", use))
    driver.key("k", "escape", "escape")
    assert shows(driver, button, "k")
    assert not shows(driver, button, KEYS[use])
    before = (top(driver), done(driver))
    driver.key(KEYS[use])
    assert (top(driver), done(driver)) == before
    driver.key("k")
    assert (top(driver), done(driver)) != before


def test_no_letter_acts_while_a_name_is_typed(tmp_path):
    driver = Driver(tmp_path, SetupScene, keys={**KEYS, "fullscreen": "f", "screenshot": "s", "help": "h"})
    driver.click(("name", 0))
    driver.key("ctrl+backspace")
    driver.type("fs her")
    assert top(driver) == "SetupScene"
    assert not driver.stage.preferences.fullscreen
    assert not (tmp_path / "screenshots").exists()
    driver.key("return")
    assert driver.scene.seats[0].name == "fs her"
    driver.key("s")  # afterwards it is a key again
    assert (tmp_path / "screenshots").exists()


# --- the focus ---------------------------------------------------------------------------------------------------


def test_enter_does_nothing_that_cannot_be_seen_once_the_hand_is_back_at_the_mouse(tmp_path):
    driver = at_table(tmp_path, scene(players=[{"hand": []}, {"hand": []}], turn={"skill": 9}))
    while driver.stage.pointing.focus != ("slot", 1):
        driver.key("tab")
    driver.move((700, 700))
    driver.key("return")
    assert done(driver) == []


def test_the_focus_stays_near_what_vanished(tmp_path):
    driver = at_table(tmp_path, scene(players=[{"hand": ["burgle"] * 5}, {"hand": []}]))
    while driver.stage.pointing.focus != ("hand", 4):
        driver.key("tab")
    driver.key("return")
    driver.settle()
    driver.key("left")
    assert driver.stage.pointing.focus[0] in ("hand", "played")


def test_a_button_that_waits_for_enter_still_does_after_a_look_around_with_tab(tmp_path):
    driver = at_table(tmp_path, waiting(boots=2))
    driver.key("tab", "tab")
    driver.move((700, 500))
    assert driver.stage.pointing.focus == ("lay", "lay")
