"""The rules of Crónicas, in the rulebook's order. CR-n: sections of docs/games/cronicas.md."""

from typing import ClassVar, Final

from grimorio.core import bits
from grimorio.core.chance import Chance
from grimorio.core.edition import Edition
from grimorio.core.event import Event
from grimorio.core.flat import NOTHING, changed, filled, joined, ordered
from grimorio.core.game import Game, Info, Option, Options, Printed
from grimorio.core.marks import Marks
from grimorio.core.moment import Moment
from grimorio.core.native import append, i64, pop, vec
from grimorio.core.outcome import Outcome
from grimorio.core.preview import Preview, Standing
from grimorio.core.record import canonical
from grimorio.core.refusal import Refusal
from grimorio.core.text import Json, Text, TextArg

from .actions import HIDE, CronicasAction, CronicasTable, Rows
from .cards import (
    CARDS,
    CHRONICLES,
    DEMON,
    DISCARD,
    DRAGON,
    END,
    KING,
    ONLY,
    PLAY,
    RECALL,
    RETURN,
    STRENGTHS,
    SUIT_CARDS,
    SUITS,
    TAKE,
    WILD_CARDS,
    WILDS,
    Cards,
    bits_of,
)
from .chronicles import remember_chronicles, turn_up_chronicles
from .encounter import find_targets, in_order, spoils, winning_seat
from .feats import FEAT_DEMON_KING, FEAT_QUEEN, FEAT_THIEF, FEATS, record_feat
from .foresee import foretell, reason
from .knowledge import CronicasWorlds, build_view
from .printed import character, printed, short
from .refusals import explain
from .scoring import final_feats, find_outcome, find_places, is_over, score_round
from .standing import CronicasStanding, stand, standing_lines
from .state import NONE, OWED, CronicasState
from .view import CronicasView

MOST_GOAL: Final = 6

ALONE: Final = [[seat] for seat in range(6)]
NOBODY: Final[list[int]] = []
ALL_SUITS: Final[i64] = 7
DECK: Final = ordered(CARDS)


