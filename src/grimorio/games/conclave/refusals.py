"""Why an action of Cónclave is refused: the rule's section and a sentence."""

from grimorio.core.game import AnyGame
from grimorio.core.refusal import Refusal
from grimorio.core.text import SeatName, Text

from . import actions as act
from .actions import SPOKEN, ConclaveAction
from .cards import MAGIC_COUNT, MAGICS, Cards
from .state import DRAW, EMPTY, SEND, ConclaveState


def explain(
    game: AnyGame, cards: Cards, state: ConclaveState, seat: int, action: ConclaveAction
) -> Refusal:
    """The rule that forbids an action that is not legal."""
    if not state.pending:
        return Refusal("CO-10", Text("conclave-no-over"))
    if seat != state.turn:
        return Refusal("CO-3", Text("conclave-no-turn", {"seat": SeatName(state.turn)}))
    if action.kind == act.GIVE:
        return _no_give(game, state, seat, action.first, action.second)
    if action.kind == act.SEND:
        return _no_send(game, cards, state, seat, action.first, action.second)
    if state.ender >= 0:
        return Refusal("CO-10", Text("conclave-no-draw-left"))
    if state.pending[-1] != DRAW:
        return Refusal("CO-9", Text("conclave-no-draw-yet"))
    return Refusal("CO-9", Text("conclave-no-deck-empty"))


def _no_give(game: AnyGame, state: ConclaveState, seat: int, magic: int, to: int) -> Refusal:
    pile = {"magic": game.name(MAGICS[magic])}
    if state.pending[-1] == SEND:
        return Refusal("CO-5", Text("conclave-no-second-gift"))
    if state.pending[-1] == DRAW:
        return Refusal("CO-5", Text("conclave-no-late-gift"))
    if to >= state.seats:
        return Refusal("CO-5", Text("conclave-no-such-seat"))
    if not state.piles[seat * MAGIC_COUNT + magic]:
        return Refusal("CO-5", Text("conclave-no-pile", {**pile}))
    if to == seat:
        return Refusal("CO-5", Text("conclave-no-gift-to-self"))
    return Refusal("CO-5", Text("conclave-no-gift-there", {**pile, "seat": SeatName(to)}))


def _no_send(
    game: AnyGame, cards: Cards, state: ConclaveState, seat: int, card: int, cell: int
) -> Refusal:
    if state.pending[-1] == DRAW:
        return Refusal("CO-6", Text("conclave-no-second-emissary"))
    if card not in state.hands[seat]:
        return Refusal("CO-6", Text("conclave-no-card", {"card": game.name(cards.names[card])}))
    if state.grid[cell] != EMPTY:
        return Refusal("CO-6", Text("conclave-no-space", {"cell": SPOKEN[cell]}))
    return Refusal("CO-6", Text("conclave-no-neighbour", {"cell": SPOKEN[cell]}))
