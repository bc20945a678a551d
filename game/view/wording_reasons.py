"""Why something is refused, in one plain sentence with numbers."""

from __future__ import annotations

from collections.abc import Callable

from game.rules.reasons import Reason
from game.strings import Words

from .wording_effects import amount

_RESOURCES = {
    "needs_skill": "skill",
    "needs_swords": "swords",
    "needs_gold": "gold",
    "needs_lockpicks": "lockpick",
    "needs_boots": "boots",
}


def reason_text(words: Words, reason: Reason) -> str:
    """The refusal as a sentence: "Needs 5 skill, you have 3."."""
    if reason.code in _RESOURCES:
        need = amount(words, _RESOURCES[reason.code], reason.need)
        return words("reason.needs", need=need, have=reason.have)
    return _REASONS.get(reason.code, _plain)(words, reason)


def _plain(words: Words, reason: Reason) -> str:
    return words(f"reason.{reason.code}", n=reason.need, have=reason.have, detail=reason.detail)


def _counts_what_there_is(words: Words, reason: Reason) -> str:
    return words(f"reason.{reason.code}", n=reason.have)


def _needs_damage(words: Words, reason: Reason) -> str:
    return words("reason.needs_damage", need=amount(words, "damage", reason.need), have=reason.have)


def _wrong_place(words: Words, reason: Reason) -> str:
    places = [words(f"place.{place}") for place in reason.detail.split()]
    return words("reason.wrong_place", places=words.join(places, "or"))


def _by_detail(words: Words, reason: Reason) -> str:
    return words(f"reason.{reason.code}.{reason.detail}")


def _by_card(words: Words, reason: Reason) -> str:
    """`detail` is the card that is meant, or nothing for any card."""
    if not reason.detail:
        return words(f"reason.{reason.code}.any")
    return words(f"reason.{reason.code}.card", card=words(f"card.{reason.detail}"))


_REASONS: dict[str, Callable[[Words, Reason], str]] = {
    "needs_damage": _needs_damage,
    "wrong_place": _wrong_place,
    "wrong_kind": _by_detail,
    "already_picked": _by_detail,
    "not_there": _by_card,
    "must_trash": _by_card,
    "hand_not_empty": _counts_what_there_is,
}
