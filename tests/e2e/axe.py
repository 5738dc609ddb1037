"""Asks axe what is wrong with a page, as it lies there, by day and by night."""

from collections.abc import Mapping

from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page

from .scripts import js

BRIEF = {"resultTypes": ["violations"]}
ALL = {**BRIEF, "rules": {"target-size": {"enabled": True}}}
COLOURS = {**BRIEF, "runOnly": ["color-contrast"]}
THEME = js("theme")


def assert_accessible(page: Page, state: str = "") -> None:
    """Everything in one theme; of the other, what it changes: the colours."""
    theme = page.evaluate("document.documentElement.dataset.theme")
    problems = found(page, ALL)
    page.evaluate(THEME, "light" if theme == "dark" else "dark")
    problems += found(page, COLOURS)
    page.evaluate(THEME, theme)
    assert not problems, (state, problems)


def found(page: Page, options: Mapping[str, object]) -> list[str]:
    if not page.evaluate("'axe' in window"):
        page.evaluate(Axe().axe_script)
    problems = []
    for each in page.evaluate("async (options) => (await axe.run(options)).violations", options):
        nodes = [node for node in each["nodes"] if not by_arrows(page, each["id"], node["target"])]
        if nodes:
            problems.append(f"{each['id']}: {[node['html'][:150] for node in nodes[:3]]}")
    return problems


SCROLLED = js("scrolled")


def by_arrows(page: Page, rule: str, target: list[str]) -> bool:
    """Arrows reach all that a part of the table holds, and scroll there; axe knows Tab alone."""
    if rule == "target-size":
        return page.locator(target[0]).evaluate(SCROLLED) is True
    if rule != "scrollable-region-focusable":
        return False
    return (
        page.locator(target[0]).evaluate("one => one.matches('[data-rove] :has(button)')") is True
    )
