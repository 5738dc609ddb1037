"""The four boards: a tap tells what it would do."""

import pytest
from playwright.sync_api import Page, expect

from .conftest import Open
from .geometry import EVERY, MEASURE, REACH, TIGHT
from .player import DECIDE, SKIP_TO_MINE, catch_up, decide, my_turn, new_match
from .scripts import js


def refused(page: Page, thing: str) -> None:
    """It stands out, the lectern gives a reason with its rule, and both go together."""
    page.locator(thing).first.click()
    expect(page.locator(".prompt")).to_have_attribute("data-kind", "no")
    expect(page.locator(".refused")).to_have_count(1)
    page.keyboard.press("Escape")
    expect(page.locator(".refused")).to_have_count(0)
    expect(page.locator(".prompt")).not_to_have_attribute("data-kind", "no")


def test_a_card_that_may_not_be_played_lifts_and_says_why(open_page: Open) -> None:
    page = open_page(table="cronicas", lang="en-GB", width=390, height=844)
    barred = ".hand .held:not([data-open])"
    for _ in range(30):
        my_turn(page)
        if page.locator(barred).count():
            break
        decide(page)
        catch_up(page)
    refused(page, barred)
    page.locator(barred).first.click()
    page.locator(barred).first.click()
    expect(page.locator("dialog")).to_be_visible()


def test_a_cell_with_the_focus_has_no_ring_in_the_towers_pixels(open_page: Open) -> None:
    page = open_page(table="magia", lang="en-GB", width=390, height=844)
    my_turn(page)
    cell = page.locator(".cell[data-open]").first
    cell.focus()
    assert cell.evaluate("one => getComputedStyle(one).outlineStyle") == "none"


# Where two fingers are, one after the other.
PINCH = ((150, 250), (110, 290), (60, 350))


def test_two_fingers_make_the_tower_larger_and_one_still_chooses(open_page: Open) -> None:
    page = open_page(table="magia", lang="en-GB", width=390, height=844)
    my_turn(page)
    cell = page.locator(".cell[data-open]").first
    small = cell.bounding_box()
    hands = page.context.new_cdp_session(page)
    hands.send("Emulation.setTouchEmulationEnabled", {"enabled": True, "maxTouchPoints": 2})
    for i, fingers in enumerate(PINCH):
        points = [{"x": x, "y": 320, "id": n} for n, x in enumerate(fingers)]
        kind = "touchMove" if i else "touchStart"
        hands.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})
    hands.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    large = cell.bounding_box()
    assert small
    assert large
    assert large["width"] == pytest.approx(2 * small["width"], rel=0.01)
    assert page.evaluate(MEASURE)["faults"] == []
    expect(page.locator(".cell.picked")).to_have_count(0)
    cell.dispatch_event("click")
    expect(page.locator(".cell.picked, .sheet").first).to_be_visible()


def test_a_phase_shows_its_part_and_the_castle_opens_as_a_whole(open_page: Open) -> None:
    page = open_page(table="bellum", lang="en-GB", width=390, height=844)
    my_turn(page)
    for part, other in (("Places", ".market"), ("Creatures", ".kingdom")):
        page.get_by_role("button", name=part, exact=True).click()
        expect(page.locator(other)).to_be_hidden()
    row = page.locator(".own .castle .row").last.bounding_box()
    assert row
    page.mouse.click(row["x"] + 20, row["y"] + row["height"] / 2)
    expect(page.locator("dialog")).to_contain_text("no chest")


def test_the_marks_of_what_others_took_outlive_a_reload(open_page: Open) -> None:
    page = open_page(table="conclave", lang="en-GB")
    for _ in range(40):
        my_turn(page)
        page.mouse.move(1, 1)  # what the mouse is on shows its consequences instead
        if page.locator(".trails line").count():
            break
        decide(page)
        catch_up(page)
    before = page.locator(".grid .left").count(), page.locator(".trails line").count()
    assert min(before) > 0
    page.reload()
    my_turn(page)
    expect(page.locator(".grid .left")).to_have_count(before[0])
    expect(page.locator(".trails line")).to_have_count(before[1])


SPILL = js("castle_spills")


def test_castles_are_chosen_without_scrolling(open_page: Open) -> None:
    page = open_page("/about")
    match = new_match(page, "bellum", 5, options={"castles": "chosen"})
    page.goto(f"/m/{match}")
    page.wait_for_function(SKIP_TO_MINE)
    assert page.locator(".castles [data-open]").count() > 1
    for size in EVERY:
        page.set_viewport_size({"width": size[0], "height": size[1]})
        tight = size in TIGHT
        faults = page.evaluate(MEASURE, tight)["faults"]
        faults += page.evaluate(REACH, tight)
        faults += [] if tight else page.evaluate(SPILL)
        assert faults == [], size


def test_cells_wear_the_names_that_the_log_calls_them_by(open_page: Open) -> None:
    page = open_page(table="magia", lang="en-GB", width=390, height=844)
    my_turn(page)
    for name in ("A1", "E9", "I5"):
        cell = page.locator(f".cell[data-cell={name.lower()}]")
        expect(page.locator(".tower .name", has_text=name)).to_be_visible()
        assert (cell.get_attribute("aria-label") or "").startswith(f"{name}, ")


NAMES = js("name_sizes")
SEEN = js("on_screen")


def test_the_tower_tells_all_on_the_smallest_screen(open_page: Open) -> None:
    page = open_page(table="magia", lang="en-GB", width=320, height=568)
    my_turn(page)
    assert page.evaluate(SEEN, ".brief .hat") == 6
    assert page.evaluate(SEEN, ".pile") == 2
    assert page.evaluate(SEEN, ".own .stock") == 3
    page.locator(".brief").first.click()
    assert page.evaluate(SEEN, ".spells .spell") == 6
    page.keyboard.press("Escape")
    expect(page.locator(".spell")).to_have_count(0)
    for width, height in EVERY:
        page.set_viewport_size({"width": width, "height": height})
        assert min(page.evaluate(NAMES), default=9) >= 8.9, (width, height)


LINES = js("lines_of_words")
CROSSED = js("crossed_buttons")


def test_a_lifted_creature_leaves_room_for_words_and_buttons(open_page: Open) -> None:
    page = open_page(table="bellum", lang="en-GB")
    creature = page.locator(".market .creature[data-open]")
    for _ in range(60):
        my_turn(page)
        if page.locator(".realm.recruit").count() and creature.count():
            break
        page.evaluate(DECIDE)
    for size in TIGHT:
        page.set_viewport_size({"width": size[0], "height": size[1]})
        if page.locator(".picked").count() == 0:
            creature.first.click()
        page.locator(".prompt .way").last.wait_for()
        assert page.evaluate(LINES) > 1.9, size  # heights are whole pixels
        if size == (640, 400):  # on the smallest phone words flow around the cross
            assert page.evaluate(CROSSED) == 0, size
