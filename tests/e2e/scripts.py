"""What is run inside the page: `tests/e2e/js/<name>.js`, one function a file."""

from functools import cache
from pathlib import Path

HERE = Path(__file__).parent / "js"


@cache
def js(name: str) -> str:
    return (HERE / f"{name}.js").read_text(encoding="utf-8")
