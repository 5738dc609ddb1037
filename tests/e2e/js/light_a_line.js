// A tap on a line of the log that names something on the board; what is lit then.
async () => {
  const lines = [...document.querySelectorAll(".log .line")];
  for (const line of lines.reverse()) {
    line.click();
    await new Promise((go) => setTimeout(go, 0));
    const lit = document.querySelectorAll("[data-part=board] .lit").length;
    if (lit || !line.isConnected) return lit;
  }
}
