"""Where figures may go (MA-9 to MA-11, MA-14), so that no choice leads into a dead end."""

from typing import Final

from grimorio.core import bits
from grimorio.core.chance import Chance
from grimorio.core.flat import numbers
from grimorio.core.native import i64, vec

from .actions import MagiaAction, MagiaTable
from .board import FLOOR, Board
from .cards import COLOUR_OF
from .state import BY_COLOUR, BY_DIRECTION, EXAMINER, NONE, MagiaState

EXAMINER_PRICE: Final[i64] = 3
VISITING: Final[i64] = 100
"""`state.target` is a cell, or this and an apprentice."""
ALL_WAYS: Final[i64] = 63
VISITS: Final[i64] = 6
"""Where the examiner may go: bits 0 to 5 are lines by direction, from here on visits."""


def fits(state: MagiaState, apprentice: i64, crystal: i64) -> bool:
    """The spell asks for one more crystal of this colour."""
    i = apprentice * 3 + crystal
    return state.held[i] < state.needs[i]


def kinds_of(hand: vec[i64]) -> i64:
    """The kinds of a hand, each once, as a mask."""
    mask: i64 = 0
    for kind in hand:
        mask |= 1 << kind
    return mask


def colour_counts(hand: vec[i64]) -> i64:
    """How many cards of each colour a hand has, four bits each, the first colour lowest."""
    counts: i64 = 0
    for kind in hand:
        counts += 1 << 4 * COLOUR_OF[kind]
    return counts


def modes_after(modes: i64, figure: i64, colour: i64, direction: i64) -> i64:
    """MA-9: the ways to move that still fit, after a card of a colour went in a direction."""
    left: i64 = 0
    if colour == figure:
        left |= BY_COLOUR
    if colour == direction:
        left |= BY_DIRECTION
    return modes & left


