"""On the home network the host plays at localhost, and hands out the address for the others."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import expect

from tests.server.client import ServerProcess

from .conftest import Open, Seeded
from .player import DECIDE, GAMES, SKIP_TO_MINE, play_now
from .test_table import join, set_table


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Seeded]:
    folder = tmp_path_factory.mktemp("lan")
    with Seeded(folder, "--lan", "--host", "127.0.0.2") as running:
        yield running
    assert running.faults() == []


def test_an_invitation_carries_the_address_of_the_network(
    open_page: Open, server: ServerProcess
) -> None:
    host = open_page()
    assert host.url.startswith("http://127.0.0.1:")
    link = set_table(host, "conclave", 2)
    assert link.startswith(f"http://127.0.0.2:{server.port}/j/")
    watch = host.locator(".looking input").input_value()
    assert watch.startswith(f"http://127.0.0.2:{server.port}/w/")
    guest = join(open_page, link, "Berta")
    assert guest.url.startswith(f"http://127.0.0.2:{server.port}/")
    expect(host.get_by_text("Berta", exact=True)).to_be_visible()


def test_whoever_comes_by_plain_http_can_play(open_page: Open, server: ServerProcess) -> None:
    page = open_page()
    for game in GAMES:
        page.goto(f"http://casa.test:{server.port}/")
        assert page.evaluate("isSecureContext") is False
        play_now(page, game)
        page.wait_for_function(SKIP_TO_MINE)
        prompt = page.locator(".prompt")
        before = prompt.get_attribute("data-version")
        page.evaluate(DECIDE)
        page.wait_for_selector(f".prompt:not([data-version='{before}'])")
