"""Every text in both languages side by side, filled in with 1 and with 2 of everything.

It is meant to be read through: what sounds wrong here sounds wrong at the table.
"""

import functools
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from grimorio.core.action import is_seat
from grimorio.core.registry import get_game, ours
from grimorio.core.text import SeatName, Text, TextArg
from grimorio.texts import LANGUAGES, Sayable, Speaker, text_files

PLAYERS = ["Ana", "Irene", "Benny"]
ABOUT = (
    "Every text in both languages, filled in with 1 and, where that changes it, with 2 of"
    " everything; then as whoever it tells of is told.\n"
)

# What stands for an argument, the first time and the second time; anything else is a number.
SEATS = {"seat": 0, "to_seat": 1, "from_seat": 1, "victim_seat": 1}
PEOPLE = ("name", "player")
CROWDS = ("names", "winners", "holders")
WORDS: dict[str, tuple[str, str]] = {
    **{name: (word, word) for name, word in {
        "action": "send crow-blue-4 b2",
        "address": "10.0.0.300",
        "bot": "gredy",
        "card": "crow-blue-4",
        "digest": "4f2ad10c",
        "edition": "mine",
        "en": "Ogre",
        "es": "Ogro",
        "field": "evil_food",
        "file": "mine.toml",
        "game": "Cónclave",
        "host": "10.0.0.300",
        "id": "mine",
        "language": "fr",
        "option": "corner",
        "other": "other.toml",
        "part": "cards",
        "problem": "FileNotFoundError",
        "seal": "4f2ad10c",
        "source": "…",
        "section": "CO-6",
        "text": "sned",
        "thing": "crow-blue-4",
        "title": "Bellum de Irene",
        "value": "seven",
    }.items()},
    "full": ("yes", "no"),
    "last": ("Irene", "Benny"),
    "leads": ("yes", "no"),
    "rest": ("Ana", "Ana, Irene"),
    "sound": ("i", ""),
}  # fmt: skip
LISTS: dict[str, tuple[list[str], list[str]]] = {
    "allowed": (["red", "blue"], ["red", "blue"]),
    "choices": (["north-west", "south-east"], ["north-west", "south-east"]),
    "facts": (["name"], ["name", "loot"]),
    "found": (["es"], ["es", "fr"]),
    "icons": (["…"], ["…", "…"]),
    "known": (["greedy", "random"], ["greedy", "random"]),
    "things": (["crow-blue-4"], ["crow-blue-4", "boar-red-3"]),
    "new": (["swamp-cat"], ["swamp-cat", "small-fry"]),
    "verbs": (["send", "give", "draw"], ["send", "give", "draw"]),
}
NUMBERS = {
    "magia-edition-sum found",
    "magia-no-three-cards cards",
    "bellum-log-chest-gained-seen value",
    "bellum-web-chest value",
    "bellum-fact-tokens value",
    "arena-share-cell value",
    "arena-fair-cell value",
    "arena-place-cell value",
    "arena-rating-cell value",
    "arena-speed-cell value",
    "magia-fact-cards crystal",
}
OFFERS = {
    "magia-prompt-move": ("move", "cross", "stop"),
    "magia-prompt-exam": ("return", "grant"),
    "magia-prompt-action": ("step", "swap", "again"),
    "magia-prompt-end": ("end", "finish"),
    "bellum-prompt-attack": ("raid", "attack", "rest"),
}
THINGS: dict[str, dict[str, tuple[str, str]]] = {
    "conclave": {
        "brotherhood": ("crow", "gazelle"),
        "card": ("crow-purple-4", "gazelle-red-4"),
        "cell": ("b2", "c3"),
        "below": ("red", "purple"),
        "deck": ("left", "right"),
        "line": ("column", "row"),
        "magic": ("purple", "red"),
        "top": ("purple", "red"),
    },
    "cronicas": {
        "card": ("power-4", "love-10"),
        "character": ("character-power-4", "character-love-10"),
        "chronicle": ("wedding", "plague"),
        "feat": ("feat-sage", "feat-queen"),
        "own": ("power", "love"),
        "suit": ("power", "love"),
        "wild": ("king", "angel"),
        "condition": ("condition-most-power", "condition-no-evil"),
        "ability": ("ability-evil", "ability-take"),
    },
    "magia": {
        "ability": ("ability-plain", "ability-step"),
        "answer": ("yes", "no"),
        "apprentice": ("red", "green"),
        "card": ("red-plain", "black-step"),
        "cell": ("c4", "desk"),
        "colour": ("red", "black"),
        "crystal": ("air", "fire"),
        "figure": ("red", "examiner"),
        "kind": ("kind-white", "kind-black"),
        "other": ("blue", "brown"),
        "symbol": ("symbol-plain", "symbol-step"),
    },
    "bellum": {
        "ability": ("ability-shield", "ability-none"),
        "bonus": ("shield", "confusion"),
        "card": ("ogre", "red-dragon"),
        "castle": ("raven-tower", "thorn-fortress"),
        "cause": ("ten-chests", "last-day"),
        "chest": ("wood-1", "gold-2"),
        "kind": ("wood", "metal"),
        "place": ("the-henhouse", "the-tipsy-unicorn"),
        "price": ("mixed", "glyphs"),
        "side": ("left", "right"),
        "thing": ("the-henhouse", "bone-keep"),
    },
}


