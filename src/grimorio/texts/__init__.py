"""All that Grimorio says, in Spanish and English, from the Fluent files beside the games."""

import decimal
import functools
import re
import unicodedata
from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path
from typing import Any

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.types import FluentType, fluent_number
from fluent.syntax import FluentParser, ast, serialize

from grimorio.core.errors import BadInput
from grimorio.core.registry import folder, game_ids, ours
from grimorio.core.text import SeatName, Text, TextArg

LANGUAGES = ("es", "en")
LONGEST = 500_000
"""Letters of a package's texts that are read; our longest game has 30,000."""

Sayable = TextArg | float

_ROOT = Path(__file__).parent.parent
_KINDS = re.compile("^(log|action|no|row|option|prompt|offer|field|seat)-")
_SOUND_OF_I = re.compile(r"h?í|h?i(?![aeouáéóú])|y(?![aeiouáéíóú])", re.IGNORECASE)
_SOUND_OF_O = re.compile(r"h?[oó]|8|11\b", re.IGNORECASE)


def text_files(language: str) -> list[Path]:
    """Our own Fluent files of a language: the shared ones, then every game's."""
    shared = sorted(_ROOT.glob(f"texts/*{language}.ftl"))
    return shared + [path for id in ours() for path in _game_files(id, language)]


def _game_files(id: str, language: str) -> list[Path]:
    """What a game says, and what its lessons say."""
    return sorted((folder(id) / "texts").glob(f"*{language}.ftl"))


def game_texts(id: str, language: str) -> str:
    """What a game says, as Fluent. A package's is read with care: only messages that begin with
    the game's own id, so that it cannot speak for others; what is no Fluent, and signs that cannot
    be seen, are left out. A game that speaks one language says the same in the other."""
    others = [each for each in LANGUAGES if each != language]
    for each in (language, *others):
        paths = _game_files(id, each)
        if paths:
            read = (path.read_text(encoding="utf-8", errors="replace") for path in paths)
            text = "\n".join(read)
            return text if id in ours() else _own_messages(id, text)
    return ""


def _own_messages(id: str, text: str) -> str:
    visible = "".join(sign for sign in text if sign == "\n" or unicodedata.category(sign)[0] != "C")
    resource = FluentParser(with_spans=False).parse(visible[:LONGEST])
    own = [each for each in resource.body if isinstance(each, ast.Message | ast.Term)
           and each.id.name.startswith(f"{id}-")]  # fmt: skip
    return str(serialize(ast.Resource(list(own))))


