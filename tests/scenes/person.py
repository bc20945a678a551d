"""A person at the table: looks at what is offered on the screen, points at it, clicks, drags and presses keys.

It knows nothing of the rules: only what regions there are, which are lit, and what is written.
"""

import random

ANSWERS = ("choice", "answer", "trash")
WISHES = (("here", 0.9), ("token", 0.8), ("slot", 0.7), ("cell", 0.6), ("room", 0.7), ("kept", 0.7))
LONGEST = 6000


class Person:
    """Plays for everybody at the screen until the game is scored."""

    def __init__(self, driver, seed=1):
        self.driver = driver
        self.random = random.Random(seed)

    def play(self):
        """A whole game, from wherever the screen is now to the scoring; returns how many gestures it took."""
        for gestures in range(LONGEST):
            scene = type(self.driver.scene).__name__
            if scene == "ScoringScene":
                return gestures
            if scene == "TableScene":
                self._at_table()
            else:
                self.driver.key("return")  # a hand-over screen: "it is me"
        raise AssertionError("the game never ends")

    def _offered(self):
        """The ids of everything that can be done, by what it is."""
        found = {}
        for region in self.driver.frame.regions:
            if region.enabled and isinstance(region.id, tuple):
                found.setdefault(region.id[0], []).append(region.id)
        return found

    def _at_table(self):
        if self.driver.scene.director.busy:
            self.driver.key("space")
            return
        offered = self._offered()
        for kind in ANSWERS:
            if kind in offered:
                self._click(self.random.choice(offered[kind]))
                return
        if ("lay", "lay") in offered.get("lay", []):
            self._lay(offered)
        elif not self._play_hand(offered):
            self._spend(offered)

    def _lay(self, offered):
        """Turn the tile a few times, in one way or another, and lay it."""
        for _ in range(self.random.randrange(3)):
            self.random.choice([lambda: self.driver.key("r"), lambda: self._click(("lay", "turn"))])()
        how = self.random.randrange(3)
        if how == 0:
            self._click(("lay", "lay"))
        else:
            self._click(offered["tile"][0]) if self._reachable(offered["tile"][0]) else self._click(("lay", "lay"))

    def _play_hand(self, offered):
        if "hand" not in offered:
            return False
        card = self.random.choice(offered["hand"])
        how = self.random.randrange(4)
        if how == 0:
            self.driver.key("space")
        elif how == 1 and card[1] < 9:
            self.driver.key(str(card[1] + 1))
        elif how == 2:
            self.driver.drag(card, self.driver.scene.layout.play.center)
        else:
            self._click(card)
        if self._offered().get("hand") == offered["hand"]:
            self._click(card)  # Space left the cards that ask
        return True

    def _spend(self, offered):
        for kind, chance in WISHES:
            if kind in offered and self.random.random() < chance:
                wanted = self.random.choice(offered[kind])
                if not self._reachable(wanted):
                    self.driver.key("home")  # look at the whole dungeon
                    self.driver.settle()
                if self._reachable(wanted):
                    self._click(wanted)
                    return
        self.driver.key("e")
        if type(self.driver.scene).__name__ == "TableScene" and "still" in self.driver.stage.toast.lower():
            self.driver.key("e")

    def _reachable(self, region_id):
        try:
            self.driver.place(region_id)
        except AssertionError:
            return False
        return True

    def _click(self, region_id):
        self.driver.click(region_id)
