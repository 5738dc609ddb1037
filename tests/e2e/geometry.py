"""What a table looks like to a ruler: where its parts lie, and what a finger reaches."""

from collections import defaultdict

from playwright.sync_api import Page

from .scripts import js

SIZES = ((390, 844), (844, 390), (1280, 800))
OTHERS = ((820, 1180), (1180, 820), (960, 540), (1280, 720), (1920, 1080))
# Where not everything fits: a small old phone, and 1280 x 800 at 200 % zoom.
TIGHT = ((320, 568), (640, 400))
EVERY = (*SIZES, *OTHERS, *TIGHT)

MEASURE = js("measure")

REACH = js("reach")


PLATES = js("plates")


class Ruler:
    """Measures one table again and again, at every size."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.third = 0
        self.boards: dict[tuple[int, int], dict[tuple[int, ...], str]] = defaultdict(dict)
        self.faults: set[str] = set()
        self.states: set[str] = set()

    def some(self) -> tuple[tuple[int, int], ...]:
        """A third of the sizes, each time another."""
        self.third = (self.third + 1) % 3
        return EVERY[self.third :: 3]

    def look(self, state: str, *sizes: tuple[int, int], reach: bool = False) -> None:
        """The parts lie apart and on the screen; the board is where it was; where it is asked,
        whatever is on offer is large enough for a finger."""
        self.states.add(state)
        for size in sizes or EVERY:
            self.page.set_viewport_size({"width": size[0], "height": size[1]})
            found = self.page.evaluate(MEASURE, size in TIGHT)
            faults = found["faults"] + self.page.evaluate(PLATES)
            if reach:
                faults += self.page.evaluate(REACH, size in TIGHT)
            self.faults |= {f"{state} at {size}: {each}" for each in faults}
            self.boards[size].setdefault(tuple(found["board"]), state)


def set_pace(page: Page, pace: str) -> None:
    page.keyboard.press("p")
    page.locator(f"[data-pace={pace}]").click()
    page.keyboard.press("Escape")
