"""What the table remembers of its last frame is what it would draw anew, at every moment of a game."""

from contextlib import suppress

from game.scenes import navigation
from game.scenes.menu import MenuScene
from game.view.memory import Memory
from tests.scenes.driver import Driver
from tests.scenes.person import Person
from tests.scenes.test_whole_games import Chosen

GESTURES = 220


class EnoughSeen(Exception):
    """The test has compared as much as it wants."""


def seen(app, table):
    """What lies around the dungeon in a new picture; the dungeon itself may still be coming into focus."""
    app.build()
    around = table._around
    regions = [(r.id, tuple(r.rect), r.enabled, r.why, r.topic, r.focus, r.drag, isinstance(r.tip, str) and r.tip)
               for r in around._regions]  # fmt: skip
    return around._sprites, regions, around._written


class Doubter(Person):
    """Points at something else all the time, and compares every picture with one that is made from nothing."""

    compared = 0

    def _at_table(self):
        driver = self.driver
        if not driver.scene.director.busy:  # while something moves, nothing is remembered
            self._compare(driver)
        super()._at_table()

    def _compare(self, driver):
        region = self.random.choice(driver.frame.regions)
        self.random.choice([
            lambda: driver.move(region.rect.clip(driver.frame.rect).center),
            lambda: driver.key("tab"),
            *[lambda: None] * 3,
        ])()  # fmt: skip
        table = driver.scene
        remembered = seen(driver.app, table)
        table._around = Memory()
        assert seen(driver.app, table) == remembered
        self.compared += 1
        if self.compared == GESTURES:
            raise EnoughSeen


def test_the_table_draws_from_memory_what_it_would_draw_anew(tmp_path, monkeypatch):
    monkeypatch.setattr(navigation, "random", Chosen(4))
    for speed in ("instant", "normal"):
        driver = Driver(tmp_path / speed, MenuScene, speed=speed, private_hands=False)
        driver.click("new")
        driver.click("start")
        driver.settle()
        doubter = Doubter(driver, 4)
        with suppress(EnoughSeen):
            doubter.play()
        assert doubter.compared == GESTURES
