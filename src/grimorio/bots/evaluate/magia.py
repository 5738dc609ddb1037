"""Magia is judged turn by turn: play this one to its end, then look at the table."""

import math
from typing import Any, Final

from grimorio.core.action import Action
from grimorio.core.chance import Chance
from grimorio.core.game import Game
from grimorio.games.magia import actions as act
from grimorio.games.magia import scoring
from grimorio.games.magia.actions import MagiaAction
from grimorio.games.magia.board import BLACK
from grimorio.games.magia.cards import COLOUR_OF, SPELL_SIZE, SYMBOL_OF, TURN
from grimorio.games.magia.movement import EXAMINER_PRICE, fits, modes_after
from grimorio.games.magia.rules import Magia
from grimorio.games.magia.state import (
    ANSWER,
    BY_COLOUR,
    BY_DIRECTION,
    DECLARE,
    DISCARD,
    EXAMINER,
    MOVE,
    PAY,
    PLACE,
    VICTIM,
    MagiaState,
)

from .base import Evaluation, returns_by, standing
from .magia_belief import guess_orders
from .magia_hopes import CARD, CARD_AFTER, FINISHED, PASSED, SPELL, STRAY, row_of

KEPT: Final = [1.0, 1.4, 1.5, 1.8, 1.0]
"""What a card in hand is worth, by its symbol."""
EXTRA: Final = [0.0, 0.25, 0.3, 0.5, 0.05]
"""What playing a symbol is worth while no other was played."""
RIVAL: Final = -0.15
"""What a crystal for another's apprentice is worth, in crystals for one's own."""
BARRED: Final = -9.0
"""Where a move may not end."""
FINISH: Final = 3.0
"""A finished order cannot be robbed: at once, nearly always."""
STUCK: Final = -0.5
"""A figure that the hand cannot move well: the draw may change it."""
ENOUGH: Final = 0.6
"""What ends a look for more with a second card."""
BOTH: Final = BY_COLOUR | BY_DIRECTION
ALL: Final = [0, 1, 2, 3, 4, 5]
ONLY: Final = [[0], [1], [2], [3], [4], [5]]
STEPS: Final = 64
BLIND: Final = (PLACE, PAY, VICTIM, DISCARD)


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
        self.horizon = 4
        """How many turns two masters play on before the table is judged."""
        self.far = 7
        """And more than two: about a round, so that one's own next turn counts."""
        self.crown = 0.5
        """How much the first place counts, against all places."""
        self.rows: list[list[float]] = []
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
            keys.append(score.total * 8 + score.matching)
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

    def hope(self, state: MagiaState, seat: int) -> float:
        """The logarithm of the chance to win, up to what is the same for all."""
        row = self.rows[len(state.deck) << 3 | state.seats]
        mission = self.magia.mission(state, seat)
        held = state.held
        total = 0.0
        for i in range(6):
            if mission >> i & 1:
                total += row[SPELL + held[i * 3] + held[i * 3 + 1] + held[i * 3 + 2]]
                if state.passed >> i & 1:
                    total += row[PASSED]
        if state.finished >> seat & 1:
            return total + row[FINISHED] + row[CARD_AFTER] * len(state.hands[seat])
        cards = 0.0
        for kind in state.hands[seat]:
            cards += KEPT[SYMBOL_OF[kind]]
        right = self._right(state, seat)
        i = seat * 3
        stray = state.reserves[i] + state.reserves[i + 1] + state.reserves[i + 2] - right
        return total + row[right] + row[STRAY] * stray + row[CARD] * cards

    def _right(self, state: MagiaState, seat: int) -> int:
        """How many crystals the order wants among those in reserve."""
        order = self.magia.cards.orders[state.orders[seat]]
        right = 0
        for crystal in range(3):
            have = state.reserves[seat * 3 + crystal]
            wanted = order[crystal]
            right += have if have < wanted else wanted
        return right

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

    # What a choice promises

    def _merits(
        self, state: MagiaState, seat: int, legal: list[MagiaAction], chance: Chance
    ) -> list[float]:
        choice = state.pending[-1]
        merits: list[float] = []
        if choice == MOVE:
            cells = self._cells(state, seat, state.figure)
            prices = self._prices(state, seat)
            for action in legal:
                merits.append(self._move_merit(state, seat, cells, prices, action))
        elif choice == DECLARE:
            prices = self._prices(state, seat)
            for action in legal:
                merits.append(self._figure_merit(state, seat, prices, action))
        else:
            for action in legal:
                after = state.clone()
                self.magia.apply(after, seat, action, chance)
                merit = self.hope(after, seat)
                merits.append(merit + (EXTRA[TURN] if action.kind == act.AGAIN else 0.0))
        return merits

    def _row(self, state: MagiaState) -> list[float]:
        return self.rows[len(state.deck) << 3 | state.seats]

    def _spell_gain(self, state: MagiaState, seat: int, figure: int) -> float:
        """What one more crystal of its spell is worth to this master."""
        held = state.held
        i = figure * 3
        count = SPELL + held[i] + held[i + 1] + held[i + 2]
        if count == SPELL + SPELL_SIZE:
            return 0.0
        row = self._row(state)
        gain = row[count + 1] - row[count]
        return gain if self.magia.mission(state, seat) >> figure & 1 else gain * RIVAL

    def _cells(self, state: MagiaState, seat: int, figure: int) -> list[float]:
        """By cell: what it is worth to end the move of this figure there."""
        row = self._row(state)
        order = self.magia.cards.orders[state.orders[seat]]
        right = self._right(state, seat)
        spell = self._spell_gain(state, seat, figure)
        done = state.finished >> seat & 1
        gains: list[float] = []
        for crystal in range(3):
            if fits(state, figure, crystal):
                gains.append(spell)
            elif done:
                gains.append(BARRED)
            elif state.reserves[seat * 3 + crystal] < order[crystal]:
                gains.append((row[right + 1] if right < 4 else row[FINISHED]) - row[right])
            else:
                gains.append(row[STRAY])
        gains.append(0.0)  # no crystal is -1
        cells = [gains[crystal] for crystal in state.crystals]
        mission = self.magia.mission(state, seat)
        if mission >> figure & 1:
            self._add_meetings(state, figure, mission, spell, cells)
        examiner = state.places[EXAMINER]
        cells[examiner] += self._exam_merit(state, seat, figure, bool(mission >> figure & 1))
        cells[state.places[figure] if state.start < 0 else state.start] = BARRED
        return cells

    def _add_meetings(
        self, state: MagiaState, figure: int, mission: int, spell: float, cells: list[float]
    ) -> None:
        """MA-12: a crystal from an apprentice that one does not care for is there to be taken."""
        held = state.held
        for i in range(6):
            if i != figure and not (state.passed | mission) >> i & 1:
                for crystal in range(3):
                    if held[i * 3 + crystal] and fits(state, figure, crystal):
                        cell = state.places[i]
                        cells[cell] += spell + 0.05
                        break

    def _figure_merit(
        self, state: MagiaState, seat: int, prices: list[float], action: MagiaAction
    ) -> float:
        """The cards that it draws, and the best end that two cards reach."""
        if action.kind == act.FINISH:
            return FINISH
        row = self._row(state)
        figure = action.first
        if figure == EXAMINER:
            return -EXAMINER_PRICE * row[CARD]
        merit = 0.0
        cell = state.places[figure]
        if not state.second:
            card = row[CARD_AFTER] if state.finished >> seat & 1 else row[CARD]
            merit = card if self.magia.kind[cell] == BLACK else 2.0 * card
        cells = self._cells(state, seat, figure)
        hand = state.hands[seat]
        best = self._reach(hand, prices, figure, cell, BOTH, -1, cells, True)
        if self.magia.is_portal[cell]:
            for portal in self.magia.board.portals:
                if portal != cell:
                    found = self._reach(hand, prices, figure, portal, BOTH, -1, cells, False)
                    if found > best:
                        best = found
        return merit + max(best, STUCK)

    def _reach(
        self, hand: list[int], prices: list[float], figure: int, cell: int, modes: int, used: int,
        cells: list[float], twice: bool,
    ) -> float:  # fmt: skip
        """The best end with one more card, or `twice` with two, less what the cards are worth."""
        steps = self.magia.step[cell]
        best = BARRED
        last = -1
        for i in range(len(hand)):
            kind = hand[i]
            if i == used or kind == last:
                continue
            last = kind
            colour = COLOUR_OF[kind]
            free = colour == figure and modes & BY_COLOUR
            if not free and not modes & BY_DIRECTION:
                continue
            price = prices[i]
            for direction in ALL if free else ONLY[colour]:
                goal = steps[direction]
                if goal < 0:
                    continue
                found = cells[goal]
                if twice and found < ENOUGH:
                    left = modes_after(modes, figure, colour, direction)
                    more = self._reach(hand, prices, figure, goal, left, i, cells, False)
                    if more > found:
                        found = more
                if found - price > best:
                    best = found - price
        return best

    def _prices(self, state: MagiaState, seat: int) -> list[float]:
        """By card in hand: what is lost when it is played, less what its symbol may bring."""
        row = self._row(state)
        done = state.finished >> seat & 1
        prices: list[float] = []
        for kind in state.hands[seat]:
            symbol = SYMBOL_OF[kind]
            price = row[CARD_AFTER] if done else row[CARD] * KEPT[symbol]
            if symbol and not done and not state.symbols:
                price -= EXTRA[symbol]
            prices.append(price)
        return prices

    def _move_merit(
        self, state: MagiaState, seat: int, cells: list[float], prices: list[float],
        action: MagiaAction,
    ) -> float:  # fmt: skip
        """What it would be worth to end the move there, or one card further, less the cards."""
        kind = action.kind
        figure = state.figure
        hand = state.hands[seat]
        if kind == act.MOVE:
            used = 0
            while hand[used] != action.first:
                used += 1
            merit = cells[action.second]
            if action.second != state.places[EXAMINER]:
                modes = self._modes(state, action)
                more = self._reach(hand, prices, figure, action.second, modes, used, cells, False)
                merit = max(merit, more)
            return merit - prices[used]
        if kind == act.CROSS:
            merit = self._reach(hand, prices, figure, action.first, state.modes, -1, cells, False)
            return max(merit, cells[action.first]) if state.played else merit
        if kind == act.STOP:
            return cells[state.places[figure]]
        return FINISH if kind == act.FINISH else -0.3

    def _modes(self, state: MagiaState, action: MagiaAction) -> int:
        """The ways to move that are left after this card."""
        steps = self.magia.step[state.places[state.figure]]
        direction = 0
        while steps[direction] != action.second:
            direction += 1
        return modes_after(state.modes, state.figure, COLOUR_OF[action.first], direction)

    def _exam_merit(self, state: MagiaState, seat: int, figure: int, mine: bool) -> float:
        if not mine:
            return 0.07
        held = state.held
        i = figure * 3
        if held[i] + held[i + 1] + held[i + 2] == SPELL_SIZE:
            return 0.33
        for crystal in range(3):
            if state.reserves[seat * 3 + crystal] and fits(state, figure, crystal):
                return 0.0
        return -0.33


def make(game: Game[Any, Any, Any]) -> Evaluation:
    assert isinstance(game, Magia)
    return MagiaEvaluation(game)