KEYED: dict[str, dict[str, tuple[str, str]]] = {
    "bellum-log-goblins-dealt": {"card": ("snot-the-cook", "nib-the-nosy")},
    "bellum-no-castle": {"thing": ("raven-tower", "thorn-fortress")},
    "bellum-no-creature": {"thing": ("ogre", "red-dragon")},
    "bellum-no-place-gone": {"thing": ("the-henhouse", "the-old-mill")},
    "bellum-no-place-here": {"thing": ("the-henhouse", "the-old-mill")},
    "bellum-no-steal": {"thing": ("wood-1", "gold-2")},
    "bellum-no-steal-twice": {"thing": ("wood-1", "gold-2")},
    "magia-web-cell": {"kind": ("web-kind-white", "web-kind-black")},
}


def _name(game_id: str, thing: str) -> Text:
    own = f"{game_id}-{thing}"
    return Text(own) if Speaker("es").has(own) else get_game(game_id).name(thing)


def _same(arg: Sayable) -> tuple[Sayable, Sayable]:
    return (arg, arg)


def _amounts(*icons: str) -> tuple[Sayable, Sayable]:
    """One of the first, and two of every one."""
    two: list[TextArg] = [Text(f"bellum-amount-{icon}", {"count": 2}) for icon in icons]
    return [Text(f"bellum-amount-{icons[0]}", {"count": 1})], two


def _spell(apprentice: str, held: int) -> Text:
    return Text("magia-spell", {"apprentice": _name("magia", apprentice), "held": held, "size": 6})


def _hat(apprentice: str) -> Text:
    return Text("magia-named", {"apprentice": _name("magia", apprentice)})


def _tokens(count: int, value: int) -> Text:
    return Text("bellum-fact-tokens", {"tokens": count, "value": value})


_CROW = _name("conclave", "crow-purple-4")
_SENT = Text("conclave-action-send", {"card": _CROW, "cell": "b2"})
_PACKAGE: dict[str, tuple[TextArg, TextArg]] = {
    "name": ("whist", "tute"),
    "package": ("whist 1.2", "tute 2.0"),
}
_NOR: TextArg = Text("list-nor", {"rest": Text("cronicas-power"), "last": Text("cronicas-love")})

