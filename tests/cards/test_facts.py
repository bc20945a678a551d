"""The printed facts of every card, written down once more here and compared with the box and with what happens."""

from collections import Counter
from typing import NamedTuple

import pytest

from game.box import build_box
from game.rules.events import Gained
from game.rules.ids import ACQUIRE, FIGHT, USE

from ..kit import BOX, QUIET_ROW, act, card, end_turn, play, refused, slot
from .helpers import (
    CAVE,
    CHANTRY,
    CLOISTER,
    CROSSING,
    DEPTHS,
    arrives,
    attacked,
    card_points,
    cubes_drawn,
    discarded,
    dungeon_discard,
    played,
    pools,
    thief,
)


class Fact(NamedTuple):
    slug: str
    set: str
    kind: str
    tag: str
    cost: int
    copies: int
    points: str  # "?": it depends, and a test of the card says on what
    skill: int
    swords: int
    boots: int
    danger: bool
    dragon: bool

    @property
    def pools(self) -> tuple[int, int, int]:
        return self.skill, self.swords, self.boots


# slug, set, kind, tag, cost, copies, points, skill, swords, boots, marks
TABLE = """
burgle                starter   starter  -          -  6 0 1 0 0 -
stumble               starter   starter  -          -  2 0 0 0 0 -
sidestep              starter   starter  -          -  1 0 0 0 1 -
scramble              starter   starter  -          -  1 0 1 0 1 -
mercenary             reserve   reserve  -          2 15 0 1 2 0 -
explore               reserve   reserve  -          3 15 0 2 0 1 -
secret_tome           reserve   reserve  -          7 12 7 0 0 0 -
goblin                reserve   monster  -          2  1 0 0 0 0 -
empurror              catacombs card     companion  1  1 1 0 0 0 -
golden_flute          catacombs card     -          1  1 1 0 0 0 -
payoff                catacombs card     -          1  2 0 3 0 0 -
rebel_scribe          catacombs card     companion  1  1 1 1 0 0 -
waystone              catacombs card     -          1  1 1 0 0 1 -
flamboyance           catacombs card     -          2  2 1 0 0 0 -
imp_familiar          catacombs card     companion  2  1 1 0 0 0 dragon
pillage               catacombs card     -          2  2 0 0 2 1 -
remove_traps          catacombs card     -          2  2 1 1 2 0 -
shadow_walk           catacombs card     -          2  2 1 0 0 1 -
astral_projection     catacombs card     -          3  1 1 2 0 0 -
boots_of_the_ape_lord catacombs card     -          3  1 3 0 0 3 -
bard                  catacombs card     companion  3  2 1 2 0 0 -
lie_in_wait           catacombs card     -          3  2 1 2 1 0 -
lightstick            catacombs card     -          3  2 1 3 0 0 -
rebel_thief           catacombs card     companion  3  1 2 0 0 0 -
riot                  catacombs card     -          3  2 0 0 1 1 -
scavenger             catacombs card     companion  3  2 1 2 0 0 -
smash_and_grab        catacombs card     -          3  2 2 0 0 0 -
sneak_attack          catacombs card     -          3  2 1 0 3 0 -
sudden_movement       catacombs card     -          3  2 1 1 0 2 -
swindle               catacombs card     -          3  2 1 0 0 0 -
bandit                catacombs card     companion  4  2 2 1 1 1 -
charlatan             catacombs card     companion  4  2 2 0 0 0 -
corrupt_advisor       catacombs card     companion  4  1 2 2 0 0 danger+dragon
divining_rod          catacombs card     -          4  1 2 2 0 0 -
elven_sword           catacombs card     -          4  1 2 0 2 0 -
librarian             catacombs card     -          4  1 1 2 0 0 -
rebel_paladin         catacombs card     companion  4  1 1 1 1 0 -
skulker               catacombs card     companion  4  1 1 0 0 2 -
smoky_quartz          catacombs card     gem        4  1 3 0 0 0 dragon
spectral_rider        catacombs card     companion  4  1 2 2 0 1 -
white_tourmaline      catacombs card     gem        4  2 3 0 0 0 dragon
brave_hero            catacombs card     companion  5  1 ? 2 1 1 -
curator               catacombs card     companion  5  1 2 2 0 1 -
diversion             catacombs card     -          5  1 2 2 0 0 -
expert_guide          catacombs card     companion  5  2 2 2 0 2 -
rebel_general         catacombs card     companion  5  1 2 2 1 1 -
robbery               catacombs card     -          5  2 1 0 2 0 -
rose_quartz           catacombs card     gem        5  2 4 0 0 0 dragon
black_tourmaline      catacombs card     gem        6  1 5 0 0 0 dragon
crystal_compass       catacombs card     -          6  1 3 0 0 0 -
double_cross          catacombs card     -          6  1 3 2 0 0 -
expensive_taste       catacombs card     -          6  1 ? 3 0 0 -
fiery_quartz          catacombs card     gem        6  1 5 0 0 0 dragon
floating_skull        catacombs card     companion  6  1 2 2 1 0 -
grand_theft           catacombs card     -          6  1 3 0 0 0 -
lute                  catacombs card     -          6  1 3 0 0 0 -
souldrinker           catacombs card     -          6  1 3 0 4 0 -
thirst_for_adventure  catacombs card     -          7  1 ? 0 0 3 dragon
blink_spell           catacombs card     -          8  1 3 3 0 0 dragon
wishing_well          catacombs device   -          0  1 0 0 0 0 danger+dragon
darkened_alcove       catacombs device   -          2  2 0 0 0 0 dragon
underground_river     catacombs device   -          2  2 0 0 0 0 dragon
locked_trunk          catacombs device   -          3  1 0 0 0 0 dragon
thieves_shrine        catacombs device   -          4  2 0 0 0 0 -
black_market          catacombs device   -          5  1 0 0 0 0 -
skeleton              catacombs monster  -          1  3 0 0 0 0 -
animated_wall         catacombs monster  -          2  2 0 0 0 0 -
crystal_kobold        catacombs monster  -          2  2 0 0 0 0 dragon
keymaster             catacombs monster  -          2  2 0 0 0 0 -
skeleton_priest       catacombs monster  -          2  2 0 0 0 0 -
archoverlord          catacombs monster  -          3  3 0 0 0 0 -
marble_guardian       catacombs monster  -          3  1 0 0 0 0 dragon
skeletal_ape          catacombs monster  -          3  1 0 0 0 0 dragon
skeleton_warlock      catacombs monster  -          3  1 0 0 0 0 dragon
the_warden            catacombs monster  -          3  1 0 0 0 0 danger+dragon
ogre_merchant         catacombs monster  -          4  2 0 0 0 0 dragon
breakout              promo     card     -          3  1 1 1 1 1 -
mister_wizkers        promo     card     companion  4  1 1 1 1 1 -
dusty_map             promo     device   -          2  1 0 0 0 0 dragon
"""


