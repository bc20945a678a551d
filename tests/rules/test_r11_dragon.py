"""R11 The dragon: attacks, damage, health and rage. Ghosts have a file of their own."""

import pytest

from game.rules import events as ev
from game.rules.ids import FIGHT, INSIDE, KNOCKED_OUT, PICK, POTION, TAKE
from tests.kit import QUIET_ROW, act, card, end_turn, scene, slot, token, walk
from tests.rules.bag import BLACK, GHOST, dragon_scene, drawn, draws, end_turn_drawing, silent_scene

# --- R11.1 ---------------------------------------------------------------------------------------------------


def test_all_cubes_of_the_area_go_into_the_bag():
    """R11.1: cubes of every player and ghosts leave the Clank! area."""
    state = dragon_scene({"noise": 4}, {"noise": 3}, ghosts_area=2)

    end_turn_drawing(state, BLACK, BLACK, BLACK)

    assert [p.noise for p in state.players] == [0, 0]
    assert [p.bagged for p in state.players] == [4, 3]
    assert (state.ghosts_area, state.ghosts_bag) == (0, 2)


@pytest.mark.parametrize(("space", "cubes"), list(enumerate((2, 2, 3, 3, 4, 4, 5), 1)))
def test_attack_draws_what_the_rage_space_says(space, cubes):
    """R11.1, R2.1: the spaces draw 2, 2, 3, 3, 4, 4, 5."""
    state = dragon_scene({}, rage=space)

    events = end_turn(state)

    assert draws(events) == [cubes]


def test_each_danger_card_in_the_row_draws_one_more():
    """R11.1: the two danger cards of this row add two."""
    state = dragon_scene({}, rage=3, row=["the_warden", "corrupt_advisor", *QUIET_ROW[:3]])

    events = end_turn(state)

    assert draws(events) == [5]


def test_danger_card_just_dealt_counts():
    """R11.1, R10.1: the dragon is checked after the refill."""
    state = dragon_scene({}, rage=3, deck=["wishing_well"])

    events = end_turn(state)

    assert draws(events) == [4]


def test_danger_card_outside_the_row_does_not_count():
    """R11.1: a danger card in the dungeon discard pile frightens nobody."""
    state = dragon_scene({}, rage=3, dungeon_discard=["the_warden"])

    events = end_turn(state)

    assert draws(events) == [3]


def test_danger_card_defeated_this_turn_does_not_count():
    """R11.1: only what lies in the row at the time of the attack."""
    row = ["the_warden", *QUIET_ROW[:5]]
    state = dragon_scene({"room": "start_a.vestry"}, rage=3, row=row, turn={"swords": 3})

    act(state, FIGHT, slot(state, "the_warden"))
    events = end_turn(state)

    assert draws(events) == [3]


# --- R11.2 ---------------------------------------------------------------------------------------------------


def test_black_cubes_are_set_aside():
    """R11.2: they leave the bag for the bank and hurt nobody."""
    state = dragon_scene({"noise": 1})

    end_turn_drawing(state, BLACK, BLACK, BLACK)

    assert (state.black_bag, state.black_bank) == (21, 3)
    assert [p.damage for p in state.players] == [0, 0]


def test_own_cube_lies_on_the_meter():
    """R11.2: 1 damage per cube, to its owner only; the supply is not touched."""
    state = dragon_scene({"noise": 3}, {"bagged": 2})

    end_turn_drawing(state, 0, 0, 1)

    assert [p.damage for p in state.players] == [2, 1]
    assert [p.supply for p in state.players] == [27, 28]


def test_cubes_not_drawn_stay_in_the_bag():
    """R11.2: whatever colour they have."""
    state = dragon_scene({"noise": 3}, {"bagged": 2}, ghosts_bag=1)

    end_turn_drawing(state, 0, 1, BLACK)

    assert [p.bagged for p in state.players] == [2, 1]
    assert (state.ghosts_bag, state.black_bag) == (1, 23)


# --- R11.4 ---------------------------------------------------------------------------------------------------


