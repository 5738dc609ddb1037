"""For other eyes: a palette of the reader's own, and letters twice as large."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.server.client import ServerProcess

from .conftest import FLAGS, PATIENCE, QUICK, Open, executable
from .geometry import DECIDE, MEASURE
from .player import GAMES, SKIP_TO_MINE, play_now, play_on

# What is drawn around things, in a palette of 16 colours without grounds and shadows.
DRAWN = """() => {
  const probe = document.body.appendChild(document.createElement("i"));
  probe.style.color = "Highlight";
  const light = getComputedStyle(probe).color;
  probe.remove();
  const look = (where, around) => [...document.querySelectorAll(where)].map((one) => {
    const style = getComputedStyle(one, around);
    return { border: [style.borderTopStyle, style.borderTopColor === light],
             outline: [style.outlineStyle, style.outlineColor === light],
             ground: style.backgroundColor === light, stroke: style.stroke !== "none" };
  });
  return {
    open: look(".spot.open:not(.picked, .gap)", "::after"),
    gap: look(".spot.gap.open:not(.picked)"),
    cell: look(".tower .cell.open .edge"), still: look(".tower .cell:not([class*=' ']) .edge"),
    picked: look(".spot.picked:not(.gap)", "::after"), at: look(".spot.gap.picked"),
    acting: look(".seat.acting"), waiting: look(".seat:not(.acting)"),
    main: look(".button.gold"), other: look(".button.quiet"),
    today: look(".ledger .row.lit"), days: look(".ledger .row:not(.lit)"),
    against: look(".against", "::after"), seal: look(".opponents .seal"),
    signs: [...document.querySelectorAll(".opponents .seal svg")].map((one) => one.innerHTML),
  };
}"""
GOLD = ".prompt .button.gold:visible"


def lift(page: Page, game: str) -> None:
    """Until something lies ready to be done; in Bellum, on a day that has its row."""
    for _ in range(80):
        page.wait_for_function(SKIP_TO_MINE)
        for _ in range(3):
            offered = page.locator("[data-open]:not(.picked):visible")
            if page.locator(GOLD).count() or offered.count() == 0:
                break
            offered.first.click(force=True)
        day = game != "bellum" or page.locator(".ledger .row.lit").count()
        if day and page.locator(GOLD).count() and page.locator(".picked:visible").count():
            return
        page.keyboard.press("Escape")
        page.evaluate(DECIDE)
    raise AssertionError("nothing can be lifted")


@pytest.mark.parametrize("game", GAMES)
def test_what_is_open_lifted_and_lit_is_told_in_forced_colours(open_page: Open, game: str) -> None:
    page = open_page(lang="en-GB")
    page.emulate_media(forced_colors="active")
    play_now(page, game)
    lift(page, game)
    drawn = page.evaluate(DRAWN)
    assert drawn["picked"] or drawn["at"] or drawn["cell"], drawn
    assert all(each["border"] == ["solid", True] for each in drawn["open"])
    assert all(each["border"] == ["dashed", True] for each in [*drawn["gap"], *drawn["picked"]])
    assert all(each["outline"] == ["solid", True] for each in drawn["at"])
    assert all(each["stroke"] for each in drawn["cell"])
    assert not any(each["stroke"] for each in drawn["still"])
    for told, plain in (("acting", "waiting"), ("main", "other")):
        assert drawn[told]
        assert drawn[plain]
        assert all(each["outline"] == ["solid", True] for each in drawn[told]), told
        assert not any(each["outline"][1] and each["outline"][0] != "none" for each in drawn[plain])
    # Of six rows, five are not of today; a castle that is looked at has its own.
    assert (bool(drawn["days"]), len(drawn["days"]) % 5) == (game == "bellum", 0)
    assert all(each["ground"] for each in [*drawn["today"], *drawn["against"]])
    assert not any(each["ground"] for each in drawn["days"])
    # Without their colours, seals still differ by their signs.
    assert all(each["border"][0] == "solid" for each in drawn["seal"])
    assert len(set(drawn["signs"])) == len(drawn["signs"]) > 1


# What is wider than the screen, and words that stick out of what they stand in.
SPILLS = """() => {
  const faults = [];
  if (document.documentElement.scrollWidth > innerWidth) faults.push("the page is too wide");
  for (const one of document.querySelectorAll("h1, h2, p, a, button, label, li, summary")) {
    const { left, right, width } = one.getBoundingClientRect();
    if (width === 0 || !one.checkVisibility() || one.closest(".sr, .skips")) continue;
    if (right > innerWidth + 1 || left < -1) faults.push(`outside: ${one.innerText}`);
    if (one.scrollWidth > one.clientWidth + 1 && getComputedStyle(one).display !== "inline")
      faults.push(`cut or spilt: ${one.innerText}`);
  }
  return faults;
}"""


@pytest.fixture
def reader(chromium: Browser, server: ServerProcess) -> Iterator[Page]:
    """Whoever told the browser to write letters of 32 pixels instead of 16."""
    flags = [*FLAGS, "--blink-settings=defaultFontSize=32"]
    browser = chromium.browser_type.launch(executable_path=executable(), args=flags)
    context = browser.new_context(
        viewport={"width": 1280, "height": 800}, locale="en-GB", reduced_motion="reduce"
    )
    context.set_default_timeout(PATIENCE)
    context.add_init_script(QUICK)
    page = context.new_page()
    page.goto(server.http)
    yield page
    browser.close()


def test_nothing_is_lost_where_letters_are_twice_as_large(reader: Page) -> None:
    home = reader.url.rstrip("/")
    expect(reader.locator(".game")).to_have_count(4)
    assert reader.evaluate("getComputedStyle(document.documentElement).fontSize") == "32px"
    for path, shown in (("", ".game"), ("/about", "h1"), ("/learn", "h1"), ("/learn/magia", "h1")):
        reader.goto(home + path)
        expect(reader.locator(shown).first).to_be_visible()
        assert reader.evaluate(SPILLS) == [], path
    for game in GAMES:
        reader.goto(home)
        play_now(reader, game)
        reader.wait_for_function(SKIP_TO_MINE)
        assert reader.evaluate(MEASURE, True)["faults"] == [], game
        large = "one => parseFloat(getComputedStyle(one).fontSize)"
        assert reader.locator(".prompt .line").first.evaluate(large) > 30, game
    # Four tables wait for an answer now, and one band tells of them.
    reader.goto(home)
    expect(reader.locator(".band")).to_be_visible()
    assert reader.evaluate(SPILLS) == [], "home"
    reader.get_by_role("button", name="With friends").first.click()
    expect(reader.locator("dialog li").first).to_be_visible()
    assert reader.evaluate(SPILLS) == [], "setup"


# How much of the board is on the screen, and under nothing.
IN_SIGHT = """() => {
  const board = document.querySelector("[data-part=board]");
  const { left, top, width, height } = board.getBoundingClientRect();
  const seen = [0.02, 0.25, 0.5, 0.75, 0.98].filter((part) =>
    board.contains(document.elementFromPoint(left + width / 2, top + height * part)));
  return (height * seen.length) / 5;
}"""


def test_letters_grow_on_a_phone_as_long_as_a_table_fits(reader: Page) -> None:
    home = reader.url.rstrip("/")
    reader.set_viewport_size({"width": 390, "height": 844})
    expect(reader.locator(".game")).to_have_count(4)
    assert reader.evaluate(SPILLS) == []
    assert reader.evaluate("getComputedStyle(document.documentElement).fontSize") == "19.5px"
    reader.goto(f"{home}/learn/conclave/ten-convinces")
    expect(reader.locator(".shell")).to_be_visible()
    assert reader.evaluate(IN_SIGHT) > 150
    for game in GAMES:
        reader.goto(home)
        play_now(reader, game)
        for size in ((390, 844), (844, 390), (1024, 768)):
            reader.set_viewport_size({"width": size[0], "height": size[1]})
            reader.wait_for_function(SKIP_TO_MINE)
            assert reader.evaluate(MEASURE, True)["faults"] == [], (game, size)
            assert reader.evaluate(IN_SIGHT) > 150, (game, size)
        reader.set_viewport_size({"width": 390, "height": 844})
    reader.goto(home)
    play_now(reader, "conclave")
    play_on(reader)
    reader.goto(reader.url.replace("/m/", "/r/") + "?step=10")
    expect(reader.locator(".controls")).to_be_visible()
    assert reader.evaluate(MEASURE, True)["faults"] == []
    assert reader.evaluate(IN_SIGHT) > 150


def test_the_first_page_fits_the_smallest_phone(open_page: Open) -> None:
    """At the first visit, and for whoever has played, who has more doors."""
    page = open_page(lang="es-ES", width=320, height=568)
    for visit in ("first", "next"):
        expect(page.locator(".game")).to_have_count(4)
        assert page.evaluate(SPILLS) == [], visit
        page.evaluate("localStorage.setItem('grimorio.been', 'yes')")
        page.reload()
