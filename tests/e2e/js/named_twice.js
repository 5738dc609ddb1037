() => [...document.querySelectorAll("[aria-label][title]")]
  .filter((one) => one.ariaLabel === one.title).map((one) => one.outerHTML.slice(0, 150))
