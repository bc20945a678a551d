"""The words of cards and tokens, made from the same tuples that the rules run, so they cannot disagree with them.

The other wordings are here by name as well: `reason_text`, `action_text`, `question_text` and `event_text`.
Words that are missing raise `WordsError`; nothing is ever left out silently.
"""

from __future__ import annotations

from typing import NamedTuple

from game.rules.box import CardDef, TokenDef
from game.rules.effects import Effects, Score
from game.rules.ids import DEVICE, MARKET_PRICE, MONSTER, RESERVE
from game.strings import Words

from .wording_actions import action_text
from .wording_effects import amount, condition, each, effect_lines, priced_at
from .wording_events import event_text
from .wording_questions import question_text
from .wording_reasons import reason_text

__all__ = ["Section", "action_text", "card_text", "event_text", "question_text", "reason_text", "token_text"]


class Section(NamedTuple):
    """A part of a card or token: what it is about, its heading, and its sentences.

    `kind` is "about", "play", "acquire", "use", "defeat", "arrive", "ward", "take", "potion", "marks" or "points".
    """

    kind: str
    title: str
    lines: tuple[str, ...]


# --- cards -----------------------------------------------------------------------------------------------------


def card_text(words: Words, card: CardDef) -> list[Section]:
    """Everything that a card says, from its kind and price to its points; sections without words are left out."""
    found = [
        _section(words, "play", effect_lines(words, _played(card))),
        _section(words, _gained_by(card), effect_lines(words, card.gain)),
        _section(words, "arrive", effect_lines(words, card.arrive)),
        _section(words, "ward", [words("card_line.ward")] if card.ward else []),
        _section(words, "marks", [words(f"card_line.{mark}") for mark in ("danger", "dragon") if getattr(card, mark)]),
        _section(words, "points", _points(words, card.points, card.score)),
    ]
    about = Section("about", words(f"kind.{card.tag or card.kind}"), tuple(_about_card(words, card)))
    return [about, *(section for section in found if section.lines)]


def _section(words: Words, kind: str, lines: list[str]) -> Section:
    return Section(kind, words(f"section.{kind}"), tuple(lines))


def _gained_by(card: CardDef) -> str:
    return {DEVICE: "use", MONSTER: "defeat"}.get(card.kind, "acquire")


def _about_card(words: Words, card: CardDef) -> list[str]:
    """What the card costs, and where and when it can be had."""
    lines = []
    price = priced_at(words, card)
    if price:
        lines.append(words("card_line.cost", price=words.join(price)))
    if card.where:
        places = words.join((words(f"place.{place}") for place in card.where), "or")
        lines.append(words(f"card_line.where_{card.kind}", places=places))
    if card.needs:
        lines.append(words(f"card_line.needs_{card.needs}"))
    if card.kind == MONSTER and card.set == RESERVE:
        lines.append(words("card_line.stays"))
    return lines


def _played(card: CardDef) -> Effects:
    """What happens when the card is played, its plain resources first."""
    resources = (("skill", card.skill), ("swords", card.swords), ("boots", card.boots))
    return tuple(resource for resource in resources if resource[1]) + card.play


def _points(words: Words, points: int, score: Score) -> list[str]:
    lines = [words("score.plain", points=amount(words, "points", points))] if points else []
    if score:
        how, what, n = score
        value = amount(words, "points", n)
        if how == "if":
            lines.append(words("score.if", points=value, condition=condition(words, what)))
        else:
            lines.append(words(f"score.{how}", points=value, each=each(words, what)))
    return lines


# --- tokens ----------------------------------------------------------------------------------------------------


def token_text(words: Words, token: TokenDef) -> list[Section]:
    """Everything that a token says; what cannot be read off its data is a note under its own key."""
    found = [
        _section(words, "take", _taken(words, token)),
        _section(words, "potion", [*effect_lines(words, token.use), words("token_line.box")] if token.use else []),
        _section(words, "points", _token_points(words, token)),
    ]
    about = _about_token(words, token)
    if not about and not any(section.lines for section in found):
        about = [words(f"note.{token.slug}")]
    title = words(f"pile.{token.pile}")
    return [Section("about", title, tuple(about)), *(section for section in found if section.lines)]


def _about_token(words: Words, token: TokenDef) -> list[str]:
    lines = []
    if token.item:
        lines.append(words("token_line.price", price=amount(words, "gold", MARKET_PRICE)))
    if token.need:
        lines.append(words("token_line.need", condition=condition(words, token.need)))
    return lines + [text for name in token.counts if (text := words(f"counts.{name}"))]


def _taken(words: Words, token: TokenDef) -> list[str]:
    lines = effect_lines(words, token.take)
    return lines if token.keep else [*lines, words("token_line.box")]


def _token_points(words: Words, token: TokenDef) -> list[str]:
    lines = _points(words, token.points, token.score)
    counts_itself = token.score and token.score[0] == "per" and set(token.counts) & set(token.score[1])
    return [*lines, words("score.self")] if counts_itself else lines
