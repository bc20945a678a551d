"""R13 Scoring: points line by line, and who wins."""

import pytest

from game.box import base_tiles
from game.box import tokens as box_tokens
from game.box.cards import BASE
from game.rules import Box, score_sheet, winners
from game.rules.scoring import ScoreLine
from game.session.scenario import load_scenario
from tests.kit import scene

SAFE = "start_a.crossing"


def thief(**fields) -> dict:
    """A player with the cheapest artifact, worthless cards and nothing else, outside the Depths."""
    return {"room": SAFE, "artifacts": ["artifact_5"], "hand": [], **fields}


def total(**fields) -> int:
    """The points that a thief like this has."""
    return score_sheet(scene(players=[thief(**fields)]), 0).total


# --- R13.1 ---------------------------------------------------------------------------------------------------


def test_artifact_counts_its_value():
    """R13.1: and nothing else for a poor thief."""
    assert total() == 5
    assert total(artifacts=["artifact_17"]) == 17


def test_all_artifacts_count():
    """R13.1, R7.1: everything held scores."""
    assert total(artifacts=["artifact_12", "artifact_20"], tokens=["backpack"]) == 32 + 5


def test_without_an_artifact_there_are_no_points_at_all():
    """R13.1: gold, tokens and cards do not help."""
    assert total(artifacts=[], gold=9, tokens=["chalice"], discard=["secret_tome"]) == 0


def test_gold_counts_one_each():
    """R13.1, R3.5."""
    assert total(gold=9) == 5 + 9


def test_all_tokens_count():
    """R13.1: idols, market items, secrets, prisoners, mastery."""
    tokens = ["monkey_idol", "crown_9", "chalice", "dragon_egg", "peasant", "mastery"]

    assert total(tokens=tokens) == 5 + 5 + 9 + 7 + 3 + 2 + 20


def test_two_tokens_of_a_kind_count_twice():
    """R13.1: each of them."""
    assert total(tokens=["chalice", "chalice"]) == 5 + 14


def test_potions_left_over_are_worth_nothing():
    """R13.1: 0 points each."""
    assert total(tokens=["potion_of_healing", "potion_of_greater_healing"]) == 5


@pytest.mark.parametrize("zone", ["deck", "hand", "discard", "played"])
def test_cards_count_wherever_they_are(zone):
    """R13.1: deck, hand, discard pile and play area."""
    assert total(**{zone: ["secret_tome"]}) == 5 + 7


def test_copies_of_a_card_count_each():
    """R13.1: spread over the zones."""
    assert total(deck=["secret_tome"], discard=["secret_tome", "secret_tome"]) == 5 + 21


def test_points_of_a_card_that_depend_on_something():
    """R13.1: Thirst for Adventure counts 2 for each artifact and idol."""
    assert total(deck=["thirst_for_adventure"], tokens=["monkey_idol"]) == 5 + 5 + 4


def test_trashed_cards_do_not_count():
    """R13.1, R3.11: they are out of the game."""
    state = scene(players=[thief()], trash=["lute"])

    assert score_sheet(state, 0).total == 5


def test_artifact_left_in_the_dungeon_does_not_count():
    """R13.1: only what the player holds."""
    state = scene(players=[thief()], tiles=["d18 1 0"], artifacts={"d18.mask_vault": ["artifact_20"]})

    assert score_sheet(state, 0).total == 5


# --- the sheet -----------------------------------------------------------------------------------------------


def test_sheet_names_every_line():
    """R13.1: kind, slug, copies and points, adding up to the total."""
    state = scene(players=[thief(gold=3, tokens=["crown_10", "chalice", "chalice"], deck=["secret_tome", "burgle"])])

    sheet = score_sheet(state, 0)

    assert set(sheet.lines) == {
        ScoreLine("artifact", "artifact_5", 1, 5),
        ScoreLine("token", "crown_10", 1, 10),
        ScoreLine("token", "chalice", 2, 14),
        ScoreLine("card", "secret_tome", 1, 7),
        ScoreLine("gold", "gold", 3, 3),
    }
    assert (sheet.total, sheet.nothing) == (39, "")


