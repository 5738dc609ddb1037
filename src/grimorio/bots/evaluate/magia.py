"""Magia is judged turn by turn: play this one to its end, then look at the table."""

import math
from typing import Any, Final

from grimorio.core.action import Action
from grimorio.core.chance import Chance
from grimorio.core.game import Game
from grimorio.games.magia import actions as act
from grimorio.games.magia import scoring
from grimorio.games.magia.actions import MagiaAction
from grimorio.games.magia.cards import SPELL_SIZE, SYMBOL_OF
from grimorio.games.magia.movement import fits
from grimorio.games.magia.rules import Magia
from grimorio.games.magia.state import (
    ANSWER,
    DECLARE,
    DISCARD,
    EXAMINER,
    MOVE,
    PAY,
    PLACE,
    VICTIM,
    MagiaState,
)

from .base import Evaluation, standing

SPELL: Final = [0.0, 0.6, 1.25, 2.0, 2.9, 3.9, 5.3]
"""What a spell of the mission is worth with so many crystals."""
ORDER: Final = [0.0, 1.1, 2.4, 3.9, 5.6, 7.4]
"""What an order is worth with so many of its crystals."""
FINISHED: Final = 8.6
PASSED: Final = 0.4
STRAY: Final = 1.5
CARD: Final = [0.2, 0.3, 0.35, 0.6, 0.3]
"""What a card in hand is worth, by its symbol."""
EXTRA: Final = [0.0, 0.7, 0.8, 1.5, 0.1]
"""What playing a symbol is worth while no other was played."""
STEPS: Final = 64
BLIND: Final = (PLACE, PAY, VICTIM, DISCARD)


