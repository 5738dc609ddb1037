"""A real server, a real Chromium, and a player who clicks."""

import os
import shutil
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect, sync_playwright

from tests.server.client import ServerProcess

from .player import new_match
from .scripts import js

ROOT = Path(__file__).parents[2]
FLAGS = ["--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-sync",
         "--disable-background-networking", "--disable-component-update",
         # A name that is not the machine's own, as on a home network: not safe to the browser.
         "--host-resolver-rules=MAP casa.test 127.0.0.1"]  # fmt: skip
Open = Callable[..., Page]

# A page that is right is right at once; a busy machine may take its time to show it.
PATIENCE = 90_000
expect.set_options(timeout=PATIENCE)

QUICK = js("quick")


def executable() -> str:
    names = (os.environ.get("GRIMORIO_CHROMIUM", ""), "chromium", "google-chrome")
    return next(found for name in names if name and (found := shutil.which(name)))


@pytest.fixture(scope="package")
def chromium() -> Iterator[Browser]:
    """For these tests alone: while it is there, a loop runs, and no other could run its own."""
    with sync_playwright() as play:
        browser = play.chromium.launch(executable_path=executable(), args=FLAGS)
        yield browser
        browser.close()


class Seeded(ServerProcess):
    """A server that deals by the name of the test, and has no limits: more is played here in a
    minute than people would."""

    def __init__(self, folder: Path, *options: str, **more: Any) -> None:
        self.seed = folder / "seed"
        self.seed.touch()
        more.setdefault("program", ("-m", "tests.e2e.seeded"))
        more["env"] = {"E2E_SEED": str(self.seed)}
        super().__init__(folder, "--no-limits", *options, **more)


@pytest.fixture(scope="package")
def common(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Seeded]:
    assert (ROOT / "src/grimorio/server/static/index.html").exists(), "build the page: make web"
    with Seeded(tmp_path_factory.mktemp("server"), "--limit", "grace_seconds=3") as running:
        yield running
    assert running.faults() == []


@pytest.fixture(scope="module")
def server(common: Seeded) -> Seeded:
    """One for all; a module that needs another has its own."""
    return common


@pytest.fixture
def open_page(chromium: Browser, server: Seeded, request: pytest.FixtureRequest) -> Iterator[Open]:
    """Opens a page as a new guest, at a table of bots if a game is named; at the end no page may
    have reported an error."""
    server.seed.write_text(request.node.name, encoding="utf-8")
    contexts: list[BrowserContext] = []
    problems: list[str] = []

    def open_one(path: str = "/", *, table: str = "", seats: int = 0, lang: str = "es-ES",
                 width: int = 1280, height: int = 800, theme: str = "light", pace: str = "",
                 quick: bool = True, browser: Browser = chromium) -> Page:  # fmt: skip
        context = browser.new_context(
            base_url=server.http,
            viewport={"width": width, "height": height},
            locale=lang,
            color_scheme="dark" if theme == "dark" else "light",
            reduced_motion="reduce",
        )
        contexts.append(context)
        context.set_default_timeout(PATIENCE)
        context.add_init_script(js("seeded"))
        if quick:
            context.add_init_script(QUICK)
        if pace:
            context.add_init_script(
                f"if (location.host) localStorage.setItem('grimorio.pace', '{pace}')"
            )
        page = context.new_page()
        page.on("pageerror", lambda error: problems.append(str(error)))
        if table:
            path = f"/m/{new_match(page, table, seats)}"
        page.goto(path)
        if table:
            page.wait_for_selector(".shell")
        page.evaluate("document.fonts.ready.then(() => null)")  # a person reads before they press
        return page

    yield open_one
    for context in contexts:
        context.close()
    assert problems == []
