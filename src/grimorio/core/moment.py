"""When something happened, as players count it: the round or day, whose turn, which part of it."""

from .text import Json


class Moment:
    """A point of a match that everybody knows. What happened is grouped by it."""

    def __init__(self, round: int = 0, turn: int = 0, seat: int = -1, part: str = "") -> None:
        self.round = round
        """The round or day, from 1; 0 where the game has none."""
        self.turn = turn
        """Counts the turns of the round or of the game, from 1. A game that says 0 leaves it to
        the match, which counts how often the turn went from one seat to another."""
        self.seat = seat
        """Whose turn it is; -1 if it is nobody's."""
        self.part = part
        """The phase or encounter; empty where there is none."""

    def to_json(self) -> dict[str, Json]:
        return {"round": self.round, "turn": self.turn, "seat": self.seat, "part": self.part}

    def __eq__(self, other: object) -> bool:
        return (
            isinstance(other, Moment)
            and self.round == other.round
            and self.turn == other.turn
            and self.seat == other.seat
            and self.part == other.part
        )

    def __hash__(self) -> int:
        return hash((self.round, self.turn, self.seat, self.part))

    def __repr__(self) -> str:
        return f"Moment({self.round}, {self.turn}, {self.seat}, {self.part!r})"
