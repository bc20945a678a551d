"""The recap: what happened that matters since somebody's own last turn."""

from game.rules import events as ev
from game.strings import load
from game.view.chronicle import recap
from tests.kit import scene

ANN, BO = 0, 1


def hurt(seat, n):
    return ev.Damaged(seat, n, 0, 0)


def turn(seat, *events):
    return [ev.TurnStarted(seat), *events, ev.TurnEnded(seat)]


def told(*steps, seat=ANN):
    """The recap for a seat, as the damage that it tells of."""
    return [entry.text for entry in recap(load("en"), scene(), steps, ["Ann", "Bo"], seat)]


FIRST, SECOND, THIRD = hurt(BO, 1), hurt(BO, 2), hurt(BO, 3)


def test_everything_since_the_own_last_turn_is_told_in_order():
    both = told(turn(ANN), turn(BO, FIRST, SECOND), [ev.TurnStarted(ANN)])
    assert both == [*told([FIRST]), *told([SECOND])]
    assert len(set(both)) == 2


def test_what_was_told_before_is_not_told_again():
    steps = [turn(ANN), turn(BO, FIRST), turn(ANN, SECOND), turn(BO, THIRD), [ev.TurnStarted(ANN)]]
    assert told(*steps) == told([THIRD])


def test_each_player_is_told_what_the_others_did():
    steps = [turn(ANN, FIRST), turn(BO, SECOND), turn(ANN, THIRD), [ev.TurnStarted(BO)]]
    assert told(*steps, seat=BO) == told([THIRD])


def test_before_the_own_first_turn_everything_is_told():
    assert told(turn(BO, FIRST), turn(BO, SECOND), [ev.TurnStarted(ANN)]) == [*told([FIRST]), *told([SECOND])]
