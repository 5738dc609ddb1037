"""`grimorio verify`: honest exports pass, tampered ones are rejected with a reason."""

import copy
import json
import random
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner, Result

from grimorio.cli.verify import verify as command
from grimorio.core.errors import BadInput
from grimorio.core.registry import game_ids
from grimorio.core.saved import seal, verify
from grimorio.texts import Speaker

from .played import played

REASONS = Speaker("en")


@pytest.mark.parametrize("game", game_ids())
def test_an_honest_match_holds(game: str) -> None:
    match = played(game, 3)
    exported = json.loads(json.dumps(match.export()))
    report = verify(exported, exported["seal"])
    assert match.outcome is not None
    assert report.match.outcome is not None
    assert report.match.outcome.to_json() == match.outcome.to_json()
    assert len(report.match.plies) == match.version + 1


def change(value: Any, picker: random.Random) -> Any:
    """Another value of the same kind."""
    if isinstance(value, bool):
        return not value
    if isinstance(value, int):
        return value + picker.choice([-1, 1, 7])
    if isinstance(value, str):
        letters = "0123456789abcdef"
        place = picker.randrange(len(value) + 1)
        new = picker.choice([c for c in letters if not value[place:].startswith(c)])
        return value[:place] + new + value[place + 1 :]
    if value is None:
        return 0
    raise AssertionError(value)


def tamper(data: Any, picker: random.Random) -> str:
    """Change one place, anywhere; returns which."""
    name: Any = picker.choice(sorted(data) if isinstance(data, dict) else range(len(data)))
    inner = data[name]
    if isinstance(inner, list) and inner and picker.random() < 0.15:
        what = picker.choice(["drop", "double", "swap"])
        if what == "drop":
            del inner[picker.randrange(len(inner))]
            return f"{name} drop"
        if what == "double":
            place = picker.randrange(len(inner))
            inner.insert(place, copy.deepcopy(inner[place]))
            return f"{name} double"
        first, second = picker.sample(range(len(inner)), 2) if len(inner) > 1 else (0, 0)
        if inner[first] != inner[second]:
            inner[first], inner[second] = inner[second], inner[first]
            return f"{name} swap"
    if isinstance(inner, dict | list) and inner:
        return f"{name}.{tamper(inner, picker)}"
    if isinstance(inner, dict | list):
        data[name] = {"x": 1} if isinstance(inner, dict) else [1]
    else:
        data[name] = change(inner, picker)
    return str(name)


def test_a_thousand_tampered_exports_are_all_rejected() -> None:
    picker = random.Random(11)
    exports = [played(game, seed).export() for game in game_ids() for seed in (1, 2)]
    weights = [1 / len(each["plies"]) for each in exports]
    reasons: dict[str, int] = {}
    for _ in range(1000):
        data = copy.deepcopy(picker.choices(exports, weights)[0])
        where = tamper(data, picker)
        with pytest.raises(BadInput) as caught:
            verify(data)
        assert REASONS.has(caught.value.key), (where, caught.value.key)
        reasons[caught.value.key] = reasons.get(caught.value.key, 0) + 1
    assert len(reasons) >= 8, reasons


def test_a_forger_who_seals_anew_is_still_found_out() -> None:
    """Other choices, secrets or outcomes do not fit together, whatever the seal says."""
    picker = random.Random(12)
    export = played("conclave", 4).export()
    rejected = 0
    for _ in range(200):
        data = copy.deepcopy(export)
        where = tamper(data, picker)
        data["seal"] = seal(data)
        if where.split(".")[0] in ("players", "id", "seal"):
            continue  # names prove nothing; whoever noted the seal sees the difference
        with pytest.raises(BadInput):
            verify(data)
        rejected += 1
    assert rejected > 150
    renamed = copy.deepcopy(export)
    renamed["players"][0] = "Somebody else"
    renamed["seal"] = seal(renamed)
    with pytest.raises(BadInput, match="seal"):
        verify(renamed, export["seal"])


def test_an_unfinished_match_exports_only_its_promise() -> None:
    match = played("conclave", 5)
    match.progress.outcome = None
    export = match.export()
    assert export["secret"] is None
    assert export["plies"] == []
    assert match.facts.secret.hex() not in json.dumps(export)
    with pytest.raises(BadInput, match="not over"):
        verify(export)


def test_the_command_says_what_holds_and_what_does_not(tmp_path: Path) -> None:
    export = played("conclave", 6).export()

    def told() -> Result:
        file = tmp_path / "match.json"
        file.write_text(json.dumps(export))
        return CliRunner().invoke(command, [str(file), "--lang", "en"])

    done = told()
    assert done.exit_code == 0
    assert export["seal"] in done.output
    export["commitment"] = "0" * 64
    done = told()
    assert isinstance(done.exception, BadInput)
    assert "promised" in str(done.exception)
