"""The camera over the dungeon: where a point of the world lies in the window, and how the view gets from here to there.

The world is measured in squares: 1.0 is the side of a tile, the starting tile's upper square is (0, 0) to (1, 1).
A square is always a whole number of pixels, so that neighbouring tiles meet without a seam.
"""

from __future__ import annotations

from dataclasses import dataclass
from math import hypot
from typing import NamedTuple

from pygame import Rect

Point = tuple[float, float]
Bounds = tuple[float, float, float, float]  # left, top, right, bottom, in squares

LADDER = (0.5, 0.63, 0.8, 1.0, 1.25, 1.6, 2.0)  # the zooms at which the wheel stops
TILE = 300  # units of a square at zoom 1
FURTHEST = 0.2  # the zoom that `fit` does not go below
ZOOM_TIME = 180.0  # milliseconds
GLIDE_TIME = 420.0
FRICTION = 0.88  # of the speed that is left after a frame
FRAME = 1000 / 60
STALE = 80.0  # a pan that paused this long before it was let go has no speed left
SLOWEST = 0.4  # pixels per frame, below which an inert pan stands still
FASTEST = 90.0
SLACK = 0.5  # squares that the middle of the view may leave the dungeon by


@dataclass(frozen=True)
class _Flight:
    """A motion under way: the world point at `screen` goes from `here` to `there`, the zoom from `near` to `far`."""

    screen: Point
    here: Point
    there: Point
    near: float
    far: float
    start: float
    time: float
    gentle: bool  # eases in as well as out


class _Speed(NamedTuple):
    x: float = 0.0  # pixels per frame of 60 Hz
    y: float = 0.0


