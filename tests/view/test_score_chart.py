"""The chart of points: everyone's mark at the end of the line stays on the chart."""

from itertools import pairwise

import pytest

from game.view.score_chart import spread

ENDS = [[0, 0, 0, 0], [100, 100, 100, 100], [2, 5, 96, 99], [10, 40, 70, 90], [50, 52, 54, 3]]


@pytest.mark.parametrize("places", ENDS)
def test_marks_keep_their_order_their_distance_and_the_chart(places):
    moved = spread(places, 20, 0, 100)
    assert all(0 <= place <= 100 for place in moved)
    ordered = sorted(moved)
    assert all(after - before >= 20 for before, after in pairwise(ordered))
    by_place = sorted(range(len(places)), key=lambda number: places[number])
    assert [places[n] for n in sorted(range(len(places)), key=lambda n: moved[n])] == [places[n] for n in by_place]


def test_marks_that_are_apart_stay_at_their_lines():
    assert spread([10, 40, 70, 90], 20, 0, 100) == [10, 40, 70, 90]
