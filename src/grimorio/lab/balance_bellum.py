"""What is counted of Bellum Magica (BE-5), and the report docs/games/bellum-balance.md."""

from pathlib import Path
from typing import Any

from grimorio.core import bits
from grimorio.core.action import Action
from grimorio.core.game import Game
from grimorio.core.outcome import Outcome
from grimorio.games.bellum import actions as act
from grimorio.games.bellum.actions import BellumAction
from grimorio.games.bellum.cards import (
    CASTLES,
    CHESTS,
    CREATURES,
    FIRST_EVIL,
    LEFT,
    PLACE_KINDS,
    PLACES,
    RIGHT,
    SIDES,
    TAVERN,
    TOKENS,
    chest_kind,
)
from grimorio.games.bellum.memory import side_of
from grimorio.games.bellum.rules import Bellum
from grimorio.games.bellum.state import BellumState
from grimorio.texts import Speaker

from .balance import Probe, Tally

FEWEST_DAYS, MOST_DAYS = 8, 14
SEAT_POINTS = 3.0
CASTLE_POINTS = 5.0


class BellumProbe(Probe):
    """Days, wins by seat, captaincy and castle, sides, places, thefts and chests."""

    def begin(self, state: BellumState) -> None:
        self.captain = state.captain
        self.stolen = 0

    def choice(self, state: BellumState, seat: int, action: Action) -> None:
        assert isinstance(action, BellumAction)
        kind = action.kind
        self.count("choices", action.verb)
        if kind == act.RAID:
            self.count("raids", action.first)
        elif kind == act.PLACE:
            card = state.placing if state.placing >= 0 else state.goblins[seat][0]
            self.count(SIDES[action.first], card)

    def end(self, state: BellumState, outcome: Outcome) -> None:
        super().end(state, outcome)
        self.count("days", state.day)
        for place in [*state.gone, *state.row]:
            if place >= 0:
                self.count("seen", place)
        self.count("seen", TAVERN)
        for seat in range(state.seats):
            self.count("castle games", state.castles[seat])
        for label in range(TOKENS):
            if state.holders[label] >= 0:
                self.count("chests", chest_kind(label))
                if bits.count(state.known[label]) > 1:
                    self.count("chests stolen", chest_kind(label))
        for seat in outcome.winners:
            share = 1 / len(outcome.winners)
            self.count("castle wins", state.castles[seat], share)
            self.count("wins by captaincy", (seat - self.captain) % state.seats, share)
            self.count("winner left", len(side_of(state.horde, LEFT, state.seats)[seat]), share)
            self.count("winner right", len(side_of(state.horde, RIGHT, state.seats)[seat]), share)
        self.count("shared", len(outcome.winners))


def probe(game: Game[Any, Any, Any], seats: int) -> Probe:
    return BellumProbe(game, seats)


# Figures


def per_game(tally: Tally, what: str, which: int | str) -> float:
    return tally.get(what, {}).get(str(which), 0.0) / tally["games"]["all"]


def mean_days(tally: Tally) -> float:
    days = tally["days"]
    return sum(int(day) * count for day, count in days.items()) / sum(days.values())


def share_of_days(tally: Tally, least: int, most: int) -> float:
    days = tally["days"]
    inside = sum(count for day, count in days.items() if least <= int(day) <= most)
    return 100 * inside / sum(days.values())


def points_off(tally: Tally, what: str, which: int, seats: int) -> float:
    """By how many points a share of wins differs from an equal one."""
    return 100 * per_game(tally, what, which) - 100 / seats


def castle_points(tally: Tally, castle: int, seats: int) -> float:
    """By how many points a castle's share of wins differs from the mean."""
    played = tally["castle games"].get(str(castle), 0.0)
    won = tally["castle wins"].get(str(castle), 0.0)
    return 100 * won / played - 100 / seats if played else 0.0


def left_share(tally: Tally, first: int, end: int) -> float:
    left = sum(tally.get("left", {}).get(str(card), 0.0) for card in range(first, end))
    right = sum(tally.get("right", {}).get(str(card), 0.0) for card in range(first, end))
    return 100 * left / (left + right) if left + right else 0.0


