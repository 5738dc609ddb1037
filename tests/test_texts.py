"""Everything that a game can say exists in Spanish and in English, with the same arguments."""

import functools
import random
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from fluent.syntax import ast
from scripts.texts import arguments_of, messages_of, told_to, used_in

from grimorio.core.action import is_seat
from grimorio.core.match import Match
from grimorio.core.registry import game_ids, get_game
from grimorio.core.text import Text
from grimorio.server.rules import sections
from grimorio.texts import LANGUAGES, Speaker, __main__, text_files
from grimorio.texts.spoken import Asked, always_said, nested, said_in_play
from grimorio.texts.summary import summary
from tests.said import fills, is_asked_for, keys_named, templates

GRAMMAR = {"count", "sound"}
NOT_KEYS = {
    "bellum-balance",  # a report
    "conclave-refilled",  # an event
    *(f"magia-{picture}" for picture in ("dragon", "ermine", "hat", "owl", "portal")),
}


@functools.cache
def messages(language: str) -> dict[str, set[str]]:
    """Every key with the arguments it needs; a key may stand only once."""
    found: dict[str, set[str]] = {}
    for path in text_files(language):
        for key, arguments in arguments_of(path).items():
            assert key not in found, f"{key} stands twice"
            found[key] = arguments
    return found


def test_both_languages_have_the_same_keys_and_variables() -> None:
    es, en = messages("es"), messages("en")
    assert sorted(es) == sorted(en)
    for key, variables in es.items():
        # What is given for a language's grammar alone, the other may leave.
        assert variables - GRAMMAR == en[key] - GRAMMAR, key


def test_no_text_is_unused_or_missing() -> None:
    keys = set(messages("es"))
    assert sorted(key for key in keys if not is_asked_for(key)) == []
    prefixes = frozenset(key.split("-")[0] for key in keys if "-" in key)
    assert sorted(set(keys_named(prefixes)) - keys - NOT_KEYS) == []
    assert [pieces for pieces in templates() if pieces[0] and not _makes_a_key(pieces, keys)] == []


def _makes_a_key(pieces: list[str], keys: set[str]) -> bool:
    """Words such as `now-{verb}` are parts of keys; whatever begins like a key must make one."""
    begins = any(key.startswith(pieces[0]) for key in keys)
    return not begins or any(fills(pieces, key) for key in keys)


def told_in_play() -> Iterator[tuple[str, ast.Message]]:
    """What is said of the acts at a table, as a message of each language."""
    for path in [path for language in LANGUAGES for path in text_files(language)]:
        for message in messages_of(path):
            if re.match("[a-z]+-(log|recap)-", message.id.name):
                yield f"{path.name}: {message.id.name}", message


def test_every_seat_in_the_log_is_told_in_the_second_person() -> None:
    for where, message in told_in_play():
        named = {name for name in used_in(message.value) if is_seat(name)}
        assert named <= told_to(message), f"{where} has no words for {named - told_to(message)}"
        for attribute in message.attributes:
            assert attribute.id.name not in used_in(attribute), f"{where} names who is told"


@pytest.mark.parametrize("game_id", game_ids())
def test_nobody_reads_their_own_name_in_the_log(game_id: str) -> None:
    game, names = get_game(game_id), ["Ana", "Benny", "Carolyn", "Daniel", "Eva", "Fran"]
    told = 0
    for seats in (game.info.least_seats, game.info.most_seats):
        match = Match(game, seats, game.check_options(seats, {}), bytes(32))
        match.take(match.setup())
        pick = random.Random(seats)
        while match.outcome is None:
            seat = game.deciding(match.state)[0]
            match.take(match.act(seat, pick.choice(match.offers[seat])))
        for language in LANGUAGES:
            for seat in (0, seats - 1):
                speaker = Speaker(language, names, seat)
                for version in range(match.version + 1):
                    for text in match.told(version, seat):
                        said = speaker.say(text)
                        assert not re.search(rf"\b{names[seat]}\b", said), said
                        told += said != Speaker(language, names).say(text)
    assert told > 40


def asked(game_id: str) -> Asked:
    """A prompt; where it names what is on offer, it must have words for all of that."""

    def made(choice: str, verbs: set[str]) -> Text:
        key = f"{game_id}-prompt-{choice}"
        named = "offers" in messages("es").get(key, set())
        offers = [Text(f"{game_id}-offer-{verb}") for verb in sorted(verbs) if named]
        return Text(key, {"offers": [*offers]})

    return made


@pytest.mark.parametrize("game_id", game_ids())
def test_nothing_said_in_play_is_missing(game_id: str) -> None:
    used = {language: messages(language) for language in LANGUAGES}
    spoken: dict[str, Text] = {}
    for seed in range(12):
        for text in said_in_play(get_game(game_id), seed, asked(game_id)):
            for part in nested(text):
                spoken.setdefault(part.key, part)
    for language in LANGUAGES:
        speaker = Speaker(language, ["Ana", "Benny", "Carolyn", "Daniel", "Eva", "Fran"])
        for key, text in spoken.items():
            assert key in used[language], f"{language} lacks {key}"
            missing = used[language][key] - set(text.args)
            assert not missing, f"{key} in {language} uses {missing}, which is never given"
            assert "{" not in speaker.say(text), key


@pytest.mark.parametrize("game_id", game_ids())
def test_every_action_option_and_component_has_a_name(game_id: str) -> None:
    keys = {text.key for text in always_said(get_game(game_id))}
    assert f"{game_id}-title" in keys
    for language in LANGUAGES:
        lacking = sorted(keys - set(messages(language)))
        assert not lacking, f"{language} lacks {lacking[:10]}"


def test_an_answer_is_no_cell_of_the_tower() -> None:
    game = get_game("magia")
    said = [Speaker("en").say(game.name(word)) for word in ("no", "yes", "c4")]
    assert said == ["No, play on", "Yes, end the game", "C4"]


@pytest.mark.parametrize("game_id", game_ids())
def test_the_summary_has_the_same_sections_in_both_languages(game_id: str) -> None:
    es, en = summary(game_id, "es"), summary(game_id, "en")
    assert [section.id for section in es] == [section.id for section in en]
    assert len(es) > 5
    for section in es + en:
        assert section.title
        assert re.match(r"<(p|ul|table)>", section.to_html())


@pytest.mark.parametrize("game_id", game_ids())
def test_the_drawer_begins_with_what_is_reconstructed(game_id: str) -> None:
    for language, word in (("es", "reconstru"), ("en", "reconstructed")):
        book = sections(game_id, language)
        assert book is not None
        assert book[0].title == Speaker(language).say(f"{game_id}-title")
        opening = book[0].html + book[1].html
        assert word in opening
        assert [each.id for each in book[1:]] == [each.id for each in summary(game_id, "en")[1:]]
    assert "<th>" in "".join(each.html for each in sections("cronicas", "es") or [])


def test_a_language_that_is_not_written_at_all_is_missing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert __main__.written("bellum", "es")
    monkeypatch.setattr(__main__, "folder", lambda id: tmp_path)
    assert __main__.written("bellum", "es") == set()