class Camera:
    """Turns world points into window points and back.

    The table sets `free` (the part of the window that no panel covers) and `bounds` (the dungeon, in squares), and
    calls `update` once per frame. The dungeon can never be moved out of `free` altogether.
    """

    def __init__(self, unit: float = 1.0, free: Rect | None = None, bounds: Bounds = (0.0, 0.0, 1.0, 2.0)) -> None:
        self.free = free.copy() if free else Rect(0, 0, 1, 1)
        self.unit = unit
        self.bounds = bounds
        self.zoom = 1.0
        self.goal = 1.0  # the zoom at which the motion under way ends
        self._origin: Point = (0.0, 0.0)  # the window point of the world's (0, 0)
        self._flight: _Flight | None = None
        self._panned = _Speed()  # pixels since the last update
        self._speed = _Speed()
        self._speed_of = self._updated = 0.0  # when the speed was taken, when all was brought up to date
        self._inert = False
        self.rest_px = self.px_at(self.zoom)  # the side of a square when all tiles were last drawn in their own size
        self._put(self.free.center, _middle(bounds))

    # --- reading ------------------------------------------------------------------------------------------------

    @property
    def tile_px(self) -> int:
        """The side of a square now, in whole pixels."""
        return self.px_at(self.zoom)

    @property
    def zooming(self) -> bool:
        """Whether squares are changing their size."""
        return self._flight is not None and self._flight.near != self._flight.far

    @property
    def moving(self) -> bool:
        """Whether the next frame will look different by itself."""
        return self._flight is not None or self._inert

    def px_at(self, zoom: float) -> int:
        """The side of a square at some zoom, in whole pixels."""
        return max(8, round(TILE * self.unit * zoom))

    @property
    def centre(self) -> Point:
        """The world point in the middle of the free part of the window."""
        return self.to_world(self.free.center)

    def to_screen(self, point: Point) -> Point:
        """The window point of a world point; whole pixels for the corners of squares."""
        px = self.tile_px
        return round(self._origin[0]) + point[0] * px, round(self._origin[1]) + point[1] * px

    def rect(self, left: float, top: float, right: float, bottom: float) -> Rect:
        """A part of the world in the window, in whole pixels."""
        px = self.tile_px
        x0, y0 = round(self._origin[0]), round(self._origin[1])
        x, y = round(x0 + left * px), round(y0 + top * px)
        return Rect(x, y, round(x0 + right * px) - x, round(y0 + bottom * px) - y)

    def to_world(self, pos: Point) -> Point:
        """The world point of a window point."""
        px = self.tile_px
        return (pos[0] - round(self._origin[0])) / px, (pos[1] - round(self._origin[1])) / px

    def visible(self, point: Point, margin: float = 0.0) -> bool:
        """Whether a world point lies in the free part of the window, at least `margin` pixels from its edge."""
        x, y = self.to_screen(point)
        free = self.free
        across = free.left + margin <= x <= free.right - margin
        return across and free.top + margin <= y <= free.bottom - margin

    # --- moving -------------------------------------------------------------------------------------------------

    def set_window(self, free: Rect, unit: float) -> None:
        """Take over a new layout. Another `unit` (a resized window) keeps what was in the middle there."""
        if unit != self.unit:
            middle = self.centre
            self.zoom, self._flight = self.goal, None
            self.unit = unit
            self._put(free.center, middle)
        self.free = free.copy()
        self._clamp()

    def pan(self, dx: float, dy: float) -> None:
        """Move the dungeon by so many pixels; ends any motion under way."""
        self._stop()
        self._panned = _Speed(self._panned.x + dx, self._panned.y + dy)
        self._origin = (self._origin[0] + dx, self._origin[1] + dy)
        self._clamp()

    def let_go(self) -> None:
        """The hand leaves the dungeon after a pan: it slides on and comes to rest."""
        self._inert = self._flight is None

    def zoom_at(self, pos: Point, steps: int, now: float) -> None:
        """Go up (or, negative, down) the ladder of zooms; the point at `pos` stays there."""
        rung = _rung(self.goal, steps)
        if rung != self.goal:
            here = self.to_world(pos)
            self._fly(_Flight(pos, here, here, self.zoom, rung, now, ZOOM_TIME, gentle=False))

    def fit(self, rect: Rect, world_bounds: Bounds, now: float, duration: float = GLIDE_TIME) -> None:
        """Show all of `world_bounds` inside `rect` of the window, as large as the ladder allows."""
        self.bounds = world_bounds
        whole = self._whole(world_bounds, rect)
        zoom = max((z for z in LADDER if z <= whole), default=max(whole, FURTHEST))
        here = self.to_world(rect.center)
        self._fly(_Flight(rect.center, here, _middle(world_bounds), self.zoom, zoom, now, duration, gentle=True))

    def glide_to(self, point: Point, now: float, duration: float = GLIDE_TIME, zoom: float = 0.0) -> None:
        """Bring a world point to the middle of the free part of the window; the zoom stays unless one is named."""
        far = zoom or self.goal
        self._fly(_Flight(self.free.center, self.centre, point, self.zoom, far, now, duration, gentle=True))

    def bring(self, world: Bounds, rect: Rect, now: float, duration: float = GLIDE_TIME) -> bool:
        """Have a part of the world inside `rect` with the least motion, or smaller if it must be; True if it moves."""
        rungs = [self.goal, *(z for z in reversed(LADDER) if z < self.goal)]
        whole = self._whole(world, rect)
        zoom = next((z for z in rungs if self.holds(world, rect, z)), max(whole, FURTHEST))
        flight, px = self._flight, self.px_at(zoom)
        at, (x, y) = (flight.screen, flight.there) if flight is not None else (self.free.center, self.centre)
        dx = _shift(at[0] + (world[0] - x) * px, at[0] + (world[2] - x) * px, rect.left, rect.right)
        dy = _shift(at[1] + (world[1] - y) * px, at[1] + (world[3] - y) * px, rect.top, rect.bottom)
        if zoom == self.goal and not dx and not dy:
            return False
        there = x - dx / px, y - dy / px
        self._fly(_Flight(at, self.to_world(at), there, self.zoom, zoom, now, duration, gentle=True))
        return True

    def holds(self, world: Bounds, rect: Rect, zoom: float = LADDER[0]) -> bool:
        """Whether a part of the world is small enough for a rect of the window; at the lowest rung if none is named."""
        px = self.px_at(zoom)
        return (world[2] - world[0]) * px <= rect.width and (world[3] - world[1]) * px <= rect.height

    def update(self, now: float) -> bool:
        """Carry on with whatever motion is under way; whether there is more to come."""
        self._measure(now)
        if self._flight is not None:
            self._carry_on(self._flight, now)
        elif self._inert:
            self._slide(now)
        self._updated = now
        return self.moving

    # --- inside -------------------------------------------------------------------------------------------------

    def _whole(self, world: Bounds, rect: Rect) -> float:
        """The zoom at which a part of the world just fits into a rect."""
        left, top, right, bottom = world
        return min(rect.width // (right - left), rect.height // (bottom - top)) / (TILE * self.unit)

    def _stop(self) -> None:
        """End the motion under way here, on the rung that it was going to."""
        if self._flight is not None and self.zoom != self.goal:
            middle = self.to_world(self._flight.screen)
            self.zoom = self.goal
            self._put(self._flight.screen, middle)
        self._flight, self._inert = None, False

    def _fly(self, flight: _Flight) -> None:
        self._flight, self._inert, self.goal = flight, False, flight.far
        if flight.time <= 0:
            self._carry_on(flight, flight.start)

    def _carry_on(self, flight: _Flight, now: float) -> None:
        share = 1.0 if flight.time <= 0 else min(1.0, max(0.0, (now - flight.start) / flight.time))
        done = _in_out(share) if flight.gentle else 1 - (1 - share) ** 2
        self.zoom = flight.far if share == 1 else flight.near + (flight.far - flight.near) * done
        (x0, y0), (x1, y1) = flight.here, flight.there
        self._put(flight.screen, (x0 + (x1 - x0) * done, y0 + (y1 - y0) * done))
        if share == 1:
            self._flight = None
            self._clamp()

    def _measure(self, now: float) -> None:
        """Take the speed of the hand from what was panned since the last update."""
        passed = max(now - self._updated, 1.0)
        if any(self._panned):
            self._speed = _limited(self._panned, FRAME / passed if passed < STALE else 0.0)
            self._panned, self._speed_of = _Speed(), now
        elif passed > STALE or (not self._inert and now - self._speed_of > STALE):
            self._speed = _Speed()

    def _slide(self, now: float) -> None:
        frames = max(0.0, (now - self._updated) / FRAME)
        left = FRICTION**frames
        way = (1 - left) / (1 - FRICTION)  # the sum of the speeds of all frames that passed
        before = self._origin
        self._origin = (before[0] + self._speed.x * way, before[1] + self._speed.y * way)
        self._speed = _Speed(self._speed.x * left, self._speed.y * left)
        self._clamp()
        self._inert = hypot(*self._speed) > SLOWEST and self._origin != before

    def _put(self, pos: Point, world: Point) -> None:
        """Have a world point at a window point."""
        px = self.tile_px
        self._origin = (pos[0] - world[0] * px, pos[1] - world[1] * px)

    def _clamp(self) -> None:
        """Keep the middle of the free part of the window over the dungeon, or nearly."""
        if self._flight is not None:
            return
        px = self.tile_px
        x, y = ((self.free.centerx - self._origin[0]) / px, (self.free.centery - self._origin[1]) / px)
        left, top, right, bottom = self.bounds
        inside = (min(max(x, left - SLACK), right + SLACK), min(max(y, top - SLACK), bottom + SLACK))
        if inside != (x, y):
            self._put(self.free.center, inside)


def _shift(low: float, high: float, least: float, most: float) -> float:
    """How far a stretch has to move to lie within two limits; to their middle if it is longer."""
    if high - low > most - least:
        return (least + most - low - high) / 2
    return max(least - low, 0.0) + min(most - high, 0.0)


def _middle(bounds: Bounds) -> Point:
    return (bounds[0] + bounds[2]) / 2, (bounds[1] + bounds[3]) / 2


def _rung(zoom: float, steps: int) -> float:
    """The rung of the ladder so many steps above or below a zoom."""
    if steps > 0:
        above = [z for z in LADDER if z > zoom]
        return above[min(steps, len(above)) - 1] if above else zoom
    below = [z for z in LADDER if z < zoom]
    return below[max(steps, -len(below))] if below and steps else zoom


def _limited(speed: _Speed, factor: float) -> _Speed:
    """A speed times a factor, within what the eye can follow."""
    size = hypot(*speed) * factor
    factor *= min(1.0, FASTEST / size) if size else 1.0
    return _Speed(speed.x * factor, speed.y * factor)


def _in_out(share: float) -> float:
    return share * share * (3 - 2 * share)
