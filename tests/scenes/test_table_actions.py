"""Every kind of action, done at the table with mouse or keys, as a person would."""

import pytest

from tests.kit import BOX, card, room, scene, slot, token
from tests.rules.test_r15_mercy import vault_scene
from tests.scenes.tables import at_table, by_label, does, done, playing, room_id

HAND = {"hand": ["burgle", "stumble", "sidestep"]}


def state(driver):
    return driver.scene.state


# --- cards -----------------------------------------------------------------------------------------------------


@does("play")
def test_a_card_is_played_by_a_click(tmp_path):
    """R3.3."""
    driver = playing(tmp_path, player=HAND)
    driver.click(("hand", 0))
    assert done(driver) == ["play"]


def test_a_card_is_played_by_its_number(tmp_path):
    driver = playing(tmp_path, player=HAND)
    second = sorted(state(driver).players[0].hand)[1]
    driver.key("2")
    assert state(driver).players[0].played == (second,)


def test_a_card_is_played_by_dragging_it_to_the_play_area(tmp_path):
    driver = playing(tmp_path, player=HAND)
    driver.drag(("hand", 1), driver.scene.layout.play.center)
    assert done(driver) == ["play"]


def test_a_card_that_is_dragged_nowhere_stays_in_hand(tmp_path):
    driver = playing(tmp_path, player=HAND)
    driver.drag(("hand", 1), driver.region(("hand", 2)).rect.center)
    assert done(driver) == []


def test_space_plays_everything_that_asks_nothing(tmp_path):
    """R3.3: a card with a question waits for its owner."""
    driver = playing(tmp_path, player={"hand": ["burgle", "charlatan", "sidestep"]})
    driver.key("space")
    assert done(driver) == ["play", "play"]
    assert state(driver).players[0].hand == (card("charlatan"),)


@pytest.mark.parametrize("how", ["click", "drag", "keys"])
@does("acquire")
def test_a_card_of_the_row_is_acquired(tmp_path, how):
    """R4.2."""
    driver = playing(tmp_path, turn={"skill": 5})
    target = ("slot", slot(state(driver), "bandit"))
    if how == "click":
        driver.click(target)
    elif how == "drag":
        driver.drag(target, driver.scene.layout.discard.center)
    else:
        driver.stage.pointing.focus, driver.stage.pointing.by_keys = target, True
        driver.key("return")
    assert done(driver) == ["acquire"]


def test_a_card_of_the_reserve_is_acquired(tmp_path):
    """R4.4."""
    driver = playing(tmp_path, turn={"skill": 2})
    driver.click(("slot", slot(state(driver), "mercenary")))
    assert done(driver) == ["acquire"]


@does("use", "fight")
def test_a_device_is_used_and_a_monster_fought(tmp_path):
    """R4.5, R4.6."""
    device = next(c.slug for c in BOX.cards if c.kind == "device" and not (c.where or c.needs or c.price))
    row = [device, "skeleton", "bandit"]
    driver = playing(tmp_path, row=row, turn={"skill": 9, "swords": 9})
    driver.click(("slot", 0))
    while state(driver).stack:
        driver.click(("answer", 0))
    driver.click(("slot", 1))
    assert [kind for kind in done(driver) if kind in ("use", "fight")] == ["use", "fight"]


def test_what_is_too_dear_says_why_with_numbers(tmp_path):
    """R4.2: "needs 5 skill, you have 3", at the pointer and for the keyboard."""
    driver = playing(tmp_path, turn={"skill": 1})
    target = ("slot", slot(state(driver), "bandit"))
    driver.hover(target)
    cost = state(driver).box.cards[card("bandit")].cost
    assert driver.says(f"Needs {cost} skill, you have 1.")
    driver.click(target)
    assert done(driver) == []
    assert driver.stage.toast == f"Needs {cost} skill, you have 1."


