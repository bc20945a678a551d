"""Between players: the hand-over screen shows no card of anyone, tested on what is drawn."""

import pygame

from game.scenes.handover import HandoverScene
from game.scenes.preferences import load_preferences
from game.scenes.table import TableScene
from tests.kit import scene
from tests.scenes.tables import at_table


def handed_over(home, hand):
    """The picture of the hand-over to a player with that hand, after the other player's turn."""
    entries = [{"hand": [], "room": "start_a.crossing"}, {"hand": hand, "room": "start_a.crossing"}]
    driver = at_table(home, scene(players=entries), private_hands=True)
    driver.key("return")
    driver.settle()
    driver.key("e")
    if driver.scene.__class__.__name__ == "TableScene":
        driver.key("e")
    driver.settle()
    assert isinstance(driver.scene, HandoverScene)
    driver.app.compositor.forget()
    driver.app.draw()
    return driver, pygame.image.tobytes(driver.app.screen, "RGB")


def test_the_hand_over_screen_is_the_same_whatever_anybody_holds(tmp_path):
    _, one = handed_over(tmp_path / "a", ["burgle", "stumble"])
    _, other = handed_over(tmp_path / "b", ["sidestep", "scramble", "burgle"])
    assert one == other


def test_no_sprite_of_the_hand_over_screen_comes_from_the_table(tmp_path):
    driver, _ = handed_over(tmp_path, ["burgle", "stumble"])
    table = driver.stage.scenes[0]
    over = {id(sprite.surface) for sprite in driver.app.build().sprites}
    table.viewer = 1
    driver.stage.scenes[:] = [table]
    cards = [s for s in driver.app.build().sprites if s.surface.get_size() == table.layout.card]
    assert len(cards) >= 2
    assert not over & {id(sprite.surface) for sprite in cards}


# --- the end of a turn, when the next hand is drawn and everybody still looks --------------------------------------

FIVE = (["burgle"] * 5, ["sidestep", "scramble", "stumble", "burgle", "burgle"])


def end_of_turn(home, deck):
    """Every moment from the end of Ann's turn, in which she draws five cards, to the hand-over."""
    entries = [{"hand": [], "deck": deck, "discard": ["bandit", "bard"], "room": "start_a.chantry"}, {"hand": []}]
    driver = at_table(home, scene(players=entries), (1280, 720), private_hands=True, speed="calm")
    driver.key("return")
    driver.settle()
    driver.key("e")
    while not isinstance(driver.scene, HandoverScene):
        yield driver
        driver.step(30)


def test_nobody_can_tell_from_the_end_of_a_turn_which_cards_are_drawn(tmp_path):
    """Backs fly, and backs lie there: whatever is drawn, every picture is the same."""
    one, other = (
        [driver.look() for driver in end_of_turn(tmp_path / str(number), deck)] for number, deck in enumerate(FIVE)
    )
    assert len(one) > 20
    assert one == other


def test_while_nobody_is_at_the_screen_no_card_deck_or_discard_pile_can_be_looked_at(tmp_path):
    moments = 0
    for driver in end_of_turn(tmp_path, FIVE[1]):
        moments += 1
        layout, frame = driver.scene.layout, driver.frame
        for rect in (layout.hand, layout.deck, layout.discard):
            assert frame.at(rect.center) is None
        assert not {"hand", "deck", "discard"} & {id_[0] for id_ in driver.ids if isinstance(id_, tuple)}
    assert moments > 20


# --- the hand-over screen ------------------------------------------------------------------------------------------


def test_the_screen_says_that_it_is_somebodys_turn(tmp_path):
    driver, _ = handed_over(tmp_path, [])
    assert driver.says(driver.stage.words("handover.turn"))


def test_the_screen_says_that_there_is_a_question_to_somebody_else(tmp_path):
    """Sudden Movement asks whoever stands on a tile of the Depths."""
    driver = at_table(tmp_path, asking_bo(), private_hands=True)
    driver.key("return")
    driver.settle()
    driver.key("1")
    driver.click(("slot", 0))
    driver.settle()
    assert isinstance(driver.scene, HandoverScene)
    assert driver.says("Bo")
    assert driver.says(driver.stage.words("handover.question"))
    assert not driver.says(driver.stage.words("handover.turn"))


def asking_bo():
    """Ann's turn; the row card that her Remove Traps brings asks Bo to turn his tile."""
    entries = [{"hand": ["remove_traps"]}, {"hand": [], "room": "s1.cellar"}]
    return scene(players=entries, row=["bard", "lute"], deck=["sudden_movement"], tiles=["s1 1 0"])


def test_hands_lie_open_for_good_once_the_switch_says_so(tmp_path):
    driver, _ = handed_over(tmp_path, [])
    driver.click("private")
    assert not load_preferences(tmp_path / "settings.json").private_hands
    driver.key("return")
    driver.settle()
    driver.key("e", "e")
    driver.settle()
    assert isinstance(driver.scene, TableScene)
    assert driver.scene.viewer == 0
