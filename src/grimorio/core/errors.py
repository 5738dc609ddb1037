"""What goes wrong because of what somebody gave us, told in one sentence.

An error carries a text key and arguments, so that it can be said in any language. Importing
``grimorio.texts`` installs the English sentence as ``str(error)``; without it the key is shown.
"""

from collections.abc import Callable
from typing import Final

Argument = int | str | list[str]


class _Voice:
    """Holds the function that turns a key and its arguments into a sentence."""

    def __init__(self) -> None:
        self.speak: Callable[[str, dict[str, Argument]], str] | None = None


VOICE: Final = _Voice()


class BadInput(ValueError):
    """Something given to Grimorio is wrong; the sentence says what, and what is allowed."""

    def __init__(self, key: str, **args: Argument) -> None:
        super().__init__(key, args)
        self.key = key
        self.arguments: dict[str, Argument] = dict(args)

    def __str__(self) -> str:
        if VOICE.speak is not None:
            return VOICE.speak(self.key, self.arguments)
        details = ", ".join(f"{name}={value!r}" for name, value in self.arguments.items())
        return f"{self.key} ({details})" if details else self.key


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
