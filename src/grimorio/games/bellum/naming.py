"""Bellum Magica's cards, actions and names."""

from typing import Final

from grimorio.core.edition import Edition
from grimorio.core.game import Game, Info, Option, Printed
from grimorio.core.native import i64
from grimorio.core.text import Json, Text, TextArg

from .actions import BellumAction, BellumTable
from .cards import CHESTS, FIRST_EVIL, Cards
from .printed import printed
from .state import BellumState
from .view import BellumView

CASTLE_RULES: Final = ("random", "chosen")
ASK_WITHOUT_SWORDS: Final = 2
"""Since these rules a lord without swords is asked, too, where an edition has a shield of 0."""


class BellumNaming(Game[BellumState, BellumAction, BellumView]):
    """What it is made of, and what its things are called."""

    DECIDES = "wealth"
    RECAPS = frozenset({"day-began", "die-rolled", "scouts-returned", "chest-gained",
                        "place-raided", "chests-stolen", "attack-skipped",
                        "creature-placed"})  # fmt: skip

    def __init__(self, edition: Edition, rules: int) -> None:
        self.cards = Cards(edition)
        self.table = BellumTable(self.cards)
        super().__init__(Info("bellum", rules, 2, 5, edition), self.table)
        self.place_magic = self.cards.place_magic
        self.place_total = self.cards.place_total
        self.shield: i64 = self.cards.castle_shield
        weakest = min(self.cards.castle_shield, *self.place_total)
        self.swords_needed: bool = weakest > 0 or rules < ASK_WITHOUT_SWORDS
        self.price_evil: i64 = self.cards.prices[0]
        self.price_glyphs: i64 = self.cards.prices[1]
        self.price_food: i64 = self.cards.prices[2]
        self.price_glyphs_alone: i64 = self.cards.prices[3]

    def options(self, seats: int) -> list[Option]:
        """BE-13: castles are dealt at random, or chosen in seat order."""
        return [Option("castles", CASTLE_RULES[0], choices=CASTLE_RULES)]

    def name(self, thing: str) -> Text:
        kind, _, number = thing.rpartition("-")
        if kind in CHESTS and number.isdigit():
            return Text("bellum-chest", {"kind": super().name(kind), "number": int(number)})
        return super().name(thing)

    def told(self, kind: str, fields: dict[str, Json]) -> dict[str, TextArg]:
        """Goblins and places in a list have their article each."""
        if kind == "goblins-dealt":
            cards = [self.name(card) for card in fields["cards"]]
            return {"cards": [Text("bellum-whom", {"card": card}) for card in cards]}
        if kind == "places-found":
            places = [self.name(place) for place in fields["places"]]
            return {"places": [Text("bellum-the-place", {"place": place}) for place in places]}
        if kind == "die-rolled" and "paid" not in fields:
            return {"before": 0, "paid": ""}
        if kind == "chest-gained":
            return {"kind": super().name(str(fields["chest"]).rpartition("-")[0])}
        if kind == "creature-placed":
            goblin = self.cards.creature_names.index(str(fields["card"])) < FIRST_EVIL
            return {"kind": "goblin" if goblin else "recruit"}
        return {}

    def catalogue(self) -> dict[str, Json]:
        return {**super().catalogue(), **self.cards.catalogue()}

    def facts(self) -> list[tuple[Text, str]]:
        cards, sources = self.cards, self.cards.section_sources
        food, glyphs, with_food, alone = cards.prices
        found = [
            (Text("bellum-fact-evil", {"food": food}), sources["evil-price"]),
            (Text("bellum-fact-most-evil", {"glyphs": glyphs, "food": with_food, "alone": alone}),
             sources["most-evil-price"]),
            (Text("bellum-fact-shield", {"shield": cards.castle_shield}), sources["castle-shield"]),
        ]  # fmt: skip
        for kind, values in zip(CHESTS, cards.chest_values, strict=True):
            tokens: list[TextArg] = [
                Text("bellum-fact-tokens", {"tokens": values.count(value), "value": value})
                for value in sorted(set(values))
            ]
            fact = Text("bellum-fact-chests", {"kind": super().name(kind), "tokens": tokens})
            found.append((fact, sources["chests"]))
        return found

    def printed(self) -> list[Printed]:
        return printed(self, self.cards)
