"""The end of a game: counted line by line, the winner, the chart, once more."""

import copy
from functools import cache

import pytest

from game.commands.shot import Studio, Wanted
from game.commands.staging import played_match
from game.rules import score_sheet, winners
from game.scenes import navigation
from game.scenes.scoring import BEAT, KINDS, points_over_time
from tests.scenes.driver import Driver


@cache
def ended():
    """A game that bots played to its end."""
    match = played_match(4, 3, 10_000)
    assert match.session.state.over
    return match


def scoring(home, speed="normal", match=None):
    match = match or copy.copy(ended())
    driver = Driver(home, lambda stage: Opener(stage, match).scene, speed=speed, private_hands=False)
    assert type(driver.scene).__name__ == "ScoringScene"
    return driver


class Opener:
    """Lets `navigation` make the scene, as a game does that ends."""

    def __init__(self, stage, match):
        navigation.open_scoring(stage, match)
        self.scene = stage.top


def test_lines_follow_each_other_and_the_winner_comes_last(tmp_path):
    driver = scoring(tmp_path)
    words = driver.stage.words
    labels = [words(f"scoring.kind.{kind}") for kind in KINDS]
    for number in range(len(KINDS)):
        assert [label for label in labels if driver.says(label)] == labels[:number]
        assert not driver.says("wins with")
        driver.wait(BEAT)
    assert driver.says("wins with") or driver.says("share the victory") or driver.says("Nobody wins.")
    assert driver.texts.count(labels[0]) == 3


def test_the_totals_are_those_of_the_rules_and_the_winner_too(tmp_path):
    driver = scoring(tmp_path, "instant")
    state = ended().session.state
    totals = [score_sheet(state, seat).total for seat in range(3)]
    assert [count.total for count in driver.scene.counts] == totals
    assert all(str(total) in driver.texts for total in totals)
    best = [ended().names[seat] for seat in winners(state)]
    assert driver.says(f"{best[0]} wins with {max(totals)} points") or len(best) != 1


def test_a_line_shows_what_it_is_made_of(tmp_path):
    driver = scoring(tmp_path, "instant")
    seat, number = next(
        (seat, number) for seat, count in enumerate(driver.scene.counts) for number, text in enumerate(count.details)
        if text
    )  # fmt: skip
    driver.hover(("line", seat, number))
    assert driver.says(driver.scene.counts[seat].details[number])


@pytest.mark.parametrize("how", ["space", "return", "escape", "button", "click"])
def test_the_counting_can_be_skipped(tmp_path, how):
    driver = scoring(tmp_path, "calm")
    if how == "button":
        driver.click("again")
    elif how == "click":
        driver.click_at((640, 60))
    else:
        driver.key(how)
    assert driver.scene.counted
    assert type(driver.scene).__name__ == "ScoringScene"


def test_the_chart_tells_the_points_of_every_turn(tmp_path):
    driver = scoring(tmp_path, "instant")
    story = points_over_time(ended())
    assert driver.scene.story == story
    assert len({len(row) for row in story}) == 1
    assert [row[-1] for row in story] == [count.total for count in driver.scene.counts]
    assert driver.says("Loot carried, turn by turn")
    assert driver.says(f"{len(story[0]) - 1} turns")


def test_play_again_begins_with_the_same_people_and_options(tmp_path):
    driver = scoring(tmp_path, "instant")
    driver.click("again")
    driver.settle()
    match = driver.scene.match
    assert type(driver.scene).__name__ == "TableScene"
    assert (match.names, match.session.setup) == (ended().names, ended().session.setup)
    assert match.session.actions == []


@pytest.mark.parametrize("how", ["escape", "button"])
def test_back_to_the_menu_with_nothing_to_continue(tmp_path, how):
    driver = scoring(tmp_path, "instant")
    driver.key("escape") if how == "escape" else driver.click("menu")
    assert type(driver.scene).__name__ == "MenuScene"
    assert not driver.region("continue").enabled


def test_once_counted_nothing_is_drawn(tmp_path):
    driver = scoring(tmp_path, "instant")
    driver.wait(200)
    drawn = driver.app.frames_drawn
    driver.wait(1_000)
    assert driver.app.frames_drawn == drawn


@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080)])
def test_all_figures_of_a_sheet_end_under_each_other_and_the_winner_stands_beside_the_title(tmp_path, size):
    studio = Studio(Wanted("scoring", size=size, players=4), tmp_path)
    studio.arrange(Wanted("scoring", size=size, players=4))
    frame = studio.app.build()
    figures = [written for written in frame.written if written.free and written.text.isdigit()]
    sheets = {}
    for figure in figures[: 4 * (len(KINDS) + 1)]:
        sheets.setdefault(figure.rect.x * 4 // size[0], []).append(figure.rect.right)
    assert sorted(map(len, sheets.values())) == [len(KINDS) + 1] * 4
    assert all(max(rights) - min(rights) <= 2 for rights in sheets.values())
