"""What the next steps of a master at Magia promise, at first sight."""

from typing import Final

from grimorio.games.magia import actions as act
from grimorio.games.magia import scoring
from grimorio.games.magia.actions import MagiaAction
from grimorio.games.magia.board import BLACK, CELLS
from grimorio.games.magia.cards import COLOUR_OF, SPELL_SIZE, SYMBOL_OF, TURN_SYMBOL
from grimorio.games.magia.movement import EXAMINER_PRICE, fits, modes_after
from grimorio.games.magia.rules import Magia
from grimorio.games.magia.state import BY_COLOUR, BY_DIRECTION, EXAMINER, MagiaState

from .magia_hopes import CARD, CARD_AFTER, FINISHED, SPELL, STRAY

KEPT: Final = [1.0, 1.4, 1.5, 1.8, 1.0]
"""What a card in hand is worth, by its symbol."""
EXTRA: Final = [0.0, 0.25, 0.3, 0.5, 0.05]
"""What playing a symbol is worth while no other was played."""
RIVAL: Final = -0.15
"""What a crystal for another's apprentice is worth, in crystals for one's own."""
BARRED: Final = -9.0
"""Where a move may not end."""
FORBIDDEN: Final = -99.0
"""Where it began: no gain makes up for it."""
FINISH: Final = 3.0
"""A finished order cannot be robbed: at once, nearly always."""
STUCK: Final = -0.5
"""A figure that the hand cannot move well: the draw may change it."""
ENOUGH: Final = 0.6
"""What ends a look for more with a second card."""
BOTH: Final = BY_COLOUR | BY_DIRECTION
ALL: Final = [0, 1, 2, 3, 4, 5]
ONLY: Final = [[0], [1], [2], [3], [4], [5]]


