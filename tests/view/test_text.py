"""Lines of type: words stand apart at any size, and capitals stand in the middle of their room."""

import os

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")

import pygame
import pytest
from pygame import Rect

from game.strings import load
from game.view import text
from game.view.frame import Frame, Pointing
from game.view.pictures import Pictures
from game.view.scale import scale_for
from game.view.text import BODY, BOLD, DISPLAY, ITALIC, Style

SIZES = (14, 16, 18, 20, 22, 26, 40)


def a_frame(size=(1920, 1080)):
    return Frame(scale_for(size, 1.0), load("en"), Pictures(), Pointing(), 0.0)


@pytest.fixture
def window():
    pygame.display.init()
    return pygame.display.set_mode((64, 64))


@pytest.mark.parametrize("face", [BODY, BOLD, ITALIC, DISPLAY])
@pytest.mark.parametrize("px", SIZES)
def test_words_stand_apart_by_a_fifth_of_the_height_of_type(window, face, px):
    apart = text.width("Laythe tile", face, px)
    assert apart - text.width("Laythe", face, px) - text.width("tile", face, px) >= 0.2 * px
    assert apart == text.line("Laythe tile", Style(face, px, (255, 255, 255))).get_width()


@pytest.mark.parametrize("face", [BODY, BOLD, DISPLAY])
@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("outline", [False, True])
def test_capitals_stand_in_the_middle_of_their_room(window, face, size, outline):
    frame, room = a_frame(), Rect(0, 0, 300, 64)
    frame.write("HIT", room, size, face=face, outline=outline)
    [line] = frame.sprites
    ink = line.surface.get_bounding_rect(min_alpha=100).move(line.x, line.y)
    assert abs((ink.top + ink.bottom) / 2 - room.centery) <= 1