# What the sentences about consequences list.
_BEFORE_AFTER: list[TextArg] = [
    Text("conclave-change-you", {"before": 4, "after": 0}),
    Text("conclave-change", {"seat": SeatName(1), "before": 3, "after": 10}),
]
_COUNTS: list[TextArg] = [
    Text("cronicas-standing-count", {"chronicle": _name("cronicas", chronicle), "count": 2})
    for chronicle in ("wedding", "plague")
]
_MAGES: list[TextArg] = [
    Text("conclave-mage", {"magic": _name("conclave", magic), "influence": 4})
    for magic in ("purple", "red")
]
_REFILLED: list[TextArg] = [
    Text("conclave-refilled-cell", {"magic": _name("conclave", magic), "cell": cell})
    for magic, cell in (("purple", "b2"), ("red", "c3"))
]
_BURNT: list[TextArg] = [
    Text("cronicas-short", {"character": _name("cronicas", "character-power-4"), "strength": 4}),
    Text("cronicas-face-down", {"count": 2}),
]
FORETOLD: dict[str, list[TextArg]] = {
    "burnt_cards": _BURNT,
    "cells": _REFILLED,
    "changes": _BEFORE_AFTER,
    "counts": _COUNTS,
    "mages": _MAGES,
    "seats": [SeatName(1), SeatName(2)],
}

