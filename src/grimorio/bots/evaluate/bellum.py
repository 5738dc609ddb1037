"""Quick sense at Bellum Magica: good loot, good recruits, and no end while another is richer."""

import math
from typing import Any, Final

from grimorio.core.action import Action
from grimorio.core.chance import Chance
from grimorio.core.game import Game
from grimorio.games.bellum import actions as act
from grimorio.games.bellum.actions import BellumAction
from grimorio.games.bellum.cards import CREATURES, PLACES, ROWS, THIEF, TOKENS, unpacked
from grimorio.games.bellum.rules import ENOUGH_CHESTS, Bellum
from grimorio.games.bellum.state import GOBLIN, NONE, BellumState

from .base import Evaluation, returns_by

# What things are worth, in the coins of a chest; icons by the day, on all rows together.
RESOURCES: Final = [1.1, 2.2, 0.9]
ICONS: Final = [0.5, 1.0, 0.9, 0.6, 1.1, 0.7]
BONUSES: Final = [0.0, 1.0, 0.5, 1.0]
ACCEPTING: Final = 1.2
RICHEST: Final = 6.0
TOO_EARLY: Final = -12.0
MANY_CHESTS: Final = 64
STEPS: Final = 64


class BellumEvaluation(Evaluation):
    """Plays to the end by rules of thumb with a little noise."""

    def __init__(self, game: Bellum) -> None:
        super().__init__(game)
        self.bellum = game
        self.noise = 1.5
        """How much luck mixes with sense while playing on, in coins."""
        self.sharpness = 0.4
        self.chest = [sum(values) / len(values) for values in game.cards.chest_values]
        self.loot = [self._loot(place) for place in range(PLACES)]
        self.looted = [sum(game.cards.loot[place][3:]) for place in range(PLACES)]
        self.sides = [[self._side(card, side) for side in (0, 1)] for card in range(CREATURES)]
        self.recruit = [
            1.0 + max(self.sides[card]) + BONUSES[game.cards.bonus[card]]
            for card in range(CREATURES)
        ]

    def _loot(self, place: int) -> float:
        loot = self.bellum.cards.loot[place]
        worth = 0.0
        for kind in range(3):
            worth += loot[kind] * RESOURCES[kind] + loot[3 + kind] * self.chest[kind]
        return worth

    def _side(self, card: int, side: int) -> float:
        worth = 0.0
        for cell in self.bellum.cards.creature_rows[card][side]:
            counts = unpacked(cell)
            for icon in range(len(ICONS)):
                worth += counts[icon] * ICONS[icon]
        return worth

    def final(self, state: Any) -> list[float]:
        """BE-11, without the score sheet."""
        assert isinstance(state, BellumState)
        keys = self._wealth(state)
        for seat in range(state.seats):
            keys[seat] = keys[seat] * MANY_CHESTS + state.chests[seat]
        return returns_by(keys)

    def _wealth(self, state: BellumState) -> list[int]:
        wealth = [0] * state.seats
        holders = state.holders
        values = state.values
        for label in range(TOKENS):
            holder = holders[label]
            if 0 <= holder < state.seats:
                wealth[holder] += values[label]
        return wealth

    def pick(self, state: Any, seat: int, chance: Chance) -> Action:
        assert isinstance(state, BellumState)
        legal = self.bellum.legal(state, seat)
        best = legal[0]
        if len(legal) == 1:
            return best
        best_merit = -1e9
        unit = self.noise / STEPS
        for action in legal:
            merit = self._merit(state, seat, action) + chance.below(STEPS) * unit
            if merit > best_merit:
                best_merit = merit
                best = action
        return best

    def weigh(self, state: Any, seat: int, legal: list[Action], chance: Chance) -> list[float]:
        assert isinstance(state, BellumState)
        found: list[float] = []
        for action in legal:
            assert isinstance(action, BellumAction)
            found.append(math.exp(self.sharpness * self._merit(state, seat, action)))
        return found

    def _merit(self, state: BellumState, seat: int, action: BellumAction) -> float:
        kind = action.kind
        if kind == act.RAID:
            merit = self.loot[action.first]
            if state.chests[seat] + self.looted[action.first] >= ENOUGH_CHESTS:
                merit += self._ending(state, seat, merit)
            return merit
        if kind == act.RECRUIT:
            return self.recruit[action.first]
        if kind == act.PLACE:
            card = state.placing
            if card == NONE and state.pending[-1] == GOBLIN:
                card = state.goblins[seat][0]
            return self.sides[card][action.first]
        if kind == act.ATTACK:
            return self._theft(state, seat, action.first)
        if kind == act.STEAL:
            return float(state.values[action.first])
        return ACCEPTING if kind == act.ACCEPT else 0.0

    def _theft(self, state: BellumState, seat: int, victim: int) -> float:
        """An average chest a thief; what another loses counts a little, too."""
        thieves = state.strength[seat * ROWS + state.die - 1] >> THIEF
        count = min(thieves, state.chests[victim])
        wealth = self._wealth(state)
        gain = count * wealth[victim] / state.chests[victim]
        merit = gain * (1.0 + 0.9 / (state.seats - 1))
        if state.chests[seat] + count >= ENOUGH_CHESTS:
            merit += self._ending(state, seat, gain)
        return merit

    def _ending(self, state: BellumState, seat: int, gain: float) -> float:
        """BE-11: the tenth chest is good for the richest alone."""
        wealth = self._wealth(state)
        for other in range(state.seats):
            if other != seat and wealth[other] > wealth[seat] + gain:
                return TOO_EARLY
        return RICHEST


def make(game: Game[Any, Any, Any]) -> Evaluation:
    assert isinstance(game, Bellum)
    return BellumEvaluation(game)
