"""Laying tiles at the table (R6): by drag, by click and by keys; what cannot be chosen is crossed out and says why."""

from dataclasses import replace

import pytest

from game.rules import Action, Box, legal_actions
from game.rules.ids import GIVE_UP, MOVE, PLACE
from game.session.scenario import load_scenario
from game.view.board import hanging_tile
from tests.kit import BOX, QUIET_ROW, act
from tests.scenes.pseudo import pseudo_words
from tests.scenes.tables import at_table, by_label, does, done, playing


def waiting(boots=1, lockpicks=0, hand=(), tile="d03", damage=0, box=BOX):
    """A player who has just discovered a tile, wherever one can be discovered from the starting tile."""
    for name in ("monkey_shrine", "vestry", "cold_well", "chantry", "cloister"):
        entry = {"room": f"start_a.{name}", "hand": list(hand), "lockpicks": lockpicks, "damage": damage}
        fields = {"turn": {"boots": boots}, "tile_stack": [tile], "players": [entry, {"hand": []}]}
        state = load_scenario(box, {"promos": True, "row": QUIET_ROW, **fields})
        for action in legal_actions(state):
            if action.kind == MOVE and state.dungeon.routes(state.players[0].room)[action.a].cell is not None:
                act(state, *action)
                return state
    raise AssertionError("nothing to discover")


def payable(state):
    return sorted({action.a for action in legal_actions(state) if action.kind == PLACE})


def some_crossed_out():
    """A waiting tile of which some orientations can be paid and some cannot."""
    for number in range(1, 23):
        state = waiting(tile=f"d{number:02}", damage=9)
        if 0 < len(payable(state)) < 4:
            return state
    raise AssertionError("every orientation of every tile can be paid")


def all_crossed_out():
    """A waiting tile full of monsters, before a player who can bear none."""
    hard = next(tile for tile in BOX.tiles if tile.slug == "d03")
    hard = replace(hard, tunnels=tuple(tunnel._replace(monsters=2) for tunnel in hard.tunnels))
    box = Box(BOX.cards, BOX.tokens, tuple(hard if tile.slug == "d03" else tile for tile in BOX.tiles))
    return waiting(damage=9, box=box)


def priced_both_ways():
    """A waiting tile with a monster on the way, before a player who can pass it with a sword or with blood."""
    for number in range(1, 23):
        state = waiting(tile=f"d{number:02}")
        state.turn.swords = 2
        if any(action.kind == PLACE and action.c for action in legal_actions(state)):
            return state
    raise AssertionError("no monster on any tile")


def test_the_same_price_stands_at_the_tile_and_at_its_picture(tmp_path):
    """R5.6: swords come before blood."""
    driver = at_table(tmp_path, priced_both_ways())
    rotation = next(a.a for a in driver.scene.offers.actions if a.kind == PLACE and a.c)
    driver.click(("turn", rotation))
    best = driver.scene.laying._ways(rotation)[0]
    price = dict(driver.scene.offers.price(best))
    assert price["sword"] == best.c
    picture, tile = driver.region(("turn", rotation)).rect, driver.region(("tile", driver.scene.laying.cell)).rect
    at_picture, at_tile = ({id(s.surface) for s in driver.frame.sprites if s.rect.collidepoint(place.midbottom)
                            and s.surface.get_height() < 60} for place in (picture, tile))  # fmt: skip
    assert at_picture & at_tile


@pytest.mark.parametrize("ui", [1.0, 1.25, 1.5, 2.0])
@pytest.mark.parametrize("size", [(1280, 720), (1280, 1024), (1920, 1080), (2560, 1080), (3840, 2160)], ids=str)
def test_the_orientations_are_large_enough_to_be_told_apart(tmp_path, size, ui):
    for words in (None, pseudo_words()):
        driver = at_table(tmp_path, waiting(boots=2), size, ui_scale=ui, words=words)
        panel = driver.scene.laying._panel_rect()
        pictures = [driver.region(("turn", rotation)).rect for rotation in range(4)]
        assert all(min(picture.size) >= driver.frame.px(64) for picture in pictures)
        assert all(panel.contains(picture) for picture in pictures)
        assert [written.text for written in driver.frame.written if written.cut] == []


