"""What a choice at Bellum would do, as the table shows it before it is made: everything here lies
open, but for what is in the chests (BE-9)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from grimorio.core.flat import numbers
from grimorio.core.preview import Preview
from grimorio.core.record import Record
from grimorio.core.text import SeatName, Text, TextArg

from . import actions as act
from .actions import BellumAction
from .cards import (
    BONUSES,
    CHESTS,
    FIRST_MOST_EVIL,
    ICON_BITS,
    LEFT,
    MAGIC,
    NO_BONUS,
    RESOURCES,
    RIGHT,
    ROWS,
    SIDES,
    SWORD,
    TAVERN,
    THIEF,
    chest_name,
    unpacked,
)
from .scoring import chest_source
from .standing import row_text
from .state import ENOUGH_CHESTS, NONE
from .view import BellumView

if TYPE_CHECKING:
    from .rules import Bellum

# Where icons stand in a row.
SWORDS: Final = SWORD // ICON_BITS
MAGIC_SWORDS: Final = MAGIC // ICON_BITS
THIEVES: Final = THIEF // ICON_BITS

TAKEN: Final = 0
SHORT: Final = 1
NO_THIEF: Final = 2
NO_CHEST: Final = 3


class BellumNotes(Record):
    """The consequences in numbers; what a choice has nothing to say about is empty.

    Lists of places, castles and creatures are parallel: `places_short[i]` is about `places[i]`.
    """

    SHAPE: ClassVar[dict[str, str]] = {
        "rows": "[[int]]",
        "goods": "[int]",
        "spent": "[int]",
        "places": "[int]",
        "places_needed": "[int]",
        "places_short": "[int]",
        "places_magic": "[int]",
        "castles": "[int]",
        "castles_needed": "[int]",
        "castles_short": "[int]",
        "castles_magic": "[int]",
        "castles_verdict": "[int]",
        "castles_takes": "[int]",
        "swords": "int",
        "magic_swords": "int",
        "thieves": "int",
        "needed": "int",
        "needed_magic": "int",
        "loot": "[int]",
        "before": "[int]",
        "after": "[int]",
        "takes": "int",
        "defence": "[int]",
        "card": "int",
        "left": "[[int]]",
        "right": "[[int]]",
        "left_sum": "[int]",
        "right_sum": "[int]",
        "bonus": "str",
        "market": "[int]",
        "market_food": "[int]",
        "market_glyphs": "[int]",
    }

    def __init__(self) -> None:
        self.rows: list[list[int]] = []
        """Accept, reroll: by seat, the row that would work: food, glyphs, maps, swords, magic
        swords, thieves."""
        self.goods: list[int] = []
        """One's own food, glyphs, barrels and ready Hexes of Confusion afterwards, but for what
        chance brings."""
        self.spent: list[int] = []
        """What it costs of each of these."""
        self.places: list[int] = []
        """At an attack: the places in sight, the tavern first."""
        self.places_needed: list[int] = []
        """How many swords each takes, the magic ones among them."""
        self.places_short: list[int] = []
        """How many swords are missing; 0 if it can be raided."""
        self.places_magic: list[int] = []
        """How many of these must be magic."""
        self.castles: list[int] = []
        """At an attack: the other seats."""
        self.castles_needed: list[int] = []
        self.castles_short: list[int] = []
        self.castles_magic: list[int] = []
        self.castles_verdict: list[int] = []
        """0 can be attacked, 1 swords are missing, 2 a thief is, 3 there is no chest."""
        self.castles_takes: list[int] = []
        """How many chests the thieves of today could carry away from each."""
        self.swords = 0
        """One's own swords of today, the magic ones among them."""
        self.magic_swords = 0
        self.thieves = 0
        self.needed = 0
        """The swords that this raid or attack takes, the magic ones among them."""
        self.needed_magic = 0
        self.loot: list[int] = []
        """Food, glyphs, barrels, and chests of wood, metal and gold that come in."""
        self.before: list[int] = []
        self.after: list[int] = []
        """By seat: chests before and after."""
        self.takes = 0
        """How many chests can be taken from this castle at most."""
        self.defence: list[int] = []
        """The defence of the castle that is attacked, before and after."""
        self.card = NONE
        """The creature that is recruited or placed."""
        self.left: list[list[int]] = []
        self.right: list[list[int]] = []
        """What it adds to each of the six rows on this side: six icons, as in `rows`."""
        self.left_sum: list[int] = []
        self.right_sum: list[int] = []
        """The same over all rows."""
        self.bonus = ""
        self.market: list[int] = []
        """While recruiting: the creatures in sight."""
        self.market_food: list[int] = []
        self.market_glyphs: list[int] = []
        """What is short for each, by the price that is nearest; 0 and 0 if it can be paid."""


