"""What a seat knows, no more and no less: CR-1, CR-3."""

import itertools
import random
from collections import Counter
from collections.abc import Iterator

import pytest

from grimorio.core import bits
from grimorio.core.chance import FastChance, SecretChance
from grimorio.core.contract import check_game
from grimorio.core.event import Event
from grimorio.core.flat import numbers, plain
from grimorio.games.cronicas.actions import HIDE, CronicasAction
from grimorio.games.cronicas.cards import CARDS, bits_of, mask_of
from grimorio.games.cronicas.knowledge import HiddenCards
from grimorio.games.cronicas.state import CronicasState
from tests.leaks.worlds import OTHER_WORLDS

from .pictures import GAME, card, cards, do, find, position, setup, words

# Face down


def test_cr3_only_its_player_knows_the_face_down_card() -> None:
    state = position(["P4 W1", "L10 L9", "P3 W2"])
    (event,) = do(state, "play P4", "hide L10")[1:]
    assert event.seen_by(0) == {"kind": "card-hidden", "seat": 1, "suit": "power"}
    assert event.seen_by(1) == {**event.seen_by(0), "card": "love-10"}
    seen = {seat: GAME.view(state, seat).cards for seat in (0, 1, None)}
    assert seen[0] == seen[None] == [card("P4"), -2, -1]
    assert seen[1] == [card("P4"), card("L10"), -1]
    assert find(do(state, "play P3"), "encounter-won").reveals


def test_cr6_7_returns_a_face_down_card_unseen() -> None:
    state = position(["P9 L1", "W4 L2", "P7 L3"])
    do(state, "play P9", "hide W4", "play P7")
    (event, *_) = do(state, "return p2")
    assert event.kind == "hidden-returned"
    assert [event.seen_by(seat).get("card") for seat in range(3)] == [None, "wisdom-4", None]
    assert GAME.view(state, 0).known[1] == []
    assert words(state.hands[1]) == "W4 L2"


def sampled(state: CronicasState, count: int) -> set[str]:
    """What Merlín can hold, as Carla sees it."""
    view = GAME.view(state, 0)
    return {words(GAME.sample(view, FastChance(seed)).hands[1]) for seed in range(count)}


def test_cr3_a_face_down_card_returned_is_still_somewhere_in_that_hand() -> None:
    state = position(["P2 W1", "W2 Fo", "P7 W3", "P9 W5"])
    do(state, "play P2", "hide W2", "play P7", "return p2", "play P9")
    for hand in sampled(state, 30):
        assert "P" not in hand
        assert "W" in hand or "L" in hand  # never two wilds: one card is neither wild nor power


def test_cr3_a_suit_card_played_later_may_have_been_the_one_returned() -> None:
    state = position(["P2 W1 L5", "W2 Fo Ki", "P7 W3 L6", "P10 W10 L8"])
    do(state, "play P2", "hide W2", "play P7", "return p2", "play P10", "play W10", "play W1")
    do(state, "play W2")
    seen = sampled(state, 200)
    assert "Ki Fo" in seen
    assert len(seen) > 3


def test_cr3_a_known_card_may_be_the_one_face_down() -> None:
    """Love 9 is known in a hand; that hand plays face down: it may be love 9, or not."""
    state = position(["P2 W4 W8", "P6 L3 W9", "P1 L4 W3", "P10 P8 W5"], ["", "L9", "", ""])
    do(state, "play P2", "play P6", "play P1", "play P10", "play P8", "hide W4", "hide L9")
    view = GAME.view(state, 3)
    assert (view.known[1], view.void[1], view.holds[1]) == ([card("L9")], [0], [])
    worlds = [GAME.sample(view, FastChance(seed)) for seed in range(60)]
    assert {words(1 << world.cards[1]) == "L9" for world in worlds} == {True, False}
    for world in worlds:
        assert world.cards[1] == card("L9") or world.hands[1] >> card("L9") & 1
    do(state, "hide L4")
    assert GAME.view(state, 3).known[1] == []


