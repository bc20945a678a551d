"""Words for tests of the dragon: turns that end in a draw, and a bag that gives the cubes a test asks for."""

from game.rules import Action, State, apply
from game.rules import events as ev
from game.rules.events import BLACK, GHOST
from game.rules.rng import seeded
from tests.kit import END, QUIET_ROW, end_turn, scene


def dragon_scene(*players, **fields) -> State:
    """A scene whose turn ends with an attack: one gap in the row, the symbol on top of the deck, empty hands."""
    seats = [{"hand": [], **player} for player in players]
    return scene(**{"row": QUIET_ROW[:5], "deck": ["crystal_kobold"], "players": seats, **fields})


def silent_scene(*players, **fields) -> State:
    """A scene whose turn ends without an attack: the row is full, hands are empty."""
    return scene(players=[{"hand": [], **player} for player in players], **fields)


def drawn(events: list) -> list[int]:
    """The colours of the first draw from the bag, sorted."""
    fills = [i for i, event in enumerate(events) if isinstance(event, ev.BagFilled)]
    last = fills[1] if len(fills) > 1 else len(events)
    return sorted(event.colour for event in events[:last] if isinstance(event, ev.CubeDrawn))


def draws(events: list) -> list[int]:
    """How many cubes each draw from the bag brought."""
    counts: list[int] = []
    for event in events:
        if isinstance(event, ev.BagFilled):
            counts.append(0)
        elif isinstance(event, ev.CubeDrawn):
            counts[-1] += 1
    return counts


def set_chance(state: State, *colours: int) -> None:
    """Set chance so that the first draw at the end of this turn brings exactly these cubes."""
    for seed in range(20000):
        state.rng = seeded(seed)
        events: list = []
        apply(state.clone(), Action(END), events)
        if drawn(events) == sorted(colours):
            return
    raise AssertionError(f"the bag never gives {colours}")


def end_turn_drawing(state: State, *colours: int) -> list:
    """End the turn with chance set so that the first draw brings exactly these cubes; its events."""
    set_chance(state, *colours)
    return end_turn(state)


def position(events: list, kind: type, **fields) -> int:
    """Where the first event of a kind with these fields stands."""
    wanted = fields.items()
    return next(i for i, e in enumerate(events) if isinstance(e, kind) and all(getattr(e, k) == v for k, v in wanted))


__all__ = [
    "BLACK", "GHOST", "dragon_scene", "drawn", "draws", "end_turn_drawing", "position", "set_chance",
    "silent_scene",
]  # fmt: skip
