"""Effects that happen at once, one small function each; `interpreter.OPS` finds them by name."""

from __future__ import annotations

from collections.abc import Callable

from . import changes
from . import events as ev
from .effects import Effect
from .ids import Card
from .interpreter import OPS, Op, op, run
from .state import Owed, Player, State, in_order
from .tiles import ROOMS_PER_TILE
from .walking import turn_tile


def _amount(change: Callable[[State, Player, int], None]) -> Op:
    """An op that is one change by the number the effect names."""

    def do(s: State, p: Player, effect: Effect, source: Card) -> None:
        change(s, p, effect[1])

    return do


OPS["skill"] = _amount(changes.add_skill)
OPS["swords"] = _amount(changes.add_swords)
OPS["boots"] = _amount(changes.add_boots)
OPS["gold"] = _amount(changes.add_gold)
OPS["lockpick"] = _amount(changes.add_lockpicks)
OPS["draw"] = _amount(changes.draw_cards)
OPS["heal"] = _amount(changes.heal)


@op("clank")
def _clank(s: State, p: Player, effect: Effect, source: Card) -> None:
    n = effect[1]
    if n > 0:
        changes.make_clank(s, p, n)
    else:
        changes.take_back_clank(s, p, -n)


@op("others_clank")
def _others_clank(s: State, p: Player, effect: Effect, source: Card) -> None:
    for other in in_order(s):
        if other is not p:
            changes.make_clank(s, other, effect[1])


@op("everyone_clank")
def _everyone_clank(s: State, p: Player, effect: Effect, source: Card) -> None:
    for player in in_order(s):
        changes.make_clank(s, player, effect[1])


@op("rage")
def _rage(s: State, p: Player, effect: Effect, source: Card) -> None:
    for _ in range(effect[1]):
        changes.raise_rage(s)


@op("ghost")
def _ghost(s: State, p: Player, effect: Effect, source: Card) -> None:
    changes.add_ghost(s)


@op("return_cubes")
def _return_cubes(s: State, p: Player, effect: Effect, source: Card) -> None:
    changes.return_black_cubes(s, effect[1])


@op("caves_do_not_stop")
def _caves_do_not_stop(s: State, p: Player, effect: Effect, source: Card) -> None:
    s.turn.caves_free = True
    _allow(s, p, "caves_free")


@op("ignore_monsters")
def _ignore_monsters(s: State, p: Player, effect: Effect, source: Card) -> None:
    s.turn.monsters_free = True
    _allow(s, p, "monsters_free")


@op("flute")
def _flute(s: State, p: Player, effect: Effect, source: Card) -> None:
    s.turn.flutes += 1
    _allow(s, p, "flute")


def _allow(s: State, p: Player, what: str) -> None:
    if s.log is not None:
        s.log.append(ev.Allowed(p.seat, what))


@op("spring")
def _spring(s: State, p: Player, effect: Effect, source: Card) -> None:
    s.turn.springs += 1


@op("trash_this")
def _trash_this(s: State, p: Player, effect: Effect, source: Card) -> None:
    changes.trash_card(s, p, source, "play")


@op("trash")
@op("teleport")
@op("project")
def _keep(s: State, p: Player, effect: Effect, source: Card) -> None:
    changes.owe(s, p, Owed(effect, source))


@op("pay")
def _pay(s: State, p: Player, effect: Effect, source: Card) -> None:
    _, resource, n, then = effect
    changes.pay_resource(s, p, resource, n)
    run(s, p, then, source)


@op("flip_tiles")
def _flip_tiles(s: State, p: Player, effect: Effect, source: Card) -> None:
    for place in sorted({player.room // ROOMS_PER_TILE for player in in_order(s)}):
        laid = s.dungeon.places[place]
        if s.dungeon.tiles[laid.tile].is_square:
            turn_tile(s, place, (laid.rotation + 2) % 4)
