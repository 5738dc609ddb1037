() => document.querySelectorAll(
  ".own .hand [data-why], .own .seat [data-why], .board [data-why]").length > 0
