// As many goods as a seat can have, with what a choice would leave of them.
() => {
  const goods = document.querySelector(".own .goods");
  while (goods.children.length < 6) goods.append(goods.firstElementChild.cloneNode(true));
  for (const each of goods.querySelectorAll("b")) each.textContent = "12→10";
}
