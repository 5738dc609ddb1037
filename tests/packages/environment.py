"""A fresh environment in which Grimorio can be imported, and packages installed into it."""

import os
import shutil
import site
import subprocess
import sys
from collections.abc import Mapping
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
FAROL = ROOT / "examples" / "farol"


class Environment:
    """Its own interpreter and site-packages; ours are behind them."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        subprocess.check_call([sys.executable, "-m", "venv", "--without-pip", str(folder / "env")])
        self.python = str(folder / "env" / "bin" / "python")
        (packages,) = (folder / "env").glob("lib/python*/site-packages")
        lines = [f"import site; site.addsitedir({place!r})" for place in site.getsitepackages()]
        (packages / "ours.pth").write_text("\n".join(lines), encoding="utf-8")

    def install(self, *sources: Path) -> None:
        """From copies, since a build leaves files behind; without any index."""
        copies = [self.folder / "sources" / source.name for source in sources]
        for source, copy in zip(sources, copies, strict=True):
            shutil.copytree(source, copy, ignore=shutil.ignore_patterns("build", "*.egg-info"))
        command = [sys.executable, "-m", "pip", "--python", self.python, "install", "-q",
                   "--no-deps", "--no-build-isolation", "--no-index",
                   "--disable-pip-version-check"]  # fmt: skip
        subprocess.check_call([*command, *map(str, copies)])

    def run(self, *arguments: str, typed: str = "") -> subprocess.CompletedProcess[str]:
        return subprocess.run(
            [self.python, "-W", "ignore", *arguments], input=typed, capture_output=True, text=True,
            cwd=self.folder, env=self.surroundings(), timeout=120,
        )  # fmt: skip

    def surroundings(self) -> dict[str, str]:
        """As here, but for a path that holds wherever one is."""
        places = os.environ.get("PYTHONPATH", "").split(os.pathsep)
        absolute = [str(Path(place).absolute()) for place in places if place]
        return {**os.environ, "PYTHONPATH": os.pathsep.join(absolute)}

    def say(self, *arguments: str, typed: str = "") -> str:
        """What a program that works has to say."""
        done = self.run(*arguments, typed=typed)
        assert done.returncode == 0, done.stderr[-2000:]
        return done.stdout

    def grimorio(self, *arguments: str, typed: str = "") -> str:
        return self.say("-m", "grimorio", *arguments, typed=typed)


def package(folder: Path, name: str, points: Mapping[str, Mapping[str, str]], **files: str) -> Path:
    """The source of a package: its modules, and its entry points by group."""
    source = folder / name
    (source / name).mkdir(parents=True)
    lines = ["[project]", f'name = "{name}"', 'version = "1.0"']
    for group, names in points.items():
        lines.append(f'[project.entry-points."{group}"]')
        lines += [f'"{point}" = "{place}"' for point, place in names.items()]
    (source / "pyproject.toml").write_text("\n".join(lines), encoding="utf-8")
    for module, text in {"__init__": "", **files}.items():
        (source / name / f"{module}.py").write_text(text, encoding="utf-8")
    return source


BOLD = '''
"""A bot that always chooses the last of what is offered, at any game but one."""

from grimorio import BadInput, Bot


class Last(Bot):
    def choose(self, view, legal, chance):
        return legal[-1]


def make(game):
    if game.info.id == "magia":
        raise BadInput("error-unknown-bot", bot="last", known=["random"])
    return Last(game, "whatever")


def pick(game):
    return lambda view, legal: legal[0]
'''


def bots(folder: Path) -> Path:
    points = {"grimorio.bots": {"last": "bold.bots:make", "first": "bold.bots:pick"}}
    return package(folder, "bold", points, bots=BOLD)
