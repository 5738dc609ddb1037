"""Following, face-down cards, and who wins an encounter: CR-2, CR-3, CR-5, CR-7."""

import pytest

from .pictures import GAME, allies, card, do, find, hands, kinds, legal, named, position, refused

# CR-2: following


def test_cr2_the_leader_plays_any_card_face_up() -> None:
    state = position(["P4 W1 L10 Ki", "P1 W2", "P2 W3"])
    assert legal(state) == named("play P4", "play W1", "play L10", "play Ki")
    assert refused(state, "hide P4") == ("CR-2", "cronicas-no-hide-lead")
    assert refused(state, "play P5") == ("CR-2", "cronicas-no-card")
    assert refused(state, "play P1", seat=1) == ("CR-1", "cronicas-no-first-lead")


def test_cr2_whoever_has_the_suit_follows_or_plays_a_wild() -> None:
    state = position(["P4 W1", "P1 P8 W2 An", "P2 W3"])
    do(state, "play P4")
    assert legal(state) == named("play P1", "play P8", "play An")
    assert refused(state, "play W2") == ("CR-2", "cronicas-no-follow")
    assert refused(state, "hide W2") == ("CR-2", "cronicas-no-follow")
    assert refused(state, "hide P1") == ("CR-2", "cronicas-no-hide-suit")


def test_cr2_without_the_suit_a_wild_face_up_or_any_other_card_face_down() -> None:
    state = position(["P4 W1", "W2 L3 Fo", "P2 W3"])
    do(state, "play P4")
    assert legal(state) == named("hide W2", "hide L3", "play Fo")
    assert refused(state, "play W2") == ("CR-2", "cronicas-no-face-up")


def test_cr2_a_wild_is_never_face_down() -> None:
    assert not any(text.startswith("hide") and text.split()[1] in ("king", "demon", "dragon")
                   for text in GAME.actions.by_text)  # fmt: skip


def test_cr2_only_wilds_left_must_be_played() -> None:
    state = position(["P4 W1", "An Fo", "P2 W3"])
    do(state, "play P4")
    assert legal(state) == named("play Fo", "play An")


def test_cr2_after_a_wild_lead_the_first_other_card_sets_the_suit() -> None:
    state = position(["Ki W1", "W2 P3", "P2 W3 L4"])
    do(state, "play Ki")
    assert legal(state) == named("play P3", "play W2")
    do(state, "play W2")
    assert legal(state) == named("play W3")


def test_cr2_the_suit_stays_even_if_a_7_returns_the_card_that_set_it() -> None:
    state = position(["P4 W1", "P7 W2", "P2 L3", "P9 L4"])
    do(state, "play P4", "play P7")
    assert hands(state)[0] == "P4 W1"
    assert legal(state) == named("play P2")


# CR-3: face down


def test_cr3_a_face_down_card_has_no_strength_and_becomes_an_ally() -> None:
    state = position(["P4 W1", "L10 L9", "P3 W2"])
    events = do(state, "play P4", "hide L10", "play P3")
    assert allies(state) == ["", "", "P3 P4 L10"]  # the 3 inverts, and only P3 and P4 count
    assert find(events, "encounter-won").reveals


def test_cr3_only_its_player_knows_the_face_down_card() -> None:
    state = position(["P4 W1", "L10 L9", "P3 W2"])
    (event,) = do(state, "play P4", "hide L10")[1:]
    assert event.kind == "card-hidden"
    assert event.seen_by(0) == {"kind": "card-hidden", "seat": 1, "suit": "power"}
    assert event.seen_by(1) == {**event.seen_by(0), "card": "love-10"}
    assert GAME.view(state, 0).cards == [card("P4"), -2, -1]
    assert GAME.view(state, None).cards == [card("P4"), -2, -1]
    assert GAME.view(state, 1).cards == [card("P4"), card("L10"), -1]