# What stands as it is, where the same name means something else than usual.
EXACT: dict[str, dict[str, tuple[Sayable, Sayable]]] = {
    "arena-plot": {"file": _same("wins.svg")},
    "bellum-fact-chests": {"tokens": ([_tokens(7, 1), _tokens(6, 2)], [_tokens(1, 4)])},
    "magia-preview-ermine": {
        "cards": _same([_name("magia", "red-plain"), _name("magia", "black-step")])
    },
    "magia-preview-dragon": {"seats": ([SeatName(1)], [SeatName(1), SeatName(2)])},
    "magia-preview-not-ready": {
        "spells": ([_spell("brown", 3)], [_spell("brown", 3), _spell("red", 5)])
    },
    **{
        f"magia-preview-{each}": {"apprentices": ([_hat("green")], [_hat("green"), _hat("blue")])}
        for each in ("meets", "visits")
    },
    "magia-preview-goals": {"cells": _same(["A1", "E9"]), "price": _same(3)},
    **{f"magia-preview-{each}": {"price": _same(3)} for each in ("price", "price-colour", "paid")},
    "magia-preview-spell": {"before": (2, 5), "after": (3, 4), "size": _same(6)},
    "magia-preview-discard": {"before": (8, 9), "after": (7, 8)},
    **{
        f"magia-preview-{each}": {"before": (0, 3), "after": (1, 2)}
        for each in ("order", "points", "reserve", "reserve-of")
    },
    **{
        f"magia-standing-{each}": {
            "mission": _same([_spell("brown", 3), _spell("red", 5)]),
            "worth": _same(8),
        }
        for each in ("own", "finished")
    },
    "magia-spell": {"held": (3, 6), "size": _same(6)},
    "magia-reason-mission": {"held": (3, 6), "size": _same(6)},
    "bellum-preview-beats": {"needed": (1, 4), "magic": (0, 1)},
    **{
        f"bellum-preview-{each}": {"row": _amounts("food", "sword", "thief")}
        for each in ("yours", "lost", "theirs")
    },
    "bellum-preview-chests": {"before": (1, 7), "after": (2, 9), "enough": _same(10)},
    "bellum-preview-chests-of": {"before": (2, 7), "after": (1, 5), "enough": _same(10)},
    "bellum-preview-keep": {"left": _amounts("food", "glyph")},
    "bellum-preview-loot": {"loot": _amounts("metal", "barrel")},
    "bellum-preview-pays": {"left": _amounts("food", "glyph"), "glyphs": (0, 1)},
    "bellum-preview-shield": {"before": _same(4), "after": _same(5)},
    "bellum-preview-short": {"plain": (0, 1)},
    "bellum-preview-short-castle": {"plain": (0, 1)},
    "bellum-preview-side-left": {"gain": _amounts("food", "glyph"), "rows": ([1], [1, 4])},
    "bellum-preview-side-right": {"gain": _amounts("sword", "magic-sword"), "rows": ([1], [1, 6])},
    "bellum-preview-steal-known": {"value": _same(3)},
    "bellum-preview-unpaid": {"short": _amounts("food", "glyph")},
    "bellum-reason-recruit": {"left": _amounts("food", "glyph"), "right": _amounts("sword")},
    "bellum-standing-today": {"today": _amounts("food", "sword"), "enough": _same(10)},
    "bellum-recap-die-rolled": {"paid": _same(Text("bellum-barrel")), "row": _same(4)},
    "bellum-no-magic-swords": {"have": (0, 1)},
    "bellum-no-pay-food": {"have_food": (0, 1)},
    "bellum-no-pay-glyphs": {"have_glyphs": (0, 1)},
    "bellum-no-pay-mixed": {"have_food": (0, 1), "have_glyphs": (0, 1)},
    "bellum-no-swords": {"have": (0, 1)},
    "cli-hint": {"action": _same(_SENT)},
    "cli-refused": {"section": _same("CO-5"), "why": _same(Text("conclave-no-second-gift"))},
    "cli-undone": {"action": _same(_SENT)},
    "conclave-card": {"influence": _same(4)},
    **{
        f"conclave-preview-line-{kind}": {
            "line": (
                Text("conclave-line-column", {"place": "B"}),
                Text("conclave-line-row", {"place": "2"}),
            ),
            "total": total,
        }
        for kind, total in (("counted", (12, 15)), ("failed", (9, 8)), ("unmoved", (12, 15)))
    },
    "conclave-line-column": {"place": ("B", "C")},
    "conclave-mage": {"influence": _same(4)},
    "conclave-log-line-counted": {"total": (12, 15)},
    "conclave-log-line-failed": {"total": (7, 9)},
    "conclave-log-line-unmoved": {"total": (12, 15)},
    "cronicas-board-lacks": {"suits": (Text("cronicas-power"), _NOR)},
    "cronicas-card": {"strength": (4, 10)},
    "conclave-standing-last": {
        "standing": _same(
            Text("conclave-standing-powerless", {"seat": SeatName(0), "resentment": 3})
        )
    },
    "cronicas-standing": {"now": _same(Text("cronicas-standing-tyrant", {"gain": 2}))},
    "cronicas-preview-behind": {"strength": (4, 10)},
    "cronicas-preview-behind-low": {"strength": (4, 10)},
    "cronicas-short": {"strength": (4, 10)},
    "cronicas-web-fame": {"goal": _same(7)},
    "error-action-id": {"value": _same(9000), "most": _same(411)},
    "error-arena-place": {"place": _same("moon"), "known": _same(["local", "ray"])},
    "error-bot-budget": {"bot": _same("search:fast")},
    "error-bot-choice": {"choice": _same("send crow-blue-4 b2")},
    "error-count": {"name": ("--games", "--workers"), "value": _same(0), "least": _same(1)},
    "error-damaged": {"field": ("seats", "plies"), "expected": ("int", "list")},
    "error-edition-game": {"game": _same("cronicas"), "wanted": ("magia", "bellum")},
    "error-extra": {"package": ("ray", "matplotlib"), "extra": ("ray", "lab")},
    "error-illegal": {"section": _same("CO-5"), "sentence": _same(Text("conclave-no-second-gift"))},
    "error-language": {"known": _same(["es", "en"])},
    "error-limit-form": {"name": _same("http"), "value": _same("many")},
    "error-not-measured": {"game": _same("magia"), "known": _same(["bellum"])},
    "error-option-bool": {"option": _same("prolong"), "value": _same("maybe")},
    "error-option-choice": {"value": _same("centre")},
    "error-option-int": {"option": _same("removed"), "value": _same("few"), "most": _same(18)},
    "error-option-range": {"option": _same("removed"), "value": _same(19), "most": _same(18)},
    "error-option-unknown": {"option": _same("conrer"), "known": _same(["removed", "corner"])},
    "error-other-rules": {"rules": _same(3), "newest": _same(2)},
    "error-other-saved": {"found": ("cronicas", "bellum"), "wanted": _same("magia")},
    "error-own-bot": {"bot": _same("mine:Bold"), "module": _same("mine"), "name": _same("Bold")},
    "error-package-contract": {**_PACKAGE, "found": _same("2"), "wanted": _same(1)},
    "error-package-failed": {**_PACKAGE, "problem": _same("ImportError: no module named cards")},
    "error-package-name": {**_PACKAGE, "name": ("Whist", "whist-2")},
    "error-package-taken": {**_PACKAGE, "other": ("Grimorio", "briscola 0.3")},
    "error-ply": {"value": _same(99), "most": _same(41)},
    "error-seats": {"seats": (1, 7), "least": _same(2), "most": _same(4)},
    "error-unknown-game": {"game": _same("magica"), "known": _same([*ours()])},
    "error-unknown-limit": {"name": _same("speed"), "known": _same(["http", "sockets"])},
    "magia-fact-orders": {"cards": ("2-2-1", "2-2-1 · 3-1-1")},
    "magia-fact-spells": {"cards": ("4-2-0", "4-2-0 · 3-3-0")},
    "named-card": {"name": ("Merlín", "Morgana"), "card": _same(_CROW)},
    "table-eyes": {"known": _same(["0", "1", "all"])},
    "table-malformed": {"problem": _same("version")},
    "web-advice": {"action": _same(_SENT)},
    "web-facts": {"least": _same(2), "most": _same(4), "from": _same(30), "to": _same(45)},
    "web-question-sealed": {"answer": (Text("magia-yes"), Text("magia-no"))},
    "web-question-silence": {"answer": _same(Text("magia-no"))},
    "web-reason": {"action": _same(_SENT)},
    "web-replay-step": {"count": _same(40)},
    "web-unpick": {"thing": _same(_CROW)},
}


