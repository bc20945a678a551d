"""What happened, line by line, and where: a line of the log points to the place that it speaks of."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.rules import events as ev
from game.view.camera import Point
from game.view.chronicle import Entry, entries
from game.view.colours import TITLE
from game.view.frame import Frame

from .log import LogScene

if TYPE_CHECKING:
    from .table import TableScene

SHOWN = 2500.0  # milliseconds that a line of the whole story points to its place


class Story:
    """The log of a table. It tells an event once it has been seen to its end."""

    def __init__(self, table: TableScene) -> None:
        self._table = table
        self.lines: list[Entry] = []
        self._told: Entry | None = None  # a line that was clicked in the whole story
        self._until = 0.0
        self._seen: Entry | None = None  # the line whose place the camera was brought to
        self.tell_all()

    def tell_all(self) -> None:
        """Tell everything that was done so far."""
        self.lines = self._entries([event for step in self._table.session.steps for event in step.events])
        self.forget()

    def tell(self, event: ev.Event) -> None:
        """Add what one event says."""
        self.lines += self._entries([event])

    def _entries(self, events: list[ev.Event]) -> list[Entry]:
        table = self._table
        return entries(table.stage.words, table.state, events, table.match.names)

    def open(self) -> None:
        """The whole story, over the table."""
        table = self._table
        table.stage.push(LogScene(table.stage, self.lines, table.match.colours, self._show))

    def _show(self, entry: Entry) -> None:
        self._told, self._until = entry, self._table.stage.now + SHOWN

    def pointed(self) -> Entry | None:
        """The line that points somewhere now: the one under the pointer, or one that was just clicked."""
        pointing = self._table.stage.pointing
        hover = pointing.hover
        if isinstance(hover, tuple) and hover[0] == "log" and not pointing.by_keys and hover[1] < len(self.lines):
            return self.lines[hover[1]]
        return self._told if self._table.stage.now < self._until else None

    def forget(self) -> None:
        """Point to nothing any more: the players look elsewhere, or the place is gone."""
        self._until = 0.0

    def look(self) -> bool:
        """Have the camera on the place that is pointed to, if it lies in the dungeon: once. Whether it does."""
        entry = self.pointed()
        place = self._in_dungeon(entry) if entry is not None else None
        if place is not None and entry is not self._seen:
            self._table.lookout.glance(place)
        self._seen = entry
        return place is not None

    def _in_dungeon(self, entry: Entry) -> Point | None:
        scenery = self._table.scenery
        match entry.spot:
            case ("room", room):
                return scenery.world_of(room)
            case ("cell", x, y):
                return scenery.cell_centre(x, y)
        return None

    def point_out(self, frame: Frame) -> None:
        """A ring around the place that a line speaks of."""
        entry = self.pointed()
        if entry is None or entry.spot is None:
            return
        what, *which = entry.spot
        spot = self._table.scenery.spot(what, *which)
        frame.ring(spot.inflate(frame.px(16), frame.px(16)), TITLE, max(3, frame.px(4)), frame.px(18))
        if entry is self._told:
            frame.wake_at(self._until)
