"""Take the pictures of docs/pictures from a real server with a real browser.

Needs what `make test` needs: the built page and a Chromium.
"""

import random
import shutil
import sys
import tempfile
from pathlib import Path

from PIL import Image
from playwright.sync_api import Browser, Page, sync_playwright

ROOT = Path(__file__).parents[1]
sys.path.insert(0, str(ROOT))

from tests.e2e.conftest import FLAGS, QUICK  # noqa: E402
from tests.e2e.player import GAMES, SKIP_TO_MINE, play_now, play_on  # noqa: E402
from tests.server.client import ServerProcess  # noqa: E402

FOLDER = ROOT / "docs/pictures"
SIZES = {
    "1280": (1280, 800, "light", "es-ES"),
    "390": (390, 844, "dark", "en-GB"),
    "844": (844, 390, "light", "en-GB"),
}
MIDDLE = {"conclave": 16, "cronicas": 7, "magia": 40, "bellum": 16}
NAMES = ("Ana", "Bruno", "Carla")


def open_home(browser: Browser, server: ServerProcess, size: str, quick: bool = True) -> Page:
    width, height, theme, lang = SIZES[size]
    context = browser.new_context(
        viewport={"width": width, "height": height},
        locale=lang,
        color_scheme="dark" if theme == "dark" else "light",
        reduced_motion="reduce",
    )
    if quick:
        context.add_init_script(QUICK)
    page = context.new_page()
    page.goto(server.http)
    page.evaluate("name => localStorage.setItem('grimorio.name', name)", random.choice(NAMES))
    page.reload()
    return page


def take(page: Page, name: str) -> None:
    page.mouse.move(2, 2)
    page.wait_for_timeout(600)
    page.evaluate("document.activeElement?.blur()")
    path = FOLDER / f"{name}.png"
    page.screenshot(path=path)
    picture = Image.open(path).convert("RGB")
    picture.quantize(256, kmeans=2).save(path, optimize=True)


def main() -> None:
    FOLDER.mkdir(parents=True, exist_ok=True)
    path = shutil.which("chromium") or shutil.which("google-chrome")
    with (
        tempfile.TemporaryDirectory() as folder,
        ServerProcess(Path(folder)) as server,
        sync_playwright() as play,
    ):
        browser = play.chromium.launch(executable_path=path, args=FLAGS)
        for size in SIZES:
            take(open_home(browser, server, size, quick=False), f"home-{size}")
            for game in GAMES:
                page = open_home(browser, server, size)
                play_now(page, game)
                play_on(page, MIDDLE[game])
                page.wait_for_function(SKIP_TO_MINE)
                page.keyboard.press("Escape")
                take(page, f"{game}-middle-{size}")
                play_on(page)
                take(page, f"{game}-end-{size}")
        browser.close()


if __name__ == "__main__":
    main()
