() => {
  const line = document.querySelector(".prompt[data-kind=preview] .line > span:last-child");
  const { heard } = window;
  return line && heard.at(-1)?.startsWith("Lifted: ")
    && heard.slice(-2).some((each) => each.includes(line.innerText));
}
