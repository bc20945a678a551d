"""Nothing is cut, too small, outside the window or one over the other, and no words but those of the string files:
every scene and every state of the table, in English and in a language that is two fifths longer.

The suite looks at everything in two windows and at the fullest scenes in some more. Everything in every window, at
every UI scale, for two and for four players, takes some ten minutes; it prints what is wrong, or nothing:
`python -m tests.scenes.test_fit`. The gallery has tests of its own.
"""

import copy
import sys
import tempfile
from functools import lru_cache
from itertools import combinations, product
from pathlib import Path
from typing import NamedTuple

import pytest
from pygame import Rect

from game.commands import shot, staging
from game.commands.shot import SCENES, Studio, Wanted
from game.strings import load

from .pseudo import is_marked, pseudo_words

SMALL, USUAL, HUGE, SQUARE, WIDE = (1280, 720), (1920, 1080), (3840, 2160), (1280, 1024), (2560, 1080)
SIZES = (SMALL, USUAL, HUGE, SQUARE, WIDE)
UI_SCALES = (1.0, 1.5, 2.0)
TABLE_STATES = ("turn", "spending", "placing", "question", "attack", "walking", "handover", "recap")
SHOTS = tuple((scene, "turn") for scene in SCENES if scene not in ("table", "gallery"))
SHOTS += tuple(("table", state) for state in TABLE_STATES)
FULLEST = (("table", "question"), ("settings", "turn"), ("setup", "turn"), ("scoring", "turn"), ("player", "turn"))
BOARD = ("room", "cell", "tile")  # these may stick out of the window and lie under everything
FANNED = ("hand", "played")  # cards that overlap if they are many


class Window(NamedTuple):
    """A window, and the words and people in it."""

    size: tuple[int, int]
    ui: float = 1.0
    language: str = "pseudo"
    players: int = 4

    def __str__(self):
        return f"{self.size[0]}x{self.size[1]} {self.ui:.0%} {self.language} {self.players}"

    @property
    def wanted(self):
        return Wanted(size=self.size, ui_scale=self.ui, players=self.players)

    @property
    def words(self):
        return pseudo_words() if self.language == "pseudo" else load("en")


# --- what is wrong ---------------------------------------------------------------------------------------------


def problems(window, shots, tips=False):
    """What is wrong with the scenes in a window, one line for each fault; `tips`: also with everything pointed at."""
    found = set()
    with tempfile.TemporaryDirectory() as home, pytest.MonkeyPatch.context() as patch:
        patch.setattr(shot, "played_match", lambda *args: copy.deepcopy(_played(*args)))
        studio = Studio(window.wanted, Path(home), window.words)
        for scene, state in shots:
            for frame in _frames(studio, window.wanted._replace(scene=scene, state=state), tips):
                found |= {f"{scene} {state}: {fault}" for fault in _faults(frame, window)}
    return sorted(found)


@lru_cache(maxsize=8)
def _played(seed, players, turns):
    return staging.played_match(seed, players, turns)


def _frames(studio, wanted, tips):
    studio.stage.preferences.private_hands = wanted.state == "handover"
    studio.arrange(wanted)
    frame = studio.app.build()
    yield frame
    pointing = studio.stage.pointing
    for region in frame.regions if tips else ():
        pointing.by_keys, pointing.focus, pointing.hover_since = True, region.id, -1000.0
        yield studio.app.build()
    pointing.by_keys = False


def _faults(frame, window):
    yield from _faults_of_words(frame, window)
    yield from _outside(frame)
    yield from _overlapping(frame)


def _faults_of_words(frame, window):
    least = 18 if window.size[1] >= 1080 else 14
    for text, _, px, cut, free, _ in frame.written:
        if cut:
            yield f"cut: {text}"
        if px < least:
            yield f"{px} pixels: {text}"
        if window.language == "pseudo" and not (free or is_marked(text)):
            yield f"not from the string files: {text}"


def _outside(frame):
    """Texts and regions outside the window, and texts outside the card or panel they are painted on."""
    for (_, name, size, *_), texts in frame.pictures.notes.items():
        part = Rect(0, 0, *size)
        if not frame.rect.contains(part):
            yield f"larger than the window: {name}"
        yield from (f"outside {name}: {written.text}" for written in texts if not part.contains(written.rect))
    yield from (f"outside: {written.text}" for written in frame.written if not frame.rect.contains(written.rect))
    regions = [region for region in frame.regions if not _is_one_of(region, BOARD)]
    yield from (f"outside: {region.id}" for region in regions if not frame.rect.contains(region.rect))


def _overlapping(frame):
    buttons = [region for region in frame.regions if region.focus and not _is_one_of(region, BOARD + FANNED)]
    for one, other in combinations(buttons, 2):
        if one.rect.colliderect(other.rect):
            yield f"{one.id} over {other.id}"


def _is_one_of(region, names):
    return isinstance(region.id, tuple) and region.id[0] in names


# --- tests -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("window", [Window(SMALL), Window(USUAL), Window(SMALL, 1.0, "en")], ids=str)
def test_every_scene_fits(window):
    assert problems(window, SHOTS) == []


OTHERS = [Window(SMALL, 2.0), Window(USUAL, 1.5), Window(HUGE), Window(HUGE, 2.0), Window(SQUARE), Window(SQUARE, 1.5)]
OTHERS += [Window(WIDE), Window(WIDE, 2.0), Window(SMALL, players=2), Window(USUAL, 2.0, "en", 2)]


@pytest.mark.parametrize("window", OTHERS, ids=str)
def test_the_fullest_scenes_fit_everywhere(window):
    assert problems(window, FULLEST) == []


@pytest.mark.parametrize("window", [Window(SMALL), Window(USUAL, 2.0)], ids=str)
def test_what_shows_beside_the_pointer_fits(window):
    assert problems(window, [("table", "spending"), ("settings", "turn"), ("scoring", "turn")], tips=True) == []


@pytest.mark.parametrize(
    ("size", "ui", "holds"), [(SMALL, 2.0, 116), (USUAL, 1.5, 116), (HUGE, 2.0, 142), (HUGE, 1.4, 0)]
)
def test_the_settings_say_what_the_window_holds_instead_of_a_scale_that_is_too_large(size, ui, holds, tmp_path):
    wanted = Wanted(scene="settings", size=size, ui_scale=ui)
    studio = Studio(wanted, tmp_path)
    studio.arrange(wanted)
    said = [written.text for written in studio.app.build().written]
    sentence = f"{ui * 100:.0f} % wanted, this window holds {holds} %."
    assert (sentence in said) == bool(holds)
    assert any("this window holds" in text for text in said) == bool(holds)


def look_at_everything():
    """The whole matrix, to the standard output."""
    for size, ui, language, players in product(SIZES, UI_SCALES, ("en", "pseudo"), (2, 4)):
        window = Window(size, ui, language, players)
        for fault in problems(window, SHOTS, tips=players == 4):
            sys.stdout.write(f"{window}: {fault}\n")


if __name__ == "__main__":
    look_at_everything()
