"""Small constants shared by the rules: seats, kinds of cards, kinds of actions, figures of the rulebook."""

from __future__ import annotations

Seat = int
Card = int  # index into Box.cards
Token = int  # index into Box.tokens
Room = int  # place * ROOMS_PER_TILE + number on the tile

# Kinds of cards (R4).
STARTER, RESERVE, CARD, DEVICE, MONSTER = "starter", "reserve", "card", "device", "monster"
COMPANION, GEM = "companion", "gem"

# Whether a player is still inside (R12).
INSIDE, ESCAPED, KNOCKED_OUT = 0, 1, 2

# Kinds of actions, in the order in which `legal_actions` lists them.
PLAY, ACQUIRE, USE, FIGHT, POTION = 0, 1, 2, 3, 4
MOVE, TAKE, PICK, SHOP, MARK = 5, 6, 7, 8, 9
TRASH, TELEPORT, PROJECT, MERCY, END = 10, 11, 12, 13, 14
PLACE, GIVE_UP, CHOOSE, LAY = 15, 16, 17, 18
ACTION_NAMES = (
    *("play", "acquire", "use", "fight", "potion", "move", "take", "pick", "shop", "mark"),
    *("trash", "teleport", "project", "mercy", "end", "place", "give_up", "choose", "lay"),
)
DECLINE = -1  # the answer "no" to an optional question

ROW_SIZE = 6  # R2.7; row slots are 0..5, reserve piles follow from slot 6
HAND_SIZE = 5  # R3.1
HEALTH = 10  # R11.5
CUBES = 30  # R2.8
BLACK_CUBES = 24  # R2.4
GHOSTS = 5  # R2.3
LOCKPICKS = 3  # R2.8
IDOLS = 3  # R2.5
SAFE_TILES_USED = 4  # R2.2
MARKET_PRICE, FLUTE_PRICE, COUPON = 7, 5, 5  # R7.5, R9.7
WAYSHRINE_SPACES = 4  # R7.6
STARTING_CLANK = (3, 2, 1, 0, 0, 0)  # R2.9, R14.4
RAGE_DRAWS = (2, 2, 3, 3, 4, 4, 5)  # R2.1: cubes drawn on each space of the track
RAGE_START = {2: 3, 3: 2, 4: 1}  # R2.1, spaces count from 1
