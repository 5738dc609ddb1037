// What stands on the screen and where. What lies under a sheet is not meant to be read.
async ([sign, edged]) => {
  const frame = () => new Promise((go) => requestAnimationFrame(go));
  for (let i = 0; i < 2 || document.querySelector("[data-waits]"); i += 1) await frame();
  const root = [...document.querySelectorAll("dialog:modal")].at(-1) ?? document.body;
  const layer = (one) => one?.closest(".sheet, .drawer, .round, .full");
  const told = (one) => (one?.getAttribute("class") || one?.localName || "")
    .replace(/ ?(s|svelte)-\S+/, "");
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
}
