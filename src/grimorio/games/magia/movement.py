"""Where figures may go (MA-9 to MA-11, MA-14), so that no choice leads into a dead end."""

from typing import Final

from .actions import MagiaAction, MagiaTable
from .board import FLOOR, Board
from .cards import COLOUR_OF
from .state import BY_COLOUR, BY_DIRECTION, EXAMINER, NONE, MagiaState

EXAMINER_PRICE: Final = 3
VISITING: Final = 100
"""`state.target` is a cell, or this and an apprentice."""


def fits(state: MagiaState, apprentice: int, crystal: int) -> bool:
    """The spell asks for one more crystal of this colour."""
    i = apprentice * 3 + crystal
    return state.held[i] < state.needs[i]


def distinct(hand: list[int]) -> list[int]:
    """The kinds of a sorted hand, each once."""
    kinds: list[int] = []
    last = NONE
    for kind in hand:
        if kind != last:
            kinds.append(kind)
            last = kind
    return kinds


def colour_counts(hand: list[int]) -> list[int]:
    """How many cards of each colour a hand has."""
    counts = [0, 0, 0, 0, 0, 0]
    for kind in hand:
        counts[COLOUR_OF[kind]] += 1
    return counts


def modes_after(modes: int, figure: int, colour: int, direction: int) -> int:
    """MA-9: the ways to move that still fit, after a card of a colour went in a direction."""
    left = 0
    if colour == figure:
        left |= BY_COLOUR
    if colour == direction:
        left |= BY_DIRECTION
    return modes & left


