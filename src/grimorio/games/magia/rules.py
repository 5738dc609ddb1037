"""The rules of Magia Cum Laude, in the rulebook's order. MA-n: docs/games/magia.md."""

from bisect import insort
from typing import Final

from grimorio.core.chance import Chance, FastChance
from grimorio.core.edition import Edition
from grimorio.core.event import Event
from grimorio.core.game import Game, Info, Option, Options, Printed
from grimorio.core.moment import Moment
from grimorio.core.outcome import Outcome
from grimorio.core.preview import Preview, Standing
from grimorio.core.refusal import Refusal
from grimorio.core.text import Json, Text, TextArg

from . import actions as act
from . import scoring
from .actions import FIGURES, MagiaAction, MagiaTable
from .board import BLACK, CELLS, COLOURS, FLOOR, WHITE, Board
from .cards import (
    CARD_NAMES,
    COLOUR_OF,
    CRYSTAL_SYMBOL,
    CRYSTALS,
    KIND_COUNT,
    ORDER_SIZE,
    SPELL_SIZE,
    STEP_SYMBOL,
    SWAP_SYMBOL,
    SYMBOL_OF,
    SYMBOLS,
    TURN_SYMBOL,
    Cards,
)
from .choices import (
    AT_ACTION,
    AT_ANSWER,
    AT_DECLARE,
    AT_DISCARD,
    AT_END,
    AT_EXAM,
    AT_EXAMINE,
    AT_MEET,
    AT_MOVE,
    AT_PAY,
    AT_PLACE,
    AT_VICTIM,
)
from .deduction import DREW, PASSED, PLAYED, ROBBED, TOOK, entry
from .foresee import foretell, reason
from .knowledge import TRIES, build_view, sample_state
from .movement import EXAMINER_PRICE, VISITING, Movement, distinct, fits
from .printed import printed
from .reach import Reach, reach
from .refusals import explain
from .standing import MagiaStanding, lines, standing
from .state import (
    DECK_EMPTY,
    DECLARED,
    EXAMINER,
    NONE,
    STALLED,
    MagiaState,
)
from .view import MagiaView

HAND: Final = 5
HAND_LIMIT: Final = 7
DRAWN: Final = 2
PATIENCE: Final = 10
"""The game ends when for so many rounds no card has left the deck (MA-18)."""
FINISH_WHEN_ASKED: Final = 2
"""Since these rules an order can be finished while all are asked about the end (MA-16)."""

ALONE: Final = [[seat] for seat in range(6)]
SUBSETS: Final = [[seat for seat in range(6) if mask >> seat & 1] for mask in range(64)]
NOBODY: Final[list[int]] = []


