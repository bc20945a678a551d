"""Words for tests of tokens: how each kind is got, used and counted."""

from game.rules import score_sheet
from game.rules.ids import PICK, POTION, SHOP
from tests.kit import (
    BOX,
    act,
    scene,
    token,
    tokens_of,
    walk,
)

CROSSING, VESTRY, CELLS, MARKET = "start_a.crossing", "start_a.vestry", "start_a.cells", "start_a.cloister"
ITEMS = {slug: number for number, slug in enumerate(BOX.items)}


def found_major(slug, **player):
    """A chest was picked and this was in it."""
    state = scene(players=[{"room": VESTRY, "hand": [], **player}], majors=[slug])
    act(state, PICK)
    return state


def found_minor(slug, **player):
    """A room was entered and this lay there."""
    state = scene(players=[{"room": CROSSING, "hand": [], **player}], minors=[slug], turn={"boots": 1})
    walk(state, VESTRY)
    return state


def freed(first, second="peasant", **fields):
    """A prison was picked and these two were in it."""
    player = {"room": CELLS, "hand": [], **fields.pop("player", {})}
    state = scene(players=[player], prisoners=[first, second], **fields)
    act(state, PICK)
    return state


def bought(item, **player):
    """Something was bought in the market for 7 gold."""
    state = scene(players=[{"room": MARKET, "hand": [], "gold": 7, **player}])
    act(state, SHOP, ITEMS[item])
    return state


def drink(state, slug):
    act(state, POTION, token(slug))


def held(state) -> list[str]:
    return tokens_of(state.players[0])


def boxed(state) -> list[str]:
    """The tokens that went back to the game box."""
    return [BOX.tokens[t].slug for t in state.spent]


def worth(slug, **player) -> int:
    """The points that this token brings its holder."""
    state = scene(players=[{"hand": [], **player, "tokens": [slug, *player.get("tokens", [])]}])
    return next(line.points for line in score_sheet(state, 0).lines if line.slug == slug)
