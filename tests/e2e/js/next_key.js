// The next key, as somebody would press it who knows the table: 1 takes the first button of the
// lectern, Tab and its reverse lead to the hand and the board, Enter lifts and does.
([chance, allowed]) => {
  const round = document.querySelector("dialog.round");
  const prompt = document.querySelector(".prompt");
  if (!round && document.querySelector(".end table")) return { over: true };
  if (round) return { key: "Escape" };
  const at = document.activeElement;
  const state = { version: prompt?.dataset.version, focus: at?.outerHTML.slice(0, 160) };
  const lost = at === document.body;
  if (prompt?.dataset.mine !== "true" || prompt.dataset.busy === "true")
    return { ...state, lost, key: document.querySelector(".prompt .skip") ? " " : null };
  const lit = "[data-open]:not(.far):not(.picked)";
  const sheet = document.querySelector(".sheet:not(.lowered)");
  const found = [...(sheet ?? document).querySelectorAll(lit)];
  const open = found.filter((one) => one.checkVisibility());
  const acts = [...document.querySelectorAll(".prompt .act button:not(:disabled)")];
  // Buttons of a sheet that say the same are not told apart by ear.
  const said = [...(sheet?.querySelectorAll("button.do") ?? [])].map((one) => one.ariaLabel);
  const same = said.filter((each, i) => !each || said.indexOf(each) !== i);
  const press = (key) => ({ ...state, lost, same, key, mine: true });
  // An answer that is sealed can be changed, but is given.
  if (document.querySelector(".question[data-sealed]")) return { ...state, lost, key: null };
  if (lost) return press("Tab");
  // What is lifted or lit is done.
  if (at.matches(".picked") && document.querySelector(".prompt .act.main")) return press("Enter");
  if (at.matches(".prompt .act button")) return press("Enter");
  if (at.matches(lit)) {
    const row = [...at.closest("[data-rove]").querySelectorAll(lit)];
    // Not always the first: some arrows on the way.
    if (chance >= allowed || row.length < 2) return press("Enter");
    return press(chance < allowed / 2 ? "ArrowRight" : "ArrowDown");
  }
  if (acts.length > 0 && (open.length === 0 || chance > 0.75)) return press("1");
  const goal = open[0] ?? acts[0];
  if (!goal) return { ...state, lost, key: null };
  const near = open.find((one) => one.closest("[data-rove]") === at.closest("[data-rove]"));
  if (near) {
    const middle = ({ x, y, width, height }) => [x + width / 2, y + height / 2];
    const [from, to] = [at, near].map((one) => middle(one.getBoundingClientRect()));
    const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
    if (Math.abs(dx) > Math.abs(dy)) return press(dx > 0 ? "ArrowRight" : "ArrowLeft");
    return press(dy > 0 ? "ArrowDown" : "ArrowUp");
  }
  const before = goal.compareDocumentPosition(at) & Node.DOCUMENT_POSITION_FOLLOWING;
  return press(before ? "Shift+Tab" : "Tab");
}
