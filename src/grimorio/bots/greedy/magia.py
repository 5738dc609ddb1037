"""A greedy player of Magia: plans its own turn to the end, and takes the table it likes best."""

from typing import Any, Final

from grimorio.bots.base import Bot
from grimorio.core.action import Action
from grimorio.core.bits import lowest
from grimorio.core.chance import Chance, FastChance
from grimorio.core.flat import NOTHING, added
from grimorio.core.game import Game
from grimorio.core.native import i64, vec
from grimorio.core.record import View
from grimorio.games.magia import actions as act
from grimorio.games.magia import choices, scoring
from grimorio.games.magia.actions import MagiaAction
from grimorio.games.magia.board import GREY, WHITE
from grimorio.games.magia.cards import (
    COLOUR_OF,
    CRYSTAL_SYMBOL,
    PLAIN,
    STEP_SYMBOL,
    SWAP_SYMBOL,
    SYMBOL_OF,
    TURN_SYMBOL,
)
from grimorio.games.magia.movement import modes_after
from grimorio.games.magia.rules import Magia
from grimorio.games.magia.state import EXAMINER, MagiaState
from grimorio.games.magia.view import MagiaView

SPELL: Final = [0.0, 0.6, 1.3, 2.1, 3.0, 4.0, 5.2]
"""What a spell of the mission is worth with so many crystals."""
ORDER: Final = [0.0, 1.2, 2.6, 4.2, 6.0, 7.6]
"""What an order is worth with so many of its crystals."""
FINISHED: Final = 8.6
PASSED: Final = 0.4
STRAY: Final = 1.6
RIVAL: Final = 0.18
CARD: Final = [0.2, 0.3, 0.35, 0.6, 0.3]
"""What a card in hand is worth, by its symbol."""
SYMBOL: Final = {
    PLAIN: 0.0,
    STEP_SYMBOL: 0.9,
    CRYSTAL_SYMBOL: 0.8,
    TURN_SYMBOL: 1.6,
    SWAP_SYMBOL: 0.2,
}
"""What an additional action is worth before one knows more."""
DECK_CARD: Final = 0.24
MOST_CARDS: Final = 6
WORLDS: Final = 12


class Plan:
    """The first choice of the best way found through a move, and what it is worth."""

    def __init__(self) -> None:
        self.value = -1e9
        self.first: MagiaAction | None = None

    def offer(self, value: float, first: MagiaAction) -> None:
        if value > self.value:
            self.value = value
            self.first = first


class Node:
    """A place that a move can reach: where, with which cards of the hand used, and how."""

    def __init__(
        self, cell: int, used: int, modes: int, crossed: bool, first: MagiaAction | None
    ) -> None:
        self.cell = cell
        self.used = used
        self.modes = modes
        self.crossed = crossed
        self.first = first


