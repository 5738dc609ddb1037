"""Positions in which nothing but one rule forbids a choice.

Every game has a table of them, `tests/games/<game>/refusals.py`: `CASES`, and `FORBIDS_NOTHING`,
the rules by which no choice is ever refused, each with the reason.

That *nothing but this rule* forbids the choice is shown by a neighbour: a second position, which
differs from the first only in what the rule is about, and in which the same seat may make the very
same choice. Whatever else could forbid it would forbid it there, too. `differs` names the fields of
the state in which the two may differ; all others are compared.
"""

import importlib
from typing import Any, NamedTuple

from grimorio.core.game import AnyGame
from grimorio.core.record import State
from grimorio.core.refusal import Refusal
from grimorio.core.registry import get_game


class Case(NamedTuple):
    rule: str
    text: str
    """The key of the sentence, without `<game>-no-`."""
    choice: str
    """The action as it is typed."""
    position: State
    allowed: State
    """The neighbour, in which the choice is legal."""
    differs: str
    """The fields in which the neighbour differs, separated by spaces."""
    when: str
    """What is different there: the choice is legal … (“when it is Bruno's turn”)."""
    seat: int = 0
    allowed_seat: int | None = None
    """Who may make it there, where that cannot be the same seat (as with a gift to oneself)."""
    edition: str | None = None
    """With which cards it may be made there, where the rule is one card's own."""


def cases(game_id: str) -> list[Case]:
    found: list[Case] = _table(game_id).CASES
    return found


def forbids_nothing(game_id: str) -> dict[str, str]:
    found: dict[str, str] = _table(game_id).FORBIDS_NOTHING
    return found


def _table(game_id: str) -> Any:
    return importlib.import_module(f"tests.games.{game_id}.refusals")


def refusal_of(game_id: str, case: Case) -> Refusal | None:
    """What the game says to the choice, in the position in which it is forbidden."""
    game = get_game(game_id)
    return game.why_not(case.position, case.seat, game.actions.parse(case.choice))


def refused(game: AnyGame, state: State, text: str, seat: int | None = None) -> str:
    """The section and the sentence with which a choice is refused: `CO-5 gift-there`."""
    asking = game.deciding(state)[0] if seat is None else seat
    before = state.to_bytes()
    refusal = game.why_not(state, asking, game.actions.parse(text))
    assert refusal is not None, f"{text} is allowed"
    assert state.to_bytes() == before
    return f"{refusal.section} {refusal.text.key.removeprefix(f'{game.info.id}-no-')}"


def changed(state: State, **fields: Any) -> Any:
    """The same position but for some fields."""
    return type(state).from_json({**state.to_json(), **fields})
