"""The small changes that everything else is made of: resources, cards, noise, damage. Each tells its event."""

from __future__ import annotations

from . import events as ev
from .ids import HEALTH, RAGE_DRAWS, Card, Token
from .rng import shuffled
from .state import Owed, Player, State

# --- resources -------------------------------------------------------------------------------------------------


def add_skill(s: State, p: Player, n: int) -> None:
    """Gain skill; spending does not lower what was generated (R15.5)."""
    s.turn.skill += n
    s.turn.skill_made += n
    if s.log is not None:
        s.log.append(ev.Gained(p.seat, "skill", n))


def add_swords(s: State, p: Player, n: int) -> None:
    """Gain swords, or spend them with a negative n."""
    s.turn.swords += n
    if s.log is not None:
        s.log.append(ev.Gained(p.seat, "swords", n))


def add_boots(s: State, p: Player, n: int) -> None:
    """Gain boots, or spend them with a negative n."""
    s.turn.boots += n
    if s.log is not None:
        s.log.append(ev.Gained(p.seat, "boots", n))


def spend_skill(s: State, p: Player, n: int) -> None:
    """Pay skill."""
    s.turn.skill -= n
    if s.log is not None and n:
        s.log.append(ev.Gained(p.seat, "skill", -n))


def add_gold(s: State, p: Player, n: int) -> None:
    """Gain gold, or pay it with a negative n."""
    p.gold += n
    if n > 0:
        s.turn.gold_made += n
    if s.log is not None and n:
        s.log.append(ev.Gained(p.seat, "gold", n))


def add_lockpicks(s: State, p: Player, n: int) -> None:
    """Gain lockpicks, or spend them with a negative n."""
    p.picks += n
    if s.log is not None and n:
        s.log.append(ev.Gained(p.seat, "lockpick", n))


def pay_resource(s: State, p: Player, resource: str, n: int) -> None:
    """Pay "gold" or "lockpick"."""
    (add_gold if resource == "gold" else add_lockpicks)(s, p, -n)


def has_resource(p: Player, resource: str) -> int:
    """How much "gold" or "lockpick" the player has."""
    return p.gold if resource == "gold" else p.picks


# --- noise -----------------------------------------------------------------------------------------------------


def make_clank(s: State, p: Player, n: int) -> None:
    """Make n Clank! (R3.6). Only the player whose turn it is has a credit and counts what was made."""
    if not p.supply:
        return
    own_turn = p.seat == s.seat
    cancelled = min(n, s.turn.credit) if own_turn else 0
    cubes = min(n - cancelled, p.supply)
    p.supply -= cubes
    p.noise += cubes
    if own_turn:
        s.turn.credit -= cancelled
        s.turn.clank_made += cubes + cancelled
    if s.log is not None:
        s.log.append(ev.ClankMade(p.seat, cubes, cancelled))


def take_back_clank(s: State, p: Player, n: int) -> None:
    """Negative Clank! (R3.7)."""
    cubes = min(n, p.noise)
    p.noise -= cubes
    p.supply += cubes
    s.turn.credit += n - cubes
    if s.log is not None:
        s.log.append(ev.ClankTakenBack(p.seat, cubes, n - cubes))


def raise_rage(s: State) -> None:
    """The marker advances; on the last space it stays (R2.1, R11.7)."""
    if s.rage < len(RAGE_DRAWS):
        s.rage += 1
        if s.log is not None:
            s.log.append(ev.RageRose(s.rage))


def add_ghost(s: State) -> None:
    """A ghost goes from the bank to the Clank! area, if one is left (R6.7)."""
    if s.ghosts_bank:
        s.ghosts_bank -= 1
        s.ghosts_area += 1
        if s.log is not None:
            s.log.append(ev.GhostCame())


def return_black_cubes(s: State, n: int) -> None:
    """Cubes set aside go back into the bag (R11.8)."""
    n = min(n, s.black_bank)
    s.black_bank -= n
    s.black_bag += n
    if s.log is not None:
        s.log.append(ev.CubesReturned(n))


# --- health ----------------------------------------------------------------------------------------------------


def mark_damage(s: State, p: Player, n: int) -> None:
    """Fill n spaces of the meter with own cubes, then black ones, then none (R11.3, R11.6)."""
    n = min(n, HEALTH - p.damage)
    own = min(n, p.supply)
    black = min(n - own, s.black_bank)
    bare = n - own - black
    p.supply -= own
    s.black_bank -= black
    p.damage += n
    p.black_damage += black
    p.bare_damage += bare
    if s.log is not None and n:
        s.log.append(ev.Damaged(p.seat, own, black, bare))


def heal(s: State, p: Player, n: int) -> None:
    """Take cubes off the meter, own ones first (R11.5)."""
    n = min(n, p.damage)
    own = min(n, p.damage - p.black_damage - p.bare_damage)
    black = min(n - own, p.black_damage)
    bare = n - own - black
    p.damage -= n
    p.supply += own
    p.black_damage -= black
    s.black_bank += black
    p.bare_damage -= bare
    if s.log is not None and n:
        s.log.append(ev.Healed(p.seat, own, black, bare))


