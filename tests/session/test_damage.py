"""Whatever is done to a saved state, scenario or save: BadData that names a field, never another error."""

import json
import random

import pytest

from game.box import build_box
from game.rules import Action, BadData, Setup, apply, from_json, legal_actions, new_game, to_json
from game.rules.interpreter import OPS, QUESTIONS, STEPS
from game.rules.shapes import SHAPES, effects_fit
from game.session.saves import read_save, save_data
from game.session.scenario import parse_scenario
from game.session.session import Refused, Session
from game.session.slots import NoSaveError, SaveSlots
from tests.kit import BOX
from tests.session.test_session import played

RUBBISH = [None, True, -1, 10**9, 1.5, "", "walk", [], [[]], {}, ["walk"], ["draw", "x"], [["draw"]], {"a": 1}]


def busy_states(count):
    """States of random games in the middle of something: with frames, kept effects or waiting conditions."""
    rng, found, seed = random.Random(4), [], 0
    while len(found) < count:
        seed += 1
        state = new_game(BOX, Setup(2 + seed % 3, promos=True), seed)
        while not state.over and len(found) < count:
            apply(state, rng.choice(legal_actions(state)))
            if (state.stack or state.turn.latched or state.turn.owed) and rng.random() < 0.2:
                found.append(to_json(state))
    return found


def paths(data, here=()):
    """Every place in nested lists and tables."""
    yield here
    for key in data if isinstance(data, dict) else range(len(data)) if isinstance(data, list) else ():
        yield from paths(data[key], (*here, key))


def spoiled(data, path, value):
    copy = json.loads(json.dumps(data))
    target = copy
    for key in path[:-1]:
        target = target[key]
    target[path[-1]] = value
    return copy


def test_a_state_spoiled_anywhere_is_refused_by_name_or_can_still_be_played():
    rng = random.Random(9)
    refused = 0
    for data in busy_states(40):
        places = [path for path in paths(data) if path]
        deep = [p for p in places if p[0] in ("stack", "drawn") or p[:2] in (("turn", "owed"), ("turn", "latched"))]
        for path in rng.sample(deep, min(25, len(deep))) + rng.sample(places, 15):
            try:
                state = from_json(BOX, spoiled(data, path, rng.choice(RUBBISH)))
                assert state.over or legal_actions(state)
            except BadData as bad:
                refused += bool(bad.field)
    assert refused > 500


@pytest.mark.parametrize(
    "pending",
    ["1", '"draw"', '["draw"]', '[["nope"]]', "[{a=1}]", '[["draw"]]', "[[]]", '[["draw", "x"]]', '[["strike"]]',
     '[["walk"]]', '[["gold", -50]]', '[["when", [["tea", 1]], [["draw", 1]]]]', '[["trash", "tea", true]]'],
)  # fmt: skip
def test_pending_effects_of_a_scenario_that_make_no_sense_are_refused(pending):
    with pytest.raises(BadData) as bad:
        parse_scenario(BOX, f"pending = {pending}")
    assert bad.value.field == "pending"


@pytest.mark.parametrize(
    ("field", "text"),
    [
        ("turn.rewarded", "turn = { rewarded = -1 }"),
        ("turn.ended", "turn = { ended = 1 }"),
        ("turn.springs", "turn = { springs = 3 }"),
        ("seat", 'seat = 0\n[[players]]\nstatus = "out"'),
        ("opened.0", 'opened = ["start_a.²"]'),
        ("opened.0", 'opened = ["start_a.99"]'),
        ("opened", 'opened = ["start_a.7"]'),
        ("picked", 'picked = ["start_a.crypt"]'),
        ("players.0.artifacts.0", '[[players]]\nartifacts = ["backpack"]'),
        ("players.0.tokens.0", '[[players]]\ntokens = ["artifact_5"]'),
        ("marks of seat 0", '[[players]]\nmarks = ["start_a.crypt"]'),
    ],
)
def test_positions_that_cannot_be_are_refused_in_scenarios(field, text):
    with pytest.raises(BadData) as bad:
        parse_scenario(BOX, text)
    assert bad.value.field == field


def test_promos_need_a_box_that_holds_them():
    with pytest.raises(BadData, match="promos"):
        parse_scenario(build_box(), "promos = true")


def test_everyone_out_is_the_end_and_a_seat_that_is_out_is_passed_over():
    assert parse_scenario(BOX, '[[players]]\nstatus = "out"\n[[players]]\nstatus = "escaped"').over == "everyone_out"
    assert parse_scenario(BOX, '[[players]]\nstatus = "out"').seat == 1


@pytest.mark.parametrize("content", ["[" * 300_000, '{"seed": ' + "9" * 5000 + "}", '{"version": true}', "NaN"])
def test_files_that_no_reader_can_stand_are_refused(tmp_path, content):
    (tmp_path / "slot.json").write_text(content)
    with pytest.raises(BadData):
        read_save(tmp_path / "slot.json")
    with pytest.raises(BadData):
        parse_scenario(BOX, content, is_json=True)


def test_a_save_with_a_field_nobody_knows_or_a_false_version_is_refused(tmp_path):
    for change in ({"tea": 1}, {"version": True}, {"version": 1.0}):
        (tmp_path / "slot.json").write_text(json.dumps({**save_data(played(1, 5)), **change}))
        with pytest.raises(BadData):
            read_save(tmp_path / "slot.json")


def test_a_slot_whose_saves_are_both_spoiled_deep_inside_does_not_crash(tmp_path):
    data = json.loads(json.dumps(save_data(played(1, 5))))
    data["state"]["dungeon"][0][0] = []
    for file in ("autosave.json", "autosave.previous.json"):
        (tmp_path / file).write_text(json.dumps(data))
    with pytest.raises(NoSaveError, match=r"dungeon\.0"):
        SaveSlots(tmp_path).read("autosave")


@pytest.mark.parametrize(
    "action", [Action(19), Action(-1), Action(99, 1, 2, 3), None, (0, 0), "end", Action(5, None), Action(14, 1)]
)
def test_what_is_no_action_at_all_is_refused_by_the_session(action):
    session = Session(build_box(), Setup(2), 1)
    with pytest.raises(Refused, match="no_such_thing"):
        session.submit(action)
    assert session.actions == []


def test_every_effect_has_a_shape_and_every_card_and_token_fits_it():
    assert set(SHAPES) == {*OPS, *STEPS, *QUESTIONS}
    for thing in (*BOX.cards, *BOX.tokens):
        texts = [getattr(thing, name, ()) for name in ("play", "gain", "arrive", "take", "use")]
        assert all(effects_fit(BOX, text) for text in texts if text), thing.slug
