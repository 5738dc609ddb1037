"""Cónclave in C by hand (conclave.c), compiled here: how fast it could be at all. Prints one JSON
object."""

import json
import shutil
import subprocess
import tempfile
from pathlib import Path
from typing import Any

from grimorio.core.registry import get_game
from grimorio.games.conclave.rules import Conclave

SOURCE = Path(__file__).with_name("conclave.c")
ROUNDS = 5


def measure(seconds: float = 0.3) -> dict[str, Any]:
    """By table: games and choices a second, choices a game; or why there is nothing."""
    compiler = shutil.which("gcc") or shutil.which("cc")
    if compiler is None:
        return {"C": "not measured: there is no C compiler"}
    game = get_game("conclave")
    assert isinstance(game, Conclave)
    mages = zip(game.cards.brotherhood, game.cards.influence, strict=True)
    table = "\n".join(f"{brotherhood} {influence}" for brotherhood, influence in mages)
    found: dict[str, Any] = {}
    with tempfile.TemporaryDirectory() as folder:
        program = f"{folder}/conclave"
        subprocess.run([compiler, "-O3", "-o", program, str(SOURCE)], check=True)
        for seats in (game.info.least_seats, game.info.most_seats):
            said = subprocess.run(
                [program, str(seats), str(seconds / ROUNDS), str(ROUNDS)],
                input=table,
                check=True,
                capture_output=True,
                text=True,
            ).stdout.split()
            games, choices, length = (float(word) for word in said)
            found[f"conclave {seats}"] = {"games": games, "choices": choices, "length": length}
    return found


if __name__ == "__main__":
    print(json.dumps(measure()))
