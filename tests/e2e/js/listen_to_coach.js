() => {
  window.heard = [];
  const coach = document.querySelector(".heard[role=status]");
  new MutationObserver(() => window.heard.push(coach.innerText.trim()))
    .observe(coach, { childList: true, subtree: true, characterData: true });
}
