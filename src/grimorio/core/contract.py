"""The contract kit: what must hold for every game, as functions that any test can call.

`check_game` plays one random game and checks every property of the contract on the way. It
raises `Broken`, with the ply and the reason, at the first thing that does not hold.
`python -m grimorio.core.contract GAME` does so for any game that is installed.
"""

import argparse
import hashlib
import json
import random
import sys
from collections import Counter
from collections.abc import Callable

from .action import Action
from .chance import Chance, FastChance
from .encoding import zeros
from .errors import BadInput
from .event import Event
from .game import AnyGame, Options, OptionValue
from .marks import Marks
from .outcome import Outcome
from .record import State, View
from .text import Json

OtherWorld = Callable[[State, int | None, Chance], State]

MOST_PLIES = 20_000


class Broken(AssertionError):
    """A game does not keep the contract."""


def require(holds: bool, ply: int, what: str) -> None:
    if not holds:
        raise Broken(f"ply {ply}: {what}")


def canonical(data: Json) -> bytes:
    return json.dumps(data, sort_keys=True, separators=(",", ":")).encode()


def check_game(
    game: AnyGame,
    seats: int,
    given: Options | None = None,
    seed: int = 0,
    every: int = 1,
    other_world: OtherWorld | None = None,
    most_plies: int = MOST_PLIES,
) -> Outcome:
    """Play one random game and check the whole contract at every `every`-th ply.

    `other_world(state, seat, chance)` makes another state that `seat` cannot tell apart; by
    default it is `sample(view)`. Give an independent one to catch a view and a sample that
    agree on a leak.
    """
    options = game.check_options(seats, {} if given is None else given)
    state = game.setup(seats, options, FastChance(seed))
    pieces = sorted(state.pieces())
    earlier: list[tuple[State, bytes]] = []
    picker = random.Random(seed)
    ply = 0
    while game.deciding(state):
        require(ply < most_plies, ply, "the game does not end")
        deep = ply % every == 0
        if deep:
            earlier.append((state, state.to_bytes()))
            check_position(game, state, ply, picker)
            check_knowledge(game, state, ply, seed, other_world)
        seat = picker.choice(game.deciding(state))
        action = picker.choice(game.legal(state, seat))
        after = state.clone()
        events: list[Event] = []
        game.apply(after, seat, action, FastChance(seed * 7919 + ply), events)
        if deep:
            check_step(game, state, after, seat, action, events, seed * 7919 + ply, ply)
            worlds_step(game, state, after, seat, action, events, seed, ply, other_world)
            check_sure(game, state, after, seat, action, seed, ply, other_world)
        if sorted(after.pieces()) != pieces:
            raise Broken(f"ply {ply}: {_pieces_changed(action, pieces, after)}")
        state = after
        ply += 1
        if len(earlier) > 8:
            check_unchanged(earlier.pop(picker.randrange(len(earlier))), ply)
    for kept in earlier:
        check_unchanged(kept, ply)
    return check_end(game, state, seats, ply)


def check_unchanged(kept: tuple[State, bytes], ply: int) -> None:
    state, before = kept
    require(state.to_bytes() == before, ply, "an earlier state has changed")


def check_position(game: AnyGame, state: State, ply: int, picker: random.Random) -> None:
    """Legal and refused actions, JSON, clone: what holds in one position without a move."""
    deciding = game.deciding(state)
    seats = game.view(state, None).seats
    require(list(deciding) == sorted(set(deciding)), ply, "deciding is not in seat order")
    firsts = {game.legal(state, seat)[0].id for seat in deciding} if len(deciding) > 1 else {0}
    require(len(firsts) == 1, ply, "silence does not mean the same for all who are asked")
    require(game.outcome(state) is None, ply, "there is an outcome while somebody decides")
    check_round_trips(game, state, ply)
    for seat in range(seats):
        legal = game.legal(state, seat)
        require(bool(legal) == (seat in deciding), ply,
                f"seat {seat} has {len(legal)} legal actions, deciding are {deciding}")  # fmt: skip
        ids = [action.id for action in legal]
        require(len(set(ids)) == len(ids), ply, "an action is offered twice")
        if legal:
            check_shortcuts(game, state, seat, ids, ply)
        for action in legal:
            require(game.actions[action.id] is action, ply, f"{action.text} is not interned")
            require(game.why_not(state, seat, action) is None, ply,
                    f"{action.text} is legal and refused")  # fmt: skip
        for action in picker.sample(game.actions.rows, min(12, len(game.actions))):
            if action.id not in ids:
                check_refusal(game, state, seat, action, ply)


