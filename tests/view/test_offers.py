"""What things cost, as it is shown beside them, and which of several ways are worth offering."""

import pytest

from game.rules import Action, legal_actions
from game.rules.ids import MOVE, PICK, PLACE, SHOP
from game.rules.tiles import RoomDef
from game.scenes.table_board import journey_price
from game.view.offers import Offers
from tests.kit import BOX, scene
from tests.rules.small_tiles import one_room, small_scene, start
from tests.rules.waiting_tile import waiting

GUARDED = one_room("guarded", "w1 hall foot", "s1 hall l1", "n1 hall", "e1 hall m2")
CELL, HALL, NAVE = (RoomDef(name, depths=True) for name in ("cell", "hall", "nave"))


@pytest.mark.parametrize(("coupon", "flute", "gold"), [(0, 0, 7), (1, 0, 2), (0, 1, 5), (1, 1, 0)])
def test_a_market_item_costs_what_coupon_and_flute_leave(coupon, flute, gold):
    """R7.5, R9.7."""
    player = {"room": "start_a.cloister", "hand": [], "gold": 9, "tokens": ["discount_coupon"]}
    offers = Offers(scene(players=[player, {"hand": []}], turn={"flutes": 1}))
    action = Action(SHOP, BOX.items.index("backpack"), coupon, flute)
    assert action in offers.here
    assert offers.price(action) == (("gold", gold),)


def test_a_chest_costs_a_lockpick():
    """R7.2."""
    offers = Offers(scene(players=[{"room": "start_a.vestry", "hand": []}, {"hand": []}]))
    assert offers.price(Action(PICK)) == (("lockpick", 1),)


def test_a_tile_costs_what_the_tunnel_that_it_completes_costs():
    """R6.3: as the tile is turned, a footprint, a lock, nothing more, or two monsters that swords or blood pass."""
    offers = Offers(waiting(GUARDED, turn={"boots": 2, "swords": 1}))
    prices = [(action.a, dict(offers.price(action))) for action in offers.actions if action.kind == PLACE]
    assert sorted(prices, key=str) == [
        (0, {"boot": 2}),
        (1, {"boot": 1, "lockpick": 1}),
        (2, {"boot": 1, "health": 2}),
        (2, {"boot": 1, "sword": 1, "health": 1}),
        (3, {"boot": 1}),
    ]


def test_a_far_walk_costs_everything_of_all_its_steps():
    """R5.2 to R5.6: boots, a lock, one monster for the only sword and one for blood."""
    here = start("hub cell l1", "cell hall foot m1", "hall nave m1", rooms=(CELL, HALL, NAVE))
    state = small_scene([here], players=[{"hand": []}], turn={"boots": 4, "swords": 1})
    journey = max(Offers(state).far.values(), key=lambda journey: len(journey.moves))
    assert dict(journey_price(journey)) == {"boot": 4, "lockpick": 1, "sword": 1, "health": 1}


# --- ways ------------------------------------------------------------------------------------------------------


def ways(*tunnels, **turn):
    """What the offered ways to the hall cost, best first."""
    state = small_scene([start(*tunnels, rooms=(HALL,))], players=[{"hand": []}], turn={"boots": 3, **turn})
    offers = Offers(state)
    (moves,) = offers.rooms.values()
    assert len(moves) == len([action for action in legal_actions(state) if action.kind == MOVE])
    return [dict(offers.price(way)) for way in offers.ways(moves)]


def test_of_two_tunnels_to_a_room_only_the_cheaper_one_is_offered():
    assert ways("hub hall foot", "hub hall", "hub hall l1") == [{"boot": 1}]


def test_tunnels_that_cost_different_things_are_all_offered():
    assert ways("hub hall foot", "hub hall l1") == [{"boot": 2}, {"boot": 1, "lockpick": 1}]


def test_two_tunnels_that_cost_the_same_are_one_way():
    assert ways("hub hall", "hub hall") == [{"boot": 1}]


def test_swords_come_before_blood():
    """R5.6."""
    assert ways("hub hall m1", swords=1) == [{"boot": 1, "sword": 1}, {"boot": 1, "health": 1}]
