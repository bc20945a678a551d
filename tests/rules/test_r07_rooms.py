"""R7.1 to R7.4: artifacts, chests, libraries, prisons."""

import pytest

from game.rules import Reason, score_sheet
from game.rules.ids import PICK, TAKE
from game.rules.tiles import RoomDef
from tests.kit import act, end_turn, kinds, play, room, scene, slot, slugs_of, tokens_of, walk
from tests.rules.small_tiles import CRYPT, reason, small_scene, tile

PIER = {"tiles": ["d03 1 0"], "artifacts": {"d03.pier": ["artifact_10"]}}


def in_room(*others: RoomDef, entry=None, **facts):
    """A player in a hub with these properties."""
    fields = facts.pop("fields", {})
    hub = RoomDef("hub", **facts)
    tunnels = [f"hub {other.name}" for other in others]
    pieces = [tile("start_a", [hub, CRYPT, *others], "hub crypt", *tunnels, zone="start")]
    return small_scene(pieces, players=[entry or {}], **fields)


# --- R7.1 artifacts --------------------------------------------------------------------------------------------


def test_an_artifact_is_taken_from_the_room():
    """R7.1: take an artifact from the room; rage +1."""
    state = scene(rage=2, players=[{"room": "d03.pier"}], **PIER)

    act(state, TAKE)

    assert tokens_of(state.players[0]) == ["artifact_10"]
    assert state.artifacts_in(room(state, "d03.pier")) == ()
    assert state.rage == 3


def test_an_artifact_can_be_taken_at_any_point_of_the_turn():
    """R7.1: at any point of the own turn while there: on arrival, after cards, in a later turn."""
    state = scene(players=[{"room": "d03.pier", "hand": ["burgle"], "deck": ["burgle"] * 5}, {"hand": []}], **PIER)
    assert "take" in kinds(state)

    play(state, "burgle")
    assert "take" in kinds(state)

    end_turn(state)
    end_turn(state)
    act(state, TAKE)


def test_an_artifact_is_never_taken_by_force():
    """R7.1: never by force; the pawn may come and go without it."""
    state = scene(turn={"boots": 2}, players=[{"room": "d03.gatehouse"}], **PIER)

    walk(state, "d03.pier")
    walk(state, "d03.undercroft")

    assert tokens_of(state.players[0]) == []


def test_only_where_an_artifact_lies():
    """R7.1: from the room; there must be one."""
    elsewhere = scene(players=[{"room": "d03.gatehouse"}], **PIER)
    taken = scene(players=[{"room": "d03.pier"}], tiles=["d03 1 0"], artifacts={})

    assert reason(elsewhere, TAKE) == Reason("no_artifact_here")
    assert reason(taken, TAKE) == Reason("no_artifact_here")


def test_one_artifact_without_a_backpack():
    """R7.1: at most 1 + the number of Backpacks."""
    state = scene(players=[{"room": "d03.pier", "artifacts": ["artifact_5"]}], **PIER)

    assert reason(state, TAKE) == Reason("hands_full", 1, 1)


@pytest.mark.parametrize(("backpacks", "artifacts", "fits"), [(1, 1, True), (1, 2, False), (2, 2, True), (2, 3, False)])
def test_one_more_with_each_backpack(backpacks, artifacts, fits):
    """R7.1: at most 1 + the number of Backpacks."""
    held = ["artifact_5", "artifact_7", "artifact_12"][:artifacts]
    entry = {"room": "d03.pier", "artifacts": held, "tokens": ["backpack"] * backpacks}
    state = scene(players=[entry], **PIER)

    if fits:
        act(state, TAKE)
    else:
        assert reason(state, TAKE) == Reason("hands_full", 1 + backpacks, artifacts)


def test_all_artifacts_held_score():
    """R7.1: all artifacts held score."""

    def total(artifacts: list[str]) -> int:
        return score_sheet(scene(players=[{"artifacts": artifacts, "status": "escaped"}]), 0).total

    assert total(["artifact_20", "artifact_10"]) == total(["artifact_20"]) + 10


def test_each_artifact_taken_raises_the_rage():
    """R7.1: each one taken: rage +1."""
    entry = {"room": "d03.pier", "artifacts": ["artifact_5"], "tokens": ["backpack"]}
    state = scene(rage=4, players=[entry], **PIER)

    act(state, TAKE)

    assert state.rage == 5


def test_an_artifact_cannot_be_given_back():
    """R7.1: no action puts one back."""
    state = scene(players=[{"room": "d03.pier", "hand": []}], **PIER)

    act(state, TAKE)

    assert kinds(state) == {"end"}


