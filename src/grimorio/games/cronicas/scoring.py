"""The end of a round and of the game (CR-8, CR-10, CR-11)."""

from typing import Final

from grimorio.core import bits
from grimorio.core.event import Event
from grimorio.core.flat import filled, joined, numbers, plain
from grimorio.core.native import append, i64, vec
from grimorio.core.outcome import Cell, Outcome, Row, places_by
from grimorio.core.text import Text

from .cards import (
    ALLIES,
    ANGEL,
    CHRONICLES,
    FEWEST,
    FOOL,
    MOST_EVIL,
    NO_EVIL,
    SUIT_CARDS,
    TWO_LAST,
    TWO_MORE,
    Cards,
    bits_of,
)
from .feats import FEAT_HERO, FEAT_NECROMANCER, FEAT_SAGE, FEATS, record_feat
from .state import NONE, CronicasState

MOST_ROUNDS: Final = 50
MONOPOLY_FAME: Final = 2
LEAST: Final = numbers([0, 0, 1, 0, 0, 1000])
"""By condition a count that meets it if no other is better."""


def count_allies(cards: Cards, allies: i64, what: i64) -> i64:
    """The allies of a suit, or all; a 2 counts as three, unless the Fool is among the allies."""
    group = allies if what == ALLIES else allies & SUIT_CARDS[what]
    count = bits.count(group)
    if not allies >> FOOL & 1:
        count += 2 * bits.count(group & cards.triple)
    return count


def tally(cards: Cards, allies: i64) -> list[int]:
    """Power, wisdom, love, all allies, evil ones."""
    counts: list[int] = [count_allies(cards, allies, what) for what in range(ALLIES + 1)]
    counts.append(bits.count(allies & cards.evil))
    return counts


def count_for(cards: Cards, chronicle: i64, allies: i64) -> i64:
    """How much is among these allies of what a chronicle counts."""
    condition = cards.condition[chronicle]
    if condition in (MOST_EVIL, NO_EVIL):
        return bits.count(allies & cards.evil)
    return count_allies(cards, allies, cards.counted[chronicle])


def sent_away(cards: Cards, allies: i64) -> i64:
    """CR-8: first of all, whoever has the Angel discards all of their evil allies."""
    if allies >> ANGEL & 1:
        return allies & cards.evil
    return 0


def find_tyrant(cards: Cards, allies: vec[i64]) -> i64:
    """CR-8: the seat with every evil ally there is, or -1."""
    if cards.evil:
        for seat in range(len(allies)):
            if allies[seat] & cards.evil == cards.evil:
                return seat
    return NONE


def is_dark(cards: Cards, force: vec[i64]) -> bool:
    """Whether A time of darkness is in force, so that evil excludes nobody."""
    return any(cards.condition[chronicle] == MOST_EVIL for chronicle in force)


def candidates(cards: Cards, allies: vec[i64], force: vec[i64]) -> i64:
    """CR-8: the seats that are not excluded: without evil allies, or all in dark times."""
    dark = is_dark(cards, force)
    found: i64 = 0
    for seat in range(len(allies)):
        if dark or not allies[seat] & cards.evil:
            found |= 1 << seat
    return found


def who_meets(cards: Cards, chronicle: i64, allies: vec[i64], among: i64) -> i64:
    """CR-8: the seats that meet a chronicle's condition, of those compared; ties all do, at zero
    too. No evil is none at all, and the most evil is some."""
    condition = cards.condition[chronicle]
    if condition in (TWO_MORE, TWO_LAST):
        return 0
    fewest = condition in (FEWEST, NO_EVIL)
    best = LEAST[condition]
    met: i64 = 0
    for seat in range(len(allies)):
        if among >> seat & 1:
            count = count_for(cards, chronicle, allies[seat])
            if count < best if fewest else count > best:
                best = count
                met = 0
            if count == best:
                met |= 1 << seat
    return met


class Verdict:
    """CR-8: what a round brings if it is scored with these allies."""

    def __init__(self, cards: Cards, allies: vec[i64], force: vec[i64]) -> None:
        self.purged = vec[i64]([sent_away(cards, each) for each in allies])
        """For each seat the evil allies that its Angel sends away."""
        self.allies = vec[i64]([each ^ sent_away(cards, each) for each in allies])
        """For each seat the allies that are left to be counted."""
        self.tyrant = find_tyrant(cards, self.allies)
        self.among = candidates(cards, self.allies, force)
        """The seats that are compared."""
        self.paid = filled(0, len(force))
        """For each chronicle in force the seats that gain fame for it."""
        self.gains = filled(0, len(allies))
        if self.tyrant != NONE:
            self.gains[self.tyrant] = MONOPOLY_FAME
            return
        for i in range(len(force)):
            self.paid[i] = who_meets(cards, force[i], self.allies, self.among)
            for seat in range(len(allies)):
                self.gains[seat] += self.paid[i] >> seat & 1


