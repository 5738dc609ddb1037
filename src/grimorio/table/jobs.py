"""What can be done to a match, in its turn: act and take back, start, change seats.

A job is prepared against the present, stored, and installed (`match.py`); those of a sealed
question are in `sealed.py`.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from grimorio.core.action import Action
from grimorio.core.errors import BadInput
from grimorio.core.match import SETUP, UNDO, Step, as_one
from grimorio.core.text import Text
from grimorio.core.together import Forbidden

from .match import Accepted, Answer, Body, Enclosed, Match, Problem, Refused, Reply
from .seats import BOT, HUMAN, OPEN, Seating
from .store import PlyRow, Row, now


class Act:
    """Choices that are one act, mostly a single one, or taking them back: by the hand of a guest,
    of a bot, or (None) of the table.

    Whether that hand may choose here is judged when its turn comes: seats change while it waits.
    Bots and the table have no key.
    """

    def __init__(
        self,
        kind: int,
        seat: int,
        decision: int,
        action: int,
        key: str | None,
        reply: Reply,
        hand: str | None = None,
        then: Sequence[int] = (),
    ) -> None:
        self.kind = kind
        self.seat = seat
        self.key = key
        self.body: Body = (kind, decision, action, *then)
        self.reply = reply
        self.hand = hand
        self.steps: list[Step] = []
        self.private = False
        """An answer for the envelope: nobody else may notice it."""

    @property
    def guest(self) -> str | None:
        return None if self.hand == BOT else self.hand

    def prepare(self, match: Match) -> tuple[list[PlyRow], list[Row]] | None:
        if self.hand is not None and not match.seats[self.seat].obeys(self.hand):
            self.reply(self._problem("table-not-yours"))
            return None
        answer = match.answered(self.seat, self.key, self.body) if self.key else None
        if answer is None:
            answer = self._check(match)
            if isinstance(answer, Refused) and self.key:
                match.remember_refusal(self.seat, self.key, self.body, answer)
        if answer is not None:
            self.reply(answer)
            return None
        self.private = match.is_answer(self.steps[0])
        if self.private:
            return [], [self._envelope(match)]
        return self._rows(match.id), match.result_rows(self.steps[-1].state)

    def _check(self, match: Match) -> Answer | None:
        if match.phase != "running":
            return self._problem("table-not-running")
        if self.kind == UNDO:
            if not match.may_undo(self.seat):
                return self._problem("table-no-undo")
            most = match.most_take_backs
            if match.progress.taken_back >= most:
                return self._problem("table-undo-limit", most=most)
            self.steps = [match.progress.take_back(self.seat)]
            return None
        if match.sealed is not None and not match.sealed.by_hand and self.key is not None:
            return self._problem("table-settled-before")
        _, decision, *numbers = self.body
        if decision != match.progress.decisions[self.seat]:
            return self._problem("table-stale")
        if max(numbers) >= len(match.game.actions):
            return self._problem("table-no-such-action")
        return self._judge(match, [match.game.actions[number] for number in numbers])

    def _judge(self, match: Match, actions: list[Action]) -> Answer | None:
        found = match.progress.together(self.seat, actions)
        if not isinstance(found, Forbidden):
            self.steps = found
            return None
        if found.refusal is None:
            return self._problem("table-not-seen", choice=found.choice + 1)
        return Refused(self.key or "", found.refusal, found.choice)

    def _problem(self, key: str, /, **args: int) -> Problem:
        return Problem(self.key or "", Text(key, dict(args)))

    def _rows(self, match: str) -> list[PlyRow]:
        """The key and the decision stand with the first ply of an act."""
        at = now()
        rows: list[PlyRow] = []
        for step in self.steps:
            action = None if step.action is None else step.action.id
            decision, key = (None, None) if step.joined else (self.body[1], self.key)
            rows.append((match, step.version, self.kind, self.seat, action, decision, key, at,
                         int(step.joined)))  # fmt: skip
        return rows

    def _envelope(self, match: Match) -> Row:
        assert match.sealed is not None
        _, decision, number = self.body
        values = {"match": match.id, "ply": match.sealed.version, "seat": self.seat,
                  "action": number, "decision": decision, "key": self.key, "at": now()}  # fmt: skip
        return ("sealed", values)

    def install(self, match: Match) -> None:
        if self.private:
            match.enclose(self.seat, self.key, self.body)
            self.reply(Enclosed(self.key or ""))
            match.tell_asked(self.seat)
            return
        for step in self.steps:
            match.take(step, self.key, self.body)
        told = as_one(self.steps)
        self.reply(Accepted(self.key or "", told.version))
        match.tell_moved(told)

    def failed(self, text: Text) -> None:
        self.reply(Problem(self.key or "", text))


class Start:
    """Sets up the game, if it is the host who asks; every seat must be taken."""

    def __init__(self, guest: str, done: Callable[[Text | None], None]) -> None:
        self.guest = guest
        self.done = done
        self.step: Step | None = None

    def prepare(self, match: Match) -> tuple[list[PlyRow], list[Row]] | None:
        if not match.hosts(self.guest):
            raise BadInput("table-not-owner")
        if match.phase != "lobby":
            self.done(None)
            return None
        if any(seat.kind == OPEN for seat in match.seats):
            raise BadInput("table-seats-open")
        self.step = match.progress.setup()
        return [setup_row(match.id)], []

    def install(self, match: Match) -> None:
        assert self.step is not None
        match.take(self.step, None, (SETUP, 0, 0))
        self.done(None)
        match.tell_moved(self.step)

    def failed(self, text: Text) -> None:
        self.done(text)


class Sit:
    """Changes seats for a guest, as `change` says in its turn; it may raise BadInput."""

    def __init__(
        self,
        change: Callable[[Match], Seating],
        done: Callable[[Text | None], None],
        guest: str | None = None,
    ) -> None:
        self.change = change
        self.done = done
        self.guest = guest
        self.seating = Seating()
        self.host: str | None = None

    def prepare(self, match: Match) -> tuple[list[PlyRow], list[Row]] | None:
        self.seating = self.change(match)
        places, door, invite, host = self.seating
        if not places and door is None and invite is None and host is None:
            self.done(None)
            return None
        self.host = host or self._next_host(match)
        rows = [place.row(match.id, seat) for seat, place in places.items()]
        if door is not None:
            rows.append(door.row(match.id))
        if invite is not None:
            rows.append(("invitations", {"of": match.id, "new": invite}))
        if self.host is not None:
            rows.append(("hosts", {"match": match.id, "guest": self.host, "at": now()}))
        return [], rows

    def _next_host(self, match: Match) -> str | None:
        """If the host leaves the lobby: the first of those who sit there then."""
        if match.phase != "lobby":
            return None
        after = [self.seating.places.get(n, seat) for n, seat in enumerate(match.seats)]
        people = [seat.guest for seat in after if seat.kind == HUMAN]
        return None if not people or match.host in people else people[0]

    def install(self, match: Match) -> None:
        places, door, invite, _ = self.seating
        for seat, place in places.items():
            match.seats[seat] = place
        if door is not None:
            match.door[door.guest] = door
        match.invite = invite or match.invite
        match.host = self.host or match.host
        self.done(None)
        match.tell_seated()

    def failed(self, text: Text) -> None:
        self.done(text)


def setup_row(match: str) -> PlyRow:
    return (match, 0, SETUP, None, None, None, None, now(), 0)
