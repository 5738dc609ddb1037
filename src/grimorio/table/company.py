"""What a node has to do with others that share its database; mostly it is alone."""

from __future__ import annotations

from collections.abc import Awaitable, Iterable
from typing import NamedTuple, Protocol

Place = tuple[str, str]
"""A match and a guest."""


class Elsewhere(NamedTuple):
    """Who of a match is at other nodes, and for how many seconds the others have been gone."""

    here: set[str]
    gone: dict[str, float]


class House(Protocol):
    """What a node has in its care, and what it does when others have done something."""

    def watched(self) -> Iterable[str]:
        """The matches that somebody follows here, or that are looked after here."""

    def revision(self, match: str) -> int | None:
        """How far a match in memory is."""

    def changed(self, match: str) -> None:
        """Another node has stored something."""

    def met(self, match: str, elsewhere: Elsewhere) -> None:
        """Who is at other nodes."""

    def took(self, match: str) -> None:
        """It is this node's to look after now."""

    def open(self, match: str) -> Awaitable[bool]:
        """Nobody looks after it: whether this node can."""

    def own(self) -> Iterable[Place]:
        """Whose sockets are open here."""


class Company(Protocol):
    """The other nodes, as far as this one has to do with them."""

    async def start(self) -> None: ...

    async def close(self) -> None: ...

    async def tidy(self) -> None:
        """Now and then: forget what nobody needs to know any more."""

    def holds(self, match: str) -> bool:
        """Whether this node looks after a match: lets its bots choose and its time run."""

    def want(self, match: str) -> None:
        """Something is owed there: look after it, if nobody else does."""

    def give(self, match: str, due: float | None) -> None:
        """It leaves memory: somebody is needed again in so many seconds, or (None) never."""

    def drop(self, match: str) -> None:
        """Nothing is owed there: nobody has to look after it."""

    def came(self, match: str, guest: str) -> None: ...

    def went(self, match: str, guest: str) -> None: ...

    async def meet(self, match: str) -> Elsewhere:
        """Who of a match is at other nodes."""

    async def allow(self, name: str, rate: float, burst: float) -> bool:
        """Whether one more is allowed, of all nodes together."""


class Alone:
    """The only node: everything is its own, and nobody else has to be asked."""

    async def start(self) -> None: ...

    async def close(self) -> None: ...

    async def tidy(self) -> None: ...

    def holds(self, match: str) -> bool:
        return True

    def want(self, match: str) -> None: ...

    def give(self, match: str, due: float | None) -> None: ...

    def came(self, match: str, guest: str) -> None: ...

    def went(self, match: str, guest: str) -> None: ...

    def drop(self, match: str) -> None: ...

    async def meet(self, match: str) -> Elsewhere:
        return Elsewhere(set(), {})

    async def allow(self, name: str, rate: float, burst: float) -> bool:
        return True
