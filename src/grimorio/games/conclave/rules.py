"""The rules of Cónclave, in the rulebook's order. CO-n: sections of docs/games/conclave.md."""

from typing import ClassVar, Final

from grimorio.core import bits
from grimorio.core.chance import Chance
from grimorio.core.edition import Edition
from grimorio.core.event import Event
from grimorio.core.flat import (
    NOTHING,
    added,
    ascending,
    dealt,
    empty_rows,
    filled,
    ordered,
    plain,
    without,
)
from grimorio.core.game import Game, Info, Option, Options, Printed
from grimorio.core.marks import Marks
from grimorio.core.native import i64, mypyc_attr, pop
from grimorio.core.outcome import Outcome, places_by
from grimorio.core.preview import Preview, Standing
from grimorio.core.refusal import Refusal
from grimorio.core.text import Json, Text, TextArg

from . import actions as act
from .actions import CELLS, SPOKEN, ConclaveAction, ConclaveTable
from .cards import BROTHERHOODS, CARDS, MAGIC_COUNT, MAGICS, PER_MAGIC, Cards
from .fields import HAND
from .foresee import CONVINCING, foretell, reason
from .grid import (
    AROUND,
    COLUMN,
    CORNERS,
    CROSS,
    FULL_GRID,
    IN_LINE,
    REFILL_ORDER,
    ROW,
    in_line,
    open_cells,
    run,
)
from .knowledge import build_view, sample_state
from .printed import printed
from .refusals import explain
from .scoring import Score, find_outcome
from .standing import ConclaveStanding, stand, standing_lines
from .state import DRAW, EMPTY, NONE, SEND, TURN, ConclaveState
from .view import ConclaveView

SPACES: Final = 4  # the refill leaves this many empty

LINES: Final = ("column", "row")
ALONE: Final = [[seat] for seat in range(4)]
NOBODY: Final[list[int]] = []


