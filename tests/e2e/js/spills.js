// What is wider than the screen, and words that stick out of what they stand in.
() => {
  const faults = [];
  if (document.documentElement.scrollWidth > innerWidth) faults.push("the page is too wide");
  for (const one of document.querySelectorAll("h1, h2, p, a, button, label, li, summary")) {
    const { left, right, width } = one.getBoundingClientRect();
    if (width === 0 || !one.checkVisibility() || one.closest(".sr, .skips")) continue;
    if (right > innerWidth + 1 || left < -1) faults.push(`outside: ${one.innerText}`);
    if (one.scrollWidth > one.clientWidth + 1 && getComputedStyle(one).display !== "inline")
      faults.push(`cut or spilt: ${one.innerText}`);
  }
  return faults;
}
