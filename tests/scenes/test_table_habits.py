"""Around the turn: pause, log, recap, undo and its barrier, the warning before the end, and rest."""

import pytest

from game.scenes.log import LogScene
from game.scenes.pause import PauseScene
from game.session.slots import SaveSlots
from game.view.chronicle import Entry
from tests.kit import BOX, QUIET_ROW, card, scene
from tests.scenes.tables import at_table, done, playing, room_id

HAND = {"hand": ["burgle", "stumble", "sidestep"]}


def top(driver):
    return type(driver.scene).__name__


# --- pause -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("how", ["escape", "button"])
def test_the_pause_lies_over_the_game_and_esc_closes_it(tmp_path, how):
    driver = playing(tmp_path)
    driver.key("escape") if how == "escape" else driver.click(("button", "menu"))
    assert isinstance(driver.scene, PauseScene)
    assert driver.says("Pause")
    driver.key("e", "1")  # nothing of the game goes on below
    assert done(driver) == []
    driver.key("escape")
    assert top(driver) == "TableScene"


@pytest.mark.parametrize(
    ("way", "there"), [("saves", "SavesScene"), ("rules", "HelpScene"), ("gallery", "GalleryScene")]
)
def test_every_way_of_the_pause_comes_back_to_it(tmp_path, way, there):
    driver = playing(tmp_path)
    driver.key("escape")
    driver.click(way)
    assert top(driver) == there
    driver.key("escape")
    assert top(driver) == "PauseScene"


def test_leaving_is_confirmed_and_continue_brings_the_same_point_back(tmp_path):
    driver = playing(tmp_path, player=HAND)
    driver.key("1", "escape")
    driver.click("leave")
    driver.key("return")  # Cancel has the focus
    assert top(driver) == "PauseScene"
    driver.click("leave")
    driver.click("yes")
    assert top(driver) == "MenuScene"
    driver.click("continue")
    driver.settle()
    assert done(driver) == ["play"]


def test_quitting_is_confirmed_and_saves(tmp_path):
    driver = playing(tmp_path, player=HAND)
    driver.key("1", "escape")
    driver.click("quit")
    assert driver.says("Quit Catacombs?")
    driver.click("yes")
    driver.step()
    assert not driver.stage.running
    assert len(driver.stage.slots.read("autosave").session.actions) == 1


# --- log -------------------------------------------------------------------------------------------------------


def test_the_log_opens_and_closes_with_its_key_and_tells_the_game(tmp_path):
    driver = playing(tmp_path, player=HAND)
    driver.key("1", "l")
    assert isinstance(driver.scene, LogScene)
    assert driver.says(driver.scene.log[0].text)
    driver.key("l")
    driver.click(("button", "log"))
    driver.key("escape")
    assert top(driver) == "TableScene"


def test_an_entry_of_the_log_points_to_its_place_on_the_board(tmp_path):
    driver = playing(tmp_path, turn={"boots": 1})
    driver.click(room_id(driver, "start_a.cloister"))
    driver.settle()
    number, entry = next((n, e) for n, e in enumerate(driver.scene.story.lines) if e.spot and e.spot[0] == "room")
    ring = driver.scene.scenery.spot(*entry.spot).inflate(16, 16)
    assert not any(sprite.rect == ring for sprite in driver.frame.sprites)
    driver.hover(("log", number))
    assert any(sprite.rect == ring for sprite in driver.frame.sprites)


def test_a_long_log_scrolls_and_stops_at_its_ends(tmp_path):
    driver = playing(tmp_path)
    driver.scene.story.lines = [Entry(f"Line {n}", -1, None) for n in range(200)]
    driver.key("l")
    assert driver.texts.count("Line 199") == 2  # in the log and in the panel below it
    driver.wheel(3, (960, 540))
    assert driver.texts.count("Line 199") == 1
    driver.key("home")
    assert {f"Line {n}" for n in range(20)} <= set(driver.texts)  # a whole page, not a last line alone
    driver.key("page up", "page up")
    assert driver.says("Line 0")
    driver.key("down")
    assert "Line 0" not in driver.texts
    driver.key("end")
    assert driver.texts.count("Line 199") == 2


# --- recap -----------------------------------------------------------------------------------------------------


