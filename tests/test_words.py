"""Numbers, lists and agreement are written as each language writes them.

The page's tests read the same file (web/src/lib/speech.test.ts), so both say the same.
"""

import json
from pathlib import Path
from typing import Any

import pytest

from grimorio.core.text import SeatName, Text, TextArg
from grimorio.texts import LANGUAGES, Speaker

WORDS = json.loads((Path(__file__).parent / "data" / "words.json").read_text(encoding="utf-8"))
NAMES = ["Ana", "Benny", "Irene", "Hilda"]


def load(arg: Any) -> TextArg:
    """An argument as the protocol sends it; a float is for a sentence of the page alone."""
    if isinstance(arg, dict):
        return SeatName(arg["seat"]) if "seat" in arg else Text(arg["key"], load_all(arg["args"]))
    return [load(each) for each in arg] if isinstance(arg, list) else arg


def load_all(args: dict[str, Any]) -> dict[str, TextArg]:
    return {name: load(arg) for name, arg in args.items()}


@pytest.mark.parametrize("language", LANGUAGES)
def test_lists_and_sentences_are_written_as_the_language_writes_them(language: str) -> None:
    speaker = Speaker(language, NAMES)
    for items, wanted in WORDS["lists"][language]:
        assert speaker.listed(items) == wanted
    for items, wanted in WORDS["choices"][language]:
        assert speaker.listed(items, "or") == wanted
    for text, wanted in WORDS["sentences"][language]:
        assert speaker.say(text["key"], **load_all(text["args"])) == wanted


@pytest.mark.parametrize("language", LANGUAGES)
def test_whoever_sits_there_is_told_in_the_second_person(language: str) -> None:
    for seat, text, wanted in WORDS["own"][language]:
        speaker = Speaker(language, NAMES, seat)
        assert speaker.say(text["key"], **load_all(text["args"])) == wanted


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_prompt_names_what_is_on_offer(language: str) -> None:
    speaker = Speaker(language)
    for game_id, choice, verbs, wanted in WORDS["prompts"][language]:
        assert speaker.prompt(game_id, choice, verbs) == wanted
