"""The edition of Bellum Magica: what ours keeps to (BE-1 to BE-5), and how a file is refused."""

from collections import Counter

import pytest

from grimorio.core.chance import FastChance
from grimorio.core.edition import Edition
from grimorio.core.errors import BadInput
from grimorio.core.play import random_playout
from grimorio.core.registry import build_game
from grimorio.games.bellum.cards import BONUSES, Cards, base_names, unpacked
from grimorio.lab.balance import measure
from grimorio.lab.balance_bellum import left_share, mean_days
from grimorio.texts import LANGUAGES, Speaker

from .words import CARDS, GAME

TEXT = GAME.info.edition.text
FOOD, GLYPH, MAP, SWORD, MAGIC_SWORD, THIEF = range(6)


def total(rows: list[list[int]], icon: int) -> int:
    return sum(unpacked(cell)[icon] for side in rows for cell in side)


def test_be1_castles_are_weak_equal_in_sum_and_all_different() -> None:
    sums = [[total(rows, icon) for icon in range(6)] for rows in CARDS.castle_rows]
    assert len(sums) == 5
    assert all(each == sums[0] for each in sums)
    assert sums[0] == [4, 1, 2, 6, 0, 1]
    assert len({str(rows) for rows in CARDS.castle_rows}) == 5
    assert CARDS.castle_shield == 2


def test_be2_every_creature_improves_its_number_of_rows_on_both_sides() -> None:
    for card, rows in enumerate(CARDS.creature_rows):
        least, most = (2, 3) if card < 10 else (2, 4) if card < 56 else (3, 5)
        for side in rows:
            assert least <= sum(cell > 0 for cell in side) <= most, CARDS.creature_names[card]
    assert len({str(rows) for rows in CARDS.creature_rows}) == 76


def test_be2_goblins_have_no_bonus_and_no_magic_sword_and_the_others_bring_34_tokens() -> None:
    assert not any(CARDS.bonus[:10])
    assert Counter(BONUSES[bonus] for bonus in CARDS.bonus[10:]) == {
        "none": 32, "confusion": 17, "shield": 9, "magic-shield": 8}  # fmt: skip
    assert sum(total(rows, MAGIC_SWORD) for rows in CARDS.creature_rows[:10]) == 0
    assert sum(total(rows, MAGIC_SWORD) for rows in CARDS.creature_rows[10:]) > 20


def test_be3_places_have_the_shields_and_the_loot_of_their_kind() -> None:
    bounds = {0: (2, 2), 1: (1, 3), 2: (3, 5), 3: (5, 8)}
    for place, kind in enumerate(CARDS.place_kind):
        least, most = bounds[kind]
        assert least <= CARDS.place_shield[place] <= most
        assert CARDS.place_magic[place] <= (2 if kind == 3 else 0)
        wood, metal, gold = CARDS.loot[place][3:]
        assert (metal, gold) == (0, 0) if kind <= 1 else True
        assert gold == 0 if kind == 2 else True
        assert wood == 0 if kind == 3 else True
        assert wood + metal + gold > 0 if kind >= 2 else True
    assert CARDS.loot[0] == [0, 0, 1, 0, 0, 0]
    assert {CARDS.place_magic[place] for place in range(15, 25)} == {0, 1, 2}
    towns = [(CARDS.place_shield[p], CARDS.place_magic[p]) for p in range(15, 25)]
    assert (6, 1) in towns
    assert 3 in [CARDS.place_shield[p] for p in range(1, 8)]


def test_be4_chests() -> None:
    assert [Counter(values) for values in CARDS.chest_values] == [
        {1: 7, 2: 7, 3: 6}, {3: 7, 4: 7, 5: 6}, {6: 4, 7: 3, 8: 3}]  # fmt: skip


def test_be5_a_small_sample_of_games_has_the_length_that_was_tuned_for() -> None:
    """The full measure is `grimorio balance bellum`; this one notices a wild change."""
    tally = measure("bellum", 3, 24)
    assert 8 <= mean_days(tally) <= 14
    assert 20 <= left_share(tally, 10, 76) <= 80


def test_every_castle_creature_and_place_has_a_name_of_its_own_in_both_languages() -> None:
    for language in LANGUAGES:
        speaker = Speaker(language)
        names = [speaker.say(GAME.name(id)) for id in base_names()]
        assert len(names) == 5 + 76 + 25
        assert len(set(names)) == len(names)
        assert not any(name.startswith("bellum-") for name in names)


def test_the_catalogue_tells_icons_and_sources() -> None:
    facts = GAME.catalogue()
    assert [len(facts[what]) for what in ("castles", "creatures", "places", "chests")] == [
        5, 76, 25, 50]  # fmt: skip
    cook = next(card for card in facts["creatures"] if card["id"] == "swamp-hag")
    assert cook["left"][0] == [1, 1, 0]
    assert cook["right"][0] == [0, 1, 0]
    assert (cook["kind"], cook["bonus"], cook["source"]) == ("evil", "confusion", "reconstructed")


