"""Write the generated pages of docs/ anew: a test fails if one is out of date."""

from pathlib import Path

import grimorio.games  # noqa: F401  (registers the games)
from grimorio.core.registry import game_ids
from grimorio.texts.digest import digest_path

DOCS = Path(__file__).resolve().parent.parent / "docs"


def pages() -> dict[Path, str]:
    """Every generated page with its text."""
    found: dict[Path, str] = {}
    for game_id in game_ids():
        note = "<!-- Written by `make docs` from the digest beside the game. -->\n\n"
        text = digest_path(game_id, "en").read_text(encoding="utf-8")
        found[DOCS / "games" / f"{game_id}.md"] = note + text
    return found


if __name__ == "__main__":
    for path, text in pages().items():
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
