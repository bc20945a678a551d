"""The rules: F1 opens them at the thing under the pointer; chapters, scrolling, Esc."""

import pytest

from game.scenes.help import CHAPTERS, HelpScene, place_of
from tests.kit import scene, slot, token
from tests.scenes.driver import Driver
from tests.scenes.tables import at_table, playing, room_id

ROW = ["skeleton", "swindle", "lightstick", "smash_and_grab", "bandit", "payoff"]


def rules_at(driver, region_id):
    """The part of the rules that F1 opens over a region."""
    driver.hover(region_id)
    driver.key("f1")
    assert isinstance(driver.scene, HelpScene)
    part = driver.scene.part
    driver.key("f1")
    assert not isinstance(driver.scene, HelpScene)
    return part


@pytest.fixture
def table(tmp_path):
    state = scene(row=ROW, players=[{"room": "start_a.crossing", "hand": ["burgle"]}, {"hand": []}])
    state.players[0].potions = (token("potion_of_swiftness"),)
    state.minors = tuple(t for t in state.minors if t != token("potion_of_swiftness"))
    return at_table(tmp_path, state)


def test_f1_over_cards(table):
    assert rules_at(table, ("hand", 0)) == "cards"
    assert rules_at(table, ("slot", 0)) == "monster"
    assert rules_at(table, ("slot", 1)) == "cards"
    assert rules_at(table, ("slot", slot(table.scene.state, "mercenary"))) == "reserve"


def test_f1_over_rooms(table):
    table.key("home")
    table.settle()
    found = {name: rules_at(table, room_id(table, f"start_a.{name}")) for name in ("vestry", "cloister", "crypt")}
    assert found == {"vestry": "chest", "cloister": "market", "crypt": "crypt"}
    assert rules_at(table, room_id(table, "start_a.monkey_shrine")) == "shrine"


def test_f1_over_panels(table):
    assert rules_at(table, ("strip", 1)) == "health"
    assert rules_at(table, ("pools", 0)) == "pools"
    assert rules_at(table, ("rage", 0)) == "rage"
    assert rules_at(table, ("clank", 0)) == "clank"
    assert rules_at(table, ("bag", 0)) == "bag"
    assert rules_at(table, ("token", 0)) == "potion"
    assert rules_at(table, ("bank", "artifact")) == "artifact"
    assert rules_at(table, ("bank", "crown")) == "market"
    assert rules_at(table, ("bank", "tiles")) == "discover"
    assert rules_at(table, ("button", "end")) == "end_of_turn"


def test_every_topic_of_the_table_is_in_the_rules(table):
    for region in table.frame.regions:
        chapter, part = place_of(region.topic)
        assert not region.topic or region.topic in (chapter, part), region.topic


def test_f1_over_an_artifact_and_over_an_edge_to_explore(tmp_path):
    state = scene(tiles=["d03 1 0 0"], players=[{"hand": []}, {"hand": []}])
    driver = at_table(tmp_path, state)
    driver.key("home")
    driver.settle()
    assert rules_at(driver, ("room", state.artifacts[0][0])) == "artifact"
    driver = playing(tmp_path, "start_a.chantry", turn={"boots": 2})
    assert rules_at(driver, ("cell", next(iter(driver.scene.offers.cells)))) == "discover"


def test_with_the_keyboard_f1_opens_at_the_focus(table):
    table.move((960, 700))
    while table.stage.pointing.focus != ("slot", 0):
        table.key("tab")
    table.key("f1")
    assert table.scene.part == "monster"


def test_the_part_is_in_view(tmp_path):
    offsets = []
    for topic in ("cards", "device", "monster", "draw"):
        driver = Driver(tmp_path, lambda stage, topic=topic: HelpScene(stage, topic))
        assert driver.scene.chapter == "cards"
        offsets.append(driver.scene.scroll.offset)
    assert 0 == offsets[0] < offsets[1] < offsets[2] <= offsets[3] == driver.scene.scroll.most


def test_chapters_are_turned_by_clicks_and_arrows(tmp_path):
    driver = Driver(tmp_path, HelpScene)
    for chapter in CHAPTERS:
        driver.click(("chapter", chapter))
        assert driver.scene.chapter == chapter
        assert driver.scene.scroll.offset == 0
        assert driver.texts.count(driver.stage.words(f"help.chapter.{chapter}")) == 2  # contents and page
    driver.key("right")
    assert driver.scene.chapter == "goal"
    driver.key("left")
    assert driver.scene.chapter == "keys"
    driver.key("up", "return")
    assert driver.scene.chapter == "odd"


def test_a_long_chapter_scrolls_by_wheel_keys_and_dragging(tmp_path):
    driver = Driver(tmp_path, lambda stage: HelpScene(stage, "rooms"))
    middle = driver.region("page").rect.center
    driver.wheel(-2, middle)
    by_wheel = driver.scene.scroll.offset
    assert by_wheel > 0
    driver.key("end")
    assert driver.scene.scroll.offset > by_wheel
    driver.key("home")
    assert driver.scene.scroll.offset == 0
    driver.drag("page", (middle[0], middle[1] - 200))
    assert driver.scene.scroll.offset > 100


def test_the_chapter_of_keys_shows_those_of_the_player(tmp_path):
    driver = Driver(tmp_path, lambda stage: HelpScene(stage, "keys"), keys={"end_turn": "ctrl+q"})
    assert driver.says("Ctrl+Q")


def test_esc_and_the_button_lead_back(tmp_path):
    driver = playing(tmp_path)
    for leave in (lambda: driver.key("escape"), lambda: driver.click("back")):
        driver.click(("button", "rules"))
        assert isinstance(driver.scene, HelpScene)
        leave()
        assert type(driver.scene).__name__ == "TableScene"
