"""Record a game as a log, read the log back, and count what happened at each seat."""

import json
from collections import Counter

import grimorio.games  # noqa: F401  (registers the games)
from grimorio.core.chance import FastChance
from grimorio.core.log import Log
from grimorio.core.registry import get_game

game, picker = get_game("conclave"), FastChance(3)
log = Log(game, 3, {}, secret=bytes(32))
state = log.start()
while deciding := game.deciding(state):
    action = game.random_action(state, deciding[0], picker)
    log.play(state, deciding[0], action, [])
text = json.dumps(log.to_json())

counts = Counter(
    (event.data["seat"], event.kind)
    for _, events in Log.from_json(game, json.loads(text)).replay()
    for event in events
    if "seat" in event.data
)
for (seat, kind), count in sorted(counts.items()):
    print(f"seat {seat + 1}: {kind} {count}")
