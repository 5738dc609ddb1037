"""`grimorio balance`: the same figures for the same seed, a page with its plots, clear refusals."""

from pathlib import Path

import pytest
from click.testing import CliRunner

from grimorio.cli import cli
from grimorio.lab.balance import added, measure
from grimorio.lab.balance_bellum import castle_points, mean_days, points_off, verdicts


def test_the_figures_do_not_depend_on_the_number_of_workers() -> None:
    one = measure("bellum", 2, 260, bot="random")
    assert measure("bellum", 2, 260, bot="random", workers=2) == one
    assert one["games"] == {"all": 260.0}
    assert sum(one["wins by seat"].values()) == pytest.approx(260)
    assert sum(one["castle wins"].values()) == pytest.approx(260)
    assert sum(one["castle games"].values()) == 520


def test_points_are_counted_from_an_equal_share() -> None:
    tally = {
        "games": {"all": 100.0},
        "wins by seat": {"0": 60.0, "1": 40.0},
        "castle games": {"0": 50.0},
        "castle wins": {"0": 30.0},
        "days": {"8": 50.0, "10": 50.0},
    }
    assert points_off(tally, "wins by seat", 0, 2) == pytest.approx(10)
    assert castle_points(tally, 0, 2) == pytest.approx(10)
    assert mean_days(tally) == 9


def test_a_seat_that_wins_too_often_is_noticed() -> None:
    tally = measure("bellum", 2, 4, bot="random")
    tally["wins by seat"] = {"0": 4.0}
    held = {what: holds for what, _, holds in verdicts({2: tally})}
    assert held["seats within 3 points of equal"] is False


def test_tallies_add_up() -> None:
    assert added([{"a": {"x": 1.0}}, {"a": {"x": 2.0, "y": 1.0}}]) == {"a": {"x": 3.0, "y": 1.0}}


def test_the_command_writes_a_page_and_its_plots(tmp_path: Path) -> None:
    arguments = ["balance", "bellum", "--games", "2", "--bot", "random", "--out", str(tmp_path)]
    result = CliRunner().invoke(cli, arguments)
    assert result.exit_code == 0, result.output
    page = (tmp_path / "bellum-balance.md").read_text(encoding="utf-8")
    plots = sorted(path.name for path in tmp_path.glob("*.svg"))
    assert len(plots) == 5
    assert all(f"({plot})" in page for plot in plots)
    before = {path.name: path.read_bytes() for path in tmp_path.iterdir()}
    assert CliRunner().invoke(cli, arguments).exit_code == 0
    assert {path.name: path.read_bytes() for path in tmp_path.iterdir()} == before


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["balance", "magia"], "There is no balance measure for “magia”"),
        (["balance", "bellum", "--games", "0"], "at least 1"),
    ],
)
def test_bad_input_gets_one_sentence(arguments: list[str], said: str) -> None:
    result = CliRunner().invoke(cli, [*arguments, "--lang", "en"])
    assert result.exit_code == 2
    assert said in result.output
