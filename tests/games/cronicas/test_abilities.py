"""Every strength and every wild: on play, face down, and returned by a 7. CR-4, CR-5, CR-6."""

import pytest

from grimorio.core.flat import plain

from .pictures import (
    GAME,
    allies,
    card,
    choice,
    do,
    find,
    hands,
    kinds,
    legal,
    named,
    position,
    refused,
    words,
)

# Face down nothing has an ability (CR-3)


@pytest.mark.parametrize("strength", range(1, 11))
def test_cr3_face_down_no_strength_acts(strength: int) -> None:
    state = position(
        ["P6 W1", f"L{strength} W2", "P9 W3"] if strength != 6 else ["P8 W1", "L6 W2", "P9 W3"],
        allies=["", "W4 W5", ""],
    )
    lead = "P6" if strength != 6 else "P8"
    do(state, f"play {lead}")
    if choice(state) == "discard":
        do(state, "discard W4")
    before = allies(state)
    do(state, f"hide L{strength}")
    assert state.turn == 2
    assert choice(state) == "play"
    assert allies(state) == before
    do(state, "play P9")
    assert allies(state)[2].split()[-1] == f"L{strength}"
    assert state.leader == 2


# 1: evil


def test_1_is_evil_and_excludes_its_holder() -> None:
    state = position(["P1", "P4", "L5"], force="monsters")
    events = do(state, "play P1", "play P4", "hide L5")
    assert find(events, "seat-excluded").data == {"seat": 1}


def test_1_wins_only_if_a_3_inverts() -> None:
    state = position(["P1 L1", "P3 L2", "P8 L3"])
    do(state, "play P1", "play P3", "play P8")
    assert state.leader == 0


# 2: three allies; see test_scoring for the counting


def test_2_does_nothing_on_play() -> None:
    state = position(["P2 L1", "P3 L2", "P8 L3"], allies=["W1 W2", "W3 W4", ""])
    do(state, "play P2")
    assert (choice(state), state.turn) == ("play", 1)


# 3: the weakest wins


def test_3_inverts_at_the_encounters_end() -> None:
    state = position(["P3 L1", "P2 L2", "P8 L3"])
    do(state, "play P3", "play P2", "play P8")
    assert state.leader == 1


def test_3_face_down_does_not_invert() -> None:
    state = position(["P4 L1", "W3 L2", "P8 L3"])
    do(state, "play P4", "hide W3", "play P8")
    assert state.leader == 2


@pytest.mark.parametrize("word", ["P3", "Ki", "De", "Dr"])
def test_cr4_returned_by_a_7_its_effect_at_the_end_does_not_come(word: str) -> None:
    state = position([f"{word} L1", "P7 L2", "P8 L3"])
    do(state, f"play {word}", "play P7", "play P8")  # the 7 has one target, and must take it
    assert state.leader == 2
    assert allies(state) == ["", "", "P7 P8"]
    assert hands(state)[0].split() == sorted([word, "L1"], key=card)
    assert state.discards[-1] != card("P8")


# 4 and Sage: take


@pytest.mark.parametrize("word", ["P4", "Sa"])
def test_4_and_sage_take_an_opponents_ally(word: str) -> None:
    state = position([f"{word} L1", "P7 L2", "P8 L3"], allies=["W1", "W2 Ki", "L9"])
    do(state, f"play {word}")
    assert choice(state) == "take"
    assert legal(state) == named("take W2", "take L9", "take Ki")
    assert refused(state, "take W1") == ("CR-4", "cronicas-no-own-ally")
    assert refused(state, "take W5") == ("CR-4", "cronicas-no-ally")
    assert refused(state, "play L1") == ("CR-4", "cronicas-no-card-yet")
    assert refused(state, "discard W2") == ("CR-4", "cronicas-no-ability-now")
    (event,) = do(state, "take Ki")
    assert event.data == {"seat": 0, "from_seat": 1, "card": "king"}
    assert allies(state) == ["W1 Ki", "W2", "L9"]
    assert (choice(state), state.turn) == ("play", 1)


def test_cr4_one_target_is_taken_without_asking_and_no_target_is_skipped() -> None:
    state = position(["P4 L1", "P7 L2", "P8 L3"], allies=["", "W2", ""])
    assert kinds(do(state, "play P4")) == ["card-played", "ally-taken"]
    assert allies(state) == ["W2", "", ""]
    state = position(["P4 L1", "P7 L2", "P8 L3"], allies=["W2", "", ""])
    assert kinds(do(state, "play P4")) == ["card-played"]


def test_4_returned_by_a_7_keeps_what_it_took() -> None:
    state = position(["P4 L1", "P7 L2", "P8 L3"], allies=["", "W2", ""])
    do(state, "play P4", "play P7")
    assert allies(state) == ["W2", "", ""]
    assert hands(state)[0] == "P4 L1"