class MagiaEvaluation(Evaluation):
    """Counts spells, orders and cards; what others are after is what the sample says."""

    def __init__(self, game: Magia) -> None:
        super().__init__(game)
        self.magia = game
        self.noise = 0.4
        self.sharpness = 1.2
        self.trust = 3.0
        self.horizon = 4
        """How many turns two masters play on before the table is judged."""
        self.far = 100
        """And more than two: to the end, because what decides there is who breaks the tie."""
        self.tight = 3.0
        self.loose = 0.08

    # What a table is worth

    def values(self, state: Any) -> list[float]:
        assert isinstance(state, MagiaState)
        scores = [self.worth(state, seat) for seat in range(state.seats)]
        return standing(scores, self.tight + self.loose * len(state.deck))

    def worth(self, state: MagiaState, seat: int) -> float:
        mission = self.magia.mission(state, seat)
        held = state.held
        total = 0.0
        for i in range(6):
            if mission >> i & 1:
                total += SPELL[held[i * 3] + held[i * 3 + 1] + held[i * 3 + 2]]
                if state.passed >> i & 1:
                    total += PASSED
        for kind in state.hands[seat]:
            total += CARD[SYMBOL_OF[kind]]
        if state.finished >> seat & 1:
            return total + FINISHED
        order = self.magia.cards.orders[state.orders[seat]]
        right = 0
        stray = 0
        for crystal in range(3):
            have = state.reserves[seat * 3 + crystal]
            wanted = order[crystal]
            right += have if have < wanted else wanted
            if have > wanted:
                stray += have - wanted
        return total + ORDER[right] - STRAY * stray

    # Playing on

    def roll(self, state: Any, chance: Chance) -> list[float]:
        assert isinstance(state, MagiaState)
        game = self.magia
        left = self.horizon if state.seats == 2 else self.far
        turn = state.turn
        if state.pending and state.pending[-1] == DECLARE and not state.second:
            left -= 1
        while state.pending:
            if state.turn != turn:
                turn = state.turn
                left -= 1
            if left <= 0:
                return self.values(state)
            seat = game.deciding(state)[0]
            game.apply(state, seat, self._pick(state, seat, chance), chance)
        return self.final(state)

    def _pick(self, state: MagiaState, seat: int, chance: Chance) -> MagiaAction:
        choice = state.pending[-1]
        legal = self.magia.legal(state, seat)
        if len(legal) == 1:
            return legal[0]
        if choice == ANSWER:
            return legal[1] if self._leads(state, seat) else legal[0]
        if choice in BLIND:
            return legal[chance.below(len(legal))]
        merits = self._merits(state, seat, legal, chance)
        unit = self.noise / STEPS
        best = 0
        best_merit = -1e9
        for i in range(len(legal)):
            merit = merits[i] + chance.below(STEPS) * unit
            if merit > best_merit:
                best_merit = merit
                best = i
        return legal[best]

    def _leads(self, state: MagiaState, seat: int) -> bool:
        """Whether an end now would be a win."""
        mine = scoring.Score(self.magia.cards, state, seat).total
        for other in range(state.seats):
            if scoring.Score(self.magia.cards, state, other).total > mine:
                return False
        return True

    def weigh(self, state: Any, seat: int, legal: list[Action], chance: Chance) -> list[float]:
        assert isinstance(state, MagiaState)
        choices: list[MagiaAction] = []
        for action in legal:
            assert isinstance(action, MagiaAction)
            choices.append(action)
        if state.pending[-1] in BLIND or state.pending[-1] == ANSWER:
            return [1.0] * len(legal)
        merits = self._merits(state, seat, choices, chance)
        most = max(merits)
        return [math.exp(self.sharpness * (merit - most)) for merit in merits]

    def _merits(
        self, state: MagiaState, seat: int, legal: list[MagiaAction], chance: Chance
    ) -> list[float]:
        choice = state.pending[-1]
        mission = self.magia.mission(state, seat)
        merits: list[float] = []
        if choice == MOVE:
            for action in legal:
                merits.append(self._move_merit(state, seat, mission, action))
        elif choice == DECLARE:
            for action in legal:
                merits.append(self._figure_merit(state, mission, action))
        else:
            for action in legal:
                after = state.clone()
                self.magia.apply(after, seat, action, chance)
                merit = self.worth(after, seat)
                merits.append(merit + (1.5 if action.kind == act.AGAIN else 0.0))
        return merits

    def _figure_merit(self, state: MagiaState, mission: int, action: MagiaAction) -> float:
        if action.kind == act.FINISH:
            return 4.0
        if action.first == EXAMINER:
            return -0.5
        held = state.held
        i = action.first
        count = held[i * 3] + held[i * 3 + 1] + held[i * 3 + 2]
        if not mission >> i & 1:
            return 0.0
        return 0.8 if count < SPELL_SIZE else 0.3

    def _move_merit(self, state: MagiaState, seat: int, mission: int, action: MagiaAction) -> float:
        """What it would be worth to end the move there, less the card."""
        kind = action.kind
        if kind == act.MOVE:
            merit = self._cell_merit(state, seat, mission, action.second)
            symbol = SYMBOL_OF[action.first]
            if symbol and not state.symbols:
                merit += EXTRA[symbol]
            return merit - CARD[symbol]
        if kind == act.CROSS:
            return 0.2
        if kind == act.STOP:
            return 0.4 + self._cell_merit(state, seat, mission, state.places[state.figure])
        return 4.0 if kind == act.FINISH else -1.0

    def _cell_merit(self, state: MagiaState, seat: int, mission: int, cell: int) -> float:
        figure = state.figure
        mine = bool(mission >> figure & 1)
        merit = 0.0
        crystal = state.crystals[cell]
        if crystal >= 0:
            if fits(state, figure, crystal):
                merit = 0.9 if mine else -0.2
            else:
                order = self.magia.cards.orders[state.orders[seat]]
                lacks = state.reserves[seat * 3 + crystal] < order[crystal]
                merit = 1.5 if lacks else -STRAY
        if cell == state.places[EXAMINER]:
            return merit + self._exam_merit(state, seat, figure, mine)
        for i in range(6):
            if i != figure and state.places[i] == cell and not state.passed >> i & 1:
                if mine and not mission >> i & 1:
                    merit += 0.5
        return merit

    def _exam_merit(self, state: MagiaState, seat: int, figure: int, mine: bool) -> float:
        if not mine:
            return 0.2
        held = state.held
        i = figure * 3
        if held[i] + held[i + 1] + held[i + 2] == SPELL_SIZE:
            return 1.0
        for crystal in range(3):
            if state.reserves[seat * 3 + crystal] and fits(state, figure, crystal):
                return 0.8
        return -1.0


def make(game: Game[Any, Any, Any]) -> Evaluation:
    assert isinstance(game, Magia)
    return MagiaEvaluation(game)
