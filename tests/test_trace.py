"""Every numbered rule of a summary is found by one grep: in the rules, in the tests, in the docs.
And whatever a rule forbids is refused by that rule, and by no other."""

import random
import re
from pathlib import Path

import pytest
from scripts.docs import pages, texts
from scripts.rules_trace import rule_code, rule_tests
from scripts.texts import messages_of

from grimorio.core.chance import FastChance
from grimorio.core.registry import build_game, game_ids, get_game
from grimorio.texts import text_files
from grimorio.texts.summary import summary

from .refusals import Case, cases, forbids_nothing, refusal_of

ROOT = Path(__file__).resolve().parent.parent


ALL_CASES = [pytest.param(game_id, case, id=f"{game_id}-{case.rule}-{case.text}")
             for game_id in game_ids() for case in cases(game_id)]  # fmt: skip


def rules_of(game_id: str) -> set[str]:
    return {section.id for section in summary(game_id, "en") if section.id}


def refusals_of(game_id: str) -> set[tuple[str, str]]:
    """The rule and the sentence of every refusal that the game's table shows."""
    return {(case.rule, f"{game_id}-no-{case.text}") for case in cases(game_id)}


@pytest.mark.parametrize("game_id", game_ids())
def test_every_rule_has_its_code_and_its_test(game_id: str) -> None:
    assert not rules_of(game_id) - set(rule_code(game_id)), "no code quotes these"
    assert not rules_of(game_id) - set(rule_tests(game_id)), "no test is named after these"


@pytest.mark.parametrize("game_id", game_ids())
def test_every_rule_refuses_something_or_says_why_it_never_does(game_id: str) -> None:
    refusing = {case.rule for case in cases(game_id)}
    silent = set(forbids_nothing(game_id))
    assert not refusing & silent
    assert refusing | silent == rules_of(game_id)


@pytest.mark.parametrize(("game_id", "case"), ALL_CASES)
def test_nothing_but_this_rule_forbids_it(game_id: str, case: Case) -> None:
    """See `refusals`: in a neighbouring position the same choice is legal."""
    refusal = refusal_of(game_id, case)
    assert refusal is not None, "it is allowed"
    assert (refusal.section, refusal.text.key) == (case.rule, f"{game_id}-no-{case.text}")
    game = build_game(game_id, case.edition)
    seat = case.seat if case.allowed_seat is None else case.allowed_seat
    assert game.actions.parse(case.choice) in game.legal(case.allowed, seat)
    here, there = case.position.to_json(), case.allowed.to_json()
    assert {name for name in here if here[name] != there[name]} == set(case.differs.split())


@pytest.mark.parametrize("game_id", game_ids())
def test_every_sentence_of_a_refusal_has_its_position(game_id: str) -> None:
    keys: set[str] = set()
    for path in text_files("en"):
        text = path.read_text(encoding="utf-8")
        keys |= set(re.findall(rf"(?m)^({game_id}-no-[\w-]+) =", text))
    assert {key for _, key in refusals_of(game_id)} == keys


@pytest.mark.parametrize("game_id", game_ids())
@pytest.mark.parametrize("seed", range(3))
def test_no_refusal_in_play_is_missing_from_the_table(game_id: str, seed: int) -> None:
    game = get_game(game_id)
    seats = game.info.least_seats + seed % (game.info.most_seats - game.info.least_seats + 1)
    chance, picker = FastChance(seed), random.Random(seed)
    state = game.setup(seats, game.check_options(seats, {}), chance)
    seen: set[tuple[str, str]] = set()
    while deciding := game.deciding(state):
        for action in picker.sample(game.actions.rows, min(30, len(game.actions))):
            refusal = game.why_not(state, picker.randrange(seats), action)
            if refusal is not None:
                seen.add((refusal.section, refusal.text.key))
        game.apply(state, deciding[0], game.random_action(state, deciding[0], chance), chance)
    assert seen
    assert not seen - refusals_of(game_id)


@pytest.mark.parametrize("game_id", game_ids())
def test_every_refusal_names_a_section_of_the_summary(game_id: str) -> None:
    ids = {section.id for section in summary(game_id, "en")}
    for path in (ROOT / "src" / "grimorio" / "games" / game_id).rglob("*.py"):
        for section in re.findall(r'Refusal\(\s*"([^"]+)"', path.read_text(encoding="utf-8")):
            assert section in ids, f"{path.name} refuses by {section}"


def test_the_generated_pages_are_up_to_date() -> None:
    for path, text in pages().items():
        assert path.read_text(encoding="utf-8") == text, f"{path.name}: run make docs"


def test_every_text_can_be_read_in_both_languages() -> None:
    read = "\n".join(texts().values())
    shown = re.findall(r"^\| `(\S+)` \| ", read, re.MULTILINE)
    assert sorted(shown) == sorted(each.id.name for path in text_files("es")
                                   for each in messages_of(path))  # fmt: skip
    assert "{" not in read.replace("{ ", "")
