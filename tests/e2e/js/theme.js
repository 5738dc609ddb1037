// What is on its way from one colour to the other is neither.
async theme => {
  document.documentElement.dataset.theme = theme;
  const ways = document.getAnimations().filter((one) => one instanceof CSSTransition);
  await Promise.allSettled(ways.map((one) => one.finished));
}
