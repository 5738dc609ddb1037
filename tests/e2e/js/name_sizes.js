// How high letters are on the screen, and what of them is on it.
() => [...document.querySelectorAll(".tower .name")]
  .filter((one) => one.checkVisibility())
  .map((one) => parseFloat(getComputedStyle(one).fontSize) * one.getScreenCTM().a)
