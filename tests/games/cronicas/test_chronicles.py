"""The beginning of a round: CR-1, CR-9, CR-10."""

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

from .pictures import GAME, card, find, kinds, play_on, setup

CARDS = GAME.cards


class Stacked(Chance):
    """Deals the characters in a given order; every other shuffle leaves the order as it is."""

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


def called(words: str) -> list[int]:
    return [CHRONICLES.index(word) for word in words.split()]


def names(chronicles: vec[i64]) -> str:
    return " ".join(CHRONICLES[each] for each in chronicles)


def turn_up(
    top: str, history: str = "", used: str = "", two: bool = False, chance: Chance | None = None
) -> tuple[CronicasState, list[Event]]:
    """A round's chronicles with these on top of the deck, the first one uppermost."""
    state = CronicasState()
    state.seats, state.two, state.round = 3, two, 5
    state.history = numbers(called(history))
    state.used = numbers(sorted(called(used or history)))
    first = called(top)
    rest = [c for c in range(12) if c not in [*first, *state.used]]
    state.deck = numbers(rest + first[::-1])
    events: list[Event] = []
    turn_up_chronicles(CARDS, state, chance or Stacked([]), events)
    assert sorted([*state.deck, *state.used, *state.turned]) == list(range(12))
    return state, events


# On top of the deck, of earlier rounds, used; what is turned up, and what is in force.
FORCE = [
    ("reform plague", "", "", "reform", "reform"),
    ("coronation plague darkness reform", "", "", "coronation plague darkness",
     "coronation plague darkness"),
    ("conversation plague", "darkness reform", "", "conversation", "conversation darkness reform"),
    ("plague darkness", "darkness reform virtue", "reform virtue", "plague", "plague"),
    ("conversation plague", "reform virtue wedding", "", "conversation",
     "conversation virtue wedding"),
    ("coronation conversation plague", "reform virtue", "", "coronation conversation plague",
     "coronation conversation reform virtue plague"),
    # None is in force twice: the plague was shuffled into the deck again, is revived and turned up.
    ("coronation conversation plague", "reform plague", "reform", "coronation conversation plague",
     "coronation conversation reform plague"),
]  # fmt: skip
FORCE_OF_TWO = [
    ("reform plague virtue", "", "", "reform plague", "reform plague"),
    ("plague coronation virtue reform wedding", "", "", "plague coronation virtue reform",
     "plague coronation virtue reform"),
    ("plague conversation", "reform plague", "reform", "plague conversation",
     "plague conversation reform"),
]  # fmt: skip


@pytest.mark.parametrize(
    ("two", "top", "history", "used", "turned", "force"),
    [*((False, *each) for each in FORCE), *((True, *each) for each in FORCE_OF_TWO)],
)
def test_cr9_cr10_what_is_turned_up_and_what_is_in_force(
    two: bool, top: str, history: str, used: str, turned: str, force: str
) -> None:
    state, events = turn_up(top, history, used, two)
    assert (names(state.turned), names(state.force)) == (turned, force)
    assert is_dark(CARDS, state.force) == ("darkness" in force)
    revived = [each.data["chronicles"] for each in events if each.kind == "chronicles-revived"]
    assert revived == ([history.split()[-2:]] if "conversation" in turned else [])


@pytest.mark.parametrize("history", ["", "reform"])
def test_cr9_conversation_with_too_few_predecessors_goes_back(history: str) -> None:
    state, events = turn_up("conversation", history, chance=FastChance(2))
    assert kinds(events)[0] == "chronicle-put-back"
    assert "conversation" in names(state.deck)
    assert "conversation" not in names(state.force)
    assert len(state.turned) in (1, 3)


def test_cr9_conversation_through_the_coronation_with_too_few_goes_back() -> None:
    # Plague of this very round does not count: it was not turned up in an earlier one.
    state, events = turn_up("coronation plague conversation", chance=FastChance(5))
    assert kinds(events)[:3] == ["chronicle-turned", "chronicle-turned", "chronicle-put-back"]
    assert names(state.turned).startswith("coronation plague")
    assert len(state.turned) == 3
    assert "conversation" not in names(state.force)


