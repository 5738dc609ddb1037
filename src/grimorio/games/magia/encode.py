"""What a seat at Magia Cum Laude knows (MA-20), as bytes for learners.

What was seen of other hands earlier is not in an observation; the plies of an information state
tell it.
"""

from typing import Any, Final

from grimorio.core.action import Action
from grimorio.core.encoding import ONE, Encoding, Field, bits, hot

from .actions import ANSWER, FIGURES, MagiaAction
from .board import CELLS, COLOURS
from .cards import CRYSTALS, KIND_COUNT, MISSION_COUNT, ORDER_COUNT, SYMBOLS
from .movement import VISITING
from .rules import Magia
from .state import CHOICES, NONE, MagiaState

APPRENTICES: Final = len(COLOURS)
CHOICE: Final = hot(len(CHOICES))
CRYSTAL: Final = hot(len(CRYSTALS))
NONE_FIRST: Final = [CRYSTAL[3], *CRYSTAL[:3]]
# The crystals of four cells at once, each from -1 (none) to 2.
FOUR: Final = [
    b"".join([NONE_FIRST[code >> shift & 3] for shift in (0, 2, 4, 6)]) for code in range(256)
]
CELL: Final = hot(CELLS)
KIND: Final = hot(KIND_COUNT)
ORDER: Final = hot(ORDER_COUNT)
MISSION: Final = hot(MISSION_COUNT)
FIGURE: Final = hot(len(FIGURES))
APPRENTICE: Final = hot(APPRENTICES)
TARGETS: Final = CELLS + APPRENTICES
TARGET: Final = hot(TARGETS)
SIX: Final = bits(6)
FIVE: Final = bits(len(SYMBOLS))
TWO: Final = bits(2)
ANSWERED: Final = hot(2)
LONGEST: Final = 20_000


