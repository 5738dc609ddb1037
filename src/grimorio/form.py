"""Which form of the engines runs, compiled or interpreted, and what either has to be told of."""

import os
import re
import sys
from importlib import import_module
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path
from typing import Final

from grimorio.core import registry
from grimorio.core.errors import VOICE

COMPILED: Final = str(registry.__file__).endswith(tuple(EXTENSION_SUFFIXES))
"""All of core, games and bots is compiled, or nothing of it."""
TIMES: Final = 40
"""How much faster random games are then, as docs/guides/releasing.md has it, in round numbers."""
QUIET: Final = "GRIMORIO_QUIET"
CHECKOUT: Final = Path(__file__).parents[2] / "setup.py"
# A parser would take ten times as long, at every import.
_DOCUMENTED: Final = re.compile(r'^class (\w+)[^\n]*:\n    """(.*?)"""', re.DOTALL | re.MULTILINE)
_NOTE: Final = """

The compiled form keeps no words on attributes and methods: read them in
{source}
"""


def say_slow() -> None:
    """One sentence, once: where the process that somebody started makes no engine, but its workers
    do, the first of them says it."""
    VOICE.form = None
    if os.environ.get(QUIET, "0") not in ("", "0") or _is_another_worker() or sys.stderr is None:
        return
    os.environ[QUIET] = "1"  # for all that this process starts
    assert VOICE.speak is not None
    try:
        language = "es" if os.environ.get("LANG", "").startswith("es") else "en"
        checkout = "yes" if CHECKOUT.is_file() else "no"
        said = VOICE.speak("form-slow", {"times": TIMES, "checkout": checkout}, language)
    except ImportError:  # the engines run without Fluent
        said = "Grimorio's engines run interpreted here."
    print(said, file=sys.stderr, flush=True)


def _is_another_worker() -> bool:
    import multiprocessing

    name = multiprocessing.current_process().name
    first = multiprocessing.parent_process() is None or name.endswith("-1")
    return not first or "RAY_RAYLET_PID" in os.environ


def describe(*names: str) -> None:
    """Give the classes of compiled modules back what the compiler has dropped: their docstrings,
    out of the source that lies beside the library."""
    for name in names if COMPILED else ():
        module = import_module(name)
        source = Path(str(module.__file__)).with_name(name.rpartition(".")[2] + ".py")
        for kind, doc in documented(source) if source.is_file() else ():
            getattr(module, kind).__doc__ = doc + _NOTE.format(source=source)


def documented(source: Path) -> list[tuple[str, str]]:
    """The classes of a file, and their docstrings."""
    found = _DOCUMENTED.findall(source.read_text("utf-8"))
    return [(kind, doc.replace("\n    ", "\n").strip()) for kind, doc in found]
