"""What the games say about the bots: shares of wins and ratings, each with its uncertainty."""

import math
from collections.abc import Callable, Sequence
from typing import NamedTuple

from grimorio.core.text import Json

from .arena import Played

SURE = 1.959964  # standard errors to either side of a 95 % interval


class Standing(NamedTuple):
    """One bot's record over a tournament."""

    bot: str
    games: int
    """How often it sat at a table: twice in a game with two of its kind."""
    wins: float
    """Shared wins count in parts."""
    share: float
    low: float
    high: float
    fair: float
    """Its share times the number of seats: 1 is what chance gives."""
    fair_low: float
    fair_high: float
    mean_place: float
    rating: float
    rating_low: float
    rating_high: float
    decisions: int
    mean_ms: float
    slowest_ms: float
    iterations_per_second: float

    def to_json(self) -> dict[str, Json]:
        return {name: _rounded(value) for name, value in self._asdict().items()}


def _rounded(value: Json) -> Json:
    return round(value, 4) if isinstance(value, float) else value


def standings(games: Sequence[Played]) -> list[Standing]:
    """Every bot's record, the highest share of wins first."""
    bots = list(dict.fromkeys(bot for played in games for bot in sorted(played.lineup)))
    rated = ratings(games)
    found = [_standing(bot, games, rated[bot]) for bot in bots]
    return sorted(found, key=lambda standing: -standing.share)


def _standing(bot: str, games: Sequence[Played], rating: tuple[float, float]) -> Standing:
    seats = len(games[0].lineup)
    deals: dict[int, list[float]] = {}
    sat = decisions = iterations = places = 0
    seconds = slowest = 0.0
    for played in games:
        for seat, name in enumerate(played.lineup):
            if name == bot:
                sat += 1
                deals.setdefault(played.deal, []).append(won(played.places, seat))
                places += played.places[seat]
                decisions += played.decisions[seat]
                iterations += played.iterations[seat]
                seconds += played.seconds[seat]
                slowest = max(slowest, played.slowest[seat])
    share, low, high = interval(list(deals.values()))
    mu, sigma = rating
    return Standing(
        bot, sat, share * sat, share, low, high, share * seats, low * seats, high * seats,
        places / sat, mu, mu - SURE * sigma, mu + SURE * sigma, decisions,
        1000 * seconds / max(decisions, 1), 1000 * slowest, iterations / max(seconds, 1e-9),
    )  # fmt: skip


def won(places: Sequence[int], seat: int) -> float:
    """The part of the win that a seat has: a shared victory is split."""
    return 1.0 / places.count(1) if places[seat] == 1 else 0.0


def interval(deals: Sequence[Sequence[float]]) -> tuple[float, float, float]:
    """The mean with a 95 % interval that respects that games of one deal belong together.

    Wilson's interval, with the number of games that would be as informative if all of them
    were independent.
    """
    count = sum(len(deal) for deal in deals)
    mean = sum(sum(deal) for deal in deals) / count
    spread = sum((sum(deal) - mean * len(deal)) ** 2 for deal in deals)
    n = len(deals)
    variance = spread / count**2 * n / (n - 1) if n > 1 else 0.0
    worth = min(mean * (1 - mean) / variance, 4.0 * count) if variance > 0 else float(count)
    middle = (mean + SURE**2 / (2 * worth)) / (1 + SURE**2 / worth)
    half = mean * (1 - mean) / worth + SURE**2 / (4 * worth**2)
    half = SURE * math.sqrt(half) / (1 + SURE**2 / worth)
    return mean, max(0.0, min(mean, middle - half)), min(1.0, max(mean, middle + half))


def placed(places: Sequence[int], seat: int) -> float:
    """From 1 for the first place to -1 for the last: what a bot plays for."""
    ahead = sum(place > places[seat] for place in places)
    behind = sum(place < places[seat] for place in places)
    return (ahead - behind) / (len(places) - 1)


Measure = Callable[[Sequence[int], int], float]


def lead(
    games: Sequence[Played], bot: str, rival: str, measure: Measure = won
) -> tuple[float, float, float]:
    """How much better one bot did than another that sat at the same tables, with a 95 %
    interval: luck that falls on both alike is not in it."""
    deals: dict[int, list[float]] = {}
    for each in games:
        mine, theirs = (_result(each, name, measure) for name in (bot, rival))
        deals.setdefault(each.deal, []).append(mine - theirs)
    return _mean_gap(deals)


def gain(
    games: Sequence[Played], bot: str, others: Sequence[Played], rival: str, measure: Measure = won
) -> tuple[float, float, float]:
    """How much better one bot did than another in its place: the same deals, the same others at
    the table. Games that only one of them has played are left out."""
    theirs = {each.number: _result(each, rival, measure) for each in others}
    deals: dict[int, list[float]] = {}
    for each in games:
        if each.number in theirs:
            gap = _result(each, bot, measure) - theirs[each.number]
            deals.setdefault(each.deal, []).append(gap)
    return _mean_gap(deals)


def _result(played: Played, bot: str, measure: Measure) -> float:
    return measure(played.places, played.lineup.index(bot))


def _mean_gap(deals: dict[int, list[float]]) -> tuple[float, float, float]:
    count = sum(len(gaps) for gaps in deals.values())
    mean = sum(sum(gaps) for gaps in deals.values()) / count
    spread = sum((sum(gaps) - mean * len(gaps)) ** 2 for gaps in deals.values())
    error = SURE * math.sqrt(spread * len(deals) / max(1, len(deals) - 1)) / count
    return mean, mean - error, mean + error


def ratings(games: Sequence[Played]) -> dict[str, tuple[float, float]]:
    """Plackett and Luce: mean and standard deviation of every bot's strength, in order of play."""
    from openskill.models import PlackettLuce

    model = PlackettLuce()
    known: dict[str, tuple[float, float]] = {}
    for played in games:
        teams = []
        for bot in played.lineup:
            mu, sigma = known.get(bot, (model.mu, model.sigma))
            teams.append([model.rating(mu=mu, sigma=sigma)])
        rated = model.rate(teams, ranks=[float(place) for place in played.places])
        for bot in dict.fromkeys(played.lineup):
            mine = [team[0] for name, team in zip(played.lineup, rated, strict=True) if name == bot]
            known[bot] = (sum(each.mu for each in mine) / len(mine),
                          sum(each.sigma for each in mine) / len(mine))  # fmt: skip
    return known
