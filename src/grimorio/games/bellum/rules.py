"""The rules of Bellum Magica, in the rulebook's order.

BE-n are the sections of docs/games/bellum.md.
"""

from typing import Final

from grimorio.core.chance import Chance
from grimorio.core.edition import Edition
from grimorio.core.event import Event
from grimorio.core.game import Game, Info, Option, Options, Printed
from grimorio.core.moment import Moment
from grimorio.core.outcome import Outcome
from grimorio.core.preview import Preview, Standing
from grimorio.core.refusal import Refusal
from grimorio.core.text import Json, Text, TextArg

from . import actions as act
from .actions import BellumAction, BellumTable
from .cards import (
    BONUSES,
    CASTLES,
    CHESTS,
    CONFUSION,
    CREATURES,
    FIRST_EVIL,
    FIRST_LABEL,
    FIRST_MOST_EVIL,
    FIRST_PLACE,
    FOOD,
    GLYPH,
    GOLD,
    LEFT,
    MAGIC,
    MAGIC_SHIELD,
    MAP,
    MASK,
    METAL,
    RIGHT,
    ROWS,
    SHIELD,
    SIDES,
    SWORD,
    TAVERN,
    THIEF,
    TOKENS,
    WOOD,
    Cards,
    chest_name,
)
from .choices import AT_ATTACK, AT_CASTLE, AT_GOBLIN, AT_PLACE, AT_RECRUIT, AT_REROLL, AT_STEAL
from .foresee import foretell, reason
from .knowledge import build_view, sample_state
from .printed import printed
from .refusals import explain
from .scoring import chest_source, find_outcome, held
from .standing import BellumStanding, lines, standing
from .state import ENOUGH_CHESTS, NONE, BellumState
from .view import BellumView

CASTLE_RULES: Final = ("random", "chosen")
# Farms, villages and towns in the kingdom, by the number of seats.
KINGDOM: Final = ((), (), (3, 3, 10), (4, 4, 10), (6, 6, 10), (7, 7, 10))
GOBLINS_EACH: Final = 2
LAST_DAY: Final = 60
ASK_WITHOUT_SWORDS: Final = 2
"""Since these rules a lord without swords is asked, too, where an edition has a shield of 0."""
OPEN_OF_EACH: Final = 2  # creatures of each deck that lie open

ALONE: Final = [[seat] for seat in range(act.MOST_SEATS)]
NOBODY: Final[list[int]] = []


