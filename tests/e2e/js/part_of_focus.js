() => {
  const part = document.activeElement.closest("[data-part], header, .skips");
  return part.dataset.part ?? part.tagName;
}