def check_shortcuts(game: AnyGame, state: State, seat: int, ids: list[int], ply: int) -> None:
    """What a game does faster than the defaults gives the same."""
    require(game.asked(state) == game.deciding(state)[0], ply, "another seat is asked first")
    marks = Marks(zeros(len(game.actions)), 0)
    game.mark_legal(state, seat, marks)
    require(list(marks.ids[: marks.count]) == ids, ply, "other actions are marked than are legal")
    picked = game.random_action(state, seat, FastChance(ply))
    require(picked.id == ids[FastChance(ply).below(len(ids))], ply, "a random action is not random")


def check_refusal(game: AnyGame, state: State, seat: int, action: Action, ply: int) -> None:
    before = state.to_bytes()
    refusal = game.why_not(state, seat, action)
    require(refusal is not None, ply, f"{action.text} is not legal, but nothing says why")
    assert refusal is not None
    require(bool(refusal.section and refusal.text.key), ply, f"{action.text}: empty refusal")
    require(state.to_bytes() == before, ply, f"refusing {action.text} changed the state")


def check_round_trips(game: AnyGame, state: State, ply: int) -> None:
    data = json.loads(state.to_bytes())
    again = type(state).from_json(data)
    require(again == state, ply, "the state does not round-trip through JSON")
    copy = state.clone()
    require(copy == state and copy is not state, ply, "a clone differs")
    require(copy.to_bytes() == state.to_bytes(), ply, "a clone's bytes differ")
    for action in game.actions.rows[ply % 7 :: 97]:
        require(
            game.actions.parse(action.text) is action, ply, f"{action.text} does not parse back"
        )
    damaged = dict(data)
    damaged["nonsense"] = 1
    try:
        type(state).from_json(damaged)
    except BadInput:
        return
    raise Broken(f"ply {ply}: a damaged state was loaded")


def check_knowledge(
    game: AnyGame, state: State, ply: int, seed: int, other_world: OtherWorld | None
) -> None:
    """view(sample(view)) == view, and worlds that a seat cannot tell apart look the same to it."""
    seats = game.view(state, None).seats
    for seat in [None, *range(seats)]:
        view = game.view(state, seat)
        if game.OPEN_STANDING:
            public = game.standing(game.view(state, None))
            require(game.standing(view) == public, ply, f"{seat} has a standing of its own")
        again = type(view).from_json(json.loads(view.to_bytes()))
        require(again == view, ply, f"the view of {seat} does not round-trip through JSON")
        chance = FastChance(seed + ply * 31 + (0 if seat is None else seat + 1))
        world = game.sample(again, chance)
        require(game.view(world, seat) == view, ply, f"view(sample(view)) differs for {seat}")
        require(sorted(world.pieces()) == sorted(state.pieces()), ply,
                f"the sample for {seat} has other components")  # fmt: skip
        other = world if other_world is None else other_world(state, seat, chance)
        compare_worlds(game, state, other, seat, ply)


