"""The front door: `import grimorio`, play, look, choose, save, load; and what the README shows."""

import copy
import json
import pickle
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import jsonschema
import numpy as np
import pytest

import grimorio
from grimorio import BadInput, Bot, IllegalAction
from grimorio.core.action import Action
from grimorio.core.chance import Chance
from grimorio.core.recap import recap
from grimorio.core.record import View
from grimorio.core.saved import read_record, verify

LOOSE: Any = grimorio  # as somebody calls it who has no type checker
NO_CHOICES: list[Any] = [None, 1.5, [[]], True]
ROOT = Path(__file__).resolve().parents[1]


@pytest.mark.parametrize("game", grimorio.game_ids())
def test_a_match_is_played_kept_and_read_again(game: str, tmp_path: Path) -> None:
    match = grimorio.play(game, seed=7, players=["Ana"])
    other = copy.copy(match)
    assert match == other
    outcome = match.run(bots="random")
    assert outcome is match.outcome
    assert match != other
    match.save(tmp_path / "game.json")
    again = grimorio.load(tmp_path / "game.json")
    assert again == match
    assert again.players[0] == "Ana"
    assert [action.text for _, action in again] == [action.text for _, action in match]
    assert len(again) == len(match)
    kept = json.loads((tmp_path / "game.json").read_text("utf-8"))
    assert verify(kept).match.plies == match.plies
    jsonschema.validate(kept, json.loads((ROOT / "docs" / "record.schema.json").read_text("utf-8")))
    early = again.replay(to=5)
    assert (early.version, early.outcome) == (5, None)
    early.run("random", seed=1)
    assert early.outcome is not None
    assert again == match, "a replay must leave the match alone"


def test_the_same_seed_gives_the_same_match_and_another_another() -> None:
    assert grimorio.play("magia", 3, seed=4) == grimorio.play("magia", 3, seed=4)
    assert grimorio.play("magia", 3, seed=4) != grimorio.play("magia", 3, seed=5)
    assert grimorio.play("magia", 3) != grimorio.play("magia", 3)


def test_copying_and_pickling_keep_the_match() -> None:
    match = grimorio.play("bellum", 3, seed=2)
    for _ in range(30):
        match.push(match.legal[0])
    for other in (copy.copy(match), copy.deepcopy(match), pickle.loads(pickle.dumps(match))):
        assert other == match
        other.push(other.legal[0])
        assert other != match


def test_a_choice_is_an_action_its_text_or_its_id() -> None:
    one, two, three = (grimorio.play("cronicas", 4, seed=1) for _ in range(3))
    action = one.legal[0]
    assert one.push(action)[0].kind == two.push(f"  {action.text.upper()} ")[0].kind
    three.push(action.id)
    assert one == two == three


@pytest.mark.parametrize(
    ("language", "sentence"),
    [("en", "CO-6: You do not have the blue 4"), ("es", "CO-6: No tienes")],
)
def test_what_is_not_allowed_is_told_with_its_rule_in_the_language(
    language: str, sentence: str
) -> None:
    match = grimorio.play("conclave", 3, seed=1, language=language)
    before = match.record()
    with pytest.raises(IllegalAction) as caught:
        match.push("send crow-blue-4 b2")
    assert isinstance(caught.value, ValueError)
    assert str(caught.value).startswith(sentence)
    assert caught.value.section == "CO-6"
    assert pickle.loads(pickle.dumps(caught.value)).section == "CO-6"
    assert match.record() == before
    refusal = match.why_not("send crow-blue-4 b2")
    assert refusal is not None
    assert refusal.section == "CO-6"
    assert match.why_not(match.legal[0]) is None


