"""What a table looks like to a ruler: where its parts lie, and what a finger reaches."""

from playwright.sync_api import Page

SIZES = ((390, 844), (844, 390), (1280, 800))
OTHERS = ((820, 1180), (1180, 820), (960, 540), (1280, 720), (1920, 1080))
# Where not everything fits: a small old phone, and 1280 x 800 at 200 % zoom.
TIGHT = ((320, 568), (640, 400))
EVERY = (*SIZES, *OTHERS, *TIGHT)

# Boxes may touch; a fraction of a pixel is rounding. Where it is tight, parts may scroll inside
# themselves; what is chosen now, and the button that does it, are on the screen all the same.
MEASURE = """async (tight) => {
  const frame = () => new Promise((go) => requestAnimationFrame(go));
  // What is on offer may still grow, by what the server foresees.
  for (let i = 0; i < 2 || document.querySelector("[data-waits]"); i += 1) await frame();
  const faults = [];
  const box = (one) => one.getBoundingClientRect();
  const { scrollWidth, scrollHeight } = document.documentElement;
  if (scrollWidth > innerWidth || scrollHeight > innerHeight)
    faults.push(`the page is ${scrollWidth} x ${scrollHeight}`);
  const parts = [...document.querySelectorAll("[data-part], .shell > header")];
  const name = (one) => one.dataset.part ?? one.tagName;
  const outside = (one) => box(one).left < -1 || box(one).top < -1
    || box(one).right > innerWidth + 1 || box(one).bottom > innerHeight + 1;
  parts.forEach((one, i) => {
    const a = box(one);
    if (outside(one)) faults.push(`${name(one)} sticks out of the screen`);
    for (const other of parts.slice(i + 1)) {
      const b = box(other);
      const wide = Math.min(a.right, b.right) - Math.max(a.left, b.left);
      const high = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
      if (wide > 1 && high > 1 && !one.contains(other))
        faults.push(`${name(one)} and ${name(other)} overlap by ${wide} x ${high}`);
    }
  });
  for (const one of document.querySelectorAll("dialog[open], .sheet"))
    if (outside(one)) faults.push("a sheet sticks out of the screen");
  const beyond = (one, most) =>
    one.scrollHeight > one.clientHeight + most || one.scrollWidth > one.clientWidth + most;
  for (const one of document.querySelectorAll("[data-part=seats], [data-part=hand]")) {
    if (beyond(one, 10) && getComputedStyle(one).overflow === "visible")
      faults.push(`${name(one)} spills over its box`);
  }
  for (const one of document.querySelectorAll(".prompt :is(.act.main, .next) button")) {
    if (document.querySelector("dialog[open]")) break;
    const { left, top, right, bottom } = box(one);
    const hit = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
    const inside = left > -1 && top > -1 && right < innerWidth + 1 && bottom < innerHeight + 1;
    if (!inside || !(one.contains(hit) || hit?.closest(".sheet")))
      faults.push(`${one.innerText} cannot be pressed`);
  }
  const board = document.querySelector("[data-part=board]");
  if (!tight && beyond(board, 1)) faults.push("the board scrolls");
  const { left, top, width, height } = box(board);
  return { faults, board: [left, top, width, height].map(Math.round) };
}"""

# A tap beside a thing reaches it, or something that is nearer to the finger. Real taps are tried
# only where what lies under the finger does not answer by itself. Where it is tight, one may have
# to scroll to it inside its part, but something is in sight at once.
REACH = """async (tight) => {
  const faults = [];
  const box = (one) => one.getBoundingClientRect();
  const middle = (one) => [box(one).left + box(one).width / 2, box(one).top + box(one).height / 2];
  const far = (one, [x, y]) => Math.hypot(middle(one)[0] - x, middle(one)[1] - y);
  const on = ([x, y]) => x > 0 && y > 0 && x < innerWidth && y < innerHeight;
  const open = [...document.querySelectorAll("[data-open]")].filter((one) => one.checkVisibility());
  const sheet = document.querySelector("dialog[open], .sheet");
  const pause = () => new Promise((go) => setTimeout(go, 0));
  const putBack = async () => {
    for (const close of document.querySelectorAll("dialog[open] .head button")) close.click();
    for (let i = 0; i < 3; i += 1) dispatchEvent(new KeyboardEvent("keydown", { key: "Escape" }));
    await pause();
  };
  const answers = async (one, [x, y]) => {
    await putBack();
    document.elementFromPoint(x, y).dispatchEvent(
      new MouseEvent("click", { bubbles: true, detail: 1, clientX: x, clientY: y }));
    await pause();
    return one.matches(".picked") || document.querySelector(".sheet") !== null;
  };
  const least = tight ? 24 : 36;
  const hits = (one) => one.contains(document.elementFromPoint(...middle(one)));
  const deeds = [...open, ...document.querySelectorAll(".prompt .act button")];
  if (deeds.length && !deeds.some(hits)) faults.push("nothing that can be chosen is in sight");
  for (const one of open) {
    if (tight) one.scrollIntoView({ block: "nearest", inline: "nearest" });
    const said = one.ariaLabel ?? (one.title || one.innerText);
    const name = `${said} (${box(one).width} x ${box(one).height})`;
    const rows = one.closest("dialog, .sheet");
    if (sheet && !rows) continue;
    if (box(one).width < least || box(one).height < least) faults.push(`${name} is too small`);
    if (rows && box(one.closest("li") ?? one).height < 44) faults.push(`${name}: a low row`);
    if (rows) continue;
    const [x, y] = middle(one);
    if (!on([x, y])) faults.push(`${name} is not on the screen`);
    if (tight && !hits(one)) faults.push(`${name} lies under something`);
    if (tight) continue;
    for (const [dx, dy] of [[0, 0], [21, 0], [-21, 0], [0, 21], [0, -21]]) {
      const point = [x + dx, y + dy].map(Math.round); // as a tap is told
      if (!on(point)) continue;
      const hit = document.elementFromPoint(...point)?.closest("[data-open], button, a");
      if (hit === one || (hit && far(hit, point) <= far(one, point))) continue;
      if (open.some((other) => other !== one && far(other, point) <= far(one, point))) continue;
      if (!await answers(one, point)) faults.push(`${name} is deaf ${dx}, ${dy} beside it`);
    }
  }
  await putBack();
  return faults;
}"""

# Makes one decision, by lifting this and that until the gold button is pressed.
DECIDE = """async () => {
  const pause = (ms) => new Promise((go) => setTimeout(go, ms));
  const version = () => document.querySelector(".prompt").dataset.version;
  const before = version();
  for (let i = 0; i < 600 && version() === before; i += 1) {
    const prompt = document.querySelector(".prompt");
    if (prompt.dataset.mine !== "true") return;
    const lit = prompt.dataset.busy === "true" ? [] : [...document.querySelectorAll(
      "[data-open]:not(.picked):not(.far), .prompt .act button")];
    const gold = document.querySelector(".prompt .act.main button:not(:disabled)");
    const one = gold && Math.random() < 0.7 ? gold : lit[Math.floor(Math.random() * lit.length)];
    one?.dispatchEvent(new MouseEvent("click", { bubbles: true }));
    await pause(10);
  }
}"""


def set_pace(page: Page, pace: str) -> None:
    page.keyboard.press("p")
    page.locator(f"[data-pace={pace}]").click()
    page.keyboard.press("Escape")
