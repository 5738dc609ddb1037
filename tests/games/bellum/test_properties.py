"""What holds for every strength and every shield (BE-8, BE-9, BE-12)."""

from hypothesis import given, settings
from hypothesis import strategies as st

from grimorio.games.bellum import memory
from grimorio.games.bellum.cards import packed, unpacked
from grimorio.games.bellum.state import BellumState

from .words import CARDS, legal, number, position

TOWNS = CARDS.place_names[15:20]
count = st.integers(0, 12)


def fighter(swords: int, magic: int, thieves: int = 0) -> BellumState:
    letters = "s" * swords + "x" * magic + "t" * thieves
    chests = ["", "wood 1", "", "gold 6", ""]
    return position([letters, "", "", "", ""], row=" ".join(TOWNS), chests=chests)


@given(st.lists(st.integers(0, 255), min_size=6, max_size=6))
def test_be12_strengths_pack_and_unpack(counts: list[int]) -> None:
    assert unpacked(packed(counts)) == counts


@settings(deadline=None, max_examples=40)
@given(count, count)
def test_be8_a_place_is_beaten_by_enough_magic_and_enough_in_all(swords: int, magic: int) -> None:
    offered = legal(fighter(swords, magic))
    for name in TOWNS:
        shield = CARDS.place_shield[number(name)]
        magic_shield = CARDS.place_magic[number(name)]
        beaten = magic >= magic_shield and swords + magic >= shield + magic_shield
        assert (f"raid {name}" in offered) == beaten


@settings(deadline=None, max_examples=40)
@given(count, count, st.integers(0, 2), st.integers(0, 4), st.integers(0, 3))
def test_be9_a_castle_falls_to_a_thief_with_enough_swords(
    swords: int, magic: int, thieves: int, shields: int, magic_shields: int
) -> None:
    state = fighter(swords, magic, thieves)
    state.goods[memory.SHIELDS + 1], state.goods[memory.MAGIC_SHIELDS + 1] = shields, magic_shields
    enough = magic >= magic_shields and swords + magic >= 2 + shields + magic_shields
    assert ("attack p2" in legal(state)) == (enough and thieves > 0)
    assert "attack p3" not in legal(state)  # has no chest
    assert "attack p1" not in legal(state)
