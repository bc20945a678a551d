"""R7.5 and R7.6: markets and wayshrines."""

import pytest

from game.rules import Player, Reason
from game.rules.ids import MARK, SHOP
from game.rules.tiles import RoomDef
from tests.kit import act, end_turn, kinds, play, tokens_of, walk
from tests.rules.small_tiles import CRYPT, reason, small_scene, tile

BACKPACK, AMULET, KIT, CROWN = range(4)


def in_room(*others: RoomDef, entry=None, **facts):
    """A player in a hub with these properties."""
    fields = facts.pop("fields", {})
    hub = RoomDef("hub", **facts)
    tunnels = [f"hub {other.name}" for other in others]
    pieces = [tile("start_a", [hub, CRYPT, *others], "hub crypt", *tunnels, zone="start")]
    return small_scene(pieces, players=[entry or {}], **fields)


# --- R7.5 markets ----------------------------------------------------------------------------------------------


def test_an_item_costs_seven_gold():
    """R7.5: 7 gold each."""
    state = in_room(market=True, entry={"gold": 8})

    act(state, SHOP, BACKPACK)

    assert (tokens_of(state.players[0]), state.players[0].gold) == (["backpack"], 1)


def test_too_little_gold():
    """R7.5: 7 gold each."""
    state = in_room(market=True, entry={"gold": 6})

    assert reason(state, SHOP, BACKPACK) == Reason("needs_gold", 7, 6)


def test_any_number_of_items_two_of_a_kind_allowed():
    """R7.5: any number of items, two of a kind allowed."""
    state = in_room(market=True, entry={"gold": 28})

    for item in (BACKPACK, BACKPACK, KIT, CROWN):
        act(state, SHOP, item)

    assert tokens_of(state.players[0]) == ["backpack", "backpack", "burglars_kit", "crown_10"]
    assert state.players[0].picks == 5


def test_crowns_are_sold_best_first_until_they_are_gone():
    """R7.5, R2.3: crowns best first; then sold out."""
    state = in_room(market=True, entry={"gold": 30})

    worth = []
    for _ in range(3):
        act(state, SHOP, CROWN)
        worth.append(state.box.tokens[state.players[0].tokens[-1]].points)

    assert worth == [10, 9, 8]
    assert reason(state, SHOP, CROWN) == Reason("sold_out")


def test_the_blood_amulet_needs_five_damage():
    """R7.5: only with 5 or more damage."""
    healthy = in_room(market=True, entry={"gold": 7, "damage": 4})
    wounded = in_room(market=True, entry={"gold": 7, "damage": 5})

    assert reason(healthy, SHOP, AMULET) == Reason("needs_damage", 5, 4)
    act(wounded, SHOP, AMULET)
    assert wounded.players[0].damage == 3


def test_black_cubes_on_the_meter_are_damage_too():
    """R7.5: 5 or more damage, whoever's cubes mark it."""
    state = in_room(market=True, entry={"gold": 7, "damage": 5, "black_damage": 3})

    act(state, SHOP, AMULET)


def test_outside_a_market_nothing_is_sold():
    """R7.5: in a market room."""
    state = in_room(entry={"gold": 7})

    assert reason(state, SHOP, BACKPACK) == Reason("no_market_here")


@pytest.mark.parametrize(("numbers", "code"), [((9,), "no_such_thing"), ((0, 1), "no_coupon"), ((0, 0, 1), "no_flute")])
def test_what_is_not_there_cannot_be_bought_or_used(numbers, code):
    """R7.5: items of the market; coupons and flutes that the player has."""
    state = in_room(market=True, entry={"gold": 20})

    assert reason(state, SHOP, *numbers).code == code


# --- R7.6 wayshrines -------------------------------------------------------------------------------------------


def test_marking_takes_a_cube_and_gives_gold():
    """R7.6: mark it with a cube from the supply; take gold."""
    state = in_room(wayshrine=True)
    p = state.players[0]

    act(state, MARK)

    assert (p.gold, p.supply) == (1, 29)
    assert p.marks == 1 << p.room


def test_gold_equal_to_the_number_of_wayshrines_marked_now():
    """R7.6, EX9: 1, 2, 3 gold; three cubes out of the supply for good."""
    sides = [RoomDef("side", wayshrine=True), RoomDef("back", wayshrine=True)]
    state = in_room(*sides, wayshrine=True, fields={"turn": {"boots": 3}})
    p = state.players[0]

    act(state, MARK)
    assert p.gold == 1

    walk(state, "start_a.side")
    act(state, MARK)
    assert p.gold == 1 + 2

    walk(state, "start_a.hub")
    walk(state, "start_a.back")
    act(state, MARK)
    assert p.gold == 1 + 2 + 3
    assert (p.supply, p.noise, p.damage) == (27, 0, 0)


def test_a_wayshrine_once_per_player():
    """R7.6: once per player, also in a later turn; another player may mark it."""
    entry = {"hand": [], "deck": ["burgle"] * 5}
    state = in_room(wayshrine=True, entry=entry)
    state.players[1].room = state.players[0].room
    state.players[1].hand, state.players[1].discard = (), state.players[1].hand

    act(state, MARK)
    assert reason(state, MARK) == Reason("already_marked")

    end_turn(state)
    act(state, MARK)
    assert state.players[1].gold == 1

    end_turn(state)
    assert reason(state, MARK) == Reason("already_marked")


def test_not_without_a_cube():
    """R7.6: not if the supply is empty."""
    state = in_room(wayshrine=True, entry={"bagged": 30})

    assert reason(state, MARK) == Reason("no_cubes_left")


def test_the_last_cube_may_be_used():
    """R7.6: only an empty supply forbids it."""
    state = in_room(wayshrine=True, entry={"bagged": 29})

    act(state, MARK)

    assert state.players[0].supply == 0


def test_four_spaces_per_wayshrine():
    """R7.6: with four cubes of others on it there is no space (a fifth player is put there for this test)."""
    state = in_room(wayshrine=True, fields={"seats": 4})
    here = 1 << state.players[0].room
    for p in state.players[1:]:
        p.marks = here
    assert "mark" in kinds(state)

    state.players.append(Player(4, marks=here))

    assert reason(state, MARK).code == "wayshrine_full"


def test_marking_is_never_forced():
    """R7.6: it is an action; the pawn may pass, and the turn may end."""
    state = in_room(wayshrine=True, entry={"hand": [], "deck": ["burgle"] * 5})

    end_turn(state)

    assert state.players[0].marks == 0


def test_elsewhere_nothing_can_be_marked():
    """R7.6: at a wayshrine."""
    state = in_room()

    assert reason(state, MARK) == Reason("no_wayshrine_here")


def test_marks_are_not_taken_back_with_negative_clank():
    """R7.6: these cubes never come back."""
    state = in_room(wayshrine=True, entry={"hand": ["sneak_attack"]})

    act(state, MARK)
    play(state, "sneak_attack")

    assert (state.players[0].supply, state.turn.credit) == (29, 2)
