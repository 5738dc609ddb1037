// Large enough by itself, and cut only by the edge of what scrolls.
one => {
  const [row, own] = [one.closest(".horde"), one.getBoundingClientRect()];
  return row !== null && row.scrollWidth > row.clientWidth && own.width >= 24 && own.height >= 24;
}
