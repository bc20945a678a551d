"""Plays the program as a person does: real pygame events, a clock that only moves when told, no window needed.

    driver = Driver(tmp_path, MenuScene)          # or lambda stage: TableScene(stage, match)
    driver.click("new")                           # by the id of a region
    driver.key("ctrl+z"); driver.type("Ann"); driver.step(500)
    assert driver.says("Thieves")                 # what is written on the screen
"""

import os
from functools import cache
from zlib import crc32

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")

import pygame

from game.app import App
from game.scenes import ground
from game.scenes.preferences import Preferences
from game.view import pictures

MODS = {"ctrl": pygame.KMOD_CTRL, "alt": pygame.KMOD_ALT, "shift": pygame.KMOD_SHIFT}
pictures.load_master = ground.load_master = cache(pictures.load_master)  # decoded once for all tests
LONGEST = 60_000  # milliseconds that `settle` waits for things to come to rest


class Driver:
    """One running program, its hands and its eyes. `first` makes the scene it begins with."""

    def __init__(self, home, first, size=(1280, 720), words=None, **preferences):
        """`preferences` are fields of Preferences, settled before the program starts."""
        self.now = 0.0
        if preferences:
            Preferences(path=home / "settings.json", **preferences).save()
        self.app = App(size=size, words=words, home=home, clock=lambda: self.now)
        self.stage = self.app.stage
        pygame.event.clear()
        self.app.start(first(self.stage))
        self.step()

    # --- eyes ---------------------------------------------------------------------------------------------------

    @property
    def scene(self):
        """The scene on top."""
        return self.stage.top

    @property
    def frame(self):
        """The picture of this moment, as data."""
        return self.app.build()

    @property
    def ids(self):
        """What can be pointed at, from the lowest to the topmost."""
        return [region.id for region in self.frame.regions]

    @property
    def texts(self):
        """Everything that is written on the screen."""
        return [written.text for written in self.frame.written]

    def says(self, part):
        """Whether a text with these words in it is on the screen."""
        return any(part in text for text in self.texts)

    def region(self, region_id):
        """The region of an id, which must be there."""
        found = self.frame.find(region_id)
        assert found is not None, f"no region {region_id!r}; there are {self.ids}"
        return found

    def place(self, region_id):
        """A point where the region lies on top, as near to its middle as there is one."""
        frame, rect = self.frame, self.region(region_id).rect
        for out in range(10):
            for dx, dy in ((0, 0), (-1, 0), (1, 0), (0, -1), (0, 1), (-1, -1), (1, 1), (-1, 1), (1, -1)):
                pos = rect.centerx + dx * out * rect.width // 20, rect.centery + dy * out * rect.height // 20
                there = frame.at(pos)
                if there is not None and there.id == region_id and frame.rect.collidepoint(pos):
                    return pos
        raise AssertionError(f"{region_id!r} cannot be reached: something lies over it, or it is off the window")

    def picture(self, path):
        """Save what is on the screen."""
        self.app.compositor.forget()
        self.app.draw()
        pygame.image.save(self.app.screen, path)

    def look(self, part=None):
        """A number that is the same for the same picture on the screen, or in a part of it."""
        screen = self.app.screen
        return crc32(pygame.image.tobytes(screen if part is None else screen.subsurface(part), "RGB"))

    # --- time ---------------------------------------------------------------------------------------------------

    def step(self, ms=17.0):
        """Let time pass and turn the loop once; True if something was drawn."""
        self.now += ms
        return self.app.step()

    def wait(self, ms):
        """Let time pass in steps of a sixtieth of a second."""
        end = self.now + ms
        while self.now < end:
            self.step()

    def settle(self):
        """Let everything that moves come to rest."""
        for _ in range(LONGEST // 17):
            self.step()
            if not self.stage.top.update(self.now):
                return
        raise AssertionError("it never comes to rest")

    # --- hands --------------------------------------------------------------------------------------------------

    def post(self, kind, **values):
        """Post one pygame event and let the program take it."""
        pygame.event.post(pygame.Event(kind, **values))
        return self.step()

    def move(self, pos, held=False):
        """Move the pointer."""
        self.post(pygame.MOUSEMOTION, pos=pos, rel=(0, 0), buttons=(int(held), 0, 0))

    def press(self, pos, button=1):
        """Press a button of the mouse."""
        self.post(pygame.MOUSEBUTTONDOWN, pos=pos, button=button)

    def release(self, pos, button=1):
        """Let a button of the mouse go."""
        self.post(pygame.MOUSEBUTTONUP, pos=pos, button=button)

    def click_at(self, pos, button=1):
        """Click at a place."""
        self.move(pos)
        self.press(pos, button)
        self.release(pos, button)

    def click(self, region_id, button=1):
        """Click a region."""
        self.click_at(self.place(region_id), button)

    def right_click(self, region_id):
        """Look closer at a region."""
        self.click(region_id, 3)

    def hover(self, region_id, ms=400.0):
        """Point at a region until its tip shows."""
        self.move(self.place(region_id))
        self.step(ms)

    def drag(self, region_id, to):
        """Drag a region to a place, or to the middle of another region."""
        start = self.place(region_id)
        end = to if isinstance(to, tuple) and all(isinstance(n, int) for n in to) else self.region(to).rect.center
        self.move(start)
        self.press(start)
        for part in (1, 2, 3, 4):
            between = tuple(a + (b - a) * part // 4 for a, b in zip(start, end, strict=True))
            self.move(between, held=True)
        self.release(end)

    def wheel(self, notches, pos=None):
        """Turn the wheel, at a place if one is given."""
        if pos is not None:
            self.move(pos)
        self.post(pygame.MOUSEWHEEL, x=0, y=notches, flipped=False, which=0)

    def key(self, *chords):
        """Press keys one after the other: "e", "ctrl+z", "return", "+"."""
        for chord in chords:
            *held, name = chord.split("+") if len(chord) > 1 else [chord]
            mod = sum(MODS[word] for word in held)
            typed = name if len(name) == 1 and not held else ""
            code = pygame.key.key_code(name)
            self.post(pygame.KEYDOWN, key=code, mod=mod, unicode=typed, scancode=0)
            pygame.event.post(pygame.Event(pygame.KEYUP, key=code, mod=mod, unicode=typed, scancode=0))

    def type(self, text):
        """Type a text: each character comes as a key and as what it writes."""
        for char in text:
            if char.isascii():
                code = pygame.key.key_code("space" if char == " " else char.lower())
                self.post(pygame.KEYDOWN, key=code, mod=0, unicode=char, scancode=0)
                pygame.event.post(pygame.Event(pygame.KEYUP, key=code, mod=0, unicode=char, scancode=0))
            self.post(pygame.TEXTINPUT, text=char)
