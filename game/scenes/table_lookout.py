"""Where the players look: the camera follows what happens, comes back, and keeps to the dungeon."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.view.camera import Bounds, Camera, Point
from game.view.director import Beat
from game.view.frame import Frame
from game.view.layout import TableLayout, table_layout
from game.view.scale import Scale

if TYPE_CHECKING:
    from .table import TableScene

GLIDE = 420.0  # milliseconds of a camera's way
NEAR = 0.8  # squares around the pawn at the beginning: close enough to read every icon
AIR = 0.3  # squares around the dungeon


class Lookout:
    """The camera of a table, and where it was before it followed something."""

    def __init__(self, table: TableScene) -> None:
        self._table = table
        self.camera = Camera(table.stage.scale.unit)
        self._home: Point | None = None
        self._fitted = False
        self._scale: Scale | None = None  # that the layout was made for

    def lay_out(self, frame: Frame) -> TableLayout:
        """Follow the size of the window; the first time, look at the pawn whose turn it is."""
        layout = self._table.layout
        self.camera.bounds = self._dungeon()
        if frame.scale != self._scale:
            self._scale = frame.scale
            layout = table_layout(frame.scale, len(self._table.match.seats))
            self.camera.set_window(layout.free, frame.scale.unit)
        if not self._fitted:
            self._fitted = True
            self.camera.fit(layout.free, self._around_pawn(), frame.now, 0.0)
        return layout

    def follow(self, beat: Beat) -> None:
        """Look where something happens, if it cannot be seen."""
        if beat.look_at is not None and not self.camera.visible(beat.look_at):
            if self._home is None:
                self._home = self.camera.centre
            self.camera.glide_to(beat.look_at, self._table.stage.now, GLIDE)

    def come_back(self, now: float) -> bool:
        """Return to where the players looked before; True if that is somewhere else."""
        if self._home is None:
            return False
        self.camera.glide_to(self._home, now, GLIDE)
        self._home = None
        return True

    def pan(self, dx: float, dy: float) -> None:
        """A player drags the dungeon: from now on they look there."""
        self._home = None
        self.camera.pan(dx, dy)

    def zoom(self, pos: Point, notches: int) -> None:
        """A player zooms at a point of the window."""
        self._home = None
        self.camera.zoom_at(pos, notches, self._table.stage.now)

    def to_pawn(self) -> None:
        """Look at the pawn of the player at the screen."""
        table = self._table
        if table.viewer >= 0:
            room = table.director.table.players[table.viewer].room
            self.camera.glide_to(table.scenery.world_of(room), table.stage.now, GLIDE)

    def fit(self) -> None:
        """Look at the whole dungeon."""
        self.camera.fit(self._table.layout.free, self._dungeon(), self._table.stage.now)

    def _around_pawn(self) -> Bounds:
        shown = self._table.director.table
        x, y = self._table.scenery.world_of(shown.players[shown.seat].room)
        return x - NEAR, y - NEAR, x + NEAR, y + NEAR

    def _dungeon(self) -> Bounds:
        left, top, right, bottom = self._table.board_view.bounds()
        return left - AIR, top - AIR, right + AIR, bottom + AIR
