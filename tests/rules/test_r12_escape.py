"""R12.1 Escaping: back in the Crypt with an artifact."""

from game.rules import events as ev
from game.rules import score_sheet
from game.rules.ids import ACQUIRE, ESCAPED, FIGHT, INSIDE, MOVE, SHOP, TELEPORT
from tests.kit import (
    QUIET_ROW,
    act,
    card,
    end_turn,
    kinds,
    play,
    question,
    refused,
    room,
    routes_to,
    scene,
    slot,
    tokens_of,
    walk,
)
from tests.rules.bag import BLACK, dragon_scene, draws, end_turn_drawing, position, silent_scene

THIEF = {"room": "start_a.crossing", "artifacts": ["artifact_5"]}
ESCAPEE = {"status": "escaped", "artifacts": ["artifact_7"], "tokens": ["mastery"]}
OUT = {"status": "out"}


def test_player_with_an_artifact_escapes_at_the_end_of_the_turn():
    """R12.1: arriving is not leaving; the mastery token comes with the end of the turn."""
    state = silent_scene(THIEF, {}, turn={"boots": 1})

    walk(state, "start_a.crypt")
    assert state.players[0].status == INSIDE
    end_turn(state)

    assert state.players[0].status == ESCAPED
    assert tokens_of(state.players[0]) == ["artifact_5", "mastery"]
    assert state.masteries == 1


def test_mastery_is_worth_twenty():
    """R12.1: 20 points."""
    state = silent_scene(THIEF, {}, turn={"boots": 1})
    walk(state, "start_a.crypt")
    before = score_sheet(state, 0).total

    end_turn(state)

    assert score_sheet(state, 0).total == before + 20


def test_pawn_back_in_the_crypt_cannot_walk_out():
    """R12.1: whatever boots are left."""
    state = silent_scene(THIEF, {}, turn={"boots": 3})
    walk(state, "start_a.crypt")

    assert refused(state, MOVE, routes_to(state, "start_a.crossing")[0]) == "cannot_leave_crypt"


def test_pawn_back_in_the_crypt_cannot_teleport_out():
    """R12.1: neither next door nor far away."""
    state = scene(
        players=[{**THIEF, "hand": ["blink_spell"]}, {"room": "start_a.vestry"}],
        turn={"boots": 1},
    )
    walk(state, "start_a.crypt")
    play(state, "blink_spell")

    assert refused(state, TELEPORT, 0, 0, -1) == "cannot_leave_crypt"
    assert refused(state, TELEPORT, 0, -1, room(state, "start_a.vestry")) == "cannot_leave_crypt"


def test_floating_skull_does_not_move_an_escaping_pawn():
    """R12.1: a teleport at once is no way out either."""
    state = silent_scene(
        THIEF, {}, row=["floating_skull", *QUIET_ROW[:5]], turn={"boots": 1, "skill": 6}, deck=["lute"]
    )
    walk(state, "start_a.crypt")

    act(state, ACQUIRE, slot(state, "floating_skull"))

    assert question(state) == ""
    assert state.players[0].room == room(state, "start_a.crypt")


def test_escaping_player_finishes_the_turn():
    """R12.1: cards, buying, fighting."""
    state = scene(
        players=[{**THIEF, "hand": ["golden_flute"], "gold": 5}],
        row=["skeleton", *QUIET_ROW[:5]],
        turn={"boots": 1, "skill": 3, "swords": 1},
    )
    walk(state, "start_a.crypt")

    play(state, "golden_flute")
    act(state, ACQUIRE, slot(state, "swindle"))
    act(state, FIGHT, slot(state, "skeleton"))
    act(state, SHOP, 0, 0, 1)

    assert tokens_of(state.players[0]) == ["artifact_5", "backpack"]
    assert card("swindle") in state.players[0].discard


def test_escaping_player_must_still_play_every_card():
    """R12.1, R3.1: the turn is finished like any other."""
    state = scene(players=[{**THIEF, "hand": ["stumble"]}], turn={"boots": 1})

    walk(state, "start_a.crypt")

    assert "end" not in kinds(state)


def test_escaping_player_leaves_after_drawing_and_before_the_refill():
    """R12.1, R10.1: draw 5, leave, refill."""
    state = silent_scene({**THIEF, "deck": ["burgle"] * 5}, {}, row=QUIET_ROW[:5], turn={"boots": 1})
    walk(state, "start_a.crypt")

    events = end_turn(state)

    gone = position(events, ev.Escaped)
    assert position(events, ev.CardMoved, dst="hand") < gone < position(events, ev.CardMoved, dst="row")


def test_refill_no_longer_touches_who_escaped():
    """R12.1: "each player" makes noise, the escaped one does not."""
    state = silent_scene(THIEF, {}, row=QUIET_ROW[:5], deck=["skeleton_priest"], turn={"boots": 1})
    walk(state, "start_a.crypt")

    end_turn(state)

    assert [p.noise for p in state.players] == [0, 1]


def test_attack_no_longer_touches_who_escaped():
    """R12.1, R12.3: the cube drawn goes back to the supply."""
    state = dragon_scene({**THIEF, "noise": 9, "damage": 9}, {"noise": 9}, turn={"boots": 1})
    walk(state, "start_a.crypt")

    end_turn_drawing(state, 0, 1, BLACK)

    assert state.players[0].status == ESCAPED
    assert (state.players[0].damage, state.players[0].supply) == (9, 13)
    assert state.players[1].damage == 1


def test_last_one_leaving_ends_the_game_without_refill_or_attack():
    """R12.1: the gap stays open and the noise stays in the area."""
    state = dragon_scene({**THIEF, "noise": 2}, OUT, turn={"boots": 1})
    walk(state, "start_a.crypt")

    events = end_turn(state)

    assert state.over
    assert -1 in state.row
    assert state.players[0].noise == 2
    assert draws(events) == []
    assert state.players[0].status == ESCAPED


def test_last_one_leaving_ends_the_game_even_with_a_short_deck():
    """R12.1: the refill is not reached; nobody is there to be knocked out."""
    state = silent_scene(THIEF, ESCAPEE, row=QUIET_ROW[:4], deck=["end"], turn={"boots": 1})
    walk(state, "start_a.crypt")

    end_turn(state)

    assert state.over
    assert [p.status for p in state.players] == [ESCAPED, ESCAPED]


def test_crypt_without_an_artifact_is_no_escape():
    """R12.1: the first turns are spent there."""
    state = silent_scene({}, {})

    end_turn(state)

    assert state.players[0].status == INSIDE