def test_the_next_player_starts_with_what_happened(tmp_path):
    entries = [{"room": "start_a.crossing", "hand": []}, {"room": "start_a.crossing", "hand": []}]
    driver = at_table(tmp_path, scene(players=entries, turn={"skill": 2}), private_hands=True)
    assert driver.scene.name == "Ann"
    driver.key("return")
    driver.settle()
    driver.click(("slot", 6))
    driver.key("e", "e")
    driver.settle()
    assert top(driver) == "HandoverScene"
    assert driver.says("Bo")
    driver.key("return")
    driver.settle()
    assert driver.says("Since your last turn")
    assert any("Ann" in entry.text for entry in driver.scene.recap)
    driver.key("return")  # the focus is on "Go on"
    assert not driver.says("Since your last turn")


@pytest.mark.parametrize("how", ["escape", "click"])
def test_the_recap_is_closed_without_doing_anything_else(tmp_path, how):
    driver = recapped(tmp_path)
    before = len(done(driver))
    driver.key("escape") if how == "escape" else driver.click(("recap", "ok"))
    assert top(driver) == "TableScene"
    assert not driver.says("Since your last turn")
    assert len(done(driver)) == before


def recapped(home):
    """Bo at the beginning of a turn, after Ann bought something."""
    entries = [{"room": "start_a.crossing", "hand": []}, {"room": "start_a.crossing", "hand": []}]
    driver = at_table(home, scene(players=entries, turn={"skill": 2}))
    driver.click(("slot", 6))
    driver.key("e", "e")
    driver.settle()
    assert driver.scene.recap
    return driver


def test_the_recap_tells_nothing_of_the_own_turn(tmp_path):
    """A game that is continued in the middle of a turn begins with the others' doings, not with one's own."""
    driver = recapped(tmp_path)
    others = list(driver.scene.recap)
    scene_, seat = driver.scene, driver.scene.viewer
    scene_.state.turn.skill = 2
    scene_._changed()
    driver.click(("slot", 6))
    scene_.people.sit_down(seat)
    assert scene_.recap == others


def test_the_recap_tells_everything_since_the_own_last_turn_and_nothing_older(tmp_path):
    entries = [{"room": "start_a.crossing", "hand": []}, {"room": "start_a.crossing", "hand": []}]
    driver = at_table(tmp_path, scene(players=entries, turn={"skill": 2}))
    turns = [[6], [6, 7], [7]]
    told = []
    for bought in turns:
        driver.scene.state.turn.skill = 9
        driver.scene._changed()
        for slot in bought:
            driver.click(("slot", slot))
        driver.key("space", "e", "e")
        driver.settle()
        told.append([entry.text for entry in driver.scene.recap])
    names = [driver.stage.words(f"card.{BOX.cards[card].slug}") for card in BOX.reserve]
    assert [len(lines) for lines in told] == [1, 2, 1]
    for bought, lines, buyer in zip(turns, told, ("Ann", "Bo", "Ann"), strict=True):
        for slot, line in zip(bought, lines, strict=True):
            assert buyer in line
            assert names[slot - 6] in line
            assert driver.says(line) == (lines is told[-1])


def test_a_long_recap_ends_with_the_last_that_happened(tmp_path):
    entries = [{"room": "start_a.crossing", "hand": []}, {"room": "start_a.crossing", "hand": []}]
    driver = at_table(tmp_path, scene(players=entries, turn={"skill": 99}))
    for slot in [6] * 10 + [7]:
        driver.click(("slot", slot))
    driver.key("e", "e")
    driver.settle()
    lines = [entry.text for entry in driver.scene.recap]
    assert 5 <= len(lines) < 11
    assert len(set(lines)) == 2
    assert lines[-1] == next(entry.text for entry in reversed(driver.scene.story.lines) if entry.text in lines)
    assert lines[-1] != lines[-2]


# --- undo, end of turn -----------------------------------------------------------------------------------------


