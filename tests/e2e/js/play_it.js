// Plays the lifted card: a sheet asks for its target, or it is on the table.
async (before) => {
  const prompt = document.querySelector(".prompt");
  for (let i = 0; i < 3000; i += 1) {
    if (prompt.dataset.version !== before) return false;
    if (document.querySelector(".sheet .rows [data-open]")) return true;
    document.querySelector(".prompt .act.main button:not(:disabled)")?.click();
    await new Promise((go) => setTimeout(go, 10));
  }
  throw new Error(`nothing comes of it: ${prompt.innerText}`);
}
