"""Short words for tests of rules: build a scene, do things in it as a player would, look at what came of it."""

from game.box import build_box
from game.rules import Action, State, apply, check, legal_actions, text, to_move, why_not
from game.rules.ids import ACTION_NAMES, CHOOSE, DECLINE, END, GIVE_UP, MOVE, PLACE, PLAY, ROW_SIZE
from game.session.scenario import load_scenario

BOX = build_box(promos=True)
QUIET_ROW = ["swindle", "lightstick", "smash_and_grab", "bandit", "expert_guide", "payoff"]  # no symbol, no ARRIVE


def scene(**fields) -> State:
    """The state of a scenario (see game/session/scenario.py); promos are in the box."""
    return load_scenario(BOX, {"promos": True, "row": QUIET_ROW, **fields})


def card(slug: str) -> int:
    return BOX.card_ids[slug]


def token(slug: str) -> int:
    return BOX.token_ids[slug]


def cards(*slugs: str) -> tuple[int, ...]:
    return tuple(sorted(card(slug) for slug in slugs))


def slugs_of(ids) -> list[str]:
    """The slugs of cards, sorted."""
    return sorted(BOX.cards[i].slug for i in ids if i >= 0)


def tokens_of(player) -> list[str]:
    """The slugs of everything a player holds, sorted."""
    return sorted(BOX.tokens[i].slug for i in player.artifacts + player.tokens + player.potions)


def room(state: State, name: str) -> int:
    """The number of the room called "tile.room"."""
    return next(r for r in state.dungeon.all_rooms() if state.dungeon.name(r) == name)


def act(state: State, kind: int, *numbers: int) -> list:
    """Do a legal action; its events. Fails with the reason if it is refused."""
    action = Action(kind, *numbers)
    assert action in legal_actions(state), f"{text(action)}: {why_not(state, action)}"
    events: list = []
    apply(state, action, events)
    check(state)
    return events


def refused(state: State, kind: int, *numbers: int) -> str:
    """The code of the reason why an action is refused, which must not be legal."""
    action = Action(kind, *numbers)
    assert action not in legal_actions(state), f"{text(action)} is legal"
    reason = why_not(state, action)
    assert reason is not None, f"{text(action)}: no reason"
    return reason.code


def play(state: State, *slugs: str) -> None:
    """Play cards from hand, in this order."""
    for slug in slugs:
        act(state, PLAY, card(slug))


def slot(state: State, slug: str) -> int:
    """Where a card lies in the row or the reserve."""
    return (*state.row, *BOX.reserve).index(card(slug))


def routes_to(state: State, name: str) -> list[int]:
    """The routes of the room of the player whose turn it is that lead to "tile.room"."""
    here = state.players[state.seat].room
    goal = room(state, name)
    return [n for n, route in enumerate(state.dungeon.routes(here)) if route.room == goal]


def walk(state: State, name: str, swords: int = 0) -> list:
    """Walk the first legal route to "tile.room", spending so many swords."""
    moves = [Action(MOVE, n, swords) for n in routes_to(state, name)]
    legal = [move for move in moves if move in legal_actions(state)]
    assert legal, f"no way to {name}: {[why_not(state, move) for move in moves]}"
    return act(state, *legal[0])


def question(state: State) -> str:
    """What is being asked, "" if nothing."""
    return state.stack[-1].effects[0][0] if state.stack else ""


def answer(state: State, choice: int, more: int = 0) -> list:
    """Answer a question with an option, card, slot, room, rotation or item; DECLINE is no."""
    return act(state, CHOOSE, choice, more)


def decline(state: State) -> list:
    return act(state, CHOOSE, DECLINE)


def play_out(state: State) -> None:
    """Play every card in hand, answering questions with the first option."""
    while legal_actions(state)[0].kind in (PLAY, CHOOSE) and (state.players[state.seat].hand or state.stack):
        act(state, *legal_actions(state)[0])


def end_turn(state: State) -> list:
    """End the turn; its events. Questions are left to be answered."""
    return act(state, END)


def kinds(state: State) -> set[str]:
    """The kinds of actions that are legal."""
    return {ACTION_NAMES[action.kind] for action in legal_actions(state)}


__all__ = [
    "BOX", "CHOOSE", "DECLINE", "END", "GIVE_UP", "MOVE", "PLACE", "PLAY", "QUIET_ROW", "ROW_SIZE", "act", "answer",
    "card", "cards", "decline", "end_turn", "kinds", "play", "play_out", "question", "refused", "room", "routes_to",
    "scene", "slot", "slugs_of", "to_move", "token", "tokens_of", "walk",
]  # fmt: skip
