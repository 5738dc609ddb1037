"""A tournament's results for people and programs: a table, JSON, and plots."""

from collections.abc import Sequence
from pathlib import Path
from typing import Any

from rich.table import Table

from grimorio.core.extras import need
from grimorio.core.text import Json
from grimorio.texts import Speaker

from .arena import Plan, Played
from .ratings import Standing


def as_json(plan: Plan, games: Sequence[Played], table: Sequence[Standing]) -> dict[str, Json]:
    """Everything, with each game's places, so that others can compute what they want."""
    return {
        "game": plan.game,
        "seats": plan.seats,
        "options": plan.options,
        "bots": plan.bots,
        "seed": plan.seed,
        "games": len(games),
        "deals": len({played.deal for played in games}),
        "mean_length": round(sum(played.plies for played in games) / len(games), 2),
        "standings": [standing.to_json() for standing in table],
        "played": [
            {"number": played.number, "deal": played.deal, "lineup": played.lineup,
             "places": played.places, "plies": played.plies}
            for played in games
        ],
    }  # fmt: skip


def as_table(plan: Plan, games: Sequence[Played], rows: Sequence[Standing], say: Speaker) -> Table:
    title = say.say("arena-title", game=say.say(f"{plan.game}-title"), seats=plan.seats,
                    games=len(games))  # fmt: skip
    table = Table(title=title)
    table.add_column(say.say("arena-bot"))
    for key in ("arena-share", "arena-fair", "arena-place", "arena-rating", "arena-time",
                "arena-speed"):  # fmt: skip
        table.add_column(say.say(key), justify="right")
    for row in rows:
        speed = row.iterations_per_second
        table.add_row(
            row.bot,
            say.say("arena-share-cell", value=100 * row.share, low=100 * row.low,
                    high=100 * row.high),
            say.say("arena-fair-cell", value=row.fair, low=row.fair_low, high=row.fair_high),
            say.say("arena-place-cell", value=row.mean_place),
            say.say("arena-rating-cell", value=row.rating, low=row.rating_low,
                    high=row.rating_high),
            say.say("arena-time-cell", mean=row.mean_ms, slowest=row.slowest_ms),
            say.say("arena-speed-cell", value=speed) if speed else "",
        )  # fmt: skip
    return table


def plot(plan: Plan, games: Sequence[Played], rows: Sequence[Standing], folder: Path) -> list[Path]:
    """Two pictures: the shares of wins, and the places that each bot ended in."""
    need("lab", "matplotlib")
    import matplotlib
    from matplotlib.figure import Figure

    matplotlib.use("Agg")
    folder.mkdir(parents=True, exist_ok=True)
    made: list[Path] = []
    for name, draw in (("wins", _draw_wins), ("places", _draw_places)):
        figure = Figure(figsize=(7, 0.6 * len(rows) + 1.8), layout="constrained")
        draw(figure.subplots(), plan, games, rows)
        path = folder / f"{plan.game}-{plan.seats}-{name}.svg"
        figure.savefig(path, metadata={"Date": None})
        made.append(path)
    return made


def _draw_wins(axes: Any, plan: Plan, games: Sequence[Played], rows: Sequence[Standing]) -> None:
    lines = range(len(rows))
    shares = [100 * row.share for row in rows]
    low = [100 * (row.share - row.low) for row in rows]
    high = [100 * (row.high - row.share) for row in rows]
    axes.errorbar(shares, lines, xerr=[low, high], fmt="o", capsize=4)
    axes.axvline(100 / plan.seats, linestyle="--", linewidth=1, color="grey")
    axes.set_yticks(lines, [row.bot for row in rows])
    axes.set_ylim(len(rows) - 0.5, -0.5)
    axes.set_xlim(0, 100)
    axes.set_xlabel("% of games won, with 95 % intervals; dashed: an equal share")
    axes.set_title(f"{plan.game}, {plan.seats} seats, {len(games)} games")


def _draw_places(axes: Any, plan: Plan, games: Sequence[Played], rows: Sequence[Standing]) -> None:
    lines = list(range(len(rows)))
    start = [0.0] * len(rows)
    for place in range(1, plan.seats + 1):
        parts = [_part_in(place, row.bot, games) for row in rows]
        shade = str(0.15 + 0.7 * (place - 1) / max(plan.seats - 1, 1))
        axes.barh(lines, parts, left=start, color=shade, edgecolor="white", label=str(place))
        start = [one + other for one, other in zip(start, parts, strict=True)]
    axes.set_yticks(lines, [row.bot for row in rows])
    axes.set_ylim(len(rows) - 0.5, -0.5)
    axes.set_xlabel("% of games that ended in each place (dark: first)")
    axes.set_title(f"{plan.game}, {plan.seats} seats, {len(games)} games")


def _part_in(place: int, bot: str, games: Sequence[Played]) -> float:
    places = [
        played.places[seat]
        for played in games
        for seat, name in enumerate(played.lineup)
        if name == bot
    ]
    return 100 * places.count(place) / len(places)
