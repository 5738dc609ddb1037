"""All that Grimorio says, in Spanish and English, from the Fluent files beside the games."""

import functools
from collections.abc import Mapping, Sequence
from pathlib import Path

from fluent.runtime import FluentBundle, FluentResource

from grimorio.core.errors import VOICE, Argument, BadInput
from grimorio.core.text import SeatName, Text, TextArg

LANGUAGES = ("es", "en")

_ROOT = Path(__file__).parent.parent


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

    def say(self, key: str | Text, **args: TextArg) -> str:
        """The sentence for a key or a text. A key that is missing is shown as it is."""
        if isinstance(key, Text):
            return self.say(key.key, **key.args)
        if not self.has(key):
            return key
        pattern = self._bundle.get_message(key).value
        if pattern is None:
            return key
        plain = {name: self._plain(arg) for name, arg in args.items()}
        sentence, _ = self._bundle.format_pattern(pattern, plain)
        return str(sentence)

    def _plain(self, arg: TextArg) -> int | str:
        if isinstance(arg, Text):
            return self.say(arg)
        if isinstance(arg, SeatName):
            return self.player(arg.seat)
        if isinstance(arg, list):
            return self.listed([str(self._plain(each)) for each in arg])
        return arg

    def player(self, seat: int) -> str:
        if seat < len(self.players):
            return self.players[seat]
        return self.say("player", number=seat + 1)

    def listed(self, items: Sequence[str]) -> str:
        """a, b and c."""
        if not items:
            return self.say("list-empty")
        if len(items) == 1:
            return items[0]
        return self.say("list-last", rest=", ".join(items[:-1]), last=items[-1])


@functools.cache
def _bundle(language: str) -> FluentBundle:
    bundle = FluentBundle([language], use_isolating=False)
    for path in text_files(language):
        bundle.add_resource(FluentResource(path.read_text(encoding="utf-8")))
    return bundle


def _speak_english(key: str, args: Mapping[str, Argument]) -> str:
    return Speaker("en").say(key, **dict(args))


VOICE.speak = _speak_english