def test_the_catalogue_tells_the_source_of_every_fact_by_itself() -> None:
    """A card's rows, its shield, the prices and the chests' values: each has its own source."""
    facts = GAME.catalogue()
    assert {card["source"] for card in facts["castles"]} == {"reconstructed"}
    assert {card["shield_source"] for card in facts["castles"]} == {"public"}
    places = {place["id"]: place for place in facts["places"]}
    told = {id: (place["source"], place["shield_source"]) for id, place in places.items()}
    assert told.pop("the-sheepfold") == told.pop("high-abbey") == ("reconstructed", "rulebook")
    assert set(told.values()) == {("reconstructed", "reconstructed")}
    assert facts["sources"]["evil-price"] == "rulebook"
    assert facts["sources"]["chests"] == "reconstructed"


def test_an_owners_sources_reach_the_catalogue() -> None:
    prices = TEXT.index("source", TEXT.index("[prices]"))
    mine = TEXT[:prices] + TEXT[prices:].replace('"rulebook"', '"owner"', 1)
    mine = mine.replace(
        '[castles.shield]\nsource = "public"', '[castles.shield]\nsource = "rulebook"'
    )
    mine = mine.replace('[chests]\nsource = "reconstructed"', '[chests]\nsource = "owner"')
    mine = mine.replace("shield = 8, loot", 'shield_source = "public", shield = 8, loot')
    facts = build_game("bellum", mine).catalogue()
    assert facts["castles"][0]["shield_source"] == "rulebook"
    assert (facts["sources"]["most-evil-price"], facts["sources"]["chests"]) == ("owner", "owner")
    city = next(place for place in facts["places"] if place["id"] == "the-walled-city")
    assert (city["source"], city["shield_source"]) == ("reconstructed", "public")


def line_with(fragment: str) -> int:
    return next(n for n, line in enumerate(TEXT.splitlines(), 1) if fragment in line)


@pytest.mark.parametrize(
    ("old", "new", "where", "said"),
    [
        ('bonus = "shield"', 'bonus = "sheild"', "slime ", "“bonus” is “sheild”, but it must be"),
        ('loot = "barrel"', 'loot = "beer"', "the-tipsy-unicorn ", "no loot “beer”"),
        ('left = "mm  f   fg  ', 'left = "mm  f   fq  ', "raven-tower ", "“fq” cannot stand"),
        ('left = "mm  f   fg  ', 'left = "mm  f   ffff ', "raven-tower ", "“ffff” cannot stand"),
        ('left = "mm  f   fg  ', 'left = "mm  f   s   ', "raven-tower ", "“s” cannot stand"),
        ('left = "mm  f   fg  ', 'left = "mm  f   ', "raven-tower ", "there are 5 cells"),
        ("shield = 8", "sheild = 8", "the-walled-city ", "“sheild” is not known here"),
        ("shield = 8", 'shield = "8"', "the-walled-city ", "has no quotation marks: 8"),
        ("tokens = [4, 3, 3]", "tokens = [4, 3, 4]", "gold  =", "chests) has 11 and needs 10"),
        ("values = [6, 7, 8]", "values = [0, 7, 8]", "gold  =", "“values” is “0”"),
        ("siege-troll ", "Siege-Troll ", "", "“Siege-Troll” is no good as an id"),
        ("imp  ", "slime", "", "“slime” is already in line"),
        ('game = "bellum"', 'game = "chess"', "", "edition of “chess”"),
    ],
)  # fmt: skip
def test_a_wrong_edition_is_refused_with_its_line(
    old: str, new: str, where: str, said: str
) -> None:
    assert old in TEXT
    with pytest.raises(BadInput) as error:
        Cards(Edition("bellum", TEXT.replace(old, new, 1), "mine.toml"))
    sentence = str(error.value)
    assert said in sentence
    if where:
        assert f"line {line_with(where)}" in sentence


def test_a_missing_card_and_one_too_many_are_counted() -> None:
    lines = TEXT.splitlines()
    goblin = line_with("mop-the-maid ") - 1
    fewer = "\n".join(lines[:goblin] + lines[goblin + 1 :])
    with pytest.raises(BadInput, match=r"“goblins” \(goblins\) has 9 and needs 10"):
        Cards(Edition("bellum", fewer, "mine.toml"))
    again = f"[most-evil.cards]\n{lines[line_with('imp ') - 1]}\n"
    twice = TEXT.replace("[most-evil.cards]\n", again)
    with pytest.raises(BadInput, match="imp is there twice"):
        Cards(Edition("bellum", twice, "mine.toml"))


def test_an_owners_edition_can_be_played() -> None:
    mine = TEXT.replace('shield = 8, loot = "gold metal"', 'shield = 4, loot = "gold gold gold"')
    game = build_game("bellum", mine)
    state = game.setup(2, game.check_options(2, {}), FastChance(1))
    assert random_playout(game, state, FastChance(2)) > 10
    assert game.info.edition.digest != GAME.info.edition.digest