def test_discovering_a_tile_begins_with_a_click_on_the_edge(tmp_path):
    """R6.1."""
    driver = playing(tmp_path, "start_a.chantry", turn={"boots": 2})
    cell = next(iter(driver.scene.offers.cells))
    driver.click(("cell", cell))
    assert done(driver) == ["move"]
    assert driver.scene.laying.active


@does("place", "walk")
def test_the_tile_is_laid_by_a_click_on_its_place(tmp_path):
    """R6.2, R6.3."""
    driver = at_table(tmp_path, waiting(boots=2))
    cell = driver.scene.laying.cell
    driver.click(("tile", cell))
    if driver.scene.choice is not None:
        driver.click(("choice", 0))
    assert done(driver) == ["place"]


def test_the_tile_is_laid_by_dragging_it_to_its_place(tmp_path):
    driver = at_table(tmp_path, waiting(boots=2))
    cell = driver.scene.laying.cell
    driver.drag(("tile", cell), driver.region(("tile", cell)).rect.move(20, 12).center)
    if driver.scene.choice is not None:
        driver.click(("choice", 0))
    assert done(driver) == ["place"]


def test_the_tile_is_turned_and_laid_by_keys(tmp_path):
    driver = at_table(tmp_path, waiting(boots=2))
    before = driver.scene.laying.rotation
    options = payable(driver.scene.state)
    driver.key("r")
    after = driver.scene.laying.rotation
    assert after == options[(options.index(before) + 1) % len(options)]
    while driver.stage.pointing.focus != ("lay", "lay"):
        driver.key("tab")
    driver.key("return")
    if driver.scene.choice is not None:
        driver.key("return")
    assert done(driver) == ["place"]
    assert driver.stage.scenes[0].session.actions[0].a == after


@pytest.mark.parametrize("how", ["wheel", "right click"])
def test_wheel_and_right_click_turn_the_tile_while_it_hangs(tmp_path, how):
    driver = at_table(tmp_path, waiting(boots=2))
    before, zoom = driver.scene.laying.rotation, driver.scene.camera.zoom
    if how == "wheel":
        driver.wheel(-1, driver.scene.layout.free.center)
    else:
        driver.click_at(driver.region(("tile", driver.scene.laying.cell)).rect.center, 3)
    assert driver.scene.laying.rotation != before
    assert driver.scene.camera.zoom == zoom


def test_orientations_that_cannot_be_paid_are_skipped_and_say_why(tmp_path):
    """R6.3: only what can be walked may be chosen."""
    driver = at_table(tmp_path, some_crossed_out())
    options = payable(driver.scene.state)
    refused = next(rotation for rotation in range(4) if rotation not in options)
    driver.key("r", "r", "r", "r")
    assert driver.scene.laying.rotation in options
    driver.click(("turn", refused))
    assert driver.scene.laying.rotation in options
    assert driver.stage.toast == driver.region(("turn", refused)).why
    assert driver.stage.toast.endswith(".")


def test_the_orientations_that_cannot_be_paid_are_crossed_out_and_no_others(tmp_path):
    driver = at_table(tmp_path, some_crossed_out())
    driver.move((1, 1))
    options = payable(driver.scene.state)

    def is_red(pos):
        red, green, blue, _ = driver.app.screen.get_at(pos)
        return red > 170 and red > 2 * green and red > 2 * blue

    middles = [driver.region(("turn", rotation)).rect.center for rotation in range(4)]
    assert [rotation for rotation in range(4) if not is_red(middles[rotation])] == options


def test_an_orientation_is_chosen_by_a_click_on_its_picture(tmp_path):
    driver = at_table(tmp_path, waiting(boots=2))
    other = payable(driver.scene.state)[-1]
    driver.click(("turn", other))
    assert driver.scene.laying.rotation == other
    assert done(driver) == []


