"""Which form runs is told by one truth; the slow one is told of once; what is public has words."""

import ast
import inspect
import json
import multiprocessing
import os
import subprocess
import sys
from importlib import import_module
from pathlib import Path

import pytest

import grimorio
from grimorio import form
from grimorio.cli import version_line
from grimorio.core.errors import VOICE
from grimorio.core.registry import build_game, get_game

SOURCE = Path(__file__).resolve().parents[1] / "src" / "grimorio"
PUBLIC = [
    *("grimorio:Match", "grimorio:Bot", "grimorio:FastChance", "grimorio:BadInput"),
    *("grimorio:IllegalAction", "grimorio.core.chance:Chance", "grimorio.core.game:Game"),
    *("grimorio.core.record:State", "grimorio.core.record:View", "grimorio.core.action:Action"),
    *("grimorio.core.outcome:Outcome", "grimorio.core.event:Event", "grimorio.core.play:Play"),
    *("grimorio.core.match:Match", "grimorio.core.edition:Edition", "grimorio.bots:Candidate"),
    *("grimorio.core.encoding:Encoding", "grimorio.core.refusal:Refusal"),
]


def run(*arguments: str, **more: str) -> subprocess.CompletedProcess[str]:
    own = {key: word for key, word in os.environ.items() if key not in ("GRIMORIO_QUIET", "LANG")}
    return subprocess.run([sys.executable, "-W", "ignore", *arguments], env=own | more, text=True,
                          capture_output=True, check=True, timeout=300)  # fmt: skip


def lines(slow: bool) -> int:
    """How often it is told: never, if the engines are compiled."""
    return int(slow and not grimorio.compiled)


def build_anew() -> None:
    game = get_game("conclave")
    build_game("conclave", game.info.edition.text)


@pytest.fixture
def loud(monkeypatch: pytest.MonkeyPatch) -> None:
    """As in a process of a user whose engines are not compiled."""
    get_game("conclave")
    monkeypatch.setenv("GRIMORIO_QUIET", "0")
    monkeypatch.setenv("LANG", "en_GB.UTF-8")
    monkeypatch.setattr(VOICE, "form", form.say_slow)


def test_the_version_and_the_package_say_the_same() -> None:
    assert version_line().count("(compiled" if grimorio.compiled else "(interpreted") == 1
    game = import_module("grimorio.games.conclave.rules")
    assert grimorio.compiled is not str(game.__file__).endswith(".py")


@pytest.mark.usefixtures("loud")
@pytest.mark.parametrize(
    ("language", "checkout", "said"),
    [
        ("en_GB.UTF-8", "setup.py", "about 40 times slower than compiled: run “make compiled” and"),
        ("es_ES.UTF-8", "setup.py", "unas 40 veces más lentos que compilados: ejecuta «make"),
        ("C", "nowhere", "install a C compiler and Python's headers, then Grimorio once more"),
        ("es", "nowhere", "instala un compilador de C y las cabeceras de Python"),
    ],
)
def test_the_slow_form_is_told_of_once_on_standard_error(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str],
    language: str, checkout: str, said: str,
) -> None:  # fmt: skip
    monkeypatch.setenv("LANG", language)
    monkeypatch.setattr(form, "CHECKOUT", SOURCE.parents[1] / checkout)
    build_anew()
    told = capsys.readouterr()
    assert told.out == ""
    assert said in told.err
    assert "GRIMORIO_QUIET=1" in told.err
    assert told.err.count("\n") == 1
    assert os.environ["GRIMORIO_QUIET"] == "1", "what it starts would say it again"
    build_anew()
    assert capsys.readouterr().err == ""


@pytest.mark.usefixtures("loud")
@pytest.mark.parametrize("why", ["wish", "worker", "ray", "no standard error"])
def test_nobody_is_told_who_does_not_want_to_hear(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], why: str
) -> None:
    if why == "wish":
        monkeypatch.setenv("GRIMORIO_QUIET", "1")
    elif why == "worker":
        monkeypatch.setattr(multiprocessing, "parent_process", lambda: "somebody")
    elif why == "ray":
        monkeypatch.setenv("RAY_RAYLET_PID", "7")
    else:
        monkeypatch.setattr(sys, "stderr", None)
    build_anew()
    told = capsys.readouterr()
    assert told.out + told.err == ""


@pytest.mark.usefixtures("loud")
def test_engines_run_where_fluent_is_missing(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setitem(sys.modules, "grimorio.texts", None)
    build_anew()
    assert capsys.readouterr().err == "Grimorio's engines run interpreted here.\n"


def test_a_command_says_it_once_and_its_workers_nothing() -> None:
    command = ["-m", "grimorio", "arena", "conclave", "--bots", "random,random", "--games", "4"]
    done = run(*command, "--workers", "2", "--json")
    json.loads(done.stdout)
    assert done.stderr.count("interpreted") == lines(slow=True)


def test_where_only_workers_make_engines_the_first_says_it() -> None:
    work = (
        "import grimorio, multiprocessing\n"
        "if __name__ == '__main__':\n"
        "    workers = [multiprocessing.get_context('fork').Process(\n"
        "        target=grimorio.get_game, args=['conclave'], name=f'work-{n}') for n in (1, 2)]\n"
        "    for worker in workers: worker.start()\n"
        "    for worker in workers: worker.join()\n"
    )
    assert run("-c", work).stderr.count("interpreted") == lines(slow=True)


def test_an_import_says_nothing_and_silence_loads_no_texts() -> None:
    loaded = "import sys; print(sorted({'rich', 'fluent', 'numpy'} & set(sys.modules)))"
    done = run("-c", f"import grimorio; {loaded}")
    assert (done.stdout, done.stderr) == ("[]\n", "")
    engine = "import grimorio; grimorio.get_game('conclave')"
    done = run("-c", f"{engine}; {loaded}", GRIMORIO_QUIET="1")
    assert (done.stdout, done.stderr) == ("[]\n", "")
    assert run("-c", engine).stderr.count("\n") == lines(slow=True)


def test_the_package_shows_what_is_public() -> None:
    shown = [name for name in dir(grimorio) if not name.startswith("_")]
    assert shown == sorted(name for name in grimorio.__all__ if not name.startswith("_"))
    assert {"__all__", "__doc__", "__version__", "__path__"} <= set(dir(grimorio))
    assert not {"_speak", "_LATER"} & set(dir(grimorio))
    assert all(hasattr(grimorio, name) for name in shown)


@pytest.mark.parametrize("place", PUBLIC)
def test_help_tells_what_a_class_is_for(place: str) -> None:
    module, _, name = place.partition(":")
    cls = getattr(import_module(module), name)
    said = inspect.getdoc(cls) or ""
    own = SOURCE.joinpath(*cls.__module__.split(".")[1:]).with_suffix(".py")
    assert said.startswith(docstrings(own)[name])
    if grimorio.compiled and module != "grimorio" and cls.__doc__:
        beside = Path(said.splitlines()[-1])
        assert "read them in" in said
        assert f"class {name}" in beside.read_text("utf-8")


def docstrings(path: Path) -> dict[str, str]:
    tree = ast.parse(path.read_text("utf-8"))
    classes = [node for node in tree.body if isinstance(node, ast.ClassDef)]
    return {node.name: doc for node in classes if (doc := ast.get_docstring(node)) is not None}


def test_docstrings_are_found_as_a_parser_finds_them() -> None:
    paths = [*(SOURCE / "core").glob("*.py"), *(SOURCE / "bots").glob("*.py")]
    assert len(paths) > 30
    for path in paths:
        found = dict(form.documented(path))
        assert found == docstrings(path), path
