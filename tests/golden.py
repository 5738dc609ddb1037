"""Golden playthroughs and perft counts: what the rules do, kept as readable files.

A golden's first line says which game it is (`conclave seats=3 seed=1 removed=0`); the rest is
written by `playthrough`. `make goldens` writes all of them anew: read the difference before
you commit it. Perft counts are in `perft.json` beside the goldens.
"""

import json
from pathlib import Path
from typing import Any

from grimorio.core.chance import FastChance
from grimorio.core.event import EVERYTHING, Event
from grimorio.core.game import Game, OptionValue
from grimorio.core.perft import perft
from grimorio.core.registry import game_ids, get_game

HERE = Path(__file__).parent


def folder(game_id: str) -> Path:
    return HERE / "games" / game_id / "goldens"


def goldens(game_id: str) -> list[Path]:
    return sorted(folder(game_id).glob("*.txt"))


def playthrough(header: str) -> str:
    """The whole text of a golden, from its first line."""
    game_id, *words = header.split()
    given = dict(word.split("=", 1) for word in words)
    seats, seed = int(given.pop("seats")), int(given.pop("seed"))
    game = get_game(game_id)
    known = {option.name: option for option in game.options(seats)}
    options: dict[str, OptionValue] = {name: known[name].parse(given[name]) for name in given}
    chance = FastChance(seed)
    state = game.setup(seats, game.check_options(seats, options), chance)
    lines = [header, "", f"setup {json.dumps(state.to_json())}"]
    ply = 0
    while game.deciding(state):
        seat = game.deciding(state)[0]
        legal = game.legal(state, seat)
        action = legal[chance.below(len(legal))]
        events: list[Event] = []
        game.apply(state, seat, action, chance, events)
        ply += 1
        lines.append(f"{ply:>4} p{seat + 1} {action.text}   (of {len(legal)})")
        lines += [f"       {told(event)}" for event in events]
    lines += ["", *score_lines(game, state), ""]
    return "\n".join(lines)


def told(event: Event) -> str:
    seen = event.seen_by(EVERYTHING)
    words = [f"{name}={value}" for name, value in seen.items() if name != "kind"]
    secret = f" [{', '.join(event.secret)} to {event.audience}]" if event.secret else ""
    return f"{event.kind} {' '.join(words)}{secret}".replace("'", "")


def score_lines(game: Game[Any, Any, Any], state: Any) -> list[str]:
    outcome = game.outcome(state)
    assert outcome is not None
    lines = [f"places {outcome.places}: {outcome.reason.key}"]
    for row in outcome.sheet:
        names = [getattr(arg, "key", str(arg)) for arg in row.label.args.values()]
        lines.append(f"{row.label.key} {' '.join(names)} {row.cells}".replace("'", ""))
    return lines


def perft_rows(game_id: str) -> list[dict[str, Any]]:
    path = folder(game_id) / "perft.json"
    if not path.exists():
        return []
    rows: list[dict[str, Any]] = json.loads(path.read_text(encoding="utf-8"))
    return rows


def perft_count(game_id: str, row: dict[str, Any]) -> int:
    """From `plies` random plies into the game with this seed, all sequences of `depth` actions."""
    game = get_game(game_id)
    chance = FastChance(row["seed"])
    state = game.setup(row["seats"], game.check_options(row["seats"], {}), chance)
    for _ in range(row["plies"]):
        seat = game.deciding(state)[0]
        legal = game.legal(state, seat)
        game.apply(state, seat, legal[chance.below(len(legal))], chance)
    return perft(game, state, row["depth"], row["seed"])


def write_all() -> None:
    for game_id in game_ids():
        for path in goldens(game_id):
            header = path.read_text(encoding="utf-8").splitlines()[0]
            path.write_text(playthrough(header), encoding="utf-8")
        rows = perft_rows(game_id)
        for row in rows:
            row["count"] = perft_count(game_id, row)
        if rows:
            body = ",\n ".join(json.dumps(row) for row in rows)
            (folder(game_id) / "perft.json").write_text(f"[{body}]\n", encoding="utf-8")