def ways_of(modes: i64, figure: i64, colour: i64) -> i64:
    """MA-9: the directions, as a mask, in which a card of a colour may move a figure."""
    if colour == figure and modes & BY_COLOUR:
        return ALL_WAYS
    return 1 << colour if modes & BY_DIRECTION else 0


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
        self.exits = numbers([bits.set_of([d for d in range(6) if steps[d] >= 0])
                              for steps in board.step])  # fmt: skip
        """By cell: the directions in which there is a next cell, as a mask."""

    # The apprentices

    def legal(self, state: MagiaState, seat: i64) -> list[MagiaAction]:
        """MA-9: every card and step, portal or stop from which the move can still end rightly."""
        found: list[MagiaAction] = []
        steps = self.step[state.places[state.figure]]
        counts = colour_counts(state.hands[seat])
        ways = self._ways(state, seat, counts)
        last = NONE
        for kind in state.hands[seat]:
            if kind != last:
                row = self.table.moves[kind]
                for direction in range(6):
                    if ways >> 6 * COLOUR_OF[kind] + direction & 1:
                        found.append(row[steps[direction]])
                last = kind
        doors = self._doors(state, seat, counts)
        for door in range(len(self.portals)):
            if doors >> door & 1:
                found.append(self.table.crosses[self.portals[door]])
        end = self._end(state, seat, len(found) > 0)
        if end is not None:
            found.append(end)
        return found

    def pick(self, state: MagiaState, seat: i64, chance: Chance, more: i64) -> MagiaAction | None:
        """One of `legal`, and of so many `more` that come after, by lot; None if it is of these."""
        counts = colour_counts(state.hands[seat])
        ways = self._ways(state, seat, counts)
        steps: i64 = 0
        last = NONE
        for kind in state.hands[seat]:
            if kind != last:
                steps += bits.count(ways >> 6 * COLOUR_OF[kind] & ALL_WAYS)
                last = kind
        open_doors = self._doors(state, seat, counts)
        doors = bits.count(open_doors)
        end = self._end(state, seat, steps + doors > 0)
        index = chance.below(steps + doors + (0 if end is None else 1) + more)
        if index < steps:
            return self._step(state, seat, ways, index)
        index -= steps
        if index < doors:
            return self.table.crosses[self.portals[bits.nth(open_doors, index)]]
        return end if index == doors else None

    def _step(self, state: MagiaState, seat: i64, ways: i64, index: i64) -> MagiaAction:
        """The card and step at this index of `legal`."""
        last = NONE
        for kind in state.hands[seat]:
            if kind != last:
                mine = ways >> 6 * COLOUR_OF[kind] & ALL_WAYS
                if index < bits.count(mine):
                    steps = self.step[state.places[state.figure]]
                    return self.table.moves[kind][steps[bits.nth(mine, index)]]
                index -= bits.count(mine)
                last = kind
        raise ValueError("there are fewer steps")

    def _ways(self, state: MagiaState, seat: i64, counts: i64) -> i64:
        """MA-9: the directions in which a card of each colour in hand may go, six bits a colour."""
        found: i64 = 0
        cell = state.places[state.figure]
        doubtful = self.exits[cell]
        if not state.finished >> seat & 1:
            back = self.board.towards[cell][state.start]
            doubtful = 1 << back if back >= 0 else 0
        for colour in range(6):
            if counts >> 4 * colour & 15:
                ways = self.exits[cell] & ways_of(state.modes, state.figure, colour)
                if ways & doubtful:
                    for direction in range(6):
                        if ways & doubtful & 1 << direction:
                            if not self._may_step(state, seat, counts, colour, direction):
                                ways ^= 1 << direction
                found |= ways << 6 * colour
        return found

    def _doors(self, state: MagiaState, seat: i64, counts: i64) -> i64:
        """MA-9: a portal leads to every other one (a mask of `portals`), free, but never twice in a
        row."""
        doors: i64 = 0
        cell, played = state.places[state.figure], state.played > 0
        if state.crossed or not self.is_portal[cell] or not (played or counts):
            return 0
        for door in range(len(self.portals)):
            portal = self.portals[door]
            if portal != cell:
                if self._may_come(state, seat, portal, counts, state.modes, True, played, None):
                    doors |= 1 << door
        return doors

    def _end(self, state: MagiaState, seat: i64, going_on: bool) -> MagiaAction | None:
        """MA-9: stop where the move may end; pass if it cannot even begin."""
        if state.played > 0:
            may_stop = self.may_end(state, seat, state.places[state.figure])
            return self.table.stop if may_stop else None
        return None if going_on or state.crossed else self.table.pass_turn

    def may_end(self, state: MagiaState, seat: i64, cell: i64) -> bool:
        """MA-9: not where it began. MA-11: no crystal for a master whose order is finished."""
        if cell == state.start:
            return False
        if not state.finished >> seat & 1:
            return True
        crystal = state.crystals[cell]
        return crystal < 0 or fits(state, state.figure, crystal)

    def modes(self, state: MagiaState, kind: i64, goal: i64) -> i64:
        """The ways to move that are left when this card takes the apprentice to that cell."""
        direction = self.board.towards[state.places[state.figure]][goal]
        return modes_after(state.modes, state.figure, COLOUR_OF[kind], direction)

    def ended(self, state: MagiaState, seat: i64) -> bool:
        """MA-10: with the examiner a move ends by itself; so it does where nothing could follow."""
        cell = state.places[state.figure]
        if cell == state.places[EXAMINER]:
            return True
        return len(state.hands[seat]) == 0 and (state.crossed or not self.is_portal[cell])

    def _may_step(
        self, state: MagiaState, seat: i64, counts: i64, colour: i64, direction: i64
    ) -> bool:
        """Whether this card, played this way, leaves a legal end within reach."""
        counts -= 1 << 4 * colour
        modes = modes_after(state.modes, state.figure, colour, direction)
        goal = self.step[state.places[state.figure]][direction]
        return self._may_come(state, seat, goal, counts, modes, False, True, None)

    def _may_come(
        self, state: MagiaState, seat: i64, cell: i64, counts: i64, modes: i64, crossed: bool,
        played: bool, memo: dict[int, bool] | None,
    ) -> bool:  # fmt: skip
        """By a card, or by a portal (`crossed`). MA-10: the examiner's cell ends the move, and is
        barred to who began there. MA-9: onto him, and to an end, only after a card."""
        if cell == state.places[EXAMINER]:
            return played and cell != state.start
        if played and self.may_end(state, seat, cell):
            return True
        return self.goes_on(state, seat, cell, counts, modes, crossed, played, memo)

    def goes_on(
        self, state: MagiaState, seat: i64, cell: i64, counts: i64, modes: i64, crossed: bool,
        played: bool, memo: dict[int, bool] | None,
    ) -> bool:  # fmt: skip
        """Whether the apprentice, at `cell` with so many cards of each colour left, can go on to a
        legal end."""
        if not state.finished >> seat & 1:
            if self._leads_on(state, cell, counts, modes):
                return True
            if self.board.towards[cell][state.start] < 0 and (crossed or not self.is_portal[cell]):
                return False
        memo = {} if memo is None else memo
        flags = modes * 4 + (2 if crossed else 0) + (1 if played else 0)
        key = (cell * 16 + flags) << 24 | counts
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

    def _leads_on(self, state: MagiaState, cell: i64, counts: i64, modes: i64) -> bool:
        """Whether one card can take the apprentice on, but not back to where the move began: there
        it may end, unless the order is finished."""
        ways = self.exits[cell]
        back = self.board.towards[cell][state.start]
        if back >= 0:
            ways &= ~(1 << back)
        for colour in range(6):
            if counts >> 4 * colour & 15 and ways & ways_of(modes, state.figure, colour):
                return True
        return False

    def _steps_on(
        self, state: MagiaState, seat: i64, cell: i64, counts: i64, modes: i64,
        memo: dict[int, bool],
    ) -> bool:  # fmt: skip
        for colour in range(6):
            if counts >> 4 * colour & 15:
                rest = counts - (1 << 4 * colour)
                for direction in range(6):
                    left = modes_after(modes, state.figure, colour, direction)
                    goal = self.step[cell][direction]
                    if left and goal >= 0:
                        if self._may_come(state, seat, goal, rest, left, False, True, memo):
                            return True
        return False

    def moving_colours(self, state: MagiaState, seat: i64) -> i64:
        """MA-20: the colours (a mask) of which one card alone could move the apprentice."""
        mask: i64 = 0
        cell, modes = state.places[state.figure], BY_COLOUR | BY_DIRECTION
        for colour in range(6):
            if self.goes_on(state, seat, cell, 1 << 4 * colour, modes, False, False, None):
                mask |= 1 << colour
        return mask

    # The examiner

    def goals(self, state: MagiaState, seat: i64) -> i64:
        """MA-14: along a line, or to the apprentice of whose colour one has three cards."""
        mask: i64 = 0
        for direction in range(6):
            goal = self.line_end(state, direction)
            if goal >= 0 and (state.crystals[goal] < 0 or not state.finished >> seat & 1):
                mask |= 1 << direction
        counts = colour_counts(state.hands[seat])
        for i in range(6):
            if counts >> 4 * i & 15 >= EXAMINER_PRICE and self.visitable(state, i):
                mask |= 1 << VISITS + i
        return mask

    def line_end(self, state: MagiaState, direction: i64) -> i64:
        """MA-14: the first cell with an apprentice, or the last before the wall or a lookout; -1
        if there is none."""
        end = NONE
        for cell in self.board.rays[state.places[EXAMINER]][direction]:
            end = cell
            if state.apprentices_at(cell):
                break
        return end

    def visitable(self, state: MagiaState, apprentice: i64) -> bool:
        """MA-14: not on a lookout, and not where the examiner stands already."""
        place = state.places[apprentice]
        return place < FLOOR and place != state.places[EXAMINER]
