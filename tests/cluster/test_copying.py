"""`grimorio db copy`: everything, there and back, or nothing."""

from __future__ import annotations

import shutil
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
from grimorio.table.sqlite import SqliteStore
from grimorio.table.stores import open_store
from grimorio.texts import Speaker
from tests.server.client import ServerProcess, fetch
from tests.table.test_file import newer

LEFT_OUT = {"heads", "nodes", "presence", "leases", "allowances"}
OLD = Path(__file__).parents[1] / "data" / "first" / "matches.sqlite"


def refused(*words: object) -> str:
    """The one sentence with which nothing is copied."""
    done = CliRunner().invoke(cli, ["db", "copy", *map(str, words), "--lang", "en"])
    assert (done.exit_code, done.output.count("\n")) == (2, 1)
    return done.output.strip()


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
    assert "nothing was changed" in refused(tmp_path / "a.db", address)


def test_what_arrives_otherwise_is_not_kept(
    tmp_path: Path, address: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    filled(tmp_path / "a.db")
    monkeypatch.setattr("grimorio.table.copying.rows_of", forgetful)
    refused(tmp_path / "a.db", address)
    with psycopg.connect(address) as connection:
        assert connection.execute("SELECT count(*) FROM matches").fetchone() == (0,)


def test_there_must_be_something_to_copy(tmp_path: Path, address: str) -> None:
    refused(tmp_path / "nothing.db", address)
    assert not (tmp_path / "nothing.db").exists()


def test_a_copied_match_is_served_by_a_node(tmp_path: Path, address: str) -> None:
    match = filled(tmp_path / "a.db")[0]
    copy(tmp_path / "a.db", address)
    (tmp_path / "node").mkdir()
    with ServerProcess(tmp_path / "node", "--database", address) as node:
        found = fetch(f"{node.http}/api/matches/{match}").json()
        assert found["match"]["id"] == match
        assert found["match"]["phase"] == "running"
        assert node.faults() == []


def files(folder: Path) -> dict[str, Any]:
    """What is in them, when it was written, and who may read it."""
    facts = ((path, path.stat()) for path in folder.iterdir())
    return {path.name: (path.read_bytes(), at.st_mtime_ns, at.st_mode) for path, at in facts}


@pytest.mark.parametrize("crashed", [False, True])
def test_the_source_stays_byte_for_byte(tmp_path: Path, address: str, crashed: bool) -> None:
    """Also what an older version left, and what a server that was killed had not put in order."""
    source = tmp_path / "from" / "a.db"
    source.parent.mkdir()
    if crashed:
        store = open_store(tmp_path / "b.db")
        store.key("guests")
        for suffix in ("", "-wal"):
            shutil.copy(f"{tmp_path}/b.db{suffix}", f"{source}{suffix}")
        store.close()
    else:
        source.write_bytes(OLD.read_bytes())
    source.chmod(0o640)
    before = files(source.parent)
    found = copy(source, address)
    assert files(source.parent) == before
    rows = {each.table: each.rows for each in found}
    assert rows["keys"] == 1 if crashed else rows["plies"] > 100


def test_from_and_to_are_two(tmp_path: Path, address: str) -> None:
    source = tmp_path / "a.db"
    source.write_bytes(OLD.read_bytes())
    (tmp_path / "link.db").symlink_to("a.db")
    other = address.replace("grimorio@", "somebody@")
    for pair in ((source, source), (source, tmp_path / "link.db"), (address, other)):
        assert refused(*pair) == Speaker("en").say("error-copy-same")
    assert source.read_bytes() == OLD.read_bytes()


def test_a_source_that_cannot_be_copied_is_one_sentence(tmp_path: Path) -> None:
    (tmp_path / "text.db").write_text("no database, but long enough to be taken for one")
    newer(tmp_path / "newer.db")
    SqliteStore(tmp_path / "busy.db").close()
    busy = SqliteStore(tmp_path / "busy.db")
    try:
        for name, key in (("text.db", "error-store-foreign"), ("newer.db", "error-store-newer"),
                          ("busy.db", "error-store-busy")):  # fmt: skip
            said = Speaker("en").say(key, file=name)
            assert refused(tmp_path / name, tmp_path / "to.db") == said
    finally:
        busy.close()
    said = Speaker("en").say("error-store-folder", file=str(tmp_path))
    assert refused(tmp_path, tmp_path / "to.db") == said
    assert not (tmp_path / "to.db").exists()
