// What is drawn around things, in a palette of 16 colours without grounds and shadows.
() => {
  const probe = document.body.appendChild(document.createElement("i"));
  probe.style.color = "Highlight";
  const light = getComputedStyle(probe).color;
  probe.remove();
  const look = (where, around) => [...document.querySelectorAll(where)].map((one) => {
    const style = getComputedStyle(one, around);
    return { border: [style.borderTopStyle, style.borderTopColor === light],
             outline: [style.outlineStyle, style.outlineColor === light],
             ground: style.backgroundColor === light, stroke: style.stroke !== "none" };
  });
  return {
    open: look(".spot.open:not(.picked, .gap)", "::after"),
    gap: look(".spot.gap.open:not(.picked)"),
    cell: look(".tower .cell.open .edge"), still: look(".tower .cell:not([class*=' ']) .edge"),
    picked: look(".spot.picked:not(.gap)", "::after"), at: look(".spot.gap.picked"),
    acting: look(".seat.acting"), waiting: look(".seat:not(.acting)"),
    main: look(".button.gold"), other: look(".button.quiet"),
    today: look(".ledger .row.lit"), days: look(".ledger .row:not(.lit)"),
    against: look(".against", "::after"), seal: look(".opponents .seal"),
    signs: [...document.querySelectorAll(".opponents .seal svg")].map((one) => one.innerHTML),
  };
}
