"""`grimorio admin`, on both databases, with the server running."""

from __future__ import annotations

import asyncio
import contextlib
import json
import os
import random
import socket
import sqlite3
import stat
from pathlib import Path

import pytest
from sqlalchemy import select
from websockets.exceptions import ConnectionClosed

from grimorio.core.errors import BadInput
from grimorio.core.saved import verify
from grimorio.server.control import ask
from grimorio.table import schema
from grimorio.table.steward import Steward
from grimorio.table.stores import open_store
from grimorio.texts import Speaker
from tests.server.client import Guest, Line, play_all, table
from tests.table.test_file import committed
from tests.table.test_old_matches import ANA, MATCHES, RUNNING
from tests.waiting import until

from .conftest import Served, admin

EN = Speaker("en")
BEA = "bea".ljust(22, "-")
NONSENSE = (b"\n", b"{}\n", b"[]\n", b'{"do":"nothing","with":{}}\n', b"x" * 100 + b"\n",
            b'{"do":"show","with":{"me":1}}\n', b'{"do":"close","with":{"ids":7}}\n')  # fmt: skip


async def problem(guest: Guest, match: str) -> tuple[int, str]:
    return await guest.problem(f"/api/matches/{match}", method="GET")


def rows(database: str, word: str) -> list[str]:
    """The tables that hold this word anywhere."""
    if not database.startswith("postgresql"):
        with contextlib.closing(sqlite3.connect(database)) as connection:
            dump = "\n".join(connection.iterdump())
        return [line for line in dump.splitlines() if word in line]
    with contextlib.closing(open_store(database)) as store, store.read() as connection:
        tables = {
            name: connection.execute(select(each)).all()
            for name, each in schema.metadata.tables.items()
        }
    return [name for name, rows in tables.items() if any(word in map(str, row) for row in rows)]


async def test_a_match_is_listed_shown_closed_and_opened_again(served: Served) -> None:
    async with table(served.server, "conclave", 2) as (match, guests):
        lines = [await guest.sit(match) for guest in guests]
        for line in lines:
            await line.until("sync")
        listed = {line["id"]: line for line in await served.told("list")}
        assert listed[match]["phase"] == "running"
        assert listed[match]["players"][1] == "Guest 1"
        assert match in await served.admin("list", "--phase", "running", "--game", "conclave")
        assert await served.told("list", "--game", "magia") == []
        shown = await served.told("show", match)
        assert [seat["kind"] for seat in shown["seats"]] == ["human", "human"]
        assert shown["seats"][0]["guest"] in await served.admin("show", match)

        assert await served.admin("close", match, match) == EN.say("admin-closed", count=1)
        for line in lines:
            told = await line.until("bye")
            assert (told["text"]["key"], told["final"]) == ("table-closed", True)
        assert (await served.told("show", match))["phase"] == "closed"
        assert await problem(guests[0], match) == (409, "table-closed")
        refused = await (await guests[0].sit(match)).until("bye")
        assert (refused["text"]["key"], refused["final"]) == ("table-closed", True)
        cards = (await guests[0].get("/api/matches"))["matches"]
        assert [c["problem"]["key"] for c in cards if c["id"] == match] == ["table-closed"]

        assert await served.admin("reopen", match, match) == EN.say("admin-reopened", count=1)
        await play_all([await guest.sit(match) for guest in guests], until=6)


async def test_a_match_is_deleted_under_its_players_and_leaves_no_row(served: Served) -> None:
    async with table(served.server, "conclave", 2) as (match, guests):
        lines = [*[await guest.sit(match) for guest in guests], await guests[0].watch(match)]
        assert [(await line.until("sync"))["id"] for line in lines] == [match] * 3
        assert await served.admin("delete", match, code=2) == EN.say("admin-sure")
        twice = await served.admin("delete", match, match, "--yes")
        assert twice == EN.say("admin-deleted", count=1)
        for line in lines:
            told = await line.until("bye")
            assert (told["text"]["key"], told["final"]) == ("table-deleted", True)
        assert await problem(guests[0], match) == (404, "table-no-such-match")
        assert rows(served.database, match) == []
        gone = EN.say("error-no-match", match=match)
        for command in ("show", "export", "close", "reopen"):
            assert await served.admin(command, match, code=2) == gone
        assert await served.admin("delete", match, "--yes", code=2) == gone


