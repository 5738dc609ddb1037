"""One match: a serial queue of jobs, each stored before anybody hears of it.

A job is prepared against the present, handed to the store, and only when the store has it on the
disk does it become the present: then the answer goes out, then the news. While a job is with the
store, the next ones wait. Everything runs in the event loop; nothing here blocks.
"""

from __future__ import annotations

import json
from collections import deque
from collections.abc import Callable, Iterable
from typing import Any, NamedTuple, Protocol

import structlog

from grimorio.core.action import Action
from grimorio.core.errors import BadInput
from grimorio.core.game import AnyGame, OptionValue
from grimorio.core.match import ACT, Step
from grimorio.core.match import Match as Play
from grimorio.core.outcome import Outcome
from grimorio.core.record import State
from grimorio.core.refusal import Refusal
from grimorio.core.saved import record_of
from grimorio.core.text import Json, Text

from .customs import Customs
from .sealed import Sealed
from .seats import KeptOut, Seat
from .store import PlyRow, Row, Store, now

MOST_EACH = 24
"""Jobs of one guest with a seat that wait at a time: the others' places stay free."""
MOST_STRANGERS = 32
"""Jobs of all who have no seat, together."""
MOST_REFUSALS = 64

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
        self._seal: str | None = None
        self.updated = facts.at
        self.used = now()
        """When somebody last asked for it; nobody is left with a match that was let go."""
        self._store = store
        self._refusals: dict[tuple[int, str], tuple[Body, Answer]] = {}
        self._busy = False
        self._waiting: deque[Job] = deque()

    # What one can ask

    @property
    def phase(self) -> str:
        if self.progress.state is None:
            return "lobby"
        return "running" if self.progress.outcome is None else "over"

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
        if not self._busy:
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

    def _handle(self, job: Job) -> None:
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
        self._store.write(*prepared, lambda error: self._stored(job, error))

    def _stored(self, job: Job, error: Exception | None) -> None:
        try:
            if error is None:
                if not getattr(job, "private", False):
                    self.updated = now()
                job.install(self)
            else:
                job.failed(Text("table-not-stored"))
        finally:
            self._busy = False
        while self._waiting and not self._busy:
            self._handle(self._waiting.popleft())

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
        key: str | None = None
        body: Body = ()
        for row in plies:
            step = self.progress.again(row.kind, row.seat, row.action, bool(row.joined))
            if step.version != row.ply:
                raise BadInput("error-damaged-ply", ply=step.version)
            if row.joined:
                body = (*body, row.action)
            else:
                key, body = row.key, (row.kind, row.decision or 0, row.action or 0)
            self.take(step, key, body)
            self.updated = row.at
        for row in envelopes:
            body = (ACT, row.decision, row.action)
            if self.sealed is not None and self.sealed.version == row.ply:
                self.enclose(row.seat, row.key, body)
            elif row.key is not None:
                self.keys[row.seat, row.key] = (body, -1)
