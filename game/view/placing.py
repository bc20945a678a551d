"""Where a thing opens beside another one, so that it hides as little as possible."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import product

from pygame import Rect

SIDES = ("right", "left", "above", "below")
DEAREST = 4  # how many times more it counts to cover the thing itself
GRID = 24  # places across and down a window that are looked at when every side covers something


def place_beside(
    box: Rect,
    beside: Rect,
    window: Rect,
    gap: int,
    avoid: Sequence[Rect] = (),
    sides: Sequence[str] = SIDES,
    anywhere: bool = False,
) -> None:
    """Put a box next to a rect, inside the window, where it covers least of the rect and of what is to be avoided.

    Of equal places the first side wins. If none is clear, the box may lie `anywhere` in the window, near the rect.
    """
    places = [place.clamp(window) for side in sides for place in _along(box, beside, side, gap, bool(avoid))]
    spared = [beside] * DEAREST + list(avoid)
    best = min(places, key=lambda place: _covered(place, spared))
    if anywhere and _covered(best, spared):
        best = min(_all_over(box, window), key=lambda place: (_covered(place, spared), _apart(place, beside)))
    box.topleft = best.topleft


def _along(box: Rect, beside: Rect, side: str, gap: int, shifted: bool) -> Iterator[Rect]:
    """The box at one side: in the middle and, if wanted, shifted to either end."""
    if side in ("right", "left"):
        x = beside.right + gap if side == "right" else beside.x - gap - box.width
        middle, low, high = beside.centery - box.height // 2, beside.bottom - box.height, beside.y
        places = [(x, y) for y in (middle, low, high)]
    else:
        y = beside.bottom + gap if side == "below" else beside.y - gap - box.height
        middle, low, high = beside.centerx - box.width // 2, beside.right - box.width, beside.x
        places = [(x, y) for x in (middle, low, high)]
    for place in places if shifted else places[:1]:
        yield Rect(place, box.size)


def _all_over(box: Rect, window: Rect) -> list[Rect]:
    across, down = max(0, window.width - box.width), max(0, window.height - box.height)
    return [
        Rect(window.x + across * i // GRID, window.y + down * j // GRID, *box.size)
        for i, j in product(range(GRID + 1), repeat=2)
    ]


def _covered(place: Rect, spared: list[Rect]) -> int:
    """How much of the spared rects a place covers, in pixels."""
    clipped = [place.clip(spared[number]) for number in place.collidelistall(spared)]
    return sum(rect.width * rect.height for rect in clipped)


def _apart(one: Rect, other: Rect) -> int:
    """How far two rects are apart."""
    across = max(one.x - other.right, other.x - one.right, 0)
    down = max(one.y - other.bottom, other.y - one.bottom, 0)
    return across + down
