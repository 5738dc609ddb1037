"""Why an action of Magia is not allowed now: the section, and a sentence. Rules are in `rules`;
here is only what to say, from what the seat itself can see."""

from typing import Final

from grimorio.core.refusal import Refusal
from grimorio.core.text import SeatName, Text, TextArg

from . import actions as act
from .actions import MagiaAction
from .board import COLOURS, FLOOR, Board
from .cards import CARD_NAMES, COLOUR_OF, CRYSTAL, CRYSTALS, STEP, SWAP, TURN, Cards
from .state import (
    ACTION,
    ANSWER,
    BY_DIRECTION,
    DECLARE,
    DISCARD,
    END,
    EXAM,
    EXAMINE,
    EXAMINER,
    MEET,
    MOVE,
    PAY,
    PLACE,
    VICTIM,
    MagiaState,
)

SECTIONS: Final = (
    "MA-7", "MA-8", "MA-9", "MA-9", "MA-9", "MA-9", "MA-14", "MA-14", "MA-14", "MA-12", "MA-12",
    "MA-13", "MA-13", "MA-13", "MA-15", "MA-15", "MA-15", "MA-15", "MA-15", "MA-16", "MA-16",
    "MA-16", "MA-17",
)  # fmt: skip
"""By the kind of action: the section that gives it."""
CHOICE_OF: Final = (
    DECLARE, VICTIM, MOVE, MOVE, MOVE, MOVE, EXAMINE, EXAMINE, PAY, MEET, MEET,
    EXAM, PLACE, EXAM, ACTION, ACTION, ACTION, ACTION, ACTION, DISCARD, -1,
    END, ANSWER,
)  # fmt: skip
"""By the kind of action: the choice at which it can be made (-1: several)."""
SYMBOL_FOR: Final = {
    act.STEP: STEP, act.SWAP: SWAP, act.STEAL: CRYSTAL, act.GIVE: CRYSTAL, act.AGAIN: TURN,
}  # fmt: skip


def _no(section: str, reason: str, args: dict[str, TextArg] | None = None) -> Refusal:
    return Refusal(section, Text(f"magia-no-{reason}", args))


def explain(
    board: Board, cards: Cards, state: MagiaState, seat: int, action: MagiaAction
) -> Refusal:
    """The reason for an action that is known not to be legal."""
    if not state.pending:
        return _no("MA-18", "over")
    choice = state.pending[-1]
    kind = action.kind
    if choice == ANSWER:
        return _no_answer(state, seat, kind)
    if seat != state.turn:
        return _no("MA-7", "turn", {"seat": SeatName(state.turn)})
    if kind == act.FINISH:
        return _no_finish(state, seat)
    if kind == act.PASS and choice in (MOVE, EXAMINE):
        return _no("MA-9", "pass")
    if choice != CHOICE_OF[kind]:
        return _no(SECTIONS[kind], f"now-{action.verb}")
    if kind == act.DECLARE:
        return _no_declare(state, seat, action.first)
    if kind <= act.STOP:
        return _no_move(board, state, seat, action)
    if kind <= act.PAY:
        return _no_goal(board, state, seat, action)
    if kind <= act.GRANT:
        return _no_exam(board, state, action)
    if kind <= act.AGAIN:
        return _no_action(board, state, seat, action)
    return _no("MA-16", "card", {"card": _card(action.first)})


def _card(kind: int) -> Text:
    colour, symbol = CARD_NAMES[kind].split("-")
    return Text("magia-card", {"colour": Text(f"magia-{colour}"),
                               "symbol": Text(f"magia-symbol-{symbol}")})  # fmt: skip


def _cell(board: Board, cell: int) -> Text:
    name = board.names[cell]
    if len(name) == 2:
        return Text("magia-cell", {"cell": name.upper()})
    return Text(f"magia-{name}")


def _apprentice(number: int) -> dict[str, TextArg]:
    return {"apprentice": Text(f"magia-{COLOURS[number]}")}


def _no_answer(state: MagiaState, seat: int, kind: int) -> Refusal:
    """MA-17: only a ready master may say yes, and everybody answers once."""
    if kind != act.ANSWER:
        return _no("MA-17", "answer-first")
    if state.answers[seat] >= 0:
        return _no("MA-17", "answered")
    return _no("MA-17", "not-ready")


def _no_finish(state: MagiaState, seat: int) -> Refusal:
    """MA-16: with exactly its five crystals, and not in the middle of a move."""
    if state.finished >> seat & 1:
        return _no("MA-16", "finished-already")
    moving = state.pending[-1] == MOVE and (state.played > 0 or state.crossed)
    if moving or state.pending[-1] == PAY:
        return _no("MA-16", "finish-moving")
    return _no("MA-16", "finish-crystals")


def _no_declare(state: MagiaState, seat: int, figure: int) -> Refusal:
    """MA-7, MA-11, MA-15."""
    if figure != EXAMINER:
        return _no("MA-15", "same-apprentice", _apprentice(figure))
    if len(state.hands[seat]) < 3:
        return _no("MA-7", "three-cards", {"cards": len(state.hands[seat])})
    return _no("MA-11", "examiner-nowhere")


