"""Questions without a move: the right answers are those of the rules in that position."""

from pathlib import Path

import pytest

from grimorio.core.errors import BadInput
from grimorio.core.registry import get_game, ours
from grimorio.games.conclave.rules import Conclave
from grimorio.games.conclave.state import ConclaveState
from grimorio.games.magia.board import COLOURS
from grimorio.learn.lesson import Lesson, find, lessons, opening
from grimorio.learn.run import Run


def seats(lesson: Lesson, step: int) -> list[int]:
    return [int(each.removeprefix("p")) - 1 for each in lesson.steps[step - 1].right]


@pytest.mark.parametrize(
    ("id", "step"), [("evil", 1), ("evil", 2), ("example-fool-and-two", 1), ("example-darkness", 1)]
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


def test_what_a_card_shows_at_conclave() -> None:
    lesson, game = find("conclave", "example-purple-gazelle"), get_game("conclave")
    assert isinstance(game, Conclave)
    cards = game.cards.names
    state = opening(lesson, 1)
    assert isinstance(state, ConclaveState)
    hand = [cards[card] for card in game.view(state, lesson.learner).hand]
    brotherhood, magic, influence = next(each for each in hand if "purple" in each).split("-")
    assert lesson.steps[0].right == [f"answer-{brotherhood}", f"answer-{magic}", influence]


def test_which_apprentices_are_of_the_mission_at_magia() -> None:
    """With two masters the number of the open order names a third."""
    lesson, game = find("magia", "your-secrets"), get_game("magia")
    found = []
    for step in (1, 2):
        standing = game.standing(game.view(opening(lesson, step), lesson.learner)).to_json()
        found.append({COLOURS[each] for each in standing["missions"][lesson.learner]})
    assert found[0] == set(lesson.steps[0].right)
    assert found[1] == {*lesson.steps[0].right, *lesson.steps[1].right}


def test_every_example_of_the_rulebooks_is_proved_in_the_position_that_is_taught() -> None:
    folder = Path(__file__).parents[1]
    paths = [*folder.glob("games/*/test_*.py"), *folder.glob("games/*/*.toml"), Path(__file__)]
    texts = [path.read_text(encoding="utf-8") for path in paths]
    told = [each for game in ours() for each in lessons(game) if each.rulebook]
    assert len(told) >= 21
    for lesson in told:
        assert any(f'"{lesson.id}"' in text for text in texts), f"{lesson.place} is not proved"


def test_what_is_no_answer_is_told_with_what_can_be_typed() -> None:
    with pytest.raises(BadInput, match=r"draw right.*boar-green-4; gazelle-red-4"):
        Run(find("conclave", "three-marks")).try_out("draw right")
