"""The program: window, clock and scene stack. `step` is one turn of the loop; tests call it, `run` repeats it."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

import pygame

from game.paths import resource, user_dir
from game.scenes.base import Scene, Stage
from game.scenes.confirm import NoticeScene
from game.scenes.navigation import open_menu
from game.scenes.preferences import load_preferences
from game.session.slots import SaveSlots
from game.strings import Words, load
from game.view.compositor import Compositor
from game.view.frame import Frame
from game.view.hands import translate
from game.view.inputs import REPEATABLE, Input, Key
from game.view.overlay import draw_tip, draw_toast
from game.view.pictures import Pictures
from game.view.scale import SMALLEST_WINDOW, scale_for

if TYPE_CHECKING:
    from datetime import datetime

FRAME = 1000 / 60  # milliseconds
NAP = 8  # milliseconds between two looks at the event queue; pygame's own waiting looks a thousand times a second
USUAL_WINDOW = (1600, 900)
HEADLESS = ("dummy", "offscreen")


class NoWindowError(RuntimeError):
    """There is no screen to open a window on."""


class App:
    """One running program. `clock` gives milliseconds; tests bring their own."""

    def __init__(
        self,
        size: tuple[int, int] | None = None,
        words: Words | None = None,
        home: Path | None = None,
        clock: Callable[[], float] | None = None,
    ) -> None:
        """Open the window. `size` fixes it and leaves the remembered one alone."""
        prepare_sdl()
        kept = True
        if home is None:
            home, kept = _home()
        preferences = load_preferences(home / "settings.json")
        self._clock = clock or _milliseconds
        self._fixed = size
        self.screen = _open_window(size, preferences.window, preferences.fullscreen)
        scale = scale_for(self.screen.get_size(), preferences.ui_scale)
        slots = SaveSlots(home / "saves")
        self.stage = Stage(words or load("en"), Pictures(), preferences, slots, scale)
        self.stage.now = self._clock()
        self.stage.after_frame.append(_set_icon)
        if not kept:
            self.stage.say(self.stage.words("toast.no_home"))
        self.home = home
        self.compositor = Compositor()
        self.frames_drawn = 0
        self._wake: float | None = None
        self._moving = True
        self._woken_by: list[pygame.Event] = []
        self._held: set[int] = set()  # keys that are down
        self._broken: Scene | None = None  # tells of the last fault

    @property
    def frame(self) -> Frame | None:
        """The picture on the screen, as data."""
        return self.stage.top.frame if self.stage.scenes else None

    def start(self, scene: Scene) -> None:
        """Begin with a scene."""
        self.stage.replace(scene)

    def run(self) -> None:
        """Turn the loop until the player leaves. Nothing moving and nothing pressed: it sleeps."""
        while self.stage.running:
            began = self._clock()
            try:
                self.step()
            except Exception as error:
                self.survive(error)
            if self._moving:
                pygame.time.wait(max(1, round(FRAME - (self._clock() - began))))
            else:
                self.sleep()

    def sleep(self, most: float = 60_000.0) -> None:
        """Wait for the next event, or for the moment that a scene asked for, `most` milliseconds at most."""
        end = self._clock() + most if self._wake is None else min(self._clock() + most, self._wake)
        while (left := end - self._clock()) > 0:
            self._woken_by += pygame.event.get()
            if self._woken_by:
                return
            pygame.time.wait(max(1, min(NAP, round(left))))

    def step(self) -> bool:
        """Take the waiting events, let time pass, draw what changed. True if something was drawn."""
        stage = self.stage
        stage.now = self._clock()
        events = [*self._woken_by, *pygame.event.get()]
        self._woken_by.clear()
        for event in events:
            self._event(event)
        if not stage.running or not stage.scenes:
            return False
        if stage.wants_window:
            self._switch_fullscreen()
        if stage.wants_layout:
            stage.wants_layout = False
            self.resized()
        moving = stage.top.update(stage.now)
        due = self._wake is not None and stage.now >= self._wake
        drawn = False
        if events or moving or self._moving or due:
            drawn = self.draw()
        self._moving = moving
        while stage.after_frame:
            stage.after_frame.pop(0)()
        return drawn

    def survive(self, error: Exception) -> None:
        """After a fault: write a report, say where it is, and offer the menu, whose Continue knows the last save.

        A fault while the last one is being told is not survived.
        """
        if self._broken is not None and self.stage.top is self._broken:
            raise error
        stage = self.stage
        try:
            details = stage.words("crash.details", file=str(write_report(self.home / "crashes", error)))
        except OSError as refused:
            details = stage.words("crash.no_report", reason=str(refused), fault=repr(error))
        if sys.stderr is not None:  # a windowed program on Windows has none
            print(details, file=sys.stderr)
        open_menu(stage)
        self._broken = NoticeScene(stage, stage.words("crash.title"), details)
        stage.push(self._broken)
        self._moving = True

    def draw(self) -> bool:
        """Build the frame and bring the window up to date; True if anything changed."""
        frame = self.build()
        dirty = self.compositor.draw(self.screen, frame.sprites)
        if dirty:
            pygame.display.update(dirty)
            self.frames_drawn += 1
        return bool(dirty)

    def build(self) -> Frame:
        """The frame of the scenes that can be seen. Built again if what lies under the pointer turns out to be new."""
        frame = self._build_once()
        pointing = self.stage.pointing
        region = frame.at(pointing.pos)
        hover = region.id if region is not None else None
        if hover != pointing.hover and not pointing.by_keys:
            pointing.hover, pointing.hover_since = hover, self.stage.now
            frame = self._build_once()
        return frame

    def _build_once(self) -> Frame:
        stage = self.stage
        frame = Frame(stage.scale, stage.words, stage.pictures, stage.pointing, stage.now)
        frame.high_contrast = stage.preferences.high_contrast
        lowest = len(stage.scenes) - 1
        while lowest > 0 and stage.scenes[lowest].see_through:
            lowest -= 1
        for scene in stage.scenes[lowest:]:
            scene.build(frame)
        stage.top.frame = frame
        if stage.top.pointer.drag is None:
            draw_tip(frame)
        if stage.now < stage.toast_until:
            draw_toast(frame, stage.toast, stage.toast_kind)
            frame.wake_at(stage.toast_until)
        self._wake = frame.wake
        return frame

    # --- events -------------------------------------------------------------------------------------------------

    def _event(self, event: pygame.Event) -> None:
        if event.type == pygame.QUIT:
            self.quit()
        elif event.type == pygame.VIDEORESIZE:
            self.resized()
        elif event.type in (pygame.WINDOWEXPOSED, pygame.WINDOWRESTORED):
            self.compositor.forget()
        elif event.type == pygame.WINDOWLEAVE:
            self.stage.pointing.pos = (-1, -1)
        elif event.type == pygame.KEYUP:
            self._held.discard(event.key)
        else:
            self._input(translate(event, self.stage.pointing.pos, self._is_repeated(event)))

    def _is_repeated(self, event: pygame.Event) -> bool:
        """Whether a key event only says that the key is still down."""
        if event.type != pygame.KEYDOWN:
            return False
        repeated = event.key in self._held
        self._held.add(event.key)
        return repeated

    def _input(self, given: Input | None) -> None:
        if given is None or not self.stage.scenes:
            return
        if isinstance(given, Key) and not self.stage.top.keeps_key(given):
            if given.repeated and given.name not in REPEATABLE:
                return  # a key that is held down decides nothing twice
            if self._own_key(given):
                return
        if self.stage.top.frame is None:
            self.build()
        self.stage.top.take(given)

    def _own_key(self, key: Key) -> bool:
        """Keys that work everywhere."""
        keys = self.stage.preferences.keys
        if key.chord in (keys["fullscreen"], "alt+return"):
            self.stage.preferences.fullscreen = not self.stage.preferences.fullscreen
            self.stage.preferences.save()
            self.stage.wants_window = True
        elif key.chord == keys["screenshot"]:
            self.screenshot()
        else:
            return False
        return True

    def resized(self) -> None:
        """The window or the UI scale changed: everything is laid out anew."""
        screen = pygame.display.get_surface()
        if screen is not None:
            self.screen = screen
        self.stage.scale = scale_for(self.screen.get_size(), self.stage.preferences.ui_scale)
        self.stage.pictures.forget()
        self.compositor.forget()

    def _switch_fullscreen(self) -> None:
        """Fill the display on which the window is, or leave it again."""
        self.stage.wants_window = False
        if self._fixed is not None:
            return
        window = pygame.Window.from_display_module()
        if self.stage.preferences.fullscreen:
            self._remember_window()
            window.set_fullscreen(True)
        else:
            window.set_windowed()
        self.resized()

    def screenshot(self) -> None:
        """Save the picture on the screen under the player's folder and say where, or why not."""
        path = self.home / "screenshots" / f"catacombs-{_now():%Y%m%d-%H%M%S-%f}.png"
        words = self.stage.words
        try:
            path.parent.mkdir(parents=True, exist_ok=True)
            pygame.image.save(self.screen, path)
        except (OSError, pygame.error) as error:
            self.stage.say(words("toast.no_screenshot", reason=str(error)))
        else:
            self.stage.say(words("toast.screenshot", file=str(path)), "news")

    def quit(self) -> None:
        """Save what there is to save and stop."""
        for scene in self.stage.scenes:
            scene.close()
        if not self.stage.preferences.fullscreen:
            self._remember_window()
        self.stage.preferences.save()
        self.stage.running = False

    def _remember_window(self) -> None:
        """The place and size of the window, as it is while it does not fill the screen."""
        if self._fixed is None:
            place = pygame.display.get_window_position()
            self.stage.preferences.window = [*place, *self.screen.get_size(), *_desktop()]


