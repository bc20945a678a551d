"""The whole of a game as data: State, one Player per seat, and the Turn in progress.

Every field holds an immutable value (or one that is replaced, never changed in place), so a clone copies references
and costs the same at any point of a game.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field, fields
from typing import Any, NamedTuple, TypeVar

from .box import Box
from .dungeon import Dungeon
from .effects import Condition, Effect, Effects
from .ids import CUBES, INSIDE, LOCKPICKS, Card, Room, Seat, Token

T = TypeVar("T")


class Setup(NamedTuple):
    """What the players choose before a game. `first` -1 draws the first player at random."""

    players: int = 2
    start: str = "start_a"
    first: int = -1
    promos: bool = False  # the three promo cards join the dungeon deck
    mercy: bool = False  # R15.7
    own_tiles: bool = False  # maps of the player's own tile folder join the stack


class Frame(NamedTuple):
    """The unfinished rest of something: who acts, what is left to do, and the card it comes from (-1: none)."""

    seat: Seat
    effects: Effects
    source: Card = -1


class Owed(NamedTuple):
    """An effect that may wait until later in the turn (R3.12)."""

    effect: Effect
    source: Card


class Latch(NamedTuple):
    """A condition that still waits (R3.9). With `given` it fires once; with `counter` for each one past `seen`."""

    given: Condition
    counter: str
    seen: int
    then: Effects
    source: Card


class Drawn(NamedTuple):
    """Cubes drawn from the bag whose damage does not count yet (R11.3)."""

    hits: tuple[int, ...]  # by seat
    black: int
    ghosts: int
    warded: tuple[int, ...]  # ghosts kept off, by seat


@dataclass(slots=True, eq=False)
class Turn:
    """What lasts until the end of one turn: pools, credit, counters and permissions."""

    skill: int = 0
    swords: int = 0
    boots: int = 0
    credit: int = 0  # negative Clank! not yet used (R3.7)
    clank_made: int = 0
    skill_made: int = 0
    gold_made: int = 0
    freed: int = 0  # prisoners freed
    marked: int = 0  # own cubes placed in the dungeon
    portals: int = 0  # portals used
    defeated: int = 0  # monsters of the row defeated
    cave_seen: bool = False  # stood in a crystal cave at some moment
    stopped: bool = False  # entered a crystal cave (R8.2)
    caves_free: bool = False
    monsters_free: bool = False
    flutes: int = 0
    springs: int = 0
    mercy_used: bool = False
    rewarded: int = 0  # bit set of rooms that gave their reward (R8.1)
    ended: bool = False
    owed: tuple[Owed, ...] = ()
    latched: tuple[Latch, ...] = ()


@dataclass(slots=True, eq=False)
class Player:
    """One seat. `deck` is top first, `hand` is sorted; `known_deck` top cards and `known_hand` are public."""

    seat: Seat
    room: Room = 0
    status: int = INSIDE
    turns: int = 0
    supply: int = CUBES
    noise: int = 0  # own cubes in the Clank! area
    bagged: int = 0  # own cubes in the dragon bag
    damage: int = 0  # filled spaces of the health meter
    black_damage: int = 0  # of these, spaces filled with black cubes
    bare_damage: int = 0  # of these, spaces that no cube was left for
    gold: int = 0
    picks: int = LOCKPICKS
    marks: int = 0  # bit set of the wayshrines marked
    deck: tuple[Card, ...] = ()
    hand: tuple[Card, ...] = ()
    played: tuple[Card, ...] = ()
    discard: tuple[Card, ...] = ()
    known_deck: int = 0
    known_hand: tuple[Card, ...] = ()
    artifacts: tuple[Token, ...] = ()
    potions: tuple[Token, ...] = ()
    tokens: tuple[Token, ...] = ()


@dataclass(slots=True, eq=False)
class State:
    """A game at one moment."""

    box: Box
    setup: Setup
    rng: int
    players: list[Player]
    dungeon: Dungeon
    first: Seat = 0
    seat: Seat = 0  # whose turn it is; `to_move` says who must answer
    turn: Turn = field(default_factory=Turn)
    over: str = ""  # how the game ended: "everyone_out", "bag_empty" or "deck_empty"
    rage: int = 1  # space of the dragon marker, from 1
    row: tuple[Card, ...] = ()  # -1 is a gap
    deck: tuple[Card, ...] = ()  # the dungeon deck, top first
    dungeon_discard: tuple[Card, ...] = ()
    trash: tuple[Card, ...] = ()
    reserve: tuple[int, ...] = ()  # cards left, in the order of Box.reserve
    tile_stack: tuple[int, ...] = ()  # top first
    tiles_away: tuple[int, ...] = ()  # safe tiles put away unseen (R2.2)
    opened: int = 0  # bit set of opened locks (R5.4)
    picked: int = 0  # bit set of rooms whose feature was used (R7.2)
    artifacts: tuple[tuple[Room, tuple[Token, ...]], ...] = ()  # lying in rooms, cheapest first
    artifact_stack: tuple[Token, ...] = ()  # top first
    idols: int = 0
    masteries: int = 0
    majors: tuple[Token, ...] = ()  # top first, as are the next two
    minors: tuple[Token, ...] = ()
    prisoners: tuple[Token, ...] = ()
    market: tuple[tuple[Token, ...], ...] = ()  # in the order of Box.items, best first
    spent: tuple[Token, ...] = ()  # tokens back in the game box
    ghosts_bank: int = 0
    ghosts_area: int = 0
    ghosts_bag: int = 0
    black_bank: int = 0  # set aside
    black_bag: int = 0
    drawn: Drawn | None = None
    stack: tuple[Frame, ...] = ()
    log: list[Any] | None = None  # events of the action being applied; not part of the position

    def clone(self) -> State:
        """An independent copy."""
        other = _copy_state(self)
        other.players = [_copy_player(p) for p in self.players]
        other.turn = _copy_turn(self.turn)
        return other

    def artifacts_in(self, room: Room) -> tuple[Token, ...]:
        """The artifacts that lie in a room, cheapest first."""
        for place, tokens in self.artifacts:
            if place == room:
                return tokens
        return ()


def _copier(cls: type[T]) -> Callable[[T], T]:
    """A function that copies every field of a slotted dataclass: written out once, so that it is fast."""
    lines = ["def copy(old):", " new = make(cls)"]
    lines += [f" new.{f.name} = old.{f.name}" for f in fields(cls)]  # type: ignore[arg-type]
    scope: dict[str, Any] = {"cls": cls, "make": object.__new__}
    exec("\n".join([*lines, " return new"]), scope)
    copy: Callable[[T], T] = scope["copy"]
    return copy


_copy_state = _copier(State)
_copy_player = _copier(Player)
_copy_turn = _copier(Turn)


_BLANK_TURN = Turn()


def fresh_turn(ended: bool, cave_seen: bool = False) -> Turn:
    """A Turn with nothing in it yet."""
    turn = _copy_turn(_BLANK_TURN)
    turn.ended = ended
    turn.cave_seen = cave_seen
    return turn


def push(s: State, frame: Frame) -> None:
    """Put something unfinished on top of the stack."""
    s.stack = (*s.stack, frame)


def tiles_in_hand(s: State) -> list[int]:
    """The tiles that were revealed and wait to be laid."""
    waiting = [effect for frame in s.stack for effect in frame.effects if effect[0] in _TILE_IN_EFFECT]
    return [effect[_TILE_IN_EFFECT[effect[0]]] for effect in waiting]


_TILE_IN_EFFECT = {"walk": 5, "raise_where": 1, "map_turn": 1}  # where the effect keeps its tile


def in_order(s: State) -> list[Player]:
    """The players still inside, from the one whose turn it is, clockwise (R15.1)."""
    ring = s.players[s.seat :] + s.players[: s.seat]
    return [p for p in ring if p.status == INSIDE]
