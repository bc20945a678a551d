"""What the pictures show: one module per family; `declare` puts them all in the registry."""

from __future__ import annotations

from importlib import import_module

from art.kit.registry import ASSETS

FAMILIES = (
    "icons",
    "icons_places",
    "icons_play",
    "icons_cards",
    "pieces",
    "cards",
    "panels",
    "tokens",
    "emblems",
    "backdrops",
    "boards",
    "tile_pieces",
    "tiles",
)


def declare() -> None:
    """Fill the registry (once)."""
    if not ASSETS:
        for family in FAMILIES:
            import_module(f"art.drawings.{family}").declare()
