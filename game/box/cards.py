"""Every card of the game: one literal each, read as the card reads.

To add a card, add a line; to add a rare effect, add a constructor in `rules.effects` and what it does in `rules.ops`
or `rules.questions`. Names and other words are in `game/strings`, under the same slug.
"""

from __future__ import annotations

from typing import Any

from game.rules import CardDef
from game.rules.effects import (
    at_least,
    boots,
    caves_do_not_stop,
    choose,
    choose_or_all,
    clank,
    discard_for,
    draw,
    everyone_clank,
    flip_tiles,
    flute,
    free_prisoners,
    gold,
    heal,
    ignore_monsters,
    lockpick,
    major_secret,
    map_tile,
    market_gift,
    minor_secret,
    others_clank,
    pay,
    per,
    points_if,
    points_per,
    project,
    raise_tile,
    replace_row_card,
    return_cubes,
    skill,
    steal_row_card,
    swords,
    take_tome,
    teleport,
    teleport_now,
    to_deck_top,
    trash,
    trash_this,
    turn_alone,
    when,
)
from game.rules.ids import CARD, COMPANION, DEVICE, GEM, MONSTER, RESERVE, STARTER


def starter(slug: str, copies: int, **facts: Any) -> CardDef:
    """A card of the starting deck."""
    return CardDef(slug, STARTER, copies=copies, set="starter", **facts)


def reserve(slug: str, cost: int, copies: int, **facts: Any) -> CardDef:
    """A card of the reserve, with a yellow banner."""
    return CardDef(slug, RESERVE, cost, copies, set="reserve", **facts)


def card(slug: str, cost: int, copies: int = 1, points: int = 0, **facts: Any) -> CardDef:
    """A card with a blue banner, for the own deck."""
    return CardDef(slug, CARD, cost, copies, points, **facts)


def companion(slug: str, cost: int, copies: int = 1, points: int = 0, **facts: Any) -> CardDef:
    """A companion, for the own deck."""
    return card(slug, cost, copies, points, tag=COMPANION, **facts)


def gem(slug: str, cost: int, copies: int = 1, points: int = 0, **facts: Any) -> CardDef:
    """A gem: heavy to carry off, and the dragon notices."""
    return card(slug, cost, copies, points, tag=GEM, gain=(clank(2),), dragon=True, **facts)


def device(slug: str, cost: int, copies: int = 1, **facts: Any) -> CardDef:
    """A device, with a purple banner; `use` is its USE text."""
    return CardDef(slug, DEVICE, cost, copies, gain=facts.pop("use"), **facts)


def monster(slug: str, cost: int, copies: int = 1, **facts: Any) -> CardDef:
    """A monster, with a red banner; `defeat` is its DEFEAT text."""
    return CardDef(slug, MONSTER, cost, copies, gain=facts.pop("defeat"), **facts)


_BESIDE_COMPANION = at_least("companions")
_ALL_WILL_HEAR = (everyone_clank(1),)

STARTERS = (
    starter("burgle", 6, skill=1),
    starter("stumble", 2, play=(clank(1),)),
    starter("sidestep", 1, boots=1),
    starter("scramble", 1, skill=1, boots=1),
)

RESERVES = (
    reserve("mercenary", 2, 15, skill=1, swords=2),
    reserve("explore", 3, 15, skill=2, boots=1),
    reserve("secret_tome", 7, 12, points=7),
    monster("goblin", 2, defeat=(gold(1),), set="reserve"),
)

