"""The rules of the game, whole and pure.

Standard library only; no files, no clock, no global randomness. A game is a `State`; everything that is allowed in it
is listed by `legal_actions`, and `apply` carries one of these actions out:

    state = new_game(build_box(), Setup(players=3), seed=1)
    while not state.over:
        actions = legal_actions(state)          # what `to_move(state)` may do, sorted
        apply(state, actions[0])                # in place; pass a list to collect events
    print(score_sheet(state, 0).total, winners(state))

- `why_not(state, action)` says, with numbers, why an action is refused, or None.
- `state.clone()` is cheap; `digest`, `to_json`, `from_json` keep a state; the middle of a card is part of it.
- `observe(state, seat)` hides what a seat cannot know, `determinize` fills it with a guess.
- `visible` reads the picture of the table off a state, `fold` brings it up to date event by event.
- `check` raises if a card, cube, tile or token is lost or doubled.

Rules are cited by number (R7.4); the numbers are those of `RULES.md` beside this file.
"""

from .actions import Action, parse, text
from .apply import apply
from .box import Box, CardDef, TokenDef
from .codec import BadData, digest, from_json, to_json
from .invariants import Broken, check
from .knowledge import determinize, observe
from .legal import legal_actions, to_move
from .reasons import Reason
from .refusals import why_not
from .scoring import ScoreLine, ScoreSheet, score_sheet, winners
from .setup import new_game
from .state import Frame, Player, Setup, State, Turn
from .tiles import TileDef
from .visible import Table, fold, visible

__all__ = [
    "Action",
    "BadData",
    "Box",
    "Broken",
    "CardDef",
    "Frame",
    "Player",
    "Reason",
    "ScoreLine",
    "ScoreSheet",
    "Setup",
    "State",
    "Table",
    "TileDef",
    "TokenDef",
    "Turn",
    "apply",
    "check",
    "determinize",
    "digest",
    "fold",
    "from_json",
    "legal_actions",
    "new_game",
    "observe",
    "parse",
    "score_sheet",
    "text",
    "to_json",
    "to_move",
    "visible",
    "why_not",
    "winners",
]
