"""Backups taken while moves come in, restored, and played on; on both databases."""

from __future__ import annotations

import asyncio
import contextlib
import random
import sqlite3
import stat
from pathlib import Path
from typing import Any

from grimorio.texts import Speaker
from tests.cluster.postgres import Postgres
from tests.server.client import Guest, ServerProcess, play_all
from tests.table.test_file import committed, somebody_elses
from tests.table.test_old_matches import MATCHES
from tests.waiting import until

from .conftest import Served, admin

EN = Speaker("en")


def asked(path: Path, query: str) -> Any:
    with contextlib.closing(sqlite3.connect(f"file:{path}?mode=ro", uri=True)) as connection:
        return connection.execute(query).fetchall()


async def keep_playing(guest: Guest, match: str, kept: list[int], stop: asyncio.Event) -> None:
    """One guest at all seats of a table, choice by choice."""
    picker = random.Random(match)
    while not stop.is_set():
        async with await guest.sit(match) as line:
            state = await line.until("sync")
            if state["outcome"] is not None:
                return
            answer = await line.act(state, picker.choice(state["decision"]["actions"]))
            kept.append(answer["version"])


async def test_a_backup_under_load_is_restored_and_played_on(
    served: Served, tmp_path: Path, postgres: Postgres
) -> None:
    """From each database into the other."""
    whole, other, apart = tmp_path / "whole", tmp_path / "other", tmp_path / "apart"
    shared = served.database.startswith("postgresql")
    target = str(tmp_path / "again" / "grimorio.db") if shared else postgres.database().address
    async with Guest(served.server) as guest:
        matches = [await guest.create("conclave", 2, "local") for _ in range(3)]
        kept: dict[str, list[int]] = {match: [] for match in matches}
        stop = asyncio.Event()
        playing = asyncio.gather(*(keep_playing(guest, *each, stop) for each in kept.items()))
        await until(lambda: playing.done() or min(map(len, kept.values())) >= 3)
        sure = {match: versions[-1] for match, versions in kept.items()}
        await served.admin("backup", str(whole))
        told = await served.admin("backup", str(other), "--apart", str(apart))
        assert EN.say("admin-apart", file=str(apart)) in told
        stop.set()
        await playing
    for path in (whole, other, apart):
        assert stat.S_IMODE(path.stat().st_mode) == 0o600
        assert asked(path, "PRAGMA integrity_check") == [("ok",)]
    for match, version in sure.items():  # all that was acknowledged by then is in it, and no hole
        plies = asked(whole, f"SELECT ply FROM plies WHERE match = '{match}' ORDER BY ply")
        assert [ply for (ply,) in plies] == list(range(len(plies)))
        assert len(plies) > version
    secrets = asked(whole, "SELECT secret, invite FROM secrets")
    assert secrets
    assert asked(other, "SELECT * FROM secrets UNION ALL SELECT name, '', '' FROM keys") == []
    for secret, invite in secrets:
        assert secret not in other.read_bytes()
        assert invite.encode() not in other.read_bytes()
    tables = asked(apart, "SELECT name FROM sqlite_master WHERE type = 'table'")
    assert set(tables) == {("secrets",), ("keys",)}

    restored = Served(served.server, target)
    told = await restored.admin("restore", str(other), code=2)
    assert told == EN.say("error-backup-apart", file=str(other))
    told = await restored.admin("restore", str(other), "--apart", str(apart))
    count = len(asked(other, "SELECT id FROM matches"))
    where, place = (target, "grimorio.db") if shared else ("PostgreSQL", "PostgreSQL")
    assert told == EN.say("admin-restored", matches=count, place=where)
    told = await restored.admin("restore", str(whole), code=2)
    assert told == EN.say("error-restore-there", place=place)
    cookies = guest.http.cookies
    with ServerProcess(tmp_path, "--no-limits", "--database", target) as server:
        guest = Guest(server)
        guest.http.cookies.update(cookies)  # the keys are the same: whoever was there is
        async with guest:
            cards = (await guest.get("/api/matches"))["matches"]
            assert {card["id"] for card in cards} == set(matches)
            ends = await play_all([await guest.sit(matches[0], seat) for seat in range(2)])
            assert ends[0]["outcome"] is not None
    assert server.faults() == []


