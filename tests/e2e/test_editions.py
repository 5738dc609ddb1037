"""An owner's cards on the board, in the drawer and seen large."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from grimorio.core.registry import build_game
from grimorio.games.cronicas.rules import Cronicas
from grimorio.texts import Speaker

from .conftest import Open, Seeded
from .player import DECIDE, cover, my_turn, play_now

FILES = Path(__file__).parents[1] / "data" / "editions"
NOTE = ".rules > details"  # what is told of the edition, after the sections of the rules


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Seeded]:
    """A server that offers two owners' editions."""
    given = [f"--edition={path}" for path in sorted(FILES.glob("*.toml"))]
    with Seeded(tmp_path_factory.mktemp("server"), *given, "--lang=es") as running:
        assert running.process is not None
        assert running.process.stdout is not None
        told = [running.process.stdout.readline() for _ in given]
        assert told[0].startswith(
            "Bellum Magica: las mesas nuevas juegan con «Bellum de Irene» (ca"
        )
        assert told[1].startswith("Crónicas: las mesas nuevas juegan con «Chronicle, the old print")
        yield running
    assert "Traceback" not in running.errors(), running.errors()


def open_rules(page: Page) -> None:
    page.keyboard.press("?")
    expect(page.locator(NOTE).locator("summary")).to_be_visible()


def test_prices_values_and_names_of_an_owners_bellum_are_shown(open_page: Open) -> None:
    page = open_page()
    expect(cover(page, "bellum")).to_contain_text("Cartas en juego: Bellum de Irene")
    expect(cover(page, "magia")).not_to_contain_text("Cartas en juego")
    cover(page, "bellum").locator(".friends .button").click()
    expect(
        page.get_by_role("dialog").get_by_text("Cartas en juego: Bellum de Irene")
    ).to_be_visible()
    page.keyboard.press("Escape")
    play_now(page, "bellum")
    for _ in range(2):  # both goblins are placed; nobody has food enough on the first day
        my_turn(page)
        page.evaluate(DECIDE)
    my_turn(page)
    expect(page.get_by_text("3 de comida").first).to_be_visible()
    for creature in (0, -1):  # an evil one and a most evil one
        page.locator(".creature").nth(creature).click()
        expect(page.locator(".prompt[data-kind=no]")).to_contain_text("Regla BE-17")
    open_rules(page)
    note = page.locator(NOTE)
    expect(note).to_have_attribute("open", "")
    expect(note).to_contain_text("Bellum de Irene")
    expect(note).to_contain_text("1 glifo y 5 de comida, o 4 glifos")
    expect(note).to_contain_text("3 que valen 10")
    expect(note).to_contain_text("cambia esto")
    expect(note).to_contain_text("Orco panadero: criatura maléfica. Izquierda: 1: 2 de comida;")
    expect(note).to_contain_text("Ya no están: Orco de la Novena Ración.")
    expect(note).to_contain_text("De las cartas de alguien que tiene el juego.")


OURS = [f"{suit}-{strength}" for suit in ("power", "wisdom", "love") for strength in (1, 4, 10)]


@pytest.mark.parametrize("lang", ["es", "en"])
def test_names_of_an_owners_cronicas_are_shown_in_the_language_of_the_page(
    open_page: Open, lang: str
) -> None:
    game = build_game("cronicas", FILES / "cronicas-owner.toml")
    assert isinstance(game, Cronicas)
    speaker = Speaker(lang)
    theirs = {speaker.say(game.character(card)) for card in [*OURS, "king"]}
    ours = {speaker.say(f"cronicas-character-{card}") for card in [*OURS, "king"]}
    for _ in range(9):  # until one of the ten renamed cards is dealt to us
        page = open_page(lang=lang)
        play_now(page, "cronicas")
        my_turn(page)
        held = "".join(page.locator(".held").all_text_contents()).replace(" ", "")
        assert not [name for name in ours - theirs if name in held]
        if any(name.replace(" ", "") in held for name in theirs):
            break
    else:
        pytest.fail("no card with a name of its own was dealt")
    open_rules(page)
    title = speaker.say("edition-in-play", title="Chronicle, the old printing")
    expect(page.locator(NOTE).locator("summary")).to_have_text(title)