def compare_worlds(game: AnyGame, state: State, other: State, seat: int | None, ply: int) -> None:
    """The view, the legal actions and the refusals of a seat are the same in both worlds."""
    mine, theirs = game.view(state, seat), game.view(other, seat)
    require(mine.to_bytes() == theirs.to_bytes(), ply, f"the view of {seat} tells worlds apart")
    if seat is None:
        return
    legal = [action.id for action in game.legal(state, seat)]
    require(legal == [action.id for action in game.legal(other, seat)], ply,
            f"the legal actions of {seat} tell worlds apart")  # fmt: skip
    for action in game.actions.rows[ply % 11 :: max(1, len(game.actions) // 12)]:
        first, second = game.why_not(state, seat, action), game.why_not(other, seat, action)
        same = canonical(first and first.to_json()) == canonical(second and second.to_json())
        require(same, ply, f"the refusal of {action.text} tells {seat} worlds apart")


def check_step(
    game: AnyGame,
    state: State,
    after: State,
    seat: int,
    action: Action,
    events: list[Event],
    chance_seed: int,
    ply: int,
) -> None:
    """The same action with the same chance gives the same game, whether anybody listens or not."""
    quiet = state.clone()
    game.apply(quiet, seat, action, FastChance(chance_seed))
    require(quiet == after, ply, f"{action.text} depends on who listens")
    reloaded = type(state).from_json(json.loads(state.to_bytes()))
    again: list[Event] = []
    game.apply(reloaded, seat, action, FastChance(chance_seed), again)
    require(reloaded == after, ply, f"{action.text} differs after a reload")
    require([e.to_json() for e in again] == [e.to_json() for e in events], ply,
            f"the events of {action.text} differ after a reload")  # fmt: skip
    for event in events:
        copy = Event.from_json(json.loads(canonical(event.to_json())))
        require(copy == event, ply, f"event {event.kind} does not round-trip through JSON")


def worlds_step(
    game: AnyGame,
    state: State,
    after: State,
    actor: int,
    action: Action,
    events: list[Event],
    seed: int,
    ply: int,
    other_world: OtherWorld | None,
) -> None:
    """The same action in two worlds that a seat cannot tell apart.

    If the seat's views are still equal afterwards, so are the events that it saw, byte by byte.
    If not, something hidden was shown, and an event must have said so (`reveals`).
    """
    seats = game.view(state, None).seats
    for seat in [None, *range(seats)]:
        chance = FastChance(seed + ply * 17 + (0 if seat is None else seat + 1))
        if other_world is not None:
            other = other_world(state, seat, chance)
        else:
            other = game.sample(game.view(state, seat), chance)
        if action not in game.legal(other, actor):
            continue
        heard: list[Event] = []
        game.apply(other, actor, action, FastChance(seed * 7919 + ply), heard)
        mine = [event.seen_by(seat) for event in events]
        theirs = [event.seen_by(seat) for event in heard]
        if game.view(after, seat) == game.view(other, seat):
            require(canonical(mine) == canonical(theirs), ply,
                    f"the events of {action.text} tell {seat} worlds apart")  # fmt: skip
        else:
            told = any(event.reveals for event in events) or any(e.reveals for e in heard)
            require(told, ply, f"{action.text} shows {seat} something hidden, and no event says so")


def check_sure(
    game: AnyGame,
    state: State,
    after: State,
    seat: int,
    action: Action,
    seed: int,
    ply: int,
    other_world: OtherWorld | None,
) -> None:
    """What can be chosen blind after an action is so in a world that the mover cannot tell apart,
    with other chance, too; and where nothing is said to be learnt, nothing is."""
    chance = FastChance(seed * 31 + ply)
    if other_world is not None:
        other = other_world(state, seat, chance)
    else:
        other = game.sample(game.view(state, seat), chance)
    world = other.clone()
    game.apply(world, seat, action, chance)
    sure = game.sure_after(state, after, seat, action)
    require(sure == game.sure_after(other, world, seat, action), ply,
            f"what is sure after {action.text} tells {seat} worlds apart")  # fmt: skip
    if sure is None and game.deciding(after):
        same = game.view(after, seat) == game.view(world, seat)
        require(same, ply, f"{action.text} teaches {seat} something, and calls the rest sure")
    for choice in sure or []:
        both = choice in game.legal(after, seat) and choice in game.legal(world, seat)
        require(both, ply, f"{choice.text} is called sure after {action.text}, and it is not")


def check_end(game: AnyGame, state: State, seats: int, ply: int) -> Outcome:
    outcome = game.outcome(state)
    require(outcome is not None, ply, "the game is over without an outcome")
    assert outcome is not None
    require(len(outcome.places) == seats and bool(outcome.winners), ply, "nobody won")
    require(game.places(state) == outcome.places, ply, "the places are not those of the outcome")
    require(game.asked(state) == -1, ply, "somebody is asked after the end")
    require(abs(sum(outcome.returns())) < 1e-9, ply, "the returns do not sum to zero")
    dumped = json.dumps(outcome.to_json(), sort_keys=True)
    require(outcome.written() == dumped, ply, "the outcome is written in another way")
    require(all(len(row.cells) == seats for row in outcome.sheet), ply, "a score row is short")
    for seat in range(seats):
        require(not game.legal(state, seat), ply, "there are legal actions after the end")
        view = game.view(state, seat)
        world = game.sample(view, FastChance(seat))
        require(game.view(world, seat) == view, ply, "view(sample(view)) differs after the end")
    return outcome


def _pieces_changed(action: Action, before: list[int], after: State) -> str:
    now = Counter(after.pieces())
    lost, made = Counter(before) - now, now - Counter(before)
    return (
        f"{action.text} lost or made a component (lost {sorted(lost.elements())}, "
        f"made {sorted(made.elements())})"
    )


def variants(game: AnyGame, seats: int) -> list[dict[str, OptionValue]]:
    """The defaults, and every option once at each other value (whole numbers at both ends)."""
    found: list[dict[str, OptionValue]] = [{}]
    for option in game.options(seats):
        values: list[OptionValue] = []
        if isinstance(option.default, bool):
            values = [not option.default]
        elif isinstance(option.default, int):
            values = [value for value in (option.least, option.most) if value != option.default]
        else:
            values = [value for value in option.choices if value != option.default]
        found += [{option.name: value} for value in values]
    return found


def check_everywhere(game: AnyGame, games: int) -> int:
    """The contract at every size of table and with every option; how many games were played."""
    played = 0
    for seats in range(game.info.least_seats, game.info.most_seats + 1):
        for options in variants(game, seats):
            for seed in range(games):
                try:
                    check_game(game, seats, options, seed=seed)
                except (Broken, AttributeError, KeyError) as problem:
                    where = f"{seats} seats, seed {seed}, options {options}"
                    said = str(problem) if isinstance(problem, Broken) else repr(problem)
                    raise Broken(f"{where}: {said}") from problem
                played += 1
    return played


def transcript(game: AnyGame, seats: int, given: Options, seed: int, actions: int = -1) -> str:
    """A digest of a random game's every state: equal in every process and on every machine."""
    options = game.check_options(seats, given)
    chance = FastChance(seed)
    state = game.setup(seats, options, chance)
    digest = hashlib.sha256(game.frozen(state))
    while actions != 0 and game.deciding(state):
        seat = game.deciding(state)[0]
        legal = game.legal(state, seat)
        game.apply(state, seat, legal[chance.below(len(legal))], chance)
        digest.update(game.frozen(state))
        actions -= 1
    return digest.hexdigest()


__all__ = ["Broken", "View", "check_everywhere", "check_game", "compare_worlds", "transcript",
           "variants"]  # fmt: skip


def main() -> None:
    from .registry import get_game

    given = argparse.ArgumentParser(description="Check the whole contract in random games.")
    given.add_argument("game")
    given.add_argument("--games", type=int, default=3, help="for each size and option")
    asked = given.parse_args()
    try:
        played = check_everywhere(get_game(asked.game), asked.games)
    except (BadInput, Broken) as problem:
        sys.exit(str(problem))
    print(f"{asked.game}: {played} games keep the contract")


if __name__ == "__main__":
    main()