async def test_a_guest_is_forgotten_and_the_others_play_on(served: Served) -> None:
    async with table(served.server, "conclave", 2) as (match, guests):
        await guests[1].post("/api/me", {"name": "Prudencia"})
        own = await guests[1].create("conclave", 2, "local")
        seats = (await served.told("show", match))["seats"]
        guest = seats[1]["guest"]
        listed = await served.told("guests", "--name", "Prudencia")
        assert [line["guest"] for line in listed] == [guest]
        assert guest in await served.admin("guests")
        await guests[0].seated(match)
        assert await served.admin("forget", guest, code=2) == EN.say("admin-sure")
        told = await served.admin("forget", guest, "--yes")
        assert told == EN.say("admin-forgotten", deleted=1, kept=1)
        assert rows(served.database, guest) == []
        assert rows(served.database, "Prudencia") == []
        assert await problem(guests[0], own) == (404, "table-no-such-match")
        after = (await served.told("show", match))["seats"]
        assert after[0] == seats[0]
        assert (after[1]["name"], after[1]["kind"]) == ("", "human")
        nobody = EN.say("admin-seat", seat=1, kind="human", name="-", guest=after[1]["guest"])
        assert nobody.strip() in await served.admin("show", match)
        assert (await guests[0].look(match))["phase"] == "running"
        lost = EN.say("error-no-guest", guest=guest)
        assert await served.admin("forget", guest, "--yes", code=2) == lost
        refused = await (await guests[1].sit(match)).until("bye")
        assert refused["text"]["key"] == "table-not-yours"


async def test_what_is_old_is_pruned_and_the_rest_kept(served: Served) -> None:
    async with Guest(served.server) as guest:
        lobby = await guest.create("conclave", 3, "friends")
        over = await guest.create("conclave", 2, "local")
        await play_all([await guest.sit(over, seat) for seat in range(2)])
        exported = json.loads(await served.admin("export", over))
        assert verify(exported).seal == exported["seal"]
        phases = {line["id"]: line["phase"] for line in await served.told("list")}
        assert (phases[lobby], phases[over]) == ("lobby", "over")

        none = EN.say("admin-pruned", dry="no", lobby=0, over=0, running=0, guests=0)
        assert await served.admin("prune", "--yes") == none
        assert await served.admin("prune", "--finished-days", "9", "--yes") == none
        some = await served.admin("prune", "--finished-days", "1e-9", "--dry-run")
        assert some == EN.say("admin-pruned", dry="yes", lobby=0, over=1, running=0, guests=0)
        assert await served.admin("prune", code=2) == EN.say("admin-sure")
        await served.admin("prune", "--finished-days", "1e-9", "--yes")
        left = {line["id"] for line in await served.told("list")}
        assert (over in left, lobby in left) == (False, True)
        for name in ("lobby", "deserted", "guest"):
            await served.admin("prune", f"--{name}-days", "1e-9", "--yes")
        left = {line["phase"] for line in await served.told("list")}
        assert left <= {"closed"}


async def test_all_is_checked_and_the_limits_in_force_are_told(served: Served) -> None:
    count = len(await served.told("list"))
    sound = EN.say("admin-sound", matches=count, engine="ok")
    assert await served.admin("check") == sound
    done = await served.admin("repair", "--cut", "--yes")
    assert done == EN.say("admin-repaired", results=0, cut=0)
    told = await served.admin("limits")
    assert told.startswith(EN.say("admin-limits-running"))
    assert "sockets = 777" in told
    assert "waiting_bytes_all = 32000000\n" in told
    assert (await served.told("limits"))["sockets"] == 777


async def test_moves_that_come_in_meanwhile_are_whole_or_refused(served: Served) -> None:
    """Closing and opening again and again while somebody plays: no move is lost or made twice."""
    async with Guest(served.server) as guest:
        match = await guest.create("conclave", 2, "local")
        kept: list[int] = []
        turns, stop = asyncio.Semaphore(1), asyncio.Event()

        async def plays() -> None:
            picker = random.Random(3)
            while not stop.is_set():
                line = await guest.sit(match)
                with contextlib.suppress(ConnectionClosed):
                    await moves(line, picker)
                await asyncio.sleep(0.01)

        async def moves(line: Line, picker: random.Random) -> None:
            state = await line.until("sync")
            while state["decision"] is not None:
                await turns.acquire()
                if stop.is_set():
                    return
                answer = await line.act(state, picker.choice(state["decision"]["actions"]))
                if answer["type"] != "accepted":
                    return
                kept.append(answer["version"])
                state = await line.until("update", "sync")

        playing = asyncio.create_task(plays())
        await until(lambda: kept)
        for _ in range(4):
            for _ in range(5):
                turns.release()
            await served.admin("close", match)
            await served.admin("reopen", match)
            await until(lambda: turns.locked() or playing.done())
        stop.set()
        turns.release()
        async with asyncio.timeout(60):
            await playing
        shown = await served.told("show", match)
        assert kept == sorted(set(kept))
        assert shown["plies"] == len(kept) + 1
        assert (await served.told("check"))["damaged"] == {}


# Without a server


def test_without_a_server_the_file_itself_is_used(old: Path) -> None:
    assert len(json.loads(admin(old, "list", "--json"))) == len(MATCHES)
    told = admin(old, "limits")
    assert told.startswith(EN.say("admin-limits-here"))
    assert admin(old, "check") == EN.say("admin-sound", matches=len(MATCHES), engine="ok")
    assert admin(old, "forget", ANA, "--yes") == EN.say("admin-forgotten", deleted=49, kept=5)
    assert rows(str(old), ANA) == []
    assert rows(str(old), BEA) != []
    assert admin(old, "check").startswith(str(len(json.loads(admin(old, "list", "--json")))))


