// Lines of words that are whole, and buttons that lie on each other.
() => {
  const words = document.querySelector(".prompt .words");
  return words.clientHeight / parseFloat(getComputedStyle(words).lineHeight);
}
