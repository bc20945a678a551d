"""Scenes and the stage they play on. A scene builds frames and takes input; the stage holds what all of them share."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Hashable
from dataclasses import dataclass, field

from game.session.slots import SaveSlots
from game.strings import Words
from game.view.drag import Drag, Pointer
from game.view.focus import ARROWS, nearest_focus, next_focus
from game.view.frame import Frame, Pointing, Region
from game.view.inputs import ENTER, LEFT, RIGHT, Input, Key, Move, Press, Release, Wheel
from game.view.pictures import Pictures
from game.view.scale import Scale

from .preferences import Preferences

TOAST_TIME = 3200.0  # milliseconds that a short message stays


@dataclass
class Stage:
    """What scenes share: words, pictures, preferences, saves, the clock, and the stack itself."""

    words: Words
    pictures: Pictures
    preferences: Preferences
    slots: SaveSlots
    scale: Scale
    scenes: list[Scene] = field(default_factory=list)
    pointing: Pointing = field(default_factory=Pointing)
    now: float = 0.0
    toast: str = ""
    toast_kind: str = "refusal"
    toast_until: float = 0.0
    running: bool = True
    after_frame: list[Callable[[], None]] = field(default_factory=list)  # work that need not hold up the picture
    wants_window: bool = False  # fullscreen was switched
    wants_layout: bool = False  # the UI scale was changed

    @property
    def top(self) -> Scene:
        """The scene that gets the input."""
        return self.scenes[-1]

    def push(self, scene: Scene) -> None:
        """Put a scene on top."""
        if self.scenes:
            self.top.start_focus = self.pointing.focus
        self.scenes.append(scene)
        self._leave_pointer()

    def pop(self) -> None:
        """Go back to the scene below."""
        self.scenes.pop()
        self._leave_pointer()

    def replace(self, scene: Scene) -> None:
        """Put a scene in place of all others."""
        self.scenes[:] = [scene]
        self._leave_pointer()

    def _leave_pointer(self) -> None:
        for scene in self.scenes:
            scene.pointer.cancel()
        self.pointing.hover = self.pointing.pressed = None
        self.pointing.focus = self.top.start_focus if self.scenes else None
        self.pointing.moved_to = self.pointing.rests_on = self.pointing.focus_at = None

    def say(self, text: str, kind: str = "refusal") -> None:
        """Show a short message: a "refusal", a "warning" or "news"."""
        self.toast, self.toast_kind, self.toast_until = text, kind, self.now + TOAST_TIME

    def key(self, name: str) -> str:
        """The key that is bound to something, as it is shown on buttons."""
        return self.preferences.keys[name]


class Scene(ABC):
    """One screen of the game. `see_through` scenes are drawn over the scene below."""

    see_through = False
    start_focus: Hashable = None  # the region that has the keyboard's focus when the scene comes to the top

    def __init__(self, stage: Stage) -> None:
        self.stage = stage
        self.pointer = Pointer()
        self.frame: Frame | None = None  # the last one that was built

    # --- to be filled in by each scene --------------------------------------------------------------------------

    @abstractmethod
    def build(self, frame: Frame) -> None:
        """Draw the scene and name its regions."""

    def update(self, now: float) -> bool:
        """Let time pass; True while something moves and wants a frame every tick."""
        return False

    def keeps_key(self, key: Key) -> bool:
        """Whether a key belongs to the scene alone just now: letters of a name, a key that is being bound."""
        return False

    def key(self, key: Key) -> bool:
        """A key that the scene itself knows; True if it was one."""
        return False

    def back(self) -> None:
        """Esc: one step back."""
        self.stage.pop()

    def pan(self, dx: int, dy: int) -> None:
        """The ground was dragged."""

    def let_go(self) -> None:
        """The ground was dragged and let go."""

    def wheel(self, wheel: Wheel) -> None:
        """The wheel was turned."""

    def drop(self, drag: Drag) -> None:
        """Something was dragged and let go."""

    def right_click(self, region: Region | None) -> None:
        """The right button: looks closer at what lies there."""
        if region is not None and region.look is not None:
            region.look()

    def close(self) -> None:
        """The program ends while the scene is there."""

    # --- the same for every scene -------------------------------------------------------------------------------

    def take(self, event: Input) -> None:
        """Handle one input by the regions of the last frame."""
        if self.frame is None:
            return
        if isinstance(event, Key):
            self._take_key(event)
        elif isinstance(event, Wheel):
            self.wheel(event)
        elif isinstance(event, Press | Release | Move):
            self._take_pointer(self.frame, event)

    def _take_pointer(self, frame: Frame, event: Press | Release | Move) -> None:
        pointing = self.stage.pointing
        if pointing.by_keys and pointing.focus == pointing.moved_to:
            pointing.focus, pointing.moved_to = pointing.rests_on, None
        before, pointing.pos, pointing.by_keys = pointing.pos, event.pos, False
        self._hover(frame)
        if isinstance(event, Move):
            if not event.held:
                self.pointer.cancel()  # the button went up where the program could not see it
            else:
                self.pointer.move(event.pos, self.stage.scale.unit)
                if self.pointer.panning:
                    self.pan(event.pos[0] - before[0], event.pos[1] - before[1])
        elif event.button == RIGHT and isinstance(event, Press):
            self.right_click(frame.at(event.pos))
        elif event.button == LEFT and isinstance(event, Press):
            self.pointer.press(frame, event.pos)
            pointing.pressed = self.pointer.pressed.id if self.pointer.pressed else None
        elif event.button == LEFT and isinstance(event, Release):
            self._released(frame, event)

    def _released(self, frame: Frame, event: Release) -> None:
        if self.pointer.panning:
            self.let_go()
        clicked, dropped = self.pointer.release(frame, event.pos)
        self.stage.pointing.pressed = None
        if dropped is not None:
            self.drop(dropped)
        elif clicked is not None:
            self.activate(clicked)
        elif frame.at(event.pos) is None:
            self.click_ground(event.pos)

    def click_ground(self, pos: tuple[int, int]) -> None:
        """A click where no region is."""

    def activate(self, region: Region) -> None:
        """Do what a region does, or say why not."""
        if region.do is not None:
            region.do()
        elif region.why:
            self.stage.say(region.why)

    def _hover(self, frame: Frame) -> None:
        pointing = self.stage.pointing
        region = frame.at(pointing.pos)
        found = region.id if region is not None else None
        if found != pointing.hover:
            pointing.hover, pointing.hover_since = found, self.stage.now

    def _take_key(self, key: Key) -> None:
        pointing, frame = self.stage.pointing, self.frame
        if frame is None:
            return
        if key.name == "escape" and self.pointer.drag is not None:
            self.pointer.cancel()
        elif self.key(key):
            return
        elif key.name == "escape":
            self.back()
        elif key.name == "tab":
            self._focus(next_focus(frame, pointing.focus, -1 if key.shift else 1, pointing.focus_at))
        elif key.name in ARROWS:
            self._focus(nearest_focus(frame, pointing.focus, key.name, pointing.focus_at))
        elif key.name in ENTER and pointing.focus is not None:
            pointing.by_keys = True
            region = frame.find(pointing.focus)
            if region is not None:
                self.activate(region)
        elif key.chord == self.stage.key("inspect"):
            region = self.attended(frame)
            if region is not None and region.look is not None:
                region.look()
        elif key.chord == self.stage.key("help"):
            self.help(self.attended(frame))

    def attended(self, frame: Frame) -> Region | None:
        """What lies under the pointer, or has the focus if the keyboard was used last."""
        pointing = self.stage.pointing
        return frame.find(pointing.focus if pointing.by_keys else pointing.hover)

    def help(self, region: Region | None) -> None:
        """Open the rules at what a region is about."""
        from .navigation import open_help

        open_help(self.stage, region.topic if region is not None else "")

    def _focus(self, region_id: object) -> None:
        pointing = self.stage.pointing
        if not pointing.by_keys and pointing.focus is None and pointing.hover is not None and self.frame is not None:
            hovered = self.frame.find(pointing.hover)
            region_id = pointing.hover if hovered is not None and hovered.focus else region_id
        if pointing.focus is None or pointing.focus != pointing.moved_to:
            pointing.rests_on = pointing.focus
        pointing.focus = pointing.moved_to = region_id
        pointing.by_keys, pointing.hover_since = True, self.stage.now
        region = self.frame.find(region_id) if self.frame is not None else None
        pointing.focus_at = region.rect.center if region is not None else None
