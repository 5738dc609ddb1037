"""Positions of Bellum in words, and the numbers that lessons tell about them.

Cards are written by their ids. What is not named is filled with what is left: castles, goblins,
the market, the kingdom. Chests are kinds with values, `metal 4 4 5, wood ?`; `?` is any value.
"""

from typing import Any, Final

from grimorio.core.chance import FastChance
from grimorio.core.position import Given, Tried
from grimorio.core.text import TextArg

from .actions import MIXED_PRICE
from .cards import (
    BONUSES,
    CASTLES,
    CHESTS,
    CREATURES,
    FIRST_EVIL,
    FIRST_LABEL,
    FIRST_MOST_EVIL,
    FIRST_PLACE,
    ICONS,
    PRICE_FIELDS,
    ROWS,
    SIDES,
    TOKENS,
    unpacked,
)
from .choices import CHOICES, STACKS
from .rules import Bellum
from .setup import GOBLINS_EACH, KINGDOM, OPEN_OF_EACH
from .state import ENOUGH_CHESTS, NONE, BellumState
from .view import BellumView

WORDS: Final = ("castles", "left", "right", "goblins", "market", "row", "gone", "chests", "food",
                "glyphs", "barrels", "shields", "choice", "die", "day", "captain",
                "turn")  # fmt: skip
TOKEN_FIELDS: Final = {"confusion": "confusions", "shield": "shields",
                       "magic-shield": "magic_shields"}  # fmt: skip


def build(game: Bellum, given: Given) -> BellumState:
    """The JSON of a game as it begins, changed by what is named."""
    given.known(*WORDS)
    seats = len(given.players())
    chance = FastChance(7)
    dealt = game.setup(seats, game.check_options(seats, given.options()), chance)
    data: dict[str, Any] = {**dealt.to_json()}
    _lay_cards(game, given, data, chance)
    _lay_market(game, given, data, chance)
    _lay_kingdom(game, given, data, chance)
    _hand_out_chests(game, given, data, chance)
    _count_goods(game, given, data)
    choice = given.word("choice", list(CHOICES), "attack")
    data["pending"] = list(STACKS[CHOICES.index(choice)])
    data["turn"] = given.number("turn", given.players().index("") + 1, 1, seats) - 1
    data["captain"] = given.number("captain", data["turn"] + 1, 1, seats) - 1
    data["asked"] = (data["turn"] - data["captain"]) % seats
    data["die"] = given.number("die", 0, 0, ROWS)
    data["day"] = given.number("day", 1, 0, 99)
    return BellumState.from_json(data)


def _ids(given: Given, text: str, names: list[str]) -> list[int]:
    found: list[int] = []
    for word in text.split():
        if word not in names:
            raise given.refuse(f"{word!r} is no card of this edition")
        found.append(names.index(word))
    return found


def _lay_cards(game: Bellum, given: Given, data: dict[str, Any], chance: FastChance) -> None:
    """Castles, and the creatures on both sides; a lord without goblins gets two of the rest."""
    names, seats = game.cards.creature_names, len(given.players())
    castles = _ids(given, " ".join(given.texts("castles", 0)), game.cards.castle_names)
    castles += [castle for castle in range(CASTLES) if castle not in castles][
        : seats - len(castles)
    ]
    data["castles"] = castles
    data["spare_castles"] = [castle for castle in range(CASTLES) if castle not in castles]
    for word in (*SIDES, "goblins"):
        data[word] = [_ids(given, text, names) for text in given.texts(word, seats)]
    used = [card for word in (*SIDES, "goblins") for cards in data[word] for card in cards]
    if len(set(used)) < len(used):
        raise given.refuse("a creature is there twice")
    rest = [goblin for goblin in range(FIRST_EVIL) if goblin not in used]
    chance.shuffle(rest)
    for seat in range(seats):
        own = [card for word in (*SIDES, "goblins") for card in data[word][seat]]
        goblins = sum(1 for card in own if card < FIRST_EVIL)
        data["left"][seat] += [rest.pop() for _ in range(GOBLINS_EACH - goblins)]
    data["goblin_box"] = sorted(rest)
    data["strength"] = [
        sum(_rows(game, data, seat, side)[row] for side in range(len(SIDES)))
        for seat in range(seats)
        for row in range(ROWS)
    ]


