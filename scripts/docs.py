"""Write the generated pages of docs/, and what follows from the fields of the games, anew: a test
fails if one is out of date. Every text in both languages goes to build/texts, to be read through.
"""

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from grimorio.core.encoding import Encoding
from grimorio.core.registry import encoding_version, get_encoding, get_game, ours
from grimorio.server.options import OPTIONS, limits_told
from grimorio.texts.summary import summary_path
from scripts import fields
from scripts.rules_trace import rules_trace
from scripts.texts import game_page, shared_page

ROOT = Path(__file__).resolve().parent.parent
DOCS = ROOT / "docs"
TEXTS = ROOT / "build" / "texts"


def pages() -> dict[Path, str]:
    """Every generated page with its text."""
    found: dict[Path, str] = {}
    for game_id in ours():
        note = "<!-- Written by `make docs` from the summary beside the game. -->\n\n"
        text = summary_path(game_id, "en").read_text(encoding="utf-8")
        found[DOCS / "games" / f"{game_id}.md"] = note + text
    found[DOCS / "games" / "rules-trace.md"] = rules_trace()
    found[DOCS / "guides" / "tensors.md"] = tensors()
    found[DOCS / "guides" / "settings.md"] = settings()
    return found | fields.pages() | fields.record_types()


def texts() -> dict[Path, str]:
    """What is read and not kept: all that is said, side by side."""
    games = {TEXTS / f"{game_id}.md": game_page(game_id) for game_id in ours()}
    return {TEXTS / "shared.md": shared_page(), **games}


def settings() -> str:
    """Every option and every limit of the server, with its default."""
    lines = [
        "<!-- Written by `make docs` from src/grimorio/server. -->\n",
        "# Settings of the server\n",
        "Each can be given in a TOML file, in the environment, or as a flag of `grimorio serve`; a",
        "flag goes before the environment, and the environment before the file. `--config FILE` or",
        "`GRIMORIO_CONFIG` names the file. What does not fit is told in one sentence at the start.",
        "Files are looked for from the folder where the server is started.\n",
        "```toml",
        "# grimorio.toml",
        'host = "0.0.0.0"',
        'proxy = ["10.0.0.0/8"]     # in the environment: GRIMORIO_PROXY=10.0.0.0/8,192.168.1.1',
        "https = true\n",
        "[limits]",
        "sockets = 5000             # --limit sockets=5000, GRIMORIO_LIMIT_SOCKETS=5000",
        "requests = [30, 120]       # a rate: a second, at once; as a flag 30:120",
        "```\n",
        "| flag | in the file | in the environment | default | meaning |",
        "| --- | --- | --- | --- | --- |",
    ]
    for option in OPTIONS:
        form = f" {option.form}".replace("|", "\\|") if option.form else ""
        key = f"`{option.name} = {'[…]' if option.many else '…' if form else 'true'}`"
        usual = option.default()
        shown = usual if option.usual or not usual else f"`{usual}`"
        lines.append(f"| `{option.flag}{form}` | {key} | `{option.variable}` | {shown} | "
                     f"{option.meaning} |")  # fmt: skip
    lines += [
        "| `--limit NAME=NUMBER` | `NAME = …` under `[limits]` | `GRIMORIO_LIMIT_NAME` | "
        "[below](#limits) | Another limit than the usual one; may be repeated. |",
        "\nSettings that do not fit together are refused, too: `--lan` with `--https` or with an",
        "address of this computer alone, `--https` with a public address of plain HTTP, a log or a",
        "control in the place of another file. Missing folders of a database are made; those of a",
        "log or a control are not. In the password of a PostgreSQL address `/ @ : ? # %` are",
        "written `%2F %40 %3A %3F %23 %25`; better leave it to `PGPASSWORD`.",
        "\n## Limits\n",
        "They are far above what people do. An address is that of the client; behind a proxy that",
        "was named, the one that the proxy tells. Two numbers are a rate: so many a second on",
        "average, and so many at once. Zero of `*_days` is never, and of a rate of hints, coach,",
        "previews, lessons, records, tables or log it leaves these out; a limit that would let",
        "nobody in is refused.\n",
        "| limit | default | meaning |",
        "| --- | --- | --- |",
    ]
    lines += [f"| `{name}` | `{usual}` | {told} |" for name, usual, told in limits_told()]
    return "\n".join(lines) + "\n"


def tensors() -> str:
    """Every number that a learner gets, field by field, at the smallest table of each game."""
    parts = [
        "<!-- Written by `make docs` from the encodings of the games. -->\n\n"
        "# The numbers that learners get\n\n"
        "An observation is one row of numbers from 0 to 255, one byte each: the fields below, in\n"
        "this order. Fields for every seat go clockwise from the seat that observes. Where one of\n"
        "several things is meant, it has a 1 in its place; nothing is all 0. Sizes are those of\n"
        "the smallest table.\n\n"
        "An information state as numbers is the observation, followed by the latest plies as the\n"
        "seat saw them, oldest first, three numbers each: who acted (1 is the seat itself, then\n"
        "clockwise; 0 is no ply), and 1 + the action's id as two bytes, the higher one first, or\n"
        "0 where the choice was hidden. As text it is every ply, and the view as JSON.\n"
    ]
    for game_id in ours():
        game = get_game(game_id)
        encoding = get_encoding(game, game.info.least_seats)
        parts.append(_fields(game_id, encoding, len(game.actions)))
    return "\n".join(parts)


def _fields(game_id: str, encoding: Encoding, actions: int) -> str:
    lines = [
        f"## {game_id}_v{encoding_version(game_id)}, {encoding.seats} seats\n",
        f"{encoding.size} numbers; {actions} actions; an information state recalls the latest "
        f"{encoding.remembered} plies.\n",
        "| from | field | size | most | what |",
        "| ---: | --- | ---: | ---: | --- |",
    ]
    start = 0
    for field in encoding.fields:
        lines.append(f"| {start} | `{field.name}` | {field.size} | {field.most} | {field.text} |")
        start += field.size
    return "\n".join(lines) + "\n"


if __name__ == "__main__":
    for path, text in (pages() | texts()).items():
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
