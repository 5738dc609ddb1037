"""The digests of the games' rules as sections of HTML, for the rules panel."""

import functools

from grimorio.core.registry import game_ids
from grimorio.texts import LANGUAGES
from grimorio.texts.digest import digest

from . import protocol as p


def sections(game: str, language: str) -> list[p.RuleSection] | None:
    """The digest in a language, Spanish if there is no such language; None for an unknown game."""
    if game not in game_ids():
        return None
    return _read(game, language if language in LANGUAGES else LANGUAGES[0])


@functools.cache
def _read(game: str, language: str) -> list[p.RuleSection]:
    """What the game is and where its facts come from, then every rule."""
    return [
        p.RuleSection(each.id or "about", f"{each.id} {each.title}".strip(), each.to_html())
        for each in digest(game, language)
    ]
