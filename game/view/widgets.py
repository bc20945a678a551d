"""The parts that every scene is made of: buttons, panels, captions, tooltips, switches, text fields."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence
from typing import NamedTuple

from pygame import Rect

from game.strings import Words

from . import text as type_
from .colours import GOLD, LIGHT, MUTED, TITLE, Colour
from .frame import Frame, Region
from .placing import place_beside
from .text import BODY, BOLD, DISPLAY

TIP_DELAY = 150.0  # milliseconds before a tooltip or a zoomed card shows
PANEL_EDGE = 26  # units from the edge of a panel to what is written in it


def panel(frame: Frame, rect: Rect, skin: str = "leather", solid: bool = True) -> Rect:
    """A panel; returns the room inside. A solid one keeps the pointer from what lies below."""
    frame.skin(skin, rect)
    if solid:
        frame.region(Region(("panel", rect.topleft), rect, focus=False))
    edge = frame.px(PANEL_EDGE)
    return rect.inflate(-2 * edge, -2 * edge)


def button(
    frame: Frame,
    button_id: Hashable,
    rect: Rect,
    label: str,
    do: Callable[[], None] | None,
    *,
    key: str = "",
    why: str = "",
    tip: str = "",
    kind: str = "plain",
    icon: str = "",
    size: float = 22,
    free: bool = False,
    stacked: bool = False,
) -> Region:
    """A button with its word, its key and, if it cannot be pressed, the reason. `kind`: green, red or plain.

    The key stands at the right end, or below the word where that is too long or the button is `stacked`.
    """
    frame.skin(_skin(frame, button_id, do is not None, kind), rect)
    face = DISPLAY if size >= 26 else BOLD
    label_width = type_.width(label, face, frame.scale.text(size))
    inner = rect.inflate(-2 * _padding(frame, rect, label_width), -2 * frame.px(9))
    colour = TITLE if do is not None else MUTED
    if icon:
        side = min(inner.height, frame.px(size * 1.5))
        frame.icon(icon, (inner.x + side / 2, inner.centery), side, 255 if do is not None else 140)
        inner = Rect(inner.x + side + frame.px(6), inner.y, inner.width - side - frame.px(6), inner.height)
    if key:
        inner = _key_cap(frame, inner, key, label_width, stacked)
    frame.write(label, inner, size, colour, face, "centre", outline=size >= 26, free=free)
    focus_ring(frame, button_id, rect)
    return frame.region(Region(button_id, rect, do, why, tip or why))


def _padding(frame: Frame, rect: Rect, label_width: int) -> int:
    """From the edge of a button to what stands in it: less where a long word needs the room."""
    return max(frame.px(6), min(frame.px(20), (rect.width - label_width) // 2))


def stacked_width(frame: Frame, label: str, key: str) -> int:
    """How wide a button must be that has its key below its word."""
    px = frame.scale.text()
    cap = type_.width(key_label(frame.words, key), BODY, px) + frame.px(14)
    return max(type_.width(label, BOLD, px) + 2 * frame.px(7), cap + 2 * frame.px(9))


def _skin(frame: Frame, button_id: Hashable, enabled: bool, kind: str) -> str:
    if not enabled:
        return "button_disabled"
    stem = "button" if kind == "green" else f"button_{kind}"
    if frame.is_hot(button_id):
        return f"{stem}_{'pressed' if frame.pointing.pressed == button_id else 'hover'}"
    return f"{stem}_normal"


def _key_cap(frame: Frame, inner: Rect, key: str, label_width: int, stacked: bool) -> Rect:
    """The key at the right end of a button, or below its word; returns the room for the word."""
    label = key_label(frame.words, key)
    px = frame.scale.text()
    width = max(type_.width(label, BODY, px) + frame.px(14), frame.px(30))
    height = min(type_.line_height(BODY, px) + 2, inner.height)
    taken = width + frame.px(6)
    if inner.height >= 1.8 * px and (stacked or label_width + taken > inner.width):
        cap = Rect(inner.centerx - width // 2, inner.bottom - px - frame.px(3), width, px + 2)
        rest = Rect(inner.x, inner.y - frame.px(2), inner.width, cap.y - inner.y + frame.px(2))
    else:
        cap = Rect(inner.right - width, inner.centery - height // 2, width, height)
        both = taken if label_width + 2 * taken <= inner.width else 0  # so much room that the word keeps the middle
        rest = Rect(inner.x + both, inner.y, inner.width - both - taken, inner.height)
    frame.fill(cap, (12, 10, 14), 150, frame.px(6))
    frame.write(label, cap.inflate(0, frame.px(6)), 18, MUTED, BODY, "centre", free=True)
    return rest


def enter_key(frame: Frame, button_id: Hashable) -> str:
    """The key to show on a button that has none of its own: Enter, as long as it has the focus."""
    return "return" if frame.pointing.focus == button_id else ""


def key_label(words: Words, chord: str) -> str:
    """A key as people write it: "Ctrl+Z"."""
    *held, last = chord.split("+") if len(chord) > 1 else [chord]
    return "+".join(words(f"key.{name}") if f"key.{name}" in words else name.capitalize() for name in (*held, last))


def focus_ring(frame: Frame, region_id: Hashable, rect: Rect) -> None:
    """The keyboard's focus, plain to see."""
    if frame.pointing.by_keys and frame.pointing.focus == region_id:
        frame.ring(rect.inflate(frame.px(6), frame.px(6)), GOLD, max(2, frame.px(3)), frame.px(14))


