"""Every kind of question, answered at the table with the mouse: on the thing it concerns, or with a button."""

from collections import Counter

from game.rules.ids import ACTION_NAMES
from game.rules.interpreter import QUESTIONS
from tests.kit import BOX, card, cards, room, scene, slugs_of
from tests.rules.bag import BLACK, GHOST, dragon_scene, set_chance
from tests.scenes import tables, test_table_actions, test_table_laying  # noqa: F401
from tests.scenes.tables import at_table, by_label, does, playing, room_id


def state(driver):
    return driver.stage.scenes[0].state


def ann(driver):
    return state(driver).players[0]


def put_to_ann(home, *effects):
    """A table at which these effects just happen to Ann."""
    return at_table(home, scene(players=[{"hand": []}, {"hand": []}], pending=list(effects)))


# --- choices ---------------------------------------------------------------------------------------------------


@does("choose")
def test_one_of_two_gifts_is_chosen_with_a_button(tmp_path):
    """R3.10."""
    driver = put_to_ann(tmp_path, ["choose", 1, [[["gold", 1]], [["skill", 2]]]])
    driver.click(by_label(driver, "Gain 2 skill"))
    assert state(driver).turn.skill == 2
    assert not driver.says("Gain 1 gold")


@does("choose_first")
def test_the_first_of_several_that_may_all_come_is_chosen_with_a_button(tmp_path):
    """Empurror: the others follow with an artifact."""
    driver = playing(tmp_path, player={"hand": ["empurror"]})
    driver.click(("hand", 0))
    gold = ann(driver).gold
    driver.click(by_label(driver, "Gain 1 gold"))
    assert ann(driver).gold == gold + 1


# --- cards -----------------------------------------------------------------------------------------------------


@does("discard_for")
def test_a_card_of_the_hand_is_discarded_by_a_click_on_it(tmp_path):
    """Charlatan."""
    driver = playing(tmp_path, player={"hand": ["charlatan", "burgle", "stumble"], "deck": ["sidestep", "scramble"]})
    driver.click(("hand", sorted(ann(driver).hand).index(card("charlatan"))))
    driver.click(("hand", sorted(ann(driver).hand).index(card("stumble"))))
    assert slugs_of(ann(driver).discard) == ["stumble"]


@does("discard_for")
def test_nothing_is_discarded_with_a_button(tmp_path):
    driver = playing(tmp_path, player={"hand": ["charlatan", "burgle"]})
    driver.click(("hand", sorted(ann(driver).hand).index(card("charlatan"))))
    driver.click(by_label(driver, "Discard nothing"))
    assert ann(driver).hand == cards("burgle")


@does("to_deck_top")
def test_a_new_card_is_put_on_the_deck_with_a_button(tmp_path):
    """Lie in Wait."""
    driver = playing(tmp_path, row=["lie_in_wait"], turn={"skill": 9})
    driver.click(("slot", 0))
    driver.click(by_label(driver, "Put Lie in Wait on top"))
    assert slugs_of(ann(driver).deck) == ["lie_in_wait"]


@does("replace_row_card")
def test_a_card_of_the_row_is_replaced_by_a_click_on_it(tmp_path):
    """Remove Traps."""
    driver = playing(tmp_path, player={"hand": ["remove_traps"]}, row=["bard", "lute"], deck=["bandit"])
    driver.click(("hand", 0))
    driver.click(("slot", 1))
    assert slugs_of(state(driver).row[:2]) == ["bandit", "bard"]


@does("steal_row_card")
def test_a_card_of_the_row_is_stolen_by_a_click_on_it(tmp_path):
    """Grand Theft."""
    driver = playing(tmp_path, player={"hand": ["grand_theft"], "lockpicks": 1}, row=["bandit", "lute"])
    driver.click(("hand", 0))
    driver.click(by_label(driver, "lockpick: "))
    driver.click(("slot", 1))
    assert slugs_of(ann(driver).discard) == ["lute"]
    assert ann(driver).picks == 0


@does("market_gift")
def test_a_gift_of_the_market_is_chosen_with_a_button(tmp_path):
    """Ogre Merchant."""
    driver = playing(tmp_path, "start_a.cloister", row=["ogre_merchant"], turn={"swords": 9})
    driver.click(("slot", 0))
    driver.click(("answer", 1))
    driver.click(by_label(driver, "Take Backpack for free"))
    assert [BOX.tokens[token].slug for token in ann(driver).tokens] == ["backpack"]