class MagiaEncoding(Encoding):
    """Cells as on the board's plan, figures by colour and the examiner, cards by kind."""

    def __init__(self, game: Magia, seats: int) -> None:
        crystals = len(CRYSTALS)
        fields = [
            Field("choice", len(CHOICES), 1, "what is owed: " + ", ".join(CHOICES)),
            Field("turn", seats, 1, "whose turn it is"),
            Field("first", seats, 1, "who began"),
            Field("crystals", CELLS * crystals, 1, "the crystal on each cell"),
            Field("places", 7 * CELLS, 1, "where the six apprentices and the examiner stand"),
            Field("needs", 6 * crystals, 255, "what each apprentice's spell asks for"),
            Field("held", 6 * crystals, 255, "what lies on each apprentice's spell"),
            Field("passed", 6, 1, "which apprentices passed their exam"),
            Field("reserves", seats * crystals, 255, "the crystals of each seat"),
            Field("finished", seats, 1, "who finished their order"),
            Field("orders", seats * ORDER_COUNT, 1, "the orders that this seat knows"),
            Field("extra", ORDER_COUNT, 1, "with two seats: the order turned up"),
            Field("missions", seats * MISSION_COUNT, 1, "the missions that this seat knows"),
            Field("hand", KIND_COUNT, 255, "how many of each kind of card this seat has"),
            Field("hands", seats, 255, "how many cards each seat has"),
            Field("deck", 1, 255, "how many cards the deck has"),
            Field("discard", KIND_COUNT, 255, "how many of each kind were discarded"),
            Field("top", KIND_COUNT, 1, "the top card of the discard pile"),
            Field("figure", len(FIGURES), 1, "the figure declared this turn"),
            Field("start", CELLS, 1, "where it stood"),
            Field("modes", 2, 1, "ways to move that fit all cards played: colour, direction"),
            Field("played", 1, 255, "how many cards were played for this move"),
            Field("flags", 4, 1, "a portal was just crossed; second turn; a card left the deck; "
                  "swaps are allowed"),
            Field("symbols", len(SYMBOLS), 1, "symbols that allow an additional action"),
            Field("moved", APPRENTICES, 1, "in a second turn: who moved in the first"),
            Field("target", TARGETS, 1, "where the examiner goes: a cell, or an apprentice"),
            Field("others", 6, 1, "who can still be met, or is still to be examined"),
            Field("loose", crystals, 1, "the crystal that is to be placed"),
            Field("arrived", 6, 1, "whose complete spells everybody is asked about"),
            Field("answer", 2, 1, "this seat's own sealed answer: no, yes"),
            Field("enders", seats, 1, "who ended the game"),
            Field("idle", 1, 255, "turns in a row in which no card left the deck"),
        ]  # fmt: skip
        super().__init__(game, seats, fields)
        self.most_plies = LONGEST
        self.seat_hot = hot(seats)

    def seen(self, state: MagiaState, seat: int, actor: int, action: Action) -> int:
        """MA-17: answers are sealed until all have been given."""
        if seat != actor and isinstance(action, MagiaAction) and action.kind == ANSWER:
            return 0
        return 1 + action.id

    def write(self, state: MagiaState, seat: int) -> bytes:
        parts: list[bytes] = []
        seats = self.seats
        parts.append(CHOICE[state.pending[-1] if state.pending else len(CHOICES)])
        parts.append(self.seat_hot[(state.turn + seats - seat) % seats])
        parts.append(self.seat_hot[(state.first + seats - seat) % seats])
        crystals = state.crystals
        for cell in range(0, CELLS - 3, 4):
            four = crystals[cell] + 4 * crystals[cell + 1]
            parts.append(FOUR[four + 16 * crystals[cell + 2] + 64 * crystals[cell + 3] + 85])
        for cell in range(CELLS - CELLS % 4, CELLS):
            crystal = crystals[cell]
            parts.append(CRYSTAL[crystal] if crystal >= 0 else CRYSTAL[3])
        for place in state.places:
            parts.append(CELL[place])
        parts.append(bytes(state.needs))
        parts.append(bytes(state.held))
        parts.append(SIX[state.passed])
        self._write_seats(state, seat, parts)
        self._write_cards(state, seat, parts)
        self._write_turn(state, parts)
        answer = state.answers[seat] if state.answers else NONE
        parts.append(ANSWERED[answer if answer >= 0 else 2])
        for step in range(seats):
            parts.append(ONE[state.enders >> (seat + step) % seats & 1])
        parts.append(ONE[state.idle])
        return b"".join(parts)

    def _write_seats(self, state: MagiaState, seat: int, parts: list[bytes]) -> None:
        seats = self.seats
        over = not state.pending
        for step in range(seats):
            start = (seat + step) % seats * 3
            for crystal in range(3):
                parts.append(ONE[state.reserves[start + crystal]])
        for step in range(seats):
            parts.append(ONE[state.finished >> (seat + step) % seats & 1])
        for step in range(seats):
            other = (seat + step) % seats
            known = step == 0 or over or state.finished >> other & 1 == 1
            parts.append(ORDER[state.orders[other]] if known else ORDER[ORDER_COUNT])
        parts.append(ORDER[state.orders[2]] if seats == 2 else ORDER[ORDER_COUNT])
        for step in range(seats):
            known = step == 0 or over
            mission = state.missions[(seat + step) % seats]
            parts.append(MISSION[mission] if known else MISSION[MISSION_COUNT])

    def _write_cards(self, state: MagiaState, seat: int, parts: list[bytes]) -> None:
        seats = self.seats
        counts = [0] * KIND_COUNT
        for kind in state.hands[seat]:
            counts[kind] = counts[kind] + 1
        parts.append(bytes(counts))
        for step in range(seats):
            parts.append(ONE[len(state.hands[(seat + step) % seats])])
        parts.append(ONE[len(state.deck)])
        counts = [0] * KIND_COUNT
        for kind in state.discard:
            counts[kind] = counts[kind] + 1
        parts.append(bytes(counts))
        parts.append(KIND[state.discard[-1]] if state.discard else KIND[KIND_COUNT])

    def _write_turn(self, state: MagiaState, parts: list[bytes]) -> None:
        parts.append(FIGURE[state.figure] if state.figure >= 0 else FIGURE[len(FIGURES)])
        parts.append(CELL[state.start] if state.start >= 0 else CELL[CELLS])
        parts.append(TWO[state.modes])
        parts.append(ONE[state.played])
        parts.append(ONE[1] if state.crossed else ONE[0])
        parts.append(ONE[1] if state.second else ONE[0])
        parts.append(ONE[1] if state.drawn else ONE[0])
        parts.append(ONE[1] if state.swaps else ONE[0])
        parts.append(FIVE[state.symbols])
        parts.append(APPRENTICE[state.moved] if state.moved >= 0 else APPRENTICE[APPRENTICES])
        target = state.target
        if target >= VISITING:
            target = CELLS + target - VISITING
        parts.append(TARGET[target] if target >= 0 else TARGET[TARGETS])
        parts.append(SIX[state.others])
        parts.append(CRYSTAL[state.loose] if state.loose >= 0 else CRYSTAL[3])
        parts.append(SIX[state.arrived])


def build(game: Any, seats: int) -> Encoding:
    return MagiaEncoding(game, seats)
