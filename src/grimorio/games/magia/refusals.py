"""Why an action of Magia is not allowed now: the section, and a sentence. Rules are in `rules`;
here is only what to say, from what the seat itself can see."""

from typing import Final

from grimorio.core.bits import lowest
from grimorio.core.flat import plain
from grimorio.core.native import i64
from grimorio.core.refusal import Refusal
from grimorio.core.text import SeatName, Text, TextArg

from . import actions as act
from . import scoring
from .actions import MagiaAction
from .board import COLOURS, FLOOR, Board
from .cards import (
    CARD_NAMES,
    COLOUR_OF,
    CRYSTAL_SYMBOL,
    CRYSTALS,
    STEP_SYMBOL,
    SWAP_SYMBOL,
    SYMBOLS,
    TURN_SYMBOL,
    Cards,
)
from .choices import CHOICES
from .movement import VISITING, modes_after
from .state import BY_COLOUR, BY_DIRECTION, DECLARED, EXAMINER, MagiaState

# By kind of action: the section that gives it, the choice at which it can be made (none: several),
# and what is not being done now, as the sentence's key has it.
OFFERED: Final = {
    act.DECLARE: ("MA-7", "declare", "declare"),
    act.DRAW: ("MA-8", "victim", "draw"),
    act.MOVE: ("MA-9", "move", "move"),
    act.CROSS: ("MA-9", "move", "cross"),
    act.STOP: ("MA-9", "move", "move"),
    act.PASS: ("MA-9", "move", "pass"),
    act.LINE: ("MA-14", "examine", "line"),
    act.VISIT: ("MA-14", "examine", "line"),
    act.PAY: ("MA-14", "pay", "pay"),
    act.TAKE: ("MA-12", "meet", "take"),
    act.LEAVE: ("MA-12", "meet", "take"),
    act.RETURN: ("MA-13", "exam", "exam"),
    act.PLACE: ("MA-13", "place", "place"),
    act.GRANT: ("MA-13", "exam", "exam"),
    act.STEP: ("MA-15", "action", "action"),
    act.SWAP: ("MA-15", "action", "action"),
    act.STEAL: ("MA-15", "action", "action"),
    act.GIVE: ("MA-15", "action", "action"),
    act.AGAIN: ("MA-15", "action", "action"),
    act.DISCARD: ("MA-16", "discard", "discard"),
    act.FINISH: ("MA-16", "", ""),
    act.END: ("MA-16", "end", "end"),
    act.ANSWER: ("MA-17", "answer", "answer"),
}
SYMBOL_FOR: Final = {
    act.STEP: STEP_SYMBOL,
    act.SWAP: SWAP_SYMBOL,
    act.STEAL: CRYSTAL_SYMBOL,
    act.GIVE: CRYSTAL_SYMBOL,
    act.AGAIN: TURN_SYMBOL,
}


def _no(section: str, reason: str, args: dict[str, TextArg] | None = None) -> Refusal:
    return Refusal(section, Text(f"magia-no-{reason}", args))


def explain(
    board: Board, cards: Cards, state: MagiaState, seat: int, action: MagiaAction, barred: bool
) -> Refusal:
    """The reason for an action that is known not to be legal. `barred`: nothing but the finished
    order of this master forbids it."""
    if not state.pending:
        return _no("MA-17" if state.ending == DECLARED else "MA-18", "over")
    choice = CHOICES[state.pending[-1]]
    kind = action.kind
    if kind == act.FINISH:
        return _no_finish(cards, state, seat)
    if choice == "answer":
        return _no_answer(cards, state, seat, kind)
    if kind == act.ANSWER:
        return _no("MA-17", "now-answer")
    if seat != state.turn:
        return _no("MA-7", "turn", {"seat": SeatName(state.turn)})
    if kind == act.PASS and choice in ("move", "examine"):
        return _no("MA-9", "pass")
    if choice != OFFERED[kind][1]:
        return _no_time(state, choice, action)
    if barred and kind <= act.VISIT:
        return _no_crystal(board, state, action)
    return _no_choice(board, state, seat, action)


def _no_choice(board: Board, state: MagiaState, seat: int, action: MagiaAction) -> Refusal:
    """An action of the right kind at the right time that is not offered."""
    kind = action.kind
    if kind == act.DECLARE:
        return _no_declare(state, seat, action.first)
    if kind <= act.STOP:
        return _no_move(board, state, seat, action)
    if kind <= act.PAY:
        return _no_goal(board, state, seat, action)
    if kind <= act.GRANT:
        return _no_exam(board, state, seat, action)
    if kind <= act.AGAIN:
        return _no_action(board, state, seat, action)
    return _no("MA-16", "card", {"card": _card(action.first)})