def test_cr3_only_a_card_that_lies_face_down_is_refused_its_ability() -> None:
    state = position(["P4 W1", "L4 W2", "P3 W3", "P5 W4"], ["", "P2", "W5", "L9"])
    do(state, "play P4", "take P2", "hide L4")
    assert refused(state, "take L9", seat=1) == ("CR-3", "cronicas-no-face-down")
    assert refused(state, "recall P2", seat=1) == ("CR-2", "cronicas-no-turn")
    assert refused(state, "take L9", seat=0) == ("CR-2", "cronicas-no-turn")
    assert refused(state, "take L9", seat=3) == ("CR-2", "cronicas-no-turn")


# CR-5: who wins


@pytest.mark.parametrize(
    ("played", "winner"),
    [
        ("P4 P8 P6", 1),
        ("P4 P8 P3", 2),  # inverted: the 3 itself is the weakest
        ("P3 P8 P2", 2),
        ("P3 P8 P1", 2),
        ("Ki P10 P9", 0),
        ("P10 Ki P3", 1),  # the 3 inverts only the strengths
        ("Ki De P10", 1),
        ("De Ki P10", 0),
        ("De Dr Ki", 1),
        ("P10 Sa P2", 0),
        ("Sa P2 Fo", 1),
        ("An P1 Ki", 2),
        ("Sa Fo An", 0),  # three players, only these: the leader
        ("Fo An Sa", 0),
        ("P2 Dr P3", 1),
    ],
)
def test_cr5_ranks(played: str, winner: int) -> None:
    held = played.split()
    state = position([f"{held[0]} L1", f"{held[1]} L2", f"{held[2]} L3"])
    events = do(state, *[f"play {word}" for word in held])
    assert find(events, "encounter-won").data["seat"] == winner
    assert state.leader == winner == state.turn


def test_cr5_the_winner_leads_the_next_encounter_and_keeps_all_cards() -> None:
    state = position(["P4 W1", "P9 L9", "P6 W2"], leader=2)
    do(state, "play P6", "play P4", "play P9")
    assert allies(state) == ["", "P4 P6 P9", ""]
    assert (state.turn, state.encounter, state.led) == (1, 2, -1)
    assert GAME.view(state, 0).last_cards == [card("P4"), card("P9"), card("P6")]


# CR-7: the end of a round


def test_cr7_a_round_ends_when_a_hand_is_empty_after_an_encounter() -> None:
    state = position(["P4", "P6", "P8"])
    events = do(state, "play P4", "play P6", "play P8")
    assert "round-ended" in kinds(events)
    assert state.round == 2


def test_cr7_what_is_left_in_hands_joins_their_owners_allies() -> None:
    state = position(["P4 L4", "P5", "P8 W8"])
    events = do(state, "play P4", "play P5")  # the 5 cuts the encounter: seat 2 keeps two
    joined = [e.data for e in events if e.kind == "hand-joined"]
    assert joined == [{"seat": 0, "cards": ["love-4"]},
                      {"seat": 2, "cards": ["power-8", "wisdom-8"]}]  # fmt: skip
    assert GAME.view(state, 0).last_allies == [[card("L4")], [card("P4"), card("P5")],
                                               [card("P8"), card("W8")]]  # fmt: skip


def test_cr7_a_last_card_that_a_7_returned_keeps_the_round_going() -> None:
    state = position(["P4", "P7 L1", "P8 L2"])
    events = do(state, "play P4", "play P7", "play P8")
    assert "round-ended" not in kinds(events)
    assert hands(state) == ["P4", "L1", "L2"]
    assert state.leader == 2


def test_cr10_nothing_can_be_played_after_the_end() -> None:
    state = position(["P4", "P6", "P8"])
    state.goal = 1
    do(state, "play P4", "play P6", "play P8")
    assert GAME.deciding(state) == []
    assert refused(state, "play P4", seat=0) == ("CR-10", "cronicas-no-over")
