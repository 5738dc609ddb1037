"""Questions without a move: the right answers are those of the rules in that position."""

import pytest

from grimorio.core.registry import get_game
from grimorio.games.conclave.rules import Conclave
from grimorio.learn.lesson import Lesson, find, opening


def seats(lesson: Lesson, step: int) -> list[int]:
    return [int(each.removeprefix("p")) - 1 for each in lesson.steps[step - 1].right]


@pytest.mark.parametrize(
    ("id", "step"),
    [("evil", 1), ("evil", 2), ("example-fool-and-two", 1), ("example-darkness", 1)],
)
def test_who_gains_the_fame_at_cronicas(id: str, step: int) -> None:
    lesson, game = find("cronicas", id), get_game("cronicas")
    view = game.view(opening(lesson, step), lesson.learner)
    assert game.standing(view).to_json()["paid"][0] == seats(lesson, step)


def test_who_controls_what_at_conclave_and_who_wins() -> None:
    lesson, game = find("conclave", "control-or-resentment"), get_game("conclave")
    standing = game.standing(game.view(opening(lesson, 1), lesson.learner)).to_json()
    magics = game.catalogue()["magics"]
    led = [f"p3 {magic}" for m, magic in enumerate(magics) if standing["crowns"][2][m]]
    resent = [f"p2 {magic}" for m, magic in enumerate(magics) if standing["against"][1][m]]
    assert [step.right for step in lesson.steps] == [led, resent, ["p3"]]
    assert standing["ahead"] == [2]


def test_who_listens_at_conclave_shares_a_mark() -> None:
    lesson, game = find("conclave", "three-marks"), get_game("conclave")
    assert isinstance(game, Conclave)
    names = game.cards.names
    sent = names.index("gazelle-green-5")
    step = lesson.steps[0]
    alike = [each for each in step.ask if game._alike(sent, names.index(each))]
    assert step.right == alike
