"""Crónicas, rows *Preview*: a card face up, a card face down, targets; and reasons of hints."""

import pytest

from grimorio.core.chance import FastChance
from grimorio.core.event import Event
from grimorio.core.flat import numbers, plain
from grimorio.core.foresee import foresee
from grimorio.core.preview import Preview
from grimorio.games.cronicas.consequences import CronicasNotes
from grimorio.games.cronicas.state import CronicasState
from grimorio.texts import Speaker

from .pictures import GAME, card, cards, do, full, position, refused

NAMES = ["Carla", "Merlín", "Morgana", "Circe", "Próspero", "Urganda"]


def preview(state: CronicasState, text: str) -> Preview:
    return foresee(GAME, GAME.view(state, state.turn), GAME.actions.parse(full(text)))


def notes(found: Preview) -> CronicasNotes:
    assert isinstance(found.notes, CronicasNotes)
    return found.notes


def lines(found: Preview, language: str = "en") -> list[str]:
    return [Speaker(language, NAMES).say(line) for line in found.lines]


def reason(state: CronicasState, text: str) -> str:
    found = preview(state, text)
    why = GAME.reason(GAME.view(state, state.turn), found.action, found)  # type: ignore[arg-type]
    assert why is not None
    return Speaker("en", NAMES).say(why)


def wedding() -> CronicasState:
    """The picture of the phone: Merlín led the Hero, Morgana the Prince; Carla is to play."""
    state = position(
        ["P4 P9 W2 W7 W8 L3 L6 L10 Fo", "P10 W9 P3", "P2 W6 P5"],
        ["L8 L4 P6", "L2 L5 W3", "L9 P1 W5"],
        "wedding",
        leader=1,
    )
    do(state, "play P10", "play P2")
    return state


# Play face up


def test_preview_play_wins_for_now_or_says_who_is_higher() -> None:
    state = position(["P10 W9", "P4 P9", "P2 W6"])
    do(state, "play P10")
    found = preview(state, "play P9")
    assert (notes(found).winner, notes(found).winning, notes(found).ends) == (0, card("P10"), False)
    assert lines(found)[0] == "Does not win: Carla’s Hero is 10."
    assert lines(found, "es")[0] == "No gana: Héroe, de Carla, tiene 10."
    state = position(["P8 W9", "P9 P3", "P2 W6"])
    do(state, "play P8")
    assert lines(preview(state, "play P9"))[0] == "Wins for now."
    assert lines(preview(state, "play P9"), "es")[0] == "De momento gana."


def test_preview_play_the_last_card_says_who_wins_what() -> None:
    state = position(["P8 W9", "P9 P3", "P10 P2 W6"])
    do(state, "play P8", "play P9")
    found = preview(state, "play P2")
    assert notes(found).ends
    assert lines(found)[0] == "Merlín wins it with General 9: 3 allies."
    assert lines(preview(state, "play P10"))[0] == "Wins it: 3 allies for you."
    assert lines(preview(state, "play P10"), "es")[0] == ("Gana el encuentro: 3 aliados para ti.")


def test_preview_play_the_ability_with_how_many_targets() -> None:
    found = preview(wedding(), "play P4")
    assert notes(found).asks
    assert notes(found).targets == cards("L2 L5 W3 L9 P1 W5")
    assert lines(found) == [
        "Does not win: Merlín’s Hero is 10.",
        "Takes an opponent’s ally: choose whom next, of 6.",
    ]
    assert not notes(found).ends


@pytest.mark.parametrize(
    ("played", "allies", "line"),
    [
        ("P4", ["", "", ""], "No opponent has an ally to take."),
        ("P4", ["", "L8", ""], "Takes Cleric 8 from Merlín."),
        ("P6", ["", "L8", ""], "You have no ally to take back."),
        ("P6", ["W8", "L8", ""], "Professor 8 comes back into your hand."),
        ("P6", ["W8 W9", "", ""],
         "Takes one of your allies back into your hand: choose which next, of 2."),
        ("P7", ["", "", ""], "There is no card to return."),
        ("P8", ["W8", "", ""], "No opponent has an ally to discard."),
        ("P8", ["", "L8", ""], "Discards Merlín’s Cleric 8."),
        ("P8", ["", "L8 L9", ""], "Discards an opponent’s ally: choose whom next, of 2."),
        ("P9", ["", "", ""], "You have no ally to discard."),
        ("P9", ["W8", "", ""], "Discards your Professor 8."),
        ("P9", ["W8 W9", "", ""], "Discards one of your allies: choose whom next, of 2."),
        ("Sa", ["", "L8 L9", ""], "Takes an opponent’s ally: choose whom next, of 2."),
    ],
)  # fmt: skip
def test_preview_play_each_ability_in_words(played: str, allies: list[str], line: str) -> None:
    state = position([f"{played} P2", "P3 L3", "P5 W5"], allies, "plague")
    found = preview(state, f"play {played}")
    assert line in lines(found)
    assert all("{" not in each for each in lines(found, "es"))


