// What a castle shows lies inside it; the golden ring is 3 px wide.
() => [...document.querySelectorAll(".castles .castle")].filter((one) =>
  one.scrollHeight > one.clientHeight + 4 || one.scrollWidth > one.clientWidth + 4
).map((one) => one.innerText)
