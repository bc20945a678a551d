"""Laying and turning tiles: the tile hangs on the pointer, snaps to its place, and turns through what can be chosen."""

from __future__ import annotations

from dataclasses import replace
from functools import partial
from typing import TYPE_CHECKING

from pygame import Rect

from game.rules import Action, why_not
from game.rules.dungeon import Cell
from game.rules.ids import GIVE_UP, PLACE
from game.rules.walking import completions
from game.view import text as type_
from game.view.board import cell_rect, draw_hanging_tile, draw_pawns_again, draw_price, draw_route, tunnel_points
from game.view.colours import LIGHT, TITLE
from game.view.frame import Frame, Region
from game.view.offers import Price, Turning
from game.view.text import BODY, BOLD
from game.view.widgets import button, enter_key, focus_ring, panel
from game.view.wording_actions import action_text
from game.view.wording_places import tile_name, turned
from game.view.wording_questions import question_text

if TYPE_CHECKING:
    from .table import TableScene

WIDTH, HEIGHT = 330, 560  # of the panel, in units
WIDE = 520  # where it is so low that the orientations lie in one row
FOOT = 96  # units for the two buttons, one below the other
SNAP = 0.75  # of a tile's side: how near the pointer must be for the tile to snap


class Laying:
    """The state of laying one tile: where it would lie now, and how it is turned."""

    def __init__(self, table: TableScene) -> None:
        self.table = table
        self.cell: Cell | None = None
        self.rotation = 0
        self._shown_for: object = None
        self._at_left = False  # where the panel is
        self._at_first = (-1, -1)  # where the pointer was when the tile was turned up

    @property
    def turning(self) -> Turning | None:
        """The tile that is asked about, if the player at the screen is the one who is asked."""
        return self.table.offers.laying if self.table.is_mine else None

    @property
    def active(self) -> bool:
        """Whether a tile hangs now."""
        return self.turning is not None and not self.table.director.busy

    def renew(self) -> None:
        """After every action: choose the first place and orientation that can be paid."""
        turning = self.turning
        if turning is None:
            self.cell, self._shown_for = None, None
            return
        same = self._shown_for == (turning.tile, turning.cells)
        if not same or self.cell not in turning.cells:
            self.cell = turning.cells[0]
            self._shown_for = (turning.tile, turning.cells)
            self.table.stage.pointing.focus = ("lay", "lay")
            self._at_first = self.table.stage.pointing.pos
        options = turning.rotations(self.cell)
        if not same or self.rotation not in options:
            self.rotation = options[0]

    # --- gestures -----------------------------------------------------------------------------------------------

    def turn(self, step: int) -> None:
        """Turn the tile to the next orientation that can be chosen."""
        if not self.active or self.turning is None or self.cell is None:
            return
        options = self.turning.rotations(self.cell)
        if self.rotation in options:
            self._choose(options[(options.index(self.rotation) + step) % len(options)])

    def snapped(self, pos: tuple[int, int]) -> Cell | None:
        """The cell that a tile at this place snaps to."""
        turning = self.turning
        if turning is None:
            return None
        reach = SNAP * self.table.camera.tile_px
        best, nearest = None, reach
        for cell in turning.cells:
            x, y = cell_rect(self.table.camera, cell).center
            away = max(abs(x - pos[0]), abs(y - pos[1]))
            if away <= nearest:
                best, nearest = cell, away
        return best

    def drop(self, pos: tuple[int, int]) -> None:
        """Let the tile go: in its place it is laid, elsewhere it goes on hanging."""
        cell = self.snapped(pos)
        if cell is not None:
            self.move_to(cell)
            self.lay()

    def move_to(self, cell: Cell) -> None:
        """Hang the tile over a cell."""
        turning = self.turning
        if turning is not None and cell in turning.cells and cell != self.cell:
            self.cell = cell
            options = turning.rotations(cell)
            self._choose(self.rotation if self.rotation in options else options[0])

    def lay(self) -> None:
        """Lay the tile as it hangs; if the completed tunnel leaves a choice, ask."""
        cell, table, actions = self.cell, self.table, self._ways(self.rotation)
        if cell is None or not actions:
            return
        if len(actions) == 1:
            table.submit(actions[0])
            return
        words = table.stage.words
        options = [(action_text(words, table.state, a), partial(table.do, a)) for a in actions]
        table.offer(words("table.which_way"), lambda: cell_rect(table.camera, cell), options)

    def _ways(self, rotation: int) -> list[Action]:
        """Everything that can be done with the tile where it hangs, turned like this; what costs least blood first."""
        turning, cell = self.turning, self.cell
        actions = turning.actions.get((cell, rotation), ()) if turning is not None and cell is not None else ()
        return sorted(actions, key=lambda action: dict(self.table.offers.price(action)).get("health", 0))

    # --- drawing ------------------------------------------------------------------------------------------------

    def draw_on_board(self, frame: Frame) -> None:
        """The tile in its place, with the tunnel that it completes and its price, unless it is on the pointer."""
        turning, table = self.turning, self.table
        if turning is None or self.cell is None or not self.active:
            return
        tile = table.session.box.tiles[turning.tile]
        pos = frame.pointing.pos
        over = self.snapped(pos)
        if over is not None:
            self.move_to(over)
        for cell in turning.cells:
            self._draw_cell(frame, cell)
        if not self._hangs(frame):
            draw_hanging_tile(frame, tile, self.rotation, cell_rect(table.camera, self.cell), 255)
            draw_pawns_again(frame, table.camera, table.board_view, table.offers.player.room)
            self._draw_completion(frame, turning)

    def draw_on_pointer(self, frame: Frame) -> None:
        """The tile on the pointer, above everything, as long as it is away from its place."""
        turning, table = self.turning, self.table
        if turning is None or not self.active or not self._hangs(frame):
            return
        side = table.camera.tile_px // 2
        loose = Rect(0, 0, side, side)
        loose.center = frame.pointing.pos
        draw_hanging_tile(frame, table.session.box.tiles[turning.tile], self.rotation, loose, 230)

    def _hangs(self, frame: Frame) -> bool:
        """Whether the tile is on the pointer: away from its place, dragged or as the pointer moves over the dungeon."""
        table, pointing = self.table, frame.pointing
        drag = table.pointer.drag
        if self.snapped(pointing.pos) is not None:
            return False
        if drag is not None:
            return bool(drag.payload[0] == "tile")
        over = table.layout.free.collidepoint(pointing.pos) and not self._panel_rect().collidepoint(pointing.pos)
        new = self.turning is not None and self.turning.place < 0
        return new and over and not pointing.by_keys and pointing.pos != self._at_first

    def _draw_cell(self, frame: Frame, cell: Cell) -> None:
        rect = cell_rect(self.table.camera, cell)
        region_id = ("tile", cell)
        frame.ring(rect, TITLE if cell == self.cell else LIGHT, max(2, frame.px(3)), frame.px(18))
        focus_ring(frame, region_id, rect)
        frame.region(
            Region(
                region_id, rect, lambda: self._click_cell(cell), drag=("tile", 0), tip="", focus=True, topic="discover"
            )
        )

    def _click_cell(self, cell: Cell) -> None:
        self.move_to(cell)
        self.lay()

    def _draw_completion(self, frame: Frame, turning: Turning) -> None:
        """The tunnel that the tile completes as it hangs, and what it costs."""
        table, cell, ways = self.table, self.cell, self._ways(self.rotation)
        if cell is None or not ways or ways[0].kind != PLACE:
            return
        walk, best = table.state.stack[-1].effects[0], ways[0]
        route = completions(table.state, walk, self.rotation)[best.b]
        after = table.state.dungeon.peek(turning.tile, cell)[self.rotation]
        view = replace(table.board_view, places=list(after.places))
        draw_route(frame, tunnel_points(table.camera, view, route.pieces))
        draw_price(frame, cell_rect(table.camera, cell).midbottom, table.offers.price(best))

    def draw_panel(self, frame: Frame) -> None:
        """What is asked, the four orientations with price or reason, and buttons for those who do not drag."""
        turning = self.turning
        if turning is None or self.cell is None or not self.active:
            return
        inner = panel(frame, self._panel_rect())
        top = self._draw_question(frame, inner, turning)
        low = self._is_low()
        foot = Rect(inner.x, inner.bottom - frame.px(FOOT), inner.width, frame.px(FOOT))
        if low:
            foot.height, foot.bottom = foot.height // 2, inner.bottom
        columns, rows = (4, 1) if low else (2, 2)
        room = Rect(inner.x, top + frame.px(4), inner.width, foot.y - top - frame.px(4))
        step, line = room.width // columns, room.height // rows
        for rotation in range(4):
            place = Rect(room.x + rotation % columns * step, room.y + rotation // columns * line, step, line)
            self._draw_orientation(frame, turning, rotation, place)
        self._draw_buttons(frame, foot)

    def _draw_question(self, frame: Frame, inner: Rect, turning: Turning) -> int:
        """The name of the tile and what is asked; returns where they end."""
        table, words = self.table, frame.words
        title = tile_name(words, table.session.box.tiles[turning.tile])
        line = type_.line_height(BOLD, frame.scale.text(22))
        frame.write(title, Rect(inner.x, inner.y, inner.width, line), 22, TITLE, BOLD, "centre", free=True)
        text, px = question_text(words, table.state), frame.scale.text()
        height = type_.line_height(BODY, px) * len(type_.wrap(text, BODY, px, inner.width))
        asked = Rect(inner.x, inner.y + line, inner.width, height)
        frame.write(text, asked, 18, LIGHT, align="centre", valign="top")
        return asked.bottom

    def _is_low(self) -> bool:
        """Whether there is room for one row of orientations only."""
        return self.table.layout.free.height < self.table.stage.scale.px(HEIGHT * 0.8)

    def _width(self) -> int:
        return self.table.stage.scale.px(WIDE if self._is_low() else WIDTH)

    def _panel_rect(self) -> Rect:
        """At the right edge of the free part of the window; at the left if the tile was moved below it there."""
        table = self.table
        free = table.layout.free
        box = Rect(0, 0, self._width(), min(free.height, table.stage.scale.px(HEIGHT)))
        box.topright = free.topright
        if self.cell is not None and not table.camera.moving:
            tile = cell_rect(table.camera, self.cell)
            self._at_left = tile.colliderect(box) and not tile.colliderect(box.move(free.x - box.x, 0))
        if self._at_left:
            box.topleft = free.topleft
        return box

    def beside_panel(self) -> Rect:
        """The free part of the window without the panel at its right."""
        free = self.table.layout.free
        return Rect(free.x, free.y, free.width - self._width(), free.height)

    def _draw_orientation(self, frame: Frame, turning: Turning, rotation: int, place: Rect) -> None:
        """One orientation: chosen, possible, or crossed out with the reason."""
        table, cell = self.table, self.cell
        if cell is None:
            return
        tile = table.session.box.tiles[turning.tile]
        ways = self._ways(rotation)
        possible = bool(ways) and ways[0].kind != GIVE_UP
        side = min(place.width - frame.px(12), place.height - frame.px(30))
        thumb = Rect(0, 0, side, side)
        thumb.midtop = place.midtop
        region_id = ("turn", rotation)
        draw_hanging_tile(frame, tile, rotation, thumb, 255 if possible else 130, crossed_out=not possible)
        if rotation == self.rotation:
            frame.ring(thumb.inflate(frame.px(6), frame.px(6)), TITLE, max(2, frame.px(3)), frame.px(12))
        why = "" if possible else self._why_not(rotation)
        price = table.offers.price(ways[0]) if possible else self._too_dear(rotation)
        if price:
            draw_price(frame, (thumb.centerx, thumb.bottom + frame.px(2)), price, refused=not possible)
        focus_ring(frame, region_id, thumb)
        tip = why or turned(frame.words, rotation)
        do = (lambda: self._choose(rotation)) if ways else None
        frame.region(Region(region_id, thumb, do, why, tip, topic="discover"))

    def _choose(self, rotation: int) -> None:
        """Hang the tile like this; a menu about how it hung before is out of date."""
        self.rotation = rotation
        self.table.close_choice()

    def _too_dear(self, rotation: int) -> Price:
        """What the tunnel would cost that an orientation completes, where that is more than can be paid."""
        table = self.table
        if table.offers.question != "walk" or not completions(table.state, table.state.stack[-1].effects[0], rotation):
            return ()
        action = Action(PLACE, rotation, 0)
        reason = why_not(table.state, action)
        return table.offers.price(action) if reason is not None and reason.need else ()

    def _why_not(self, rotation: int) -> str:
        """Why an orientation cannot be chosen: the reason of the first tunnel that it would complete."""
        table = self.table
        if table.offers.question == "walk":
            ways = completions(table.state, table.state.stack[-1].effects[0], rotation)
            return table.why(Action(PLACE, rotation, 0)) if ways else ""
        return table.stage.words("reason.no_such_thing")

    def _draw_buttons(self, frame: Frame, rect: Rect) -> None:
        table, words = self.table, frame.words
        gap, low = frame.px(4), self._is_low()
        size = ((rect.width - gap) // 2, rect.height) if low else (rect.width, (rect.height - gap) // 2)
        turn, lay = Rect(rect.topleft, size), Rect(rect.topleft, size)
        lay.bottomright = rect.bottomright
        key = table.stage.key("turn_tile")
        button(frame, ("lay", "turn"), turn, words("table.turn_tile"), lambda: self.turn(1), key=key)
        stuck = any(action.kind == GIVE_UP for action in table.offers.actions)
        label = words("table.give_up" if stuck else "table.lay_tile")
        kind = "red" if stuck else "green"
        tip, key = words("table.stuck") if stuck else "", enter_key(frame, ("lay", "lay"))
        button(frame, ("lay", "lay"), lay, label, self.lay, key=key, kind=kind, tip=tip)
