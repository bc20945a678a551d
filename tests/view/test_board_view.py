"""Which room a point of the window means."""

from itertools import combinations
from math import dist

from pygame import Rect, Vector2

from game.box import build_box
from game.rules import Setup, new_game
from game.view.board import BoardView, room_at, room_rect
from game.view.camera import Camera

WINDOW = Rect(0, 0, 1000, 800)
SMALL = Rect(400, 300, 120, 240)  # the dungeon fitted into so little that its rooms are hard to hit


def looking(free):
    """The starting tile, fitted into a part of the window, and its rooms."""
    state = new_game(build_box(), Setup(2, first=0), 1)
    view = BoardView(state.box.tiles, state.dungeon.places)
    camera = Camera(1.0, WINDOW, view.bounds())
    camera.fit(free, view.bounds(), 0.0, 0.0)
    return camera, view, {room: room_rect(camera, view, room) for room in view.rooms()}


def test_the_middle_of_every_room_is_that_room_however_small_it_is_shown():
    for free in (WINDOW, SMALL):
        camera, view, rooms = looking(free)
        assert {room: room_at(camera, view, rect.center) for room, rect in rooms.items()} == {r: r for r in rooms}


def test_a_small_room_can_be_missed_by_a_little():
    camera, view, rooms = looking(SMALL)
    room = min(rooms, key=lambda room: rooms[room].x)
    assert rooms[room].width < 36
    assert room_at(camera, view, (rooms[room].left - 2, rooms[room].centery)) == room
    assert room_at(camera, view, (rooms[room].left - 30, rooms[room].centery)) is None


def test_between_two_small_rooms_the_nearer_one_is_meant():
    camera, view, rooms = looking(SMALL)
    one, other = min(combinations(rooms, 2), key=lambda pair: dist(*(rooms[room].center for room in pair)))
    a, b = (Vector2(rooms[room].center) for room in (one, other))
    assert room_at(camera, view, a.lerp(b, 0.45)) == one
    assert room_at(camera, view, a.lerp(b, 0.55)) == other