def test_sage_never_wins() -> None:
    state = position(["Sa L1", "P1 L2", "Fo L3"])
    do(state, "play Sa", "play P1", "play Fo")
    assert state.leader == 1


# 5: the end


def test_5_ends_the_encounter_at_once_and_it_is_resolved_as_usual() -> None:
    state = position(["P8 L1", "P5 L2", "P9 L3"])
    events = do(state, "play P8", "play P5")
    assert find(events, "encounter-cut").data == {"seat": 1, "card": "power-5"}
    assert allies(state) == ["P5 P8", "", ""]
    assert hands(state) == ["L1", "L2", "P9 L3"]  # uneven from here on
    assert state.turn == 0


def test_5_led_wins_alone() -> None:
    state = position(["P5 L1", "P9 L2", "P10 L3"])
    do(state, "play P5")
    assert (allies(state), state.leader, state.encounter) == (["P5", "", ""], 0, 2)


def test_5_a_hand_that_was_not_played_from_keeps_its_cards_when_the_round_ends() -> None:
    state = position(["P5 L1", "P9 L2", "P10 L3"])
    events = do(state, "play P5", "play L1", "play L2", "play L3")
    assert [e.data["seat"] for e in events if e.kind == "hand-joined"] == [1, 2]


def test_5_face_down_ends_nothing() -> None:
    state = position(["P8 L1", "W5 L2", "P9 L3"])
    do(state, "play P8", "hide W5")
    assert state.turn == 2


# 6: recall


def test_6_takes_an_own_ally_back_and_all_know_it() -> None:
    state = position(["P6 L1", "P7 L2", "P8 L3"], allies=["W1 W9 L10", "W2", ""])
    do(state, "play P6")
    assert legal(state) == named("recall W1", "recall W9")
    assert refused(state, "recall W2") == ("CR-4", "cronicas-no-other-ally")
    do(state, "recall W9")
    assert (hands(state)[0], allies(state)[0]) == ("W9 L1", "W1 L10")
    assert GAME.view(state, 2).known[0] == [card("W9")]


def test_6_can_take_an_evil_ally_back() -> None:
    state = position(["P6 L1", "P7 L2", "P8 L3"], allies=["W1", "W2", ""])
    do(state, "play P6")
    assert (hands(state)[0], allies(state)[0]) == ("W1 L1", "")


def test_6_as_the_last_card_keeps_the_round_going() -> None:
    state = position(["P6", "P7 L2", "P8 L3"], allies=["W1", "", ""])
    events = do(state, "play P6", "play P7", "play P8")
    assert "round-ended" not in kinds(events)


# 7: return (CR-6)


def test_cr6_7_returns_a_card_of_the_encounter_to_its_player() -> None:
    state = position(["P9 L1", "Fo L2", "P7 L3"])
    do(state, "play P9", "play Fo", "play P7")
    assert choice(state) == "return"
    assert legal(state) == ["return p1", "return p2"]
    assert refused(state, "return p3") == ("CR-6", "cronicas-no-return-itself")
    assert refused(state, "return p4") == ("CR-6", "cronicas-no-return-nothing")
    do(state, "return p2")
    assert hands(state) == ["L1", "L2 Fo", "L3"]
    assert state.leader == 0
    assert GAME.view(state, 0).known[1] == [card("Fo")]


def test_cr6_7_led_has_nothing_to_return() -> None:
    state = position(["P7 L1", "P9 L2", "P8 L3"])
    do(state, "play P7")
    assert (choice(state), state.turn) == ("play", 1)
    assert refused(state, "return p1") == ("CR-6", "cronicas-no-return-now")


def test_cr6_7_whoever_gets_a_card_back_does_not_play_again() -> None:
    state = position(["P9 L1", "P7 L2", "P8 L3"])
    do(state, "play P9", "play P7", "play P8")
    assert allies(state) == ["", "", "P7 P8"]
    assert hands(state) == ["P9 L1", "L2", "L3"]


def test_cr6_7_returns_a_face_down_card_unseen() -> None:
    state = position(["P9 L1", "W4 L2", "P7 L3"])
    do(state, "play P9", "hide W4", "play P7")
    (event, *_) = do(state, "return p2")
    assert event.kind == "hidden-returned"
    assert "card" not in event.seen_by(0)
    assert "card" not in event.seen_by(2)
    assert event.seen_by(1)["card"] == "wisdom-4"
    assert GAME.view(state, 0).known[1] == []
    assert hands(state)[1] == "W4 L2"


def test_cr6_7_does_not_return_a_face_up_10_but_a_face_down_one() -> None:
    state = position(["P10 L1", "W10 L2", "P7 L3", "P8 L4"])
    events = do(state, "play P10", "hide W10", "play P7")  # one target is left: the hidden card
    assert events[-1].kind == "hidden-returned"
    assert hands(state)[1] == "W10 L2"
    state = position(["P10 L1", "W9 L2", "Fo L5", "P7 L4"])
    do(state, "play P10", "hide W9", "play Fo", "play P7")
    assert legal(state) == ["return p2", "return p3"]
    assert refused(state, "return p1") == ("CR-6", "cronicas-no-steadfast")