def _card(kind: int) -> Text:
    colour, symbol = CARD_NAMES[kind].split("-")
    return Text(
        "magia-card", {"colour": Text(f"magia-{colour}"), "symbol": Text(f"magia-symbol-{symbol}")}
    )


def _cell(board: Board, cell: int) -> Text:
    name = board.names[cell]
    if len(name) == 2:
        return Text("magia-cell", {"cell": name.upper()})
    return Text(f"magia-{name}")


def _apprentice(number: int) -> dict[str, TextArg]:
    return {"apprentice": Text(f"magia-{COLOURS[number]}")}


def _no_finish(cards: Cards, state: MagiaState, seat: int) -> Refusal:
    """MA-16: in one's own turn, with exactly its five crystals, and not in the middle of a move."""
    if state.finished >> seat & 1:
        return _no("MA-16", "finished-already")
    if seat != state.turn:
        return _no("MA-16", "finish-turn", {"seat": SeatName(state.turn)})
    choice = CHOICES[state.pending[-1]]
    moving = choice == "move" and (state.played > 0 or state.crossed)
    if moving or choice == "pay":
        return _no("MA-16", "finish-moving")
    if choice == "answer" and state.answers[seat] >= 0:
        return _no("MA-17", "answered")
    if plain(state.reserves[seat * 3 : seat * 3 + 3]) != plain(cards.orders[state.orders[seat]]):
        return _no("MA-16", "finish-crystals")
    return _no("MA-17", "answer-first")


def _no_answer(cards: Cards, state: MagiaState, seat: int, kind: int) -> Refusal:
    """MA-17: everybody answers once, and only a ready master may say yes. MA-6: with two masters
    the third apprentice counts, too."""
    if state.answers[seat] >= 0:
        return _no("MA-17", "answered")
    if kind != act.ANSWER:
        return _no("MA-17", "answer-first")
    mission = cards.missions[state.missions[seat]]
    two: i64 = 1 << mission[0] | 1 << mission[1]
    complete = two & ~scoring.complete_spells(state.held) == 0
    if state.seats == 2 and two & state.arrived and complete:
        third = scoring.mission_mask(cards, 2, state.orders, state.missions[seat]) & ~two
        return _no("MA-6", "third-apprentice", _apprentice(lowest(third)))
    return _no("MA-17", "not-ready")


def _no_time(state: MagiaState, choice: str, action: MagiaAction) -> Refusal:
    """What is not done now. Whoever skips something is told what comes first (MA-7, MA-8, MA-13,
    MA-15); who comes too early or too late for a meeting, where the move ends (MA-10, MA-12)."""
    kind = action.kind
    moves = kind == act.MOVE or kind == act.CROSS or kind == act.STOP
    if choice == "declare" and act.DRAW <= kind <= act.PAY:
        return _no("MA-7", "declare-first")
    if choice == "victim" and (moves or kind == act.PASS):
        return _no("MA-8", "draw-first")
    if choice == "action" and kind == act.END:
        return _no("MA-15", "action-first")
    if choice == "exam" and kind in (act.LEAVE, act.END):
        return _no("MA-13", "exam-first")
    mover = state.figure if state.figure != EXAMINER else -1
    if mover >= 0 and kind == act.TAKE and state.places[action.first] == state.places[mover]:
        if choice == "move" and (state.played > 0 or state.crossed) and action.first != mover:
            return _no("MA-10", "meet-at-end")
    examined = mover >= 0 and state.places[mover] == state.places[EXAMINER]
    if examined and choice in ("exam", "place"):
        if moves:
            return _no("MA-10", "exam-ends-move")
        if kind == act.TAKE and state.places[action.first] == state.places[mover]:
            return _no("MA-12", "take-exam")
    section, _, what = OFFERED[kind]
    return _no(section, f"now-{what}")


def _no_crystal(board: Board, state: MagiaState, action: MagiaAction) -> Refusal:
    """MA-11: no move that would bring a crystal to a master whose order is finished."""
    if action.kind == act.DECLARE:
        return _no("MA-11", "examiner-nowhere")
    if action.kind == act.STOP:
        return _no("MA-11", "stop-crystal")
    goal = action.second if action.kind == act.MOVE else action.first
    key = "crystal" if state.crystals[goal] >= 0 else "crystal-way"
    return _no("MA-11", key, {"cell": _cell(board, goal)})


def _no_declare(state: MagiaState, seat: int, figure: int) -> Refusal:
    """MA-7, MA-15."""
    if figure != EXAMINER:
        return _no("MA-15", "same-apprentice", _apprentice(figure))
    return _no("MA-7", "three-cards", {"cards": len(state.hands[seat])})


