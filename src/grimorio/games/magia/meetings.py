"""Crystals, meetings, exams and the end that is declared (MA-10 to MA-13, MA-17)."""

from grimorio.core import bits
from grimorio.core.event import Event
from grimorio.core.flat import NOTHING, filled
from grimorio.core.native import i64

from . import scoring
from .board import COLOURS, FLOOR
from .cards import CRYSTALS
from .choices import AT_ANSWER, AT_EXAM, AT_MEET, AT_PLACE
from .movement import fits
from .state import DECLARED, EXAMINER, NONE, MagiaState
from .turns import MagiaTurns


class MagiaMeetings(MagiaTurns):
    """What happens where a move ends."""

    # 5. Take the crystal

    def complete(self, state: MagiaState) -> i64:
        """The apprentices whose spells have all their crystals, as a mask."""
        return scoring.complete_spells(state.held)

    def _collect(
        self, state: MagiaState, seat: i64, apprentice: i64, cell: i64, events: list[Event] | None
    ) -> None:
        """MA-11: the crystal goes to the apprentice if it fits, else to the active master."""
        crystal = state.crystals[cell]
        if crystal < 0:
            return
        state.crystals[cell] = NONE
        if apprentice >= 0 and fits(state, apprentice, crystal):
            state.held[apprentice * 3 + crystal] += 1
            if events is not None:
                events.append(Event("crystal-collected",
                                    {"apprentice": COLOURS[apprentice],
                                     "crystal": CRYSTALS[crystal]}))  # fmt: skip
            return
        state.reserves[seat * 3 + crystal] += 1
        if events is not None:
            events.append(Event("crystal-kept", {"seat": seat, "crystal": CRYSTALS[crystal]}))

    def end_move(self, state: MagiaState, seat: i64, events: list[Event] | None) -> None:
        """MA-10, MA-12, MA-17: exam, arrival at the desk, or meeting, where the move ends."""
        figure = state.figure
        cell = state.places[figure]
        bit: i64 = 1 << figure
        complete = self.complete(state) & bit
        state.crossed = False
        self._collect(state, seat, figure, cell, events)
        if cell == state.places[EXAMINER]:
            if not complete:
                state.others = bit
            self._meet_examiner(state, seat, complete, events)
        elif cell == self.board.desk and complete:
            self._ask(state, bit, events)
        else:
            state.others |= state.apprentices_at(cell) & ~state.passed & ~bit
            self._meet(state, seat, events)

    # Meetings and exams

    def _takes(self, state: MagiaState) -> i64:
        """MA-12: a crystal that fits the mover, from each unfinished apprentice there."""
        mask: i64 = 0
        for i in range(18):
            if state.others >> i // 3 & 1 and state.held[i] > 0:
                if fits(state, state.figure, i % 3):
                    mask |= 1 << i
        return mask

    def _meet(self, state: MagiaState, seat: i64, events: list[Event] | None) -> None:
        if state.others and self._takes(state):
            state.pending[-1] = AT_MEET
        else:
            state.others = 0
            self._after_move(state, seat, events)

    def _take(
        self, state: MagiaState, seat: i64, other: i64, crystal: i64, events: list[Event] | None
    ) -> None:
        """MA-12: one crystal from this apprentice; then perhaps one from another."""
        state.held[other * 3 + crystal] -= 1
        state.held[state.figure * 3 + crystal] += 1
        state.others &= ~(1 << other)
        if events is not None:
            events.append(Event("crystal-taken", {"apprentice": COLOURS[state.figure],
                                                  "other": COLOURS[other],
                                                  "crystal": CRYSTALS[crystal]}))  # fmt: skip
        self._meet(state, seat, events)

    def _meet_examiner(
        self, state: MagiaState, seat: i64, complete: i64, events: list[Event] | None
    ) -> None:
        """MA-13: complete spells pass first; then the end is asked; then the others fail."""
        if events is not None:
            for i in range(6):
                if complete >> i & 1 and not state.passed >> i & 1:
                    events.append(Event("exam-passed", {"apprentice": COLOURS[i]}))
        state.passed |= complete
        if complete:
            self._ask(state, complete, events)
        else:
            self._examine(state, seat, events)

    def empty_cells(self, state: MagiaState) -> i64:
        """MA-13: no crystal, no figure, no portal; as a mask."""
        mask: i64 = 0
        for cell in range(FLOOR - 1, -1, -1):
            mask = mask << 1 | (1 if state.crystals[cell] < 0 else 0)
        mask &= ~bits.bit(self.board.desk)
        for place in state.places:
            if place < FLOOR:
                mask &= ~bits.bit(place)
        return mask

    def _exams(self, state: MagiaState, seat: i64) -> i64:
        """MA-13: whose turn it is to fail is the active master's choice, and so is what happens: a
        crystal goes back, or comes from the master. As a mask of `exams`."""
        mask: i64 = 0
        room = self.empty_cells(state) != 0
        gives = not state.finished >> seat & 1
        for i in bits.members(state.others):
            found: i64 = 0
            for crystal in range(3):
                if room and state.held[i * 3 + crystal] > 0:
                    found |= 1 << crystal
                if gives and state.reserves[seat * 3 + crystal] > 0 and fits(state, i, crystal):
                    found |= 8 << crystal
            mask |= found << i * 6
        return mask

    def _examine(self, state: MagiaState, seat: i64, events: list[Event] | None) -> None:
        if state.others and self._exams(state, seat):
            state.pending[-1] = AT_EXAM
        else:
            state.others = 0
            self._after_move(state, seat, events)

    def _return(
        self, state: MagiaState, apprentice: i64, crystal: i64, events: list[Event] | None
    ) -> None:
        """MA-13: a crystal of the spell goes back onto the board."""
        state.held[apprentice * 3 + crystal] -= 1
        state.others &= ~(1 << apprentice)
        state.loose = crystal
        state.pending[-1] = AT_PLACE
        if events is not None:
            events.append(Event("crystal-lost", {"apprentice": COLOURS[apprentice],
                                                 "crystal": CRYSTALS[crystal]}))  # fmt: skip

    def _place(self, state: MagiaState, seat: i64, cell: i64, events: list[Event] | None) -> None:
        state.crystals[cell] = state.loose
        if events is not None:
            events.append(Event("crystal-placed", {"seat": seat, "crystal": CRYSTALS[state.loose],
                                                   "cell": self.board.names[cell]}))  # fmt: skip
        state.loose = NONE
        self._examine(state, seat, events)

    def _grant(
        self, state: MagiaState, seat: i64, apprentice: i64, crystal: i64,
        events: list[Event] | None,
    ) -> None:  # fmt: skip
        """MA-13: a crystal of the active master's reserve that fits."""
        state.reserves[seat * 3 + crystal] -= 1
        state.held[apprentice * 3 + crystal] += 1
        state.others &= ~(1 << apprentice)
        if events is not None:
            events.append(Event("crystal-granted", {"seat": seat,
                                                    "apprentice": COLOURS[apprentice],
                                                    "crystal": CRYSTALS[crystal]}))  # fmt: skip
        self._examine(state, seat, events)

    # The end that a master declares

    def mission(self, state: MagiaState, seat: i64) -> i64:
        """Bit mask of the apprentices of a master's mission; with two players a third (MA-6)."""
        return scoring.mission_of(self.cards, state, seat)

    def ready(self, state: MagiaState, seat: i64) -> bool:
        """MA-17: all apprentices of the mission are complete, and one of them is being met."""
        mission = scoring.mission_of(self.cards, state, seat)
        return mission & state.arrived != 0 and mission & ~self.complete(state) == 0

    def _ask(self, state: MagiaState, arrived: i64, events: list[Event] | None) -> None:
        """MA-17: everybody owes a sealed answer, ready or not, and asking cannot be taken back."""
        state.arrived = arrived
        state.answers = filled(NONE, state.seats)
        state.pending[-1] = AT_ANSWER
        if events is not None:
            names = [COLOURS[i] for i in range(6) if arrived >> i & 1]
            events.append(Event("end-asked", {"apprentices": names}, self.asking_is_final))

    def _answer(
        self, state: MagiaState, seat: i64, answer: i64, events: list[Event] | None
    ) -> None:
        """MA-17: once all have answered, any yes ends the game; every ready master is an ender."""
        state.answers[seat] = answer
        if self._owing(state):
            return
        if 1 in state.answers:
            for each in range(state.seats):
                if self.ready(state, each):
                    state.enders |= 1 << each
                    if events is not None:
                        events.append(Event("end-declared", {"seat": each}, reveals=True))
            state.ending = DECLARED
            state.pending = NOTHING
        state.arrived = 0
        state.answers = NOTHING
        if state.ending:
            return
        if events is not None:
            events.append(Event("end-declined", {}, reveals=True))
        self._examine(state, state.turn, events)
