"""Several choices as one act: made, refused, recorded and taken back as one."""

from __future__ import annotations

import json
import pickle
import random
from pathlib import Path
from typing import Any

import jsonschema
import pytest

import grimorio
from grimorio.core.errors import BadInput, IllegalAction
from grimorio.core.registry import game_ids
from grimorio.core.saved import read_record, seal
from grimorio.core.together import MOST_TOGETHER
from tests.acts import some_act

SCHEMA = json.loads((Path(__file__).parents[2] / "docs" / "record.schema.json").read_text())


def played_in_acts(game: str, seed: int, undos: float = 0.3) -> tuple[Any, int, int]:
    """A whole match of random acts; how many had several choices, and how many were undone."""
    match = grimorio.play(game, seed=seed)
    picker = random.Random(seed)
    several = undone = 0
    while (seat := match.turn) is not None:
        act = some_act(match.game, match.view(seat), seat, picker, picker.randint(1, 6))
        if len(match.deciding) > 1 or not act:
            act = [picker.choice(match.legal)]
        before, version = match.position, match.version
        match.push(act)
        assert match.version == version + len(act)
        several += len(act) > 1
        if match.may_undo(seat) and picker.random() < undos:
            assert match.undo() == act
            assert match.position == before
            undone += len(act) > 1
    return match, several, undone


@pytest.mark.parametrize("game", game_ids())
def test_a_match_of_acts_is_kept_read_and_gone_through_again(game: str, tmp_path: Path) -> None:
    several = undone = 0
    for seed in range(2):
        match, more, back = played_in_acts(game, seed)
        several, undone = several + more, undone + back
        record = json.loads(json.dumps(match.record()))
        jsonschema.validate(record, SCHEMA)
        match.save(tmp_path / "match.json")
        again = grimorio.load(tmp_path / "match.json")
        assert again == match
        assert again.kept() == match.kept()
        assert list(again) == list(match)
        assert again.outcome is not None
        assert again.outcome.to_json() == match.outcome.to_json()
        for step, ply in zip(match.steps(), match.plies, strict=True):
            assert step.joined == ply.joined
    assert several > 20
    if game in ("magia", "bellum"):  # in the others a card that lies there is final
        assert undone > 0


@pytest.mark.parametrize("game", game_ids())
def test_an_act_does_what_its_choices_do_one_by_one(game: str) -> None:
    match, picker = grimorio.play(game, seed=4), random.Random(4)
    while (seat := match.turn) is not None:
        act = some_act(match.game, match.view(seat), seat, picker)
        single = match.replay()
        events = [event for choice in act for event in single.push(choice, seat)]
        assert [event.to_json() for event in match.push(act)] == [e.to_json() for e in events]
        assert match.position == single.position
        assert match.offers == single.offers
        assert [ply[:5] for ply in match.plies] == [ply[:5] for ply in single.plies]


def test_undo_takes_the_whole_act_back_also_after_it_was_saved() -> None:
    match = grimorio.play("bellum", seats=2, seed=1, castles="random")
    before = match.position
    match.push(["place left", "place right"])
    assert [ply.joined for ply in match.plies] == [False, False, True]
    kept = pickle.loads(pickle.dumps(match))
    for each in (match, match.replay(), kept):
        assert [action.text for action in each.undo()] == ["place left", "place right"]
        assert each.position == before
        assert each.kept() == [0]
        with pytest.raises(BadInput, match="nothing to take back"):
            each.undo()


def test_an_act_after_a_choice_goes_back_before_the_choice() -> None:
    match = grimorio.play("bellum", seats=2, seed=1, castles="random")
    match.push("place left")
    middle = match.position
    match.push(["place right"])
    match.undo()
    assert match.position == middle
    assert [action.text for action in match.undo()] == ["place left"]


def test_an_act_that_is_final_in_part_is_final() -> None:
    """Crónicas: a card that lies open cannot be taken back, and its target does not go alone."""
    match, card, target = with_target(0)
    match.push(card)
    match.push(target)
    assert match.may_undo(match.plies[-1].seat)
    assert [action.text for action in match.undo()] == [target]
    match, card, target = with_target(0)
    match.push([card, target])
    assert not any(match.may_undo(seat) for seat in range(match.seats))


def with_target(seed: int) -> tuple[Any, str, str]:
    """Crónicas, where somebody may play a card that needs a target, with others to come after."""
    match, picker = grimorio.play("cronicas", seats=4, seed=seed), random.Random(seed)
    while match.turn is not None:
        for card in match.legal:
            ahead = match.replay()
            ahead.push(card)
            if ahead.turn == match.turn and ahead.legal[0].verb in ("take", "discard"):
                tried = ahead.replay()
                tried.push(tried.legal[0])
                if tried.may_undo(match.turn):
                    return match, card.text, ahead.legal[0].text
        match.push(picker.choice(match.legal))
    raise AssertionError("nobody ever needs a target")


