"""Packages that do not work: one clear sentence each, and the rest of Grimorio goes on."""

import json
from pathlib import Path

import pytest

from .environment import FAROL, Environment, package

PLAIN = """
from farol import *
from farol import Farol


class Toy(Farol):
    pass


def build(edition, rules):
    game = Toy(edition, rules)
    game.info.id = NAME
    return game
"""
# Why each is left out, in words that the sentence must have.
TROUBLES = {
    "missing": ("import no_such_module", "ModuleNotFoundError: No module named 'no_such_module'"),
    "exits": ("import sys; sys.exit(3)", "SystemExit: 3"),
    "raises": ('raise RuntimeError("two\\nlines")', "RuntimeError: two lines"),
    "later": (PLAIN.replace("NAME", '"later"') + "CONTRACT = 99", "contract 99"),
    "silent": ("def build(edition, rules):\n    pass", "contract ?"),
    "unbuilt": ("CONTRACT = 1", "AttributeError"),
    "renamed": (PLAIN.replace("NAME", '"other"'), "called 'other' inside"),
    "refuses": ("CONTRACT = 1\ndef build(edition, rules):\n    raise edition.refuse((), "
                "'error-edition-missing', field='cards')", "“cards” is missing"),
}  # fmt: skip


@pytest.fixture(scope="module")
def home(tmp_path_factory: pytest.TempPathFactory) -> Environment:
    folder = tmp_path_factory.mktemp("troubles")
    made = Environment(folder)
    places = {name: f"troubles.{name}" for name in TROUBLES}
    points = {
        "grimorio.games": {**places, "magia": "troubles", "Loud-Name": "troubles",
                           "bare": "troubles.bare"},
        "grimorio.bots": {"nobody": "troubles.bots:nobody", "greedy": "troubles.bots:make",
                          "fails": "troubles.bots:fails"},
    }  # fmt: skip
    files = {name: source for name, (source, _) in TROUBLES.items()}
    files["bots"] = "def fails(game):\n    raise KeyError('a card')"
    files["bare"] = PLAIN.replace("NAME", '"bare"')
    made.install(FAROL, package(folder, "troubles", points, **files))
    return made


def test_each_is_told_in_one_sentence_and_the_others_play(home: Environment) -> None:
    done = home.run("-m", "grimorio", "simulate", "farol", "--games", "1")
    assert done.returncode == 0
    assert json.loads(done.stdout)["game"] == "farol"
    sentences = done.stderr.splitlines()
    for name, (_, why) in TROUBLES.items():
        (one,) = [line for line in sentences if f"“{name}” of the package troubles 1.0" in line]
        assert why in one
    assert len(sentences) == len(TROUBLES) + 4
    assert any("“magia”" in line and "Grimorio has one" in line for line in sentences)
    assert any("“Loud-Name”" in line and "small letters" in line for line in sentences)
    assert any("“nobody”" in line for line in sentences)
    assert any("“greedy”" in line and "same name" in line for line in sentences)
    assert "Traceback" not in done.stderr


def test_who_asks_for_it_by_name_hears_why(home: Environment) -> None:
    refused = home.run("-m", "grimorio", "play", "raises", "--lang", "es")
    assert refused.returncode == 2
    assert "queda fuera porque aquí no funciona (RuntimeError: two lines)" in refused.stderr
    refused = home.run("-m", "grimorio", "simulate", "conclave", "--bot", "fails", "--lang", "en")
    assert refused.returncode == 2
    assert "“fails” of the package troubles 1.0 is left out" in refused.stderr
    assert "KeyError: 'a card'" in refused.stderr


FOLDER = """
from grimorio.core.registry import folder
assert folder("bare").name == "troubles.bare" and not folder("bare").exists()
print(folder("bare"))
"""
UNWRITTEN = """
import grimorio
match = grimorio.play("bare", seats=2, seed=1)
assert match.turn == 0
print(match)
match.push("say 4")
match.push("doubt")
print("\\n".join(match.story("es")))
print(match.speaker.prompt("bare", "say", ["say"]), match.speaker.say("bare-no-turn"), sep="|")
"""


def test_a_game_without_texts_speaks_plainly(home: Environment) -> None:
    said = home.say("-c", UNWRITTEN)
    assert "Claim" in said
    assert "say made: Player 1, 4" in said
    assert Path(home.folder, "env") in Path(home.say("-c", FOLDER).strip()).parents
    assert "doubt made: Player 2" in said
    assert said.endswith("say|turn\n")


SERVED = """
from grimorio.server.rules import sections, texts
assert sections("bare", "es") == []
assert texts("bare", "es") == "" and texts("raises", "es") is None and texts("..", "es") is None
fluent = texts("farol", "en")
assert "farol-title = Farol" in fluent
print(fluent)
"""


def test_only_a_games_own_texts_are_served(home: Environment) -> None:
    (place,) = Path(home.folder, "env").glob("lib/python*/site-packages/farol/texts")
    texts = (place / "en.ftl").read_text(encoding="utf-8")
    planted = "error-seats = No\nweb-title = x\nfarol-odd = a\u202eb\u0007c\nno Fluent {\n"
    (place / "en.ftl").write_text(texts + planted, encoding="utf-8")
    fluent = home.say("-c", SERVED)
    assert "error-seats" not in fluent
    assert "web-title" not in fluent
    assert "no Fluent" not in fluent
    assert "farol-odd = abc" in fluent
    refused = home.run("-m", "grimorio", "play", "farol", "--seats", "9", "--lang", "en")
    assert "2 to 4" in refused.stderr
