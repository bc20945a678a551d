"""The table as people see it: `visible` reads it off a state, `fold` carries one event out on it.

Both ways lead to the same picture, so a view may animate events and still end up with the truth. Orders that nobody
can see (decks, face-down stacks) are not part of it, only how many there are.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

from . import events as ev
from .dungeon import Place
from .effects import Effect
from .ids import CUBES, ESCAPED, INSIDE, KNOCKED_OUT, LOCKPICKS, Card, Room, Seat, Token
from .state import Player, State

POOLS = ("skill", "swords", "boots")


@dataclass
class Seen:
    """One player. Zones are sorted; who may look at which is the view's business."""

    room: Room = 0
    status: int = INSIDE
    supply: int = CUBES
    noise: int = 0
    bagged: int = 0
    own_damage: int = 0
    black_damage: int = 0
    bare_damage: int = 0
    gold: int = 0
    lockpick: int = LOCKPICKS
    marks: list[Room] = field(default_factory=list)
    zones: dict[str, list[Card]] = field(default_factory=lambda: {z: [] for z in ("deck", "hand", "play", "discard")})
    artifacts: list[Token] = field(default_factory=list)
    tokens: list[Token] = field(default_factory=list)


@dataclass
class Table:
    """Everything on the table."""

    players: list[Seen]
    seat: Seat = 0
    over: str = ""
    pools: dict[str, int] = field(default_factory=lambda: dict.fromkeys((*POOLS, "credit"), 0))
    flags: dict[str, int] = field(default_factory=dict)  # stopped, caves_free, monsters_free, flute
    kept: list[tuple[Effect, Card]] = field(default_factory=list)
    rage: int = 1
    row: list[Card] = field(default_factory=list)
    reserve: list[int] = field(default_factory=list)
    dungeon_deck: int = 0
    dungeon_discard: list[Card] = field(default_factory=list)
    trash: list[Card] = field(default_factory=list)
    tiles_left: int = 0
    places: list[Place] = field(default_factory=list)
    open_locks: set[int] = field(default_factory=set)
    picked: set[Room] = field(default_factory=set)
    lying: dict[Room, list[Token]] = field(default_factory=dict)
    artifact_stack: list[Token] = field(default_factory=list)
    piles: dict[str, int] = field(default_factory=dict)  # major, minor, prisoner, monkey_idol, mastery
    market: list[list[Token]] = field(default_factory=list)
    spent: list[Token] = field(default_factory=list)
    ghosts: dict[str, int] = field(default_factory=dict)  # bank, area, bag
    black: dict[str, int] = field(default_factory=dict)  # bank, bag
    drawn: list[int] = field(default_factory=list)  # colours out of the bag, not settled yet, sorted


def _bits(n: int) -> list[int]:
    return [i for i in range(n.bit_length()) if n >> i & 1]


def visible(s: State) -> Table:
    """The picture of the table, read off the state."""
    return Table(
        players=[_seen(p) for p in s.players],
        seat=s.seat,
        over=s.over,
        pools={name: getattr(s.turn, name) for name in (*POOLS, "credit")},
        flags={name: value for name, value in _flags(s) if value},
        kept=[(owed.effect, owed.source) for owed in s.turn.owed],
        rage=s.rage,
        row=list(s.row),
        reserve=list(s.reserve),
        dungeon_deck=len(s.deck),
        dungeon_discard=sorted(s.dungeon_discard),
        trash=sorted(s.trash),
        tiles_left=len(s.tile_stack),
        places=list(s.dungeon.places),
        open_locks=set(_bits(s.opened)),
        picked=set(_bits(s.picked)),
        lying={room: list(tokens) for room, tokens in s.artifacts},
        artifact_stack=list(s.artifact_stack),
        piles=_piles(s),
        market=[list(stock) for stock in s.market],
        spent=sorted(s.spent),
        ghosts={"bank": s.ghosts_bank, "area": s.ghosts_area, "bag": s.ghosts_bag},
        black={"bank": s.black_bank, "bag": s.black_bag},
        drawn=_drawn(s),
    )


def _seen(p: Player) -> Seen:
    return Seen(
        room=p.room,
        status=p.status,
        supply=p.supply,
        noise=p.noise,
        bagged=p.bagged,
        own_damage=p.damage - p.black_damage - p.bare_damage,
        black_damage=p.black_damage,
        bare_damage=p.bare_damage,
        gold=p.gold,
        lockpick=p.picks,
        marks=_bits(p.marks),
        zones={z: sorted(c) for z, c in zip(_ZONES, (p.deck, p.hand, p.played, p.discard), strict=True)},
        artifacts=sorted(p.artifacts),
        tokens=sorted(p.tokens + p.potions),
    )


_ZONES = ("deck", "hand", "play", "discard")


