"""The edition file: what it must hold, and how it says no."""

from collections import Counter

import pytest

from grimorio.core.chance import FastChance
from grimorio.core.edition import Edition
from grimorio.core.errors import BadInput
from grimorio.core.play import random_playout
from grimorio.core.registry import build_game
from grimorio.games.cronicas.cards import CHRONICLES, Cards
from grimorio.games.cronicas.rules import Cronicas

from .pictures import GAME, card, words

TEXT = GAME.info.edition.text


def test_the_edition_has_the_cards_of_the_rulebook() -> None:
    facts = GAME.catalogue()
    assert len(facts["cards"]) == 36
    assert Counter(each["suit"] for each in facts["cards"]) == {
        "power": 10, "wisdom": 10, "love": 10, "wild": 6}  # fmt: skip
    assert words(GAME.cards.evil) == "P1 W1 L1 De"
    assert len(facts["chronicles"]) == len(CHRONICLES) == 12
    mains = [facts["cards"][each["main"]]["id"] for each in facts["chronicles"]]
    assert mains == ["king", "dragon", "demon", "power-3", "power-1", "wisdom-8", "wisdom-1",
                     "love-2", "love-1", "wisdom-3", "wisdom-7", "love-10"]  # fmt: skip
    assert {each["source"] for each in facts["cards"]} == {"rulebook", "public", "reconstructed"}


def told(facts: dict[str, str], *names: str) -> str:
    """The sources of some facts, by their first letters: rulebook, public, reconstructed (c)."""
    letter = {"rulebook": "r", "public": "p", "reconstructed": "c"}
    return "".join(letter[facts[name]] for name in names)


def test_every_fact_of_a_card_has_its_own_source() -> None:
    """Ability, what was added to make it work, name; and condition, main card, title."""
    cards = {each["id"]: told(each, "source", "detail_source", "name_source")
             for each in GAME.catalogue()["cards"]}  # fmt: skip
    strengths = [cards[f"power-{strength}"] for strength in range(1, 11)]
    assert strengths == ["rrc", "rrr", "ppr", "rrr", "rcc", "pcc", "rrr", "pcp", "ccc", "ccc"]
    assert strengths == [cards[f"love-{strength}"] for strength in range(1, 11)]
    wilds = [cards[wild] for wild in ("king", "demon", "dragon", "sage", "fool", "angel")]
    assert wilds == ["rcr", "rcr", "rcr", "rrr", "rcr", "rrr"]
    chronicles = GAME.catalogue()["chronicles"]
    assert {told(each, "main_source") for each in chronicles} == {"c"}
    conditions = [told(each, "source", "detail_source") for each in chronicles]
    assert conditions == ["rc", "pp", "pp", "pp", "pp", "pp", "cc", "pp", "cc", "cc", "pp", "pp"]
    assert "".join(told(each, "name_source") for each in chronicles) == "rrrpppcpccpp"


def test_an_edition_of_the_first_rules_names_one_source_for_all_facts_of_a_card() -> None:
    first = build_game("cronicas", rules=1).catalogue()
    assert told(first["cards"][0], "source", "detail_source", "name_source") == "rrr"
    assert told(first["chronicles"][1], "source", "main_source") == "pp"


def test_a_card_is_suit_times_ten_and_strength() -> None:
    assert (card("P1"), card("W10"), card("L1"), card("Ki"), card("An")) == (0, 19, 20, 30, 35)


WRONG = [
    ("strength = 4", "strength = 11", "line 34: “strength” is “11” and must be a whole number"),
    ("strength = 4", "strength = 5", "line 39: 5 is there twice"),
    ('"take"', '"steal"', "“ability” is “steal”, but it must be none, evil"),
    ('"take"', '"recall"', "at most two strengths may recall or return"),
    ('id = "sage"', 'id = "wizard"', "“id” is “wizard”, but it must be king, demon"),
    ('id = "sage"', 'id = "king"', "king is there twice"),
    ("rank = 3", "rank = 2", "dragon has the rank 2, which another wild has already"),
    ("rank = 3", "rank = 99", "“rank” is “99” and must be a whole number from 0 to 6"),
    ('id = "plague"', 'id = "famine"', "there is no chronicle “famine”; keep the id"),
    ('id = "plague"', 'id = "virtue"', "virtue is there twice"),
    ('"fewest-allies"', '"least-allies"', "is “least-allies”, but it must be two-more"),
    ('"fewest-allies"', '"two-more"', "only one chronicle may have the condition “two-more”"),
    ('"love-10"', '"love-11"', "the main card “love-11” of virtue does not exist"),
    ('source = "rulebook"', 'source = "hearsay"', "hearsay"),
    ('[[wilds]]\nid = "sage"\nrank = 0\nsource = "rulebook"\n', "", "“wilds” has 5 and needs 6"),
    (TEXT[TEXT.index("[[strengths]]") :], "", "strengths"),
]


@pytest.mark.parametrize(("old", "new", "said"), WRONG)
def test_a_wrong_edition_is_refused_with_its_line(old: str, new: str, said: str) -> None:
    assert old in TEXT
    with pytest.raises(BadInput) as refused:
        Cards(Edition("cronicas", TEXT.replace(old, new, 1), "mine.toml"))
    assert said in str(refused.value)
    assert "mine.toml" in str(refused.value)
    assert not new or "mine.toml, line" in str(refused.value)


def test_another_edition_can_be_played() -> None:
    """An owner's own cards: 9 has no ability, 10 discards, the Plague wants most allies."""
    text = TEXT.replace('ability = "dismiss"', 'ability = "none"')
    text = text.replace('ability = "steadfast"', 'ability = "discard"')
    text = text.replace('condition = "fewest-allies"', 'condition = "most-allies"')
    game = build_game("cronicas", text)
    assert isinstance(game, Cronicas)
    assert game.cards.steadfast == 0
    assert game.info.edition.digest != GAME.info.edition.digest
    for seats in (3, 5):
        state = game.setup(seats, game.check_options(seats, {}), FastChance(2))
        assert random_playout(game, state, FastChance(3)) > 30
        assert game.outcome(state) is not None
