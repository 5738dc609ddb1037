"""On the home network: who can connect, what is printed, and what invitations carry."""

import ipaddress
import os
import re
import socket
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

import httpx
import numpy as np
import pytest
import zxingcpp

from grimorio.core.errors import BadInput
from grimorio.server.lan import BLOCKS, lan_address, picture
from grimorio.server.run import places, proxy_notes
from grimorio.server.settings import Settings
from grimorio.texts import Speaker
from tests.server.client import PATIENCE, fetch

ROOT = Path(__file__).parents[2]
HALVES = {block: pair for pair, block in BLOCKS.items()}
NEIGHBOUR = "127.0.0.3"


def scanned(lines: list[str]) -> str:
    """What a telephone reads from the lines, drawn as a terminal with light letters draws them."""
    rows = []
    for line in lines:
        pairs = [HALVES[sign] for sign in re.sub(r"\033\[[\d;]*m", "", line)]
        rows += [[upper for upper, _ in pairs], [lower for _, lower in pairs]]
    image = np.kron(np.array(rows, np.uint8) * 255, np.ones((8, 8), np.uint8))
    (found,) = zxingcpp.read_barcodes(image)
    return str(found.text)


@dataclass
class Running:
    said: list[str]
    port: int


@contextmanager
def served(folder: Path, *options: str, coding: str = "utf-8") -> Iterator[Running]:
    command = [sys.executable, "-m", "grimorio", "serve", "--port", "0", "--lang", "en",
               "--database", str(folder / "a.db"), *options]  # fmt: skip
    process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True, encoding="utf-8",
                               env={**os.environ, "PYTHONIOENCODING": coding})  # fmt: skip
    assert process.stdout is not None
    try:
        said = [process.stdout.readline().rstrip("\n")]
        while "--lan" in options and not said[-1].endswith("operating.md."):
            said.append(process.stdout.readline().rstrip("\n"))
        yield Running(said, int(said[0].rsplit(":", 1)[1].rstrip("/")))
    finally:
        process.terminate()
        process.wait(30)
        process.stdout.close()


def reaches(host: str, port: int, source: str) -> bool:
    """Whether somebody with another address of this machine gets an answer."""
    transport = httpx.HTTPTransport(local_address=source)
    try:
        with httpx.Client(transport=transport, timeout=PATIENCE) as http:
            return http.get(f"http://{host}:{port}/livez").status_code == 200
    except httpx.ConnectError:
        return False


def origin(port: int, host: str = "127.0.0.1") -> str | None:
    """The address that goes into invitations, as somebody is told who came by this one."""
    told: dict[str, str | None] = fetch(f"http://{host}:{port}/api/address").json()
    return told["origin"]


@pytest.mark.parametrize("address", ["http://192.168.1.23:8000/", "http://[fd00::2]:65535/",
                                     "http://127.0.0.2:80/"])  # fmt: skip
def test_a_telephone_reads_the_address_from_the_picture(address: str) -> None:
    plain, coloured = picture(address, colours=False), picture(address, colours=True)
    assert scanned(plain) == scanned(coloured) == address
    assert {len(line) for line in plain} == {len(plain[0])}
    assert max(len(line) for line in plain) <= 40
    assert all(line.startswith("\033[97;40m") and line.endswith("\033[0m") for line in coloured)


def test_with_lan_a_neighbour_comes_in_and_scans_the_address(tmp_path: Path) -> None:
    with served(tmp_path, "--lan", "--host", "127.0.0.2") as server:
        address = f"http://127.0.0.2:{server.port}/"
        assert server.said[0] == f"Grimorio: http://localhost:{server.port}/"
        assert server.said[1] == Speaker("en").say("serve-lan", address=address)
        assert scanned(server.said[2:-1]) == address
        assert server.said[-1] == Speaker("en").say("serve-lan-mind")
        assert reaches("127.0.0.2", server.port, NEIGHBOUR)
        assert reaches("127.0.0.1", server.port, "127.0.0.1")
        assert not reaches("127.0.0.4", server.port, NEIGHBOUR)  # no network but that one
        for host in ("127.0.0.1", "127.0.0.2"):  # the host at home and the guest: one address
            assert origin(server.port, host) == address.rstrip("/")


def test_the_machines_own_network_is_found_and_used(tmp_path: Path) -> None:
    """Or, where there is none, that is said."""
    if {name for _, name in socket.if_nameindex()} <= {"lo"}:
        with pytest.raises(BadInput, match="no network"):
            lan_address()
        return
    own = lan_address()
    assert not ipaddress.ip_address(own).is_loopback
    with served(tmp_path, "--lan") as server:
        assert scanned(server.said[2:-1]) == f"http://{own}:{server.port}/"
        assert reaches(own, server.port, own)


def test_without_lan_nobody_but_this_computer_can_connect(tmp_path: Path) -> None:
    with served(tmp_path) as server:
        assert server.said == [f"Grimorio: http://localhost:{server.port}/"]
        assert reaches("127.0.0.1", server.port, "127.0.0.1")
        assert not reaches("127.0.0.2", server.port, NEIGHBOUR)
        assert origin(server.port) is None


def test_an_address_that_was_named_goes_into_invitations(tmp_path: Path) -> None:
    """And where blocks cannot be shown, the address is all that is printed."""
    options = ("--public", "https://play.example.org", "--lan", "--host", "127.0.0.2")
    with served(tmp_path, *options, coding="ascii") as server:
        assert len(server.said) == 3
        assert reaches("127.0.0.2", server.port, NEIGHBOUR)
        assert origin(server.port) == "https://play.example.org"


def test_everywhere_is_listened_on_only_when_asked_for() -> None:
    assert places(Settings(host="0.0.0.0")) == (["0.0.0.0"], "")
    assert places(Settings(host="127.0.0.2", lan=True)) == (["127.0.0.1", "127.0.0.2"], "127.0.0.2")


def test_everywhere_has_an_address_that_can_be_opened(tmp_path: Path) -> None:
    """And whoever believes everybody is told what that means."""
    with served(tmp_path, "--host", "0.0.0.0", "--proxy", "0.0.0.0/0") as server:
        assert server.said == [f"Grimorio: http://localhost:{server.port}/"]
        assert reaches("127.0.0.1", server.port, "127.0.0.1")
        assert reaches("127.0.0.2", server.port, NEIGHBOUR)
    en, wide = Speaker("en"), ("10.0.0.0/8", "::/0")
    assert proxy_notes(Settings(proxies=wide), en) == [en.say("serve-proxy-all", network="::/0")]


def test_without_any_network_it_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("grimorio.server.lan._outward", lambda: iter(["127.0.0.1"]))
    monkeypatch.setattr("grimorio.server.lan._interfaces", lambda: iter(["127.0.0.1"]))
    with pytest.raises(BadInput) as caught:
        places(Settings(lan=True))
    assert caught.value.key == "error-no-network"
    monkeypatch.setattr("grimorio.server.lan._interfaces", lambda: iter(["127.0.0.1", "10.0.0.7"]))
    assert places(Settings(lan=True)) == (["127.0.0.1", "10.0.0.7"], "10.0.0.7")


def test_make_play_passes_the_wish_on() -> None:
    def planned(*words: str) -> str:
        command = ["make", "--dry-run", "--always-make", "play", *words]
        return subprocess.run(command, cwd=ROOT, capture_output=True, text=True).stdout

    assert "grimorio serve --port 8000 --lan\n" in planned("LAN=1")
    assert "grimorio serve --port 8000\n" in planned()
    readme = (ROOT / "README.md").read_text("utf-8")
    assert readme.index("make play LAN=1") < readme.index("make test")