# The same from the rules alone: every world that fits what a seat saw, and no other


def observe(state: CronicasState, action: CronicasAction, viewer: int | None) -> list[object]:
    events: list[Event] = []
    GAME.apply(state, state.turn, action, FastChance(5), events)
    return [event.seen_by(viewer) for event in events]


def hidden_part(state: CronicasState) -> tuple[object, ...]:
    return tuple(state.hands), tuple(state.cards)


def combinations(pool: list[int], size: int) -> list[int]:
    return [mask_of([*each]) for each in itertools.combinations(pool, size)]


def deals(pool: list[int], sizes: list[int]) -> Iterator[list[int]]:
    """Every way to deal these cards into hands of these sizes."""
    if not sizes:
        yield []
    for hand in combinations(pool, sizes[0]) if sizes else []:
        for rest in deals([c for c in pool if not hand >> c & 1], sizes[1:]):
            yield [hand, *rest]


def all_deals(state: CronicasState, viewer: int) -> list[CronicasState]:
    """Every way to deal the cards that the viewer does not hold."""
    others = [seat for seat in range(state.seats) if seat != viewer]
    pool = [c for seat in others for c in bits_of(state.hands[seat])]
    found = []
    for dealt in deals(pool, [bits.count(state.hands[seat]) for seat in others]):
        found.append(state.clone())
        for seat, hand in zip(others, dealt, strict=True):
            found[-1].hands[seat] = hand
    return found


def step_worlds(
    worlds: list[CronicasState], action: CronicasAction, seat: int, viewer: int | None, seen: object
) -> list[CronicasState]:
    """What remains possible for the viewer after an action of `seat` that looked like `seen`."""
    rows = GAME.table.kinds[HIDE] if action.kind == HIDE and seat != viewer else [action]
    found: dict[tuple[object, ...], CronicasState] = {}
    for world in worlds:
        allowed = GAME.legal(world, seat)
        for row in rows:
            if row in allowed:
                copy = world.clone()
                if observe(copy, row, viewer) == seen:
                    found[hidden_part(copy)] = copy
    return list(found.values())


def small_position(rng: random.Random) -> CronicasState:
    seats = rng.choice([3, 3, 4])
    size = 4 if seats == 3 else 2
    favoured = cards("P7 W7 L7 P6 W6 L6 P2 W2 L2 P9 W10 Fo Ki Dr")
    chosen = rng.sample(favoured, min(len(favoured), seats * size))
    if rng.random() < 0.3:
        chosen = rng.sample(range(CARDS), seats * size)
    rest = [c for c in range(CARDS) if c not in chosen]
    rng.shuffle(rest)
    state = position([""] * seats)
    for seat in range(seats):
        state.hands[seat] = mask_of(chosen[seat * size : seat * size + size])
        state.allies[seat] = mask_of(rest[seat * 2 : seat * 2 + 2])
    used = chosen + rest[: seats * 2]
    state.discards = numbers([c for c in range(CARDS) if c not in used])
    return state


@pytest.mark.parametrize("seed", range(16))
def test_cr3_sample_gives_exactly_the_worlds_that_fit_what_was_seen(seed: int) -> None:
    rng = random.Random(seed)
    state = small_position(rng)
    viewers = [0, 1]
    worlds = {viewer: all_deals(state, viewer) for viewer in viewers}
    while state.round == 1 and state.pending:
        for viewer in viewers:
            possible = {hidden_part(world) for world in worlds[viewer]}
            assert hidden_part(state) in possible
            assert drawn_worlds(state, viewer, len(possible)) == possible
        seat = state.turn
        action = rng.choice(GAME.legal(state, seat))
        for viewer in viewers:
            seen = observe(state.clone(), action, viewer)
            worlds[viewer] = step_worlds(worlds[viewer], action, seat, viewer, seen)
        observe(state, action, None)


