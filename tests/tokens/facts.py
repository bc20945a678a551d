"""What every token is: slug, pile, copies, and the points that it is worth by itself."""

FACTS = (
    ("artifact_5", "artifact", 1, 5),
    ("artifact_7", "artifact", 1, 7),
    ("artifact_10", "artifact", 1, 10),
    ("artifact_12", "artifact", 1, 12),
    ("artifact_15", "artifact", 1, 15),
    ("artifact_17", "artifact", 1, 17),
    ("artifact_20", "artifact", 1, 20),
    ("monkey_idol", "monkey_idol", 3, 5),
    ("mastery", "mastery", 1, 20),  # one per player
    ("backpack", "market", 2, 5),
    ("blood_amulet", "market", 2, 7),
    ("burglars_kit", "market", 3, 2),
    ("crown_10", "market", 1, 10),
    ("crown_9", "market", 1, 9),
    ("crown_8", "market", 1, 8),
    ("catacombs_map", "major", 2, 5),
    ("chalice", "major", 3, 7),
    ("greater_skill_boost", "major", 2, 0),
    ("greater_treasure", "major", 2, 0),  # 5 as gold
    ("potion_of_greater_healing", "major", 2, 0),
    ("dragon_egg", "minor", 3, 3),
    ("lockpick_secret", "minor", 3, 0),
    ("magic_spring", "minor", 2, 0),
    ("potion_of_healing", "minor", 3, 0),
    ("potion_of_swiftness", "minor", 2, 0),
    ("potion_of_strength", "minor", 2, 0),
    ("puzzle_box", "minor", 2, 0),
    ("treasure", "minor", 3, 0),  # 2 as gold
    ("adventurer", "prisoner", 2, 3),
    ("barbarian", "prisoner", 2, 2),
    ("cleric", "prisoner", 2, 2),
    ("discount_coupon", "prisoner", 1, 0),
    ("golden_monkey_bot", "prisoner", 1, 3),
    ("haunted_prisoner", "prisoner", 1, 3),
    ("mayor", "prisoner", 1, 0),  # the points of this one and the next are conditional
    ("monk", "prisoner", 1, 0),
    ("peasant", "prisoner", 2, 2),
    ("primatologist", "prisoner", 1, 0),  # and so are all from here
    ("prince", "prisoner", 1, 0),
    ("princess", "prisoner", 1, 0),
    ("sorceress", "prisoner", 2, 0),
    ("warrior", "prisoner", 2, 0),
)
