"""Every example runs as a newcomer would run it."""

import re
import subprocess
import sys
from pathlib import Path

import pytest

EXAMPLES = Path(__file__).resolve().parents[2] / "examples"
# What a run must print; train_policy gets fewer lessons and matches than by default.
SAYS = {
    "random_play": ([], r"conclave: \d+ choices, places \[.*\]\n(.*\n)*bellum: "),
    "your_bot": ([], r"wins of the generous bot and two random ones: \[\d+, \d+, \d+\]"),
    "analyse_log": ([], r"Ana: card-drawn \d+\n(.*\n)*Carla: mage-sent \d+"),
    "pettingzoo_loop": ([], r"(seat_\d -?\d\.\d+\n){4}"),
    "train_policy": (["600", "60"], r"the trained policy won (\S+) of 60 games"),
}


def run(name: str, *arguments: str) -> str:
    command = [sys.executable, "-W", "error", str(EXAMPLES / f"{name}.py"), *arguments]
    done = subprocess.run(command, capture_output=True, text=True, timeout=240)
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_every_example_is_here() -> None:
    assert {path.stem for path in EXAMPLES.glob("*.py")} == set(SAYS)


@pytest.mark.parametrize("name", list(SAYS))
def test_an_example_runs(name: str) -> None:
    arguments, expected = SAYS[name]
    said = re.search(expected, run(name, *arguments))
    assert said
    if name == "train_policy":
        assert float(said[1]) > 40, "it should beat random choices"
