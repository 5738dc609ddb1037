"""boardgame.io with its own store on the disk: the nearest thing to our server that others use.

It is installed in a folder of its own for the run, and is no dependency of the project. Its game
here does nothing but count choices: its rules cost nothing, ours are those of a real game.
"""

from __future__ import annotations

import contextlib
import socket
import subprocess
import tempfile
from collections.abc import Iterator
from pathlib import Path

import httpx

from .players import RivalSeat, Run, Socket, connect, played
from .processes import cpu

PACKAGES = ("boardgame.io@0.50.2", "node-persist@3.1.0")
"""The second keeps its store on the disk; newer ones write once a second, and moves wait for it."""
MOST = 30.0
"""Seconds of a round: its store may lose a choice without a word, and then nobody goes on."""
LENGTH = 80
"""Choices of a match, about as many as one of Cónclave has for two."""
SERVER = """
const { Server, Origins, FlatFile } = require('boardgame.io/server');
const game = {
  name: 'bench',
  setup: () => ({ cells: Array(60).fill(0), count: 0 }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: { choose: ({ G }, cell) => { G.cells[cell] += 1; G.count += 1; } },
  endIf: ({ G }) => (G.count >= %(length)d ? { draw: true } : undefined),
};
const db = new FlatFile({ dir: process.argv[2], logging: false });
const server = Server({ games: [game], origins: [Origins.LOCALHOST], db });
const place = { port: %(port)d, lobbyConfig: { apiPort: %(lobby)d } };
server.run(place).then(() => console.log('ready'));
"""


class Rival:
    """Its process, and where it is."""

    def __init__(self, folder: Path) -> None:
        self.port, self.lobby = _free_port(), _free_port()
        script = folder / "server.js"
        words = {"length": LENGTH, "port": self.port, "lobby": self.lobby}
        script.write_text(SERVER % words)
        self.process = subprocess.Popen(["node", str(script), str(folder / "store")], cwd=folder,
                                        stdout=subprocess.PIPE, text=True)  # fmt: skip
        assert self.process.stdout is not None
        assert any(line == "ready\n" for line in self.process.stdout)

    async def round(self, matches: int) -> dict[str, object]:
        run = Run(matches * 2)
        seats: list[Socket] = []
        host = f"127.0.0.1:{self.port}"
        lobby = f"http://127.0.0.1:{self.lobby}/games/bench"
        async with httpx.AsyncClient(timeout=60) as http:
            for _ in range(matches):
                reply = await http.post(f"{lobby}/create", json={"numPlayers": 2})
                match = reply.json()["matchID"]
                for seat in range(2):
                    wish = {"playerID": str(seat), "playerName": f"P{seat}"}
                    reply = await http.post(f"{lobby}/{match}/join", json=wish)
                    word = reply.json()["playerCredentials"]
                    seats.append(RivalSeat(run, host, match, seat, word))
                    await connect(f"http://{host}", seats[-1])
        for each in seats:
            await each.synced
        return await played(run, seats, lambda: [cpu(self.process.pid)], MOST)


@contextlib.contextmanager
def rival() -> Iterator[Rival]:
    with tempfile.TemporaryDirectory() as folder:
        install = ["npm", "install", "--prefix", folder, "--no-audit", "--no-fund",
                   "--ignore-scripts", "--silent", *PACKAGES]  # fmt: skip
        subprocess.run(install, check=True, stdout=subprocess.DEVNULL)
        found = Rival(Path(folder))
        try:
            yield found
        finally:
            found.process.terminate()
            found.process.wait()


def _free_port() -> int:
    with socket.socket() as listener:
        listener.bind(("127.0.0.1", 0))
        return int(listener.getsockname()[1])
