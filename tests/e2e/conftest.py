"""A real server, a real Chromium, and a player who clicks."""

import os
import shutil
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect, sync_playwright

from tests.server.client import ServerProcess

ROOT = Path(__file__).parents[2]
FLAGS = ["--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-sync",
         "--disable-background-networking", "--disable-component-update",
         # A name that is not the machine's own, as on a home network: not safe to the browser.
         "--host-resolver-rules=MAP casa.test 127.0.0.1"]  # fmt: skip
Open = Callable[..., Page]

# A page that is right is right at once; a busy machine may take its time to show it.
PATIENCE = 90_000
expect.set_options(timeout=PATIENCE)

# Whoever played last with bots that do not think long finds them again.
QUICK = """const bots = { conclave: 2, cronicas: 3, magia: 2, bellum: 2 };
if (location.protocol === "http:")  // an empty page before the first has no storage
  for (const [game, count] of Object.entries(bots))
    if (!localStorage.getItem(`grimorio.bots.${game}`))
      localStorage.setItem(`grimorio.bots.${game}`, JSON.stringify(Array(count).fill("greedy")));"""


def executable() -> str:
    names = (os.environ.get("GRIMORIO_CHROMIUM", ""), "chromium", "google-chrome")
    return next(found for name in names if name and (found := shutil.which(name)))


@pytest.fixture(scope="module")
def chromium() -> Iterator[Browser]:
    """For one module: while it is there, a loop runs, and no other test could run its own."""
    with sync_playwright() as play:
        browser = play.chromium.launch(executable_path=executable(), args=FLAGS)
        yield browser
        browser.close()


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    assert (ROOT / "src/grimorio/server/static/index.html").exists(), "build the page: make web"
    folder = tmp_path_factory.mktemp("server")
    with ServerProcess(folder, "--limit", "grace_seconds=3") as running:
        yield running
    assert running.faults() == []


@pytest.fixture
def open_page(chromium: Browser, server: ServerProcess) -> Iterator[Open]:
    """Opens a page as a new guest; at the end no page may have reported an error."""
    contexts: list[BrowserContext] = []
    problems: list[str] = []

    def open_one(path: str = "/", *, lang: str = "es-ES", width: int = 1280, height: int = 800,
                 theme: str = "light", quick: bool = True) -> Page:  # fmt: skip
        context = chromium.new_context(
            viewport={"width": width, "height": height},
            locale=lang,
            color_scheme="dark" if theme == "dark" else "light",
            reduced_motion="reduce",
        )
        contexts.append(context)
        context.set_default_timeout(PATIENCE)
        if quick:
            context.add_init_script(QUICK)
        page = context.new_page()
        page.on("pageerror", lambda error: problems.append(str(error)))
        page.goto(server.http + path)
        page.evaluate("document.fonts.ready.then(() => null)")  # a person reads before they press
        return page

    yield open_one
    for context in contexts:
        context.close()
    assert problems == []
