"""Every token by its slug. The base tells the family: gold disc, wooden octagon, tablet, iron medallion."""

from __future__ import annotations

from dataclasses import replace

from art.drawings import figures as fig
from art.drawings import heads, portraits, secrets
from art.drawings import treasures as tr
from art.drawings.icons import secret_major, secret_minor
from art.drawings.icons_places import laurel, shackles
from art.kit import palette as pal
from art.kit.registry import sprite
from art.kit.relief import Layer, placed
from art.kit.shapes import around, at, circle, line, ngon, rounded, star

SIZE = 320


def velvet(face: pal.Pair) -> list[Layer]:
    """A gold disc with a beaded rim and a soft ground."""
    return [
        Layer(circle(0, 0, 50), pal.GOLD_BRIGHT, bevel=5, gloss=0.6, metal=0.7),
        Layer(around(circle(0, 0, 2.6), 32, 45.5), ("#FFF0B8", "#B57D24"), bevel=2.4, gloss=0.6, metal=0.5, shade=0.4),
        Layer(circle(0, 0, 41), face, bevel=5, relief=-0.7, gloss=0.05, shade=0, grain=0.25),
    ]


def plaque() -> list[Layer]:
    """Where the game writes the value, around (0, 36)."""
    return [
        Layer(rounded(-28, 18, 28, 54, 13), pal.GOLD_BRIGHT, bevel=3.4, gloss=0.6, metal=0.6),
        Layer(rounded(-24.5, 21.5, 24.5, 50.5, 10), ("#3A1218", "#1C080C"), bevel=3, relief=-0.5, gloss=0.1, shade=0),
    ]


def artifact(thing: list[Layer], face: pal.Pair) -> list[Layer]:
    """A treasure on velvet with its plaque."""
    return [*velvet(face), *placed(thing, 0, -14, 0, 0.72), *plaque()]


def ware(thing: list[Layer], value: bool = False) -> list[Layer]:
    """A thing of the market on a wooden octagon."""
    plate = [
        Layer(ngon(8, 52, -67.5), pal.IRON, bevel=5, gloss=0.5, metal=0.5),
        Layer(ngon(8, 47, -67.5), ("#8A5A30", "#3E2212"), bevel=4, gloss=0.2, grain=0.3),
        Layer([line(1.6, (-40, y), (40, y)) for y in (-22, 0, 22)], "#3A2010", bevel=1, relief=-0.6, shade=0),
        Layer(circle(0, 0, 39.5), pal.GOLD, bevel=2, gloss=0.6, metal=0.6, shade=0.3),
        Layer(circle(0, 0, 38), ("#4A8A84", "#163A40"), bevel=4, relief=-0.5, gloss=0.1, shade=0, grain=0.25),
    ]
    return [*plate, *placed(thing, 0, -14 if value else 0, 0, 0.72 if value else 0.8), *(plaque() if value else [])]


def minor(thing: list[Layer]) -> list[Layer]:
    """A secret on the violet tablet."""
    return [*fig.tablet(("#7A58C0", "#2F1D5C"), ("#2E2148", "#181028"), 1.14), *placed(thing, 0, 0, 0, 0.74)]


def major(thing: list[Layer]) -> list[Layer]:
    """A secret on the tablet with the gold rim."""
    base = [
        Layer(rounded(-42, -51, 42, 51, 14), pal.GOLD_BRIGHT, bevel=6, gloss=0.6, metal=0.7),
        Layer(rounded(-35, -44, 35, 44, 9), ("#5A38A0", "#2A1850"), bevel=4, gloss=0.2, shade=0.3),
        Layer(rounded(-31, -40, 31, 40, 7), ("#2E2148", "#181028"), bevel=4, relief=-0.6, gloss=0.1, shade=0),
        Layer(
            [circle(x, y, 4.6) for x in (-38, 38) for y in (-46, 46)],
            ("#FFF0B8", "#B57D24"),
            bevel=4,
            gloss=0.8,
            metal=0.5,
        ),
    ]
    return [*base, *placed(thing, 0, 0, 0, 0.7)]


def prisoner(inside: list[Layer], ground: pal.Pair = ("#46566E", "#141A26")) -> list[Layer]:
    """What is held in an iron ring."""
    link = at(rounded(-2.4, -4.4, 2.4, 4.4, 2.4), 0, 0)
    return [
        Layer(circle(0, 0, 51), pal.IRON, bevel=6, gloss=0.5, metal=0.6),
        Layer(around(link, 28, 46), ("#9A9298", "#4A444A"), bevel=2, gloss=0.6, metal=0.5, shade=0.4),
        Layer(circle(0, 0, 41.5), pal.GOLD, bevel=2, gloss=0.6, metal=0.6),
        Layer(circle(0, 0, 40), ground, bevel=4, relief=-0.6, gloss=0, shade=0, grain=0.25),
        *inside,
    ]


