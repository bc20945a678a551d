"""R6.4: what may be done while a tile waits, and which orientations are allowed."""

import pytest

from game.rules import Reason, legal_actions, why_not
from game.rules.events import ArtifactLaid, Damaged, Gained, GhostCame, LockOpened, PawnMoved, TileLaid
from game.rules.ids import ACQUIRE, FIGHT, MARK, MERCY, PICK, POTION, PROJECT, SHOP, TAKE, TELEPORT, TRASH, USE
from game.rules.tiles import RoomDef
from tests.kit import (
    END,
    GIVE_UP,
    MOVE,
    PLACE,
    PLAY,
    act,
    answer,
    card,
    kinds,
    play,
    question,
    scene,
    slot,
    slugs_of,
    token,
)  # fmt: skip
from tests.rules.small_tiles import CRYPT, one_room, reason, small_scene, start, tile
from tests.rules.waiting_tile import HARD, POOR, at, turns, waiting

# --- R6.4 orientations that may not be chosen -------------------------------------------------------------------


def test_an_orientation_that_cannot_be_paid_may_not_be_chosen():
    """R6.4: boots, lockpicks, arrows, R5.6: each refused with its numbers."""
    state = waiting(entry=POOR)

    assert turns(state) == []
    assert reason(state, PLACE, 0, 0, 0) == Reason("needs_boots", 2, 1)
    assert reason(state, PLACE, 1, 0, 0) == Reason("needs_lockpicks", 1, 0)
    assert reason(state, PLACE, 2, 0, 0) == Reason("one_way")
    assert reason(state, PLACE, 3, 0, 0) == Reason("monsters_too_strong", 2, 0)


@pytest.mark.parametrize(("entry", "turn", "allowed"), [
    (POOR, {"boots": 2}, [0]),
    ({**POOR, "lockpicks": 1}, {"boots": 1}, [1]),
    ({**POOR, "tokens": ["catacombs_map"]}, {"boots": 1}, [2]),
    ({**POOR, "damage": 7}, {"boots": 1}, [3]),
    ({**POOR, "damage": 8}, {"boots": 1, "swords": 1}, [3]),
    ({}, {"boots": 2, "swords": 2}, [0, 1, 3]),
])  # fmt: skip
def test_only_orientations_that_can_be_paid_may_be_chosen(entry, turn, allowed):
    """R6.4: an orientation is allowed as soon as its completed tunnel can be paid and walked."""
    state = waiting(entry=entry, turn=turn)

    assert sorted(set(turns(state))) == allowed


def test_the_whole_tunnel_must_be_paid():
    """R6.4: the lock of the known part and that of the new one, with a single lockpick."""
    state = waiting(one_room("cell", "w1 hall l1", "s1 hall"), tunnels=("hub e0 l1",), entry={"lockpicks": 1})

    assert reason(state, PLACE, 0, 0, 0) == Reason("needs_lockpicks", 2, 1)
    assert turns(state) == [1]


def test_damage_of_the_whole_tunnel_is_limited():
    """R6.4, R5.6: a monster in the known part and one in the new, one free space to fill."""
    cell = one_room("cell", "w1 hall m1", "s1 hall")
    state = waiting(cell, tunnels=("hub e0 m1",), entry={"damage": 8})

    assert reason(state, PLACE, 0, 0, 0) == Reason("monsters_too_strong", 2, 1)
    assert turns(state) == [1]


@pytest.mark.parametrize(("tunnel", "why"), [
    ("hub e0 foot", Reason("needs_boots", 2, 1)),
    ("hub e0 l1", Reason("needs_lockpicks", 1, 0)),
    ("e0 > hub", Reason("one_way")),
    ("hub e0 m1", Reason("monsters_too_strong", 1, 0)),
])  # fmt: skip
def test_the_known_part_must_be_walkable_to_set_out(tunnel, why):
    """R6.1, R6.4: no tile is revealed by a player who cannot even walk the part that is known."""
    state = small_scene([start(tunnel), HARD], players=[POOR], turn={"boots": 1})

    assert reason(state, MOVE, 0) == why


def test_no_orientation_may_lead_into_the_crypt_without_an_artifact():
    """R6.4, R5.7: the completed tunnel leads to the Crypt's own mouth."""
    corner = one_room("corner", "n1 w1", "hall *")
    bend = one_room("bend", "w1 s0", "s1 hall", "hall *")
    without = waiting(corner, bend, tunnels=("hub e0", "crypt E0"), tiles=["corner 1 1"])
    holding = waiting(corner, bend, tunnels=("hub e0", "crypt E0"), tiles=["corner 1 1"],
                      entry={"artifacts": ["artifact_5"]})  # fmt: skip

    assert reason(without, PLACE, 0, 0, 0) == Reason("crypt_needs_artifact")
    act(holding, PLACE, 0, 0, 0)
    assert at(holding) == "start_a.crypt"