def test_what_cannot_be_backed_up_or_restored_is_one_sentence(old: Path, tmp_path: Path) -> None:
    there = tmp_path / "there"
    there.write_text("mine")
    assert admin(old, "backup", str(there), code=2) == EN.say("error-backup-there", file=str(there))
    assert there.read_text() == "mine"
    nowhere = tmp_path / "no" / "where"
    told = admin(old, "backup", str(nowhere), code=2)
    assert told == EN.say("error-backup-full", file=str(nowhere))
    good, new = tmp_path / "good", tmp_path / "new.db"
    told = admin(old, "backup", str(good))
    assert told == EN.say("admin-backed-up", matches=len(MATCHES), file=str(good))
    assert admin(tmp_path / "none.db", "backup", str(tmp_path / "x"), code=2).startswith("The file")
    damaged = tmp_path / "damaged"
    damaged.write_bytes(good.read_bytes()[: good.stat().st_size // 2])
    for wrong in (there, damaged):
        told = admin(new, "restore", str(wrong), code=2)
        assert told == EN.say("error-backup-foreign", file=str(wrong))
    assert admin(new, "restore", str(tmp_path / "none"), code=2).startswith("The file")
    assert admin(old, "restore", str(good), code=2) == EN.say("error-restore-there", place="old.db")
    assert not new.exists()
    assert not [path for path in tmp_path.iterdir() if ".new" in path.name or "tmp" in path.name]


def test_secrets_of_another_backup_are_refused(old: Path, tmp_path: Path) -> None:
    admin(old, "backup", str(tmp_path / "a"), "--apart", str(tmp_path / "a.secret"))
    some = next(iter(MATCHES))
    admin(old, "delete", some, "--yes")
    admin(old, "backup", str(tmp_path / "b"), "--apart", str(tmp_path / "b.secret"))
    for backup, apart in (("a", "b.secret"), ("b", "a.secret")):
        told = admin(tmp_path / "new.db", "restore", str(tmp_path / backup),
                     "--apart", str(tmp_path / apart), code=2)  # fmt: skip
        assert told == EN.say("error-backup-both", file=str(tmp_path / apart))
    assert not (tmp_path / "new.db").exists()


def test_two_files_of_a_backup_have_two_names(old: Path, tmp_path: Path) -> None:
    (tmp_path / "deep").mkdir()
    for to, apart in (("a", "a"), ("a", "deep/../a"), ("a", "a.new"), ("a.new", "a")):
        told = admin(old, "backup", str(tmp_path / to), "--apart", str(tmp_path / apart), code=2)
        assert told == EN.say("error-backup-same", file=str(tmp_path / apart))
    assert sorted(path.name for path in tmp_path.iterdir()) == ["deep", "old.db"]


def test_what_a_newer_version_wrote_is_neither_backed_up_nor_restored(
    old: Path, tmp_path: Path
) -> None:
    good, new = tmp_path / "good", tmp_path / "new.db"
    admin(old, "backup", str(good))
    for path in (old, good):
        committed(path, "UPDATE alembic_version SET version_num = '9999'")
    told = admin(new, "restore", str(good), code=2)
    assert told == EN.say("error-backup-newer", file=str(good))
    told = admin(old, "backup", str(tmp_path / "never"), code=2)
    assert told == EN.say("error-store-newer", file="old.db")
    assert not new.exists()
    assert not (tmp_path / "never").exists()


def test_what_is_no_database_of_ours_is_no_backup(tmp_path: Path) -> None:
    other, to = tmp_path / "shop.db", tmp_path / "to"
    somebody_elses(other)
    assert admin(other, "backup", str(to), code=2) == EN.say("error-store-foreign", file="shop.db")
    for command in ("restore", "backup"):
        place, file = (to, tmp_path) if command == "restore" else (tmp_path, to)
        told = admin(place, command, str(file), code=2)
        assert told == EN.say("error-file", file=str(tmp_path), problem="IsADirectoryError")
    assert not to.exists()


def test_secrets_that_are_none_or_not_needed_are_refused(old: Path, tmp_path: Path) -> None:
    whole, bare, secret = tmp_path / "whole", tmp_path / "bare", tmp_path / "secret"
    admin(old, "backup", str(whole))
    admin(old, "backup", str(bare), "--apart", str(secret))
    (tmp_path / "text").write_text("mine")
    new = tmp_path / "new.db"
    for wrong in ("text", "bare"):
        told = admin(new, "restore", str(bare), "--apart", str(tmp_path / wrong), code=2)
        assert told == EN.say("error-backup-secrets", file=str(tmp_path / wrong))
    told = admin(new, "restore", str(whole), "--apart", str(secret), code=2)
    assert told == EN.say("error-backup-whole", file=str(whole))
    assert not new.exists()
    admin(new, "restore", str(bare), "--apart", str(secret))