def _no_move(board: Board, state: MagiaState, seat: int, action: MagiaAction) -> Refusal:
    """MA-8, MA-9: a master with cards, a card of the hand, a cell beside it. MA-2: the lookouts."""
    if action.kind == act.DRAW:
        return _no("MA-8", "victim")
    if action.kind == act.STOP:
        return _no("MA-9", "stop-unmoved" if state.played == 0 else "stop-start")
    if action.kind == act.CROSS:
        return _no_cross(board, state, action.first)
    kind, goal = action.first, action.second
    here = state.places[state.figure]
    if kind not in state.hands[seat]:
        return _no("MA-9", "card", {"card": _card(kind)})
    if goal not in board.near[here]:
        if goal >= FLOOR or here >= FLOOR:
            return _no("MA-2", "lookout-way")
        return _no("MA-9", "adjacent", {"cell": _cell(board, goal)})
    return _no_step(board, state, COLOUR_OF[kind], board.towards[here][goal], goal)


def _no_step(board: Board, state: MagiaState, colour: int, direction: int, goal: int) -> Refusal:
    """MA-9: colour or direction, not both; and not where the move could not end."""
    fitting = modes_after(BY_COLOUR | BY_DIRECTION, state.figure, colour, direction)
    if not fitting:
        return _no("MA-9", "direction", {"colour": Text(f"magia-{COLOURS[colour]}"),
                                         **_apprentice(state.figure)})  # fmt: skip
    if not fitting & state.modes:
        return _no("MA-9", "mixing")
    if goal == state.places[EXAMINER]:
        return _no("MA-9", "reenter")
    return _no("MA-9", "way-back", {"cell": _cell(board, goal)})


def _no_cross(board: Board, state: MagiaState, portal: int) -> Refusal:
    """MA-1, MA-9: between portals, never two in a row, not onto the examiner before a card."""
    here = state.places[state.figure]
    if not board.is_portal[here] or not board.is_portal[portal]:
        return _no("MA-1", "portal")
    if portal == here:
        return _no("MA-9", "portal-same", {"cell": _cell(board, portal)})
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
        colour = COLOURS[state.target - VISITING]
        return _no("MA-14", "pay-colour", {"colour": Text(f"magia-{colour}")})
    if action.kind == act.VISIT:
        place = state.places[action.first]
        if place >= FLOOR:
            return _no("MA-14", "examiner-lookout")
        if place == state.places[EXAMINER]:
            return _no("MA-14", "visit-here", _apprentice(action.first))
        return _no("MA-14", "visit-cards", _apprentice(action.first))
    if action.first >= FLOOR:
        return _no("MA-14", "examiner-lookout")
    return _no("MA-14", "line", {"cell": _cell(board, action.first)})


def _no_exam(board: Board, state: MagiaState, seat: int, action: MagiaAction) -> Refusal:
    """MA-12, MA-13: who is met or examined here, and which crystals there are."""
    if action.kind == act.PLACE:
        return _no("MA-13", "place", {"cell": _cell(board, action.first)})
    apprentice, crystal = action.first, action.second
    args = {**_apprentice(apprentice), "crystal": Text(f"magia-{CRYSTALS[crystal]}")}
    if not state.others >> apprentice & 1:
        here = state.places[apprentice] == state.places[state.figure]
        if action.kind == act.TAKE and here and state.passed >> apprentice & 1:
            return _no("MA-13", "take-passed", args)
        return _no(OFFERED[action.kind][0], "not-there", args)
    if action.kind == act.GRANT:
        return _no_grant(state, seat, crystal, args)
    if state.held[apprentice * 3 + crystal] == 0:
        return _no(OFFERED[action.kind][0], "held", args)
    if action.kind == act.TAKE:
        return _no("MA-12", "needless", {**args, **_apprentice(state.figure)})
    return _no("MA-13", "return")


def _no_grant(state: MagiaState, seat: int, crystal: int, args: dict[str, TextArg]) -> Refusal:
    """MA-13: from one's own reserve, what the spell needs; nothing once the order is finished."""
    if state.finished >> seat & 1:
        return _no("MA-13", "grant-finished")
    if state.reserves[seat * 3 + crystal] == 0:
        return _no("MA-13", "no-crystal", {**args, "seat": SeatName(seat)})
    return _no("MA-13", "needless", args)


def _no_action(board: Board, state: MagiaState, seat: int, action: MagiaAction) -> Refusal:
    """MA-15: a symbol that was played, and an action that is possible."""
    symbol = SYMBOL_FOR[action.kind]
    if not state.symbols >> symbol & 1:
        return _no("MA-15", f"symbol-{SYMBOLS[symbol]}")
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
