"""The director: events become motion, and the picture of the table always ends up at the truth."""

import pytest

from game.bots import make_bot
from game.box import build_box
from game.rules import Setup, apply, legal_actions, new_game, observe, to_move, visible
from game.rules import events as ev
from game.view.director import Beat, Director


def table():
    return visible(new_game(build_box(), Setup(2, first=0), 1))


def director(*beats):
    """A director whose events last as long as the beats say, in order."""
    left = list(beats)
    made = Director(table(), lambda event: left.pop(0) if left else Beat())
    made.update(0.0, 1.0)
    return made


def gold(n=1):
    return ev.Gained(0, "gold", n)


def test_a_counter_changes_when_its_motion_ends_not_before():
    shown = director(Beat(300))
    shown.play([gold()])
    shown.update(10, 1.0)
    assert shown.table.players[0].gold == 0
    shown.update(200, 1.0)
    assert shown.table.players[0].gold == 0
    shown.update(320, 1.0)
    assert shown.table.players[0].gold == 1
    assert not shown.busy


def test_the_next_beat_waits_for_its_lead():
    shown = director(Beat(300, lead=100), Beat(300))
    shown.play([gold(), gold(5)])
    shown.update(50, 1.0)
    assert len(shown._running) == 1
    shown.update(160, 1.0)
    assert len(shown._running) == 2


def test_events_are_folded_in_order_even_if_a_later_one_is_shorter():
    shown = director(Beat(400, lead=10), Beat(20))
    shown.play([gold(2), gold(-2)])
    for now in range(0, 400, 20):
        shown.update(now, 1.0)
        assert shown.table.players[0].gold == 0
    for now in range(400, 460, 20):
        shown.update(now, 1.0)
    assert not shown.busy
    assert shown.table.players[0].gold == 0


@pytest.mark.parametrize(("tempo", "after"), [(0.75, 0), (1.0, 0), (3.0, 1)])
def test_the_tempo_makes_everything_faster_or_slower(tempo, after):
    shown = director(Beat(300))
    shown.play([gold()])
    shown.update(1, tempo)
    shown.update(121, tempo)
    assert shown.table.players[0].gold == after


def test_instant_shows_the_end_at_once():
    shown = director(Beat(300), Beat(300))
    shown.play([gold(), gold(5)])
    assert not shown.update(1, 0.0)
    assert shown.table.players[0].gold == 6


def test_skipping_finishes_everything():
    shown = director(Beat(300), Beat(300))
    shown.play([gold(), gold(5)])
    shown.update(10, 1.0)
    shown.finish()
    assert shown.table.players[0].gold == 6
    assert not shown.busy


def test_what_is_on_its_way_is_hidden_in_its_old_place_until_it_arrives():
    shown = director(Beat(300, hide=(("hand", 3),)))
    shown.play([gold()])
    shown.update(10, 1.0)
    assert shown.hidden == [("hand", 3)]
    shown.update(200, 1.0)
    shown.update(400, 1.0)
    assert shown.hidden == []


def test_every_event_gives_a_cue_once():
    heard = []
    shown = director(Beat(100), Beat(100))
    shown.cue = heard.append
    shown.play([gold(1), gold(2)])
    shown.update(10, 1.0)
    shown.finish()
    assert heard == [gold(1), gold(2)]


def test_what_is_still_to_come_is_what_waits_and_what_is_being_shown():
    shown = director(Beat(300), Beat(300))
    shown.play([gold(), gold()])
    counts = []
    for now in (0, 10, 200, 320, 500, 640):
        shown.update(now, 1.0)
        counts.append(shown.to_come(ev.Gained))
    assert counts == [2, 2, 2, 1, 1, 0]
    assert shown.to_come(ev.RageRose) == 0


@pytest.mark.parametrize("seed", range(3))
def test_whole_games_shown_event_by_event_end_at_the_truth(seed):
    box = build_box()
    state = new_game(box, Setup(3), seed)
    bots = [make_bot("random", seed * 10 + seat) for seat in range(3)]
    shown = Director(visible(state), lambda event: Beat(40, lead=15))
    now = 0.0
    for _ in range(700):
        if state.over:
            break
        events = []
        seat = to_move(state)
        apply(state, bots[seat].choose(observe(state, seat), legal_actions(state)), events)
        shown.play(events)
        while shown.update(now, 1.0):
            now += 16
        assert shown.table == visible(state)
