"""Magia is judged turn by turn: play this one to its end, then look at the table."""

import math
from typing import Any, Final

from grimorio.core.action import Action
from grimorio.core.chance import Chance
from grimorio.core.game import Game
from grimorio.core.native import append, i64, vec
from grimorio.games.magia import scoring
from grimorio.games.magia.actions import FINISH, MagiaAction
from grimorio.games.magia.cards import SYMBOL_OF
from grimorio.games.magia.choices import (
    AT_ACTION,
    AT_ANSWER,
    AT_DECLARE,
    AT_DISCARD,
    AT_MOVE,
    AT_PAY,
    AT_PLACE,
    AT_VICTIM,
)
from grimorio.games.magia.rules import Magia
from grimorio.games.magia.state import MagiaState

from .base import Evaluation, returns_by, standing
from .magia_belief import guess_orders
from .magia_hopes import CARD, CARD_AFTER, FINISHED, PASSED, SPELL, STRAY, row_of
from .magia_outlook import KEPT, Outlook

STEPS: Final = 64
BLIND: Final = 1 << AT_PLACE | 1 << AT_PAY | 1 << AT_VICTIM | 1 << AT_DISCARD
"""Choices that are made by lot while playing on."""


class MagiaEvaluation(Evaluation):
    """Counts spells, orders and cards; what others are after is what the sample says."""

    def __init__(self, game: Magia) -> None:
        super().__init__(game)
        self.magia = game
        self.noise = 0.12
        self.sharpness = 3.0
        self.trust = 3.0
        self.explore = 0.5
        """Low, because a table that is judged hardly differs from choice to choice."""
        self.enough = 1500
        """Five times those of 0.2 s changed a fifth of the choices of two; no gain showed."""
        self.horizon = 4
        """How many turns two masters play on before the table is judged."""
        self.far = 7
        """And more than two: about a round, so that one's own next turn counts."""
        self.crown = 0.5
        """How much the first place counts, against all places."""
        self.outlook = Outlook(game)
        self.rows: list[vec[float]] = []
        for place in range(64 * 8):
            self.rows.append(row_of(place >> 3, max(2, place & 7)))

    def believe(self, state: Any, seat: int, chance: Chance) -> None:
        assert isinstance(state, MagiaState)
        guess_orders(self.magia.cards, state, seat, chance)

    # What a table is worth

    def values(self, state: Any) -> list[float]:
        assert isinstance(state, MagiaState)
        hopes: list[float] = []
        for seat in range(state.seats):
            hopes.append(self.hope(state, seat))
        return self._mixed(standing(hopes, 2.0), hopes)

    def final(self, state: Any) -> list[float]:
        assert isinstance(state, MagiaState)
        keys: list[int] = []
        for seat in range(state.seats):
            score = scoring.Score(self.magia.cards, state, seat)
            keys.append(int(score.total * 8 + score.matching))
        most = max(keys)
        hopes: list[float] = []
        for key in keys:
            hopes.append(0.0 if key == most else -50.0)
        return self._mixed(returns_by(keys), hopes)

    def _mixed(self, places: list[float], hopes: list[float]) -> list[float]:
        """Places and shares of the win, both from 1 down: a tie of many is hardly a win."""
        seats = len(hopes)
        if seats == 2:
            return places
        most = max(hopes)
        total = 0.0
        for i in range(seats):
            hopes[i] = math.exp(hopes[i] - most)
            total += hopes[i]
        for i in range(seats):
            share = (hopes[i] / total * seats - 1.0) / (seats - 1)
            places[i] += self.crown * (share - places[i])
        return places

    def hope(self, state: MagiaState, seat: i64) -> float:
        """The logarithm of the chance to win, up to what is the same for all."""
        row = self._row(state)
        mission = self.magia.mission(state, seat)
        held = state.held
        total = 0.0
        for i in range(6):
            if mission >> i & 1:
                total += row[SPELL + held[i * 3] + held[i * 3 + 1] + held[i * 3 + 2]]
                if state.passed >> i & 1:
                    total += row[PASSED]
        if state.finished >> seat & 1:
            return total + row[FINISHED] + row[CARD_AFTER] * float(len(state.hands[seat]))
        cards = 0.0
        for kind in state.hands[seat]:
            cards += KEPT[SYMBOL_OF[kind]]
        right = scoring.matching(self.magia.cards, state, seat)
        i = seat * 3
        stray = state.reserves[i] + state.reserves[i + 1] + state.reserves[i + 2] - right
        return total + row[right] + row[STRAY] * float(stray) + row[CARD] * cards

    # Playing on

    def roll(self, state: Any, chance: Chance) -> list[float]:
        assert isinstance(state, MagiaState)
        game = self.magia
        left = self.horizon if state.seats == 2 else self.far
        turn = state.turn
        if len(state.pending) > 0 and state.pending[-1] == AT_DECLARE and not state.second:
            left -= 1
        while len(state.pending) > 0:
            if state.turn != turn:
                turn = state.turn
                left -= 1
            if left <= 0:
                return self.values(state)
            seat = game.asked(state)
            game.apply(state, seat, self._pick(state, seat, chance), chance)
        return self.final(state)

    def _pick(self, state: MagiaState, seat: i64, chance: Chance) -> MagiaAction:
        choice = state.pending[-1]
        legal = self.magia.legal(state, seat)
        if len(legal) == 1:
            return legal[0]
        if choice == AT_ANSWER:
            if legal[-1].kind == FINISH:
                return legal[-1]
            return legal[1] if self._leads(state, seat) else legal[0]
        if BLIND >> choice & 1:
            return legal[chance.below(len(legal))]
        merits = self._merits(state, seat, legal, chance)
        unit = self.noise / STEPS
        best = 0
        best_merit = -1e9
        for i in range(len(legal)):
            merit = merits[i] + float(chance.below(STEPS)) * unit
            if merit > best_merit:
                best_merit = merit
                best = i
        return legal[best]

    def _leads(self, state: MagiaState, seat: i64) -> bool:
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
        if (BLIND | 1 << AT_ANSWER) >> state.pending[-1] & 1:
            return [1.0] * len(legal)
        merits = self._merits(state, seat, choices, chance)
        most = merits[0]
        for merit in merits:
            if merit > most:
                most = merit
        return [math.exp(self.sharpness * (merit - most)) for merit in merits]

    def _merits(
        self, state: MagiaState, seat: i64, legal: list[MagiaAction], chance: Chance
    ) -> vec[float]:
        """What each choice promises at first sight."""
        choice = state.pending[-1]
        outlook = self.outlook
        merits = vec[float](capacity=len(legal))
        if choice == AT_MOVE:
            outlook.look(state, seat, self._row(state))
            outlook.aim(state.figure)
            for action in legal:
                merits = append(merits, outlook.move_merit(action))
        elif choice == AT_DECLARE:
            outlook.look(state, seat, self._row(state))
            for action in legal:
                merits = append(merits, outlook.figure_merit(action))
        elif choice == AT_ACTION:
            outlook.look(state, seat, self._row(state))
            for action in legal:
                merits = append(merits, outlook.action_merit(action))
        else:
            for action in legal:
                after = state.clone()
                self.magia.apply(after, seat, action, chance)
                merits = append(merits, self.hope(after, seat))
        return merits

    def _row(self, state: MagiaState) -> vec[float]:
        return self.rows[len(state.deck) << 3 | state.seats]


def make(game: Game[Any, Any, Any]) -> Evaluation:
    assert isinstance(game, Magia)
    return MagiaEvaluation(game)