def test_names_that_begin_like_an_option_are_names(old: Path) -> None:
    for name in ("-3Sn473VpBkubqXUDTGOdw", "--n473VpBkubqXUDTGOdwx"):
        for command in ("show", "export", "close", "delete --yes"):
            told = admin(old, *command.split(), name, code=2)
            assert told == EN.say("error-no-match", match=name)
        told = admin(old, "forget", name, "--yes", code=2)
        assert told == EN.say("error-no-guest", guest=name)
    assert "No such option" in admin(old, "show", "--no-such-option", code=2)


def test_what_is_damaged_is_found_and_cut_back_if_so_wished(old: Path) -> None:
    first, second = [id for id in RUNNING if MATCHES[id]["version"] > 10][:2]
    over = next(id for id, told in MATCHES.items() if told["phase"] == "over")
    admin(old, "delete", *(set(MATCHES) - {first, second, over}), "--yes")
    committed(old, f"UPDATE plies SET action = 9999 WHERE match = '{first}' AND ply = 3")
    committed(old, f"DELETE FROM results WHERE match = '{over}'")
    told = admin(old, "check", code=1)
    found = {"damaged": 1, "matches": 3, "ends": 1, "orphans": 0}
    assert told.splitlines()[0] == EN.say("admin-unsound", engine="ok", **found)
    assert first in told
    assert EN.say("error-match-damaged") in admin(old, "show", first)
    assert admin(old, "repair", "--yes") == EN.say("admin-repaired", results=1, cut=0)
    assert admin(old, "check", code=1).splitlines()[1].startswith(first)
    assert admin(old, "repair", "--cut", "--yes") == EN.say("admin-repaired", results=0, cut=1)
    assert admin(old, "check") == EN.say("admin-sound", matches=3, engine="ok")
    assert json.loads(admin(old, "show", first, "--json"))["plies"] == 3
    assert json.loads(admin(old, "show", second, "--json"))["plies"] > 3


def test_a_file_with_broken_pages_is_told_and_not_backed_up(old: Path, tmp_path: Path) -> None:
    with open(old, "r+b") as file:
        file.seek(40_000)
        file.write(os.urandom(30_000))
    told = admin(old, "check", code=1)
    assert not told.endswith("ok.")
    told = admin(old, "backup", str(tmp_path / "b"), code=2)
    assert told == EN.say("error-store-damaged", file="old.db")
    assert not [path for path in tmp_path.iterdir() if path.name.startswith("b")]


def test_what_cannot_be_done_is_one_sentence(tmp_path: Path, old: Path) -> None:
    nowhere = tmp_path / "nowhere.db"
    told = admin(nowhere, "list", code=2)
    assert told == EN.say("error-file", file=str(nowhere), problem="FileNotFoundError")
    assert not nowhere.exists()
    (tmp_path / "text.db").write_text("no database, but long enough to be taken for one")
    told = admin(tmp_path / "text.db", "list", code=2)
    assert told == EN.say("error-store-foreign", file="text.db")
    assert admin(old, "show", "x" * 22, code=2) == EN.say("error-no-match", match="x" * 22)
    assert admin("postgresql://nobody@/nothing?host=/nowhere", "list", code=2).count("\n") == 0


async def test_a_file_that_takes_nothing_is_told_and_nothing_has_changed(old: Path) -> None:
    with contextlib.closing(open_store(old)) as store:
        store.start(asyncio.get_running_loop())
        os.utime(old)  # as if somebody else had written to it
        for name in ("close", "delete"):
            with pytest.raises(BadInput) as caught:
                await Steward(store).do(name, ids=[RUNNING[0]])
            assert caught.value.key == "error-admin-not-stored"
    shown = await asyncio.to_thread(admin, old, "show", RUNNING[0], "--json")
    assert json.loads(shown)["phase"] == "running"


def test_a_server_that_does_not_answer_is_told(old: Path) -> None:
    """Something holds the file, and nobody listens beside it."""
    with contextlib.closing(open_store(old)):
        told = admin(old, "list", code=2)
    assert told == EN.say("error-control", file="old.db", socket=f"{os.path.realpath(old)}.admin")


def test_nobody_else_can_open_the_control_and_nonsense_ends_nothing(served: Served) -> None:
    if served.database.startswith("postgresql"):
        return
    path = Path(f"{os.path.realpath(served.database)}.admin")
    assert stat.S_IMODE(path.stat().st_mode) == 0o600
    for nonsense in NONSENSE:
        with socket.socket(socket.AF_UNIX) as line:
            line.connect(str(path))
            line.sendall(nonsense)
            assert b"table-fault" in line.makefile("rb").readline()
    assert ask(path, "limits", {})["sockets"] == 777
    served.server.errors()
    (served.server.folder / "errors.log").write_text("")  # these faults were wanted
