"""The worked examples, one test each. The eighth needs five players and belongs to R14."""

import pytest

from game.rules import events as ev
from game.rules import legal_actions, score_sheet
from game.rules.ids import ACQUIRE, FIGHT, MARK, MOVE, PICK, PLACE, SHOP
from tests.kit import (
    BOX,
    QUIET_ROW,
    act,
    card,
    end_turn,
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
from tests.rules.bag import BLACK, dragon_scene, draws, end_turn_drawing, silent_scene


def test_ex1_rebel_general_beside_a_companion_draws():
    """EX1, R3.9: the companion lay there first."""
    state = scene(players=[{"hand": ["rebel_general"], "played": ["bandit"], "deck": ["burgle", "stumble"]}])

    play(state, "rebel_general")

    assert slugs_of(state.players[0].hand) == ["burgle"]


def test_ex2_rebel_general_draws_when_a_companion_joins_later():
    """EX2, R3.9: once, as soon as it is true."""
    state = scene(players=[{"hand": ["rebel_general", "bandit"], "deck": ["burgle", "stumble"]}])
    play(state, "rebel_general")
    assert slugs_of(state.players[0].hand) == ["bandit"]

    play(state, "bandit")

    assert slugs_of(state.players[0].hand) == ["burgle"]


def test_ex3_lie_in_wait_takes_noise_back_when_a_cave_is_entered():
    """EX3, R3.9: at once."""
    player = {"room": "start_a.crossing", "hand": ["lie_in_wait"], "noise": 3}
    state = scene(players=[player], turn={"boots": 1})
    play(state, "lie_in_wait")
    assert state.players[0].noise == 3

    walk(state, "start_a.cold_well")

    assert state.players[0].noise == 1


@pytest.mark.parametrize("n", [0, 1, 2])
@pytest.mark.parametrize(("later", "m"), [("lightstick", 1), ("smash_and_grab", 2), ("boots_of_the_ape_lord", 3)])
def test_ex4_lute_pays_for_noise_before_and_after(n, later, m):
    """EX4, R3.9: n+1 gold at once (its own Clank! counts), then m more."""
    state = scene(players=[{"hand": [*["stumble"] * n, "lute", later]}])
    play(state, *["stumble"] * n)

    play(state, "lute")
    assert state.players[0].gold == n + 1
    play(state, later)

    assert state.players[0].gold == n + 1 + m


def test_ex5_gold_of_the_lute_stays_when_noise_is_taken_back():
    """EX5, R3.9: before it is played and after."""
    state = scene(players=[{"hand": ["stumble", "sneak_attack", "lute", "sneak_attack"]}])

    play(state, "stumble", "sneak_attack", "lute")
    assert (state.players[0].gold, state.players[0].noise) == (2, 0)
    play(state, "sneak_attack")

    assert state.players[0].gold == 2


def test_ex6_charlatan_as_the_last_card_does_nothing():
    """EX6, R3.10: no discard, no draw."""
    state = scene(players=[{"hand": ["charlatan"], "deck": ["burgle", "stumble"]}])

    play(state, "charlatan")

    assert question(state) == ""
    assert (state.players[0].hand, state.players[0].discard) == ((), ())


def discover_hoard(*gone):
    """From the vestry the double-plus room of d22 is discovered; these artifacts are out of the game."""
    state = silent_scene(
        {"room": "start_a.vestry"}, tile_stack=["d22"], gone=[f"artifact_{n}" for n in gone], turn={"boots": 2}
    )
    act(state, MOVE, 0)
    act(state, *next(action for action in legal_actions(state) if action.kind == PLACE))
    return state


def values(tokens) -> list[int]:
    return [BOX.tokens[t].points for t in tokens]


def test_ex7_double_plus_room_gets_the_third_artifact():
    """EX7, R6.8: stack 10, 12, 15, ...: 15 lies there."""
    state = discover_hoard(5, 7)

    assert values(state.artifacts_in(room(state, "d22.hoard"))) == [15]
    assert values(state.artifact_stack) == [10, 12, 17, 20]


def test_ex9_three_wayshrines_pay_one_two_and_three():
    """EX9, R7.6: and three cubes are out of the supply for good."""
    state = scene(tiles=["s2 -1 1", "d17 -2 1"], players=[{"room": "start_a.crossing", "hand": []}], turn={"boots": 3})

    gold = []
    for way in ([], ["start_a.chantry", "s2.cistern"], ["d17.salt_gate"]):
        for name in way:
            walk(state, name)
        before = state.players[0].gold
        act(state, MARK)
        gold.append(state.players[0].gold - before)

    assert gold == [1, 2, 3]
    assert state.players[0].supply == 27
    end_turn(state)
    assert (state.players[0].supply, state.players[0].marks.bit_count()) == (27, 3)


def test_ex10_a_whole_turn():
    """EX10, R3 to R5, R10: noise, credit, a monster, a cave, a fight, a companion, two cards dealt."""
    hand = ["stumble", "sneak_attack", "explore", "scramble", "secret_tome"]
    state = scene(
        players=[{"room": "start_a.monkey_shrine", "hand": hand, "deck": ["burgle"] * 5}],
        row=["crystal_kobold", "expert_guide", *QUIET_ROW[:3], "payoff"],
        deck=["lute", "elven_sword"],
    )
    player = state.players[0]

    play(state, "stumble")
    assert player.noise == 1

    play(state, "sneak_attack")
    assert (player.noise, state.turn.credit) == (0, 1)

    play(state, "explore", "scramble", "secret_tome")
    assert (state.turn.skill, state.turn.swords, state.turn.boots) == (3, 3, 2)

    walk(state, "start_a.cold_well", swords=1)
    assert state.players[0].room == room(state, "start_a.cold_well")
    assert (player.damage, state.turn.swords, state.turn.boots) == (0, 2, 1)

    assert refused(state, MOVE, routes_to(state, "start_a.crossing")[0]) == "stopped_by_cave"

    act(state, FIGHT, slot(state, "crystal_kobold"))
    assert (state.turn.skill, state.turn.swords) == (5, 0)
    assert slugs_of(state.dungeon_discard) == ["crystal_kobold"]

    act(state, ACQUIRE, slot(state, "expert_guide"))
    assert state.turn.skill == 0
    assert slugs_of(player.discard) == ["expert_guide"]
    assert state.row.count(-1) == 2

    events = end_turn(state)
    dealt = [e.card for e in events if isinstance(e, ev.CardMoved) and e.dst == "row"]
    assert dealt == [card("lute"), card("elven_sword")]
    assert (state.turn.credit, state.seat) == (0, 1)
    assert slugs_of(player.hand) == ["burgle"] * 5


def test_ex11_attack_on_space_five():
    """EX11, R11: black, green, yellow, yellow out of a bag that holds more."""
    green, yellow = 0, 1
    state = dragon_scene({"noise": 3}, {"noise": 4, "bagged": 1}, rage=5)

    events = end_turn_drawing(state, BLACK, green, yellow, yellow)

    assert draws(events) == [4]
    assert [p.damage for p in state.players] == [1, 2]
    assert [p.bagged for p in state.players] == [2, 3]
    assert (state.black_bank, state.black_bag) == (1, 23)
    assert [p.noise for p in state.players] == [0, 0]


def test_ex12_credit_cancels_part_of_the_noise():
    """EX12, R3.6: credit 2, then Clank! +3."""
    state = scene(players=[{"hand": ["boots_of_the_ape_lord"]}], turn={"credit": 2})

    play(state, "boots_of_the_ape_lord")

    assert (state.players[0].noise, state.turn.credit) == (1, 0)


def test_ex13_footprints_on_both_halves_cost_two_boots():
    """EX13, R5.2: from d07 to the cave of d01."""
    state = scene(tiles=["d07 1 0", "d01 2 0 3"], players=[{"room": "d07.parting_hall", "hand": []}], turn={"boots": 5})
    (way,) = routes_to(state, "d01.flooded_nave")
    halves = state.dungeon.routes(state.players[0].room)[way].pieces
    tiles = [BOX.tiles[state.dungeon.places[place].tile].tunnels[tunnel] for place, tunnel, _ in halves]
    assert [piece.footprints for piece in tiles] == [True, True]

    act(state, MOVE, way)

    assert state.turn.boots == 3


def test_ex14_double_plus_room_with_two_artifacts_left_gets_the_better_one():
    """EX14, R6.8: fewer left than plus signs."""
    state = discover_hoard(5, 7, 12, 17, 20)

    assert values(state.artifacts_in(room(state, "d22.hoard"))) == [15]
    assert values(state.artifact_stack) == [10]


def test_ex15_the_turn_of_who_is_out_draws_six_of_two():
    """EX15, R12.4: two danger cards in the row change nothing."""
    state = silent_scene({}, {"status": "out"}, row=["the_warden", "wishing_well", *QUIET_ROW[:4]])

    events = end_turn(state)

    assert draws(events) == [6]


def test_ex16_coupon_and_two_gold_buy_an_item():
    """EX16, R9.7: 0 gold left, the coupon in the box."""
    state = scene(players=[{"room": "start_a.cloister", "hand": [], "gold": 2, "tokens": ["discount_coupon"]}])

    act(state, SHOP, BOX.items.index("crown"), 1)

    assert (state.players[0].gold, tokens_of(state.players[0])) == (0, ["crown_10"])
    assert state.spent == (token("discount_coupon"),)


def test_ex17_warrior_counts_the_bot_and_not_the_coupon():
    """EX17, R9.7, R9.8: freed in the game, then counted."""
    state = scene(
        players=[{"room": "start_a.cells", "hand": [], "tokens": ["warrior", "peasant"]}],
        prisoners=["discount_coupon", "golden_monkey_bot"],
    )
    act(state, PICK)

    points = {line.slug: line.points for line in score_sheet(state, 0).lines}

    assert points["warrior"] == 3