class Cronicas(Game[CronicasState, CronicasAction, CronicasView]):
    """Crónicas (Chronicle) by Seiji Kanai, for 3-6 seats."""

    OPEN_STANDING: ClassVar[bool] = True
    DECIDES: ClassVar[str] = "fame"
    RECAPS: ClassVar[frozenset[str]] = frozenset(
        (
            *("card-played", "card-hidden", "encounter-cut", "encounter-won", "cards-burnt"),
            *("ally-taken", "ally-discarded", "ally-recalled", "ally-dismissed", "card-returned"),
            *("hidden-returned", "main-shown", "chronicle-turned"),
            *("evil-purged", "evil-victory", "seat-excluded", "fame-gained"),
        )
    )

    def __init__(self, edition: Edition, rules: int) -> None:
        self.cards = Cards(edition)
        self.table = CronicasTable(self.cards)
        super().__init__(Info("cronicas", rules, 3, 6, edition), self.table)
        self.forgetful = rules == 1
        self.on_play = self.cards.on_play

    def options(self, seats: int) -> list[Option]:
        """CR-10: two chronicles a round; go on after a tie; how much fame ends the game."""
        return [
            Option("fame", 3, least=1, most=MOST_GOAL),
            Option("two-chronicles", False),
            Option("prolong", False),
        ]

    def name(self, thing: str) -> Text:
        suit, _, strength = thing.partition("-")
        if suit == "encounter":
            return Text("cronicas-encounter", {"number": int(strength)})
        if suit in SUITS and strength:
            return Text("cronicas-card", {"character": self.character(thing),
                                          "suit": super().name(suit),
                                          "strength": int(strength)})  # fmt: skip
        return super().name(thing)

    def character(self, card: str) -> Text:
        """Who is on a card, without its suit and strength."""
        return character(self, card)

    def told(self, kind: str, fields: dict[str, Json]) -> dict[str, TextArg]:
        """Who is on a card, whether it leads, how many cards there are, and how many evil ones."""
        more: dict[str, TextArg] = {"first": int("leads" in fields)}
        if isinstance(fields.get("card"), str):
            more["short"] = short(self, fields["card"])
            more["character"] = self.character(fields["card"])
        if "cards" in fields:
            evil = [card for card in fields["cards"] if self._is_evil(card)]
            more["count"] = len(fields["cards"])
            more["evil"] = len(evil)
            more["shorts"] = [short(self, card) for card in fields["cards"]]
        return more

    def _is_evil(self, card: str) -> bool:
        return bool(self.cards.evil >> self.cards.names.index(card) & 1)

    def moment(self, state: CronicasState) -> Moment:
        """The encounter of the round, and whose turn it is in it."""
        turn = (state.encounter - 1) * state.seats + state.played + 1
        seat = self.asked(state)
        return Moment(state.round, turn, seat, f"encounter-{state.encounter}")

    def catalogue(self) -> dict[str, Json]:
        """Names are texts: `cronicas-character-<id>`, `cronicas-<chronicle>`, and so on."""
        facts = self.cards
        characters = [
            {
                "id": facts.names[card],
                "suit": "wild" if card >= KING else SUITS[facts.suit[card]],
                "strength": facts.strength[card],
                "ability": facts.abilities[card],
                "evil": bool(facts.evil >> card & 1),
                **facts.sources[card],
            }
            for card in range(CARDS)
        ]
        chronicles = [
            {
                "id": id,
                "condition": facts.conditions[chronicle],
                "main": facts.main[chronicle],
                **facts.chronicle_sources[chronicle],
            }
            for chronicle, id in enumerate(CHRONICLES)
        ]
        return {
            **super().catalogue(),
            "cards": characters,
            "chronicles": chronicles,
            "suits": list(SUITS),
            "wilds": list(WILDS),
            "feats": [f"feat-{feat}" for feat in FEATS],
        }

    def printed(self) -> list[Printed]:
        return printed(self, self.cards)

    def frozen(self, state: CronicasState) -> bytes:
        """The first rules wrote one seat for the King, and one for the Demon."""
        if not self.forgetful:
            return super().frozen(state)
        data = state.to_json()
        data["king_seat"] = int(data.pop("kings")).bit_length() - 1
        data["demon_seat"] = int(data.pop("demons")).bit_length() - 1
        return canonical(data)

    # Setup

    def setup(self, seats: int, options: Options, chance: Chance) -> CronicasState:
        state = CronicasState()
        state.seats = seats
        state.goal = int(options["fame"])
        state.two = bool(options["two-chronicles"])
        state.prolong = bool(options["prolong"])
        state.deck = ordered(len(CHRONICLES))
        chance.mix(state.deck)
        state.fame = filled(0, seats)
        state.streak = filled(0, seats)
        state.pending = OWED[PLAY]
        self._begin_round(state, chance, None)
        return state

    def _begin_round(
        self, state: CronicasState, chance: Chance, events: list[Event] | None
    ) -> None:
        """CR-1: chronicles first, then the deal; the holder of the first main card leads."""
        seats = state.seats
        state.round += 1
        if events is not None:
            events.append(Event("round-began", {"round": state.round}))
        turn_up_chronicles(self.cards, state, chance, events)
        state.allies = filled(0, seats)
        state.known = state.void = filled(0, seats)
        state.holds = filled(0, seats)
        state.owners = filled(0, CARDS)
        state.kings = state.demons = 0
        self._deal(state, chance, events)
        self._show_main_cards(state, events)
        state.encounter = 0
        state.sole = state.leader
        self._begin_encounter(state, state.leader)

    def _deal(self, state: CronicasState, chance: Chance, events: list[Event] | None) -> None:
        """CR-1: all cards, equally; with five seats one is turned up, never the first main card."""
        deck = DECK[:]
        chance.mix(deck)
        state.discards = NOTHING
        if state.seats == 5:
            deck = self._remove_one(state, deck, chance, events)
        size = len(deck) // state.seats
        state.hands = filled(0, state.seats)
        for seat in range(state.seats):
            for place in range(seat * size, seat * size + size):
                state.hands[seat] |= ONLY[deck[place]]
            if events is not None:
                names = [self.cards.names[card] for card in bits_of(state.hands[seat])]
                events.append(Event("hand-dealt", {"seat": seat, "count": size}, reveals=True,
                                    audience=[seat], secret={"cards": names}))  # fmt: skip

    def _remove_one(
        self, state: CronicasState, deck: vec[i64], chance: Chance, events: list[Event] | None
    ) -> vec[i64]:
        """CR-1: the top card is out; if it is the main card, the next one, and it goes back in."""
        deck, top = pop(deck)
        if top == self.cards.main[state.turned[0]]:
            main = top
            deck, top = pop(deck)
            deck = append(deck, main)
            chance.mix(deck)
        state.discards = filled(top, 1)
        if events is not None:
            events.append(Event("card-removed", {"card": self.cards.names[top]}, reveals=True))
        return deck

    def _show_main_cards(self, state: CronicasState, events: list[Event] | None) -> None:
        """CR-1: who holds the main card of a chronicle turned up shows it; the first one leads."""
        first = True
        for chronicle in state.turned:
            card = self.cards.main[chronicle]
            for seat in range(state.seats):
                if state.hands[seat] >> card & 1:
                    self._know(state, seat, card)
                    if first:
                        state.leader = seat
                    if events is not None:
                        self._tell_main(seat, chronicle, first, events)
            first = False

    def _know(self, state: CronicasState, seat: i64, card: i64) -> None:
        """All know now that a card is in this hand."""
        state.known = changed(state.known, seat, state.known[seat] | ONLY[card])

    def _tell_main(self, seat: i64, chronicle: i64, leads: bool, events: list[Event]) -> None:
        told: dict[str, Json] = {"seat": seat, "chronicle": CHRONICLES[chronicle],
                                 "card": self.cards.names[self.cards.main[chronicle]]}  # fmt: skip
        if leads:
            told["leads"] = True
        events.append(Event("main-shown", told, reveals=True))

    def _begin_encounter(self, state: CronicasState, leader: i64) -> None:
        state.encounter += 1
        state.leader = leader
        state.turn = leader
        state.played = 0
        state.led = NONE
        state.down = 0
        state.cards = filled(NONE, state.seats)

    # Whose choice, and what it can be

    def deciding(self, state: CronicasState) -> list[int]:
        return ALONE[state.turn] if len(state.pending) else NOBODY

    def asked(self, state: CronicasState) -> i64:
        return state.turn if len(state.pending) else NONE

    def legal(self, state: CronicasState, seat: i64) -> list[CronicasAction]:
        if not len(state.pending) or seat != state.turn:
            return []
        rows = self._rows(state)
        return [rows[target] for target in bits.members(self._offered(state, seat))]

    def _rows(self, state: CronicasState) -> Rows:
        """By card, or for a 7 by seat, what the choice owed next can be."""
        choice = state.pending[-1]
        return self.table.ways[state.led] if choice == PLAY else self.table.kinds[choice]

    def _offered(self, state: CronicasState, seat: i64) -> i64:
        """CR-2: any card leads; the suit or a wild follows; without the suit, any card does. CR-4:
        or what an ability can be used on."""
        choice = state.pending[-1]
        if choice != PLAY:
            return find_targets(self.cards, state, seat, choice)
        hand = state.hands[seat]
        if state.led == NONE or not hand & SUIT_CARDS[state.led]:
            return hand
        return hand & (SUIT_CARDS[state.led] | WILD_CARDS)

    def random_action(self, state: CronicasState, seat: i64, chance: Chance) -> CronicasAction:
        """One of the legal actions, picked without making their list."""
        offered = self._offered(state, seat)
        return self._rows(state)[bits.nth(offered, chance.below(bits.count(offered)))]

    def mark_legal(self, state: CronicasState, seat: i64, marks: Marks) -> None:
        rows = self._rows(state)
        for target in bits.members(self._offered(state, seat)):
            marks.add(rows[target].id)

    def why_not(self, state: CronicasState, seat: i64, action: CronicasAction) -> Refusal | None:
        if action in self.legal(state, seat):
            return None
        return explain(self, self.cards, state, seat, action)

    # The encounter

    def apply(
        self,
        state: CronicasState,
        seat: i64,
        action: CronicasAction,
        chance: Chance,
        events: list[Event] | None = None,
    ) -> None:
        kind = action.kind
        if kind == PLAY:
            self._play(state, seat, action.target, chance, events)
        elif kind == HIDE:
            self._hide(state, seat, action.target, events)
            self._end_turn(state, chance, events)
        else:
            state.pending = OWED[PLAY]
            self._affect(state, seat, kind, action.target, events)
            self._end_turn(state, chance, events)

    def sure_after(
        self, before: CronicasState, after: CronicasState, seat: i64, action: CronicasAction
    ) -> list[CronicasAction] | None:
        """CR-4: between a card and its target nothing happens."""
        return None if len(after.pending) and after.pending[-1] != PLAY else []

    def _play(
        self, state: CronicasState, seat: i64, card: i64, chance: Chance, events: list[Event] | None
    ) -> None:
        """CR-2, CR-4: the card lies face up, sets the suit if none is set, and acts at once."""
        state.hands[seat] ^= ONLY[card]
        state.cards[seat] = card
        if card < KING and state.led == NONE:
            state.led = card // STRENGTHS
        self._show(state, seat, card)
        if events is not None:
            told: dict[str, Json] = {"seat": seat, "card": self.cards.names[card]}
            if seat == state.leader:
                told["leads"] = True
            events.append(Event("card-played", told, reveals=True))
        ability = self.on_play[card]
        if ability == END:
            if events is not None:
                events.append(Event("encounter-cut", {"seat": seat,
                                                      "card": self.cards.names[card]}))  # fmt: skip
            self._end_encounter(state, chance, events)
            return
        if ability >= 0 and self._must_choose(state, seat, ability, events):
            return
        self._end_turn(state, chance, events)

    def _show(self, state: CronicasState, seat: i64, card: i64) -> None:
        """What is no longer known of a hand, now that all see one of its cards: a suit card that
        nobody knew may have been the one that it holds for sure (CR-3)."""
        known = state.known[seat]
        if known >> card & 1:
            state.known = changed(state.known, seat, known ^ ONLY[card])
        elif card < KING:
            state.holds[seat] = 0

    def _hide(self, state: CronicasState, seat: i64, card: i64, events: list[Event] | None) -> None:
        """CR-3: face down: no ability, no strength. All learn that the seat has none of the suit,
        and that it had a card of another."""
        led = state.led
        state.hands[seat] ^= ONLY[card]
        state.cards[seat] = card
        state.down |= 1 << seat
        state.void = changed(state.void, seat, state.void[seat] | 1 << led)
        if not state.known[seat] & ~WILD_CARDS & ~SUIT_CARDS[led]:
            state.holds[seat] = (state.holds[seat] or ALL_SUITS) & ~(1 << led)
        if events is not None:
            told: dict[str, Json] = {"seat": seat, "suit": SUITS[led]}
            secret: dict[str, Json] = {"card": self.cards.names[card]}
            events.append(Event("card-hidden", told, True, [seat], secret))

    def _must_choose(
        self, state: CronicasState, seat: i64, choice: i64, events: list[Event] | None
    ) -> bool:
        """CR-4: an ability that can be applied must be. No target: nothing happens; one: at once;
        several: the seat owes a choice."""
        targets = find_targets(self.cards, state, seat, choice)
        if not targets:
            return False
        if targets & targets - 1:
            state.pending = OWED[choice]
            return True
        self._affect(state, seat, choice, bits.lowest(targets), events)
        return False

    def _affect(
        self, state: CronicasState, seat: i64, choice: i64, target: i64, events: list[Event] | None
    ) -> None:
        if choice == TAKE:
            self._take(state, seat, target, events)
        elif choice == RECALL:
            self._recall(state, seat, target, events)
        elif choice == RETURN:
            self._return(state, seat, target, events)
        elif choice == DISCARD:
            self._discard(state, seat, target, events)
        else:
            self._dismiss(state, seat, target, events)

    def _holder(self, state: CronicasState, card: i64) -> i64:
        for seat in range(state.seats):
            if state.allies[seat] >> card & 1:
                return seat
        return NONE

    def _take(self, state: CronicasState, seat: i64, card: i64, events: list[Event] | None) -> None:
        """4 and Sage: an opponent's ally changes sides."""
        other = self._holder(state, card)
        state.allies[other] ^= ONLY[card]
        if events is not None:
            events.append(Event("ally-taken", {"seat": seat, "from_seat": other,
                                               "card": self.cards.names[card]},
                                hits=[other]))  # fmt: skip
        self._gain(state, seat, card, events)

    def _recall(
        self, state: CronicasState, seat: i64, card: i64, events: list[Event] | None
    ) -> None:
        """6: an own ally goes back into the hand, where all know it to be."""
        state.allies[seat] ^= ONLY[card]
        state.hands[seat] |= ONLY[card]
        self._know(state, seat, card)
        if events is not None:
            events.append(Event("ally-recalled", {"seat": seat,
                                                  "card": self.cards.names[card]}))  # fmt: skip

    def _return(
        self, state: CronicasState, seat: i64, other: i64, events: list[Event] | None
    ) -> None:
        """CR-6: 7: a card of the encounter goes back to its player, who does not play again. All
        know where a face-up card went; a face-down one stays unknown (CR-3)."""
        card = state.cards[other]
        hidden = bool(state.down >> other & 1)
        state.cards[other] = NONE
        state.hands[other] |= ONLY[card]
        name = self.cards.names[card]
        if hidden:
            state.down ^= 1 << other
            if events is not None:
                events.append(Event("hidden-returned", {"seat": seat, "to_seat": other},
                                    audience=[other], secret={"card": name},
                                    hits=[other]))  # fmt: skip
            return
        self._know(state, other, card)
        if events is not None:
            told: dict[str, Json] = {"seat": seat, "to_seat": other, "card": name}
            events.append(Event("card-returned", told, hits=[other]))

    def _discard(
        self, state: CronicasState, seat: i64, card: i64, events: list[Event] | None
    ) -> None:
        """8: an opponent's ally goes to the discard pile."""
        other = self._holder(state, card)
        state.allies[other] ^= ONLY[card]
        state.discards = append(state.discards[:], card)
        if events is not None:
            events.append(Event("ally-discarded", {"seat": seat, "from_seat": other,
                                                   "card": self.cards.names[card]},
                                hits=[other]))  # fmt: skip

    def _dismiss(
        self, state: CronicasState, seat: i64, card: i64, events: list[Event] | None
    ) -> None:
        """9: an own ally goes to the discard pile."""
        state.allies[seat] ^= ONLY[card]
        state.discards = append(state.discards[:], card)
        if events is not None:
            events.append(Event("ally-dismissed", {"seat": seat,
                                                   "card": self.cards.names[card]}))  # fmt: skip

    def _gain(self, state: CronicasState, seat: i64, card: i64, events: list[Event] | None) -> None:
        """A card becomes an ally. CR-11: the Thief is whoever is the last of all to get it."""
        state.allies[seat] |= ONLY[card]
        if not state.owners[card] >> seat & 1:
            state.owners[card] |= 1 << seat
            if state.owners[card] == (1 << state.seats) - 1:
                record_feat(state, FEAT_THIEF, seat, events)

    def _end_turn(self, state: CronicasState, chance: Chance, events: list[Event] | None) -> None:
        """The next seat to the left plays, until all have."""
        state.played += 1
        if state.played == state.seats:
            self._end_encounter(state, chance, events)
        else:
            state.turn += 1
            if state.turn == state.seats:
                state.turn = 0

    def _end_encounter(
        self, state: CronicasState, chance: Chance, events: list[Event] | None
    ) -> None:
        """CR-5: the winner takes all cards as allies and leads next; CR-7: unless a hand is empty,
        which ends the round."""
        winner = winning_seat(self.cards, state)
        card = state.cards[winner]
        if state.down:
            self._reveal(state)
        if events is not None:
            self._tell_winner(state, winner, events)
        if card == DRAGON:
            self._burn(state, winner, events)
        else:
            for each in state.cards:
                if each >= 0:
                    self._gain(state, winner, each, events)
            if card >= KING:
                self._note_wild(state, winner, card, events)
        state.last_cards = state.cards
        state.last_down = state.down
        state.last_leader = state.leader
        state.last_winner = winner
        for hand in state.hands:
            if not hand:
                self._end_round(state, chance, events)
                return
        self._begin_encounter(state, winner)
        if winner != state.sole:
            state.sole = NONE

    def _reveal(self, state: CronicasState) -> None:
        """CR-3: the face-down cards are turned up, and with them what was known only of a hand."""
        for seat in range(state.seats):
            if state.down >> seat & 1:
                self._show(state, seat, state.cards[seat])

    def _tell_winner(self, state: CronicasState, winner: i64, events: list[Event]) -> None:
        names = [self.cards.names[card] for card in in_order(state)]
        events.append(Event("encounter-won", {"seat": winner, "cards": names},
                            reveals=state.down != 0))  # fmt: skip

    def _burn(self, state: CronicasState, winner: i64, events: list[Event] | None) -> None:
        """CR-5: the Dragon's player takes the Dragon, and the face-up 10, which nothing moves; all
        other cards of the encounter are discarded."""
        kept, burnt = spoils(self.cards, state, winner)
        for card in kept:
            self._gain(state, winner, card, events)
        state.discards = joined(state.discards, burnt)
        if events is not None and len(burnt):
            names = [self.cards.names[card] for card in burnt]
            events.append(Event("cards-burnt", {"seat": winner, "cards": names}))

    def _note_wild(
        self, state: CronicasState, winner: i64, card: i64, events: list[Event] | None
    ) -> None:
        """CR-11: the Demon King wins encounters of one round with the King and with the Demon. By
        the first rules only the last winner with either card is remembered."""
        bit = 1 << winner
        already = state.kings & state.demons & bit
        if card == KING:
            state.kings = bit | (0 if self.forgetful else state.kings)
        elif card == DEMON:
            state.demons = bit | (0 if self.forgetful else state.demons)
        if state.kings & state.demons & bit and not already:
            record_feat(state, FEAT_DEMON_KING, winner, events)

    # The end of a round

    def _end_round(self, state: CronicasState, chance: Chance, events: list[Event] | None) -> None:
        """CR-7: hands join the allies. CR-8: fame is given. CR-10: the game ends, or goes on."""
        for seat in range(state.seats):
            if state.hands[seat]:
                self._join_hand(state, seat, events)
        if state.sole != NONE:
            record_feat(state, FEAT_QUEEN, state.sole, events)
        score_round(self.cards, state, events)
        remember_chronicles(self.cards, state)
        if is_over(state):
            state.pending = NOTHING
            self._clear(state)
            final_feats(state, events)
        else:
            self._begin_round(state, chance, events)

    def _join_hand(self, state: CronicasState, seat: i64, events: list[Event] | None) -> None:
        hand = bits.members(state.hands[seat])
        if events is not None:
            names = [self.cards.names[card] for card in hand]
            events.append(Event("hand-joined", {"seat": seat, "cards": names}, reveals=True))
        state.hands[seat] = 0
        for card in hand:
            self._gain(state, seat, card, events)

    def _clear(self, state: CronicasState) -> None:
        """Nothing lies in the encounter any more, and nothing is left to know about hands."""
        state.cards = filled(NONE, state.seats)
        state.down = 0
        state.led = NONE
        state.known = state.void = filled(0, state.seats)
        state.holds = filled(0, state.seats)

    def outcome(self, state: CronicasState) -> Outcome | None:
        return None if len(state.pending) else find_outcome(state)

    def places(self, state: CronicasState) -> list[int]:
        return find_places(state)

    # What a seat may know

    def view(self, state: CronicasState, seat: int | None) -> CronicasView:
        view = build_view(self.cards, state, seat)
        if any(card >= 0 for card in state.cards):
            view.winning = winning_seat(self.cards, state)
        return view

    def sample(self, view: CronicasView, chance: Chance) -> CronicasState:
        return self.worlds(view).draw(chance)

    def worlds(self, view: CronicasView) -> CronicasWorlds:
        return CronicasWorlds(self, view)

    # What a seat can foresee

    def standing(self, view: CronicasView) -> CronicasStanding:
        return stand(self.cards, view)

    def standing_lines(self, standing: Standing) -> list[Text]:
        assert isinstance(standing, CronicasStanding)
        return standing_lines(self, self.cards, standing)

    def foretell(
        self,
        view: CronicasView,
        action: CronicasAction,
        preview: Preview,
        after: list[CronicasState],
    ) -> None:
        foretell(self, self.cards, view, action, preview, after)

    def reason(self, view: CronicasView, action: CronicasAction, preview: Preview) -> Text | None:
        return reason(self, view, action, preview)