def play() -> None:
    """Open the window and play until the player leaves; NoWindowError if there is no screen."""
    app = App()
    open_menu(app.stage)
    app.run()
    pygame.quit()


def _home() -> tuple[Path, bool]:
    """The player's folder; where the disk has no room for one, a folder that lasts until the machine is restarted."""
    try:
        return user_dir(), True
    except OSError:
        import tempfile  # only here: the menu need not wait for it

        return Path(tempfile.mkdtemp(prefix="catacombs-")), False


def write_report(folder: Path, error: Exception) -> Path:
    """A dated file that tells what went wrong, for a bug report."""
    import traceback  # only here: the menu need not wait for it

    folder.mkdir(parents=True, exist_ok=True)
    now = _now()
    path = folder / f"catacombs-{now:%Y%m%d-%H%M%S-%f}.txt"
    about = f"{now:%Y-%m-%d %H:%M:%S}  Python {sys.version}  pygame-ce {pygame.version.ver}  {sys.platform}"
    path.write_text(f"{about}\n\n{''.join(traceback.format_exception(error))}", encoding="utf-8")
    return path


def _now() -> datetime:
    from datetime import datetime  # only here: the menu need not wait for it

    return datetime.now()


def _milliseconds() -> float:
    return float(pygame.time.get_ticks())


