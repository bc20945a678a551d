"""Which pictures the gallery shows besides cards, tiles and tokens: each name has its words in the string files.

The words of SYMBOLS are `gallery.symbol.<name>`, those of PICTURES `gallery.picture.<name>`; card kinds share theirs.
"""

from __future__ import annotations

ICONS = (
    *("skill", "sword", "boot", "gold", "lockpick", "draw_card", "clank", "health", "teleport", "trash", "discard"),
    *("points", "price_skill", "price_swords", "dragon", "danger", "rage", "ghost", "companion", "gem", "gear"),
    *("artifact", "artifact_plus", "artifact_plus_plus", "monkey_idol", "mastery", "secret_major", "secret_minor"),
    *("crypt", "market", "wayshrine", "crystal_cave", "chest", "library", "prison", "prisoner", "portal"),
    *("footprints", "monster", "lock", "lock_open", "one_way", "coin"),
    *("tile_stack", "new_tile", "look_tile", "turn_tile"),
    *("starter_card", "reserve_card", "blue_card", "hand", "deck", "deck_top", "row", "arrive", "gained", "replace"),
    *("question", "choose", "flag", "play", "check", "close"),
)
SYMBOLS: dict[str, tuple[str, ...]] = {
    **{name: (f"icons/{name}",) for name in ICONS},
    "black_cube": ("cubes/black",),
    "ghost_cube": ("cubes/ghost",),
    "bag": ("dragon/bag_closed",),
    "open_bag": ("dragon/bag_open",),
    "marker": ("dragon/marker",),
}
BUTTONS = ("button", "button_plain", "button_red")
PICTURES: dict[str, tuple[str, ...]] = {
    "clank_area": ("panels/tray", "boards/clank_burst"),
    **{name: (f"boards/{name}",) for name in ("health_meter", "rage_track")},
    "card_back": ("cards/back",),
    "dungeon_back": ("cards/dungeon_back",),
    **{f"tile_{name}": (f"tiles/{name}",) for name in ("back_safe", "back_depths")},
    **{f"token_{name}": (f"tokens/{name}",) for name in ("back_major", "back_minor", "back_prisoner")},
    **{f"backdrop_{name}": (f"backdrops/{name}",) for name in ("menu", "table", "scoring")},
    **{f"leather{end}": (f"panels/leather{end}",) for end in ("", "_plain", "_active", "_danger")},
    **{name: (f"panels/{name}",) for name in ("parchment", "slot")},
    **{name: tuple(f"panels/{name}_{state}" for state in ("normal", "hover", "pressed")) for name in BUTTONS},
    "button_disabled": ("panels/button_disabled",),
    "application": ("application/application",),
}
EMBLEMS = ("starter", "reserve", "card", "companion", "gem", "device", "monster")
FRAMES = ("starter", "reserve", "card", "device", "monster")
