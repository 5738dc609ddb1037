"""Measures what is seen: texts, signs and edges against their grounds, on pictures of the page."""

import io
from typing import Any

import numpy as np
from numpy.typing import NDArray
from PIL import Image
from playwright.sync_api import Page

Picture = NDArray[np.float32]
Thing = dict[str, Any]

# What stands on the screen and where. What lies under a sheet is not meant to be read.
THINGS = """async ([sign, edged]) => {
  const frame = () => new Promise((go) => requestAnimationFrame(go));
  for (let i = 0; i < 2 || document.querySelector("[data-waits]"); i += 1) await frame();
  const root = [...document.querySelectorAll("dialog:modal")].at(-1) ?? document.body;
  const layer = (one) => one?.closest(".sheet, .drawer, .round, .full");
  const told = (one) => (one?.getAttribute("class") || one?.localName || "")
    .replace(/ ?(s|svelte)-\\S+/, "");
  const thing = (one, words, rects = [one.getBoundingClientRect()]) => {
    if (!one.checkVisibility({ visibilityProperty: true }) || one.closest(".sr, .skips")) return [];
    const [box] = rects.map(({ left, top, right, bottom }) => [
      Math.max(left, 0), Math.max(top, 0),
      Math.min(right, innerWidth), Math.min(bottom, innerHeight),
    ]).filter(([left, top, right, bottom]) => right - left > 2 && bottom - top > 2);
    if (!box) return [];
    const hit = document.elementFromPoint((box[0] + box[2]) / 2, (box[1] + box[3]) / 2);
    if (layer(hit) !== layer(one)) return [];
    const where = [one.parentElement?.parentElement, one.parentElement, one].map(told).join(" > ");
    return [{ where, words: words.trim().slice(0, 40), box, least: 3 }];
  };
  const text = (one, words, rects) => {
    const style = getComputedStyle(one);
    const drawn = one instanceof SVGElement;
    const zoom = drawn ? Math.hypot(one.getScreenCTM().a, one.getScreenCTM().b) : 1;
    const halo = style.stroke !== "none";
    if (drawn) {
      one.style.setProperty("--around", halo ? style.stroke : style.fill);
      one.style.setProperty("--halo", halo ? style.stroke : "none");
      one.style.setProperty("--broad", halo ? style.strokeWidth : `${1.5 / zoom}px`);
    }
    const size = parseFloat(style.fontSize) * zoom;
    const large = size >= 24 || (size >= 18.66 && Number(style.fontWeight) >= 700);
    const part = drawn && halo ? 0.9 : 0.25; // within a halo, thin letters have few full pixels
    return thing(one, words, rects).map((each) => ({ ...each, least: large ? 3 : 4.5, part }));
  };
  const texts = [];
  const walk = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  while (walk.nextNode()) {
    const { parentElement: one, textContent: words } = walk.currentNode;
    range.selectNodeContents(walk.currentNode);
    if (words.trim()) texts.push(...text(one, words, [...range.getClientRects()]));
  }
  const fields = "input:is(:not([type]), [type=text], [type=search]), select";
  for (const one of root.querySelectorAll(fields))
    if (one.value) texts.push(...text(one, one.value));
  const all = (what) => [...root.querySelectorAll(what)]
    .flatMap((one) => thing(one, one.closest("[aria-label]")?.ariaLabel ?? one.textContent));
  return { texts, signs: all(sign), edges: all(`${fields}, ${edged}`) };
}"""
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
