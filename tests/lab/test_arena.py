"""The arena: balanced seats, paired deals, the same games wherever they are played."""

import json
from pathlib import Path

import pytest
from click.testing import CliRunner

from grimorio.cli import cli
from grimorio.core.chance import FastChance
from grimorio.core.errors import BadInput
from grimorio.core.registry import get_game
from grimorio.lab.arena import Played, deal, make_player, plan, play
from grimorio.lab.cheating import ForeseeingSearch
from grimorio.lab.ratings import gain, interval, lead, placed, ratings, standings, won
from grimorio.lab.runner import run


@pytest.mark.parametrize(
    ("count", "seats"), [(1, 3), (2, 2), (2, 3), (2, 4), (3, 4), (4, 3), (5, 4)]
)
def test_every_bot_has_every_seat_equally_often(count: int, seats: int) -> None:
    bots = [f"search:{n + 1}i" for n in range(count)]
    jobs = plan("conclave", bots, 50, seats, 1).jobs()
    assert len(jobs) >= 50
    sat = {bot: [0] * seats for bot in bots}
    for job in jobs:
        assert len(job.lineup) == seats
        for seat, bot in enumerate(job.lineup):
            sat[bot][seat] += 1
    assert len({number for row in sat.values() for number in row}) == 1


def test_a_bot_named_twice_takes_two_places() -> None:
    for job in plan("conclave", ["greedy", "random", "random"], 30, 3, 1).jobs():
        assert sorted(job.lineup) == ["greedy", "random", "random"]


def test_a_deal_is_the_same_whoever_sits_where() -> None:
    jobs = plan("conclave", ["greedy", "random", "search:5i"], 12, 3, 7).jobs()
    deals: dict[int, set[bytes]] = {}
    lineups: dict[int, set[tuple[str, ...]]] = {}
    for job in jobs:
        state, chance = deal(job)
        deals.setdefault(job.deal, set()).add(state.to_bytes() + bytes([chance.below(256)]))
        lineups.setdefault(job.deal, set()).add(tuple(job.lineup))
    assert all(len(seen) == 1 for seen in deals.values())
    assert all(len(seen) == 3 for seen in lineups.values())
    assert len({next(iter(seen)) for seen in deals.values()}) == len(deals) == 4


def test_two_processes_play_the_same_games_as_one() -> None:
    jobs = plan("conclave", ["search:4i", "greedy", "random"], 9, 3, 11).jobs()
    alone = run(jobs, workers=1)
    together = run(jobs, workers=2)
    assert [played.result() for played in alone] == [played.result() for played in together]


def test_ray_plays_the_same_games_as_one_process() -> None:
    jobs = plan("conclave", ["search:4i", "greedy"], 6, 2, 11).jobs()
    alone = run(jobs, workers=1)
    heard: list[int] = []
    cluster = run(jobs, on="ray", workers=2, progress=heard.append)
    assert [played.result() for played in alone] == [played.result() for played in cluster]
    assert heard == list(range(1, len(jobs) + 1))


def test_another_seed_plays_other_games() -> None:
    one, other = (play(plan("conclave", ["random"], 1, 2, seed).jobs()[0]) for seed in (1, 2))
    assert one.result() != other.result()


def test_the_cheater_is_told_the_truth_and_only_in_the_arena() -> None:
    jobs = plan("conclave", ["cheating:3i", "random"], 2, 2, 1).jobs()
    assert all(played.iterations != [0, 0] for played in run(jobs, workers=1))
    with pytest.raises(BadInput, match="search:x"):
        plan("conclave", ["cheating:x"], 2, 2, 1)


def test_the_foreseeing_one_is_told_the_luck_to_come_and_uses_none_of_it_up() -> None:
    game = get_game("bellum")
    chance = FastChance(5)
    state = game.setup(2, game.check_options(2, {}), chance)
    bot = make_player("foreseeing:40i", game)
    assert isinstance(bot, ForeseeingSearch)
    coming = chance.clone()
    bot.tell(state, chance)
    rolled = bot.luck(1)
    assert [rolled.die(6) for _ in range(20)] == [coming.die(6) for _ in range(20)]
    before = chance.word
    seat = game.deciding(state)[0]
    bot.choose(game.view(state, seat), game.legal(state, seat), FastChance(1))
    assert chance.word == before
    with pytest.raises(BadInput, match="conclave"):
        plan("conclave", ["foreseeing:3i"], 2, 2, 1)


def record(number: int, deal: int, lineup: list[str], places: list[int]) -> Played:
    nothing, none = [0] * len(lineup), [0.0] * len(lineup)
    return Played(number, deal, lineup, places, 10, nothing, nothing, none, none)


def test_shared_wins_count_in_parts() -> None:
    assert [won([1, 3, 1], seat) for seat in range(3)] == [0.5, 0.0, 0.5]
    table = standings([record(0, 0, ["a", "b"], [1, 1]), record(1, 0, ["b", "a"], [2, 1])])
    assert [(row.bot, row.wins, row.share, row.fair) for row in table] == [
        ("a", 1.5, 0.75, 1.5),
        ("b", 0.5, 0.25, 0.5),
    ]


