"""`grimorio db copy`: everything, there and back, or nothing."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import psycopg
import pytest
from click.testing import CliRunner
from sqlalchemy import Connection, Table

from grimorio.cli import cli
from grimorio.table.copying import COPIED, copy, rows_of
from grimorio.table.schema import metadata
from grimorio.table.shelf import Shelf
from grimorio.table.stores import open_store
from tests.server.client import ServerProcess

LEFT_OUT = {"heads", "nodes", "presence", "leases", "allowances"}
OLD = Path(__file__).parents[1] / "data" / "first" / "matches.sqlite"


def run(*words: str) -> Any:
    return CliRunner().invoke(cli, ["db", "copy", *words, "--lang", "en"])


def filled(path: Path) -> list[str]:
    """A database with matches that were played: as an older version left it."""
    path.write_bytes(OLD.read_bytes())
    store = open_store(path)
    try:
        return Shelf(store).running(50)
    finally:
        store.close()


def forgetful(connection: Connection, table: Table) -> Iterator[list[Any]]:
    """Reads from the one a little more than from the other."""
    for rows in rows_of(connection, table):
        whole = connection.dialect.name == "sqlite" or table.name != "results"
        yield rows if whole else rows[:-1]


def test_every_table_is_copied_or_belongs_to_nodes() -> None:
    assert set(COPIED) | LEFT_OUT == set(metadata.tables)


def test_there_and_back_everything_is_the_same(tmp_path: Path, address: str) -> None:
    matches = filled(tmp_path / "a.db")
    assert matches
    there = copy(tmp_path / "a.db", address)
    back = copy(address, tmp_path / "b.db")
    assert there == back
    assert {each.table: each.rows for each in there}["plies"] > 100
    stores = [open_store(place) for place in (tmp_path / "a.db", address, tmp_path / "b.db")]
    for match in matches:
        read = [Shelf(store).read(match) for store in stores]
        states = {str(each.state.to_json()) for each in read if each is not None}
        assert len(states) == 1
    for store in stores:
        store.close()


def test_a_target_that_is_not_empty_is_left_as_it_is(tmp_path: Path, address: str) -> None:
    filled(tmp_path / "a.db")
    copy(tmp_path / "a.db", address)
    again = run(str(tmp_path / "a.db"), address)
    assert (again.exit_code, again.output.count("\n")) == (2, 1)
    assert "nothing was changed" in again.output


def test_what_arrives_otherwise_is_not_kept(
    tmp_path: Path, address: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    filled(tmp_path / "a.db")
    monkeypatch.setattr("grimorio.table.copying.rows_of", forgetful)
    found = run(str(tmp_path / "a.db"), address)
    assert found.exit_code == 2
    with psycopg.connect(address) as connection:
        assert connection.execute("SELECT count(*) FROM matches").fetchone() == (0,)


def test_there_must_be_something_to_copy(tmp_path: Path, address: str) -> None:
    found = run(str(tmp_path / "nothing.db"), address)
    assert (found.exit_code, found.output.count("\n")) == (2, 1)
    assert not (tmp_path / "nothing.db").exists()


def test_a_copied_match_is_served_by_a_node(tmp_path: Path, address: str) -> None:
    import httpx

    match = filled(tmp_path / "a.db")[0]
    copy(tmp_path / "a.db", address)
    (tmp_path / "node").mkdir()
    with ServerProcess(tmp_path / "node", "--database", address) as node:
        found = httpx.get(f"{node.http}/api/matches/{match}").json()
        assert found["match"]["id"] == match
        assert found["match"]["phase"] == "running"
        assert node.faults() == []
