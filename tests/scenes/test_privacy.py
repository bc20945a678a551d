"""Between players: the hand-over screen shows no card of anyone, tested on what is drawn."""

import pygame

from game.scenes.handover import HandoverScene
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


def test_while_nobody_is_at_the_screen_the_hand_lies_face_down(tmp_path):
    """The new hand is drawn at the end of the turn, when everybody still looks."""
    entries = [{"hand": [], "room": "start_a.chantry"}, {"hand": []}]
    driver = at_table(tmp_path, scene(players=entries), private_hands=True, speed="calm")
    driver.key("return")
    driver.settle()
    driver.key("e")
    driver.wait(600)
    table = driver.stage.scenes[0]
    assert table.viewer == -1
    assert not any(isinstance(region_id, tuple) and region_id[0] == "hand" for region_id in driver.ids)
