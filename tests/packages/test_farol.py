"""Farol and two bots, installed from packages: everything plays with them, and no file of ours
knows of them."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from .environment import FAROL, Environment, bots

MOST_LINES = 250


@pytest.fixture(scope="module")
def home(tmp_path_factory: pytest.TempPathFactory) -> Environment:
    folder = tmp_path_factory.mktemp("packages")
    made = Environment(folder)
    made.install(FAROL, bots(folder))
    return made


def test_the_whole_game_is_small() -> None:
    files = [path for path in FAROL.rglob("*") if path.is_file() and path.suffix != ".pyc"]
    lines = sum(len(path.read_text(encoding="utf-8").splitlines()) for path in files)
    assert lines <= MOST_LINES, f"{lines} lines in {len(files)} files"
    assert {path.name for path in files} >= {"es.ftl", "en.ftl", "pyproject.toml"}


CONTRACT = """
from grimorio import get_game, game_ids
from grimorio.core.chance import FastChance
from grimorio.core.contract import check_game
from grimorio.core.registry import get_encoding
assert game_ids()[-1] == "farol", game_ids()
game = get_game("farol")
for seats in (2, 3, 4):
    for seed in range(4):
        check_game(game, seats, {"laps": 1 + seed}, seed=seed)
    encoding, chance = get_encoding(game, seats), FastChance(seats)
    state = game.setup(seats, {"laps": 5}, chance)
    plies = 0
    while game.deciding(state):
        for seat in range(seats):
            written = encoding.write(state, seat)
            assert len(written) == encoding.size
            other = game.sample(game.view(state, seat), chance)
            assert encoding.write(other, seat) == written, "numbers tell worlds apart"
        seat = game.deciding(state)[0]
        game.apply(state, seat, game.random_action(state, seat, chance), chance)
        plies += 1
    assert plies == 5 * seats * seats
print("kept")
"""


def test_it_keeps_the_contract_and_its_plain_numbers_tell_nothing_hidden(home: Environment) -> None:
    assert home.say("-c", CONTRACT) == "kept\n"
    form = os.environ.get("GRIMORIO_FORM", "")
    assert form in home.grimorio("--version")


PYTHON = """
import copy, pickle, grimorio
from grimorio.bots import bots_for
match = grimorio.play("farol", seats=3, seed=5, laps=1, language="es")
assert "Tu carta" in str(match), str(match)
try:
    match.push("doubt")
except grimorio.IllegalAction as error:
    assert str(error) == "FA-3: Todavía no se ha dicho nada que creer.", error
match.run(bots=["first", "last", "greedy"])
match.save("python.json")
assert grimorio.load("python.json").story("en") == match.story("en")
assert copy.copy(match) == match == pickle.loads(pickle.dumps(match))
assert bots_for(match.game)[-2:] == ["first", "last"]
assert "last" not in bots_for(grimorio.get_game("magia"))
assert "first" in bots_for(grimorio.get_game("magia"))
print(match.outcome.places)
"""


def test_from_python(home: Environment) -> None:
    assert json.loads(home.say("-c", PYTHON))


def test_in_the_terminal_from_the_deal_to_the_score(home: Environment) -> None:
    saved = home.folder / "terminal.json"
    played = home.grimorio("play", "farol", "--seats", "3", "--seed", "4", "--lang", "es",
                           "--bot", "last", "--save", str(saved),
                           typed="doubt\n? doubt\nlog\n" + "1\n" * 40)  # fmt: skip
    assert "FA-3" in played  # refused, with its section
    assert "Dices: 1 o más." in played
    assert "Más puntos que nadie." in played
    assert "farol-" not in played
    told = home.grimorio("replay", str(saved), "--lang", "en")
    assert "Player 1 says: 1 or more." in told
    assert "Most points." in told
    assert "The match holds: Farol" in home.grimorio("verify", str(saved), "--lang", "en")
    without = [sys.executable, "-m", "grimorio", "replay", str(saved), "--lang", "en"]
    gone = subprocess.run(without, capture_output=True, text=True)
    assert gone.returncode == 2
    assert gone.stderr.startswith("There is no game called “farol”")


def test_in_the_arena_with_a_bot_of_a_package(home: Environment) -> None:
    result = json.loads(home.grimorio("arena", "farol", "--bots", "greedy,last", "--games", "40",
                                      "--seed", "3", "--workers", "1", "--json"))  # fmt: skip
    assert "last" in json.dumps(result)
    ours = json.loads(home.grimorio("simulate", "conclave", "--bot", "first", "--games", "1"))
    assert ours["bot"] == "first"
    simulated = json.loads(home.grimorio("simulate", "farol", "--seats", "4", "--games", "20"))
    assert simulated["mean_length"] == 32


def test_what_it_does_not_bring_is_said(home: Environment) -> None:
    refused = home.run("-m", "grimorio", "balance", "farol", "--lang", "en")
    assert refused.returncode == 2
    assert "no balance measure" in refused.stderr
    refused = home.run("-m", "grimorio", "simulate", "magia", "--bot", "last", "--lang", "en")
    assert refused.returncode == 2
    assert "There is no bot called “last”" in refused.stderr


LEARNERS = """
import warnings
warnings.simplefilter("ignore")
import gymnasium, grimorio.rl, grimorio.rl.gym
from pettingzoo.test import api_test, parallel_api_test
from gymnasium.utils.env_checker import check_env
api_test(grimorio.rl.env("farol", seats=3, options={"laps": 1}), num_cycles=60)
parallel_api_test(grimorio.rl.parallel_env("farol", seats=2), num_cycles=60)
api_test(grimorio.rl.cycle_env("farol", seats=4), num_cycles=60)
assert grimorio.rl.env("farol").metadata["name"] == "farol_v0"
env = gymnasium.make("grimorio/farol-v0", bots="last")
seen, info = env.reset(seed=1)
over = False
while not over:
    seen, reward, over, _, info = env.step(int(info["action_mask"].argmax()))
print("learnt", reward)
"""


def test_for_learners(home: Environment) -> None:
    assert "learnt" in home.say("-c", LEARNERS)


def test_every_text_of_it_is_there_in_both_languages() -> None:
    texts = [(FAROL / "farol/texts" / f"{each}.ftl").read_text("utf-8") for each in ("es", "en")]
    spanish, english = ([line.split(" =")[0] for line in text.splitlines()] for text in texts)
    assert spanish == english
    assert len(spanish) > 20


def test_nothing_of_ours_names_it() -> None:
    source = Path(__file__).resolve().parents[2]
    files = [*(source / "src").rglob("*.py"), *(source / "web/src").rglob("*.ts"),
             *(source / "web/src").rglob("*.svelte"), *(source / "src").rglob("*.ftl")]  # fmt: skip
    assert len(files) > 100
    assert [str(path) for path in files if "farol" in path.read_text(encoding="utf-8")] == []