def test_preview_play_a_7_can_return_a_card_a_10_not() -> None:
    state = position(["P10 P2", "P4 L3", "L10 W4", "P7 W5"])
    do(state, "play P10", "play P4", "hide L10")
    found = preview(state, "play P7")
    assert notes(found).asks
    # Face down the Saint is a card like any other.
    assert (notes(found).targets, notes(found).steadfast) == ([1, 2], [0])
    assert "Returns a card of the encounter: choose which next, of 2." in lines(found)


def test_preview_play_a_3_turns_it_round() -> None:
    state = position(["P10 W9", "P2 W6", "P3 P9", "W3 W4"])
    do(state, "play P10", "play P2")
    found = preview(state, "play P3")
    assert lines(found)[:2] == [
        "Does not win: the lowest wins, and Merlín’s Prince is 2.",
        "Turns it round: Prince 2 would win.",
    ]
    assert lines(found, "es")[1] == "Le da la vuelta: ganaría Príncipe 2."


def test_preview_play_a_5_ends_it_now() -> None:
    state = position(["P4 W9", "P2 W6", "P5 P9", "W3 W4"])
    do(state, "play P4", "play P2")
    found = preview(state, "play P5")
    assert (notes(found).ends, notes(found).winner) == (True, 2)
    assert lines(found)[0] == "Ends it now: you win 3 allies."
    assert lines(found, "es")[0] == "Acaba ya: ganas 3 aliados."
    state = position(["P8 W9", "P2 W6", "P5 P9", "W3 W4"])
    do(state, "play P8", "play P2")
    assert lines(preview(state, "play P5"))[0] == "Ends it now: Carla wins 3 allies with Knight 8."
    state = position(["Dr W9", "P2 W6", "P5 P9", "W3 W4"])
    do(state, "play Dr", "play P2")
    assert lines(preview(state, "play P5"))[0] == "Ends it now: Carla’s Dragon burns 2 cards."


@pytest.mark.parametrize(
    ("wild", "line"),
    [
        ("Ki", "When the encounter ends, beats every strength."),
        ("De", "Evil ally. When the encounter ends, beats the King and every strength."),
        ("Dr", "When the encounter ends, beats everything; its player takes the Dragon and"),
        ("Sa", "On play: choose an opponent’s ally and take it. Never wins an encounter."),
        ("Fo", "Never wins an encounter. At the end of the round its holder’s 2s count as one"),
        ("An", "Never wins an encounter. At the end of the round its holder discards all of"),
    ],
)
def test_preview_play_what_wilds_do_at_the_end(wild: str, line: str) -> None:
    state = position(["P8 W9", f"{wild} P3", "P2 W6"])
    do(state, "play P8")
    found = lines(preview(state, f"play {wild}"))
    assert any(each.startswith(line) for each in found)
    wins = wild in ("Ki", "De", "Dr")
    assert found[0] == ("Wins for now." if wins else "Does not win: Carla’s Knight is 8.")


def test_preview_play_behind_a_wild_and_behind_the_leader() -> None:
    state = position(["Ki W9", "P8 P3", "P2 W6"])
    do(state, "play Ki")
    assert lines(preview(state, "play P8"))[0] == "Does not win: Carla’s King beats it."
    state = position(["Fo W9", "An P3", "P2 W6"])
    do(state, "play Fo")
    assert lines(preview(state, "play An"))[0] == (
        "Does not win: no card here can, so Carla wins, who leads."
    )


