"""A greedy player of Crónicas: plays each choice to the end of the encounter in a few worlds that
its view allows, and takes the one that leaves it nearest to the fame of the chronicles in force."""

from math import exp
from typing import Any, Final

from grimorio.bots.base import Bot
from grimorio.core import bits
from grimorio.core.action import Action
from grimorio.core.chance import Chance
from grimorio.core.game import Game
from grimorio.core.native import i64
from grimorio.core.record import View
from grimorio.games.cronicas.actions import CronicasAction
from grimorio.games.cronicas.cards import ANGEL, CARDS, FEWEST, MOST, MOST_EVIL, NO_EVIL
from grimorio.games.cronicas.rules import Cronicas
from grimorio.games.cronicas.scoring import is_dark, tally
from grimorio.games.cronicas.state import CronicasState
from grimorio.games.cronicas.view import CronicasView

WORLDS: Final = 6
EVIL: Final = 4  # the place of the evil allies in a tally


class Greedy(Bot):
    """Counts what the chronicles in force want, avoids evil, and knows what has been played."""

    def __init__(self, game: Game[Any, Any, Any]) -> None:
        super().__init__(game, "greedy")
        assert isinstance(game, Cronicas)
        self.cronicas = game

    def choose(self, view: View, legal: list[Action], chance: Chance) -> Action:
        assert isinstance(view, CronicasView)
        assert view.seat is not None
        if len(legal) == 1:
            return legal[0]
        totals = [0.0] * len(legal)
        worlds = self.cronicas.worlds(view)
        for _ in range(WORLDS):
            world = worlds.draw(chance)
            for i, action in enumerate(legal):
                assert isinstance(action, CronicasAction)
                after = world.clone()
                self.cronicas.apply(after, view.seat, action, chance)
                self._finish(after, view.round, view.encounter, chance)
                totals[i] += self.value(after, view)
        best = 0
        for i, total in enumerate(totals):
            if total > totals[best]:
                best = i
        return legal[best]

    def _finish(self, state: CronicasState, round: int, encounter: int, chance: Chance) -> None:
        """Everybody else plays anything, until the encounter is over."""
        while len(state.pending) and state.round == round and state.encounter == encounter:
            seat = state.turn
            self.cronicas.apply(
                state, seat, self.cronicas.random_action(state, seat, chance), chance
            )

    def value(self, state: CronicasState, view: CronicasView) -> float:
        """The fame that the seat can hope for in this round, less what the others can."""
        assert view.seat is not None
        if state.round != view.round or not len(state.pending):
            gained = state.gains[-1]
            hopes = [float(fame) for fame in gained]
        else:
            hopes = self.hopes(state)
            hopes[view.seat] += self._hand_value(state, view.seat)
        total = 0.0
        for seat in range(view.seats):
            near = 1.5 if view.fame[seat] + 1 >= view.goal else 1.0
            if seat == view.seat:
                total += hopes[seat] * near
            else:
                total -= hopes[seat] * near / (view.seats - 1)
        return total

    def hopes(self, state: CronicasState) -> list[float]:
        """For each seat roughly how much fame its allies promise."""
        cards = self.cronicas.cards
        tallies = [tally(cards, allies) for allies in state.allies]
        rest = sum(bits.count(hand) for hand in state.hands) / int(CARDS)
        dark = is_dark(cards, state.force)
        clean = [self._clean(state.allies[s], tallies[s][EVIL], rest) for s in range(state.seats)]
        if dark:
            clean = [1.0] * state.seats
        hopes = [0.0] * state.seats
        for chronicle in state.force:
            condition = cards.condition[chronicle]
            if condition == NO_EVIL:
                for seat in range(state.seats):
                    hopes[seat] += self._clean(state.allies[seat], tallies[seat][EVIL], rest)
            elif condition == MOST_EVIL:
                counts = [each[EVIL] for each in tallies]
                self._share(hopes, counts, [1.0 if n else 0.3 * rest for n in counts], rest, 1.0)
            elif condition in (MOST, FEWEST):
                counts = [each[cards.counted[chronicle]] for each in tallies]
                self._share(hopes, counts, clean, rest, 1.0 if condition == MOST else -1.0)
        for seat in range(state.seats):
            if tallies[seat][EVIL] >= 3:
                hopes[seat] += 2.0 if tallies[seat][EVIL] == 4 else 0.5 * rest
        return hopes

    def _clean(self, allies: i64, evil: int, rest: float) -> float:
        """How likely a seat is to be without evil allies in the end."""
        if not evil or allies >> ANGEL & 1:
            return 1.0 - 0.3 * rest
        return 0.3 * rest

    def _share(
        self, hopes: list[float], counts: list[int], clean: list[float], rest: float, sign: float
    ) -> None:
        """Spread one fame over the seats: the nearer the end, the more the best one gets."""
        heat = 0.35 + 2.5 * rest
        best = max(sign * count for count in counts)
        weights = [clean[s] * exp((sign * counts[s] - best) / heat) for s in range(len(counts))]
        total = sum(weights)
        if total > 0:
            for seat in range(len(counts)):
                hopes[seat] += weights[seat] / total

    def _hand_value(self, state: CronicasState, seat: int) -> float:
        """Evil cards in the hand become own allies unless they are got rid of in time."""
        return -0.15 * int(bits.count(state.hands[seat] & self.cronicas.cards.evil))
