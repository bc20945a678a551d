"""The column on the right: rage track, Clank! area, dragon bag, bank, log."""

from __future__ import annotations

from collections.abc import Sequence

from pygame import Rect

from game.rules.ids import RAGE_DRAWS

from . import text as type_
from .colours import GOLD, LIGHT, MUTED, TITLE, Colour
from .frame import Frame
from .model import TableModel
from .text import BODY, BOLD, DISPLAY

BANK = (
    ("artifact", "icons/artifact"),
    ("tiles", "icons/tile_stack"),
    ("major", "icons/secret_major"),
    ("minor", "icons/secret_minor"),
    ("prisoner", "icons/prisoner"),
    ("monkey_idol", "icons/monkey_idol"),
    ("mastery", "icons/mastery"),
    ("ghost", "icons/ghost"),
)


def _panel(frame: Frame, rect: Rect, title: str, skin: str = "leather") -> Rect:
    """A panel with a heading; returns the room below it."""
    frame.skin(skin, rect)
    edge = frame.px(18)
    line = type_.line_height(BOLD, frame.scale.text())
    heading = Rect(rect.x, rect.y + frame.px(15), rect.width, line).inflate(-2 * frame.px(14), 0)
    frame.write(title, heading, 18, GOLD, BOLD, "centre")
    top = heading.bottom
    return Rect(rect.x + edge, top, rect.width - 2 * edge, rect.bottom - frame.px(14) - top)


def rage_space(frame: Frame, rect: Rect, space: int) -> tuple[int, int]:
    """The middle of a space of the rage track, counted from 1, in the panel's rect."""
    track = _rage_track(frame, rect)
    return round(track.x + track.width / len(RAGE_DRAWS) * (space - 0.5)), track.centery


def _rage_track(frame: Frame, rect: Rect) -> Rect:
    width = rect.width - frame.px(30)
    track = Rect(0, 0, width, round(width / len(RAGE_DRAWS)))
    track.midbottom = (rect.centerx, rect.bottom - frame.px(15))
    return track


def draw_rage(frame: Frame, rect: Rect, rage: int, draws: int) -> None:
    """The rage track with the dragon on its space; `draws` is how many cubes an attack takes, danger included."""

    def paint(part: Frame) -> None:
        whole = Rect(0, 0, *rect.size)
        calm, words = RAGE_DRAWS[rage - 1], part.words
        danger = draws - calm
        _panel(part, whole, words("side.rage_danger", n=calm, danger=danger) if danger else words("side.rage", n=draws))
        track = _rage_track(part, whole)
        part.image("boards/rage_track", track)
        for space, cubes in enumerate(RAGE_DRAWS, start=1):
            x, y = rage_space(part, whole, space)
            if space == rage:  # the dragon sits on the rim: the number below stays free
                y += part.px(3)
                part.icon("dragon/marker", (x, track.y - part.px(8)), part.px(38))
            part.number(cubes, (x, y), 20, _heat(space, rage))

    frame.add(frame.painted(("rage", rage, draws), rect.size, paint), rect.x, rect.y)


def _heat(space: int, rage: int) -> Colour:
    return TITLE if space == rage else MUTED if space < rage else LIGHT


def draw_clank(frame: Frame, rect: Rect, model: TableModel) -> None:
    """The Clank! area with everybody's cubes."""
    cubes = [(model.cube_picture(seat), seen.noise) for seat, seen in enumerate(model.shown.players) if seen.noise]
    if model.shown.ghosts["area"]:
        cubes.append(("cubes/ghost", model.shown.ghosts["area"]))

    def paint(part: Frame) -> None:
        room = _panel(part, Rect(0, 0, *rect.size), part.words("side.clank"), "tray")
        part.icon("boards/clank_burst", room.center, min(room.height + part.px(8), room.width))
        if not cubes:
            part.write(part.words("side.silence"), room, 18, MUTED, align="centre")
        _cube_grid(part, room, cubes)

    frame.add(frame.painted(("clank", tuple(cubes)), rect.size, paint), rect.x, rect.y)