def raid_share(tally: Tally, place: int) -> float:
    """Of the games in which a place lay open, how often it was raided (the tavern: per game)."""
    seen = tally["seen"].get(str(place), 0.0)
    return 100 * tally.get("raids", {}).get(str(place), 0.0) / seen if seen else 0.0


def verdicts(tallies: dict[int, Tally]) -> list[tuple[str, str, bool]]:
    """The demands of BE-5: what is asked, what was found, and whether it holds."""
    days = [mean_days(t) for t in tallies.values()]
    seats = [abs(points_off(t, "wins by seat", s, n)) for n, t in tallies.items() for s in range(n)]
    castles = [abs(castle_points(t, c, n)) for n, t in tallies.items() for c in range(CASTLES)]
    lefts = [left_share(t, FIRST_EVIL, CREATURES) for t in tallies.values()]
    raids = [raid_share(t, p) for t in tallies.values() for p in range(1, PLACES)]
    cards = [min(left_share(t, c, c + 1), 100 - left_share(t, c, c + 1))
             for t in [_sum(tallies)] for c in range(CREATURES)]  # fmt: skip
    return [
        (f"mean length {FEWEST_DAYS}-{MOST_DAYS} days", f"{min(days):.1f} to {max(days):.1f}",
         min(days) >= FEWEST_DAYS and max(days) <= MOST_DAYS),
        (f"seats within {SEAT_POINTS:.0f} points of equal", f"at most {max(seats):.1f} off",
         max(seats) <= SEAT_POINTS),
        (f"castles within {CASTLE_POINTS:.0f} points of the mean",
         f"at most {max(castles):.1f} off", max(castles) <= CASTLE_POINTS),
        ("left and right both used", f"{min(lefts):.0f} % to {max(lefts):.0f} % of recruits left",
         min(lefts) >= 25 and max(lefts) <= 75),
        ("every creature on both sides", f"the rarer side takes at least {min(cards):.1f} %",
         min(cards) > 0),
        ("every place raided", f"at least in {min(raids):.0f} % of the games that show it",
         min(raids) > 0),
    ]  # fmt: skip


def _sum(tallies: dict[int, Tally]) -> Tally:
    from .balance import added

    return added(list(tallies.values()))


# The report


def report(game: Bellum, tallies: dict[int, Tally], folder: Path, about: str) -> str:
    """Writes the plots into `folder`, and returns the page that shows them."""
    from .balance_bellum_plots import draw_all

    speaker = Speaker("en")
    draw_all(game, tallies, folder, speaker)
    parts = [
        "# How even Bellum Magica is",
        f"{about}\n\nThe numbers on the cards are ours where nothing public says them (BE-1 to "
        "BE-4). They were tuned until the demands of BE-5 held, with the greedy bot on every "
        "seat, castles dealt at random and the first captain drawn by lot. This page is written "
        "by `grimorio balance bellum`; the same seed gives the same page.",
        _table(["Demand", "Found", "Holds"],
               [[what, found, "yes" if holds else "**no**"]
                for what, found, holds in verdicts(tallies)]),
        "## Length\n\n![Days a game](bellum-days.svg)",
        _table(["", *[f"{n} lords" for n in tallies]], _length_rows(tallies)),
        "## Seats and captains\n\n![Wins by seat](bellum-seats.svg)\n\n"
        "Points off an equal share of wins, by seat and by distance from the first captain.",
        _table(["Lords", "by seat", "from the first captain on"], _seat_rows(tallies)),
        "## Castles\n\n![Wins by castle](bellum-castles.svg)\n\n"
        "Points off the mean share of wins.",
        _table(["Castle", *[f"{n} lords" for n in tallies]], _castle_rows(game, tallies, speaker)),
        "## Left or right\n\n![Left or right](bellum-sides.svg)\n\n"
        "Share of each kind that was placed on the left, and how a winner's castle looks.",
        _table(["", *[f"{n} lords" for n in tallies]], _side_rows(tallies)),
        "## Places\n\n![Raids](bellum-places.svg)\n\n"
        "In how many of the games that showed a place it was raided.",
        _table(["Place", "Kind", *[f"{n} lords" for n in tallies]],
               _place_rows(game, tallies, speaker)),
        "## What else happened, a game",
        _table(["", *[f"{n} lords" for n in tallies]], _other_rows(tallies)),
    ]  # fmt: skip
    return "\n\n".join(parts) + "\n"