def _flags(s: State) -> list[tuple[str, int]]:
    t = s.turn
    flags = (("stopped", t.stopped), ("caves_free", t.caves_free), ("monsters_free", t.monsters_free))
    return [(name, int(value)) for name, value in (*flags, ("flute", t.flutes))]


def _piles(s: State) -> dict[str, int]:
    names = ("major", "minor", "prisoner", "monkey_idol", "mastery")
    return dict(zip(names, (len(s.majors), len(s.minors), len(s.prisoners), s.idols, s.masteries), strict=True))


def _drawn(s: State) -> list[int]:
    if s.drawn is None:
        return []
    cubes = [seat for seat, n in enumerate(s.drawn.hits) for _ in range(n)]
    return sorted(cubes + [ev.BLACK] * s.drawn.black + [ev.GHOST] * s.drawn.ghosts)


# --- folding ---------------------------------------------------------------------------------------------------


def fold(table: Table, event: ev.Event) -> None:
    """Bring the picture up to date with one event."""
    _FOLDS[type(event)](table, event)


def _turn_started(t: Table, e: ev.TurnStarted | ev.OutTurnStarted) -> None:
    t.seat = e.seat


def _turn_ended(t: Table, e: ev.TurnEnded) -> None:
    zones = t.players[e.seat].zones
    zones["discard"] = sorted(zones["discard"] + zones["play"])
    zones["play"] = []
    t.pools = dict.fromkeys(t.pools, 0)
    t.flags = {}
    t.kept = []


def _card_moved(t: Table, e: ev.CardMoved) -> None:
    _leave(t, e)
    if e.dst == "row":
        t.row[e.slot] = e.card
    else:
        pile = getattr(t, e.dst) if e.dst in ("trash", "dungeon_discard") else t.players[e.seat].zones[e.dst]
        pile.append(e.card)
        pile.sort()


def _leave(t: Table, e: ev.CardMoved) -> None:
    if e.src == "row":
        t.row[e.slot] = -1
    elif e.src == "reserve":
        t.reserve[e.slot] -= 1
    elif e.src == "dungeon_deck":
        t.dungeon_deck -= 1
    else:
        t.players[e.seat].zones[e.src].remove(e.card)


def _reshuffled(t: Table, e: ev.Reshuffled) -> None:
    zones = t.players[e.seat].zones
    zones["deck"], zones["discard"] = zones["discard"], []


def _gained(t: Table, e: ev.Gained) -> None:
    if e.what in POOLS:
        t.pools[e.what] += e.n
    else:
        p = t.players[e.seat]
        setattr(p, e.what, getattr(p, e.what) + e.n)


def _clank_made(t: Table, e: ev.ClankMade) -> None:
    p = t.players[e.seat]
    p.supply -= e.cubes
    p.noise += e.cubes
    t.pools["credit"] -= e.cancelled


def _clank_taken_back(t: Table, e: ev.ClankTakenBack) -> None:
    p = t.players[e.seat]
    p.noise -= e.cubes
    p.supply += e.cubes
    t.pools["credit"] += e.credit


def _rage(t: Table, e: ev.RageRose) -> None:
    t.rage = e.space


def _ghost(t: Table, e: ev.GhostCame) -> None:
    t.ghosts["bank"] -= 1
    t.ghosts["area"] += 1


def _cubes_returned(t: Table, e: ev.CubesReturned) -> None:
    t.black["bank"] -= e.n
    t.black["bag"] += e.n


def _token_taken(t: Table, e: ev.TokenTaken) -> None:
    p = t.players[e.seat]
    if e.pile == "artifact":
        t.lying[e.room].remove(e.token)
        if not t.lying[e.room]:
            del t.lying[e.room]
        p.artifacts = sorted([*p.artifacts, e.token])
        return
    p.tokens = sorted([*p.tokens, e.token])
    if e.pile == "market":
        next(stock for stock in t.market if e.token in stock).remove(e.token)
    else:
        t.piles[e.pile] -= 1


def _token_spent(t: Table, e: ev.TokenSpent) -> None:
    t.players[e.seat].tokens.remove(e.token)
    t.spent = sorted([*t.spent, e.token])


def _artifact_laid(t: Table, e: ev.ArtifactLaid) -> None:
    t.artifact_stack.remove(e.token)
    t.lying.setdefault(e.room, []).append(e.token)


def _tile_revealed(t: Table, e: ev.TileRevealed) -> None:
    t.tiles_left -= 1


def _tile_returned(t: Table, e: ev.TileReturned) -> None:
    t.tiles_left += 1


def _tile_laid(t: Table, e: ev.TileLaid) -> None:
    t.places.append(Place(*e))


def _tile_turned(t: Table, e: ev.TileTurned) -> None:
    t.places[e.place] = t.places[e.place]._replace(rotation=e.rotation)


