// When each act came to the screen, by the clock of the page.
() => {
  window.shown = [];
  new MutationObserver(() => {
    const { version, kind } = document.querySelector(".prompt").dataset;
    if (window.shown.at(-1)?.version !== version)
      window.shown.push({ version, act: kind === "act", at: performance.now() });
  }).observe(document.body, { subtree: true, attributeFilter: ["data-version"] });
}
