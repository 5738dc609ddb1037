"""Rules 1 stay what they were: whole random games by them, as digests of the code of then.

Stored matches are played on by these rules and verified with these states, so `games.json` is
never written anew. A digest covers every state in its frozen form, every offer, and the outcome.
"""

import hashlib
import json
from typing import Any

import pytest

from grimorio.core.chance import FastChance
from grimorio.core.contract import check_game
from grimorio.core.registry import build_game, game_ids
from tests.golden import HERE

DATA = HERE / "data" / "first"


def first_game(game_id: str) -> Any:
    """The game by rules 1, with the edition that it came with then."""
    exported = json.loads((DATA / f"{game_id}-over-3.json").read_text("utf-8"))
    return build_game(game_id, exported["edition_text"], 1)


def whole_game(game: Any, seats: int, options: dict[str, Any], seed: int) -> str:
    chance = FastChance(seed)
    state = game.setup(seats, game.check_options(seats, options), chance)
    digest = hashlib.sha256(game.frozen(state))
    while game.deciding(state):
        offers = [game.legal(state, seat) for seat in range(seats)]
        digest.update(json.dumps([[a.text for a in offer] for offer in offers]).encode())
        seat = game.deciding(state)[chance.below(len(game.deciding(state)))]
        game.apply(state, seat, offers[seat][chance.below(len(offers[seat]))], chance)
        digest.update(game.frozen(state))
    digest.update(json.dumps(game.outcome(state).to_json(), sort_keys=True).encode())
    return digest.hexdigest()[:32]


@pytest.mark.parametrize("game_id", game_ids())
def test_whole_games_by_the_first_rules_are_as_they_were(game_id: str) -> None:
    game = first_game(game_id)
    rows = json.loads((DATA / "games.json").read_text("utf-8"))[game_id]
    assert len(rows) == 8 * (game.info.most_seats - game.info.least_seats + 1)
    for seats, options, seed, kept in rows:
        assert whole_game(game, seats, options, seed) == kept, (seats, options, seed)


@pytest.mark.parametrize("game_id", game_ids())
def test_the_contract_holds_by_the_first_rules_too(game_id: str) -> None:
    game = first_game(game_id)
    for seats in range(game.info.least_seats, game.info.most_seats + 1):
        assert len(check_game(game, seats, {}, seed=seats, every=40).places) == seats
