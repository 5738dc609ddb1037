"""A database that cannot be used: one sentence, exit code 2, nothing changed, no password told."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import psycopg
import pytest
from click.testing import CliRunner
from sqlalchemy import create_engine

from grimorio.cli import cli
from grimorio.core.errors import BadInput
from grimorio.table import migrating
from grimorio.table.postgres import PostgresStore

from .postgres import USER, Postgres

PASSWORD = "sesame-open-7"


@pytest.fixture(scope="module")
def guarded() -> Iterator[Postgres]:
    with Postgres(sync=False, auth="scram-sha-256", password=PASSWORD) as made:
        yield made


def refused(address: str, *words: str, lang: str = "en") -> str:
    """The one sentence with which the server does not start."""
    done = CliRunner().invoke(cli, serve(address, lang))
    return one_sentence(done.exit_code, done.output, *words)


def serve(address: str, lang: str) -> list[str]:
    return ["serve", "--port", "0", "--lang", lang, "--log", "debug", "--database", address]


def one_sentence(code: int, told: str, *words: str) -> str:
    assert code == 2, told
    assert told.count("\n") == 1, told
    assert "sesame" not in told
    for word in words:
        assert word in told
    return told


def tables(address: str) -> list[str]:
    with psycopg.connect(address) as connection:
        query = "SELECT tablename FROM pg_tables WHERE schemaname = 'public' ORDER BY 1"
        return [name for (name,) in connection.execute(query)]


def test_no_server_there(tmp_path: Path) -> None:
    nowhere = f"postgresql://u:{PASSWORD}@/db?host={tmp_path}"
    refused(nowhere, "No PostgreSQL answers")
    command = [sys.executable, "-m", "grimorio", *serve(nowhere, "en")]
    done = subprocess.run(command, capture_output=True, text=True, timeout=180)
    one_sentence(done.returncode, done.stdout + done.stderr, "No PostgreSQL answers")
    refused(f"postgresql://u:{PASSWORD}@127.0.0.1:1/db", "127.0.0.1:1/db")
    refused(f"postgresql://u:{PASSWORD}@127.0.0.1:1/db", "no responde", lang="es")


def test_no_address_at_all() -> None:
    refused(f"mysql://u:{PASSWORD}@here/db", "no address")
    refused(f"postgresql://u:{PASSWORD}@here:port/db?x=1", "no address")


USERS = "usher7"
LEAKY = [
    *(f"postgresql://{USERS}:ses{sign}am7@h.invalid/db" for sign in "/@"),
    f"postgresql://{USERS}:se@sa/m7@h.invalid/db",
    f"postgresql://{USERS}:ses/am7?x@h.invalid/db",
    f"postgresql://{USERS}/ses:am7@h.invalid/db",
    f"postgresql://{USERS}:sesame",
    f"postgresql://{USERS}:ses%zam7@h.invalid/db",
    f"postgresql://{USERS}:sesame@h.invalid:69x/db",
    f"postgresql:/{USERS}:sesame@h.invalid/db",
    f"postgres:{USERS}:sesame@h.invalid/db",
    f"postgresql+psycopg://{USERS}:sesame@h.invalid/db",
    f"host=h.invalid user={USERS} password=sesame",
]


@pytest.mark.parametrize("command", ["serve", "admin", "copy"])
@pytest.mark.parametrize("address", LEAKY)
def test_nothing_of_user_or_password_is_told(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, address: str, command: str
) -> None:
    """Whatever a sign in them makes of the address; and no file of that name is made."""
    monkeypatch.chdir(tmp_path)
    commands = {"serve": ["serve", "--port", "0", "--database", address],
                "admin": ["admin", "list", "--database", address],
                "copy": ["db", "copy", address, "b.db"]}  # fmt: skip
    for lang in ("es", "en"):
        done = CliRunner().invoke(cli, [*commands[command], "--lang", lang])
        assert (done.exit_code, done.output.count("\n")) == (2, 1), done.output
        assert "%2F" in done.output
        for part in (USERS, "ses", "am7", "h.invalid"):
            assert part not in done.output
    assert list(tmp_path.iterdir()) == []


def test_other_signs_of_a_password_are_fine() -> None:
    address = f"postgresql://{USERS}:se:s?a#m%2Fe%40@127.0.0.1:1"
    done = CliRunner().invoke(cli, ["admin", "list", "--lang", "en", "--database", address])
    assert done.output.startswith("No PostgreSQL answers at 127.0.0.1:1;")


def test_a_wrong_password_or_no_such_database(guarded: Postgres) -> None:
    wrong = guarded.address.replace(PASSWORD, "sesame-shut")
    refused(wrong, "user or password")
    refused(wrong.replace(f"{USER}:", "somebody:"), "user or password")
    refused(guarded.at(guarded.folder, "nowhere"), "no database called so")


def test_somebody_elses(postgres: Postgres, address: str) -> None:
    with psycopg.connect(address) as connection:
        connection.execute("CREATE TABLE matches (id int)")
        connection.execute("CREATE TABLE shop (id int)")
    refused(address, "somebody else's", "nothing in it was changed")
    assert tables(address) == ["matches", "shop"]


@pytest.mark.parametrize("version", ["9999", "none"])
def test_too_new(address: str, version: str) -> None:
    PostgresStore(address).close()
    with psycopg.connect(address) as connection:
        if version == "none":
            connection.execute("DELETE FROM alembic_version")
        else:
            connection.execute("UPDATE alembic_version SET version_num = %s", [version])
    before = tables(address)
    refused(address, "newer version")
    assert tables(address) == before


def test_an_older_one_is_brought_up_to_date(address: str) -> None:
    """What an older Grimorio made is no bad input."""
    engine = create_engine("postgresql+psycopg://", creator=lambda: psycopg.connect(address))
    with engine.begin() as connection:
        migrating.upgrade(connection, "0004")
    engine.dispose()
    assert "lessons" not in tables(address)
    PostgresStore(address).close()
    assert {"lessons", "heads"} <= set(tables(address))


def test_a_server_that_is_too_old(address: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("grimorio.table.postgres.OLDEST_SERVER", 990_000)
    with pytest.raises(BadInput) as told:
        PostgresStore(address)
    assert (told.value.key, told.value.arguments["least"]) == ("error-database-old", 99)
    assert tables(address) == []


def test_one_that_can_only_be_read(postgres: Postgres, address: str) -> None:
    name = address.partition("@/")[2].partition("?")[0]
    with psycopg.connect(address) as connection:
        connection.execute(f"ALTER DATABASE {name} SET default_transaction_read_only = on".encode())
    refused(address, "can only be read")
    assert tables(address) == []


def test_one_where_this_user_may_write_nothing(postgres: Postgres, address: str) -> None:
    with psycopg.connect(address) as connection:
        connection.execute("CREATE ROLE reader LOGIN")
    try:
        refused(address.replace(f"//{USER}@", "//reader@"), "can only be read")
        assert tables(address) == []
    finally:
        with psycopg.connect(address) as connection:
            connection.execute("DROP ROLE reader")