class Movement:
    """An exact search for the end of a move, over cell, cards left, ways left and portals.

    A move that is under way can end at once nearly everywhere, so the search is nearly always one
    step deep. Only a master whose order is finished, and for whom crystals bar the cells, needs
    more (MA-11).
    """

    def __init__(self, board: Board, table: MagiaTable) -> None:
        self.board = board
        self.table = table
        self.step = board.step
        self.is_portal = board.is_portal
        self.portals = board.portals
        self.exits: list[int] = []
        """By cell: the directions in which there is a next cell, as a mask."""
        for steps in board.step:
            mask = 0
            for direction in range(6):
                if steps[direction] >= 0:
                    mask |= 1 << direction
            self.exits.append(mask)

    # The apprentices

    def legal(self, state: MagiaState, seat: int) -> list[MagiaAction]:
        """MA-9: every card and step, portal or stop from which the move can still end rightly."""
        found: list[MagiaAction] = []
        figure = state.figure
        cell = state.places[figure]
        start = state.start
        modes = state.modes
        free = not state.finished >> seat & 1
        steps = self.step[cell]
        moves = self.table.moves
        last = NONE
        for kind in state.hands[seat]:
            if kind == last:
                continue
            last = kind
            colour = COLOUR_OF[kind]
            if colour == figure and modes & BY_COLOUR:
                row = moves[kind]
                for direction in range(6):
                    goal = steps[direction]
                    if goal < 0:
                        continue
                    if (free and goal != start) or self._may_step(state, seat, colour, direction):
                        found.append(row[goal])
            elif modes & BY_DIRECTION:
                goal = steps[colour]
                if goal < 0:
                    continue
                if (free and goal != start) or self._may_step(state, seat, colour, colour):
                    found.append(moves[kind][goal])
        if self.is_portal[cell] and not state.crossed:
            self._add_portals(state, seat, cell, found)
        if state.played > 0:
            if self.may_end(state, seat, cell):
                found.append(self.table.stop)
        elif not found and not state.crossed:
            found.append(self.table.pass_turn)
        return found

    def _add_portals(
        self, state: MagiaState, seat: int, cell: int, found: list[MagiaAction]
    ) -> None:
        """MA-9: a portal leads to every other one, free, but never twice in a row."""
        hand = state.hands[seat]
        if state.played == 0 and not hand:
            return
        crosses = self.table.crosses
        if state.played == 0 and not state.finished >> seat & 1:
            colours = 0
            for kind in hand:
                colours |= 1 << COLOUR_OF[kind]
            own = colours >> state.figure & 1
            for portal in self.portals:
                if portal != cell and portal != state.places[EXAMINER]:
                    if own or self.exits[portal] & colours:
                        found.append(crosses[portal])
            return
        counts, modes, played = colour_counts(hand), state.modes, state.played > 0
        memo: dict[int, bool] = {}
        for portal in self.portals:
            if portal != cell:
                if self._may_come(state, seat, portal, counts, modes, True, played, memo):
                    found.append(crosses[portal])

    def may_end(self, state: MagiaState, seat: int, cell: int) -> bool:
        """MA-9: not where it began. MA-11: no crystal for a master whose order is finished."""
        if cell == state.start:
            return False
        if not state.finished >> seat & 1:
            return True
        crystal = state.crystals[cell]
        return crystal < 0 or fits(state, state.figure, crystal)

    def modes(self, state: MagiaState, kind: int, goal: int) -> int:
        """The ways to move that are left when this card takes the apprentice to that cell."""
        direction = self.step[state.places[state.figure]].index(goal)
        return modes_after(state.modes, state.figure, COLOUR_OF[kind], direction)

    def ended(self, state: MagiaState, seat: int) -> bool:
        """MA-10: with the examiner a move ends by itself; so it does where nothing could follow."""
        cell = state.places[state.figure]
        if cell == state.places[EXAMINER]:
            return True
        return not state.hands[seat] and (state.crossed or not self.is_portal[cell])

    def _may_step(self, state: MagiaState, seat: int, colour: int, direction: int) -> bool:
        """Whether this card, played this way, leaves a legal end within reach."""
        counts = colour_counts(state.hands[seat])
        counts[colour] -= 1
        modes = modes_after(state.modes, state.figure, colour, direction)
        goal = self.step[state.places[state.figure]][direction]
        return self._may_come(state, seat, goal, counts, modes, False, True, {})

    def _may_come(
        self,
        state: MagiaState,
        seat: int,
        cell: int,
        counts: list[int],
        modes: int,
        crossed: bool,
        played: bool,
        memo: dict[int, bool],
    ) -> bool:
        """By a card, or by a portal (`crossed`). MA-10: the examiner's cell ends the move, and is
        barred to who began there. MA-9: onto him, and to an end, only after a card."""
        if cell == state.places[EXAMINER]:
            return played and cell != state.start
        if played and self.may_end(state, seat, cell):
            return True
        return self.goes_on(state, seat, cell, counts, modes, crossed, played, memo)

    def goes_on(
        self,
        state: MagiaState,
        seat: int,
        cell: int,
        counts: list[int],
        modes: int,
        crossed: bool,
        played: bool,
        memo: dict[int, bool],
    ) -> bool:
        """Whether the apprentice, at `cell` with so many cards of each colour left, can go on to a
        legal end."""
        key = cell * 16 + modes * 4 + (2 if crossed else 0) + (1 if played else 0)
        for count in counts:
            key = key * 16 + count
        if key in memo:
            return memo[key]
        result = self._steps_on(state, seat, cell, counts, modes, memo)
        if not result and self.is_portal[cell] and not crossed:
            for portal in self.portals:
                if portal != cell:
                    if self._may_come(state, seat, portal, counts, modes, True, played, memo):
                        result = True
                        break
        memo[key] = result
        return result

    def _steps_on(
        self,
        state: MagiaState,
        seat: int,
        cell: int,
        counts: list[int],
        modes: int,
        memo: dict[int, bool],
    ) -> bool:
        figure = state.figure
        for colour in range(6):
            if counts[colour] == 0:
                continue
            counts[colour] -= 1
            result = False
            for direction in range(6):
                left = modes_after(modes, figure, colour, direction)
                goal = self.step[cell][direction]
                if left and goal >= 0:
                    if self._may_come(state, seat, goal, counts, left, False, True, memo):
                        result = True
                        break
            counts[colour] += 1
            if result:
                return True
        return False

    def moving_colours(self, state: MagiaState, seat: int) -> int:
        """MA-20: the colours (a mask) of which one card alone could move the apprentice."""
        mask = 0
        cell = state.places[state.figure]
        for colour in range(6):
            counts = [0] * 6
            counts[colour] = 1
            if self.goes_on(state, seat, cell, counts, BY_COLOUR | BY_DIRECTION, False, False, {}):
                mask |= 1 << colour
        return mask

    # The examiner

    def goals(self, state: MagiaState, seat: int) -> list[MagiaAction]:
        """MA-14: along a line, or to the apprentice of whose colour one has three cards."""
        found: list[MagiaAction] = []
        for goal in self.line_ends(state):
            if state.crystals[goal] < 0 or not state.finished >> seat & 1:
                found.append(self.table.lines[goal])
        counts = colour_counts(state.hands[seat])
        for i in range(6):
            if counts[i] >= EXAMINER_PRICE and self.visitable(state, i):
                found.append(self.table.visits[i])
        return found

    def line_ends(self, state: MagiaState) -> list[int]:
        """MA-14: in each direction the first cell with an apprentice, or the last before the wall
        or a lookout."""
        ends: list[int] = []
        for ray in self.board.rays[state.places[EXAMINER]]:
            if ray:
                end = ray[-1]
                for cell in ray:
                    if cell in state.places:
                        end = cell
                        break
                ends.append(end)
        return ends

    def visitable(self, state: MagiaState, apprentice: int) -> bool:
        """MA-14: not on a lookout, and not where the examiner stands already."""
        place = state.places[apprentice]
        return place < FLOOR and place != state.places[EXAMINER]
