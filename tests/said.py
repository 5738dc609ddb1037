"""Which texts the sources ask for: every string that is a key, and every pattern of keys.

A pattern such as `{game}-log-{kind}` stands for the keys that it makes when its holes are filled
with words that stand as strings of their own in the sources or in an edition.
"""

import ast
import functools
import re
from collections.abc import Iterator
from pathlib import Path

from grimorio.core.registry import game_ids
from grimorio.learn.lesson import lessons
from grimorio.texts import LANGUAGES, text_files

ROOT = Path(__file__).resolve().parent.parent
HOLE = "\0"
NAME = f"{HOLE}-{HOLE}"  # `{game}-{thing}`
_QUOTED = ('"([^"\\n]*)"', "'([^'\\n]*)'", "`([^`]*)`")
_WORD = re.compile(r"[a-z][a-z0-9]*(-[a-z0-9]+)*")
_TEMPLATE = re.compile(rf"[a-z0-9{HOLE}-]*-[a-z0-9{HOLE}-]*")


def _python(text: str) -> Iterator[str]:
    for node in ast.walk(ast.parse(text)):
        if isinstance(node, ast.Constant) and isinstance(node.value, str):
            yield node.value
        elif isinstance(node, ast.JoinedStr):
            yield "".join(
                str(part.value) if isinstance(part, ast.Constant) else HOLE for part in node.values
            )


def _script(text: str) -> Iterator[str]:
    for quoted in _QUOTED:  # one kind at a time: an apostrophe in a comment is no quote
        for found in re.findall(quoted, text):
            yield re.sub(r"\$\{[^{}]*\}", HOLE, found)
    yield from re.findall(r"\b([a-z]\w*): [\d.]+", text)  # the keys of a small table


@functools.cache
def strings() -> frozenset[str]:
    """All strings of the program, the page and the editions; holes of templates are marked."""
    found: set[str] = set()
    for path in (ROOT / "src" / "grimorio").rglob("*.py"):
        found.update(_python(path.read_text(encoding="utf-8")))
    for path in (ROOT / "web" / "src").rglob("*"):
        if path.suffix in (".ts", ".svelte") and not path.name.endswith(".test.ts"):
            found.update(_script(path.read_text(encoding="utf-8")))
    for path in (ROOT / "src" / "grimorio" / "games").glob("*/edition/*.toml"):
        found.update(re.findall(r"[a-z][a-z0-9-]*", path.read_text(encoding="utf-8")))
    for language in LANGUAGES:
        for path in text_files(language):  # one text may stand within another
            found.update(re.findall(r"\{ ([a-z][a-z0-9-]*) \}", path.read_text(encoding="utf-8")))
    return frozenset(found)


@functools.cache
def templates() -> tuple[list[str], ...]:
    """The pieces between the holes of every string that can make keys."""
    found = (text for text in strings() if HOLE in text and _TEMPLATE.fullmatch(text))
    return tuple(text.split(HOLE) for text in found if text == NAME or re.search("[a-z]", text))


def is_asked_for(key: str) -> bool:
    """Whether some code can say it; `…-seen` is said where `…` is."""
    return _is_word(key) or any(fills(pieces, key) for pieces in templates())


def _is_word(word: str) -> bool:
    return word in strings() or word in lesson_words() or word.isdigit()


@functools.cache
def lesson_words() -> frozenset[str]:
    """What the lessons name: parts of keys, never keys."""
    found = {lesson.id for game in game_ids() for lesson in lessons(game)}
    games = ROOT / "src" / "grimorio" / "games"
    for path in [*games.glob("*/lessons/**/*.toml"), *games.glob("*/glance.toml")]:
        found.update(re.findall(r"[a-z][a-z0-9-]*", path.read_text(encoding="utf-8")))
    return frozenset(found)


@functools.cache
def _is_made(word: str) -> bool:
    """A hole takes a plain word, or one that a template such as `now-{verb}` makes."""
    return _is_word(word) or any(pieces[0] and fills(pieces, word) for pieces in templates())


def fills(pieces: list[str], key: str, begins: bool = True) -> bool:
    """Whether the key is these pieces with words between them; a leading hole is a game."""
    if not key.startswith(pieces[0]):
        return False
    rest = key[len(pieces[0]) :]
    if len(pieces) == 1:
        return rest in ("", "-seen")
    ends = (end for end in range(1, len(rest) + 1) if rest[end:].startswith(pieces[1]))
    known = game_ids().__contains__ if begins and not pieces[0] else _is_made
    return any(known(rest[:end]) and fills(pieces[1:], rest[end:], False) for end in ends)


def keys_named(prefixes: frozenset[str]) -> Iterator[str]:
    """Strings that can be nothing but keys: they begin as keys do."""
    for text in strings():
        if _WORD.fullmatch(text) and "-" in text and text.split("-")[0] in prefixes:
            yield text
