"""Wrote what lies beside it: matches of the first rules, stored and exported by the code of then.

It ran once, on commit 448337e, and belongs to that code: what later code would write is not what
has to stay readable. It is kept to show how the data came about.

    python tests/data/first/make.py <folder>
"""

from __future__ import annotations

import asyncio
import contextlib
import json
import random
import sqlite3
import sys
from pathlib import Path
from typing import Any

from click.testing import CliRunner

import grimorio.games  # noqa: F401  (registers the games)
from grimorio.bots import make_bot
from grimorio.cli.play import play as play_command
from grimorio.core.chance import FastChance
from grimorio.core.log import Log
from grimorio.core.registry import build_game, game_ids, get_game
from grimorio.games.cronicas.cards import DEMON, KING
from grimorio.games.cronicas.rules import Cronicas
from grimorio.table import record
from grimorio.table.hall import Hall
from grimorio.table.match import Match, MatchFacts, Ply
from grimorio.table.seats import BOT, HUMAN, Seat
from grimorio.table.steps import ACT, UNDO, AnyGame, Progress
from grimorio.table.store import Store, now
from grimorio.table.thinkers import Thinkers

ANA, BEA = "ana".ljust(22, "-"), "bea".ljust(22, "-")

# Other cards, some of them such as a stricter reader may refuse one day: they were accepted.
EDITIONS = {
    "conclave": [('title = "Cónclave"', 'title = "Our Cónclave"'), ("cards = 72", "cards = 70"),
                 ("crow = [2, 3, 4, 5]\ngazelle = [1, 3, 4, 5]",
                  "crow = [1, 3, 4, 5]\ngazelle = [2, 3, 4, 5]")],
    "cronicas": [('title = "Crónicas"', 'title = "Our Crónicas"'),
                 ('id = "king"\nrank = 1', 'id = "king"\nrank = 2'),
                 ('id = "demon"\nrank = 2', 'id = "demon"\nrank = 1')],
    "magia": [('title = "Magia Cum Laude"', 'title = "Our Magia"'), ("[4, 2, 0]", "[5, 1, 0]")],
    "bellum": [('title = "Bellum Magica"', 'title = "Our Bellum"'),
               ("evil_food = 2", "evil_food = 3"),
               ('the-henhouse         = { shield = 1', 'the-henhouse         = { shield = 0'),
               ("food = 30", 'food = "many"'), ("\n[prices] ", "\n[ours]\nkept = 1\n\n[prices] ")],
}  # fmt: skip


class Making:
    """One hall on one store, and the matches made in it."""

    def __init__(self, hall: Hall) -> None:
        self.hall = hall
        self.made: list[str] = []

    async def open(self, name: str, game: AnyGame, seats: int, places: list[Seat],
                   options: dict[str, Any], mode: str = "local", start: bool = True,
                   secret_of: str = "") -> Match:  # fmt: skip
        id = name.ljust(22, "-")
        assert len(id) == 22, name
        secret = random.Random(secret_of or name).randbytes(32)
        complete = game.check_options(seats, options)
        invite = f"i-{name}"[:22].ljust(22, "-")
        facts = MatchFacts(id, seats, complete, mode, ANA, 0, secret, invite, now())
        self.made.append(id)
        return await self.hall._open(game, facts, places, start=start)

    async def local(self, name: str, game: AnyGame, seats: int, options: dict[str, Any],
                    secret_of: str = "") -> Match:  # fmt: skip
        names = ("Ana", "Bea", "Ciro", "Dora", "Eloy", "Flora")
        places = [Seat(HUMAN, ANA, names[seat]) for seat in range(seats)]
        return await self.open(name, game, seats, places, options, secret_of=secret_of)


async def do(match: Match, kind: int, seat: int, action: int, key: str) -> None:
    """One ply by a person, stored before this returns; then whatever the hall settles by itself."""
    future: asyncio.Future[object] = asyncio.get_running_loop().create_future()
    decision = match.progress.decisions[seat]
    match.submit(Ply(kind, seat, decision, action, key, future.set_result))
    answer = await future
    assert type(answer).__name__ in ("Accepted", "Problem"), answer
    while not match.idle:
        await asyncio.sleep(0)