@mypyc_attr(allow_interpreted_subclasses=True)
class Conclave(Game[ConclaveState, ConclaveAction, ConclaveView]):
    """Cónclave by Felix Bernat, for 2-4 seats."""

    OPEN_STANDING: ClassVar[bool] = True
    DECIDES: ClassVar[str] = "resentment"
    RECAPS: ClassVar[frozenset[str]] = frozenset(
        ("mage-sent", "pile-given", "card-drawn", "magic-crisis", "end-began")
    )

    def __init__(self, edition: Edition, rules: int) -> None:
        self.cards = Cards(edition)
        self.table = ConclaveTable(self.cards)
        super().__init__(Info("conclave", rules, 2, 4, edition), self.table)
        self.influence = self.cards.influence
        self.brotherhood = self.cards.brotherhood

    def options(self, seats: int) -> list[Option]:
        """CO-3, CO-4: how many cards leave the game, and the corner where refilling starts."""
        removed = {2: 18, 3: 12, 4: 6}[seats]
        return [
            Option("removed", removed, least=0, most=removed),
            Option("corner", CORNERS[0], choices=CORNERS),
        ]

    def name(self, thing: str) -> Text:
        if thing in CELLS:
            return Text("conclave-cell", {"cell": SPOKEN[CELLS.index(thing)]})
        parts = thing.split("-")
        if len(parts) != 3 or parts[0] not in BROTHERHOODS:
            return super().name(thing)
        card = Text("conclave-card", {"brotherhood": super().name(parts[0]),
                                      "magic": super().name(parts[1]),
                                      "influence": int(parts[2])})  # fmt: skip
        own = self.info.edition.own_name(thing)
        return card if own is None else Text("named-card", {"name": own, "card": card})

    def mage(self, card: str) -> Text:
        """A mage in two words: its magic and its influence."""
        _, magic, influence = card.split("-")
        return Text("conclave-mage", {"magic": self.name(magic), "influence": int(influence)})

    def told(self, kind: str, fields: dict[str, Json]) -> dict[str, TextArg]:
        """Cards in a list have their article, and the new ones of the grid their spaces."""
        if kind == "mage-sent":
            won = [self.mage(card) for card in fields.get("won", [])]
            return {"mage": self.mage(fields["card"]), "won": won, "count": len(won)}
        if "cards" not in fields:
            return {}
        cards = [self.name(card) for card in fields["cards"]]
        if kind != "conclave-refilled":
            listed = [Text("conclave-the-card", {"card": card}) for card in cards]
            return {"cards": [*listed], "count": len(cards)}
        cells = [self.name(cell) for cell in fields["cells"]]
        return {"cards": [Text("conclave-card-at", {"card": card, "cell": cell})
                          for card, cell in zip(cards, cells, strict=True)]}  # fmt: skip

    def catalogue(self) -> dict[str, Json]:
        cards = [
            {
                "id": self.cards.names[card],
                "magic": MAGICS[card // PER_MAGIC],
                "brotherhood": BROTHERHOODS[self.brotherhood[card]],
                "influence": self.influence[card],
                "source": self.cards.sources[card],
            }
            for card in range(CARDS)
        ]
        return {
            **super().catalogue(),
            "cards": cards,
            "magics": list(MAGICS),
            "cells": list(CELLS),
            "corners": [CELLS[order[0]] for order in REFILL_ORDER],
        }

    def facts(self) -> list[tuple[Text, str]]:
        """CO-1: the influences of each brotherhood, magic by magic."""
        found: list[tuple[Text, str]] = []
        for magic, name in enumerate(MAGICS):
            printed: dict[str, TextArg] = {"magic": super().name(name)}
            for number, brotherhood in enumerate(BROTHERHOODS):
                printed[brotherhood] = [
                    self.influence[card]
                    for card in range(magic * PER_MAGIC, (magic + 1) * PER_MAGIC)
                    if self.brotherhood[card] == number
                ]
            found.append((Text("conclave-fact-mages", printed), self.cards.source))
        return found

    def printed(self) -> list[Printed]:
        return printed(self, self.cards)

    # Setup

    def setup(self, seats: int, options: Options, chance: Chance) -> ConclaveState:
        """CO-3: remove, deal four each, lay out twelve around the empty centre, split the rest."""
        deck = ordered(CARDS)
        chance.mix(deck)
        state = ConclaveState()
        state.seats = seats
        state.corner = CORNERS.index(str(options["corner"]))
        deck, state.removed = dealt(deck, int(options["removed"]))
        state.hands = empty_rows(state.seats)
        for seat in range(state.seats):
            deck, hand = dealt(deck, HAND)
            state.hands[seat] = ascending(hand)
        state.grid = filled(EMPTY, 16)
        for cell in AROUND:
            deck, state.grid[cell] = pop(deck)
        half = (len(deck) + 1) // 2
        state.decks = empty_rows(2)
        state.decks[0], state.decks[1] = deck[:half], deck[half:]
        state.piles = filled(0, seats * MAGIC_COUNT)
        state.first = chance.below(seats)
        state.turn = state.first
        state.pending = filled(TURN, 1)
        state.loaded()
        return state

    # Whose choice, and what it can be

    def deciding(self, state: ConclaveState) -> list[int]:
        return ALONE[state.turn] if len(state.pending) else NOBODY

    def asked(self, state: ConclaveState) -> i64:
        return state.turn if len(state.pending) else NONE

    def legal(self, state: ConclaveState, seat: i64) -> list[ConclaveAction]:
        if len(state.pending) == 0 or seat != state.turn:
            return []
        choice = state.pending[-1]
        if choice == DRAW:
            return [self.table.draws[deck] for deck in (0, 1) if len(state.decks[deck])]
        found = self._legal_gives(state, seat) if choice == TURN else []
        cells = bits.members(open_cells(state.occupied))
        sends = self.table.sends
        for card in state.hands[seat]:
            for cell in cells:
                found.append(sends[card * 16 + cell])
        return found

    def _legal_gives(self, state: ConclaveState, seat: i64) -> list[ConclaveAction]:
        """CO-5: any one pile, to whoever has no followers of that magic."""
        found: list[ConclaveAction] = []
        zones = state.zones
        for magic in bits.members(zones[seat]):
            row = self.table.gives[magic]
            for other in range(state.seats):
                if not zones[other] >> magic & 1:
                    found.append(row[other])
        return found

    def _count_gives(self, state: ConclaveState, seat: i64) -> i64:
        own = state.zones[seat]
        found: i64 = 0
        if own:
            for other in state.zones:
                found += bits.count(own & ~other)
        return found

    def random_action(self, state: ConclaveState, seat: i64, chance: Chance) -> ConclaveAction:
        """The sends are a table of cards and cells, so that one can be picked without the list."""
        choice = state.pending[-1]
        if choice == DRAW:
            first: i64 = 0
            if len(state.decks[0]) == 0:
                first = 1
            elif len(state.decks[1]):
                return self.table.draws[chance.below(2)]
            return self.table.draws[first + chance.below(1)]
        gives: i64 = 0
        if choice == TURN:
            gives = self._count_gives(state, seat)
        cells = open_cells(state.occupied)
        hand = state.hands[seat]
        wide = bits.count(cells)
        pick = chance.below(gives + len(hand) * wide)
        if pick < gives:
            return self._legal_gives(state, seat)[pick]
        pick -= gives
        return self.table.sends[hand[pick // wide] * 16 + bits.nth(cells, pick % wide)]

    def mark_legal(self, state: ConclaveState, seat: i64, marks: Marks) -> None:
        choice = state.pending[-1]
        if choice == DRAW:
            for deck in range(2):
                if len(state.decks[deck]):
                    marks.add(act.FIRST_DRAW + deck)
            return
        if choice == TURN:
            for give in self._legal_gives(state, seat):
                marks.add(give.id)
        cells = open_cells(state.occupied)
        for card in state.hands[seat]:
            marks.add_bits(act.FIRST_SEND + card * 16, cells)

    def why_not(self, state: ConclaveState, seat: i64, action: ConclaveAction) -> Refusal | None:
        if action in self.legal(state, seat):
            return None
        return explain(self, self.cards, state, seat, action)

    # The turn

    def apply(
        self,
        state: ConclaveState,
        seat: i64,
        action: ConclaveAction,
        chance: Chance,
        events: list[Event] | None = None,
    ) -> None:
        kind = action.kind
        if kind == act.SEND:
            self._send(state, seat, action.first, action.second, events)
        elif kind == act.DRAW:
            self._draw(state, seat, action.first, events)
        else:
            self._give(state, seat, action.first, action.second, events)

    def sure_after(
        self, before: ConclaveState, after: ConclaveState, seat: i64, action: ConclaveAction
    ) -> list[ConclaveAction] | None:
        """All that a turn does before its draw lies open."""
        return None if after.turn == seat and action.kind != act.DRAW else []

    def _give(
        self, state: ConclaveState, seat: i64, magic: i64, to: i64, events: list[Event] | None
    ) -> None:
        """CO-5: the pile changes its zone, and cannot be refused."""
        source = seat * MAGIC_COUNT + magic
        state.piles[to * MAGIC_COUNT + magic] = state.piles[source]
        state.piles[source] = 0
        state.zones[seat] ^= 1 << magic
        state.zones[to] |= 1 << magic
        state.pending[-1] = SEND
        if events is not None:
            total = self.cards.pile_influence[magic][state.piles[to * MAGIC_COUNT + magic]]
            events.append(Event("pile-given", {"seat": seat, "to_seat": to, "magic": MAGICS[magic],
                                               "total": total}, hits=[to]))  # fmt: skip

    def _send(
        self, state: ConclaveState, seat: i64, card: i64, cell: i64, events: list[Event] | None
    ) -> None:
        """CO-6: the emissary takes its place and speaks; then the turn goes on."""
        state.hands[seat] = without(state.hands[seat], card)
        state.grid[cell] = card
        state.occupied |= 1 << cell
        if events is not None:
            events.append(Event("mage-sent", {"seat": seat, "card": self.cards.names[card],
                                              "cell": CELLS[cell]}, reveals=True))  # fmt: skip
        self._convince(state, seat, cell, COLUMN, events)
        self._convince(state, seat, cell, ROW, events)
        if events is not None:
            self._tell_won(events)
        if state.occupied == FULL_GRID:
            self._crisis(state, seat, cell, events)
        if state.ender >= 0:
            self._end_turn(state, events)
        else:
            state.pending[-1] = DRAW

    def _convince(
        self, state: ConclaveState, seat: i64, cell: i64, line: i64, events: list[Event] | None
    ) -> None:
        """CO-7: the unbroken line through the emissary, itself included, must count ten or more;
        then all in it of the emissary's magic or brotherhood follow."""
        grid, influence = state.grid, self.influence
        listeners = run(state.occupied, cell, line)
        first = cell * 6 + line * IN_LINE
        total = influence[grid[cell]]
        for i in range(first, first + IN_LINE):
            place = CROSS[i]
            if listeners >> place & 1:
                total += influence[grid[place]]
        convinced: i64 = 0
        if total >= CONVINCING:
            for i in range(first, first + IN_LINE):
                place = CROSS[i]
                if listeners >> place & 1 and self._alike(grid[cell], grid[place]):
                    convinced |= 1 << place
        if events is not None:
            self._tell_line(state, seat, cell, line, total, convinced, events)
        if convinced:
            self._take(state, seat, convinced)

    def _alike(self, emissary: i64, card: i64) -> bool:
        return (
            emissary // PER_MAGIC == card // PER_MAGIC
            or self.brotherhood[emissary] == self.brotherhood[card]
        )

    def _tell_line(
        self,
        state: ConclaveState,
        seat: i64,
        cell: i64,
        line: i64,
        total: i64,
        convinced: i64,
        events: list[Event],
    ) -> None:
        counted: dict[str, Json] = {"seat": seat, "line": LINES[line], "total": total}
        kind = "line-failed" if total < CONVINCING else "line-unmoved"
        if convinced:
            kind = "line-counted"
            counted["cards"] = self._names_at(state, in_line(convinced, cell, line))
        events.append(Event(kind, counted))

    def _tell_won(self, events: list[Event]) -> None:
        """The emissary's event names all whom it won, so that one line can tell the whole act."""
        column, row = events[-2], events[-1]
        won = [*column.data.get("cards", []), *row.data.get("cards", [])]
        if won:
            events[-3].data["won"] = won

    def _names_at(self, state: ConclaveState, cells: list[int]) -> list[str]:
        return [self.cards.names[state.grid[cell]] for cell in cells]

    def _take(self, state: ConclaveState, seat: i64, cells: i64) -> None:
        grid = state.grid
        for cell in bits.members(cells):
            self._add_follower(state, seat, grid[cell])
            grid[cell] = EMPTY
        state.occupied ^= cells

    def _add_follower(self, state: ConclaveState, seat: i64, card: i64) -> None:
        magic = card // PER_MAGIC
        state.piles[seat * MAGIC_COUNT + magic] |= 1 << card % PER_MAGIC
        state.zones[seat] |= 1 << magic

    def _crisis(
        self, state: ConclaveState, seat: i64, cell: i64, events: list[Event] | None
    ) -> None:
        """CO-8: the grid is full and nobody was convinced. All of other brotherhoods in the
        emissary's row and column follow; if there are none, all six do."""
        brotherhood = self.brotherhood[state.grid[cell]]
        cross = CROSS[cell * 6 : cell * 6 + 6]
        taken = [place for place in cross if self.brotherhood[state.grid[place]] != brotherhood]
        if not taken:
            taken = list(cross)
        if events is not None:
            names = self._names_at(state, taken)
            events.append(Event("magic-crisis", {"seat": seat, "cards": names}))
        self._take(state, seat, bits.set_of(taken))

    def _draw(self, state: ConclaveState, seat: i64, deck: i64, events: list[Event] | None) -> None:
        """CO-9: one card from the chosen deck; then the grid is refilled."""
        state.decks[deck], card = pop(state.decks[deck])
        state.hands[seat] = added(state.hands[seat], card)
        if events is not None:
            events.append(Event("card-drawn", {"seat": seat, "deck": act.DECKS[deck],
                                               "magic": MAGICS[card // PER_MAGIC]},
                                reveals=True, audience=[seat],
                                secret={"card": self.cards.names[card]}))  # fmt: skip
        self._refill(state, deck, events)
        if len(state.decks[0]) + len(state.decks[1]) == 0:
            self._begin_the_end(state, seat, events)
        self._end_turn(state, events)

    def _refill(self, state: ConclaveState, deck: i64, events: list[Event] | None) -> None:
        """CO-9: from the starting corner, from the deck drawn from and then the other, until
        four spaces are empty."""
        wanted = 16 - SPACES - bits.count(state.occupied)
        if wanted <= 0:
            return
        grid, decks = state.grid, state.decks
        before = state.occupied
        for cell in REFILL_ORDER[state.corner]:
            if grid[cell] == EMPTY:
                if len(decks[deck]) == 0:
                    deck = 1 - deck
                    if len(decks[deck]) == 0:
                        break
                decks[deck], grid[cell] = pop(decks[deck])
                state.occupied |= 1 << cell
                wanted -= 1
                if wanted == 0:
                    break
        if events is not None and state.occupied != before:
            new = state.occupied ^ before
            cells = [cell for cell in REFILL_ORDER[state.corner] if new >> cell & 1]
            events.append(Event("conclave-refilled", {"cards": self._names_at(state, cells),
                                                      "cells": [CELLS[c] for c in cells]},
                                reveals=True))  # fmt: skip

    def _begin_the_end(self, state: ConclaveState, seat: i64, events: list[Event] | None) -> None:
        """CO-10: both decks are empty. Everybody has a last turn, who emptied them the last one."""
        state.ender = seat
        state.last_turns = state.seats + 1  # the turn that is being finished counts, too
        if events is not None:
            events.append(Event("end-began", {"seat": seat}))

    def _end_turn(self, state: ConclaveState, events: list[Event] | None) -> None:
        if state.ender >= 0:
            state.last_turns -= 1
            if state.last_turns == 0:
                self._join_hands(state, events)
                state.pending = NOTHING
                return
        state.turn += 1
        if state.turn == state.seats:
            state.turn = 0
        state.pending[-1] = TURN

    def _join_hands(self, state: ConclaveState, events: list[Event] | None) -> None:
        """CO-10: the three cards left in each hand join their owner's zone."""
        for seat in range(state.seats):
            hand = state.hands[seat]
            if events is not None:
                events.append(Event("hand-joined", {"seat": seat,
                                                    "cards": [self.cards.names[c] for c in hand]},
                                    reveals=True))  # fmt: skip
            for card in hand:
                self._add_follower(state, seat, card)
            state.hands[seat] = NOTHING

    # Scoring

    def outcome(self, state: ConclaveState) -> Outcome | None:
        return None if len(state.pending) else find_outcome(self, self.cards, state)

    def places(self, state: ConclaveState) -> list[int]:
        return places_by(Score(self.cards, plain(state.piles), state.seats).keys())

    # What a seat may know

    def view(self, state: ConclaveState, seat: int | None) -> ConclaveView:
        return build_view(state, seat)

    def sample(self, view: ConclaveView, chance: Chance) -> ConclaveState:
        return sample_state(view, chance)

    # What a seat can foresee

    def standing(self, view: ConclaveView) -> ConclaveStanding:
        return stand(self.cards, view)

    def standing_lines(self, standing: Standing) -> list[Text]:
        assert isinstance(standing, ConclaveStanding)
        return standing_lines(self, standing)

    def foretell(
        self,
        view: ConclaveView,
        action: ConclaveAction,
        preview: Preview,
        after: list[ConclaveState],
    ) -> None:
        foretell(self, self.cards, view, action, preview, after)

    def reason(self, view: ConclaveView, action: ConclaveAction, preview: Preview) -> Text | None:
        return reason(self, action, preview, view.turn)
