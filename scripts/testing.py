"""Write into docs/guides/testing.md what is counted: the proofs, the faults, the latest runs and
the slowest tests of the last one, as `make test` leaves them in build/tests.

    python -m scripts.testing
"""

import json
from collections import Counter
from xml.etree import ElementTree

from scripts.faults import faults
from scripts.lanes import REPORTS, ROOT, RUNS
from scripts.proofs import PROOFS

PAGE = ROOT / "docs" / "guides" / "testing.md"
RUNS_SHOWN = 13
SLOWEST = 30


def table(head: str, *rows: str) -> list[str]:
    columns = head.count("|") - 1
    return [head, "|" + " --- |" * columns, *rows]


def told(command: str) -> str:
    return f"python {command}" if command.startswith("-m") else command


def proofs() -> list[str]:
    return table("| proof | command | minutes | run it when |",
                 *(f"| {p.name} | `{told(p.command)}` | {p.minutes:g} | {p.when} |"
                   for p in PROOFS))  # fmt: skip


def planted() -> list[str]:
    counts = Counter(fault.area for fault in faults())
    rows = [f"| {area} | {count} |" for area, count in sorted(counts.items())]
    return table("| area | faults |", *rows, f"| all | {counts.total()} |")


def runs() -> list[str]:
    kept = [json.loads(line) for line in RUNS.read_text("utf-8").splitlines()][-RUNS_SHOWN:]
    return table("| when | cores | beside it | minutes | passed | failed | second tries |",
                 *(f"| {run['when']} | {run['cores']} | {run['load'] or 'nothing'} "
                   f"| {run['seconds'] / 60:.1f} | {run['passed']} | {run['failed']} "
                   f"| {len(run['again'])} |" for run in kept))  # fmt: skip


def slowest() -> list[str]:
    found: list[tuple[float, str, str]] = []
    for report in sorted(REPORTS.glob("*/report.xml")):
        for case in ElementTree.parse(report).iter("testcase"):
            name = f"{case.get('classname', '').replace('.', '/')}.py::{case.get('name')}"
            found.append((float(case.get("time", 0)), report.parent.name, name))
    found.sort(reverse=True)
    lanes = Counter[str]()
    for seconds, lane, _ in found:
        lanes[lane] += seconds  # type: ignore[assignment]
    said = " and ".join(f"{seconds:.0f} s in the {lane} lane" for lane, seconds in lanes.items())
    rows = [f"| {seconds:.1f} | {lane} | `{name}` |" for seconds, lane, name in found[:SLOWEST]]
    return [f"All tests together: {said}.", "", *table("| seconds | lane | test |", *rows)]


def main() -> None:
    text = PAGE.read_text("utf-8")
    for name, lines in (("proofs", proofs), ("planted", planted), ("runs", runs),
                        ("slowest", slowest)):  # fmt: skip
        before, _, rest = text.partition(f"<!-- {name} -->\n")
        _, end, after = rest.partition("<!-- end -->")
        inside = "\n".join(lines())
        text = f"{before}<!-- {name} -->\n{inside}\n{end}{after}"
    PAGE.write_text(text, "utf-8")


if __name__ == "__main__":
    main()
