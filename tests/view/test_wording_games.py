"""The words of actions, questions, events and reasons in real games, and in scenes for what is rare."""

import random
import re
from collections import defaultdict
from functools import lru_cache
from typing import get_args

import pytest

from game.box import build_box
from game.rules import Action, Setup, apply, events, legal_actions, new_game, why_not
from game.rules.dungeon import Dungeon
from game.rules.ids import ACTION_NAMES, DECLINE, END, LAY, MERCY, MOVE, PLACE, SHOP, TELEPORT
from game.rules.interpreter import QUESTIONS
from game.rules.state import Frame, Owed
from game.rules.tiles import ROOMS_PER_TILE
from game.strings import load
from game.view.wording import action_text, event_text, question_text, reason_text

WORDS = load("en")
BOX = build_box(promos=True)
NAMES = ("Ann", "Ben", "Cem", "Dee")


def assert_tidy(text: str) -> None:
    assert text == text.strip()
    assert not re.search(r"  |[{}_]|\.\.| [.,:;]|\b1 (cards|swords|boots|lockpicks|points|cubes)\b", text), text


def play_a_game(seed: int, said: dict[str, set[str]]) -> None:
    """Play at random, mostly not ending turns early, and word everything on the way."""
    chance = random.Random(seed)
    state = new_game(BOX, Setup(2 + seed % 3, ("start_a", "start_b")[seed % 2], promos=True), seed)
    for _ in range(1500):
        if state.over:
            break
        actions = legal_actions(state)
        said[f"question {state.stack[-1].effects[0][0] if state.stack else 'turn'}"].add(question_text(WORDS, state))
        for action in actions:
            said[f"action {ACTION_NAMES[action.kind]}"].add(action_text(WORDS, state, action))
        wild = Action(chance.randrange(END + 1), chance.randrange(14), chance.randrange(3))
        reason = why_not(state, wild)
        if reason is not None:
            said[f"reason {reason.code}"].add(reason_text(WORDS, reason))
        log: list = []
        lively = [action for action in actions if action.kind != END]
        apply(state, chance.choice(lively if lively and chance.random() < 0.8 else actions), log)
        for event in log:
            said[f"event {type(event).__name__}"].add(event_text(WORDS, state, event, NAMES))
    said["question over"].add(question_text(WORDS, state))


@lru_cache(maxsize=1)
def everything_said() -> dict[str, set[str]]:
    """Kind of thing -> every text that some games said of it."""
    said: dict[str, set[str]] = defaultdict(set)
    for seed in range(12):
        play_a_game(seed, said)
    return said


def test_games_are_told_in_tidy_words():
    for text in (text for texts in everything_said().values() for text in texts):
        assert_tidy(text)


def test_actions_and_questions_are_never_silent():
    for kind, texts in everything_said().items():
        assert kind.startswith("event") or "" not in texts


def test_events_are_sentences():
    for kind, texts in everything_said().items():
        if kind.startswith("event"):
            assert all(text.endswith(".") for text in texts if text), kind


def test_random_games_meet_nearly_every_kind_of_action():
    met = {kind.removeprefix("action ") for kind in everything_said() if kind.startswith("action")}
    assert set(ACTION_NAMES) - met <= {"mercy", "give_up", "project"}


def test_what_a_hand_hides_is_not_told():
    for event in (events.CardMoved(0, 0, "deck", "hand"), events.Asked(0, "ward"), events.TurnEnded(0)):
        assert event_text(WORDS, fresh(), event, NAMES) == ""


# --- scenes ----------------------------------------------------------------------------------------------------


def fresh(players: int = 2):
    """The start of a game; its first player is seat 0, no question is open."""
    state = new_game(BOX, Setup(players, promos=True, first=0), 1)
    state.stack = ()
    return state


def card(slug: str) -> int:
    return BOX.card_ids[slug]


def asked(*effect, source: str = "", **fields):
    """A game in which seat 0 is being asked this; `fields` of the player are set first."""
    state = fresh()
    for name, value in fields.items():
        setattr(state.players[0], name, value)
    state.stack = (Frame(0, (effect,), card(source) if source else -1),)
    return state