class _Reader(Visitor):
    """What a text uses: arguments, and other texts, which have the same arguments."""

    def __init__(self) -> None:
        self.arguments: set[str] = set()
        self.texts: set[str] = set()

    def visit_VariableReference(self, node: Any) -> None:  # noqa: N802  (the visitor's own name)
        self.arguments.add(argument(node.id.name))

    def visit_MessageReference(self, node: Any) -> None:  # noqa: N802
        self.texts.add(node.id.name)


def messages_of(path: Path) -> Iterator[ast.Message]:
    """The messages of a file in its order."""
    for entry in FluentParser().parse(path.read_text(encoding="utf-8")).body:
        assert not isinstance(entry, ast.Junk), f"{path.name}: {entry.content}"
        if isinstance(entry, ast.Message):
            yield entry


def used_in(node: Any) -> set[str]:
    """The arguments that stand in a message, or in a part of one."""
    reader = _Reader()
    reader.visit(node)
    return reader.arguments


def told_to(message: ast.Message) -> set[str]:
    """The seats to which the message speaks in the second person."""
    return {each.id.name for each in message.attributes if is_seat(each.id.name)}


def arguments_of(path: Path) -> dict[str, set[str]]:
    """The keys of a file in its order, each with the arguments that it needs."""
    readers: dict[str, _Reader] = {}
    for message in messages_of(path):
        assert message.id.name not in readers, f"{message.id.name} stands twice"
        readers[message.id.name] = _Reader()
        readers[message.id.name].visit(message)
    for reader in readers.values():
        for text in reader.texts:
            reader.texts = reader.texts | readers[text].texts
    return {
        key: reader.arguments.union(*(readers[text].arguments for text in reader.texts))
        for key, reader in readers.items()
    }


@functools.cache
def attributes() -> frozenset[str]:
    """Forms that names come in, such as their gender: a sentence has them as `$name_gender`;
    and `or` and `apart`, for lists. An attribute called like a seat is no form of a name: it is the
    sentence for whoever sits there."""
    files = [
        path.read_text(encoding="utf-8") for language in LANGUAGES for path in text_files(language)
    ]
    found = re.findall(r"(?m)^ +\.([a-z]+) =", "\n".join(files))
    return frozenset(["or", "apart", *(each for each in found if not is_seat(each))])


def argument(variable: str) -> str:
    """The argument that a variable comes from."""
    name, _, attribute = variable.rpartition("_")
    return name if name and attribute in attributes() else variable