@does("spring_trash")
def test_a_magic_spring_trashes_the_card_that_is_clicked(tmp_path):
    """R9.4: at the end of the turn."""
    player = {"tokens": ["magic_spring"], "played": ["burgle"], "discard": ["stumble"]}
    driver = playing(tmp_path, player=player, turn={"springs": 1})
    driver.key("e", "e")
    before = Counter(state(driver).trash)
    stumble = next(n for n, action in enumerate(driver.scene.offers.trashes) if action.a == card("stumble"))
    driver.click(("trash", stumble))
    assert Counter(state(driver).trash) - before == {card("stumble"): 1}


# --- places ----------------------------------------------------------------------------------------------------


@does("teleport_now", "teleport")
def test_a_teleport_that_comes_at_once_goes_to_the_room_that_is_clicked(tmp_path):
    """Floating Skull."""
    driver = playing(tmp_path, row=["floating_skull"], turn={"skill": 9})
    driver.click(("slot", 0))
    driver.click(room_id(driver, "start_a.cloister"))
    assert ann(driver).room == room(state(driver), "start_a.cloister")


@does("teleport_now")
def test_who_would_rather_not_teleport_stays_with_a_button(tmp_path):
    driver = playing(tmp_path, row=["floating_skull"], turn={"skill": 9})
    driver.click(("slot", 0))
    driver.click(by_label(driver, "Stay"))
    assert ann(driver).room == room(state(driver), "start_a.crossing")


def guardian(home):
    """The Marble Guardian is beaten, and its tile is laid."""
    driver = playing(home, "start_a.chantry", row=["marble_guardian"], turn={"swords": 9}, tile_stack=["d11"])
    driver.click(("slot", 0))
    driver.key("home")
    driver.settle()
    driver.click(("tile", driver.scene.offers.laying.cells[0]))
    driver.settle()
    driver.key("home")
    driver.settle()
    return driver


@does("raise_where", "onto_tile")
def test_the_way_onto_a_new_tile_is_a_click_on_one_of_its_rooms(tmp_path):
    driver = guardian(tmp_path)
    goal = max(driver.scene.offers.rooms)
    driver.click(("room", goal))
    assert ann(driver).room == goal


@does("raise_where", "onto_tile")
def test_gold_instead_of_a_new_tile_is_a_button(tmp_path):
    driver = guardian(tmp_path)
    gold = ann(driver).gold
    driver.click(by_label(driver, "Gain 2 gold"))
    assert ann(driver).gold == gold + 2


# --- answers of somebody else ----------------------------------------------------------------------------------


@does("turn_own_tile")
def test_a_player_who_must_turn_a_tile_picks_an_orientation_and_lays_it(tmp_path):
    """Sudden Movement."""
    players = [{"hand": ["remove_traps"]}, {"hand": [], "room": "s1.cellar"}]
    first = scene(players=players, row=["bard", "lute"], deck=["sudden_movement"], tiles=["s1 1 0"])
    driver = at_table(tmp_path, first)
    driver.click(("hand", 0))
    driver.click(("slot", 0))
    driver.settle()
    assert driver.scene.viewer == 1
    wanted = next(n for n in range(4) if driver.region(("turn", n)).enabled and n != driver.scene.laying.rotation)
    driver.click(("turn", wanted))
    driver.click(("lay", "lay"))
    assert state(driver).dungeon.places[1].rotation == wanted


def ghost_before_bo():
    """Ann's turn, at whose end a ghost comes while Bo holds a Tourmaline."""
    first = dragon_scene({}, {"hand": ["white_tourmaline"], "deck": ["burgle"]}, {}, ghosts_area=5)
    set_chance(first, GHOST, BLACK)
    return first


@does("ward")
def test_a_ghost_is_kept_off_by_a_click_on_the_gem(tmp_path):
    """R11.3."""
    driver = at_table(tmp_path, ghost_before_bo())
    driver.key("e", "e")
    driver.settle()
    assert driver.scene.viewer == 1
    gem = sorted(state(driver).players[1].hand).index(card("white_tourmaline"))
    driver.click(("hand", gem))
    assert state(driver).players[1].damage == 0
    assert slugs_of(state(driver).players[1].discard) == ["white_tourmaline"]


@does("ward")
def test_a_ghost_is_let_through_with_a_button(tmp_path):
    driver = at_table(tmp_path, ghost_before_bo())
    driver.key("e", "e")
    driver.settle()
    driver.click(by_label(driver, "Let the ghost strike"))
    assert state(driver).players[1].damage == 1


def test_every_kind_of_action_and_question_is_done_by_hand_in_some_test():
    """Each test that says so is checked for it; those of actions and of tiles have been read above."""
    assert tables.shown == set(ACTION_NAMES) | set(QUESTIONS)
