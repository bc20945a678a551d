"""The camera: points there and back, the ladder of zooms, fitting, gliding, sliding and the limits."""

from math import dist

import pytest
from pygame import Rect

from game.view.camera import LADDER, TILE, ZOOM_TIME, Camera

FREE = Rect(260, 250, 1300, 520)
DUNGEON = (-2.0, -3.0, 3.0, 3.0)


def camera() -> Camera:
    return Camera(1.0, FREE, DUNGEON)


def settle(cam: Camera, now: float = 0.0) -> float:
    """Run until nothing moves; the time then."""
    for _ in range(1000):
        now += 1000 / 60
        if not cam.update(now):
            return now
    raise AssertionError("the camera never came to rest")


@pytest.mark.parametrize("point", [(0.0, 0.0), (-2.0, 3.0), (1.37, -0.61)])
def test_points_go_there_and_back(point):
    cam = camera()
    cam.zoom_at((700, 400), 2, 0.0)
    settle(cam)

    assert cam.to_world(cam.to_screen(point)) == pytest.approx(point)


def test_corners_of_squares_lie_on_whole_pixels_at_every_zoom():
    cam = camera()
    for _ in LADDER:
        corners = [cam.to_screen((x, y)) for x in range(-2, 4) for y in range(-3, 4)]
        assert all(value == int(value) for corner in corners for value in corner)
        cam.zoom_at((811, 333), 1, 0.0)
        settle(cam)


def test_wheel_walks_the_ladder_and_stops_at_its_ends():
    cam = camera()
    cam.zoom_at(FREE.center, -99, 0.0)
    now, seen = settle(cam), [cam.zoom]
    for _ in range(len(LADDER) + 2):
        cam.zoom_at(FREE.center, 1, now)
        now = settle(cam, now)
        seen.append(cam.zoom)

    assert list(dict.fromkeys(seen)) == list(LADDER)
    assert cam.tile_px == 2 * TILE


@pytest.mark.parametrize("steps", [-3, -1, 1, 3])
def test_zoom_keeps_the_point_under_the_pointer_all_the_way(steps):
    cam = camera()
    pos = (760, 420)
    point = cam.to_world(pos)
    cam.zoom_at(pos, steps, 0.0)
    for now in range(0, 300, 15):
        cam.update(float(now))
        assert dist(cam.to_screen(point), pos) < 1.0

    assert not cam.moving


def test_zoom_takes_its_time_and_slows_down():
    cam = camera()
    cam.zoom_at(FREE.center, 3, 0.0)
    cam.update(ZOOM_TIME / 2)

    assert cam.zooming
    assert cam.zoom == pytest.approx(1.75)
    assert not cam.update(ZOOM_TIME)
    assert not cam.zooming


def test_wheel_turned_again_on_the_way_goes_a_rung_further():
    cam = camera()
    cam.zoom_at(FREE.center, 1, 0.0)
    cam.update(50.0)
    cam.zoom_at(FREE.center, 1, 50.0)
    settle(cam, 50.0)

    assert cam.zoom == 1.6


@pytest.mark.parametrize("bounds", [DUNGEON, (0, 0, 1, 2), (-6, 0, 3, 3), (0, -5, 1, 2)])
def test_fit_shows_the_whole_dungeon(bounds):
    cam = camera()
    cam.fit(FREE, bounds, 0.0)
    settle(cam)
    left, top = cam.to_screen(bounds[:2])
    right, bottom = cam.to_screen(bounds[2:])

    assert FREE.inflate(2, 2).contains(Rect(left, top, right - left, bottom - top))


def test_fit_uses_a_rung_when_one_is_small_enough():
    cam = camera()
    cam.fit(Rect(0, 0, 3000, 3000), DUNGEON, 0.0)
    settle(cam)

    assert cam.zoom == 1.6


def test_wheel_leads_back_onto_the_ladder_from_a_fit_below_it():
    cam = camera()
    cam.fit(FREE, (-4, -4, 5, 5), 0.0)
    settle(cam)
    assert cam.zoom < LADDER[0]
    cam.zoom_at(FREE.center, -1, 0.0)
    assert not cam.moving
    cam.zoom_at(FREE.center, 1, 0.0)
    settle(cam)

    assert cam.zoom == LADDER[0]


