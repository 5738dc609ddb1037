"""The plots of docs/games/bellum-balance.md. Needs matplotlib (the `lab` extra)."""

from pathlib import Path
from typing import Any

from grimorio.games.bellum.cards import CASTLES, CREATURES, FIRST_PLACE, PLACES
from grimorio.games.bellum.rules import Bellum
from grimorio.texts import Speaker

from .balance import Tally
from .balance_bellum import (
    CASTLE_POINTS,
    FEWEST_DAYS,
    MOST_DAYS,
    SEAT_POINTS,
    castle_points,
    left_share,
    points_off,
    raid_share,
)

COLOURS = ("#5b8c5a", "#c98a2b", "#8c3b3b", "#4a5a8c")


def draw_all(game: Bellum, tallies: dict[int, Tally], folder: Path, speaker: Speaker) -> None:
    import matplotlib

    matplotlib.use("Agg")
    matplotlib.rcParams["svg.hashsalt"] = "grimorio"
    folder.mkdir(parents=True, exist_ok=True)
    _days(tallies, folder)
    _seats(tallies, folder)
    _castles(game, tallies, folder, speaker)
    _sides(game, tallies, folder)
    _places(game, tallies, folder, speaker)


def _figure(width: float, height: float) -> tuple[Any, Any]:
    import matplotlib.pyplot as plt

    figure, axes = plt.subplots(figsize=(width, height), layout="constrained")
    axes.spines[["top", "right"]].set_visible(False)
    return figure, axes


def _save(figure: Any, folder: Path, name: str) -> None:
    import matplotlib.pyplot as plt

    figure.savefig(folder / name, metadata={"Date": None})
    plt.close(figure)


def _colour(seats: int) -> str:
    return COLOURS[(seats - 2) % len(COLOURS)]


def _days(tallies: dict[int, Tally], folder: Path) -> None:
    figure, axes = _figure(8, 3.5)
    axes.axvspan(FEWEST_DAYS - 0.5, MOST_DAYS + 0.5, color="#eeeeee")
    for seats, tally in tallies.items():
        games = tally["games"]["all"]
        days = sorted(int(day) for day in tally["days"])
        shares = [100 * tally["days"][str(day)] / games for day in days]
        axes.plot(days, shares, marker="o", color=_colour(seats), label=f"{seats} lords")
    axes.set_xlabel("days")
    axes.set_ylabel("% of games")
    axes.legend(frameon=False)
    _save(figure, folder, "bellum-days.svg")


def _bars(axes: Any, groups: list[str], series: dict[int, list[float]]) -> None:
    width = 0.8 / max(1, len(series))
    for number, (seats, heights) in enumerate(series.items()):
        places = [i + (number - (len(series) - 1) / 2) * width for i in range(len(heights))]
        axes.bar(places, heights, width, color=_colour(seats), label=f"{seats} lords")
    axes.set_xticks(range(len(groups)), groups)
    axes.axhline(0, color="black", linewidth=0.8)
    axes.legend(frameon=False, ncols=len(series))


def _seats(tallies: dict[int, Tally], folder: Path) -> None:
    figure, axes = _figure(8, 3.5)
    axes.axhspan(-SEAT_POINTS, SEAT_POINTS, color="#eeeeee")
    series = {
        seats: [points_off(tally, "wins by seat", seat, seats) for seat in range(seats)]
        for seats, tally in tallies.items()
    }
    _bars(axes, [f"seat {seat + 1}" for seat in range(max(tallies))], series)
    axes.set_ylabel("points off an equal share")
    _save(figure, folder, "bellum-seats.svg")


def _castles(game: Bellum, tallies: dict[int, Tally], folder: Path, speaker: Speaker) -> None:
    figure, axes = _figure(9, 3.5)
    axes.axhspan(-CASTLE_POINTS, CASTLE_POINTS, color="#eeeeee")
    series = {
        seats: [castle_points(tally, castle, seats) for castle in range(CASTLES)]
        for seats, tally in tallies.items()
    }
    names = [speaker.say(game.name(name)) for name in game.cards.castle_names]
    _bars(axes, [_two_lines(name) for name in names], series)
    axes.set_ylabel("points off the mean")
    _save(figure, folder, "bellum-castles.svg")


def _two_lines(name: str) -> str:
    words = name.split()
    half = (len(words) + 1) // 2
    return " ".join(words[:half]) + "\n" + " ".join(words[half:])


def _sides(game: Bellum, tallies: dict[int, Tally], folder: Path) -> None:
    """Every creature as a bar: which part of it went left, in all sizes together."""
    figure, axes = _figure(9, 3.5)
    total: Tally = {"left": {}, "right": {}}
    for tally in tallies.values():
        for side, sums in total.items():
            for card, count in tally.get(side, {}).items():
                sums[card] = sums.get(card, 0.0) + count
    shares = [left_share(total, card, card + 1) for card in range(CREATURES)]
    parts = (("goblins", 0, 10), ("evil", 10, 56), ("most evil", 56, CREATURES))
    for colour, (title, first, end) in zip(COLOURS, parts, strict=False):
        heights = sorted(shares[first:end], reverse=True)
        axes.bar(range(first, end), heights, color=colour, label=title)
    axes.set_ylim(0, 100)
    axes.set_xticks([])
    axes.set_xlabel("one bar a creature")
    axes.set_ylabel("% placed on the left")
    axes.legend(frameon=False, ncols=3)
    _save(figure, folder, "bellum-sides.svg")


def _places(game: Bellum, tallies: dict[int, Tally], folder: Path, speaker: Speaker) -> None:
    figure, axes = _figure(8, 7)
    order = list(range(PLACES - 1, 0, -1))
    for seats, tally in tallies.items():
        shares = [raid_share(tally, place) for place in order]
        axes.plot(shares, range(len(order)), "o", color=_colour(seats), label=f"{seats} lords")
    names = [speaker.say(game.name(game.cards.place_names[place])) for place in order]
    axes.set_yticks(range(len(order)), names)
    for kind in (2, 3):
        axes.axhline(order.index(FIRST_PLACE[kind]) + 0.5, color="#bbbbbb", linewidth=0.8)
    axes.set_xlim(0, 102)
    axes.set_xlabel("% of the games that showed it in which it was raided")
    axes.legend(frameon=False, loc="upper left")
    _save(figure, folder, "bellum-places.svg")