def _cube_grid(frame: Frame, room: Rect, cubes: Sequence[tuple[str, int]]) -> None:
    """Each colour once, with its number: readable at a glance and by symbol."""
    if not cubes:
        return
    rows = 1 if len(cubes) < 4 else 2
    columns = min(-(-len(cubes) // rows), room.width // frame.px(48))
    rows = -(-len(cubes) // columns)
    step, line = room.width / columns, room.height / rows
    side, gap = round(min(line * 0.94, frame.px(36), step * 0.45)), frame.px(5)
    for number, (picture, n) in enumerate(cubes):
        x, y = room.x + step * (number % columns), room.y + line * (number // columns + 0.5)
        figure = type_.width(str(n), DISPLAY, frame.scale.text(24))
        left = x + (step - side - gap - figure) / 2
        frame.icon(picture, (left + side / 2, y), side)
        frame.number(n, (left + side + gap + figure / 2, y), 24)


def draw_bag(frame: Frame, rect: Rect, model: TableModel) -> None:
    """The dragon bag with its count and, as an option, what is in it."""
    bag = model.bag()
    total = sum(bag.values())
    odds = tuple(sorted(bag.items(), key=lambda item: -item[1])) if model.show_odds else ()
    wide = rect.width > frame.px(200)
    shown = odds if wide else ()

    def paint(part: Frame) -> None:
        room = _panel(part, Rect(0, 0, *rect.size), part.words("side.bag"))
        side = min(room.height, part.px(104))
        centre = (room.x + side / 2 if shown else room.centerx, room.centery)
        part.icon("dragon/bag_closed", centre, side)
        part.number(total, (centre[0], centre[1] + side * 0.1), 40, TITLE)
        rest = Rect(room.x + side + part.px(4), room.y, room.width - side - part.px(4), room.height)
        _odds(part, rest, [(model.cube_picture(colour), n) for colour, n in shown], total)

    frame.add(frame.painted(("bag", odds, total), rect.size, paint), rect.x, rect.y)


def _odds(frame: Frame, room: Rect, cubes: list[tuple[str, int]], total: int) -> None:
    """How likely the next cube is whose, in per cent."""
    if not cubes:
        return
    columns = 2 if len(cubes) > 3 else 1
    rows = -(-len(cubes) // columns)
    step, line = room.width / columns, min(room.height / rows, frame.px(36))
    top = room.y + (room.height - line * rows) / 2
    side = round(min(line, frame.px(28)))
    for number, (picture, n) in enumerate(cubes):
        x, y = room.x + step * (number // rows), top + line * (number % rows + 0.5)
        frame.icon(picture, (x + side / 2, y), side)
        words = Rect(round(x + side + frame.px(3)), round(y - line / 2), round(step - side - frame.px(3)), round(line))
        frame.write(f"{round(100 * n / total)}%", words, 20, LIGHT, BOLD, free=True)


def bank_counts(model: TableModel) -> dict[str, int]:
    """How many of everything the bank still has."""
    shown = model.shown
    counts = {"artifact": len(shown.artifact_stack), "tiles": shown.tiles_left, "ghost": shown.ghosts["bank"]}
    counts |= shown.piles
    return counts | {item: len(stock) for item, stock in zip(model.box.items, shown.market, strict=True)}


def bank_cells(frame: Frame, rect: Rect, model: TableModel) -> list[tuple[str, str, Rect]]:
    """The cells of the bank: name, picture, and place."""
    entries = [*BANK, *((item, f"tokens/{'crown_10' if item == 'crown' else item}") for item in model.box.items)]
    edge = frame.px(16)
    top = rect.y + frame.px(15) + type_.line_height(BOLD, frame.scale.text())
    room = Rect(rect.x + edge, top, rect.width - 2 * edge, rect.bottom - frame.px(14) - top)
    step, line = room.width / 4, room.height / 3
    return [
        (name, picture, Rect(round(room.x + i % 4 * step), round(room.y + i // 4 * line), round(step), round(line)))
        for i, (name, picture) in enumerate(entries)
    ]


def draw_bank(frame: Frame, rect: Rect, model: TableModel) -> None:
    """What is left in the bank: artifacts, tiles, secrets, prisoners, idols, ghosts, and the market."""
    counts = bank_counts(model)

    def paint(part: Frame) -> None:
        whole = Rect(0, 0, *rect.size)
        _panel(part, whole, part.words("side.bank"))
        for name, picture, cell in bank_cells(part, whole, model):
            side = min(cell.height - part.px(4), part.px(38))
            n = counts[name]
            part.icon(picture, (cell.x + side / 2, cell.centery), side, 255 if n else 90)
            words = Rect(cell.x + side + part.px(2), cell.y, cell.width - side - part.px(2), cell.height)
            part.write(str(n), words, 20, LIGHT if n else MUTED, BOLD, free=True)

    frame.add(frame.painted(("bank", tuple(counts.items())), rect.size, paint), rect.x, rect.y)


def draw_log(frame: Frame, rect: Rect, lines: Sequence[tuple[str, str]]) -> list[tuple[int, Rect]]:
    """The last lines that fit, newest at the bottom; returns (index from the end, place) of each.

    A line is its text and the colour name of the player it is about, or "".
    """
    if rect.height < frame.px(60):
        return []
    frame.skin("leather", rect)
    room = rect.inflate(-frame.px(38), -frame.px(34))
    px = frame.scale.text()
    step = type_.line_height(BODY, px)
    places: list[tuple[int, Rect]] = []
    bottom = room.bottom
    for back, (text, colour) in enumerate(reversed(lines)):
        height = step * len(type_.wrap(text, BODY, px, room.width))
        if bottom - height < room.y:
            break
        place = Rect(room.x, bottom - height, room.width, height)
        frame.write(text, place, 18, frame.seat_light(colour), valign="top", free=True)
        places.append((back, place))
        bottom -= height + frame.px(2)
    return places
