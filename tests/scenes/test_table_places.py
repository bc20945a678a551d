"""Where things open on the table: nothing that can be done lies under something else."""

import pytest
from pygame import Rect

from game.commands.shot import Studio, Wanted
from game.rules import visible
from game.rules.ids import MARK, PICK, SHOP, TAKE
from game.scenes import table_board, table_room
from game.scenes.table import TableScene
from game.view import widgets
from game.view.board import cell_rect, pawn_rect, price_size, room_rect
from game.view.board_icons import cube_side
from game.view.camera import LADDER
from game.view.cards import ZOOM, full_card, small_card
from game.view.colours import LIGHT, TITLE, WARNING
from game.view.frame import Frame
from game.view.wording_places import room_name
from tests.kit import BOX, scene
from tests.kit import card as card_id
from tests.scenes.pseudo import pseudo_words
from tests.scenes.tables import at_table, playing, room_id

SIZES = [(1280, 720), (1280, 1024), (1920, 1080), (2560, 1080), (3840, 2160)]


def arranged(home, state, size, seed, turns=20, players=4, **more):
    """The table of a played game as it comes to rest."""
    wanted = Wanted("table", state, seed, turns, players, size, **more)
    studio = Studio(wanted, home)
    studio.arrange(wanted)
    return studio


def new_frame(table):
    stage = table.stage
    return Frame(stage.scale, stage.words, stage.pictures, stage.pointing, stage.now)


def near_goals(table):
    """What can be entered or discovered with one move, as it is lit."""
    goals = [room_rect(table.camera, table.board_view, room) for room in table.offers.rooms]
    edge = -table.camera.tile_px // 3
    return goals + [cell_rect(table.camera, cell).inflate(edge, edge) for cell in table.offers.cells]


# --- the camera ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("size", SIZES, ids=str)
def test_pawn_tile_and_price_lie_free_when_a_tile_is_laid(tmp_path, size):
    for seed in (3, 7, 21):
        table = arranged(tmp_path, "placing", size, seed).stage.top
        frame = table.stage.top.frame
        tile = cell_rect(table.camera, table.laying.cell)
        price = Rect(0, 0, 80, frame.px(44)).move_to(center=tile.midbottom)
        free, panel = table.layout.free, table.laying._panel_rect()
        for thing in (pawn_rect(table.camera, table.board_view, table.viewer), tile, price):
            assert free.contains(thing)
            assert not panel.colliderect(thing)


@pytest.mark.parametrize("size", SIZES, ids=str)
def test_what_can_be_done_with_one_move_lies_free(tmp_path, size):
    goals = hidden = 0
    for seed, turns in ((3, 20), (21, 20), (7, 12), (5, 30)):
        table = arranged(tmp_path, "spending", size, seed, turns).stage.top
        if isinstance(table, TableScene):
            goals += len(near_goals(table))
            hidden += sum(not table.layout.free.contains(goal) for goal in near_goals(table))
    assert goals > 8
    assert hidden == 0


def test_a_player_who_looks_elsewhere_is_left_alone_until_the_pawn_has_moved(tmp_path):
    driver = playing(tmp_path, turn={"boots": 2}, player={"hand": ["explore", "explore"]})
    table = driver.scene
    start = table.layout.free.midbottom
    driver.move((start[0], start[1] - 5))
    driver.press((start[0], start[1] - 5))
    driver.move((start[0], start[1] - 250), held=True)
    driver.release((start[0], start[1] - 250))
    driver.settle()
    there = table.camera.centre
    driver.key("1")
    driver.settle()
    assert table.camera.centre == there
    driver.key("home")
    driver.settle()
    driver.click(room_id(driver, "start_a.cloister"))
    driver.settle()
    assert all(table.layout.free.contains(goal) for goal in near_goals(table))


def test_the_next_turn_begins_as_near_as_the_players_like(tmp_path):
    entries = [{"room": "start_a.crossing", "hand": []}, {"room": "start_a.crossing", "hand": []}]
    driver = at_table(tmp_path, scene(players=entries))
    driver.wheel(1, driver.scene.layout.free.center)
    driver.settle()
    liked = driver.scene.camera.zoom
    assert liked > LADDER[0]
    driver.key("home", "e", "e")
    driver.settle()
    assert driver.scene.viewer == 1
    assert driver.scene.camera.zoom == liked


