"""R12.2 to R12.5: the score of those who are out, and what they still do."""

import pytest

from game.rules import events as ev
from game.rules import legal_actions, score_sheet, to_move
from game.rules.ids import FIGHT, KNOCKED_OUT, TELEPORT
from tests.kit import (
    QUIET_ROW,
    act,
    end_turn,
    play,
    question,
    room,
    scene,
    slugs_of,
    tokens_of,
)
from tests.rules.bag import BLACK, dragon_scene, draws, end_turn_drawing, silent_scene

THIEF = {"room": "start_a.crossing", "artifacts": ["artifact_5"]}
ESCAPEE = {"status": "escaped", "artifacts": ["artifact_7"], "tokens": ["mastery"]}
OUT = {"status": "out"}

# --- R12.2 ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("artifacts", "where", "total", "why"),
    [
        ([], "start_a.crossing", 0, "no_artifact"),
        (["artifact_10"], "start_a.vestry", 0, "in_depths"),
        (["artifact_10"], "d07.parting_hall", 0, "in_depths"),
        (["artifact_10"], "start_a.crossing", 14, ""),
        (["artifact_10"], "s2.cistern", 14, ""),
    ],
)
def test_score_of_who_is_knocked_out(artifacts, where, total, why):
    """R12.2: nothing without an artifact or in the Depths; all but mastery otherwise. The upper half is Depths."""
    fallen = {"room": where, "artifacts": artifacts, "gold": 4, "hand": [], **OUT}
    state = scene(tiles=["d07 1 0", "s2 -1 1"], players=[fallen])

    sheet = score_sheet(state, 0)

    assert (sheet.total, sheet.nothing) == (total, why)


def test_knocked_out_player_gets_no_mastery():
    """R12.2: even with an artifact outside the Depths."""
    state = dragon_scene({**THIEF, "noise": 9, "damage": 9}, {})

    end_turn_drawing(state, 0, BLACK, BLACK)

    assert state.players[0].status == KNOCKED_OUT
    assert tokens_of(state.players[0]) == ["artifact_5"]
    assert score_sheet(state, 0).total == 5


# --- R12.3 ---------------------------------------------------------------------------------------------------


def test_who_is_out_adds_no_noise():
    """R12.3: skipped by "each player"."""
    state = silent_scene({}, {}, OUT, ESCAPEE, row=QUIET_ROW[:5], deck=["archoverlord"])

    end_turn(state)

    assert [p.noise for p in state.players] == [1, 1, 0, 0]


def test_who_is_out_is_skipped_by_each_other_player():
    """R12.3: an Archoverlord's defeat."""
    state = silent_scene({}, {}, OUT, ESCAPEE, row=["archoverlord"], turn={"swords": 3})

    act(state, FIGHT, 0)

    assert [p.noise for p in state.players] == [0, 1, 0, 0]


def test_cubes_of_who_is_out_stay_in_area_and_bag():
    """R12.3: they go into the bag with the others."""
    state = dragon_scene({}, {}, {"noise": 4, "bagged": 3, **OUT}, rage=2)

    end_turn_drawing(state, BLACK, BLACK)

    assert (state.players[2].noise, state.players[2].bagged) == (0, 7)


def test_drawn_cube_of_who_is_out_goes_back_to_the_supply():
    """R12.3: no damage, and the cube still counts as one drawn."""
    state = dragon_scene({}, {}, {"noise": 8, "damage": 3, **OUT}, rage=2)

    end_turn_drawing(state, 2, 2)

    player = state.players[2]
    assert (player.damage, player.supply, player.bagged) == (3, 21, 6)
    assert state.black_bag == 24


def test_who_is_out_takes_no_actions():
    """R12.3: their turn passes without a question."""
    state = silent_scene({}, {"hand": ["burgle"], "tokens": ["potion_of_healing"], **OUT}, {})

    end_turn(state)

    assert (state.seat, to_move(state)) == (2, 2)
    assert slugs_of(state.players[1].hand) == ["burgle"]


def test_knocked_out_pawn_stays_lying_and_turns_with_its_tile():
    """R12.3, R15.2: the room is the same, the tile lies otherwise."""
    state = scene(
        tiles=["d07 1 0"],
        players=[{"room": "d07.parting_hall", "hand": []}, {}, {"room": "d07.parting_hall", **OUT}],
        row=QUIET_ROW[:5],
        deck=["animated_wall"],
    )

    end_turn(state)

    assert state.dungeon.places[1].rotation == 2
    assert state.dungeon.name(state.players[2].room) == "d07.parting_hall"


def test_tile_with_only_a_knocked_out_pawn_is_not_turned_by_animated_wall():
    """R12.3: it has no player on it."""
    state = scene(
        tiles=["d07 1 0"],
        players=[{"hand": []}, {}, {"room": "d07.parting_hall", **OUT}],
        row=QUIET_ROW[:5],
        deck=["animated_wall"],
    )

    end_turn(state)

    assert state.dungeon.places[1].rotation == 0


def test_knocked_out_pawn_is_not_asked_by_sudden_movement():
    """R12.3: alone on its tile, but not a player any more."""
    state = scene(
        tiles=["d07 1 0"],
        players=[{"hand": []}, {}, {"room": "d07.parting_hall", **OUT}],
        row=QUIET_ROW[:5],
        deck=["sudden_movement"],
    )

    end_turn(state)

    assert question(state) == ""


