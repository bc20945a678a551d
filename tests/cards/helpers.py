"""Words for tests of single cards: a thief with these cards in hand, what a turn brought, what the table looks like.

The player of these scenes is seat 0, whose turn it is; the other players stand in the Crypt unless told otherwise.
"""

from game.rules import Action, State, legal_actions, score_sheet
from game.rules.events import BagFilled, CubeDrawn
from game.rules.ids import ACQUIRE, FIGHT, LAY, MARK, PICK, PROJECT, SHOP, TAKE, TELEPORT, TRASH, USE
from game.session.scenario_fields import PLAYER_FIELDS

from ..kit import BOX, MOVE, QUIET_ROW, act, card, end_turn, room, scene, slot, slugs_of

CRYPT, CROSSING, CLOISTER, CHANTRY = "start_a.crypt", "start_a.crossing", "start_a.cloister", "start_a.chantry"
COLD_WELL, CELLS, VESTRY, SHRINE = "start_a.cold_well", "start_a.cells", "start_a.vestry", "start_a.monkey_shrine"
WAYSHRINE, MARKET, CAVE, DEPTHS = CROSSING, CLOISTER, COLD_WELL, CELLS  # what these rooms are good for
ITEMS = ("backpack", "blood_amulet", "burglars_kit", "crown")


def thief(*hand: str, others=({},), dungeon_deck=None, lying=None, **fields) -> State:
    """A scene: the hand and the other fields of the player (deck, noise, room, ...) and of the table (row, turn, ...).

    `dungeon_deck` and `lying` are the deck and the artifacts of the table, which players have as well.
    """
    own = {name: fields.pop(name) for name in list(fields) if name in PLAYER_FIELDS}
    if dungeon_deck is not None:
        fields["deck"] = list(dungeon_deck)
    if lying is not None:
        fields["artifacts"] = lying
    return scene(players=[{"hand": list(hand), **own}, *others], **fields)


def shopper(slug: str, extra: int = 0, **fields) -> State:
    """A scene in which the card lies in the row, and the player has just what it costs (and `extra` of it)."""
    d = BOX.cards[card(slug)]
    pool = "swords" if d.kind == "monster" else "skill"
    turn = {pool: d.cost + extra, **fields.pop("turn", {})}
    return thief(*fields.pop("hand", []), row=fields.pop("row", [slug]), turn=turn, **fields)


# --- what a player does ----------------------------------------------------------------------------------------


def acquire(state: State, slug: str) -> list:
    return act(state, ACQUIRE, slot(state, slug))


def use(state: State, slug: str) -> list:
    return act(state, USE, slot(state, slug))


def fight(state: State, slug: str) -> list:
    return act(state, FIGHT, slot(state, slug))


def take(state: State) -> list:
    return act(state, TAKE)


def pick(state: State) -> list:
    return act(state, PICK)


def mark(state: State) -> list:
    return act(state, MARK)


def buy(state: State, item: str, coupon: int = 0, flute: int = 0) -> list:
    return act(state, *shop(item, coupon, flute))


def shop(item: str, coupon: int = 0, flute: int = 0) -> Action:
    return Action(SHOP, ITEMS.index(item), coupon, flute)


def trashes(state: State) -> list[tuple[str, str]]:
    """What can be trashed now: (card, "play" or "discard")."""
    zones = ("play", "discard")
    return sorted({(BOX.cards[a.b].slug, zones[a.c]) for a in legal_actions(state) if a.kind == TRASH})


def trash(state: State, slug: str, zone: str) -> list:
    wanted = (card(slug), ("play", "discard").index(zone))
    return act(state, *next(a for a in legal_actions(state) if a.kind == TRASH and a[2:] == wanted))


def _goals(state: State) -> dict[str, Action]:
    """Every teleport that is legal now, by the room (or the empty cell) it leads to."""
    dungeon = state.dungeon
    goals = {}
    for action in legal_actions(state):
        if action.kind == TELEPORT and action.b >= 0:
            route = dungeon.routes(state.players[state.seat].room)[action.b]
            goals.setdefault(str(route.cell) if route.cell else dungeon.name(route.room), action)
        elif action.kind == TELEPORT:
            goals[dungeon.name(action.c)] = action
    return goals


def teleports(state: State) -> set[str]:
    return set(_goals(state))


def teleport(state: State, name: str) -> list:
    return act(state, *_goals(state)[name])


def projections(state: State) -> list[str]:
    """The wayshrines that can be marked from afar now."""
    return sorted(state.dungeon.name(a.b) for a in legal_actions(state) if a.kind == PROJECT)


def project(state: State, name: str) -> list:
    return act(state, *next(a for a in legal_actions(state) if a.kind == PROJECT and a.b == room(state, name)))


def discover(state: State, cell: tuple[int, int]) -> list:
    """Walk to an empty cell: the tile is revealed and waits."""
    ways = enumerate(state.dungeon.routes(state.players[state.seat].room))
    return act(state, MOVE, next(n for n, way in ways if way.cell == cell))


def lay(state: State, *numbers: int) -> list:
    return act(state, LAY, *numbers)


# --- what came of it -------------------------------------------------------------------------------------------


def pools(state: State) -> tuple[int, int, int]:
    """Skill, swords, boots."""
    return state.turn.skill, state.turn.swords, state.turn.boots


def hand(state: State, seat: int = 0) -> list[str]:
    return slugs_of(state.players[seat].hand)


def played(state: State, seat: int = 0) -> list[str]:
    return slugs_of(state.players[seat].played)


def discarded(state: State, seat: int = 0) -> list[str]:
    return slugs_of(state.players[seat].discard)


def dungeon_discard(state: State) -> list[str]:
    return slugs_of(state.dungeon_discard)


def noise(state: State) -> list[int]:
    """The cubes of each player in the Clank! area."""
    return [p.noise for p in state.players]


def where(state: State, seat: int = 0) -> str:
    return state.dungeon.name(state.players[seat].room)


def rotation(state: State, place: int) -> int:
    return state.dungeon.places[place].rotation


def card_points(state: State, slug: str) -> int:
    """What the player's copies of a card are worth now."""
    return sum(line.points for line in score_sheet(state, 0).lines if (line.kind, line.slug) == ("card", slug))


def arrives(slug: str, **fields) -> tuple[State, list]:
    """The end of a turn in which one card is dealt into the row; the state and the events."""
    state = thief(row=QUIET_ROW[:5], dungeon_deck=[slug], **fields)
    return state, end_turn(state)


def attacked(events: list) -> bool:
    return any(isinstance(event, BagFilled) for event in events)


def cubes_drawn(events: list) -> int:
    return sum(isinstance(event, CubeDrawn) for event in events)