@does("potion")
def test_a_potion_is_drunk_by_a_click_on_it(tmp_path):
    """R9.2."""
    first = scene(players=[{"room": "start_a.crossing", "hand": []}, {"hand": []}])
    first.players[0].potions = (token("potion_of_swiftness"),)
    first.minors = tuple(t for t in first.minors if t != token("potion_of_swiftness"))
    driver = at_table(tmp_path, first)
    driver.click(("token", 0))
    assert done(driver) == ["potion"]


# --- walking ---------------------------------------------------------------------------------------------------


@does("move")
def test_a_lit_room_is_entered_by_a_click(tmp_path):
    """R5.2."""
    driver = playing(tmp_path, turn={"boots": 1})
    driver.click(room_id(driver, "start_a.cloister"))
    assert done(driver) == ["move"]
    assert state(driver).players[0].room == room(state(driver), "start_a.cloister")


def test_the_pawn_can_be_dragged_to_a_room(tmp_path):
    driver = playing(tmp_path, turn={"boots": 1})
    driver.drag(("pawn", 0), driver.region(room_id(driver, "start_a.cloister")).rect.center)
    assert done(driver) == ["move"]


def test_a_far_room_shows_its_whole_price_and_is_walked_to_after_that(tmp_path):
    """R5.2: two steps at least; nothing happens before it is confirmed."""
    driver = playing(tmp_path, "start_a.crypt", turn={"boots": 4}, player={"hand": []})
    driver.key("home")
    driver.settle()
    far = max(driver.scene.offers.far.items(), key=lambda item: len(item[1].moves))
    driver.click(("room", far[0]))
    assert done(driver) == []
    assert driver.says(f"{far[1].boots} boots")
    driver.click(("choice", 0))
    assert done(driver) == ["move"] * len(far[1].moves)
    assert state(driver).players[0].room == far[0]


def test_a_room_out_of_reach_says_why(tmp_path):
    """R5.2."""
    driver = playing(tmp_path)
    driver.click(room_id(driver, "start_a.cloister"))
    assert done(driver) == []
    assert driver.stage.toast == "Needs 1 boot, you have 0."


def test_monsters_are_passed_with_swords_or_blood_swords_first(tmp_path):
    """R5.6."""
    for tile in ("d03", "d05", "d07", "d09", "d11", "s1", "s2"):
        if monsters_beside(tmp_path, tile):
            return
    raise AssertionError("no monster found next door")


def monsters_beside(home, tile):
    first = scene(tiles=[f"{tile} 1 0 0"], turn={"boots": 4, "swords": 2}, players=[{"hand": []}, {"hand": []}])
    for place in first.dungeon.all_rooms():
        first.players[0].room = place
        driver = at_table(home, first)
        for goal, actions in driver.scene.offers.rooms.items():
            if len(driver.scene.offers.ways(actions)) > 1:
                driver.click(("room", goal))
                assert done(driver) == []
                swords = [driver.scene.offers.price(a) for a in driver.scene.offers.ways(actions)]
                assert "sword" in dict(swords[0])
                driver.click(("choice", 0))
                assert done(driver) == ["move"]
                return True
    return False


# --- rooms -----------------------------------------------------------------------------------------------------


@does("pick")
def test_a_chest_is_picked_with_a_button_at_the_pawn(tmp_path):
    """R7.2."""
    driver = playing(tmp_path, "start_a.vestry")
    driver.click(by_label(driver, "Pick the chest"))
    assert done(driver)[0] == "pick"


@does("mark")
def test_a_wayshrine_is_marked_with_a_button_at_the_pawn(tmp_path):
    """R7.6."""
    driver = playing(tmp_path, "start_a.crossing")
    driver.click(by_label(driver, "Mark the wayshrine"))
    assert done(driver) == ["mark"]


