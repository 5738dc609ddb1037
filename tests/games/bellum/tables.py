"""Tables of Bellum Magica for tests: the active row of every castle as letters.

`"ss t"` is a row with two swords and a thief: f food, g glyph, m map, s sword, x magic sword,
t thief. Only the active row is set; all other rows are empty.
"""

from collections.abc import Iterable

from grimorio.core.chance import Chance, FastChance, ScriptedChance
from grimorio.core.event import Event
from grimorio.core.flat import NOTHING, filled, numbers, rows
from grimorio.core.native import append
from grimorio.core.outcome import Outcome
from grimorio.core.registry import get_game
from grimorio.core.text import Json
from grimorio.games.bellum import memory
from grimorio.games.bellum.cards import (
    CHESTS,
    FIRST_LABEL,
    FIRST_PLACE,
    LEFT,
    LETTERS,
    ROWS,
    TAVERN,
    packed,
)
from grimorio.games.bellum.choices import AT_ATTACK, AT_RECRUIT, AT_REROLL, STACKS
from grimorio.games.bellum.rules import Bellum
from grimorio.games.bellum.state import NONE, BellumState

NO_CHANCE = ScriptedChance([])


def bellum() -> Bellum:
    game = get_game("bellum")
    assert isinstance(game, Bellum)
    return game


GAME = bellum()


def strength(letters: str) -> int:
    return packed([letters.count(letter) for letter in LETTERS])


def place(name: str) -> int:
    return GAME.cards.place_names.index(name)


def creature(name: str) -> int:
    return GAME.cards.creature_names.index(name)


def dice(*numbers: int) -> ScriptedChance:
    """Chance that rolls these numbers."""
    return ScriptedChance([number - 1 for number in numbers])


def table(
    hordes: list[str],
    choice: int,
    die: int = 2,
    captain: int = 0,
    turn: int | None = None,
    places: str = "",
    chests: list[str] | None = None,
    food: list[int] | None = None,
    glyphs: list[int] | None = None,
    barrels: list[int] | None = None,
) -> BellumState:
    """A day with these active rows, at a choice of `turn` (the captain, if nobody is named).

    `chests` are kinds, such as "wood metal"; `places` names the open places, others are absent.
    """
    seats = len(hordes)
    state = GAME.setup(seats, GAME.check_options(seats, {}), FastChance(1))
    for seat in range(seats):
        tuck(state, seat, state.goblins[seat])
    state.goblins = rows([[]] * seats)
    state.strength = filled(0, seats * ROWS)
    for seat, letters in enumerate(hordes):
        state.strength[seat * ROWS + die - 1] = strength(letters)
    state.day = 1
    state.die = die
    state.captain = captain
    state.turn = captain if turn is None else turn
    state.asked = (state.turn - captain) % seats
    state.pending = STACKS[choice]
    show(state, places)
    for seat, kinds in enumerate(chests or []):
        for kind in kinds.split():
            hand_chest(state, seat, CHESTS.index(kind))
    give(state, food=food or [], glyphs=glyphs or [], barrels=barrels or [])
    state.loaded()
    return state


def show(state: BellumState, places: str) -> None:
    """Lay out these places, and put all others of the row back under the deck."""
    wanted = [place(name) for name in places.split()]
    others = [p for p in [*state.kingdom, *state.row, *state.place_box] if p not in wanted]
    state.kingdom = numbers(sorted((p for p in others if p != NONE), reverse=True))
    state.place_box = NOTHING
    state.row = numbers(wanted + [NONE] * (state.seats - len(wanted)))


def give(state: BellumState, **goods: list[int]) -> None:
    """Let every seat have so many: `give(state, food=[2, 0])`."""
    for kind, counts in goods.items():
        for seat, count in enumerate(counts):
            state.goods[getattr(memory, kind.upper()) + seat] = count


def tuck(state: BellumState, seat: int, cards: Iterable[int]) -> None:
    """Put creatures under the left side of a castle, whatever they bring."""
    for card in cards:
        state.horde = append(state.horde, memory.under(seat, card, LEFT))


def now(state: BellumState, field: str) -> Json:
    """A field as the record or the table has it: lists and numbers."""
    return (GAME.view(state, None).to_json() | state.to_json())[field]


def hand_chest(state: BellumState, seat: int, kind: int) -> int:
    label = FIRST_LABEL[kind] + state.drawn[kind]
    state.drawn[kind] += 1
    state.holders[label] = seat
    state.known[label] |= 1 << seat
    return label


def attack(hordes: list[str], **more: object) -> BellumState:
    return table(hordes, AT_ATTACK, **more)  # type: ignore[arg-type]


def recruiting(hordes: list[str], **more: object) -> BellumState:
    return table(hordes, AT_RECRUIT, **more)  # type: ignore[arg-type]


def dawn(hordes: list[str], **more: object) -> tuple[BellumState, list[Event]]:
    """The last lord accepts the die: the harvest and the scouts follow."""
    captain = int(more.get("captain", 0))  # type: ignore[call-overload]
    state = table(hordes, AT_REROLL, turn=(captain - 1) % len(hordes), **more)  # type: ignore[arg-type]
    return state, do(state, "accept", FastChance(5))


def do(state: BellumState, text: str, chance: Chance = NO_CHANCE) -> list[Event]:
    """Play a typed action for whoever is on turn; it must be legal."""
    action = GAME.actions.parse(text)
    refusal = GAME.why_not(state, state.turn, action)  # type: ignore[arg-type]
    assert refusal is None, refusal
    events: list[Event] = []
    GAME.apply(state, state.turn, action, chance, events)  # type: ignore[arg-type]
    return events


def refused(state: BellumState, text: str, seat: int | None = None) -> tuple[str, str]:
    action = GAME.actions.parse(text)
    asking = state.turn if seat is None else seat
    before = state.to_bytes()
    refusal = GAME.why_not(state, asking, action)  # type: ignore[arg-type]
    assert refusal is not None, f"{text} is allowed"
    assert state.to_bytes() == before
    return refusal.section, refusal.text.key


def legal(state: BellumState) -> list[str]:
    return [action.text for action in GAME.legal(state, state.turn)]


def kinds(events: list[Event]) -> list[str]:
    return [event.kind for event in events]


def chests_of(state: BellumState, seat: int) -> list[int]:
    """How many chests of wood, metal and gold a seat has."""
    counts = [0, 0, 0]
    for kind in range(3):
        for label in range(FIRST_LABEL[kind], FIRST_LABEL[kind + 1]):
            counts[kind] += state.holders[label] == seat
    return counts


def outcome_of(state: BellumState) -> Outcome:
    outcome = GAME.outcome(state)
    assert outcome is not None
    return outcome


__all__ = ["FIRST_PLACE", "GAME", "TAVERN"]