class Speaker:
    """Says texts in one language, with the names of the players at a table. Whoever sits in the
    seat `you` is told of their own acts, and of what is done to them, in the second person: where
    an argument is that seat, a message's attribute of the same name is said."""

    def __init__(self, language: str, players: Sequence[str] = (), you: int | None = None) -> None:
        if language not in LANGUAGES:
            raise BadInput("error-language", language=language[:20], known=list(LANGUAGES))
        self.language = language
        self.players = list(players)
        self.you = you
        self._bundle = _bundle(language, tuple(game_ids()[len(ours()) :]))

    def has(self, key: str) -> bool:
        return bool(self._bundle.has_message(key))

    def say(self, key: str | Text, **args: Sayable) -> str:
        """The sentence for a key or a text. A key that is missing is shown as it is, and where it
        is a package's that has not written it yet, in plain words."""
        if isinstance(key, Text):
            return self.say(key.key, **key.args)
        if not self.has(key):
            return self._unwritten(key, args)
        message = self._bundle.get_message(key)
        own = (name for name in message.attributes if self._is_you(args.get(name)))
        pattern = next((message.attributes[name] for name in own), message.value)
        return key if pattern is None else self._format(pattern, self._plain_args(args))

    def prompt(self, game_id: str, choice: str, verbs: Iterable[str]) -> str:
        """What is asked of a seat; `$offers` are the verbs that it may choose from, in words."""
        keys = [f"{game_id}-offer-{verb}" for verb in dict.fromkeys(verbs)]
        offers = [self.say(key) for key in keys if self.has(key)]
        key = f"{game_id}-prompt-{choice}"
        return self.say(key, offers=self.listed(offers, "or")) if self.has(key) else self.say(key)

    def recap(self, seat: int, text: Text) -> str:
        """What somebody did, in a few words, with their name before it; -1: nobody did."""
        words = self.say(text)
        return words if seat < 0 else self.say("recap-line", seat=SeatName(seat), words=words)

    def player(self, seat: int) -> str:
        if seat < len(self.players):
            return self.players[seat]
        return self.say("player", number=seat + 1)

    def listed(self, items: Sequence[str], word: str = "and") -> str:
        """a, b and c; the Spanish word changes before its own sound: Ana e Irene, siete u ocho."""
        if not items:
            return self.say("list-empty")
        if len(items) == 1:
            return items[0]
        sound = "i" if _SOUND_OF_I.match(items[-1]) else "o" if _SOUND_OF_O.match(items[-1]) else ""
        rest = ", ".join(items[:-1])
        return self.say(f"list-{word}", rest=rest, last=items[-1], sound=sound)

    def _unwritten(self, key: str, args: Mapping[str, Sayable]) -> str:
        """`goofspiel-log-bid-made` with a seat and a card: bid made: Ana, 7."""
        id, _, rest = key.partition("-")
        if id in ours() or id not in game_ids():
            return key
        words = _KINDS.sub("", rest, count=1).replace("-", " ")
        said = ", ".join(str(self._plain(arg)) for arg in args.values())
        return f"{words}: {said}" if said else words

    def _format(self, pattern: Any, args: dict[str, str | FluentType]) -> str:
        with decimal.localcontext() as context:
            context.rounding = decimal.ROUND_HALF_UP  # as browsers round
            sentence, _ = self._bundle.format_pattern(pattern, args)
        return str(sentence)

    def _plain_args(self, args: Mapping[str, Sayable]) -> dict[str, str | FluentType]:
        """Arguments as Fluent takes them; a name's attributes come along as `$name_attribute`, and
        a list as `$name_or` (what can be chosen) and `$name_apart` (of long things)."""
        plain: dict[str, str | FluentType] = {}
        for name, arg in args.items():
            plain[name] = self._plain(arg)
            if isinstance(arg, list):
                items = self._items(arg)
                plain[f"{name}_or"] = self.listed(items, "or")
                plain[f"{name}_apart"] = "; ".join(items) or self.listed(items)
            if isinstance(arg, Text) and self.has(arg.key):
                inner = self._plain_args(arg.args)
                for attribute, pattern in self._bundle.get_message(arg.key).attributes.items():
                    plain[f"{name}_{attribute}"] = self._format(pattern, inner)
        return plain

    def _plain(self, arg: Sayable) -> str | FluentType:
        if isinstance(arg, Text):
            return self.say(arg)
        if isinstance(arg, SeatName):
            return self.player(arg.seat)
        if isinstance(arg, list):
            return self.listed(self._items(arg))
        if isinstance(arg, str):
            return arg
        # Spanish writes 1234, and 12.345.
        return fluent_number(arg, useGrouping=self.language != "es" or abs(arg) >= 10_000)

    def _items(self, args: list[Any]) -> list[str]:
        return [self.say("you") if self._is_you(arg) else str(self._plain(arg)) for arg in args]

    def _is_you(self, arg: Sayable | None) -> bool:
        return isinstance(arg, SeatName) and arg.seat == self.you


@functools.cache
def _bundle(language: str, brought: tuple[str, ...]) -> FluentBundle:
    bundle = FluentBundle([language], use_isolating=False)
    for path in text_files(language):
        bundle.add_resource(FluentResource(path.read_text(encoding="utf-8")))
    for id in brought:
        bundle.add_resource(FluentResource(game_texts(id, language)))
    return bundle
