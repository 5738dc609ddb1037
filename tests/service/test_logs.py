"""The log: one JSON object a line whatever happens, bounded, and never in anybody's way."""

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from grimorio.server.logs import MOST_SIGNS, BoundedFile
from grimorio.table.thinker import answer

SETUP = "from grimorio.server.logs import configure_logs; import structlog, logging, threading\n"


def logged(code: str, *words: str, folder: Path | None = None) -> list[dict[str, Any]]:
    """Every line that a program logs; each must be an object of JSON."""
    command = [sys.executable, "-c", SETUP + code, *words]
    done = subprocess.run(command, capture_output=True, text=True, timeout=60)
    text = done.stderr if folder is None else (folder / "log").read_text()
    return [json.loads(line) for line in text.splitlines()]


UNCAUGHT = """
import asyncio
configure_logs("warning")
def fails():
    hidden = "the secret"
    raise ValueError("no good")
thread = threading.Thread(target=fails); thread.start(); thread.join()
async def task():
    asyncio.get_running_loop().create_task(boom())
    await asyncio.sleep(0)
async def boom(): fails()
asyncio.run(task())
class Bad:
    def __del__(self): fails()
Bad()
logging.getLogger("uvicorn.error").error('Traceback (most recent call last):\\n'
    '  File "a.py", line 3, in start\\n    x = 1\\nKeyError: "the secret"\\n')
fails()
"""


def test_tracebacks_are_one_line_each_and_show_no_values() -> None:
    lines = logged(UNCAUGHT)
    assert len(lines) == 5
    for line in lines:
        (told,) = line["exception"]
        assert told["exc_type"] in ("ValueError", "KeyError")
        assert [frame["name"] for frame in told["frames"]][-1] in ("fails", "start")
        assert line["level"] in ("critical", "error")
        assert "the secret" not in json.dumps(line)


def test_a_bot_that_fails_is_a_line_of_the_log_without_values(
    capsys: pytest.CaptureFixture[str],
) -> None:
    question = {"game": "conclave", "rules": 99, "edition": None, "bot": "the secret", "view": {},
                "legal": [1], "seed": 1}  # fmt: skip
    assert answer(json.dumps(question).encode()) == b"-1"
    (line,) = capsys.readouterr().err.splitlines()
    told = json.loads(line)
    assert (told["event"], told["level"]) == ("a bot failed", "error")
    assert told["exception"][0]["frames"][0]["name"] == "answer"
    assert "the secret" not in line


LONG = """
configure_logs("warning")
def deep(n):
    if n == 0: raise ValueError("x" * 100_000)
    deep(n - 1)
log = structlog.get_logger("x")
try: deep(900)
except ValueError: log.exception("deep", match="m1")
log.warning("long", words="y" * 100_000, match="m2")
"""


def test_no_line_is_long() -> None:
    lines = logged(LONG)
    assert [line["match"] for line in lines] == ["m1", "m2"]
    assert all(len(json.dumps(line)) <= MOST_SIGNS for line in lines)
    assert lines[1]["cut"] > 100_000


MANY = """
import sys
from pathlib import Path
configure_logs("warning", (1e9, 1e9), Path(sys.argv[1]), 20_000)
log = structlog.get_logger("x")
for number in range(1000): log.warning("line", number=number)
"""


def test_a_log_file_is_bounded_and_keeps_what_came_last(tmp_path: Path) -> None:
    lines = logged(MANY, str(tmp_path / "log"), folder=tmp_path)
    before = [json.loads(line) for line in (tmp_path / "log.1").read_text().splitlines()]
    numbers = [line["number"] for line in before + lines]
    assert numbers == list(range(1000 - len(numbers), 1000))
    assert 100 < len(numbers) < 400
    assert sorted(path.name for path in tmp_path.iterdir()) == ["log", "log.1"]
    assert all(path.stat().st_size <= 10_000 for path in tmp_path.iterdir())


def test_a_full_disk_costs_lines_and_later_ones_are_whole(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The disk takes half of a line, then nothing, then everything."""
    file, write, room = BoundedFile(tmp_path / "log", 10_000), os.write, [5, 0]

    def full(handle: int, data: bytes) -> int:
        left = room.pop(0) if room else len(data)
        if left == 0:
            raise OSError(28, "No space left on device")
        return write(handle, data[:left])

    monkeypatch.setattr(os, "write", full)
    file.write('{"a": 1}\n')
    with pytest.raises(OSError, match="No space"):
        file.write('{"a": 2}\n')
    file.write('{"a": 3}\n')
    assert (tmp_path / "log").read_text() == '{"a":\n{"a": 3}\n'


FULL = """
from pathlib import Path
configure_logs("warning", (1e9, 1e9), Path("/dev/full"))
structlog.get_logger("x").warning("lost")
print("alive")
"""


def test_a_log_on_a_full_device_ends_nothing() -> None:
    done = subprocess.run([sys.executable, "-c", SETUP + FULL], capture_output=True, text=True)
    assert (done.stdout, done.stderr, done.returncode) == ("alive\n", "", 0)
