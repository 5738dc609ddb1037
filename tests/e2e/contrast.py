"""Measures what is seen: texts, signs and edges against their grounds, on pictures of the page."""

import io
from typing import Any

import numpy as np
from numpy.typing import NDArray
from PIL import Image
from playwright.sync_api import Page

from .axe import THEME
from .scripts import js

Picture = NDArray[np.float32]
Thing = dict[str, Any]

THINGS = js("things")
# Signs that may stand alone, and what is told by a line around it.
SIGN = "svg[viewBox='0 0 512 512']:not(.figure *, .emblem *, .scene *, .art *)"
EDGED = (
    ".button:not(.plain, :disabled, [aria-disabled]), .spot:is(.open, .picked, .advised), "
    ".seat.acting:not(.self), .pace:has(:checked)"
)
# Letters as broad as blots, so that even thin ones have pixels of nothing but ink; none at all;
# black ones and white ones, whose difference tells where they are seen; no signs.
STYLES = (
    """* { -webkit-text-stroke: 2px currentColor; }
text { stroke: var(--around) !important; stroke-width: var(--broad) !important; }""",
    *(
        f"""* {{ -webkit-text-fill-color: {each} !important; }}
text {{ fill: {each} !important; stroke: var(--halo) !important; }}"""
        for each in ("transparent", "#000", "#fff")
    ),
    f"{SIGN} {{ visibility: hidden !important; }}",
    "a {}",
)


def weak(page: Page) -> list[str]:
    """What is not 4.5 times (large texts, signs and edges: 3) as light or as dark as its ground."""
    while True:  # what changes while it is looked at is looked at again
        things = page.evaluate(THINGS, [SIGN, EDGED])
        ink, ground, black, white, bare, whole = (taken(page, each) for each in STYLES)
        if page.evaluate(THINGS, [SIGN, EDGED]) == things:
            break
    lights = light(whole)
    faults = [
        *(fault(each, of_text(each, ink, ground, white - black)) for each in things["texts"]),
        *(fault(each, of_sign(each, whole, bare)) for each in things["signs"]),
        *(fault(each, of_edge(each, lights)) for each in things["edges"]),
    ]
    return sorted({each for each in faults if each})


def fault(thing: Thing, ratio: float | None) -> str | None:
    if ratio is None or ratio >= thing["least"] - 0.05:
        return None
    return f"{ratio:.2f} for {thing['least']}: {thing['where']} ({thing['words']!r})"


def of_text(text: Thing, *pictures: Picture) -> float | None:
    left, top, right, bottom = (round(each) for each in text["box"])
    high = (bottom - top) // 8  # the lines above and below may reach in
    ink, ground, seen = (each[top + high : bottom - high, left:right] for each in pictures)
    here = seen.max(axis=2) >= max(24, 0.6 * seen.max(initial=0))
    if np.count_nonzero(here) < 0.06 * here.size:  # something lies over it
        return None
    return float(np.quantile(contrast(light(ink[here]), light(ground[here])), text["part"]))


def of_sign(sign: Thing, *pictures: Picture) -> float | None:
    left, top, right, bottom = (round(each) for each in sign["box"])
    with_it, without = (each[top:bottom, left:right] for each in pictures)
    seen = abs(with_it - without).max(axis=2)
    if seen.max(initial=0) < 12:
        return None
    here = seen >= 0.25 * seen.max()
    drawn = light(with_it[here])
    own = contrast(np.quantile(drawn, [0.9]), np.quantile(drawn, [0.1]))  # within an outline
    return max(float(np.quantile(contrast(drawn, light(without[here])), 0.85)), float(own[0]))


def of_edge(thing: Thing, lights: Picture) -> float | None:
    """Across the middle of its four sides: the strongest line against what lies outside."""
    left, top, right, bottom = thing["box"]
    found = []
    for part in np.linspace(0.2, 0.8, 7):
        x, y = left + (right - left) * part, top + (bottom - top) * part
        for at, step in (
            ((x, top), (0, 1)), ((x, bottom), (0, -1)), ((left, y), (1, 0)), ((right, y), (-1, 0)),
        ):  # fmt: skip
            way = [(round(at[0] + step[0] * i), round(at[1] + step[1] * i)) for i in range(-7, 6)]
            if all(0 <= x < lights.shape[1] and 0 <= y < lights.shape[0] for x, y in way):
                outside, *line = (lights[y, x] for x, y in way)
                found.append(max(contrast(each, outside) for each in line))
    return float(np.median(found)) if found else None


def contrast(one: Picture, other: Picture) -> Picture:
    return np.asarray((np.maximum(one, other) + 0.05) / (np.minimum(one, other) + 0.05))


def light(colours: Picture) -> Picture:
    part = colours / 255
    linear = np.where(part <= 0.04045, part / 12.92, ((part + 0.055) / 1.055) ** 2.4)
    return np.asarray(linear @ np.array([0.2126, 0.7152, 0.0722]), dtype=np.float32)


def taken(page: Page, style: str) -> Picture:
    sheet = page.add_style_tag(content=style)
    shot = page.screenshot(animations="disabled")
    sheet.evaluate("one => one.remove()")
    return np.asarray(Image.open(io.BytesIO(shot)).convert("RGB"), dtype=np.float32)


def assert_seen(page: Page, state: str) -> None:
    faults = {}
    for theme in ("dark", "light"):
        page.evaluate(THEME, theme)
        faults[theme] = weak(page)
    assert not any(faults.values()), (state, faults)
