"""All matches of a server: setting tables, finding them again, and calling the bots."""

from __future__ import annotations

import asyncio
import math
import secrets
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

import structlog

from grimorio.bots import bots_for
from grimorio.bots.specs import seconds_of
from grimorio.core.errors import BadInput
from grimorio.core.game import Options
from grimorio.core.match import ACT, AnyGame, Step
from grimorio.core.registry import edition_games, game_ids, get_game, is_own
from grimorio.core.text import Text

from . import changes
from .alarms import Alarms
from .customs import Customs
from .match import Answer, Match, MatchFacts, Ply, Problem, Sit, Start, setup_row
from .names import BOTS, clean_name, first_invitation, new_id
from .sealed import Clock, Timekeeper
from .seats import BOT, HUMAN, OPEN, Seat, Seating
from .shelf import Outline, Shelf, clearing_rows, match_rows
from .store import PlyRow, Row, Store, now
from .thinker import Question, Thought
from .thinkers import Thinkers

DEFAULT_BOT = "greedy"
ADVISER = "adept"
MOST_LISTED = 50
MOST_RESUMED = 200
MOST_READ = 2
MOST_CLEARED = 200
DAY = 86_400_000
AT_LEAST = 60_000
"""Milliseconds that a match stays in memory after its last use, however full it is."""
TRY_AGAIN = 600.0
"""Seconds after which a match that could not be woken is tried again."""

Change = Callable[[Match], Seating]

log = structlog.get_logger("hall")


