"""What the page shows when all are asked together whether the game ends (MA-17)."""

from __future__ import annotations

import asyncio
import re
import threading
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from grimorio.games.magia.rules import Magia
from tests.server.inside import inside
from tests.server.test_question import about_to_ask

SECONDS = 300.0
pytestmark = pytest.mark.interpreted  # a setup is replaced


@pytest.fixture
def address(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[str]:
    """A server where every game of Magia begins just before the question; seat 0 is ready."""
    position = about_to_ask(0)
    monkeypatch.setattr(Magia, "setup", lambda *_: position.clone())
    told: list[str] = []
    started, stop = threading.Event(), threading.Event()

    async def serve() -> None:
        async with inside(tmp_path, question=SECONDS) as server:
            told.append(server.http)
            started.set()
            while not stop.is_set():
                await asyncio.sleep(0.05)

    thread = threading.Thread(target=lambda: asyncio.run(serve()))
    thread.start()
    assert started.wait(30)
    yield told[0]
    stop.set()
    thread.join()


def seat_a_player(chromium: Browser, address: str, mode: str, width: int, height: int) -> Page:
    context = chromium.new_context(viewport={"width": width, "height": height}, locale="es-ES")
    page = context.new_page()
    page.goto(address)
    wish = {"game": "magia", "seats": 3, "mode": mode}
    made = context.request.post(f"{address}/api/matches", data=wish)
    page.goto(f"{address}/m/{made.json()['id']}")
    return page


def ask(page: Page) -> None:
    page.locator(".prompt .act button", has_text="Detenerse").first.click()
    expect(page.locator(".question")).to_be_visible()


def test_the_question_is_shown_with_its_time_and_answered(chromium: Browser, address: str) -> None:
    page = seat_a_player(chromium, address, "bots", 390, 844)
    page.get_by_role("button", name="Historial", exact=True).click()
    page.get_by_label("terminar la partida en cuanto pueda").check()
    page.reload()
    page.get_by_role("button", name="Historial", exact=True).click()
    expect(page.get_by_label("terminar la partida en cuanto pueda")).to_be_checked()
    page.get_by_label("preguntarme").check()
    page.keyboard.press("Escape")
    ask(page)
    question = page.locator(".question")
    expect(question).to_contain_text("Si no dices nada, tu respuesta es: No, seguir jugando.")
    expect(page.locator(".prompt").get_by_role("button", name="Deshacer")).to_have_count(0)
    page.get_by_role("button", name="Sí, terminar la partida").click()
    expect(question).to_contain_text("En el sobre: Sí, terminar la partida.")
    page.get_by_role("button", name="Más tiempo para todos").click()
    expect(question).to_have_attribute("data-left", re.compile("[345]\\d\\d"))  # as much again
    page.reload()
    expect(question).to_contain_text("En el sobre: Sí, terminar la partida.")
    page.get_by_role("button", name="No, seguir jugando").click()
    expect(question).to_contain_text("En el sobre: No, seguir jugando.")
    expect(page.locator(".end table")).to_have_count(0)
    page.context.close()


def test_on_one_device_each_is_asked_in_turn(chromium: Browser, address: str) -> None:
    page = seat_a_player(chromium, address, "local", 1280, 800)
    page.locator("main button").click()  # hand over
    ask(page)
    for _ in range(3):
        if page.locator(".question").count() == 0:
            page.locator("main button").click()
        expect(page.locator(".question")).to_contain_text("por turno")
        page.get_by_role("button", name="No, seguir jugando").click()
        expect(page.locator(".question")).to_have_count(0)
    expect(page.locator("main button").first).to_be_visible()
    page.context.close()
