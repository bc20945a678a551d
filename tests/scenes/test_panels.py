"""The panels and buttons around the dungeon: what is painted there, and that words and figures have their room."""

import pytest

from game.paths import resource
from tests.kit import scene
from tests.scenes.tables import at_table, playing

SIZES = [(1280, 720), (1920, 1080)]


def words_in(frame, rect):
    """What is written inside a rect, in the order in which it was set."""
    return [written for written in frame.written if rect.contains(written.rect)]


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("names", [("menu", "rules", "log"), ("undo", "play")])
def test_buttons_side_by_side_have_their_keys_in_one_line_below_their_words(tmp_path, size, names):
    driver = playing(tmp_path, size=size)
    lines, edge = set(), driver.frame.px(8)
    for name in names:
        rect = driver.region(("button", name)).rect
        key, word = words_in(driver.frame, rect)
        assert rect.inflate(-2 * edge, 0).contains(key.rect)
        assert key.rect.centery > word.rect.centery and abs(key.rect.centerx - rect.centerx) <= 1
        lines.add(key.rect.y)
    assert len(lines) == 1


def test_a_word_keeps_the_middle_of_its_button_where_its_key_leaves_room(tmp_path):
    driver = playing(tmp_path)
    rect = driver.region(("button", "end")).rect
    key, word = words_in(driver.frame, rect)
    assert abs(word.rect.centerx - rect.centerx) <= 1 and key.rect.x > rect.centerx


def test_every_painted_board_is_on_the_table(tmp_path):
    driver = at_table(tmp_path, scene(players=[{"noise": 2}, {}]))
    drawn = {key[0] for key in driver.stage.pictures._kept if isinstance(key, tuple)}
    painted = {f"boards/{path.stem}" for path in resource("art", "images", "boards").iterdir()}
    assert len(painted) == 3 and painted <= drawn
