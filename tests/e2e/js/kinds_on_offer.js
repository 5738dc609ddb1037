// What kinds of things can be chosen, and where they lie.
() => [...document.querySelectorAll("[data-open], .prompt .act button")]
  .filter((one) => one.checkVisibility())
  .map((one) => {
    const { part } = one.closest("[data-part], dialog, .sheet").dataset;
    const kinds = [...one.classList].filter((each) => !/^s(velte)?-/.test(each));
    return [part, one.localName, ...kinds].join(" ");
  })