async def wander(
    match: Match, picker: random.Random, plies: int = 10_000, undos: float = 0.2
) -> None:
    """Random choices of the people, now and then taken back, for so many plies or to the end."""
    while match.outcome is None and match.version < plies:
        undoer = next((s for s in range(match.facts.seats) if match.may_undo(s)), None)
        key = f"{match.version}"
        if undoer is not None and match.seats[undoer].kind == HUMAN and picker.random() < undos:
            await do(match, UNDO, undoer, 0, key)
            continue
        people = [s for s in match.deciding() if match.seats[s].played_by is None]
        if not people:
            await asyncio.sleep(0.005)
            continue
        seat = picker.choice(people)
        await do(match, ACT, seat, picker.choice(match.progress.offers[seat]).id, key)


def some_options(game: AnyGame, seats: int, picker: random.Random) -> dict[str, Any]:
    found: dict[str, Any] = {}
    for option in game.options(seats):
        if isinstance(option.default, bool):
            found[option.name] = picker.random() < 0.5
        elif isinstance(option.default, int):
            found[option.name] = picker.randint(option.least, option.most)
        else:
            found[option.name] = picker.choice(option.choices)
    return found


async def usual(making: Making, game: AnyGame, id: str) -> None:
    """Finished at every size with take-backs, finished against bots, running in several ways."""
    picker = random.Random(id)
    for seats in range(game.info.least_seats, game.info.most_seats + 1):
        match = await making.local(f"{id}-over-{seats}", game, seats,
                                   some_options(game, seats, picker))  # fmt: skip
        await wander(match, picker)
    least = game.info.least_seats
    bots = [Seat(BOT, None, "Merlín", "greedy") for _ in range(least - 1)]
    places = [Seat(HUMAN, ANA, "Ana"), *bots]
    match = await making.open(f"{id}-bots", game, least, places, {}, "bots")
    await wander(match, picker)
    for name, plies in (("new", 0), ("early", 9), ("middle", 40)):
        seats = picker.randint(least, game.info.most_seats)
        match = await making.local(f"{id}-{name}", game, seats, some_options(game, seats, picker))
        await wander(match, picker, plies, 0.3)
    match = await making.local(f"{id}-undone", game, least, {})
    while match.version < 12 or match.progress._undoer < 0 or not match.progress._before:
        await wander(match, picker, match.version + 1, 0.1)
        assert match.outcome is None
    await do(match, UNDO, match.progress._undoer, 0, "undone")


async def editions(making: Making, id: str, folder: Path) -> None:
    text = get_game(id).info.edition.text
    for old, new in EDITIONS[id]:
        assert old in text, old
        text = text.replace(old, new, 1)
    path = folder / f"{id}-ours.toml"
    path.write_text(text, encoding="utf-8")
    game = build_game(id, path)
    picker = random.Random(f"{id} ours")
    seats = game.info.least_seats
    match = await making.local(f"{id}-ours-over", game, seats, {})
    await wander(match, picker)
    match = await making.local(f"{id}-ours-half", game, seats, {})
    await wander(match, picker, 30)


async def seats(making: Making, game: AnyGame) -> None:
    """A lobby, a match that all have left, one that a friend has left, and a rematch."""
    hall, id = making.hall, game.info.id
    friends = [Seat(HUMAN, ANA, "Ana"), Seat(HUMAN, BEA, "Bea")]
    await making.open(f"{id}-lobby", game, 3, [*friends, Seat()], {}, "friends", start=False)
    match = await making.open(f"{id}-deserted", game, 2, friends[:], {}, "friends")
    await wander(match, random.Random(1), 7)
    for guest in (ANA, BEA):
        await hall.leave(match, guest)
    match = await making.open(f"{id}-left", game, 2, friends[:], {}, "friends")
    await wander(match, random.Random(2), 7)
    await hall.leave(match, BEA)
    while not match.idle or match.deciding() != [0]:
        await asyncio.sleep(0.005)
    match = await making.open(f"{id}-first", game, 2, friends[:], {}, "friends")
    await wander(match, random.Random(3))
    again = await hall.rematch(match)
    making.made.append(again.id)
    await wander(again, random.Random(4), 5)