def test_cr9_what_can_be_revived_later() -> None:
    # Coronation and Conversation themselves are not revived.
    state, _ = turn_up("coronation plague virtue", "reform wedding")
    remember_chronicles(CARDS, state)
    assert names(state.history) == "reform wedding plague virtue"
    # History survives the shuffle, and has nobody twice.
    state, _ = turn_up("plague", "plague reform virtue", "reform virtue")
    remember_chronicles(CARDS, state)
    assert names(state.history) == "reform virtue plague"


def test_cr9_an_empty_deck_is_made_of_the_used_ones_not_in_force() -> None:
    used = " ".join(each for each in CHRONICLES if each not in ("conversation", "coronation"))
    state, events = turn_up("coronation conversation", used)
    assert "chronicles-shuffled" in kinds(events)
    # The two revived ones stay out of the new deck, so that the last of the others came up.
    assert names(state.force) == "coronation conversation plague virtue alliance"
    assert names(state.used) == "plague virtue"
    assert len(state.deck) == 7


def test_cr9_the_deck_runs_out_in_play_and_all_twelve_stay() -> None:
    state, chance, shuffles = setup(3, 4, two_chronicles=True), FastChance(9), 0
    state.goal = 1000
    while state.pending:
        shuffles += kinds(play_on(state, chance)).count("chronicles-shuffled")
        assert sorted([*state.deck, *state.used, *state.turned]) == list(range(12))
        assert len(set(state.force)) == len(state.force)
        assert len(set(state.history)) == len(state.history)
    assert state.round == 50
    assert shuffles > 5


# CR-1: the deal


@pytest.mark.parametrize(("seats", "size"), [(3, 12), (4, 9), (5, 7), (6, 6)])
def test_cr1_hands(seats: int, size: int) -> None:
    state = setup(seats, seats)
    assert [bits.count(hand) for hand in state.hands] == [size] * seats
    assert len(state.discards) == (1 if seats == 5 else 0)


def test_cr1_the_holder_of_the_first_main_card_shows_it_and_leads() -> None:
    for seed in range(40):
        state = setup(5, seed, two_chronicles=True)
        mains = [CARDS.main[each] for each in state.turned]
        assert state.hands[state.leader] >> mains[0] & 1
        assert state.turn == state.leader
        known = GAME.view(state, None).known
        shown = [main for main in mains if main not in state.discards]
        assert sorted(c for cards in known for c in cards) == sorted(shown)
        assert all(state.hands[s] >> c & 1 for s in range(5) for c in known[s])
        assert len(GAME.legal(state, state.turn)) == 7  # any card, not only the main one


def deck_with(*top: str) -> Stacked:
    """The characters with these on top, the last one uppermost."""
    first = [card(word) for word in top]
    return Stacked([each for each in range(36) if each not in first] + first)


def test_cr1_five_seats_never_lose_the_main_card() -> None:
    chance = deck_with("L4", "W7")
    state = setup(5, 0)
    plague = CHRONICLES.index("plague")
    state.deck = numbers([*(c for c in state.deck if c != plague), plague])
    state.used, state.turned = NOTHING, numbers([c for c in state.turned if c != plague])
    events: list[Event] = []
    GAME._begin_round(state, chance, events)
    assert names(state.turned) == "plague"
    assert find(events, "card-removed").data == {"card": "love-4"}
    assert plain(state.discards) == [card("L4")]
    assert chance.sizes[-1] == 35  # the main card was shuffled in again
    assert any(hand >> card("W7") & 1 for hand in state.hands)


def test_cr1_five_seats_remove_the_top_card_otherwise() -> None:
    chance = deck_with("L4")
    state = GAME.setup(5, GAME.check_options(5, {}), chance)
    assert plain(state.discards) == [card("L4")]
    assert 35 not in chance.sizes


def test_cr1_the_second_main_card_may_be_the_one_removed() -> None:
    # Chronicles from the top: virtue (Saint), plague (Hermit); the Hermit is on top of the deck.
    state = GAME.setup(5, GAME.check_options(5, {"two-chronicles": True}), deck_with("W7"))
    assert names(state.turned) == "virtue plague"
    assert plain(state.discards) == [card("W7")]
    assert sum(len(known) for known in GAME.view(state, 0).known) == 1


def test_cr1_a_new_round_forgets_what_was_known() -> None:
    state, chance = setup(4, 4), FastChance(1)
    while state.round == 1:
        play_on(state, chance)
    assert plain(state.void) == plain(state.holds) == [0] * 4
    assert sum(bits.count(known) for known in state.known) == len(state.turned)