def test_preview_play_if_you_win_the_cards_and_the_new_standing() -> None:
    # The picture of the tablet: the Sorcerer ends it; Merlín's card lies face down.
    state = position(
        ["W5 W3 P3 P7 L5 L7 Fo", "W2 P8", "W4 P5", "L9 L1"],
        ["P2 P6 P9 P10", "W1 W6 W10 W8", "", ""],
        "coronation reform plague",
        leader=1,
    )
    do(state, "play W2", "play W4", "take W8", "hide L9")
    found = preview(state, "play W5")
    assert notes(found).gets == [card("W2"), card("W4"), card("W5")]
    assert notes(found).unseen == [3]
    assert not notes(found).sure
    # The reform: Queen 3, Fortune-teller, Sorcerer. The plague: Prince 3 + 3 and these 5.
    assert notes(found).before == [[], [0, 3, 1, 0], [6, 3, 1, 0]]
    assert notes(found).after == [[], [5, 3, 1, 0], [11, 3, 1, 0]]
    assert (notes(found).paid_before[1], notes(found).paid_after[1]) == ([2], [0])
    assert lines(found)[:4] == [
        "Ends it now: you win 4 allies.",
        "That would bring you Queen 2, Fortune-teller 4, Sorcerer 5 and a card face down.",
        "The reform: you 0 → 5; fame for you.",
        "The plague: you 6 → 11; fame for Circe.",
    ]
    assert lines(found)[4] == "Circe’s card may be evil: Temptress."
    assert (
        reason(state, "play W5") == "Wins 4 allies, and the fame for “The reform” would be yours."
    )


def test_preview_play_evil_is_warned_of() -> None:
    state = position(
        ["P8 P10", "P1 W6", "P2 P9", "W3 W4"], ["W5", "", "W8", ""], "reform", leader=1
    )
    do(state, "play P1", "play P2", "hide W3")
    found = preview(state, "play P8")
    assert notes(found).out_after == [0]
    assert "Evil: you would be left out by Usurper." in lines(found)
    assert "Malvado: quedarías fuera por Usurpador." in lines(found, "es")


def test_preview_play_evil_victory() -> None:
    state = position(["P8 P10", "P1 W6", "P2 P9"], ["W1 L1", "", ""], "reform", leader=1)
    state.discards = numbers([each for each in state.discards if each != card("De")])
    state.hands[2] |= 1 << card("De")
    do(state, "play P1", "play P2")
    assert "You would need 1 more evil ally for evil victory." in lines(preview(state, "play P8"))
    state = position(["P8 P10", "P1 W6", "P2 P9"], ["W1 L1 De", "", ""], "reform", leader=1)
    do(state, "play P1", "play P2")
    assert "You would have all evil allies: evil victory." in lines(preview(state, "play P8"))
    assert notes(preview(state, "play P8")).tyrant == 0


def test_preview_play_the_dragon_burns_what_lies_there() -> None:
    state = position(["Dr P3", "P10 W6", "W8 P9"], leader=1)
    do(state, "play P10", "play P9")
    found = preview(state, "play Dr")
    assert (notes(found).gets, notes(found).burnt) == ([card("P10"), card("Dr")], [card("P9")])
    assert lines(found)[0] == "Wins it: the Dragon burns 1 card."
    assert "You would keep Hero 10 and Dragon; the Dragon burns General 9." in lines(found)


def test_preview_play_the_round_ends() -> None:
    state = position(["P8", "P4", "P2"], ["", "L10", ""], "monsters", leader=1)
    do(state, "play P4", "play P2")
    found = preview(state, "play P8")
    assert notes(found).round_ends
    assert notes(found).sure
    # Carla wins the Savage, the Prince (three) and her Knight; Merlín's Saint is steadfast.
    assert notes(found).after == [[5, 0, 0]]
    assert lines(found)[-1] == "The round ends: you gain 1 fame."
    state = position(["P8", "P4", "P2 L4"], ["", "L10", ""], "monsters", leader=1)
    do(state, "play P4", "play P2")
    found = preview(state, "play P8")
    assert not notes(found).sure
    assert lines(found)[-1] == "The round ends, and the cards in hands join the allies."


# Play face down


def test_preview_face_down() -> None:
    state = position(
        ["P2 P9 W2 W7 W8 W10 An", "L3 P3", "L9 P4", "L7 P5"],
        ["L8 P6 W4 P7", "", "", "L1 W6 P10 W9"],
        "heartbreak",
        leader=3,
    )
    do(state, "play L7")
    found = preview(state, "hide P9")
    assert lines(found)[:2] == [
        "Goes face down: you have no love. No strength, no ability.",
        "The winner gets it as an ally of power; now that is Circe.",
    ]
    assert lines(found, "es")[:2] == [
        "Va boca abajo: no tienes amor. Ni fuerza ni habilidad.",
        "Quien gane la tendrá como aliado de poder; ahora gana Circe.",
    ]
    assert notes(found).before == notes(found).after
    assert reason(state, "hide P9") == "Cannot win, so Circe gets it for now."


