"""Cónclave's board tells what a choice would do before it is made, as the server reckons it."""

import re

from playwright.sync_api import Page, expect

from .conftest import Open
from .player import catch_up, my_turn


def send_one(page: Page) -> None:
    page.locator(".hand .cards [data-open]").first.click()
    page.locator(".grid .gap[data-open]:not(.far)").first.click()


def version(page: Page) -> str | None:
    return page.locator(".prompt").get_attribute("data-version")


def test_an_emissary_shows_its_lines_before_it_is_sent(open_page: Open) -> None:
    page = open_page(table="conclave", lang="en-GB", width=390, height=844)
    my_turn(page)
    before = version(page)
    board = page.locator(".board").bounding_box()
    send_one(page)
    totals = page.locator(".grid .tag b")
    expect(totals).to_have_count(2)
    expect(page.locator(".gap .ghost")).to_be_visible()
    deed = page.locator(".prompt .main button")
    expect(deed).to_have_text(re.compile(r"^Send \w+ [1-5] to [A-D][1-4]$"))
    # The lectern tells the same two totals, the column's first.
    words = page.locator(".prompt .words").inner_text()
    told = re.findall(r"(?:Column|Row) \w+ counts (\d+)", words.replace("Column", " Column"))
    assert told == totals.all_inner_texts()[: len(told)]
    assert told
    assert page.locator(".board").bounding_box() == board
    page.keyboard.press("Escape")
    expect(page.locator(".gap .ghost")).to_have_count(0)
    assert version(page) == before


def test_a_space_picked_first_lets_the_cards_wear_their_totals(open_page: Open) -> None:
    page = open_page(table="conclave", lang="en-GB", width=844, height=390)
    my_turn(page)
    page.locator(".grid .gap[data-open]").first.click()
    expect(page.locator(".hand .worn")).to_have_count(4)
    expect(page.locator(".hand .worn").first).to_have_text(re.compile(r"^\d+ (✕|✓\d+)$"))


def test_a_pile_is_given_in_a_sheet_that_shows_both_resentments(open_page: Open) -> None:
    page = open_page(table="conclave", lang="en-GB", width=390, height=844)
    for _ in range(60):
        catch_up(page)
        my_turn(page)
        if page.locator(".piles [data-open]").count():
            break
        deck = page.locator(".deck [data-open]")
        send_one(page) if deck.count() == 0 else deck.first.click()
        before = version(page)
        page.locator(".prompt .main button").click()
        expect(page.locator(f".prompt[data-version='{before}']")).to_have_count(0)
    page.locator(".piles [data-open]").first.click()
    cell = page.locator(".sheet [data-open]").first
    cell.click()
    expect(cell.locator(".pair b")).to_have_count(2)
    own = cell.locator(".pair b").first.inner_text().split("→")[-1].strip()
    expect(page.locator(".self .number b")).to_have_text(own)
    page.locator(".prompt .main button").click()
    expect(page.locator(".sheet")).to_have_count(0)
    expect(page.locator(".self .number b")).to_have_text(own)


def test_a_plate_opens_all_followers(open_page: Open) -> None:
    page = open_page(table="conclave", lang="en-GB", width=390, height=844)
    my_turn(page)
    page.locator(".opponents .plate").first.click()
    expect(page.locator("dialog")).to_contain_text("Resentment")
    expect(page.locator("dialog")).to_contain_text("Backs of the hand")
