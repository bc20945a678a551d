"""Effects, conditions and points in words.

A clause is an effect without capital and full stop ("draw 2 cards"), so that it can stand inside another; a sentence
is a clause that stands alone.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from itertools import groupby

from game.rules.box import CardDef, TokenDef
from game.rules.effects import Condition, Effect, Effects
from game.rules.ids import FLUTE_PRICE, MONSTER
from game.strings import Words

_GAINS = ("skill", "swords", "boots", "gold", "lockpick")

# --- small words -----------------------------------------------------------------------------------------------


def amount(words: Words, what: str, n: int) -> str:
    """So much of something: "2 swords"."""
    return words(f"amount.{what}", n=n)


def capital(text: str) -> str:
    """The text with a capital first letter."""
    return text[:1].upper() + text[1:]


def sentence(words: Words, clause: str) -> str:
    """A clause as a sentence of its own."""
    return words("text.sentence", text=capital(clause))


def priced_at(words: Words, card: CardDef, free: bool = False) -> list[str]:
    """The amounts that a card costs; `free` waives the skill."""
    what = "swords" if card.kind == MONSTER else "skill"
    price = [amount(words, what, card.cost)] if card.cost and not free else []
    return [*price, amount(words, *card.price)] if card.price else price


def card_name(words: Words, card: CardDef) -> str:
    """What a card is called."""
    return words(f"card.{card.slug}")


def token_name(words: Words, token: TokenDef) -> str:
    """What a token is called; a market item that comes in several values is told by its value."""
    if token.item and token.item != token.slug:
        return words("text.valued", name=words(f"token.{token.slug}"), n=token.points)
    return words(f"token.{token.slug}")


# --- conditions ------------------------------------------------------------------------------------------------


def condition(words: Words, given: Condition) -> str:
    """A condition as it stands after "if": "you have a crown and a gem"."""
    things = [words(f"thing.{name}", n=least) for name, least in given if f"thing.{name}" in words]
    others = [words(f"if.{name}", n=least) for name, least in given if f"thing.{name}" not in words]
    have = [words("if.have", things=words.join(things))] if things else []
    return words.join(have + others)


def each(words: Words, counters: Iterable[str]) -> str:
    """Counters as they stand after "for": "each artifact and each monkey idol you have"."""
    names = list(counters)
    things = [words(f"each_thing.{name}") for name in names if f"each_thing.{name}" in words]
    others = [words(f"each.{name}") for name in names if f"each_thing.{name}" not in words]
    have = [words("each.have", things=words.join(things))] if things else []
    return words.join(have + others)


# --- effects ---------------------------------------------------------------------------------------------------


def effect_lines(words: Words, effects: Effects) -> list[str]:
    """Effects as sentences; a choice is a heading and one line per option."""
    lines = []
    for run in _runs(effects):
        if run[0][0] in ("choose", "choose_or_all"):
            lines.append(words("text.list_head", text=capital(choice_head(words, run[0]))))
            lines += [words("text.option", text=sentence(words, clauses(words, option))) for option in run[0][2]]
        else:
            lines.append(sentence(words, _clause(words, run)))
    return lines


def clauses(words: Words, effects: Effects) -> str:
    """Effects as one clause."""
    return words.join(_clause(words, run) for run in _runs(effects))


def choice_head(words: Words, effect: Effect) -> str:
    """What stands before the options of a choice."""
    if effect[0] == "choose_or_all":
        return words("effect.choose_or_all", condition=condition(words, effect[1]))
    return words("effect.choose", n=effect[1])


def _runs(effects: Effects) -> list[Effects]:
    """Effects that are said together: gains that follow each other, equal trashes; every other one alone."""
    runs: list[Effects] = []
    for _, together in groupby(effects, lambda effect: effect[0] in _GAINS or effect):
        run = tuple(together)
        runs += [run] if run[0][0] in (*_GAINS, "trash") else [(effect,) for effect in run]
    return runs


def _clause(words: Words, run: Effects) -> str:
    name = run[0][0]
    if name in _GAINS:
        return words("effect.gain", things=words.join(amount(words, what, n) for what, n in run))
    if name == "trash":
        return _trash(words, run[0], len(run))
    return _CLAUSES.get(name, _plain)(words, run[0])


def _plain(words: Words, effect: Effect) -> str:
    """An effect that is only a name, or a name and a number."""
    name, *numbers = effect
    return words(f"effect.{name}", n=numbers[0]) if numbers else words(f"effect.{name}")


def _clank(words: Words, effect: Effect) -> str:
    n = effect[1]
    return words("effect.clank", n=n) if n > 0 else words("effect.quiet", n=-n)


def _flute(words: Words, effect: Effect) -> str:
    return words("effect.flute", n=FLUTE_PRICE)


def _trash(words: Words, effect: Effect, times: int) -> str:
    _, slug, optional = effect
    key = ("card" if slug else "any") + ("_optional" if optional else "")
    return words(f"effect.trash.{key}", n=times, card=words(f"card.{slug}") if slug else "")


def _teleport(words: Words, effect: Effect) -> str:
    _, where, given, trash_card = effect
    places = words.join((words(f"teleport_to.{place}") for place in where), "or")
    text = words("effect.teleport_trash" if trash_card else "effect.teleport", where=places)
    return words("effect.when", condition=condition(words, given), then=text) if given else text


def _choice(words: Words, effect: Effect) -> str:
    options = words.join((clauses(words, option) for option in effect[2]), "or")
    return words("effect.choose_inline", head=choice_head(words, effect), options=options)


def _pay(words: Words, effect: Effect) -> str:
    _, resource, n, then = effect
    return words("effect.pay", price=amount(words, resource, n), then=clauses(words, then))


def _discard_for(words: Words, effect: Effect) -> str:
    return words("effect.discard_for", then=clauses(words, effect[1]))


def _when(words: Words, effect: Effect) -> str:
    _, given, then = effect
    return words("effect.when", condition=condition(words, given), then=clauses(words, then))


def _per(words: Words, effect: Effect) -> str:
    _, counter, then = effect
    return words("effect.per", each=each(words, (counter,)), then=clauses(words, then))


_CLAUSES: dict[str, Callable[[Words, Effect], str]] = {
    "clank": _clank,
    "flute": _flute,
    "teleport": _teleport,
    "choose": _choice,
    "choose_or_all": _choice,
    "pay": _pay,
    "discard_for": _discard_for,
    "when": _when,
    "per": _per,
}
