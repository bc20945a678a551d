"""How large things are drawn: one unit for shapes, one rule for text, both from the window and the UI scale.

The table is designed in units: at 1920 x 1080 and 100 % one unit is one pixel. Larger windows enlarge everything a
little less than they grow, so that a big screen also shows more of the dungeon and leaves room for a larger UI scale.
"""

from __future__ import annotations

from dataclasses import dataclass

NEEDED = (1640, 930)  # units that the fullest scene, the table, cannot do without
SMALLEST_WINDOW = (1280, 720)
UI_SCALES = (1.0, 1.1, 1.25, 1.4, 1.5, 1.6, 1.75, 2.0)
LEAST_TEXT = 18  # units, and pixels from 1080p up
LEAST_TEXT_PIXELS = 14  # in the smallest window
GROWTH = 0.7  # how much of a window's size beyond 1080p goes into enlarging things


@dataclass(frozen=True)
class Scale:
    """The measures of one window size. `ui` is the UI scale in force, `wanted` the one that was asked for."""

    width: int
    height: int
    ui: float
    wanted: float
    unit: float

    def px(self, units: float) -> int:
        """Pixels of a length in units."""
        return round(units * self.unit)

    def text(self, units: float = LEAST_TEXT) -> int:
        """The height of type in pixels; small windows shrink it less than shapes, and never below what can be read."""
        units = max(units, LEAST_TEXT)
        return max(round(units * self.unit), LEAST_TEXT_PIXELS + round((units - LEAST_TEXT) * self.unit))


def scale_for(size: tuple[int, int], wanted: float) -> Scale:
    """The scale for a window: the wanted one, or the largest that the window can hold."""
    width, height = size
    base = min(width / 1920, height / 1080)
    if base > 1:
        base **= GROWTH
    most = min(width / NEEDED[0], height / NEEDED[1]) / base
    ui = max(min(wanted, most), 1.0)
    return Scale(width, height, ui, wanted, base * ui)