@pytest.mark.parametrize(("numbers", "why"), [
    ((3, 0, 3), Reason("needs_swords", 3, 2)),
    ((3, 0, 0), Reason("wrong_swords", 0)),
    ((0, 0, 1), Reason("wrong_swords", 1)),
    ((0, 4, 0), Reason("cannot_reach")),
])  # fmt: skip
def test_other_placements_are_explained(numbers, why):
    """R6.4, R5.3, R5.6: swords that are not there, too few, too many; a way that does not exist."""
    state = waiting(entry=POOR, turn={"boots": 2, "swords": 2})

    assert reason(state, PLACE, *numbers) == why


# --- R6.4 what may be done meanwhile ----------------------------------------------------------------------------


def test_cards_may_be_played_to_pay():
    """R6.4: to play cards, so as to be able to pay."""
    state = waiting(entry={**POOR, "hand": ["sidestep"]})
    assert turns(state) == []

    play(state, "sidestep")
    act(state, PLACE, 0, 0, 0)

    assert (at(state), state.turn.boots) == ("hard.hall", 0)


def test_cards_may_be_acquired_to_pay():
    """R6.4: acquire; Bandit's ACQUIRE text brings the second boot."""
    state = waiting(entry=POOR, row=["bandit"], turn={"boots": 1, "skill": 4})

    act(state, ACQUIRE, 0)

    assert turns(state) == [0]


def test_cards_of_the_reserve_may_be_acquired():
    """R6.4: acquire."""
    state = waiting(turn={"boots": 1, "skill": 2})

    act(state, ACQUIRE, slot(state, "mercenary"))

    assert question(state) == "walk"


def test_devices_may_be_used_to_pay():
    """R6.4: use devices; the Underground River is asked about at once, then the tile waits on."""
    state = waiting(entry=POOR, row=["underground_river"], turn={"boots": 1, "skill": 2})

    act(state, USE, 0)
    assert question(state) == "choose"
    assert reason(state, PLACE, 0, 0, 0) == Reason("answer_first", detail="choose")
    answer(state, 1)

    assert question(state) == "walk"
    assert turns(state) == [0]


def test_monsters_may_be_fought_to_pay():
    """R6.4: fight; the Keymaster brings the lockpick."""
    state = waiting(entry=POOR, row=["keymaster"], turn={"boots": 1, "swords": 2})
    assert set(turns(state)) == {3}

    act(state, FIGHT, 0)

    assert turns(state) == [1]


def test_potions_may_be_used_to_pay():
    """R6.4: use potions."""
    state = waiting(entry={**POOR, "tokens": ["potion_of_swiftness", "potion_of_strength"]})

    act(state, POTION, token("potion_of_swiftness"))
    assert turns(state) == [0]

    act(state, POTION, token("potion_of_strength"))
    assert turns(state) == [0, 3]


def test_a_question_of_a_card_is_answered_before_the_tile():
    """R6.4: Charlatan is played in between; after its question the tile waits as before."""
    state = waiting(entry={"hand": ["charlatan", "burgle"], "deck": ["sidestep", "stumble"]})

    play(state, "charlatan")
    assert question(state) == "discard_for"
    answer(state, card("burgle"))

    assert question(state) == "walk"
    assert slugs_of(state.players[0].hand) == ["sidestep", "stumble"]


def test_conditions_are_met_while_a_tile_waits():
    """R6.4, R3.9: a second companion played in between draws."""
    state = waiting(entry={"hand": ["rebel_general", "bandit"], "deck": ["stumble"]})

    play(state, "rebel_general", "bandit")

    assert slugs_of(state.players[0].hand) == ["stumble"]


# --- R6.4 what may not be done meanwhile ------------------------------------------------------------------------


def everything_at_hand():
    """A room that offers all room actions, a kept teleport, an owed trash and mark; and a tile that waits."""
    hub = RoomDef("hub", market=True, wayshrine=True, feature="chest", artifact=0)
    pieces = [tile("start_a", [hub, CRYPT], "hub e0", "hub crypt", zone="start"), HARD]
    entry = {"hand": ["blink_spell", "shadow_walk", "astral_projection"], "played": ["burgle"], "gold": 20}
    state = small_scene(pieces, turn={"boots": 3, "skill_made": 4}, players=[{**entry, "tokens": ["discount_coupon"]}],
                        artifacts={"start_a.hub": ["artifact_5"]}, mercy=True)  # fmt: skip
    play(state, "blink_spell", "shadow_walk", "astral_projection")
    return state


def test_before_the_tile_is_revealed_all_of_it_is_allowed():
    """R6.4: the same scene without a waiting tile."""
    allowed = kinds(everything_at_hand())

    assert {"move", "take", "pick", "shop", "mark", "trash", "teleport", "project"} <= allowed


