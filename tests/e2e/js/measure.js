// Boxes may touch; a fraction of a pixel is rounding. Where it is tight, parts may scroll inside
// themselves; what is chosen now, and the button that does it, are on the screen all the same.
async (tight) => {
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
}
