// When the page is told how a match ended, and when it shows that.
addEventListener("DOMContentLoaded", () => new MutationObserver(() => {
  if (document.querySelector(".end")) window.ended ??= performance.now();
}).observe(document, { childList: true, subtree: true }));
window.WebSocket = class extends WebSocket {
  constructor(...all) {
    super(...all);
    this.addEventListener("message", (event) => {
      if (JSON.parse(event.data).outcome) window.told ??= performance.now();
    });
  }
};