def test_sheet_keeps_its_lines_when_the_total_is_nothing():
    """R13.1, R12.2: what was lost can still be read."""
    state = scene(players=[thief(artifacts=[], tokens=["chalice"], gold=2)])

    sheet = score_sheet(state, 0)

    assert (sheet.total, sheet.nothing) == (0, "no_artifact")
    assert ScoreLine("token", "chalice", 1, 7) in sheet.lines


def test_sheet_of_a_player_still_inside_shows_what_would_count():
    """R13.1: in the Depths nothing is lost before the knock-out."""
    state = scene(players=[thief(room="start_a.vestry", gold=2)])

    assert score_sheet(state, 0).total == 7


def test_sheet_as_if_knocked_out_now_in_the_depths():
    """R12.2: nothing."""
    state = scene(players=[thief(room="start_a.vestry", gold=2)])

    sheet = score_sheet(state, 0, knocked_out=True)

    assert (sheet.total, sheet.nothing) == (0, "in_depths")


def test_sheet_as_if_knocked_out_now_outside_the_depths():
    """R12.2: everything counts."""
    state = scene(players=[thief(gold=2)])

    assert score_sheet(state, 0, knocked_out=True).total == 7


def test_sheet_as_if_knocked_out_now_without_an_artifact():
    """R12.2: nothing, wherever the pawn stands."""
    state = scene(players=[thief(artifacts=[], gold=2)])

    assert score_sheet(state, 0, knocked_out=True).nothing == "no_artifact"


def test_escaped_player_cannot_be_knocked_out_any_more():
    """R12.1: the question changes nothing on that sheet."""
    state = scene(players=[thief(room="start_a.crypt", status="escaped", tokens=["mastery"])])

    assert score_sheet(state, 0, knocked_out=True).total == 25


def test_sheet_changes_nothing():
    """R13.1: asking does not knock anybody out."""
    state = scene(players=[thief(room="start_a.vestry")])

    score_sheet(state, 0, knocked_out=True)

    assert state.players[0].status == 0


# --- R13.2 ---------------------------------------------------------------------------------------------------


def out(**fields) -> dict:
    return thief(status="out", **fields)


def test_most_points_win():
    """R13.2: not the better artifact."""
    state = scene(players=[out(gold=20), out(artifacts=["artifact_20"])])

    assert winners(state) == [0]


def test_tie_goes_to_the_most_valuable_artifact():
    """R13.2: 10 and 2 gold lose to 12."""
    state = scene(players=[out(artifacts=["artifact_10"], gold=2), out(artifacts=["artifact_12"])])

    assert winners(state) == [1]


def test_tie_looks_at_a_single_artifact_not_at_their_sum():
    """R13.2: 7 and 10 with a Backpack (22) against one 20 and 2 gold."""
    rich = out(artifacts=["artifact_7", "artifact_10"], tokens=["backpack"])
    state = scene(players=[rich, out(artifacts=["artifact_20"], gold=2)])

    assert winners(state) == [1]


def test_tie_in_points_and_artifact_is_a_shared_victory():
    """R13.2: no two artifacts of the box are equal, so here the 12 is worth 10 as well."""
    tokens = tuple(t._replace(points=10) if t.slug == "artifact_12" else t for t in box_tokens.BASE)
    box = Box(BASE, tokens, base_tiles())
    players = [out(artifacts=["artifact_10"], gold=1), out(artifacts=["artifact_12"], gold=1), out()]

    state = load_scenario(box, {"players": players})

    assert winners(state) == [0, 1]


def test_nobody_wins_if_nobody_scored():
    """R13.2: everyone fell without an artifact or in the Depths."""
    state = scene(players=[out(artifacts=[], gold=9), out(room="start_a.vestry", artifacts=["artifact_20"])])

    assert winners(state) == []


def test_player_with_nothing_does_not_share_the_victory():
    """R13.2, R12.2: the better artifact lost in the Depths counts for nothing."""
    state = scene(players=[out(room="start_a.vestry", artifacts=["artifact_20"], gold=30), out()])

    assert winners(state) == [1]
