"""Colour is never the only sign: what belongs to players and what can be reached is told apart without it."""

from itertools import combinations

import numpy as np
import pygame
import pytest

from game.commands.shot import Studio, Wanted
from game.scenes import table_board
from game.view import board, board_icons
from game.view.board_marks import draw_room_glow
from game.view.colours import SEAT_COLOURS
from game.view.frame import Frame, Pointing
from game.view.pictures import load_master, scaled
from game.view.scale import scale_for

# Machado, Oliveira, Fernandes 2009, severity 1, on linear light
VISIONS = {
    "protan": [[0.152286, 1.052583, -0.204868], [0.114503, 0.786281, 0.099216], [-0.003882, -0.048116, 1.051998]],
    "deutan": [[0.367322, 0.860646, -0.227968], [0.280085, 0.672501, 0.047413], [-0.011820, 0.042940, 0.968881]],
    "tritan": [[1.255528, -0.076749, -0.178779], [-0.078411, 0.930809, 0.147602], [0.004733, 0.691367, 0.303900]],
    "grey": [[0.2126, 0.7152, 0.0722]] * 3,
}
# where the symbol is on the picture (left, top, side), and the fewest pixels across at which it is shown: cubes on a
# wayshrine, marks in lists and pawns on the board, all in a window of 1280 x 720
SYMBOLS = {"marks": ((0.2, 0.2, 0.6), 16), "cubes": ((0.08, 0.24, 0.68), 12), "pawns": ((0.32, 0.42, 0.36), 29)}
NOT_PLAYERS = {"cubes": ("black", "ghost")}
ALIKE = 0.82  # of 1 for the same picture; dark on light instead of light on dark counts below 0
APART = 0.1  # the least difference in lightness, root of the mean square, of 0 .. 1


@pytest.fixture
def frame(tmp_path):
    stage = Studio(Wanted(), tmp_path).stage
    return Frame(stage.scale, stage.words, stage.pictures, Pointing(), 0)


def lightness(surface, vision):
    """How light every pixel seems to someone who sees colours like this."""
    share = pygame.surfarray.array3d(surface) / 255
    linear = np.where(share <= 0.04045, share / 12.92, ((share + 0.055) / 1.055) ** 2.4)
    seen = np.clip(linear @ np.transpose(VISIONS[vision]), 0, 1) @ [0.2126, 0.7152, 0.0722]
    return np.cbrt(seen)


def on_dark(picture):
    ground = pygame.Surface(picture.get_size())
    ground.fill((30, 26, 28))
    ground.blit(picture, (0, 0))
    return ground


def likeness(one, other):
    """Of two shapes, however light or dark each is: 1 for the same shape, -1 for its reverse."""
    one, other = one - one.mean(), other - other.mean()
    return float((one * other).sum() / np.sqrt((one**2).sum() * (other**2).sum()))


@pytest.mark.parametrize("vision", VISIONS)
@pytest.mark.parametrize("group", SYMBOLS)
def test_every_player_has_a_symbol_of_a_shape_of_its_own(group, vision, frame):
    (left, top, side), px = SYMBOLS[group]
    shapes = {}
    for name in (*SEAT_COLOURS, *NOT_PLAYERS.get(group, ())):
        seen = lightness(on_dark(scaled(load_master(f"{group}/{name}"), (px, px))), vision)
        shape = seen[round(left * px) : round((left + side) * px), round(top * px) : round((top + side) * px)]
        assert shape.max() - shape.min() > 0.4, f"the symbol of {name} is faint"
        shapes[name] = shape
    for one, other in combinations(shapes, 2):
        assert likeness(shapes[one], shapes[other]) < ALIKE, (one, other)
        assert np.sqrt(np.mean((shapes[one] - shapes[other]) ** 2)) > APART, (one, other)


def test_no_cube_and_no_pawn_is_shown_smaller_than_was_measured():
    scale = scale_for((1280, 720), 1)
    assert scale.px(board_icons.LEAST_CUBE) * 1.15 >= SYMBOLS["cubes"][1]
    assert scale.px(board.LEAST_PAWN) >= SYMBOLS["pawns"][1]


def ring_around(frame, kind, vision):
    """How much lighter the edge of a room becomes by its ring, all around."""
    seen = []
    for marked in (False, True):
        frame.sprites.clear()
        room = pygame.Rect(100, 100, 80, 60)
        ground = pygame.Surface((280, 260))
        ground.fill((70, 58, 50))
        if marked:
            draw_room_glow(frame, room, kind)
        for sprite in frame.sprites:
            ground.blit(sprite.surface, (sprite.x, sprite.y), special_flags=sprite.blend)
        seen.append(lightness(ground, vision))
    wide = room.inflate(frame.px(14) - 4, frame.px(14) - 4)
    angles = np.radians(np.arange(0, 360, 3))
    x = np.round(room.centerx + np.cos(angles) * wide.width / 2).astype(int)
    y = np.round(room.centery + np.sin(angles) * wide.height / 2).astype(int)
    change = seen[1] - seen[0]
    return np.max([change[x + dx, y + dy] for dx in (-1, 0, 1) for dy in (-1, 0, 1)], axis=0)


@pytest.mark.parametrize("vision", VISIONS)
def test_rooms_in_reach_have_a_whole_ring_and_farther_ones_a_broken_one(vision, frame):
    near, far = (ring_around(frame, kind, vision) > 0.12 for kind in ("now", "far"))
    assert near.all()
    assert 0.3 < far.mean() < 0.9
    assert np.count_nonzero(far != np.roll(far, 1)) >= 16, "a ring of many pieces"


def test_rooms_in_reach_say_their_price(tmp_path, monkeypatch):
    wanted = Wanted("table", "spending", turns=6)
    studio = Studio(wanted, tmp_path)
    studio.arrange(wanted)
    lit, priced = [], []
    monkeypatch.setattr(table_board, "draw_room_glow", lambda _, rect, kind, hot: lit.append((rect, kind)))
    monkeypatch.setattr(table_board, "draw_price", lambda _, place, price: price and priced.append(place))
    studio.app.build()
    assert {kind for _, kind in lit} == {"now", "far"}
    for near in (rect for rect, kind in lit if kind == "now"):
        assert any(near.inflate(near.size).collidepoint(place) for place in priced), "the price stands at the room"


def test_the_same_shape_in_another_colour_is_noticed(frame):
    mark = on_dark(scaled(load_master("marks/red"), (24, 24)))
    turned = pygame.surfarray.make_surface(pygame.surfarray.array3d(mark)[..., ::-1])
    seen = [lightness(surface, "grey")[6:18, 6:18] for surface in (mark, turned)]
    assert likeness(*seen) > ALIKE
