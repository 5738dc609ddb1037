"""What a seat at Bellum Magica knows (BE-9, BE-12), as bytes for learners."""

from typing import Any, Final

from grimorio.core.encoding import ONE, ZEROS, Encoding, Field, bits, hot

from .cards import (
    CASTLES,
    CHEST_COUNTS,
    CREATURES,
    FIRST_EVIL,
    FIRST_LABEL,
    ICONS,
    PLACES,
    ROWS,
    TOKENS,
)
from .rules import Bellum
from .state import CHOICES, NONE, BellumState

CHOICE: Final = hot(len(CHOICES))
DIE: Final = hot(ROWS)
CASTLE: Final = hot(CASTLES)
GOBLINS: Final = bits(FIRST_EVIL)
CREATURE: Final = hot(CREATURES)
PLACE: Final = hot(PLACES)
TEN: Final = bits(10)
FIVE: Final = bits(5)
# A packed strength has eight bits an icon: two icons at a time.
PAIR: Final = [bytes([number & 255, number >> 8]) for number in range(1 << 16)]
DISPLAY: Final = 4
LONGEST: Final = 20_000


class BellumEncoding(Encoding):
    """Creatures and places by number, strengths as icons a row, chests by label."""

    def __init__(self, game: Bellum, seats: int) -> None:
        fields = [
            Field("choice", len(CHOICES), 1, "what is owed: " + ", ".join(CHOICES)),
            Field("turn", seats, 1, "whose choice it is"),
            Field("captain", seats, 1, "who is captain"),
            Field("day", 1, 255, "the day, 0 before the first"),
            Field("die", ROWS, 1, "the active row"),
            Field("asked", 1, 255, "how many seats have been asked in this act"),
            Field("castles", seats * CASTLES, 1, "each seat's castle"),
            Field("goblins", seats * FIRST_EVIL, 1, "goblins that each seat still has to place"),
            Field("hordes", seats * ROWS * len(ICONS), 255, "each seat's strength, row by row: "
                  + ", ".join(ICONS)),
            Field("stock", seats * 8, 255, "for each seat: food, glyphs, barrels, shields, magic "
                  "shields, confusions, confusions used, chests"),
            Field("known_chests", 2 * TOKENS, 255, "for each chest by label its value, if this "
                  "seat knows it, and who holds it: 1 is this seat, 0 nobody"),
            Field("drawn", 3, 255, "how many chests of wood, metal and gold have been drawn"),
            Field("victim", seats, 1, "who is being robbed"),
            Field("picked", TOKENS, 1, "the chests that the thief has picked"),
            Field("placing", CREATURES, 1, "the recruit that is being placed"),
            Field("display", DISPLAY * CREATURES, 1, "two evil and two most evil creatures"),
            Field("decks", 2, 255, "how many cards the two creature decks have"),
            Field("kingdom", 3, 255, "how many farms, villages and towns are left in the deck"),
            Field("row", seats * PLACES, 1, "the open places"),
            Field("gone", PLACES, 1, "the places taken"),
        ]  # fmt: skip
        super().__init__(game, seats, fields)
        self.most_plies = LONGEST
        self.seat_hot = hot(seats)
        self.place_kind = game.cards.place_kind

    def write(self, state: BellumState, seat: int) -> bytes:
        parts: list[bytes] = []
        seats = self.seats
        parts.append(CHOICE[state.pending[-1] if state.pending else len(CHOICES)])
        parts.append(self.seat_hot[(state.turn + seats - seat) % seats])
        parts.append(self.seat_hot[(state.captain + seats - seat) % seats])
        parts.append(ONE[state.day])
        parts.append(DIE[state.die - 1] if state.die else DIE[ROWS])
        parts.append(ONE[state.asked])
        self._write_castles(state, seat, parts)
        self._write_chests(state, seat, parts)
        placing = state.placing
        parts.append(CREATURE[placing] if placing != NONE else CREATURE[CREATURES])
        for creature in state.display:
            parts.append(CREATURE[creature] if creature != NONE else CREATURE[CREATURES])
        parts.append(ONE[len(state.evil_deck)])
        parts.append(ONE[len(state.most_evil_deck)])
        self._write_places(state, parts)
        return b"".join(parts)

    def _write_castles(self, state: BellumState, seat: int, parts: list[bytes]) -> None:
        seats = self.seats
        for step in range(seats):
            castle = state.castles[(seat + step) % seats]
            parts.append(CASTLE[castle] if castle != NONE else CASTLE[CASTLES])
        for step in range(seats):
            mask = 0
            for goblin in state.goblins[(seat + step) % seats]:
                mask = mask | 1 << goblin
            parts.append(GOBLINS[mask])
        for step in range(seats):
            start = (seat + step) % seats * ROWS
            for row in range(ROWS):
                packed = state.strength[start + row]
                parts.append(PAIR[packed & 65535])
                parts.append(PAIR[packed >> 16 & 65535])
                parts.append(PAIR[packed >> 32])
        for step in range(seats):
            other = (seat + step) % seats
            parts.append(PAIR[state.food[other] | state.glyphs[other] << 8])
            parts.append(PAIR[state.barrels[other] | state.shields[other] << 8])
            parts.append(PAIR[state.magic_shields[other] | state.confusions[other] << 8])
            parts.append(PAIR[state.confusions_used[other] | state.chests[other] << 8])

    def _write_chests(self, state: BellumState, seat: int, parts: list[bytes]) -> None:
        seats = self.seats
        over = not state.pending
        drawn = state.drawn
        # The own seat is 1, the next one 2; nobody is 0.
        turned = seats - seat
        known, holders, values = state.known, state.holders, state.values
        for kind in range(3):
            first = FIRST_LABEL[kind]
            for label in range(first, first + drawn[kind]):
                holder = holders[label]
                chest = 1 + (holder + turned) % seats << 8 if holder >= 0 else 0
                if over or known[label] >> seat & 1:
                    chest += values[label]
                parts.append(PAIR[chest])
            parts.append(ZEROS[2 * (CHEST_COUNTS[kind] - drawn[kind])])
        for count in drawn:
            parts.append(ONE[count])
        victim = state.victim
        parts.append(self.seat_hot[(victim + seats - seat) % seats if victim != NONE else seats])
        if state.picked:
            picked = [0] * TOKENS
            for label in state.picked:
                picked[label] = 1
            parts.append(bytes(picked))
        else:
            parts.append(ZEROS[TOKENS])

    def _write_places(self, state: BellumState, parts: list[bytes]) -> None:
        left = [0, 0, 0]
        for place in state.kingdom:
            kind = self.place_kind[place] - 1
            left[kind] = left[kind] + 1
        parts.append(bytes(left))
        for place in state.row:
            parts.append(PLACE[place] if place != NONE else PLACE[PLACES])
        mask = 0
        for place in state.gone:
            mask = mask | 1 << place
        parts.append(TEN[mask & 1023])
        parts.append(TEN[mask >> 10 & 1023])
        parts.append(FIVE[mask >> 20])


def build(game: Any, seats: int) -> Encoding:
    return BellumEncoding(game, seats)
