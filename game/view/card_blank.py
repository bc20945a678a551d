"""The blank of a card put together for any proportions, from the pieces of its one master (750 x 1050)."""

from __future__ import annotations

from typing import NamedTuple

import pygame
from pygame import Rect, Surface

from game.rules.box import CardDef

from .frame import Frame
from .pictures import Pictures, nine_parts, picture_file, scaled

ACROSS, DOWN = 750, 1050  # the master
DARK = (17, 15, 19)  # the ground between frame, picture and parchment
CLOTH = Rect(59, 38, 632, 84)  # the banner without its tails
FRAME_EDGE = 96  # of the outer frame with its brackets
FRAME_SHOWN = 44  # how much of that edge stays free of what lies on the card
WINDOW, WINDOW_EDGE = Rect(40, 360, 670, 258), 40  # the lower part of the picture's frame
SHEET, SHEET_EDGE = Rect(50, 700, 650, 274), 40  # the lower part of the parchment


class Bands(NamedTuple):
    """Where the parts of a full card begin, in pixels from its top; the last is its height."""

    banner: int  # below the banner
    window: int  # the lower rim of the picture
    plate: int
    sheet: int
    foot: int
    height: int


BANDS = Bands(124, 560, 612, 664, 940, DOWN)  # of the master


def picture_of(card: CardDef) -> str:
    """The picture of a card: its own if there is one, else the emblem of its kind."""
    own = f"pictures/{card.slug}"
    return own if picture_file(own) is not None else f"emblems/{card.tag or card.kind}"


def covering(pictures: Pictures, name: str, size: tuple[int, int]) -> Surface:
    """A picture that fills a size without being stretched; what is too much is cut off at the edges."""

    def make() -> Surface:
        master = pictures.master(name)
        across, down = master.get_size()
        factor = max(size[0] / across, size[1] / down)
        part = Rect(0, 0, min(across, round(size[0] / factor)), min(down, round(size[1] / factor)))
        part.center = (across // 2, down // 2)
        return scaled(master.subsurface(part), size)

    return pictures.made(("covering", name, size), make)


def full_blank(pictures: Pictures, kind: str, width: int, bands: Bands) -> Surface:
    """The whole card at a width, its bands moved to where they are wanted: a shorter picture, a longer parchment."""

    def make() -> Surface:
        master = pictures.master(f"cards/{kind}")
        whole = Surface((width, bands.height), pygame.SRCALPHA)
        top = target = 0
        for bottom, end in zip(BANDS, bands, strict=True):
            if end > target:
                strip = master.subsurface(Rect(0, top, ACROSS, bottom - top))
                whole.blit(pygame.transform.smoothscale(strip, (width, end - target)), (0, target))
            top, target = bottom, end
        return whole.convert_alpha()

    return pictures.made(("full blank", kind, width, bands), make)


def outer_frame(frame: Frame, kind: str, rect: Rect, factor: float) -> Rect:
    """Edge and ground of a card of any size; returns the room inside."""

    def make() -> Surface:
        master = pictures_master(frame, kind)
        whole = nine_parts(_mirrored(master, Rect(0, 800, ACROSS, 250)), rect.size, FRAME_EDGE, factor)
        edge = round(FRAME_SHOWN * factor)
        pygame.draw.rect(whole, DARK, whole.get_rect().inflate(-2 * edge, -2 * edge))
        return whole

    key = ("outer frame", kind, rect.size, round(factor, 3))
    frame.add(frame.pictures.made(key, make), rect.x, rect.y)
    edge = round(FRAME_SHOWN * factor)
    return rect.inflate(-2 * edge, -2 * edge)


def window(frame: Frame, kind: str, picture: str, rect: Rect, factor: float) -> None:
    """A picture in its frame."""
    rim = round(12 * factor)
    inner = rect.inflate(-2 * rim, -2 * rim)
    frame.add(covering(frame.pictures, picture, inner.size), inner.x, inner.y)
    _part(frame, kind, "window", WINDOW, WINDOW_EDGE, rect, factor)


def sheet(frame: Frame, kind: str, rect: Rect, factor: float) -> None:
    """The parchment."""
    _part(frame, kind, "sheet", SHEET, SHEET_EDGE, rect, factor)


def cloth(frame: Frame, kind: str, rect: Rect) -> None:
    """The banner in the colour of the kind."""

    def make() -> Surface:
        return scaled(pictures_master(frame, kind).subsurface(CLOTH), rect.size)

    frame.add(frame.pictures.made(("cloth", kind, rect.size), make), rect.x, rect.y)


def pictures_master(frame: Frame, kind: str) -> Surface:
    """The blank of a kind as it was painted."""
    return frame.pictures.master(f"cards/{kind}")


def _part(frame: Frame, kind: str, name: str, source: Rect, edge: int, rect: Rect, factor: float) -> None:
    def make() -> Surface:
        return nine_parts(_mirrored(pictures_master(frame, kind), source), rect.size, edge, factor)

    key = (name, kind, rect.size, round(factor, 3))
    frame.add(frame.pictures.made(key, make), rect.x, rect.y)


def _mirrored(master: Surface, lower: Rect) -> Surface:
    """A piece without what lies over its upper part: the lower part, and the same upside down above it."""
    part = master.subsurface(lower)
    whole = Surface((lower.width, 2 * lower.height), pygame.SRCALPHA)
    whole.blit(pygame.transform.flip(part, False, True), (0, 0))
    whole.blit(part, (0, lower.height))
    return whole.convert_alpha()
