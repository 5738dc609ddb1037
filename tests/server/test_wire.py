"""The quick way and the plain way to encode the same news agree."""

import msgspec
import pytest

from grimorio.core.describe import describe_recap
from grimorio.core.event import EVERYTHING
from grimorio.core.match import event_text
from grimorio.core.registry import game_ids, get_game
from grimorio.server import wire
from tests.table.played import played


@pytest.mark.parametrize("game", game_ids())
def test_events_are_encoded_as_they_are_described(game: str) -> None:
    match = played(game, 7)
    teller = wire.GameWire(match.game)
    for events in match.progress.history:
        for event in events:
            for seat in (None, EVERYTHING, 0, 1):
                quick = msgspec.json.decode(teller.event(event, seat))
                told = event_text(match.game, event, seat).to_json()
                recap = describe_recap(match.game, event, seat)
                assert event.when is not None
                assert event.seen_by(seat).keys().isdisjoint({"log", "recap", "when", "hits"})
                assert quick == {
                    **event.seen_by(seat),
                    "log": told,
                    "recap": None if recap is None else recap.key,
                    "when": event.when.to_json(),
                    "hits": event.hits,
                }
                if recap is not None and event.kind != "taken-back":
                    assert recap.to_json()["args"] == told["args"]


@pytest.mark.parametrize("game", game_ids())
def test_the_catalogue_names_what_can_be_chosen_as_the_game_does(game: str) -> None:
    """Whoever draws a game puts no name together: the catalogue tells it, or it is a key."""
    rules = get_game(game)
    names = msgspec.json.decode(wire.GameWire(rules).catalogue)["names"]
    things = {arg for action in rules.actions.rows for arg in wire.strings(action.args)}
    assert things
    for thing in things:
        told = names.get(thing) or {"key": f"{game}-{thing}", "args": {}}
        assert told == rules.name(thing).to_json()
