"""Every lesson of every game: played right, played wrong, and as a position."""

import functools
import re
from collections.abc import Iterator

import pytest
from scripts.texts import arguments_of

from grimorio.core.chance import FastChance
from grimorio.core.errors import BadInput
from grimorio.core.play import random_playout
from grimorio.core.position import BadPosition, Given, build
from grimorio.core.registry import folder, get_game, ours
from grimorio.core.text import Text
from grimorio.learn.lesson import MOST_STEPS, Lesson, Step, find, lessons, opening
from grimorio.learn.run import LATER, REFUSED, RIGHT, WRONG, Run, Verdict, run
from grimorio.texts import LANGUAGES, Speaker, text_files
from grimorio.texts.spoken import nested
from grimorio.texts.summary import summary

ALL = [lesson for game in ours() for lesson in lessons(game)]
IDS = [f"{lesson.game}-{lesson.id}" for lesson in ALL]
MOST_WORDS = 40
each_lesson = pytest.mark.parametrize("lesson", ALL, ids=IDS)


def along(lesson: Lesson) -> Iterator[Run]:
    """A run at every step and every pick of the right way."""
    right = Run(lesson)
    while not right.done:
        yield run(lesson, right.choices)
        right.try_out(right.shown())


def said(lesson: Lesson, text: Text) -> dict[str, str]:
    """In both languages; every argument that a text uses is given to it."""
    found: dict[str, str] = {}
    for language in LANGUAGES:
        speaker = Speaker(language, [name or "Ana" for name in lesson.players()])
        for part in nested(text):
            assert speaker.has(part.key), f"{language} lacks {part.key}"
            missing = arguments(language).get(part.key, set()) - set(part.args)
            assert not missing, f"{part.key} in {language} uses {missing}, which is not given"
        found[language] = speaker.say(text)
    return found


@functools.cache
def arguments(language: str) -> dict[str, set[str]]:
    """What each text of a language uses, beside the language itself."""
    found: dict[str, set[str]] = {}
    for path in text_files(language):
        found.update(arguments_of(path))
    return {key: names - {"language"} for key, names in found.items()}


def is_short(lesson: Lesson, text: Text) -> None:
    for language, words in said(lesson, text).items():
        count = len(re.findall(r"[^\W_]+(?:[’'-][^\W_]+)*", words))
        assert count <= MOST_WORDS, f"{language}, {text.key}: {count} words"


def explained(lesson: Lesson, verdict: Verdict) -> None:
    ids = {section.id for section in summary(lesson.game, "en")}
    assert verdict.section in ids, f"{verdict.choice}: {verdict.section!r} is no section"
    said(lesson, verdict.text)


@each_lesson
def test_the_right_choices_lead_to_the_end(lesson: Lesson) -> None:
    right = Run(lesson)
    plies = 0
    while not right.done:
        is_short(lesson, right.coach())
        is_short(lesson, right.task())
        step, verdict = right.number, right.try_out(right.shown())
        plies += 1
        assert verdict.kind == RIGHT
        explained(lesson, verdict)
        is_short(lesson, verdict.text)
        assert right.number in (step, step + 1)
        assert plies < 40
    is_short(lesson, right.coach())
    assert run(lesson, right.choices).done


@each_lesson
def test_every_wrong_choice_is_explained_and_taken_back(lesson: Lesson) -> None:
    for here in along(lesson):
        before, state = list(here.choices), here.match.state
        assert state is not None
        frozen = state.to_bytes()
        for choice in wrong_choices(here):
            verdict = here.try_out(choice)
            assert verdict.kind in (WRONG, LATER), f"{here.step.place}: {choice}"
            explained(lesson, verdict)
            if here.step.foreseen(choice):
                is_short(lesson, verdict.text)
            assert (here.choices, here.match.state) == (before, state)
            assert state.to_bytes() == frozen


def wrong_choices(here: Run) -> list[str]:
    step = here.step
    if step.ask:
        return [each for each in step.ask if each not in step.right]
    return [each.text for each in here.match.offers[here.seat] if not here._is_right(each)]


@each_lesson
def test_every_foreseen_try_is_met(lesson: Lesson) -> None:
    """A pattern that fits nothing that can be tried there would never be heard."""
    for step, heard in tries(lesson).items():
        for number, wrong in enumerate(step.wrong):
            assert number in heard, f"{step.place}: {wrong.name} is never said"


