"""Cards with a blue banner, from Astral Projection to Flamboyance."""

from game.rules.ids import MARK

from ..kit import END, MOVE, act, play, refused, routes_to, tokens_of, walk
from .helpers import (
    CAVE,
    CELLS,
    CHANTRY,
    CLOISTER,
    CROSSING,
    CRYPT,
    SHRINE,
    VESTRY,
    acquire,
    arrives,
    card_points,
    discarded,
    hand,
    noise,
    played,
    pools,
    project,
    projections,
    shopper,
    teleport,
    teleports,
    thief,
    where,
)

SHRINES = ["s2 1 0", "s3 -1 0"]  # two more wayshrines: s2.cistern and s3.stair
FOUR = {"skill": 4, "skill_made": 4}

# --- Astral Projection -----------------------------------------------------------------------------------------


def test_astral_projection_marks_a_wayshrine_from_afar():
    """R3.9, R7.6"""
    state = thief("astral_projection", tiles=SHRINES, turn=FOUR)

    play(state, "astral_projection")
    assert projections(state) == ["s2.cistern", "s3.stair", CROSSING]
    project(state, "s3.stair")

    p = state.players[0]
    assert (p.gold, p.marks.bit_count(), p.supply) == (1, 1, 29)
    assert where(state) == CRYPT
    assert projections(state) == []
    assert pools(state) == (6, 0, 0)


def test_astral_projection_pays_for_all_wayshrines_marked():
    """R7.6"""
    state = thief("astral_projection", tiles=SHRINES, turn=FOUR, marks=[CROSSING])

    play(state, "astral_projection")
    assert projections(state) == ["s2.cistern", "s3.stair"]
    project(state, "s2.cistern")

    assert state.players[0].gold == 2


def test_astral_projection_waits_for_6_skill_spent_or_not():
    """R3.9, R15.5"""
    state = thief("astral_projection", *["burgle"] * 4)
    play(state, "astral_projection", "burgle", "burgle", "burgle")
    acquire(state, "mercenary")
    assert projections(state) == []

    play(state, "burgle")

    assert pools(state) == (4, 0, 0)
    assert projections(state) == [CROSSING]


def test_astral_projection_is_forced_if_it_can_be_done():
    """R3.12, ruling on Astral Projection."""
    state = thief("astral_projection", turn=FOUR)
    play(state, "astral_projection")
    assert refused(state, END) == "must_project"

    project(state, CROSSING)

    act(state, END)


def test_astral_projection_is_lost_without_a_wayshrine_or_a_cube():
    """R7.6, ruling on Astral Projection."""
    for lack in ({"marks": [CROSSING]}, {"bagged": 30}):
        state = thief("astral_projection", turn=FOUR, **lack)

        play(state, "astral_projection")

        assert projections(state) == []
        act(state, END)


def test_astral_projection_is_not_entering():
    """R9.5, ruling on Astral Projection: the Puzzle Box stays closed."""
    state = thief("astral_projection", turn=FOUR, tokens=["puzzle_box"])

    play(state, "astral_projection")
    project(state, CROSSING)

    assert tokens_of(state.players[0]) == ["puzzle_box"]


def test_astral_projection_marks_once_for_all():
    """R7.6: the same wayshrine cannot be marked again on foot."""
    state = thief("astral_projection", turn=FOUR, room=CROSSING)

    play(state, "astral_projection")
    project(state, CROSSING)

    assert refused(state, MARK) == "already_marked"


# --- Blink Spell -----------------------------------------------------------------------------------------------


def test_blink_spell_goes_next_door_or_to_another_player_in_the_depths():
    """R5.8, R12.3, ruling on Blink Spell: not to one who is out, nor to one outside the Depths."""
    others = ({"room": SHRINE}, {"room": "s1.cellar"}, {"room": "d03.pier", "status": "out"})
    state = thief("blink_spell", others=others, tiles=["s1 1 0", "d03 -1 0"])

    play(state, "blink_spell")
    assert teleports(state) == {CHANTRY, CLOISTER, CROSSING, "(-1, 1)", SHRINE}
    teleport(state, SHRINE)

    assert where(state) == SHRINE
    assert tokens_of(state.players[0]) == ["monkey_idol"]  # entering is entering
    assert teleports(state) == set()
    assert pools(state) == (3, 0, 0)


