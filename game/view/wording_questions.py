"""What the player to move is being asked."""

from __future__ import annotations

from collections.abc import Callable

from game.rules.effects import Effect
from game.rules.ids import GIVE_UP
from game.rules.legal import legal_actions
from game.rules.state import State
from game.strings import Words

from .wording_effects import card_name, clauses, condition


def question_text(words: Words, state: State) -> str:
    """The open question with the card it comes from; without one, that it is the player's turn."""
    if state.over:
        return words("question.over")
    if not state.stack:
        return words("question.turn")
    frame = state.stack[-1]
    effect = frame.effects[0]
    text = _QUESTIONS.get(effect[0], _plain)(words, state, effect)
    if frame.source < 0:
        return text
    return words("text.from_card", card=card_name(words, state.box.cards[frame.source]), text=text)


def _plain(words: Words, state: State, effect: Effect) -> str:
    return words(f"question.{effect[0]}")


def _walk(words: Words, state: State, effect: Effect) -> str:
    stuck = any(action.kind == GIVE_UP for action in legal_actions(state))
    return words("question.walk_stuck" if stuck else "question.walk")


def _choose(words: Words, state: State, effect: Effect) -> str:
    return words("question.choose", n=effect[1])


def _choose_first(words: Words, state: State, effect: Effect) -> str:
    return words("question.choose_first", condition=condition(words, effect[1]))


def _discard_for(words: Words, state: State, effect: Effect) -> str:
    return words("question.discard_for", then=clauses(words, effect[1]))


_QUESTIONS: dict[str, Callable[[Words, State, Effect], str]] = {
    "walk": _walk,
    "choose": _choose,
    "choose_first": _choose_first,
    "discard_for": _discard_for,
}
