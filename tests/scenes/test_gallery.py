"""The gallery: everything in the box is there with its words, is found by them, is reached by mouse or keys alone."""

import pytest

from game.box import build_box
from game.paths import resource
from game.rules.box import TokenDef
from game.rules.tiles import TileDef
from game.scenes.gallery import GalleryScene
from game.scenes.gallery_entries import TABS, Symbol, all_entries, matching
from game.scenes.inspect import InspectScene
from game.scenes.menu import MenuScene
from game.strings import Words, load
from game.view.card_blank import picture_of
from game.view.card_keywords import card_keywords
from game.view.colours import SEAT_COLOURS
from game.view.pictures import picture_file
from game.view.token_faces import picture_of_token
from game.view.widgets import TIP_DELAY
from tests.scenes.driver import Driver
from tests.scenes.pseudo import is_marked, pseudo_words

WORDS = load("en")
ENTRIES = all_entries(WORDS)
BOX = build_box(promos=True)


def gallery(home, **options):
    return Driver(home, GalleryScene, **options)


def names(found):
    return [entry.name for entry in found]


def shown(driver):
    return names(driver.scene.shown)


def entry(slug):
    return next(entry for entry in ENTRIES if getattr(entry.thing, "slug", "") == slug)


def pictures_of(thing):
    if isinstance(thing, Symbol):
        return thing.pictures
    if isinstance(thing, TileDef):
        return (f"tiles/{thing.slug}",)
    return (picture_of_token(thing) if isinstance(thing, TokenDef) else picture_of(thing),)


def rings(driver):
    """Where the golden rings are around things of the grid."""
    made = {id(found): key for key, found in driver.stage.pictures._kept.items() if key[0] == "ring"}
    return [sprite.rect for sprite in driver.frame.sprites if id(sprite.surface) in made]


def sprites(driver):
    return [(id(sprite.surface), sprite.x, sprite.y) for sprite in driver.frame.sprites]


# --- what is there ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("tab", "things"), [("cards", BOX.cards), ("tiles", BOX.tiles), ("tokens", BOX.tokens)])
def test_a_tab_holds_everything_of_its_kind_once(tab, things):
    slugs = [entry.thing.slug for entry in matching(ENTRIES, tab, "")]
    assert sorted(slugs) == sorted(thing.slug for thing in things)


def test_promos_and_both_starting_sides_are_there():
    assert {"dusty_map", "start_a", "start_b"} <= {getattr(entry.thing, "slug", "") for entry in ENTRIES}


def test_all_is_the_sum_of_the_other_tabs():
    assert matching(ENTRIES, "all", "") == [each for tab in TABS[1:] for each in matching(ENTRIES, tab, "")]


def test_every_symbol_has_a_picture_and_words_and_no_icon_stands_there_twice():
    pictures = []
    for found in matching(ENTRIES, "symbols", ""):
        assert isinstance(found.thing, Symbol)
        assert found.name
        assert found.thing.text
        pictures += found.thing.pictures
    assert [picture for picture in pictures if picture_file(picture) is None] == []
    icons = [picture for picture in pictures if picture.startswith("icons/")]
    assert len(icons) == len(set(icons))


def test_every_picture_of_the_game_is_shown():
    root = resource("art", "images")
    files = {str(path.relative_to(root).with_suffix("").as_posix()) for path in root.rglob("*.*")}
    assert files - {picture for entry in ENTRIES for picture in pictures_of(entry.thing)} == set()


def test_no_icon_is_there_only_for_the_gallery():
    sources = (path for path in resource("game").rglob("*.py") if path.name != "gallery_symbols.py")
    code = "\n".join(path.read_text(encoding="utf-8") for path in sources)
    icons = [path.stem for path in resource("art", "images", "icons").iterdir()]
    assert [icon for icon in icons if f'icons/{icon}"' not in code and f'"{icon}"' not in code] == []


def test_every_symbol_has_words_of_its_own():
    symbols = matching(ENTRIES, "symbols", "")
    assert len(set(names(symbols))) == len({entry.thing.text for entry in symbols}) == len(symbols)


def test_copies_and_promos_are_said_and_found():
    for card in BOX.cards:
        assert WORDS("gallery.copies", n=card.copies) in entry(card.slug).lines
    promos = [card.slug for card in BOX.cards if card.set == "promo"]
    assert [found.thing.slug for found in matching(ENTRIES, "cards", "promo")] == promos


@pytest.mark.parametrize("colour", SEAT_COLOURS)
def test_pawn_cube_and_mark_of_a_colour_stand_under_its_word(colour):
    found = next(entry for entry in ENTRIES if entry.name == WORDS(f"colour.{colour}"))
    assert set(found.thing.pictures) == {f"pawns/{colour}", f"cubes/{colour}", f"marks/{colour}"}