def test_all_damage_of_a_draw_counts_at_the_same_moment():
    """R11.4: of two players hit in one draw none falls before the other; both are out and the game ends."""
    state = dragon_scene({"noise": 9, "damage": 9}, {"noise": 9, "damage": 9})

    end_turn_drawing(state, 0, 1, BLACK)

    assert [p.status for p in state.players] == [KNOCKED_OUT, KNOCKED_OUT]
    assert state.over


def test_ghost_of_the_same_draw_still_hurts_who_is_hit_to_death():
    """R11.4: nobody is out before the whole draw is counted; a full meter takes no cube of the supply any more."""
    state = dragon_scene({"noise": 6, "damage": 9}, {}, ghosts_area=5)

    end_turn_drawing(state, 0, GHOST, BLACK)

    assert (state.players[0].damage, state.players[0].supply) == (10, 15)
    assert (state.players[1].damage, state.players[1].supply) == (1, 29)


def test_cubes_beyond_a_full_meter_go_to_the_supply():
    """R11.4: two of four drawn cubes find no space."""
    state = dragon_scene({"noise": 9, "damage": 8}, {}, rage=5)

    end_turn_drawing(state, 0, 0, 0, 0)

    player = state.players[0]
    assert (player.damage, player.supply, player.bagged) == (10, 15, 5)


def test_all_cubes_are_drawn_if_there_are_fewer():
    """R11.4: five to be drawn, two in the bag."""
    state = dragon_scene({"bagged": 1}, {}, rage=7, black_bag=1)

    events = end_turn(state)

    assert drawn(events) == [BLACK, 0]


def test_empty_bag_ends_the_game_at_once():
    """R11.4: everyone still inside is knocked out, however healthy."""
    state = dragon_scene({}, {"room": "start_a.vestry"}, rage=3, black_bag=3)

    end_turn(state)

    assert state.over
    assert [p.status for p in state.players] == [KNOCKED_OUT, KNOCKED_OUT]
    assert [p.damage for p in state.players] == [0, 0]


def test_escaped_player_is_not_knocked_out_by_the_empty_bag():
    """R11.4: it is about those still inside."""
    escaped = {"status": "escaped", "artifacts": ["artifact_5"], "tokens": ["mastery"]}
    state = dragon_scene({}, escaped, {}, rage=3, black_bag=3)

    end_turn(state)

    assert state.over
    assert [p.status for p in state.players] == [KNOCKED_OUT, 1, KNOCKED_OUT]


def test_ghosts_back_in_the_area_do_not_save_from_the_empty_bag():
    """R11.3, R11.4: the bag is empty though the Clank! area is not."""
    state = dragon_scene({}, {}, rage=3, black_bag=1, ghosts_area=2)

    end_turn(state)

    assert state.ghosts_area == 2
    assert state.over


def test_one_cube_left_in_the_bag_keeps_the_game_going():
    """R11.4: the bag must be empty."""
    state = dragon_scene({}, {}, rage=3, black_bag=4)

    end_turn(state)

    assert not state.over
    assert (state.black_bag, state.seat) == (1, 1)


def test_bag_emptied_by_a_draw_of_those_who_are_out_ends_the_game():
    """R11.4: a draw of R12.4 counts like an attack."""
    state = silent_scene({}, {"status": "out"}, {}, black_bag=4)

    end_turn(state)

    assert state.over
    assert state.players[2].status == KNOCKED_OUT


# --- R11.5 ---------------------------------------------------------------------------------------------------


def test_nine_damage_is_survived():
    """R11.5: the meter has ten spaces."""
    state = dragon_scene({"noise": 9, "damage": 8})

    end_turn_drawing(state, 0, BLACK, BLACK)

    assert state.players[0].damage == 9
    assert state.players[0].status == INSIDE


def test_full_meter_knocks_out():
    """R11.5: the tenth space."""
    state = dragon_scene({"noise": 9, "damage": 9})

    events = end_turn_drawing(state, 0, BLACK, BLACK)

    assert state.players[0].status == KNOCKED_OUT
    assert ev.KnockedOut(0) in events
    assert not state.over


