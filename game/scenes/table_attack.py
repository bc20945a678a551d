"""The dragon's attack as it is seen: the cubes that are out, and the bag in the dark."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.rules import events as ev
from game.view.attack import Tray, Veil, draw_attack, skip_place, squeeze_at
from game.view.frame import Frame
from game.view.hud_strips import draw_strip

from .table_panels import skip_button

if TYPE_CHECKING:
    from .table import TableScene


class Attack:
    """Remembers in which order the cubes came, as the rules need not."""

    def __init__(self, table: TableScene) -> None:
        self._table = table
        self._out: list[int] = []
        self._veil = Veil()
        self.snap()

    def snap(self) -> None:
        """Another picture of the table is shown: its drawn cubes lie in any order."""
        self._out = list(self._table.director.table.drawn)

    def note(self, event: ev.Event) -> None:
        """An event has been shown."""
        if isinstance(event, ev.CubeDrawn):
            self._out.append(event.colour)
        elif isinstance(event, ev.DrawEnded):
            self._out = []

    def tray(self) -> Tray:
        """The cubes that were drawn, in order, and how many will have been at the end of the attack."""
        director = self._table.director
        lying = [colour for colour in director.table.drawn if ("drawn", colour) not in director.hidden]
        cubes = [colour if colour in lying else None for colour in self._out]
        rising = int(director.progress(ev.CubeDrawn) is not None)
        return Tray(cubes, len(cubes) + director.to_come(ev.CubeDrawn), rising)

    def draw(self, frame: Frame) -> None:
        """The table in the dark, and the bag, while the dragon attacks."""
        table = self._table
        director = table.director
        filling = director.progress(ev.BagFilled)
        drawing = director.progress(ev.CubeDrawn)
        to_draw = bool(director.to_come(ev.CubeDrawn)) and not director.to_come(ev.BagFilled)
        is_on = filling is not None or bool(self._out) or to_draw
        if not self._veil.draw(frame, is_on):
            return
        for seat, strip in enumerate(table.layout.strips):
            draw_strip(frame, strip, table.model, seat)
        if not is_on:
            return
        still = table.stage.preferences.reduce_motion
        spot = table.scenery.attack_spot()
        shake = frame.now / 1000 if filling is not None and not still else 0.0
        squeeze = squeeze_at(drawing) if drawing is not None and not still else 0.0
        draw_attack(frame, spot, table.model, self.tray(), shake=shake, squeeze=squeeze)
        if director.busy:
            skip_button(table, frame, skip_place(frame, spot))
