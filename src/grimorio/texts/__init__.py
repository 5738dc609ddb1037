"""All that Grimorio says, in Spanish and English, from the Fluent files beside the games."""

import decimal
import functools
import re
from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path
from typing import Any

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.types import FluentType, fluent_number

from grimorio.core.errors import BadInput
from grimorio.core.text import SeatName, Text, TextArg

LANGUAGES = ("es", "en")

Sayable = TextArg | float

_ROOT = Path(__file__).parent.parent
_SOUND_OF_I = re.compile(r"h?í|h?i(?![aeouáéóú])|y(?![aeiouáéíóú])", re.IGNORECASE)
_SOUND_OF_O = re.compile(r"h?[oó]|8|11\b", re.IGNORECASE)


def text_files(language: str) -> list[Path]:
    """The Fluent files of a language: the shared ones, then every game's."""
    shared = sorted(_ROOT.glob(f"texts/*{language}.ftl"))
    return shared + sorted(_ROOT.glob(f"games/*/texts/{language}.ftl"))


class Speaker:
    """Says texts in one language, with the names of the players at a table."""

    def __init__(self, language: str, players: Sequence[str] = ()) -> None:
        if language not in LANGUAGES:
            raise BadInput("error-language", language=language[:20], known=list(LANGUAGES))
        self.language = language
        self.players = list(players)
        self._bundle = _bundle(language)

    def has(self, key: str) -> bool:
        return bool(self._bundle.has_message(key))

    def say(self, key: str | Text, **args: Sayable) -> str:
        """The sentence for a key or a text. A key that is missing is shown as it is."""
        if isinstance(key, Text):
            return self.say(key.key, **key.args)
        if not self.has(key):
            return key
        pattern = self._bundle.get_message(key).value
        return key if pattern is None else self._format(pattern, self._plain_args(args))

    def prompt(self, game_id: str, choice: str, verbs: Iterable[str]) -> str:
        """What is asked of a seat; `$offers` are the verbs that it may choose from, in words."""
        keys = [f"{game_id}-offer-{verb}" for verb in dict.fromkeys(verbs)]
        offers = [self.say(key) for key in keys if self.has(key)]
        return self.say(f"{game_id}-prompt-{choice}", offers=self.listed(offers, "or"))

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
                items = [str(self._plain(each)) for each in arg]
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
            return self.listed([str(self._plain(each)) for each in arg])
        if isinstance(arg, str):
            return arg
        # Spanish writes 1234, and 12.345.
        return fluent_number(arg, useGrouping=self.language != "es" or abs(arg) >= 10_000)


@functools.cache
def _bundle(language: str) -> FluentBundle:
    bundle = FluentBundle([language], use_isolating=False)
    for path in text_files(language):
        bundle.add_resource(FluentResource(path.read_text(encoding="utf-8")))
    return bundle