def prepare_sdl() -> None:
    """Settings that must be made before the window opens; the player's own environment goes first."""
    if sys.platform.startswith("linux"):
        os.environ.setdefault("SDL_FRAMEBUFFER_ACCELERATION", "0")  # ten times faster without a graphics card
    os.environ.setdefault("SDL_WINDOWS_DPI_AWARENESS", "permonitorv2")
    os.environ.setdefault("SDL_VIDEO_X11_WMCLASS", "catacombs")
    os.environ.setdefault("SDL_MOUSE_FOCUS_CLICKTHROUGH", "1")


def _open_window(fixed: tuple[int, int] | None, remembered: list[int], fullscreen: bool) -> pygame.Surface:
    pygame.display.init()
    driver = pygame.display.get_driver()
    if driver in HEADLESS and os.environ.get("SDL_VIDEODRIVER") not in HEADLESS:
        raise NoWindowError("there is no screen: DISPLAY or WAYLAND_DISPLAY is not set")
    pygame.display.set_caption("Catacombs")
    size = fixed or _usual_size(remembered)
    if remembered and fixed is None and remembered[4:] == _desktop():
        os.environ["SDL_VIDEO_WINDOW_POS"] = f"{remembered[0]},{remembered[1]}"
    screen = pygame.display.set_mode(size, pygame.RESIZABLE)
    if driver not in HEADLESS:
        pygame.Window.from_display_module().minimum_size = SMALLEST_WINDOW
    if fullscreen and fixed is None:
        pygame.Window.from_display_module().set_fullscreen(True)
        screen = pygame.display.get_surface() or screen
    pygame.key.set_repeat(400, 40)
    return screen


def _set_icon() -> None:
    """The icon of the window: the first picture need not wait for it."""
    if pygame.display.get_driver() not in HEADLESS:
        pygame.display.set_icon(pygame.image.load(resource("art", "images", "application", "application.png")))


def _desktop() -> list[int]:
    """The sizes of all displays: a place of a window is good only while they are the same."""
    return [length for size in pygame.display.get_desktop_sizes() for length in size]


def _usual_size(remembered: list[int]) -> tuple[int, int]:
    """The remembered size, if the desktop can still hold it."""
    width, height = max(pygame.display.get_desktop_sizes())
    wanted = (remembered[2], remembered[3]) if remembered else USUAL_WINDOW
    return max(SMALLEST_WINDOW[0], min(wanted[0], width)), max(SMALLEST_WINDOW[1], min(wanted[1], height))
