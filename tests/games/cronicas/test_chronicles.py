"""The beginning of a round: CR-1, CR-9."""

from collections.abc import Iterable

import pytest

from grimorio.core import bits
from grimorio.core.chance import Chance, FastChance
from grimorio.core.event import Event
from grimorio.core.flat import NOTHING, numbers, plain
from grimorio.core.native import i64, vec
from grimorio.games.cronicas.cards import CHRONICLES
from grimorio.games.cronicas.chronicles import remember_chronicles, turn_up_chronicles
from grimorio.games.cronicas.scoring import is_dark
from grimorio.games.cronicas.state import CronicasState

from .pictures import GAME, card, find, kinds

CARDS = GAME.cards


class Unshuffled(Chance):
    """Leaves every shuffle as it is, so that a test can stack the decks."""

    def below(self, n: int) -> int:
        return n - 1


def called(words: str) -> list[int]:
    return [CHRONICLES.index(word) for word in words.split()]


def names(chronicles: Iterable[int]) -> str:
    return " ".join(CHRONICLES[each] for each in chronicles)


def turn_up(
    top: str, history: str = "", used: str = "", two: bool = False, only: bool = False
) -> tuple[CronicasState, list[Event]]:
    """A round's chronicles with these on top of the deck, the first one uppermost."""
    state = CronicasState()
    state.seats, state.two, state.round = 3, two, 5
    state.history = numbers(called(history))
    state.used = numbers(sorted(called(used or history)))
    first = called(top)
    rest = [] if only else [c for c in range(12) if c not in [*first, *state.used]]
    state.deck = numbers(rest + first[::-1])
    events: list[Event] = []
    turn_up_chronicles(CARDS, state, Unshuffled(), events)
    assert sorted([*state.deck, *state.used, *state.turned]) == list(range(12)) or only
    return state, events


def test_cr9_one_chronicle_a_round() -> None:
    state, _ = turn_up("reform plague")
    assert (names(state.turned), names(state.force)) == ("reform", "reform")


def test_cr10_option_two_chronicles_a_round() -> None:
    state, _ = turn_up("reform plague virtue", two=True)
    assert names(state.force) == "reform plague"


def test_cr9_coronation_brings_two_more() -> None:
    state, _ = turn_up("coronation plague virtue reform")
    assert names(state.turned) == "coronation plague virtue"
    state, _ = turn_up("plague coronation virtue reform wedding", two=True)
    assert names(state.turned) == "plague coronation virtue reform"


def test_cr9_conversation_revives_the_two_last_of_earlier_rounds() -> None:
    state, events = turn_up("conversation plague", history="reform virtue wedding")
    assert names(state.turned) == "conversation"
    assert names(state.force) == "conversation virtue wedding"
    assert find(events, "chronicles-revived").data["chronicles"] == ["virtue", "wedding"]


@pytest.mark.parametrize("history", ["", "reform"])
def test_cr9_conversation_with_too_few_predecessors_goes_back(history: str) -> None:
    # Unshuffled leaves it on top, so a real shuffle is used.
    state = CronicasState()
    state.seats, state.round = 3, 2
    state.history = numbers(called(history))
    state.used = numbers(called(history))
    first = CHRONICLES.index("conversation")
    state.deck = numbers([c for c in range(12) if c not in [*state.used, first]] + [first])
    events: list[Event] = []
    turn_up_chronicles(CARDS, state, FastChance(2), events)
    assert kinds(events)[0] == "chronicle-put-back"
    assert first in state.deck
    assert first not in state.force
    assert len(state.turned) in (1, 3)


def test_cr9_conversation_through_the_coronation_with_too_few_goes_back() -> None:
    state = CronicasState()
    state.seats, state.round = 3, 1
    top = called("coronation plague conversation")
    state.deck = numbers([c for c in range(12) if c not in top] + top[::-1])
    events: list[Event] = []
    turn_up_chronicles(CARDS, state, FastChance(5), events)
    # Plague of this very round does not count: it was not turned up in an earlier one.
    assert kinds(events)[:3] == ["chronicle-turned", "chronicle-turned", "chronicle-put-back"]
    assert names(state.turned).startswith("coronation plague")
    assert len(state.turned) == 3
    assert "conversation" not in names(state.force)


def test_cr9_conversation_through_the_coronation_revives_two() -> None:
    state, _ = turn_up("coronation conversation plague", history="reform virtue")
    assert names(state.force) == "coronation conversation reform virtue plague"


def test_cr9_darkness_is_in_force_however_it_comes() -> None:
    state, _ = turn_up("conversation plague", history="darkness reform")
    assert is_dark(CARDS, state.force)
    state, _ = turn_up("coronation plague darkness")
    assert is_dark(CARDS, state.force)
    state, _ = turn_up("plague darkness", history="darkness reform virtue", used="reform virtue")
    assert not is_dark(CARDS, state.force)


def test_cr9_coronation_and_conversation_themselves_are_not_revived() -> None:
    state, _ = turn_up("coronation plague virtue", history="reform wedding")
    remember_chronicles(CARDS, state)
    assert names(state.history) == "reform wedding plague virtue"


def test_cr9_history_survives_the_shuffle_and_has_nobody_twice() -> None:
    state, _ = turn_up("plague", history="plague reform virtue", used="reform virtue")
    remember_chronicles(CARDS, state)
    assert names(state.history) == "reform virtue plague"


