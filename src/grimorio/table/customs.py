"""What holds at every table of a server, whatever is played there."""

from dataclasses import dataclass


@dataclass(frozen=True)
class Customs:
    question_seconds: float = 12.0
    """How long everybody is asked what all answer together in secret; always as long."""
    bot_seconds: float = 0.3
    """What a bot takes at least for a choice, beyond its time to think: how long it took must not
    tell what it had to choose from."""
    take_backs: int = 30
    """How often choices can be taken back until the match has moved on for good."""
    grace_seconds: float = 20.0
    """So long somebody may be gone, as in a reload, before a bot may be called for them."""
    host_seconds: float = 60.0
    """So long the host of a table that gathers may be gone before somebody who sits there may take
    it over."""
    idle_minutes: float = 15.0
    """A match that nobody has used for so long is let go from memory; the store has it."""
    in_memory: int = 2_000
    """Matches in memory; beyond that those unused for longest are let go early."""
    lobby_days: float = 30.0
    """A table that was never started and that nobody has touched for so long is cleared away;
    zero: never."""
    finished_days: float = 0.0
    """A finished match is deleted so long after its last move; zero: never."""
    deserted_days: float = 0.0
    """A match that was started and is not finished is deleted so long after its last move; zero:
    never."""
    guest_days: float = 0.0
    """The name and the lessons of a guest who sits at no stored table are forgotten after so long;
    zero: never."""