def test_cr6_7_face_down_is_returned_by_another_7_like_any_card() -> None:
    state = position(["P9 L1", "W7 L2", "P7 L3"])
    do(state, "play P9", "hide W7", "play P7", "return p2")
    assert hands(state)[1] == "W7 L2"


# 8: discard an opponent's ally


def test_8_discards_an_opponents_ally() -> None:
    state = position(["P8 L1", "P7 L2", "P9 L3"], allies=["W1", "W2 Ki L10", ""])
    do(state, "play P8")
    assert legal(state) == named("discard W2", "discard Ki")
    assert refused(state, "discard W1") == ("CR-4", "cronicas-no-own-ally")
    assert refused(state, "discard L10") == ("CR-4", "cronicas-no-steadfast")
    do(state, "discard Ki")
    assert allies(state) == ["W1", "W2 L10", ""]
    assert GAME.view(state, 2).discards[-1] == card("Ki")


# 9: discard an own ally


def test_9_discards_an_own_ally_because_it_must() -> None:
    state = position(["P9 L1", "P7 L2", "P8 L3"], allies=["W2 W5 L10", "L9", ""])
    do(state, "play P9")
    assert legal(state) == named("dismiss W2", "dismiss W5")
    assert refused(state, "dismiss L9") == ("CR-4", "cronicas-no-other-ally")
    assert refused(state, "dismiss L10") == ("CR-4", "cronicas-no-steadfast")
    do(state, "dismiss W2")
    assert allies(state) == ["W5 L10", "L9", ""]
    assert state.discards[-1] == card("W2")


def test_9_does_not_discard_itself() -> None:
    state = position(["P9 L1", "P7 L2", "P8 L3"])
    do(state, "play P9")
    assert (choice(state), state.turn) == ("play", 1)


# 10: steadfast


@pytest.mark.parametrize(
    ("played", "mine"),
    [("P4", ""), ("Sa", ""), ("P8", ""), ("P6", "L10"), ("P9", "L10")],
)
def test_10_as_an_ally_is_moved_by_nothing(played: str, mine: str) -> None:
    state = position(
        [f"{played} L1", "P1 L2", "P3 L3"], allies=[mine, "W10" if not mine else "", ""]
    )
    events = do(state, f"play {played}")
    assert kinds(events) == ["card-played"]
    assert (choice(state), state.turn) == ("play", 1)


def test_10_face_up_goes_to_the_dragons_player_and_face_down_it_burns() -> None:
    state = position(["P10 L1", "W10 L2", "Dr L3"])
    events = do(state, "play P10", "hide W10", "play Dr")
    assert allies(state) == ["", "", "P10 Dr"]
    assert state.discards[-1] == card("W10")
    assert find(events, "cards-burnt").data["cards"] == ["wisdom-10"]


def test_10_is_the_strongest_and_the_last_when_a_3_inverts() -> None:
    state = position(["P10 L1", "P9 L2", "P3 L3"])
    do(state, "play P10", "play P9", "play P3")
    assert state.leader == 2


# Wilds


def test_king_beats_every_strength() -> None:
    state = position(["P10 L1", "Ki L2", "P9 L3"])
    do(state, "play P10", "play Ki", "play P9")
    assert allies(state)[1] == "P9 P10 Ki"


def test_demon_beats_the_king_and_is_evil() -> None:
    state = position(["Ki", "De", "P10"])
    events = do(state, "play Ki", "play De", "play P10")
    assert find(events, "seat-excluded").data == {"seat": 1}


def test_dragon_takes_itself_and_burns_the_rest_face_down_cards_turned_up() -> None:
    state = position(["P9 L1", "W4 L2", "Dr L3"])
    events = do(state, "play P9", "hide W4", "play Dr")
    assert allies(state) == ["", "", "Dr"]
    assert plain(state.discards[-2:]) == [card("P9"), card("W4")]
    won = find(events, "encounter-won")
    assert won.reveals
    assert won.data["cards"] == ["power-9", "wisdom-4", "dragon"]
    assert GAME.view(state, 0).last_cards == [card("P9"), card("W4"), card("Dr")]


def test_fool_and_angel_do_nothing_on_play() -> None:
    state = position(["Fo L1", "An L2", "P3 L3"], allies=["W1 W2", "W3 W4", "W5"])
    do(state, "play Fo", "play An", "play P3")
    assert state.leader == 2
    assert allies(state)[:2] == ["W1 W2", "W3 W4"]


def test_sage_fool_and_angel_alone_go_to_the_leader() -> None:
    state = position(["An L1", "Sa L2", "Fo L3"], leader=1)
    do(state, "play Sa", "play Fo", "play An")
    assert allies(state) == ["", "Sa Fo An", ""]
    assert words(state.hands[1]) == "L2"