def _example(key: str, name: str, number: int) -> Sayable:
    """An argument for the first reading (number 1) or the second."""
    game_id = key.split("-")[0]
    things = {**THINGS.get(game_id, {}), **KEYED.get(key, {})}
    singular = name.removesuffix("s")
    if name in EXACT.get(key, {}):
        return EXACT[key][name][number - 1]
    if f"{key} {name}" in NUMBERS or (name == "line" and re.search("-edition-|-toml-", key)):
        return number
    if name in FORETOLD and re.search("-preview-|-reason-|-standing", key):
        return FORETOLD[name][:number]
    if name in SEATS:
        return SeatName(SEATS[name])
    if name in PEOPLE:
        return PLAYERS[number - 1]
    if name in CROWDS:
        return [SeatName(seat) for seat in range(number)]
    if name in things and "-edition-" in key:  # what an owner typed
        return things[name][number - 1]
    if name in things:
        return _name(game_id, things[name][number - 1])
    if name != singular and singular in things:
        named: list[TextArg] = [_name(game_id, each) for each in things[singular]]
        return named[:number]
    if name in LISTS:
        return [*LISTS[name][number - 1]]
    if name in WORDS:
        return WORDS[name][number - 1]
    return number


def _say(speaker: Speaker, key: str, names: set[str], number: int) -> str:
    if "offers" in names:
        game_id, _, choice = key.partition("-prompt-")
        return speaker.prompt(game_id, choice, OFFERS[key][: number * 2 - 1])
    if "-printed-" in key:
        cards = get_game(key.split("-")[0]).printed()
        texts = [card.text for card in cards if card.text.key == key]
        if texts:
            return speaker.say(texts[number - 1])
    args = {name: _example(key, name, number) for name in names}
    return speaker.say(key, **{**args, **_told(key, number)})


def _told(key: str, number: int) -> dict[str, TextArg]:
    """What a game makes of the cards of a log line, or of a recap."""
    found = re.fullmatch("([a-z]+)-(?:log|recap)-(.+?)(?:-seen)?", key)
    if not found or "card" not in THINGS.get(found[1], {}):
        return {}
    things = {**THINGS[found[1]], **KEYED.get(key, {})}
    fields: dict[str, str | list[str]] = {
        f"{name}s": list(things[name][:number])
        for name in ("card", "cell", "place")
        if name in things
    }
    fields["card"] = things["card"][number - 1]
    fields["won"] = list(things["card"][: number - 1])
    fields["chest"] = things.get("chest", things["card"])[number - 1]
    fields["leads" if number == 1 else "paid"] = "yes"
    return get_game(found[1]).told(found[2], fields)


def _cell(language: str, key: str, names: set[str], own: set[str]) -> str:
    seats = [None, *sorted(SEATS[name] for name in own)]
    speakers = [Speaker(language, PLAYERS, seat) for seat in seats]
    said = dict.fromkeys(
        _say(each, key, names | own, number) for each in speakers for number in (1, 2)
    )
    return "<br>".join(said).replace("|", "\\|").replace("\n", " ")


def _part(path: Path) -> str:
    return path.parts[-3] if path.parts[-4] == "games" else "shared"


def _table(part: str) -> str:
    """The texts of a game, or those that belong to none, in the order of the Spanish files."""
    rows = ["| key | español | English |", "| --- | --- | --- |"]
    for path in text_files("es"):
        if part == _part(path):
            names = arguments_of(path)
            english = path.with_name(path.name.replace("es.ftl", "en.ftl"))
            other = arguments_of(english)
            own = [
                {each.id.name: told_to(each) for each in messages_of(file)}
                for file in (path, english)
            ]
            for key, variables in names.items():
                given = variables | other.get(key, set())
                cells = [
                    _cell(language, key, given, told[key])
                    for language, told in zip(LANGUAGES, own, strict=True)
                ]
                rows.append(f"| `{key}` | {cells[0]} | {cells[1]} |")
    return "\n".join(rows) + "\n"


def shared_page() -> str:
    title = "# The texts of the table, the page and the terminal"
    return f"{title}\n\n{ABOUT}\n{_table('shared')}"


def game_page(game_id: str) -> str:
    title = Speaker("en").say(f"{game_id}-title")
    return f"# The texts of {title}\n\n{ABOUT}\n{_table(game_id)}"
