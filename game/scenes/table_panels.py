"""The panels around the dungeon: players, pools, rage, Clank!, bag, bank, log, and the buttons of the turn."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from pygame import Rect

from game.rules import Action, TokenDef
from game.rules.dragon import cubes_of_attack
from game.rules.ids import END, POTION, Seat
from game.view import text as type_
from game.view.colours import GOLD, LIGHT, TITLE
from game.view.frame import Frame, Region
from game.view.hud_pools import draw_pools, token_places
from game.view.hud_side import bank_cells, bank_counts, draw_bag, draw_bank, draw_clank, draw_log, draw_rage
from game.view.hud_strips import draw_strip
from game.view.layout import side_by_side
from game.view.text import BODY, BOLD
from game.view.token_faces import token_face, zoom_tip_token
from game.view.widgets import button, focus_ring, stacked_width

from . import navigation
from .inspect import CardListScene, InspectScene
from .player import PlayerScene
from .table_chips import draw_chips
from .topics import pile_topic, token_topic

if TYPE_CHECKING:
    from .table import TableScene


def draw(table: TableScene, frame: Frame) -> None:
    """All panels."""
    layout, model = table.layout, table.model
    frame.close_gaps((layout.buttons, layout.rage, layout.clank, layout.bag, layout.bank, layout.log, layout.undo))
    frame.close_gaps((layout.undo, layout.end_turn))
    frame.close_gaps(layout.strips)
    for seat in range(len(model.names)):
        _draw_strip(table, frame, seat)
    _draw_pools(table, frame)
    shown = model.shown
    draw_rage(frame, layout.rage, shown.rage, cubes_of_attack(model.box, shown.rage, shown.row))
    draw_clank(frame, layout.clank, model)
    draw_bag(frame, layout.bag, model)
    draw_bank(frame, layout.bank, model)
    words = frame.words
    for name, rect, topic in (
        ("rage", layout.rage, "rage"),
        ("clank", layout.clank, "clank"),
        ("bag", layout.bag, "bag"),
    ):
        frame.region(Region((name, 0), rect, tip=words(f"side.{name}_tip"), focus=False, topic=topic))
    _draw_bank_regions(table, frame)
    _draw_log(table, frame)
    _draw_buttons(table, frame)


def _draw_strip(table: TableScene, frame: Frame, seat: Seat) -> None:
    rect = table.layout.strips[seat]
    draw_strip(frame, rect, table.model, seat)
    region_id = ("strip", seat)
    focus_ring(frame, region_id, rect)
    tip = _strip_tip(table, seat)
    frame.region(Region(region_id, rect, lambda: _open_player(table, seat), tip=tip, topic="health"))


def _strip_tip(table: TableScene, seat: Seat) -> str:
    words = table.stage.words
    now, fallen = table.model.points(seat)
    lines = [words("strip.tip")]
    if table.model.show_points:
        lines.append(words("strip.points", now=now, fallen=fallen))
    return "\n".join(lines)


# --- the own corner --------------------------------------------------------------------------------------------


def _draw_pools(table: TableScene, frame: Frame) -> None:
    layout, model = table.layout, table.model
    owner = table.viewer if table.viewer >= 0 else model.shown.seat
    seen = model.shown.players[owner]
    own_turn = model.shown.seat == owner
    pools = model.shown.pools if own_turn else dict.fromkeys(model.shown.pools, 0)
    draw_pools(frame, layout.pools, pools, seen.gold, seen.lockpick)
    credit = pools.get("credit", 0)
    tip = frame.words("pools.tip") + ("\n" + frame.words("pools.credit", n=credit) if credit else "")
    frame.region(Region(("pools", 0), layout.pools, focus=False, tip=tip, topic="pools"))
    _draw_tokens(table, frame, owner, [*seen.artifacts, *seen.tokens])
    draw_chips(table, frame)


def _draw_tokens(table: TableScene, frame: Frame, owner: Seat, tokens: list[int]) -> None:
    """The own tokens: those that can be used come first and are lit; what finds no room is counted."""
    potions = table.offers.potions if table.is_mine else {}
    order = sorted(range(len(tokens)), key=lambda number: tokens[number] not in potions)
    places = token_places(frame, table.layout.pools, len(tokens))
    left = len(tokens) - len(places)
    if left:
        _draw_more(table, frame, owner, places.pop(), left + 1)
    for number, place in zip(order, places, strict=False):
        _draw_token(table, frame, number, tokens[number], place)


def _draw_token(table: TableScene, frame: Frame, number: int, token: int, place: Rect) -> None:
    stage, definition = table.stage, table.session.box.tokens[token]
    frame.add(token_face(frame, definition, place.width), place.x, place.y)
    action = table.offers.potions.get(token) if table.is_mine else None
    region_id = ("token", number)
    if action is not None:
        frame.ring(place.inflate(frame.px(4), frame.px(4)), GOLD, max(2, frame.px(2)), frame.px(10))
    focus_ring(frame, region_id, place)
    do = (lambda: table.do(action)) if action is not None else None
    kept = action is None and table.is_mine and token in table.offers.player.potions
    why = table.why(Action(POTION, token)) if kept else ""
    region = Region(region_id, place, do, why, zoom_tip_token(definition), topic=token_topic(definition))
    region.look = lambda: stage.push(InspectScene(stage, definition))
    frame.region(region)


def _draw_more(table: TableScene, frame: Frame, owner: Seat, place: Rect, count: int) -> None:
    """How many tokens found no room: a click shows them all."""
    region_id = ("tokens", owner)
    frame.skin("slot", place)
    colour = TITLE if frame.is_hot(region_id) else LIGHT
    frame.write(f"+{count}", place, 18, colour, BOLD, "centre", free=True)
    focus_ring(frame, region_id, place)
    frame.region(Region(region_id, place, lambda: _open_player(table, owner), tip=frame.words("strip.tip")))


def _open_player(table: TableScene, seat: Seat) -> None:
    table.stage.push(PlayerScene(table.stage, table.model, seat))


# --- the side --------------------------------------------------------------------------------------------------


def _draw_bank_regions(table: TableScene, frame: Frame) -> None:
    counts = bank_counts(table.model)
    for name, _, rect in bank_cells(frame, table.layout.bank, table.model):
        tip = frame.words(f"bank.{name}", n=counts[name])
        topic = pile_topic("market" if name in table.session.box.items else name)
        region = Region(("bank", name), rect, tip=tip, focus=False, topic=topic)
        things = _open_things(table, name)
        if things:
            region.look = lambda things=things, tip=tip: _look_at(table, things, tip)
        frame.region(region)


def _open_things(table: TableScene, name: str) -> list[TokenDef]:
    """The tokens of a pile of the bank that everybody may look through; none of those that lie face down."""
    box, shown = table.session.box, table.director.table
    if name == "artifact":
        return [box.tokens[token] for token in shown.artifact_stack]
    if name in box.items:
        return [box.tokens[token] for token in shown.market[box.items.index(name)]]
    return [token for token in box.tokens if token.pile == name and name in ("monkey_idol", "mastery")]


def _look_at(table: TableScene, things: list[TokenDef], title: str) -> None:
    stage = table.stage
    alone = len({thing.slug for thing in things}) == 1
    stage.push(InspectScene(stage, things[0]) if alone else CardListScene(stage, title, things))


def _draw_log(table: TableScene, frame: Frame) -> None:
    """The last lines; a click opens the whole story."""
    colours = table.match.colours
    lines = [(entry.text, colours[entry.seat] if entry.seat >= 0 else "") for entry in table.story.lines[-30:]]
    for back, rect in draw_log(frame, table.layout.log, lines):
        frame.region(Region(("log", len(table.story.lines) - 1 - back), rect, table.story.open, focus=False))


def _draw_buttons(table: TableScene, frame: Frame) -> None:
    words, layout, stage = frame.words, table.layout, table.stage
    entries = (
        ("menu", "table.menu", lambda: navigation.open_pause(stage, table.match), "escape"),
        ("rules", "table.rules", lambda: navigation.open_help(stage), stage.key("help")),
        ("log", "table.log", table.story.open, stage.key("log")),
    )
    for (name, label, do, key), rect in zip(entries, side_by_side(layout.buttons, frame.px(4), (1, 1, 1)), strict=True):
        button(frame, ("button", name), rect, words(label), do, key=key, size=18, stacked=True)
    _draw_turn_buttons(table, frame)


def _draw_turn_buttons(table: TableScene, frame: Frame) -> None:
    words, layout, stage = frame.words, table.layout, table.stage
    mine = table.is_mine
    plays = bool(table.offers.plays) and not table.offers.question
    entries = (
        ("undo", "table.undo", table.undo, table.undo_barrier(), "undo"),
        ("redo", "table.redo", table.redo, "" if table.session.can_redo else words("reason.nothing_to_redo"), "redo"),
        ("play", "table.play_all", table.turn.play_all, "" if plays else words("table.nothing_to_play"), "play_all"),
    )
    shares = [stacked_width(frame, words(label), stage.key(key)) for _, label, _, _, key in entries]
    for (name, label, do, why, key), rect in zip(entries, side_by_side(layout.undo, frame.px(4), shares), strict=True):
        why = why if mine else words("table.still_shown")
        act = None if why else do
        button(frame, ("button", name), rect, words(label), act, key=stage.key(key), why=why, size=18, stacked=True)
    why = "" if table.offers.end is not None and mine else table.why(Action(END))
    end = partial(table.turn.end, clicked=True) if mine and not why else None
    label, key = words("table.end_turn"), stage.key("end_turn")
    last = button(frame, ("button", "end"), layout.end_turn, label, end, key=key, why=why, kind="green", size=30)
    last.topic = "end_of_turn"


def skip_button(table: TableScene, frame: Frame, rect: Rect) -> None:
    """A way past the running animation."""
    label = frame.words("table.skip")
    button(frame, ("button", "skip"), rect, label, table.director.finish, key=table.stage.key("play_all"), size=18)


def draw_prompt(table: TableScene, frame: Frame) -> None:
    """One quiet line for the player at the screen, as long as no played cards lie above the hand."""
    offers, area, played = table.offers, table.layout.play, table.scenery.spot("play")
    lies_free = not table.director.table.players[offers.seat].zones["play"] or not area.colliderect(played)
    if not table.is_mine or offers.question or table.recap or table.mode or not lies_free:
        return
    text = frame.words("table.prompt_play" if offers.plays else "table.prompt_spend")
    px = frame.scale.text(20)
    plate = Rect(0, 0, type_.width(text, BODY, px) + frame.px(36), type_.line_height(BODY, px) + frame.px(10))
    plate.midbottom = (area.centerx, area.bottom - frame.px(16))
    frame.fill(plate, (12, 9, 12), 190, frame.px(12))
    frame.write(text, plate, 20, LIGHT, align="centre")