@pytest.mark.parametrize(
    ("wrong", "sentence"),
    [
        (lambda: grimorio.play("chess"), "There is no game called “chess”"),
        (lambda: grimorio.play("conclave", 9), "takes 2 to 4"),
        (lambda: grimorio.play("conclave", luck=1), "has no option “luck”"),
        (lambda: grimorio.play("conclave").push("sned x"), "“sned x” is not a choice I know"),
        (lambda: grimorio.play("conclave").push(10**6), "There is no choice number 1,000,000"),
        (lambda: grimorio.play("conclave").push(0, seat=7), "There is no such seat"),
        (lambda: grimorio.play("conclave").undo(), "There is nothing to take back"),
        (lambda: grimorio.play("conclave").replay(to=9), "There is no move 9"),
        (lambda: grimorio.play("conclave", 3).run(["random"]), "for 3 seats"),
        (lambda: grimorio.play("conclave").run("deep"), "There is no bot called “deep”"),
        (lambda: grimorio.play("conclave").run("no_such_module:bot"), "no module “no_such_module”"),
        (lambda: grimorio.play("conclave").run(lambda view, legal: "no"), "chose “no”"),
        (lambda: grimorio.load("nowhere.json"), "nowhere.json"),
        *((lambda wrong=wrong: LOOSE.play("conclave").push(wrong), "is not a choice")
          for wrong in NO_CHOICES),
        (lambda: LOOSE.play("conclave").push([]), "One act has 1 to"),
        (lambda: LOOSE.play("conclave").push("send"), "“send” goes on as in “send "),
        (lambda: LOOSE.play("conclave").push("send crow-blue-4 z9"),
         "“send crow-blue-4” goes on as in “send crow-blue-4 "),
        (lambda: LOOSE.play("conclave").push("draw left now"), "“draw left” is one"),
        (lambda: LOOSE.play("conclave").push(LOOSE.play("magia").legal[0]), "another game"),
        (lambda: LOOSE.play("conclave").preview([0, 1]), "[0, 1] is not a choice"),
        (lambda: verify(grimorio.play("conclave").record()), "not over: its 0 moves are right"),
        (lambda: LOOSE.play(3), "There is no game called “3”"),
        (lambda: LOOSE.play("conclave", "3"), "seats is '3', but it must be a whole number"),
        (lambda: LOOSE.play("conclave", 3.0), "seats is 3.0"),
        (lambda: LOOSE.play("conclave", seed="x"), "seed is 'x'"),
        (lambda: LOOSE.play("conclave", 2, players=["a", "b", "c"]), "3 names were given"),
        (lambda: LOOSE.play("conclave", 2, players="Ana"), "give a list"),
        (lambda: LOOSE.play("conclave").run(3), "3 is no bot"),
        (lambda: LOOSE.play("conclave").run(seed="x"), "seed is 'x'"),
        (lambda: LOOSE.play("conclave").replay(to="x"), "to is 'x'"),
        (lambda: LOOSE.play("conclave").save("no/such/folder.json"), "cannot be written"),
        *((lambda ask=ask, seat=seat: getattr(LOOSE.play("conclave"), ask)(seat=seat), "seat")
          for ask in ("view", "standing", "recap", "board", "story") for seat in (9, "a")),
        (lambda: LOOSE.play("conclave").view(-1), "There is no such seat"),
    ],
)  # fmt: skip
def test_every_error_is_a_value_error_with_a_sentence(
    wrong: Callable[[], object], sentence: str
) -> None:
    with pytest.raises(BadInput) as caught:
        wrong()
    assert isinstance(caught.value, ValueError)
    assert sentence in str(caught.value)


def test_every_error_of_a_match_speaks_its_language() -> None:
    match = grimorio.play("conclave", 2, seed=1, language="es")
    wrong: list[Callable[[], object]] = [
        lambda: match.push("sned x"),
        lambda: match.preview(10**6),
        lambda: match.view(9),
        lambda: match.run("deep"),
        lambda: match.replay(to=99),
        match.undo,
        lambda: grimorio.play("conclave", 9, language="es"),
        lambda: grimorio.load("nowhere.json", language="es"),
    ]
    for each in wrong:
        with pytest.raises(BadInput) as caught:
            each()
        assert re.search("(No|no|admite) ", str(caught.value)), str(caught.value)
        assert repr(caught.value) == f"BadInput({str(caught.value)!r})"
        assert str(pickle.loads(pickle.dumps(caught.value))) == str(caught.value)


def test_an_outcome_is_printed_as_a_score_sheet_and_compared() -> None:
    one, two = (grimorio.play("magia", 2, seed=1, players=["Ana", "Irene"]) for _ in range(2))
    outcome = one.run("random")
    assert outcome == two.run("random")
    assert hash(outcome) == hash(two.outcome)
    assert outcome != grimorio.play("magia", 3, seed=1).run("random")
    assert repr(outcome).startswith("Outcome(places=[")
    winner = one.players[outcome.winners[0]]
    assert "Score sheet" in str(outcome)
    assert f"{winner} wins." in str(outcome).splitlines()[-1]
    assert one.story("en")[-1] == str(outcome).splitlines()[-1]
    assert one.story("es")[-1].startswith(f"Gana {winner}.")
    assert repr(one.game) == "<Game magia, rules 2>"
    assert repr(one.game.info).startswith("<Info of magia, rules 2, 2-6 seats, edition ")


def test_at_the_end_the_standing_says_the_end() -> None:
    for game, wrong in (("cronicas", "now"), ("bellum", "today"), ("bellum", "more end")):
        for seed in range(8):
            match = grimorio.play(game, 3, seed=seed)
            match.run("random")
            assert wrong not in str(match.standing())
            assert str(match.standing()).count("Player ") == 3


def test_after_the_end_nothing_can_be_chosen() -> None:
    match = grimorio.play("cronicas", 3, seed=3)
    match.run("random")
    assert (match.turn, match.legal, match.deciding) == (None, [], [])
    with pytest.raises(BadInput, match="The match is over"):
        match.push(0)
    with pytest.raises(BadInput, match="The match is over"):
        match.why_not(0)


