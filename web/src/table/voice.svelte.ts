/** About how long a letter takes to be read aloud, in milliseconds. */
const LETTER = 45;

/** What is read aloud, in order. What comes while something is read waits and is joined to one utterance: nothing is lost. */
export class Voice {
  /** The last utterance; the count tells two equal ones apart. */
  said = $state.raw({ count: 0, text: "" });
  #waiting: { text: string; passing: boolean }[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** What happened, to be heard whatever comes after it. */
  tell(text: string): void {
    this.#add(text, false);
  }

  /** What is asked or would be: of several that were not heard yet, only the last counts. */
  show(text: string): void {
    this.#waiting = this.#waiting.filter((each) => !each.passing);
    this.#add(text, true);
  }

  close(): void {
    clearTimeout(this.#timer);
  }

  #add(text: string, passing: boolean): void {
    if (!text) return;
    this.#waiting.push({ text, passing });
    // What happens at once is told at once.
    this.#timer ??= setTimeout(() => this.#speak(), 30);
  }

  #speak(): void {
    this.#timer = undefined;
    if (this.#waiting.length === 0) return;
    // What lies under a sheet is not heard: it waits until the sheet is closed.
    if (document.querySelector("dialog:modal:not(.layer)")) {
      this.#timer = setTimeout(() => this.#speak(), 200);
      return;
    }
    // What happened comes before what is asked now.
    const text = [...this.#waiting.filter((each) => !each.passing), ...this.#waiting.filter((each) => each.passing)].map((each) => each.text).join(" ");
    this.#waiting = [];
    this.said = { count: this.said.count + 1, text };
    this.#timer = setTimeout(() => this.#speak(), Math.min(4000, text.length * LETTER));
  }
}