def score_round(cards: Cards, state: CronicasState, events: list[Event] | None) -> None:
    """CR-8: Angel, evil monopoly, exclusion, then each chronicle in force by itself."""
    verdict = Verdict(cards, state.allies, state.force)
    for evil in verdict.purged:
        if evil:
            state.discards = joined(state.discards, bits.members(evil))
    state.allies = verdict.allies
    state.last_allies = state.allies[:]
    state.last_force = state.force
    state.tyrant = verdict.tyrant
    if events is not None:
        _tell(cards, state, verdict, events)
    gains = verdict.gains
    state.fame, state.streak = state.fame[:], state.streak[:]
    for seat in range(state.seats):
        state.fame[seat] += gains[seat]
        state.streak[seat] += 1
        if not gains[seat]:
            state.streak[seat] = 0
        if state.streak[seat] == 3:
            record_feat(state, FEAT_SAGE, seat, events)
    state.gains = append(state.gains[:], gains)
    if events is not None:
        events.append(Event("round-ended", {"round": state.round, "fame": plain(state.fame)}))


def _tell(cards: Cards, state: CronicasState, verdict: Verdict, events: list[Event]) -> None:
    """CR-8: the Angel, then the evil victory, or who is left out and what each chronicle pays."""
    for seat in range(state.seats):
        evil = verdict.purged[seat]
        if evil:
            names = [cards.names[card] for card in bits_of(evil)]
            events.append(Event("evil-purged", {"seat": seat, "cards": names}, hits=[seat]))
    if verdict.tyrant != NONE:
        fame = verdict.gains[verdict.tyrant]
        events.append(Event("evil-victory", {"seat": verdict.tyrant, "fame": fame}))
        return
    for seat in range(state.seats):
        if not verdict.among >> seat & 1:
            events.append(Event("seat-excluded", {"seat": seat}, hits=[seat]))
    for i in range(len(state.force)):
        name = CHRONICLES[state.force[i]]
        for seat in bits_of(verdict.paid[i]):
            events.append(Event("fame-gained", {"seat": seat, "chronicle": name}))


def is_over(state: CronicasState) -> bool:
    """CR-10: somebody has fame enough, and (if prolonged) leads alone; or 50 rounds are played."""
    if state.round >= MOST_ROUNDS:
        return True
    fame = plain(state.fame)
    best = max(fame)
    return best >= state.goal and not (state.prolong and fame.count(best) > 1)


def final_feats(state: CronicasState, events: list[Event] | None) -> None:
    """CR-11: the Hero alone has fame; the Necromancer wins by the evil monopoly."""
    fame = plain(state.fame)
    best = max(fame)
    for seat in range(state.seats):
        if fame[seat] == best:
            if best > 0 and fame.count(0) == state.seats - 1:
                record_feat(state, FEAT_HERO, seat, events)
            if state.tyrant == seat:
                record_feat(state, FEAT_NECROMANCER, seat, events)


def find_places(state: CronicasState) -> list[int]:
    """CR-10: most fame wins; a tie is shared."""
    return places_by([(fame,) for fame in state.fame])


def find_outcome(state: CronicasState) -> Outcome:
    """The places with how the game was won."""
    places = find_places(state)
    winner = places.index(1)
    if max(state.fame) < state.goal:
        reason = "cronicas-won-rounds"
    elif places.count(1) > 1:
        reason = "cronicas-won-shared"
    elif state.tyrant == winner:
        reason = "cronicas-won-evil"
    else:
        reason = "cronicas-won-fame"
    return Outcome(places, Text(reason, {"fame": max(state.fame)}), _sheet(state))


def _sheet(state: CronicasState) -> list[Row]:
    rows: list[Row] = []
    for number, gains in enumerate(state.gains, 1):
        cells: list[Cell] = list(gains)
        label = Text("cronicas-row-round", {"round": number})
        rows.append(Row(label, cells, [gain > 0 for gain in gains]))
    best = max(state.fame)
    total: list[Cell] = list(state.fame)
    rows.append(Row(Text("cronicas-row-fame"), total, [fame == best for fame in state.fame]))
    for feat, name in enumerate(FEATS):
        earned = [_times(state, feat, seat) for seat in range(state.seats)]
        if any(earned):
            label = Text("cronicas-row-feat", {"feat": Text(f"cronicas-feat-{name}")})
            rows.append(Row(label, [times or None for times in earned]))
    return rows


def _times(state: CronicasState, feat: int, seat: int) -> int:
    return sum(1 for each in state.feats if each[0] == feat and each[1] in (seat, NONE))