# --- cards -----------------------------------------------------------------------------------------------------


def without(cards: tuple[Card, ...], card: Card) -> tuple[Card, ...]:
    """The cards less one copy of `card`."""
    i = cards.index(card)
    return cards[:i] + cards[i + 1 :]


def draw_cards(s: State, p: Player, n: int) -> None:
    """Draw from the own deck, shuffling the discard pile into it when a card is needed (R3.8)."""
    while n > 0:
        if not p.deck:
            if not p.discard:
                return
            _reshuffle(s, p)
        drawn = p.deck[:n]
        p.deck = p.deck[n:]
        p.hand = tuple(sorted(p.hand + drawn))
        if p.known_deck:
            p.known_hand += drawn[: p.known_deck]
            p.known_deck = max(0, p.known_deck - len(drawn))
        n -= len(drawn)
        if s.log is not None:
            s.log.extend(ev.CardMoved(p.seat, card, "deck", "hand") for card in drawn)


def _reshuffle(s: State, p: Player) -> None:
    p.deck, p.discard = shuffled(s, p.discard), ()
    if s.log is not None:
        s.log.append(ev.Reshuffled(p.seat))


def leave_hand(s: State, p: Player, card: Card, to: str) -> None:
    """A card goes from the hand to "play" or "discard"."""
    p.hand = without(p.hand, card)
    if card in p.known_hand:
        p.known_hand = without(p.known_hand, card)
    if to == "play":
        p.played += (card,)
    else:
        p.discard += (card,)
    if s.log is not None:
        s.log.append(ev.CardMoved(p.seat, card, "hand", to))


def trash_card(s: State, p: Player, card: Card, src: str) -> None:
    """A card of "play" or "discard" leaves the game (R3.11)."""
    if src == "play":
        p.played = without(p.played, card)
    else:
        p.discard = without(p.discard, card)
    s.trash += (card,)
    if s.log is not None:
        s.log.append(ev.CardMoved(p.seat, card, src, "trash"))


def take_row_card(s: State, p: Player, slot: int, to: str) -> Card:
    """A card leaves the row, for the own "discard" or the "dungeon_discard"; the gap stays (R4.5)."""
    card = s.row[slot]
    s.row = (*s.row[:slot], -1, *s.row[slot + 1 :])
    if to == "discard":
        p.discard += (card,)
    else:
        s.dungeon_discard += (card,)
    if s.log is not None:
        s.log.append(ev.CardMoved(p.seat, card, "row", to, slot))
    return card


def deal_row_card(s: State, slot: int) -> Card:
    """The top of the dungeon deck goes into a slot of the row."""
    card = s.deck[0]
    s.deck = s.deck[1:]
    s.row = (*s.row[:slot], card, *s.row[slot + 1 :])
    if s.log is not None:
        s.log.append(ev.CardMoved(-1, card, "dungeon_deck", "row", slot))
    return card


def take_reserve_card(s: State, p: Player, pile: int) -> Card:
    """A card of a reserve pile goes to the own discard pile."""
    card = s.box.reserve[pile]
    s.reserve = (*s.reserve[:pile], s.reserve[pile] - 1, *s.reserve[pile + 1 :])
    p.discard += (card,)
    if s.log is not None:
        s.log.append(ev.CardMoved(p.seat, card, "reserve", "discard", pile))
    return card


def put_on_deck(s: State, p: Player, card: Card) -> None:
    """A card just acquired goes from the discard pile to the top of the deck, for all to see."""
    p.discard = without(p.discard, card)
    p.deck = (card, *p.deck)
    p.known_deck += 1
    if s.log is not None:
        s.log.append(ev.CardMoved(p.seat, card, "discard", "deck"))


# --- tokens and waiting effects --------------------------------------------------------------------------------


def spend_token(s: State, p: Player, token: Token) -> None:
    """A token the player holds goes to the game box."""
    if token in p.potions:
        p.potions = without(p.potions, token)
    else:
        p.tokens = without(p.tokens, token)
    s.spent += (token,)
    if s.log is not None:
        s.log.append(ev.TokenSpent(p.seat, token))


def owe(s: State, p: Player, owed: Owed) -> None:
    """Keep an effect for later in the turn (R3.12)."""
    s.turn.owed += (owed,)
    if s.log is not None:
        s.log.append(ev.Kept(p.seat, owed.effect, owed.source))


def settle_owed(s: State, p: Player, index: int) -> Owed:
    """Take back an effect that was kept."""
    owed = s.turn.owed[index]
    s.turn.owed = s.turn.owed[:index] + s.turn.owed[index + 1 :]
    if s.log is not None:
        s.log.append(ev.KeptGone(p.seat, index))
    return owed
