"""The panels and buttons around the dungeon: what is painted there, and that words and figures have their room."""

from itertools import pairwise

import pytest

from game.paths import resource
from game.scenes.inspect import CardListScene, InspectScene
from game.scenes.player import PlayerScene
from game.scenes.table import TableScene
from game.view.hud_pools import token_places
from tests.kit import BOX, scene
from tests.scenes import tables
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
        assert key.rect.centery > word.rect.centery
        assert abs(key.rect.centerx - rect.centerx) <= 1
        lines.add(key.rect.y)
    assert len(lines) == 1


def test_a_word_keeps_the_middle_of_its_button_where_its_key_leaves_room(tmp_path):
    driver = playing(tmp_path)
    rect = driver.region(("button", "end")).rect
    key, word = words_in(driver.frame, rect)
    assert abs(word.rect.centerx - rect.centerx) <= 1
    assert key.rect.x > rect.centerx


def test_every_painted_board_is_on_the_table(tmp_path):
    driver = at_table(tmp_path, scene(players=[{"noise": 2}, {}]))
    drawn = {key[0] for key in driver.stage.pictures._kept if isinstance(key, tuple)}
    painted = {f"boards/{path.stem}" for path in resource("art", "images", "boards").iterdir()}
    assert len(painted) == 3
    assert painted <= drawn


LONG_NAMES = ("Bartholomew Gray", "Maximiliane-Sofi", "Christopherson W", "Annabelle Marian")


@pytest.mark.parametrize("size", SIZES)
def test_sixteen_letters_of_a_name_fit_on_a_strip_beside_the_points(tmp_path, size, monkeypatch):
    monkeypatch.setattr(tables, "NAMES", LONG_NAMES)
    players = [{"gold": gold, "artifacts": [f"artifact_{n}"]} for gold, n in ((20, 10), (15, 15), (20, 5), (3, 20))]
    driver = at_table(tmp_path, scene(players=players), size)
    frame = driver.frame
    assert all(len(name) == 16 for name in LONG_NAMES)
    written = {text.text: text for text in frame.written}
    assert [name for name in LONG_NAMES if written[name].cut] == []
    assert "30" in written


def test_who_left_has_the_word_for_it_on_the_strip(tmp_path):
    driver = at_table(tmp_path, scene(players=[{}, {"status": "escaped"}, {"status": "out"}]))
    for seat, word in ((1, "Escaped"), (2, "Knocked out")):
        assert word in [text.text for text in driver.frame.written if text.text == word]
        assert driver.region(("strip", seat))
    assert driver.texts.count("Escaped") == driver.texts.count("Knocked out") == 1


def figures_of(frame, rect):
    """Where the ink of every figure in a panel lies, by what it says."""
    notes = next(notes for key, notes in frame.pictures.notes.items() if key[1][0] == "pools" and key[2] == rect.size)
    return [written.rect for written in notes]


@pytest.mark.parametrize("size", SIZES)
def test_pools_of_two_digits_stand_apart(tmp_path, size):
    turn = {"skill": 23, "swords": 12, "boots": 14, "credit": 3}
    driver = playing(tmp_path, size=size, turn=turn, player={"gold": 88})
    rect, frame = driver.scene.layout.pools, driver.frame
    figures = figures_of(frame, rect)
    assert len(figures) == 6
    for column, figure in enumerate(figures):
        step = (rect.width - 2 * frame.px(18)) / 3
        left = frame.px(18) + step * (column % 3)
        assert left < figure.x
        assert figure.right <= left + step + 1


@pytest.mark.parametrize("count", [1, 5, 6, 12, 13, 30])
def test_tokens_never_overlap_and_none_is_lost(tmp_path, count):
    driver = playing(tmp_path, size=(1280, 720))
    panel = driver.scene.layout.pools
    places = token_places(driver.frame, panel, count)
    assert len(places) == min(count, 12)
    assert all(panel.contains(place) for place in places)
    assert all(place.collidelist(places[:n]) < 0 for n, place in enumerate(places))


def test_usable_tokens_come_first_and_the_others_are_counted(tmp_path):
    slugs = [token.slug for token in BOX.tokens if token.pile in ("market", "minor", "major")]
    slugs = sorted(dict.fromkeys(slugs), key=lambda slug: slug.startswith("potion"))
    driver = playing(tmp_path, player={"tokens": slugs})
    potions = list(driver.scene.offers.potions)
    assert len(slugs) > 14
    assert potions
    shown = [region.id[1] for region in driver.frame.regions if region.id[0] == "token"]
    held = driver.scene.director.table.players[0].tokens
    assert [held[number] for number in shown[: len(potions)]] == potions
    assert f"+{len(slugs) - 11}" in driver.texts
    driver.click(("tokens", 0))
    assert isinstance(driver.scene, PlayerScene)


def test_a_right_click_looks_closer_at_tokens_and_at_what_lies_open_in_the_bank(tmp_path):
    driver = playing(tmp_path, player={"tokens": ["backpack"]})
    for region_id, scene_kind in (
        (("token", 0), InspectScene),
        (("bank", "backpack"), InspectScene),
        (("bank", "monkey_idol"), InspectScene),
        (("bank", "artifact"), CardListScene),
        (("bank", "crown"), CardListScene),
    ):
        driver.right_click(region_id)
        assert isinstance(driver.scene, scene_kind), region_id
        driver.key("escape")
    driver.right_click(("bank", "major"))
    assert isinstance(driver.scene, TableScene)


def ground_of_toast(driver):
    """The skin under the short message."""
    kept = {id(surface): key for key, surface in driver.stage.pictures._kept.items()}
    skins = [kept.get(id(sprite.surface), ("", "")) for sprite in driver.frame.sprites]
    return [key[1] for key in skins if key[0] == "skin"][-1]


def test_a_message_looks_like_what_it_is(tmp_path):
    driver = playing(tmp_path, turn={"boots": 2})
    driver.key("ctrl+z")
    assert ground_of_toast(driver) == "leather_danger"
    driver.key("e")
    assert driver.says("Still usable")
    assert ground_of_toast(driver) == "leather_active"
    driver.key("f12")
    assert driver.says("Picture saved")
    assert ground_of_toast(driver) == "leather"


@pytest.mark.parametrize(("size", "ui"), [((1280, 720), 1.0), ((1920, 1080), 1.0), ((1920, 1080), 2.0)])
@pytest.mark.parametrize("ghosts", [0, 1])
def test_every_figure_of_the_clank_area_is_nearer_to_its_cube_than_to_the_next(tmp_path, size, ui, ghosts):
    players = [{"noise": noise} for noise in (9, 5, 10, 8)]
    driver = at_table(tmp_path, scene(players=players, ghosts_area=ghosts), size, ui_scale=ui)
    rect, frame = driver.scene.layout.clank, driver.frame
    pictures = driver.stage.pictures
    notes = next(notes for key, notes in pictures.notes.items() if key[1][0] == "clank" and key[2] == rect.size)
    figures = [written.rect for written in notes if written.free]
    assert len(figures) == 4 + ghosts
    for figure, after in pairwise(figures):
        if after.y == figure.y:
            assert after.x - figure.right > frame.px(24)
