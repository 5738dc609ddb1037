"""What the next steps of a master at Magia promise, at first sight."""

from typing import Final

from grimorio.core.flat import filled
from grimorio.core.native import i64, vec
from grimorio.games.magia import actions as act
from grimorio.games.magia import scoring
from grimorio.games.magia.actions import MagiaAction
from grimorio.games.magia.board import BLACK, CELLS
from grimorio.games.magia.cards import COLOUR_OF, SPELL_SIZE, SYMBOL_OF, TURN_SYMBOL
from grimorio.games.magia.movement import EXAMINER_PRICE, fits, modes_after
from grimorio.games.magia.rules import Magia
from grimorio.games.magia.state import BY_COLOUR, BY_DIRECTION, EXAMINER, MagiaState

from .magia_hopes import CARD, CARD_AFTER, FINISHED, SPELL, STRAY

KEPT: Final = vec[float]([1.0, 1.4, 1.5, 1.8, 1.0])
"""What a card in hand is worth, by its symbol."""
EXTRA: Final = vec[float]([0.0, 0.25, 0.3, 0.5, 0.05])
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
NEVER: Final = 1e6
"""The price of a card that the hand has not."""
BOTH: Final[i64] = BY_COLOUR | BY_DIRECTION


class Outlook:
    """Looks at one choice at a time: `look` first, then `aim` at a figure, then ask.

    It is asked at every step of every game that the search plays on, so it keeps what it sees in
    lists of its own instead of building new ones.
    """

    def __init__(self, game: Magia) -> None:
        self.magia = game
        self.state = MagiaState()
        self.seat: i64 = 0
        self.row = vec[float]()
        """What all is worth now (`magia_hopes`)."""
        self.done = False
        """The order is finished."""
        self.mission: i64 = 0
        self.costs = zeros(5)
        """By symbol: what is lost when a card is played, less what its symbol may bring."""
        self.cheapest = zeros(6)
        """By colour: what the cheapest card in hand costs …"""
        self.next = zeros(6)
        """… what the next one does …"""
        self.prices = zeros(6)
        """… and what the cheapest that is left does."""
        self.keeps = zeros(3)
        """What one more crystal in reserve is worth."""
        self.figure: i64 = 0
        self.gains = zeros(4)
        """What it is worth to end a move on each crystal, last on none (-1) …"""
        self.marks = zeros(CELLS)
        """… and what is added where somebody stands."""
        self.marked = filled(0, 8)
        self.marks_made: i64 = 0

    # Looking

    def look(self, state: MagiaState, seat: i64, row: vec[float]) -> None:
        self.state = state
        self.seat = seat
        self.row = row
        self.done = state.finished >> seat & 1 == 1
        self.mission = self.magia.mission(state, seat)
        self._see_prices()
        self._see_order()

    def _see_prices(self) -> None:
        row = self.row
        for symbol in range(5):
            cost = row[CARD_AFTER] if self.done else row[CARD] * KEPT[symbol]
            if symbol and not self.done and not self.state.symbols:
                cost -= EXTRA[symbol]
            self.costs[symbol] = cost
        for colour in range(6):
            self.cheapest[colour] = NEVER
            self.next[colour] = NEVER
        for kind in self.state.hands[self.seat]:
            colour = COLOUR_OF[kind]
            cost = self.costs[SYMBOL_OF[kind]]
            if cost < self.cheapest[colour]:
                self.next[colour] = self.cheapest[colour]
                self.cheapest[colour] = cost
            elif cost < self.next[colour]:
                self.next[colour] = cost
        for colour in range(6):
            self.prices[colour] = self.cheapest[colour]

    def _see_order(self) -> None:
        state = self.state
        row = self.row
        order = self.magia.cards.orders[state.orders[self.seat]]
        right = scoring.matching(self.magia.cards, state, self.seat)
        gain = (row[right + 1] if right < 4 else row[FINISHED]) - row[right]
        for crystal in range(3):
            missing = state.reserves[self.seat * 3 + crystal] < order[crystal]
            self.keeps[crystal] = gain if missing else row[STRAY]

    def aim(self, figure: i64) -> None:
        """Find out what it is worth to end the move of this figure in any cell."""
        state = self.state
        self.figure = figure
        for i in range(self.marks_made):
            self.marks[self.marked[i]] = 0.0
        self.marks_made = 0
        mine = self.mission >> figure & 1 == 1
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

    def _spell_gain(self, figure: i64, mine: bool) -> float:
        """What one more crystal of its spell is worth to this master."""
        held = self.state.held
        i = figure * 3
        count = SPELL + held[i] + held[i + 1] + held[i + 2]
        if count == SPELL + SPELL_SIZE:
            return 0.0
        gain = self.row[count + 1] - self.row[count]
        return gain if mine else gain * RIVAL

    def _mark(self, cell: i64, merit: float) -> None:
        self.marks[cell] += merit
        self.marked[self.marks_made] = cell
        self.marks_made += 1

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

    def _exam(self, figure: i64) -> float:
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
            return -float(EXAMINER_PRICE) * self.row[CARD]
        merit = 0.0
        cell = self.state.places[figure]
        if not self.state.second:
            card = self.row[CARD_AFTER] if self.done else self.row[CARD]
            merit = card if self.magia.kind[cell] == BLACK else 2.0 * card
        self.aim(figure)
        best = self._two_cards(cell)
        if self.magia.is_portal[cell]:
            for portal in self.magia.board.portals:
                if portal != cell:
                    found = self._one_card(portal, BOTH)
                    if found > best:
                        best = found
        return merit + (best if best > STUCK else STUCK)

    def _end(self, cell: i64) -> float:
        return self.gains[self.state.crystals[cell]] + self.marks[cell]

    def _two_cards(self, cell: i64) -> float:
        """The best end with one or two cards, less what the cards are worth."""
        best = BARRED
        for colour in range(6):
            cheapest, other = self.cheapest[colour], self.next[colour]
            if cheapest < NEVER:
                self.prices[colour] = other
                found = self._first_card(cell, colour) - cheapest
                if found > best:
                    best = found
                self.prices[colour] = cheapest
                if cheapest < other < NEVER:
                    found = self._first_card(cell, colour) - other
                    if found > best:
                        best = found
        return best

    def _first_card(self, cell: i64, colour: i64) -> float:
        """The best end after a card of this colour, or after one more of those that are left."""
        figure = self.figure
        steps = self.magia.step[cell]
        best = -NEVER
        for direction in range(6):
            goal = steps[direction]
            if goal >= 0 and colour in (figure, direction):
                found = self._end(goal)
                if found < ENOUGH:
                    more = self._one_card(goal, modes_after(BOTH, figure, colour, direction))
                    if more > found:
                        found = more
                if found > best:
                    best = found
        return best

    def _one_card(self, cell: i64, modes: i64) -> float:
        """The best end with one card of those that are left, less what it is worth."""
        gains, marks, prices = self.gains, self.marks, self.prices
        crystals = self.state.crystals
        steps = self.magia.step[cell]
        own = prices[self.figure] if modes & BY_COLOUR else NEVER
        best = BARRED
        for direction in range(6):
            goal = steps[direction]
            if goal >= 0:
                price = prices[direction] if modes & BY_DIRECTION else NEVER
                found = gains[crystals[goal]] + marks[goal] - (own if own < price else price)
                if found > best:
                    best = found
        return best

    # How to move

    def move_merit(self, action: MagiaAction) -> float:
        """What it would be worth to end the move there, or one card further, less the cards."""
        kind = action.kind
        state = self.state
        if kind == act.MOVE:
            return self._card_merit(action.first, action.second)
        if kind == act.CROSS:
            merit = self._one_card(action.first, state.modes)
            return max(merit, self._end(action.first)) if state.played else merit
        if kind == act.STOP:
            return self._end(state.places[state.figure])
        return FINISH if kind == act.FINISH else -0.3

    def _card_merit(self, kind: i64, goal: i64) -> float:
        state, colour = self.state, COLOUR_OF[kind]
        cost = self.costs[SYMBOL_OF[kind]]
        merit = self._end(goal)
        if goal != state.places[EXAMINER]:
            if cost == self.cheapest[colour]:
                self.prices[colour] = self.next[colour]
            merit = max(merit, self._one_card(goal, self.magia.movement.modes(state, kind, goal)))
            self.prices[colour] = self.cheapest[colour]
        return merit - cost

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

    def _step_merit(self, cell: i64) -> float:
        """MA-15: the examiner brings a crystal, and examines whoever is there."""
        state = self.state
        crystal = state.crystals[cell]
        merit = 0.0 if crystal < 0 else self.keeps[crystal]
        for i in range(6):
            if state.places[i] == cell and not state.passed >> i & 1:
                merit += self._exam(i)
        return merit

    def _give_merit(self, crystal: i64) -> float:
        state = self.state
        order = self.magia.cards.orders[state.orders[self.seat]]
        if state.reserves[self.seat * 3 + crystal] > order[crystal]:
            return -self.row[STRAY]
        right = scoring.matching(self.magia.cards, state, self.seat)
        return self.row[right - 1] - self.row[right]


def zeros(count: i64) -> vec[float]:
    return vec[float]([0.0] * count)