def _fact(line: str) -> Fact:
    slug, box_set, kind, tag, cost, copies, points, skill, swords, boots, marks = line.split()
    number = int(cost.replace("-", "0"))
    resources = int(skill), int(swords), int(boots)
    signs = "danger" in marks, "dragon" in marks
    return Fact(slug, box_set, kind, tag.replace("-", ""), number, int(copies), points, *resources, *signs)


FACTS = [_fact(line) for line in TABLE.split("\n") if line]
DUNGEON = [f for f in FACTS if f.set in ("catacombs", "promo")]
GAINED = [f for f in FACTS if f.set != "starter"]
OWNED = [f for f in FACTS if f.kind in ("starter", "reserve", "card")]
PRICES = {"wishing_well": ("gold", 3), "locked_trunk": ("lockpick", 1)}
PLACES = {"crystal_kobold": {CAVE, CROSSING}, "the_warden": {CAVE, DEPTHS}}  # of the rooms below
AT_ONCE = {  # what the pools hold after paying all of them for the card
    "crystal_kobold": (2, 0, 0), "skeletal_ape": (3, 0, 0), "sneak_attack": (0, 1, 0), "bandit": (0, 1, 1),
    "thirst_for_adventure": (0, 0, 3), "animated_wall": (0, 0, 1),
}  # fmt: skip
HOW = {"device": USE, "monster": FIGHT}


