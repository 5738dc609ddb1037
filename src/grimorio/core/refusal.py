"""Why an action is not allowed: the rule's section, and a sentence in the player's language."""

from .text import Json, Text


class Refusal:
    """Says no. `section` is an id of `docs/games/<game>.md`, such as `CO-6`."""

    def __init__(self, section: str, text: Text) -> None:
        self.section = section
        self.text = text

    def to_json(self) -> dict[str, Json]:
        return {"section": self.section, "text": self.text.to_json()}

    def __repr__(self) -> str:
        return f"Refusal({self.section}, {self.text.key})"
