"""What happened since a seat last chose, turn by turn, in a few words each."""

from .describe import describe_recap
from .event import Event
from .match import TAKEN_BACK, Match
from .moment import Moment
from .text import Text


class Told:
    """One thing that happened, as a seat may know it."""

    def __init__(self, version: int, seat: int, event: Event, text: Text, hits: bool) -> None:
        self.version = version
        self.seat = seat
        """Who did it; -1 if it was nobody."""
        self.event = event
        self.text = text
        self.hits = hits
        """Whether it was done to whoever is told."""


class Turn:
    """What belongs together: the same round, turn and part."""

    def __init__(self, moment: Moment) -> None:
        self.moment = moment
        self.told: list[Told] = []
        """What was done to whoever is told comes first."""


def recap(match: Match, seat: int | None) -> list[Turn]:
    """The turns since `seat` last chose; for a spectator (None), since the game began."""
    kept = match.kept()
    first = 0
    for place, version in enumerate(kept):
        if seat is not None and match.plies[version].seat == seat:
            first = place + 1
    turns: list[Turn] = []
    for version in kept[first:]:
        for event in match.history[version]:
            _tell(match, version, event, seat, turns)
    for turn in turns:
        turn.told.sort(key=_order)
    return [turn for turn in turns if turn.told]


def _tell(match: Match, version: int, event: Event, seat: int | None, turns: list[Turn]) -> None:
    moment = event.when
    if event.kind == TAKEN_BACK or moment is None:
        return
    if not turns or turns[-1].moment != moment:
        turns.append(Turn(moment))
    text = describe_recap(match.game, event, seat)
    if text is not None:
        actor: int = event.data.get("seat", moment.seat)
        turns[-1].told.append(Told(version, actor, event, text, seat in event.hits))


def _order(told: Told) -> int:
    return 0 if told.hits else 1