def by_slug(facts: list[Fact]) -> pytest.MarkDecorator:
    return pytest.mark.parametrize("fact", facts, ids=[f.slug for f in facts])


# --- the box ---------------------------------------------------------------------------------------------------


def test_the_box_holds_just_these_cards():
    """R2.6, R2.7, R2.8"""
    assert sorted(c.slug for c in BOX.cards) == sorted(f.slug for f in FACTS)
    assert Counter(f.set for f in FACTS) == {"starter": 4, "reserve": 4, "catacombs": 68, "promo": 3}


def test_promos_are_only_in_the_box_that_asks_for_them():
    base = {c.slug for c in build_box().cards}

    assert {f.slug for f in FACTS} - base == {"breakout", "mister_wizkers", "dusty_map"}


@by_slug(FACTS)
def test_data_is_as_printed(fact: Fact):
    d = BOX.cards[card(fact.slug)]

    assert (d.set, d.kind, d.tag, d.cost, d.copies) == (fact.set, fact.kind, fact.tag, fact.cost, fact.copies)
    assert (d.skill, d.swords, d.boots) == fact.pools
    assert (d.danger, d.dragon) == (fact.danger, fact.dragon)
    assert bool(d.score) == (fact.points == "?")
    assert d.points == (0 if fact.points == "?" else int(fact.points))


@by_slug(FACTS)
def test_copies_lie_where_they_belong(fact: Fact):
    """R2.6, R2.7, R2.8"""
    piles = {"starter": BOX.starting_deck(), "catacombs": BOX.dungeon_deck(), "promo": BOX.dungeon_deck()}
    reserve = dict(zip(BOX.reserve, thief().reserve, strict=True))

    if fact.set == "reserve":
        assert reserve[card(fact.slug)] == fact.copies
        assert card(fact.slug) not in BOX.dungeon_deck() + BOX.starting_deck()
    else:
        assert piles[fact.set].count(card(fact.slug)) == fact.copies
        assert card(fact.slug) not in BOX.reserve


# --- what happens ----------------------------------------------------------------------------------------------


@by_slug(OWNED)
def test_played_it_gives_its_resources_and_no_others(fact: Fact):
    """R3.2, R3.4"""
    state = thief(fact.slug, lockpicks=0, row=[])

    play(state, fact.slug)

    assert pools(state) == fact.pools
    assert played(state) == ([] if fact.slug == "payoff" else [fact.slug])


@by_slug([f for f in OWNED if f.points != "?"])
def test_it_scores_its_points_wherever_it_lies(fact: Fact):
    """R13.1"""
    for zone in ("hand", "deck", "discard", "played"):
        state = thief(**{zone: [fact.slug]}, artifacts=["artifact_5"])

        assert card_points(state, fact.slug) == int(fact.points)


def for_sale(fact: Fact, skill: int, swords: int, **fields):
    """The card in the first slot of the row (or in the reserve), and whatever else may be asked for."""
    row = QUIET_ROW if fact.set == "reserve" else [fact.slug, *QUIET_ROW[1:]]
    piles = {"prisoners": ["peasant", "peasant"], "minors": ["dragon_egg"], "majors": ["chalice"]}
    rest = {"gold": 3, "lockpicks": 1, "room": DEPTHS if fact.slug == "the_warden" else CROSSING, **piles, **fields}
    return thief(row=row, turn={"skill": skill, "swords": swords}, **rest)