def test_an_arrow_at_the_edge_leads_to_a_goal_out_of_sight(tmp_path):
    driver = playing(tmp_path, turn={"boots": 2})
    table = driver.scene
    assert not [region_id for region_id in driver.ids if region_id[0] == "beyond"]
    table.lookout.pan(0, -5000)
    driver.settle()
    arrows = [region_id for region_id in driver.ids if region_id[0] == "beyond"]
    assert arrows
    assert all(table.layout.free.contains(driver.region(arrow).rect) for arrow in arrows)
    driver.click(arrows[0])
    driver.settle()
    assert table.layout.free.contains(driver.region(arrows[0][1:]).rect)
    assert arrows[0] not in driver.ids


def test_no_arrow_points_at_the_room_of_the_pawn(tmp_path):
    driver = at_table(tmp_path, waiting_for(["project"]))
    own = driver.scene.state.players[0].room
    assert own in driver.scene.offers.rooms
    assert ("beyond", "room", own) not in driver.ids


def test_the_whole_dungeon_takes_the_room_of_the_played_cards_while_there_are_none(tmp_path):
    sides = []
    for cards in ([], ["burgle", "burgle"]):  # one of them stays in hand: the other one lies in its strip
        driver = playing(tmp_path, player={"hand": cards}, tiles=["d03 0 -1 0", "d05 0 -2 0", "d08 0 -3 0"])
        table = driver.scene
        driver.key("1", "home") if cards else driver.key("home")
        driver.settle()
        sides.append(table.camera.tile_px)
        cells = [cell_rect(table.camera, cell) for cell in table.board_view.cells()]
        shown = table.layout.free if cards else table.layout.free.union(table.layout.play)
        assert shown.contains(cells[0].unionall(cells[1:]))
    assert sides[0] > sides[1]


# --- room actions and prices -----------------------------------------------------------------------------------

SPENDING = [(3, 20), (21, 20), (7, 12), (5, 30), (9, 16)]


def can_be_reached(table):
    """Every place that should stay in sight: lit rooms, offered cells, pawns."""
    view, camera = table.board_view, table.camera
    far = [room_rect(camera, view, room) for room in table.offers.far]
    return near_goals(table) + far + [pawn_rect(camera, view, pawn.seat) for pawn in view.pawns]


@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080), (2200, 1500)], ids=str)
def test_room_actions_cover_nothing_that_can_be_reached(tmp_path, size):
    seen = 0
    for seed, turns in SPENDING:
        table = arranged(tmp_path, "spending", size, seed, turns).stage.top
        if isinstance(table, TableScene):
            buttons = [region.rect for region in table.frame.regions if region.id[0] == "here"]
            seen += len(buttons)
            for button in buttons:
                assert button.collidelist(can_be_reached(table)) < 0
                assert table.layout.free.contains(button)
    assert seen


@pytest.mark.parametrize("words", [None, pseudo_words()], ids=["English", "longer"])
@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080)], ids=str)
def test_no_room_action_is_cut(tmp_path, size, words):
    """The buttons of every room of these tiles: market, wayshrines, chest, library, prison, artifacts."""
    tiles = [f"{slug} {number + 1} 0 0" for number, slug in enumerate(("d03", "d05", "d08", "d11", "d13"))]
    entry = {"hand": [], "gold": 20, "lockpicks": 3, "damage": 5}
    driver = at_table(tmp_path, scene(tiles=tiles, players=[entry, {"hand": []}]), size, words)
    table, kinds = driver.scene, set()
    for place in table.state.dungeon.all_rooms():
        table.state.players[0].room = place
        table._changed()
        table.director.snap(visible(table.state))
        driver.settle()
        kinds |= {entry.action.kind for entry in table_room._entries(table)}
        assert [written.text for written in driver.frame.written if written.cut] == []
    assert kinds == {TAKE, PICK, SHOP, MARK}


def test_a_market_where_nothing_can_be_bought_is_one_line(tmp_path):
    driver = playing(tmp_path, "start_a.cloister", player={"gold": 3})
    buttons = [region for region in driver.frame.regions if region.id[0] == "here"]
    assert len(buttons) == 1
    driver.click(("here", 0))
    assert driver.stage.toast == "Needs 7 gold, you have 3."


def test_every_market_item_has_its_own_picture(tmp_path):
    driver = playing(tmp_path, "start_a.cloister", player={"gold": 20})
    icons = {entry.icon for entry in table_room._entries(driver.scene)}
    assert icons == {"tokens/backpack", "tokens/blood_amulet", "tokens/burglars_kit", "tokens/crown_10"}


