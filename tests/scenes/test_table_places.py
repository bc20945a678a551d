"""Where things open on the table: nothing that can be done lies under something else."""

import pytest
from pygame import Rect

from game.commands.shot import Studio, Wanted
from game.view.board import cell_rect, pawn_rect, room_rect
from game.view.camera import LADDER
from tests.kit import scene
from tests.scenes.tables import at_table, playing, room_id

SIZES = [(1280, 720), (1280, 1024), (1920, 1080), (2560, 1080), (3840, 2160)]


def arranged(home, state, size, seed, turns=20, players=4, **more):
    """The table of a played game as it comes to rest."""
    wanted = Wanted("table", state, seed, turns, players, size, **more)
    studio = Studio(wanted, home)
    studio.arrange(wanted)
    return studio


def near_goals(table):
    """What can be entered or discovered with one move, as it is lit."""
    goals = [room_rect(table.camera, table.board_view, room) for room in table.offers.rooms]
    edge = -table.camera.tile_px // 3
    return goals + [cell_rect(table.camera, cell).inflate(edge, edge) for cell in table.offers.cells]


# --- the camera ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("size", SIZES, ids=str)
def test_pawn_tile_and_price_lie_free_when_a_tile_is_laid(tmp_path, size):
    for seed in (3, 7, 21):
        table = arranged(tmp_path, "placing", size, seed).stage.top
        frame = table.stage.top.frame
        tile = cell_rect(table.camera, table.laying.cell)
        price = Rect(0, 0, 80, frame.px(44)).move_to(center=tile.midbottom)
        free, panel = table.layout.free, table.laying._panel_rect()
        for thing in (pawn_rect(table.camera, table.board_view, table.viewer), tile, price):
            assert free.contains(thing)
            assert not panel.colliderect(thing)


@pytest.mark.parametrize("size", SIZES, ids=str)
def test_what_can_be_done_with_one_move_lies_free(tmp_path, size):
    goals = hidden = 0
    for seed, turns in ((3, 20), (21, 20), (7, 12), (5, 30)):
        table = arranged(tmp_path, "spending", size, seed, turns).stage.top
        if not hasattr(table, "offers"):
            continue
        goals += len(near_goals(table))
        hidden += sum(not table.layout.free.contains(goal) for goal in near_goals(table))
    assert goals > 8
    assert hidden == 0


def test_a_player_who_looks_elsewhere_is_left_alone_until_the_pawn_has_moved(tmp_path):
    driver = playing(tmp_path, turn={"boots": 2}, player={"hand": ["explore", "explore"]})
    table = driver.scene
    start = table.layout.free.midbottom
    driver.move((start[0], start[1] - 5))
    driver.press((start[0], start[1] - 5))
    driver.move((start[0], start[1] - 250), held=True)
    driver.release((start[0], start[1] - 250))
    driver.settle()
    there = table.camera.centre
    driver.key("1")
    driver.settle()
    assert table.camera.centre == there
    driver.key("home")
    driver.settle()
    driver.click(room_id(driver, "start_a.cloister"))
    driver.settle()
    assert all(table.layout.free.contains(goal) for goal in near_goals(table))


def test_the_next_turn_begins_as_near_as_the_players_like(tmp_path):
    entries = [{"room": "start_a.crossing", "hand": []}, {"room": "start_a.crossing", "hand": []}]
    driver = at_table(tmp_path, scene(players=entries))
    driver.wheel(1, driver.scene.layout.free.center)
    driver.settle()
    liked = driver.scene.camera.zoom
    assert liked > LADDER[0]
    driver.key("home", "e", "e")
    driver.settle()
    assert driver.scene.viewer == 1
    assert driver.scene.camera.zoom == liked


# --- tips ------------------------------------------------------------------------------------------------------


def test_no_tip_covers_the_confirmation_of_a_far_walk(tmp_path):
    driver = playing(tmp_path, "start_a.crypt", turn={"boots": 4})
    driver.key("home")
    driver.settle()
    far = next(iter(driver.scene.offers.far))
    driver.hover(("room", far))
    tip = next(line for line in driver.texts if driver.frame.find(("room", far)).tip == line)
    driver.click(("room", far))
    driver.step(400)
    assert driver.scene.choice is not None
    assert tip not in driver.texts
    driver.key("escape")
    driver.step(400)
    assert tip in driver.texts
