// What is heard, and when a sheet of a round takes the focus; whether it would close by itself.
() => {
  window.heard = [];
  const voice = document.querySelector(".voice");
  new MutationObserver(() => window.heard.push(voice.innerText.trim()))
    .observe(voice, { childList: true, subtree: true, characterData: true });
  document.addEventListener("focusin", ({ target }) => {
    if (!target.matches("dialog.round h2")) return;
    window.heard.push(`SHEET ${target.innerText}${document.querySelector(".clock") ? " !" : ""}`);
  });
}
