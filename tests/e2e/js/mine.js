// Rounds are read, but what the others do is not skipped.
() => {
  document.querySelector(".round .continue button")?.click();
  return document.querySelector(".end table, .prompt[data-mine=true][data-busy=false]") !== null;
}