def test_preview_face_down_as_the_last_card() -> None:
    state = position(["P1 P9", "L9 P3", "L4 P4"], ["", "", ""], "reform", leader=1)
    do(state, "play L9", "play L4")
    found = preview(state, "hide P1")
    assert notes(found).ends
    assert lines(found)[1] == "Merlín wins, and gets it as an ally of power."
    assert "Merlín would be left out by Usurper." in lines(found)
    state = position(["P1 P9", "L9 P3", "Dr P4"], ["", "", ""], "reform", leader=1)
    do(state, "play L9", "play Dr")
    assert lines(preview(state, "hide P9"))[1] == "Morgana’s Dragon burns it."


# Targets


def savage() -> CronicasState:
    """Carla has played the Savage, and is to choose whose ally to take."""
    state = position(
        ["P4 P9 W2 W7", "P10 W9", "P2 W6"],
        ["L8 P6 L4", "L2 L5 W3", "L9 P1 W5"],
        "wedding",
        leader=1,
    )
    do(state, "play P10", "play P2", "play P4")
    return state


def test_preview_targets_take_both_counts_and_who_then_leads() -> None:
    # Carla 2 love, Merlín 4 with the Princess, Morgana left out by her Usurper.
    state = savage()
    found = preview(state, "take L2")
    assert (notes(found).before, notes(found).after) == ([[2, 4, 1]], [[5, 1, 1]])
    assert lines(found)[0] == "The royal wedding: you 2 → 5 and Merlín 4 → 1; fame for you."
    assert reason(state, "take L2") == "You would gain fame for “The royal wedding”."
    tied = preview(state, "take L5")
    assert lines(tied)[0] == (
        "The royal wedding: you 2 → 3 and Merlín 4 → 3; fame for you and Merlín."
    )
    assert lines(tied, "es")[0] == (
        "La boda real: tú 2 → 3 y Merlín 4 → 3; gana fama: tú y Merlín."
    )
    assert lines(preview(state, "take W3"))[0] == (
        "The royal wedding: nothing changes; fame for Merlín."
    )


def test_preview_targets_evil_coming_and_going() -> None:
    found = preview(savage(), "take P1")
    assert (notes(found).out_before, notes(found).out_after) == ([2], [0])
    assert lines(found)[:2] == [
        "Evil: you would be left out by Usurper.",
        "Morgana would be back in.",
    ]


def test_preview_targets_10s_are_steadfast() -> None:
    state = position(["P4 P9", "P8 W9", "P2 W6"], ["", "L10 L5 L3", "W10"], "wedding", leader=0)
    found = preview(state, "play P4")
    assert notes(found).targets == cards("L3 L5")
    assert notes(found).steadfast == cards("L10 W10")
    do(state, "play P4")
    assert refused(state, "take L10") == ("CR-4", "cronicas-no-steadfast")


@pytest.mark.parametrize(
    ("played", "choice", "expected"),
    [
        ("P6", "recall L8", ["The royal wedding: you 1 → 0; fame for Merlín.",
                             "Cleric 8 comes back into your hand."]),
        ("P8", "discard L3", ["The royal wedding: Merlín 3 → 2; fame for Merlín.",
                              "Discards Merlín’s Maiden 3."]),
        ("P9", "dismiss W4", ["The royal wedding: nothing changes; fame for Merlín.",
                              "Discards your Fortune-teller 4."]),
        ("Sa", "take L7", ["The royal wedding: you 1 → 2 and Merlín 3 → 2; "
                           "fame for you and Merlín.", "Takes Dancer 7 from Merlín."]),
    ],
)  # fmt: skip
def test_preview_targets_of_each_ability(played: str, choice: str, expected: list[str]) -> None:
    allies = ["L8 W4", "L3 L5 L7", ""]
    state = position([f"{played} P2 P7", "P5 W9", "P3 W6"], allies, "wedding")
    do(state, f"play {played}")
    assert lines(preview(state, choice))[:2] == expected


def test_preview_targets_of_a_7_who_wins_then() -> None:
    state = position(["P9 P2", "P8 L3", "P7 W4", "W5 W6"])
    do(state, "play P9", "play P8", "play P7")
    found = preview(state, "return p1")
    assert lines(found)[:2] == [
        "General 9 goes back to Carla, who plays no more in this encounter.",
        "Does not win: Merlín’s Knight is 8.",
    ]
    state = position(["P9 P2", "P6 L3", "P7 W4", "W5 W6"])
    do(state, "play P9", "play P6", "play P7")
    assert lines(preview(state, "return p1"))[1] == "Wins for now."
    assert lines(preview(state, "return p2"))[1] == "Does not win: Carla’s General is 9."


