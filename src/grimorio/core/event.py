"""What happened, and who may know it."""

from .moment import Moment
from .record import check_shape
from .text import Json

EVERYTHING = -1
"""Stands for the eyes that see all: a replay with everything open, after the end."""


class Event:
    """Something that happened, in the past tense (`mage-sent`).

    `data` is for everybody. `secret` is for the seats in `audience` alone. Values are numbers,
    names of things (strings), or lists of these; fields called `seat` or `…_seat` are seats.
    `reveals` marks that there is no way back: somebody learnt what was hidden before, or is asked
    something that only those who know it can answer. `hits` are the seats that it is done to, for
    everybody to know; never the one who does it.
    """

    def __init__(
        self,
        kind: str,
        data: dict[str, Json],
        reveals: bool = False,
        audience: list[int] | None = None,
        secret: dict[str, Json] | None = None,
        hits: list[int] | None = None,
    ) -> None:
        self.kind = kind
        self.data = data
        self.reveals = reveals
        self.audience: list[int] = [] if audience is None else audience
        self.secret: dict[str, Json] = {} if secret is None else secret
        self.hits: list[int] = [] if hits is None else hits
        self.when: Moment | None = None
        """The match says it, for whoever groups events by turns."""

    def seen_by(self, seat: int | None) -> dict[str, Json]:
        """The event as one seat, a spectator (None) or EVERYTHING perceives it."""
        seen: dict[str, Json] = {"kind": self.kind}
        seen.update(self.data)
        if seat is not None and (seat == EVERYTHING or seat in self.audience):
            seen.update(self.secret)
        return seen

    def to_json(self) -> dict[str, Json]:
        return {
            "kind": self.kind,
            "data": self.data,
            "reveals": self.reveals,
            "audience": self.audience,
            "secret": self.secret,
            "hits": self.hits,
        }

    @staticmethod
    def from_json(data: Json) -> "Event":
        plain = {name: data[name] for name in data if name not in ("data", "secret")}
        check_shape(plain, {"kind": "str", "reveals": "bool", "audience": "[int]", "hits": "[int]"})
        return Event(data["kind"], data["data"], data["reveals"], data["audience"], data["secret"],
                     data["hits"])  # fmt: skip

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Event) and self.to_json() == other.to_json()

    def __hash__(self) -> int:
        return hash(self.kind)

    def __repr__(self) -> str:
        return f"Event({self.to_json()!r})"