class Watched(Cronicas):
    """Notes who has won with the King and with the Demon in the round, as sets of seats."""

    def _note_wild(self, state: Any, winner: int, card: int, events: Any) -> None:
        before = list(state.feats)
        super()._note_wild(state, winner, card, events)
        if card in (KING, DEMON):
            won = self.won.setdefault(state.round, {KING: set(), DEMON: set()})
            due = winner in won[KING] ^ won[DEMON] and winner not in won[card]
            won[card].add(winner)
            self.differs |= due != (list(state.feats) != before)

    won: dict[int, dict[int, set[int]]]
    differs = False


def demon_king() -> tuple[str, list[tuple[int, int]]]:
    """A secret's name, and choices with which the Demon King is missed, or noted twice."""
    game = Watched(get_game("cronicas").info.edition)
    for number in range(20_000):
        name = f"cronicas-king-{number}"
        game.won, game.differs = {}, False
        picker = random.Random(name)
        progress = Progress(game, 3, game.check_options(3, {}), random.Random(name).randbytes(32))
        progress.take(progress.setup())
        choices = []
        while progress.outcome is None:
            seat = game.deciding(progress.state)[0]
            action = picker.choice(progress.offers[seat])
            choices.append((seat, action.id))
            progress.take(progress.act(seat, action))
        if game.differs:
            return name, choices
    raise AssertionError("no such match")


def end_question(name: str, ready: bool) -> tuple[str, list[tuple[int, int]]]:
    """A secret's name, and choices up to the ply that asks about the end, be somebody ready or
    not."""
    game = get_game("magia")
    bot = make_bot("greedy", game)
    for number in range(200):
        secret_of = f"{name}-{number}"
        chance = FastChance(number)
        progress = Progress(game, 3, game.check_options(3, {}),
                            random.Random(secret_of).randbytes(32))  # fmt: skip
        progress.take(progress.setup())
        choices: list[tuple[int, int]] = []
        while progress.outcome is None:
            deciding = game.deciding(progress.state)
            if len(deciding) == 3 and any(len(offer) > 1 for offer in progress.offers) == ready:
                return secret_of, choices
            seat = deciding[0]
            view = game.view(progress.state, seat)
            action = bot.choose(view, progress.offers[seat], chance)
            choices.append((seat, action.id))
            progress.take(progress.act(seat, action))
    raise AssertionError("no such match")


async def follow(match: Match, choices: list[tuple[int, int]]) -> None:
    """The given choices; what the hall has settled by itself in between is passed over."""
    for seat, action in choices:
        if seat in match.deciding() and match.game.actions[action] in match.progress.offers[seat]:
            await do(match, ACT, seat, action, f"{match.version}")


async def special(making: Making) -> None:
    """Where the first rules have something of their own to keep."""
    name, choices = await asyncio.to_thread(demon_king)
    match = await making.local(name, get_game("cronicas"), 3, {})
    await follow(match, choices)
    assert match.outcome is not None
    name, choices = await asyncio.to_thread(end_question, "magia-asked", True)
    magia = get_game("magia")
    for suffix, plies in (("", choices), ("-before", choices[:-1]), ("-part", choices)):
        match = await making.local(name + suffix, magia, 3, {}, name)
        await follow(match, plies)
        if suffix == "-part":
            seat = next(seat for seat in match.deciding() if len(match.progress.offers[seat]) == 1)
            await do(match, ACT, seat, match.progress.offers[seat][0].id, "part")
        assert (len(match.deciding()) > 1) == (suffix != "-before")
    # Stopped between the question and the answers that the hall gives for whoever is not ready.
    name, choices = await asyncio.to_thread(end_question, "magia-stopped", False)
    match = await making.local(name, magia, 3, {})
    match.listeners.remove(making.hall)
    await follow(match, choices)
    assert [len(offer) for offer in match.progress.offers] == [1, 1, 1]


