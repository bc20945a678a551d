"""What was used last for a new game, made whole again where the file of the settings was damaged."""

from __future__ import annotations

from collections.abc import Sequence

from game.rules import Setup
from game.view.colours import SEAT_COLOURS

from .base import Stage
from .name_field import short_enough
from .preferences import Preferences, Seat

FEWEST, MOST = 2, 4  # seats
SIDES = ("start_a", "start_b")
OPTIONS = ("promos", "mercy", "own_tiles")


def usual_name(stage: Stage, number: int) -> str:
    """What a seat is called if nobody names it."""
    return stage.words("setup.usual_name", n=number + 1)


def free_colour(seats: Sequence[Seat]) -> str:
    """The first colour that nobody has."""
    taken = {seat.colour for seat in seats}
    return next(colour for colour in SEAT_COLOURS if colour not in taken)


def usable_seats(stage: Stage) -> list[Seat]:
    """The seats of the last game: as many as may be, each with a name and a colour of its own."""
    seats: list[Seat] = []
    for number, last in enumerate(stage.preferences.seats[:MOST]):
        name = short_enough("".join(char for char in last.name if char.isprintable()).strip())
        known = last.colour in SEAT_COLOURS and last.colour not in {seat.colour for seat in seats}
        seats.append(Seat(name or usual_name(stage, number), last.colour if known else free_colour(seats)))
    while len(seats) < FEWEST:
        seats.append(Seat(usual_name(stage, len(seats)), free_colour(seats)))
    return seats


def usable_setup(preferences: Preferences, players: int) -> Setup:
    """The set-up of the last game; whatever does not fit is as usual."""
    last = preferences.setup
    setup = Setup(players=players)
    if last.get("start") in SIDES:
        setup = setup._replace(start=last["start"])
    first = last.get("first")
    if type(first) is int and -1 <= first < players:
        setup = setup._replace(first=first)
    chosen = {option: last[option] for option in OPTIONS if type(last.get(option)) is bool}
    return setup._replace(**chosen)
