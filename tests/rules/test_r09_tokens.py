"""R9 Tokens: secrets, prisoners, potions and what becomes of them. Each single token: tests/tokens."""

from game.rules import events as ev
from game.rules import score_sheet
from game.rules.ids import ACQUIRE, MOVE, PICK, POTION, SHOP
from tests.kit import (
    BOX,
    act,
    end_turn,
    kinds,
    play,
    question,
    refused,
    room,
    routes_to,
    scene,
    slot,
    slugs_of,
    token,
    tokens_of,
    walk,
)
from tests.rules.bag import silent_scene

CROSSING, VESTRY, CELLS = "start_a.crossing", "start_a.vestry", "start_a.cells"
CROWN = BOX.items.index("crown")
BACKPACK = BOX.items.index("backpack")


def spent(state) -> list[str]:
    """The tokens back in the game box."""
    return sorted(BOX.tokens[t].slug for t in state.spent)


# --- R9.1 ----------------------------------------------------------------------------------------------------


def test_minor_secret_is_revealed_and_acts_when_taken():
    """R9.1: everybody sees the token; the lockpick is there at once."""
    state = silent_scene({"room": CROSSING}, minors=["lockpick_secret"], turn={"boots": 1})

    events = walk(state, VESTRY)

    assert ev.TokenTaken(0, token("lockpick_secret"), "minor") in events
    assert state.players[0].picks == 4


def test_major_secret_is_revealed_and_acts_when_taken():
    """R9.1: the skill comes at once."""
    state = silent_scene({"room": VESTRY}, majors=["greater_skill_boost"])

    events = act(state, PICK)

    assert ev.TokenTaken(0, token("greater_skill_boost"), "major") in events
    assert state.turn.skill == 5


def test_prisoners_are_revealed_and_act_when_taken():
    """R9.1: both of them."""
    state = silent_scene({"room": CELLS, "damage": 2}, prisoners=["barbarian", "cleric"])

    events = act(state, PICK)

    assert [e.token for e in events if isinstance(e, ev.TokenTaken)] == [token("barbarian"), token("cleric")]
    assert (state.turn.swords, state.players[0].damage) == (2, 1)


def test_tokens_come_off_the_top_of_their_pile():
    """R9.1, R2.3: the pile gets smaller by the one taken."""
    state = silent_scene({"room": VESTRY}, majors=["chalice", "catacombs_map"])
    before = len(state.majors)

    act(state, PICK)

    assert tokens_of(state.players[0]) == ["chalice"]
    assert (len(state.majors), state.majors[0]) == (before - 1, token("catacombs_map"))


# --- R9.2 ----------------------------------------------------------------------------------------------------


def test_potion_is_kept_when_found():
    """R9.2: nothing happens yet, not even to a wounded player."""
    state = silent_scene({"room": CROSSING, "damage": 2}, minors=["potion_of_healing"], turn={"boots": 1})

    walk(state, VESTRY)

    assert state.players[0].damage == 2
    assert tokens_of(state.players[0]) == ["potion_of_healing"]


def test_potion_goes_to_the_box_when_used():
    """R9.2: once."""
    state = silent_scene({"damage": 2, "tokens": ["potion_of_healing"]})

    act(state, POTION, token("potion_of_healing"))

    assert spent(state) == ["potion_of_healing"]
    assert refused(state, POTION, token("potion_of_healing")) == "no_such_thing"


def test_potion_may_be_used_in_a_later_turn():
    """R9.2: it stays with the player."""
    state = silent_scene({"tokens": ["potion_of_strength"]}, {})
    end_turn(state)
    end_turn(state)

    act(state, POTION, token("potion_of_strength"))

    assert (state.seat, state.turn.swords) == (0, 2)


def test_potion_may_be_used_before_between_and_after_cards():
    """R9.2: at any time of the own turn."""
    tokens = ["potion_of_strength", "potion_of_strength", "potion_of_swiftness"]
    state = scene(players=[{"hand": ["burgle", "stumble"], "tokens": tokens}])

    act(state, POTION, token("potion_of_strength"))
    play(state, "burgle")
    act(state, POTION, token("potion_of_strength"))
    play(state, "stumble")
    act(state, POTION, token("potion_of_swiftness"))

    assert (state.turn.swords, state.turn.boots) == (4, 1)