@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080)], ids=str)
def test_prices_cover_no_pawn_and_no_room(tmp_path, size, monkeypatch):
    places = []
    monkeypatch.setattr(table_board, "draw_price", lambda frame, centre, price: places.append(
        Rect((0, 0), price_size(frame, price)).move_to(center=centre)))  # fmt: skip
    for seed, turns in SPENDING:
        table = arranged(tmp_path, "spending", size, seed, turns).stage.top
        if isinstance(table, TableScene):
            places.clear()
            table.stage.pointing.hover = None
            table.build(new_frame(table))
            rooms = [room_rect(table.camera, table.board_view, room) for room in table.offers.rooms]
            pawns = [pawn_rect(table.camera, table.board_view, pawn.seat) for pawn in table.board_view.pawns]
            assert len(places) >= len(rooms)
            for place in places[-len(rooms):]:
                assert place.collidelist(rooms + pawns) < 0


def test_a_pawn_leaves_the_cubes_of_its_wayshrine_in_sight(tmp_path):
    for size in SIZES:
        table = playing(tmp_path, "start_a.crossing", size=size).scene
        pawn = pawn_rect(table.camera, table.board_view, 0)
        shrine = room_rect(table.camera, table.board_view, table.state.players[0].room)
        assert pawn.bottom <= shrine.bottom - cube_side(table.camera.tile_px, table.camera.unit)


# --- questions -------------------------------------------------------------------------------------------------


def panel_of(driver, region_id):
    """The panel that a region lies on."""
    place = driver.region(region_id).rect
    frame = driver.frame
    return next(r.rect for r in reversed(frame.regions) if r.id[0] == "panel" and r.rect.contains(place))


@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080)], ids=str)
def test_questions_cover_no_goal_and_no_own_pawn(tmp_path, size):
    seen = set()
    for seed in range(1, 9):
        table = arranged(tmp_path, "question", size, seed, 10).stage.top
        if isinstance(table, TableScene) and not table.offers.trashes:
            seen.add(table.offers.question)
            panels = [region.rect for region in table.frame.regions if region.id[0] == "panel"]
            own = pawn_rect(table.camera, table.board_view, table.viewer)
            assert all(panel.collidelist([*near_goals(table), own]) < 0 for panel in panels)
    assert len(seen) > 1


def test_a_question_about_the_row_opens_right_under_it(tmp_path):
    state = scene(players=[{"hand": []}, {"hand": []}], pending=[["replace_row_card"]])
    driver = at_table(tmp_path, state)
    assert driver.scene.offers.slots
    title = next(w for w in driver.frame.written if "Dungeon Row is replaced" in w.text)
    panel = next(r.rect for r in driver.frame.regions if r.id[0] == "panel" and r.rect.contains(title.rect))
    assert 0 <= panel.y - driver.scene.layout.row[0].bottom < 30


def test_a_question_about_the_deck_shows_the_card_beside_the_piles(tmp_path):
    driver = playing(tmp_path, row=["lie_in_wait"], turn={"skill": 9})
    driver.click(("slot", 0))
    panel, layout = panel_of(driver, ("answer", 0)), driver.scene.layout
    near = layout.deck.union(layout.discard).inflate(60, 60)
    assert panel.colliderect(near)
    assert not panel.colliderect(layout.deck)
    card = small_card(driver.frame, BOX.cards[card_id("lie_in_wait")], layout.card[0])
    assert any(sprite.surface is card and panel.contains(sprite.rect) for sprite in driver.frame.sprites)


def waiting_for(*pending, **fields):
    entry = {"hand": [], "room": "start_a.crossing", **fields}
    return scene(players=[entry, {"hand": []}], pending=list(pending))


@pytest.mark.parametrize("size", SIZES, ids=str)
def test_the_cards_to_trash_lie_large_on_a_panel_no_larger_than_they_need(tmp_path, size):
    state = waiting_for(["trash", "", False], discard=["stumble", "burgle", "burgle"])
    driver = at_table(tmp_path, state, size)
    assert ("here", 0) in driver.ids
    driver.click(("kept", 0))
    assert ("here", 0) not in driver.ids
    cards = [region.rect for region in driver.frame.regions if region.id[0] == "trash" and region.id[1] != "cancel"]
    assert len(cards) == 2
    assert cards[0].width == driver.frame.px(196)
    panel = panel_of(driver, ("trash", 0))
    assert panel.width < driver.frame.px(2 * 196 + 100)
    assert not panel.colliderect(pawn_rect(driver.scene.camera, driver.scene.board_view, 0))
    assert not panel.colliderect(driver.region(("kept", 0)).rect)
    assert driver.says("×2")