def test_undo_goes_back_step_by_step_until_cards_were_seen_and_says_so(tmp_path):
    driver = playing(tmp_path, player={"hand": ["burgle", "burgle"]})
    driver.key("1", "1")
    driver.click(("button", "undo"))
    driver.key("ctrl+z")
    assert done(driver) == []
    driver.key("ctrl+y", "ctrl+y")
    assert done(driver) == ["play", "play"]
    driver.key("ctrl+y")
    assert driver.stage.toast == "There is nothing to do again."
    driver.key("e", "e")
    driver.settle()
    driver.key("ctrl+z")
    assert driver.stage.toast in ("Cards were seen: this cannot be taken back.",
                                  "Chance has decided: this cannot be taken back.")  # fmt: skip
    driver.click(("button", "undo"))
    assert done(driver)[-1] == "end"


def test_undo_after_a_tile_was_seen_says_so(tmp_path):
    driver = playing(tmp_path, "start_a.chantry", turn={"boots": 2})
    driver.click(("cell", next(iter(driver.scene.offers.cells))))
    driver.hover(("button", "undo"))
    assert driver.says("A tile was seen: this cannot be taken back.")
    driver.key("ctrl+z")
    assert done(driver) == ["move"]


def test_the_warning_comes_anew_after_something_else_was_done(tmp_path):
    driver = playing(tmp_path, turn={"boots": 2, "skill": 2})
    driver.key("e")
    assert "2 boots" in driver.stage.toast
    assert "2 skill" in driver.stage.toast
    driver.click(("slot", 6))
    driver.key("e")
    assert "skill" not in driver.stage.toast
    assert done(driver) == ["acquire"]
    driver.wait(600)
    driver.click(("button", "end"))
    assert done(driver) == ["acquire", "end"]


def test_the_undo_button_is_dark_once_something_hidden_was_seen(tmp_path):
    driver = playing(tmp_path, "start_a.chantry", turn={"boots": 2}, player=HAND)
    driver.key("1")
    assert driver.region(("button", "undo")).enabled
    driver.click(("cell", next(iter(driver.scene.offers.cells))))
    assert not driver.region(("button", "undo")).enabled


def test_the_undo_button_is_dark_while_the_turn_passes_to_somebody_else(tmp_path):
    """R12.1: Ann escapes, and no card is drawn that would stop it; then Bo could take it back."""
    driver = playing(tmp_path, "start_a.crypt", player={"artifacts": ["artifact_5"]}, speed="calm")
    driver.key("e")
    assert driver.scene.director.busy
    assert driver.scene.undo_barrier() == ""
    assert not driver.region(("button", "undo")).enabled


def test_what_was_taken_back_is_gone_from_the_log(tmp_path):
    driver = playing(tmp_path, turn={"boots": 1})
    before = list(driver.scene.story.lines)
    driver.click(room_id(driver, "start_a.cloister"))
    driver.settle()
    after = list(driver.scene.story.lines)
    assert len(after) > len(before)
    assert driver.says(after[-1].text)
    driver.key("ctrl+z")
    assert driver.scene.story.lines == before
    assert not driver.says(after[-1].text)
    driver.key("ctrl+y")
    assert driver.scene.story.lines == after


# --- rest ------------------------------------------------------------------------------------------------------


def test_ten_seconds_after_the_last_event_the_table_draws_nothing(tmp_path):
    driver = playing(tmp_path, player=HAND, speed="normal")
    driver.key("1")
    driver.settle()
    driver.wait(10_000)
    drawn, built = driver.app.frames_drawn, driver.scene.frame
    driver.wait(2_000)
    assert driver.app.frames_drawn == drawn
    assert driver.scene.frame is built  # not even looked at


def test_the_hand_over_screen_rests_too(tmp_path):
    driver = at_table(tmp_path, scene(), private_hands=True)
    assert top(driver) == "HandoverScene"
    driver.wait(500)
    drawn = driver.app.frames_drawn
    driver.wait(1_000)
    assert driver.app.frames_drawn == drawn


def test_space_which_skips_motion_never_opens_the_next_players_hand(tmp_path):
    entries = [{"room": "start_a.crossing", "hand": []}, {"room": "start_a.crossing", "hand": ["burgle"]}]
    driver = at_table(tmp_path, scene(players=entries), private_hands=True)
    driver.key("return")
    driver.settle()
    driver.key("e", "e")
    driver.settle()
    driver.key("space", "space", "space")
    assert top(driver) == "HandoverScene"
    assert done(driver) == ["end"]