class Hall:
    """Knows every match by its id; those in memory are the ones that somebody uses."""

    def __init__(
        self,
        store: Store,
        thinkers: Thinkers,
        editions: Sequence[Path] = (),
        customs: Customs | None = None,
        clock: Clock | None = None,
    ) -> None:
        self.store = store
        self.customs = customs or Customs()
        self.clock = clock or Clock()
        self.questions = Timekeeper(self.customs.question_seconds, self.clock)
        self.shelf = Shelf(store)
        self.thinkers = thinkers
        self.matches: dict[str, Match] = {}
        self.online: dict[tuple[str, str], int] = {}
        """How many sockets each (match, guest) has."""
        self._loading: dict[str, asyncio.Future[Match | None]] = {}
        self._reading = asyncio.Semaphore(MOST_READ)
        """Going through a long match again takes a while: not all threads at once."""
        self._left: dict[tuple[str, str], float] = {}
        self.alarms = Alarms()
        self._tasks: set[asyncio.Task[None]] = set()
        self._thinking: set[tuple[str, int, int]] = set()
        self._rematching = asyncio.Lock()
        self.offered = {game: get_game(game) for game in game_ids()}
        """What new matches are played with; a user's edition replaces the game's own."""
        self.offered.update(edition_games(editions))
        self.bots = {id: bots_for(game) for id, game in self.offered.items()}

    # Setting a table

    async def create(
        self,
        guest: str,
        name: str,
        game_id: str,
        seats: int,
        mode: str,
        given: Options,
        names: Sequence[str] = (),
        bot: str | None = None,
        absent: int = 0,
    ) -> Match:
        """A new table: `bots` and `local` start at once, `friends` waits for them."""
        if game_id not in self.offered:
            raise BadInput("error-unknown-game", game=game_id[:40], known=game_ids())
        game = self.offered[game_id]
        options = game.check_options(seats, given)
        spec = self.check_bot(game_id, bot)
        places = [Seat(HUMAN, guest, name)]
        for number in range(1, seats):
            if mode == "bots":
                places.append(Seat(BOT, None, BOTS[(number - 1) % len(BOTS)], spec))
            else:
                places.append(Seat(HUMAN, guest) if mode == "local" else Seat())
        for number, each in enumerate(names[:seats]):
            if mode == "local":
                places[number].name = clean_name(each)
        facts = MatchFacts(new_id(), seats, options, mode, guest, absent,
                           secrets.token_bytes(32), new_id(), now())  # fmt: skip
        return await self._open(game, facts, places)

    async def _open(
        self, game: AnyGame, facts: MatchFacts, places: list[Seat], before: Match | None = None
    ) -> Match:
        """The match starts at once unless somebody is still missing."""
        match = Match(game, facts, places, self.store)
        if before is not None:
            match.door = {guest: known for guest, known in before.door.items() if known.out}
        rows = match_rows(match, before.id if before is not None else None)
        start = all(seat.kind != OPEN for seat in places)
        plies: list[PlyRow] = [setup_row(match.id)] if start else []
        step = match.progress.setup() if start else None
        await self._save(plies, rows)
        if step is not None:
            match.take(step, None, (0, 0, 0))
        self._admit(match)
        return match

    async def _save(self, plies: list[PlyRow], rows: list[Row]) -> None:
        future: asyncio.Future[None] = asyncio.get_running_loop().create_future()

        def done(error: Exception | None) -> None:
            if not future.done():
                future.set_result(None) if error is None else future.set_exception(error)

        self.store.write(plies, rows, done)
        await future

    def check_bot(self, game: str, bot: str | None) -> str:
        known = self.bots[game]
        if bot is None:
            return DEFAULT_BOT if DEFAULT_BOT in known else known[-1]
        if bot not in known:
            raise BadInput("error-unknown-bot", bot=bot[:40], known=known)
        return bot

    # Finding a match

    async def find(self, id: str) -> Match | None:
        """The match, loaded if need be; all who ask at once get the same one."""
        match = self.matches.get(id)
        if match is not None:
            match.used = now()
            return match
        future = self._loading.get(id)
        if future is None:
            future = self._loading[id] = asyncio.ensure_future(self._load(id))
            future.add_done_callback(lambda _: self._loading.pop(id, None))
        return await asyncio.shield(future)

    async def _load(self, id: str) -> Match | None:
        async with self._reading:
            match = await asyncio.to_thread(self.shelf.read, id)
        if match is not None:
            self._admit(match)
        return match

    def _admit(self, match: Match) -> None:
        self.matches[match.id] = match
        match.most_take_backs = self.customs.take_backs
        match.listeners.append(self)
        missed = self.alarms.stop(match.id)
        if missed is not None:
            since, left = missed
            for seat in match.seats:
                if seat.guest is not None:
                    self._left.setdefault((match.id, seat.guest), left.get(seat.guest, since))
        self._miss(match)
        self.call_bots(match)

    async def invited(self, invite: str) -> Match | None:
        id = await asyncio.to_thread(self.shelf.invited, invite)
        return None if id is None else await self.find(id)

    async def matches_of(self, guest: str) -> list[Match | Outline]:
        """Where this guest sits, the newest first."""
        ids = await asyncio.to_thread(self.shelf.of_guest, guest, MOST_LISTED)
        found = [await self._try(id) for id in ids]
        return [m for m in found if m is not None and any(s.guest == guest for s in m.seats)]

    async def _try(self, id: str) -> Match | Outline | None:
        """The match, or as much as is known without opening it: no list is spoilt by it."""
        try:
            return await self.find(id)
        except BadInput as error:
            why = Text(error.key, dict(error.arguments))
            return await asyncio.to_thread(self.shelf.outline, id, why)
        except Exception as error:
            log.warning("a match cannot be loaded", match=id, problem=type(error).__name__)
            why = Text("table-fault")
            return await asyncio.to_thread(self.shelf.outline, id, why)

    def watchable(self) -> list[Match]:
        """Running matches against bots, those with the latest move first. Friends are among
        themselves: their matches can be watched by whoever was given the link."""
        used = self._used()
        running = [
            match
            for match in self.matches.values()
            if match.phase == "running" and match.facts.mode == "bots" and match.id in used
        ]
        return sorted(running, key=lambda match: -match.updated)[:MOST_LISTED]

    async def set_today(self, guest: str) -> int:
        """How many unfinished matches a guest has set within a day."""
        return await asyncio.to_thread(self.shelf.set_by, guest, now() - DAY)

    async def name_of(self, guest: str) -> str:
        return await asyncio.to_thread(self.shelf.name_of, guest)

    async def rename(self, guest: str, name: str) -> str:
        clean = clean_name(name)
        await self.store.save([("guests", {"id": guest, "name": clean, "at": now()})])
        return clean

    # Seats

    async def join(self, match: Match, guest: str, name: str, invite: str) -> int:
        clean = clean_name(name)
        await self._sit(match, guest, lambda match: changes.join(match, guest, clean, invite))
        return match.seats_of(guest)[0]

    async def change_seat(
        self,
        match: Match,
        guest: str,
        seat: int,
        kind: str,
        bot: str | None,
        keep_out: bool = False,
    ) -> None:
        """The host's hand: a bot or nobody in the lobby; a bot for who is away in a match.

        Whoever sits at a running match may do that for its host while that one is gone.
        """
        spec = self.check_bot(match.game.info.id, bot)

        def change(match: Match) -> Seating:
            gone = match.phase == "running" and not self.is_online(match.id, match.host)
            if not (gone and match.seats_of(guest)):
                changes.must_host(match, guest)
            if match.phase == "lobby":
                return changes.arrange(match, seat, kind, spec, keep_out)
            if match.phase == "over" or kind != BOT or keep_out:
                raise BadInput("table-seat-fixed")
            if bot is not None:
                raise BadInput("table-own-bot")
            return self._relieve(match, seat)

        await self._sit(match, guest, change)
        self.call_bots(match)

    def _relieve(self, match: Match, seat: int) -> Seating:
        """The table's own bot for somebody who has been gone for longer than a reload takes."""
        place = match.seats[seat]
        if place.kind != HUMAN or place.guest is None:
            raise BadInput("table-seat-fixed")
        if place.away:
            return Seating()
        if self.is_online(match.id, place.guest):
            raise BadInput("table-seat-here")
        wait = self.bot_in(match.id, place.guest)
        if wait > 0:
            raise BadInput("table-seat-grace", name=place.name, seconds=wait)
        spec = self.check_bot(match.game.info.id, None)
        return Seating({seat: place.left_to(spec)})

    async def let_in(self, match: Match, guest: str, number: int) -> None:
        await self._sit(match, guest, lambda match: changes.let_in(match, guest, number))

    async def invite_anew(self, match: Match, guest: str) -> None:
        await self._sit(match, guest, lambda match: changes.invite_anew(match, guest))

    async def leave(self, match: Match, guest: str) -> None:
        """Get up; in a running match the table's own bot chooses from now on."""
        spec = self.check_bot(match.game.info.id, None)
        await self._sit(match, guest, lambda match: changes.get_up(match, guest, spec), True)
        self.call_bots(match)

    async def _sit(self, match: Match, guest: str, change: Change, leaves: bool = False) -> None:
        future: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        settle = _settle(future)

        def done(text: Text | None) -> None:
            settle(text)
            if text is None and leaves:
                match.tell_left(guest)

        match.submit(Sit(change, done, guest))
        await future

    async def start(self, match: Match, guest: str) -> None:
        future: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        match.submit(Start(guest, _settle(future)))
        await future

    async def rematch(self, match: Match, guest: str) -> Match:
        """The same table again with everybody who sits there; asked twice, it is one table.

        Whoever got up sits down again only by asking themselves. For them a seat stays open.
        """
        if match.phase != "over":
            raise BadInput("table-not-over")
        async with self._rematching:
            again = None if match.rematch is None else await self.find(match.rematch)
            if again is not None:
                name = match.seats[match.seats_of(guest)[0]].name
                await self._sit(again, guest, lambda again: changes.join_again(again, guest, name))
                return again
            game = await asyncio.to_thread(self.shelf.newest, match.game)
            options = game.check_options(match.facts.seats, match.facts.options)
            places = changes.again(match, guest)
            stays = any(seat.guest == match.host for seat in places)
            secret = secrets.token_bytes(32)
            facts = match.facts._replace(
                id=new_id(), options=options, owner=match.host if stays else guest,
                secret=secret, invite=first_invitation(secret), at=now(),
            )  # fmt: skip
            new = await self._open(game, facts, places, match)
            match.tell_rematch(new.id)
        return new

    # Who is there

    def is_online(self, match: str, guest: str) -> bool:
        return self.online.get((match, guest), 0) > 0

    def _used(self) -> set[str]:
        """The matches in which somebody is."""
        return {id for (id, _), count in self.online.items() if count > 0}

    def came(self, match: Match, guest: str) -> None:
        """A socket of a player opened: whoever was away is back."""
        place = (match.id, guest)
        self.online[place] = self.online.get(place, 0) + 1
        self._left.pop(place, None)
        # A bot may be about to stand in at this very moment: the queue knows.
        if not match.idle or any(match.seats[seat].away for seat in match.seats_of(guest)):
            self._come_back(match, guest)
        if self.online[place] == 1:
            match.tell_seated()

    def _come_back(self, match: Match, guest: str) -> None:
        def change(match: Match) -> Seating:
            here = self.is_online(match.id, guest)
            return changes.come_back(match, guest) if here else Seating()

        def done(text: Text | None) -> None:
            if text is None:
                self.call_bots(match)
            else:
                self._spawn(self._come_back_later(match, guest))

        match.submit(Sit(change, done, guest))

    async def _come_back_later(self, match: Match, guest: str) -> None:
        await asyncio.sleep(1.0)
        self._come_back(match, guest)

    def went(self, match: Match, guest: str) -> None:
        place = (match.id, guest)
        self.online[place] -= 1
        if self.online[place] == 0:
            del self.online[place]
            if match.seats_of(guest):
                self._left[place] = self.clock.time()
            match.tell_seated()

    def bot_in(self, match: str, guest: str) -> int:
        """After how many seconds a bot may be called for somebody who is not here."""
        left = self._left.get((match, guest))
        if left is None:
            return math.ceil(self.customs.grace_seconds)
        until = left + self.customs.grace_seconds
        return max(0, math.ceil(until - self.clock.time()))

    def _miss(self, match: Match) -> None:
        """From here on, who has not come yet is gone."""
        for seat in match.seats:
            if seat.guest is not None and not self.is_online(match.id, seat.guest):
                self._left.setdefault((match.id, seat.guest), self.clock.time())

    def stand_in(self) -> None:
        """Call a bot for everybody who owes a choice and has been away too long."""
        time = self.clock.time()
        for id in self.alarms.ring(time):
            self._spawn(self._wake(id))
        for match in list(self.matches.values()):
            if match.facts.absent and match.phase == "running":
                for seat in match.deciding():
                    self._stand_in(match, seat, time)

    async def _wake(self, id: str) -> None:
        """From here on `stand_in` sees it; if the store could not be read, later."""
        found = await self._try(id)
        missed = self.alarms.stop(id)
        if missed is not None and isinstance(found, Outline) and found.problem.key == "table-fault":
            self.alarms.set(id, self.clock.time() + TRY_AGAIN, *missed)

    def _owing(self, match: Match) -> dict[str, float]:
        """Who owes a choice and is gone, and since when."""
        owing = [match.seats[seat] for seat in match.deciding()]
        return {
            seat.guest: self._left.get((match.id, seat.guest), self.clock.time())
            for seat in owing
            if seat.kind == HUMAN and seat.guest is not None and not seat.away
        }

    def _stand_in(self, match: Match, seat: int, time: float) -> None:
        place = match.seats[seat]
        if place.kind != HUMAN or place.away or place.guest is None:
            return
        if self.is_online(match.id, place.guest):
            return
        if time - self._left.setdefault((match.id, place.guest), time) < match.facts.absent:
            return
        # If that guest's jobs still wait, it is asked for again.
        match.submit(Sit(lambda match: self._relieve(match, seat),
                         lambda _: self.call_bots(match), place.guest))  # fmt: skip

    def forget(self, idle: float) -> None:
        """Let go of matches that nobody has used for `idle` milliseconds; they can be loaded.

        If memory is full, those unused for longest go early.
        """
        used, time = self._used(), now()
        spare = max(0, len(self.matches) - self.customs.in_memory)
        least = min(idle, AT_LEAST) if spare else idle
        unused = [match for match in self.matches.values() if time - _last_used(match) > least]
        unused.sort(key=_last_used)
        for match in unused:
            if (spare > 0 or time - _last_used(match) > idle) and self._may_go(match, used):
                self._let_go(match)
                spare -= 1

    def _may_go(self, match: Match, used: set[str]) -> bool:
        if match.id in used or not match.idle or len(match.listeners) > 1:
            return False
        if match.sealed is not None and match.sealed.timed:
            return False  # everybody's time is running
        return not self._bot_to_move(match)

    def _let_go(self, match: Match) -> None:
        """Where somebody's time runs, it is woken when that is up."""
        if match.facts.absent and match.phase == "running":
            owing = self._owing(match)
            if owing:
                left = {
                    seat.guest: self._left[match.id, seat.guest]
                    for seat in match.seats
                    if seat.guest is not None and (match.id, seat.guest) in self._left
                }
                due = min(owing.values()) + match.facts.absent
                self.alarms.set(match.id, due, self.clock.time(), left)
        del self.matches[match.id]
        for seat in match.seats:
            self._left.pop((match.id, seat.guest or ""), None)

    async def resume(self) -> None:
        """After a restart: go on with the matches in which a bot owes a choice, and let time run
        in those that wait for people."""
        start = self.clock.time()
        for id, absent in await asyncio.to_thread(self.shelf.timed):
            if id not in self.matches:
                self.alarms.set(id, start + absent, start, {})
        for id in await asyncio.to_thread(self.shelf.running, MOST_RESUMED):
            await self._try(id)

    async def clear_lobbies(self) -> int:
        """Clear away tables that were never started and that nobody has touched for long."""
        days = self.customs.lobby_days
        if days <= 0:
            return 0
        before, count = now() - int(days * DAY), 0
        for id in await asyncio.to_thread(self.shelf.deserted_lobbies, before, MOST_CLEARED):
            if id not in self.matches and id not in self._loading:
                # Whoever asks for it in this moment waits, and is told that there is none.
                self._loading[id] = asyncio.ensure_future(self._clear(id))
                try:
                    await self._loading[id]
                finally:
                    del self._loading[id]
                count += 1
        return count

    async def _clear(self, id: str) -> None:
        await self._save([], clearing_rows(id))

    # Bots

    def moved(self, match: Match, step: Step) -> None:
        if step.version == 0:
            for seat in match.seats:  # nobody could play before
                self._left.pop((match.id, seat.guest or ""), None)
            self._miss(match)
        self.call_bots(match)

    def seated(self, match: Match) -> None:
        """Whoever is here plays; somebody may have come while a bot was about to stand in."""
        for seat in match.seats:
            if seat.away and seat.guest is not None and self.is_online(match.id, seat.guest):
                self._come_back(match, seat.guest)

    def left(self, match: Match, guest: str) -> None:
        """Nothing to do: their sockets hear of it."""

    def called(self, match: Match, rematch: str) -> None:
        """Nothing to do: the players hear of it from their sockets."""

    def asked(self, match: Match, seat: int | None) -> None:
        self.questions.heard(match)

    def _bot_to_move(self, match: Match) -> bool:
        return not _deserted(match) and any(
            match.seats[seat].played_by for seat in match.deciding()
        )

    def call_bots(self, match: Match) -> None:
        """Ask every bot that owes a choice; of a sealed question see that its time runs."""
        sealed = self.questions.start(match)
        if match.phase != "running" or _deserted(match) or (sealed is not None and sealed.opened):
            return
        for seat in match.deciding():
            spec = match.seats[seat].played_by
            question = (match.id, seat, match.progress.decisions[seat])
            if sealed is not None and seat in sealed.answers:
                continue
            if spec is not None and question not in self._thinking:
                self._thinking.add(question)
                self._spawn(self._think(match, seat, spec))

    def _spawn(self, work: Any) -> None:
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _think(self, match: Match, seat: int, spec: str) -> None:
        decision = match.progress.decisions[seat]
        due = self.clock.time() + self.customs.bot_seconds + seconds_of(spec)
        try:
            action = await self.thinkers.choose(self.question(match, seat, spec))
            await asyncio.sleep(max(0.0, due - self.clock.time()))
        finally:
            self._thinking.discard((match.id, seat, decision))
        if match.seats[seat].played_by is None or _deserted(match):
            return  # the person has come back, or the last one has got up

        def heard(answer: Answer) -> None:
            if isinstance(answer, Problem) and answer.text.key == "table-not-stored":
                self._spawn(self._think_again(match))

        match.submit(Ply(ACT, seat, decision, action, None, heard, BOT))

    async def _think_again(self, match: Match) -> None:
        await asyncio.sleep(1.0)
        self.call_bots(match)

    def question(self, match: Match, seat: int, spec: str) -> Question:
        """All that a bot is told: the seat's view, and its legal actions."""
        view = match.game.view(match.state, seat)
        legal = [action.id for action in match.progress.offers[seat]]
        info = match.game.info
        edition = info.edition.text if is_own(match.game) else None
        return Question(info.id, info.version, edition, spec, view.to_json(), legal,
                        secrets.randbits(62))  # fmt: skip

    async def hint(self, match: Match, seat: int) -> list[Thought]:
        """What a good bot thinks of the choices of a seat, the best first."""
        if not match.progress.offers[seat]:
            return []
        return await self.thinkers.consider(self.question(match, seat, ADVISER))

    async def close(self) -> None:
        for task in list(self._tasks):
            task.cancel()
        await self.thinkers.close()


def _settle(future: asyncio.Future[None]) -> Any:
    def done(text: Text | None) -> None:
        if future.done():
            return
        if text is None:
            future.set_result(None)
        else:
            future.set_exception(BadInput(text.key, **text.args))  # type: ignore[arg-type]

    return done


def _last_used(match: Match) -> int:
    return max(match.updated, match.used)


def _deserted(match: Match) -> bool:
    """Whether everybody got up: then the match waits for whoever comes back first."""
    people = [seat for seat in match.seats if seat.kind == HUMAN]
    return len(people) > 0 and all(seat.away for seat in people)
