"""What the coach says when a rule is met for the first time, and about a doubtful choice."""

import pytest

from grimorio.core.position import Tried, facts
from grimorio.core.registry import get_game, ours
from grimorio.core.text import Text
from grimorio.learn.coach import doubt, first_met, first_text, first_word, firsts
from grimorio.learn.lesson import find, matches, opening
from grimorio.texts import LANGUAGES, Speaker
from grimorio.texts.summary import summary


@pytest.mark.parametrize("game", ours())
def test_every_first_can_be_met_and_is_told_in_forty_words(game: str) -> None:
    texts = [action.text for action in get_game(game).actions.rows]
    known = {section.id for section in summary(game, "en")}
    assert len(firsts(game)) >= 5
    for first in firsts(game):
        assert first.section in known
        assert first.choices or first.events
        assert all(any(matches(text, [each]) for text in texts) for each in first.choices)
        for kind in first.events:
            assert Speaker("en").has(f"{game}-log-{kind}"), f"{game} has no event {kind}"
        for language in LANGUAGES:
            words = Speaker(language).say(first_text(game, first))
            assert words != first_text(game, first).key
            assert len(words.split()) <= 40


def test_a_rule_is_met_by_the_choice_or_by_what_it_brings_and_only_once() -> None:
    met = first_met("conclave", ["send crow-blue-4 b2"], ["mage-sent", "magic-crisis"], [])
    assert met is not None
    assert met.id == "crisis"
    assert first_met("conclave", ["send crow-blue-4 b2"], ["magic-crisis"], ["crisis"]) is None
    gift = first_met("conclave", ["give blue p2", "send crow-blue-4 b2"], [], [])
    assert gift is not None
    assert gift.id == "gift"


def test_a_rule_is_told_with_what_it_means_for_this_choice() -> None:
    first = firsts("conclave")[0]
    reason = Text("conclave-reason-neutral")
    more = Text("conclave-preview-nobody")
    for language in LANGUAGES:
        speaker = Speaker(language)
        rule, why, next_line = (speaker.say(each) for each in (
            first_text("conclave", first), reason, more))  # fmt: skip
        alone = speaker.say(first_word("conclave", first, None, [], {}))
        made = speaker.say(first_word("conclave", first, reason, [more], {}))
        plain = speaker.say(first_word("conclave", first, reason, [reason, more], {}))
        assert alone == rule
        assert made.startswith(rule)
        assert why in made
        assert next_line not in made
        assert plain.endswith(next_line)


def test_in_a_time_of_darkness_he_does_not_warn_of_evil() -> None:
    """There evil leaves nobody out; it is what earns the fame."""
    game = get_game("cronicas")
    evil = next(each for each in firsts("cronicas") if each.id == "evil")
    for id, dark in (("example-darkness", True), ("evil", False)):
        lesson = find("cronicas", id)
        view = game.view(opening(lesson, 1), lesson.learner)
        said = first_word("cronicas", evil, None, [], facts(game, Tried(view)))
        assert ("gains no fame" in Speaker("en").say(said)) != dark
        assert ("no gana fama" in Speaker("es").say(said)) != dark


@pytest.mark.parametrize("same", [True, False])
def test_he_asks_and_says_how_much_but_not_what_is_better(same: bool) -> None:
    for language in LANGUAGES:
        said = Speaker(language).say(doubt(0.234, Text("conclave-preview-nobody"), same))
        assert "23" in said
        assert "?" in said
        assert Speaker(language).say("conclave-preview-nobody") in said