def test_the_last_player_cannot_act_for_the_next_while_the_turn_still_moves(tmp_path):
    entries = [{"room": "start_a.crossing", "hand": [], "deck": ["burgle"] * 5}, {"hand": []}]
    driver = at_table(tmp_path, scene(players=entries), speed="calm")
    driver.key("e", "e")
    assert driver.scene.director.busy
    driver.key("e", "e", "ctrl+z")
    assert done(driver) == ["end"]


def test_a_finished_game_is_counted_up_even_if_its_save_cannot_be_removed(tmp_path, monkeypatch):
    def locked(slots, name):
        raise PermissionError("in use")

    monkeypatch.setattr(SaveSlots, "delete", locked)
    state = scene(players=[{"hand": []}, {"hand": []}], row=QUIET_ROW[:5])
    state.deck = ()
    driver = at_table(tmp_path, state)
    driver.key("e", "e")
    driver.wait(1000)
    driver.key("e")
    driver.settle()
    assert top(driver) == "ScoringScene"
    assert "in use" in driver.stage.toast


# --- what is left at the end of a turn --------------------------------------------------------------------------


def test_a_double_click_on_end_turn_is_only_warned(tmp_path):
    driver = playing(tmp_path, turn={"boots": 2})
    driver.click(("button", "end"))
    driver.click(("button", "end"))
    assert done(driver) == []
    driver.wait(600)
    driver.click(("button", "end"))
    assert done(driver) == ["end"]


@pytest.mark.parametrize(("row", "left"), [(["skeleton"], True), (["bandit"], False)])
def test_swords_are_warned_of_if_there_is_something_to_fight(tmp_path, row, left):
    driver = playing(tmp_path, "start_a.chantry", row=row, reserve={"goblin": 0}, turn={"swords": 3})
    driver.key("e")
    assert ("3 swords" in driver.stage.toast) == left
    assert (done(driver) == []) == left


@pytest.mark.parametrize(
    ("room", "player", "words"),
    [
        ("start_a.cloister", {"gold": 7}, "market"),
        ("start_a.cloister", {"hand": ["robbery"]}, "teleport"),
    ],
)
def test_the_warning_names_what_would_be_lost_without_being_paid_for(tmp_path, room, player, words):
    driver = playing(tmp_path, room, player=player)
    if "hand" in player:
        driver.key("1")
        driver.settle()
    driver.key("e")
    assert words in driver.stage.toast
    assert "end" not in done(driver)


# --- undo between people ----------------------------------------------------------------------------------------


def test_a_player_who_was_called_for_a_question_cannot_undo_what_another_did(tmp_path):
    entries = [{"hand": ["remove_traps"]}, {"hand": [], "room": "s1.cellar"}, {"hand": [], "room": "s2.sluice"}]
    tiles = ["s1 1 0", "s2 -1 0"]
    state = scene(players=entries, row=["bard", "lute"], deck=["sudden_movement"], tiles=tiles)
    driver = at_table(tmp_path, state, private_hands=True)
    driver.key("return")
    driver.settle()
    driver.key("1")
    driver.click(("slot", 0))
    for _ in ("Bo", "Cy"):
        driver.settle()
        assert top(driver) == "HandoverScene"
        driver.key("return")
        driver.settle()
        driver.click(("lay", "lay")) if driver.says("Bo") and driver.scene.viewer == 1 else None
    assert driver.scene.viewer == 2
    before = done(driver)
    driver.key("ctrl+z")
    assert done(driver) == before
    assert "Only the player" in driver.stage.toast


# --- drags ------------------------------------------------------------------------------------------------------


def test_a_card_let_go_where_it_does_nothing_goes_back(tmp_path):
    driver = playing(tmp_path, player=HAND, turn={"skill": 9})
    bandit = ("slot", QUIET_ROW.index("bandit"))
    for thing, place in ((("hand", 0), (10, 900)), (bandit, (1900, 1079)), (bandit, (600, 20))):
        assert driver.region(thing).drag is not None
        driver.drag(thing, place)
        assert done(driver) == []
        driver.settle()
    driver.drag(("hand", 0), driver.scene.layout.free.center)
    driver.drag(bandit, driver.scene.layout.hand.center)
    assert done(driver) == ["play", "acquire"]


