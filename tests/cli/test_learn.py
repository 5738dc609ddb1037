"""`grimorio learn`: lists, plays, explains wrong tries, shows the right thing."""

import pytest
from click.testing import CliRunner, Result

from grimorio.cli import cli
from grimorio.core.registry import ours
from grimorio.learn.lesson import lessons
from grimorio.texts import LANGUAGES, Speaker


def learn(*words: str, typed: str = "") -> Result:
    return CliRunner().invoke(cli, ["learn", *words], input=typed, env={"COLUMNS": "200"})


def test_without_a_game_it_names_those_that_have_lessons() -> None:
    said = learn("--lang", "en").output
    assert all(f"grimorio learn {game}" in said for game in ours())


@pytest.mark.parametrize("game", ours())
@pytest.mark.parametrize("lang", LANGUAGES)
def test_it_lists_goal_and_lessons(game: str, lang: str) -> None:
    said, speaker = learn(game, "--lang", lang).output, Speaker(lang)
    assert speaker.say(f"{game}-goal") in said
    for lesson in lessons(game):
        assert speaker.say(lesson.key) in said
        assert lesson.id in said


@pytest.mark.parametrize("game", ours())
@pytest.mark.parametrize(("lang", "show"), [("es", "muestra"), ("en", "show")])
def test_a_lesson_is_shown_to_its_end(game: str, lang: str, show: str) -> None:
    result = learn(game, "1", "--lang", lang, typed=f"{show}\n" * 20)
    assert result.exit_code == 0
    can = Speaker(lang).say(lessons(game)[0].said("can"))
    assert Speaker(lang).say("cli-learn-done", can=can) in result.output


def test_a_wrong_try_is_explained_and_the_lesson_goes_on() -> None:
    typed = "crow-beige-5\n1\n2\n2\n9\nsend gazelle-green-5 a1\nnonsense\nsend gazelle-green-5 b2\n"
    said = learn("conclave", "ten-convinces", "--lang", "en", typed=typed).output
    assert "The beige 5 counts, but stays." in said
    assert "C3 cuts the row, B2 the column: 7 and 8." in said  # the second of what was offered
    assert "take a number from 1 to 4" in said
    assert "Space a1 is taken" in said or "Space A1 is taken" in said
    assert "“nonsense” is not a choice I know" in said
    assert "You send the green 5 of the Gazelle to" in said
    assert "Done. You can now count a line and win followers." in said


def test_one_can_leave_and_unknown_names_are_told() -> None:
    assert "See you soon" in learn("conclave", "1", "--lang", "en", typed="?\nquit\n").output
    unknown = learn("conclave", "12", "--lang", "en")
    assert unknown.exit_code == 2
    assert "no lesson “12”" in unknown.output
    assert learn("chess").exit_code == 2
