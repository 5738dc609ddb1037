"""How good a position of Cónclave looks: the resentment that each zone is likely to end with."""

import math
from typing import Any, Final

from grimorio.core.bits import count
from grimorio.core.flat import filled, plain
from grimorio.core.game import Game
from grimorio.core.native import i64, vec
from grimorio.games.conclave.cards import MAGIC_COUNT, PER_MAGIC
from grimorio.games.conclave.rules import Conclave
from grimorio.games.conclave.state import ConclaveState

from .base import Evaluation, returns_by, standing

FOLLOWERS: Final = 128  # more than there are cards
ELIMINATED: Final = 1 << 20
DOUBT: Final = 0.7  # how large a lead must be to be fairly safe when nothing can be gained any more
DOUBT_PER_INFLUENCE: Final = 0.05  # and more, for what of the magic is still in the grid and decks
HELD: Final = 0.5  # how much of a hand counts for a lead: much of it will have to be sent
LATE: Final = 10  # with fewer cards in the decks it counts for more, in the end all of it


class ConclaveEvaluation(Evaluation):
    """A magic that a seat leads in is free, the more surely the greater the lead and the less of
    that magic is still to be gained."""

    def __init__(self, game: Conclave) -> None:
        super().__init__(game)
        self.conclave = game
        self.influence_of = vec[i64]([sums[-1] for sums in game.cards.pile_influence])
        """All there is of each magic; an edition of one's own may favour one."""
        self.sharpness = 3.0
        self.explore = 2.0

    def values(self, state: Any) -> list[float]:
        assert isinstance(state, ConclaveState)
        left = int(len(state.decks[0]) + len(state.decks[1]))
        return standing(self.expected(state), 3.0 + left * 0.25)

    def final(self, state: Any) -> list[float]:
        """CO-12, CO-13, without the score sheet."""
        assert isinstance(state, ConclaveState)
        seats = state.seats
        totals = self._totals(state, self._held(state))
        keys = filled(0, seats)
        controls: i64 = 0
        for magic in range(MAGIC_COUNT):
            best: i64 = 1
            for seat in range(seats):
                best = max(best, totals[seat * MAGIC_COUNT + magic])
            for seat in range(seats):
                total = totals[seat * MAGIC_COUNT + magic]
                if total == best:
                    controls |= 1 << seat
                else:
                    keys[seat] -= total * FOLLOWERS
        for place in range(len(state.piles)):
            keys[place // MAGIC_COUNT] += count(state.piles[place])
        for seat in range(seats):
            if not controls >> seat & 1:
                keys[seat] -= ELIMINATED
        return returns_by(plain(keys))

    def expected(self, state: ConclaveState) -> list[float]:
        """Minus the resentment that each seat must expect, hands counted as if they had joined.

        For a lead they count less: nobody wins by cards that are still to be sent.
        """
        seats = state.seats
        held = self._held(state)
        totals = self._totals(state, held)
        in_play = self._in_play(state)
        left = int(len(state.decks[0]) + len(state.decks[1]))
        doubtful = (1.0 - HELD) * min(1.0, left / LATE)
        scores = [0.0] * seats
        for magic in range(MAGIC_COUNT):
            best = 0.0
            second = 0.0
            coming = in_play[magic]
            for seat in range(seats):
                place = seat * MAGIC_COUNT + magic
                coming -= totals[place]
                sure = float(totals[place]) - doubtful * float(held[place])
                if sure > best:
                    second = best
                    best = sure
                elif sure > second:
                    second = sure
            doubt = DOUBT + DOUBT_PER_INFLUENCE * float(coming)
            for seat in range(seats):
                place = seat * MAGIC_COUNT + magic
                if totals[place]:
                    total = float(totals[place])
                    sure = total - doubtful * float(held[place])
                    rival = second if sure == best else best
                    lead = sure - rival + 0.5
                    scores[seat] -= total / (1.0 + math.exp(lead / doubt))
        return scores

    def _in_play(self, state: ConclaveState) -> vec[i64]:
        """The influence of each magic without what lies in the box."""
        influence = self.conclave.influence
        found = self.influence_of[:]
        for card in state.removed:
            found[card // PER_MAGIC] -= influence[card]
        return found

    def _held(self, state: ConclaveState) -> vec[i64]:
        """The influence of each magic in each hand."""
        influence = self.conclave.influence
        held = filled(0, state.seats * MAGIC_COUNT)
        for seat in range(state.seats):
            for card in state.hands[seat]:
                held[seat * MAGIC_COUNT + card // PER_MAGIC] += influence[card]
        return held

    def _totals(self, state: ConclaveState, held: vec[i64]) -> vec[i64]:
        """Zones and hands together."""
        sums = self.conclave.cards.pile_influence
        piles = state.piles
        totals = held[:]
        for place in range(len(piles)):
            if piles[place]:
                totals[place] += sums[place % MAGIC_COUNT][piles[place]]
        return totals


def make(game: Game[Any, Any, Any]) -> Evaluation:
    assert isinstance(game, Conclave)
    return ConclaveEvaluation(game)