COMPANIONS = (
    companion("empurror", 1, points=1,
              play=(choose_or_all(at_least("artifacts"), (clank(-2),), (gold(1),), (caves_do_not_stop(),)),)),
    companion("rebel_scribe", 1, points=1, skill=1, play=(when(_BESIDE_COMPANION, draw(1)),)),
    companion("imp_familiar", 2, points=1, play=(choose((lockpick(1),), (pay("lockpick", 1, draw(2)),)),), dragon=True),
    companion("bard", 3, 2, 1, skill=2, play=(clank(1), when(at_least("clank", 2), heal(2)))),
    companion("rebel_thief", 3, points=2, play=(lockpick(1), when(_BESIDE_COMPANION, draw(1)))),
    companion("scavenger", 3, 2, 1, skill=2, gain=(minor_secret(1),)),
    companion("bandit", 4, 2, 2, skill=1, swords=1, boots=1, gain=(swords(1), boots(1))),
    companion("charlatan", 4, 2, 2, play=(discard_for(draw(2)),)),
    companion("corrupt_advisor", 4, points=2, skill=2,
              play=(others_clank(1), when(at_least("crowns"), others_clank(1))), danger=True, dragon=True),
    companion("rebel_paladin", 4, points=1, skill=1, swords=1,
              play=(when(_BESIDE_COMPANION, draw(1)), when(at_least("artifacts"), draw(1)))),
    companion("skulker", 4, points=1, boots=2, play=(ignore_monsters(),), gain=(ignore_monsters(),)),
    companion("spectral_rider", 4, points=2, skill=2, boots=1,
              play=(teleport("haunted", given=at_least("on_haunted_tile")),)),
    companion("brave_hero", 5, skill=2, swords=1, boots=1, score=points_if(at_least("prisoners", 3), 5)),
    companion("curator", 5, points=2, skill=2, boots=1, play=(per("artifacts", draw(1)),)),
    companion("expert_guide", 5, 2, 2, skill=2, boots=2),
    companion("rebel_general", 5, points=2, skill=2, swords=1, boots=1, play=(when(_BESIDE_COMPANION, draw(1)),)),
    companion("floating_skull", 6, points=2, skill=2, swords=1,
              play=(teleport("adjacent", given=at_least("crowns")),), gain=(teleport_now(),)),
)  # fmt: skip

GEMS = (
    gem("smoky_quartz", 4, points=3, play=(clank(-2), draw(1))),
    gem("white_tourmaline", 4, 2, 3, play=(draw(1),), ward=True),
    gem("rose_quartz", 5, 2, 4, play=(clank(-2), draw(1))),
    gem("black_tourmaline", 6, points=5, play=(draw(1),), ward=True),
    gem("fiery_quartz", 6, points=5, play=(clank(-2), draw(1))),
)

OTHERS = (
    card("golden_flute", 1, points=1, play=(gold(1), clank(1), flute())),
    card("payoff", 1, 2, skill=3, play=(trash_this(),)),
    card("waystone", 1, points=1, boots=1,
         play=(teleport("wayshrine", given=at_least("in_wayshrine"), trash_card=True),)),
    card("flamboyance", 2, 2, 1, play=(draw(1), when(at_least("clank", 2), skill(2)))),
    card("pillage", 2, 2, swords=2, boots=1, play=(when(at_least("gold", 3), draw(1)),)),
    card("remove_traps", 2, 2, 1, skill=1, swords=2, play=(replace_row_card(),)),
    card("shadow_walk", 2, 2, 1, boots=1, play=(trash("burgle"),)),
    card("astral_projection", 3, points=1, skill=2, play=(when(at_least("skill", 6), project()),)),
    card("boots_of_the_ape_lord", 3, points=3, boots=3, play=(clank(3), when(at_least("idols"), caves_do_not_stop()))),
    card("lie_in_wait", 3, 2, 1, skill=2, swords=1, play=(when(at_least("cave"), clank(-2)),), gain=(to_deck_top(),)),
    card("lightstick", 3, 2, 1, skill=3, play=(clank(1),)),
    card("riot", 3, 2, swords=1, boots=1, gain=(free_prisoners(1),),
         play=(clank(1), when(at_least("prisoners", 3), trash(optional=True)))),
    card("smash_and_grab", 3, 2, 2, play=(clank(2), draw(2))),
    card("sneak_attack", 3, 2, 1, swords=3, play=(clank(-2),), gain=(swords(1),)),
    card("sudden_movement", 3, 2, 1, skill=1, boots=2, arrive=(turn_alone(),)),
    card("swindle", 3, 2, 1, play=(gold(3),)),
    card("divining_rod", 4, points=2, skill=2, play=(when(at_least("skill", 6), heal(1)),)),
    card("elven_sword", 4, points=2, swords=2, play=(draw(1),)),
    card("librarian", 4, points=1, skill=2, play=(clank(-2), when(at_least("tomes_at_hand"), draw(2)))),
    card("diversion", 5, points=2, skill=2, gain=(free_prisoners(1),), arrive=(return_cubes(3),)),
    card("robbery", 5, 2, 1, swords=2, play=(gold(2), teleport("adjacent", given=at_least("in_market"))),
         gain=(to_deck_top(),)),
    card("crystal_compass", 6, points=3, play=(draw(2), caves_do_not_stop())),
    card("double_cross", 6, points=3, skill=2, play=(clank(-2),), gain=(others_clank(2),)),
    card("expensive_taste", 6, skill=3, play=(gold(2),), score=points_if(at_least("crowns") + at_least("gems"), 5)),
    card("grand_theft", 6, points=3, play=(choose((lockpick(1),), (pay("lockpick", 1, steal_row_card()),)),),
         gain=(to_deck_top(),)),
    card("lute", 6, points=3, play=(clank(1), draw(2), per("clank", gold(1)))),
    card("souldrinker", 6, points=3, swords=4, play=(when(at_least("defeated"), heal(1)),)),
    card("thirst_for_adventure", 7, boots=3, gain=(boots(3),), score=points_per(2, "artifacts", "idols"), dragon=True),
    card("blink_spell", 8, points=3, skill=3, play=(teleport("adjacent", "player"),), dragon=True),
)  # fmt: skip

