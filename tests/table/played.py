"""A match played to its end without a server, for tests."""

from __future__ import annotations

import random
from typing import Any

from grimorio.core.match import ACT, UNDO
from grimorio.core.registry import get_game
from grimorio.table.jobs import Act
from grimorio.table.match import Match, MatchFacts
from grimorio.table.sealed import Opening
from grimorio.table.seats import HUMAN, Seat


class Nowhere:
    """A store that forgets, and says that all is well."""

    shared = False

    def write(self, plies: Any, rows: Any, done: Any, heads: Any = ()) -> None:
        done(None)


def new_match(game_id: str, seats: int, seed: int, store: Any) -> Match:
    """A match that has just been set up."""
    game = get_game(game_id)
    options = game.check_options(seats, {})
    secret = random.Random(seed).randbytes(32)
    facts = MatchFacts("m" * 22, seats, options, "local", "g" * 22, 0, secret, "i" * 22, 0)
    places = [Seat(HUMAN, "g" * 22, f"Player {number + 1}") for number in range(seats)]
    match = Match(game, facts, places, store)
    match.take(match.progress.setup(), None, (0, 0, 0))
    return match


def played(game_id: str, seed: int, undos: bool = True) -> Match:
    """A whole random match; now and then somebody takes a choice back."""
    game = get_game(game_id)
    picker = random.Random(seed)
    seats = picker.randint(game.info.least_seats, game.info.most_seats)
    match = new_match(game_id, seats, seed, Nowhere())
    while match.outcome is None:
        undoer = next((seat for seat in range(seats) if match.may_undo(seat)), None)
        if undos and undoer is not None and picker.random() < 0.2:
            match.submit(Act(UNDO, undoer, 0, 0, None, _heard))
            continue
        seat = picker.choice(match.deciding())
        action = picker.choice(match.progress.offers[seat])
        decision = match.progress.decisions[seat]
        match.submit(Act(ACT, seat, decision, action.id, None, _heard))
        open_envelopes(match)
    return match


def open_envelopes(match: Match) -> None:
    """If a sealed question is open and all have answered it, the time is up."""
    sealed = match.sealed
    if sealed is not None and all(seat in sealed.answers for seat in match.deciding()):
        match.submit(Opening(sealed, _not_stored))


def _not_stored() -> None:
    raise AssertionError("the answers were not stored")


def _heard(answer: object) -> None:
    assert type(answer).__name__ in ("Accepted", "Enclosed"), answer