def test_the_tile_snaps_to_its_place_when_the_pointer_comes_near(tmp_path):
    driver = at_table(tmp_path, waiting(boots=2))
    laying = driver.scene.laying
    rect = driver.region(("tile", laying.cell)).rect
    assert laying.snapped((rect.right + rect.width // 8, rect.centery)) == laying.cell
    assert laying.snapped((rect.right + 2 * rect.width, rect.centery)) is None


def shown(driver):
    """How large the hanging tile is wherever it is drawn, without its pictures on the panel."""
    laying, camera = driver.scene.laying, driver.scene.camera
    tile = driver.scene.session.box.tiles[laying.turning.tile]
    sizes = (camera.tile_px, camera.tile_px // 2)
    faces = {id(hanging_tile(driver.frame, tile, laying.rotation, px)): px for px in sizes}
    return [faces[id(sprite.surface)] for sprite in driver.frame.sprites if id(sprite.surface) in faces]


def test_a_tile_is_either_on_the_pointer_or_in_its_place(tmp_path):
    driver = at_table(tmp_path, waiting(boots=2))
    side, free = driver.scene.camera.tile_px, driver.scene.layout.free
    assert shown(driver) == [side]
    start = driver.region(("tile", driver.scene.laying.cell)).rect.center
    driver.move(start)
    driver.press(start)
    driver.move((start[0] + 10, start[1]), held=True)
    assert shown(driver) == [side]
    driver.move((free.x + 40, free.y + 40), held=True)
    assert shown(driver) == [side // 2]
    driver.move((start[0] + 10, start[1]), held=True)
    assert shown(driver) == [side]
    driver.move((free.x + 40, free.y + 40), held=True)
    driver.release((free.x + 40, free.y + 40))
    assert shown(driver) == [side // 2]  # it goes on hanging
    driver.key("tab")
    assert shown(driver) == [side]  # by keys it is seen where it would lie


def test_cards_can_be_played_and_bought_while_the_tile_hangs(tmp_path):
    """R6.4."""
    driver = at_table(tmp_path, waiting(boots=1, hand=["burgle", "burgle"]))
    driver.click(("hand", 0))
    driver.key("1")
    assert done(driver) == ["play", "play"]
    driver.click(("slot", 6))
    assert done(driver) == ["play", "play", "acquire"]
    assert driver.scene.laying.active


def test_the_turn_cannot_end_while_a_tile_hangs(tmp_path):
    """R6.4."""
    driver = at_table(tmp_path, waiting())
    driver.key("e")
    assert done(driver) == []
    assert driver.stage.toast == "Lay the discovered tile first."


@does("give_up", "walk")
def test_who_cannot_pay_any_orientation_may_give_up(tmp_path):
    """R6.5."""
    driver = at_table(tmp_path, all_crossed_out())
    assert any(action.kind == GIVE_UP for action in driver.scene.offers.actions)
    driver.click(by_label(driver, "Give up"))
    assert done(driver) == ["give_up"]


@does("lay", "raise_where")
def test_a_tile_that_may_lie_in_several_places_goes_where_it_is_clicked(tmp_path):
    """Marble Guardian: place and orientation are free."""
    row = ["marble_guardian"]
    driver = playing(tmp_path, "start_a.chantry", row=row, turn={"swords": 9}, tile_stack=["d11"])
    driver.click(("slot", 0))
    cells = driver.scene.offers.laying.cells
    assert len(cells) > 1
    driver.key("home")
    driver.settle()
    driver.key("r")
    rotation = driver.scene.laying.rotation
    driver.click(("tile", cells[-1]))
    last = driver.stage.scenes[0].session.actions[-1]
    assert done(driver) == ["fight", "lay"]
    assert (last.a, last.b, last.c) == (*cells[-1], rotation)
    gold = driver.scene.state.players[0].gold
    driver.click(by_label(driver, "Gain 2 gold"))
    assert done(driver)[-1] == "choose"
    assert driver.scene.state.players[0].gold == gold + 2


@does("lay", "map_tile", "map_turn")
def test_a_tile_that_is_not_seen_yet_is_laid_first_and_turned_after(tmp_path):
    """Dusty Map."""
    driver = playing(tmp_path, "start_a.chantry", row=["dusty_map"], turn={"skill": 9}, player={"gold": 20})
    if driver.scene.offers.slots.get(0) is None:
        raise AssertionError(driver.scene.why(Action(2, 0)))
    driver.click(("slot", 0))
    driver.key("home")
    driver.settle()
    cell = next(iter(driver.scene.offers.cells))
    driver.click(("cell", cell))
    assert driver.scene.offers.question == "map_turn"
    driver.click(("tile", cell))
    assert done(driver) == ["use", "lay", "choose"]