def _rows(game: Bellum, data: dict[str, Any], seat: int, side: int) -> list[int]:
    """The packed strengths of one side of a castle."""
    cards = game.cards
    found: list[int] = cards.castle_rows[data["castles"][seat]][side][:]
    for card in data[SIDES[side]][seat]:
        found = [
            has + more for has, more in zip(found, cards.creature_rows[card][side], strict=True)
        ]
    return found


def _lay_market(game: Bellum, given: Given, data: dict[str, Any], chance: FastChance) -> None:
    """Two evil and two most evil ones lie open."""
    used = [card for word in SIDES for cards in data[word] for card in cards]
    named = _ids(given, given.text("market"), game.cards.creature_names)
    market: list[int] = []
    kinds = ((FIRST_EVIL, FIRST_MOST_EVIL, "evil_deck"),
             (FIRST_MOST_EVIL, CREATURES, "most_evil_deck"))  # fmt: skip
    for first, end, name in kinds:
        shown = [card for card in named if first <= card < end]
        deck = [card for card in range(first, end) if card not in used and card not in shown]
        chance.shuffle(deck)
        shown += [deck.pop() for _ in range(OPEN_OF_EACH - len(shown))]
        market += shown
        data[name] = deck
    if len(market) != len(kinds) * OPEN_OF_EACH or set(market) & set(used):
        raise given.refuse("the market has two evil and two most evil creatures of nobody's")
    data["display"] = market


def _lay_kingdom(game: Bellum, given: Given, data: dict[str, Any], chance: FastChance) -> None:
    """BE-13: so many farms, villages and towns as usual; farms come first."""
    names, seats = game.cards.place_names, len(given.players())
    data["row"] = _ids(given, given.text("row"), names)
    data["gone"] = _ids(given, given.text("gone"), names)
    out = [*data["row"], *data["gone"]]
    data["kingdom"], data["place_box"] = [], []
    for kind in (3, 2, 1):
        places = list(range(FIRST_PLACE[kind], FIRST_PLACE[kind + 1]))
        left = [place for place in places if place not in out]
        chance.shuffle(left)
        wanted = KINGDOM[seats][kind - 1] - (len(places) - len(left))
        if wanted < 0:
            raise given.refuse("more places of a kind than are in the kingdom")
        data["kingdom"] += left[:wanted]
        data["place_box"] += left[wanted:]
    while len(data["row"]) < seats:
        data["row"].append(data["kingdom"].pop())
    data["place_box"].sort()


def _hand_out_chests(game: Bellum, given: Given, data: dict[str, Any], chance: FastChance) -> None:
    """BE-9: the label of a chest is its turn in its pile; who holds it knows it."""
    piles = [values[:] for values in game.cards.chest_values]
    for pile in piles:
        chance.shuffle(pile)
    drawn: list[list[int]] = [[] for _ in CHESTS]
    data["holders"], data["known"] = [NONE] * TOKENS, [0] * TOKENS
    for seat, text in enumerate(given.texts("chests", len(given.players()))):
        for part in filter(None, (each.strip() for each in text.split(","))):
            word, *values = part.split()
            if word not in CHESTS:
                raise given.refuse(f"{word!r} is no kind of chest")
            kind = CHESTS.index(word)
            for value in values:
                label = FIRST_LABEL[kind] + len(drawn[kind])
                drawn[kind].append(_taken(given, piles[kind], value))
                data["holders"][label] = seat
                data["known"][label] = 1 << seat
    data["drawn"] = [len(values) for values in drawn]
    data["values"] = [v for kind in range(len(CHESTS)) for v in drawn[kind] + piles[kind]]


def _taken(given: Given, pile: list[int], word: str) -> int:
    value = pile[-1] if word == "?" else int(word)
    if value not in pile:
        raise given.refuse(f"there are not so many chests worth {word}")
    pile.remove(value)
    return value


