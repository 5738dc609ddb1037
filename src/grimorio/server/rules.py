"""The digests of the games' rules as sections of HTML, for the rules panel."""

import functools
import re
from pathlib import Path

from markdown_it import MarkdownIt

from grimorio.core.registry import game_ids

from . import protocol as p

GAMES = Path(__file__).resolve().parents[1] / "games"
LANGUAGES = ("es", "en")
HEADING = re.compile(r"^##+ +(.+?)\s*$", re.MULTILINE)
SECTION = re.compile(r"^([A-Z]{2}[- ]§?[0-9A-Za-z.]+)[.:]?\s*")


def sections(game: str, language: str) -> list[p.RuleSection] | None:
    """The digest in a language, Spanish if there is no such language; None for an unknown game."""
    if game not in game_ids():
        return None
    known = language if language in LANGUAGES else LANGUAGES[0]
    path = GAMES / game / "texts" / f"rules.{known}.md"
    return _read(path) if path.is_file() else None


@functools.cache
def _read(path: Path) -> list[p.RuleSection]:
    return list(split(path.read_text("utf-8")))


def split(markdown: str) -> list[p.RuleSection]:
    """One section a heading; its id is the rule's number where the heading begins with one."""
    renderer = MarkdownIt("commonmark", {"html": False}).enable("table")
    parts = HEADING.split(markdown)
    found: list[p.RuleSection] = []
    for title, body in zip(parts[1::2], parts[2::2], strict=True):
        number = SECTION.match(title)
        id = number[1] if number else re.sub(r"\W+", "-", title.lower()).strip("-")
        found.append(p.RuleSection(id, title, renderer.render(body)))
    return found
