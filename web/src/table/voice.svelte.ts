/** About how long a letter takes to be read aloud, in milliseconds. */
const LETTER = 45;
/** How long what comes next is kept back while something is read, or an answer; how long a sheet is. */
const MOST = 4000;
const BRIEF = 1500;
const WHOLE = 12_000;
/** What happens at once is told at once; what is taken away sooner is not heard. */
const GATHER = 30;
const SEEN = 150;

/**
 * What is read aloud, in order. What happens while something is read waits and is joined to one utterance: nothing of it is
 * lost. What is asked or would be is passing: only the last counts, only while it is true. The answer to a key never waits.
 */
export class Voice {
  /** The last utterance; the count tells two equal ones apart. */
  said = $state.raw({ count: 0, text: "" });
  #events: string[] = [];
  #asked = "";
  #shown = "";
  #answer = "";
  /** Whether the answer to one's own act is waited for, or has come. */
  #own: "no" | "awaited" | "here" = "no";
  /** When it was said, until when what happened is being read, and until when all of it is. */
  #at = 0;
  #free = 0;
  #done = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** `words`: signs for the eye as words for the ear. */
  constructor(readonly words: (text: string) => string = (text) => text) {}

  /** What happened, to be heard whatever comes after it. */
  tell(text: string): void {
    if (!text) return;
    this.#events.push(text);
    this.#come();
  }

  /** What is asked, or for whom one waits; nothing: what was asked is no longer. */
  ask(text: string): void {
    this.#asked = text;
    if (text) this.#come();
    else this.#soon();
  }

  /** What would be. */
  show(text: string): void {
    this.#shown = text;
    this.#soon();
  }

  /** The answer to one's own key, at once. */
  answer(text: string): void {
    this.#shown = "";
    this.#answer = text;
    this.#soon();
  }

  /** Something is done by one's own key: what was asked before it is past, and what comes of it does not wait. */
  hurry(): void {
    this.#asked = this.#shown = this.#answer = "";
    this.#own = "awaited";
    this.#soon();
  }

  /** Until what happened is read, as far as anybody can tell. */
  async heard(): Promise<void> {
    const read = (): boolean => this.#events.length === 0 && Date.now() >= this.#done;
    while (!read() && !covered()) await new Promise((go) => setTimeout(go, 50));
  }

  /** The table is about to be covered: what waits is said before it is. */
  rush(): void {
    clearTimeout(this.#timer);
    this.#speak();
  }

  close(): void {
    clearTimeout(this.#timer);
  }

  #come(): void {
    if (this.#own === "awaited") this.#own = "here";
    this.#soon();
  }

  #soon(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    const now = Date.now();
    const atOnce = this.#answer !== "" || this.#own === "here";
    if (this.#answer || this.#asked || this.#shown || this.#events.length > 0)
      this.#timer = setTimeout(() => this.#speak(), Math.max(GATHER, (atOnce ? Math.min(this.#free, this.#at + SEEN) : this.#free) - now));
  }

  #speak(): void {
    this.#timer = undefined;
    // What lies under a sheet is not heard: it waits until the sheet is closed. Nobody waits for an answer that long.
    if (covered()) {
      this.#answer = "";
      this.#timer = setTimeout(() => this.#speak(), 200);
      return;
    }
    const alone = this.#answer !== "" && this.#own !== "here" && Date.now() < this.#free;
    // What happened comes before what is asked now.
    if (alone) this.#cutIn();
    else {
      this.#utter([...this.#events, this.#asked, this.#answer, this.#shown], this.#events.length > 0);
      this.#events = [];
      this.#asked = this.#shown = "";
      if (this.#own === "here") this.#own = "no";
    }
    this.#answer = "";
    this.#soon();
  }

  /** An answer in the midst of what happened: what waits for that waits hardly longer. */
  #cutIn(): void {
    const free = this.#free;
    this.#utter([this.#answer], false);
    this.#free = Math.max(free, this.#at + Math.min(BRIEF, this.#answer.length * LETTER));
  }

  #utter(parts: string[], happened: boolean): void {
    const text = this.words(parts.filter(Boolean).join(" "));
    if (!text) return;
    this.said = { count: this.said.count + 1, text };
    this.#at = Date.now();
    const lasts = text.length * LETTER;
    // What passes is cut short by whatever comes.
    this.#free = happened ? this.#at + Math.min(MOST, lasts) : this.#at;
    if (happened) this.#done = this.#at + Math.min(WHOLE, lasts);
  }
}

const covered = (): boolean => document.querySelector("dialog:modal:not(.layer)") !== null;
