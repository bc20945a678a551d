"""The colours of the table, by role."""

from __future__ import annotations

Colour = tuple[int, int, int]

ABYSS: Colour = (5, 6, 10)
LIGHT: Colour = (244, 228, 188)  # text on dark
TITLE: Colour = (255, 240, 206)
MUTED: Colour = (190, 176, 148)  # less important text on dark
INK: Colour = (44, 26, 16)  # text on parchment
FADED_INK: Colour = (96, 66, 38)
GOLD: Colour = (242, 198, 110)
WARNING: Colour = (255, 150, 120)
GOOD: Colour = (158, 224, 138)
MAGIC: Colour = (89, 245, 228)
DUST: Colour = (150, 132, 108)
OUTLINE: Colour = (16, 12, 16)

SEAT_COLOURS = ("red", "blue", "yellow", "teal", "violet", "white")
SEAT_LIGHT: dict[str, Colour] = {
    "red": (255, 138, 126),
    "blue": (116, 178, 226),
    "yellow": (255, 214, 92),
    "teal": (95, 214, 198),
    "violet": (219, 168, 251),
    "white": (255, 255, 255),
}
