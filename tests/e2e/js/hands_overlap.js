() => {
  const hands = [...document.querySelectorAll(".open-hand")];
  const boxes = hands.map((one) => one.getBoundingClientRect());
  const wrong = [];
  hands.forEach((hand, i) => {
    for (const card of hand.querySelectorAll("[data-flip]")) {
      const box = card.getBoundingClientRect();
      const out = box.left < boxes[i].left - 1 || box.right > boxes[i].right + 1;
      if (box.width && out) wrong.push(i);
    }
    boxes.forEach((other, k) => {
      const apart = other.left >= boxes[i].right - 1 || other.right <= boxes[i].left + 1
        || other.top >= boxes[i].bottom - 1 || other.bottom <= boxes[i].top + 1;
      if (k !== i && !apart) wrong.push([i, k]);
    });
  });
  return wrong;
}
