"""A real window under Xvfb, played with a real mouse (xdotool): the hands of the driver, made of hardware events.

    python -m tests.scenes.real_window FOLDER              # goes on with the autosave of the folder, to the scoring
    python -m tests.scenes.real_window FOLDER --whole 3    # a whole game with that seed
"""

import subprocess
import sys
import time
from pathlib import Path

import pygame

from game.commands.screens import real_screen

SIZE = (1280, 720)
PATIENCE = 3.0  # seconds for an input to arrive


def xdotool(*words):
    subprocess.run(["xdotool", *map(str, words)], check=True)


def play(home, whole):
    """Play to the scoring; prints how the game ended."""
    from game.scenes import navigation
    from game.scenes.menu import MenuScene
    from tests.scenes.driver import Driver
    from tests.scenes.person import Person
    from tests.scenes.test_whole_games import Chosen

    class RealDriver(Driver):
        """The same hands, through the X server."""

        def step(self, ms=17.0):
            time.sleep(0.002)
            self.now = time.perf_counter() * 1000
            return self.app.step()

        def _arrives(self, arrived):
            end = time.perf_counter() + PATIENCE
            while time.perf_counter() < end:
                self.step()
                if arrived():
                    return
            raise AssertionError("the input never arrived")

        def move(self, pos, held=False):
            xdotool("mousemove", *pos)
            self._arrives(lambda: self.stage.pointing.pos == tuple(pos))

        def press(self, pos, button=1):
            before = self.taken
            xdotool("mousedown", button)
            self._arrives(lambda: self.taken > before)

        def release(self, pos, button=1):
            before = self.taken
            xdotool("mouseup", button)
            self._arrives(lambda: self.taken > before)

        def key(self, *chords):
            for chord in chords:
                before = self.taken
                xdotool("key", {"return": "Return", "home": "Home", "escape": "Escape"}.get(chord, chord))
                self._arrives(lambda before=before: self.taken > before)

        taken = 0  # inputs that came through the window

    if whole is not None:
        navigation.random = Chosen(whole)
    driver = RealDriver(home, MenuScene, SIZE, speed="instant", private_hands=False)
    count_inputs(driver)
    time.sleep(0.3)
    if whole is not None:
        driver.click("new")
        driver.click("start")
    else:
        driver.click("continue")
    driver.settle()
    session = driver.stage.scenes[0].match.session
    gestures = Person(driver, 1).play()
    pygame.quit()  # before the X server goes
    print(f"{session.state.over} after {gestures} gestures, {len(session.actions)} actions")  # noqa: T201


def count_inputs(driver):
    """Let the driver see when an input has come through."""
    inner = driver.app._event

    def counted(event):
        inner(event)
        if event.type in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP, pygame.KEYDOWN):
            driver.taken += 1

    driver.app._event = counted


if __name__ == "__main__":
    seed = int(sys.argv[sys.argv.index("--whole") + 1]) if "--whole" in sys.argv else None
    with real_screen(SIZE, own=True):
        play(Path(sys.argv[1]), seed)