class Bellum(Game[BellumState, BellumAction, BellumView]):
    """Bellum Magica by Frédéric Guérard, for 2-5 seats."""

    RECAPS = frozenset({"day-began", "die-rolled", "scouts-returned", "chest-gained",
                        "place-raided", "chests-stolen", "chests-stolen-you", "attack-skipped",
                        "creature-placed"})  # fmt: skip

    def __init__(self, edition: Edition, rules: int) -> None:
        self.cards = Cards(edition)
        self.table = BellumTable(self.cards)
        super().__init__(Info("bellum", rules, 2, 5, edition), self.table)
        self.shield = self.cards.castle_shield
        weakest = min(self.shield, *self.cards.place_total)
        self.swords_needed = weakest > 0 or rules < ASK_WITHOUT_SWORDS
        self.price_evil = self.cards.prices[0]
        self.price_glyphs = self.cards.prices[1]
        self.price_food = self.cards.prices[2]
        self.price_glyphs_alone = self.cards.prices[3]

    def options(self, seats: int) -> list[Option]:
        """BE-13: castles are dealt at random, or chosen in seat order."""
        return [Option("castles", CASTLE_RULES[0], choices=CASTLE_RULES)]

    def name(self, thing: str) -> Text:
        kind, _, number = thing.rpartition("-")
        if kind in CHESTS and number.isdigit():
            return Text("bellum-chest", {"kind": super().name(kind), "number": int(number)})
        return super().name(thing)

    def told(self, kind: str, fields: dict[str, Json]) -> dict[str, TextArg]:
        """Goblins and places in a list have their article each."""
        if kind == "goblins-dealt":
            cards = [self.name(card) for card in fields["cards"]]
            return {"cards": [Text("bellum-whom", {"card": card}) for card in cards]}
        if kind == "places-found":
            places = [self.name(place) for place in fields["places"]]
            return {"places": [Text("bellum-the-place", {"place": place}) for place in places]}
        if kind == "die-rolled" and "paid" not in fields:
            return {"before": 0, "paid": ""}
        if kind == "chest-gained":
            return {"kind": super().name(str(fields["chest"]).rpartition("-")[0])}
        if kind == "creature-placed":
            goblin = self.cards.creature_names.index(str(fields["card"])) < FIRST_EVIL
            return {"kind": "goblin" if goblin else "recruit"}
        return {}

    def catalogue(self) -> dict[str, Json]:
        return {**super().catalogue(), **self.cards.catalogue()}

    def facts(self) -> list[tuple[Text, str]]:
        cards, sources = self.cards, self.cards.section_sources
        food, glyphs, with_food, alone = cards.prices
        found = [
            (Text("bellum-fact-evil", {"food": food}), sources["evil-price"]),
            (Text("bellum-fact-most-evil", {"glyphs": glyphs, "food": with_food, "alone": alone}),
             sources["most-evil-price"]),
            (Text("bellum-fact-shield", {"shield": cards.castle_shield}), sources["castle-shield"]),
        ]  # fmt: skip
        for kind, values in zip(CHESTS, cards.chest_values, strict=True):
            tokens: list[TextArg] = [
                Text("bellum-fact-tokens", {"tokens": values.count(value), "value": value})
                for value in sorted(set(values))
            ]
            fact = Text("bellum-fact-chests", {"kind": super().name(kind), "tokens": tokens})
            found.append((fact, sources["chests"]))
        return found

    def printed(self) -> list[Printed]:
        return printed(self, self.cards)

    # Setup

    def setup(self, seats: int, options: Options, chance: Chance) -> BellumState:
        """BE-13: the piles are shuffled; castles and goblins come next, then the first day."""
        state = BellumState()
        state.seats = seats
        state.castles = [NONE] * seats
        state.spare_castles = list(range(CASTLES))
        state.goblins = [[] for _ in range(seats)]
        state.goblin_box = list(range(FIRST_EVIL))
        state.left = [[] for _ in range(seats)]
        state.right = [[] for _ in range(seats)]
        state.strength = [0] * (seats * ROWS)
        state.food = [0] * seats
        state.glyphs = [0] * seats
        state.barrels = [0] * seats
        state.shields = [0] * seats
        state.magic_shields = [0] * seats
        state.confusions = [0] * seats
        state.confusions_used = [0] * seats
        state.chests = [0] * seats
        self._build_kingdom(state, chance)
        self._shuffle_creatures(state, chance)
        self._shuffle_chests(state, chance)
        state.captain = chance.below(seats)
        state.pending = [AT_CASTLE]
        if options["castles"] == "random":
            for seat in range(seats):
                self._take_castle(state, seat, state.spare_castles[chance.below(CASTLES - seat)])
            self._deal_goblins(state, chance, None)
        return state

    def _build_kingdom(self, state: BellumState, chance: Chance) -> None:
        """Towns below, villages between, farms on top; the places left over are in the box."""
        for kind in (3, 2, 1):
            places = list(range(FIRST_PLACE[kind], FIRST_PLACE[kind + 1]))
            chance.shuffle(places)
            wanted = KINGDOM[state.seats][kind - 1]
            state.kingdom += places[:wanted]
            state.place_box = sorted(state.place_box + places[wanted:])
        state.row = [state.kingdom.pop() for _ in range(state.seats)]

    def _shuffle_creatures(self, state: BellumState, chance: Chance) -> None:
        state.evil_deck = list(range(FIRST_EVIL, FIRST_MOST_EVIL))
        state.most_evil_deck = list(range(FIRST_MOST_EVIL, CREATURES))
        chance.shuffle(state.evil_deck)
        chance.shuffle(state.most_evil_deck)
        state.display = [state.evil_deck.pop() for _ in range(OPEN_OF_EACH)]
        state.display += [state.most_evil_deck.pop() for _ in range(OPEN_OF_EACH)]

    def _shuffle_chests(self, state: BellumState, chance: Chance) -> None:
        """BE-9: a chest's label is its turn in its pile, whatever is in it."""
        for kind in (WOOD, METAL, GOLD):
            values = self.cards.chest_values[kind][:]
            chance.shuffle(values)
            state.values += values
        state.drawn = [0, 0, 0]
        state.holders = [NONE] * TOKENS
        state.known = [0] * TOKENS

    def _take_castle(self, state: BellumState, seat: int, castle: int) -> None:
        state.castles[seat] = castle
        state.spare_castles.remove(castle)
        for side in (LEFT, RIGHT):
            self._add_rows(state, seat, self.cards.castle_rows[castle][side])

    def _add_rows(self, state: BellumState, seat: int, rows: list[int]) -> None:
        """BE-12: a row's strength is the castle's and every card's on that side."""
        strength = state.strength
        start = seat * ROWS
        for row in range(ROWS):
            strength[start + row] += rows[row]

    def _choose_castle(
        self,
        state: BellumState,
        seat: int,
        castle: int,
        chance: Chance,
        events: list[Event] | None,
    ) -> None:
        """BE-13: castles are chosen in seat order; then the goblins are dealt."""
        self._take_castle(state, seat, castle)
        if events is not None:
            name = self.cards.castle_names[castle]
            events.append(Event("castle-chosen", {"seat": seat, "castle": name}))
        if seat + 1 < state.seats:
            state.turn = seat + 1
        else:
            self._deal_goblins(state, chance, events)

    def _deal_goblins(self, state: BellumState, chance: Chance, events: list[Event] | None) -> None:
        """BE-13: two open goblins each; the others go to the box."""
        goblins = list(range(FIRST_EVIL))
        chance.shuffle(goblins)
        for seat in range(state.seats):
            state.goblins[seat] = sorted(goblins.pop() for _ in range(GOBLINS_EACH))
            if events is not None:
                names = [self.cards.creature_names[card] for card in state.goblins[seat]]
                events.append(Event("goblins-dealt", {"seat": seat, "cards": names}, reveals=True))
        state.goblin_box = sorted(goblins)
        state.turn = 0
        state.pending[-1] = AT_GOBLIN

    def _place_goblin(
        self,
        state: BellumState,
        seat: int,
        side: int,
        chance: Chance,
        events: list[Event] | None,
    ) -> bool:
        """BE-13: in seat order, each goblin to the left or the right; then the first day."""
        self._tuck(state, seat, state.goblins[seat].pop(0), side, events)
        if state.goblins[seat]:
            return False
        state.turn += 1
        if state.turn < state.seats:
            return False
        self._begin_day(state, chance, events)
        return True

    def _tuck(
        self, state: BellumState, seat: int, card: int, side: int, events: list[Event] | None
    ) -> None:
        (state.left if side == LEFT else state.right)[seat].append(card)
        self._add_rows(state, seat, self.cards.creature_rows[card][side])
        if events is not None:
            name = self.cards.creature_names[card]
            events.append(Event("creature-placed", {"seat": seat, "card": name,
                                                    "side": SIDES[side]}))  # fmt: skip

    # Whose choice, and what it can be

    def deciding(self, state: BellumState) -> list[int]:
        return ALONE[state.turn] if state.pending else NOBODY

    def legal(self, state: BellumState, seat: int) -> list[BellumAction]:
        if not state.pending or seat != state.turn:
            return []
        choice = state.pending[-1]
        if choice == AT_ATTACK:
            found = self._legal_attacks(state, seat)
            found.append(self.table.rest)
            return found
        if choice == AT_RECRUIT:
            found = self._legal_recruits(state, seat)
            found.append(self.table.finish)
            return found
        if choice in (AT_PLACE, AT_GOBLIN):
            return self.table.sides[:]
        if choice == AT_REROLL:
            return self._legal_rerolls(state, seat)
        if choice == AT_STEAL:
            return self._legal_steals(state)
        return [self.table.castles[castle] for castle in state.spare_castles]

    def why_not(self, state: BellumState, seat: int, action: BellumAction) -> Refusal | None:
        if action in self.legal(state, seat):
            return None
        return explain(self, self.cards, state, seat, action)

    def apply(
        self,
        state: BellumState,
        seat: int,
        action: BellumAction,
        chance: Chance,
        events: list[Event] | None = None,
    ) -> None:
        kind = action.kind
        if kind == act.ACCEPT or kind == act.REST or kind == act.FINISH:
            state.asked += 1
            if kind == act.REST and events is not None:
                events.append(Event("attack-skipped", {"seat": seat}))
        elif kind == act.BARREL or kind == act.CONFUSE:
            self._reroll(state, seat, kind, chance, events)
        elif kind == act.RAID:
            self._raid(state, seat, action.first, events)
        elif kind == act.ATTACK:
            self._attack_castle(state, seat, action.first, events)
            return
        elif kind == act.STEAL:
            if not self._pick(state, seat, action.first, events):
                return
        elif kind == act.STOP:
            self._end_theft(state, seat, events)
        elif kind == act.RECRUIT:
            self._recruit(state, seat, action.first, action.second, events)
            return
        elif kind == act.PLACE:
            if state.pending[-1] == AT_PLACE:
                self._place_recruit(state, seat, action.first, events)
            elif not self._place_goblin(state, seat, action.first, chance, events):
                return
        else:
            self._choose_castle(state, seat, action.first, chance, events)
            return
        self._go_on(state, chance, events)

    def sure_after(
        self, before: BellumState, after: BellumState, seat: int, action: BellumAction
    ) -> list[BellumAction] | None:
        """BE-17: a recruit goes to the left or the right, whatever creature is turned up. BE-9,
        BE-13: nothing is seen between an attack and its theft, or between two goblins."""
        if action.kind == act.RECRUIT:
            return self.table.sides
        goes_on = bool(after.pending) and after.turn == seat
        if goes_on and after.pending[-1] == (AT_GOBLIN if action.kind == act.PLACE else AT_STEAL):
            return None
        return []

    # The day

    def moment(self, state: BellumState) -> Moment:
        """Days, and in a day the captain's roll, the harvest, each lord's attack and recruiting;
        before the first day castles and goblins."""
        if not state.pending:
            return self._evening(state)
        choice = state.pending[-1]
        seats, turn = state.seats, state.turn
        if choice in (AT_CASTLE, AT_GOBLIN):
            return Moment(0, turn + 1 + (seats if choice == AT_GOBLIN else 0), turn, "setup")
        if choice == AT_REROLL:
            return Moment(state.day, 1, state.captain, "roll")
        if choice in (AT_ATTACK, AT_STEAL):
            return Moment(state.day, 3 + state.asked, turn, "attack")
        return Moment(state.day, 3 + seats + state.asked, turn, "recruit")

    def _evening(self, state: BellumState) -> Moment:
        return Moment(state.day, 3 + 2 * state.seats, NONE, "end")

    def _stamp(self, events: list[Event], since: int, moment: Moment) -> None:
        """One choice can end an act, and the day: what happened since then was at that moment."""
        for event in events[since:]:
            event.when = moment

    def _go_on(self, state: BellumState, chance: Chance, events: list[Event] | None) -> None:
        """BE-6 to BE-18: through the acts of the day, until somebody has a choice."""
        while True:
            choice = state.pending[-1]
            if self._ask_next(state, choice):
                return
            state.asked = 0
            since = 0 if events is None else len(events)
            if choice == AT_REROLL:
                self._harvest(state, events)
                self._scout(state, events)
                if events is not None:
                    self._stamp(events, since, Moment(state.day, 2, NONE, "harvest"))
                state.pending[-1] = AT_ATTACK
            elif choice == AT_ATTACK:
                if max(state.chests) >= ENOUGH_CHESTS:
                    self._end_game(state, "ten-chests", events)
                    return
                state.pending[-1] = AT_RECRUIT
            else:
                if state.day >= LAST_DAY:
                    self._end_game(state, "last-day", events)
                    return
                self._end_day(state, events)
                self._begin_day(state, chance, events)

    def _ask_next(self, state: BellumState, choice: int) -> bool:
        """From where the act's round has come, clockwise, the next seat that has a choice."""
        seats = state.seats
        while state.asked < seats:
            seat = state.captain + state.asked
            if seat >= seats:
                seat -= seats
            if choice == AT_ATTACK:
                can = self._can_attack(state, seat)
            elif choice == AT_RECRUIT:
                can = self._can_recruit(state, seat)
            else:
                can = self._can_reroll(state, seat)
            if can:
                state.turn = seat
                return True
            state.asked += 1
        return False

    # 1. The active horde

    def _begin_day(self, state: BellumState, chance: Chance, events: list[Event] | None) -> None:
        """BE-6: the captain's confusions are ready again, and the die is rolled."""
        state.day += 1
        state.confusions_used[state.captain] = 0
        since = 0 if events is None else len(events)
        if events is not None:
            events.append(Event("day-began", {"day": state.day, "seat": state.captain}))
        self._roll(state, chance, events)
        if events is not None:
            self._stamp(events, since, self.moment(state))

    def _roll(
        self, state: BellumState, chance: Chance, events: list[Event] | None, paid: str = ""
    ) -> None:
        """BE-6: the die names the row that works today, for everybody."""
        before = state.die
        state.die = chance.die(ROWS)
        state.asked = 0
        state.pending[-1] = AT_REROLL
        if events is not None:
            data: dict[str, Json] = {"seat": state.captain, "row": state.die}
            if paid:
                data.update({"before": before, "paid": paid})
            events.append(Event("die-rolled", data, reveals=True))

    def _can_reroll(self, state: BellumState, seat: int) -> bool:
        """BE-6: whoever cannot pay is skipped."""
        return state.barrels[seat] > 0 or self._can_confuse(state, seat)

    def _can_confuse(self, state: BellumState, seat: int) -> bool:
        return seat == state.captain and state.confusions_used[seat] < state.confusions[seat]

    def _legal_rerolls(self, state: BellumState, seat: int) -> list[BellumAction]:
        """BE-6: a barrel; for the captain also a confusion that is ready."""
        found = [self.table.accept]
        if state.barrels[seat]:
            found.append(self.table.barrel)
        if self._can_confuse(state, seat):
            found.append(self.table.confuse)
        return found

    def _reroll(
        self,
        state: BellumState,
        seat: int,
        kind: int,
        chance: Chance,
        events: list[Event] | None,
    ) -> None:
        """BE-6: the barrel goes back; a confusion is turned over until the next captaincy."""
        if kind == act.BARREL:
            state.barrels[seat] -= 1
        else:
            state.confusions_used[seat] += 1
        if events is not None:
            name = "round-paid" if kind == act.BARREL else "confusion-cast"
            events.append(Event(name, {"seat": seat}))
        self._roll(state, chance, events, "barrel" if kind == act.BARREL else "confusion")

    # 2. Harvest, 3. Scouts

    def _harvest(self, state: BellumState, events: list[Event] | None) -> None:
        """BE-14: everybody takes the food and the glyphs of the active row's left side."""
        place = state.die - 1
        for seat in range(state.seats):
            strength = state.strength[place]
            place += ROWS
            food = strength >> FOOD & MASK
            glyphs = strength >> GLYPH & MASK
            state.food[seat] += food
            state.glyphs[seat] += glyphs
            if events is not None and (food or glyphs):
                events.append(Event("resources-gathered", {"seat": seat, "food": food,
                                                           "glyphs": glyphs}))  # fmt: skip

    def _scout(self, state: BellumState, events: list[Event] | None) -> None:
        """BE-15: most maps, a metal chest; tied, a wooden one each; no maps, nothing."""
        seats = state.seats
        place = state.die - 1
        most = 0
        holders = 0
        for _ in range(seats):
            maps = state.strength[place] >> MAP & MASK
            if maps > most:
                most = maps
                holders = 1
            elif maps == most:
                holders += 1
            place += ROWS
        if most == 0:
            return
        kind = METAL if holders == 1 else WOOD
        seat = state.captain
        for _ in range(seats):
            if state.strength[seat * ROWS + state.die - 1] >> MAP & MASK == most:
                if events is not None:
                    events.append(Event("scouts-returned", {"seat": seat, "maps": most}))
                self._gain_chest(state, seat, kind, events)
            seat = seat + 1 if seat + 1 < seats else 0

    def _gain_chest(
        self, state: BellumState, seat: int, kind: int, events: list[Event] | None
    ) -> None:
        """BE-7, BE-9: the next chest of its pile, else of the next lower, else of a higher one."""
        source = chest_source(state.drawn, kind)
        if source == NONE:
            if events is not None:
                events.append(Event("no-chests-left", {"seat": seat}))
            return
        label = FIRST_LABEL[source] + state.drawn[source]
        state.drawn[source] += 1
        state.holders[label] = seat
        state.known[label] |= 1 << seat
        state.chests[seat] += 1
        if events is not None:
            events.append(Event("chest-gained", {"seat": seat, "chest": chest_name(label)},
                                reveals=True, audience=[seat],
                                secret={"value": state.values[label]}))  # fmt: skip

    # 4. Attack

    def _can_attack(self, state: BellumState, seat: int) -> bool:
        """BE-16: whoever can beat nothing is skipped."""
        strength = state.strength[seat * ROWS + state.die - 1]
        magic = strength >> MAGIC & MASK
        swords = (strength >> SWORD & MASK) + magic
        if swords == 0 and self.swords_needed:
            return False
        if self._beats(magic, swords, TAVERN):
            return True
        for place in state.row:
            if place != NONE and self._beats(magic, swords, place):
                return True
        if strength >> THIEF:
            for other in range(state.seats):
                if other != seat and self._breaks_in(state, magic, swords, other):
                    return True
        return False

    def _beats(self, magic: int, swords: int, place: int) -> bool:
        """BE-8: enough magic swords for the magic shield, and enough in all for both shields."""
        return magic >= self.cards.place_magic[place] and swords >= self.cards.place_total[place]

    def _breaks_in(self, state: BellumState, magic: int, swords: int, other: int) -> bool:
        """BE-9: the printed shield and the tokens; and there must be a chest to steal."""
        shield = state.magic_shields[other]
        return (
            state.chests[other] > 0
            and magic >= shield
            and swords >= shield + self.shield + state.shields[other]
        )

    def _legal_attacks(self, state: BellumState, seat: int) -> list[BellumAction]:
        """BE-16: an open place, or with a thief a castle, whose shields are beaten."""
        strength = state.strength[seat * ROWS + state.die - 1]
        magic = strength >> MAGIC & MASK
        swords = (strength >> SWORD & MASK) + magic
        found: list[BellumAction] = []
        if self._beats(magic, swords, TAVERN):
            found.append(self.table.raids[TAVERN])
        for place in state.row:
            if place != NONE and self._beats(magic, swords, place):
                found.append(self.table.raids[place])
        if strength >> THIEF:
            for other in range(state.seats):
                if other != seat and self._breaks_in(state, magic, swords, other):
                    found.append(self.table.attacks[other])
        return found

    def _raid(self, state: BellumState, seat: int, place: int, events: list[Event] | None) -> None:
        """BE-16, BE-10: the loot is taken; the place is gone, unless it is the tavern."""
        loot = self.cards.loot[place]
        state.food[seat] += loot[0]
        state.glyphs[seat] += loot[1]
        state.barrels[seat] += loot[2]
        if place != TAVERN:
            state.row[state.row.index(place)] = NONE
            state.gone.append(place)
        if events is not None:
            name = self.cards.place_names[place]
            gains: dict[str, Json] = {"food": loot[0], "glyphs": loot[1], "barrels": loot[2]}
            events.append(Event("place-raided", {"seat": seat, "place": name, **gains}))
        for kind in (WOOD, METAL, GOLD):
            for _ in range(loot[3 + kind]):
                self._gain_chest(state, seat, kind, events)
        state.asked += 1

    def _attack_castle(
        self, state: BellumState, seat: int, victim: int, events: list[Event] | None
    ) -> None:
        """BE-9: the shields are beaten; now the thieves choose."""
        state.victim = victim
        state.pending.append(AT_STEAL)
        if events is not None:
            events.append(Event("castle-attacked", {"seat": seat, "victim_seat": victim},
                                hits=[victim]))  # fmt: skip

    def _legal_steals(self, state: BellumState) -> list[BellumAction]:
        """BE-9: any chest of the victim; after the first one may stop."""
        found: list[BellumAction] = []
        holders = state.holders
        for label in range(TOKENS):
            if holders[label] == state.victim and label not in state.picked:
                found.append(self.table.steals[label])
        if state.picked:
            found.append(self.table.stop)
        return found

    def _pick(self, state: BellumState, seat: int, label: int, events: list[Event] | None) -> bool:
        """BE-9: one chest for each thief at most; he looks at them when he has them all."""
        state.picked.append(label)
        state.picked.sort()
        if events is not None:
            events.append(Event("chest-picked", {"seat": seat, "victim_seat": state.victim,
                                                 "chest": chest_name(label)},
                                hits=[state.victim]))  # fmt: skip
        thieves = state.strength[seat * ROWS + state.die - 1] >> THIEF
        if len(state.picked) < min(thieves, state.chests[state.victim]):
            return False
        self._end_theft(state, seat, events)
        return True

    def _end_theft(self, state: BellumState, seat: int, events: list[Event] | None) -> None:
        """BE-9: the chests change hands; the victim gets one shield, however many they were."""
        victim = state.victim
        for label in state.picked:
            state.holders[label] = seat
            state.known[label] |= 1 << seat
        state.chests[seat] += len(state.picked)
        state.chests[victim] -= len(state.picked)
        state.shields[victim] += 1
        if events is not None:
            names = [chest_name(label) for label in state.picked]
            values = [state.values[label] for label in state.picked]
            data: dict[str, Json] = {"seat": seat, "victim_seat": victim, "chests": names}
            events.append(Event("chests-stolen", data, reveals=True, audience=[seat],
                                secret={"values": values}, hits=[victim]))  # fmt: skip
        state.picked = []
        state.victim = NONE
        state.pending.pop()
        state.asked += 1

    # 5. Recruiting

    def _can_recruit(self, state: BellumState, seat: int) -> bool:
        """BE-17: whoever cannot pay for anything that lies open is skipped."""
        food = state.food[seat]
        display = state.display
        if food >= self.price_evil and (display[0] != NONE or display[1] != NONE):
            return True
        glyphs = state.glyphs[seat]
        if glyphs >= self.price_glyphs_alone or (
            glyphs >= self.price_glyphs and food >= self.price_food
        ):
            return display[2] != NONE or display[3] != NONE
        return False

    def _legal_recruits(self, state: BellumState, seat: int) -> list[BellumAction]:
        """BE-17: an open creature that can be paid for; the most evil ones have two prices."""
        found: list[BellumAction] = []
        food = state.food[seat]
        glyphs = state.glyphs[seat]
        display = state.display
        if food >= self.price_evil:
            for place in (0, 1):
                if display[place] != NONE:
                    found.append(self.table.recruits[display[place]][0])
        mixed = glyphs >= self.price_glyphs and food >= self.price_food
        alone = glyphs >= self.price_glyphs_alone
        if mixed or alone:
            for place in (2, 3):
                if display[place] != NONE:
                    prices = self.table.recruits[display[place]]
                    if mixed:
                        found.append(prices[0])
                    if alone:
                        found.append(prices[1])
        return found

    def price(self, price: int) -> tuple[int, int]:
        """BE-17: food and glyphs."""
        if price == act.FOOD_PRICE:
            return self.price_evil, 0
        if price == act.MIXED_PRICE:
            return self.price_food, self.price_glyphs
        return 0, self.price_glyphs_alone

    def _recruit(
        self, state: BellumState, seat: int, card: int, price: int, events: list[Event] | None
    ) -> None:
        """BE-17, BE-12: pay, take the creature and its bonus, and turn up the next one at once."""
        food, glyphs = self.price(price)
        state.food[seat] -= food
        state.glyphs[seat] -= glyphs
        state.placing = card
        state.pending.append(AT_PLACE)
        if events is not None:
            name = self.cards.creature_names[card]
            events.append(Event("creature-recruited", {"seat": seat, "card": name, "food": food,
                                                       "glyphs": glyphs}))  # fmt: skip
        self._gain_bonus(state, seat, self.cards.bonus[card], events)
        deck = state.evil_deck if price == act.FOOD_PRICE else state.most_evil_deck
        place = state.display.index(card)
        state.display[place] = deck.pop() if deck else NONE
        if events is not None and state.display[place] != NONE:
            shown = self.cards.creature_names[state.display[place]]
            events.append(Event("creature-appeared", {"card": shown}, reveals=True))

    def _gain_bonus(
        self, state: BellumState, seat: int, bonus: int, events: list[Event] | None
    ) -> None:
        """BE-17: bonus tokens stay for good."""
        if bonus == CONFUSION:
            state.confusions[seat] += 1
        elif bonus == SHIELD:
            state.shields[seat] += 1
        elif bonus == MAGIC_SHIELD:
            state.magic_shields[seat] += 1
        else:
            return
        if events is not None:
            events.append(Event("bonus-gained", {"seat": seat, "bonus": BONUSES[bonus]}))

    def _place_recruit(
        self, state: BellumState, seat: int, side: int, events: list[Event] | None
    ) -> None:
        """BE-17: left or right; the same seat may go on recruiting."""
        card = state.placing
        state.placing = NONE
        state.pending.pop()
        self._tuck(state, seat, card, side, events)

    # 6. End of the day, end of the game

    def _end_day(self, state: BellumState, events: list[Event] | None) -> None:
        """BE-18, BE-10: new places for those that are gone; the die goes to the left."""
        found: list[str] = []
        for slot in range(state.seats):
            if state.row[slot] == NONE and state.kingdom:
                place = state.kingdom.pop()
                state.row[slot] = place
                if events is not None:
                    found.append(self.cards.place_names[place])
        if events is not None and found:
            events.append(Event("places-found", {"places": found}, reveals=True))
            self._stamp(events, len(events) - 1, self._evening(state))
        state.captain = (state.captain + 1) % state.seats

    def _end_game(self, state: BellumState, cause: str, events: list[Event] | None) -> None:
        """BE-11, BE-7: all chests are opened."""
        state.pending.pop()
        if events is None:
            return
        since = len(events)
        events.append(Event("game-ended", {"cause": cause}))
        for seat in range(state.seats):
            chests = held(state, seat)
            events.append(Event("chests-opened", {"seat": seat,
                                                  "total": sum(state.values[c] for c in chests),
                                                  "chests": [chest_name(c) for c in chests],
                                                  "values": [state.values[c] for c in chests]},
                                reveals=True))  # fmt: skip
        self._stamp(events, since, self._evening(state))

    def outcome(self, state: BellumState) -> Outcome | None:
        return None if state.pending else find_outcome(self, state)

    # What a seat may know

    def standing(self, view: BellumView) -> BellumStanding:
        return standing(self.cards, view)

    def foretell(
        self, view: BellumView, action: BellumAction, preview: Preview, after: list[BellumState]
    ) -> None:
        foretell(self, view, action, preview)

    def reason(self, view: BellumView, action: BellumAction, preview: Preview) -> Text | None:
        return reason(action, preview)

    def standing_lines(self, standing: Standing) -> list[Text]:
        return lines(standing) if isinstance(standing, BellumStanding) else []

    def view(self, state: BellumState, seat: int | None) -> BellumView:
        return build_view(self.cards, state, seat)

    def sample(self, view: BellumView, chance: Chance) -> BellumState:
        return sample_state(self.cards, view, chance)
