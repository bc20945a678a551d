"""The mood of a tile: the colour of its air and fire, and what the place is overgrown or littered with."""

from __future__ import annotations

from dataclasses import dataclass, replace

from art.dungeon.plan import Plan

WARM_AIR, COLD_AIR = "#B9AEB8", "#93ACD8"
HEARTH, TORCH, RED_FIRE, GHOST_FIRE = "#FFB472", "#FF9E54", "#FF7C48", "#84E8C8"


@dataclass(frozen=True)
class Mood:
    """`air` tints the ambient light of the Depths, `safe_air` that of the safe part; `fire` and `safe_fire` burn there.

    `litter` names what lies about: see `art.dungeon.litter`. `hush` takes light from the tunnels, so that
    rooms stand out; between the two depths of `rock` the rock becomes dark.
    """

    air: str = COLD_AIR
    safe_air: str = WARM_AIR
    fire: str = TORCH
    safe_fire: str = HEARTH
    moss: float = 0.5
    damp: str = "#3D5238"
    litter: tuple[str, ...] = ("rubble",)
    hush: float = 0.0
    rock: tuple[float, float] = (0.02, 0.11)


_GREEN = Mood(air="#8FB8A8", moss=0.8)
_RED = Mood(air="#A89AB4", fire=RED_FIRE, moss=0.0)
_BONE = Mood(air="#9CA8C8", moss=0.2, litter=("bones", "rubble"))
_FLOODED = Mood(air="#86B4BC", moss=0.8, damp="#2F5A50", litter=("water", "rubble"))
_SAFE = Mood(litter=("rubble",))

MOODS: dict[str, Mood] = {
    "d01": replace(_FLOODED, litter=("water", "bones")),
    "d02": Mood(air="#A4B4E0", moss=0.0, litter=("glass",)),
    "d03": Mood(air="#8CA4DC", moss=0.2, litter=("rubble", "rubble")),
    "d04": _BONE,
    "d05": Mood(air="#98A8E0", moss=0.2),
    "d06": replace(_GREEN, litter=("webs", "rubble")),
    "d07": Mood(),
    "d08": Mood(air="#8CB4B8", litter=("bones", "rubble"), hush=0.42),
    "d09": replace(_RED, litter=("ash", "rubble")),
    "d10": Mood(air="#98A4E0", moss=0.1),
    "d11": replace(_FLOODED, litter=("water",)),
    "d12": replace(_GREEN, air="#A0B09C", moss=0.5, litter=("bones", "straw")),
    "d13": _GREEN,
    "d14": replace(_GREEN, litter=("mushrooms", "rubble")),
    "d15": replace(_RED, air="#A4A4B8", fire=TORCH, litter=("rubble",)),
    "d16": replace(_GREEN, air="#A0B490", damp="#56602C", litter=("straw", "rubble")),
    "d17": Mood(air="#B0BCD0", moss=0.0, litter=("salt", "rubble")),
    "d18": _RED,
    "d19": replace(_RED, litter=("embers", "ash")),
    "d20": replace(_FLOODED, litter=("water", "rubble")),
    "d21": replace(_BONE, air="#90A4C0", litter=("bones", "roots")),
    "d22": replace(_RED, litter=("embers", "coins"), hush=0.42, rock=(0.004, 0.050)),
    "s4": replace(_SAFE, moss=1.0, litter=("roots", "rubble")),
    "s2": replace(_SAFE, moss=0.7),
}


def mood_of(plan: Plan) -> Mood:
    """The mood of a tile; a tile without its own has that of its zone, a haunted one burns with ghostly fire."""
    mood = MOODS.get(plan.slug, _SAFE if plan.zone == "safe" else Mood())
    if plan.haunted:
        mood = replace(mood, fire=GHOST_FIRE, air="#86B0B4", litter=(*mood.litter, "mist"))
    return mood
