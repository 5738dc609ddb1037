"""A match from a file is shown step by step, and nothing of it is kept."""

import asyncio
import json
from pathlib import Path
from typing import Any

import msgspec
import pytest

import grimorio
from grimorio.server import protocol as p

from .client import Guest, ServerProcess

OLD = Path(__file__).parents[1] / "data" / "first"


def saved(game: str, plies: int | None = None) -> dict[str, Any]:
    match = grimorio.play(game, seed=3, players=["Ana"])
    match.run("random")
    record: dict[str, Any] = json.loads(json.dumps(match.replay(plies).record()))
    return record


async def post(guest: Guest, record: Any, eyes: str = "all") -> tuple[int, dict[str, Any]]:
    reply = await guest.http.post(f"/api/replays?eyes={eyes}", json={"record": record})
    return reply.status_code, reply.json()


def test_a_saved_match_is_shown_and_not_kept(server: ServerProcess) -> None:
    async def test() -> None:
        async with Guest(server) as guest:
            for game in grimorio.game_ids():
                record = saved(game)
                status, shown = await post(guest, record)
                assert status == 200, shown
                msgspec.convert(shown, p.Replay)
                assert len(shown["frames"]) == len(record["plies"])
                assert shown["outcome"] == record["outcome"]
                assert shown["players"][0]["name"] == "Ana"
            status, shown = await post(guest, saved("conclave", 7), "0")
            assert (status, len(shown["frames"]), shown["outcome"]) == (200, 8, None)
            assert shown["frames"][0]["view"]["seat"] == 0
            status, shown = await post(
                guest, json.loads((OLD / "bellum-over.saved.json").read_text("utf-8"))
            )
            assert status == 200, "what the terminal wrote in its first year"
            assert (await guest.get("/api/matches"))["matches"] == []

    asyncio.run(test())


@pytest.mark.parametrize(
    ("harm", "status", "key"),
    [
        (lambda d: d.update(secret="11" * 32), 400, "verify-commitment"),
        (lambda d: d["plies"][4].update(action="send nothing"), 400, "verify-illegal"),
        (lambda d: d.update(rules=99), 400, "error-other-rules"),
        (lambda d: d.update(game="chess"), 400, "error-unknown-game"),
        (lambda d: d.update(edition_text=d["edition_text"] + "# mine"), 400, "verify-edition"),
        (lambda d: d.update(plies=d["plies"] * 100), 409, "table-too-long"),
        (lambda d: d.update(secret=None), 400, "verify-not-over"),
        (lambda d: d.clear(), 400, "error-damaged"),
    ],
)
def test_a_file_that_is_not_right_is_refused_with_the_reason(
    server: ServerProcess, harm: Any, status: int, key: str
) -> None:
    async def test() -> None:
        record = saved("conclave")
        harm(record)
        async with Guest(server) as guest:
            found, reply = await post(guest, record)
            assert (found, reply["text"]["key"]) == (status, key)

    asyncio.run(test())


def test_a_file_that_is_too_large_is_refused(server: ServerProcess) -> None:
    async def test() -> None:
        async with Guest(server) as guest:
            status, reply = await post(guest, {"edition_text": "x" * 2_100_000})
            assert (status, reply["text"]["key"]) == (413, "table-too-large")

    asyncio.run(test())
