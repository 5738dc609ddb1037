// What a plate shows is inside it (seals and crowns may stand out a little), and on no name; of
// every name there is enough to know whose it is.
() => {
  const faults = [];
  const shown = (each) => each.checkVisibility() && !each.closest(".sr, svg");
  for (const seat of document.querySelectorAll(".opponents .seat")) {
    const box = seat.getBoundingClientRect();
    const title = seat.querySelector(".name");
    const name = title.getBoundingClientRect();
    if (title.checkVisibility() && name.width < Math.min(title.scrollWidth, 30) - 1)
      faults.push(`${title.innerText} cannot be read`);
    for (const each of [...seat.querySelectorAll(".info *")].filter(shown)) {
      const at = each.getBoundingClientRect();
      const wide = at.left > box.left - 8 && at.right < box.right + 8;
      const inside = wide && at.bottom < box.bottom + 8;
      const alone = each.children.length === 0 && each.textContent.trim() !== "" && at.width > 0;
      const covers = alone && at.left < name.right - 2 && at.right > name.left + 2 &&
        at.top < name.bottom - 4 && at.bottom > name.top + 4;
      const sign = each.classList.contains("verdict"); // it may stick out, as a seal does
      if (at.width > 0 && !inside && !sign) faults.push(`${each.className} leaves its plate`);
      if (covers) faults.push(`${each.className} covers a name`);
    }
  }
  return [...new Set(faults)];
}