def test_esc_lets_go_of_what_is_dragged_and_opens_nothing(tmp_path):
    driver = playing(tmp_path, player=HAND)
    start = driver.place(("hand", 0))
    driver.move(start)
    driver.press(start)
    driver.move((960, 500), held=True)
    driver.key("escape")
    assert top(driver) == "TableScene"
    driver.release((960, 500))
    assert done(driver) == []


def test_a_card_whose_release_was_never_seen_does_not_hang_on(tmp_path):
    driver = playing(tmp_path, player=HAND)
    start = driver.place(("hand", 0))
    driver.move(start)
    driver.press(start)
    driver.move((960, 500), held=True)
    driver.move((970, 500))
    assert driver.scene.pointer.drag is None
    assert done(driver) == []


# --- looking closer ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize("by", ["pointer", "keys"])
def test_a_key_looks_closer_at_the_card_that_is_attended_to(tmp_path, by):
    driver = playing(tmp_path, player={"hand": ["burgle", "stumble"]})
    if by == "pointer":
        driver.hover(("hand", 1))
    while by == "keys" and driver.stage.pointing.focus != ("hand", 1):
        driver.key("tab")
    driver.key(driver.stage.preferences.keys["inspect"])
    assert top(driver) == "InspectScene"
    assert driver.scene.thing.slug == BOX.cards[sorted((card("burgle"), card("stumble")))[1]].slug
    driver.key("escape")
    assert top(driver) == "TableScene"


# --- the places of the story ------------------------------------------------------------------------------------


def test_a_place_that_was_shown_and_is_gone_after_undo_breaks_nothing(tmp_path):
    driver = playing(tmp_path, turn={"boots": 2})
    driver.click(room_id(driver, "start_a.cloister"))
    driver.settle()
    driver.key("l")
    line = next(r.id for r in driver.frame.regions if isinstance(r.id, tuple) and r.id[0] == "line")
    driver.click(line)
    assert driver.scene.story.pointed() is not None
    driver.key("ctrl+z")
    assert driver.scene.story.pointed() is None


def test_every_line_of_the_story_can_be_reached_even_if_two_say_the_same(tmp_path):
    driver = playing(tmp_path)
    line = Entry("Ann walks to the Crypt.", 0, ("room", 0))
    driver.scene.story.lines = [line] * 5
    driver.key("l")
    reached = {driver.stage.pointing.focus for _ in range(8) if driver.key("tab") is None}
    assert {("line", n) for n in range(5)} <= reached


def test_the_camera_stays_where_the_player_looks_after_a_line_was_shown(tmp_path):
    driver = playing(tmp_path, turn={"boots": 2})
    driver.click(room_id(driver, "start_a.cloister"))
    driver.settle()
    driver.scene.story._show(next(entry for entry in driver.scene.story.lines if entry.spot))
    driver.step()
    driver.scene.pan(-400, 0)
    driver.wait(200)
    there = driver.scene.camera.centre
    driver.wait(1500)
    assert driver.scene.camera.centre == pytest.approx(there, abs=0.2)


def test_the_program_sleeps_while_the_pointer_rests_on_a_line_of_the_log(tmp_path):
    driver = playing(tmp_path, turn={"boots": 2})
    driver.click(room_id(driver, "start_a.cloister"))
    driver.settle()
    number = next(n for n, entry in enumerate(driver.scene.story.lines) if entry.spot and entry.spot[0] == "room")
    driver.hover(("log", number))
    driver.wait(12_000)
    drawn = driver.app.frames_drawn
    driver.wait(3_000)
    assert driver.app.frames_drawn == drawn


def test_esc_from_a_small_menu_gives_the_keyboard_back_to_what_opened_it(tmp_path):
    driver = playing(tmp_path, turn={"boots": 3})
    driver.key("home")
    driver.settle()
    far = next(iter(driver.scene.offers.far))
    driver.stage.pointing.focus = ("room", far)
    driver.key("return")
    assert driver.scene.choice is not None
    driver.key("escape")
    assert driver.scene.choice is None
    assert driver.stage.pointing.focus == ("room", far)
