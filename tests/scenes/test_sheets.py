"""The sheets over the table: everything public about a player, and the whole story; and the screen between players."""

from itertools import pairwise

import pytest

from game.scenes.handover import HandoverScene
from tests.kit import scene
from tests.scenes.driver import Driver
from tests.scenes.tables import at_table, playing

SIZES = [(1280, 720), (1920, 1080)]


def panel_of(frame):
    """The panel on top, and what is written in it."""
    panel = next(r.rect for r in reversed(frame.regions) if isinstance(r.id, tuple) and r.id[0] == "panel")
    return panel, [written for written in frame.written if panel.contains(written.rect)]


@pytest.mark.parametrize("size", SIZES)
def test_a_players_sheet_tells_the_draw_pile_from_all_cards(tmp_path, size):
    player = {"hand": ["burgle"], "deck": ["stumble"] * 2, "discard": ["sidestep"]}
    driver = at_table(tmp_path, scene(players=[player, {}]), size)
    driver.click(("strip", 0))
    _, written = panel_of(driver.frame)
    figures = {}
    for before, after in pairwise(written):
        if after.text in ("Draw pile", "All cards"):
            figures[after.text] = before.text
    assert figures == {"Draw pile": "2", "All cards": "4"}


@pytest.mark.parametrize("size", SIZES)
def test_a_players_sheet_is_as_tall_as_what_is_on_it_and_keeps_off_its_frame(tmp_path, size):
    driver = playing(tmp_path, size=size, player={"discard": ["burgle"]})
    driver.click(("strip", 1))
    small, _ = panel_of(driver.frame)
    driver.key("escape")
    driver.click(("strip", 0))
    panel, written = panel_of(driver.frame)
    assert panel.height > small.height
    inner = panel.inflate(-2 * driver.frame.px(40), -2 * driver.frame.px(24))
    headings = [text for text in written if text.text in ("Artifacts and tokens", "Played this turn")]
    assert len(headings) == 2
    assert all(inner.contains(heading.rect) for heading in headings)


def test_a_line_parts_the_turns_of_the_story(tmp_path):
    driver = playing(tmp_path, player={"hand": ["burgle"]})
    driver.key("1", "e", "e", "l")
    driver.settle()
    turns = [entry for entry in driver.scene.log if entry.opens_turn]
    width = panel_of(driver.frame)[0].width
    lines = [s for s in driver.frame.sprites if s.rect.height <= 2 and s.rect.width > width / 2]
    assert len(turns) == len(lines) == 1


def test_the_pawn_stands_alone_in_the_middle_between_two_players(tmp_path):
    driver = Driver(tmp_path, lambda stage: HandoverScene(stage, "Ann", "teal", "turn", stage.pop))
    kept = {id(surface): key for key, surface in driver.stage.pictures._kept.items()}
    drawn = {kept.get(id(s.surface), ("",))[0]: s.rect for s in driver.frame.sprites}
    assert abs(drawn["pawns/teal"].centerx - driver.frame.rect.centerx) <= 1
    assert "marks/teal" not in drawn
