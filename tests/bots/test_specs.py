"""Bots by name, and the sentence for a name that is none."""

import pytest

from grimorio.bots import LEVELS, make_bot
from grimorio.bots.novice import NOTICED
from grimorio.bots.search import SearchBot
from grimorio.core.chance import FastChance
from grimorio.core.errors import BadInput
from grimorio.core.registry import get_game
from grimorio.texts import Speaker


def test_a_budget_is_one_of_time_or_of_iterations() -> None:
    game = get_game("conclave")
    by_time = make_bot("search:0.25s", game)
    by_count = make_bot("search:500i", game)
    assert isinstance(by_time, SearchBot)
    assert isinstance(by_count, SearchBot)
    assert (by_time.seconds, by_time.iterations) == (0.25, 0)
    assert (by_count.seconds, by_count.iterations) == (0.0, 500)


WRONG = ("search", "search:", "search:0s", "search:0i", "search:-1s", "search:1e9s", "search:61s",
         "search:2", "search:0.2sec")  # fmt: skip


@pytest.mark.parametrize("spec", WRONG)
def test_a_wrong_budget_is_refused_with_what_is_allowed(spec: str) -> None:
    with pytest.raises(BadInput) as caught:
        make_bot(spec, get_game("conclave"))
    for language in ("es", "en"):
        sentence = Speaker(language).say(caught.value.key, **dict(caught.value.arguments))
        assert spec in sentence
        assert "search:500i" in sentence


@pytest.mark.parametrize("spec", ["", "Greedy", "cheating:1s", "deep blue"])
def test_an_unknown_bot_is_refused_with_those_there_are(spec: str) -> None:
    with pytest.raises(BadInput, match="novice"):
        make_bot(spec, get_game("conclave"))


@pytest.mark.parametrize("level", LEVELS)
def test_a_level_keeps_its_name(level: str) -> None:
    assert make_bot(level, get_game("conclave")).name == level


def test_a_novice_overlooks_choices() -> None:
    game = get_game("conclave")
    state = game.setup(4, game.check_options(4, {}), FastChance(1))
    seat = game.deciding(state)[0]
    legal = game.legal(state, seat)
    novice = make_bot("novice", game)
    seen = [len(novice.explain(game.view(state, seat), legal, FastChance(seed)))
            for seed in range(6)]  # fmt: skip
    assert all(1 <= count <= len(legal) for count in seen)
    assert 0.4 < sum(seen) / len(seen) / len(legal) < 0.8
    assert NOTICED < 100