DEVICES = (
    device("wishing_well", 0, price=("gold", 3), use=(draw(2),), danger=True, dragon=True),
    device("darkened_alcove", 2, 2, use=(clank(-2),), dragon=True),
    device("underground_river", 2, 2, use=(choose((heal(1),), (boots(1),)),), dragon=True),
    device("locked_trunk", 3, price=("lockpick", 1), needs="majors", use=(major_secret(1),), dragon=True),
    device("thieves_shrine", 4, 2, arrive=(return_cubes(3),),
           use=(choose((gold(2),), (trash("burgle", optional=True), trash("burgle", optional=True))),)),
    device("black_market", 5, use=(choose((gold(2),), (trash(),), (lockpick(1),), times=2),)),
)  # fmt: skip

MONSTERS = (
    monster("skeleton", 1, 3, defeat=(gold(2), clank(1))),
    monster("animated_wall", 2, 2, defeat=(boots(1), when(at_least("portals"), boots(1))), arrive=(flip_tiles(),)),
    monster("crystal_kobold", 2, 2, defeat=(skill(2),), dragon=True, where=("in_cave", "in_wayshrine")),
    monster("keymaster", 2, 2, defeat=(lockpick(1),)),
    monster("skeleton_priest", 2, 2, defeat=(heal(1), clank(1)), arrive=_ALL_WILL_HEAR),
    monster("archoverlord", 3, 3, defeat=(draw(2), others_clank(1)), arrive=_ALL_WILL_HEAR),
    monster("marble_guardian", 3, defeat=(raise_tile(),), dragon=True),
    monster("skeletal_ape", 3, defeat=(gold(3), skill(3), clank(3)), dragon=True),
    monster("skeleton_warlock", 3, defeat=(take_tome(), clank(1)), dragon=True),
    monster("the_warden", 3, defeat=(free_prisoners(2),), danger=True, dragon=True, where=("in_depths",)),
    monster("ogre_merchant", 4, 2, defeat=(choose((gold(5),), (market_gift(),)),), dragon=True),
)

PROMOS = (
    card("breakout", 3, points=1, skill=1, swords=1, boots=1, play=(when(at_least("freed"), gold(3), clank(1)),),
         set="promo"),
    companion("mister_wizkers", 4, points=1, skill=1, swords=1, boots=1, play=(when(at_least("marked"), draw(1)),),
              arrive=(return_cubes(3),), set="promo"),
    device("dusty_map", 2, needs="tile_stack", use=(map_tile(),), dragon=True, set="promo"),
)  # fmt: skip

BASE = STARTERS + RESERVES + COMPANIONS + GEMS + OTHERS + DEVICES + MONSTERS