def test_a_tile_says_what_its_rooms_hold_and_that_it_is_haunted():
    market, haunted = entry("d04"), entry("d08")
    assert any("Bone Market" in line and "a market" in line for line in market.lines)
    assert WORDS("gallery.haunted") in haunted.lines
    assert WORDS("gallery.haunted") not in market.lines


# --- searching -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("search", "found"),
    [
        ("mercenary", "Mercenary"),
        ("MERCENARY", "Mercenary"),
        ("mércenary", "Mercenary"),
        ("hollow king", "The Throne of the Hollow King"),
    ],
)
def test_a_name_is_found_whatever_its_case_and_accents(search, found):
    assert found in names(matching(ENTRIES, "all", search))


def test_accents_of_the_texts_do_not_matter_either():
    accented = Words("en", {**WORDS.entries, "card.mercenary": "Mércenàry"})
    assert "Mércenàry" in names(matching(all_entries(accented), "cards", "mercenary"))


def test_rules_words_are_searched_and_every_word_must_be_there():
    assert "Scavenger" not in names(matching(ENTRIES, "cards", "starting"))
    assert "Dragon Egg" in names(matching(ENTRIES, "tokens", "rage"))
    both = names(matching(ENTRIES, "cards", "companion heal"))
    assert "Bard" in both
    assert set(both) < set(names(matching(ENTRIES, "cards", "companion")))


def test_typing_filters_at_once_and_the_tabs_count_what_is_left(tmp_path):
    driver = gallery(tmp_path)
    driver.type("skeleton")
    assert shown(driver) == names(matching(ENTRIES, "all", "skeleton")) != names(ENTRIES)
    assert driver.says(WORDS("gallery.tab.cards", count=len(matching(ENTRIES, "cards", "skeleton"))))
    assert driver.scene._detail.name == shown(driver)[0]


def test_a_search_without_a_result_says_so_in_a_sentence(tmp_path):
    driver = gallery(tmp_path)
    driver.type("zzz")
    assert shown(driver) == []
    assert driver.says(WORDS("gallery.none", text="zzz"))


def test_letters_that_are_bound_to_something_are_only_written(tmp_path):
    driver = gallery(tmp_path)
    driver.stage.preferences.keys.update(screenshot="s", inspect="i")
    driver.hover(("item", 0))
    driver.type("is")
    assert driver.scene.search == "is"
    assert isinstance(driver.scene, GalleryScene)
    assert not list(tmp_path.glob("screenshots/*"))


def test_backspace_takes_a_letter_back_and_with_ctrl_all_of_them(tmp_path):
    driver = gallery(tmp_path)
    driver.type("bard")
    driver.key("backspace")
    assert driver.scene.search == "bar"
    driver.key("ctrl+backspace")
    assert shown(driver) == names(ENTRIES)


def test_escape_empties_the_search_first_and_then_goes_back(tmp_path):
    driver = Driver(tmp_path, MenuScene)
    driver.click("gallery")
    driver.type("bard")
    driver.key("escape")
    assert isinstance(driver.scene, GalleryScene)
    assert driver.scene.search == ""
    driver.key("escape")
    assert isinstance(driver.scene, MenuScene)


# --- by mouse alone, by keys alone -----------------------------------------------------------------------------


def test_the_mouse_empties_the_search_changes_the_tab_and_goes_back(tmp_path):
    driver = Driver(tmp_path, MenuScene)
    driver.click("gallery")
    driver.type("bard")
    driver.click("clear")
    assert shown(driver) == names(ENTRIES)
    driver.click(("tab", "tokens"))
    assert shown(driver) == names(matching(ENTRIES, "tokens", ""))
    driver.click("back")
    assert isinstance(driver.scene, MenuScene)


def test_what_is_pointed_at_is_shown_large_with_its_words(tmp_path):
    driver = gallery(tmp_path)
    driver.click(("tab", "tiles"))
    driver.hover(("item", 3))
    assert driver.says("\n".join(matching(ENTRIES, "tiles", "")[3].lines))


def test_what_is_only_passed_over_is_not_shown_large(tmp_path):
    driver = gallery(tmp_path)
    driver.move(driver.place(("item", 3)))
    driver.step(TIP_DELAY - 40)
    assert driver.scene._detail == ENTRIES[0]
    assert driver.frame.wake is not None
    driver.step(60)
    assert driver.scene._detail == ENTRIES[3]


def test_one_thing_at_a_time_has_a_golden_ring(tmp_path):
    driver = gallery(tmp_path)
    for number in (3, 0, 5):
        driver.hover(("item", number))
        assert rings(driver) == [driver.region(("item", number)).rect]
    driver.key("right")
    assert len(rings(driver)) == 1


