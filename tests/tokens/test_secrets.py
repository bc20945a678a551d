"""Every major and minor secret on its own."""

from game.rules import score_sheet
from game.rules.ids import MOVE
from tests.kit import (
    answer,
    card,
    end_turn,
    question,
    refused,
    routes_to,
    scene,
    slugs_of,
    walk,
)
from tests.tokens.words import CROSSING, VESTRY, boxed, drink, found_major, found_minor, held, worth

# --- major secrets ---------------------------------------------------------------------------------------


def test_catacombs_map_is_kept_and_opens_one_way_tunnels():
    """R9.3: walked against the arrow."""
    state = scene(
        tiles=["d14 1 0"],
        players=[{"room": "d14.low_terrace", "hand": [], "tokens": ["catacombs_map"]}],
        turn={"boots": 1},
    )

    walk(state, "d14.high_terrace")

    assert held(found_major("catacombs_map")) == ["catacombs_map"]
    assert worth("catacombs_map") == 5


def test_chalice_is_kept_and_is_no_artifact():
    """It raises no rage and saves no score."""
    state = found_major("chalice")

    assert (held(state), state.rage) == (["chalice"], 3)
    assert score_sheet(state, 0).nothing == "no_artifact"
    assert worth("chalice") == 7


def test_greater_skill_boost_gives_five_skill_and_is_gone():
    state = found_major("greater_skill_boost")

    assert (state.turn.skill, held(state), boxed(state)) == (5, [], ["greater_skill_boost"])


def test_greater_treasure_is_five_gold():
    """R9.6: spendable gold, and no token that counts once more."""
    state = found_major("greater_treasure", gold=1)

    assert (state.players[0].gold, held(state)) == (6, [])


def test_potion_of_greater_healing_heals_two_when_used():
    """R9.2: kept until then."""
    state = found_major("potion_of_greater_healing", damage=5)
    assert (held(state), state.players[0].damage) == (["potion_of_greater_healing"], 5)

    drink(state, "potion_of_greater_healing")

    assert (state.players[0].damage, boxed(state)) == (3, ["potion_of_greater_healing"])
    assert worth("potion_of_greater_healing") == 0


# --- minor secrets ---------------------------------------------------------------------------------------


def test_dragon_egg_raises_the_rage_and_is_kept():
    state = found_minor("dragon_egg")

    assert (state.rage, held(state)) == (4, ["dragon_egg"])
    assert worth("dragon_egg") == 3


def test_lockpick_secret_is_one_lockpick_and_is_gone():
    state = found_minor("lockpick_secret")

    assert (state.players[0].picks, held(state), boxed(state)) == (4, [], ["lockpick_secret"])


def test_magic_spring_trashes_a_card_at_the_end_of_the_turn():
    """R9.4: then to the box."""
    state = found_minor("magic_spring", discard=["burgle", "stumble"])

    end_turn(state)
    assert question(state) == "spring_trash"
    answer(state, card("stumble"), 1)

    assert slugs_of(state.players[0].hand) == ["burgle"]
    assert (held(state), boxed(state)) == ([], ["magic_spring"])


def test_potion_of_healing_heals_one_when_used():
    state = found_minor("potion_of_healing", damage=5)

    drink(state, "potion_of_healing")

    assert (state.players[0].damage, boxed(state)) == (4, ["potion_of_healing"])


def test_potion_of_swiftness_gives_a_boot_when_used():
    state = found_minor("potion_of_swiftness")
    assert state.turn.boots == 0

    drink(state, "potion_of_swiftness")

    assert (state.turn.boots, boxed(state)) == (1, ["potion_of_swiftness"])


def test_potion_of_swiftness_does_not_lead_out_of_a_crystal_cave():
    """R8.2: its boot may not be spent either."""
    state = scene(players=[{"room": CROSSING, "hand": [], "tokens": ["potion_of_swiftness"]}], turn={"boots": 1})
    walk(state, "start_a.cold_well")

    drink(state, "potion_of_swiftness")

    assert refused(state, MOVE, routes_to(state, CROSSING)[0]) == "stopped_by_cave"


def test_potion_of_strength_gives_two_swords_when_used():
    state = found_minor("potion_of_strength")
    assert state.turn.swords == 0

    drink(state, "potion_of_strength")

    assert (state.turn.swords, boxed(state)) == (2, ["potion_of_strength"])


def test_puzzle_box_becomes_a_major_secret_in_a_wayshrine():
    """R9.5: kept until then."""
    state = scene(
        players=[{"room": CROSSING, "hand": []}], minors=["puzzle_box"], majors=["chalice"], turn={"boots": 2}
    )
    walk(state, VESTRY)
    assert held(state) == ["puzzle_box"]

    walk(state, CROSSING)

    assert (held(state), boxed(state)) == (["chalice"], ["puzzle_box"])


def test_treasure_is_two_gold():
    """R9.6: spendable gold, and no token that counts once more."""
    state = found_minor("treasure", gold=1)

    assert (state.players[0].gold, held(state)) == (3, [])