def drawn_worlds(state: CronicasState, viewer: int | None, expected: int) -> set[object]:
    """The worlds that `sample` gives, drawn often enough to have seen all of them."""
    view = GAME.view(state, viewer)
    chance = FastChance(state.played + 17)
    found: set[object] = set()
    for number in range(60 + expected * 30):
        found.add(hidden_part(GAME.sample(view, chance)))
        if number > 60 and len(found) == expected and number > expected * 3:
            break
    return found


# How the worlds are drawn


def test_all_fitting_deals_are_equally_likely() -> None:
    """Both ways to draw a deal, shuffling and counting out, are fair."""
    state = position(["P2 W4 W5", "L4 L5 Fo", "P10 P9 L6", "W9 P5 L8"])
    do(state, "play P2", "hide L4", "play P10", "play P5")
    view = GAME.view(state, 0)
    hidden = HiddenCards(view)
    assert hidden.bound == [1]
    assert hidden.free == [2, 3]
    for draw in (hidden.draw, hidden._count_out):
        chance = FastChance(3)
        counts = Counter(tuple(draw(chance)) for _ in range(9000))
        # Of L5 L6 L8 W9 Fo P9 seat 1 has two that are not power: C(5, 2); then C(4, 2).
        assert len(counts) == 10 * 6
        assert max(counts.values()) < 1.5 * 9000 / 60
        assert min(counts.values()) > 0.6 * 9000 / 60


def test_the_count_of_deals_is_right() -> None:
    state = position(["P2 W4 W5", "L4 L5 Fo", "P10 P9 L6", "W9 L9 L8"])
    do(state, "play P2", "hide L4", "play P10", "hide L9")
    hidden = HiddenCards(GAME.view(state, 0))
    assert hidden.bound == [1, 3]
    assert words(mask_of(plain(hidden.unseen))) == "P9 W9 L5 L6 L8 Fo"
    dealt = deals(plain(hidden.unseen), [2, 2])
    fits = sum(hidden.fits(1, one) and hidden.fits(3, other) for one, other in dealt)
    assert fits == 30  # the power 9 is with seat 2
    assert hidden.count(0, [1, 1, 3, 1]) == fits


def test_the_count_of_deals_minds_that_one_card_is_no_wild() -> None:
    state = position(["P2 W4 W5", "L4 Ki Fo", "P10 P9 An"])
    do(state, "play P2", "hide L4")
    hidden = HiddenCards(GAME.view(state, 0))
    assert words(mask_of(plain(hidden.unseen))) == "P9 P10 L4 Ki Fo An"
    # Seat 1 has the love 4, the only card that it can have played, and two of three wilds.
    assert hidden.count(0, [2, 0, 1, 3]) == 3
    for seed in range(20):
        assert hidden._count_out(FastChance(seed))[1] >> card("L4") & 1


def test_a_heavily_bound_deal_is_found_at_once() -> None:
    """Everybody lacks something, and only a few deals of very many fit."""
    state = position(
        ["P2 L10", "W3 W4 W5 W6 W8 W9 W10", "L3 L4 L5 L6 L7 L8 L9", "P3 P4 P5 P6 P8 P9 P10"]
    )
    state.void = numbers([0, 0b101, 0b011, 0b110])
    view = GAME.view(state, 0)
    for seed in range(20):
        world = GAME.sample(view, SecretChance(bytes(32), seed))
        assert world.hands[1:] == state.hands[1:]


def test_a_wide_deal_needs_more_than_a_machine_word() -> None:
    state = setup(6, 1)
    view = GAME.view(state, 0)
    view.void = [[], [0], [1], [2], [0], [1]]
    hidden = HiddenCards(view)
    for seed in range(5):
        hands = hidden._count_out(SecretChance(bytes(32), seed))
        assert all(not hands[seat] & 0x3FF << 10 * view.void[seat][0] for seat in range(1, 6))


# The contract, with worlds that do not come from `sample`


@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_contract_with_worlds_from_the_rules_alone(seats: int) -> None:
    for seed in range(2):
        check_game(GAME, seats, {}, seed=seed, every=7, other_world=OTHER_WORLDS["cronicas"])
