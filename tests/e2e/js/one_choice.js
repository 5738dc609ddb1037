// Whatever is lit is lifted, and what is lifted is sent.
async () => {
  for (let i = 0; i < 6; i += 1) {
    const gold = document.querySelector(".prompt .act.main button, .prompt .act button");
    const lit = document.querySelector("[data-open]:not(.picked):not(.far)");
    (gold ?? lit)?.dispatchEvent(new MouseEvent("click", { bubbles: true }));
    await new Promise((go) => setTimeout(go, 30));
    if (gold) return;
  }
}