class Greedy(Bot):
    """Looks at nothing but its view: hidden cards are imagined, and weigh the same everywhere."""

    def __init__(self, game: Game[Any, Any, Any]) -> None:
        super().__init__(game, "greedy")
        assert isinstance(game, Magia)
        self.magia = game

    def choose(self, view: View, legal: list[Action], chance: Chance) -> Action:
        assert isinstance(view, MagiaView)
        assert view.seat is not None
        first = legal[0]
        assert isinstance(first, MagiaAction)
        if len(legal) == 1:
            return first
        if view.choice == "answer":
            if legal[-1].verb == "finish":
                return legal[-1]  # eight points instead of five, if the game ends now
            return legal[1] if self._wins_now(view) else first
        imagined = self.magia.sample(view, FastChance(0))
        if view.choice == "declare":
            return self._best_figure(imagined, view.seat, legal)[1]
        if view.choice == "move":
            return self._best_move(imagined, view.seat, legal)
        best: Action = first
        best_value = -1e9
        for action in legal:
            assert isinstance(action, MagiaAction)
            value = self._value_after(imagined, view.seat, action)
            if value > best_value:
                best, best_value = action, value
        return best

    # What a table is worth

    def value(self, state: MagiaState, seat: int) -> float:
        """Spells of the mission, the order, cards; a little against the other apprentices."""
        mission = self.magia.mission(state, seat)
        held = state.held
        total = 0.0
        for i in range(6):
            worth = SPELL[held[i * 3] + held[i * 3 + 1] + held[i * 3 + 2]]
            if mission >> i & 1:
                total += worth + (PASSED if state.passed >> i & 1 else 0.0)
            else:
                total -= worth * RIVAL
        for kind in state.hands[seat]:
            total += CARD[SYMBOL_OF[kind]]
        return total + self._order_value(state, seat)

    def _order_value(self, state: MagiaState, seat: int) -> float:
        if state.finished >> seat & 1:
            return FINISHED
        right = scoring.matching(self.magia.cards, state, seat)
        i = seat * 3
        stray = state.reserves[i] + state.reserves[i + 1] + state.reserves[i + 2] - right
        return ORDER[right] - STRAY * float(stray)

    def _settled(self, state: MagiaState, seat: int) -> float:
        """The value once the meetings and exams of the move are over, each decided greedily."""
        table = self.magia.table
        while state.pending and state.turn == seat:
            choice = state.pending[-1]
            if choice == choices.AT_ANSWER:
                return self.value(state, seat) + self._answer_value(state, seat)
            if choice == choices.AT_PLACE:
                cell = lowest(self.magia.empty_cells(state))
                self.magia.apply(state, seat, table.placings[cell], FastChance(0))
                continue
            if choice != choices.AT_MEET and choice != choices.AT_EXAM:
                break
            self._settle_one(state, seat)
        return self.value(state, seat)

    def _settle_one(self, state: MagiaState, seat: int) -> None:
        best: MagiaAction | None = None
        best_value = -1e9
        for action in self.magia.legal(state, seat):
            if action.kind == act.FINISH:
                continue
            after = state.clone()
            self.magia.apply(after, seat, action, FastChance(0))
            value = self.value(after, seat)
            if value > best_value:
                best, best_value = action, value
        assert best is not None
        self.magia.apply(state, seat, best, FastChance(0))

    def _answer_value(self, state: MagiaState, seat: int) -> float:
        """Being asked is good for whoever is ready and ahead."""
        if not self.magia.ready(state, seat):
            return 0.0
        return 6.0 if self._wins_now(self.magia.view(state, seat)) else 0.0

    def _wins_now(self, view: MagiaView) -> bool:
        """Whether, over some worlds that fit the view, an end now would mostly be a win."""
        assert view.seat is not None
        wins = 0
        for number in range(WORLDS):
            state = self.magia.sample(view, FastChance(number))
            for seat in range(state.seats):
                if self.magia.ready(state, seat):
                    state.enders |= 1 << seat
            if view.seat in scoring.find_outcome(self.magia.cards, state).winners:
                wins += 1
        return 2 * wins > WORLDS

    # Single choices

    def _value_after(self, state: MagiaState, seat: int, action: MagiaAction) -> float:
        after = state.clone()
        self.magia.apply(after, seat, action, FastChance(0))
        if action.kind == act.AGAIN:
            found: list[Action] = [*self.magia.legal(after, seat)]
            return max(self._best_figure(after, seat, found)[0], self.value(after, seat))
        if action.kind in (act.LINE, act.VISIT):
            return self._goal_value(after, seat)
        if action.kind == act.PAY:
            return -CARD[SYMBOL_OF[action.first]]
        return self._settled(after, seat)

    def _goal_value(self, state: MagiaState, seat: int) -> float:
        """The examiner's way, paid with the cards that are worth least."""
        while state.pending and state.pending[-1] == choices.AT_PAY:
            pays = self.magia.legal(state, seat)
            cheapest = pays[0]
            for pay in pays:
                if CARD[SYMBOL_OF[pay.first]] < CARD[SYMBOL_OF[cheapest.first]]:
                    cheapest = pay
            self.magia.apply(state, seat, cheapest, FastChance(0))
        return self._settled(state, seat)

    # Whom to move

    def _best_figure(
        self, state: MagiaState, seat: int, legal: list[Action]
    ) -> tuple[float, Action]:
        best: Action = legal[0]
        best_value = -1e9
        for action in legal:
            assert isinstance(action, MagiaAction)
            if action.kind == act.FINISH:
                after = state.clone()
                self.magia.apply(after, seat, action, FastChance(0))
                value = self.value(after, seat) + 1.0
            elif action.first == EXAMINER:
                value = self._examiner_value(state, seat)
            else:
                value = self._apprentice_value(state, seat, action.first)
            if value > best_value:
                best, best_value = action, value
        return best_value, best

    def _examiner_value(self, state: MagiaState, seat: int) -> float:
        after = state.clone()
        self.magia.apply(after, seat, self.magia.table.declares[EXAMINER], FastChance(0))
        best = -1e9
        for goal in self.magia.legal(after, seat):
            if goal.kind in (act.LINE, act.VISIT):
                best = max(best, self._value_after(after, seat, goal))
        return best

    def _apprentice_value(self, state: MagiaState, seat: int, figure: int) -> float:
        """With the cards in hand and the open discards; unseen cards count alike."""
        after = state.clone()
        kind = self.magia.kind[after.places[figure]]
        bonus = 0.0
        if not state.second:
            if kind == GREY:
                for card in after.discard[-2:]:
                    after.hands[seat] = added(after.hands[seat], card)
            elif kind == WHITE:
                bonus = DECK_CARD * float(len(after.deck[-2:]))
            elif self.magia.victims(after, seat):
                bonus = DECK_CARD
        after.declare(figure)
        plan = self._plan(after, seat)
        if plan.first is None:
            return self.value(after, seat) + bonus - 0.1
        return plan.value + bonus

    # How to move

    def _best_move(self, state: MagiaState, seat: int, legal: list[Action]) -> Action:
        plan = self._plan(state, seat)
        if legal[-1].verb == "finish":
            after = state.clone()
            after.finished |= 1 << seat
            if self.value(after, seat) + 1.0 > plan.value:
                return legal[-1]
        if plan.first is not None and plan.first in legal:
            return plan.first
        return legal[0]

    def _plan(self, state: MagiaState, seat: int) -> Plan:
        """All ends of the move that the hand can reach, each weighed once."""
        magia = self.magia
        hand = state.hands[seat]
        plan = Plan()
        worth: dict[int, float] = {}
        seen: dict[int, bool] = {}
        start = state.places[state.figure]
        nodes = [Node(start, 0, state.modes, state.crossed, None)]
        for node in nodes:
            if state.played > 0 or node.used:
                self._weigh(state, seat, node, plan, worth)
                if node.cell == state.places[EXAMINER]:
                    continue
            if node.used.bit_count() < MOST_CARDS:
                self._add_steps(state, hand, node, nodes, seen)
            if magia.is_portal[node.cell] and not node.crossed:
                self._add_portals(state, node, nodes, seen)
        return plan

    def _weigh(
        self, state: MagiaState, seat: int, node: Node, plan: Plan, worth: dict[int, float]
    ) -> None:
        magia = self.magia
        if not magia.movement.may_end(state, seat, node.cell):
            return
        if node.cell not in worth:
            after = state.clone()
            after.places[after.figure] = node.cell
            after.symbols = 0
            after.hands[seat] = NOTHING
            magia.apply(after, seat, magia.table.stop, FastChance(0))
            worth[node.cell] = self._settled(after, seat)
        value = worth[node.cell]
        extra = 0.0
        for symbol in range(1, 5):
            if state.symbols >> symbol & 1 and not (symbol == TURN_SYMBOL and state.second):
                extra = max(extra, SYMBOL[symbol])
        for i, kind in enumerate(state.hands[seat]):
            if node.used >> i & 1:
                if not (SYMBOL_OF[kind] == TURN_SYMBOL and state.second):
                    extra = max(extra, SYMBOL[SYMBOL_OF[kind]])
            else:
                value += CARD[SYMBOL_OF[kind]]
        if state.finished >> seat & 1:
            extra = 0.0
        plan.offer(value + extra, node.first if node.first is not None else magia.table.stop)

    def _add_steps(
        self, state: MagiaState, hand: vec[i64], node: Node, nodes: list[Node],
        seen: dict[int, bool],
    ) -> None:  # fmt: skip
        last = -1
        for i, kind in enumerate(hand):
            if node.used >> i & 1 or kind == last:
                continue
            last = kind
            colour = COLOUR_OF[kind]
            for direction in range(6):
                modes = modes_after(node.modes, state.figure, colour, direction)
                goal = self.magia.step[node.cell][direction]
                if not modes or goal < 0:
                    continue
                if goal == state.start and goal == state.places[EXAMINER]:
                    continue
                first = node.first if node.first is not None else self.magia.table.moves[kind][goal]
                self._add(Node(goal, node.used | 1 << i, modes, False, first), nodes, seen)

    def _add_portals(
        self, state: MagiaState, node: Node, nodes: list[Node], seen: dict[int, bool]
    ) -> None:
        moved = state.played > 0 or node.used != 0
        for portal in self.magia.board.portals:
            if portal == node.cell:
                continue
            if portal == state.places[EXAMINER] and (not moved or portal == state.start):
                continue
            first = node.first if node.first is not None else self.magia.table.crosses[portal]
            self._add(Node(portal, node.used, node.modes, True, first), nodes, seen)

    def _add(self, node: Node, nodes: list[Node], seen: dict[int, bool]) -> None:
        key = ((node.used * 4 + node.modes) * 2 + int(node.crossed)) * 67 + node.cell
        if key not in seen:
            seen[key] = True
            nodes.append(node)
