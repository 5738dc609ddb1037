() => {
  const one = document.activeElement;
  return one.closest(".end") ? one.ariaLabel ?? (one.title || one.innerText.trim()) : "";
}
