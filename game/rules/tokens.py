"""Taking tokens: secrets, prisoners, market items, artifacts, idols (R7, R9)."""

from __future__ import annotations

from . import events as ev
from .changes import raise_rage, spend_token, take_reserve_card
from .effects import Effect
from .ids import Card, Room, Token
from .interpreter import op, run
from .state import Player, State


def take_token(s: State, p: Player, token: Token, pile: str, room: Room = -1) -> None:
    """A token that already left its pile comes to the player and acts at once (R9.1)."""
    kind = s.box.tokens[token]
    if kind.pile == "artifact":
        p.artifacts += (token,)
    elif kind.use:
        p.potions += (token,)
    else:
        p.tokens += (token,)
    if s.log is not None:
        s.log.append(ev.TokenTaken(p.seat, token, pile, room))
    if not kind.keep:
        spend_token(s, p, token)
    run(s, p, kind.take, -1)


def take_minor(s: State, p: Player) -> None:
    """The top minor secret, if one is left."""
    if s.minors:
        token, s.minors = s.minors[0], s.minors[1:]
        take_token(s, p, token, "minor")
        open_puzzle_boxes(s, p)


def take_major(s: State, p: Player) -> None:
    """The top major secret, if one is left."""
    if s.majors:
        token, s.majors = s.majors[0], s.majors[1:]
        take_token(s, p, token, "major")


def free_prisoner(s: State, p: Player) -> None:
    """The top of the prisoners, if one is left. A coupon is taken in the same way but is nobody (R9.7)."""
    if s.prisoners:
        token, s.prisoners = s.prisoners[0], s.prisoners[1:]
        s.turn.freed += token in s.box.counting["prisoners"]
        take_token(s, p, token, "prisoner")


def take_item(s: State, p: Player, item: int) -> None:
    """The best token left of a market item."""
    stock = s.market[item]
    s.market = (*s.market[:item], stock[1:], *s.market[item + 1 :])
    take_token(s, p, stock[0], "market")


def take_artifact(s: State, p: Player) -> None:
    """The most valuable artifact of the room; the dragon notices (R7.1)."""
    *rest, best = s.artifacts_in(p.room)
    lying = [(r, tokens) for r, tokens in s.artifacts if r != p.room]
    if rest:
        lying.append((p.room, tuple(rest)))
    s.artifacts = tuple(sorted(lying))
    take_token(s, p, best, "artifact", p.room)
    raise_rage(s)


def take_idol(s: State, p: Player) -> None:
    """A monkey idol from the shrine, if one is left (R8.1)."""
    if s.idols:
        s.idols -= 1
        take_token(s, p, s.box.token_ids["monkey_idol"], "monkey_idol")


def open_puzzle_boxes(s: State, p: Player) -> None:
    """In a wayshrine each Puzzle Box is swapped for a major secret while there are any (R9.5)."""
    box = s.box.token_ids["puzzle_box"]
    if s.dungeon.room(p.room).wayshrine:
        while box in p.tokens and s.majors:
            spend_token(s, p, box)
            take_major(s, p)


def take_tome(s: State, p: Player) -> None:
    """A Secret Tome from the reserve, if one is left (R7.3)."""
    pile = tome_pile(s)
    if s.reserve[pile]:
        take_reserve_card(s, p, pile)


def tome_pile(s: State) -> int:
    """Which reserve pile holds the Secret Tomes."""
    return s.box.reserve.index(s.box.card_ids["secret_tome"])


@op("minor_secret")
def _minor(s: State, p: Player, effect: Effect, source: Card) -> None:
    for _ in range(effect[1]):
        take_minor(s, p)


@op("major_secret")
def _major(s: State, p: Player, effect: Effect, source: Card) -> None:
    for _ in range(effect[1]):
        take_major(s, p)


@op("free_prisoners")
def _free(s: State, p: Player, effect: Effect, source: Card) -> None:
    for _ in range(effect[1]):
        free_prisoner(s, p)


@op("take_tome")
def _tome(s: State, p: Player, effect: Effect, source: Card) -> None:
    take_tome(s, p)