def test_a_refused_act_names_the_choice_and_the_rule_and_changes_nothing() -> None:
    match, card, _ = with_target(1)
    before, state = match.record(), match.position.to_bytes()
    with pytest.raises(IllegalAction) as caught:
        match.push([card, card])
    assert caught.value.action == card
    assert caught.value.section.startswith("CR-")
    with pytest.raises(IllegalAction) as caught:
        match.push(["play angel" if "angel" not in card else "play king", card])
    assert caught.value.section.startswith("CR-")
    for wrong in ([], [card] * (MOST_TOGETHER + 1)):
        with pytest.raises(BadInput, match="One act has 1 to 16 choices"):
            match.push(wrong)
    assert (match.record(), match.position.to_bytes()) == (before, state)


def recruiting() -> Any:
    """Bellum, where somebody may recruit two creatures."""
    match, picker = grimorio.play("bellum", seats=2, seed=3), random.Random(3)
    while match.turn is not None:
        if [action.verb for action in match.legal].count("recruit") > 1:
            return match
        offers = [a for a in match.legal if a.verb != "finish"] or match.legal
        match.push(picker.choice(offers))
    raise AssertionError("nobody ever recruits")


def test_a_recruit_may_be_placed_blind_and_nothing_further() -> None:
    """The next creature is turned up before the side is chosen: left and right hold anyway."""
    match = recruiting()
    first, second, *_ = [action.text for action in match.legal if action.verb == "recruit"]
    state = match.position.to_bytes()
    with pytest.raises(BadInput, match="Choice 3 has to wait until you see"):
        match.push([first, "place left", second])
    with pytest.raises(BadInput, match="Choice 2 has to wait"):
        match.push([first, "finish"])
    assert match.position.to_bytes() == state
    one_by_one = match.replay()
    one_by_one.push(first)
    assert one_by_one.position.display != match.position.display  # seen before the side is chosen
    one_by_one.push("place left")
    events = match.push([first, "place left"])
    assert "creature-recruited" in [event.kind for event in events]
    assert match.position == one_by_one.position


def test_nothing_is_chosen_after_what_all_are_asked() -> None:
    """Magia: an answer is given by itself, and nothing follows the step that asks."""
    for seed in range(40):
        match, picker = grimorio.play("magia", seats=2, seed=seed), random.Random(seed)
        while match.turn is not None and len(match.deciding) == 1:
            match.push(picker.choice(match.legal))
        if match.turn is not None:
            with pytest.raises(BadInput, match="Choice 2 has to wait"):
                match.push([match.legal[0], match.legal[0]])
            return
    raise AssertionError("nobody was ever asked")


def spoil(record: dict[str, Any], number: int, **change: Any) -> None:
    record["plies"][number].update(change)
    record["seal"] = seal(record)


@pytest.mark.parametrize("mark", [False, 1, "yes", None])
def test_a_mark_that_is_no_mark_is_damage(mark: Any) -> None:
    match = grimorio.play("bellum", seats=2, seed=1, castles="random")
    match.push(["place left", "place right"])
    record = json.loads(json.dumps(match.record()))
    spoil(record, 2, joined=mark)
    with pytest.raises(BadInput) as caught:
        read_record(record)
    assert caught.value.key == "error-damaged-ply"
    with pytest.raises(jsonschema.ValidationError):
        jsonschema.validate(record, SCHEMA)


def test_only_a_choice_joins_a_choice_of_the_same_seat() -> None:
    match = grimorio.play("bellum", seats=2, seed=1, castles="random")
    match.push("place left")
    match.undo()
    match.push(["place left", "place right"])
    match.push("place left")
    record = json.loads(json.dumps(match.record()))
    read_record(record)
    for number in (0, 1, 2, 3, 5):
        wrong = json.loads(json.dumps(record))
        spoil(wrong, number, joined=True)
        with pytest.raises(BadInput) as caught:
            read_record(wrong)
        assert caught.value.arguments["ply"] == number


def test_a_file_without_acts_is_as_it_always_was() -> None:
    match = grimorio.play("conclave", seed=1)
    match.run("random")
    assert all(set(ply) == {"kind", "seat", "action", "drawn", "state"}
               for ply in match.record()["plies"])  # fmt: skip


def test_a_match_that_is_gone_through_half_way_ends_within_an_act() -> None:
    match = grimorio.play("bellum", seats=2, seed=1, castles="random")
    match.push(["place left", "place right"])
    half = match.replay(to=1)
    assert len(half.undo()) == 1
    assert half.position == match.replay(to=0).position
