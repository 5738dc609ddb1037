"""What the server tells about itself, and the dashboard that is made from it."""

import json
import random
import re
import shutil
import socket
import subprocess
import time
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import httpx
import pytest
from prometheus_client.parser import text_string_to_metric_families as parse

from grimorio.table.durations import BOUNDS, Durations
from tests.server.client import Guest, ServerProcess, fetch, play

DASHBOARD = Path(__file__).parents[2] / "deploy" / "grafana.json"
SELECTOR = re.compile(r"([a-z_]+)\{([^}]*)\}")
MATCHER = re.compile(r'([a-z_]+)(=~|=)"([^"]*)"')
FUNCTIONS = {"rate", "increase", "sum", "by", "topk", "histogram_quantile"}
SCRAPED = {"instance", "job"}
"""Labels that Prometheus adds itself."""
Samples = dict[str, list[tuple[dict[str, str], float]]]


@pytest.fixture(scope="module")
async def server(
    tmp_path_factory: pytest.TempPathFactory, anyio_backend: str
) -> AsyncIterator[ServerProcess]:
    """One where people, bots and previews have been."""
    with ServerProcess(tmp_path_factory.mktemp("metrics"), "--no-limits") as running:
        async with Guest(running) as guest:
            match = await guest.create("conclave", 2, "bots", bot="greedy")
            line = await guest.sit(match)
            state = await play(line, random.Random(1), plies=4)
            if state["decision"] is not None:
                await line.ask(type="preview", decision=state["decision"]["id"])
        yield running
    assert running.faults() == []


@pytest.fixture(scope="module")
def samples(server: ServerProcess) -> Samples:
    found: Samples = {"up": [({}, 1.0)]}  # Prometheus' own
    for family in parse(fetch(f"{server.http}/metrics").text):
        assert family.documentation
        for sample in family.samples:
            found.setdefault(sample.name, []).append((sample.labels, sample.value))
    return found


def test_it_tells_latencies_queues_bots_database_and_disk(samples: Samples) -> None:
    for name in ("choice", "store", "commit", "bot", "request"):
        for part in ("count", "sum"):
            assert sum(value for _, value in samples[f"grimorio_{name}_seconds_{part}"]) > 0, name
    for name in ("store_queue", "bots_waiting", "previews_waiting", "unsent_bytes"):
        assert samples[f"grimorio_{name}"] == [({}, 0.0)]
    parts = {labels["part"]: value for labels, value in samples["grimorio_database_bytes"]}
    assert set(parts) == {"file", "log"}
    assert parts["file"] > 10_000
    disk = {labels["what"]: value for labels, value in samples["grimorio_disk_bytes"]}
    assert 0 < disk["free"] <= disk["size"]
    assert samples["grimorio_store_healthy"] == [({}, 1.0)]
    assert samples["process_resident_memory_bytes"][0][1] > 10_000_000


def test_a_histogram_counts_what_it_was_told() -> None:
    found = Durations()
    for seconds in (0.0001, 0.001, 0.0011, 3.0, 99.0):
        found.note(seconds)
    assert found.counts[:2] == [2, 1]
    assert (found.counts[BOUNDS.index(5.0)], found.counts[-1]) == (1, 1)
    assert found.total == pytest.approx(102.0022)


# The dashboard


def panels() -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = json.loads(DASHBOARD.read_text("utf-8"))["panels"]
    return found


def queries() -> list[str]:
    return [target["expr"] for panel in panels() for target in panel["targets"]]


def chosen(name: str, matchers: str, samples: Samples) -> list[dict[str, str]]:
    """The samples that a selector means; nothing in it may be unknown."""
    found = MATCHER.findall(matchers)
    assert ", ".join(f'{label}{sign}"{word}"' for label, sign, word in found) == matchers
    wanted = {label: word for label, _, word in found if label not in SCRAPED}
    return [labels for labels, _ in samples.get(name, []) if wanted.items() <= labels.items()]


@pytest.mark.parametrize("query", queries())
def test_every_query_finds_what_it_asks_for(query: str, samples: Samples) -> None:
    assert query.count("(") == query.count(")")
    selectors = SELECTOR.findall(query)
    assert selectors
    words = re.findall(r"\b([a-z_]+) ?\(", query)
    assert set(words) <= FUNCTIONS, words
    known = set(SCRAPED)
    for name, matchers in selectors:
        found = chosen(name, matchers, samples)
        assert found, f"/metrics has no {name}{{{matchers}}}"
        known |= {label for labels in found for label in labels}
        ranged = f"{name}{{{matchers}}}[" in query
        assert ranged == name.endswith(("_total", "_bucket"))
        assert ("histogram_quantile" in query) == name.endswith("_bucket")
    for labels in re.findall(r"by \(([a-z_, ]+)\)", query):
        assert set(labels.split(", ")) <= known


def test_every_legend_names_labels_that_its_query_keeps(samples: Samples) -> None:
    for panel in panels():
        for target in panel["targets"]:
            kept = re.findall(r"by \(([a-z_, ]+)\)", target["expr"])
            name, matchers = SELECTOR.findall(target["expr"])[0]
            labels = {label for each in chosen(name, matchers, samples) for label in each}
            allowed = set(", ".join(kept).split(", ")) if kept else labels | SCRAPED
            assert set(re.findall(r"\{\{(\w+)\}\}", target["legendFormat"])) <= allowed


def test_every_number_of_ours_is_on_the_dashboard(samples: Samples) -> None:
    shown = {name for query in queries() for name, _ in SELECTOR.findall(query)}
    shown |= {name.replace("_bucket", end) for name in shown for end in ("_count", "_sum")}
    ours = {name for name in samples if name.startswith("grimorio_")}
    assert ours - shown == {"grimorio_bot_workers", "grimorio_bots_asked_total"}


def test_prometheus_itself_runs_every_query(server: ServerProcess, tmp_path: Path) -> None:
    """Where it is installed; what it would not understand, the tests above find as well."""
    program = shutil.which("prometheus")
    if program is None:
        return
    config = {"global": {"scrape_interval": "1s"}, "scrape_configs": [
        {"job_name": "grimorio", "static_configs": [{"targets": [server.http.split("//")[1]]}]}
    ]}  # fmt: skip
    (tmp_path / "p.yml").write_text(json.dumps(config))
    port = free_port()
    with open(tmp_path / "log", "w") as log:
        process = subprocess.Popen(
            [program, f"--config.file={tmp_path}/p.yml", f"--storage.tsdb.path={tmp_path}/data",
             f"--web.listen-address=127.0.0.1:{port}"], stdout=log, stderr=log,
        )  # fmt: skip
    try:
        base = f"http://127.0.0.1:{port}/api/v1/query"
        until_scraped(base)
        for query in queries():
            asked = query.replace("$node", ".*")
            reply = fetch(base, params={"query": asked}).json()
            assert reply["status"] == "success", (query, reply)
            assert reply["data"]["result"], query
    finally:
        process.terminate()
        process.wait(30)


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def until_scraped(base: str) -> None:
    """A rate needs two samples."""
    for _ in range(600):
        try:
            query = {"query": "count_over_time(grimorio_store_healthy[1m])"}
            found = fetch(base, params=query).json()["data"]["result"]
            if found and int(found[0]["value"][1]) >= 3:
                return
        except (httpx.HTTPError, KeyError, ValueError):
            pass
        time.sleep(0.1)
    raise AssertionError("nothing was scraped")
