"""Matches as bytes for one audience: each message is encoded once for everybody who may see it.

An audience is a seat, or None for spectators. Only `view`, `seen_by` and the seat's own offers are
used here, never a state.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from msgspec import Raw
from msgspec.json import Encoder

from grimorio.core.changes import changes, unchanged
from grimorio.core.describe import Named, recap_key
from grimorio.core.errors import BadInput
from grimorio.core.event import EVERYTHING, Event
from grimorio.core.game import AnyGame
from grimorio.core.match import Match as Play
from grimorio.core.match import Step, event_text
from grimorio.core.moment import Moment
from grimorio.core.outcome import Outcome
from grimorio.core.record import Record, View
from grimorio.core.registry import is_own
from grimorio.core.text import Json, SeatName, Text
from grimorio.core.verdict import Verdict
from grimorio.table.match import Match

from . import protocol as p


def _plain(value: object) -> Json:
    """A text or a seat within a message, for the encoder; what is inside is asked for again."""
    if isinstance(value, Text):
        return {"key": value.key, "args": value.args}
    if isinstance(value, SeatName):
        return {"seat": value.seat}
    raise TypeError(f"not for the wire: {type(value).__name__}")


encode = Encoder(enc_hook=_plain).encode
NULL = b"null"
MOST_NAMES = 5000
UPDATE = (
    b'{"type":"update","since":%d,"version":%d,"events":[%b],"view":%b,"standing":%b,'
    b'"decision":%b,"question":%b,"undo":%b,%b'
)


def text(value: Text) -> p.Text:
    return p.Text(**value.to_json())


def event_data(
    game: AnyGame, event: Event, seat: int | None, named: Named | None = None
) -> dict[str, Json]:
    """An event as this audience sees it, with its sentence, and what one groups events by."""
    seen = event.seen_by(seat)
    seen["log"] = event_text(game, event, seat, named)
    seen["recap"] = recap_key(game, event, seat)
    seen["when"] = moment_data(event.when)
    seen["hits"] = event.hits
    return seen


def moment_data(moment: Moment | None) -> dict[str, Json]:
    return (moment or Moment()).to_json()


def fields(record: Record) -> dict[str, Json]:
    """What a record holds, to be encoded at once; nothing is copied."""
    return {name: getattr(record, name) for name in record.SHAPE}


def standing_data(game: AnyGame, view: View) -> dict[str, Json]:
    """How it stands, for whoever has this view."""
    return fields(game.standing(view))


def catalogue(game: AnyGame) -> dict[str, Json]:
    """The game's components, what somebody's own edition changes about them, and the names that
    are more than a key `<game>-<thing>`."""
    found = game.catalogue()
    things = {*strings(found), *strings([action.args for action in game.actions.rows])}
    named = ((thing, game.name(thing)) for thing in sorted(things))
    found["names"] = {thing: name for thing, name in named if name.key != f"{game.info.id}-{thing}"}
    found["edition"]["own"] = is_own(game)
    for name, facts in (("changes", changes(game)), ("facts", unchanged(game))):
        found[name] = [{"text": fact.to_json(), "source": source} for fact, source in facts]
    return found


def strings(data: Json) -> Iterator[str]:
    """Every string in some data."""
    if isinstance(data, str):
        yield data
    elif isinstance(data, dict | list):
        for each in data.values() if isinstance(data, dict) else data:
            yield from strings(each)


class GameWire:
    """What is the same in every match of a game: its actions and catalogue, encoded once."""

    def __init__(self, game: AnyGame) -> None:
        self.game = game
        self.actions = [encode(action.to_json()) for action in game.actions.rows]
        self.catalogue = Raw(encode(catalogue(game)))
        self._names: dict[str, Raw] = {}

    def events(self, events: list[Event], seat: int | None) -> bytes:
        return b",".join([self.event(event, seat) for event in events])

    def event(self, event: Event, seat: int | None) -> bytes:
        return encode(event_data(self.game, event, seat, self._named))

    def _named(self, thing: str) -> Any:
        """The name of a thing, encoded only once."""
        return self._names.get(thing) or self._name(thing)

    def _name(self, thing: str) -> Raw:
        encoded = Raw(encode(self.game.name(thing).to_json()))
        if len(self._names) < MOST_NAMES:
            self._names[thing] = encoded
        return encoded

    def decision(self, match: Match, seat: int | None) -> bytes:
        if seat is None or (match.sealed is not None and match.sealed.opened):
            return NULL  # while envelopes are opened, one ply after the other, nobody can choose
        offer = match.progress.offers[seat]
        if not offer:
            return NULL
        actions = self.actions
        offered = b",".join([actions[action.id] for action in offer])
        return b'{"id":%d,"actions":[%b]}' % (match.progress.decisions[seat], offered)


def verdict(game: AnyGame, outcome: Outcome | None) -> p.Verdict | None:
    if outcome is None:
        return None
    found = Verdict(game, outcome)
    return p.Verdict([text(each) for each in found.about], found.scores)


def question(match: Match, seat: int | None) -> p.Question | None:
    """The open question: of the envelopes only those of whoever sits at this seat."""
    sealed = match.sealed
    if sealed is None or sealed.opened:
        return None
    guest = None if seat is None else match.seats[seat].guest
    mine = [] if guest is None else match.seats_of(guest)
    return p.Question(
        sealed.left(),
        sealed.longer,
        sealed.by_hand,
        None if seat is None else sealed.answers.get(seat),
        [each for each in mine if match.owes(each)],
    )


def answers(match: Match, seat: int | None) -> dict[str, Json] | None:
    """What a seat may settle beforehand, and has; on one device there is nothing to settle."""
    choices = match.game.answers()
    if seat is None or not choices or match.facts.mode == "local":
        return None
    return {"choices": [each.to_json() for each in choices], "action": match.settled(seat)}


class Update:
    """One act of a match for all audiences; spectators and seats share what they share."""

    def __init__(self, wire: GameWire, match: Match, step: Step) -> None:
        self.wire = wire
        self.match = match
        self.step = step
        self.since = match.progress.before_act(step.version)
        self._events: dict[int | None, bytes] = {}
        self._standing = b""
        """Of everybody, where it is the same for all."""
        self._tail = self._ending()

    def _ending(self) -> bytes:
        outcome = self.match.outcome
        if outcome is None:
            return b'"outcome":null,"verdict":null,"secret":null,"seal":null}'
        return b'"outcome":%b,"verdict":%b,"secret":"%b","seal":"%b"}' % (
            encode(outcome.to_json()),
            encode(verdict(self.match.game, outcome)),
            str(self.match.secret()).encode(),
            self.match.seal().encode(),
        )

    def events(self, seat: int | None) -> bytes:
        events = self.step.events
        if seat is not None and not any(seat in e.audience or seat in e.hits for e in events):
            seat = None
        found = self._events.get(seat)
        if found is None:
            found = self._events[seat] = self.wire.events(events, seat)
        return found

    def encoded(self, seat: int | None) -> bytes:
        match = self.match
        view = match.game.view(match.state, seat)
        standing = self._standing or encode(standing_data(match.game, view))
        if match.game.OPEN_STANDING:
            self._standing = standing
        return UPDATE % (
            self.since,
            self.step.version,
            self.events(seat),
            encode(fields(view)),
            standing,
            self.wire.decision(match, seat),
            encode(question(match, seat)),
            b"true" if match.may_undo(seat) else b"false",
            self._tail,
        )  # fmt: skip


def log_page(match: Match, seat: int | None, before: int, most: int) -> tuple[int, list[p.LogLine]]:
    """The last lines of the log before a version, about `most` of them, and the first version
    that they tell of. A version is told whole or not at all; all of an act has its last one."""
    if 0 < before <= match.version:
        before = match.progress.end_of_act(before - 1) + 1
    first, count = before, 0
    while first > 0 and count < most and before - first < most:
        first -= 1
        count += len(match.progress.history[first])
    if 0 < first <= match.version:
        first = match.progress.before_act(first) + 1
    lines = [
        log_line(match.game, match.progress.end_of_act(version), event, seat)
        for version in range(first, before)
        for event in match.progress.history[version]
    ]
    return first, lines


def log_line(game: AnyGame, version: int, event: Event, seat: int | None) -> p.LogLine:
    when = p.Moment(**moment_data(event.when))
    recap = recap_key(game, event, seat)
    words = text(event_text(game, event, seat))
    return p.LogLine(version, words, when, event.hits, recap, things(event, seat))


def things(event: Event, seat: int | None) -> list[str]:
    """The cards, cells, pieces … that an event names, as far as a seat may know them."""
    found: list[str] = []
    for name, value in event.seen_by(seat).items():
        if name != "kind":
            found += [each for each in (value if isinstance(value, list) else [value])
                      if isinstance(each, str)]  # fmt: skip
    return found


def missed(match: Match, seat: int | None, since: int) -> list[dict[str, Json]]:
    """The events since a version that the page knows; none if it knows nothing yet."""
    if since < 0:
        return []
    if 0 < since < match.version and match.progress.plies[since + 1].joined:
        since = match.progress.before_act(since)
    return [
        event_data(match.game, event, seat)
        for version in range(since + 1, match.version + 1)
        for event in match.progress.history[version]
    ]


def replay(play: Play, eyes: int | None, everything: bool, most: int = 10**9) -> list[p.Frame]:
    """A match from one audience's eyes, or with everything open.

    Of one with more than `most` steps only those that were not taken back; BadInput if they are
    still too many.
    """
    game = play.game
    seen = EVERYTHING if everything else eyes
    kept = play.kept() if len(play.plies) > most else range(len(play.plies))
    if len(kept) > most:
        raise BadInput("table-too-long")
    wanted = set(kept)
    seats = range(play.seats if everything else 0)
    frames: list[p.Frame] = []
    for step in play.steps():
        if step.version in wanted:
            view = game.view(step.state, eyes)
            views = [game.view(step.state, seat) for seat in seats]
            frames.append(
                p.Frame(
                    step.version,
                    p.Moment(**moment_data(step.moment)),
                    fields(view),
                    [fields(each) for each in views],
                    standing_data(game, view),
                    [standing_data(game, each) for each in views],
                    [event_data(game, event, seen) for event in step.events],
                )
            )
    return frames


def seat_of(eyes: str, seats: int) -> int | None:
    """The seat through whose eyes a replay is wanted, if it is one's."""
    known = [str(seat) for seat in range(seats)]
    if eyes not in ("all", "public", *known):
        raise BadInput("table-eyes", known=["all", "public", *known])
    return int(eyes) if eyes in known else None


def replay_data(play: Play, id: str, eyes: str, players: list[p.Player], catalogue: Any, seal: str,
                frames: list[p.Frame]) -> dict[str, Any]:  # fmt: skip
    """What `protocol.Replay` says, with a catalogue that may be encoded already."""
    return {
        "id": id,
        "game": play.game.info.id,
        "eyes": eyes,
        "players": players,
        "catalogue": catalogue,
        "commitment": play.commitment,
        "secret": play.secret.hex(),
        "seal": seal,
        "frames": frames,
        "outcome": None if play.outcome is None else play.outcome.to_json(),
        "verdict": verdict(play.game, play.outcome),
    }
