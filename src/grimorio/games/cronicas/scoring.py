"""The end of a round and of the game (CR-8, CR-10, CR-11)."""

from typing import Final

from grimorio.core.event import Event
from grimorio.core.outcome import Cell, Outcome, Row, places_by
from grimorio.core.text import Text

from .cards import (
    ALLIES,
    ANGEL,
    CHRONICLES,
    FEWEST,
    FOOL,
    MOST,
    MOST_EVIL,
    NO_EVIL,
    SUIT_CARDS,
    Cards,
    bits_of,
)
from .feats import FEAT_HERO, FEAT_NECROMANCER, FEAT_SAGE, FEATS, record_feat
from .state import NONE, CronicasState

MOST_ROUNDS: Final = 50
MONOPOLY_FAME: Final = 2


def count_allies(cards: Cards, allies: int, what: int) -> int:
    """The allies of a suit, or all; a 2 counts as three, unless the Fool is among the allies."""
    group = allies if what == ALLIES else allies & SUIT_CARDS[what]
    count = group.bit_count()
    if not allies >> FOOL & 1:
        count += 2 * (group & cards.triple).bit_count()
    return count


def tally(cards: Cards, allies: int) -> list[int]:
    """Power, wisdom, love, all allies, evil ones."""
    counts = [count_allies(cards, allies, what) for what in range(ALLIES + 1)]
    counts.append((allies & cards.evil).bit_count())
    return counts


def sent_away(cards: Cards, allies: int) -> int:
    """CR-8: first of all, whoever has the Angel discards all of their evil allies."""
    return allies & cards.evil if allies >> ANGEL & 1 else 0


def find_tyrant(cards: Cards, allies: list[int]) -> int:
    """CR-8: the seat with every evil ally there is, or -1."""
    if cards.evil:
        for seat, each in enumerate(allies):
            if each & cards.evil == cards.evil:
                return seat
    return NONE


def is_dark(cards: Cards, force: list[int]) -> bool:
    """Whether A time of darkness is in force, so that evil excludes nobody."""
    return any(cards.condition[chronicle] == MOST_EVIL for chronicle in force)


def candidates(cards: Cards, allies: list[int], force: list[int]) -> list[int]:
    """CR-8: the seats that are not excluded: without evil allies, or all in dark times."""
    dark = is_dark(cards, force)
    return [seat for seat in range(len(allies)) if dark or not allies[seat] & cards.evil]


def who_meets(cards: Cards, chronicle: int, allies: list[int], among: list[int]) -> list[int]:
    """CR-8: who of those compared meets a chronicle's condition; ties all do, at zero too."""
    condition = cards.condition[chronicle]
    if condition == NO_EVIL:
        return [seat for seat in among if not allies[seat] & cards.evil]
    if condition == MOST_EVIL:
        counts = [(allies[seat] & cards.evil).bit_count() for seat in among]
        best = max(counts, default=0)
        return [seat for i, seat in enumerate(among) if 0 < counts[i] == best]
    if condition != MOST and condition != FEWEST:
        return []
    counts = [count_allies(cards, allies[seat], cards.counted[chronicle]) for seat in among]
    best = max(counts, default=0) if condition == MOST else min(counts, default=0)
    return [seat for i, seat in enumerate(among) if counts[i] == best]


class Verdict:
    """CR-8: what a round brings if it is scored with these allies."""

    def __init__(self, cards: Cards, allies: list[int], force: list[int]) -> None:
        self.purged = [sent_away(cards, each) for each in allies]
        """For each seat the evil allies that its Angel sends away."""
        self.allies = [each ^ self.purged[seat] for seat, each in enumerate(allies)]
        """For each seat the allies that are left to be counted."""
        self.tyrant = find_tyrant(cards, self.allies)
        self.among = candidates(cards, self.allies, force)
        self.paid: list[list[int]] = []
        """For each chronicle in force the seats that gain fame for it."""
        self.gains = [0] * len(allies)
        for chronicle in force:
            met = who_meets(cards, chronicle, self.allies, self.among)
            self.paid.append(met if self.tyrant == NONE else [])
            for seat in self.paid[-1]:
                self.gains[seat] += 1
        if self.tyrant != NONE:
            self.gains[self.tyrant] = MONOPOLY_FAME


def score_round(cards: Cards, state: CronicasState, events: list[Event] | None) -> None:
    """CR-8: Angel, evil monopoly, exclusion, then each chronicle in force by itself."""
    verdict = Verdict(cards, state.allies, state.force)
    for evil in verdict.purged:
        state.discards += bits_of(evil)
    state.allies = verdict.allies
    state.last_allies = state.allies[:]
    state.last_force = state.force
    state.tyrant = verdict.tyrant
    if events is not None:
        _tell(cards, state, verdict, events)
    gains = verdict.gains
    for seat in range(state.seats):
        state.fame[seat] += gains[seat]
        state.streak[seat] = state.streak[seat] + 1 if gains[seat] else 0
        if state.streak[seat] == 3:
            record_feat(state, FEAT_SAGE, seat, events)
    state.gains = state.gains + [gains]
    if events is not None:
        events.append(Event("round-ended", {"round": state.round, "fame": state.fame[:]}))


def _tell(cards: Cards, state: CronicasState, verdict: Verdict, events: list[Event]) -> None:
    """CR-8: the Angel, then the evil victory, or who is left out and what each chronicle pays."""
    for seat, evil in enumerate(verdict.purged):
        if evil:
            names = [cards.names[card] for card in bits_of(evil)]
            events.append(Event("evil-purged", {"seat": seat, "cards": names}, hits=[seat]))
    if verdict.tyrant != NONE:
        fame = verdict.gains[verdict.tyrant]
        events.append(Event("evil-victory", {"seat": verdict.tyrant, "fame": fame}))
        return
    for seat in range(state.seats):
        if seat not in verdict.among:
            events.append(Event("seat-excluded", {"seat": seat}, hits=[seat]))
    for chronicle, paid in zip(state.force, verdict.paid, strict=True):
        for seat in paid:
            name = CHRONICLES[chronicle]
            events.append(Event("fame-gained", {"seat": seat, "chronicle": name}))


def is_over(state: CronicasState) -> bool:
    """CR-10: somebody has fame enough, and (if prolonged) leads alone; or 50 rounds are played."""
    if state.round >= MOST_ROUNDS:
        return True
    best = max(state.fame)
    return best >= state.goal and not (state.prolong and state.fame.count(best) > 1)


def final_feats(state: CronicasState, events: list[Event] | None) -> None:
    """CR-11: the Hero alone has fame; the Necromancer wins by the evil monopoly."""
    best = max(state.fame)
    for seat in range(state.seats):
        if state.fame[seat] == best:
            if best > 0 and state.fame.count(0) == state.seats - 1:
                record_feat(state, FEAT_HERO, seat, events)
            if state.tyrant == seat:
                record_feat(state, FEAT_NECROMANCER, seat, events)


def find_outcome(state: CronicasState) -> Outcome:
    """CR-10: most fame wins; a tie is shared."""
    places = places_by([(fame,) for fame in state.fame])
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