def foretell(game: Bellum, view: BellumView, action: BellumAction, preview: Preview) -> None:
    """Fill the notes and lines of a preview, from the view alone."""
    if view.seat is None:
        return
    teller = _Teller(game, view, view.seat)
    teller.tell(action)
    preview.notes = teller.notes
    preview.lines = teller.lines


class _Teller:
    def __init__(self, game: Bellum, view: BellumView, seat: int) -> None:
        self.game = game
        self.cards = game.cards
        self.view = view
        self.seat = seat
        self.notes = BellumNotes()
        self.lines: list[Text] = []
        ready = view.confusions[seat] - view.confusions_used[seat]
        self.notes.goods = [view.food[seat], view.glyphs[seat], view.barrels[seat], ready]
        self.notes.spent = [0, 0, 0, 0]
        self.row: list[int] = view.hordes[seat][view.die - 1] if view.die else [0] * 6

    def tell(self, action: BellumAction) -> None:
        kind = action.kind
        if kind == act.CASTLE:
            self._ghosts(self.cards.castle_rows[action.first])
            self._say_sides()
        elif kind == act.PLACE:
            self._place(action.first)
        elif kind in (act.ACCEPT, act.BARREL, act.CONFUSE):
            self._roll(kind)
        elif kind in (act.RAID, act.ATTACK, act.REST):
            self._verdicts()
            if kind == act.RAID:
                self._raid(action.first)
            elif kind == act.ATTACK:
                self._attack(action.first)
            else:
                self._rest()
        elif kind in (act.STEAL, act.STOP):
            self._steal(action)
        else:
            self._market()
            if kind == act.RECRUIT:
                self._recruit(action)
            else:
                self._finish()

    def _say(self, key: str, args: dict[str, TextArg]) -> None:
        self.lines.append(Text(f"bellum-preview-{key}", args))

    def _spend(self, *amounts: int) -> None:
        self.notes.spent = list(amounts)
        self.notes.goods = [
            have - amount for have, amount in zip(self.notes.goods, amounts, strict=True)
        ]

    # The active horde

    def _roll(self, kind: int) -> None:
        """BE-6: today's row of everybody, and what another roll costs."""
        view = self.view
        self.notes.rows = [rows[view.die - 1][:] for rows in view.hordes]
        if kind == act.BARREL:
            self._say("barrel", {"barrels": view.barrels[self.seat] - 1})
            self._spend(0, 0, 1, 0)
        elif kind == act.CONFUSE:
            self._say("confuse", {"ready": self.notes.goods[3] - 1})
            self._spend(0, 0, 0, 1)
        self._say("yours" if kind == act.ACCEPT else "lost", {"row": row_text(self.row)})
        for other in range(view.seats):
            if other != self.seat:
                row = row_text(self.notes.rows[other])
                self._say("theirs", {"seat": SeatName(other), "row": row})

    # Attacks

    def _verdicts(self) -> None:
        """BE-8, BE-9: of every place and castle, what is missing to take it."""
        notes, view, cards = self.notes, self.view, self.cards
        notes.magic_swords = self.row[MAGIC_SWORDS]
        notes.swords = self.row[SWORDS] + notes.magic_swords
        notes.thieves = self.row[THIEVES]
        for place in [TAVERN, *view.row]:
            if place != NONE:
                notes.places.append(place)
                notes.places_needed.append(cards.place_total[place])
                short, magic = self._short(cards.place_total[place], cards.place_magic[place])
                notes.places_short.append(short)
                notes.places_magic.append(magic)
        for other in range(view.seats):
            if other != self.seat:
                self._judge_castle(other)

    def _judge_castle(self, other: int) -> None:
        notes, view = self.notes, self.view
        magic_shield = view.magic_shields[other]
        needed = self._defence(other) + magic_shield
        short, magic = self._short(needed, magic_shield)
        verdict = SHORT if short else TAKEN
        if not view.chests[other]:
            verdict = NO_CHEST
        elif not notes.thieves:
            verdict = NO_THIEF
        notes.castles.append(other)
        notes.castles_needed.append(needed)
        notes.castles_takes.append(min(notes.thieves, view.chests[other]))
        notes.castles_short.append(short)
        notes.castles_magic.append(magic)
        notes.castles_verdict.append(verdict)

    def _defence(self, other: int) -> int:
        return self.cards.castle_shield + self.view.shields[other]

    def _short(self, needed: int, needed_magic: int) -> tuple[int, int]:
        """How many swords are missing, and how many of these must be magic."""
        magic = max(0, needed_magic - self.notes.magic_swords)
        return max(magic, needed - self.notes.swords), magic

    def _raid(self, place: int) -> None:
        """BE-16: swords against shield, the loot, the chests."""
        notes, cards = self.notes, self.cards
        notes.needed, notes.needed_magic = cards.place_total[place], cards.place_magic[place]
        notes.loot = cards.loot[place][:3] + self._chests_from(cards.loot[place][3:])
        notes.before, notes.after = self.view.chests[:], self.view.chests[:]
        notes.after[self.seat] += sum(notes.loot[3:])
        for i in range(3):
            notes.goods[i] += notes.loot[i]
        name = self.game.name(cards.place_names[place])
        args: dict[str, TextArg] = {"thing": name}
        self._say("beats", {**args, **self._swords()})
        self._say("loot", {"loot": self._loot_text()})
        if notes.before != notes.after:
            self._say_chests(self.seat)
        self._say("one-attack", {})

    def _chests_from(self, kinds: list[int]) -> list[int]:
        """BE-7: which chests the supply gives for these."""
        drawn = numbers(self.view.drawn)
        found = [0, 0, 0]
        for kind, count in enumerate(kinds):
            for _ in range(count):
                source = chest_source(drawn, kind)
                if source != NONE:
                    drawn[source] += 1
                    found[source] += 1
        return found

    def _loot_text(self) -> list[TextArg]:
        words = (*RESOURCES, *CHESTS)
        found: list[TextArg] = [
            Text(f"bellum-amount-{words[i]}", {"count": count})
            for i, count in enumerate(self.notes.loot)
            if count
        ]
        return found or [Text("bellum-amount-none")]

    def _swords(self) -> dict[str, TextArg]:
        notes = self.notes
        return {"swords": notes.swords, "needed": notes.needed, "magic": notes.needed_magic}

    def _say_chests(self, seat: int) -> None:
        args: dict[str, TextArg] = {"before": self.notes.before[seat],
                                    "after": self.notes.after[seat],
                                    "enough": ENOUGH_CHESTS}  # fmt: skip
        if seat == self.seat:
            self._say("chests", args)
        else:
            self._say("chests-of", {**args, "seat": SeatName(seat)})

    def _attack(self, other: int) -> None:
        """BE-9: swords against defence, how many chests, the shield that the victim gains."""
        notes, view = self.notes, self.view
        notes.needed_magic = view.magic_shields[other]
        notes.needed = self._defence(other) + notes.needed_magic
        notes.takes = min(notes.thieves, view.chests[other])
        castle = self.game.name(self.cards.castle_names[view.castles[other]])
        args: dict[str, TextArg] = {"thing": castle}
        self._say("beats", {**args, **self._swords()})
        self._say("takes", {"seat": SeatName(other), "takes": notes.takes})
        self._theft(other, notes.takes)

    def _theft(self, other: int, taken: int) -> None:
        notes = self.notes
        notes.before, notes.after = self.view.chests[:], self.view.chests[:]
        notes.after[self.seat] += taken
        notes.after[other] -= taken
        notes.defence = [self._defence(other), self._defence(other) + 1]
        self._say_chests(self.seat)
        self._say_chests(other)
        self._say("shield", {"seat": SeatName(other), "before": notes.defence[0],
                             "after": notes.defence[1]})  # fmt: skip

    def _rest(self) -> None:
        """What is left alone, and by how much the rest is out of reach."""
        self._say("rest", {})
        notes = self.notes
        for i, place in enumerate(notes.places):
            if notes.places_short[i]:
                name = self.game.name(self.cards.place_names[place])
                missing = _missing(notes.places_short[i], notes.places_magic[i])
                self._say("short", {"thing": name, **missing})
        for i, other in enumerate(notes.castles):
            if notes.castles_verdict[i] == SHORT:
                missing = _missing(notes.castles_short[i], notes.castles_magic[i])
                self._say("short-castle", {"seat": SeatName(other), **missing})
            elif notes.castles_verdict[i] == NO_THIEF:
                self._say("no-thief", {"seat": SeatName(other)})
            elif notes.castles_verdict[i] == NO_CHEST:
                self._say("no-chest", {"seat": SeatName(other)})

    def _steal(self, action: BellumAction) -> None:
        """BE-9: what is known of the chest, and what the theft comes to with it."""
        view = self.view
        self.notes.thieves = self.row[THIEVES]
        self.notes.takes = min(self.row[THIEVES], view.chests[view.victim])
        taken = len(view.picked)
        if action.kind == act.STEAL:
            taken += 1
            chest = self.game.name(chest_name(action.first))
            value = view.values[action.first]
            self._say("steal-known" if value else "steal", {"chest": chest, "value": value})
        self._theft(view.victim, taken)
        if action.kind == act.STEAL and taken < self.notes.takes:
            self._say("more", {"more": self.notes.takes - taken})

    # Recruiting, and the beginning

    def _market(self) -> None:
        """BE-17: what is short for each creature in sight."""
        notes = self.notes
        for card in self.view.display:
            if card != NONE:
                food, glyphs = self._shortage(card)
                notes.market.append(card)
                notes.market_food.append(food)
                notes.market_glyphs.append(glyphs)

    def _shortage(self, card: int) -> tuple[int, int]:
        food, glyphs = self.view.food[self.seat], self.view.glyphs[self.seat]
        evil, with_food, with_glyphs, alone = (
            self.game.price_evil, self.game.price_food, self.game.price_glyphs,
            self.game.price_glyphs_alone,
        )  # fmt: skip
        if card < FIRST_MOST_EVIL:
            return max(0, evil - food), 0
        mixed = (max(0, with_food - food), max(0, with_glyphs - glyphs))
        pure = (0, max(0, alone - glyphs))
        return mixed if sum(mixed) <= sum(pure) else pure

    def _recruit(self, action: BellumAction) -> None:
        card = action.first
        food, glyphs = self.game.price(action.second)
        self._spend(food, glyphs, 0, 0)
        self.notes.card = card
        self._ghosts(self.cards.creature_rows[card])
        left = [*self._amounts(self.notes.goods)]
        self._say("pays", {"food": food, "glyphs": glyphs, "left": left})
        self._say_sides()
        self._say_bonus(card)

    def _amounts(self, goods: list[int]) -> list[TextArg]:
        return [
            Text(f"bellum-amount-{word}", {"count": count})
            for word, count in zip(("food", "glyph"), goods[:2], strict=True)
        ]

    def _say_bonus(self, card: int) -> None:
        bonus = self.cards.bonus[card]
        if bonus != NO_BONUS:
            self.notes.bonus = BONUSES[bonus]
            self._say("bonus", {"bonus": Text(f"bellum-{BONUSES[bonus]}")})

    def _finish(self) -> None:
        notes = self.notes
        self._say("keep", {"left": self._amounts(notes.goods)})
        for i, card in enumerate(notes.market):
            food, glyphs = notes.market_food[i], notes.market_glyphs[i]
            if food or glyphs:
                short: list[TextArg] = []
                if food:
                    short.append(Text("bellum-amount-food", {"count": food}))
                if glyphs:
                    short.append(Text("bellum-amount-glyph", {"count": glyphs}))
                name = self.game.name(self.cards.creature_names[card])
                self._say("unpaid", {"card": name, "short": short})

    def _ghosts(self, sides: list[list[int]]) -> None:
        """BE-12: what castle or creature adds to the six rows, on either side."""
        notes = self.notes
        notes.left = [unpacked(strength) for strength in sides[LEFT]]
        notes.right = [unpacked(strength) for strength in sides[RIGHT]]
        notes.left_sum = [sum(row[i] for row in notes.left) for i in range(6)]
        notes.right_sum = [sum(row[i] for row in notes.right) for i in range(6)]

    def _say_sides(self) -> None:
        for side in (LEFT, RIGHT):
            self._say_side(side)

    def _say_side(self, side: int) -> None:
        notes = self.notes
        rows = notes.left if side == LEFT else notes.right
        total = notes.left_sum if side == LEFT else notes.right_sum
        hit: list[TextArg] = [row + 1 for row in range(ROWS) if any(rows[row])]
        self._say(f"side-{SIDES[side]}", {"gain": row_text(total), "rows": hit, "count": len(hit)})

    def _place(self, side: int) -> None:
        """BE-13, BE-17: the goblin or the recruit, on this side; the ghosts of both."""
        view = self.view
        card = view.placing if view.placing != NONE else view.goblins[self.seat][0]
        self.notes.card = card
        self._ghosts(self.cards.creature_rows[card])
        self._say_side(side)


def _missing(short: int, magic: int) -> dict[str, TextArg]:
    return {"short": short, "magic": magic, "plain": short - magic}


def reason(action: BellumAction, preview: Preview) -> Text | None:
    """Why one would choose this: what it brings, in a sentence."""
    notes = preview.notes
    if not isinstance(notes, BellumNotes):
        return None
    gained = sum(notes.loot[3:])
    if action.kind == act.RAID and gained:
        return Text("bellum-reason-raid", {"gained": gained, "swords": notes.swords})
    if action.kind == act.ATTACK:
        return Text("bellum-reason-attack", {"takes": notes.takes,
                                             "seat": SeatName(action.first)})  # fmt: skip
    if action.kind == act.RECRUIT:
        return Text("bellum-reason-recruit", {"left": row_text(notes.left_sum),
                                              "right": row_text(notes.right_sum)})  # fmt: skip
    return preview.lines[0] if preview.lines else None
