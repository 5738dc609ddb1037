"""What the first rules stored and exported stays readable, checkable and playable for ever.

The data is in `tests/data/first`, with how it was made.
"""

from __future__ import annotations

import asyncio
import json
import random
import shutil
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import jsonschema
import pytest
from click.testing import CliRunner, Result

from grimorio.cli.play import play as play_command
from grimorio.cli.replay import replay as replay_command
from grimorio.cli.verify import verify as verify_command
from grimorio.core.errors import BadInput
from grimorio.core.match import ACT, KINDS, UNDO, digest
from grimorio.core.registry import game_ids, stored_game
from grimorio.core.saved import read_record, verify
from grimorio.server.wire import replay
from grimorio.table.hall import Hall
from grimorio.table.jobs import Act
from grimorio.table.match import Match, MatchFacts
from grimorio.table.seats import HUMAN, Seat
from grimorio.table.shelf import Shelf
from grimorio.table.sqlite import SqliteStore
from grimorio.table.thinker import bot_for, choose
from grimorio.table.thinkers import Thinkers

from .played import Nowhere, open_envelopes

ROOT = Path(__file__).parents[2]
DATA = ROOT / "tests" / "data" / "first"
EXPECTED: dict[str, Any] = json.loads((DATA / "expected.json").read_text("utf-8"))
MATCHES: dict[str, Any] = EXPECTED["matches"]
OVER = [id for id, told in MATCHES.items() if told["phase"] == "over"]
RUNNING = [id for id, told in MATCHES.items() if told["phase"] == "running"]
EXPORTS = sorted(p.name for p in DATA.glob("*-over*.json") if "saved" not in p.name)
SAVED = sorted(EXPECTED["saved"])
ANA = "ana".ljust(22, "-")


@pytest.fixture(scope="module")
def database(tmp_path_factory: pytest.TempPathFactory) -> Path:
    path = tmp_path_factory.mktemp("old") / "grimorio.db"
    shutil.copy(DATA / "matches.sqlite", path)
    return path


@pytest.fixture(scope="module")
def store(database: Path) -> Iterator[SqliteStore]:
    with closing(SqliteStore(database)) as opened:
        yield opened


def found(store: SqliteStore, id: str) -> Match:
    match = Shelf(store).read(id)
    assert match is not None
    assert (match.phase, match.version) == (MATCHES[id]["phase"], MATCHES[id]["version"])
    assert match.commitment == MATCHES[id]["commitment"]
    return match


def test_the_data_has_all_that_it_should() -> None:
    assert sorted({told["game"] for told in MATCHES.values()}) == sorted(game_ids())
    assert (len(OVER), len(RUNNING), len(EXPORTS), len(SAVED)) == (26, 27, 8, 12)
    assert sum(MATCHES[id]["moved"] > 0 for id in OVER if "magia" in id) == 7
    assert sum(MATCHES[id]["moved"] > 0 for id in OVER if "bellum" in id) == 6


def test_every_match_is_listed(store: SqliteStore) -> None:
    assert set(Shelf(store).of_guest(ANA, 1000)) == set(MATCHES)
    assert set(Shelf(store).running(1000)) == set(RUNNING)


@pytest.mark.parametrize("id", OVER)
def test_a_finished_match_is_replayed_exported_and_verified(store: SqliteStore, id: str) -> None:
    match = found(store, id)
    assert [step.version for step in match.progress.steps()] == list(range(match.version + 1))
    assert len(replay(match.progress, None, True)) == match.version + 1
    exported = json.loads(json.dumps(match.export()))
    assert exported["seal"] == MATCHES[id]["seal"]
    assert len(verify(exported, MATCHES[id]["seal"]).match.plies) == match.version + 1


