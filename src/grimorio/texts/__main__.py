"""`python -m grimorio.texts GAME`: which texts a game asks for and has not written yet."""

import argparse
import sys

from fluent.syntax import FluentParser, ast

from grimorio.core.errors import BadInput
from grimorio.core.registry import folder, get_game
from grimorio.core.text import Text

from . import LANGUAGES, game_texts
from .spoken import always_said, nested, said_in_play

GAMES = 30


def missing(id: str) -> dict[str, list[str]]:
    """By language: the keys that are asked for in a few random games, and are not there."""
    game = get_game(id)
    said = {text.key for text in always_said(game)}
    for seed in range(GAMES):
        for text in said_in_play(game, seed, lambda choice, _: Text(f"{id}-prompt-{choice}")):
            said.update(part.key for part in nested(text))
    own = {key for key in said if key.startswith(f"{id}-")}
    return {language: sorted(own - written(id, language)) for language in LANGUAGES}


def written(id: str, language: str) -> set[str]:
    if not (folder(id) / "texts" / f"{language}.ftl").is_file():
        return set()  # the other language is said instead, but it is missing all the same
    resource = FluentParser().parse(game_texts(id, language))
    return {each.id.name for each in resource.body if isinstance(each, ast.Message)}


def main() -> int:
    given = argparse.ArgumentParser(description="Which texts a game has not written yet.")
    given.add_argument("game")
    try:
        found = missing(given.parse_args().game)
    except BadInput as problem:
        sys.exit(str(problem))
    for language, keys in found.items():
        print(f"{language}.ftl:", *(keys or ["nothing is missing"]), sep="\n  ")
    return 1 if any(found.values()) else 0


if __name__ == "__main__":
    sys.exit(main())
