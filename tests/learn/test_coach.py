"""What the coach says when a rule is met for the first time, and about a doubtful choice."""

import pytest

from grimorio.core.registry import get_game, ours
from grimorio.core.text import Text
from grimorio.learn.coach import doubt, first_met, first_text, firsts
from grimorio.learn.lesson import matches
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


@pytest.mark.parametrize("same", [True, False])
def test_he_asks_and_says_how_much_but_not_what_is_better(same: bool) -> None:
    for language in LANGUAGES:
        said = Speaker(language).say(doubt(0.234, Text("conclave-preview-nobody"), same))
        assert "23" in said
        assert "?" in said
        assert Speaker(language).say("conclave-preview-nobody") in said