class Magia(Game[MagiaState, MagiaAction, MagiaView]):
    """Magia Cum Laude by Conrad Hamel, for 2-6 seats."""

    RECAPS = frozenset({"card-robbed", "card-robbed-you", "apprentice-moved", "portal-crossed",
                        "turn-passed", "examiner-moved", "examiner-stepped", "crystal-collected",
                        "crystal-kept", "crystal-taken", "exam-passed", "crystal-lost",
                        "crystal-placed", "crystal-granted", "apprentices-swapped",
                        "crystal-stolen", "crystal-stolen-you", "crystal-given",
                        "crystal-given-you", "second-turn", "order-finished",
                        "end-declined"})  # fmt: skip

    def __init__(self, edition: Edition, rules: int) -> None:
        self.cards = Cards(edition)
        self.board = Board(edition)
        self.table = MagiaTable(self.board.names)
        super().__init__(Info("magia", rules, 2, 6, edition), self.table)
        self.finish_when_asked = rules >= FINISH_WHEN_ASKED
        self.asking_is_final = rules >= 2
        """By the first rules a step that asked for the end could still be taken back."""
        self.movement = Movement(self.board, self.table)
        self.step = self.board.step
        self.is_portal = self.board.is_portal
        self.kind = self.board.kind
        self.decks = [self.cards.in_play(False), self.cards.in_play(True)]
        self.crystals: list[int] = []
        for crystal, amount in enumerate(self.cards.crystals):
            self.crystals += [crystal] * amount
        self.declares: list[list[MagiaAction]] = []
        """By the apprentice who has moved already, or -1 (the last): the others."""
        for moved in (0, 1, 2, 3, 4, 5, NONE):
            self.declares.append([self.table.declares[i] for i in range(6) if i != moved])

    def options(self, seats: int) -> list[Option]:
        """MA-4: play with the cards that swap two apprentices."""
        return [Option("swaps", False)]

    def answers(self) -> list[MagiaAction]:
        """MA-17: end the game as soon as one can, or never."""
        return [self.table.answers[1], self.table.answers[0]]

    def name(self, thing: str) -> Text:
        parts = thing.split("-")
        if len(parts) == 2 and parts[1] in SYMBOLS:
            return Text("magia-card", {"colour": super().name(parts[0]),
                                       "symbol": super().name(f"symbol-{parts[1]}")})  # fmt: skip
        if len(thing) == 2 and thing[1].isdigit():
            return Text("magia-cell", {"cell": thing.upper()})
        return super().name(thing)

    def catalogue(self) -> dict[str, Json]:
        kinds = [
            {"id": CARD_NAMES[k], "colour": COLOURS[COLOUR_OF[k]], "symbol": SYMBOLS[SYMBOL_OF[k]],
             "copies": self.cards.copies[k]}
            for k in range(KIND_COUNT)
        ]  # fmt: skip
        missions = [
            {"apprentices": [COLOURS[i] for i in mission[:2]],
             "corners": [COLOURS[i] for i in mission[2:]],
             "source": self.cards.mission_sources[m]}
            for m, mission in enumerate(self.cards.missions)
        ]  # fmt: skip
        orders = [
            {"crystals": order, "number": number}
            for order, number in zip(self.cards.orders, self.cards.numbers, strict=True)
        ]
        return {
            **super().catalogue(),
            "sources": {"board": self.board.source, **self.cards.sources},
            "cells": self.board.catalogue(),
            "directions": [
                {"colour": colour, "q": q, "r": r}
                for colour, (q, r) in zip(COLOURS, self.board.directions, strict=True)
            ],
            "figures": list(FIGURES),
            "cards": kinds,
            "crystals": list(CRYSTALS),
            "spells": [list(spell) for spell in self.cards.spells],
            "orders": orders,
            "missions": missions,
        }

    def facts(self) -> list[tuple[Text, str]]:
        """MA-1, MA-4, MA-5: crystals, movement cards, spells and orders."""
        cards, sources = self.cards, self.cards.sources
        amounts: dict[str, TextArg] = dict(zip(CRYSTALS, cards.crystals, strict=True))
        found = [(Text("magia-fact-crystals", amounts), sources["crystals"])]
        lookouts: list[TextArg] = [self.name(name) for name in self.board.table["lookouts"]]
        found.append((Text("magia-fact-lookouts", {"colours": lookouts}), self.board.source))
        for colour, name in enumerate(COLOURS):
            copies: dict[str, TextArg] = {"colour": super().name(name)}
            for symbol, word in enumerate(SYMBOLS):
                copies[word] = cards.copies[colour * len(SYMBOLS) + symbol]
            found.append((Text("magia-fact-cards", copies), sources["cards"]))
        for name, mixtures in (("spells", cards.spells), ("orders", cards.orders)):
            mixed = ["-".join(map(str, mixture)) for mixture in mixtures]
            if name == "orders":
                mixed = [f"{mixture} ({cards.numbers[n]})" for n, mixture in enumerate(mixed)]
            found.append((Text(f"magia-fact-{name}", {"cards": " · ".join(mixed)}), sources[name]))
        return found

    def printed(self) -> list[Printed]:
        return printed(self, self.cards, self.board)

    # Setup

    def setup(self, seats: int, options: Options, chance: Chance) -> MagiaState:
        """MA-1 to MA-6: crystals, figures, spells, orders, missions, five cards each."""
        state = MagiaState()
        state.seats = seats
        state.swaps = bool(options["swaps"])
        crystals = self.crystals[:]
        chance.shuffle(crystals)
        state.crystals = [NONE] * CELLS
        for cell in self.board.fields:
            state.crystals[cell] = crystals.pop()
        state.places = [*range(FLOOR, CELLS), self.board.desk]
        state.spells = self._deal(len(self.cards.spells), 6, chance)
        state.orders = self._deal(len(self.cards.orders), 3 if seats == 2 else seats, chance)
        state.missions = self._deal(len(self.cards.missions), seats, chance)
        for spell in state.spells[:6]:
            state.needs += self.cards.spells[spell]
        state.held = [0] * 18
        state.reserves = [0] * (seats * 3)
        state.deck = self.decks[1 if state.swaps else 0][:]
        chance.shuffle(state.deck)
        state.hands = [sorted(state.deck.pop() for _ in range(HAND)) for _ in range(seats)]
        state.known = [[] for _ in range(seats + 1)]
        state.carried = [[0] * (2 * seats) for _ in range(seats + 1)]
        state.lacking = [[] for _ in range(seats + 1)]
        state.sizes = [HAND] * seats
        state.first = chance.below(seats)
        state.turn = state.first
        state.pending = [AT_DECLARE]
        return state

    def _deal(self, cards: int, dealt: int, chance: Chance) -> list[int]:
        """Some cards in a random order, then the rest, the box, ascending."""
        numbers = list(range(cards))
        chance.shuffle(numbers)
        return numbers[:dealt] + sorted(numbers[dealt:])

    # Whose choice, and what it can be

    def deciding(self, state: MagiaState) -> list[int]:
        """MA-17: sealed answers are owed by everybody together; all else by whose turn it is."""
        if not state.pending:
            return NOBODY
        if state.pending[-1] != AT_ANSWER:
            return ALONE[state.turn]
        mask = 0
        for seat, answer in enumerate(state.answers):
            if answer < 0:
                mask |= 1 << seat
        return SUBSETS[mask]

    def legal(self, state: MagiaState, seat: int) -> list[MagiaAction]:
        if not state.pending:
            return []
        choice = state.pending[-1]
        if choice == AT_ANSWER:
            return self._legal_answers(state, seat)
        if seat != state.turn:
            return []
        if choice == AT_MOVE:
            found = self.movement.legal(state, seat)
            if state.played > 0 or state.crossed:
                return found
        elif choice == AT_DECLARE:
            found = self._legal_declares(state, seat)
        elif choice == AT_PAY:
            return self._legal_pays(state, seat)
        elif choice == AT_ACTION:
            found = self._legal_actions(state, seat)
        elif choice == AT_PLACE:
            found = [self.table.placings[cell] for cell in self.empty_cells(state)]
        elif choice == AT_EXAM:
            found = self._legal_exam(state, seat)
        elif choice == AT_MEET:
            found = self._legal_takes(state)
            found.append(self.table.leave)
        elif choice == AT_DISCARD:
            found = [self.table.discards[kind] for kind in distinct(state.hands[seat])]
        elif choice == AT_EXAMINE:
            found = self.movement.goals(state, seat)
            if not found:
                found.append(self.table.pass_turn)
        elif choice == AT_VICTIM:
            found = [self.table.draws[other] for other in self.victims(state, seat)]
        else:
            found = [self.table.end]
        if self.can_finish(state, seat):
            found.append(self.table.finish)
        return found

    def why_not(self, state: MagiaState, seat: int, action: MagiaAction) -> Refusal | None:
        if action in self.legal(state, seat):
            return None
        return explain(
            self.board, self.cards, state, seat, action, self._barred(state, seat, action)
        )

    def _barred(self, state: MagiaState, seat: int, action: MagiaAction) -> bool:
        """MA-11: it would be allowed if the order were not finished."""
        if not state.finished >> seat & 1:
            return False
        unfinished = state.clone()
        unfinished.finished &= ~(1 << seat)
        return action in self.legal(unfinished, seat)

    def apply(
        self,
        state: MagiaState,
        seat: int,
        action: MagiaAction,
        chance: Chance,
        events: list[Event] | None = None,
    ) -> None:
        kind = action.kind
        if kind == act.MOVE:
            self._move(state, seat, action.first, action.second, events)
        elif kind == act.STOP:
            self.end_move(state, seat, events)
        elif kind == act.DECLARE:
            self._declare(state, seat, action.first, chance, events)
        elif kind == act.CROSS:
            self._cross(state, seat, action.first, events)
        elif kind == act.PAY:
            self._pay(state, seat, action.first, events)
        elif kind == act.LINE:
            self._choose_goal(state, action.first)
        elif kind == act.VISIT:
            self._choose_goal(state, VISITING + action.first)
        elif kind <= act.PLACE or kind == act.GRANT:
            self._apply_meeting(state, seat, action, chance, events)
        elif kind <= act.AGAIN:
            self._apply_action(state, seat, action, events)
        elif kind == act.DISCARD:
            self._discard(state, seat, action.first, events)
        elif kind == act.FINISH:
            self._finish_order(state, seat, events)
        elif kind == act.END:
            self._next_turn(state, events)
        else:
            self._answer(state, seat, action.first, events)

    def _apply_meeting(
        self,
        state: MagiaState,
        seat: int,
        action: MagiaAction,
        chance: Chance,
        events: list[Event] | None,
    ) -> None:
        kind = action.kind
        if kind == act.DRAW:
            self._rob(state, seat, action.first, chance, events)
            state.pending[-1] = AT_MOVE
        elif kind == act.PASS:
            self._pass(state, seat, events)
        elif kind == act.TAKE:
            self._take(state, seat, action.first, action.second, events)
        elif kind == act.LEAVE:
            state.others = 0
            self._after_move(state, seat, events)
        elif kind == act.RETURN:
            self._return(state, action.first, action.second, events)
        elif kind == act.PLACE:
            self._place(state, seat, action.first, events)
        else:
            self._grant(state, seat, action.first, action.second, events)

    def sure_after(
        self, before: MagiaState, after: MagiaState, seat: int, action: MagiaAction
    ) -> list[MagiaAction] | None:
        """All of a turn lies open to whoever has it, but for cards that come from the deck or from
        another hand (MA-8), and for what all are asked (MA-17)."""
        if not after.pending or after.pending[-1] == AT_ANSWER or before.pending[-1] == AT_ANSWER:
            return []
        more = len(after.hands[seat]) > len(before.hands[seat])
        return [] if more and len(after.discard) == len(before.discard) else None

    # 1. Declare a figure

    def _legal_declares(self, state: MagiaState, seat: int) -> list[MagiaAction]:
        """MA-7, MA-15: any apprentice but the one who moved in the first turn; the examiner if
        three cards can take him anywhere."""
        found = self.declares[state.moved][:]
        if len(state.hands[seat]) >= EXAMINER_PRICE:
            if not state.finished >> seat & 1 or self.movement.goals(state, seat):
                found.append(self.table.declares[EXAMINER])
        return found

    def _declare(
        self, state: MagiaState, seat: int, figure: int, chance: Chance, events: list[Event] | None
    ) -> None:
        state.declare(figure)
        if events is not None:
            events.append(Event("figure-declared", {"seat": seat, "figure": FIGURES[figure]}))
        if figure == EXAMINER:
            state.pending[-1] = AT_EXAMINE
            return
        state.pending[-1] = AT_MOVE
        if not state.second:
            self._draw(state, seat, chance, events)

    # 2. Draw cards

    def _draw(
        self, state: MagiaState, seat: int, chance: Chance, events: list[Event] | None
    ) -> None:
        """MA-8: by the kind of the cell where the apprentice stands."""
        kind = self.kind[state.start]
        if kind == WHITE:
            self._draw_from_deck(state, seat, events)
        elif kind == BLACK:
            victims = self.victims(state, seat)
            if len(victims) > 1:
                state.pending[-1] = AT_VICTIM
            elif victims:
                self._rob(state, seat, victims[0], chance, events)
            elif events is not None:
                events.append(Event("nothing-drawn", {"seat": seat}))
        else:
            self._take_discards(state, seat, events)

    def _draw_from_deck(self, state: MagiaState, seat: int, events: list[Event] | None) -> None:
        """MA-8: two from the deck, or what is left."""
        number = min(DRAWN, len(state.deck))
        names: list[str] = []
        for _ in range(number):
            card = state.deck.pop()
            insort(state.hands[seat], card)
            names.append(CARD_NAMES[card])
        state.drawn = True
        state.log.append(entry(DREW, seat, number))
        if events is not None:
            events.append(Event("deck-drawn", {"seat": seat, "number": number}, reveals=True,
                                audience=[seat], secret={"cards": sorted(names)}))  # fmt: skip

    def _take_discards(self, state: MagiaState, seat: int, events: list[Event] | None) -> None:
        """MA-8: the two discards on top, or what is there, open to all (MA-20)."""
        names: list[str] = []
        for _ in range(min(DRAWN, len(state.discard))):
            card = state.discard.pop()
            insort(state.hands[seat], card)
            state.log.append(entry(TOOK, seat, card))
            names.append(CARD_NAMES[card])
        if events is not None:
            if names:
                events.append(Event("discards-taken", {"seat": seat, "cards": names}))
            else:
                events.append(Event("nothing-drawn", {"seat": seat}))

    def victims(self, state: MagiaState, seat: int) -> list[int]:
        """MA-8: the other masters who have cards."""
        return [other for other in range(state.seats) if other != seat and state.hands[other]]

    def _rob(
        self, state: MagiaState, seat: int, victim: int, chance: Chance, events: list[Event] | None
    ) -> None:
        """MA-8: a card at random from another hand, seen by these two alone."""
        hand = state.hands[victim]
        card = hand.pop(chance.below(len(hand)))
        insort(state.hands[seat], card)
        state.log.append(entry(ROBBED, seat, card, victim))
        if events is not None:
            events.append(Event("card-robbed", {"seat": seat, "from_seat": victim}, reveals=True,
                                audience=[seat, victim], secret={"card": CARD_NAMES[card]},
                                hits=[victim]))  # fmt: skip

    # 3 and 4. Move an apprentice

    def _lose_card(self, state: MagiaState, seat: int, kind: int) -> None:
        """A card goes face up onto the discards (MA-8), and all see it (MA-20)."""
        state.hands[seat].remove(kind)
        state.discard.append(kind)
        state.log.append(entry(PLAYED, seat, kind))

    def _move(
        self, state: MagiaState, seat: int, kind: int, goal: int, events: list[Event] | None
    ) -> None:
        figure = state.figure
        self._lose_card(state, seat, kind)
        state.modes = self.movement.modes(state, kind, goal)
        state.places[figure] = goal
        state.played += 1
        state.crossed = False
        if SYMBOL_OF[kind]:
            state.symbols |= 1 << SYMBOL_OF[kind]
        if events is not None:
            events.append(Event("apprentice-moved", {"seat": seat, "apprentice": COLOURS[figure],
                                                     "card": CARD_NAMES[kind],
                                                     "cell": self.board.names[goal]},
                                reveals=True))  # fmt: skip
        if self.movement.ended(state, seat):
            self.end_move(state, seat, events)

    def _cross(self, state: MagiaState, seat: int, portal: int, events: list[Event] | None) -> None:
        """MA-9: through a portal, without a card."""
        state.places[state.figure] = portal
        state.crossed = True
        if events is not None:
            events.append(Event("portal-crossed", {"seat": seat,
                                                   "apprentice": COLOURS[state.figure],
                                                   "cell": self.board.names[portal]}))  # fmt: skip
        if self.movement.ended(state, seat):
            self.end_move(state, seat, events)

    def _pass(self, state: MagiaState, seat: int, events: list[Event] | None) -> None:
        """MA-9: no move is possible. MA-20: so all know some colours that this hand has not."""
        if state.figure != EXAMINER:
            colours = self.movement.moving_colours(state, seat)
            if colours and state.hands[seat]:
                state.log.append(entry(PASSED, seat, colours))
        if events is not None:
            events.append(Event("turn-passed", {"seat": seat, "figure": FIGURES[state.figure]},
                                reveals=True))  # fmt: skip
        self._finish_turn(state, seat, events)

    # 3 and 4. Move the examiner

    def _choose_goal(self, state: MagiaState, target: int) -> None:
        state.target = target
        state.pending[-1] = AT_PAY

    def _legal_pays(self, state: MagiaState, seat: int) -> list[MagiaAction]:
        """MA-14: any three cards for a line, three of the apprentice's colour for a visit."""
        kinds = distinct(state.hands[seat])
        if state.target >= VISITING:
            kinds = [kind for kind in kinds if COLOUR_OF[kind] == state.target - VISITING]
        return [self.table.pays[kind] for kind in kinds]

    def _pay(self, state: MagiaState, seat: int, kind: int, events: list[Event] | None) -> None:
        self._lose_card(state, seat, kind)
        state.played += 1
        if events is not None:
            events.append(Event("card-paid", {"seat": seat, "card": CARD_NAMES[kind]},
                                reveals=True))  # fmt: skip
        if state.played == EXAMINER_PRICE:
            goal = state.target
            if goal >= VISITING:
                goal = state.places[goal - VISITING]
            state.target = NONE
            self.examiner_to(state, seat, goal, "examiner-moved", events)

    def examiner_to(
        self, state: MagiaState, seat: int, goal: int, what: str, events: list[Event] | None
    ) -> None:
        """MA-14, MA-15: the examiner arrives; a crystal there is the active master's; all
        unfinished apprentices there are examined."""
        state.places[EXAMINER] = goal
        if events is not None:
            events.append(Event(what, {"seat": seat, "cell": self.board.names[goal]}))
        self._collect(state, seat, NONE, goal, events)
        complete = 0
        for i in range(6):
            if state.places[i] == goal:
                if self.complete(state, i):
                    complete |= 1 << i
                else:
                    state.others |= 1 << i
        self._meet_examiner(state, seat, complete, events)

    # 5. Take the crystal

    def complete(self, state: MagiaState, apprentice: int) -> bool:
        """The spell has all its crystals."""
        held = state.held
        i = apprentice * 3
        return held[i] + held[i + 1] + held[i + 2] == SPELL_SIZE

    def _collect(
        self, state: MagiaState, seat: int, apprentice: int, cell: int, events: list[Event] | None
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

    def end_move(self, state: MagiaState, seat: int, events: list[Event] | None) -> None:
        """MA-10, MA-12, MA-17: exam, arrival at the desk, or meeting, where the move ends."""
        figure = state.figure
        cell = state.places[figure]
        complete = self.complete(state, figure)
        state.crossed = False
        self._collect(state, seat, figure, cell, events)
        bit = 1 << figure
        if cell == state.places[EXAMINER]:
            if not complete:
                state.others = bit
            self._meet_examiner(state, seat, bit if complete else 0, events)
        elif cell == self.board.desk and complete:
            self._ask(state, bit, events)
        else:
            for i in range(6):
                if state.places[i] == cell and i != figure and not state.passed >> i & 1:
                    state.others |= 1 << i
            self._meet(state, seat, events)

    # Meetings and exams

    def _legal_takes(self, state: MagiaState) -> list[MagiaAction]:
        """MA-12: a crystal that fits the mover, from each unfinished apprentice there."""
        found: list[MagiaAction] = []
        for other in range(6):
            if state.others >> other & 1:
                for crystal in range(3):
                    if state.held[other * 3 + crystal] > 0:
                        if fits(state, state.figure, crystal):
                            found.append(self.table.takes[other * 3 + crystal])
        return found

    def _meet(self, state: MagiaState, seat: int, events: list[Event] | None) -> None:
        if state.others and self._legal_takes(state):
            state.pending[-1] = AT_MEET
        else:
            state.others = 0
            self._after_move(state, seat, events)

    def _take(
        self, state: MagiaState, seat: int, other: int, crystal: int, events: list[Event] | None
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
        self, state: MagiaState, seat: int, complete: int, events: list[Event] | None
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

    def empty_cells(self, state: MagiaState) -> list[int]:
        """MA-13: no crystal, no figure, no portal."""
        crystals = state.crystals
        places = state.places
        return [c for c in self.board.fields if crystals[c] < 0 and c not in places]

    def _legal_exam(self, state: MagiaState, seat: int) -> list[MagiaAction]:
        """MA-13: whose turn it is to fail is the active master's choice, and so is what happens."""
        found: list[MagiaAction] = []
        room = bool(self.empty_cells(state))
        gives = not state.finished >> seat & 1
        for i in range(6):
            if state.others >> i & 1:
                for crystal in range(3):
                    if room and state.held[i * 3 + crystal] > 0:
                        found.append(self.table.returns[i * 3 + crystal])
                for crystal in range(3):
                    if gives and state.reserves[seat * 3 + crystal] > 0:
                        if fits(state, i, crystal):
                            found.append(self.table.grants[i * 3 + crystal])
        return found

    def _examine(self, state: MagiaState, seat: int, events: list[Event] | None) -> None:
        if state.others and self._legal_exam(state, seat):
            state.pending[-1] = AT_EXAM
        else:
            state.others = 0
            self._after_move(state, seat, events)

    def _return(
        self, state: MagiaState, apprentice: int, crystal: int, events: list[Event] | None
    ) -> None:
        """MA-13: a crystal of the spell goes back onto the board."""
        state.held[apprentice * 3 + crystal] -= 1
        state.others &= ~(1 << apprentice)
        state.loose = crystal
        state.pending[-1] = AT_PLACE
        if events is not None:
            events.append(Event("crystal-lost", {"apprentice": COLOURS[apprentice],
                                                 "crystal": CRYSTALS[crystal]}))  # fmt: skip

    def _place(self, state: MagiaState, seat: int, cell: int, events: list[Event] | None) -> None:
        state.crystals[cell] = state.loose
        if events is not None:
            events.append(Event("crystal-placed", {"seat": seat, "crystal": CRYSTALS[state.loose],
                                                   "cell": self.board.names[cell]}))  # fmt: skip
        state.loose = NONE
        self._examine(state, seat, events)

    def _grant(
        self, state: MagiaState, seat: int, apprentice: int, crystal: int,
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

    # 6. The additional action

    def _legal_actions(self, state: MagiaState, seat: int) -> list[MagiaAction]:
        """MA-15: what the symbols played allow and the board makes possible."""
        found: list[MagiaAction] = []
        if state.finished >> seat & 1:
            return found
        symbols = state.symbols
        if symbols >> STEP_SYMBOL & 1:
            for cell in self.board.near[state.places[EXAMINER]]:
                if cell < FLOOR:
                    found.append(self.table.steps[cell])
        if symbols >> SWAP_SYMBOL & 1:
            places = state.places
            for swap in self.table.swaps:
                if places[swap.first] != places[swap.second]:
                    found.append(swap)
        if symbols >> CRYSTAL_SYMBOL & 1:
            self._add_crystal_deals(state, seat, found)
        if symbols >> TURN_SYMBOL & 1 and not state.second:
            found.append(self.table.again)
        return found

    def _add_crystal_deals(self, state: MagiaState, seat: int, found: list[MagiaAction]) -> None:
        """MA-15: steal from, or give to, another master whose order is not finished."""
        for other in range(state.seats):
            if other != seat and not state.finished >> other & 1:
                for crystal in range(3):
                    if state.reserves[other * 3 + crystal] > 0:
                        found.append(self.table.steals[other * 3 + crystal])
                for crystal in range(3):
                    if state.reserves[seat * 3 + crystal] > 0:
                        found.append(self.table.gives[other * 3 + crystal])

    def _after_move(self, state: MagiaState, seat: int, events: list[Event] | None) -> None:
        """MA-15: an additional action must be done if one is possible."""
        if state.symbols and self._can_act(state, seat):
            state.pending[-1] = AT_ACTION
        else:
            self._finish_turn(state, seat, events)

    def _can_act(self, state: MagiaState, seat: int) -> bool:
        """MA-15: a step is always possible, and so is a second turn; the rest may not be."""
        if not state.finished >> seat & 1:
            if state.symbols >> STEP_SYMBOL & 1 or (
                state.symbols >> TURN_SYMBOL & 1 and not state.second
            ):
                return True
        return bool(self._legal_actions(state, seat))

    def _apply_action(
        self, state: MagiaState, seat: int, action: MagiaAction, events: list[Event] | None
    ) -> None:
        kind = action.kind
        state.symbols = 0
        if kind == act.STEP:
            self.examiner_to(state, seat, action.first, "examiner-stepped", events)
        elif kind == act.AGAIN:
            self._second_turn(state, seat, events)
        else:
            if kind == act.SWAP:
                self._swap(state, seat, action.first, action.second, events)
            elif kind == act.STEAL:
                self._deal_crystal(state, action.first, seat, action.second, events)
            else:
                self._deal_crystal(state, seat, action.first, action.second, events)
            self._finish_turn(state, seat, events)

    def _swap(
        self, state: MagiaState, seat: int, one: int, other: int, events: list[Event] | None
    ) -> None:
        """MA-15: two apprentices change places. It is not a move: nothing else happens."""
        places = state.places
        places[one], places[other] = places[other], places[one]
        if events is not None:
            events.append(Event("apprentices-swapped", {"seat": seat, "apprentice": COLOURS[one],
                                                        "other": COLOURS[other]}))  # fmt: skip

    def _deal_crystal(
        self, state: MagiaState, giver: int, getter: int, crystal: int, events: list[Event] | None
    ) -> None:
        """MA-15: a crystal goes from one reserve to another."""
        state.reserves[giver * 3 + crystal] -= 1
        state.reserves[getter * 3 + crystal] += 1
        if events is None:
            return
        name = CRYSTALS[crystal]
        if getter == state.turn:
            events.append(Event("crystal-stolen", {"seat": getter, "from_seat": giver,
                                                   "crystal": name}, hits=[giver]))  # fmt: skip
        else:
            events.append(Event("crystal-given", {"seat": giver, "to_seat": getter,
                                                  "crystal": name}, hits=[getter]))  # fmt: skip

    def _second_turn(self, state: MagiaState, seat: int, events: list[Event] | None) -> None:
        """MA-15: another turn without a draw; not the same apprentice, and no third turn."""
        state.second = True
        state.moved = state.figure
        state.figure = NONE
        state.pending[-1] = AT_DECLARE
        if events is not None:
            events.append(Event("second-turn", {"seat": seat}))

    # The order

    def can_finish(self, state: MagiaState, seat: int) -> bool:
        """MA-16: the reserve is exactly what the order asks for."""
        if state.finished >> seat & 1:
            return False
        order = self.cards.orders[state.orders[seat]]
        reserves = state.reserves
        i = seat * 3
        if reserves[i] != order[0] or reserves[i + 1] != order[1]:
            return False
        return reserves[i + 2] == order[2]

    def _finish_order(self, state: MagiaState, seat: int, events: list[Event] | None) -> None:
        """MA-16: from now on no crystal comes or goes, and there are no additional actions. Whoever
        is being asked about the end still owes the answer."""
        state.finished |= 1 << seat
        if events is not None:
            order = self.cards.orders[state.orders[seat]]
            events.append(Event("order-finished", {"seat": seat, "air": order[0],
                                                   "water": order[1], "fire": order[2]},
                                reveals=True))  # fmt: skip
        choice = state.pending[-1]
        if choice == AT_ACTION:
            self._finish_turn(state, seat, events)
        elif choice == AT_EXAM:
            self._examine(state, seat, events)
        elif choice == AT_END:
            self._next_turn(state, events)

    # The end of a turn

    def _finish_turn(self, state: MagiaState, seat: int, events: list[Event] | None) -> None:
        """MA-16: down to seven cards. Whoever has five crystals is asked for a last time whether
        the order is finished, be it the right five or not: the question must tell nothing."""
        state.symbols = 0
        if len(state.hands[seat]) > HAND_LIMIT:
            state.pending[-1] = AT_DISCARD
            return
        i = seat * 3
        held = state.reserves[i] + state.reserves[i + 1] + state.reserves[i + 2]
        if held == ORDER_SIZE and not state.finished >> seat & 1:
            state.pending[-1] = AT_END
        else:
            self._next_turn(state, events)

    def _discard(self, state: MagiaState, seat: int, kind: int, events: list[Event] | None) -> None:
        """MA-16: the hand limit, by the owner's choice."""
        self._lose_card(state, seat, kind)
        if events is not None:
            events.append(Event("card-discarded", {"seat": seat, "card": CARD_NAMES[kind]},
                                reveals=True))  # fmt: skip
        if len(state.hands[seat]) <= HAND_LIMIT:
            self._finish_turn(state, seat, events)

    def _next_turn(self, state: MagiaState, events: list[Event] | None) -> None:
        """MA-18: the game ends after the turn in which the deck was emptied, or when for ten turns
        of each master no card has left it."""
        state.idle = 0 if state.drawn else state.idle + 1
        state.figure = NONE
        state.start = NONE
        state.modes = 0
        state.played = 0
        state.second = False
        state.moved = NONE
        state.drawn = False
        if not state.deck or state.idle >= PATIENCE * state.seats:
            state.ending = STALLED if state.deck else DECK_EMPTY
            state.pending.pop()
            if events is not None:
                kind = "end-stalled" if state.deck else "end-of-deck"
                events.append(Event(kind, {}, reveals=True))
            return
        state.turn = (state.turn + 1) % state.seats
        state.pending[-1] = AT_DECLARE

    # The end that a master declares

    def mission(self, state: MagiaState, seat: int) -> int:
        """Bit mask of the apprentices of a master's mission; with two players a third (MA-6)."""
        return scoring.mission_of(self.cards, state, seat)

    def ready(self, state: MagiaState | MagiaView, seat: int) -> bool:
        """MA-17: all apprentices of the mission are complete, and one of them is being met."""
        mission = scoring.mission_of(self.cards, state, seat)
        if not mission & state.arrived:
            return False
        return scoring.complete_spells(state.held, mission) == mission.bit_count()

    def _ask(self, state: MagiaState, arrived: int, events: list[Event] | None) -> None:
        """MA-17: everybody owes a sealed answer, ready or not, and asking cannot be taken back."""
        state.arrived = arrived
        state.answers = [NONE] * state.seats
        state.pending[-1] = AT_ANSWER
        if events is not None:
            names = [COLOURS[i] for i in range(6) if arrived >> i & 1]
            events.append(Event("end-asked", {"apprentices": names}, self.asking_is_final))

    def _legal_answers(self, state: MagiaState, seat: int) -> list[MagiaAction]:
        """MA-17: who is not ready has only "no". MA-16: the exam has ended the move, so whoever's
        turn it is may still finish the order before answering."""
        if state.answers[seat] >= 0:
            return []
        answers = self.table.answers
        found = [answers[0], answers[1]] if self.ready(state, seat) else [answers[0]]
        if seat == state.turn and self.finish_when_asked and self.can_finish(state, seat):
            found.append(self.table.finish)
        return found

    def _answer(
        self, state: MagiaState, seat: int, answer: int, events: list[Event] | None
    ) -> None:
        """MA-17: once all have answered, any yes ends the game; every ready master is an ender."""
        state.answers[seat] = answer
        if NONE in state.answers:
            return
        if 1 in state.answers:
            for each in range(state.seats):
                if self.ready(state, each):
                    state.enders |= 1 << each
                    if events is not None:
                        events.append(Event("end-declared", {"seat": each}, reveals=True))
            state.ending = DECLARED
            state.pending.pop()
        state.arrived = 0
        state.answers = []
        if state.ending:
            return
        if events is not None:
            events.append(Event("end-declined", {}, reveals=True))
        self._examine(state, state.turn, events)

    # When it is, scoring, and what a seat may know

    def moment(self, state: MagiaState) -> Moment:
        """Turns are all that masters count; who is asked about the end is asked in one."""
        return Moment(seat=state.turn if state.pending else NONE)

    def standing(self, view: MagiaView) -> MagiaStanding:
        return standing(self.cards, view)

    def reach(self, view: MagiaView) -> Reach:
        """Where the move that this seat has begun can end; nothing if it is not moving."""
        if view.seat is None or view.seat != view.turn:
            return Reach()
        return reach(self, self.sample(view, FastChance(0)), view.seat)

    def foretell(
        self, view: MagiaView, action: MagiaAction, preview: Preview, after: list[MagiaState]
    ) -> None:
        foretell(self, view, action, preview, after)

    def reason(self, view: MagiaView, action: MagiaAction, preview: Preview) -> Text | None:
        return reason(self, view, action, preview)

    def standing_lines(self, standing: Standing) -> list[Text]:
        return lines(standing) if isinstance(standing, MagiaStanding) else []

    def outcome(self, state: MagiaState) -> Outcome | None:
        """MA-19: the master with the most points."""
        if state.pending:
            return None
        return scoring.find_outcome(self.cards, state)

    def view(self, state: MagiaState, seat: int | None) -> MagiaView:
        """MA-20: hands, missions, orders that are not finished, the deck's order stay hidden."""
        return build_view(state, seat, self.deciding(state))

    def sample(self, view: MagiaView, chance: Chance) -> MagiaState:
        """MA-20: the unseen cards, orders and missions at random, within what was seen."""
        state = sample_state(self.cards, view, chance)
        for _ in range(TRIES):
            if not state.pending or state.pending[-1] == AT_ANSWER or state.turn == view.seat:
                return state
            if self.legal(state, state.turn):
                return state
            # Whoever stands where a move cannot end has the cards to go on: deal again.
            state = sample_state(self.cards, view, chance)
        raise ValueError("no deal fits what was seen")