@pytest.mark.parametrize("action", [
    (MOVE, 0), (MOVE, 1), (TAKE,), (PICK,), (SHOP, 0), (SHOP, 0, 1), (MARK,), (END,), (TELEPORT, 0, 0, -1), (MERCY, 1),
    (TRASH, 1, card("burgle"), 0), (PROJECT, 2, 0),
])  # fmt: skip
def test_no_movement_no_room_action_no_end_until_the_tile_lies(action):
    """R6.4: no other movement, no room action, no end of turn; a played card's teleport waits."""
    state = everything_at_hand()
    act(state, MOVE, 0)

    assert reason(state, *action) == Reason("tile_waits")


@pytest.mark.parametrize("moves", [[], [(MOVE, 0)], [(MOVE, 0), (PLACE, 0)]])
def test_nothing_is_said_against_what_is_allowed(moves):
    """R6.4: before the tile, while it waits and when it lies, whatever is legal has no reason against it."""
    state = everything_at_hand()
    state.turn.skill = state.turn.swords = 9
    for move in moves:
        act(state, *move)

    assert [why_not(state, action) for action in legal_actions(state)] == [None] * len(legal_actions(state))


def test_when_the_tile_lies_everything_goes_on():
    """R6.4: until the tile lies; the kept teleport is still there."""
    state = everything_at_hand()
    act(state, MOVE, 0)
    act(state, PLACE, 0, 0, 0)

    assert {"move", "trash", "teleport", "project"} <= kinds(state)


def test_the_turn_ends_after_the_tile_lies():
    """R6.4: no end of turn until the tile lies."""
    state = waiting(one_room("cell", "w1 hall"), entry={"hand": []})
    assert reason(state, END) == Reason("tile_waits")

    act(state, PLACE, 0, 0, 0)

    assert "end" in kinds(state)


@pytest.mark.parametrize(("how", "slug"), [(FIGHT, "marble_guardian"), (USE, "dusty_map"), (ACQUIRE, "floating_skull")])
def test_row_cards_that_would_disturb_are_refused(how, slug):
    """R6.4: effects that move a pawn or lay another tile may not be started."""
    cell = one_room("cell", "w1 hall")
    state = waiting(cell, HARD, row=[slug], turn={"boots": 1, "skill": 9, "swords": 9})

    assert reason(state, how, 0) == Reason("too_disturbing")

    act(state, PLACE, 0, 0, 0)
    act(state, how, 0)


def test_remove_traps_is_refused():
    """R6.4: effects that reveal a row card may not be started."""
    state = waiting(one_room("cell", "w1 hall"), entry={"hand": ["remove_traps"]})

    assert reason(state, PLAY, card("remove_traps")) == Reason("too_disturbing")

    act(state, PLACE, 0, 0, 0)
    play(state, "remove_traps")
    assert question(state) == "replace_row_card"


def test_too_disturbing_is_not_said_of_what_cannot_be_paid():
    """R6.4, R4.4: what is too dear is refused for that."""
    state = waiting(row=["marble_guardian"])

    assert reason(state, FIGHT, 0) == Reason("needs_swords", 3, 0)


def test_a_card_with_a_teleport_may_be_played_and_its_teleport_waits():
    """R6.4: a played card's teleport waits."""
    cell = one_room("cell", "w1 hall", "hall *")
    state = waiting(cell, HARD, entry={"hand": ["blink_spell"]})

    play(state, "blink_spell")
    assert reason(state, TELEPORT, 0, 0, -1) == Reason("tile_waits")

    act(state, PLACE, 0, 0, 0)
    assert "teleport" in kinds(state)


def test_nothing_disturbing_can_be_stolen_meanwhile():
    """R6.4: Grand Theft may not take a Floating Skull or a Dusty Map while a tile waits."""
    state = waiting(row=["floating_skull", "dusty_map", "swindle"], entry={"hand": ["grand_theft"]})

    play(state, "grand_theft")
    answer(state, 1)

    assert question(state) == "walk"  # the only thing left to steal was taken without asking
    assert slugs_of(state.players[0].discard) == ["swindle"]


# --- R6.4 the order ----------------------------------------------------------------------------------------------


def test_the_order_when_a_tile_is_laid():
    """R6.4: artifact and ghost, then the tunnel's icons, then the room."""
    cell = one_room("cell", "w1 hall m1 l1", artifact=0, reward="gold", gold=2, haunted=True)
    state = waiting(cell)

    events = act(state, PLACE, 0, 0, 0)

    wanted = (TileLaid, ArtifactLaid, GhostCame, LockOpened, Damaged, PawnMoved)
    order = [type(e) for e in events if isinstance(e, wanted) or (isinstance(e, Gained) and e.what == "gold")]
    assert order == [*wanted, Gained]


def test_no_answer_without_a_waiting_tile():
    """R6.4: PLACE and GIVE_UP answer a tile that waits, and there is none."""
    state = scene()

    assert reason(state, PLACE, 0) == Reason("not_an_answer")
    assert reason(state, GIVE_UP, 0) == Reason("not_an_answer")
