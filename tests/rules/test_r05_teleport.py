"""R5.8 and R5.7: teleporting."""

import pytest

from game.rules import Reason, legal_actions
from game.rules.ids import ACQUIRE, TELEPORT
from game.rules.tiles import RoomDef
from tests.kit import PLACE, act, decline, kinds, play, question, room, routes_to, scene, tokens_of
from tests.rules.small_tiles import CRYPT, one_room, reason, small_scene, start, tile

SIDE = RoomDef("side", square=1)
ARTIFACT = {"artifacts": ["artifact_5"]}


def teleporter(*tunnels: str, rooms=(SIDE,), beyond=(), entry=None, **fields):
    """A player in the hub who has played Blink Spell."""
    hand = {"hand": ["blink_spell"], **(entry or {})}
    state = small_scene([start(*tunnels, rooms=rooms), *beyond], players=[hand], **fields)
    play(state, "blink_spell")
    return state


def at(state) -> str:
    return state.dungeon.name(state.players[0].room)


def jump(state, route: int = 0) -> None:
    act(state, TELEPORT, 0, route, -1)


def test_a_teleport_needs_no_boots():
    """R5.8: to a room joined by a tunnel, without boots."""
    state = teleporter("hub side")

    jump(state)

    assert (at(state), state.turn.boots) == ("start_a.side", 0)


def test_a_teleport_ignores_every_icon_and_arrow():
    """R5.8, R5.5: footprints, monsters, locks and the arrow against; nothing is paid, the locks stay closed."""
    state = teleporter("side > hub foot m3 l2", turn={"boots": 1, "swords": 1}, entry={"lockpicks": 2, "damage": 9})

    jump(state)

    p = state.players[0]
    assert at(state) == "start_a.side"
    assert (p.picks, p.damage, state.turn.boots, state.turn.swords) == (2, 9, 1, 1)
    assert state.opened == 0


def test_a_teleport_goes_one_tunnel_far():
    """R5.8: to a room joined by a tunnel, not to a room behind it."""
    state = teleporter("hub side", "side far", rooms=(SIDE, RoomDef("far")))

    goals = [(action.b, action.c) for action in legal_actions(state) if action.kind == TELEPORT]

    assert goals == [(0, -1)]
    assert reason(state, TELEPORT, 0, -1, room(state, "start_a.far")) == Reason("cannot_reach")
    assert reason(state, TELEPORT, 0, 5, -1) == Reason("cannot_reach")


def test_a_teleport_follows_a_tunnel_over_tiles():
    """R5.8: adjacent is joined by a tunnel, however long."""
    beyond = [one_room("cell", "w1 hall")]
    state = teleporter("hub e0", beyond=beyond, tiles=["cell 1 0"])

    jump(state)

    assert at(state) == "cell.hall"


def test_a_teleport_goes_through_portals():
    """R5.8: the two rooms count as adjacent; icons of both parts are ignored."""
    state = teleporter("hub p0 m2", "p1 side l1 foot")

    jump(state)

    assert at(state) == "start_a.side"
    assert (state.players[0].damage, state.players[0].picks) == (0, 3)
    assert state.turn.portals == 1


def test_a_lone_portal_leads_nowhere():
    """R5.8, R8.4: with no other portal the teleport cannot go there."""
    state = teleporter("hub p0", "hub side")

    assert reason(state, TELEPORT, 0, 0, -1) == Reason("no_portal")


def test_a_dead_end_leads_nowhere():
    """R5.8, R6.10: a tunnel that ends at a wall joins no room."""
    state = teleporter("hub e0", beyond=[one_room("cell", "s0 hall", "s1 hall")], tiles=["cell 1 0"], entry={})

    assert reason(state, TELEPORT, 0, 0, -1) == Reason("dead_end")


def test_with_no_room_to_go_to_it_does_nothing():
    """R5.8: the turn simply goes on."""
    state = teleporter("hub crypt")

    assert "teleport" not in kinds(state)
    assert "end" in kinds(state)


def test_a_teleport_into_the_crypt_needs_an_artifact():
    """R5.7, R5.8: nobody may enter the Crypt without an artifact, by walking or teleporting."""
    state = teleporter("hub crypt")

    assert reason(state, TELEPORT, 0, 0, -1) == Reason("crypt_needs_artifact")


def test_a_teleport_into_the_crypt_with_an_artifact():
    """R5.8: entering by teleport is entering: the Crypt applies, the pawn cannot leave it any more (R12.1)."""
    state = teleporter("hub crypt", "crypt side", turn={"boots": 5}, entry=ARTIFACT)

    jump(state)

    assert at(state) == "start_a.crypt"
    assert reason(state, 5, 0) == Reason("cannot_leave_crypt")


def test_a_far_teleport_into_the_crypt_needs_an_artifact():
    """R5.7: by any teleport; here the Crypt is a wayshrine for a Waystone."""
    crypt = RoomDef("crypt", square=1, crypt=True, wayshrine=True)
    hub = RoomDef("hub", wayshrine=True)
    pieces = [tile("start_a", [hub, crypt], "hub crypt", zone="start")]
    without = small_scene(pieces, players=[{"hand": ["waystone"]}])
    play(without, "waystone")
    holding = small_scene(pieces, players=[{"hand": ["waystone"], **ARTIFACT}])
    play(holding, "waystone")
    goal = room(without, "start_a.crypt")

    assert reason(without, TELEPORT, 0, -1, goal) == Reason("cannot_reach")
    act(holding, TELEPORT, 0, -1, goal)
    assert at(holding) == "start_a.crypt"