# --- R7.2 to R7.4 chest, library, prison -----------------------------------------------------------------------


def test_a_chest_gives_a_major_secret_for_a_lockpick():
    """R7.2: pick a Chest with 1 lockpick: a major secret."""
    state = scene(players=[{"room": "start_a.vestry"}], majors=["chalice", "catacombs_map"])

    act(state, PICK)

    assert tokens_of(state.players[0]) == ["chalice"]
    assert state.players[0].picks == 2


def test_which_major_secret_is_random():
    """R7.2: a random major secret."""
    found = set()
    for seed in range(20):
        state = scene(seed=seed, players=[{"room": "start_a.vestry"}])
        found.add(state.majors[0])
        act(state, PICK)

    assert len(found) >= 4


def test_a_library_gives_a_secret_tome():
    """R7.3: with 1 lockpick a Secret Tome from the reserve into the discard pile."""
    state = scene(tiles=["s3 1 0"], players=[{"room": "s3.reading_room"}])

    act(state, PICK)

    assert slugs_of(state.players[0].discard) == ["secret_tome"]
    assert state.players[0].picks == 2
    assert state.reserve[slot(state, "secret_tome") - 6] == 11


def test_a_prison_gives_two_prisoners():
    """R7.4: free 2 random prisoners."""
    state = scene(players=[{"room": "start_a.cells"}], prisoners=["monk", "prince", "mayor"])

    act(state, PICK)

    assert tokens_of(state.players[0]) == ["monk", "prince"]
    assert state.players[0].picks == 2


def test_which_prisoners_are_freed_is_random():
    """R7.4: 2 random prisoners."""
    found = {scene(seed=seed).prisoners[:2] for seed in range(20)}

    assert len(found) > 15


def test_the_last_prisoner_alone_is_allowed():
    """R7.4: the last one alone is allowed."""
    state = scene(players=[{"room": "start_a.cells"}], prisoners=["monk", "end"])

    act(state, PICK)

    assert tokens_of(state.players[0]) == ["monk"]


@pytest.mark.parametrize(("feature", "fields", "code"), [
    ("chest", {"majors": ["end"]}, "no_majors_left"),
    ("library", {"reserve": {"secret_tome": 0}}, "no_tomes_left"),
    ("prison", {"prisoners": ["end"]}, "no_prisoners_left"),
])  # fmt: skip
def test_not_if_none_is_left(feature, fields, code):
    """R7.2, R7.3, R7.4: not if none is left; the lockpick is not lost."""
    state = in_room(feature=feature, fields=fields)

    assert reason(state, PICK) == Reason(code)


@pytest.mark.parametrize(("feature", "fields"), [
    ("chest", {"reserve": {"secret_tome": 0}, "prisoners": ["end"]}),
    ("library", {"majors": ["end"], "prisoners": ["end"]}),
    ("prison", {"majors": ["end"], "reserve": {"secret_tome": 0}}),
])  # fmt: skip
def test_what_another_feature_gives_does_not_matter(feature, fields):
    """R7.2, R7.3, R7.4: each looks at its own pile only."""
    state = in_room(feature=feature, fields=fields)

    act(state, PICK)

    assert state.players[0].picks == 2


@pytest.mark.parametrize("feature", ["chest", "library", "prison"])
def test_a_feature_needs_a_lockpick(feature):
    """R7.2, R7.3, R7.4: with 1 lockpick."""
    state = in_room(feature=feature, entry={"lockpicks": 0})

    assert reason(state, PICK) == Reason("needs_lockpicks", 1, 0)


@pytest.mark.parametrize("feature", ["chest", "library", "prison"])
def test_each_feature_once_per_game(feature):
    """R7.2: each feature once per game, whoever comes next."""
    state = in_room(feature=feature, entry={"hand": [], "deck": ["burgle"] * 5}, fields={"seats": 2})
    state.players[1].room = state.players[0].room

    act(state, PICK)
    assert reason(state, PICK) == Reason("already_picked", detail=feature)

    end_turn(state)
    assert reason(state, PICK) == Reason("already_picked", detail=feature)


def test_another_chest_is_another_feature():
    """R7.2: each feature; picking one leaves the others."""
    state = in_room(RoomDef("side", feature="chest"), feature="chest", fields={"turn": {"boots": 1}})

    act(state, PICK)
    walk(state, "start_a.side")
    act(state, PICK)

    assert state.players[0].picks == 1


def test_a_room_without_a_feature():
    """R7.2: there is nothing to pick."""
    assert reason(scene(), PICK) == Reason("nothing_to_pick")