def _lock_opened(t: Table, e: ev.LockOpened) -> None:
    t.open_locks.add(e.lock)


def _feature_picked(t: Table, e: ev.FeaturePicked) -> None:
    t.picked.add(e.room)


def _marked(t: Table, e: ev.WayshrineMarked) -> None:
    p = t.players[e.seat]
    p.supply -= 1
    p.marks = sorted([*p.marks, e.room])


def _pawn_moved(t: Table, e: ev.PawnMoved) -> None:
    t.players[e.seat].room = e.dst


def _stopped(t: Table, e: ev.Stopped) -> None:
    t.flags["stopped"] = 1


def _allowed(t: Table, e: ev.Allowed) -> None:
    if e.what == "flute":
        t.flags["flute"] = t.flags.get("flute", 0) + e.n
        t.flags = {name: n for name, n in t.flags.items() if n}
    else:
        t.flags[e.what] = 1


def _kept(t: Table, e: ev.Kept) -> None:
    t.kept.append((e.effect, e.source))


def _kept_gone(t: Table, e: ev.KeptGone) -> None:
    del t.kept[e.number]


def _damaged(t: Table, e: ev.Damaged) -> None:
    p = t.players[e.seat]
    p.supply -= e.own
    t.black["bank"] -= e.black
    p.own_damage += e.own
    p.black_damage += e.black
    p.bare_damage += e.bare


def _healed(t: Table, e: ev.Healed) -> None:
    _damaged(t, ev.Damaged(e.seat, -e.own, -e.black, -e.bare))


def _bag_filled(t: Table, e: ev.BagFilled) -> None:
    for p in t.players:
        p.bagged += p.noise
        p.noise = 0
    t.ghosts["bag"] += t.ghosts["area"]
    t.ghosts["area"] = 0


def _cube_drawn(t: Table, e: ev.CubeDrawn) -> None:
    t.drawn = sorted([*t.drawn, e.colour])
    if e.colour == ev.BLACK:
        t.black["bag"] -= 1
    elif e.colour == ev.GHOST:
        t.ghosts["bag"] -= 1
    else:
        t.players[e.colour].bagged -= 1


def _settled(t: Table, e: ev.CubesSettled) -> None:
    t.drawn = [colour for colour in t.drawn if colour != e.seat]
    t.players[e.seat].own_damage += e.hits
    t.players[e.seat].supply += e.back


def _black_set_aside(t: Table, e: ev.BlackSetAside) -> None:
    t.black["bank"] += e.n
    t.drawn = [colour for colour in t.drawn if colour != ev.BLACK]


def _draw_ended(t: Table, e: ev.DrawEnded) -> None:
    t.ghosts["area"] += t.drawn.count(ev.GHOST)
    t.drawn = []


def _knocked_out(t: Table, e: ev.KnockedOut) -> None:
    t.players[e.seat].status = KNOCKED_OUT


def _escaped(t: Table, e: ev.Escaped) -> None:
    t.players[e.seat].status = ESCAPED


def _over(t: Table, e: ev.GameOver) -> None:
    t.over = e.how


def _nothing(t: Table, e: ev.Event) -> None:
    """The event changes nothing on the table."""


_FOLDS: dict[type, Callable[[Table, Any], None]] = {
    ev.TurnStarted: _turn_started, ev.OutTurnStarted: _turn_started, ev.TurnEnded: _turn_ended,
    ev.CardMoved: _card_moved, ev.Reshuffled: _reshuffled, ev.Gained: _gained, ev.ClankMade: _clank_made,
    ev.ClankTakenBack: _clank_taken_back, ev.RageRose: _rage, ev.GhostCame: _ghost,
    ev.CubesReturned: _cubes_returned, ev.TokenTaken: _token_taken, ev.TokenSpent: _token_spent,
    ev.ArtifactLaid: _artifact_laid, ev.TileRevealed: _tile_revealed, ev.TileLaid: _tile_laid,
    ev.TileReturned: _tile_returned, ev.TileTurned: _tile_turned, ev.LockOpened: _lock_opened,
    ev.FeaturePicked: _feature_picked, ev.WayshrineMarked: _marked, ev.PawnMoved: _pawn_moved, ev.Stopped: _stopped,
    ev.Allowed: _allowed, ev.Kept: _kept, ev.KeptGone: _kept_gone, ev.Damaged: _damaged, ev.Healed: _healed,
    ev.BagFilled: _bag_filled, ev.CubeDrawn: _cube_drawn, ev.GhostWarded: _nothing, ev.CubesSettled: _settled,
    ev.BlackSetAside: _black_set_aside, ev.DrawEnded: _draw_ended, ev.Claimed: _nothing, ev.KnockedOut: _knocked_out,
    ev.Escaped: _escaped, ev.GameOver: _over, ev.Asked: _nothing,
}  # fmt: skip
