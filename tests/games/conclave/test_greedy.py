"""The greedy player of Cónclave, and what it thinks of a position."""

import pytest

from grimorio.bots.evaluate.conclave import ConclaveEvaluation
from grimorio.lab.arena import plan, play
from grimorio.lab.ratings import standings

from .pictures import conclave, position

GAME = conclave()
GRID = "Ec2 Ec3 Ec4 Ec5  Eg1 ... ... Eg3  Eg4 ... ... Eg5  Eb1 Eb2 Eb3 Eb4"
ZONES = ["Bc4 Bg3 Pc4", "Bb4 Pg5 Pb4"]  # blue 7 to 4, purple 4 to 9


def resentment(left: str) -> float:
    """What the first seat must expect with these cards still to come."""
    state = position(GRID, ["", ""], ZONES, left=left)
    return -ConclaveEvaluation(GAME).expected(state)[0]


def fair_shares(seats: int, games: int) -> float:
    jobs = plan("conclave", ["greedy"] + ["random"] * (seats - 1), games, seats, 1).jobs()
    return next(row.fair for row in standings([play(job) for job in jobs]) if row.bot == "greedy")


@pytest.mark.parametrize(("seats", "least"), [(2, 1.9), (4, 3.2)])
def test_it_wins_nearly_always_among_random_players(seats: int, least: float) -> None:
    assert fair_shares(seats, 60) >= least


def test_with_nothing_to_come_it_expects_what_the_zones_say() -> None:
    assert resentment("") == pytest.approx(4, abs=0.1)  # purple, and blue is safe


def test_a_lead_is_less_safe_while_more_of_its_magic_is_to_come() -> None:
    assert resentment("Bc5 Bb5") > resentment("Bc5") > resentment("")


def test_cards_of_another_magic_threaten_no_lead() -> None:
    assert resentment("Gg5 Gb5") == pytest.approx(resentment(""))


def test_behind_it_hopes_for_what_is_to_come() -> None:
    assert resentment("Pb5 Pg4 Pb3") < resentment("")
