"""Plays without end and says after every gesture how many actions were done: to be killed in the middle.

    python -m tests.scenes.killed_player FOLDER SEED
"""

import sys
from pathlib import Path

from game.rules import Setup
from game.scenes.match import new_match
from game.scenes.preferences import Seat
from game.scenes.table import TableScene
from tests.scenes.driver import Driver
from tests.scenes.person import Person


class Telling(Person):
    """A person who counts aloud."""

    def _at_table(self):
        super()._at_table()
        print(len(match.session.actions), flush=True)  # noqa: T201


if __name__ == "__main__":
    home, seed = Path(sys.argv[1]), int(sys.argv[2])
    match = new_match(Setup(players=2), [Seat("Ann", "red"), Seat("Bo", "blue")], seed)
    driver = Driver(home, lambda stage: TableScene(stage, match), speed="instant", private_hands=False)
    Telling(driver, seed).play()
