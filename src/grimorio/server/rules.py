"""What the games bring to be read: their rules as sections of HTML, and their texts."""

import functools

from grimorio.core.registry import game_ids
from grimorio.texts import LANGUAGES, game_texts
from grimorio.texts.summary import summary

from . import protocol as p


def sections(game: str, language: str) -> list[p.RuleSection] | None:
    """The summary in a language, Spanish if there is no such language; None for an unknown game."""
    if game not in game_ids():
        return None
    return _read(game, language if language in LANGUAGES else LANGUAGES[0])


def texts(game: str, language: str) -> str | None:
    """What a game says, as Fluent; None for an unknown game."""
    if game not in game_ids():
        return None
    return _said(game, language if language in LANGUAGES else LANGUAGES[0])


@functools.cache
def _said(game: str, language: str) -> str:
    return game_texts(game, language)


@functools.cache
def _read(game: str, language: str) -> list[p.RuleSection]:
    """What the game is and where its facts come from, then every rule."""
    return [
        p.RuleSection(each.id or "about", f"{each.id} {each.title}".strip(), each.to_html())
        for each in summary(game, language)
    ]
