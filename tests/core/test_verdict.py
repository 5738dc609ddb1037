"""What the end means to each seat: a sentence that follows from the outcome alone."""

import pytest

from grimorio.core.outcome import Outcome, Row
from grimorio.core.registry import game_ids, get_game
from grimorio.core.text import Text
from grimorio.core.verdict import Verdict
from grimorio.texts import Speaker
from tests.walking import positions

NAMES = ["Ana", "Bruno", "Carla", "Daniel"]


def said(
    game: str, places: list[int], row: str, cells: list[int], out: tuple[int, ...] = ()
) -> list[str]:
    rows = [Row(Text(f"{game}-row-{row}"), [*cells])]
    if out:
        away = ["conclave-eliminated" if seat in out else None for seat in range(len(places))]
        rows.append(Row(Text("conclave-row-eliminated"), [*away]))
    found = Verdict(get_game(game), Outcome(places, Text(f"{game}-won-shared"), rows))
    return [Speaker("en", NAMES).say(text) for text in found.about]


def test_by_how_much_and_behind_whom() -> None:
    assert said("conclave", [1, 2, 3], "resentment", [6, 7, 11]) == [
        "You win, by one",
        "Second, one behind Ana",
        "Third, 5 behind Ana",
    ]
    assert said("magia", [3, 1, 2], "total", [9, 18, 16])[1:] == [
        "You win, by 2",
        "Second, 2 behind Bruno",
    ]


def test_ties() -> None:
    assert said("bellum", [2, 1, 3], "wealth", [30, 30, 12]) == [
        "Second: level with Bruno, who has the tie-break",
        "You win on the tie-break",
        "Third, 18 behind Bruno",
    ]
    assert said("cronicas", [1, 3, 1], "fame", [5, 2, 5]) == [
        "You share the victory with Carla",
        "Third, 3 behind Ana",
        "You share the victory with Ana",
    ]


def test_who_is_out_hears_why_and_is_compared_with_nobody() -> None:
    told = said("conclave", [2, 1, 3], "resentment", [8, 6, 0], out=(2,))
    assert told == ["Second, 2 behind Bruno", "You win, by 2", "Out: you control no magic"]
    assert said("conclave", [1, 2], "resentment", [6, 0], out=(1,))[0] == "You win"


def test_a_game_that_names_no_row() -> None:
    game = get_game("conclave")
    found = Verdict(game, Outcome([2, 1], Text("conclave-won-shared"), []))
    assert found.scores == [None, None]
    assert [Speaker("en", NAMES).say(text) for text in found.about] == ["Second", "You win"]


@pytest.mark.parametrize("game_id", game_ids())
def test_every_game_names_the_row_that_decides(game_id: str) -> None:
    game = get_game(game_id)
    for seats in range(game.info.least_seats, game.info.most_seats + 1):
        *_, state = positions(game, seats, seats)
        outcome = game.outcome(state)
        assert outcome is not None
        found = Verdict(game, outcome)
        assert None not in found.scores
        first = found.scores[outcome.winners[0]]
        assert first in (max(found.scores), min(found.scores)) or any(found.out)  # type: ignore[type-var]
        for language in ("es", "en"):
            for text in found.about:
                sentence = Speaker(language, [f"P{n}" for n in range(6)]).say(text)
                assert sentence
                assert "{" not in sentence
