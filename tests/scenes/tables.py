"""Tables to play at: any state of a scenario, in the window, with the hands of the driver."""

from functools import wraps

from game.rules.ids import ACTION_NAMES
from game.scenes.match import Match
from game.scenes.preferences import Seat
from game.scenes.table import TableScene
from game.session.session import Session
from game.view.colours import SEAT_COLOURS
from tests.kit import room, scene
from tests.scenes.driver import Driver

NAMES = ("Ann", "Bo", "Cy", "Di")
ANSWERS = ("choose", "place", "give_up", "lay", "teleport")
_opened = []  # all drivers that sat down at a table during a test
shown = set()  # the kinds of actions and questions that some test does by hand


def match_of(state) -> Match:
    """A match that goes on from a state."""
    seats = [Seat(NAMES[i], SEAT_COLOURS[i]) for i in range(len(state.players))]
    return Match(Session(state.box, state.setup, 1, state), seats)


def at_table(home, state, size=(1920, 1080), words=None, **preferences) -> Driver:
    """A driver who sits at the table, hands open and everything at once unless told otherwise."""
    usual = {"speed": "instant", "private_hands": False}
    driver = Driver(home, lambda stage: TableScene(stage, match_of(state)), size, words, **{**usual, **preferences})
    driver.settle()
    _opened.append(driver)
    return driver


def playing(home, room_name="start_a.crossing", **fields) -> Driver:
    """The first player in a room, with what the fields say; the other one has nothing."""
    player = {"room": room_name, "hand": [], **fields.pop("player", {})}
    driver_fields = {name: fields.pop(name) for name in ("size", "speed", "private_hands", "words") if name in fields}
    return at_table(home, scene(players=[player, {"hand": []}], **fields), **driver_fields)


def done(driver) -> list[str]:
    """The kinds of all actions done so far."""
    return [ACTION_NAMES[action.kind] for action in driver.stage.scenes[0].session.actions]


def asked(driver) -> list[str]:
    """The questions that were answered so far."""
    steps = [step for step in driver.stage.scenes[0].session.steps if step.before.stack]
    return [step.before.stack[-1].effects[0][0] for step in steps if ACTION_NAMES[step.action.kind] in ANSWERS]


def does(*kinds):
    """For a test that does these kinds of actions, or answers these questions, by hand; which is checked afterwards."""
    shown.update(kinds)

    def around(test):
        @wraps(test)
        def checked(*args, **kwargs):
            _opened.clear()
            test(*args, **kwargs)
            missing = set(kinds).difference(*(done(driver) + asked(driver) for driver in _opened))
            assert not missing, f"never done: {missing}"

        return checked

    return around


def room_id(driver, name):
    """The id of the region of a room, by "tile.room"."""
    return ("room", room(driver.scene.state, name))


def by_label(driver, part):
    """The id of the region whose button or tip has these words."""
    frame = driver.frame
    for written in frame.written:
        if part in written.text:
            region = frame.at(written.rect.center)
            if region is not None and region.enabled:
                return region.id
    raise AssertionError(f"no button says {part!r}; there are {[w.text for w in frame.written]}")