def test_glide_brings_a_point_into_the_middle_of_the_free_part():
    cam = camera()
    cam.glide_to((1.5, -2.5), 0.0, 300)
    cam.update(150.0)
    assert not cam.zooming
    settle(cam, 150.0)

    assert dist(cam.to_screen((1.5, -2.5)), FREE.center) < 1.0
    assert cam.visible((1.5, -2.5), 100)
    assert not cam.visible((1.5, 1.5))


def test_motion_without_duration_is_there_at_once():
    cam = camera()
    cam.glide_to((1.5, -2.5), 0.0, 0)

    assert not cam.moving
    assert dist(cam.to_screen((1.5, -2.5)), FREE.center) < 1.0


def test_pan_moves_by_pixels_and_slides_on_after_it_was_let_go():
    cam = camera()
    start = cam.to_screen((0, 0))
    for now in (16.0, 32.0):
        cam.pan(6, -3)
        cam.pan(4, -1)
        cam.update(now)
    assert cam.to_screen((0, 0)) == (start[0] + 20, start[1] - 8)
    cam.let_go()
    assert cam.moving
    settle(cam, 32.0)
    x, _ = cam.to_screen((0, 0))

    assert 60 < x - start[0] < 20 + 11 / 0.12


def test_pan_that_paused_does_not_slide():
    for updates in ((16.0,), (16.0, 40.0, 80.0, 120.0)):
        cam = camera()
        for now in updates:
            cam.pan(10 if now == 16.0 else 0, 0)
            cam.update(now)
        before = cam.to_screen((0, 0))
        cam.let_go()

        assert not cam.update(200.0)
        assert cam.to_screen((0, 0)) == before


def test_sliding_does_not_depend_on_the_frame_rate():
    ends = []
    for step in (1000 / 240, 1000 / 60, 1000 / 20):
        cam = camera()
        now = 16.0
        cam.pan(12, 0)
        cam.update(now)
        cam.let_go()
        while cam.moving:
            now += step
            cam.update(now)
        ends.append(cam.to_screen((0, 0))[0])

    assert max(ends) - min(ends) < 5


@pytest.mark.parametrize("way", [(9999, 0), (-9999, 0), (0, 9999), (0, -9999), (-9999, 9999)])
def test_dungeon_cannot_be_lost(way):
    cam = camera()
    for _ in range(40):
        cam.pan(*way)
    left, top = cam.to_screen(DUNGEON[:2])
    shown = Rect(left, top, 5 * cam.tile_px, 6 * cam.tile_px)

    assert shown.colliderect(FREE)


def test_pan_during_a_zoom_lands_on_the_rung():
    cam = camera()
    cam.zoom_at(FREE.center, 1, 0.0)
    cam.update(60.0)
    cam.pan(3, 3)

    assert cam.zoom in LADDER
    assert not cam.zooming


def test_resized_window_keeps_what_was_in_the_middle():
    cam = camera()
    cam.glide_to((1, -1), 0.0, 0)
    bigger = Rect(400, 300, 2900, 1300)
    cam.set_window(bigger, 1.62)

    assert cam.tile_px == round(TILE * 1.62)
    assert dist(cam.to_screen((1, -1)), bigger.center) < 1.0


def test_opened_panel_does_not_move_the_dungeon():
    cam = camera()
    before = cam.to_screen((0, 0))
    cam.set_window(Rect(300, 300, 1000, 400), 1.0)

    assert cam.to_screen((0, 0)) == before


def test_bringing_something_into_view_moves_no_more_than_it_must():
    cam = camera()
    assert not cam.bring((-0.1, -0.1, 0.1, 0.1), FREE, 0.0)
    before = cam.to_screen((0.0, 0.0))
    assert cam.bring((2.0, -0.5, 3.0, 0.5), FREE, 0.0)
    settle(cam)
    after = cam.to_screen((0.0, 0.0))
    assert cam.goal == 1.0
    assert cam.rect(2.0, -0.5, 3.0, 0.5).right == FREE.right
    assert after[1] == before[1]


def test_bringing_something_large_into_view_goes_down_the_ladder_as_far_as_it_must():
    cam = camera()
    assert cam.bring((-1.0, -1.0, 1.0, 1.0), FREE, 0.0)
    settle(cam)
    assert FREE.contains(cam.rect(-1.0, -1.0, 1.0, 1.0))
    assert cam.zoom == max(z for z in LADDER if 2 * TILE * z <= FREE.height)
