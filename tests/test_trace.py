"""Every numbered rule of a digest is found by one grep: in the rules, in the tests, in the docs."""

import re
from pathlib import Path

import pytest
from scripts.docs import pages

import grimorio.games  # noqa: F401  (registers the games)
from grimorio.core.registry import game_ids
from grimorio.texts.digest import digest

ROOT = Path(__file__).resolve().parent.parent


def quoted(folder: Path) -> set[str]:
    """The section ids in Python files; `test_co6_…` quotes CO-6."""
    found: set[str] = set()
    for path in folder.rglob("*.py"):
        text = path.read_text(encoding="utf-8")
        found |= set(re.findall(r"\b[A-Z]{2}-\d+\b", text))
        found |= {f"{a.upper()}-{n}" for a, n in re.findall(r"test_([a-z]{2})(\d+)_", text)}
    return found


@pytest.mark.parametrize("game_id", game_ids())
def test_every_rule_has_its_code_and_its_test(game_id: str) -> None:
    ids = {section.id for section in digest(game_id, "en") if section.id}
    assert not ids - quoted(ROOT / "src" / "grimorio" / "games" / game_id), "no code quotes these"
    assert not ids - quoted(ROOT / "tests" / "games" / game_id), "no test quotes these"


@pytest.mark.parametrize("game_id", game_ids())
def test_every_refusal_names_a_section_of_the_digest(game_id: str) -> None:
    ids = {section.id for section in digest(game_id, "en")}
    for path in (ROOT / "src" / "grimorio" / "games" / game_id).rglob("*.py"):
        for section in re.findall(r'Refusal\(\s*"([^"]+)"', path.read_text(encoding="utf-8")):
            assert section in ids, f"{path.name} refuses by {section}"


def test_the_generated_pages_are_up_to_date() -> None:
    for path, text in pages().items():
        assert path.read_text(encoding="utf-8") == text, f"{path.name}: run make docs"