def _count_goods(game: Bellum, given: Given, data: dict[str, Any]) -> None:
    """What is named, and the tokens that came with creatures (BE-2)."""
    seats = len(given.players())
    for word in ("food", "glyphs", "barrels", "shields"):
        data[word] = given.numbers(word, seats)
    for bonus, word in TOKEN_FIELDS.items():
        tokens = data["shields"] if word == "shields" else [0] * seats
        for seat in range(seats):
            horde = [*data["left"][seat], *data["right"][seat]]
            has = [BONUSES[game.cards.bonus[card]] for card in horde]
            tokens[seat] += has.count(bonus)
        data[word] = tokens


# What lessons tell


def facts(game: Bellum, tried: Tried) -> dict[str, TextArg]:
    """Today's row, what a place or a castle takes, what a creature brings and costs."""
    view = tried.view
    assert isinstance(view, BellumView)
    assert view.seat is not None
    found: dict[str, TextArg] = {"enough": ENOUGH_CHESTS, "day": view.day, "die": view.die}
    for name, price in zip(PRICE_FIELDS, game.cards.prices, strict=True):
        found[name] = price
    for kind, values in zip(CHESTS, game.cards.chest_values, strict=True):
        found[f"{kind}_least"], found[f"{kind}_most"] = min(values), max(values)
    found.update(_of_seat(game, view, view.seat, ""))
    if tried.seat is not None:
        found.update(_of_seat(game, view, tried.seat, "their_"))
    if tried.action is not None:
        found.update(_of_choice(game, view, view.seat, tried))
    return found


def _of_seat(game: Bellum, view: BellumView, seat: int, which: str) -> dict[str, TextArg]:
    """Its row of today, its goods, its chests and, as far as they are known, their worth."""
    row = view.hordes[seat][view.die - 1] if view.die else [0] * len(ICONS)
    found: dict[str, TextArg] = {
        f"{which}{icon.replace('-', '_')}": count for icon, count in zip(ICONS, row, strict=True)
    }
    found[f"{which}swords"] = row[ICONS.index("sword")] + row[ICONS.index("magic-sword")]
    found[f"{which}chests"] = view.chests[seat]
    found[f"{which}worth"] = game.standing(view).seen[seat]
    found[f"{which}shield"] = game.cards.castle_shield + view.shields[seat]
    found[f"{which}has_food"] = view.food[seat]
    found[f"{which}has_glyphs"] = view.glyphs[seat]
    return found


def _of_choice(game: Bellum, view: BellumView, seat: int, tried: Tried) -> dict[str, TextArg]:
    assert tried.action is not None
    args, cards = tried.action.args, game.cards
    found: dict[str, TextArg] = {}
    if "place" in args:
        place = cards.place_names.index(str(args["place"]))
        found["needs"] = cards.place_shield[place]
        found["needs_magic"] = cards.place_magic[place]
        found["needs_all"] = cards.place_total[place]
    if "seat" in args:
        found.update(_of_seat(game, view, int(args["seat"]), "their_"))
    if "side" in args:
        found.update(_of_placing(game, view, seat, SIDES.index(str(args["side"]))))
    if "price" in args:
        kind = cards.creature_names.index(str(args["card"]))
        food = cards.prices[0] if kind < FIRST_MOST_EVIL else cards.prices[MIXED_PRICE + 1]
        found["food_left"] = view.food[seat] - food
    return found


def _of_placing(game: Bellum, view: BellumView, seat: int, side: int) -> dict[str, TextArg]:
    """The rows in which a creature brings something on this side, by what it is."""
    waiting = [view.placing] if view.placing >= 0 else view.goblins[seat][:1]
    found: dict[str, TextArg] = {}
    for card in waiting:
        rows = [unpacked(row) for row in game.cards.creature_rows[card][side]]
        found["creature"] = game.name(game.cards.creature_names[card])
        found["rows"] = [row + 1 for row in range(ROWS) if any(rows[row])]
        for icon, name in enumerate(ICONS):
            key = f"{name.replace('-', '_')}_rows"
            found[key] = [row + 1 for row in range(ROWS) if rows[row][icon]]
    return found
