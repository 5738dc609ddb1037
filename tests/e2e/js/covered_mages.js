() => [...document.querySelectorAll(".grid .mage")].filter((one) => {
  const box = one.getBoundingClientRect();
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  return box.width < 20 || !document.elementFromPoint(x, y)?.closest(".board");
}).length
