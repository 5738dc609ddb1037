// How much of the board is on the screen, and under nothing.
() => {
  const board = document.querySelector("[data-part=board]");
  const { left, top, width, height } = board.getBoundingClientRect();
  const seen = [0.02, 0.25, 0.5, 0.75, 0.98].filter((part) =>
    board.contains(document.elementFromPoint(left + width / 2, top + height * part)));
  return (height * seen.length) / 5;
}
