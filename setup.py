"""The compiled form: core, games and bots built by mypyc from the same source.

GRIMORIO_COMPILE=0 leaves everything interpreted. GRIMORIO_COMPILE=1 insists: a failure is an
error. Otherwise it is tried, and a failure gives a working interpreted package and says why.
"""

import os
import shlex
import shutil
import sys
import sysconfig
from pathlib import Path
from typing import Any

from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext

ROOT = Path(__file__).resolve().parent
WISH = os.environ.get("GRIMORIO_COMPILE", "")
# Told to mypyc as groups: a change in one game compiles that game alone.
SINGLE_GROUPS = ("core", "bots")
# Packages are just names, marks are for the compiler, and only tests use the contract kit.
INTERPRETED = ("__init__.py", "contract.py", "native.py")
# Nobody replaces a function of ours when a library is loaded, so they may be put into each other.
INLINED = ["-fno-semantic-interposition"]


def groups() -> list[tuple[list[str], str | None]]:
    """The files to compile, by the shared library that they go into."""
    source = ROOT / "src" / "grimorio"
    folders = [source / name for name in SINGLE_GROUPS]
    folders += sorted(path.parent for path in source.glob("games/*/rules.py"))
    found: list[tuple[list[str], str | None]] = []
    for folder in folders:
        files = sorted(path for path in folder.rglob("*.py") if path.name not in INTERPRETED)
        if files:
            found.append(
                ([str(path.relative_to(ROOT)) for path in files], f"grimorio_{folder.name}")
            )
    return found


def check_compiler() -> None:
    """Before minutes are spent on C that nothing here can compile."""
    wanted = shlex.split(os.environ.get("CC") or str(sysconfig.get_config_var("CC") or "cc"))[0]
    if os.name == "posix" and shutil.which(wanted) is None:
        raise OSError(f"there is no C compiler {wanted}")


def extensions() -> list[Any]:
    if WISH == "0":
        return []
    check_compiler()
    from mypyc.build import mypycify

    os.chdir(ROOT)
    os.environ["MYPYPATH"] = "src"
    made = groups()
    files = [file for names, _ in made for file in names]
    options = ["--config-file=", "--namespace-packages", "--explicit-package-bases"]
    options.append("--cache-dir=build/mypyc")  # what mypy keeps of its own runs does not fit
    found = mypycify(
        [*options, *files],
        opt_level="3",
        debug_level="0",
        separate=made,
        target_dir="build/c",
    )
    for extension in found if os.name == "posix" else []:
        extension.extra_compile_args += INLINED
    return found


def give_up(problem: object) -> None:
    print(f"grimorio: not compiled ({problem}); it works interpreted, more slowly", file=sys.stderr)


class BuildOrInterpret(build_ext):
    """All of it or nothing: half-compiled packages would not import."""

    def run(self) -> None:
        try:
            super().run()
        except Exception as problem:
            if WISH == "1":
                raise
            for extension in self.extensions:
                Path(self.get_ext_fullpath(extension.name)).unlink(missing_ok=True)
            self.extensions: list[Extension] = []
            give_up(problem)


def try_extensions() -> list[Any]:
    try:
        return extensions()
    except (Exception, SystemExit) as problem:
        if WISH == "1":
            raise
        give_up(problem)
        return []


if __name__ == "__main__":
    commands: dict[str, Any] = {"build_ext": BuildOrInterpret}
    # Wheels are built apart from the libraries that `make compiled` keeps in build/lib.
    apart = {"build": {"build_base": "build/wheel"}}
    setup(ext_modules=try_extensions(), cmdclass=commands, options=apart)