def test_a_far_teleport_elsewhere_needs_no_artifact():
    """R5.7: only the Crypt is closed; Blink Spell goes to another player in the Depths."""
    state = small_scene([start("hub crypt", rooms=(RoomDef("den", depths=True),))], seats=2,
                        players=[{"hand": ["blink_spell"]}, {"room": "start_a.den"}])  # fmt: skip
    play(state, "blink_spell")

    act(state, TELEPORT, 0, -1, room(state, "start_a.den"))

    assert at(state) == "start_a.den"


def test_who_escapes_cannot_teleport_away():
    """R5.8, R12.1: from the Crypt, with an artifact, no teleport leads out."""
    state = small_scene([start("hub crypt")], players=[{"room": "start_a.crypt", "hand": ["blink_spell"], **ARTIFACT}])
    play(state, "blink_spell")

    assert reason(state, TELEPORT, 0, 0, -1) == Reason("cannot_leave_crypt")


def test_who_escapes_cannot_follow_another_player_either():
    """R5.8, R12.1: Blink Spell to a player in the Depths."""
    players = [{"room": "start_a.crypt", "hand": ["blink_spell"], **ARTIFACT}, {"room": "start_a.hub"}]
    state = small_scene([start("hub crypt")], players=players)
    play(state, "blink_spell")

    assert reason(state, TELEPORT, 0, -1, room(state, "start_a.hub")) == Reason("cannot_leave_crypt")


@pytest.mark.parametrize(("facts", "gold", "stopped"), [
    ({"reward": "gold", "gold": 4}, 4, False),
    ({"cave": True}, 0, True),
])  # fmt: skip
def test_entering_by_teleport_is_entering(facts, gold, stopped):
    """R5.8: rewards and crystal cave apply."""
    state = teleporter("hub side", rooms=(RoomDef("side", **facts),))

    jump(state)

    assert (state.players[0].gold, state.turn.stopped) == (gold, stopped)


def test_a_teleport_may_lead_back_to_the_own_room():
    """R5.8, R6.3: a tunnel from the room to itself: it is entered and gives its reward."""
    hub = RoomDef("hub", reward="gold", gold=2)
    state = small_scene([tile("start_a", [hub, CRYPT], "hub hub", zone="start")], players=[{"hand": ["blink_spell"]}])
    play(state, "blink_spell")

    jump(state)

    assert state.players[0].gold == 2


# --- teleports that discover -----------------------------------------------------------------------------------

# Going out by e0 the four turns show w1, s1, e1, n1.
CHOICES = one_room("cell", "w1 hall m3 l3 foot", "hall > s1", "e1 p0", "w0 hall")


def test_a_teleport_may_discover_a_tile():
    """R5.8: every orientation is allowed whose tunnel leads to a room; icons and arrows do not matter."""
    state = teleporter("hub e0", beyond=[CHOICES], entry={"lockpicks": 0, "damage": 9})

    jump(state)
    turns = [action.a for action in legal_actions(state) if action.kind == PLACE]
    assert turns == [0, 1]  # e1 is a portal without another one, n1 is a wall

    act(state, PLACE, 0, 0, 0)
    assert at(state) == "cell.hall"
    assert (state.players[0].damage, state.opened) == (9, 0)


def test_refused_orientations_of_a_teleport_say_why():
    """R5.8, R6.10, R8.4: no room at the end of the tunnel."""
    state = teleporter("hub e0", beyond=[CHOICES])

    jump(state)

    assert reason(state, PLACE, 2, 0, 0) == Reason("no_portal")
    assert reason(state, PLACE, 3, 0, 0) == Reason("dead_end")


def test_a_teleport_may_not_discover_a_way_into_the_crypt():
    """R5.8, R5.7: a room the player may enter."""
    beyond = [one_room("bend", "w1 s0", "s1 hall", "e1 hall", "n1 hall")]
    # from the hub east, turned by 0: south, where a second bend leads west into the Crypt's own mouth
    corner = one_room("corner", "n1 w1")
    state = teleporter("hub e0", "crypt E0", beyond=[corner, *beyond], tiles=["corner 1 1"])

    jump(state)

    assert reason(state, PLACE, 0, 0, 0) == Reason("crypt_needs_artifact")


def test_without_a_tile_a_teleport_discovers_nothing():
    """R5.8, R6.6: the edge is closed."""
    state = teleporter("hub e0", beyond=[CHOICES], tile_stack=["end"])

    assert reason(state, TELEPORT, 0, 0, -1) == Reason("no_tiles_left")


# --- a teleport at once ----------------------------------------------------------------------------------------


def test_a_teleport_of_an_acquire_text_happens_at_once_or_never():
    """R5.8, R3.12: Floating Skull asks when it is acquired; it may be declined."""
    state = scene(row=["floating_skull"], turn={"skill": 12}, players=[{"room": "start_a.chantry"}])

    act(state, ACQUIRE, 0)
    assert question(state) == "teleport_now"
    decline(state)

    assert at(state) == "start_a.chantry"
    assert "teleport" not in kinds(state)


def test_a_teleport_of_an_acquire_text_moves_the_pawn():
    """R5.8: from the monkey shrine through the lock to the cells, where a minor secret waits."""
    state = scene(row=["floating_skull"], turn={"skill": 6}, minors=["dragon_egg"],
                  players=[{"room": "start_a.monkey_shrine"}])  # fmt: skip

    act(state, ACQUIRE, 0)
    act(state, TELEPORT, -1, routes_to(state, "start_a.cells")[0])

    assert at(state) == "start_a.cells"
    assert tokens_of(state.players[0]) == ["dragon_egg"]


def test_a_teleport_of_an_acquire_text_without_a_room_is_lost():
    """R5.8: with no room to go to it does nothing, and nobody is asked."""
    state = small_scene([start("hub crypt")], row=["floating_skull"], turn={"skill": 6})

    act(state, ACQUIRE, 0)

    assert question(state) == ""