def _no_move(board: Board, state: MagiaState, seat: int, action: MagiaAction) -> Refusal:
    if action.kind == act.DRAW:
        return _no("MA-8", "victim")
    if action.kind == act.STOP:
        return _no_stop(state)
    if action.kind == act.CROSS:
        return _no_cross(board, state, action.first)
    kind, goal = action.first, action.second
    here = state.places[state.figure]
    if kind not in state.hands[seat]:
        return _no("MA-9", "card", {"card": _card(kind)})
    if goal not in board.near[here]:
        return _no("MA-9", "adjacent", {"cell": _cell(board, goal)})
    return _no_step(board, state, COLOUR_OF[kind], board.step[here].index(goal), goal)


def _no_step(board: Board, state: MagiaState, colour: int, direction: int, goal: int) -> Refusal:
    """MA-9: colour or direction, not both; MA-11: no crystal for a finished order."""
    if colour != state.figure and colour != direction:
        return _no("MA-9", "direction", {"colour": Text(f"magia-{COLOURS[colour]}"),
                                         **_apprentice(state.figure)})  # fmt: skip
    if colour != direction or not state.modes & BY_DIRECTION:
        if not (colour == state.figure and state.modes & 1):
            return _no("MA-9", "mixing")
    elif colour != state.figure and not state.modes & BY_DIRECTION:
        return _no("MA-9", "mixing")
    if goal == state.places[EXAMINER]:
        return _no("MA-9", "reenter")
    if goal == state.start:
        return _no("MA-9", "way-back", {"cell": _cell(board, goal)})
    return _no("MA-11", "crystal", {"cell": _cell(board, goal)})


def _no_stop(state: MagiaState) -> Refusal:
    if state.played == 0:
        return _no("MA-9", "stop-unmoved")
    if state.places[state.figure] == state.start:
        return _no("MA-9", "stop-start")
    return _no("MA-11", "stop-crystal")


def _no_cross(board: Board, state: MagiaState, portal: int) -> Refusal:
    """MA-9: from portal to portal, never two in a row, not onto the examiner before a card."""
    here = state.places[state.figure]
    if not board.is_portal[here]:
        return _no("MA-9", "portal-here")
    if not board.is_portal[portal] or portal == here:
        return _no("MA-9", "portal-there", {"cell": _cell(board, portal)})
    if state.crossed:
        return _no("MA-9", "two-portals")
    if portal == state.places[EXAMINER]:
        return _no("MA-9", "reenter" if portal == state.start else "portal-examiner")
    return _no("MA-9", "portal-end", {"cell": _cell(board, portal)})


def _no_goal(board: Board, state: MagiaState, seat: int, action: MagiaAction) -> Refusal:
    """MA-14: where the examiner can go, and what it costs."""
    if action.kind == act.PAY:
        if action.first not in state.hands[seat]:
            return _no("MA-14", "card", {"card": _card(action.first)})
        return _no("MA-14", "pay-colour", {"colour": Text(f"magia-{COLOURS[state.target - 100]}")})
    if action.kind == act.VISIT:
        place = state.places[action.first]
        if place >= FLOOR:
            return _no("MA-14", "visit-lookout", _apprentice(action.first))
        if place == state.places[EXAMINER]:
            return _no("MA-14", "visit-here", _apprentice(action.first))
        return _no("MA-14", "visit-cards", _apprentice(action.first))
    goal = action.first
    if goal >= FLOOR:
        return _no("MA-14", "examiner-lookout")
    if state.finished >> seat & 1 and state.crystals[goal] >= 0:
        return _no("MA-11", "crystal", {"cell": _cell(board, goal)})
    return _no("MA-14", "line", {"cell": _cell(board, goal)})


def _no_exam(board: Board, state: MagiaState, action: MagiaAction) -> Refusal:
    """MA-12, MA-13."""
    if action.kind == act.PLACE:
        return _no("MA-13", "place", {"cell": _cell(board, action.first)})
    args = {**_apprentice(action.first), "crystal": Text(f"magia-{CRYSTALS[action.second]}")}
    if not state.others >> action.first & 1:
        return _no(SECTIONS[action.kind], "not-there", _apprentice(action.first))
    if action.kind == act.TAKE:
        return _no("MA-12", "take", args)
    if action.kind == act.RETURN:
        return _no("MA-13", "return", args)
    return _no("MA-13", "grant", args)


def _no_action(board: Board, state: MagiaState, seat: int, action: MagiaAction) -> Refusal:
    """MA-15: a symbol that was played, and an action that is possible."""
    if not state.symbols >> SYMBOL_FOR[action.kind] & 1:
        return _no("MA-15", f"symbol-{action.verb}")
    if action.kind == act.AGAIN:
        return _no("MA-15", "third-turn")
    if action.kind == act.STEP:
        if action.first >= FLOOR:
            return _no("MA-14", "examiner-lookout")
        return _no("MA-15", "step", {"cell": _cell(board, action.first)})
    if action.kind == act.SWAP:
        return _no("MA-15", "swap")
    other = action.first
    if other >= state.seats or other == seat:
        return _no("MA-15", "other-master")
    if state.finished >> other & 1:
        return _no("MA-15", "finished-master", {"seat": SeatName(other)})
    owner = other if action.kind == act.STEAL else seat
    crystal = Text(f"magia-{CRYSTALS[action.second]}")
    return _no("MA-15", "no-crystal", {"seat": SeatName(owner), "crystal": crystal})