def test_keywords_are_explained_beside_the_grid_or_a_click_does_it(tmp_path):
    driver = gallery(tmp_path)
    told = 0
    for card in BOX.cards:
        driver.scene._detail = entry(card.slug)
        keywords = [word.text for word in card_keywords(WORDS, card)]
        texts = driver.texts
        explained = all(text in texts for text in keywords)
        assert explained or driver.says(WORDS("gallery.explain"))
        told += explained
    assert told > len(BOX.cards) / 2


@pytest.mark.parametrize("how", ["click", "return"])
def test_a_picked_card_has_its_keywords_explained(tmp_path, how):
    driver = gallery(tmp_path)
    if how == "click":
        driver.click(("item", 0))
    else:
        driver.key("right", "left", "return")
    assert isinstance(driver.scene, InspectScene)
    assert driver.scene.thing == ENTRIES[0].thing
    assert driver.says(WORDS("cards.keywords"))


def test_arrows_move_the_focus_and_scroll_it_into_view(tmp_path):
    driver = gallery(tmp_path)
    driver.key(*["down"] * 9, "right")
    number = 9 * driver.scene.columns + 1
    assert driver.stage.pointing.focus == ("item", number)
    assert driver.scene._detail == ENTRIES[number]
    assert driver.scene.scroll.view.contains(driver.region(("item", number)).rect)
    assert driver.region(("item", number)).rect.height == driver.scene._cell()[1]


def test_the_keyboard_reaches_the_tabs_and_back(tmp_path):
    driver = gallery(tmp_path)
    reached = set()
    for _ in range(len(driver.ids)):
        driver.key("tab")
        reached.add(driver.stage.pointing.focus)
    assert reached >= {"back", *(("tab", tab) for tab in TABS)}
    driver.stage.pointing.focus = ("tab", "tiles")
    driver.key("return")
    assert shown(driver) == names(matching(ENTRIES, "tiles", ""))


def test_wheel_and_page_keys_scroll(tmp_path):
    driver = gallery(tmp_path)
    driver.wheel(-2, (300, 400))
    by_wheel = driver.scene.scroll.offset
    driver.key("page down")
    assert 0 < by_wheel < driver.scene.scroll.offset
    driver.key("end")
    assert driver.scene.scroll.offset == driver.scene.scroll.most
    driver.key("home")
    assert driver.scene.scroll.offset == 0


# --- cheap and readable ----------------------------------------------------------------------------------------


def test_only_what_is_in_view_can_be_pointed_at_or_costs_anything(tmp_path):
    driver = gallery(tmp_path)
    items = [region.rect for region in driver.frame.regions if isinstance(region.id, tuple) and region.id[0] == "item"]
    assert 0 < len(items) < 40
    assert all(driver.scene.scroll.view.contains(rect) for rect in items)


def test_nothing_is_drawn_while_nothing_happens(tmp_path):
    driver = gallery(tmp_path)
    driver.hover(("item", 1))
    driver.settle()
    before = sprites(driver)
    assert not any(driver.step(500) for _ in range(5))
    assert sprites(driver) == before


def test_looking_through_everything_stays_within_the_budget_of_pictures(tmp_path):
    driver = gallery(tmp_path)
    driver.stage.pictures.budget = 40 * 2**20
    for _ in range(20):
        driver.key("page down")
    assert driver.scene.scroll.offset == driver.scene.scroll.most
    assert driver.stage.pictures.held <= driver.stage.pictures.budget


@pytest.mark.parametrize("words", [WORDS, pseudo_words()], ids=["en", "pseudo"])
@pytest.mark.parametrize(("size", "ui_scale"), [((1280, 720), 1.0), ((1280, 720), 2.0), ((1920, 1080), 1.5)])
@pytest.mark.parametrize("tab", TABS[1:])
def test_everything_can_be_read_and_nothing_leaves_the_window(tmp_path, size, ui_scale, tab, words):
    driver = Driver(tmp_path, lambda stage: GalleryScene(stage, tab), size=size, ui_scale=ui_scale, words=words)
    least = 14 if size[1] < 1080 else 18
    every = 1 if ui_scale == 1 and words is not WORDS else 9  # the smallest type and the longest words: all of it
    for number, shown in list(enumerate(driver.scene.shown))[::every]:
        driver.scene._detail = shown
        driver.scene.scroll.offset = number // driver.scene.columns * driver.scene._cell()[1]
        frame = driver.frame
        assert [written.text for written in frame.written if written.cut or written.px < least] == []
        assert all(frame.rect.contains(sprite.rect) for sprite in frame.sprites)
        if words is not WORDS:
            assert [each.text for each in frame.written if not (each.free or is_marked(each.text))] == []


def test_a_tall_window_is_a_contact_sheet_of_everything(tmp_path):
    driver = gallery(tmp_path, size=(2600, 12800))
    assert driver.scene.scroll.most == 0
    assert {("item", number) for number in range(len(ENTRIES))} <= set(driver.ids)
