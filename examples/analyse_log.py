"""Record a game, read the record back, and count what happened at each seat."""

import json
from collections import Counter

import grimorio.games  # noqa: F401  (registers the games)
from grimorio.core.chance import FastChance
from grimorio.core.match import Match
from grimorio.core.registry import get_game
from grimorio.core.saved import read_record, record_of

game, picker = get_game("conclave"), FastChance(3)
match = Match(game, 3, game.check_options(3, {}), secret=bytes(32))
match.take(match.setup())
while deciding := game.deciding(match.state):
    match.take(match.act(deciding[0], game.random_action(match.state, deciding[0], picker)))
text = json.dumps(record_of(match, "", ["Ana", "Bruno", "Carla"]))

counts = Counter(
    (event.data["seat"], event.kind)
    for events in read_record(json.loads(text)).match.history
    for event in events
    if "seat" in event.data
)
for (seat, kind), count in sorted(counts.items()):
    print(f"seat {seat + 1}: {kind} {count}")
