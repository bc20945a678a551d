"""The layout of the table: nothing outside the window, nothing over anything else, at every size and scale."""

from itertools import combinations, pairwise

import pytest
from pygame import Rect

from game.view.layout import spread, table_layout
from game.view.scale import NEEDED, UI_SCALES, scale_for

SIZES = [(1280, 720), (1366, 768), (1600, 900), (1920, 1080), (1920, 1200), (2560, 1080), (2560, 1440), (1280, 1024)]
SIZES += [(3440, 1440), (3840, 2160)]


def named_rects(layout) -> dict[str, Rect]:
    found = {}
    for name, value in vars(layout).items():
        for number, rect in enumerate(value if isinstance(value, tuple) else [value]):
            if name != "free" and rect.height and not isinstance(rect, int):
                found[f"{name} {number}"] = rect
    return found


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("ui", UI_SCALES)
@pytest.mark.parametrize("seats", [2, 4, 6])
def test_panels_lie_inside_the_window_and_never_over_each_other(size, ui, seats):
    rects = named_rects(table_layout(scale_for(size, ui), seats))
    window = Rect(0, 0, *size)
    for name, rect in rects.items():
        assert window.contains(rect), f"{name} {rect} is outside"
    for (a, one), (b, other) in combinations(rects.items(), 2):
        assert not one.colliderect(other), f"{a} {one} and {b} {other}"


@pytest.mark.parametrize("size", SIZES)
def test_the_dungeon_keeps_a_free_part_that_no_panel_covers(size):
    layout = table_layout(scale_for(size, 1.0), 4)
    assert layout.free.width > 0.4 * size[0]
    assert layout.free.height > 0.3 * size[1]
    assert not any(layout.free.colliderect(rect) for rect in named_rects(layout).values())


def test_a_scale_that_the_window_cannot_hold_is_lowered_to_the_largest_that_fits():
    scale = scale_for((1920, 1080), 2.0)
    assert scale.wanted == 2.0
    assert 1.1 < scale.ui < 1.3
    assert scale.width / scale.unit >= NEEDED[0] - 1
    assert scale.height / scale.unit >= NEEDED[1] - 1


def test_a_large_window_holds_a_larger_scale():
    assert scale_for((3840, 2160), 2.0).ui > scale_for((1920, 1080), 2.0).ui
    assert scale_for((3840, 2160), 1.25).ui == 1.25


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("ui", UI_SCALES)
def test_text_never_falls_below_what_can_be_read(size, ui):
    """18 pixels from 1080p up, 14 in smaller windows, however small it is asked for."""
    scale = scale_for(size, ui)
    least = 18 if size[1] >= 1080 else 14
    assert [units for units in range(1, 60) if scale.text(units) < least] == []


@pytest.mark.parametrize(("size", "pixels"), [((1280, 720), 14), ((1920, 1080), 18), ((3840, 2160), 29)])
def test_the_smallest_text_is_no_larger_than_it_must_be(size, pixels):
    assert scale_for(size, 1.0).text() == scale_for(size, 1.0).text(18) == pixels


def test_cards_side_by_side_stay_in_their_area_and_overlap_only_if_they_must():
    area = Rect(100, 0, 1000, 200)
    assert spread(area, 196, 0, 8) == []
    three = spread(area, 196, 3, 8)
    assert [b - a for a, b in pairwise(three)] == [204, 204]
    many = spread(area, 196, 12, 8)
    assert many[0] >= 100
    assert many[-1] + 196 <= 1100
