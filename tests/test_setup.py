"""How a build finds out that it cannot compile, before it spends minutes; and what it says then."""

import os
import re
import subprocess
import sys
import sysconfig
from pathlib import Path

import pytest
import setup
from setuptools import Distribution, Extension

INSIST = "grimorio: not compiled ({}), and GRIMORIO_COMPILE=1 insists on it"


def a_compiler(folder: Path, does: str) -> str:
    path = folder / "compiler"
    path.write_text(f"#!/bin/sh\n{does}\n", encoding="utf-8")
    path.chmod(0o755)
    return str(path)


def test_a_compiler_that_works_is_taken_at_its_word(tmp_path: Path) -> None:
    (tmp_path / "found").mkdir()
    setup.check_compiler(tmp_path / "found")
    assert list((tmp_path / "found").iterdir()) == []


@pytest.mark.parametrize(
    ("does", "said"),
    [
        ("exit 1", "compiler cannot compile an empty file: .*[^0-9]1$"),
        ("kill -SEGV $$", "compiler cannot compile an empty file: .*(SIGSEGV|-11)"),
        (
            "echo 'No space left on device' >&2; exit 4",
            "compiler cannot compile an empty file: .*[^0-9]4$",
        ),
    ],
)
def test_a_compiler_that_fails_is_named(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, does: str, said: str
) -> None:
    monkeypatch.setenv("CC", a_compiler(tmp_path, does))
    with pytest.raises(OSError, match=said):
        setup.check_compiler(tmp_path)


def test_headers_that_are_missing_are_named(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sysconfig, "get_path", lambda name: str(tmp_path))
    with pytest.raises(OSError, match=r"Python's headers are missing: there is no .*/Python\.h"):
        setup.check_compiler(tmp_path)


@pytest.mark.parametrize("command", ["egg_info", "dist_info", "sdist"])
def test_nothing_is_compiled_for_the_metadata(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, command: str
) -> None:
    monkeypatch.setattr(sys, "argv", ["setup.py", command])
    monkeypatch.setenv("CC", "no-such-compiler")
    assert setup.extensions(tmp_path) == []
    monkeypatch.setattr(sys, "argv", ["setup.py", "bdist_wheel"])
    with pytest.raises(OSError, match="there is no C compiler no-such-compiler"):
        setup.extensions(tmp_path)


@pytest.mark.parametrize(
    ("problem", "said"),
    [(OSError(28, "No space left on device"), "[Errno 28] No space left on device"),
     (SystemExit(1), "mypyc found what is told above"), (MemoryError(), "MemoryError()")],
)  # fmt: skip
def test_what_is_in_the_way_is_named(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str],
    tmp_path: Path, problem: BaseException, said: str,
) -> None:  # fmt: skip
    def fail(folder: Path) -> None:
        raise problem

    monkeypatch.setattr(setup, "extensions", fail)
    monkeypatch.setattr(setup, "WISH", "")
    (tmp_path / "mypyc").mkdir()
    assert setup.try_extensions(tmp_path) == []
    assert list(tmp_path.iterdir()) == [], "a full disk would stay full"
    assert capsys.readouterr().err == (
        f"grimorio: not compiled ({said}); it works interpreted, more slowly\n"
    )
    monkeypatch.setattr(setup, "WISH", "1")
    with pytest.raises(SystemExit) as caught:
        setup.try_extensions(tmp_path)
    assert caught.value.code == INSIST.format(said)


def half_built(folder: Path) -> setup.BuildOrInterpret:
    """A build that comes upon a library of an earlier one, and has to make it anew."""
    (folder / "one.c").touch()
    extension = Extension("one", [str(folder / "one.c")])
    command = setup.BuildOrInterpret(Distribution({"ext_modules": [extension]}))
    command.build_lib, command.build_temp = str(folder / "lib"), str(folder / "temp")
    command.ensure_finalized()
    done = Path(command.get_ext_fullpath("one"))
    done.parent.mkdir(exist_ok=True)
    done.touch()
    os.utime(done, (0, 0))
    Path(command.build_temp).mkdir(exist_ok=True)
    return command


def test_a_compiler_that_dies_half_way_leaves_nothing_behind(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("CC", a_compiler(tmp_path, "exit 3"))
    monkeypatch.setattr(setup, "WISH", "")
    half_built(tmp_path).run()
    assert list((tmp_path / "lib").iterdir()) == []
    assert not (tmp_path / "temp").exists()
    assert "it works interpreted" in capsys.readouterr().err
    monkeypatch.setattr(setup, "WISH", "1")
    with pytest.raises(SystemExit) as caught:
        half_built(tmp_path).run()
    assert re.search(r"not compiled \(.{10,200}[^0-9]3\.?\)", str(caught.value.code))


def test_a_folder_that_cannot_be_written_is_not_needed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(setup, "ROOT", tmp_path)
    (tmp_path / "build" / "mypyc").mkdir(parents=True)
    assert setup.build_folder() == Path("build")
    reading = lambda path, mode: Path(path).name != "mypyc"  # noqa: E731
    monkeypatch.setattr(os, "access", reading)
    other = setup.build_folder()
    assert other.is_dir()
    assert tmp_path not in other.parents


def test_insisting_ends_the_build_with_the_name_of_what_is_missing(tmp_path: Path) -> None:
    own = {**os.environ, "CC": "no-such-compiler", "GRIMORIO_COMPILE": "1"}
    command = [sys.executable, str(setup.ROOT / "setup.py"), "build", "--build-base", str(tmp_path)]
    done = subprocess.run(command, env=own, capture_output=True, text=True, check=False)
    assert done.returncode == 1
    assert INSIST.format("there is no C compiler no-such-compiler") in done.stderr
    assert list(tmp_path.iterdir()) == []