@by_slug(GAINED)
def test_its_cost_is_paid_in_full_and_the_card_is_gone_from_the_row(fact: Fact):
    """R4.1, R4.3, R4.4, R4.5, R4.6"""
    swords = fact.cost if fact.kind == "monster" else 0
    state = for_sale(fact, fact.cost - swords, swords)
    place = slot(state, fact.slug)

    events = act(state, HOW.get(fact.kind, ACQUIRE), place)

    spent = Counter({e.what: -e.n for e in events if isinstance(e, Gained) and e.n < 0})
    pool = "swords" if fact.kind == "monster" else "skill"
    assert spent == Counter(dict([PRICES[fact.slug]] if fact.slug in PRICES else [])) + Counter({pool: fact.cost})
    assert pools(state) == AT_ONCE.get(fact.slug, (0, 0, 0))
    if fact.kind in ("device", "monster"):
        assert discarded(state) == (["secret_tome"] if fact.slug == "skeleton_warlock" else [])
        assert dungeon_discard(state) == ([] if fact.slug == "goblin" else [fact.slug])
    else:
        assert discarded(state) == [fact.slug]
        assert dungeon_discard(state) == []
    if fact.set != "reserve":
        assert state.row[0] == -1
    else:
        assert state.reserve[BOX.reserve.index(card(fact.slug))] == fact.copies - (fact.slug != "goblin")


@by_slug([f for f in GAINED if f.cost])
def test_one_short_is_refused_and_the_wrong_pool_is_no_help(fact: Fact):
    """R4.1, R4.3, R4.4"""
    monster = fact.kind == "monster"
    skill, swords = (9, fact.cost - 1) if monster else (fact.cost - 1, 9)
    state = for_sale(fact, skill, swords)

    reason = refused(state, HOW.get(fact.kind, ACQUIRE), slot(state, fact.slug))

    assert reason == ("needs_swords" if monster else "needs_skill")


@by_slug(GAINED)
def test_it_is_gained_in_the_one_way_of_its_banner(fact: Fact):
    """R4.1, R4.3, R4.4"""
    state = for_sale(fact, 9, 9)
    right = HOW.get(fact.kind, ACQUIRE)

    for kind in {ACQUIRE, USE, FIGHT} - {right}:
        assert refused(state, kind, slot(state, fact.slug)) == "wrong_kind"
    act(state, right, slot(state, fact.slug))


@by_slug(GAINED)
def test_it_has_the_extra_price_and_the_place_that_are_printed_and_no_others(fact: Fact):
    """R4.3, R4.7"""
    resource, _ = PRICES.get(fact.slug, ("", 0))
    needed = {"gold": "needs_gold", "lockpick": "needs_lockpicks"}
    rooms = {CAVE, DEPTHS, CROSSING, CLOISTER, CHANTRY}

    for name in rooms:
        state = for_sale(fact, 9, 9, gold=0, lockpicks=0, room=name)
        action = HOW.get(fact.kind, ACQUIRE), slot(state, fact.slug)
        if name not in PLACES.get(fact.slug, rooms):
            assert refused(state, *action) == "wrong_place"
        elif resource:
            assert refused(state, *action) == needed[resource]
        else:
            act(state, *action)


@by_slug(DUNGEON)
def test_its_marks_wake_and_anger_the_dragon(fact: Fact):
    """R10.3, R11.1"""
    _, when_dealt = arrives(fact.slug, rage=3)
    lying = thief(row=[*QUIET_ROW[:4], fact.slug], dungeon_deck=["rose_quartz"], rage=1)

    when_lying = end_turn(lying)  # a gem comes, and with it the dragon

    assert attacked(when_dealt) == fact.dragon
    assert cubes_drawn(when_dealt) == (3 + fact.danger if fact.dragon else 0)
    assert cubes_drawn(when_lying) == 2 + fact.danger
