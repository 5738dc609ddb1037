async () => {
  const cards = [...document.querySelectorAll(".hand-rows [data-open]:not(.picked)")];
  cards[Math.floor(Math.random() * cards.length)]?.click();
  await new Promise((go) => setTimeout(go, 0));
}
