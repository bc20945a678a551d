"""The language of cards and tokens: constructors that return plain tuples.

A tuple says what happens; `ops` and `questions` make it happen, the wording module turns the same tuple into text.
Effects can be nested, compared, hashed and written as JSON.

A condition is a tuple of (counter, least) pairs that must all hold; the counters are in `conditions`.
"""

from __future__ import annotations

from typing import Any

Effect = tuple[Any, ...]
Effects = tuple[Effect, ...]
Condition = tuple[tuple[str, int], ...]
Score = tuple[Any, ...]


def at_least(counter: str, least: int = 1) -> Condition:
    """Holds while `counter` is `least` or more; conditions can be added up with +."""
    return ((counter, least),)


# --- resources -------------------------------------------------------------------------------------------------


def skill(n: int) -> Effect:
    """Gain n skill for this turn."""
    return ("skill", n)


def swords(n: int) -> Effect:
    """Gain n swords for this turn."""
    return ("swords", n)


def boots(n: int) -> Effect:
    """Gain n boots for this turn."""
    return ("boots", n)


def gold(n: int) -> Effect:
    """Gain n gold."""
    return ("gold", n)


def lockpick(n: int) -> Effect:
    """Gain n lockpicks."""
    return ("lockpick", n)


def draw(n: int) -> Effect:
    """Draw n cards (R3.8)."""
    return ("draw", n)


def heal(n: int) -> Effect:
    """Take up to n damage off the health meter (R11.5)."""
    return ("heal", n)


def hurt(n: int) -> Effect:
    """Take n damage that does not come from the bag (R11.6)."""
    return ("hurt", n)


# --- noise and the dragon --------------------------------------------------------------------------------------


def clank(n: int) -> Effect:
    """Make n Clank! (R3.6), or with a negative n take noise back (R3.7)."""
    return ("clank", n)


def others_clank(n: int) -> Effect:
    """Each other player makes n Clank!."""
    return ("others_clank", n)


def everyone_clank(n: int) -> Effect:
    """Each player makes n Clank!."""
    return ("everyone_clank", n)


def rage(n: int) -> Effect:
    """The dragon marker advances n spaces (R11.7)."""
    return ("rage", n)


def ghost() -> Effect:
    """A ghost cube goes from the bank to the Clank! area."""
    return ("ghost",)


def return_cubes(n: int) -> Effect:
    """Up to n dragon cubes that were set aside go back into the bag (R11.8)."""
    return ("return_cubes", n)


# --- tokens and cards ------------------------------------------------------------------------------------------


def minor_secret(n: int) -> Effect:
    """Take n minor secrets."""
    return ("minor_secret", n)


def major_secret(n: int) -> Effect:
    """Take n major secrets."""
    return ("major_secret", n)


def free_prisoners(n: int) -> Effect:
    """Free n prisoners (R7.4)."""
    return ("free_prisoners", n)


def take_tome() -> Effect:
    """Take a Secret Tome from the reserve into the discard pile."""
    return ("take_tome",)


def trash_this() -> Effect:
    """The card that says so leaves the game at once (R3.11)."""
    return ("trash_this",)


def trash(card: str = "", optional: bool = False) -> Effect:
    """Owe a trash from play area or discard pile, of a certain card or of any (R3.12)."""
    return ("trash", card, optional)


def spring() -> Effect:
    """At the end of this turn trash a card (R9.4)."""
    return ("spring",)


def flute() -> Effect:
    """Once this turn a market item costs 5 gold and may be bought anywhere."""
    return ("flute",)


# --- movement --------------------------------------------------------------------------------------------------


def caves_do_not_stop() -> Effect:
    """Crystal caves do not stop the player this turn (R3.9, R8.2)."""
    return ("caves_do_not_stop",)


def ignore_monsters() -> Effect:
    """Monster icons in tunnels are ignored this turn."""
    return ("ignore_monsters",)


def teleport(*where: str, given: Condition = (), trash_card: bool = False) -> Effect:
    """Keep a teleport for later in the turn (R3.12).

    `where`: "adjacent", "player" (another one in the Depths), "wayshrine", "haunted". `given` is checked when it is
    used. With `trash_card` it is paid with the card itself, from the play area.
    """
    return ("teleport", where, given, trash_card)


def teleport_now() -> Effect:
    """Teleport to an adjacent room at once, or not at all (R5.8)."""
    return ("teleport_now",)


def raise_tile() -> Effect:
    """Lay a new tile beside the current one, then teleport onto it or take 2 gold."""
    return ("raise_tile",)


def map_tile() -> Effect:
    """Choose an empty place, reveal a tile for it, choose its orientation."""
    return ("map_tile",)


def turn_alone() -> Effect:
    """Each player who is alone on a square tile must turn it (R15.3)."""
    return ("turn_alone",)


def flip_tiles() -> Effect:
    """Every square tile with a player on it turns by 180 degrees."""
    return ("flip_tiles",)


def project() -> Effect:
    """Owe a mark on any wayshrine, as if standing in it (R7.6)."""
    return ("project",)


# --- choices and conditions ------------------------------------------------------------------------------------


def choose(*options: Effects, times: int = 1) -> Effect:
    """Choose one of the options, or `times` different ones."""
    return ("choose", times, options)


def choose_or_all(given: Condition, *options: Effects) -> Effect:
    """Choose one of the options; once the condition holds this turn, the others happen too."""
    return ("choose_or_all", given, options)


def pay(resource: str, n: int, *then: Effect) -> Effect:
    """As an option of a choice: pay n of "lockpick" or "gold" for what follows; not offered if it cannot be paid."""
    return ("pay", resource, n, then)


def discard_for(*then: Effect) -> Effect:
    """Optional: discard a card from hand for what follows (R3.10)."""
    return ("discard_for", then)


def to_deck_top() -> Effect:
    """Optional, on acquiring: the card goes on top of the own deck."""
    return ("to_deck_top",)


def replace_row_card() -> Effect:
    """Replace a card of the Dungeon Row with the top of the dungeon deck."""
    return ("replace_row_card",)


def steal_row_card() -> Effect:
    """Use a device or acquire a card of the row without its skill cost."""
    return ("steal_row_card",)


def market_gift() -> Effect:
    """As an option of a choice, in a market room only: take a market item for free."""
    return ("market_gift",)


def when(given: Condition, *then: Effect) -> Effect:
    """Once in this turn, as soon as the condition holds (R3.9)."""
    return ("when", given, then)


def per(counter: str, *then: Effect) -> Effect:
    """For each of `counter`, also for what is gained later in the turn (R3.9)."""
    return ("per", counter, then)


# --- points ----------------------------------------------------------------------------------------------------


def points_if(given: Condition, points: int) -> Score:
    """So many points at the end if the condition holds."""
    return ("if", given, points)


def points_per(points: int, *counters: str) -> Score:
    """So many points at the end for each of the counters' sum."""
    return ("per", counters, points)


DISTURBING = frozenset({"teleport_now", "raise_tile", "map_tile", "replace_row_card"})  # R6.4
