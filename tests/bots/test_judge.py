"""The coach's judge: sure of clear losses, silent about the best choice and about small ones."""

import pytest

from grimorio.bots.evaluate import evaluation_of
from grimorio.bots.judge import FEWEST, MUCH, SURE, Judge, Loss
from grimorio.core.chance import FastChance
from grimorio.learn.lesson import find, game_of, opening


def judged(lesson_id: tuple[str, str], choice: str, games: int = 120) -> Loss | None:
    lesson = find(*lesson_id)
    game = game_of(lesson)
    state = opening(lesson, 1)
    view = game.view(state, lesson.learner)
    legal = game.legal(state, lesson.learner)
    judge = Judge(game, evaluation_of(game), games=games)
    return judge.loss(view, legal, [game.actions.parse(choice)], FastChance(5))


@pytest.mark.parametrize(
    ("lesson", "choice"),
    [
        (("conclave", "last-turn"), "send boar-green-5 c3"),  # falls behind: surely lost
        (("conclave", "last-turn"), "send gazelle-beige-5 c3"),
        (("cronicas", "example-prolonged"), "play fool"),  # instead of winning at once
    ],
)
def test_a_choice_that_loses_the_game_is_a_sure_loss(lesson: tuple[str, str], choice: str) -> None:
    loss = judged(lesson, choice)
    assert loss is not None
    assert loss.is_sure
    assert loss.amount > 0.5


@pytest.mark.parametrize("choice", ["send gazelle-orange-3 c3", "send gazelle-orange-3 d3"])
def test_what_wins_is_no_loss(choice: str) -> None:
    loss = judged(("conclave", "last-turn"), choice)
    assert loss is None or not loss.is_sure


def test_a_gift_and_an_emissary_are_judged_together() -> None:
    lesson = find("conclave", "last-turn")
    game = game_of(lesson)
    state = opening(lesson, 1)
    view, legal = game.view(state, 0), game.legal(state, 0)
    act = [game.actions.parse(text) for text in ("give beige p2", "send gazelle-orange-3 c3")]
    loss = Judge(game, evaluation_of(game), games=60).loss(view, legal, act, FastChance(5))
    assert loss is not None
    assert loss.is_sure


def test_a_loss_needs_size_and_certainty() -> None:
    action = game_of(find("conclave", "send")).actions[0]
    assert Loss(action, 0.2, 0.05, 100).is_sure
    assert not Loss(action, MUCH, 0.01, 100).is_sure
    assert not Loss(action, 0.2, 0.2 / SURE, 100).is_sure
    assert not Loss(action, 0.9, 0.01, FEWEST - 1).is_sure