def test_an_interval_is_that_of_wilson_when_deals_are_independent() -> None:
    """36 wins of 100: known to lie from 0.273 to 0.458."""
    mean, low, high = interval([[1.0]] * 36 + [[0.0]] * 64)
    assert (mean, low, high) == pytest.approx((0.36, 0.273, 0.458), abs=0.002)


def test_games_of_one_deal_are_not_counted_as_independent() -> None:
    """Where the deal decides, four games of a deal say no more than one."""
    alike = interval([[1.0] * 4] * 9 + [[0.0] * 4] * 16)
    single = interval([[1.0]] * 9 + [[0.0]] * 16)
    assert alike == pytest.approx(single, abs=1e-9)


def test_an_interval_stays_possible_at_the_ends() -> None:
    mean, low, high = interval([[1.0, 1.0]] * 5)
    assert (mean, high) == pytest.approx((1.0, 1.0))
    assert 0.6 < low < 0.8


def test_ratings_put_the_winner_above_and_grow_surer() -> None:
    games = [record(n, n, ["strong", "weak", "weak"], [1, 2, 2]) for n in range(20)]
    few, many = ratings(games[:4]), ratings(games)
    assert many["strong"][0] > 25 > many["weak"][0]
    assert many["strong"][1] < few["strong"][1]


def test_a_lead_is_the_difference_at_the_same_tables() -> None:
    seated = ["a", "b", "c"]
    always = [record(n, n // 3, seated, [1, 2, 3]) for n in range(9)]
    assert lead(always, "a", "b") == (1.0, 1.0, 1.0)
    assert lead(always, "b", "c") == (0.0, 0.0, 0.0)
    assert lead(always, "b", "c", placed) == (1.0, 1.0, 1.0)
    places = [[1, 2, 3], [2, 1, 3], [1, 1, 3], [3, 2, 1]]
    mixed = [record(n, n, seated, each) for n, each in enumerate(places)]
    mean, low, high = lead(mixed, "a", "b")
    assert mean == 0.0
    assert low == pytest.approx(-1.96 * (2 / 3 / 4) ** 0.5, rel=1e-3)
    assert high == -low
    begun = [*always, record(9, 3, seated, [2, 1, 3])]
    assert lead(begun, "a", "b")[0] == pytest.approx(0.8), "a deal counts by its games"


def test_a_gain_is_the_difference_in_the_same_place_of_the_same_deal() -> None:
    weak = [record(n, n // 2, ["old", "c"], [2, 1] if n < 4 else [1, 2]) for n in range(8)]
    strong = [record(n, n // 2, ["new", "c"], [1, 2]) for n in range(6)]
    mean, low, high = gain(strong, "new", weak, "old")
    assert mean == pytest.approx(4 / 6), "the last two games were played by one of them only"
    assert low < mean < high
    assert gain(strong, "new", weak, "old", placed)[0] == pytest.approx(8 / 6)
    assert gain(weak, "c", weak, "c") == (0.0, 0.0, 0.0)


def test_a_place_counts_from_one_to_minus_one_and_ties_meet_halfway() -> None:
    assert [placed([1, 2, 3], seat) for seat in range(3)] == [1.0, 0.0, -1.0]
    assert [placed([1, 3, 1], seat) for seat in range(3)] == [0.5, -1.0, 0.5]
    assert placed([1, 1, 1, 1], 2) == 0.0


def arena(*words: str) -> tuple[int, str, str]:
    result = CliRunner().invoke(cli, ["arena", *words])
    if result.exception is not None and not isinstance(result.exception, SystemExit):
        raise result.exception
    return result.exit_code, result.stdout, result.stderr


def test_the_command_prints_json_and_draws(tmp_path: Path) -> None:
    code, out, err = arena("conclave", "--bots", "greedy,random", "--games", "4", "--seats", "2",
                         "--workers", "1", "--json", "--plots", str(tmp_path))  # fmt: skip
    assert code == 0, err
    report = json.loads(out)
    assert report["games"] == 4
    assert report["deals"] == 2
    assert sum(row["wins"] for row in report["standings"]) == 4
    assert sorted(path.name for path in tmp_path.iterdir()) == [
        "conclave-2-places.svg",
        "conclave-2-wins.svg",
    ]


@pytest.mark.parametrize("lang", ["es", "en"])
def test_the_command_prints_a_table(lang: str) -> None:
    code, out, _ = arena("conclave", "--bots", "random", "--games", "2", "--seats", "2",
                         "--workers", "1", "--lang", lang)  # fmt: skip
    assert code == 0
    assert "Cónclave" in out
    assert "arena-" not in out


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (["conclave", "--bots", "search:9"], "search:0.2s"),
        (["conclave", "--bots", ","], "name at least one"),
        (["conclave", "--games", "0"], "at least 1"),
        (["conclave", "--seats", "9"], "2 to 4"),
        (["chess"], "conclave"),
    ],
)
def test_bad_input_gets_one_sentence(words: list[str], sentence: str) -> None:
    code, _, err = arena(*words, "--lang", "en")
    assert code == 2
    assert sentence in err
    assert len(err.strip().splitlines()) == 1
