"""The greedy player of Cónclave, and what it thinks of a position."""

import re

import pytest

from grimorio.bots import Bot, make_bot
from grimorio.bots.evaluate.conclave import ConclaveEvaluation
from grimorio.bots.greedy.lookahead import LookAhead
from grimorio.core.chance import FastChance
from grimorio.core.edition import Edition
from grimorio.core.flat import numbers, rows
from grimorio.games.conclave import NEWEST, Conclave, ConclaveState
from grimorio.lab.arena import plan, play
from grimorio.lab.ratings import standings

from .words import GAME, position

GRID = "Ec2 Ec3 Ec4 Ec5  Eg1 ... ... Eg3  Eg4 ... ... Eg5  Eb1 Eb2 Eb3 Eb4"
ZONES = ["Bc4 Bg3 Pc4", "Bb4 Pg5 Pb4"]  # blue 7 to 4, purple 4 to 9


def resentment(left: str) -> float:
    """What the first seat must expect with these cards still to come."""
    state = position(grid=GRID, hands=["", ""], zones=ZONES, left=left)
    return -ConclaveEvaluation(GAME).expected(state)[0]


def fair_shares(seats: int, games: int) -> float:
    jobs = plan("conclave", ["greedy"] + ["random"] * (seats - 1), games, seats, 1).jobs()
    return next(row.fair for row in standings([play(job) for job in jobs]) if row.bot == "greedy")


@pytest.mark.parametrize(("seats", "least"), [(2, 1.9), (4, 3.2)])
def test_it_wins_nearly_always_among_random_players(seats: int, least: float) -> None:
    assert fair_shares(seats, 60) >= least


def answers_that_beat(bot: Bot, state: ConclaveState, seed: int) -> int:
    """How many of the other's last choices win, after the bot's own last one."""
    chance = FastChance(seed)
    after = state.clone()
    legal = GAME.legal(state, 0)
    chosen = bot.choose(GAME.view(state, 0), [*legal], chance)
    GAME.apply(after, 0, legal[[action.id for action in legal].index(chosen.id)], chance)
    found = 0
    for answer in GAME.legal(after, 1):
        end = after.clone()
        GAME.apply(end, 1, answer, chance)
        outcome = GAME.outcome(end)
        assert outcome is not None
        found += outcome.places[0] > 1
    return found


def test_on_the_last_turns_it_sees_what_can_be_answered() -> None:
    state = position(
        grid="Bc5 Rc1 Ob4 Pg2  Og1 Eb1 Gc2 Pc4  Ob5 ... ... Bb4  ... Bb5 Pg5 ...",
        hands=["Bc3 Rg5 Rb3 Gb2", "Eg4 Pg4 Rc3 Rg3"],
        zones=[
            "Eg1 Bc1 Bg1 Bg4 Bb2 Bb3 Pb4 Oc4 Oc5 Rc5 Rg4 Rb2 Gc3 Gc4 Gg1 Gg5",
            "Ec3 Eb2 Eb3 Eb4 Bc4 Bg2 Pc3 Pb1 Oc2 Oc3 Og3 Rb1 Rb4 Gg3 Gg4 Gb3 Gb4 Gb5",
        ],
        ender=2,
        last_turns=2,
    )
    at_once = LookAhead(GAME, ConclaveEvaluation(GAME), 3)
    assert min(answers_that_beat(at_once, state, seed) for seed in range(5)) > 0
    greedy = make_bot("greedy", GAME)
    assert [answers_that_beat(greedy, state, seed) for seed in range(5)] == [0] * 5


def test_it_expects_what_the_zones_say_and_what_is_to_come() -> None:
    nothing = resentment("")
    assert nothing == pytest.approx(4, abs=0.1)  # purple, and blue is safe
    assert resentment("Bc5 Bb5") > resentment("Bc5") > nothing, "a lead is less safe"
    assert resentment("Gg5 Gb5") == pytest.approx(nothing), "another magic threatens no lead"
    assert resentment("Pb5 Pg4 Pb3") < nothing, "behind it hopes"


def test_a_hand_is_a_surer_lead_the_fewer_turns_are_left_to_send_from_it() -> None:
    """Blue is 4 to 4 in the zones, and the first seat holds another 5 of it."""
    state = position(grid=GRID, hands=["Bc5", ""], zones=["Bc4", "Bb4"])
    expected: list[float] = []
    for cards_left in (0, 5, 10, 20):
        state.decks = rows([[0] * cards_left, []])  # nothing but their number counts
        expected.append(ConclaveEvaluation(GAME).expected(state)[0])
    end, late, early, start = expected
    assert end == pytest.approx(0, abs=0.01)
    assert end > late > early == start


def test_an_edition_may_have_more_of_one_magic_than_of_another() -> None:
    text = re.sub(r"= \[.*\]", "= [2, 3, 4, 5]", GAME.info.edition.text)
    text = text.replace("[2, 3, 4, 5]", "[1, 2, 3, 4]", 3)  # beige has 30 influence, the others 42
    game = Conclave(Edition("conclave", text, "mine.toml"), NEWEST)
    state = ConclaveState()
    state.seats, state.hands, state.decks = 2, rows([[], []]), rows([[], []])
    state.piles = numbers([0, 0xFFF] + [0] * 10)
    state.removed = numbers([card for card in range(72) if card // 12 != 1])
    assert ConclaveEvaluation(game).expected(state) == [pytest.approx(0), 0]