def test_the_cards_to_trash_fit_however_many_they_are(tmp_path):
    slugs = [c.slug for c in BOX.cards if c.kind not in ("device", "monster")][:16]
    for size, ui in (((1280, 720), 2.0), ((1920, 1080), 1.0)):
        driver = at_table(tmp_path, waiting_for(["trash", "", False], discard=slugs), size, ui_scale=ui)
        driver.click(("kept", 0))
        cards = [region.rect for region in driver.frame.regions if region.id[0] == "trash"]
        panel = panel_of(driver, ("trash", 0))
        assert len(cards) == 17
        assert all(panel.contains(card) for card in cards)
        assert driver.frame.rect.contains(panel)


@pytest.mark.parametrize("how", ["button", "escape", "chip"])
def test_a_trash_that_waits_can_be_put_off(tmp_path, how):
    driver = at_table(tmp_path, waiting_for(["trash", "", False], discard=["stumble"]))
    driver.click(("kept", 0))
    ways = {"button": ("trash", "cancel"), "chip": ("kept", 0)}
    driver.key("escape") if how == "escape" else driver.click(ways[how])
    assert ("trash", 0) not in driver.ids
    assert isinstance(driver.scene, TableScene)


def test_a_chip_in_use_says_what_to_do_and_does_not_say_that_it_cannot_be_used(tmp_path):
    driver = at_table(tmp_path, waiting_for(["teleport", ["adjacent"], [], False]))
    driver.hover(("kept", 0))
    assert driver.says("Teleport")
    assert driver.says("This waits for you: click, then choose a lit room.")
    driver.click(("kept", 0))
    driver.step(400)
    assert driver.says("Choose a lit room; click again to cancel.")
    assert not driver.says("cannot be used")
    driver.click(("kept", 0))
    assert driver.scene.mode == ""


# --- tips ------------------------------------------------------------------------------------------------------


def test_no_tip_covers_the_confirmation_of_a_far_walk(tmp_path):
    driver = playing(tmp_path, "start_a.crypt", turn={"boots": 4})
    driver.key("home")
    driver.settle()
    far = next(iter(driver.scene.offers.far))
    driver.hover(("room", far))
    journey = driver.scene.offers.far[far]
    tip = room_name(driver.stage.words, driver.scene.state.dungeon, journey.rooms[-1])
    assert tip in driver.texts
    driver.click(("room", far))
    driver.step(400)
    assert driver.scene.choice is not None
    assert tip not in driver.texts
    driver.key("escape")
    driver.step(400)
    assert tip in driver.texts


@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080)], ids=str)
def test_the_reason_hangs_from_the_zoomed_card_and_neither_covers_the_own_pawn(tmp_path, size):
    driver = playing(tmp_path, turn={"skill": 0, "boots": 1}, size=size)
    for slot in range(6):
        driver.hover(("slot", slot))
        card = BOX.cards[driver.scene.state.row[slot]]
        face = full_card(driver.frame, card, driver.frame.px(ZOOM))
        zoomed = next(sprite.rect for sprite in driver.frame.sprites if sprite.surface is face)
        why = next(w for w in driver.frame.written if w.text == driver.region(("slot", slot)).why)
        assert zoomed.left <= why.rect.left
        assert why.rect.right <= zoomed.right
        assert abs(why.rect.top - zoomed.bottom) < driver.frame.px(30)
        assert not zoomed.union(why.rect).colliderect(pawn_rect(driver.scene.camera, driver.scene.board_view, 0))


def test_the_tip_of_a_room_sets_off_its_name_and_warns_only_of_the_reason(tmp_path):
    driver = playing(tmp_path)
    driver.hover(room_id(driver, "start_a.cloister"))
    why = driver.region(room_id(driver, "start_a.cloister")).why
    colours = {written.text: written.colour for written in driver.frame.written}
    assert colours[why] == WARNING
    assert colours["Market: buy items for gold"] == LIGHT
    assert colours["Cloister"] == TITLE


@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080)], ids=str)
def test_the_tip_of_a_room_covers_neither_the_way_there_nor_its_price(tmp_path, size, monkeypatch):
    ways, boxes = [], []
    monkeypatch.setattr(table_board, "draw_route", lambda frame, points: ways.append(points))
    place = widgets.place_beside
    monkeypatch.setattr(widgets, "place_beside", lambda box, *more: (place(box, *more), boxes.append(box)))
    driver = playing(tmp_path, "start_a.crypt", turn={"boots": 3}, size=size)
    driver.key("home")
    driver.settle()
    for room in [*driver.scene.offers.far, *driver.scene.offers.rooms]:
        driver.hover(("room", room))
        ways.clear()
        boxes.clear()
        assert driver.frame
        assert len(boxes) == 1
        assert ways
        assert not any(boxes[0].collidepoint(point) for part in ways for point in part)