class Outlook:
    """Looks at one choice at a time: `look` first, then `aim` at a figure, then ask.

    It is asked at every step of every game that the search plays on, so it keeps what it sees in
    lists of its own instead of building new ones.
    """

    def __init__(self, game: Magia) -> None:
        self.magia = game
        self.state = MagiaState()
        self.seat = 0
        self.row: list[float] = []
        """What all is worth now (`magia_hopes`)."""
        self.done = False
        """The order is finished."""
        self.mission = 0
        self.hand: list[int] = []
        self.prices: list[float] = []
        """By card in hand: what is lost when it is played, less what its symbol may bring."""
        self.keeps = [0.0] * 3
        """What one more crystal in reserve is worth."""
        self.figure = 0
        self.gains = [0.0] * 4
        """What it is worth to end a move on each crystal, last on none (-1) …"""
        self.marks = [0.0] * CELLS
        """… and what is added where somebody stands."""
        self.marked: list[int] = []

    # Looking

    def look(self, state: MagiaState, seat: int, row: list[float]) -> None:
        self.state = state
        self.seat = seat
        self.row = row
        self.done = bool(state.finished >> seat & 1)
        self.mission = self.magia.mission(state, seat)
        self.hand = state.hands[seat]
        self._see_prices()
        self._see_order()

    def _see_prices(self) -> None:
        row = self.row
        self.prices.clear()
        for kind in self.hand:
            symbol = SYMBOL_OF[kind]
            price = row[CARD_AFTER] if self.done else row[CARD] * KEPT[symbol]
            if symbol and not self.done and not self.state.symbols:
                price -= EXTRA[symbol]
            self.prices.append(price)

    def _see_order(self) -> None:
        state = self.state
        row = self.row
        order = self.magia.cards.orders[state.orders[self.seat]]
        right = scoring.matching(
            self.magia.cards, state.reserves, state.orders[self.seat], self.seat
        )
        gain = (row[right + 1] if right < 4 else row[FINISHED]) - row[right]
        for crystal in range(3):
            missing = state.reserves[self.seat * 3 + crystal] < order[crystal]
            self.keeps[crystal] = gain if missing else row[STRAY]

    def aim(self, figure: int) -> None:
        """Find out what it is worth to end the move of this figure in any cell."""
        state = self.state
        self.figure = figure
        for cell in self.marked:
            self.marks[cell] = 0.0
        self.marked.clear()
        mine = bool(self.mission >> figure & 1)
        spell = self._spell_gain(figure, mine)
        for crystal in range(3):
            if fits(state, figure, crystal):
                self.gains[crystal] = spell
            else:
                self.gains[crystal] = BARRED if self.done else self.keeps[crystal]
        if mine:
            self._mark_meetings(spell)
        self._mark(state.places[EXAMINER], self._exam(figure))
        self._mark(state.places[figure] if state.start < 0 else state.start, FORBIDDEN)

    def _spell_gain(self, figure: int, mine: bool) -> float:
        """What one more crystal of its spell is worth to this master."""
        held = self.state.held
        i = figure * 3
        count = SPELL + held[i] + held[i + 1] + held[i + 2]
        if count == SPELL + SPELL_SIZE:
            return 0.0
        gain = self.row[count + 1] - self.row[count]
        return gain if mine else gain * RIVAL

    def _mark(self, cell: int, merit: float) -> None:
        self.marks[cell] += merit
        self.marked.append(cell)

    def _mark_meetings(self, spell: float) -> None:
        """MA-12: a crystal from an apprentice that one does not care for is there to be taken."""
        state = self.state
        spared = state.passed | self.mission
        for i in range(6):
            if not spared >> i & 1:
                for crystal in range(3):
                    if state.held[i * 3 + crystal] and fits(state, self.figure, crystal):
                        self._mark(state.places[i], spell + 0.05)
                        break

    def _exam(self, figure: int) -> float:
        """What it is worth that this apprentice meets the examiner."""
        if not self.mission >> figure & 1:
            return 0.07
        state = self.state
        i = figure * 3
        if state.held[i] + state.held[i + 1] + state.held[i + 2] == SPELL_SIZE:
            return 0.33
        for crystal in range(3):
            if state.reserves[self.seat * 3 + crystal] and fits(state, figure, crystal):
                return 0.0
        return -0.33

    # Whom to move

    def figure_merit(self, action: MagiaAction) -> float:
        """The cards that it draws, and the best end that two cards reach."""
        if action.kind == act.FINISH:
            return FINISH
        figure = action.first
        if figure == EXAMINER:
            return -EXAMINER_PRICE * self.row[CARD]
        merit = 0.0
        cell = self.state.places[figure]
        if not self.state.second:
            card = self.row[CARD_AFTER] if self.done else self.row[CARD]
            merit = card if self.magia.kind[cell] == BLACK else 2.0 * card
        self.aim(figure)
        best = self._reach(cell, BOTH, -1, True)
        if self.magia.is_portal[cell]:
            for portal in self.magia.board.portals:
                if portal != cell:
                    found = self._reach(portal, BOTH, -1, False)
                    if found > best:
                        best = found
        return merit + max(best, STUCK)

    def _end(self, cell: int) -> float:
        return self.gains[self.state.crystals[cell]] + self.marks[cell]

    def _reach(self, cell: int, modes: int, used: int, twice: bool) -> float:
        """The best end with one more card, or `twice` with two, less what the cards are worth."""
        figure = self.figure
        hand = self.hand
        gains = self.gains
        marks = self.marks
        crystals = self.state.crystals
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
            price = self.prices[i]
            for direction in ALL if free else ONLY[colour]:
                goal = steps[direction]
                if goal < 0:
                    continue
                found = gains[crystals[goal]] + marks[goal]
                if twice and found < ENOUGH:
                    left = modes_after(modes, figure, colour, direction)
                    more = self._reach(goal, left, i, False)
                    if more > found:
                        found = more
                if found - price > best:
                    best = found - price
        return best

    # How to move

    def move_merit(self, action: MagiaAction) -> float:
        """What it would be worth to end the move there, or one card further, less the cards."""
        kind = action.kind
        state = self.state
        if kind == act.MOVE:
            used = 0
            while self.hand[used] != action.first:
                used += 1
            merit = self._end(action.second)
            if action.second != state.places[EXAMINER]:
                merit = max(merit, self._reach(action.second, self._modes(action), used, False))
            return merit - self.prices[used]
        if kind == act.CROSS:
            merit = self._reach(action.first, state.modes, -1, False)
            return max(merit, self._end(action.first)) if state.played else merit
        if kind == act.STOP:
            return self._end(state.places[state.figure])
        return FINISH if kind == act.FINISH else -0.3

    def _modes(self, action: MagiaAction) -> int:
        """The ways to move that are left after this card."""
        state = self.state
        steps = self.magia.step[state.places[state.figure]]
        direction = 0
        while steps[direction] != action.second:
            direction += 1
        return modes_after(state.modes, state.figure, COLOUR_OF[action.first], direction)

    # The additional action

    def action_merit(self, action: MagiaAction) -> float:
        """A swap promises nothing."""
        kind = action.kind
        if kind == act.STEP:
            return self._step_merit(action.first)
        if kind == act.STEAL:
            return self.keeps[action.second]
        if kind == act.GIVE:
            return self._give_merit(action.second)
        if kind == act.AGAIN:
            return EXTRA[TURN_SYMBOL]
        return FINISH if kind == act.FINISH else 0.0

    def _step_merit(self, cell: int) -> float:
        """MA-15: the examiner brings a crystal, and examines whoever is there."""
        state = self.state
        crystal = state.crystals[cell]
        merit = 0.0 if crystal < 0 else self.keeps[crystal]
        for i in range(6):
            if state.places[i] == cell and not state.passed >> i & 1:
                merit += self._exam(i)
        return merit

    def _give_merit(self, crystal: int) -> float:
        state = self.state
        order = self.magia.cards.orders[state.orders[self.seat]]
        if state.reserves[self.seat * 3 + crystal] > order[crystal]:
            return -self.row[STRAY]
        right = scoring.matching(
            self.magia.cards, state.reserves, state.orders[self.seat], self.seat
        )
        return self.row[right - 1] - self.row[right]