@does("shop")
def test_a_market_sells_and_says_what_is_too_dear(tmp_path):
    """R7.5."""
    driver = playing(tmp_path, "start_a.cloister", player={"gold": 7})
    driver.click(by_label(driver, "Buy Backpack"))
    assert done(driver) == ["shop"]
    assert state(driver).players[0].gold == 0
    driver.click(("here", 0))
    assert done(driver) == ["shop"]
    assert driver.stage.toast == "Needs 7 gold, you have 0."


@does("take")
def test_an_artifact_is_taken(tmp_path):
    """R7.1."""
    first = scene(tiles=["d03 1 0 0"], players=[{"hand": []}, {"hand": []}])
    first.players[0].room = first.artifacts[0][0]
    driver = at_table(tmp_path, first)
    driver.click(by_label(driver, "Take"))
    assert done(driver) == ["take"]


# --- effects that wait -----------------------------------------------------------------------------------------


@does("trash")
def test_a_waiting_trash_is_a_chip_that_offers_the_cards(tmp_path):
    """R3.12."""
    first = scene(players=[{"hand": [], "discard": ["stumble"], "room": "start_a.crossing"}, {"hand": []}],
                  pending=[["trash", "", False]])  # fmt: skip
    driver = at_table(tmp_path, first)
    driver.click(("kept", 0))
    driver.click(("trash", 0))
    assert done(driver) == ["trash"]


@does("teleport")
def test_a_waiting_teleport_lights_the_rooms_it_reaches(tmp_path):
    """R5.8."""
    first = scene(players=[{"hand": [], "room": "start_a.crossing"}, {"hand": []}],
                  pending=[["teleport", ["adjacent"], [], False]])  # fmt: skip
    driver = at_table(tmp_path, first)
    driver.click(("kept", 0))
    driver.click(room_id(driver, "start_a.cloister"))
    assert done(driver) == ["teleport"]


@does("project")
def test_a_waiting_mark_lights_the_wayshrines(tmp_path):
    """R7.6."""
    first = scene(players=[{"hand": [], "room": "start_a.crypt"}, {"hand": []}], pending=[["project"]])
    driver = at_table(tmp_path, first)
    driver.click(("kept", 0))
    driver.click(room_id(driver, "start_a.crossing"))
    assert done(driver) == ["project"]


@does("mercy")
def test_mercy_is_a_button_for_each_way_to_turn(tmp_path):
    """R15.7."""
    driver = at_table(tmp_path, vault_scene())
    driver.click(by_label(driver, "Mercy"))
    assert done(driver) == ["mercy"]


# --- end of turn, undo ------------------------------------------------------------------------------------


def test_ending_the_turn_warns_once_about_what_could_still_be_used(tmp_path):
    """R3.13: boots are lost at the end of the turn."""
    driver = playing(tmp_path, turn={"boots": 2})
    driver.key("e")
    assert done(driver) == []
    assert "2 boots" in driver.stage.toast
    driver.key("e")
    assert done(driver) == ["end"]


@does("end")
def test_a_turn_with_nothing_left_ends_at_once(tmp_path):
    driver = playing(tmp_path, "start_a.chantry")
    driver.click(("button", "end"))
    assert done(driver) == ["end"]


def test_the_turn_cannot_end_with_cards_in_hand_and_the_button_says_so(tmp_path):
    """R3.3."""
    driver = playing(tmp_path, player=HAND)
    driver.key("e")
    assert done(driver) == []
    assert driver.stage.toast == "Play the 3 cards left in your hand first."


def test_undo_and_redo_travel_through_what_showed_nothing_hidden(tmp_path):
    driver = playing(tmp_path, player=HAND)
    driver.click(("hand", 0))
    driver.key("ctrl+z")
    assert len(state(driver).players[0].hand) == 3
    driver.key("ctrl+y")
    assert len(state(driver).players[0].hand) == 2


def test_the_undo_button_says_what_stops_it(tmp_path):
    driver = playing(tmp_path)
    driver.click(("button", "undo"))
    assert driver.stage.toast == "There is nothing to take back."