@pytest.mark.parametrize("id", RUNNING)
def test_a_running_match_stands_where_it_stood(store: SqliteStore, id: str) -> None:
    match, told = found(store, id), MATCHES[id]
    assert digest(match.game, match.state) == told["state"]
    offers = match.progress.offers
    assert [[action.text for action in offer] for offer in offers] == told["offers"]
    assert [match.progress.may_undo(seat) for seat in range(match.facts.seats)] == told["undo"]
    asked = match.game.view(match.state, None).choice == "answer"
    assert not (asked and any(match.may_undo(seat) for seat in range(match.facts.seats)))


def test_a_question_that_was_taken_back_is_still_read() -> None:
    """By rules 1 a step that asks about the end of Magia could be taken back."""
    data = json.loads((DATA / "magia-asked-back.json").read_text("utf-8"))
    assert sum(ply["kind"] == "undo" for ply in data["plies"]) == 3
    assert len(verify(data, data["seal"]).match.plies) == 329
    game = stored_game(data["game"], data["rules"], data["edition"], data["edition_text"])
    facts = MatchFacts(data["id"], 3, data["options"], "local", ANA, 0,
                       bytes.fromhex(data["secret"]), "i" * 22, 0)  # fmt: skip
    match = Match(game, facts, [Seat(HUMAN, ANA, name) for name in data["players"]], NOWHERE)
    match.load([stored(match, number, ply) for number, ply in enumerate(data["plies"])])
    assert match.export()["seal"] == data["seal"]


NOWHERE: Any = Nowhere()


def stored(match: Match, number: int, ply: dict[str, Any]) -> SimpleNamespace:
    """A ply of an export as a row of the database."""
    action = None if ply["action"] is None else match.game.actions.by_text[ply["action"]].id
    return SimpleNamespace(ply=number, kind=KINDS.index(ply["kind"]), seat=ply["seat"],
                           action=action, decision=None, key=None, at=0, joined=0)  # fmt: skip


@pytest.mark.parametrize("id", [id for id in RUNNING if "middle" in id or "ours" in id])
def test_a_bot_plays_by_the_rules_and_cards_of_the_match(store: SqliteStore, id: str) -> None:
    match = found(store, id)
    seat = match.deciding()[0]
    question = Hall(store, Thinkers(0)).bots.question(match, seat, "greedy")
    bot, _ = bot_for(question.bot, question.game, question.rules, question.edition)
    assert bot.game.info.version == 1
    assert bot.game.info.edition.digest == match.game.info.edition.digest
    assert choose(question) in question.legal


def test_a_lobby_is_still_open(store: SqliteStore) -> None:
    lobbies = [id for id, told in MATCHES.items() if told["phase"] == "lobby"]
    match = found(store, lobbies[0])
    assert [seat.kind for seat in match.seats] == ["human", "human", "open"]
    match.take(match.progress.setup(), None, (0, 0, 0))
    assert match.deciding() == [0]


async def test_running_matches_are_played_on_to_their_end_and_verified(database: Path) -> None:
    path = database.with_name("played.db")
    shutil.copy(DATA / "matches.sqlite", path)
    with closing(SqliteStore(path)) as store:
        store.start(asyncio.get_running_loop())
        async with asyncio.timeout(600):
            await asyncio.gather(*(play_on(found(store, id)) for id in RUNNING))
    with closing(SqliteStore(path)) as store:
        for id in RUNNING:
            match = Shelf(store).read(id)
            assert match is not None
            assert match.phase == "over"
            exported = match.export()
            assert exported["rules"] == 1
            verify(json.loads(json.dumps(exported)), exported["seal"])


