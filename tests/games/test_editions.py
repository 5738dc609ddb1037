"""Whatever is done to a line of an edition's file, it is refused with that line, or it plays.

Every line of the four base editions is deleted, doubled, given a value of another type, and made
a thousandfold.
"""

import os
import re
from typing import Any, NamedTuple

import pytest

from grimorio.core.chance import FastChance
from grimorio.core.errors import BadInput
from grimorio.core.play import random_playout
from grimorio.core.registry import build_game, get_game

GAMES = ("conclave", "cronicas", "magia", "bellum")
COMPILED = os.environ.get("GRIMORIO_FORM") == "compiled"
GAMES_EACH = 100 if COMPILED else 2
"""How many games an edition that is taken must play."""


class Change(NamedTuple):
    how: str
    line: int
    """The line that was changed, as it is numbered now; of a deleted one, where it was."""
    text: str


def deleted(lines: list[str], at: int) -> str:
    return "\n".join(lines[:at] + lines[at + 1 :]) + "\n"


def doubled(lines: list[str], at: int) -> str:
    return "\n".join(lines[: at + 1] + lines[at:]) + "\n"


def with_line(lines: list[str], at: int, line: str) -> str:
    return "\n".join([*lines[:at], line, *lines[at + 1 :]]) + "\n"


def other_type(line: str) -> str:
    """Words become numbers, numbers words, lists and tables a number; a heading another one."""
    if line.startswith("["):
        return re.sub(r"^\[+", lambda found: f"{found[0]}x", line)
    name, equals, value = line.partition("=")
    if not equals:
        return '    "many",' if line.startswith("    ") else f"7 {line}"
    if "{" in value:
        return re.sub(r"\{.*\}", "7", line)
    if value.strip() == "[":
        return f"{name}= [7,"
    if '"' in value or "[" in value:
        return f"{name}= 7"
    return f'{name}= "many"'


def thousandfold(line: str) -> str:
    """Every number times a thousand, every text a thousand times."""
    name, equals, value = line.partition("=") if "=" in line else ("", "", line)
    more = re.sub(r'"([^"]*)"', lambda found: f'"{" ".join([found[1]] * 1000)}"', value)
    more = re.sub(r'(?<![\w"])(\d+)(?![\w"])', lambda found: f"{found[1]}000", more)
    return name + equals + more


def changes(text: str) -> list[Change]:
    lines = text.splitlines()
    found: list[Change] = []
    for at, line in enumerate(lines):
        if not line.strip() or line.lstrip().startswith("#"):
            continue
        found.append(Change("deleted", at + 1, deleted(lines, at)))
        found.append(Change("doubled", at + 2, doubled(lines, at)))
        found.append(Change("of another type", at + 1, with_line(lines, at, other_type(line))))
        found.append(Change("a thousandfold", at + 1, with_line(lines, at, thousandfold(line))))
    return found


def section(text: str, line: int) -> range:
    """From the heading (or the start of the list) above a line to the next heading."""
    lines = text.splitlines()
    start = line - 1
    while start > 0 and not lines[min(start, len(lines) - 1)].startswith("["):
        start -= 1
    end = line
    while end < len(lines) and not lines[end - 1].startswith("["):
        end += 1
    return range(start + 1, end + 2)


def plays(game: Any, games: int) -> None:
    least, most = game.info.least_seats, game.info.most_seats
    for seed in range(games):
        seats = least + seed % (most - least + 1)
        state = game.setup(seats, game.check_options(seats, {}), FastChance(seed))
        random_playout(game, state, FastChance(seed + 1))
        assert game.outcome(state) is not None


def refusal(game: str, text: str) -> BadInput | None:
    """Why an edition is refused; None if it is taken, and then it must play."""
    try:
        built = build_game(game, text)
    except BadInput as error:
        return error
    if built.info.edition.data != get_game(game).info.edition.data:
        plays(built, GAMES_EACH)
    return None


@pytest.mark.parametrize("game", GAMES)
def test_every_line_is_refused_with_its_number_or_plays(game: str) -> None:
    text = get_game(game).info.edition.text
    refused = 0
    for how, line, changed in changes(text):
        error = refusal(game, changed)
        if error is None:
            continue
        refused += 1
        where = error.arguments.get("line")
        said = f"{game}, line {line} {how}: {error}"
        assert f"line {where}:" in str(error), said
        if how in ("deleted", "doubled"):
            # What is missing or too much may only be seen from the section around it; of two
            # headings the upper one has nothing.
            assert where in (1, line - 1, *section(changed, line)), said
        else:
            assert where == line, said
    assert refused > 2 * len([line for line in text.splitlines() if line and line[0] != "#"])
