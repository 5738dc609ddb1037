(names) => [...document.querySelectorAll(names)].filter((one) => {
  const { left, top, right, bottom } = one.getBoundingClientRect();
  const hit = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
  return left > -1 && top > -1 && right < innerWidth + 1 && bottom < innerHeight + 1
    && (one.contains(hit) || hit?.closest(".spell, .brief, .pile"));
}).length