def _table(head: list[str], rows: list[list[str]]) -> str:
    lines = [head, ["---"] + ["---:"] * (len(head) - 1), *rows]
    return "\n".join("| " + " | ".join(line) + " |" for line in lines)


def _length_rows(tallies: dict[int, Tally]) -> list[list[str]]:
    return [
        ["mean days", *[f"{mean_days(t):.2f}" for t in tallies.values()]],
        [f"{FEWEST_DAYS}-{MOST_DAYS} days",
         *[f"{share_of_days(t, FEWEST_DAYS, MOST_DAYS):.1f} %" for t in tallies.values()]],
        ["shorter", *[f"{share_of_days(t, 0, FEWEST_DAYS - 1):.1f} %" for t in tallies.values()]],
        ["longer", *[f"{share_of_days(t, MOST_DAYS + 1, 99):.1f} %" for t in tallies.values()]],
    ]  # fmt: skip


def _seat_rows(tallies: dict[int, Tally]) -> list[list[str]]:
    rows: list[list[str]] = []
    for seats, tally in tallies.items():
        cells = [
            " ".join(f"{points_off(tally, what, seat, seats):+.1f}" for seat in range(seats))
            for what in ("wins by seat", "wins by captaincy")
        ]
        rows.append([str(seats), *cells])
    return rows


def _castle_rows(game: Bellum, tallies: dict[int, Tally], speaker: Speaker) -> list[list[str]]:
    return [
        [
            speaker.say(game.name(name)),
            *[f"{castle_points(t, castle, n):+.1f}" for n, t in tallies.items()],
        ]
        for castle, name in enumerate(game.cards.castle_names)
    ]


def _side_rows(tallies: dict[int, Tally]) -> list[list[str]]:
    rows = [
        [title, *[f"{left_share(t, first, end):.1f} %" for t in tallies.values()]]
        for title, first, end in (("goblins", 0, 10), ("evil", 10, 56), ("most evil", 56, 76))
    ]
    for what in ("winner left", "winner right"):
        means = [
            sum(int(n) * c for n, c in t[what].items()) / t["games"]["all"]
            for t in tallies.values()
        ]
        rows.append([f"{what}, cards", *[f"{mean:.1f}" for mean in means]])
    return rows


def _place_rows(game: Bellum, tallies: dict[int, Tally], speaker: Speaker) -> list[list[str]]:
    rows: list[list[str]] = []
    for place in range(1, PLACES):
        name = speaker.say(game.name(game.cards.place_names[place]))
        kind = PLACE_KINDS[game.cards.place_kind[place]]
        shares = [f"{raid_share(t, place):.0f} %" for t in tallies.values()]
        rows.append([name, kind, *shares])
    return rows


def _other_rows(tallies: dict[int, Tally]) -> list[list[str]]:
    rows: list[list[str]] = []
    for title, verb in (("places raided", "raid"), ("castles attacked", "attack"),
                        ("days without attacking, by choice", "rest"),
                        ("rounds paid", "barrel"), ("confusions cast", "confuse"),
                        ("creatures recruited", "recruit")):  # fmt: skip
        cells = [f"{per_game(t, 'choices', verb):.2f}" for t in tallies.values()]
        rows.append([title, *cells])
    cells = [f"{per_game(t, 'raids', TAVERN):.2f}" for t in tallies.values()]
    rows.insert(1, ["of these the tavern", *cells])
    for kind, title in enumerate(CHESTS):
        held = [per_game(t, "chests", kind) for t in tallies.values()]
        stolen = [per_game(t, "chests stolen", kind) for t in tallies.values()]
        cells = [f"{h:.1f} ({s:.1f})" for h, s in zip(held, stolen, strict=True)]
        rows.append([f"{title} chests drawn (stolen at least once)", *cells])
    return rows
