"""Run what is slow by its nature: proofs at full size, fresh environments, planted faults.

    python -m scripts.proofs [part of a name or of a command …]

What each takes, and when to run it, stands beside it; `python -m scripts.testing` writes the list
into docs/guides/testing.md. `make test` runs each in a small size, but for what is marked `proof`.
"""

import os
import shlex
import subprocess
import sys
import time
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).resolve().parent.parent
FORM = os.environ.get("GRIMORIO_FORM", "compiled")


class Proof(NamedTuple):
    name: str
    command: str
    minutes: float
    """On two cores, with little beside it."""
    when: str
    fails: bool = False
    """Whether it has to find something: a proof that cannot fail is none."""


PROOFS = (
    Proof("marked tests", "pytest -q -n 0 -m proof tests", 6,
          "setup.py, pyproject.toml or requirements change"),
    Proof("planted faults", "-m scripts.faults", 19,
          "tests are moved, shortened or made faster"),
    Proof("pairs of worlds", "-m tests.leaks --pairs 100000 --runs 0", 15,
          "views, samples, previews or frames change"),
    Proof("behaviour in two worlds", "-m tests.leaks --pairs 0 --runs 2000", 4,
          "table, clocks, bots at work or frames change"),
    Proof("foresight", "-m tests.foresee --decisions 40000", 10,
          "rules, views or what is foretold change"),
    Proof("several choices as one", "-m tests.leaks.test_together --tries 200000", 8,
          "`sure_after` or the sending of several choices changes"),
    Proof("seats by a model", "-m tests.trust.seating --examples 2000", 12,
          "seats, guests, rooms or the store change"),
    Proof("nodes", "-m tests.cluster --operations 30000 --faults 120", 5,
          "cluster or store change"),
    Proof("kills", "-m tests.server.kill --kills 300 --moves 20000", 25,
          "the store or the writer changes"),
    Proof("power cuts", "-m tests.trust.power --told 1200 --cuts 200", 1,
          "the store or the writer changes"),
    Proof("power cuts that lose",
          "-m tests.trust.power --told 1200 --cuts 200 --synchronous NORMAL", 1,
          "with the one before: it has to find losses", fails=True),
    Proof("hostile clients", "-m tests.server.hostile", 2, "the server's front or limits change"),
    Proof("nonsense", "-m tests.server.fuzz --messages 100000", 1, "the protocol changes"),
    Proof("deals", "-m tests.trust.deals --deals 1000000", 5, "chance or a setup changes"),
)  # fmt: skip


def command(proof: Proof) -> list[str]:
    words = shlex.split(proof.command)
    return [sys.executable, *(["-m"] if words[0] == "pytest" else []), *words]


def holds(proof: Proof) -> bool:
    print(f"== {proof.name}: {proof.command} (about {proof.minutes:g} min)", flush=True)
    begun = time.monotonic()
    engines = "build/compiled" if (ROOT / "build/compiled/.built").is_file() else "src"
    environment = {**os.environ, "PYTHONPATH": engines, "GRIMORIO_FORM": FORM}
    done = subprocess.run(command(proof), cwd=ROOT, env=environment)
    held = (done.returncode != 0) is proof.fails
    minutes = (time.monotonic() - begun) / 60
    print(f"== {proof.name}: {'held' if held else 'FAILED'} in {minutes:.1f} min", flush=True)
    return held


def main(words: list[str]) -> int:
    wanted = [p for p in PROOFS if not words or any(w in f"{p.name} {p.command}" for w in words)]
    if not wanted:
        print("No proof is named so. There are:", *(p.name for p in PROOFS), sep="\n  ")
        return 2
    failed = [proof.name for proof in wanted if not holds(proof)]
    print(f"{len(wanted) - len(failed)} of {len(wanted)} proofs held"
          f"{': not ' + ', '.join(failed) if failed else ''}.")  # fmt: skip
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