def test_player_beside_a_knocked_out_pawn_is_alone():
    """R12.3: Sudden Movement asks the one who still stands."""
    state = scene(
        tiles=["d07 1 0"],
        players=[{"hand": []}, {"room": "d07.parting_hall"}, {"room": "d07.parting_hall", **OUT}],
        row=QUIET_ROW[:5],
        deck=["sudden_movement"],
    )

    end_turn(state)

    assert (question(state), to_move(state)) == ("turn_own_tile", 1)


def test_blink_spell_does_not_reach_a_knocked_out_pawn():
    """R12.3: only players still in, in the Depths."""
    state = scene(
        players=[
            {"room": "start_a.crypt", "hand": ["blink_spell"]},
            {"room": "start_a.vestry", **OUT},
            {"room": "start_a.cells"},
            {"room": "start_a.cloister"},
        ]
    )

    play(state, "blink_spell")

    far = {action.c for action in legal_actions(state) if action.kind == TELEPORT and action.b == -1}
    assert far == {room(state, "start_a.cells")}


def test_mark_of_who_is_out_keeps_its_space():
    """R12.3, R7.6: cubes in the dungeon stay."""
    state = silent_scene({}, {"marks": ["start_a.crossing"], **OUT}, {})

    end_turn(state)

    assert state.players[1].marks.bit_count() == 1


# --- R12.4 ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("seats", "cubes"), [(2, 6), (3, 4), (4, 4)])
@pytest.mark.parametrize("gone", [OUT, ESCAPEE])
def test_turn_of_who_is_out_draws_four_cubes_or_six(seats, cubes, gone):
    """R12.4: 6 in a two-player game; knocked out or escaped alike."""
    state = silent_scene({}, gone, seats=seats)

    events = end_turn(state)

    assert draws(events) == [cubes]
    assert ev.OutTurnStarted(1) in events


def test_two_players_left_of_three_still_draw_four():
    """R12.4: two-player means at the start of the game."""
    state = silent_scene({}, OUT, {})

    events = end_turn(state)

    assert draws(events) == [4]


def test_rage_and_danger_do_not_change_the_draw():
    """R12.4: exactly 4."""
    row = ["the_warden", "corrupt_advisor", "wishing_well", *QUIET_ROW[:3]]
    state = silent_scene({}, OUT, {}, rage=7, row=row)

    events = end_turn(state)

    assert draws(events) == [4]


def test_area_goes_into_the_bag_on_the_turn_of_who_is_out():
    """R12.4: all cubes, ghosts too."""
    state = silent_scene({"noise": 2}, {"noise": 3, **OUT}, {"noise": 4}, ghosts_area=1)

    end_turn_drawing(state, BLACK, BLACK, BLACK, BLACK)

    assert [p.noise for p in state.players] == [0, 0, 0]
    assert [p.bagged for p in state.players] == [2, 3, 4]
    assert state.ghosts_bag == 1


def test_damage_counts_as_in_an_attack():
    """R12.4: cubes on meters, black ones aside, a full meter knocks out."""
    state = silent_scene({"noise": 9, "damage": 9}, OUT, {"noise": 9})

    end_turn_drawing(state, 0, 2, 2, BLACK)

    assert state.players[0].status == KNOCKED_OUT
    assert state.players[2].damage == 2
    assert state.black_bank == 1


def test_row_is_not_refilled_on_the_turn_of_who_is_out():
    """R12.4: and so no game ends by a short deck there."""
    state = silent_scene({}, OUT, {}, deck=["end"])

    events = end_turn(state)

    assert not any(isinstance(e, ev.CardMoved) and e.dst == "row" for e in events)
    assert not state.over


def test_each_turn_of_each_player_who_is_out_draws():
    """R12.4: two of them in a row, then the next round again."""
    state = silent_scene({}, OUT, ESCAPEE)

    assert draws(end_turn(state)) == [4, 4]
    assert state.seat == 0
    assert draws(end_turn(state)) == [4, 4]


def test_player_knocked_out_by_the_attack_draws_in_the_next_round():
    """R12.4: from the own next turn on."""
    state = dragon_scene({"noise": 9, "damage": 9}, {}, {})

    events = end_turn_drawing(state, 0, BLACK)
    assert draws(events) == [2]
    end_turn(state)

    assert draws(end_turn(state)) == [4]


# --- R12.5 ---------------------------------------------------------------------------------------------------


def test_game_ends_when_the_last_player_is_knocked_out():
    """R12.5: no further turn, no further draw, no action."""
    state = dragon_scene({"noise": 9, "damage": 9}, ESCAPEE)

    events = end_turn_drawing(state, 0, BLACK, BLACK)

    assert state.over
    assert len(draws(events)) == 1
    assert legal_actions(state) == []


def test_game_ends_when_the_last_player_falls_on_the_turn_of_who_is_out():
    """R12.5, R12.4: the second of two draws does not happen any more."""
    state = silent_scene({"noise": 9, "damage": 9}, OUT, ESCAPEE)

    events = end_turn_drawing(state, 0, BLACK, BLACK, BLACK)

    assert state.over
    assert len(draws(events)) == 1


def test_game_goes_on_while_one_player_is_inside():
    """R12.5: everyone, not all but one."""
    state = silent_scene({}, OUT, ESCAPEE)

    end_turn(state)

    assert not state.over
