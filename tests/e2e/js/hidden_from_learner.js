// What a learner could not read or reach: words that end too early, things under the coach.
async (size) => {
  // What follows from a new size or a new step is drawn first.
  await new Promise((go) => requestAnimationFrame(() => setTimeout(go)));
  const bad = [];
  const cut = (one) => one.scrollHeight > one.clientHeight + 1;
  const coach = ".bubble.flat, .cover .place, .prompt .tools";
  if (size === "390x844") for (const one of document.querySelectorAll(coach))
    if (cut(one)) bad.push(`${one.className} is cut`);
  for (const one of document.querySelectorAll("main [data-open], main [data-meant]")) {
    const { left, top, width, height } = one.getBoundingClientRect();
    const over = document.elementFromPoint(left + width / 2, top + height / 2);
    if (!over || over.closest(".cover")) bad.push(`${one.dataset.thing} is hidden`);
  }
  const title = document.querySelector("header h1");
  if (title.scrollWidth > title.clientWidth + 1 && title.clientWidth > 1) bad.push("title");
  const { scrollWidth, scrollHeight } = document.documentElement;
  if (scrollWidth > innerWidth || scrollHeight > innerHeight) bad.push("page");
  return bad;
}
