"""What an owner's edition changes is told from the data of both editions."""

import json

import pytest

from grimorio.core.changes import changes, unchanged
from grimorio.core.registry import build_game, game_ids, get_game
from grimorio.server.wire import catalogue, encode
from grimorio.texts import Speaker


def told(game: str, *pairs: tuple[str, str], lang: str = "en") -> list[tuple[str, str]]:
    """What is told of our own edition with some words replaced by others."""
    text = get_game(game).info.edition.text
    for old, new in pairs:
        assert old in text
        text = text.replace(old, new, 1)
    return [(Speaker(lang).say(fact), source) for fact, source in changes(build_game(game, text))]


@pytest.mark.parametrize("game", game_ids())
def test_our_own_edition_changes_nothing_and_everything_printed_can_be_said(game: str) -> None:
    base = get_game(game)
    assert changes(base) == []
    assert unchanged(base) == base.facts()
    for lang in ("es", "en"):
        for card in base.printed():
            said = Speaker(lang).say(card.text)
            assert "{" not in said
            assert "-" + card.thing not in said
            assert card.source() in ("rulebook", "public", "reconstructed")


def test_prices_cards_and_names_are_told_with_their_source_and_nothing_else_is() -> None:
    found = told(
        "bellum",
        ("evil_food = 2", 'evil_food = 3\nevil_source = "owner"'),
        ("imp   ", 'small-fry = { name = "Small fry", source = "owner", left = "f - - - - -", '
         'right = "s - - - - x" }\n#'),
        ('the-sheepfold        = { shield = 3,', 'the-sheepfold = { shield = 4, source = "owner",'),
    )  # fmt: skip
    assert [said for said, _ in found] == [
        "An evil creature costs 3 food.",
        "Small fry: evil creature. Left: 1: 1 food. Right: 1: 1 sword; 6: 1 magic sword."
        " Brings no bonus token.",
        "Fold of a Hundred Bleats: farm, shield 4. Loot: 2 food and 1 wooden chest.",
        "No longer there: Pocket Imp.",
    ]
    assert {source for _, source in found} == {"owner"}


def test_an_ability_a_rank_and_a_main_card_are_told() -> None:
    found = told(
        "cronicas",
        ('ability = "dismiss"', 'ability = "none"'),
        ('id = "king"\nrank = 1', 'id = "king"\nrank = 4'),
        ('main = "love-10"', 'main = "love-9"'),
        lang="es",
    )
    assert [said.split(".")[0] for said, _ in found] == [
        "General (poder 9)",
        "Mago (sabiduría 9)",
        "Juglar (amor 9)",
        "Rey, comodín de rango 4",
        "La era de la virtud",
    ]
    assert "Sin habilidad" in found[0][0]


def test_influences_and_missions_are_told() -> None:
    mages = told("conclave", ("crow = [2, 3, 4, 5]", "crow = [1, 3, 4, 5]"))
    assert [said.split(".")[0].split(":")[0] for said, _ in mages] == [
        "Influences in beige magic",
        "The beige 1 of the Crow",
        "No longer there",
    ]
    spells = told("magia", ("air = 21", "air = 20"), ("water = 21", "water = 22"))
    assert [said for said, _ in spells] == ["Crystals: 20 white, 22 blue and 18 red."]


def test_the_page_is_told_the_changes_first_and_then_what_else_there_is() -> None:
    text = get_game("bellum").info.edition.text.replace("evil_food = 2", "evil_food = 3")
    sent = json.loads(encode(catalogue(build_game("bellum", text))))
    assert [fact["text"]["key"] for fact in sent["changes"]] == ["bellum-fact-evil"]
    assert "bellum-fact-evil" not in [fact["text"]["key"] for fact in sent["facts"]]
    assert len(sent["facts"]) == len(get_game("bellum").facts()) - 1
