"""The words that Magia's tables use where a field has numbers, and what they say of a position."""

from typing import Any

from grimorio.games.magia.board import COLOURS
from grimorio.games.magia.cards import CARD_NAMES, CRYSTALS
from grimorio.games.magia.choices import CHOICES

from .tower import GAME

FIGURES = (*COLOURS, "examiner")


def read(text: str) -> list[int]:
    """`red` is an apprentice and `red-plain` a card; `c4` is a cell and `air` a crystal."""
    return [next(names.index(word) for names in (FIGURES, CARD_NAMES, CRYSTALS, GAME.board.names)
                 if word in names) for word in text.split()]  # fmt: skip


def amounts(numbers: list[int]) -> dict[int, str]:
    """By apprentice or seat: `2-0-1`, air, water, fire."""
    return {i: "-".join(map(str, numbers[3 * i : 3 * i + 3])) for i in range(len(numbers) // 3)}


def seats(mask: int) -> str:
    return " ".join(str(seat + 1) for seat in range(6) if mask >> seat & 1)


def colours(mask: int) -> str:
    return " ".join(colour for i, colour in enumerate(COLOURS) if mask >> i & 1)


def more(found: dict[str, Any]) -> dict[str, Any]:
    return ways(found) if "ways" in found else things(found)


def ways(found: dict[str, Any]) -> dict[str, Any]:
    """Where a move can end: `to_c4`, how to get there, and what is said of it: `crystals_c4` …;
    `by_one`: the cells that one card is enough for."""
    told: dict[str, Any] = {}
    lists = ("cards", "paths", "used", "crystals", "kept", "held", "meets", "exams", "asks")
    for i, cell in enumerate(found["cells"]):
        place = GAME.board.names[cell]
        told[f"to_{place}"] = [GAME.table[step].text for step in found["ways"][i]]
        for name in lists:
            told[f"{name}_{place}"] = found[name][i]
    told["by_one"] = [found["cells"][i] for i, cards in enumerate(found["cards"]) if cards == 1]
    return told


def things(found: dict[str, Any]) -> dict[str, Any]:
    """`red`: where it stands; `red_spell`: what it holds; `p1`: a reserve; `hand_1`; `on_c4`: the
    crystal there; `has_passed`; `pile`: the discards, the top last; `left`: cards of the deck;
    `owed`: the choice; `knows`: who can have each known card; `lacks`: who has how few of which
    colours."""
    told: dict[str, Any] = {}
    for figure, place in zip(FIGURES, found["places"], strict=True):
        told[figure] = GAME.board.names[place]
    for i, spell in amounts(found["held"]).items():
        told[f"{COLOURS[i]}_spell"] = spell
    for seat, reserve in amounts(found["reserves"]).items():
        told[f"p{seat + 1}"] = reserve
    for name, crystal in zip(GAME.board.names, found["crystals"], strict=True):
        told[f"on_{name}"] = CRYSTALS[crystal] if crystal >= 0 else "none"
    told["has_passed"] = [i for i in range(len(COLOURS)) if found["passed"] >> i & 1]
    told["pile"] = " ".join(CARD_NAMES[kind] for kind in found["discard"])
    known, lacking = found["known"], found["lacking"]
    if "seat" in found:
        told["knows"] = [f"{CARD_NAMES[known[i]]} {seats(known[i + 1])}"
                         for i in range(0, len(known), 3)]  # fmt: skip
        told["lacks"] = [f"{lacking[i] + 1}: {lacking[i + 2]} of {colours(lacking[i + 1])}"
                         for i in range(0, len(lacking), 3)]  # fmt: skip
    if "pending" in found:
        told["left"] = len(found["deck"])
        told["owed"] = CHOICES[found["pending"][-1]] if found["pending"] else ""
        for seat, hand in enumerate(found["hands"]):
            told[f"hand_{seat + 1}"] = hand
    return told
