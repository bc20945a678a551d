"""Where things open: beside what they are about, over as little as possible."""

from pygame import Rect

from game.view.placing import place_beside

WINDOW = Rect(0, 0, 1000, 800)
THING = Rect(400, 300, 60, 60)


def placed(avoid=(), size=(200, 100), thing=THING, **how):
    box = Rect(0, 0, *size)
    place_beside(box, thing, WINDOW, 10, avoid, **how)
    return box


def test_a_box_opens_at_the_right_in_the_middle():
    assert placed().midleft == (THING.right + 10, THING.centery)


def test_a_box_that_would_leave_the_window_opens_at_the_left():
    assert placed(thing=Rect(900, 300, 60, 60)).right == 890


def test_a_box_goes_to_the_side_that_covers_nothing():
    assert placed([Rect(500, 0, 500, 800)]).right == THING.x - 10
    assert placed([Rect(500, 0, 500, 800), Rect(0, 0, 380, 800)], size=(80, 80)).bottom == THING.y - 10


def test_a_box_that_covers_something_on_every_side_goes_where_it_covers_nothing():
    ring = [THING.inflate(300, 300)]
    assert placed(ring).colliderect(ring[0])
    assert not placed(ring, anywhere=True).colliderect(ring[0])


def test_only_the_named_sides_are_tried():
    assert placed(sides=("below",)).top == THING.bottom + 10
