"""The checked door, undo and redo, records."""

import random
import subprocess
import sys
from pathlib import Path

import pytest

from game.box import build_box
from game.rules import Action, BadData, Setup, digest, legal_actions
from game.rules.ids import ACQUIRE, END, MOVE, PLAY
from game.session.saves import record, replay
from game.session.session import Refused, Session
from tests.kit import card, scene

ROOT = Path(__file__).parent.parent.parent


def played(seed: int, actions: int, players: int = 3) -> Session:
    """A session with so many random actions."""
    rng = random.Random(seed)
    session = Session(build_box(), Setup(players), seed)
    for _ in range(actions):
        if session.state.over:
            break
        session.submit(rng.choice(legal_actions(session.state)))
    return session


def test_an_illegal_action_is_refused_with_the_reason_and_changes_nothing():
    session = Session(build_box(), Setup(2, first=0), 1)
    before = digest(session.state)

    refusals = {Action(END): "hand_not_empty", Action(ACQUIRE, 8): "needs_skill", Action(MOVE): "needs_boots"}
    for action, code in refusals.items():
        with pytest.raises(Refused) as refused:
            session.submit(action)
        assert refused.value.reason.code == code
    assert digest(session.state) == before
    assert session.actions == []


def test_a_refusal_says_how_much_is_needed_and_how_much_there_is():
    session = Session(build_box(), Setup(2, first=0), 1)
    with pytest.raises(Refused, match="needs 7, has 0"):
        session.submit(Action(ACQUIRE, 8))


def test_undo_takes_back_what_showed_nothing_and_redo_does_it_again():
    session = Session(scene().box, Setup(2, promos=True), 1, scene(players=[{"hand": ["burgle", "stumble"]}]))
    start = digest(session.state)
    session.submit(Action(PLAY, card("burgle")))
    middle = digest(session.state)
    session.submit(Action(PLAY, card("stumble")))
    end = digest(session.state)

    assert session.undo() == Action(PLAY, card("stumble"))
    assert digest(session.state) == middle
    session.undo()
    assert digest(session.state) == start
    session.redo()
    session.redo()
    assert digest(session.state) == end


def test_undo_stops_where_something_hidden_was_seen_and_says_what():
    players = [{"hand": ["elven_sword", "scavenger"], "deck": ["burgle"]}]
    start = scene(players=players, row=["scavenger"], turn={"skill": 3})
    session = Session(start.box, start.setup, 1, start)
    assert session.undo_barrier() == "nothing_done"

    session.submit(Action(PLAY, card("elven_sword")))
    assert session.undo_barrier() == "cards_seen"
    session.submit(Action(ACQUIRE, 0))
    assert session.undo_barrier() == "secret_seen"
    with pytest.raises(Refused, match="secret_seen"):
        session.undo()


def test_a_new_action_after_undo_forgets_what_was_undone():
    start = scene(players=[{"hand": ["burgle", "stumble"]}])
    session = Session(start.box, start.setup, 1, start)
    session.submit(Action(PLAY, card("burgle")))
    session.undo()
    session.submit(Action(PLAY, card("stumble")))
    with pytest.raises(Refused, match="nothing_to_redo"):
        session.redo()


def test_rewinding_goes_back_to_any_point():
    session = played(4, 200)
    digests = [digest(step.before) for step in session.steps]
    for point in (150, 77, 1, 0):
        session.rewind(point)
        assert digest(session.state) == digests[point]
        assert len(session.steps) == point
    with pytest.raises(Refused):
        session.rewind(3)


def test_a_record_replays_to_the_same_digests():
    session = played(7, 400)
    again = replay(session.box, record(session))
    assert [digest(step.before) for step in again.steps] == [digest(step.before) for step in session.steps]
    assert digest(again.state) == digest(session.state)


def test_a_record_replays_to_the_same_digest_in_another_process(tmp_path):
    """Set-up, seed and actions are the whole game, whatever the hash seed of the process."""
    import json

    session = played(8, 300, players=4)
    file = tmp_path / "record.json"
    file.write_text(json.dumps(record(session)))
    code = (
        "import json, sys; from game.box import build_box; from game.rules import digest; "
        "from game.session.saves import replay; print(digest(replay(build_box(), json.load(open(sys.argv[1]))).state))"
    )
    for hash_seed in ("1", "2"):
        run = subprocess.run(
            [sys.executable, "-c", code, str(file)],
            cwd=ROOT, env={"PYTHONHASHSEED": hash_seed}, capture_output=True, text=True, check=True,
        )  # fmt: skip
        assert run.stdout.strip() == digest(session.state)


def test_a_record_of_a_scenario_keeps_its_start():
    start = scene(players=[{"hand": ["burgle", "stumble"], "gold": 9}])
    session = Session(start.box, start.setup, 1, start)
    session.submit(Action(PLAY, card("stumble")))
    assert digest(replay(start.box, record(session)).state) == digest(session.state)


@pytest.mark.parametrize(
    ("field", "spoil"),
    [
        ("actions.2", lambda r: r["actions"].__setitem__(2, "take")),
        ("actions.3", lambda r: r["actions"].__setitem__(3, "dance")),
        ("actions.0", lambda r: r["actions"].__setitem__(0, 5)),
        ("actions", lambda r: r.update(actions="all")),
        ("seed", lambda r: r.update(seed="luck")),
        ("setup.players", lambda r: r["setup"].update(players=None)),
        ("setup", lambda r: r["setup"].update(players=9)),
        ("start", lambda r: r.pop("start")),
    ],
)
def test_a_broken_record_says_what_is_wrong(field, spoil):
    data = record(played(9, 20))
    spoil(data)
    with pytest.raises(BadData) as bad:
        replay(build_box(), data)
    assert bad.value.field == field


def test_a_discovered_tile_cannot_be_put_back_unseen():
    """R6.1: revealing a tile moves no generator, but everybody saw it."""
    start = scene(players=[{"hand": []}], turn={"boots": 2})
    session = Session(start.box, start.setup, 1, start)
    routes = start.dungeon.routes(start.players[0].room)
    session.submit(Action(MOVE, next(n for n, route in enumerate(routes) if route.cell is not None)))
    assert session.undo_barrier() == "tile_seen"


def test_drawn_cubes_cannot_be_put_back():
    """R11.1: the turn of a player who is out draws from the bag."""
    start = scene(players=[{"hand": [], "deck": []}, {"status": "out"}])
    session = Session(start.box, start.setup, 1, start)
    session.submit(Action(END))
    assert session.undo_barrier() == "cubes_seen"