def test_a_choice_that_revealed_nothing_is_taken_back() -> None:
    match = grimorio.play("bellum", 2, seed=1)
    before = match.position
    match.push("place left")
    assert [action.text for action in match.undo()] == ["place left"]
    assert match.position == before
    assert len(match) == 0
    assert match.version == 2, "that it was taken back stays in the record"
    assert read_record(match.record()).match.plies == match.plies


class First(Bot):
    """Takes what is offered first."""

    def choose(self, view: View, legal: list[Action], chance: Chance) -> Action:
        return legal[0]


def first(game: object) -> Callable[[View, list[Action]], str]:
    return lambda view, legal: legal[0].text


def test_bots_are_names_objects_functions_and_factories_of_another_module() -> None:
    played = []
    for bots in (
        First(grimorio.get_game("bellum"), "first"),
        lambda view, legal: legal[0].id,
        f"{__name__}:first",
        ["random", "greedy"],
    ):
        match = grimorio.play("bellum", 2, seed=5)
        match.run(bots)
        played.append(match)
    assert played[0] == played[1] == played[2]
    assert played[3] != played[0]


def test_a_position_is_printed_and_shown_in_a_notebook() -> None:
    match = grimorio.play("bellum", 2, seed=1, players=["Ana", "Irene"], language="es")
    assert "▶ Ana" in str(match)
    assert "Señor maléfico" in str(match)
    assert repr(match) == "<Match of bellum, 2 seats, ply 0, Ana to choose>"
    html = match._repr_html_()
    assert html.startswith("<pre>")
    assert "Irene" in html


def test_the_story_is_told_in_both_languages_and_through_anybodys_eyes() -> None:
    match = grimorio.play("conclave", 2, seed=1, players=["Ana", "Hilda"])
    match.run("random")
    assert any(line.startswith("Ana sends") for line in match.story("en"))
    assert any(line.startswith("Ana envía") for line in match.story("es"))
    all_of_it, public = match.story("en"), match.story("en", seat=None)
    assert len(all_of_it) == len(public)
    assert all_of_it != public


@pytest.mark.parametrize("game", grimorio.game_ids())
def test_what_is_foreseen_from_python_then_happens(game: str) -> None:
    match = grimorio.play(game, 3, seed=3, players=["Ana", "Hilda", "Irene"])
    for ply in range(50):
        assert match.turn is not None
        seat, action = match.turn, match.legal[ply % len(match.legal)]
        before = match.record()
        preview = match.preview(action)
        assert preview.action is action
        assert match.record() == before, "to look ahead must leave the match alone"
        assert str(preview).startswith(action.text)
        seen = [event.seen_by(seat) for event in match.push(action)]
        assert seen[: len(preview.events)] == preview.events
        if preview.standing is not None:
            assert preview.standing.data == match.standing(seat).data
            assert str(preview.standing) == str(match.standing(seat))


def test_what_is_not_allowed_cannot_be_foreseen() -> None:
    match = grimorio.play("conclave", 3, seed=1)
    with pytest.raises(IllegalAction, match="You do not have"):
        match.preview("send crow-blue-4 b2")
    match.run("random")
    with pytest.raises(BadInput, match="over"):
        match.preview("send crow-blue-4 b2")


@pytest.mark.parametrize("game", grimorio.game_ids())
def test_a_recap_tells_what_others_did_since_ones_own_last_choice(game: str) -> None:
    match = grimorio.play(game, 3, seed=5)
    for _ in range(80):
        match.push(match.legal[0])
        for seat in range(3):
            own = [v for v in match.kept() if match.plies[v].seat == seat]
            turns = recap(match, seat)
            assert [len(turn.told) for turn in turns] == [
                len(turn.sentences) for turn in match.recap(seat)
            ]
            for turn in turns:
                assert turn.told
                assert all(told.version > max(own, default=0) for told in turn.told)
                assert [told.hits for told in turn.told] == sorted(
                    (told.hits for told in turn.told), reverse=True
                )
                assert all(told.event.when == turn.moment for told in turn.told)


@pytest.mark.parametrize("language", ["en", "es"])
def test_the_code_of_the_readme_runs(
    language: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    blocks = re.findall(r"```python\n(.*?)```", (ROOT / "README.md").read_text("utf-8"), re.DOTALL)
    assert blocks
    monkeypatch.chdir(tmp_path)
    for block in blocks:
        names: dict[str, object] = {}
        exec(block.replace('"en"', f'"{language}"'), names)
        match = names["match"]
        assert isinstance(match, grimorio.Match)
        assert match.outcome is not None


def test_numbers_of_numpy_are_numbers() -> None:
    two: Any = np.int64(2)
    match = grimorio.play("conclave", seats=two, seed=two)
    assert str(match) == str(grimorio.play("conclave", seats=2, seed=2))
    chosen: Any = np.int64(match.legal[0].id)
    match.push(chosen)
    assert match.version == 1
    assert match.view(two - 1).seat == 1
