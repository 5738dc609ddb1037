"""Forgers who know the format: they change something that matters, and seal the result anew.

Random damage is in tests/table/test_verify.py.
"""

import copy
import functools
import hashlib
import random
from collections.abc import Callable
from typing import Any

import pytest

from grimorio.core.chance import commitment
from grimorio.core.errors import BadInput
from grimorio.core.match import ACT, KINDS, SETUP
from grimorio.core.registry import game_ids, get_game
from grimorio.core.saved import seal, verify
from grimorio.table.match import Match
from tests.table.played import Nowhere, played

Forgery = Callable[[dict[str, Any], random.Random], None]
FORGERIES: list[Any] = []


def rejected_as(*reasons: str) -> Callable[[Forgery], Forgery]:
    def keep(forgery: Forgery) -> Forgery:
        FORGERIES.append(pytest.param(forgery, reasons, id=forgery.__name__))
        return forgery

    return keep


@rejected_as("verify-chance")
def another_secret_with_its_own_commitment(data: dict[str, Any], picker: random.Random) -> None:
    secret = picker.randbytes(32)
    data["secret"], data["commitment"] = secret.hex(), commitment(secret, data["rules"])


@rejected_as("verify-outcome")
def another_winner(data: dict[str, Any], picker: random.Random) -> None:
    winners = data["outcome"]["winners"]
    data["outcome"]["winners"] = [s for s in range(data["seats"]) if s not in winners] or [0, 99]


@rejected_as("verify-outcome")
def another_score(data: dict[str, Any], picker: random.Random) -> None:
    row = picker.choice(data["outcome"]["sheet"])
    row["cells"][picker.randrange(data["seats"])] = 777


@rejected_as("verify-unfinished", "verify-chance")
def the_last_ply_is_missing(data: dict[str, Any], picker: random.Random) -> None:
    data["plies"].pop()


@rejected_as("error-damaged-ply", "verify-undo", "verify-chance")
def a_ply_after_the_end(data: dict[str, Any], picker: random.Random) -> None:
    data["plies"].append(copy.deepcopy(data["plies"][-1]))


@rejected_as("verify-illegal", "verify-chance", "verify-undo", "error-damaged-ply")
def a_ply_is_missing(data: dict[str, Any], picker: random.Random) -> None:
    del data["plies"][picker.randrange(1, len(data["plies"]) - 1)]


@rejected_as("verify-illegal", "verify-chance", "verify-undo")
def another_choice(data: dict[str, Any], picker: random.Random) -> None:
    acts = [ply for ply in data["plies"] if ply["kind"] == KINDS[ACT]]
    ply = picker.choice(acts)
    ply["action"] = picker.choice(
        [each["action"] for each in acts if each["action"] != ply["action"]]
    )


@rejected_as("verify-illegal", "verify-undo", "verify-chance")
def a_choice_of_another_seat(data: dict[str, Any], picker: random.Random) -> None:
    ply = picker.choice(data["plies"][1:])
    ply["seat"] = (ply["seat"] + 1) % data["seats"]


@rejected_as("verify-undo")
def an_undo_that_was_not_allowed(data: dict[str, Any], picker: random.Random) -> None:
    first = data["plies"][0]
    forged = {"kind": "undo", "seat": 0, "action": None, "drawn": 0, "state": first["state"]}
    data["plies"].insert(1, forged)


@rejected_as("verify-chance")
def a_die_more(data: dict[str, Any], picker: random.Random) -> None:
    picker.choice(data["plies"])["drawn"] += 1


@rejected_as("verify-chance")
def another_position(data: dict[str, Any], picker: random.Random) -> None:
    picker.choice(data["plies"])["state"] = picker.randbytes(16).hex()


