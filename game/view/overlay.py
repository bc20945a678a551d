"""What lies above every scene: the tip of the thing pointed at, and short messages."""

from __future__ import annotations

from pygame import Rect

from . import text as type_
from .colours import LIGHT, WARNING
from .frame import Frame
from .text import BODY
from .widgets import TIP_DELAY, Said, tooltip


def draw_tip(frame: Frame) -> None:
    """The tooltip or zoomed card of the region under the pointer or the focus, after a short delay."""
    if frame.quiet:
        return
    pointing = frame.pointing
    region = frame.find(pointing.focus if pointing.by_keys else pointing.hover)
    if region is None or not (region.tip or region.why):
        return
    due = pointing.hover_since + TIP_DELAY
    if frame.now < due:
        frame.wake_at(due)
    elif callable(region.tip):
        region.tip(frame, region.rect)
    else:
        refused = region.do is None and bool(region.why)
        said = Said(region.tip or region.why, WARNING if refused else LIGHT)
        tooltip(frame, [said], region.rect)


TOASTS = {"refusal": "leather_danger", "warning": "leather_active", "news": "leather"}  # kinds, and their ground


def draw_toast(frame: Frame, text: str, kind: str) -> None:
    """A short message of a kind of TOASTS, above the middle of the window, where it covers no figure."""
    px = frame.scale.text(22)
    lines = type_.wrap(text, BODY, px, frame.px(760))
    width = max(type_.width(words, BODY, px) for words in lines) + frame.px(60)
    box = Rect(0, 0, width, len(lines) * type_.line_height(BODY, px) + frame.px(36))
    box.midtop = (frame.rect.centerx, frame.px(300))
    frame.skin(TOASTS[kind], box)
    frame.write(text, box.inflate(-frame.px(44), -frame.px(24)), 22, LIGHT, align="centre")
