"""Where the players look: the camera follows what happens, comes back, and keeps to the dungeon."""

from __future__ import annotations

from collections.abc import Hashable
from math import dist
from typing import TYPE_CHECKING

from pygame import Rect

from game.rules.dungeon import Cell
from game.rules.tiles import ROOMS_PER_TILE
from game.view.board_view import room_box
from game.view.camera import LADDER, Bounds, Camera, Point
from game.view.director import Beat
from game.view.frame import Frame
from game.view.layout import TableLayout, table_layout
from game.view.scale import Scale

if TYPE_CHECKING:
    from .table import TableScene

GLIDE = 420.0  # milliseconds of a camera's way
NEAR = 0.8  # squares around the pawn at the beginning: close enough to read every icon
AIR = 0.12  # squares around the dungeon
CELL_EDGE = 1 / 6  # of a square: what the offer of an empty place leaves free around it
RING, CHIP = 12, 48  # units around what can be done: its ring, and below it the price


class Lookout:
    """The camera of a table, and where it was before it followed something."""

    def __init__(self, table: TableScene) -> None:
        self._table = table
        self.camera = Camera(table.stage.scale.unit)
        self._home: Point | None = None
        self._fitted = False
        self._scale: Scale | None = None  # that the layout was made for
        self._chosen = self.camera.goal  # the zoom that the players like
        self._seen: Hashable = None  # what is on offer and to whom, once it was brought into view
        self._elsewhere: Hashable = None  # the situation in which the player prefers to look at something else

    def lay_out(self, frame: Frame) -> TableLayout:
        """Follow the size of the window; the first time, look at the pawn whose turn it is."""
        layout = self._table.layout
        self.camera.bounds = self._dungeon()
        if frame.scale != self._scale:
            self._scale = frame.scale
            layout = table_layout(frame.scale, len(self._table.match.seats))
            self.camera.set_window(layout.free, frame.scale.unit)
            self._seen = None
        if not self._fitted:
            self._fitted = True
            self.camera.fit(layout.free, self._around_pawn(), frame.now, 0.0)
            self._chosen = self.camera.goal
        return layout

    def follow(self, beat: Beat) -> None:
        """Look where something happens, if it cannot be seen."""
        if beat.look_at is not None and not self.camera.visible(beat.look_at):
            if self._home is None:
                self._home = self.camera.centre
            self.camera.glide_to(beat.look_at, self._table.stage.now, GLIDE)

    def glance(self, point: Point) -> None:
        """Look at a point of the dungeon for as long as something points there; the way back is kept in mind."""
        if self.camera.moving or self.camera.visible(point, self._table.stage.scale.px(RING)):
            return
        if self._home is None:
            self._home = self.camera.centre
        self.camera.glide_to(point, self._table.stage.now, GLIDE)

    def come_back(self, now: float) -> bool:
        """Return to where the players looked before, as far as that shows what can be done; True if the view moves."""
        back = self._home is not None
        if self._home is not None:
            self.camera.glide_to(self._home, now, GLIDE)
            self._home = None
        return self._attend(now) or back

    def pan(self, dx: float, dy: float) -> None:
        """A player drags the dungeon: from now on they look there."""
        self._look_elsewhere()
        self.camera.pan(dx, dy)

    def zoom(self, pos: Point, notches: int) -> None:
        """A player zooms at a point of the window."""
        self._look_elsewhere()
        self.camera.zoom_at(pos, notches, self._table.stage.now)
        self._chosen = self.camera.goal

    def show(self, place: Rect) -> None:
        """A player wants to see what lies at a place of the window, or outside it."""
        self._look_elsewhere()
        world = (*self.camera.to_world(place.topleft), *self.camera.to_world(place.bottomright))
        self.camera.bring(world, self._room(), self._table.stage.now)

    def to_pawn(self) -> None:
        """Look at the pawn of the player at the screen, as near as the players like, and at what can be done."""
        table, self._home = self._table, None
        if table.viewer >= 0:
            room = table.director.table.players[table.viewer].room
            self.camera.glide_to(table.scenery.world_of(room), table.stage.now, GLIDE, self._chosen)
            self._seen = self._elsewhere = None
            table.story.forget()

    def fit(self) -> None:
        """Look at the whole dungeon."""
        self._look_elsewhere()
        self.camera.fit(self._open(), self._dungeon(), self._table.stage.now)

    def _open(self) -> Rect:
        """What nothing covers now: as long as no played cards lie in their strip, that as well."""
        shown, layout = self._table.director.table, self._table.layout
        played = shown.players[shown.seat].zones["play"]
        taken = played and layout.play.colliderect(self._table.scenery.spot("play"))
        return layout.free if taken else layout.free.union(layout.play)

    def _look_elsewhere(self) -> None:
        """A player decides what to look at: nothing pulls the view away from there."""
        self._home, self._elsewhere = None, self._situation()
        self._table.story.forget()

    # --- what can be done ---------------------------------------------------------------------------------------

    def _situation(self) -> Hashable:
        """Who is at the screen, where they stand, and what tile they hold."""
        table = self._table
        return table.viewer, table.offers.player.room, table.laying.turning and table.laying.turning.tile

    def _attend(self, now: float) -> bool:
        """Whenever something new can be done, have it in view; a player who looks elsewhere is left alone."""
        table = self._table
        moment = table.offers, table.viewer
        if moment == self._seen or not table.is_mine:
            return False
        self._seen = moment
        return self._elsewhere != self._situation() and self.camera.bring(self._wanted(), self._room(), now)

    def _room(self) -> Rect:
        """The part of the window in which rings and prices can be seen whole."""
        table = self._table
        ring, px = table.stage.scale.px(RING), table.stage.scale.px
        free = table.laying.beside_panel() if table.laying.active else table.layout.free
        return Rect(free.x + ring, free.y + ring, free.width - 2 * ring, free.height - ring - px(CHIP))

    def _wanted(self) -> Bounds:
        """The pawn and everything that can be entered, discovered or laid now, the nearest first, as far as it fits."""
        table, room = self._table, self._room()
        view, offers = table.board_view, table.offers
        pawn = _room_bounds(room_box(view, offers.player.room))
        laying = table.laying
        if laying.active and laying.cell is not None:
            return _together(pawn, _cell_bounds(laying.cell))
        goals = [_cell_bounds(cell, CELL_EDGE) for cell in offers.cells]
        goals += [_room_bounds(room_box(view, goal)) for goal in offers.rooms]
        farthest = LADDER[0] if goals else self.camera.goal
        if not goals:  # before anything can be entered: what lies around, without looking from farther away
            laid = view.places[offers.player.room // ROOMS_PER_TILE]
            goals = [_cell_bounds((laid.x, laid.y + square)) for square in range(view.tiles[laid.tile].squares)]
        found = pawn
        for goal in sorted(goals, key=lambda goal: dist(goal[:2], pawn[:2])):
            more = _together(found, goal)
            found = more if self.camera.holds(more, room, farthest) else found
        return found

    def _around_pawn(self) -> Bounds:
        shown = self._table.director.table
        x, y = self._table.scenery.world_of(shown.players[shown.seat].room)
        return x - NEAR, y - NEAR, x + NEAR, y + NEAR

    def _dungeon(self) -> Bounds:
        left, top, right, bottom = self._table.board_view.bounds()
        return left - AIR, top - AIR, right + AIR, bottom + AIR


def _room_bounds(box: tuple[float, float, float, float]) -> Bounds:
    return box[0], box[1], box[0] + box[2], box[1] + box[3]


def _cell_bounds(cell: Cell, edge: float = 0.0) -> Bounds:
    return cell[0] + edge, cell[1] + edge, cell[0] + 1 - edge, cell[1] + 1 - edge


def _together(one: Bounds, other: Bounds) -> Bounds:
    """The smallest part of the world with both in it."""
    return min(one[0], other[0]), min(one[1], other[1]), max(one[2], other[2]), max(one[3], other[3])