def test_blink_spell_may_go_to_a_player_in_the_own_room():
    """R5.8, ruling on Blink Spell: the room of any other player, and entering it is entering."""
    state = thief("blink_spell", room=SHRINE, others=({"room": SHRINE},))

    play(state, "blink_spell")
    teleport(state, SHRINE)

    assert tokens_of(state.players[0]) == ["monkey_idol"]


def test_blink_spell_goes_next_door():
    """R5.8"""
    state = thief("blink_spell", others=({"room": SHRINE},))

    play(state, "blink_spell")
    teleport(state, CROSSING)

    assert where(state) == CROSSING
    assert teleports(state) == set()
    assert played(state) == ["blink_spell"]


def test_blink_spell_may_wait_and_is_optional():
    """R3.12"""
    state = thief("blink_spell", turn={"boots": 1})

    play(state, "blink_spell")
    walk(state, CROSSING)

    assert VESTRY in teleports(state)
    act(state, END)


def test_blink_spell_takes_nobody_out_of_the_crypt_again():
    """R5.7, R12.1"""
    others = ({"room": SHRINE},)
    state = thief("blink_spell", room=CROSSING, artifacts=["artifact_5"], others=others, turn={"boots": 1})
    play(state, "blink_spell")
    assert CRYPT in teleports(state)

    walk(state, CRYPT)

    assert teleports(state) == set()


# --- Boots of the Ape Lord, Crystal Compass --------------------------------------------------------------------


def test_boots_of_the_ape_lord_give_3_boots_and_make_3_clank():
    """R3.4, R3.6"""
    state = thief("boots_of_the_ape_lord", room=CROSSING)

    play(state, "boots_of_the_ape_lord")
    walk(state, CAVE)

    assert noise(state) == [3, 0]
    assert pools(state) == (0, 0, 2)
    assert refused(state, MOVE, routes_to(state, CROSSING)[0]) == "stopped_by_cave"


def test_boots_of_the_ape_lord_do_not_stop_in_caves_with_an_idol():
    """R8.2, R9.8: the Golden Monkey Bot counts as one."""
    for idol in ("monkey_idol", "golden_monkey_bot"):
        state = thief("boots_of_the_ape_lord", room=CROSSING, tokens=[idol])

        play(state, "boots_of_the_ape_lord")
        walk(state, CAVE)
        walk(state, CROSSING)

        assert pools(state) == (0, 0, 1)


def test_boots_of_the_ape_lord_free_from_a_cave_once_an_idol_is_found():
    """R3.9"""
    state = thief("boots_of_the_ape_lord", room=CROSSING)
    play(state, "boots_of_the_ape_lord")
    walk(state, CELLS)

    walk(state, SHRINE)

    assert state.turn.caves_free


def test_crystal_compass_draws_2_and_frees_from_a_cave():
    """R3.9, R8.2"""
    state = thief("crystal_compass", room=CROSSING, deck=["burgle"] * 3, turn={"boots": 3})
    walk(state, CAVE)
    assert refused(state, MOVE, routes_to(state, CROSSING)[0]) == "stopped_by_cave"

    play(state, "crystal_compass")

    walk(state, CROSSING)
    walk(state, CAVE)
    assert hand(state) == ["burgle", "burgle"]
    assert card_points(state, "crystal_compass") == 3


# --- Diversion, Divining Rod, Double Cross, Elven Sword --------------------------------------------------------


def test_diversion_frees_a_prisoner_on_acquire_only():
    """R4.2, R9.1"""
    state = shopper("diversion", prisoners=["peasant", "monk"])

    acquire(state, "diversion")

    assert tokens_of(state.players[0]) == ["peasant"]
    assert discarded(state) == ["diversion"]


def test_diversion_played_gives_2_skill():
    """R3.4"""
    state = thief("diversion")

    play(state, "diversion")

    assert pools(state) == (2, 0, 0)
    assert tokens_of(state.players[0]) == []


