"""What the table shows: the picture of the game as far as it was animated, who plays, and who may see what."""

from __future__ import annotations

from dataclasses import dataclass

from game.rules import Box, State, Table, score_sheet
from game.rules.ids import Seat
from game.rules.visible import Seen


@dataclass
class TableModel:
    """`shown` follows the events one by one; `state` is the truth. `viewer` is the seat whose hand lies open, or -1."""

    box: Box
    state: State
    shown: Table
    names: list[str]
    colours: list[str]
    viewer: Seat
    show_points: bool = True
    show_odds: bool = True

    @property
    def me(self) -> Seen | None:
        """The player whose hand lies open."""
        return self.shown.players[self.viewer] if self.viewer >= 0 else None

    def points(self, seat: Seat) -> tuple[int, int]:
        """The points of a seat now, and if that player were knocked out here."""
        return _points(self.state, seat)

    def damage(self, seat: Seat) -> int:
        """Filled spaces of a health meter."""
        seen = self.shown.players[seat]
        return seen.own_damage + seen.black_damage + seen.bare_damage

    def bag(self) -> dict[int, int]:
        """The cubes in the dragon bag, by colour (a seat, or BLACK and GHOST of the events)."""
        found = {seat: seen.bagged for seat, seen in enumerate(self.shown.players)}
        found[-1], found[-2] = self.shown.black["bag"], self.shown.ghosts["bag"]
        return {colour: n for colour, n in found.items() if n}

    def cube_picture(self, colour: int) -> str:
        """The picture of a cube by its colour."""
        return {-1: "cubes/black", -2: "cubes/ghost"}.get(colour) or f"cubes/{self.colours[colour]}"


_counted: tuple[State, dict[Seat, tuple[int, int]]] | None = None


def _points(state: State, seat: Seat) -> tuple[int, int]:
    """Counted once per state: a frame asks for everybody's."""
    global _counted
    if _counted is None or _counted[0] is not state:
        _counted = (state, {})
    found = _counted[1]
    if seat not in found:
        now, fallen = score_sheet(state, seat), score_sheet(state, seat, knocked_out=True)
        found[seat] = (now.total, fallen.total)
    return found[seat]