def test_cr9_an_empty_deck_is_made_of_the_used_ones_not_in_force() -> None:
    used = names([c for c in range(12) if CHRONICLES[c] not in ("conversation", "coronation")])
    state, events = turn_up("coronation conversation", history=used, used=used, only=True)
    assert "chronicles-shuffled" in kinds(events)
    # The two revived ones stay out of the new deck, so that the last of the others came up.
    assert names(state.force) == "coronation conversation plague virtue alliance"
    assert names(state.used) == "plague virtue"
    assert len(state.deck) == 7


def test_cr9_none_is_in_force_twice() -> None:
    # Plague was shuffled into the deck again, is revived, and then turned up as well.
    state, _ = turn_up("coronation conversation plague", history="reform plague", used="reform")
    assert names(state.turned) == "coronation conversation plague"
    assert names(state.force) == "coronation conversation reform plague"
    state, _ = turn_up("plague conversation", history="reform plague", used="reform", two=True)
    assert names(state.force) == "plague conversation reform"


def test_cr9_the_deck_runs_out_in_play_and_all_twelve_stay() -> None:
    state = GAME.setup(3, GAME.check_options(3, {"two-chronicles": True}), FastChance(4))
    state.goal = 1000
    chance = FastChance(9)
    shuffles = 0
    while state.pending:
        events: list[Event] = []
        action = GAME.random_action(state, state.turn, chance)
        GAME.apply(state, state.turn, action, chance, events)
        shuffles += kinds(events).count("chronicles-shuffled")
        assert sorted([*state.deck, *state.used, *state.turned]) == list(range(12))
        assert len(set(state.force)) == len(state.force)
        assert len(set(state.history)) == len(state.history)
    assert state.round == 50
    assert shuffles > 5


# CR-1: the deal


@pytest.mark.parametrize(("seats", "size"), [(3, 12), (4, 9), (5, 7), (6, 6)])
def test_cr1_hands(seats: int, size: int) -> None:
    state = GAME.setup(seats, GAME.check_options(seats, {}), FastChance(seats))
    assert [bits.count(hand) for hand in state.hands] == [size] * seats
    assert len(state.discards) == (1 if seats == 5 else 0)


@pytest.mark.parametrize("seed", range(40))
def test_cr1_the_holder_of_the_first_main_card_shows_it_and_leads(seed: int) -> None:
    options = GAME.check_options(5, {"two-chronicles": True})
    state = GAME.setup(5, options, FastChance(seed))
    main = CARDS.main[state.turned[0]]
    assert state.hands[state.leader] >> main & 1
    assert state.turn == state.leader
    shown = [CARDS.main[each] for each in state.turned if CARDS.main[each] not in state.discards]
    known = GAME.view(state, None).known
    assert sorted(c for cards in known for c in cards) == sorted(shown)
    assert all(state.hands[s] >> c & 1 for s in range(5) for c in known[s])
    assert len(GAME.legal(state, state.turn)) == 7  # any card, not only the main one


class Stacked(Chance):
    """Deals the character deck in a given order; other shuffles stay as they are."""

    def __init__(self, deck: list[int]) -> None:
        self.drawn = 0
        self.deck = deck
        self.sizes: list[int] = []

    def below(self, n: int) -> int:
        return n - 1

    def mix(self, cards: vec[i64]) -> None:
        self.sizes.append(len(cards))
        if len(cards) == 36:
            for place, each in enumerate(self.deck):
                cards[place] = each


def test_cr1_five_seats_never_lose_the_main_card() -> None:
    main = card("W7")
    deck = [c for c in range(36) if c not in (main, card("L4"))] + [card("L4"), main]
    chance = Stacked(deck)
    state = GAME.setup(5, GAME.check_options(5, {}), FastChance(0))
    plague = CHRONICLES.index("plague")
    state.deck = numbers([*(c for c in state.deck if c != plague), plague])
    state.used, state.turned = NOTHING, numbers([c for c in state.turned if c != plague])
    events: list[Event] = []
    GAME._begin_round(state, chance, events)
    assert names(state.turned) == "plague"
    assert find(events, "card-removed").data == {"card": "love-4"}
    assert plain(state.discards) == [card("L4")]
    assert chance.sizes[-1] == 35  # the main card was shuffled in again
    assert any(hand >> main & 1 for hand in state.hands)


def test_cr1_five_seats_remove_the_top_card_otherwise() -> None:
    deck = [c for c in range(36) if c != card("L4")] + [card("L4")]
    chance = Stacked(deck)
    state = GAME.setup(5, GAME.check_options(5, {}), chance)
    assert plain(state.discards) == [card("L4")]
    assert 35 not in chance.sizes


def test_cr1_the_second_main_card_may_be_the_one_removed() -> None:
    # Chronicles from the top: virtue (Saint), plague (Hermit); the Hermit is on top of the deck.
    deck = [c for c in range(36) if c != card("W7")] + [card("W7")]
    options = GAME.check_options(5, {"two-chronicles": True})
    state = GAME.setup(5, options, Stacked(deck))
    assert names(state.turned) == "virtue plague"
    assert plain(state.discards) == [card("W7")]
    assert sum(len(known) for known in GAME.view(state, 0).known) == 1


def test_cr1_a_new_round_forgets_what_was_known() -> None:
    state = GAME.setup(4, GAME.check_options(4, {}), FastChance(4))
    chance = FastChance(1)
    while state.round == 1:
        GAME.apply(state, state.turn, GAME.random_action(state, state.turn, chance), chance)
    assert plain(state.void) == [0] * 4
    assert plain(state.holds) == [0] * 4
    assert sum(bits.count(known) for known in state.known) == len(state.turned)
