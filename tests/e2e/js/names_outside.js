(names) => [...document.querySelectorAll(names)].filter((name) => {
  const own = name.getBoundingClientRect(), card = name.closest(".spot").getBoundingClientRect();
  const round = 1.5;
  return own.left < card.left - round || own.right > card.right + round
    || own.bottom > card.bottom + round || name.scrollWidth > name.clientWidth + 1;
}).map((name) => name.outerHTML)
