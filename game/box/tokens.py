"""Every token of the game. `pile` says where it starts, `counts` what it counts as."""

from __future__ import annotations

from game.rules import TokenDef
from game.rules.effects import (
    at_least,
    boots,
    ghost,
    gold,
    heal,
    lockpick,
    points_if,
    points_per,
    rage,
    skill,
    spring,
    swords,
)
from game.rules.ids import IDOLS

_PRISONER = ("prisoners",)

ARTIFACTS = tuple(TokenDef(f"artifact_{value}", "artifact", points=value) for value in (5, 7, 10, 12, 15, 17, 20))

TREASURES = (
    TokenDef("monkey_idol", "monkey_idol", IDOLS, 5, counts=("idols",)),
    TokenDef("mastery", "mastery", points=20, counts=("masteries",)),
)

MARKET = (
    TokenDef("backpack", "market", 2, 5, counts=("backpacks",), item="backpack"),
    TokenDef("blood_amulet", "market", 2, 7, take=(heal(2),), item="blood_amulet", need=at_least("damage", 5)),
    TokenDef("burglars_kit", "market", 3, 2, take=(lockpick(2),), item="burglars_kit"),
    *(TokenDef(f"crown_{value}", "market", points=value, counts=("crowns",), item="crown") for value in (10, 9, 8)),
)

MAJORS = (
    TokenDef("catacombs_map", "major", 2, 5, counts=("maps",)),
    TokenDef("chalice", "major", 3, 7),
    TokenDef("greater_skill_boost", "major", 2, take=(skill(5),), keep=False),
    TokenDef("greater_treasure", "major", 2, take=(gold(5),), keep=False),
    TokenDef("potion_of_greater_healing", "major", 2, use=(heal(2),)),
)

MINORS = (
    TokenDef("dragon_egg", "minor", 3, 3, take=(rage(1),)),
    TokenDef("lockpick_secret", "minor", 3, take=(lockpick(1),), keep=False),
    TokenDef("magic_spring", "minor", 2, take=(spring(),)),
    TokenDef("potion_of_healing", "minor", 3, use=(heal(1),)),
    TokenDef("potion_of_swiftness", "minor", 2, use=(boots(1),)),
    TokenDef("potion_of_strength", "minor", 2, use=(swords(2),)),
    TokenDef("puzzle_box", "minor", 2),
    TokenDef("treasure", "minor", 3, take=(gold(2),), keep=False),
)

PRISONERS = (
    TokenDef("adventurer", "prisoner", 2, 3, _PRISONER, take=(rage(1),)),
    TokenDef("barbarian", "prisoner", 2, 2, _PRISONER, take=(swords(2),)),
    TokenDef("cleric", "prisoner", 2, 2, _PRISONER, take=(heal(1),)),
    TokenDef("discount_coupon", "prisoner"),
    TokenDef("golden_monkey_bot", "prisoner", 1, 3, ("prisoners", "idols")),
    TokenDef("haunted_prisoner", "prisoner", 1, 3, _PRISONER, take=(ghost(),)),
    TokenDef("mayor", "prisoner", 1, 0, _PRISONER, score=points_if(at_least("masteries"), 5)),
    TokenDef("monk", "prisoner", 1, 0, _PRISONER, score=points_per(1, "wayshrines")),
    TokenDef("peasant", "prisoner", 2, 2, _PRISONER),
    TokenDef("primatologist", "prisoner", 1, 0, _PRISONER, score=points_if(at_least("idols"), 5)),
    TokenDef("prince", "prisoner", 1, 0, _PRISONER, score=points_if(at_least("crowns"), 5)),
    TokenDef("princess", "prisoner", 1, 0, _PRISONER, score=points_if(at_least("crowns"), 5)),
    TokenDef("sorceress", "prisoner", 2, 0, _PRISONER, score=points_if(at_least("tomes", 2), 5)),
    TokenDef("warrior", "prisoner", 2, 0, _PRISONER, score=points_per(1, "prisoners")),
)

BASE = ARTIFACTS + TREASURES + MARKET + MAJORS + MINORS + PRISONERS
