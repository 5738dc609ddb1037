"""The summary of a game's rules: numbered sections, for the rules panel and for docs/games."""

import html
import re
from pathlib import Path

from grimorio.core.registry import folder

OURS = "†"
_ALSO = re.compile(r"<!-- also:([^>]*)-->")


class Section:
    """A numbered rule (`CO-6`, its title, its text as Markdown); the opening has no number."""

    def __init__(self, id: str, title: str, body: str) -> None:
        self.id = id
        self.title = title
        found = _ALSO.search(body)
        self.also = found[1].strip() if found else ""
        """Other words for the same, for whoever looks for them."""
        self.body = _ALSO.sub("", body)

    @property
    def is_ours(self) -> bool:
        """Whether something in it is our ruling, and not the rulebook's."""
        return bool(self.id) and OURS in self.body

    def to_html(self, ours: str = OURS) -> str:
        """Paragraphs, lists and tables only: all that a summary uses. `ours` stands where
        something is our ruling."""
        text = "".join(_block(block) for block in re.split(r"\n\s*\n", self.body.strip()) if block)
        mark = f'<span class="ruling">{html.escape(ours)}</span>'
        return text.replace(OURS, f" {mark}") if self.id else text


def summary_path(game_id: str, language: str) -> Path:
    """Raises BadInput if there is no such game."""
    return folder(game_id) / "texts" / f"rules.{language}.md"


def summary(game_id: str, language: str) -> list[Section]:
    """Empty if nobody has written one, as may be with a game of a package."""
    path = summary_path(game_id, language)
    text = path.read_text(encoding="utf-8") if path.is_file() else ""
    sections = []
    for part in re.split(r"(?m)^##? ", text)[1:]:
        heading, _, body = part.partition("\n")
        number = re.match(r"[A-Z]{2}-\d+\b", heading)
        id = number[0] if number else ""
        sections.append(Section(id, heading[len(id) :].strip(), body))
    return sections


def _block(block: str) -> str:
    lines = block.splitlines()
    if lines[0].startswith("- "):
        items = [item.replace("\n", " ") for item in re.split(r"(?m)^- ", block) if item.strip()]
        return "<ul>" + "".join(f"<li>{_inline(item)}</li>" for item in items) + "</ul>"
    if lines[0].startswith("|"):
        head, _, *rest = lines  # the second line is the rule below the headings
        rows = [_row(head, "th"), *(_row(line, "td") for line in rest)]
        return "<table>" + "".join(rows) + "</table>"
    return f"<p>{_inline(' '.join(lines))}</p>"


def _row(line: str, tag: str) -> str:
    cells = (f"<{tag}>{_inline(cell)}</{tag}>" for cell in line.strip("| ").split("|"))
    return "<tr>" + "".join(cells) + "</tr>"


def _inline(text: str) -> str:
    safe = html.escape(text.strip())
    safe = re.sub(r"\*\*(.+?)\*\*", r"<strong>\1</strong>", safe)
    safe = re.sub(r"`(.+?)`", r"<code>\1</code>", safe)
    return re.sub(r"\*(.+?)\*", r"<em>\1</em>", safe)
