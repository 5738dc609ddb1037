"""Which texts a game says: collected from its tables and from random games."""

import random
from collections.abc import Callable, Iterator

from grimorio.core.chance import FastChance
from grimorio.core.describe import describe_action, describe_event
from grimorio.core.event import EVERYTHING, Event
from grimorio.core.game import AnyGame
from grimorio.core.text import Text

Asked = Callable[[str, set[str]], Text]


def said_in_play(game: AnyGame, seed: int, asked: Asked) -> Iterator[Text]:
    """Prompts, actions, log lines, refusals and score rows of one random game; `asked` makes the
    text of a prompt from the name of the choice and the verbs on offer."""
    seats = game.info.least_seats + seed % (game.info.most_seats - game.info.least_seats + 1)
    chance, picker = FastChance(seed), random.Random(seed)
    state = game.setup(seats, game.check_options(seats, {}), chance)
    while game.deciding(state):
        seat = game.deciding(state)[0]
        legal = game.legal(state, seat)
        yield asked(game.view(state, seat).choice, {action.verb for action in legal})
        for action in picker.sample(game.actions.rows, min(20, len(game.actions))):
            refusal = game.why_not(state, seat, action)
            if refusal is not None:
                yield refusal.text
        action = legal[chance.below(len(legal))]
        yield describe_action(game, action)
        events: list[Event] = []
        game.apply(state, seat, action, chance, events)
        for event in events:
            for eyes in (None, seat, EVERYTHING):
                yield describe_event(game, event, eyes)
    outcome = game.outcome(state)
    assert outcome is not None
    yield outcome.reason
    for row in outcome.sheet:
        yield row.label
        yield from (Text(cell) for cell in row.cells if isinstance(cell, str))


def always_said(game: AnyGame) -> Iterator[Text]:
    """The title, the options, and every action with the names of what is in it."""
    id = game.info.id
    yield Text(f"{id}-title")
    for seats in range(game.info.least_seats, game.info.most_seats + 1):
        for option in game.options(seats):
            yield Text(f"{id}-option-{option.name}")
            for choice in option.choices:
                yield Text(f"{id}-option-{option.name}-{choice}")
    for action in game.actions.rows:
        yield from nested(describe_action(game, action))


def nested(text: Text) -> Iterator[Text]:
    """A text, and those within it."""
    yield text
    for arg in text.args.values():
        for each in arg if isinstance(arg, list) else [arg]:
            if isinstance(each, Text):
                yield from nested(each)
