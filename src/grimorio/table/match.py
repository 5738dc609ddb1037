"""One match: a serial queue of jobs, each stored before anybody hears of it.

A job is prepared against the present, handed to the store, and only when the store has it on the
disk does it become the present: then the answer goes out, then the news. While a job is with the
store, the next ones wait. Everything runs in the event loop; nothing here blocks.
"""

from __future__ import annotations

import asyncio
import json
from collections import deque
from collections.abc import Awaitable, Callable, Iterable, Sequence
from typing import Any, NamedTuple, Protocol

import structlog

from grimorio.core.action import Action
from grimorio.core.errors import BadInput
from grimorio.core.game import AnyGame, OptionValue
from grimorio.core.match import ACT, Step, as_one
from grimorio.core.match import Match as Play
from grimorio.core.outcome import Outcome
from grimorio.core.record import State
from grimorio.core.refusal import Refusal
from grimorio.core.saved import record_of
from grimorio.core.text import Json, Text

from .customs import Customs
from .sealed import Sealed
from .seats import HUMAN, KeptOut, Seat
from .store import PlyRow, Row, Store, Taken, Unsure, now

MOST_EACH = 24
"""Jobs of one guest with a seat that wait at a time: the others' places stay free."""
MOST_STRANGERS = 32
"""Jobs of all who have no seat, together."""
MOST_REFUSALS = 64
MOST_RACES = 50
"""So often a job is judged anew because another node was first."""
PATIENCE = 5.0
"""Seconds in which a node finds out what it has missed; then whoever asked is told."""

log = structlog.get_logger("match")


class Accepted(NamedTuple):
    """Stored for good as this version; a repetition of the key gets this same answer."""

    key: str
    version: int


class Enclosed(NamedTuple):
    """Stored for good in this seat's envelope; it becomes a ply when all are opened."""

    key: str


class Refused(NamedTuple):
    """Not allowed by the rules; nothing has changed."""

    key: str
    refusal: Refusal
    choice: int = 0
    """Which of several choices it is about, from 0."""


class Problem(NamedTuple):
    """Could not be followed; nothing has changed."""

    key: str
    text: Text


Answer = Accepted | Enclosed | Refused | Problem
Body = tuple[int, ...]
"""Kind, decision, and the choices of the act: what a repetition of a key must agree with."""
Reply = Callable[[Answer], None]


class Listener(Protocol):
    """Hears of changes after they are stored."""

    def moved(self, match: Match, step: Step) -> None: ...

    def seated(self, match: Match) -> None: ...

    def left(self, match: Match, guest: str) -> None: ...

    def called(self, match: Match, rematch: str) -> None: ...

    def asked(self, match: Match, seat: int | None) -> None:
        """What is known of the open question has changed: for this seat alone, or for all."""

    def settled(self, match: Match, seat: int) -> None:
        """What a seat answers if it says nothing has changed."""

    def ended(self, match: Match, why: Text, final: bool) -> None:
        """Nothing happens here any more; if it is not final, it is to be read anew."""


class Job(Protocol):
    """Something to be done to a match, in its turn."""

    @property
    def guest(self) -> str | None:
        """Among whose jobs it waits; a bot's and the table's own (None) always have a place."""

    def prepare(self, match: Match) -> tuple[list[PlyRow], list[Row]] | None:
        """What to store; None if the job is already answered and nothing changes."""

    def install(self, match: Match) -> None:
        """It is stored: make it the present, answer, and tell everybody."""

    def failed(self, text: Text) -> None:
        """It is not; nothing has changed."""


class MatchFacts(NamedTuple):
    """What never changes about a match."""

    id: str
    seats: int
    options: dict[str, OptionValue]
    mode: str
    owner: str
    absent: int
    secret: bytes
    invite: str
    at: int

    def __repr__(self) -> str:
        """Without its secrets: this may end up in a log."""
        return f"MatchFacts({self.id})"


class News(NamedTuple):
    """A match as it is stored at one moment: what follows the plies that a node has, and all that
    can change beside them. Who sits where belongs to the same moment as the plies."""

    revision: int
    seats: list[Seat]
    left: frozenset[int]
    """Seats whose guest got up; of the others who are away somebody else called the bot."""
    host: str
    invite: str
    door: dict[str, KeptOut]
    plies: Sequence[Any]
    envelopes: Sequence[Any]
    settlements: dict[int, tuple[str, int | None]]
    lengthened: dict[int, int]
    """By the ply that asked: how often everybody was given more time."""
    ago: float
    """Seconds since the last ply, by the clock of whoever stored it."""
    rematch: str | None
    closed: bool


