// A tap beside a thing reaches it, or something that is nearer to the finger. Real taps are tried
// only where what lies under the finger does not answer by itself. Where it is tight, one may have
// to scroll to it inside its part, but something is in sight at once.
async (tight) => {
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
}
