"""Scenarios: any state in a few lines, and clear words about what is wrong with one."""

import json

import pytest

from game.rules import BadData, check, legal_actions
from game.session.scenario import load_scenario, parse_scenario, read_scenario
from tests.kit import BOX, card, room, scene, slugs_of, tokens_of

TEXT = """
seed = 7
rage = 3
seat = 1
tiles = ["d03 1 0 2", "s1 -1 1"]
tile_stack = ["d05", "d01"]
row = ["bard", "", "skeleton"]
deck = ["lute", "swindle"]
majors = ["chalice", "end"]
minors = ["dragon_egg"]
black_bag = 20
ghosts_area = 1
turn = { skill = 3, boots = 2 }
reserve = { secret_tome = 0 }

[[players]]
room = "start_a.crypt"
hand = ["burgle", "stumble"]
deck = ["sidestep", "mercenary"]
discard = ["swindle"]
noise = 2
bagged = 4
damage = 3
gold = 8
lockpicks = 1
artifacts = ["artifact_7"]
tokens = ["potion_of_healing", "crown_10"]

[[players]]
status = "inside"
"""


def test_a_scenario_is_dealt_as_written():
    s = parse_scenario(BOX, TEXT)
    first = s.players[0]

    check(s)
    assert (s.rage, s.seat, s.turn.skill, s.turn.boots) == (3, 1, 3, 2)
    laid = [(BOX.tiles[p.tile].slug, p.x, p.y, p.rotation) for p in s.dungeon.places[1:]]
    assert laid == [("d03", 1, 0, 2), ("s1", -1, 1, 0)]
    assert [BOX.tiles[t].slug for t in s.tile_stack[:2]] == ["d05", "d01"]
    assert s.row == (card("bard"), -1, card("skeleton"), -1, -1, -1)
    assert s.deck[:2] == (card("lute"), card("swindle"))
    assert [BOX.tokens[t].slug for t in s.majors] == ["chalice"]
    assert BOX.tokens[s.minors[0]].slug == "dragon_egg"
    assert len(s.minors) == 19
    assert (s.black_bag, s.black_bank, s.ghosts_area, s.ghosts_bank) == (20, 4, 1, 4)
    assert slugs_of(first.hand) == ["burgle", "stumble"]
    assert first.deck == (card("sidestep"), card("mercenary"))
    assert (first.noise, first.bagged, first.damage, first.supply) == (2, 4, 3, 21)
    assert (first.gold, first.picks) == (8, 1)
    assert tokens_of(first) == ["artifact_7", "crown_10", "potion_of_healing"]
    assert first.room == room(s, "start_a.crypt")
    assert len(s.players[1].hand) == 5


def test_json_and_toml_say_the_same(tmp_path):
    fields = {"rage": 4, "players": [{"hand": ["burgle"]}], "row": ["bard"]}
    (tmp_path / "one.json").write_text(json.dumps(fields))
    (tmp_path / "one.toml").write_text('rage = 4\nrow = ["bard"]\n[[players]]\nhand = ["burgle"]\n')
    both = [read_scenario(BOX, tmp_path / name) for name in ("one.json", "one.toml")]
    assert legal_actions(both[0]) == legal_actions(both[1])
    assert both[0].deck == both[1].deck


def test_without_a_row_six_quiet_cards_lie_there():
    s = load_scenario(BOX, {})
    assert all(c >= 0 and not BOX.cards[c].dragon and not BOX.cards[c].arrive for c in s.row)


def test_pending_effects_are_carried_out_first():
    s = scene(pending=[["gold", 3]])
    assert s.players[0].gold == 3


def test_artifacts_lie_where_they_are_written():
    s = scene(tiles=["d03 1 0"], artifacts={"start_a.crypt": ["artifact_20"]})
    assert [BOX.tokens[t].slug for t in s.artifacts_in(room(s, "start_a.crypt"))] == ["artifact_20"]
    assert len(s.artifact_stack) == 6


@pytest.mark.parametrize(
    ("field", "fields"),
    [
        ("flying", {"flying": 1}),
        ("players.0.flying", {"players": [{"flying": 1}]}),
        ("rage", {"rage": 8}),
        ("rage", {"rage": "high"}),
        ("row.0", {"row": ["dragon"]}),
        ("row", {"row": ["bard"] * 7}),
        ("row.2", {"row": ["bard", "bard", "bard"]}),
        ("deck.1", {"deck": ["lute", "lute"]}),
        ("players.0.hand.6", {"players": [{"hand": ["burgle"] * 7}]}),
        ("players.0.room", {"players": [{"room": "d03.nowhere"}]}),
        ("players.0.status", {"players": [{"status": "asleep"}]}),
        ("players.0.noise", {"players": [{"noise": 20, "bagged": 11}]}),
        ("players.0.damage", {"players": [{"damage": 11}]}),
        ("players.0.artifacts.0", {"players": [{"artifacts": ["artifact_6"]}]}),
        ("players.1.tokens.0", {"players": [{"tokens": ["mayor"]}, {"tokens": ["mayor"]}]}),
        ("tiles.0", {"tiles": ["d03 5 5"]}),
        ("tiles.0", {"tiles": ["d03"]}),
        ("tiles.0", {"tiles": ["d99 1 0"]}),
        ("tiles.0", {"tiles": ["d03 1 0 4"]}),
        ("tiles.1", {"tiles": ["d03 1 0", "d03 -1 0"]}),
        ("tile_stack.0", {"tile_stack": ["start_a"]}),
        ("majors.0", {"majors": ["tea"]}),
        ("majors", {"majors": ["mayor"]}),
        ("turn.tea", {"turn": {"tea": 1}}),
        ("turn.skill", {"turn": {"skill": "lots"}}),
        ("reserve.explore", {"reserve": {"explore": 16}}),
        ("picked.0", {"picked": ["nowhere"]}),
        ("opened.0", {"opened": ["d01"]}),
        ("setup", {"seats": 7}),
        ("setup.start", {"start": 3}),
        ("players", {"players": {}}),
        ("black_bag", {"black_bag": 25}),
    ],
)
def test_a_broken_scenario_says_which_field_is_wrong(field, fields):
    with pytest.raises(BadData) as bad:
        load_scenario(BOX, {"promos": True, **fields})
    assert bad.value.field == field


@pytest.mark.parametrize(("text", "is_json"), [("a = = 1", False), ("{", True)])
def test_text_that_is_no_scenario_is_refused(text, is_json):
    with pytest.raises(BadData, match="scenario"):
        parse_scenario(BOX, text, is_json)
