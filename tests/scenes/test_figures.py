"""Figures on the table: they are right, they change with their motion and not before, and options switch them off."""

import pytest
from pygame import Rect

from game.rules import Action, apply
from game.rules import events as ev
from game.rules.ids import END
from game.rules.rng import seeded
from tests.kit import QUIET_ROW, scene, slot
from tests.rules.bag import BLACK, GHOST, dragon_scene
from tests.scenes.eyes import Eyes
from tests.scenes.tables import at_table, by_label

SMALL = (1280, 720)


# --- points ----------------------------------------------------------------------------------------------------

RICH = {"room": "start_a.crossing", "hand": [], "gold": 60, "artifacts": ["artifact_7"]}


def buying(home, **preferences):
    """Ann, who has 67 points, and buys the Bandit for 2 more."""
    state = scene(players=[RICH, {"hand": []}], turn={"skill": 9})
    driver = at_table(home, state, SMALL, **preferences)
    return driver, ("slot", slot(state, "bandit"))


def test_points_change_when_the_motion_that_brings_them_has_ended(tmp_path):
    driver, bandit = buying(tmp_path, speed="calm")
    assert driver.says("67")
    driver.click(bandit)
    while driver.scene.director.busy:
        assert driver.says("67")
        assert not driver.says("69")
        driver.step(60)
    driver.step()
    assert driver.says("69")
    assert not driver.says("67")


def test_points_are_not_told_if_the_players_do_not_want_them(tmp_path):
    driver, bandit = buying(tmp_path, show_points=False)
    driver.click(bandit)
    driver.hover(("strip", 0))
    assert not driver.says("67")
    assert not driver.says("69")


# --- the bag ---------------------------------------------------------------------------------------------------


def bag_of_ten(seed=0, **fields):
    """Ann's turn, which ends with an attack: 3 of her cubes are in the bag, 1 of Bo's, 4 black ones and 2 ghosts."""
    state = dragon_scene({"bagged": 3}, {"bagged": 1}, black_bag=4, ghosts_bag=2, **fields)
    state.rng = seeded(seed)
    return state


ODDS = {"30%": "cubes/{0}", "10%": "cubes/{1}", "40%": "cubes/black", "20%": "cubes/ghost"}


def test_the_odds_are_right_in_the_panel_and_in_the_attack(tmp_path, monkeypatch):
    eyes = Eyes(monkeypatch)
    driver = at_table(tmp_path, bag_of_ten(), (1920, 1080), speed="calm")
    odds = {share: picture.format(*driver.scene.match.colours) for share, picture in ODDS.items()}
    assert eyes.pictures_of("%") == odds
    driver.key("e")
    while driver.scene.director.progress(ev.CubeDrawn) is None:
        eyes.blink()
        driver.step(60)
    assert eyes.pictures_of("%") == odds


def test_the_odds_are_not_told_if_the_players_do_not_want_them(tmp_path):
    driver = at_table(tmp_path, bag_of_ten(), (1920, 1080), speed="calm", show_odds=False)
    driver.key("e")
    while driver.scene.director.progress(ev.CubeDrawn) is None:
        assert not driver.says("%")
        driver.step(60)


def first_cube(colour):
    """The number of chance with which the attack at the end of the turn begins with a cube of that colour."""
    for seed in range(1000):
        events: list = []
        apply(bag_of_ten(seed), Action(END), events)
        if next(event for event in events if isinstance(event, ev.CubeDrawn)).colour == colour:
            return seed
    raise AssertionError(f"no cube of {colour} comes first")


def until_the_light(home, colour):
    """All pictures from the end of the turn until the first cube has been out for more than half of its time."""
    driver = at_table(home, bag_of_ten(first_cube(colour)), SMALL, speed="calm")
    driver.key("e")
    pictures = []
    while (driver.scene.director.progress(ev.CubeDrawn) or 0.0) < 0.6:
        pictures.append(driver.look())
        driver.step(60)
    driver.wait(400)
    return pictures, driver.look()


def test_nobody_sees_whose_cube_comes_before_it_turns_to_the_light(tmp_path):
    (dark, lit), *others = (until_the_light(tmp_path / str(n), colour) for n, colour in enumerate((0, 1, BLACK, GHOST)))
    assert len(dark) > 20
    for also_dark, also_lit in others:
        assert also_dark == dark
        assert also_lit != lit


@pytest.mark.parametrize(
    ("card", "said", "cubes"),
    [("payoff", "side.rage", {"n": 3}), ("the_warden", "side.rage_danger", {"n": 3, "danger": 1})],
)
def test_the_rage_panel_counts_the_cubes_that_an_attack_would_draw_with_those_of_the_row(tmp_path, card, said, cubes):
    """R11.1."""
    state = scene(players=[{"hand": []}, {"hand": []}], row=[*QUIET_ROW[:5], card], rage=3)
    driver = at_table(tmp_path, state, SMALL)
    assert driver.says(driver.stage.words(said, **cubes))


# --- tokens ----------------------------------------------------------------------------------------------------


def test_a_token_that_is_taken_is_no_more_in_its_room_while_it_flies(tmp_path):
    state = scene(tiles=["d03 1 0 0"], players=[{"hand": []}, {"hand": []}])
    state.players[0].room = state.artifacts[0][0]
    driver = at_table(tmp_path, state, speed="calm", reduce_motion=True)
    rect = driver.region(("room", state.players[0].room)).rect
    lies = Rect(0, 0, rect.width // 4, rect.height // 6)
    lies.center = rect.centerx, rect.y + rect.height // 3

    before = driver.look(lies)
    driver.click(by_label(driver, "Take"))
    driver.move((1, 1))
    while not (driver.scene.director.progress(ev.TokenTaken) or 0.0) > 0.6:
        driver.step()
    gone = driver.look(lies)
    driver.settle()
    assert gone == driver.look(lies) != before
