"""The set-up of a new game: who plays, where it starts, who begins, which options."""

from __future__ import annotations

from collections.abc import Hashable
from dataclasses import replace
from functools import partial
from typing import Any

from pygame import Rect

from game.box import TileError, box_for, own_tile_folder
from game.view.colours import SEAT_COLOURS
from game.view.frame import Frame, Region
from game.view.inputs import Input, Key, Typed
from game.view.widgets import button, caption, panel, toggle

from . import navigation
from .base import Scene, Stage
from .choices import across, choice, heading, picture_button
from .confirm import NoticeScene
from .ground import backdrop
from .name_field import LONGEST_NAME, NameField
from .preferences import Seat
from .seating import FEWEST, MOST, OPTIONS, SIDES, free_colour, usable_seats, usable_setup, usual_name

PANEL = (1560, 840)  # units
ROW, ROW_GAP = 122, 12  # of the seats, in units
COLUMN_GAP = 56


class SetupScene(Scene):
    """Begins with what was used last; Start makes the game, saves it and goes to the table."""

    start_focus = "start"

    def __init__(self, stage: Stage) -> None:
        super().__init__(stage)
        self.seats = usable_seats(stage)
        self.setup = usable_setup(stage.preferences, len(self.seats))
        self.field = NameField(self._rename)
        self.problems: tuple[TileError, ...] = ()
        self._check_maps()

    # --- input --------------------------------------------------------------------------------------------------

    def keeps_key(self, key: Key) -> bool:
        """While a name is typed everything that writes is part of it."""
        return self.field.open is not None and (len(key.name) == 1 or key.name == "space")

    def key(self, key: Key) -> bool:
        """The open field goes first."""
        return self.field.key(key)

    def take(self, event: Input) -> None:
        """Typed text goes into the open field."""
        if isinstance(event, Typed):
            self.field.typed(event)
        else:
            super().take(event)

    def activate(self, region: Region) -> None:
        """Whatever is clicked, the name that is being typed is finished first."""
        if region.id != self.field.open:
            self.field.leave()
            super().activate(region)
        if self.field.open is not None:
            self.stage.pointing.focus = self.field.open  # Tab goes on from here

    def click_ground(self, pos: tuple[int, int]) -> None:
        """A click beside everything leaves the field."""
        self.field.leave()

    # --- choices ------------------------------------------------------------------------------------------------

    def _rename(self, field_id: Hashable, name: str) -> None:
        for number, seat in enumerate(self.seats):
            if field_id == ("name", number):
                self.seats[number] = replace(seat, name=name or usual_name(self.stage, number))

    def _next_colour(self, number: int) -> None:
        """The next colour that nobody else has."""
        seat = self.seats[number]
        taken = {other.colour for other in self.seats} - {seat.colour}
        at = SEAT_COLOURS.index(seat.colour)
        around = SEAT_COLOURS[at + 1 :] + SEAT_COLOURS[:at]
        self.seats[number] = replace(seat, colour=next(colour for colour in around if colour not in taken))

    def _add_seat(self) -> None:
        number = len(self.seats)
        self.seats.append(Seat(usual_name(self.stage, number), free_colour(self.seats)))

    def _remove_seat(self, number: int) -> None:
        first = self.setup.first
        del self.seats[number]
        self.setup = self.setup._replace(first=-1 if first == number else first - 1 if first > number else first)

    def _set(self, **choice: Any) -> None:
        self.setup = self.setup._replace(**choice)

    def _switch(self, option: str) -> None:
        self._set(**{option: not getattr(self.setup, option)})
        if option == "own_tiles":
            self._check_maps()
            if self.problems:
                self._show_problems()

    def _check_maps(self) -> None:
        self.problems = box_for(self.setup)[1]

    def _show_problems(self) -> None:
        words = self.stage.words
        lines = [words("text.option", text=str(problem)) for problem in self.problems]
        folder = words("setup.map_folder", folder=str(own_tile_folder()))
        message = words("setup.maps_refused", n=len(lines))
        self.stage.push(NoticeScene(self.stage, message, "\n".join([*lines, folder])))

    def _switch_private(self) -> None:
        self.stage.preferences.private_hands = not self.stage.preferences.private_hands
        self.stage.preferences.save()

    def start(self) -> None:
        """Remember the choices and begin."""
        preferences = self.stage.preferences
        setup = self.setup._replace(players=len(self.seats))
        preferences.seats = [replace(seat) for seat in self.seats]
        preferences.setup = {name: value for name, value in setup._asdict().items() if name != "players"}
        preferences.save()
        navigation.start_match(self.stage, setup, [replace(seat) for seat in self.seats])

    # --- drawing ------------------------------------------------------------------------------------------------

    def build(self, frame: Frame) -> None:
        """Seats on the left, everything else on the right, Start below."""
        backdrop(frame, "menu", 150)
        box = Rect(0, 0, frame.px(PANEL[0]), frame.px(PANEL[1]))
        box.center = frame.rect.center
        inner = panel(frame, box).inflate(-frame.px(28), -frame.px(16))
        caption(frame, Rect(inner.x, inner.y, inner.width, frame.px(64)), frame.words("setup.title"), 44)
        body = Rect(inner.x, inner.y + frame.px(86), inner.width, frame.px(4 * ROW + 3 * ROW_GAP + 24))
        left = Rect(body.x, body.y, round(body.width * 0.53), body.height)
        self._draw_seats(frame, left)
        right = left.right + frame.px(COLUMN_GAP)
        self._draw_choices(frame, Rect(right, body.y, body.right - right, body.height))
        self._draw_ways(frame, Rect(inner.x, inner.bottom - frame.px(92), inner.width, frame.px(92)))

    def _draw_ways(self, frame: Frame, row: Rect) -> None:
        back = Rect(row.x, row.y + frame.px(8), frame.px(300), row.height - frame.px(16))
        button(frame, "back", back, frame.words("setup.back"), self.back, key="escape", size=26)
        start = Rect(0, row.y, frame.px(520), row.height)
        start.right = row.right
        button(frame, "start", start, frame.words("setup.start"), self.start, kind="green", size=36)

    def _draw_seats(self, frame: Frame, area: Rect) -> None:
        step = frame.px(ROW + ROW_GAP) if MOST <= 4 else area.height // MOST
        row = Rect(area.x, area.y, area.width, step - frame.px(ROW_GAP))
        for number, seat in enumerate(self.seats):
            self._draw_seat(frame, row, number, seat)
            row = row.move(0, step)
        if len(self.seats) < MOST:
            button(frame, "add", row, frame.words("setup.add"), self._add_seat, size=26)

    def _draw_seat(self, frame: Frame, row: Rect, number: int, seat: Seat) -> None:
        frame.skin("leather_plain", row)
        inner = row.inflate(-2 * frame.px(16), -2 * frame.px(14))
        self._draw_colour(frame, Rect(inner.x, inner.y, frame.px(190), inner.height), number, seat)
        side = min(inner.height, frame.px(72))
        remove = Rect(inner.right - side, inner.centery - side // 2, side, side)
        name = Rect(inner.x + frame.px(206), 0, remove.x - inner.x - frame.px(222), frame.px(68))
        name.centery = inner.centery
        tip = frame.words("setup.name_tip", n=LONGEST_NAME)
        self.field.draw(frame, ("name", number), name, seat.name, tip)
        few = len(self.seats) <= FEWEST
        why = frame.words("setup.too_few", n=FEWEST) if few else ""
        do = None if few else partial(self._remove_seat, number)
        tip = frame.words("setup.remove_tip", name=seat.name)
        picture_button(frame, ("remove", number), remove, "icons/close", do, tip="" if few else tip, why=why)

    def _draw_colour(self, frame: Frame, rect: Rect, number: int, seat: Seat) -> None:
        tip = frame.words("setup.colour_tip", colour=frame.words(f"colour.{seat.colour}"))
        picture_button(frame, ("colour", number), rect, "", partial(self._next_colour, number), tip=tip)
        side = rect.height
        frame.icon(f"pawns/{seat.colour}", (rect.x + rect.width * 0.32, rect.centery), side)
        frame.icon(f"marks/{seat.colour}", (rect.x + rect.width * 0.70, rect.centery), round(side * 0.62))

    def _draw_choices(self, frame: Frame, area: Rect) -> None:
        head, row, gap = frame.px(36), frame.px(68), frame.px(14)
        place = Rect(area.x, area.y, area.width, head)
        heading(frame, place, "setup.start_tile")
        self._draw_sides(frame, Rect(area.x, place.bottom + frame.px(4), area.width, row))
        place = place.move(0, head + row + gap)
        heading(frame, place, "setup.first")
        self._draw_first(frame, Rect(area.x, place.bottom + frame.px(4), area.width, row))
        place = place.move(0, head + row + gap)
        heading(frame, place, "setup.options")
        self._draw_options(frame, Rect(area.x, place.bottom, area.width, area.bottom - place.bottom))

    def _draw_sides(self, frame: Frame, row: Rect) -> None:
        for side, rect in zip(SIDES, across(row, len(SIDES), frame.px(14)), strict=True):
            label, tip = frame.words(f"setup.{side}"), frame.words(f"setup.{side}_tip")
            choice(frame, side, rect, label, self.setup.start == side, partial(self._set, start=side), tip)

    def _draw_first(self, frame: Frame, row: Rect) -> None:
        """At random, or one of the seats by its symbol; the name stands in the tip."""
        gap = frame.px(10)
        side = min(row.height, (row.width * 5 // 9) // MOST - gap)
        label, at_random = frame.words("setup.at_random"), self.setup.first < 0
        lot = Rect(row.x, row.y, row.width - len(self.seats) * (side + gap), row.height)
        choice(frame, ("first", -1), lot, label, at_random, partial(self._set, first=-1))
        for number, seat in enumerate(self.seats):
            rect = Rect(row.right - (len(self.seats) - number) * (side + gap) + gap, row.y, side, row.height)
            tip = frame.words("setup.begins", name=seat.name)
            chosen, do = self.setup.first == number, partial(self._set, first=number)
            picture_button(frame, ("first", number), rect, f"marks/{seat.colour}", do, tip=tip, chosen=chosen)

    def _draw_options(self, frame: Frame, area: Rect) -> None:
        words, step = frame.words, frame.px(54)
        row = Rect(area.x, area.y, area.width, step)
        for option in OPTIONS:
            value, tip = getattr(self.setup, option), words(f"setup.{option}_tip", folder=str(own_tile_folder()))
            toggle(frame, option, row, words(f"setup.{option}"), value, partial(self._switch, option), tip)
            row = row.move(0, step)
        private, tip = self.stage.preferences.private_hands, words("setup.private_tip")
        toggle(frame, "private", row, words("setup.private"), private, self._switch_private, tip)
        if self.problems:
            row = row.move(0, step + frame.px(6))
            refused = words("setup.see_why", n=len(self.problems))
            place = Rect(row.x, row.y, row.width, frame.px(56))
            button(frame, "problems", place, refused, self._show_problems, kind="red", size=20)
