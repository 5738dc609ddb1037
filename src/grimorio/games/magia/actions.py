"""What a seat can choose in Magia: `declare red`, `move red-plain e4`, `cross desk`, `stop` …"""

from typing import Final

from grimorio.core.action import Action, ActionTable, Thing
from grimorio.core.native import i64

from .board import COLOURS
from .cards import CARD_NAMES, CRYSTALS, KIND_COUNT

DECLARE: Final = 0
DRAW: Final = 1
MOVE: Final = 2
CROSS: Final = 3
STOP: Final = 4
PASS: Final = 5
LINE: Final = 6
VISIT: Final = 7
PAY: Final = 8
TAKE: Final = 9
LEAVE: Final = 10
RETURN: Final = 11
PLACE: Final = 12
GRANT: Final = 13
STEP: Final = 14
SWAP: Final = 15
STEAL: Final = 16
GIVE: Final = 17
AGAIN: Final = 18
DISCARD: Final = 19
FINISH: Final = 20
END: Final = 21
ANSWER: Final = 22

MOST_SEATS: Final = 6
FIGURES: Final = (*COLOURS, "examiner")
ANSWERS: Final = ("no", "yes")


class MagiaAction(Action):
    """An action with its fields as numbers; what they mean depends on the kind."""

    def __init__(self, kind: i64, first: i64, second: i64, verb: str, args: dict[str, Thing]):
        super().__init__(verb, args)
        self.kind = kind
        self.first = first
        self.second = second


class MagiaTable(ActionTable):
    """All actions in an order that never changes, with quick ways to find them."""

    def __init__(self, cells: list[str]) -> None:
        self.declares = [
            MagiaAction(DECLARE, i, 0, "declare", {"figure": name})
            for i, name in enumerate(FIGURES)
        ]
        self.draws = [MagiaAction(DRAW, s, 0, "draw", {"from_seat": s}) for s in range(MOST_SEATS)]
        self.moves = [
            [
                MagiaAction(MOVE, kind, cell, "move", {"card": CARD_NAMES[kind], "cell": name})
                for cell, name in enumerate(cells)
            ]
            for kind in range(KIND_COUNT)
        ]
        self.crosses = self._at_cells(CROSS, "cross", cells)
        self.stop = MagiaAction(STOP, 0, 0, "stop", {})
        self.pass_turn = MagiaAction(PASS, 0, 0, "pass", {})
        self.lines = self._at_cells(LINE, "line", cells)
        self.visits = [
            MagiaAction(VISIT, i, 0, "visit", {"apprentice": name})
            for i, name in enumerate(COLOURS)
        ]
        self.pays = self._of_cards(PAY, "pay")
        self.takes = self._of_crystals(TAKE, "take")
        self.leave = MagiaAction(LEAVE, 0, 0, "leave", {})
        self.returns = self._of_crystals(RETURN, "return")
        self.placings = self._at_cells(PLACE, "place", cells)
        self.grants = self._of_crystals(GRANT, "grant")
        self.steps = self._at_cells(STEP, "step", cells)
        self.swaps = [
            MagiaAction(SWAP, i, k, "swap", {"apprentice": COLOURS[i], "other": COLOURS[k]})
            for i in range(6)
            for k in range(i + 1, 6)
        ]
        self.steals = self._of_seats(STEAL, "steal", "from_seat")
        self.gives = self._of_seats(GIVE, "give", "to_seat")
        self.again = MagiaAction(AGAIN, 0, 0, "again", {})
        self.discards = self._of_cards(DISCARD, "discard")
        self.finish = MagiaAction(FINISH, 0, 0, "finish", {})
        self.end = MagiaAction(END, 0, 0, "end", {})
        self.answers = [
            MagiaAction(ANSWER, i, 0, "answer", {"answer": word}) for i, word in enumerate(ANSWERS)
        ]
        self.meetings = [*self.takes, self.leave]
        self.exams = _in_turn(self.returns, self.grants)
        self.deals = _in_turn(self.steals, self.gives)
        super().__init__(self._all())

    def _at_cells(self, kind: int, verb: str, cells: list[str]) -> list[MagiaAction]:
        return [MagiaAction(kind, i, 0, verb, {"cell": name}) for i, name in enumerate(cells)]

    def _of_cards(self, kind: int, verb: str) -> list[MagiaAction]:
        return [MagiaAction(kind, i, 0, verb, {"card": name}) for i, name in enumerate(CARD_NAMES)]

    def _of_crystals(self, kind: int, verb: str) -> list[MagiaAction]:
        """By `apprentice * 3 + crystal`."""
        return [
            MagiaAction(kind, i, k, verb, {"apprentice": colour, "crystal": crystal})
            for i, colour in enumerate(COLOURS)
            for k, crystal in enumerate(CRYSTALS)
        ]

    def _of_seats(self, kind: int, verb: str, who: str) -> list[MagiaAction]:
        """By `seat * 3 + crystal`."""
        return [
            MagiaAction(kind, seat, k, verb, {who: seat, "crystal": crystal})
            for seat in range(MOST_SEATS)
            for k, crystal in enumerate(CRYSTALS)
        ]

    def _all(self) -> list[Action]:
        rows: list[Action] = [*self.declares, *self.draws]
        for group in self.moves:
            rows += group
        rows += [*self.crosses, self.stop, self.pass_turn, *self.lines, *self.visits, *self.pays]
        rows += [*self.takes, self.leave, *self.returns, *self.placings, *self.grants]
        rows += [*self.steps, *self.swaps, *self.steals, *self.gives, self.again]
        rows += [*self.discards, self.finish, self.end, *self.answers]
        return rows


def _in_turn(these: list[MagiaAction], those: list[MagiaAction]) -> list[MagiaAction]:
    """Three of these, then three of those, and so on: for each apprentice or seat its crystals."""
    found: list[MagiaAction] = []
    for i in range(0, len(these), len(CRYSTALS)):
        found += these[i : i + len(CRYSTALS)] + those[i : i + len(CRYSTALS)]
    return found