def caption(
    frame: Frame, rect: Rect, text: str, size: float = 30, colour: Colour = TITLE, align: str = "centre"
) -> int:
    """A heading in the display face."""
    return frame.write(text, rect, size, colour, DISPLAY, align, outline=True)


class Said(NamedTuple):
    """One paragraph of a tip."""

    text: str
    colour: Colour = LIGHT
    face: str = BODY


def tooltip(frame: Frame, said: Sequence[Said], beside: Rect, avoid: Sequence[Rect] = ()) -> None:
    """A short text next to something, where there is room in the window and nothing of importance is covered."""
    px, edge, top = frame.scale.text(20), frame.px(18), frame.px(13)
    wrapped = [type_.wrap(part.text, part.face, px, frame.px(460)) for part in said]
    heights = [len(lines) * type_.line_height(part.face, px) for part, lines in zip(said, wrapped, strict=True)]
    widths = [type_.width(line, part.face, px) for part, lines in zip(said, wrapped, strict=True) for line in lines]
    box = Rect(0, 0, max(widths) + 2 * edge, sum(heights) + 2 * top)
    place_beside(box, beside, frame.rect, frame.px(10), [*frame.spared, *avoid])
    frame.skin("leather_plain", box)
    y = box.y + top
    for part, height in zip(said, heights, strict=True):
        place = Rect(box.x + edge - 1, y, max(widths) + 2, height)
        frame.write(part.text, place, 20, part.colour, part.face, valign="top")
        y += height


def toggle(
    frame: Frame, toggle_id: Hashable, rect: Rect, label: str, value: bool, do: Callable[[], None], tip: str = ""
) -> None:
    """A switch with its words."""
    box = Rect(rect.x, 0, frame.px(36), frame.px(36))
    box.centery = rect.centery
    frame.skin("slot", box)
    if value:
        frame.icon("icons/check", box.center, frame.px(28))
    words = Rect(box.right + frame.px(12), rect.y, rect.right - box.right - frame.px(12), rect.height)
    frame.write(label, words, 22, TITLE if frame.is_hot(toggle_id) else LIGHT)
    focus_ring(frame, toggle_id, rect)
    frame.region(Region(toggle_id, rect, do, tip=tip))


def dim(frame: Frame, alpha: int = 150) -> None:
    """Darken everything so far and take it out of reach."""
    frame.fill(frame.rect, (4, 4, 8), alpha)
    frame.cover()
