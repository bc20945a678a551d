"""The pointer as a small machine: idle, pressed, dragging. A press that moves far enough becomes a drag."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from pygame import Rect

from .frame import Frame, Region
from .inputs import Pos

THRESHOLD = 8  # units that a press moves before it is a drag


@dataclass
class Drag:
    """Something that hangs on the pointer: the region it came from, what it is, and where it was grabbed."""

    region: Region
    payload: Any
    grab: Pos  # pointer minus the upper left corner of the region
    pos: Pos

    @property
    def rect(self) -> Rect:
        """Where the dragged thing is now."""
        return self.region.rect.move(
            self.pos[0] - self.grab[0] - self.region.rect.x, self.pos[1] - self.grab[1] - self.region.rect.y
        )

    def on_its_way_back(self, share: float) -> Drag:
        """The same, let go and so far on the way to where it came from."""
        home = (self.region.rect.x + self.grab[0], self.region.rect.y + self.grab[1])
        x, y = (round(at + (end - at) * share) for at, end in zip(self.pos, home, strict=True))
        return Drag(self.region, self.payload, self.grab, (x, y))


class Pointer:
    """Turns presses, moves and releases of the left button into clicks and drags."""

    def __init__(self) -> None:
        self.pressed: Region | None = None
        self.start: Pos = (0, 0)
        self.drag: Drag | None = None
        self.panning = False

    def press(self, frame: Frame, pos: Pos) -> None:
        """The button goes down, on a region or on the ground."""
        self.pressed, self.start, self.drag, self.panning = frame.at(pos), pos, None, False

    def move(self, pos: Pos, unit: float) -> None:
        """The pointer moves with the button down."""
        if self.drag is not None:
            self.drag.pos = pos
        elif not self.panning and _far(self.start, pos, THRESHOLD * unit):
            region = self.pressed
            if region is not None and region.drag is not None:
                grab = (self.start[0] - region.rect.x, self.start[1] - region.rect.y)
                self.drag = Drag(region, region.drag, grab, pos)
            else:
                self.panning = True

    def release(self, frame: Frame, pos: Pos) -> tuple[Region | None, Drag | None]:
        """The button goes up: what was clicked, or what was dropped."""
        drag, pressed, panning = self.drag, self.pressed, self.panning
        self.cancel()
        if drag is not None:
            drag.pos = pos
            return None, drag
        there = frame.at(pos)
        clicked = pressed is not None and there is not None and there.id == pressed.id and not panning
        return (there if clicked else None), None

    def cancel(self) -> None:
        """Let go without doing anything."""
        self.pressed, self.drag, self.panning = None, None, False


def _far(a: Pos, b: Pos, distance: float) -> bool:
    return (a[0] - b[0]) ** 2 + (a[1] - b[1]) ** 2 >= distance * distance
