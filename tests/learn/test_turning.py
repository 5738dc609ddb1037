"""The turning point after a first game: a fact of the score, or nothing."""

import pytest

import grimorio
from grimorio.core.match import Match
from grimorio.core.registry import ours
from grimorio.learn.turning import told, turning
from grimorio.texts import LANGUAGES, Speaker

NAMES = ["Ana", "Bruno", "Carla"]


def played(game: str, seed: int) -> Match:
    match = grimorio.play(game, seats=3, seed=seed)
    match.run(bots="greedy")
    return match


def course(match: Match, seat: int) -> list[int]:
    """What decides, as its own seat knew it, after every step."""
    game = match.game
    found = [game.standing(game.view(step.state, seat)).numbers[seat] for step in match.steps()]
    return [number or 0 for number in found]


@pytest.mark.parametrize("game", ours())
def test_since_then_the_first_is_ahead_of_the_second_and_was_not_before(game: str) -> None:
    how = told(game)
    assert how is not None
    said = 0
    for seed in range(4):
        match = played(game, seed)
        assert match.outcome is not None
        for seat in range(3):
            found = turning(match, seat)
            if found is None:
                continue
            said += 1
            other = found.text.args["other"].seat  # type: ignore[union-attr]
            first, second = (seat, other) if found.text.key.endswith("-won") else (other, seat)
            assert match.outcome.places[first] < match.outcome.places[second]
            sign = -1 if how.least else 1
            ahead = [
                sign * (mine - theirs) > 0
                for mine, theirs in zip(course(match, first), course(match, second), strict=True)
            ]
            assert all(ahead[found.version :])
            assert not all(ahead[found.version - 3 : found.version])
            for language in LANGUAGES:
                words = Speaker(language, NAMES).say(found.text)
                assert NAMES[other] in words
                assert str(found.text.args["end_more"]) in words
    assert said > 0


def test_nothing_is_said_of_a_tie_or_of_a_game_that_goes_on() -> None:
    match = grimorio.play("cronicas", seats=3, seed=1)
    assert turning(match, 0) is None
    match.run(bots="greedy")
    assert match.outcome is not None
    assert turning(match, 0) is not None
    match.outcome.places[:] = [1, 1, 1]
    assert turning(match, 0) is None
