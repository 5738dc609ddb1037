"""A match of newer rules than the program knows: listed, and told in one sentence everywhere."""

import contextlib
import shutil
import sqlite3
from pathlib import Path

from playwright.sync_api import Browser, expect

from grimorio.server.guests import COOKIE, Guests
from tests.server.client import ServerProcess
from tests.table.test_old_matches import ANA, DATA

from .axe import assert_accessible

ID = "cronicas-king-470".ljust(22, "-")
SENTENCE = "Esta partida sigue la versión 3 de las reglas, y este programa las conoce hasta la 2"


def newer(folder: Path) -> str:
    """A database with one such match; returns the cookie of who sits there."""
    path = folder / "grimorio.db"
    shutil.copy(DATA / "matches.sqlite", path)
    with contextlib.closing(sqlite3.connect(path)) as database:
        database.execute("UPDATE matches SET rules = 3 WHERE id = ?", (ID,))
        # A finished match is not among those that the first page offers to go on with.
        database.execute("DELETE FROM results WHERE match = ?", (ID,))
        database.commit()
        (key,) = database.execute("SELECT value FROM keys WHERE name = 'guests'").fetchone()
    return Guests(key, secure=False).sign(ANA)


def test_it_is_listed_and_told(chromium: Browser, tmp_path: Path) -> None:
    cookie = newer(tmp_path)
    with ServerProcess(tmp_path, "--no-limits") as server:
        context = chromium.new_context(locale="es-ES")
        context.add_cookies([{"name": COOKIE, "value": cookie, "url": server.http}])
        page = context.new_page()
        page.goto(f"{server.http}/tables")
        card = page.locator("div.card")
        expect(card).to_contain_text(SENTENCE)
        expect(card).to_contain_text("Crónicas")
        expect(card.locator("a")).to_have_count(0)
        assert_accessible(page)
        for path in ("/m/", "/w/", "/r/"):
            page.goto(server.http + path + ID)
            expect(page.locator("main")).to_contain_text(SENTENCE)
        page.goto(f"{server.http}/m/{'nowhere'.ljust(22, '-')}")
        expect(page.locator("main")).to_contain_text("no existe")
        context.close()
