"""What goes wrong because of what somebody gave us, told in one sentence.

An error carries a text key and arguments, so that it can be said in any language. Importing
``grimorio`` installs the sentence as ``str(error)``, in English unless it passes
through something with a language of its own; without it the key is shown.
"""

from collections.abc import Callable
from typing import Final

Argument = int | str | list[str]


class _Voice:
    """Holds the function that turns a key and its arguments into a sentence of a language, and what
    else is said by who knows languages."""

    def __init__(self) -> None:
        self.speak: Callable[[str, dict[str, Argument], str], str] | None = None
        self.form: Callable[[], None] | None = None
        """Tells, before the first game is built, that the engines are the slow ones."""


VOICE: Final = _Voice()


class BadInput(ValueError):
    """Something given to Grimorio is wrong; the sentence says what, and what is allowed."""

    def __init__(self, key: str, **args: Argument) -> None:
        super().__init__(key, args)
        self.key = key
        self.arguments: dict[str, Argument] = dict(args)
        self.language = "en"

    def __str__(self) -> str:
        if VOICE.speak is not None:
            return VOICE.speak(self.key, self.arguments, self.language)
        details = ", ".join(f"{name}={value!r}" for name, value in self.arguments.items())
        return f"{self.key} ({details})" if details else self.key

    def __repr__(self) -> str:
        return f"{type(self).__name__}({str(self)!r})"

    def __reduce__(self) -> tuple[object, ...]:
        return (_again, (self.key, self.arguments, self.language))


class IllegalAction(BadInput):
    """An action that the rules do not allow now: which one, and why, in the match's language."""

    def __init__(self, section: str, sentence: str, action: str) -> None:
        super().__init__("error-illegal", section=section, sentence=sentence, action=action)
        self.section = section
        """The rule that forbids it, as the digest numbers it."""
        self.sentence = sentence
        self.action = action

    def __str__(self) -> str:
        return f"{self.section}: {self.sentence}"

    def __reduce__(self) -> tuple[object, ...]:
        return (IllegalAction, (self.section, self.sentence, self.action))


def _again(key: str, args: dict[str, Argument], language: str) -> BadInput:
    error = BadInput(key, **args)
    error.language = language
    return error
