"""The proof in small; `python -m tests.foresee` runs it at full size."""

from __future__ import annotations

from typing import Any

import pytest

from grimorio.core.foresee import SAMPLES, Foresight, Preview, Trial
from grimorio.core.registry import game_ids
from grimorio.games.conclave.rules import Conclave

from .proof import proof

Patch = pytest.MonkeyPatch


@pytest.mark.parametrize("game", game_ids())
def test_what_is_certain_is_told_and_what_is_told_happens(game: str) -> None:
    done, wrong = proof(1, 120, (game,))
    assert done == 120
    assert not wrong


def test_the_proof_notices_what_is_left_out(monkeypatch: Patch) -> None:
    real = Foresight.preview

    def silent(sight: Any, action: Any) -> Preview:
        preview = real(sight, action)
        if sight._samples == SAMPLES:
            preview.events = preview.events[:-1]
        return preview

    monkeypatch.setattr(Foresight, "preview", silent)
    assert proof(1, 10, ("conclave",))[1]


@pytest.mark.interpreted
def test_the_proof_notices_what_is_told_after_chance(monkeypatch: Patch) -> None:
    monkeypatch.setattr(Trial, "same", lambda trial, seen: len(seen))
    assert proof(1, 16, ("bellum",))[1]


@pytest.mark.interpreted
def test_the_proof_notices_one_world_taken_for_all(monkeypatch: Patch) -> None:
    real = Foresight.__init__

    def one(sight: Any, game: Any, view: Any, chance: Any = None, samples: int = SAMPLES) -> None:
        real(sight, game, view, chance, 1 if samples == SAMPLES else samples)

    monkeypatch.setattr(Foresight, "__init__", one)
    assert proof(1, 120, ("magia",))[1]


@pytest.mark.interpreted
def test_the_proof_notices_a_standing_of_another_time(monkeypatch: Patch) -> None:
    monkeypatch.setattr(Foresight, "_standing",
                        lambda sight, after: sight.game.standing(sight.view))  # fmt: skip
    assert proof(1, 20, ("conclave",))[1]


@pytest.mark.interpreted
def test_the_proof_notices_notes_that_are_not_true(monkeypatch: Patch) -> None:
    real = Conclave.foretell

    def foretell(game: Any, view: Any, action: Any, preview: Preview, after: Any) -> None:
        real(game, view, action, preview, after)
        if preview.notes is not None and len(after) > 1:
            for name, shape in preview.notes.SHAPE.items():
                if shape == "int":
                    setattr(preview.notes, name, 99)

    monkeypatch.setattr(Conclave, "foretell", foretell)
    assert proof(1, 20, ("conclave",))[1]
