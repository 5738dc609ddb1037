// Words that are cut, or stand on what lies below them.
() => [document.querySelector(".chronicles")].filter((one) =>
  one.scrollHeight > one.clientHeight + 1).map(() => "the chronicles are cut")
.concat([...document.querySelectorAll(".chronicle")].flatMap((card) => {
  const box = card.getBoundingClientRect();
  const foot = card.querySelector(".foot")?.getBoundingClientRect();
  return [...card.querySelectorAll("strong, .condition, .count")].filter((one) => {
    const own = one.getBoundingClientRect(), round = 1.5;
    const beyond = own.left < box.left - round || own.right > box.right + round
      || own.top < box.top - round || own.bottom > box.bottom + round;
    const covers = foot && !one.closest(".foot") && own.bottom > foot.top + 3
      && own.right > foot.left + round && own.left < foot.right;
    const short = one.scrollWidth > one.clientWidth + 1 && one.clientWidth > 0;
    return one.checkVisibility() && (beyond || covers || short);
  }).map((one) => one.outerHTML);
}))
