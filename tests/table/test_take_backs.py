"""Taking choices back moves no shuffle and no die, and a record in which it did is refused."""

from __future__ import annotations

import copy
import json
import random
from typing import Any

import pytest

from grimorio.core.chance import Chances, SecretChance
from grimorio.core.errors import BadInput
from grimorio.core.match import ACT, UNDO, Step
from grimorio.core.match import Match as Progress
from grimorio.core.registry import game_ids
from grimorio.core.saved import verify
from grimorio.table.jobs import Act
from grimorio.table.match import Match
from tests.planting import Plant, after, instead

from .played import Nowhere, new_match, open_envelopes, played


def do(match: Match, kind: int, seat: int, action: int = 0) -> None:
    answers: list[Any] = []
    decision = match.progress.decisions[seat]
    match.submit(Act(kind, seat, decision, action, None, answers.append))
    assert [type(answer).__name__ for answer in answers] in (["Accepted"], ["Enclosed"])
    open_envelopes(match)


def draws(match: Match) -> list[tuple[int, str]]:
    """What every ply that drew has led to."""
    return [(drawn, mark) for _, _, _, drawn, mark, _ in match.progress.plies if drawn]


def twice(game: str, seats: int, seed: int) -> tuple[Match, Match]:
    """A match without a take-back, and the same choices with many of them in between."""
    plain = new_match(game, seats, seed, Nowhere())
    taken = new_match(game, seats, seed, Nowhere())
    picker, other = random.Random(seed), random.Random(f"{seed} taken")
    while plain.outcome is None:
        seat = picker.choice(plain.deciding())
        choice = picker.choice(plain.progress.offers[seat])
        do(plain, ACT, seat, choice.id)
        dither(taken, seat, other)
        do(taken, ACT, seat, choice.id)
        if taken.may_undo(seat) and other.random() < 0.5:
            do(taken, UNDO, seat)
            do(taken, ACT, seat, choice.id)
    return plain, taken


def dither(match: Match, seat: int, picker: random.Random) -> None:
    """Choose something that can be taken back, and take it back, a few times."""
    for _ in range(picker.randrange(3)):
        choice = picker.choice(match.progress.offers[seat])
        if match.sealed is None and could_undo(match, seat, choice):
            do(match, ACT, seat, choice.id)
            do(match, UNDO, seat)


def could_undo(match: Match, seat: int, choice: Any) -> bool:
    """Tried on a copy."""
    tried = copy.copy(match.progress)
    for name, value in vars(tried).items():
        if isinstance(value, list):
            setattr(tried, name, value[:])
    tried.chances = match.progress.chances.clone()
    tried.take(tried.act(seat, choice))
    return tried.may_undo(seat)


@pytest.mark.interpreted
@pytest.mark.parametrize("game", game_ids())
def test_no_take_back_changes_what_the_next_draw_gives(game: str) -> None:
    moved = 0
    for seed in range(4):
        seats = 3 + seed % 2
        plain, taken = twice(game, seats, seed)
        assert draws(taken) == draws(plain)
        assert taken.outcome is not None
        assert plain.outcome is not None
        assert taken.outcome.to_json() == plain.outcome.to_json()
        moved += taken.version - plain.version
        exported = taken.export()
        verify(exported, exported["seal"])
    assert moved > 40


@instead(Chances, "of")
def by_the_ply(_: Any, chances: Chances, ply: int) -> SecretChance:
    """From the number of the ply, as by rules 1."""
    return SecretChance(chances._secret, ply)


@after(Progress, "take")
def by_take_backs(nothing: None, progress: Progress, step: Step) -> None:
    """As it should be, except that a take-back counts, too."""
    progress.chances.draws += step.kind == UNDO


@pytest.mark.interpreted
@pytest.mark.parametrize("game", ["cronicas", "magia", "bellum"])
@pytest.mark.parametrize("steered", [by_the_ply, by_take_backs], ids=["by the ply", "by undos"])
def test_a_record_in_which_take_backs_moved_chance_is_refused(
    game: str, steered: Plant, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Made by somebody who knows the secret, consistent in itself and sealed as it should be."""
    with monkeypatch.context() as patch:
        steered(patch)
        exported = json.loads(json.dumps(played(game, 3).export()))
        verify(exported, exported["seal"])
    with pytest.raises(BadInput) as caught:
        verify(exported)
    assert caught.value.key == "verify-chance"
    if steered is by_take_backs:
        plies = exported["plies"]
        undone = next(n for n, ply in enumerate(plies) if ply["kind"] == "undo")
        first = next(n for n, ply in enumerate(plies) if n > undone and ply["drawn"])
        found = caught.value.arguments["ply"]
        assert isinstance(found, int)
        assert found >= first  # a die may fall the same by accident


@pytest.mark.interpreted
def test_a_match_without_the_take_backs_draws_alike() -> None:
    """One secret, the same choices: with take-backs, and only with those that were kept."""
    _, taken = twice("bellum", 3, 5)
    plain = Progress(taken.game, 3, taken.facts.options, taken.facts.secret)
    for version in taken.progress.kept():
        kind, seat, action, *_ = taken.progress.plies[version]
        plain.take(plain.again(kind, seat, action))
    assert len(plain.plies) < len(taken.progress.plies)
    assert plain.state == taken.state
