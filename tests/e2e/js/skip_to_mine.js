() => {
  document.querySelector(".round .continue button")?.click();
  document.querySelector(".prompt .skip button")?.click();
  return document.querySelector(".end table, .prompt[data-mine=true][data-busy=false]") !== null;
}