def test_potion_may_be_used_while_a_tile_waits():
    """R9.2, R6.4: drinking helps to pay for the way."""
    state = silent_scene({"room": VESTRY, "tokens": ["potion_of_strength"]}, turn={"boots": 1})
    act(state, MOVE, 0)
    assert question(state) == "walk"

    act(state, POTION, token("potion_of_strength"))

    assert state.turn.swords == 2


def test_potion_cannot_be_used_in_another_players_turn():
    """R9.2: only the own turn."""
    state = silent_scene({}, {"damage": 5, "tokens": ["potion_of_healing"]})

    assert "potion" not in kinds(state)


# --- R9.3 ----------------------------------------------------------------------------------------------------


def _below_the_terrace(**player):
    """In d14 the tunnel from the high to the low terrace is one-way."""
    seat = {"room": "d14.low_terrace", "hand": [], **player}
    return scene(tiles=["d14 1 0"], players=[seat], turn={"boots": 1})


def test_one_way_tunnel_is_closed_against_its_arrow():
    """R9.3, R5.5: without a map."""
    state = _below_the_terrace()

    assert refused(state, MOVE, routes_to(state, "d14.high_terrace")[0]) == "one_way"


def test_catacombs_map_opens_one_way_tunnels_against_the_arrow():
    """R9.3: for one boot, and the map is kept."""
    state = _below_the_terrace(tokens=["catacombs_map"])

    walk(state, "d14.high_terrace")

    assert state.turn.boots == 0
    assert tokens_of(state.players[0]) == ["catacombs_map"]


def test_catacombs_map_of_another_player_does_not_help():
    """R9.3: the holder may."""
    state = scene(
        tiles=["d14 1 0"],
        players=[{"room": "d14.low_terrace", "hand": []}, {"tokens": ["catacombs_map"]}],
        turn={"boots": 1},
    )

    assert refused(state, MOVE, routes_to(state, "d14.high_terrace")[0]) == "one_way"


# --- R9.6 ----------------------------------------------------------------------------------------------------


def test_treasure_is_spent_with_change():
    """R9.6: 5 as gold and 4 gold buy for 7 and leave 2."""
    state = silent_scene({"room": VESTRY, "gold": 4}, majors=["greater_treasure"])
    act(state, PICK)
    state.players[0].room = room(state, "start_a.cloister")

    act(state, SHOP, CROWN)

    assert state.players[0].gold == 2


def test_taking_a_treasure_is_gaining_gold():
    """R9.6: Pillage draws a card for it."""
    state = scene(players=[{"room": VESTRY, "hand": ["pillage"], "deck": ["burgle"]}], majors=["greater_treasure"])
    play(state, "pillage")
    assert state.players[0].hand == ()

    act(state, PICK)

    assert slugs_of(state.players[0].hand) == ["burgle"]


def test_treasure_scores_as_gold():
    """R9.6, R13.1: two points for the small one, once."""
    state = silent_scene({"room": CROSSING, "artifacts": ["artifact_5"]}, minors=["treasure"], turn={"boots": 1})

    walk(state, VESTRY)

    assert score_sheet(state, 0).total == 5 + 2


# --- R9.7 ----------------------------------------------------------------------------------------------------


def _shopper(**player):
    seat = {"room": "start_a.cloister", "hand": [], "tokens": ["discount_coupon"], **player}
    return scene(players=[seat])


def test_coupon_takes_five_gold_off_one_item():
    """R9.7: once, then it is in the box."""
    state = _shopper(gold=9)

    act(state, SHOP, CROWN, 1)

    assert (state.players[0].gold, spent(state)) == (7, ["discount_coupon"])
    assert refused(state, SHOP, CROWN, 1) == "no_coupon"


def test_coupon_need_not_be_used():
    """R9.7: the full price may be paid and the coupon kept."""
    state = _shopper(gold=9)

    act(state, SHOP, CROWN)

    assert state.players[0].gold == 2
    assert tokens_of(state.players[0]) == ["crown_10", "discount_coupon"]