def test_preview_targets_a_face_down_card_stays_unnamed() -> None:
    state = position(["P9 P2", "L8 L3", "P7 W4", "W5 W6"])
    do(state, "play P9", "hide L8", "play P7")
    found = preview(state, "return p2")
    assert lines(found)[0] == (
        "The face-down card goes back to Merlín, who plays no more in this encounter."
    )


def test_preview_targets_the_last_choice_also_says_who_wins() -> None:
    state = position(["P2 P5", "P6 W9", "P4 W6"], ["", "L5 W5", ""], "wedding")
    do(state, "play P2", "play P6", "recall W5", "play P4")
    assert state.encounter == 2  # only the Thief was left to take
    state = position(["P2 P5", "P3 W9", "P4 W6"], ["L8", "L5", ""], "wedding")
    do(state, "play P2", "play P3", "play P4")
    found = preview(state, "take L8")
    assert notes(found).ends
    assert lines(found)[-1] == "Carla wins it with Prince 2: 3 allies."


def test_reasons() -> None:
    state = position(["P8 W9", "P9 P2", "P4 W6"], ["", "", ""], "reform")
    do(state, "play P8")
    assert reason(state, "play P9") == "Wins for now."
    assert reason(state, "play P2") == "Does not win, so the cards go to Carla for now."
    do(state, "play P9")
    assert reason(state, "play P4") == "Does not win, so the cards go to Merlín for now."
    state = position(["P8 W9", "P9 P2", "P4 W6"], ["", "L8 L3 W8", ""], "wedding", leader=0)
    do(state, "play P8")
    assert reason(state, "discard L8") == "The royal wedding: Merlín 2 → 1; fame for Merlín."
    state = position(["P8 W9", "P9 P2", "P4 W6"], ["", "L8 W8", "L3"], "wedding", leader=0)
    do(state, "play P8")
    assert reason(state, "discard L8") == "Merlín would not gain fame for “The royal wedding”."


# Whatever is said then happens


def check(found: Preview, state: CronicasState, before: CronicasState, events: list[Event]) -> None:
    told, seat = notes(found), before.turn
    ended = [event for event in events if event.kind == "encounter-won"]
    assert told.ends == bool(ended)
    assert told.round_ends == any(event.kind == "round-ended" for event in events)
    assert told.asks == (not ended and len(state.pending) == 2)
    if ended:
        assert ended[0].data["seat"] == told.winner
        lying = [GAME.cards.names.index(name) for name in ended[0].data["cards"]]
        assert set(told.gets) | set(told.burnt) <= set(lying)
        assert len(told.gets) + len(told.burnt) + len(told.unseen) == len(lying)
        for other, evil in zip(told.unseen, told.perhaps_evil, strict=False):
            if GAME.cards.evil >> before.cards[other] & 1:
                assert before.cards[other] in evil
    if told.sure and not told.round_ends:
        now = GAME.standing(GAME.view(state, seat))
        assert (told.after, told.paid_after) == (now.counts, now.paid)
        assert (told.out_after, told.tyrant) == (now.out, now.tyrant)
    if told.sure and told.round_ends:
        assert plain(state.gains[-1]) == told.gains
    if told.asks:
        assert told.targets == [row.target for row in GAME.legal(state, seat)]


@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_whatever_a_preview_says_then_happens(seats: int) -> None:
    speaker = Speaker("es", NAMES)
    for seed in range(2):
        chance = FastChance(100 * seats + seed)
        options = GAME.check_options(seats, {"fame": 2, "two-chronicles": seed == 1})
        state = GAME.setup(seats, options, chance)
        while GAME.deciding(state):
            seat, before = state.turn, state.clone()
            view = GAME.view(state, seat)
            action = GAME.random_action(state, seat, chance)
            found = foresee(GAME, view, action)
            why = GAME.reason(view, action, found)
            assert why is not None
            again = foresee(GAME, view, action, FastChance(seed))
            assert (again.notes, again.lines) == (found.notes, found.lines)  # in whichever worlds
            assert all("{" not in speaker.say(line) for line in [*found.lines, why])
            assert found.lines
            assert notes(found) == CronicasNotes.from_json(notes(found).to_json())
            events: list[Event] = []
            GAME.apply(state, seat, action, chance, events)
            seen = [event.seen_by(seat) for event in events]
            assert seen[: len(found.events)] == found.events
            check(found, state, before, events)