def answers(state) -> list[str]:
    frame = state.stack[-1]
    effect = frame.effects[0]
    return [action_text(WORDS, state, action) for action in QUESTIONS[effect[0]].options(state, frame, effect)]


def on_new_tile(state, slug: str = "d04", rotation: int = 1) -> int:
    """Lay a tile east of the upper half of the starting tile and put the player on it; its place."""
    state.dungeon = state.dungeon.lay(BOX.tile_ids[slug], (1, 0), rotation)
    state.players[0].room = ROOMS_PER_TILE
    return 1


CHOICE = ("choose", 2, ((("gold", 2),), (("trash", "", False),), (("lockpick", 1),)))
ALL_OR_ONE = ("choose_first", (("artifacts", 1),), ((("clank", -2),), (("gold", 1),)))
SCENES = {
    "choose": (lambda: asked(*CHOICE, source="black_market"), "Black Market: Choose 2 different ones."),
    "choose_first": (
        lambda: asked(*ALL_OR_ONE, source="empurror"),
        "Empurror: Choose one. If you have an artifact before this turn ends, the others follow.",
    ),
    "discard_for": (
        lambda: asked("discard_for", (("draw", 2),), source="charlatan"),
        "Charlatan: Discard a card from your hand? If you do: draw 2 cards.",
    ),
    "to_deck_top": (lambda: asked("to_deck_top", source="robbery"), "Robbery: Put it on top of your deck?"),
    "replace_row_card": (lambda: asked("replace_row_card"), "Which card of the Dungeon Row is replaced?"),
    "steal_row_card": (lambda: asked("steal_row_card"), "Which card of the Dungeon Row do you want?"),
    "market_gift": (lambda: asked("market_gift"), "Which market item do you take?"),
    "teleport_now": (
        lambda: asked("teleport_now", source="floating_skull"),
        "Floating Skull: Teleport to an adjacent room?",
    ),
    "raise_where": (lambda: asked("raise_where", 3), "Where do you lay the new tile, and how?"),
    "onto_tile": (lambda: asked("onto_tile", 0), "Teleport onto the new tile, or gain 2 gold?"),
    "map_tile": (lambda: asked("map_tile"), "Where does the new tile go?"),
    "map_turn": (lambda: asked("map_turn", 3, 1, 0), "How do you turn the new tile?"),
    "turn_own_tile": (lambda: asked("turn_own_tile"), "Your tile must turn. How?"),
    "ward": (lambda: asked("ward"), "A ghost strikes. Do you discard a card against it?"),
    "spring_trash": (lambda: asked("spring_trash"), "Magic Spring: which card do you trash?"),
    "walk": (lambda: discovering()[0], "Lay the tile you discovered."),
}


def discovering():
    """A player who has set out to discover a tile, with boots to spare; the state and the words of setting out."""
    state = fresh()
    state.turn.boots = 9
    route = next(a for a in legal_actions(state) if a.kind == MOVE and is_edge(state, a))
    before = action_text(WORDS, state, route)
    apply(state, route)
    return state, before


def is_edge(state, action: Action) -> bool:
    return state.dungeon.routes(state.players[0].room)[action.a].cell is not None


def test_there_is_a_scene_for_every_question():
    assert set(SCENES) == set(QUESTIONS)


@pytest.mark.parametrize("name", SCENES)
def test_a_question_reads_and_its_answers_have_words(name):
    build, text = SCENES[name]
    state = build()
    assert question_text(WORDS, state) == text
    for line in answers(state):
        assert line
        assert_tidy(line)


def test_options_are_told_by_what_they_do():
    assert answers(SCENES["choose"][0]()) == [
        "Gain 2 gold",
        "Trash a card from your play area or discard pile",
        "Gain 1 lockpick",
    ]
    assert answers(SCENES["choose_first"][0]()) == ["Clank! −2", "Gain 1 gold"]