def test_next_item_costs_the_full_price_again():
    """R9.7: one coupon, one item."""
    state = _shopper(gold=9)
    act(state, SHOP, CROWN, 1)

    act(state, SHOP, BACKPACK)

    assert state.players[0].gold == 0


def test_coupon_may_be_added_to_the_golden_flute():
    """R9.7: 5 gold less than 5 is nothing."""
    state = scene(players=[{"hand": ["golden_flute"], "tokens": ["discount_coupon"]}])
    play(state, "golden_flute")

    act(state, SHOP, CROWN, 1, 1)

    assert state.players[0].gold == 1
    assert tokens_of(state.players[0]) == ["crown_10"]


def test_coupon_takes_the_place_of_a_prisoner():
    """R9.7: two are drawn, one of them is the coupon; no third one comes."""
    state = silent_scene({"room": CELLS}, prisoners=["discount_coupon", "peasant", "monk"])

    act(state, PICK)

    assert tokens_of(state.players[0]) == ["discount_coupon", "peasant"]


def test_coupon_is_not_a_prisoner_freed():
    """R9.7: Breakout asks whether a prisoner was freed this turn."""
    state = scene(players=[{"hand": ["breakout"]}], row=["riot"], prisoners=["discount_coupon"], turn={"skill": 3})
    play(state, "breakout")

    act(state, ACQUIRE, slot(state, "riot"))

    assert tokens_of(state.players[0]) == ["discount_coupon"]
    assert state.players[0].gold == 0


def test_coupon_is_not_a_prisoner_held():
    """R9.7: Brave Hero wants three prisoners."""
    seat = {"room": CROSSING, "artifacts": ["artifact_5"], "deck": ["brave_hero"]}
    two = scene(players=[{**seat, "tokens": ["discount_coupon", "peasant", "peasant"]}])
    three = scene(players=[{**seat, "tokens": ["monk", "peasant", "peasant"]}])

    assert score_sheet(two, 0).total == 5 + 4
    assert score_sheet(three, 0).total == 5 + 4 + 5


# --- R9.8 ----------------------------------------------------------------------------------------------------

BOT = {"room": CROSSING, "artifacts": ["artifact_5"], "tokens": ["golden_monkey_bot"], "hand": []}


def test_bot_is_worth_three():
    """R9.8: not the 5 of an idol."""
    assert score_sheet(scene(players=[BOT]), 0).total == 5 + 3


def test_bot_counts_as_an_idol_for_points():
    """R9.8: Thirst for Adventure, 2 for the artifact and 2 for the bot."""
    state = scene(players=[{**BOT, "deck": ["thirst_for_adventure"]}])

    assert score_sheet(state, 0).total == 5 + 3 + 4


def test_bot_counts_as_an_idol_for_conditions():
    """R9.8: Boots of the Ape Lord free its holder from crystal caves."""
    state = scene(players=[{**BOT, "hand": ["boots_of_the_ape_lord"]}])

    play(state, "boots_of_the_ape_lord")
    walk(state, "start_a.cold_well")
    walk(state, CROSSING)

    assert state.players[0].room == room(state, CROSSING)


def test_bot_freed_later_in_the_turn_meets_a_waiting_condition():
    """R9.8, R3.9: the boots were played before."""
    state = scene(
        players=[{"room": CELLS, "hand": ["boots_of_the_ape_lord"]}], prisoners=["golden_monkey_bot", "peasant"]
    )
    play(state, "boots_of_the_ape_lord")
    assert not state.turn.caves_free

    act(state, PICK)

    assert state.turn.caves_free


def test_bot_is_a_prisoner_too():
    """R9.8, R9.7: it came out of the prison and counts for a Warrior."""
    state = scene(players=[{**BOT, "tokens": ["golden_monkey_bot", "warrior"]}])

    assert score_sheet(state, 0).total == 5 + 3 + 2


def test_bot_does_not_come_from_the_shrine():
    """R9.8: the three idols are untouched."""
    assert scene(players=[BOT]).idols == 3
