"""Whether a preview says all that is certain, and nothing that then does not happen.

Games of every kind and size are played, half of each by chance and half by a bot that wants to
win. At every few choices some of what is on offer is foreseen as everybody is told it, and by 64
samples of the proof's own; then the choice is made in the true game. Where those 64 agree on more
than is told, 512 others judge whether it is certain.
"""

from __future__ import annotations

import itertools
import random
from collections.abc import Iterator
from typing import Any, NamedTuple

from grimorio.bots import make_bot
from grimorio.core.action import Action
from grimorio.core.chance import FastChance
from grimorio.core.event import Event
from grimorio.core.foresee import Foresight, Preview
from grimorio.core.game import Game, Options
from grimorio.core.record import Record
from grimorio.core.registry import get_game
from grimorio.core.text import Json
from tests.contract.test_contract import cases

MANY = 64
JUDGES = 512
EVERY = 3
"""So many choices are made between two that are looked at."""


class Wrong(NamedTuple):
    """Something that a preview should not have said, or should have."""

    where: str
    what: str


class Truth(NamedTuple):
    """What a choice does in the true game, with chance."""

    events: list[dict[str, Json]]
    preview: Preview
    offer: list[Action]


def truth(game: Any, state: Any, seat: int, action: Action, seed: int) -> Truth:
    """Make the choice in a copy of the true game; its preview is that of somebody who knows all."""
    after = state.clone()
    events: list[Event] = []
    game.apply(after, seat, action, FastChance(seed), events)
    known = Preview(action)
    known.events = [event.seen_by(seat) for event in events]
    known.standing = game.standing(game.view(after, seat))
    game.foretell(game.view(state, seat), action, known, [after])
    return Truth(known.events, known, game.legal(after, seat))


def told(notes: Record | None) -> dict[str, Json]:
    """What notes really say: not what they leave open."""
    fields = {} if notes is None else notes.to_json()
    return {name: value for name, value in fields.items() if value is not None}


def too_little(said: Preview, many: Preview) -> str | None:
    """What many samples agree on must be said."""
    if said.events[: len(many.events)] != many.events:
        return f"{len(many.events)} events are certain, told were {len(said.events)}"
    if many.whole and not said.whole:
        return "that is all, and it is not told"
    if many.standing is not None and said.standing != many.standing:
        return f"the standing is certain: {many.standing}, told was {said.standing}"
    notes = told(said.notes)
    for name, value in told(many.notes).items():
        if notes.get(name) != value:
            return f"{name} is {value}, told was {notes.get(name)}"
    return None


def too_much(said: Preview, truth: Truth) -> str | None:
    """What is said must happen."""
    if truth.events[: len(said.events)] != said.events:
        return f"told was {said.events}, there was {truth.events}"
    if said.whole and len(truth.events) != len(said.events):
        return f"that was to be all: {said.events}, there was {truth.events}"
    if said.standing is not None and said.standing != truth.preview.standing:
        return f"the standing is {truth.preview.standing}, told was {said.standing}"
    notes = told(truth.preview.notes)
    for name, value in told(said.notes).items():
        if notes.get(name) != value:
            return f"{name} is {notes.get(name)}, told was {value}"
    return None


def check(game: Any, state: Any, seat: int, action: Action, seed: int) -> str | None:
    """None if what is told of a choice is right."""
    view = game.view(state, seat)
    sight = Foresight(game, view)
    said = sight.preview(action)
    many = Foresight(game, view, FastChance(seed), MANY).preview(action)
    happens = truth(game, state, seat, action, seed + 1)
    wrong = too_little(said, many)
    if wrong is not None:
        wrong = too_little(
            said, Foresight(game, view, FastChance(seed + 2), JUDGES).preview(action)
        )
    wrong = wrong or too_much(said, happens)
    offer = sight.follow([action])
    if wrong is None and offer is not None and offer != happens.offer:
        wrong = f"to follow was {offer}, there is {happens.offer}"
    return wrong


def decisions(
    game_id: str, seats: int, options: Options, seed: int
) -> Iterator[tuple[Any, int, Action, str]]:
    """Positions of one game, each with a choice to be looked at and where it was."""
    game: Game[Any, Any, Any] = get_game(game_id)
    picker, chance = random.Random(seed), FastChance(seed)
    greedy = make_bot("greedy", game)
    state = game.setup(seats, game.check_options(seats, options), chance)
    for ply in itertools.count():
        deciding = game.deciding(state)
        if not deciding:
            return
        seat = picker.choice(deciding)
        legal = game.legal(state, seat)
        action = picker.choice(legal)
        if seed % 2:
            action = greedy.choose(game.view(state, seat), legal, chance)
        if ply % EVERY == seed % EVERY:
            where = f"{game_id} {seats} {dict(options)} seed {seed} ply {ply}"
            for looked_at in {action, picker.choice(legal)}:
                yield state, seat, looked_at, f"{where} {looked_at.text}"
        game.apply(state, seat, action, chance)


def proof(seed: int, wanted: int, games: tuple[str, ...] = ()) -> tuple[int, list[Wrong]]:
    """Look at so many choices, of all games and sizes in turn; what was wrong with them."""
    known = [case for case in cases() if not games or case[0] in games]
    shares = [decisions(*case, seed + n) for n, case in enumerate(known)]
    done, wrong = 0, []
    next_seed = seed + len(known)
    while done < wanted:
        turn = done % len(known)
        found = next(shares[turn], None)
        if found is None:
            shares[turn] = decisions(*known[turn], next_seed)
            next_seed += 1
            continue
        state, seat, action, where = found
        problem = check(get_game(known[turn][0]), state, seat, action, seed * 1_000_003 + done)
        if problem is not None:
            wrong.append(Wrong(where, problem))
        done += 1
    return done, wrong


def share(job: tuple[int, int]) -> tuple[int, list[Wrong]]:
    """One worker's part."""
    return proof(*job)
