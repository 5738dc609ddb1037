"""Every text in both languages side by side, filled in with 1 and with 2 of everything.

It is meant to be read through: what sounds wrong here sounds wrong at the table.
"""

import functools
import re
from pathlib import Path
from typing import Any

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from grimorio.core.registry import get_game
from grimorio.core.text import SeatName, Text, TextArg
from grimorio.texts import LANGUAGES, Sayable, Speaker, text_files

PLAYERS = ["Ana", "Irene", "Benny"]
NOTE = "<!-- Written by `make docs` from the Fluent files. -->\n\n"
ABOUT = (
    "Every text in both languages, filled in with 1 and, where that changes it, with 2 of"
    " everything.\n"
)

# What stands for an argument, the first time and the second time; anything else is a number.
SEATS = {"seat": 0, "to_seat": 1, "from_seat": 1, "victim_seat": 1}
PEOPLE = ("name", "player")
CROWDS = ("names", "winners", "holders")
WORDS: dict[str, tuple[str, str]] = {
    **{name: (word, word) for name, word in {
        "ability": "…",
        "action": "send crow-blue-4 b2",
        "address": "10.0.0.300",
        "answer": "…",
        "bot": "gredy",
        "card": "crow-blue-4",
        "digest": "4f2a…",
        "edition": "mine",
        "en": "Ogre",
        "es": "Ogro",
        "expected": "int",
        "field": "plies",
        "file": "mine.toml",
        "game": "Cónclave",
        "host": "10.0.0.300",
        "id": "mine",
        "language": "fr",
        "option": "corner",
        "other": "other.toml",
        "part": "cards",
        "problem": "…",
        "seal": "4f2a…",
        "section": "CO-6",
        "text": "sned",
        "thing": "crow-blue-4",
        "title": "Bellum de Irene",
        "value": "seven",
        "why": "…",
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
    "found": (["es"], ["es", "fr"]),
    "known": (["greedy", "random"], ["greedy", "random"]),
    "new": (["swamp-cat"], ["swamp-cat", "small-fry"]),
    "verbs": (["send", "give", "draw"], ["send", "give", "draw"]),
}
NUMBERS = {
    "magia-edition-sum found",
    "error-option-range value",
    "error-count value",
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
    "bellum-no-castle": {"thing": ("raven-tower", "thorn-fortress")},
    "bellum-no-creature": {"thing": ("ogre", "red-dragon")},
    "bellum-no-steal": {"thing": ("wood-1", "gold-2")},
    "bellum-no-steal-twice": {"thing": ("wood-1", "gold-2")},
    "bellum-board-explain-creature": {"kind": ("goblin", "most-evil")},
    "bellum-board-explain-place": {"kind": ("farm", "tavern")},
    "conclave-board-seen-card": {"magic": ("magic-purple", "magic-red")},
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


def arguments_of(path: Path) -> dict[str, set[str]]:
    """The keys of a file in its order, each with the arguments that it needs."""
    readers: dict[str, _Reader] = {}
    for entry in FluentParser().parse(path.read_text(encoding="utf-8")).body:
        assert not isinstance(entry, ast.Junk), f"{path.name}: {entry.content}"
        if isinstance(entry, ast.Message):
            assert entry.id.name not in readers, f"{entry.id.name} stands twice"
            readers[entry.id.name] = _Reader()
            readers[entry.id.name].visit(entry)
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
    and `or`, for lists."""
    files = [
        path.read_text(encoding="utf-8") for language in LANGUAGES for path in text_files(language)
    ]
    return frozenset(["or", *re.findall(r"(?m)^ +\.([a-z]+) =", "\n".join(files))])


def argument(variable: str) -> str:
    """The argument that a variable comes from."""
    name, _, attribute = variable.rpartition("_")
    return name if name and attribute in attributes() else variable


def _name(game_id: str, thing: str) -> Text:
    own = f"{game_id}-{thing}"
    return Text(own) if Speaker("es").has(own) else get_game(game_id).name(thing)


def _raw(key: str) -> dict[str, tuple[str, str]]:
    """What stands as it is, where the same name means something else than usual."""
    if key in ("error-count", "error-unknown-limit", "error-limit-form"):
        return {"name": ("--games", "--workers")}
    if key == "error-edition-game":
        return {"wanted": ("magia", "bellum")}
    if key in ("magia-fact-spells", "magia-fact-orders"):
        return {"cards": ("4-2-0", "4-2-0 · 3-3-0")}
    return {"place": ("moon", "moon")} if key == "error-arena-place" else {}


def _example(key: str, name: str, number: int) -> Sayable:
    """An argument for the first reading (number 1) or the second."""
    game_id = key.split("-")[0]
    things = {**THINGS.get(game_id, {}), **KEYED.get(key, {})}
    singular = name.removesuffix("s")
    if f"{key} {name}" in NUMBERS or (name == "line" and re.search("-edition-|-toml-", key)):
        return number
    if name in _raw(key):
        return _raw(key)[name][number - 1]
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
    return speaker.say(key, **{name: _example(key, name, number) for name in names})


def _cell(speaker: Speaker, key: str, names: set[str]) -> str:
    said = list(dict.fromkeys(_say(speaker, key, names, number) for number in (1, 2)))
    return "<br>".join(said).replace("|", "\\|").replace("\n", " ")


def _part(path: Path) -> str:
    return path.parts[-3] if path.parts[-4] == "games" else "shared"


def _table(part: str) -> str:
    """The texts of a game, or those that belong to none, in the order of the Spanish files."""
    rows = ["| key | español | English |", "| --- | --- | --- |"]
    speakers = [Speaker(language, PLAYERS) for language in LANGUAGES]
    for path in text_files("es"):
        if part == _part(path):
            names = arguments_of(path)
            other = arguments_of(path.with_name(path.name.replace("es.ftl", "en.ftl")))
            for key, variables in names.items():
                given = variables | other.get(key, set())
                cells = [_cell(speaker, key, given) for speaker in speakers]
                rows.append(f"| `{key}` | {cells[0]} | {cells[1]} |")
    return "\n".join(rows) + "\n"


def shared_page() -> str:
    title = "# The texts of the table, the page and the terminal"
    return f"{NOTE}{title}\n\n{ABOUT}\n{_table('shared')}"


def game_page(game_id: str) -> str:
    title = Speaker("en").say(f"{game_id}-title")
    return f"{NOTE}# The texts of {title}\n\n{ABOUT}\n{_table(game_id)}"
