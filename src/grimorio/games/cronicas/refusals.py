"""Why an action of Crónicas is refused: the rule's section and a sentence."""

from grimorio.core.game import AnyGame
from grimorio.core.refusal import Refusal
from grimorio.core.text import SeatName, Text

from .actions import HIDE, CronicasAction
from .cards import CHRONICLES, PLAY, RETURN, SUIT_CARDS, SUITS, Cards
from .encounter import in_reach
from .state import NONE, CronicasState


def explain(
    game: AnyGame, cards: Cards, state: CronicasState, seat: int, action: CronicasAction
) -> Refusal:
    """The rule that forbids an action that is not legal."""
    if not state.pending:
        return Refusal("CR-10", Text("cronicas-no-over"))
    if seat != state.turn:
        return _no_turn(game, cards, state, seat, action)
    kind, choice = action.kind, state.pending[-1]
    if kind in (PLAY, HIDE):
        if choice != PLAY:
            return Refusal("CR-4", Text("cronicas-no-card-yet"))
        return _no_card(game, cards, state, seat, kind, action.target)
    if kind == RETURN:
        return _no_return(game, cards, state, seat, choice, action.target)
    return _no_ally(game, cards, state, seat, kind, choice, action.target)


def _no_turn(
    game: AnyGame, cards: Cards, state: CronicasState, seat: int, action: CronicasAction
) -> Refusal:
    """CR-1, CR-5: who leads. CR-2: who follows. CR-3: a face-down card does nothing. CR-6: no
    second card for one that a 7 returned."""
    turn = SeatName(state.turn)
    if action.kind not in (PLAY, HIDE):
        card = state.cards[seat]
        if state.down >> seat & 1 and action.kind == cards.on_play[card]:
            return Refusal(
                "CR-3", Text("cronicas-no-face-down", {"card": game.name(cards.names[card])})
            )
    elif (seat - state.leader) % state.seats < state.played:
        if state.cards[seat] == NONE:
            return Refusal("CR-6", Text("cronicas-no-play-again"))
    elif state.cards[state.leader] == NONE and not state.played:
        if state.encounter > 1:
            return Refusal("CR-5", Text("cronicas-no-lead", {"seat": turn}))
        first = game.name(CHRONICLES[state.turned[0]])
        return Refusal("CR-1", Text("cronicas-no-first-lead", {"seat": turn, "chronicle": first}))
    return Refusal("CR-2", Text("cronicas-no-turn", {"seat": turn}))


def _no_card(
    game: AnyGame, cards: Cards, state: CronicasState, seat: int, kind: int, card: int
) -> Refusal:
    hand = state.hands[seat]
    if not hand >> card & 1:
        return Refusal("CR-2", Text("cronicas-no-card", {"card": game.name(cards.names[card])}))
    if state.led == NONE:
        return Refusal("CR-2", Text("cronicas-no-hide-lead"))
    suit: dict[str, Text] = {"suit": game.name(SUITS[state.led])}
    if hand & SUIT_CARDS[state.led]:
        if kind == HIDE and cards.suit[card] == state.led:
            return Refusal("CR-2", Text("cronicas-no-hide-suit", {**suit}))
        return Refusal("CR-2", Text("cronicas-no-follow", {**suit}))
    return Refusal("CR-2", Text("cronicas-no-face-up", {**suit}))


def _no_return(
    game: AnyGame, cards: Cards, state: CronicasState, seat: int, choice: int, to: int
) -> Refusal:
    if choice != RETURN:
        return Refusal("CR-6", Text("cronicas-no-return-now"))
    if to == seat:
        return Refusal("CR-6", Text("cronicas-no-return-itself"))
    if to >= state.seats or state.cards[to] == NONE:
        return Refusal("CR-6", Text("cronicas-no-return-nothing"))
    return Refusal(
        "CR-6", Text("cronicas-no-steadfast", {"card": game.name(cards.names[state.cards[to]])})
    )


def _no_ally(
    game: AnyGame, cards: Cards, state: CronicasState, seat: int, kind: int, choice: int, card: int
) -> Refusal:
    args = {"card": game.name(cards.names[card])}
    if choice != kind:
        return Refusal("CR-4", Text("cronicas-no-ability-now"))
    if in_reach(state, seat, choice) >> card & 1:
        return Refusal("CR-4", Text("cronicas-no-steadfast", {**args}))
    if state.allies[seat] >> card & 1:
        return Refusal("CR-4", Text("cronicas-no-own-ally", {**args}))
    if any(allies >> card & 1 for allies in state.allies):
        return Refusal("CR-4", Text("cronicas-no-other-ally", {**args}))
    return Refusal("CR-4", Text("cronicas-no-ally", {**args}))
