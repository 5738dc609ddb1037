"""The rules panel: the turn at a glance, our rulings, other words, where one can try it."""

import pytest

from grimorio.core.game import OptionValue
from grimorio.core.registry import get_game, ours
from grimorio.learn.panel import glance, glance_text, goal, tries
from grimorio.server.rules import cards, rules
from grimorio.server.sheet import sheet
from grimorio.texts import LANGUAGES, Speaker
from grimorio.texts.summary import OURS, summary
from tests.walking import positions

BEFORE_THE_FIRST_TURN = {"castle", "goblin"}
each_game = pytest.mark.parametrize("game", ours())


def owed(game_id: str) -> set[str]:
    """The choices of some random games."""
    game = get_game(game_id)
    found: set[str] = set()
    for seed in range(6):
        options: dict[str, OptionValue] = {"swaps": True, "castles": "chosen"}
        seats = game.info.least_seats + seed % 2
        known = {option.name for option in game.options(seats)}
        given = {name: value for name, value in options.items() if name in known}
        for state in positions(game, seats, seed, given):
            found |= {game.view(state, seat).choice for seat in game.deciding(state)}
    return found


@each_game
def test_whatever_is_owed_is_somewhere_in_the_turn(game: str) -> None:
    parts = glance(game)
    here = {choice for part in parts for choice in part.choices}
    assert owed(game) - BEFORE_THE_FIRST_TURN <= here
    assert all(Speaker("en").has(f"{game}-prompt-{choice}") for choice in here)
    known = {section.id for section in summary(game, "en")}
    assert {part.section for part in parts} <= known
    for language in LANGUAGES:
        speaker = Speaker(language)
        assert speaker.has(goal(game).key)
        for part in parts:
            words = speaker.say(glance_text(game, part))
            assert words.startswith("*"), words
            assert len(words.split()) <= 20


@each_game
def test_our_rulings_are_the_same_in_both_languages(game: str) -> None:
    marked = [[section.body.count(OURS) for section in summary(game, language) if section.id]
              for language in LANGUAGES]  # fmt: skip
    assert marked[0] == marked[1]
    assert sum(marked[0]) > 5
    book = rules(game, "es")
    assert book is not None
    assert all(('class="ruling"' in each.html) == each.ours for each in book.sections)
    assert all(each.also for each in book.sections if each.id != "about")
    assert not any("also:" in each.html for each in book.sections)


@each_game
def test_a_lesson_is_reached_from_its_sections(game: str) -> None:
    from grimorio.learn.lesson import lessons

    book = rules(game, "en")
    assert book is not None
    for lesson in lessons(game):
        for id in lesson.sections:
            assert lesson.id in [each.lesson for each in tries(game)[id]]
    offered = [each for section in book.sections for each in section.tries]
    assert {each.lesson for each in offered} == {lesson.id for lesson in lessons(game)}
    steps = {lesson.id: len(lesson.steps) for lesson in lessons(game)}
    assert all(1 <= each.step <= steps[each.lesson] for each in offered)


@pytest.mark.parametrize(
    ("game", "section", "lesson", "step"),
    [
        ("conclave", "CO-12", "control-or-resentment", 2),
        ("cronicas", "CR-10", "all-four-evil", 2),
        ("magia", "MA-19", "the-end", 2),
        ("bellum", "BE-11", "ten-chests", 2),
    ],
)
def test_a_rule_is_tried_in_the_step_that_teaches_it(
    game: str, section: str, lesson: str, step: int
) -> None:
    assert tries(game)[section][0] == (lesson, step)


@each_game
def test_every_card_says_what_it_does_and_where_that_comes_from(game: str) -> None:
    found = cards(get_game(game)).cards
    assert len(found) > 5
    assert all(each.sources and each.source in each.sources.values() for each in found)


@each_game
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_sheet_has_all_of_it(game: str, language: str) -> None:
    page, speaker = sheet(game, language), Speaker(language)
    assert f'<html lang="{language}">' in page
    assert speaker.say(goal(game)) in page
    for section in summary(game, language):
        assert f"<small>{section.id}</small>" in page or not section.id
    assert page.count("<li><strong>") >= len(glance(game))
    assert "<!--" not in page
