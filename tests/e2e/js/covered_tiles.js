() => [...document.querySelectorAll(".tile")].filter((tile) => {
  const box = (piece) => piece.getBoundingClientRect();
  const [rows, name] = [".rows", ".name"].map((each) => box(tile.querySelector(each)));
  return name.bottom > rows.top + 1 || rows.bottom > box(tile).bottom + 1
    || box(tile.querySelector(".figure svg")).height < 6;
}).length
