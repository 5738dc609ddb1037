"""Who controls which magic, resentment, and the end of the game (CO-11, CO-12, CO-13)."""

from grimorio.core.game import AnyGame
from grimorio.core.outcome import Cell, Outcome, Row, places_by
from grimorio.core.text import Text

from .cards import MAGIC_COUNT, MAGICS, Cards
from .state import ConclaveState


def totals(cards: Cards, piles: list[int], seat: int) -> list[int]:
    """The influence of a seat's six piles."""
    sums = cards.pile_influence
    return [sums[m][piles[seat * MAGIC_COUNT + m]] for m in range(MAGIC_COUNT)]


def controlled(cards: Cards, piles: list[int], seats: int) -> list[list[bool]]:
    """CO-11: the highest total of a magic controls it, ties all do; without followers none."""
    sums = [totals(cards, piles, seat) for seat in range(seats)]
    highest = [max(sums[s][m] for s in range(seats)) for m in range(MAGIC_COUNT)]
    return [[0 < sums[s][m] == highest[m] for m in range(MAGIC_COUNT)] for s in range(seats)]


def resentment(cards: Cards, piles: list[int], seats: int) -> list[int]:
    """CO-12: the influence of the followers whose magic is not controlled."""
    control = controlled(cards, piles, seats)
    points: list[int] = []
    for seat in range(seats):
        sums = totals(cards, piles, seat)
        points.append(sum(sums[m] for m in range(MAGIC_COUNT) if not control[seat][m]))
    return points


def followers(piles: list[int], seats: int) -> list[int]:
    """How many mages follow each seat."""
    return [
        sum(piles[s * MAGIC_COUNT + m].bit_count() for m in range(MAGIC_COUNT))
        for s in range(seats)
    ]


def ranking(cards: Cards, piles: list[int], seats: int) -> list[tuple[int, int, int]]:
    """CO-12, CO-13: what is compared, the higher the better: whoever controls a magic, then least
    resentment, then most followers."""
    control = controlled(cards, piles, seats)
    points = resentment(cards, piles, seats)
    count = followers(piles, seats)
    return [(int(any(control[s])), -points[s], count[s]) for s in range(seats)]


def find_outcome(game: AnyGame, cards: Cards, state: ConclaveState) -> Outcome:
    """CO-12, CO-13: least resentment wins; then most followers; then it is shared."""
    keys = ranking(cards, state.piles, state.seats)
    places = places_by(keys)
    best = keys[places.index(1)]
    if places.count(1) > 1:
        reason = "conclave-won-shared"
    elif sum(1 for key in keys if key[:2] == best[:2]) > 1:
        reason = "conclave-won-followers"
    else:
        reason = "conclave-won-resentment"
    return Outcome(places, Text(reason), _sheet(game, cards, state))


def _sheet(game: AnyGame, cards: Cards, state: ConclaveState) -> list[Row]:
    control = controlled(cards, state.piles, state.seats)
    points = resentment(cards, state.piles, state.seats)
    count = followers(state.piles, state.seats)
    sums = [totals(cards, state.piles, seat) for seat in range(state.seats)]
    rows: list[Row] = []
    for m, magic in enumerate(MAGICS):
        cells: list[Cell] = [total[m] for total in sums]
        marks = [mine[m] for mine in control]
        rows.append(Row(Text("conclave-row-magic", {"magic": game.name(magic)}), cells, marks))
    rows.append(Row(Text("conclave-row-controlled"), [sum(mine) for mine in control]))
    rows.append(Row(Text("conclave-row-resentment"), list(points)))
    rows.append(Row(Text("conclave-row-followers"), list(count)))
    if not all(any(mine) for mine in control):
        out: list[Cell] = [None if any(mine) else "conclave-eliminated" for mine in control]
        rows.append(Row(Text("conclave-row-eliminated"), out))
    return rows