def is_refused(here: Run, choice: str) -> bool:
    if here.step.ask:
        return False
    action = here.game.actions.parse(choice)
    return here.game.why_not(here.match.state, here.seat, action) is not None


def is_right(here: Run, choice: str) -> bool:
    if here.step.ask:
        return choice in here.step.right
    action = here.game.actions.parse(choice)
    return action in here.match.offers[here.seat] and here._is_right(action)


def tries(lesson: Lesson) -> dict[Step, set[int]]:
    found: dict[Step, set[int]] = {step: set() for step in lesson.steps}
    for here in along(lesson):
        step = here.step
        choices = step.ask or [action.text for action in here.game.actions.rows]
        for choice in choices:
            wrong = step.foreseen(choice, is_refused(here, choice))
            if wrong is None or step.wrong.index(wrong) in found[step] or is_right(here, choice):
                continue
            verdict = here.try_out(choice)
            assert verdict.kind in (WRONG, REFUSED)
            found[step].add(step.wrong.index(wrong))
            explained(lesson, verdict)
            is_short(lesson, verdict.text)
    return found


@each_lesson
def test_what_is_not_allowed_is_refused_with_its_rule(lesson: Lesson) -> None:
    for here in along(lesson):
        if here.step.ask:
            continue
        offered = here.match.offers[here.seat]
        for action in here.game.actions.rows[:: max(1, len(here.game.actions) // 60)]:
            if action not in offered:
                verdict = here.try_out(action.text)
                assert verdict.kind == REFUSED
                explained(lesson, verdict)


@each_lesson
def test_a_game_goes_on_from_every_position(lesson: Lesson) -> None:
    """`opening` has checked that all pieces are there, and that `view` and `sample` agree."""
    game = get_game(lesson.game)
    for step in lesson.steps:
        if step.position is not None:
            state = opening(lesson, step.number).clone()
            pieces = sorted(state.pieces())
            random_playout(game, state, FastChance(1))
            assert game.outcome(state) is not None
            assert sorted(state.pieces()) == pieces
    assert 1 <= len(lesson.steps) <= MOST_STEPS


@each_lesson
def test_its_sections_exist(lesson: Lesson) -> None:
    known = {section.id for section in summary(lesson.game, "en")}
    assert set(lesson.sections) <= known


@pytest.mark.parametrize("game", ours())
def test_the_texts_are_those_of_the_lessons(game: str) -> None:
    wanted = {key for lesson in lessons(game) for key in lesson.texts()}
    for language in LANGUAGES:
        path = folder(game) / "texts" / f"lessons.{language}.ftl"
        written = set(arguments_of(path)) if path.is_file() else set()
        begun = {key for key in written if key.startswith(f"{game}-lesson-")}
        assert begun == wanted


@pytest.mark.parametrize(
    ("described", "problem"),
    [
        ({"grid": "Zz9 " + ". " * 15}, "no mage"),
        ({"grid": "Rg4 Rg4 " + ". " * 14}, "there twice"),
        ({"hand": ["", ""]}, "not known"),
        ({"hands": [""]}, "2 are needed"),
        ({"piles": ["beige 99", ""]}, "no such piles"),
        ({"turn": 3}, "from 1 to 2"),
    ],
)
def test_a_wrong_description_says_what_is_wrong(described: dict[str, object], problem: str) -> None:
    given = Given("here", {"players": ["", "Bruno"], **described})
    with pytest.raises(BadPosition, match=problem):
        build(get_game("conclave"), given)


def test_a_lesson_goes_on_only_from_what_is_right() -> None:
    lesson = find("conclave", "ten-convinces")
    with pytest.raises(BadInput, match="is not right"):
        run(lesson, ["crow-beige-5"])
    with pytest.raises(BadInput, match="no lesson"):
        find("conclave", "nothing")


def test_a_choice_can_be_tried_by_its_number() -> None:
    here = Run(find("magia", "two-ways"))
    number = here.game.actions.parse("move green-plain d3").id
    verdict = here.try_out(f"#{number}")
    assert (verdict.kind, verdict.choice) == (RIGHT, "move green-plain d3")
    for wrong in ("#", "#-1", "#99999", "#1x"):
        with pytest.raises(BadInput):
            here.try_out(wrong)