def test_diversion_can_be_acquired_when_no_prisoner_is_left():
    """Ruling: with nothing left to take, the rest happens."""
    state = shopper("diversion", prisoners=["end"])

    acquire(state, "diversion")

    assert discarded(state) == ["diversion"]


def test_diversion_arrives_with_3_cubes_for_the_bag_as_far_as_they_go():
    """R11.8: black cubes on meters are not set aside."""
    plenty, _ = arrives("diversion", black_bag=10)
    few, _ = arrives("diversion", black_bag=20, damage=4, black_damage=2)

    assert (plenty.black_bag, plenty.black_bank) == (13, 11)
    assert (few.black_bag, few.black_bank) == (22, 0)


def test_divining_rod_heals_1_for_6_skill_generated_before():
    """R3.9, R15.5: spent or not."""
    state = thief("divining_rod", damage=3, turn={"skill_made": 4})

    play(state, "divining_rod")

    assert state.players[0].damage == 2
    assert pools(state) == (2, 0, 0)


def test_divining_rod_heals_once_for_skill_generated_later():
    """R3.9"""
    state = thief("divining_rod", *["burgle"] * 5, damage=3)

    play(state, "divining_rod", *["burgle"] * 3)
    assert state.players[0].damage == 3
    play(state, "burgle")
    assert state.players[0].damage == 2
    play(state, "burgle")

    assert state.players[0].damage == 2


def test_double_cross_gives_each_other_player_2_clank_on_acquire():
    """R4.2, R12.3"""
    state = shopper("double_cross", others=({}, {"status": "out"}, {"bagged": 29}))

    acquire(state, "double_cross")

    assert noise(state) == [0, 2, 0, 1]


def test_double_cross_played_takes_back_2():
    """R3.7"""
    state = thief("double_cross", noise=1)

    play(state, "double_cross")

    assert noise(state) == [0, 0]
    assert state.turn.credit == 1
    assert pools(state) == (2, 0, 0)


def test_elven_sword_gives_2_swords_and_draws():
    """R3.8"""
    state = thief("elven_sword", deck=["burgle", "stumble"])

    play(state, "elven_sword")

    assert pools(state) == (0, 2, 0)
    assert hand(state) == ["burgle"]


# --- Expensive Taste, Flamboyance ------------------------------------------------------------------------------


def test_expensive_taste_gives_3_skill_and_2_gold():
    """R3.5"""
    state = thief("expensive_taste")

    play(state, "expensive_taste")

    assert pools(state) == (3, 0, 0)
    assert state.players[0].gold == 2


def test_expensive_taste_scores_5_with_a_crown_and_a_gem_anywhere():
    """R13.1, ruling on Expensive Taste."""
    for zone in ("played", "deck", "discard"):
        state = thief("expensive_taste", tokens=["crown_8"], **{zone: ["rose_quartz"]})
        assert card_points(state, "expensive_taste") == 5

    assert card_points(thief("expensive_taste", "white_tourmaline", tokens=["crown_9"]), "expensive_taste") == 5
    assert card_points(thief("expensive_taste", tokens=["crown_8"]), "expensive_taste") == 0
    assert card_points(thief("expensive_taste", "rose_quartz", tokens=["chalice"]), "expensive_taste") == 0


def test_flamboyance_draws_and_gives_2_skill_for_clank_made_before():
    """R3.9"""
    state = thief("flamboyance", "stumble", "stumble", deck=["burgle", "sidestep"])

    play(state, "stumble", "stumble", "flamboyance")

    assert pools(state) == (2, 0, 0)
    assert hand(state) == ["burgle"]


def test_flamboyance_gives_2_skill_once_for_clank_made_later():
    """R3.9: one Clank! is not enough."""
    state = thief("flamboyance", "stumble", "smash_and_grab", row=[])

    play(state, "flamboyance", "stumble")
    assert pools(state) == (0, 0, 0)
    play(state, "smash_and_grab")

    assert pools(state) == (2, 0, 0)
