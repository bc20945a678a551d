"""R1 and R2: how many can play, and what lies where before the first turn."""

from collections import Counter

import pytest

from game.rules import Setup, State, check, new_game, score_sheet, winners
from game.rules.changes import raise_rage
from tests.kit import BOX, end_turn, play_out, scene, slugs_of

SEEDS = range(40)
FOUR = (3, 2, 1, 0)


def game(players: int = 2, seed: int = 0, **facts) -> State:
    state = new_game(BOX, Setup(players=players, **facts), seed)
    check(state)
    return state


def values(tokens) -> list[int]:
    return [BOX.tokens[token].points for token in tokens]


def arriving_noise(state: State) -> int:
    """How much Clank! the ARRIVE texts of the row make everyone make."""
    return sum(effect[1] for c in state.row for effect in BOX.cards[c].arrive if effect[0] == "everyone_clank")


@pytest.mark.parametrize("players", [2, 3, 4])
def test_two_to_four_can_play(players):
    """R1.2: the base set is for 2 to 4."""
    assert len(game(players).players) == players


@pytest.mark.parametrize("players", [0, 1, 5, 7])
def test_other_numbers_cannot_play(players):
    """R1.2: the base set is for 2 to 4."""
    with pytest.raises(ValueError, match="players"):
        game(players)


def test_a_player_without_artifact_scores_nothing_and_one_with_more_points_wins():
    """R1.1: take an artifact, get back to the Crypt, score more than the others."""
    state = scene(players=[
        {"artifacts": ["artifact_5"], "status": "escaped", "room": "start_a.crypt"},
        {"gold": 90, "status": "escaped", "room": "start_a.crypt"},
    ])  # fmt: skip
    state.over = True

    assert score_sheet(state, 0).total >= 5
    assert score_sheet(state, 1).total == 0
    assert winners(state) == [0]


# --- R2.1 the rage track ---------------------------------------------------------------------------------------


@pytest.mark.parametrize(("players", "space"), [(2, 3), (3, 2), (4, 1)])
def test_the_marker_starts_on_the_space_of_the_player_count(players, space):
    """R2.1: 4 players start on space 1, 3 on space 2, 2 on space 3."""
    assert game(players).rage == space


@pytest.mark.parametrize(("space", "cubes"), [(1, 2), (2, 2), (3, 3), (4, 3), (5, 4), (6, 4), (7, 5)])
def test_the_track_draws_more_and_more(space, cubes):
    """R2.1: seven spaces drawing 2, 2, 3, 3, 4, 4, 5 cubes."""
    state = scene(rage=space, row=["swindle"], deck=["fiery_quartz", *["payoff"] * 2, "bard", "bard"],
                  players=[{"hand": [], "deck": ["burgle"] * 5}])  # fmt: skip

    events = end_turn(state)

    assert sum(type(event).__name__ == "CubeDrawn" for event in events) == cubes


def test_the_marker_stays_on_the_last_space():
    """R2.1: on the last space the marker stays."""
    state = scene(rage=6)

    raise_rage(state)
    assert state.rage == 7

    raise_rage(state)
    assert state.rage == 7


# --- R2.2 the tile stack ---------------------------------------------------------------------------------------


def zones(tiles) -> list[str]:
    return [BOX.tiles[tile].zone for tile in tiles]


def test_four_safe_tiles_lie_on_top_of_the_depths():
    """R2.2: 4 safe tiles on top of the 22 Depths tiles, 2 safe ones put away."""
    state = game()

    assert zones(state.tile_stack) == ["safe"] * 4 + ["depths"] * 22
    assert zones(state.tiles_away) == ["safe"] * 2


def test_safe_and_depths_tiles_are_shuffled():
    """R2.2: both kinds are shuffled, so which safe tiles are away differs too."""
    games = [game(seed=seed) for seed in SEEDS]

    assert len({g.tile_stack[4:] for g in games}) == len(SEEDS)
    assert len({g.tile_stack[0] for g in games}) == 6
    assert len({frozenset(g.tiles_away) for g in games}) > 5


# --- R2.3 to R2.6 the bank -------------------------------------------------------------------------------------


def test_artifacts_are_stacked_cheapest_on_top():
    """R2.3: 5, 7, 10, 12, 15, 17, 20."""
    assert values(game().artifact_stack) == [5, 7, 10, 12, 15, 17, 20]


@pytest.mark.parametrize("pile", ["majors", "minors", "prisoners"])
def test_secrets_and_prisoners_are_all_there_and_shuffled(pile):
    """R2.3: major secrets, minor secrets and prisoners, each shuffled."""
    orders = {getattr(game(seed=seed), pile) for seed in SEEDS}

    assert len(orders) > len(SEEDS) // 2
    assert {tuple(sorted(order)) for order in orders} == {BOX.pile(pile.removesuffix("s"))}


def test_the_market_is_stocked():
    """R2.3: 2 Backpacks, 2 Blood Amulets, 3 Burglar's Kits, 3 Crowns with the 10 on top, then 9, 8."""
    stock = [[BOX.tokens[token].slug for token in item] for item in game().market]

    assert stock == [
        ["backpack"] * 2,
        ["blood_amulet"] * 2,
        ["burglars_kit"] * 3,
        ["crown_10", "crown_9", "crown_8"],
    ]


def test_ghosts_wait_in_the_bank():
    """R2.3: 5 ghost cubes."""
    state = game()

    assert (state.ghosts_bank, state.ghosts_area, state.ghosts_bag) == (5, 0, 0)


def test_the_bag_starts_with_black_cubes_only():
    """R2.4: 24 black cubes and nothing else."""
    state = game(4)

    assert (state.black_bag, state.black_bank) == (24, 0)
    assert [p.bagged for p in state.players] == [0] * 4


