"""An attacker who tries acts of several choices to learn what comes, without doing anything.

What is answered to an act that is refused must be the same in all worlds that the seat cannot tell
apart, whatever lies in the deck and whatever the secret of the match will throw.
`python -m tests.leaks.test_together --tries 200000` is the full size.
"""

from __future__ import annotations

import argparse
import random
from itertools import islice
from typing import Any

import pytest

from grimorio.core import match as engine
from grimorio.core.chance import FastChance
from grimorio.core.game import AnyGame
from grimorio.core.match import Match
from grimorio.core.record import State
from grimorio.core.registry import game_ids, get_game
from grimorio.core.together import Forbidden
from tests.planting import Patch, Plant, instead
from tests.walking import positions

from .twins import believe
from .worlds import OTHER_WORLDS

TRIES = 400


def match_at(game: AnyGame, seats: int, state: State, secret: int) -> Match:
    """A match that has come to this state; only its secret knows what will be thrown."""
    match = Match(game, seats, game.check_options(seats, {}), random.Random(secret).randbytes(32))
    match.take(match.setup())
    believe(match, state)
    return match


def told(match: Match, seat: int, actions: list[Any]) -> str:
    """What whoever sends this act hears before anything is done: allowed, or why not."""
    try:
        answer = match.together(seat, actions)
    except ValueError:
        return "a fault"
    if isinstance(answer, Forbidden):
        refusal = answer.refusal
        return f"{answer.choice} {'unseen' if refusal is None else refusal.to_json()}"
    return "allowed"


def kind_of(answer: str) -> str:
    return answer if answer[0].isalpha() else "unseen" if "unseen" in answer else "refused"


def candidates(match: Match, seat: int, picker: random.Random) -> list[Any]:
    """An act that somebody would try who wants to learn something: a choice, and one or two that
    would be allowed if luck had it."""
    act = [picker.choice(match.offers[seat])]
    world = match.acts([(seat, act[0])])[0].state
    for _ in range(picker.randint(1, 2)):
        offer = match.game.legal(world, seat)
        rows = match.game.actions.rows
        act.append(picker.choice(offer if offer and picker.random() < 0.7 else rows))
        if act[-1] not in offer:
            break
        world = world.clone()
        match.game.apply(world, seat, act[-1], FastChance(picker.getrandbits(30)))
    return act


def attack(game_id: str, tries: int, seed: int = 0) -> tuple[int, set[str]]:
    """Try acts in pairs of worlds; how often the answers differ, and which there were."""
    game, picker = get_game(game_id), random.Random(seed)
    differing, answers, done = 0, set[str](), 0
    while done < tries:
        seats = picker.randint(game.info.least_seats, game.info.most_seats)
        options = game.check_options(seats, {})
        chance = FastChance(picker.getrandbits(40))
        state = game.setup(seats, options, chance)
        while game.deciding(state) and done < tries:
            seat = picker.choice(game.deciding(state))
            if picker.random() < 0.1:
                done += 1
                here = match_at(game, seats, state, done)
                other = OTHER_WORLDS[game_id](state, seat, FastChance(done))
                there = match_at(game, seats, other, -done)
                act = candidates(here if done % 2 else there, seat, picker)
                first, second = told(here, seat, act), told(there, seat, act)
                differing += first != second
                answers.add(kind_of(first))
            game.apply(state, seat, game.random_action(state, seat, chance), chance)
    return differing, answers


@pytest.mark.parametrize("game_id", game_ids())
def test_a_refused_act_tells_nothing(game_id: str) -> None:
    differing, answers = attack(game_id, TRIES)
    assert differing == 0
    assert answers == {"allowed", "unseen", "refused"}


@instead(Match, "together")
def by_the_truth(_: Any, match: Match, seat: int, actions: list[Any]) -> Any:
    """As one would write it first: try the choices, one after the other, on the real thing."""
    steps: list[Any] = []
    state = match.state
    for number, action in enumerate(actions):
        assert state is not None
        refusal = match.game.why_not(state, seat, action)
        if refusal is not None:
            return Forbidden(number, refusal)
        steps = match.acts([(seat, each) for each in actions[: number + 1]])
        state = steps[-1].state
    return steps


def by_one_sample(patch: Patch) -> None:
    """From the view, but as if one sample of it were the truth."""
    for game in map(get_game, game_ids()):
        patch.setattr(type(game), "sure_after", lambda *_: None)


@instead(engine, "forbidden")
def by_the_real_deck(real: Any, game: Any, state: State, seat: int, actions: list[Any]) -> Any:
    """As it should be, except that the world is the real one."""
    with Patch.context() as inner:
        inner.setattr(type(game), "sample", lambda *_: state.clone())
        inner.setattr(type(game), "sure_after", lambda *_: None)
        return real(game, state, seat, actions)


@pytest.mark.interpreted
@pytest.mark.parametrize(
    "fault", [by_the_truth, by_one_sample, by_the_real_deck], ids=["truth", "sample", "deck"]
)
def test_the_attacker_finds_a_judge_that_knows_too_much(fault: Plant, monkeypatch: Patch) -> None:
    fault(monkeypatch)
    assert sum(attack(game_id, 200)[0] for game_id in ("magia", "bellum")) > 0


def test_the_owl_s_cards_cannot_be_guessed() -> None:
    """Magia: whoever declares an apprentice on an owl draws two cards. Sending the declaration
    with every move that one of them would allow tells nothing of which they will be."""
    game, picker = get_game("magia"), random.Random(2)
    heard: set[str] = set()
    tried = 0
    for seed in range(40):
        state = next(islice(positions(game, 3, seed), picker.randrange(60), None))
        match = match_at(game, 3, state, seed)
        seat = game.deciding(state)[0]
        for action in match.offers[seat]:
            after = match.act(seat, action)
            if any(event.kind == "deck-drawn" for event in after.events):
                for move in game.legal(after.state, seat):
                    heard.add(str(told(match, seat, [action, move])))
                    tried += 1
                    assert match.state is state
    assert tried > 100
    assert heard == {"1 unseen"}


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tries", type=int, default=200_000)
    wanted = parser.parse_args().tries
    for name in game_ids():
        print(name, attack(name, wanted // len(game_ids())))
