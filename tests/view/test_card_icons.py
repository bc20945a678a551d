"""Icons on cards: the same icon for the same thing, and for nothing else."""

from collections import defaultdict

from game.scenes.help import CHAPTERS
from game.view.card_icons import ARRIVED, GAINED, ICONS, OVERLAYS
from game.view.card_keywords import _OF_EFFECT, PICTURES


def test_effects_that_share_an_icon_are_explained_by_the_same_keyword():
    meanings = defaultdict(set)
    for effect, icon in ICONS.items():
        meanings[icon].add("ghost" if effect == "ward" else _OF_EFFECT.get(effect, effect))
    assert {icon: found for icon, found in meanings.items() if len(found) > 1} == {}


def test_a_moment_has_an_icon_that_no_effect_has():
    assert not {GAINED, ARRIVED} & {*ICONS.values(), *OVERLAYS.values()}
    assert len({GAINED, ARRIVED, PICTURES["use"], PICTURES["defeat"]}) == 4


def test_a_moment_looks_the_same_on_cards_in_keywords_and_in_the_rules():
    chapters = {part: icon for parts in CHAPTERS.values() for part, icon in parts.items()}
    assert chapters["arrive"] == PICTURES["arrive"] == ARRIVED
    assert chapters["conditions"] == PICTURES["maybe"] != PICTURES["choice"]
    assert PICTURES["acquire"] == GAINED
