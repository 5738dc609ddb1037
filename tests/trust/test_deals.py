"""Deals are fair, and an unfair one is noticed. Seeds are fixed: nothing here is left to luck."""

from collections.abc import Callable

import pytest

from grimorio.core.chance import Chance, SecretChance
from grimorio.core.flat import numbers
from grimorio.core.registry import game_ids
from grimorio.games.bellum.rules import Bellum

from .deals import RARE, SOURCES, Source, secret_source, setups, shuffles


@pytest.mark.parametrize("name", SOURCES)
def test_every_card_is_as_likely_in_every_place_and_before_every_other(name: str) -> None:
    for what, value in shuffles(8_000, SOURCES[name](5)).items():
        assert abs(value) < RARE, what


@pytest.mark.parametrize("game_id", game_ids())
def test_what_a_setup_deals_is_even(game_id: str) -> None:
    assert abs(setups(game_id, 1_500, secret_source(6))) < RARE


def any_place(chance: Chance, items: list[int]) -> None:
    """Swaps every card with any other, the best known of all mistakes."""
    for i in range(len(items)):
        j = chance.below(len(items))
        items[i], items[j] = items[j], items[i]


def never_itself(chance: Chance, items: list[int]) -> None:
    """One too few: no card can stay where it is."""
    for i in range(len(items) - 1, 0, -1):
        j = chance.below(i)
        items[i], items[j] = items[j], items[i]


def stops_early(chance: Chance, items: list[int]) -> None:
    for i in range(len(items) - 1, 1, -1):
        j = chance.below(i + 1)
        items[i], items[j] = items[j], items[i]


def cuts(chance: Chance, items: list[int]) -> None:
    """Every place is as likely, but neighbours stay neighbours."""
    at = chance.below(len(items))
    items[:] = items[at:] + items[:at]


class Unfair(SecretChance):
    def __init__(self, number: int, how: Callable[[Chance, list[int]], None]) -> None:
        super().__init__(bytes(32), number)
        self.how = how

    def shuffle(self, items: list[int]) -> None:
        self.how(self, items)


@pytest.mark.interpreted
@pytest.mark.parametrize("how", [any_place, never_itself, stops_early, cuts])
def test_an_unfair_shuffle_is_noticed(how: Callable[[Chance, list[int]], None]) -> None:
    source: Source = lambda number: Unfair(number, how)  # noqa: E731
    assert any(abs(value) > RARE for value in shuffles(8_000, source).values())


@pytest.mark.interpreted
def test_a_label_that_follows_its_value_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    """Views alone cannot show this: no chest's value is in them, only the order of drawing."""
    real = Bellum._shuffle_chests

    def in_order(game: Bellum, state: object, chance: Chance) -> None:
        real(game, state, chance)  # type: ignore[arg-type]
        values = state.values  # type: ignore[attr-defined]
        state.values = numbers([*values[:40], *sorted(values[40:50])])  # type: ignore[attr-defined]

    monkeypatch.setattr(Bellum, "_shuffle_chests", in_order)
    assert abs(setups("bellum", 300, secret_source(6))) > RARE
