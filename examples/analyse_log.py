"""Record a game, read the record back, and count what happened at each seat."""

from collections import Counter
from pathlib import Path
from tempfile import TemporaryDirectory

import grimorio

match = grimorio.play("conclave", seats=3, seed=3, players=["Ana", "Bruno", "Carla"])
match.run(bots="random")
with TemporaryDirectory() as folder:
    file = Path(folder) / "game.json"
    match.save(file)
    again = grimorio.load(file)

counts = Counter(
    (event.data["seat"], event.kind)
    for events in again.history
    for event in events
    if "seat" in event.data
)
for (seat, kind), count in sorted(counts.items()):
    print(f"{again.players[seat]}: {kind} {count}")