def test_healing_takes_cubes_back_into_the_supply():
    """R11.5: own cubes of the meter."""
    state = silent_scene({"damage": 3, "tokens": ["potion_of_greater_healing"]})

    act(state, POTION, token("potion_of_greater_healing"))

    assert (state.players[0].damage, state.players[0].supply) == (1, 29)


def test_healing_takes_own_cubes_first():
    """R11.5: the black ones stay as long as there is an own one."""
    state = silent_scene({"damage": 3, "black_damage": 1, "tokens": ["potion_of_greater_healing"]})

    act(state, POTION, token("potion_of_greater_healing"))

    assert (state.players[0].damage, state.players[0].black_damage) == (1, 1)
    assert (state.players[0].supply, state.black_bank) == (30, 0)


def test_black_cube_healed_goes_back_to_the_bank():
    """R11.5: not into the supply, not into the bag."""
    state = silent_scene({"damage": 2, "black_damage": 1, "tokens": ["potion_of_greater_healing"]})

    act(state, POTION, token("potion_of_greater_healing"))

    assert (state.players[0].damage, state.players[0].supply) == (0, 30)
    assert (state.black_bank, state.black_bag) == (1, 23)


def test_healing_stops_at_an_empty_meter():
    """R11.5: one damage, two healed: one cube."""
    state = silent_scene({"damage": 1, "tokens": ["potion_of_greater_healing"]})

    act(state, POTION, token("potion_of_greater_healing"))

    assert (state.players[0].damage, state.players[0].supply) == (0, 30)


# --- R11.6 ---------------------------------------------------------------------------------------------------


def test_damage_of_monsters_takes_cubes_from_the_supply():
    """R11.6: not from the Clank! area, not from the bag."""
    state = silent_scene({"room": "start_a.monkey_shrine", "noise": 2, "bagged": 2}, turn={"boots": 1})

    walk(state, "start_a.cold_well")

    player = state.players[0]
    assert (player.damage, player.supply, player.noise, player.bagged) == (1, 25, 2, 2)


# --- R11.7 ---------------------------------------------------------------------------------------------------


def _at_artifact(**fields):
    return scene(tiles=["d18 1 0"], players=[{"room": "d18.mask_vault", "hand": []}], **fields)


def test_rage_rises_for_an_artifact():
    """R11.7: by one."""
    state = _at_artifact(rage=3)

    act(state, TAKE)

    assert state.rage == 4


def test_rage_rises_for_a_dragon_egg():
    """R11.7: when it is found."""
    state = silent_scene({"room": "start_a.crossing"}, minors=["dragon_egg"], turn={"boots": 1}, rage=3)

    walk(state, "start_a.vestry")

    assert state.rage == 4


def test_rage_rises_for_each_adventurer():
    """R11.7: two found at once, two spaces."""
    state = silent_scene({"room": "start_a.cells"}, prisoners=["adventurer", "adventurer"], rage=3)

    act(state, PICK)

    assert state.rage == 5


def test_marker_stays_on_the_last_space():
    """R11.7, R2.1: there is nothing beyond space 7."""
    state = _at_artifact(rage=7)

    act(state, TAKE)

    assert state.rage == 7


# --- R11.8 ---------------------------------------------------------------------------------------------------


def _arriving_shrine(*players, **fields):
    return dragon_scene(*players, deck=["thieves_shrine"], **fields)


def test_three_cubes_go_back_into_the_bag():
    """R11.8: from those set aside."""
    state = _arriving_shrine({}, black_bag=19)

    end_turn(state)

    assert (state.black_bag, state.black_bank) == (22, 2)


def test_as_many_cubes_as_there_are_go_back():
    """R11.8: only two were set aside."""
    state = _arriving_shrine({}, black_bag=22)

    end_turn(state)

    assert (state.black_bag, state.black_bank) == (24, 0)


def test_black_cubes_on_meters_do_not_go_back():
    """R11.8: they are not set aside."""
    state = _arriving_shrine({"damage": 4, "black_damage": 3}, black_bag=20)

    end_turn(state)

    assert (state.black_bag, state.black_bank) == (21, 0)
    assert state.players[0].black_damage == 3
    assert card("thieves_shrine") in state.row