def test_answers_to_a_ghost():
    state = asked("ward", hand=(card("burgle"), card("white_tourmaline")))
    assert answers(state) == ["Let the ghost strike", "Discard White Tourmaline against the ghost"]


def test_stolen_cards_keep_their_other_price():
    state = asked("steal_row_card", source="grand_theft", gold=3)
    state.row = (card("bard"), card("wishing_well"), card("skeleton"), -1, -1, -1)
    assert answers(state) == ["Acquire Bard for no skill", "Use Wishing Well for no skill (3 gold)"]


def test_market_gifts():
    state = asked("market_gift", damage=5)
    state.players[0].room = next(
        room for tile in range(len(BOX.tiles)) for room in market_rooms(state, tile)
    )
    gifts = ["Backpack", "Blood Amulet", "Burglar's Kit", "Crown 10"]
    assert answers(state) == [f"Take {gift} for free" for gift in gifts]


def market_rooms(state, tile: int):
    """Rooms with a market on a tile, which is laid first."""
    if not BOX.tiles[tile].is_square:
        return []
    state.dungeon = state.dungeon.lay(tile, (1, -tile), 0)
    return [room for room in state.dungeon.rooms_of(len(state.dungeon.places) - 1) if state.dungeon.room(room).market]


def test_shopping_tells_the_price_and_what_lowers_it():
    state = fresh()
    assert action_text(WORDS, state, Action(SHOP, 3)) == "Buy Crown 10 (7 gold)"
    both = Action(SHOP, 0, 1, 1)
    assert action_text(WORDS, state, both) == "Buy Backpack (0 gold, with the Discount Coupon, with the Golden Flute)"


def test_walking_tells_boots_lockpicks_swords_and_damage(monkeypatch):
    state = fresh()
    start = state.players[0].room
    route = state.dungeon.routes(start)[0]._replace(boots=2, monsters=3, locks=1, cell=None, room=start, blocked="")
    monkeypatch.setattr(Dungeon, "routes", lambda dungeon, room: (route,))
    assert action_text(WORDS, state, Action(MOVE, 0, 1)) == (
        "Walk to the Crypt: 2 boots, 1 lockpick, 1 sword, 2 damage"
    )
    short = route._replace(via=(0, 1), monsters=0, locks=0, boots=1)
    monkeypatch.setattr(Dungeon, "routes", lambda dungeon, room: (short,))
    assert action_text(WORDS, state, Action(MOVE, 0)) == "Walk through a portal to the Crypt: 1 boot"


def test_discovering_tells_where_and_each_way_to_lay_the_tile():
    state, before = discovering()
    assert re.fullmatch(r"Discover a tile (north|east|south|west) of The .*: at least \d boots?.*", before)
    ways = [action_text(WORDS, state, a) for a in legal_actions(state) if a.kind == PLACE]
    assert ways
    for way in ways:
        assert re.match(r"Lay the tile, (upright|turned (90|180|270)°): (to the |on to another new tile)", way)


def test_laying_beside_the_starting_tile_tells_which_half():
    state = fresh()
    assert action_text(WORDS, state, Action(LAY, 1, 0, -1)) == "Lay a tile east of The Mourners' Gate, upper half"
    assert action_text(WORDS, state, Action(LAY, -1, 1, -1)) == "Lay a tile west of The Mourners' Gate, lower half"
    on_new_tile(state)
    assert action_text(WORDS, state, Action(LAY, 2, 0, 3)) == "Lay the tile east of The Bone Market, turned 270°"


def test_mercy_turns_the_tile_from_how_it_lies():
    state = fresh()
    on_new_tile(state, rotation=1)
    told = [action_text(WORDS, state, Action(MERCY, rotation)) for rotation in (0, 2, 3)]
    assert told == [f"Mercy: turn your tile by {by}" for by in ("90° anticlockwise", "90° clockwise", "180°")]


