"""States, records and editions: they round-trip, and damage is told in one sentence."""

import copy
import json
import pickle
from collections.abc import Callable
from functools import partial
from itertools import islice
from pathlib import Path
from typing import Any

import pytest

from grimorio.core.errors import BadInput
from grimorio.core.match import Match
from grimorio.core.outcome import Outcome, places_by
from grimorio.core.registry import build_game, game_ids, get_game
from grimorio.core.saved import read_record, record_of
from grimorio.core.text import SeatName, Text
from tests.walking import positions


def middle(game_id: str) -> Any:
    game = get_game(game_id)
    return next(islice(positions(game, game.info.least_seats, 8), 25, None))


def told(read: Callable[[Any], Any], good: Any, change: Any) -> str:
    """What is said of it once it is changed."""
    data = copy.deepcopy(good)
    change(data)
    with pytest.raises(BadInput) as caught:
        read(data)
    return str(caught.value)


@pytest.mark.parametrize("game_id", game_ids())
def test_a_saved_state_loads_again(game_id: str) -> None:
    state = middle(game_id)
    assert type(state).from_json(json.loads(json.dumps(state.to_json()))) == state


@pytest.mark.parametrize("game_id", game_ids())
def test_deepcopy_and_pickle_keep_the_game(game_id: str) -> None:
    state = middle(game_id)
    for other in (copy.deepcopy(state), copy.copy(state), pickle.loads(pickle.dumps(state))):
        assert other == state
        assert other is not state


@pytest.mark.parametrize("game_id", game_ids())
def test_a_damaged_state_is_refused_with_the_field(game_id: str) -> None:
    state = middle(game_id)
    good = state.to_json()
    broken = partial(told, type(state).from_json, good)
    assert "extra" in broken(lambda d: d.update(extra=1))
    for field, shape in type(state).SHAPE.items():
        wrong: Any = "no" if shape != "str" else 5
        assert f"“{field}”" in broken(lambda d, f=field, w=wrong: d.update({f: w}))
        assert f"“{field}”" in broken(lambda d, f=field: d.pop(f))


def test_a_record_is_read_again_and_damage_names_the_ply() -> None:
    game = get_game("conclave")
    match = Match(game, 2, game.check_options(2, {}), bytes(32))
    match.take(match.setup())
    for _ in range(8):
        seat = game.deciding(match.state)[0]
        match.take(match.act(seat, match.offers[seat][0]))
    good = json.loads(json.dumps(record_of(match, "", ["Ana", ""])))
    again = read_record(good)
    assert (again.match.state, again.players) == (match.state, ["Ana", ""])
    assert again.match.plies == match.plies
    broken = partial(told, read_record, good)
    assert "Move 6" in broken(lambda d: d["plies"][6].update(action="draw nothing"))
    assert "Move 5" in broken(lambda d: d["plies"].__setitem__(5, d["plies"][3]))
    assert "promised" in broken(lambda d: d.update(secret="11" * 32))
    assert "“schema”" in broken(lambda d: d.update(schema=99))
    assert "“plies”" in broken(lambda d: d.update(plies={}))
    assert "“edition_text”" in broken(lambda d: d.update(edition_text=5))


BASE = get_game("conclave").info.edition.text


BLUE, CROW = "[mages.blue]", "crow = [1, 3, 4, 5]"


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        (BLUE, "[mages.pink]", "{blue}: “pink” is not known here; known are source, beige"),
        (CROW, "crow = [1, 3, 4]", "{blue}: blue has 11 mages and needs 12"),
        (CROW, "crow = [1, 3, 3, 5]", "{crow}: crow-blue-3 is there twice"),
        (
            CROW,
            "crow = [1, 3, 4, 6]",
            "{crow}: “crow” is “6” and must be a whole number from 1 to 5",
        ),
        (CROW, "cow = [1, 3, 4, 5]", "{crow}: “cow” is not known here; known are crow"),
        (CROW, "crow = 5", "{crow}: “crow” must be a list"),
        ('game = "conclave"', 'game = "chess"', "5: this is an edition of “chess”"),
        ('title = "Cónclave"', "", "1: “title” is missing here"),
        (BLUE, "[mages.blue", "{blue}: the bracket is missing"),
    ],
)
def test_a_broken_edition_is_refused_with_its_line(
    tmp_path: Path, old: str, new: str, message: str
) -> None:
    path = tmp_path / "mine.toml"
    path.write_text(BASE.replace(old, new, 1), encoding="utf-8")
    with pytest.raises(BadInput) as caught:
        build_game("conclave", path)
    blue = BASE.splitlines().index(BLUE) + 1
    assert f"line {message}".format(blue=blue, crow=blue + 1) in str(caught.value)
    assert "mine.toml" in str(caught.value)


def test_another_edition_plays_and_has_another_digest(tmp_path: Path) -> None:
    path = tmp_path / "mine.toml"
    path.write_text(BASE.replace(CROW, "crow = [1, 2, 3, 4]", 1), encoding="utf-8")
    game = build_game("conclave", path)
    assert game.info.edition.digest != get_game("conclave").info.edition.digest
    assert "send crow-blue-2 a1" in game.actions.by_text


def test_places_and_returns() -> None:
    assert places_by([(3,), (5,), (3,), (1,)]) == [2, 1, 2, 4]
    outcome = Outcome([2, 1, 2, 4], Text("x"), [])
    assert outcome.winners == [1]
    assert outcome.returns() == pytest.approx([0.0, 1.0, 0.0, -1.0])
    assert Outcome([1, 1], Text("x"), []).returns() == [0.0, 0.0]


def test_texts_round_trip() -> None:
    text = Text("a", {"n": 3, "who": SeatName(2), "inner": Text("b"), "all": [Text("c"), 1]})
    assert Text.from_json(json.loads(json.dumps(text.to_json()))) == text
