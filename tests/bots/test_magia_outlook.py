"""What the next steps at Magia promise: the same whatever was looked at before, and sensible."""

from grimorio.bots.evaluate.magia import MagiaEvaluation
from grimorio.bots.evaluate.magia_outlook import Outlook
from grimorio.core.chance import FastChance
from grimorio.core.flat import filled
from grimorio.core.native import vec
from grimorio.core.registry import get_game
from grimorio.games.magia.choices import AT_ACTION, AT_DECLARE, AT_MOVE
from grimorio.games.magia.rules import Magia
from grimorio.games.magia.state import MagiaState


def magia() -> Magia:
    game = get_game("magia")
    assert isinstance(game, Magia)
    return game


def merits(game: Magia, outlook: Outlook, state: MagiaState, row: vec[float]) -> list[float]:
    choice = state.pending[-1]
    outlook.look(state, state.turn, row)
    if choice == AT_MOVE:
        outlook.aim(state.figure)
        return [outlook.move_merit(action) for action in game.legal(state, state.turn)]
    if choice == AT_DECLARE:
        return [outlook.figure_merit(action) for action in game.legal(state, state.turn)]
    return [outlook.action_merit(action) for action in game.legal(state, state.turn)]


def test_nothing_is_left_of_an_earlier_look() -> None:
    game = magia()
    evaluation = MagiaEvaluation(game)
    used = Outlook(game)
    seen = dict.fromkeys((AT_MOVE, AT_DECLARE, AT_ACTION), 0)
    for seed, seats in enumerate((2, 3, 6)):
        chance = FastChance(seed)
        state = game.setup(seats, game.check_options(seats, {"swaps": True}), chance)
        while state.pending:
            if state.pending[-1] in seen:
                seen[state.pending[-1]] += 1
                row = evaluation.rows[len(state.deck) << 3 | seats]
                assert merits(game, used, state, row) == merits(game, Outlook(game), state, row)
            seat = game.deciding(state)[0]
            game.apply(state, seat, game.random_action(state, seat, chance), chance)
    assert min(seen.values()) > 20


def at_an_action(game: Magia, verb: str) -> MagiaState:
    """A position where an additional action of this kind can be chosen."""
    chance = FastChance(1)
    for _ in range(200):
        state = game.setup(3, game.check_options(3, {}), chance)
        while state.pending:
            seat = game.deciding(state)[0]
            if state.pending[-1] == AT_ACTION and verb in {a.verb for a in game.legal(state, seat)}:
                return state
            game.apply(state, seat, game.random_action(state, seat, chance), chance)
    raise AssertionError(verb)


def test_a_crystal_that_the_order_wants_is_worth_stealing() -> None:
    game = magia()
    state = at_an_action(game, "steal")
    seat = state.turn
    order = game.cards.orders[state.orders[seat]]
    wanted = max(range(3), key=lambda crystal: order[crystal])
    state.reserves = filled(0, len(state.reserves))
    outlook = Outlook(game)
    outlook.look(state, seat, MagiaEvaluation(game).rows[20 << 3 | 3])
    table = game.table
    other = (seat + 1) % 3
    assert outlook.action_merit(table.steals[other * 3 + wanted]) > 0
    state.reserves[seat * 3 + wanted] = order[wanted]
    outlook.look(state, seat, MagiaEvaluation(game).rows[20 << 3 | 3])
    assert outlook.action_merit(table.steals[other * 3 + wanted]) < 0, "one too many"
    assert outlook.action_merit(table.gives[other * 3 + wanted]) < 0, "it is needed"
    state.reserves[seat * 3 + wanted] += 1
    outlook.look(state, seat, MagiaEvaluation(game).rows[20 << 3 | 3])
    assert outlook.action_merit(table.gives[other * 3 + wanted]) > 0, "it is not"


def test_a_step_of_the_examiner_takes_a_wanted_crystal() -> None:
    game = magia()
    state = at_an_action(game, "step")
    seat = state.turn
    steps = [action for action in game.legal(state, seat) if action.verb == "step"]
    goals = [action.first for action in steps]
    order = game.cards.orders[state.orders[seat]]
    wanted = max(range(3), key=lambda crystal: order[crystal])
    state.reserves = filled(0, len(state.reserves))
    for figure in range(6):
        state.places[figure] = game.board.portals[1 + figure % 6]
    for cell in goals:
        state.crystals[cell] = -1
    state.crystals[goals[-1]] = wanted
    outlook = Outlook(game)
    outlook.look(state, seat, MagiaEvaluation(game).rows[20 << 3 | 3])
    found = [outlook.action_merit(action) for action in steps]
    assert found[-1] > 0
    assert found[:-1] == [0.0] * (len(steps) - 1)
