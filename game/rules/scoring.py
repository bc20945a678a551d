"""Points, line by line (R13)."""

from __future__ import annotations

from typing import NamedTuple

from .conditions import count, holds, own_cards
from .effects import Score
from .ids import INSIDE, KNOCKED_OUT, Seat
from .state import Player, State


class ScoreLine(NamedTuple):
    """One line of a score sheet: `kind` is artifact, token, card or gold; `slug` names the thing."""

    kind: str
    slug: str
    copies: int
    points: int


class ScoreSheet(NamedTuple):
    """All lines, and what they come to. `nothing` says why the total is 0: "no_artifact", "in_depths" or ""."""

    lines: tuple[ScoreLine, ...]
    nothing: str
    total: int


def score_sheet(s: State, seat: Seat, knocked_out: bool = False) -> ScoreSheet:
    """The points of a seat as the game stands; with `knocked_out`, as if that happened here and now."""
    p = s.players[seat]
    lines = tuple(line for line in (*_tokens(s, p), *_cards(s, p), ScoreLine("gold", "gold", p.gold, p.gold)))
    nothing = _nothing(s, p, knocked_out)
    return ScoreSheet(lines, nothing, 0 if nothing else sum(line.points for line in lines))


def _nothing(s: State, p: Player, knocked_out: bool) -> str:
    """R12.2, R13.1."""
    if not p.artifacts:
        return "no_artifact"
    out = p.status == KNOCKED_OUT or (knocked_out and p.status == INSIDE)
    return "in_depths" if out and s.dungeon.room(p.room).depths else ""


def _tokens(s: State, p: Player) -> list[ScoreLine]:
    lines = []
    for token in sorted({*p.artifacts, *p.tokens, *p.potions}):
        d = s.box.tokens[token]
        n = (p.artifacts + p.tokens + p.potions).count(token)
        kind = "artifact" if d.pile == "artifact" else "token"
        lines.append(ScoreLine(kind, d.slug, n, n * (d.points + _variable(s, p, d.score))))
    return lines


def _cards(s: State, p: Player) -> list[ScoreLine]:
    owned = own_cards(p)
    lines = []
    for card in sorted(set(owned)):
        d = s.box.cards[card]
        n = owned.count(card)
        points = n * (d.points + _variable(s, p, d.score))
        if points:
            lines.append(ScoreLine("card", d.slug, n, points))
    return lines


def _variable(s: State, p: Player, score: Score) -> int:
    if not score:
        return 0
    how, what, points = score
    if how == "if":
        return int(points) if holds(s, p, what) else 0
    return int(points) * sum(count(s, p, name) for name in what)


def winners(s: State) -> list[Seat]:
    """Who won: most points, then the most valuable single artifact, then shared; nobody if nobody scored (R13.2)."""
    ranks = [(score_sheet(s, p.seat).total, _best_artifact(s, p)) for p in s.players]
    best = max(ranks)
    return [seat for seat, rank in enumerate(ranks) if rank == best] if best[0] > 0 else []


def _best_artifact(s: State, p: Player) -> int:
    return max((s.box.tokens[token].points for token in p.artifacts), default=0)