@rejected_as("verify-chance", "error-option-range", "verify-options")
def other_options(data: dict[str, Any], picker: random.Random) -> None:
    name = sorted(data["options"])[0]
    options = {o.name: o for o in get_game(data["game"]).options(data["seats"])}
    option = options[name]
    value = data["options"][name]
    if isinstance(value, bool):
        data["options"][name] = not value
    elif isinstance(value, int):
        data["options"][name] = option.least if value != option.least else option.most
    else:
        data["options"][name] = next(each for each in option.choices if each != value)


@rejected_as("error-damaged", "error-damaged-ply")
def yes_for_one(data: dict[str, Any], picker: random.Random) -> None:
    """True equals 1 in Python, but it is not a number."""
    ply = next(each for each in data["plies"][1:] if each["seat"] in (0, 1))
    ply["seat"] = bool(ply["seat"])


def put(name: str, change: Callable[[Any, random.Random], Any]) -> Forgery:
    """One field of the export becomes another."""
    return lambda data, picker: data.update({name: change(data.get(name), picker)})


FIELDS = {
    "another secret": ("secret", lambda _, picker: picker.randbytes(32).hex(), "verify-commitment"),
    "another commitment": (
        "commitment", lambda _, picker: picker.randbytes(32).hex(), "verify-commitment"),
    "other rules": ("rules", lambda rules, _: rules + 1, "error-other-rules"),
    # The promise binds the rules, even where both would deal and allow the same.
    "older rules": ("rules", lambda rules, _: rules - 1, "verify-commitment"),
    "another edition": ("edition_text", lambda text, _: f"{text}\n# mine\n", "verify-edition"),
    "a seat more": ("seats", lambda seats, _: seats + 1, "error-damaged"),
    "something more": ("comment", lambda *_: "all is well", "error-damaged"),
}  # fmt: skip
FORGERIES += [
    pytest.param(put(field, change), (reason,), id=name)
    for name, (field, change, reason) in FIELDS.items()
]
a_match = functools.cache(played)


@pytest.mark.parametrize(("forgery", "reasons"), FORGERIES)
def test_a_sealed_forgery_is_rejected_with_its_reason(
    forgery: Forgery, reasons: tuple[str, ...]
) -> None:
    for game in game_ids():
        for seed in (1, 2):
            data = copy.deepcopy(a_match(game, seed).export())
            forgery(data, random.Random(f"{game} {seed}"))
            data["seal"] = seal(data)
            with pytest.raises(BadInput) as caught:
                verify(data)
            assert caught.value.key in reasons, (game, seed)


def replayed_otherwise(match: Match, picker: random.Random) -> dict[str, Any]:
    """A host who knows the secret makes other choices for everybody, and seals that."""
    forged = Match(match.game, match.facts, match.seats, Nowhere())  # type: ignore[arg-type]
    forged.take(forged.progress.setup(), None, (SETUP, 0, 0))
    while forged.outcome is None:
        seat = forged.deciding()[0]
        action = picker.choice(forged.progress.offers[seat])
        forged.take(forged.progress.act(seat, action), None, (ACT, 0, action.id))
    return forged.export()


def test_only_the_seal_that_a_player_noted_finds_a_match_that_nobody_played() -> None:
    """What `verify` cannot know by itself: it is why the seal is shown at the end."""
    match = a_match("conclave", 1)
    honest = match.export()
    forged = replayed_otherwise(match, random.Random(5))
    assert verify(forged).seal == forged["seal"]
    with pytest.raises(BadInput) as caught:
        verify(forged, honest["seal"])
    assert caught.value.key == "verify-other-seal"


def test_another_edition_is_checked_by_its_own_text() -> None:
    """A digest that fits its text is no excuse: the cards must give the same positions."""
    data = copy.deepcopy(a_match("bellum", 1).export())
    text = data["edition_text"]
    data["edition_text"] = text.replace("values = [1, 2, 3]", "values = [1, 2, 4]")
    assert data["edition_text"] != text
    data["edition"] = hashlib.sha256(data["edition_text"].encode()).hexdigest()
    data["seal"] = seal(data)
    with pytest.raises(BadInput):
        verify(data)