async def play_on(match: Match) -> None:
    """Random legal choices to the end, some of them taken back on the way."""
    picker = random.Random(match.id)
    while match.outcome is None:
        undoer = next((seat for seat in range(match.facts.seats) if match.may_undo(seat)), None)
        done: asyncio.Future[object] = asyncio.get_running_loop().create_future()
        if undoer is not None and picker.random() < 0.2:
            match.submit(Act(UNDO, undoer, 0, 0, None, done.set_result))
        else:
            seat = picker.choice(match.deciding())
            action = picker.choice(match.progress.offers[seat])
            decision = match.progress.decisions[seat]
            match.submit(Act(ACT, seat, decision, action.id, None, done.set_result))
        assert type(await done).__name__ in ("Accepted", "Enclosed")
        open_envelopes(match)
        while not match.idle:
            await asyncio.sleep(0)


def run(command: Any, *words: str) -> Result:
    return CliRunner().invoke(command, [*words, "--lang", "en"])


@pytest.mark.parametrize("name", EXPORTS)
def test_an_export_of_then_verifies_and_has_the_shape_of_the_docs(name: str) -> None:
    seal = MATCHES[name.removesuffix(".json").ljust(22, "-")]["seal"]
    done = run(verify_command, str(DATA / name), "--seal", seal)
    assert done.exit_code == 0, done.exception
    assert seal in done.output
    schema = json.loads((ROOT / "docs" / "record.schema.json").read_text("utf-8"))
    jsonschema.validate(json.loads((DATA / name).read_text("utf-8")), schema)


def test_an_export_of_a_running_match_is_told_as_such() -> None:
    done = run(verify_command, str(DATA / "magia-middle.json"))
    assert isinstance(done.exception, BadInput)
    assert done.exception.key == "verify-not-over"


@pytest.mark.parametrize("name", SAVED)
def test_a_game_kept_by_the_terminal_is_read(name: str) -> None:
    told = EXPECTED["saved"][name]
    edition = DATA / f"{name.removesuffix('.saved.json')}.toml"
    more = ["--edition", str(edition)] if edition.exists() else []
    done = run(replay_command, str(DATA / name), *more)
    assert done.exit_code == 0, done.exception
    assert ("Score sheet" in done.output) == ("left" not in name)
    assert f"{told['plies']:>4}  " in done.output
    data = json.loads((DATA / name).read_text("utf-8"))
    match = read_record(data, edition if edition.exists() else None).match
    assert match.state is not None
    assert digest(match.game, match.state) == told["state"]
    if match.outcome is not None:
        assert verify(data, edition=edition if edition.exists() else None).seal


@pytest.mark.parametrize("game", game_ids())
def test_a_game_kept_by_the_terminal_is_played_on(game: str, tmp_path: Path) -> None:
    kept = tmp_path / "on.json"
    done = run(play_command, game, "--load", str(DATA / f"{game}-left.saved.json"),
               "--save", str(kept), "--humans", "0")  # fmt: skip
    assert done.exit_code == 0, done.exception
    old = json.loads((DATA / f"{game}-left.saved.json").read_text("utf-8"))
    new = json.loads(kept.read_text("utf-8"))
    assert (new["rules"], new["commitment"]) == (1, old["commitment"])
    assert [[ply["seat"], ply["action"]] for ply in new["plies"][1:]][: len(old["plies"])] == (
        old["plies"]
    )
    assert "Score sheet" in run(replay_command, str(kept)).output


def test_a_file_of_unknown_rules_is_refused_with_one_sentence(tmp_path: Path) -> None:
    for name, command in (("magia-over-3", verify_command), ("magia-over.saved", replay_command)):
        data = json.loads((DATA / f"{name}.json").read_text("utf-8"))
        for rules in (0, 3, -1, 10**30):
            file = tmp_path / "newer.json"
            file.write_text(json.dumps({**data, "rules": rules}), "utf-8")
            done = run(command, str(file))
            assert isinstance(done.exception, BadInput)
            assert done.exception.key == "error-other-rules"


def test_a_saved_game_is_not_loaded_as_another_game() -> None:
    done = run(play_command, "magia", "--load", str(DATA / "bellum-over.saved.json"))
    assert isinstance(done.exception, BadInput)
    assert done.exception.key == "error-other-saved"
