"""Hand, play area and piles: every card can be told from the others, and nobody sees what is not theirs."""

import itertools

import pytest

from game.view.layout import table_layout
from game.view.scale import scale_for
from tests.kit import BOX, QUIET_ROW, card, scene
from tests.scenes.tables import at_table, playing

SIZES = [(1280, 720), (1920, 1080), (3840, 2160)]
ASKED = [["choose", 1, [[["skill", 1]], [["boots", 1]]]]]
OTHERS = list(dict.fromkeys(c.slug for c in BOX.cards if c.kind == "card" and c.slug not in QUIET_ROW))


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("count", [1, 5, 6, 7, 8, 12, 16])
def test_the_cards_of_a_hand_lie_whole_beside_each_other(size, count):
    layout = table_layout(scale_for(size, 1.0), 4)
    places = layout.hand_places(count)
    assert len(places) == count
    assert all(layout.hand.contains(place) for place in places)
    assert all(place.collidelist(places[:n]) < 0 for n, place in enumerate(places))


@pytest.mark.parametrize("ui", [1.25, 2.0])
def test_of_a_hand_in_a_full_window_no_card_is_covered_by_more_than_an_eighth(ui):
    layout = table_layout(scale_for((1920, 1080), ui), 4)
    for count in range(1, 13):
        places = layout.hand_places(count)
        for place, other in itertools.pairwise(places):
            assert place.clip(other).width <= place.width * 0.13


@pytest.mark.parametrize("size", SIZES)
def test_the_names_of_twelve_cards_are_whole(tmp_path, size):
    player = {"hand": OTHERS[:12], "played": OTHERS[12:20]}
    driver = playing(tmp_path, "start_a.crypt", size=size, player=player)
    hand = [driver.region(("hand", number)).rect for number in range(12)]
    texts = [written for written in driver.frame.written if not written.free]
    assert len(hand) == 12
    assert not [written.text for written in texts if written.cut]


def test_played_cards_lie_above_the_hand_and_take_its_place_once_it_is_empty(tmp_path):
    driver = playing(tmp_path, player={"hand": ["burgle", "stumble"]}, speed="normal")
    layout, spot = driver.scene.layout, driver.scene.scenery.spot
    driver.key("1")
    driver.settle()
    above = driver.region(("played", 0)).rect
    assert layout.play.contains(above)
    assert spot("play", 0, card("burgle")) == above
    driver.key("1")
    driver.settle()
    places = [driver.region(("played", number)).rect for number in (0, 1)]
    assert all(layout.hand.contains(place) for place in places)
    assert spot("play", 0, card("stumble")) in places


def shown_discards(driver):
    """The cards of which the face lies on the table as the top of a discard pile."""
    kept = {id(surface): key for key, surface in driver.stage.pictures._kept.items()}
    keys = [kept.get(id(sprite.surface)) for sprite in driver.frame.sprites]
    return [key[1][1] for key in keys if key and key[0] == "painted" and key[1][0] == "discarded card"]


def test_the_card_that_was_discarded_last_lies_on_top_and_only_backs_between_players(tmp_path):
    state = scene(players=[{"hand": [], "played": ["burgle"], "discard": ["stumble"]}, {"hand": []}], turn={"skill": 9})
    driver = at_table(tmp_path, state)
    assert shown_discards(driver) == ["stumble"]
    driver.click(("slot", 6))  # a reserve card goes to the discard pile
    driver.settle()
    [bought] = shown_discards(driver)
    assert bought == BOX.cards[BOX.reserve[0]].slug
    driver.scene.viewer = -1
    assert shown_discards(driver) == []


def test_a_newcomer_is_told_what_to_do_and_sees_which_cards_can_be_played(tmp_path):
    driver = playing(tmp_path, player={"hand": ["burgle"]}, turn={"skill": 2})
    assert driver.says("Play your cards")
    ring = driver.region(("hand", 0)).rect.inflate(driver.frame.px(6), driver.frame.px(6))
    assert ring in [sprite.rect for sprite in driver.frame.sprites]
    driver.key("1")
    driver.settle()
    assert driver.says("Buy, fight, walk, or end your turn")
    driver.scene.viewer = -1
    assert not driver.says("Buy, fight")


def test_no_prompt_stands_over_a_question(tmp_path):
    state = scene(players=[{"hand": ["burgle"], "played": ["stumble"]}, {"hand": []}], pending=ASKED)
    driver = at_table(tmp_path, state)
    assert driver.scene.offers.question
    assert not driver.says("Play your cards")
