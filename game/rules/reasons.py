"""Why something is not allowed: a code and the numbers that belong to it; the words are the business of the view."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple


class Reason(NamedTuple):
    """A refusal: what is missing, how much would be needed and how much there is; `detail` names a thing."""

    code: str
    need: int = 0
    have: int = 0
    detail: str = ""


@lru_cache(maxsize=2048)
def refusal(code: str, need: int = 0, have: int = 0, detail: str = "") -> Reason:
    """A Reason, remembered: `legal_actions` meets the same refusals all the time and throws them away."""
    return Reason(code, need, have, detail)


CODES = (
    "game_over", "not_an_answer", "answer_first", "tile_waits", "too_disturbing", "no_such_thing",
    "not_in_hand", "slot_empty", "wrong_kind", "pile_empty", "needs_skill", "needs_swords", "needs_gold",
    "needs_lockpicks", "needs_boots", "needs_damage", "wrong_place", "no_majors_left", "wrong_swords",
    "no_prisoners_left", "no_tomes_left", "no_tiles_left", "dead_end", "no_portal", "one_way", "stopped_by_cave",
    "monsters_too_strong", "crypt_needs_artifact", "cannot_leave_crypt", "no_artifact_here", "hands_full",
    "nothing_to_pick", "already_picked", "no_market_here", "sold_out", "no_coupon", "no_flute", "no_wayshrine_here",
    "already_marked", "wayshrine_full", "no_cubes_left", "no_effect_kept", "condition_not_met", "not_there",
    "cannot_reach", "hand_not_empty", "must_trash", "must_project", "mercy_off", "mercy_used", "not_trapped",
    "does_not_free", "not_square", "can_be_paid",
    # of a session: why the last action cannot be taken back, or done again
    "nothing_done", "cards_seen", "tile_seen", "secret_seen", "cubes_seen", "chance", "nothing_to_redo",
)  # fmt: skip
