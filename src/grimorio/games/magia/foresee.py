"""What a choice at Magia would do, as the table shows it before it is made.

From the view, and from what lies open in the worlds after the choice; of these worlds the hands of
others and the deck are never looked at.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from grimorio.core.event import Event
from grimorio.core.flat import numbers, plain
from grimorio.core.preview import Preview
from grimorio.core.text import Json, SeatName, Text, TextArg

from . import actions as act
from .actions import MagiaAction
from .board import BLACK, COLOURS, WHITE
from .cards import CARD_NAMES, CRYSTALS, SPELL_SIZE
from .choices import AT_MOVE
from .knowledge import laid
from .movement import EXAMINER_PRICE, VISITING
from .reach import Arrival, Reach, reach
from .standing import MagiaStanding, spell_text
from .state import EXAMINER, NONE, MagiaState
from .view import MagiaView

if TYPE_CHECKING:
    from .rules import Magia


class MagiaNotes(Reach):
    """The consequences in numbers; what a choice has nothing to say about is empty or -1.

    The cells in reach are those after the choice: after a card or a portal the rest of the way,
    after a declaration what the cards that one has then for certain can do.
    """

    SHAPE: ClassVar[dict[str, str]] = {
        **Reach.SHAPE,
        "now": "int",
        "draws": "int",
        "discards": "[int]",
        "victims": "[int]",
        "goals": "[int]",
        "visits": "[int]",
        "line": "[int]",
        "price": "int",
        "price_colour": "int",
        "crystal": "int",
        "keeps": "bool",
        "met": "[int]",
        "passing": "[int]",
        "failing": "[int]",
        "asked": "bool",
        "spells": "[[int]]",
        "deals": "[[int]]",
        "order": "[int]",
        "points": "[int]",
        "ready": "bool",
        "lacking": "[int]",
    }

    def __init__(self) -> None:
        super().__init__()
        self.now = 0
        """Declare: how many cells are in reach with the cards in hand now."""
        self.draws = 0
        """Declare: how many cards come from the deck."""
        self.discards: list[int] = []
        """Declare: the kinds of the discards that are taken."""
        self.victims: list[int] = []
        """Declare: the seats from whom a card can be taken."""
        self.goals: list[int] = []
        """Declare the examiner: the cells to which he can go along a line."""
        self.visits: list[int] = []
        """Declare the examiner: the apprentices whom he can visit."""
        self.line: list[int] = []
        """The cells that the examiner passes, the last one is where he ends."""
        self.price = 0
        """How many cards the examiner costs."""
        self.price_colour = NONE
        """The colour of which they must be, or -1."""
        self.crystal = NONE
        """The crystal that is taken where the figure ends, or where it would end if it stopped."""
        self.keeps = False
        """It goes into one's own reserve."""
        self.met: list[int] = []
        """Apprentices from whom a crystal can be taken there."""
        self.passing: list[int] = []
        """Apprentices who pass their exam."""
        self.failing: list[int] = []
        """Apprentices who fail: they lose a crystal, or get one from one's own reserve."""
        self.asked = False
        """Everybody is asked whether the game ends."""
        self.spells: list[list[int]] = []
        """Spells that change: apprentice, before, after."""
        self.deals: list[list[int]] = []
        """Reserves that change: seat, crystal, before, after."""
        self.order: list[int] = []
        """Crystals that match one's own order, before and after."""
        self.points: list[int] = []
        """One's own points if the game ended, before and after."""
        self.ready = False
        """Answer: one may end the game."""
        self.lacking: list[int] = []
        """Answer: the apprentices of the mission whose spells are not complete."""


def foretell(
    game: Magia, view: MagiaView, action: MagiaAction, preview: Preview, after: list[MagiaState]
) -> None:
    """Fill the notes and lines of a preview."""
    if view.seat is None:
        return
    teller = _Teller(game, view, view.seat, preview, after[0])
    teller.tell(action)
    preview.notes = teller.notes
    preview.lines = teller.lines