def expect(match: Match) -> dict[str, Any]:
    """What must be found again."""
    found: dict[str, Any] = {
        "game": match.game.info.id,
        "phase": match.phase,
        "version": match.version,
        "commitment": match.commitment,
    }
    if match.phase == "running":
        found["state"] = record.digest(match.state)
        offers = match.progress.offers
        found["offers"] = [[action.text for action in offer] for offer in offers]
        found["undo"] = [match.may_undo(seat) for seat in range(match.facts.seats)]
    if match.outcome is not None:
        found["seal"] = record.export(match)["seal"]
        found["moved"] = moved_chance(match)
    return found


def moved_chance(match: Match) -> int:
    """How many plies drew chance after a choice had been taken back."""
    kinds = [kind for kind, *_ in match.plies]
    return sum(
        UNDO in kinds[:number] and drawn > 0
        for number, (_, _, _, drawn, _) in enumerate(match.plies)
    )


async def make(folder: Path, database: Path) -> dict[str, Any]:
    store = Store(database)
    store.key("guests")
    store.start(asyncio.get_running_loop())
    thinkers = Thinkers(1)
    thinkers.start()
    making = Making(Hall(store, thinkers))
    for guest, name in ((ANA, "Ana"), (BEA, "Bea")):
        await store.save([("guests", {"id": guest, "name": name, "at": now()})])
    for id in game_ids():
        await usual(making, get_game(id), id)
        await editions(making, id, folder)
        print(id, len(making.made), flush=True)
    await seats(making, get_game("conclave"))
    await special(making)
    found = making.hall.matches
    for id in making.made:
        if id.rstrip("-").endswith(EXPORTED):
            text = json.dumps(record.export(found[id]))
            (folder / f"{id.rstrip('-')}.json").write_text(text, encoding="utf-8")
    expected = {id: expect(found[id]) for id in making.made}
    await making.hall.close()
    store.close()
    return expected


EXPORTED = ("-over-3", "-ours-over", "-middle")


def terminal(folder: Path) -> dict[str, Any]:
    """Games kept by `grimorio play --save`: to the end between bots, and left by a person."""
    expected: dict[str, Any] = {}
    for number, id in enumerate(game_ids()):
        picker = random.Random(f"{id} typed")
        words = [picker.choice(["1", "1", "2", "3", "undo"]) for _ in range(25)]
        ours = ["--edition", str(folder / f"{id}-ours.toml")]
        for name, more, typed in (
            ("over", ["--humans", "0"], []),
            ("left", ["--humans", "2", "--seats", "3"], words),
            ("ours", ["--humans", "0", *ours], []),
        ):
            path = folder / f"{id}-{name}.saved.json"
            command = [id, "--seed", str(number), "--save", str(path), "--lang", "en", *more]
            done = CliRunner().invoke(play_command, command, input="\n".join(typed))
            assert done.exit_code == 0, done.output
            saved = json.loads(path.read_text("utf-8"))
            edition = Path(ours[1]) if name == "ours" else None
            log = Log.from_json(build_game(id, edition), saved)
            *_, (last, _) = log.replay()
            expected[path.name] = {"plies": len(log.plies), "state": record.digest(last)}
    return expected


if __name__ == "__main__":
    place = Path(sys.argv[1])
    made = asyncio.run(make(place, place / "grimorio.db"))
    with contextlib.closing(sqlite3.connect(place / "grimorio.db")) as database:
        database.execute("PRAGMA journal_mode = DELETE")
        database.execute("VACUUM")
    (place / "grimorio.db").rename(place / "matches.sqlite")
    (place / "grimorio.db.lock").unlink()
    told = {"matches": made, "saved": terminal(place)}
    (place / "expected.json").write_text(json.dumps(told, indent=1) + "\n", encoding="utf-8")
