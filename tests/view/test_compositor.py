"""The compositor draws only what changed, and what it leaves on the screen is the whole picture all the same."""

import pygame
import pytest

from game.view.compositor import Compositor
from game.view.frame import Sprite

SIZE = (400, 300)


def square(colour, side=40):
    surface = pygame.Surface((side, side))
    surface.fill(colour)
    return surface


RED, BLUE, GREEN = square((255, 0, 0)), square((0, 0, 255)), square((0, 255, 0))
GROUND = Sprite(square((9, 9, 9), 400), 0, 0, 255, 0)


def at(surface, x, y, alpha=255):
    return Sprite(surface, x, y, alpha, 0)


def shown(*pictures):
    """The screen after these pictures were drawn one after the other, and what was drawn for the last one."""
    screen, compositor = pygame.Surface(SIZE), Compositor()
    for sprites in pictures:
        dirty = compositor.draw(screen, [GROUND, *sprites])
    return pygame.image.tobytes(screen, "RGB"), dirty


CHANGES = {
    "one moved": ([at(RED, 10, 10)], [at(RED, 30, 10)]),
    "one came": ([], [at(RED, 10, 10)]),
    "one went": ([at(RED, 10, 10), at(BLUE, 90, 90)], [at(BLUE, 90, 90)]),
    "one faded": ([at(RED, 10, 10)], [at(RED, 10, 10, 90)]),
    "two changed places": ([at(RED, 10, 10), at(BLUE, 30, 10)], [at(BLUE, 30, 10), at(RED, 10, 10)]),
    "one moved under another": ([at(RED, 10, 10), at(BLUE, 60, 10)], [at(RED, 40, 10), at(BLUE, 60, 10)]),
    "one came between two": ([at(RED, 9, 9), at(BLUE, 29, 9)], [at(RED, 9, 9), at(GREEN, 19, 9), at(BLUE, 29, 9)]),
}  # fmt: skip


@pytest.mark.parametrize("change", CHANGES)
def test_after_any_change_the_screen_is_as_if_it_had_been_drawn_anew(change):
    before, after = CHANGES[change]
    assert shown(before, after)[0] == shown(after)[0] != shown(before)[0]


def test_nothing_is_drawn_while_nothing_changes():
    assert shown([at(RED, 10, 10)], [at(RED, 10, 10)])[1] == []


def test_only_the_place_that_changed_is_drawn():
    assert shown([at(RED, 10, 10), at(BLUE, 90, 90)], [at(GREEN, 10, 10), at(BLUE, 90, 90)])[1] == [(10, 10, 40, 40)]
