"""A player who has only keys, and sees where the focus is."""

from typing import Any

from playwright.sync_api import Page

from .scripts import js

NEXT_KEY = js("next_key")


LISTEN = js("listen")


class Keyboard:
    """Counts what is pressed, and where focus was lost."""

    def __init__(self, page: Page, chances: Any) -> None:
        self.page = page
        self.chances = chances
        self.keys = 0
        self.decisions: set[str] = set()
        self.lost: list[str] = []
        self.same: list[str] = []
        self.last: tuple[Any, ...] = ()
        self.waited = 0

    def press(self) -> bool:
        """One key, or a moment's wait; whether the game goes on."""
        found = self.page.evaluate(NEXT_KEY, [self.chances.random(), 0.2])
        if found.get("over"):
            return False
        now = (found.get("version"), found.get("focus"), found.get("key"))
        if not found.get("key") or (now == self.last and self.waited < 40):
            # Nobody presses again before the table has answered.
            self.waited += 1
            self.page.wait_for_timeout(25)
            return True
        self.last, self.waited = now, 0
        if found.get("mine"):
            self.keys += 1
            self.same += found.get("same", [])
            if found["lost"] and self.decisions:
                self.lost.append(found["version"])
            self.decisions.add(found["version"])
        self.page.keyboard.press(found["key"])
        return True

    def play(self, most: int = 6000) -> bool:
        return any(not self.press() for _ in range(most))
