"""The dragon: filling the bag, drawing cubes, ghosts and damage (R11, R12.4)."""

from __future__ import annotations

from collections.abc import Sequence

from . import changes
from . import events as ev
from .box import Box
from .effects import Effect
from .endgame import end_game, end_if_empty, knock_out
from .ids import HEALTH, INSIDE, RAGE_DRAWS, Card
from .interpreter import step
from .rng import below
from .state import Drawn, Frame, Player, State, in_order, push


def attack_size(s: State) -> int:
    """How many cubes an attack draws now (R11.1)."""
    return cubes_of_attack(s.box, s.rage, s.row)


def cubes_of_attack(box: Box, rage: int, row: Sequence[Card]) -> int:
    """How many cubes an attack draws at a space of the track with these cards in the row (R11.1)."""
    return RAGE_DRAWS[rage - 1] + sum(card >= 0 and box.cards[card].danger for card in row)


def cubes_in_bag(s: State) -> int:
    """All cubes in the dragon bag."""
    return s.black_bag + s.ghosts_bag + sum(p.bagged for p in s.players)


@step("attack")
def attack(s: State, p: Player, effect: Effect = (), source: Card = -1) -> None:
    """The dragon attacks (R11.1)."""
    _draw(s, attack_size(s))


def wake(s: State, p: Player) -> None:
    """The turn of a player who is out (R12.4)."""
    if s.log is not None:
        s.log.append(ev.OutTurnStarted(p.seat))
    _draw(s, 6 if len(s.players) == 2 else 4)


def _draw(s: State, n: int) -> None:
    """Fill the bag, draw n cubes, and ask about the ghosts before any damage counts (R11.3)."""
    _fill_bag(s)
    colours = [p.bagged for p in s.players] + [s.ghosts_bag, s.black_bag]
    before = tuple(colours)
    names = [*range(len(s.players)), ev.GHOST, ev.BLACK]
    total = sum(colours)
    for left in range(total, total - min(n, total), -1):
        pick, colour = below(s, left), 0
        while pick >= colours[colour]:
            pick -= colours[colour]
            colour += 1
        colours[colour] -= 1
        if s.log is not None:
            s.log.append(ev.CubeDrawn(names[colour]))
    out = [a - b for a, b in zip(before, colours, strict=True)]
    _take_out(s, out)
    ghosts = out[-2]
    if not ghosts:
        _strike(s, s.players[s.seat])
        return
    push(s, Frame(s.seat, (("strike",),)))
    for _ in range(ghosts):
        for player in reversed(in_order(s)):
            push(s, Frame(player.seat, (("ward",),)))


def _fill_bag(s: State) -> None:
    for p in s.players:
        p.bagged += p.noise
        p.noise = 0
    s.ghosts_bag += s.ghosts_area
    s.ghosts_area = 0
    if s.log is not None:
        s.log.append(ev.BagFilled())


def _take_out(s: State, out: list[int]) -> None:
    *hits, ghosts, black = out
    for p, n in zip(s.players, hits, strict=True):
        p.bagged -= n
    s.ghosts_bag -= ghosts
    s.black_bag -= black
    s.drawn = Drawn(tuple(hits), black, ghosts, (0,) * len(hits))


@step("strike")
def _strike(s: State, p: Player, effect: Effect = (), source: Card = -1) -> None:
    """All damage of the draw counts at the same moment (R11.4)."""
    drawn = s.drawn
    if drawn is None:
        raise ValueError("no cubes were drawn")
    s.black_bank += drawn.black
    if s.log is not None and drawn.black:
        s.log.append(ev.BlackSetAside(drawn.black))
    for player in s.players[s.seat :] + s.players[: s.seat]:
        _settle(s, player, drawn)
    s.ghosts_area += drawn.ghosts
    s.drawn = None
    if s.log is not None:
        s.log.append(ev.DrawEnded())
    for player in s.players:
        if player.status == INSIDE and player.damage >= HEALTH:
            knock_out(s, player)
    if cubes_in_bag(s) == 0:
        end_game(s, "bag_empty")
    else:
        end_if_empty(s)


def _settle(s: State, p: Player, drawn: Drawn) -> None:
    hits = drawn.hits[p.seat]
    landed = min(hits, HEALTH - p.damage) if p.status == INSIDE else 0
    p.damage += landed
    p.supply += hits - landed
    if s.log is not None and hits:
        s.log.append(ev.CubesSettled(p.seat, landed, hits - landed))
    if p.status == INSIDE:
        changes.mark_damage(s, p, drawn.ghosts - drawn.warded[p.seat])
