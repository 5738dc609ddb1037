"""The compiled form: core, games and bots built by mypyc from the same source.

GRIMORIO_COMPILE=0 leaves everything interpreted. GRIMORIO_COMPILE=1 insists: a failure is an
error. Otherwise it is tried, and a failure gives a working interpreted package and says why; since
pip shows that to nobody, the package says it again when it makes its first engine.
"""

import atexit
import os
import re
import shlex
import shutil
import sys
import sysconfig
import tempfile
from pathlib import Path
from typing import Any, NoReturn

from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext
from setuptools.errors import CompileError

ROOT = Path(__file__).resolve().parent
WISH = os.environ.get("GRIMORIO_COMPILE", "")
# pip also asks what there is to build with, and for the metadata: nothing is compiled for those.
BUILDS = {"build", "build_ext", "bdist_wheel", "editable_wheel", "develop", "install"}
MOST_AT_ONCE = 4
"""Each of our C files takes up to a gigabyte."""
LONG = 200
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


def build_folder() -> Path:
    """`build`; where that cannot be written (a checkout of somebody else's), one for now."""
    kept = [ROOT, *(ROOT / "build" / name for name in ("", "mypyc", "c", "wheel"))]
    if all(os.access(folder, os.W_OK) for folder in kept if folder.exists()):
        return Path("build")
    folder = Path(tempfile.mkdtemp(prefix="grimorio-"))
    atexit.register(shutil.rmtree, folder, ignore_errors=True)
    return folder


def check_compiler(folder: Path) -> None:
    """Before minutes are spent on C that nothing here can compile: a file of one line."""
    wanted = shlex.split(os.environ.get("CC") or str(sysconfig.get_config_var("CC") or "cc"))[0]
    if os.name == "posix" and shutil.which(wanted) is None:
        raise OSError(f"there is no C compiler {wanted}")
    headers = sysconfig.get_path("include")
    if not Path(headers, "Python.h").is_file():
        raise OSError(f"Python's headers are missing: there is no {headers}/Python.h")
    from distutils.ccompiler import new_compiler  # setuptools brings it
    from distutils.sysconfig import customize_compiler

    compiler = new_compiler()
    customize_compiler(compiler)
    folder.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory(dir=folder) as place:
        probe = Path(place, "probe.c")
        probe.write_text("#include <Python.h>\n", encoding="utf-8")
        try:
            compiler.compile([str(probe)], output_dir=place, include_dirs=[headers])
        except CompileError as problem:
            found = re.search(r"(?:exit (?:status|code)|died with|Errno).*", str(problem))
            how = found[0].strip(" .'") if found else "it says nothing else"
            raise OSError(
                f"the C compiler {wanted} cannot compile an empty file: {how}"
            ) from problem


def extensions(folder: Path) -> list[Any]:
    if WISH == "0" or not BUILDS & set(sys.argv):
        return []
    check_compiler(folder)
    from mypyc.build import mypycify

    os.environ["MYPYPATH"] = "src"
    made = groups()
    files = [file for names, _ in made for file in names]
    options = ["--config-file=", "--namespace-packages", "--explicit-package-bases"]
    # What is not compiled imports packages that a build environment does not have.
    options.append("--ignore-missing-imports")
    options.append(f"--cache-dir={folder / 'mypyc'}")  # that of mypy's own runs does not fit
    found = mypycify(
        [*options, *files],
        opt_level="3",
        debug_level="0",
        separate=made,
        target_dir=str(folder / "c"),
    )
    for extension in found if os.name == "posix" else []:
        extension.extra_compile_args += INLINED
    return found


def refuse(problem: BaseException) -> NoReturn:
    sys.exit(f"grimorio: not compiled ({named(problem)}), and GRIMORIO_COMPILE=1 insists on it")


def give_up(problem: BaseException) -> None:
    sentence = f"grimorio: not compiled ({named(problem)}); it works interpreted, more slowly"
    print(sentence, file=sys.stderr)


def named(problem: BaseException) -> str:
    """In one sentence: mypyc exits with a number, after it has told what it found, and a compiler's
    error is its whole command, with the reason at the end."""
    if isinstance(problem, SystemExit):
        return "mypyc found what is told above"
    said = str(problem) or repr(problem)
    return said if len(said) < LONG else f"{said[: LONG // 4]} … {said[-LONG // 2 :]}"


class BuildOrInterpret(build_ext):
    """All of it or nothing: half-compiled packages would not import."""

    def run(self) -> None:
        try:
            super().run()
        except Exception as problem:
            if WISH == "1":
                refuse(problem)
            for extension in self.extensions:
                Path(self.get_ext_fullpath(extension.name)).unlink(missing_ok=True)
            shutil.rmtree(self.build_temp, ignore_errors=True)  # perhaps the disk is full
            self.extensions: list[Extension] = []
            give_up(problem)


def try_extensions(folder: Path) -> list[Any]:
    try:
        return extensions(folder)
    except (Exception, SystemExit) as problem:
        if WISH == "1":
            refuse(problem)
        for name in ("mypyc", "c"):  # the disk may be full, and the rest has to go on it
            shutil.rmtree(folder / name, ignore_errors=True)
        give_up(problem)
        return []


def main() -> None:
    os.chdir(ROOT)
    folder = build_folder()
    # Wheels are built apart from the libraries that `make compiled` keeps in build/lib, and what is
    # no longer in the source must not go into one.
    options: dict[str, Any] = {"build": {"build_base": str(folder / "wheel")}}
    options["build"]["parallel"] = min(os.cpu_count() or 1, MOST_AT_ONCE)
    if "bdist_wheel" in sys.argv:
        for old in (folder / "wheel").glob("lib*"):
            shutil.rmtree(old)
    if not os.access(ROOT / "src", os.W_OK):
        options["egg_info"] = {"egg_base": str(folder)}
    setup(ext_modules=try_extensions(folder), cmdclass={"build_ext": BuildOrInterpret},
          options=options)  # fmt: skip


if __name__ == "__main__":
    main()
