"""Bots by name, and the sentence for a name that is none."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from grimorio.bots import LEVELS, Bot, make_bot
from grimorio.bots.novice import NOTICED
from grimorio.bots.search import SearchBot
from grimorio.core.action import Action
from grimorio.core.chance import Chance, FastChance
from grimorio.core.errors import BadInput
from grimorio.core.record import View
from grimorio.core.registry import get_game
from grimorio.texts import Speaker

SRC = str(Path(__file__).parents[2] / "src")


def test_a_budget_is_one_of_time_or_of_iterations() -> None:
    game = get_game("conclave")
    by_time = make_bot("search:0.25s", game)
    by_count = make_bot("search:500i", game)
    assert isinstance(by_time, SearchBot)
    assert isinstance(by_count, SearchBot)
    assert (by_time.seconds, by_time.iterations) == (0.25, 0)
    assert (by_count.seconds, by_count.iterations) == (0.0, 500)


WRONG = ("search", "search:", "search:0s", "search:0i", "search:-1s", "search:1e9s", "search:61s",
         "search:2", "search:0.2sec")  # fmt: skip


@pytest.mark.parametrize("spec", WRONG)
def test_a_wrong_budget_is_refused_with_what_is_allowed(spec: str) -> None:
    with pytest.raises(BadInput) as caught:
        make_bot(spec, get_game("conclave"))
    for language in ("es", "en"):
        sentence = Speaker(language).say(caught.value.key, **dict(caught.value.arguments))
        assert spec in sentence
        assert "search:500i" in sentence


@pytest.mark.parametrize("spec", ["", "Greedy", "cheating:1s", "deep blue"])
def test_an_unknown_bot_is_refused_with_those_there_are(spec: str) -> None:
    with pytest.raises(BadInput, match="novice"):
        make_bot(spec, get_game("conclave"))


@pytest.mark.parametrize("level", LEVELS)
def test_a_level_keeps_its_name(level: str) -> None:
    assert make_bot(level, get_game("conclave")).name == level


def test_a_novice_overlooks_choices() -> None:
    game = get_game("conclave")
    state = game.setup(4, game.check_options(4, {}), FastChance(1))
    seat = game.deciding(state)[0]
    legal = game.legal(state, seat)
    novice = make_bot("novice", game)
    seen = [len(novice.explain(game.view(state, seat), legal, FastChance(seed)))
            for seed in range(6)]  # fmt: skip
    assert all(1 <= count <= len(legal) for count in seen)
    assert 0.4 < sum(seen) / len(seen) / len(legal) < 0.8
    assert NOTICED < 100


class Plain(Bot):
    def choose(self, view: View, legal: list[Action], chance: Chance) -> Action:
        return legal[0]


def test_a_bot_without_a_name_is_called_as_its_class() -> None:
    assert Plain(get_game("conclave")).name == "Plain"


OWN = {
    "import numppy\n": ["numppy", "mine.py:1"],
    "def make(game):\n    return (1\n": ["SyntaxError", "mine.py", "line 2"],
    "make = 3\n": ["cannot be called"],
    "other = 3\n": ["has no “make”"],
    "def make(game):\n    return game.nothing\n": ["nothing", "mine.py:2"],
    "def make(game):\n    return 3\n": ["3 is no bot"],
}


@pytest.mark.parametrize("source", OWN)
def test_what_is_wrong_with_a_bot_of_ones_own_is_told(
    source: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "mine.py").write_text(source)
    monkeypatch.syspath_prepend(str(tmp_path))
    monkeypatch.delitem(sys.modules, "mine", raising=False)
    with pytest.raises(BadInput) as caught:
        make_bot("mine:make", get_game("conclave"))
    assert [part for part in OWN[source] if part not in str(caught.value)] == []
    assert "\n" not in str(caught.value)
    sys.modules.pop("mine", None)


def test_a_module_that_is_nowhere_is_told() -> None:
    with pytest.raises(BadInput, match="no module “nowhere”"):
        make_bot("nowhere:make", get_game("conclave"))


def test_the_console_script_finds_a_bot_in_the_current_folder() -> None:
    examples = Path(__file__).parents[2] / "examples"
    args = ["arena", "conclave", "--bots", "your_bot:Generous,random", "--games", "2"]
    started = "import sys; sys.path[0] = sys.argv.pop(1); from grimorio.cli import main; main()"
    done = subprocess.run([sys.executable, "-c", started, SRC, *args], cwd=examples,
                          env={**os.environ, "COLUMNS": "200"}, capture_output=True, text=True,
                          timeout=120)  # fmt: skip
    assert done.returncode == 0, done.stderr
    assert "your_bot:Generous" in done.stdout