class _Teller:
    def __init__(
        self, game: Magia, view: MagiaView, seat: int, preview: Preview, after: MagiaState
    ) -> None:
        self.game = game
        self.view = view
        self.seat = seat
        self.preview = preview
        self.after = after
        """A world after the choice; what is open in it is the same in all."""
        self.notes = MagiaNotes()
        self.lines: list[Text] = []
        self.before = game.standing(view)
        self.then = game.standing(game.view(after, seat))
        """Of this only what is open, or one's own: at the end it shows what a world made up."""

    def tell(self, action: MagiaAction) -> None:
        kind = action.kind
        if kind == act.ANSWER:
            self._answer(action.first)
            return
        self._compare(self.then)
        if kind == act.DECLARE:
            self._declare(action.first)
        elif kind in (act.MOVE, act.CROSS, act.STOP):
            self._move(self.view.played + (1 if kind == act.MOVE else 0))
        elif kind in (act.LINE, act.VISIT):
            self._examiner(action)
        elif kind == act.STEP:
            self._path_of_examiner(action.first)
            self._arrive(self.after, self.preview.events)
        elif kind == act.PAY:
            self._pay()
        elif kind == act.SWAP:
            self._swap(action)
        else:
            self._plain(action)
        if kind not in (act.MOVE, act.CROSS, act.STOP, act.LINE, act.VISIT):
            self._say_changes()
        if kind in (act.STOP, act.FINISH) or self.notes.points[0] != self.notes.points[1]:
            self._say("points", {"before": self.notes.points[0], "after": self.notes.points[1]})

    def _say(self, key: str, args: dict[str, TextArg] | None = None) -> None:
        self.lines.append(Text(f"magia-preview-{key}", args))

    def _cell(self, cell: int) -> Text:
        return self.game.name(self.game.board.names[cell])

    def _colour(self, apprentice: int) -> Text:
        return Text(f"magia-{COLOURS[apprentice]}")

    def _colours(self, apprentices: list[int]) -> list[TextArg]:
        return [Text("magia-named", {"apprentice": self._colour(each)}) for each in apprentices]

    def _crystal(self, crystal: int) -> Text:
        return Text(f"magia-{CRYSTALS[crystal]}")

    # What changes: spells, reserves, order, points

    def _compare(self, then: MagiaStanding) -> None:
        notes, before = self.notes, self.before
        notes.spells = [
            [i, before.spells[i], then.spells[i]]
            for i in range(len(COLOURS))
            if before.spells[i] != then.spells[i]
        ]
        notes.deals = [
            [seat, k, before.reserves[seat][k], then.reserves[seat][k]]
            for seat in range(self.view.seats)
            for k in range(len(CRYSTALS))
            if before.reserves[seat][k] != then.reserves[seat][k]
        ]
        notes.order = [before.right, then.right]
        mine, later = before.numbers[self.seat], then.numbers[self.seat]
        notes.points = [mine or 0, later or 0]

    def _say_changes(self) -> None:
        """Spells and reserves before → after."""
        for apprentice, before, after in self.notes.spells:
            self._say("spell", {"apprentice": self._colour(apprentice), "before": before,
                                "after": after, "size": SPELL_SIZE})  # fmt: skip
        for seat, crystal, before, after in self.notes.deals:
            args: dict[str, TextArg] = {"crystal": self._crystal(crystal), "before": before,
                                        "after": after}  # fmt: skip
            if seat == self.seat:
                self._say("reserve", args)
            else:
                self._say("reserve-of", {"seat": SeatName(seat), **args})
        if self.notes.order[0] != self.notes.order[1]:
            self._say("order", {"before": self.notes.order[0], "after": self.notes.order[1]})

    # Declaring

    def _declare(self, figure: int) -> None:
        if figure == EXAMINER:
            self._declare_examiner()
            return
        ground = self.game.kind[self.view.places[figure]]
        if self.view.second:
            self._say("no-draw")
        elif ground == WHITE:
            self._owl()
        elif ground == BLACK:
            self._dragon()
        else:
            self._ermine()
        state = self.after.clone()
        state.pending = numbers([AT_MOVE])
        state.hands[self.seat] = numbers(self.view.hand)
        now = reach(self.game, state, self.seat)
        self.notes.now = len(now.cells)
        self._say("now", {"number": self.notes.now})
        if self.notes.discards:
            now = reach(self.game, self.after, self.seat)
            self._say("with-them", {"number": len(now.cells)})
        self._reach(now)

    def _reach(self, found: Reach) -> None:
        for name in Reach.SHAPE:
            setattr(self.notes, name, getattr(found, name))

    def _owl(self) -> None:
        """MA-8: two cards, or what is left."""
        self.notes.draws = self.view.deck_size - len(self.after.deck)
        self._say("owl", {"number": self.notes.draws})

    def _ermine(self) -> None:
        """MA-8: the two discards on top."""
        taken = len(self.view.discard) - len(self.after.discard)
        self.notes.discards = self.view.discard[::-1][:taken]
        cards: list[TextArg] = [self.game.name(CARD_NAMES[kind]) for kind in self.notes.discards]
        if cards:
            self._say("ermine", {"cards": cards})
        else:
            self._say("nothing")

    def _dragon(self) -> None:
        """MA-8: a card of another master's hand."""
        sizes = self.view.hand_sizes
        self.notes.victims = [s for s in range(self.view.seats) if s != self.seat and sizes[s]]
        if self.notes.victims:
            self._say("dragon", {"seats": [SeatName(seat) for seat in self.notes.victims]})
        else:
            self._say("nothing")

    def _declare_examiner(self) -> None:
        self.notes.price = EXAMINER_PRICE
        for goal in self.game.legal(self.after, self.seat):
            if goal.kind == act.LINE:
                self.notes.goals.append(goal.first)
            elif goal.kind == act.VISIT:
                self.notes.visits.append(goal.first)
        if self.notes.goals:
            cells: list[TextArg] = [self._cell(goal) for goal in self.notes.goals]
            self._say("goals", {"cells": cells, "price": EXAMINER_PRICE})
        if self.notes.visits:
            self._say("visits", {"apprentices": self._colours(self.notes.visits)})

    # Moving an apprentice

    def _move(self, cards: int) -> None:
        """Where it stands then, what it takes and meets there, and how far it could go on."""
        cell = self.after.places[self.view.figure]
        self._say("way", self._way(cell, cards))
        moving = bool(self.after.pending) and self.after.pending[-1] == AT_MOVE
        if not moving or self.after.turn != self.view.turn:
            self._arrive(self.after, self.preview.events)
            self._say_changes()
            return
        found = reach(self.game, self.after, self.seat)
        self._reach(found)
        self._stop_there(cell)
        self._say("on", {"number": sum(1 for each in found.cells if each != cell)})

    def _way(self, cell: int, cards: int) -> dict[str, TextArg]:
        return {"apprentice": self._colour(self.view.figure), "cell": self._cell(cell),
                "number": cards}  # fmt: skip

    def _stop_there(self, cell: int) -> None:
        """What stopping would bring, if one may."""
        if cell not in self.notes.cells:
            self._say("no-stop")
            return
        probe = self.after.clone()
        events: list[Event] = []
        self.game.end_move(probe, self.seat, events)
        self._look(probe, events)

    def _look(self, state: MagiaState, events: list[Event]) -> None:
        """Say what an arrival brings that comes only later."""
        self._compare(self.game.standing(self.game.view(state, self.seat)))
        self._arrive(state, [event.seen_by(self.seat) for event in events])
        self._say_changes()

    def _arrive(self, state: MagiaState, seen: list[dict[str, Json]]) -> None:
        """MA-11 to MA-13, MA-17: the crystal, the meeting, the exam, the question."""
        arrival = Arrival(self.game, state, seen)
        notes = self.notes
        notes.crystal, notes.keeps = arrival.crystal, arrival.kept
        notes.met, notes.passing = arrival.meets, arrival.passed
        notes.failing, notes.asked = arrival.failing, arrival.asks
        if arrival.crystal >= 0:
            self._say("keeps" if arrival.kept else "collects",
                      {"crystal": self._crystal(arrival.crystal)})  # fmt: skip
        if arrival.meets:
            self._say("meets", {"apprentices": self._colours(arrival.meets),
                                "number": len(arrival.meets)})  # fmt: skip
        for apprentice in arrival.passed:
            self._say("passes", {"apprentice": self._colour(apprentice)})
        for apprentice in arrival.failing:
            self._say("fails", {"apprentice": self._colour(apprentice)})
        if arrival.asks:
            self._say("asked")

    # Moving the examiner

    def _examiner(self, action: MagiaAction) -> None:
        """MA-14: the line, whom he meets, the three cards."""
        notes = self.notes
        notes.price = EXAMINER_PRICE
        goal = action.first
        if action.kind == act.VISIT:
            notes.price_colour = action.first
            goal = self.view.places[action.first]
        self._path_of_examiner(goal)
        probe = self.after.clone()
        events: list[Event] = []
        self.game.examiner_to(probe, self.seat, goal, "examiner-moved", events)
        self._look(probe, events)
        if notes.price_colour >= 0:
            self._say("price-colour", {"price": notes.price,
                                       "colour": self._colour(notes.price_colour)})  # fmt: skip
        else:
            self._say("price", {"price": notes.price})

    def _path_of_examiner(self, goal: int) -> None:
        self.notes.line = [goal]
        for ray in self.game.board.rays[self.view.places[EXAMINER]]:
            if goal in ray:
                line = plain(ray)
                self.notes.line = line[: line.index(goal) + 1]
        self._say("examiner", {"cell": self._cell(goal)})

    def _pay(self) -> None:
        """MA-14: with the third card he goes."""
        paid = self.view.played + 1
        self.notes.price = EXAMINER_PRICE
        self._say("paid", {"number": paid, "price": EXAMINER_PRICE})
        if paid == EXAMINER_PRICE:
            target = self.view.target
            goal = self.view.places[target - VISITING] if target >= VISITING else target
            self._path_of_examiner(goal)
            self._arrive(self.after, self.preview.events)

    # Everything else

    def _swap(self, action: MagiaAction) -> None:
        """MA-15: they change places, and nothing else happens."""
        for one, other in ((action.first, action.second), (action.second, action.first)):
            self._say("swap", {"apprentice": self._colour(one),
                               "cell": self._cell(self.view.places[other])})  # fmt: skip

    def _answer(self, answer: int) -> None:
        """MA-17: whether one may end the game, and what is missing. What comes of it depends on the
        others, whose answers are sealed."""
        self.preview.whole = False
        self.preview.standing = None
        notes, spells = self.notes, self.before.spells
        notes.ready = self.game.ready(laid(self.view), self.seat)
        notes.lacking = [i for i in self.before.mission if spells[i] < SPELL_SIZE]
        if notes.ready:
            self._say("ready-yes" if answer else "ready-no")
        elif notes.lacking:
            lacking: list[TextArg] = [spell_text(i, spells[i]) for i in notes.lacking]
            self._say("not-ready", {"spells": lacking})
        else:
            self._say("not-arrived")

    def _plain(self, action: MagiaAction) -> None:
        """Choices of which one sentence tells all."""
        kind = action.kind
        if kind == act.DRAW:
            size = self.view.hand_sizes[action.first]
            self._say("draw", {"seat": SeatName(action.first), "number": size})
        elif kind == act.PLACE:
            self._say("place", {"crystal": self._crystal(self.view.loose),
                                "cell": self._cell(action.first)})  # fmt: skip
        elif kind == act.DISCARD:
            self._say("discard", {"before": len(self.view.hand),
                                  "after": len(self.view.hand) - 1})  # fmt: skip
        elif kind in (act.PASS, act.LEAVE, act.AGAIN, act.FINISH, act.END):
            self._say(action.verb)


def reason(game: Magia, view: MagiaView, action: MagiaAction, preview: Preview) -> Text | None:
    """Why one would choose this: what it does for one's own mission, order or points."""
    notes = preview.notes
    if not isinstance(notes, MagiaNotes) or view.seat is None:
        return None
    own = game.standing(view).mission
    if action.kind not in (act.LINE, act.VISIT):
        for apprentice, before, after in notes.spells:
            if apprentice in own and after > before:
                colour = Text(f"magia-{COLOURS[apprentice]}")
                return Text("magia-reason-mission", {"apprentice": colour, "held": after,
                                                     "size": SPELL_SIZE})  # fmt: skip
    if action.kind == act.ANSWER:
        return preview.lines[0]
    if notes.order[1] > notes.order[0]:
        return Text("magia-reason-order", {"right": notes.order[1]})
    if notes.points[1] > notes.points[0]:
        return Text("magia-reason-points", {"more": notes.points[1] - notes.points[0]})
    return preview.lines[0] if preview.lines else None