def test_kept_teleports_name_their_card():
    state = fresh()
    room = next(r for r in state.dungeon.all_rooms() if state.dungeon.room(r).name == "cold_well")
    plain, trashed = ("teleport", ("haunted",), (), False), ("teleport", ("wayshrine",), (), True)
    state.turn.owed = (Owed(plain, card("spectral_rider")), Owed(trashed, card("waystone")))
    told = [action_text(WORDS, state, Action(TELEPORT, number, DECLINE, room)) for number in (0, 1)]
    assert told == ["Spectral Rider: Teleport to the Cold Well", "Trash Waystone to teleport to the Cold Well"]


# --- events ----------------------------------------------------------------------------------------------------

TOLD = [
    (events.TurnStarted(0), "Ann begins a turn."),
    (events.OutTurnStarted(1), "Ben is out of the game; the dragon stirs."),
    (events.CardMoved(0, card("burgle"), "hand", "play"), "Ann plays Burgle."),
    (events.CardMoved(0, card("bard"), "row", "discard", 2), "Ann acquires Bard."),
    (events.CardMoved(-1, card("bard"), "dungeon_deck", "row", 2), "Bard comes into the Dungeon Row."),
    (events.Gained(0, "gold", 3), "Ann gains 3 gold."),
    (events.Gained(0, "lockpick", -1), "Ann spends 1 lockpick."),
    (events.Gained(0, "skill", 2), ""),
    (events.ClankMade(1, 2, 0), "Ben: Clank! +2."),
    (events.ClankMade(1, 1, 2), "Ben: Clank! +3, of which 2 cancelled."),
    (events.ClankTakenBack(1, 2, 0), "Ben: Clank! −2."),
    (events.ClankTakenBack(1, 1, 1), "Ben: Clank! −1, and 1 more to cancel this turn."),
    (events.ClankTakenBack(1, 0, 2), "Ben can cancel 2 Clank! this turn."),
    (events.CubesReturned(1), "1 black cube goes back into the dragon bag."),
    (events.CubesReturned(0), ""),
    (events.TokenTaken(0, BOX.token_ids["barbarian"], "prisoner"), "Ann frees a prisoner: Barbarian."),
    (
        events.TokenTaken(0, BOX.token_ids["discount_coupon"], "prisoner"),
        "Ann finds something among the prisoners: Discount Coupon.",
    ),
    (events.TokenTaken(0, BOX.token_ids["crown_9"], "market"), "Ann gets a market item: Crown 9."),
    (events.TokenSpent(0, BOX.token_ids["treasure"]), ""),
    (events.Damaged(0, 1, 1, 0), "Ann takes 2 damage."),
    (events.CubeDrawn(events.BLACK), "Drawn: a black cube."),
    (events.CubeDrawn(events.GHOST), "Drawn: a ghost cube."),
    (events.CubeDrawn(1), "Drawn: a cube of Ben."),
    (events.CubesSettled(0, 2, 1), "Ann takes 2 damage."),
    (events.CubesSettled(0, 0, 1), "1 cube of Ann goes back to the supply."),
    (events.KnockedOut(1), "Ben is knocked out."),
    (events.Escaped(0), "Ann escapes from the catacombs."),
    (events.GameOver("bag_empty"), "The game is over: the dragon bag is empty."),
]


@pytest.mark.parametrize(("event", "text"), TOLD, ids=lambda value: type(value).__name__)
def test_an_event_reads(event, text):
    assert event_text(WORDS, fresh(), event, NAMES) == text


def test_a_cave_that_does_not_stop_is_not_told_whatever_holds_later():
    state = fresh()
    assert event_text(WORDS, state, events.Stopped(0, free=True), NAMES) == ""
    state.turn.caves_free = True
    assert event_text(WORDS, state, events.Stopped(0), NAMES) == "The crystal cave stops Ann for this turn."



def test_every_type_of_event_is_worded():
    from game.view.wording_events import _EVENTS

    assert set(_EVENTS) == set(get_args(events.Event))


@pytest.mark.parametrize("how", ["everyone_out", "bag_empty", "deck_empty"])
def test_every_end_of_a_game_has_words(how):
    assert_tidy(event_text(WORDS, fresh(), events.GameOver(how), NAMES))