def coupon() -> list[Layer]:
    """A ticket with a bite of the price cut off."""
    ticket = [
        Layer(
            "M-38 -24 L38 -24 L38 -8 C 28 -8 28 8 38 8 L38 24 L-38 24 L-38 8 C -28 8 -28 -8 -38 -8 Z",
            ("#FFF0C8", "#C89A54"),
            bevel=4,
            gloss=0.15,
            grain=0.2,
        ),
        Layer(
            [line(2, (-20, y), (-20, y + 5)) for y in (-19, -10, -1, 8, 16)], "#8A5A2C", bevel=1, relief=-0.4, shade=0
        ),
        Layer(rounded(-14, -17, 28, 17, 4), "#B8402C", bevel=1, relief=-0.3, stroke=2.4, shade=0),
        *placed(fig.gem("#9FD8FF", "#5AA8F4", "#3F8AE8", "#2F74D8", "#1A4AA6"), -2, 0, 0, 0.28),
        Layer("M16 -9 L16 4 L22 4 L12 14 L2 4 L8 4 L8 -9 Z", ("#E85A3C", "#A82418"), bevel=2.4, gloss=0.3).placed(
            7, -2, 0, 0.95
        ),
    ]
    return placed(ticket, 0, 0, -16, 1.0)


def idol() -> list[Layer]:
    """The golden monkey on jade."""
    return [
        Layer(star(16, 51, 46), ("#5AA88A", "#1C4A3C"), bevel=4, gloss=0.5),
        Layer(circle(0, 0, 41), ("#1E5A48", "#0C2A22"), bevel=5, relief=-0.7, gloss=0.2, shade=0, grain=0.3),
        *placed(fig.monkey(), 0, 1, 0, 0.84),
    ]


def mastery() -> list[Layer]:
    """The wreath on a red seal."""
    return [*velvet(("#7A1F2A", "#380C14")), *placed(laurel(), 0, 0, 0, 0.8)]


def declare() -> None:
    """Put them in the registry."""
    blue, green, wine = ("#1F4A6A", "#0C1E30"), ("#1E5A48", "#0A261E"), ("#6A1C30", "#2A0A14")
    violet, teal = ("#4A2A78", "#1C0E34"), ("#1A5A62", "#0A262C")
    drawings = {
        "artifact_5": artifact(tr.signet(), green),
        "artifact_7": artifact(tr.horn(), blue),
        "artifact_10": artifact(tr.dagger(), wine),
        "artifact_12": artifact(tr.sceptre(), teal),
        "artifact_15": artifact(tr.mask(), blue),
        "artifact_17": artifact(tr.orb(), wine),
        "artifact_20": artifact(tr.dragon_heart(), violet),
        "monkey_idol": idol(),
        "mastery": mastery(),
        "backpack": ware(tr.backpack()),
        "blood_amulet": ware(tr.amulet()),
        "burglars_kit": ware(tr.burglars_kit()),
        "crown_10": ware(tr.crown(pal.RUBY, 5), True),
        "crown_9": ware(tr.crown(pal.SAPPHIRE, 4), True),
        "crown_8": ware(tr.crown(pal.EMERALD, 3), True),
        "catacombs_map": major(secrets.old_map()),
        "chalice": major(secrets.chalice()),
        "greater_skill_boost": major(secrets.power()),
        "greater_treasure": major(secrets.hoard(5)),
        "potion_of_greater_healing": major(secrets.potion("greater_healing")),
        "dragon_egg": minor(secrets.egg()),
        "lockpick_secret": minor(secrets.keys()),
        "magic_spring": minor(secrets.spring()),
        "potion_of_healing": minor(secrets.potion("healing")),
        "potion_of_swiftness": minor(secrets.potion("swiftness")),
        "potion_of_strength": minor(secrets.potion("strength")),
        "puzzle_box": minor(secrets.puzzle_box()),
        "treasure": minor(secrets.hoard(2)),
        "discount_coupon": prisoner(coupon()),
        "back_minor": placed(secret_minor(), 0, 0, 0, 1.2),
        "back_major": placed(secret_major(), 0, 0, 0, 1.09),
        "back_prisoner": prisoner(placed(shackles(), 0, 0, 0, 0.72)),
    }
    for slug, layers in drawings.items():
        sprite(f"tokens/{slug}", layers, SIZE, span=118)
    for slug, person in portraits.PEOPLE.items():
        portrait = person()
        rig = replace(heads.LIGHT, lamps=(portrait.lamp,) if portrait.lamp else ())
        layers = prisoner(heads.framed(portrait.layers), portrait.ground)
        sprite(f"tokens/{slug}", layers, SIZE, span=118, rig=rig)
