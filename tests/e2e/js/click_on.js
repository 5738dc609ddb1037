async (most) => {
  const pause = (ms) => new Promise((go) => setTimeout(go, ms));
  let clicks = 0;
  const rounds = new Set();
  for (let waited = 0; clicks < most && waited < 6000; ) {
    if (document.querySelector(".end table")) return { clicks, over: true, rounds: [...rounds] };
    const prompt = document.querySelector(".prompt");
    const ready = prompt?.dataset.mine === "true" && prompt.dataset.busy === "false";
    const lit = ready ? [...document.querySelectorAll(
      "[data-open]:not(.picked):not(.far), .prompt .act button")] : [];
    if (lit.length === 0) {
      const onward = document.querySelector(".round .continue button");
      if (onward) rounds.add(document.querySelector(".round h2").innerText);
      (onward ?? document.querySelector(".prompt .skip button"))?.click();
      waited += 1;
      await pause(10);
      continue;
    }
    waited = 0;
    // What is lifted is done most of the time; otherwise something else is lifted.
    const gold = document.querySelector(".prompt .act.main button");
    const one = gold && Math.random() < 0.8 ? gold : lit[Math.floor(Math.random() * lit.length)];
    one.dispatchEvent(new MouseEvent("click", { bubbles: true }));
    clicks += 1;
    await pause(5);
  }
  return { clicks, over: false, prompt: document.querySelector(".prompt")?.innerText };
}
