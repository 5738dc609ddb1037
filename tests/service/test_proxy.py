"""nginx, as deploy/nginx.conf sets it up, before two nodes that share a database.

It is run where it is installed; that the file fits the program is checked in test_deploy.py anyway.
"""

from __future__ import annotations

import asyncio
import contextlib
import os
import random
import re
import shutil
import subprocess
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
from websockets.exceptions import ConnectionClosed

from tests.cluster.postgres import Postgres
from tests.server.client import Guest, ServerProcess, fetch, play, table

from .test_deploy import nginx_in
from .test_metrics import free_port


class Proxied(ServerProcess):
    """What clients see of several nodes: one address."""

    def __init__(self, folder: Path, port: int) -> None:
        super().__init__(folder)
        self.port = port


def adapted(folder: Path, port: int, nodes: list[ServerProcess]) -> Path:
    """Our file, with the addresses of this machine."""
    servers = iter(nodes)

    def server(found: re.Match[str]) -> str:
        node = next(servers, None)
        return "" if node is None else f"server 127.0.0.1:{node.port} {found[1]};"

    text = re.sub(r"server node\d:8000 (.*);", server, nginx_in(folder))
    text = text.replace("listen 8080;", f"listen 127.0.0.1:{port};")
    text = text.replace("listen [::]:8080;", "")
    (folder / "nginx.conf").write_text(text)
    return folder / "nginx.conf"


@contextlib.contextmanager
def before(nodes: list[ServerProcess], folder: Path, program: str) -> Iterator[Proxied]:
    folder.chmod(0o755)
    port = free_port()
    config = adapted(folder, port, nodes)
    command = [program, "-e", str(folder / "log"), "-c", str(config), "-g", "daemon off;"]
    process = subprocess.Popen(command)
    proxied = Proxied(folder, port)
    try:
        for _ in range(200):
            with contextlib.suppress(httpx.HTTPError):
                if fetch(f"{proxied.http}/livez").status_code == 200:
                    break
            time.sleep(0.05)
        yield proxied
    finally:
        process.terminate()
        process.wait(30)


async def persist(guest: Guest, match: str, picker: random.Random) -> Any:
    """Play to the end, and come back as often as the line breaks."""
    while True:
        try:
            line = await guest.sit(match)
            state = await play(line, picker)
            if state["outcome"] is not None:
                return state
        except (ConnectionClosed, OSError, AssertionError, TimeoutError):
            await asyncio.sleep(0.1)
        except Exception as error:  # a handshake that the proxy answered itself
            if "HTTP" not in str(error):
                raise
            await asyncio.sleep(0.1)


async def test_a_match_goes_on_through_nginx_when_a_node_ends(
    postgres: Postgres, tmp_path: Path
) -> None:
    path = os.environ["PATH"] + ":/usr/sbin:/sbin"
    program = shutil.which("nginx", path=path)
    if program is None:
        return
    database = postgres.database().address
    options = ("--no-limits", "--database", database, "--proxy", "127.0.0.1")
    folders = [tmp_path / "one", tmp_path / "two"]
    for folder in folders:
        folder.mkdir()

    with ServerProcess(folders[0], *options) as one, ServerProcess(folders[1], *options) as two:
        told = fetch(f"{two.http}/metrics").text
        assert 'grimorio_database_bytes{part="database"}' in told or (
            'grimorio_database_bytes{part="database"}' in fetch(f"{two.http}/metrics").text
        )
        with before([one, two], tmp_path, program) as proxied:
            async with table(proxied, "conclave", 2) as (match, guests):
                assert (await guests[0].http.get("/metrics")).status_code == 404
                works = (persist(guest, match, random.Random(n)) for n, guest in enumerate(guests))
                games = asyncio.gather(*works)
                await asyncio.to_thread(one.stop)
                async with asyncio.timeout(120):
                    ends = await games
                assert ends[0]["seal"] == ends[1]["seal"]
        assert two.faults() == []