@pytest.mark.parametrize("side", ["start_a", "start_b"])
def test_the_players_choose_the_side_of_the_starting_tile(side):
    """R2.5: the double-sided starting tile lies in the middle, alone."""
    state = game(start=side)

    assert [BOX.tiles[place.tile].slug for place in state.dungeon.places] == [side]


@pytest.mark.parametrize("side", ["s1", "d01", "nowhere"])
def test_only_a_starting_tile_can_lie_in_the_middle(side):
    """R2.5: the players choose one of the two sides."""
    with pytest.raises(ValueError, match="start"):
        game(start=side)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_idols_and_mastery_tokens(players):
    """R2.5: 3 monkey idols; one mastery token per player."""
    state = game(players)

    assert state.idols == 3
    assert state.masteries == players


def test_the_reserve():
    """R2.6: 15 Mercenary, 15 Explore, 12 Secret Tome, 1 Goblin."""
    left = {BOX.cards[c].slug: n for c, n in zip(BOX.reserve, game().reserve, strict=True)}

    assert left == {"mercenary": 15, "explore": 15, "secret_tome": 12, "goblin": 1}


# --- R2.7 the row ----------------------------------------------------------------------------------------------


def test_six_cards_without_the_dragon_symbol_are_dealt():
    """R2.7: six cards face up, none of which shows the dragon symbol."""
    for seed in SEEDS:
        row = game(seed=seed).row
        assert len(row) == 6
        assert not any(BOX.cards[c].dragon for c in row)


def test_replaced_cards_are_shuffled_back_in():
    """R2.7: no card is lost, and the replaced ones lie neither on top nor at the bottom as a rule."""
    decks = [game(seed=seed).deck for seed in SEEDS]
    dealt = Counter(BOX.dungeon_deck())

    assert all(not Counter(deck) - dealt and len(deck) == dealt.total() - 6 for deck in decks)
    assert 0 < sum(BOX.cards[deck[-1]].dragon for deck in decks) < 25
    assert 0 < sum(BOX.cards[deck[0]].dragon for deck in decks) < 25


def test_the_dungeon_deck_is_shuffled():
    """R2.7: shuffle the dungeon deck."""
    assert len({game(seed=seed).row for seed in SEEDS}) == len(SEEDS)


def test_arrive_texts_of_the_six_happen_before_the_first_turn():
    """R2.7: whoever must make Clank! because of the first row has made it already."""
    games = [game(4, seed, first=0) for seed in SEEDS]

    for state in games:
        assert [p.noise for p in state.players] == [n + arriving_noise(state) for n in FOUR]
        assert state.turn.clank_made == 0  # it was before the turn
    assert any(arriving_noise(state) for state in games)


# --- R2.8, R2.9 the players ------------------------------------------------------------------------------------


def test_each_player_starts_in_the_crypt_with_three_lockpicks_and_no_gold():
    """R2.8: a pawn in the Crypt, 3 lockpicks."""
    for p in game(4).players:
        assert BOX.tiles[BOX.tile_ids["start_a"]].rooms[p.room].crypt
        assert (p.picks, p.gold, p.damage) == (3, 0, 0)


def test_each_player_has_thirty_cubes():
    """R2.8: 30 cubes, some of them already in the Clank! area (R2.9)."""
    assert [p.supply + p.noise for p in game(4).players] == [30] * 4


def test_each_player_has_the_starting_deck_and_draws_five():
    """R2.8: the 10-card starting deck, shuffled, 5 cards drawn."""
    for p in game(4).players:
        assert (len(p.hand), len(p.deck)) == (5, 5)
        assert Counter(slugs_of(p.hand + p.deck)) == {"burgle": 6, "stumble": 2, "sidestep": 1, "scramble": 1}


def test_starting_decks_are_shuffled_each_on_its_own():
    """R2.8: the deck is shuffled."""
    games = [game(4, seed) for seed in SEEDS]

    assert len({g.players[0].deck for g in games}) > 20
    assert any(g.players[0].deck != g.players[1].deck for g in games)


@pytest.mark.parametrize("first", [0, 1, 2, 3])
def test_starting_clank_by_turn_order(first):
    """R2.9: 3, 2, 1, 0 cubes from the supply, counted from the first player clockwise."""
    state = game(4, first=first)

    for n, noise in enumerate(FOUR):
        p = state.players[(first + n) % 4]
        assert p.noise == noise + arriving_noise(state)
        assert p.supply == 30 - p.noise


def test_fewer_players_leave_out_the_last_numbers():
    """R2.9: with two players 3 and 2 cubes."""
    state = game(2, first=0)

    assert [p.noise - arriving_noise(state) for p in state.players] == [3, 2]


def test_the_chosen_first_player_begins():
    """R2.9: the first player is chosen."""
    assert [game(4, first=seat).seat for seat in range(4)] == [0, 1, 2, 3]


def test_the_first_player_is_drawn_at_random():
    """R2.9: or drawn at random, each seat now and then."""
    drawn = Counter(game(4, seed).seat for seed in SEEDS)

    assert set(drawn) == {0, 1, 2, 3}


def test_play_goes_clockwise():
    """R2.9: from each player to the next, and from the last to the first."""
    state = scene(seats=3, seat=1)

    order = []
    for _ in range(3):
        play_out(state)
        end_turn(state)
        order.append(state.seat)

    assert order == [2, 0, 1]


def test_a_first_player_who_is_not_there_is_refused():
    """R2.9: the first player is one of the players."""
    with pytest.raises(ValueError, match="first"):
        game(2, first=2)
