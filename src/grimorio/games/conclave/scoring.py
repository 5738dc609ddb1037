"""Who controls which magic, resentment, and the end of the game (CO-11, CO-12, CO-13)."""

from grimorio.core.flat import plain
from grimorio.core.game import AnyGame
from grimorio.core.outcome import Cell, Outcome, Row, places_by
from grimorio.core.text import Text

from .cards import MAGIC_COUNT, MAGICS, Cards
from .state import ConclaveState


class Score:
    """What the followers in the zones count for each seat."""

    def __init__(self, cards: Cards, piles: list[int], seats: int) -> None:
        sums = cards.pile_influence
        self.totals: list[list[int]] = []
        """For each seat the influence of its six piles."""
        self.followers: list[int] = []
        for first in range(0, seats * MAGIC_COUNT, MAGIC_COUNT):
            own = piles[first : first + MAGIC_COUNT]
            self.totals.append([sums[m][own[m]] for m in range(MAGIC_COUNT)])
            self.followers.append(sum([pile.bit_count() for pile in own]))
        highest = [max([total[m] for total in self.totals]) for m in range(MAGIC_COUNT)]
        self.control = [
            [0 < total[m] == highest[m] for m in range(MAGIC_COUNT)] for total in self.totals
        ]
        """CO-11: the highest total of a magic controls it, ties all do; without followers none."""
        self.resentment = [
            sum([total[m] for m in range(MAGIC_COUNT) if not self.control[seat][m]])
            for seat, total in enumerate(self.totals)
        ]
        """CO-12: the influence of the followers whose magic is not controlled."""

    def keys(self) -> list[tuple[int, int, int]]:
        """CO-12, CO-13: what is compared, the higher the better: whoever controls a magic, then
        least resentment, then most followers."""
        return [
            (int(any(self.control[seat])), -points, self.followers[seat])
            for seat, points in enumerate(self.resentment)
        ]


def find_outcome(game: AnyGame, cards: Cards, state: ConclaveState) -> Outcome:
    """CO-12, CO-13: least resentment wins; then most followers; then it is shared."""
    score = Score(cards, plain(state.piles), state.seats)
    keys = score.keys()
    places = places_by(keys)
    best = keys[places.index(1)]
    if places.count(1) > 1:
        reason = "conclave-won-shared"
    elif sum(1 for key in keys if key[:2] == best[:2]) > 1:
        reason = "conclave-won-followers"
    else:
        reason = "conclave-won-resentment"
    return Outcome(places, Text(reason), _sheet(game, score))


def _sheet(game: AnyGame, score: Score) -> list[Row]:
    rows: list[Row] = []
    for m, magic in enumerate(MAGICS):
        cells: list[Cell] = [total[m] for total in score.totals]
        marks = [mine[m] for mine in score.control]
        rows.append(Row(Text("conclave-row-magic", {"magic": game.name(magic)}), cells, marks))
    rows.append(Row(Text("conclave-row-controlled"), [sum(mine) for mine in score.control]))
    rows.append(Row(Text("conclave-row-resentment"), [*score.resentment]))
    rows.append(Row(Text("conclave-row-followers"), [*score.followers]))
    if not all(any(mine) for mine in score.control):
        out: list[Cell] = [None if any(mine) else "conclave-eliminated" for mine in score.control]
        rows.append(Row(Text("conclave-row-eliminated"), out))
    return rows
