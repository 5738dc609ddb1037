"""How a game of Cónclave stands, from the zones that everybody sees (CO-11, CO-12, CO-13)."""

from typing import ClassVar

from grimorio.core.game import AnyGame
from grimorio.core.outcome import places_by
from grimorio.core.preview import STANDING_SHAPE, Standing
from grimorio.core.text import SeatName, Text

from .cards import MAGIC_COUNT, MAGICS, Cards
from .scoring import Score
from .view import ConclaveView


class ConclaveStanding(Standing):
    """The number that decides is the resentment; magics go by their number."""

    SHAPE: ClassVar[dict[str, str]] = {
        **STANDING_SHAPE,
        "totals": "[[int]]",
        "crowns": "[[bool]]",
        "shared": "[bool]",
        "against": "[[bool]]",
        "followers": "[int]",
        "powerless": "[bool]",
        "last_turns": "[int]",
    }

    def __init__(self) -> None:
        super().__init__()
        self.totals: list[list[int]] = []
        """For each seat and magic the influence of the pile."""
        self.crowns: list[list[bool]] = []
        """For each seat and magic whether the seat controls it."""
        self.shared: list[bool] = []
        """For each magic whether several seats control it together."""
        self.against: list[list[bool]] = []
        """For each seat and magic whether the pile counts against its owner."""
        self.followers: list[int] = []
        self.powerless: list[bool] = []
        """For each seat whether it controls nothing, and so cannot win."""
        self.last_turns: list[int] = []
        """The seats that still have their last turn, in order; none before the end has begun."""


def weigh(cards: Cards, piles: list[int], seats: int) -> ConclaveStanding:
    """The standing with these piles."""
    score = Score(cards, piles, seats)
    places = places_by(score.keys())
    found = ConclaveStanding()
    found.numbers = [*score.resentment]
    found.ahead = [seat for seat in range(seats) if places[seat] == 1]
    found.totals = score.totals
    found.crowns = score.control
    found.followers = score.followers
    for magic in range(MAGIC_COUNT):
        found.shared.append(sum([crowns[magic] for crowns in found.crowns]) > 1)
    for seat in range(seats):
        crowns, sums = found.crowns[seat], found.totals[seat]
        found.against.append([sums[m] > 0 and not crowns[m] for m in range(MAGIC_COUNT)])
        found.powerless.append(not any(crowns))
    return found


def stand(cards: Cards, view: ConclaveView) -> ConclaveStanding:
    """How it stands now: the cards left in hands still join the zones at the end (CO-10)."""
    found = weigh(cards, view.piles, view.seats)
    for turn in range(view.last_turns):
        found.last_turns.append((view.turn + turn) % view.seats)
    return found


def standing_lines(game: AnyGame, standing: ConclaveStanding) -> list[Text]:
    """A line for each seat: resentment, what it controls, and whether its last turn is to come."""
    lines: list[Text] = []
    for seat, number in enumerate(standing.numbers):
        crowns = standing.crowns[seat]
        magics = [game.name(MAGICS[m]) for m in range(MAGIC_COUNT) if crowns[m]]
        key = "conclave-standing-powerless" if standing.powerless[seat] else "conclave-standing"
        line = Text(key, {"seat": SeatName(seat), "resentment": number or 0, "magics": [*magics]})
        if seat in standing.last_turns:
            line = Text("conclave-standing-last", {"standing": line})
        lines.append(line)
    return lines
