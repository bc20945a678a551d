"""Events: past-tense facts about what an action did, in the order in which it happened.

They are complete: folding them (`visible.fold`) gives the same picture of the table as reading the state.
"""

from __future__ import annotations

from typing import NamedTuple

from .dungeon import Piece
from .effects import Effect
from .ids import Card, Room, Seat, Token

BLACK, GHOST = -1, -2  # colours of cubes that belong to nobody; a player's cube is the seat


class TurnStarted(NamedTuple):
    """A player inside the dungeon begins a turn."""

    seat: Seat


class OutTurnStarted(NamedTuple):
    """The turn of a player who is out: it only wakes the dragon (R12.4)."""

    seat: Seat


class TurnEnded(NamedTuple):
    """Pools and waiting effects are gone, the play area went to the discard pile (R10.1)."""

    seat: Seat


class Claimed(NamedTuple):
    """A card of the row or reserve was dealt with: "acquire", "use", "fight", or "replace" (Remove Traps)."""

    seat: Seat
    card: Card
    how: str


class CardMoved(NamedTuple):
    """A card changed its place. Zones of a seat: deck, hand, play, discard; of nobody: row, reserve, dungeon_deck,
    dungeon_discard, trash. `slot` is the slot of the row or the pile of the reserve."""

    seat: Seat
    card: Card
    src: str
    dst: str
    slot: int = -1


class Reshuffled(NamedTuple):
    """A discard pile became the new deck (R3.8)."""

    seat: Seat


class Gained(NamedTuple):
    """Skill, swords, boots, gold or lockpick changed by n; negative when spent."""

    seat: Seat
    what: str
    n: int


class ClankMade(NamedTuple):
    """Cubes went from the supply to the Clank! area; `cancelled` more were eaten by the turn's credit (R3.6)."""

    seat: Seat
    cubes: int
    cancelled: int


class ClankTakenBack(NamedTuple):
    """Cubes went back to the supply; the rest is credit (R3.7)."""

    seat: Seat
    cubes: int
    credit: int


class RageRose(NamedTuple):
    """The dragon marker stands on a new space (R11.7)."""

    space: int


class GhostCame(NamedTuple):
    """A ghost went from the bank to the Clank! area."""


class CubesReturned(NamedTuple):
    """Black cubes went from the bank back into the bag (R11.8)."""

    n: int


class TokenTaken(NamedTuple):
    """A player took a token from a pile (or an artifact from a room)."""

    seat: Seat
    token: Token
    pile: str
    room: Room = -1


class TokenSpent(NamedTuple):
    """A token went to the game box."""

    seat: Seat
    token: Token


class ArtifactLaid(NamedTuple):
    """An artifact of the stack was put into a room (R6.8)."""

    room: Room
    token: Token


class TileRevealed(NamedTuple):
    """The top of the tile stack is seen."""

    tile: int


class TileReturned(NamedTuple):
    """A tile that waited to be laid goes back on top of the stack: its player was knocked out (R3.13)."""

    tile: int


class TileLaid(NamedTuple):
    """A tile lies in the dungeon."""

    tile: int
    x: int
    y: int
    rotation: int


class TileTurned(NamedTuple):
    """A laid tile has a new orientation (R15.2)."""

    place: int
    rotation: int


class LockOpened(NamedTuple):
    """A lock of a tunnel is open for good (R5.4)."""

    lock: int


class FeaturePicked(NamedTuple):
    """The chest, library or prison of a room is used up (R7.2)."""

    room: Room


class WayshrineMarked(NamedTuple):
    """A cube of the supply lies on a wayshrine for good (R7.6)."""

    seat: Seat
    room: Room


class PawnMoved(NamedTuple):
    """A pawn went to another room, along these tunnel pieces; a teleport to a far room has none."""

    seat: Seat
    src: Room
    dst: Room
    pieces: tuple[Piece, ...]
    teleport: bool


class Stopped(NamedTuple):
    """A crystal cave ends the walking of this turn (R8.2), unless caves do not stop the player (`free`)."""

    seat: Seat
    free: bool = False


class Allowed(NamedTuple):
    """A permission for the rest of the turn: caves_free, monsters_free, flute; -1 when a flute is used."""

    seat: Seat
    what: str
    n: int = 1


class Kept(NamedTuple):
    """An effect may wait until later in the turn (R3.12)."""

    seat: Seat
    effect: Effect
    source: Card


class KeptGone(NamedTuple):
    """A waiting effect was used."""

    seat: Seat
    number: int


class Damaged(NamedTuple):
    """Damage not drawn from the bag: own cubes, black cubes, or no cube at all on the meter (R11.3, R11.6)."""

    seat: Seat
    own: int
    black: int
    bare: int


class Healed(NamedTuple):
    """Spaces of the meter came free (R11.5)."""

    seat: Seat
    own: int
    black: int
    bare: int


class BagFilled(NamedTuple):
    """The cubes of the Clank! area went into the bag."""


class CubeDrawn(NamedTuple):
    """A cube came out of the bag: a seat, BLACK or GHOST."""

    colour: int


class GhostWarded(NamedTuple):
    """A player kept off one ghost by discarding a card."""

    seat: Seat
    card: Card


class CubesSettled(NamedTuple):
    """A player's drawn cubes: so many lie on the meter, the others went back to the supply (R11.4, R12.3)."""

    seat: Seat
    hits: int
    back: int


class BlackSetAside(NamedTuple):
    """The black cubes of a draw lie in the bank (R11.2)."""

    n: int


class DrawEnded(NamedTuple):
    """The ghosts of a draw are back in the Clank! area (R11.3)."""


class KnockedOut(NamedTuple):
    """A player is out (R12.2)."""

    seat: Seat


class Escaped(NamedTuple):
    """A player left the catacombs with an artifact (R12.1)."""

    seat: Seat


class GameOver(NamedTuple):
    """The game ended, and how: "everyone_out", "bag_empty" or "deck_empty"."""

    how: str


class Asked(NamedTuple):
    """A player must answer a question before anything else happens."""

    seat: Seat
    question: str


Event = (
    TurnStarted | OutTurnStarted | TurnEnded | Claimed | CardMoved | Reshuffled | Gained | ClankMade
    | ClankTakenBack | RageRose | GhostCame | CubesReturned | TokenTaken | TokenSpent | ArtifactLaid | TileRevealed
    | TileReturned | TileLaid | TileTurned | LockOpened | FeaturePicked | WayshrineMarked | PawnMoved | Stopped
    | Allowed | Kept | KeptGone | Damaged | Healed | BagFilled | CubeDrawn | GhostWarded | BlackSetAside
    | CubesSettled | DrawEnded | KnockedOut | Escaped | GameOver | Asked
)  # fmt: skip
