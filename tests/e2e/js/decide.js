// Makes one decision, by lifting this and that until the gold button is pressed.
async () => {
  const { version } = document.querySelector(".prompt").dataset;
  for (let i = 0; i < 600; i += 1) {
    const { dataset } = document.querySelector(".prompt");
    if (dataset.version !== version || dataset.mine !== "true") return;
    const lit = dataset.busy === "true" ? [] : [...document.querySelectorAll(
      "[data-open]:not(.picked):not(.far), .prompt .act button")];
    const gold = document.querySelector(".prompt .act.main button:not(:disabled)");
    // Lots are drawn only where something is drawn by them: as often on a busy machine.
    if (lit.length) {
      const one = gold && Math.random() < 0.7 ? gold : lit[Math.floor(Math.random() * lit.length)];
      one.dispatchEvent(new MouseEvent("click", { bubbles: true }));
    }
    await new Promise((go) => setTimeout(go, 10));
  }
}
