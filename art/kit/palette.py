"""The one place for colours: roles as hex strings (sRGB), and the way from hex to linear light."""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np
import numpy.typing as npt

Array = npt.NDArray[np.floating[Any]]
Pair = tuple[str, str]  # colour at the top and at the bottom of a shape
Colour = str | Pair

ABYSS, ROCK_DARK, ROCK, ROCK_LIGHT = "#05060A", "#15141A", "#20222B", "#2F2D36"
WALL, WALL_WARM = "#4A4C54", "#5F5B58"
COLD = "#9FB0D6"
FIRE, EMBER, FLAME = "#FFB163", "#FF7A1C", "#FFE09A"
MAGIC, ARCANE, RUNE = "#4FE3D6", "#8A6BFF", "#59F5E4"
OUTLINE, SHADOW = "#100C10", "#050308"
INK, BONE_WHITE = "#1C0F08", "#FFF6DC"

GOLD: Pair = ("#F2C66E", "#80501A")
GOLD_BRIGHT: Pair = ("#FFD768", "#9A6016")
GOLD_DEEP: Pair = ("#D9A03A", "#6A390E")
SILVER: Pair = ("#EEF2F8", "#8892A2")
STEEL: Pair = ("#AEB8C6", "#56606E")
IRON: Pair = ("#564E52", "#2A2529")
LEATHER: Pair = ("#2C2730", "#1A171D")
WOOD: Pair = ("#9A6434", "#4A2A16")
WOOD_DARK: Pair = ("#6A4024", "#2C170C")
BONE: Pair = ("#FBF0D6", "#C9AC7C")
PARCHMENT_LIGHT, PARCHMENT, PARCHMENT_BURNT = "#F0E2BD", "#DCC594", "#6F4A22"

SKILL: Pair = ("#5AA0F0", "#173A78")
SWORD: Pair = ("#D9483C", "#5E1418")
BOOT: Pair = ("#6CBF4E", "#1D4A24")
COIN: Pair = ("#FFCF52", "#A8640F")
CLANK: Pair = ("#FF9A3C", "#B8321C")
HEALTH: Pair = ("#FF5D5A", "#8D1224")
SECRET: Pair = ("#8A63D6", "#2F1D5C")
GHOST: Pair = ("#E9FFFB", "#4FB5B0")
MONSTER = "#8F1F23"
SEAL_HEART: Pair = ("#7A1F2A", "#44101A")
RUBY: Pair = ("#FF6A7A", "#8D1230")
SAPPHIRE: Pair = ("#7AD8FF", "#124A9A")
EMERALD: Pair = ("#7AF0A0", "#0E6A3A")
AMETHYST: Pair = ("#D8A8FF", "#4A1E8A")

BANNERS: dict[str, Pair] = {
    "starter": ("#6F7480", "#343842"),
    "reserve": ("#C98A2C", "#6A3D10"),
    "card": ("#3F6EC4", "#1A2F6A"),
    "device": ("#7A54B8", "#38215F"),
    "monster": ("#A8342F", "#58131A"),
}


class Player(NamedTuple):
    """One player's colours, the mark on pawn and cube, and the pattern of the robe."""

    base: str
    light: str
    dark: str
    mark: str
    pattern: str
    ink: str = "#FFF7E6"  # colour of the mark


PLAYERS: dict[str, Player] = {
    "red": Player("#DF2E2A", "#FF7A6E", "#941714", "triangle", "solid"),
    "blue": Player("#275F8A", "#5F9CCB", "#123A5C", "disc", "stripes"),
    "yellow": Player("#F7C768", "#FFE3A0", "#B98526", "square", "dots", "#4A2C0A"),
    "teal": Player("#199C8A", "#5FD6C6", "#0C6357", "cross", "checks"),
    "violet": Player("#B871E5", "#DBA8FB", "#7A3AA8", "bar", "chevrons", "#2A0E40"),
    "white": Player("#F3F3F2", "#FFFFFF", "#A9ADB5", "ring", "rings", "#3E3A46"),
}


def linear(colour: str) -> Array:
    """A hex colour as linear light, three floats."""
    digits = colour.lstrip("#")
    srgb = np.array([int(digits[i : i + 2], 16) / 255 for i in (0, 2, 4)], np.float32)
    return np.asarray(srgb**2.2, np.float32)


def blend(a: str, b: str, t: float) -> str:
    """A hex colour between two, `t` from 0 (the first) to 1 (the second)."""
    first, second = a.lstrip("#"), b.lstrip("#")
    mixed = (round(int(first[i : i + 2], 16) * (1 - t) + int(second[i : i + 2], 16) * t) for i in (0, 2, 4))
    return "#" + "".join(f"{value:02X}" for value in mixed)
