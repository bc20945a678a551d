"""What hands do, from pygame's events to ours."""

from __future__ import annotations

import sys

import pygame

from .inputs import Input, Key, Move, Press, Release, Typed, Wheel


def translate(event: pygame.Event, pos: tuple[int, int], repeated: bool = False) -> Input | None:
    """A pygame event as an Input; `pos` is where the pointer was last, `repeated` that a key was down already."""
    if event.type == pygame.MOUSEBUTTONDOWN and event.button <= 3:
        return Press(event.pos, event.button)
    if event.type == pygame.MOUSEBUTTONUP and event.button <= 3:
        return Release(event.pos, event.button)
    if event.type == pygame.MOUSEMOTION:
        return Move(event.pos, bool(event.buttons[0]))
    if event.type == pygame.MOUSEWHEEL and event.y:
        return Wheel(pos, event.y, bool(pygame.key.get_mods() & pygame.KMOD_CTRL))
    if event.type == pygame.KEYDOWN:
        return _key(event, repeated)
    if event.type == pygame.TEXTINPUT:
        return Typed(event.text)
    return None


def _key(event: pygame.Event, repeated: bool) -> Key | None:
    """A key with those held beside it. Command is a Mac's Ctrl; elsewhere its chords belong to the desktop."""
    mods = event.mod
    if mods & pygame.KMOD_META and sys.platform != "darwin":
        return None
    ctrl = bool(mods & (pygame.KMOD_CTRL | pygame.KMOD_META))
    return Key(_key_name(event), ctrl, bool(mods & pygame.KMOD_SHIFT), bool(mods & pygame.KMOD_ALT), repeated)


def _key_name(event: pygame.Event) -> str:
    """The key by name; plus and minus also from the number pad and from shifted keys."""
    typed = getattr(event, "unicode", "")
    if typed in ("+", "-"):
        return str(typed)
    name = pygame.key.name(event.key)
    return name.removeprefix("[").removesuffix("]") if name.startswith("[") else name