class Reader(Protocol):
    """Reads what other nodes may have stored."""

    def revision(self, match: str) -> Awaitable[int]: ...

    def news(self, match: Match) -> Awaitable[News | None]: ...


class Match:
    """A table with its seats, and the game once it is started."""

    def __init__(self, game: AnyGame, facts: MatchFacts, seats: list[Seat], store: Store) -> None:
        self.game = game
        self.facts = facts
        self.id = facts.id
        self.seats = seats
        self.host = facts.owner
        """Who may arrange the seats; if they leave the lobby, somebody else who sits there."""
        self.invite = facts.invite
        self.door: dict[str, KeptOut] = {}
        """Whom the host ever sent away: kept out, or (not `out`) welcome with an invitation."""
        self.progress = Play(game, facts.seats, facts.options, facts.secret)
        self.commitment = self.progress.commitment
        self.keys: dict[tuple[int, str], tuple[Body, int]] = {}
        """What every key of a seat stood for, and the version that it became."""
        self.sealed: Sealed | None = None
        """The question that several seats owe an answer to, while it is open."""
        self.settlements: dict[int, tuple[str, int | None]] = {}
        """By seat: who settled what it answers to such a question, and what."""
        self.listeners: list[Listener] = []
        self.most_take_backs = Customs().take_backs
        self.rematch: str | None = None
        self.declined: set[int] = set()
        """The seats that do not want the rematch, for now. Nobody is bound by it: not stored."""
        self._seal: str | None = None
        self.ended: Text | None = None
        """Why nothing happens here any more: it was closed or deleted, or is read anew."""
        self.revision = 0
        """How many changes at this table are stored, as far as this node knows."""
        self.updated = facts.at
        self.used = now()
        """When somebody last asked for it; nobody is left with a match that was let go."""
        self._store = store
        self._refusals: dict[tuple[int, str], tuple[Body, Answer]] = {}
        self._busy = False
        self._waiting: deque[Job] = deque()
        self.reader: Reader | None = None
        """Where other nodes store, too: finds out what they have."""
        self._behind = False
        self._expecting: list[tuple[int, asyncio.Future[None]]] = []
        self._races: asyncio.Task[None] | None = None

    # What one can ask

    @property
    def phase(self) -> str:
        if self.progress.state is None:
            return "lobby"
        return "running" if self.progress.outcome is None else "over"

    @property
    def left_by_all(self) -> bool:
        """Whether everybody got up before it began: such a table is gone, for good."""
        return self.phase == "lobby" and all(seat.kind != HUMAN for seat in self.seats)

    @property
    def state(self) -> State:
        assert self.progress.state is not None
        return self.progress.state

    @property
    def version(self) -> int:
        return self.progress.version

    @property
    def outcome(self) -> Outcome | None:
        return self.progress.outcome

    @property
    def idle(self) -> bool:
        return not self._busy and not self._waiting

    def deciding(self) -> list[int]:
        return [] if self.progress.state is None else self.game.deciding(self.state)

    def seats_of(self, guest: str) -> list[int]:
        return [n for n, seat in enumerate(self.seats) if seat.guest == guest]

    def hosts(self, guest: str) -> bool:
        return guest == self.host and bool(self.seats_of(guest))

    def is_out(self, guest: str) -> bool:
        return guest in self.door and self.door[guest].out

    def owes(self, seat: int) -> bool:
        """Whether the table waits for this seat, for all that this seat knows."""
        sealed = self.sealed is not None and seat in self.sealed.answers
        return bool(self.progress.offers[seat]) and not sealed

    def may_undo(self, seat: int | None) -> bool:
        """While all are asked there is no way back: a choice that asks would only be tried."""
        return seat is not None and self.sealed is None and self.progress.may_undo(seat)

    def settled(self, seat: int) -> int | None:
        """What whoever sits there now has settled to answer."""
        guest, action = self.settlements.get(seat, (None, None))
        return action if guest is not None and guest == self.seats[seat].guest else None

    def sealed_answer(self, seat: int) -> Action:
        """What is in the envelope; else what was settled before; else what silence means. What
        somebody settled is not overruled by the bot that stands in."""
        assert self.sealed is not None
        offers = self.progress.offers[seat]
        numbers = [self.sealed.answers.get(seat), self.settled(seat)]
        for number in reversed(numbers) if self.seats[seat].away else numbers:
            for offer in offers:
                if offer.id == number:
                    return offer  # type: ignore[no-any-return]
        return offers[0]  # type: ignore[no-any-return]

    def secret(self) -> str | None:
        """The secret, once it can do no harm."""
        return self.facts.secret.hex() if self.phase == "over" else None

    def export(self) -> dict[str, Json]:
        """All of a finished match. Before the end: what was promised, and nothing that happened."""
        names = [seat.name for seat in self.seats]
        return record_of(self.progress, self.id, names, everything=self.outcome is not None)

    def seal(self) -> str:
        """Of a finished match: one number for all of its export. It is made once."""
        if self._seal is None:
            self._seal = str(self.export()["seal"])
        return self._seal

    def why_not(self, seat: int, words: str) -> Refusal | None:
        action = self.game.actions.parse(words)
        return self.game.why_not(self.state, seat, action)

    # The queue

    def submit(self, job: Job) -> None:
        if not self._busy or self.ended is not None:
            self._handle(job)
        elif job.guest is not None and self._too_much(job.guest):
            job.failed(Text("table-too-much"))
        else:
            self._waiting.append(job)

    def _too_much(self, guest: str) -> bool:
        """Whoever has a seat has places of their own; the rest share theirs."""
        waiting = [job.guest for job in self._waiting if job.guest is not None]
        if self.seats_of(guest):
            return waiting.count(guest) >= MOST_EACH
        return sum(not self.seats_of(each) for each in waiting) >= MOST_STRANGERS

    def _handle(self, job: Job, races: int = 0) -> None:
        if self.ended is not None:
            job.failed(self.ended)
            return
        try:
            prepared = job.prepare(self)
        except BadInput as error:
            job.failed(Text(error.key, dict(error.arguments)))
            return
        except Exception as error:
            log.exception("a job failed", match=self.id, problem=type(error).__name__)
            job.failed(Text("table-fault"))
            return
        if prepared is None:
            return
        self._busy = True
        heads = [(self.id, self.revision + 1)]
        self._store.write(*prepared, lambda error: self._stored(job, error, races), heads)

    def _stored(self, job: Job, error: Exception | None, races: int = 0) -> None:
        lost = isinstance(error, (Taken, Unsure)) and self.reader is not None
        if lost and races < MOST_RACES:
            # Another node was first, or nobody knows: judge it anew by what is stored now.
            unsure = isinstance(error, Unsure)
            self._races = asyncio.ensure_future(self._judge_anew(job, races + 1, unsure))
            return
        try:
            if error is None:
                self.revision += 1
                if not getattr(job, "private", False):
                    self.updated = now()
                job.install(self)
            else:
                job.failed(Text("table-not-stored"))
        finally:
            self._busy = False
        self._go_on()

    def _go_on(self) -> None:
        """What waits is handled; first of all, what other nodes have stored is read."""
        self._expected()
        if self._behind and not self._busy:
            self._busy, self._behind = True, False
            self._races = asyncio.ensure_future(self._catch_up())
        while self._waiting and not self._busy:
            self._handle(self._waiting.popleft())

    def end(self, why: Text, final: bool = True) -> None:
        """Whoever runs the server wants it so; everybody here is told."""
        self.ended = why
        while self._waiting:
            self._waiting.popleft().failed(why)
        self._expected(BadInput(why.key))
        self._tell(lambda listener: listener.ended(self, why, final))

    # What other nodes have stored

    def behind(self) -> None:
        """Another node may have stored something."""
        self._behind = self.reader is not None
        if not self._busy:
            self._go_on()

    async def fresh(self) -> None:
        """Come to know at least what is stored by now; whatever keeps it from that is raised."""
        if self.reader is None:
            return
        revision = await self.reader.revision(self.id)
        if revision < self.revision:
            await self._read()  # there is no such match any more
            return
        if revision == self.revision:
            return
        future: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._expecting.append((revision, future))
        self.behind()
        await future

    def _expected(self, error: Exception | None = None) -> None:
        waiting, self._expecting = self._expecting, []
        for revision, future in waiting:
            if future.done():
                continue
            if revision <= self.revision:
                future.set_result(None)
            elif error is not None:
                future.set_exception(error)
            else:
                self._expecting.append((revision, future))
                self._behind = True

    async def _judge_anew(self, job: Job, races: int, unsure: bool) -> None:
        try:
            await self._read()
        except Exception as error:
            self._busy, self._behind = False, True
            job.failed(Text("table-unsure" if unsure else "table-not-stored"))
            self._later(error)
            return
        self._busy = False
        self._handle(job, races)
        if not self._busy:
            self._go_on()

    async def _catch_up(self) -> None:
        try:
            await self._read()
        except Exception as error:
            self._busy, self._behind = False, True
            self._later(error)
            return
        self._busy = False
        self._go_on()

    def _later(self, error: Exception) -> None:
        """It could not be read: the next hint, look or job tries again."""
        log.warning("not read", match=self.id, problem=type(error).__name__)
        self._expected(error)
        while self._waiting and not self._busy:
            self._handle(self._waiting.popleft())

    async def _read(self) -> None:
        """Until it is read; a database that starts again is waited for."""
        assert self.reader is not None
        loop = asyncio.get_running_loop()
        until = loop.time() + PATIENCE
        while True:
            try:
                news = await self.reader.news(self)
                break
            except Exception:
                if loop.time() > until:
                    raise
                await asyncio.sleep(0.2)
        if news is None:
            self.end(Text("table-deleted"))
        elif news.closed:
            self.end(Text("table-closed"))
        else:
            self.catch_up(news)

    def catch_up(self, news: News) -> None:
        """Make what was stored elsewhere the present. Seats first: whoever has lost one sees
        nothing of what came then."""
        if news.revision <= self.revision:
            return
        self.revision = news.revision
        got_up = self._sit(news)
        for steps in self._acts(news.plies):
            self.tell_moved(as_one(steps))
        self._mark_time(news)
        for seat in self._open_envelopes(news.envelopes):
            self.tell_asked(seat)
        for seat, settled in news.settlements.items():
            if self.settlements.get(seat) != settled:
                self.settlements[seat] = settled
                self.tell_settled(seat)
        for guest in got_up:
            self.tell_left(guest)
        if news.rematch is not None and news.rematch != self.rematch:
            self.declined.clear()
            self.tell_rematch(news.rematch)

    def _sit(self, news: News) -> set[str]:
        """Who sits where now; who got up meanwhile, and has to be told."""
        pairs = list(zip(self.seats, news.seats, strict=True))
        known = (self.host, self.invite, self.door)
        got_up = {
            after.guest
            for number, (before, after) in enumerate(pairs)
            if number in news.left and after.guest is not None and not before.away
        }
        self.seats = news.seats
        self.host, self.invite, self.door = news.host, news.invite, news.door
        if any(before != after for before, after in pairs) or known != (
            self.host, self.invite, self.door,
        ):  # fmt: skip
            self.tell_seated()
        return got_up

    def _mark_time(self, news: News) -> None:
        if self.sealed is not None:
            self.sealed.stored(news.lengthened.get(self.sealed.version, 0), news.ago)
            self.tell_asked(None)

    # What jobs use

    def answered(self, seat: int, key: str, body: Body) -> Answer | None:
        """The answer that this key got before, or None if it is new."""
        known = self.keys.get((seat, key))
        if known is not None:
            if known[0] != body:
                return Problem(key, Text("table-key-reused"))
            return Accepted(key, known[1]) if known[1] >= 0 else Enclosed(key)
        refused = self._refusals.get((seat, key))
        if refused is not None:
            return refused[1] if refused[0] == body else Problem(key, Text("table-key-reused"))
        return None

    def remember_refusal(self, seat: int, key: str, body: Body, answer: Answer) -> None:
        self._refusals[seat, key] = (body, answer)
        if len(self._refusals) > MOST_REFUSALS:
            del self._refusals[next(iter(self._refusals))]

    def take(self, step: Step, key: str | None, body: Body) -> None:
        """Make a stored step the present."""
        self.progress.take(step)
        if key is not None and step.seat is not None:
            self.keys[step.seat, key] = (body, step.version)
        self._ask()

    def _ask(self) -> None:
        """A question to several is open until all have answered, as everybody sees it."""
        if self.outcome is not None or not self._asks(self.state):
            self.sealed = None
        elif self.sealed is None:
            self.sealed = Sealed(self.version)

    def _asks(self, state: State) -> bool:
        if self.sealed is None:
            return len(self.game.deciding(state)) > 1
        return len(self.game.view(state, None).deciding) > 1

    def is_answer(self, step: Step) -> bool:
        """Whether a step answers the open question; some games let a seat do more before that,
        for all to see, and still owe its answer."""
        if self.sealed is None:
            return False
        return step.seat not in self.game.deciding(step.state) or not self._asks(step.state)

    def enclose(self, seat: int, key: str | None, body: Body) -> None:
        """Put a stored answer into the seat's envelope."""
        assert self.sealed is not None
        self.sealed.answers[seat] = body[2]
        if key is not None:
            self.keys[seat, key] = (body, -1)

    def result_rows(self, state: State) -> list[Row]:
        """The last ply takes the result with it."""
        if self.game.deciding(state):
            return []
        outcome = self.game.outcome(state)
        assert outcome is not None
        row = {"match": self.id, "outcome": json.dumps(outcome.to_json()), "at": now()}
        return [("results", row)]

    def tell_moved(self, step: Step) -> None:
        self._tell(lambda listener: listener.moved(self, step))

    def tell_seated(self) -> None:
        self._tell(lambda listener: listener.seated(self))

    def tell_left(self, guest: str) -> None:
        self._tell(lambda listener: listener.left(self, guest))

    def tell_asked(self, seat: int | None) -> None:
        self._tell(lambda listener: listener.asked(self, seat))

    def tell_settled(self, seat: int) -> None:
        self._tell(lambda listener: listener.settled(self, seat))

    def tell_rematch(self, id: str) -> None:
        self.rematch = id
        self._tell(lambda listener: listener.called(self, id))

    def _tell(self, news: Callable[[Listener], None]) -> None:
        """One listener after the other; one that fails keeps the news from nobody else."""
        for listener in list(self.listeners):
            try:
                news(listener)
            except Exception:
                log.exception("a listener failed", match=self.id)

    def load(self, plies: Iterable[Any], envelopes: Iterable[Any] = ()) -> None:
        """Go through the stored plies again; the result is what it was before the restart."""
        for _ in self._acts(plies):
            pass
        for _ in self._open_envelopes(envelopes):
            pass

    def begin(self, news: News) -> None:
        """All that is stored, for a match that has just come into memory."""
        self.load(news.plies, news.envelopes)
        self.revision = news.revision
        self.host, self.invite, self.door = news.host, news.invite, news.door
        if self.sealed is not None:
            self.sealed.stored(news.lengthened.get(self.sealed.version, 0), news.ago)
        self.settlements = news.settlements
        self.rematch = news.rematch

    def _acts(self, plies: Iterable[Any]) -> Iterable[list[Step]]:
        """Each stored act in its turn, made the present."""
        steps: list[Step] = []
        key: str | None = None
        body: Body = ()
        for row in plies:
            if steps and not row.joined:
                yield steps
                steps = []
            step = self.progress.again(row.kind, row.seat, row.action, bool(row.joined))
            if step.version != row.ply:
                raise BadInput("error-damaged-ply", ply=step.version)
            if row.joined:
                body = (*body, row.action)
            else:
                key, body = row.key, (row.kind, row.decision or 0, row.action or 0)
            self._unseal(step)
            self.take(step, key, body)
            self.updated = row.at
            steps.append(step)
        if steps:
            yield steps

    def _unseal(self, step: Step) -> None:
        """Answers become plies only when all envelopes are opened: nobody can choose meanwhile."""
        if self.sealed is not None and self.is_answer(step):
            self.sealed.opened = True
            if len(self.deciding()) == 1:
                self.sealed = None

    def _open_envelopes(self, envelopes: Iterable[Any]) -> Iterable[int]:
        """The seats whose envelope for the open question is new, or has another answer."""
        for row in envelopes:
            body = (ACT, row.decision, row.action)
            if self.sealed is not None and self.sealed.version == row.ply:
                known = self.sealed.answers.get(row.seat) == row.action
                self.enclose(row.seat, row.key, body)
                if not known:
                    yield row.seat
            elif row.key is not None:
                self.keys.setdefault((row.seat, row.key), (body, -1))
