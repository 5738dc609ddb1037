import { lasting } from "../lib/motion.svelte";
import { rest } from "../lib/pace.svelte";
import { api, sentence } from "../net";
import type { Action, Decision, GameEvent, LessonPlace, LessonTry, LessonVerdict, Player, Preview, Refusal, Standing, Text, Update, View } from "../protocol";

/** How long each step of what the coach shows rests on the table, in milliseconds. */
const SHOWN = 900;

const wait = (milliseconds: number): Promise<void> => new Promise((go) => setTimeout(go, milliseconds));

/** A lesson as this browser plays it: the server keeps nothing, so that every request says where it is. */
export class Lesson {
  readonly game: string;
  readonly id: string;
  /** Where the learner is; after a try, what it has led to, shown once the verdict has been read. */
  place = $state.raw<LessonPlace | null>(null);
  catalogue = $state.raw<Record<string, unknown>>({});
  view = $state.raw<View | null>(null);
  standing = $state.raw<Standing | null>(null);
  decision = $state.raw<Decision | null>(null);
  events = $state.raw<GameEvent[]>([]);
  previews = $state.raw<ReadonlyMap<number, Preview>>(new Map());
  reach = $state.raw<Record<string, unknown> | null>(null);
  /** What became of the last try, until it has been read. */
  verdict = $state.raw<LessonVerdict | null>(null);
  /** One of several answers was right: what is left. */
  more = $state.raw<Text | null>(null);
  /** How many tries were wrong in this step. */
  wrongs = $state.raw(0);
  busy = $state.raw(false);
  error = $state.raw<Text | null>(null);
  /** What the coach is about to do: a choice, or the answer to a question. */
  showing = $state.raw<Action | null>(null);
  pointing = $state.raw<string | null>(null);
  /** Where the learner was before the coach showed it, to do it again by hand. */
  shown = $state.raw<LessonPlace | null>(null);
  finished = $state.raw(false);
  /** Called before a new view is shown, so that pieces can travel. */
  onnews: (events: GameEvent[]) => void = () => undefined;
  onoffer: (after: number[], offer: Action[] | null) => void = () => undefined;

  /** What follows the verdict. */
  #next: LessonPlace | null = null;
  #offers = $state.raw<ReadonlyMap<string, Action[] | null>>(new Map());
  #asked = new Set<string>();

  constructor(game: string, id: string) {
    this.game = game;
    this.id = id;
  }

  get players(): Player[] {
    return this.place?.sync.players ?? [];
  }

  /** Begin; `step`: go on where this step begins, by the right choices before it. */
  async open(step = 1): Promise<void> {
    let place = await api.lesson(this.game, this.id, { catalogue: true });
    this.catalogue = place.sync.catalogue ?? {};
    while (place.step < step && !place.done) place = await api.lesson(this.game, this.id, { choices: place.choices, show: true });
    this.#lay(place);
  }

  /** Try one choice, or several that are one act; or the answer to a question. */
  async attempt(tries: string[]): Promise<void> {
    const here = this.place;
    if (!here || this.busy || this.verdict) return;
    const next = await this.#ask({ choices: here.choices, tries });
    if (!next) return;
    for (const verdict of next.verdicts) await this.#play(verdict.updates, 0);
    this.#judge(here, next);
    this.busy = false;
  }

  /** What was touched answers no question: these do. */
  notThat(): void {
    const known = this.place?.candidates.filter((each) => !each.picked).map((each) => each.words) ?? [];
    this.error = { key: "learn-no-answer", args: { known } };
  }

  /** The coach does it, slowly. */
  async show(): Promise<void> {
    const start = this.place;
    if (!start || this.busy) return;
    if (this.verdict) this.takeBack();
    let here: LessonPlace = start;
    for (;;) {
      const next = await this.#ask({ choices: here.choices, show: true });
      const verdict = next?.verdicts[0];
      if (!next || !verdict) return;
      if (here.candidates.length > 0) this.pointing = verdict.choice;
      else this.showing = here.sync.decision?.actions.find((each) => each.text === verdict.choice) ?? null;
      await wait(lasting(SHOWN));
      this.showing = null;
      await this.#play(verdict.updates, lasting(SHOWN));
      this.#judge(here, next);
      if (this.verdict || this.place !== next) break;
      here = next;
    }
    this.pointing = null;
    this.shown = start;
    this.busy = false;
  }

  /** Back to where it was before the coach showed it. */
  repeat(): void {
    const start = this.shown;
    if (start) this.#back(start);
  }

  /** What was tried is undone, or what was refused has been read. */
  takeBack(): void {
    if (this.#next) this.#back(this.#next);
  }

  /** The verdict has been read: on to the next step, or to the end. */
  goOn(): void {
    const next = this.#next;
    if (!next) return;
    if (next.done) {
      this.finished = true;
      return;
    }
    this.wrongs = 0;
    if (!next.anew) this.onnews([]);
    this.#lay(next);
  }

  async why(text: string): Promise<Refusal | null> {
    const here = this.place;
    const found = here && (await api.lesson(this.game, this.id, { choices: here.choices, tries: [text] }).catch(() => null));
    const verdict = found?.verdicts[0];
    return verdict && verdict.kind !== "right" ? { section: verdict.section, text: verdict.text } : null;
  }

  /** Ask what would follow choices that are not made; what is on offer now is known. */
  foresee(after: Action[] = []): void {
    const here = this.place;
    const ids = after.map((each) => each.id);
    if (!here || ids.length === 0) return;
    const known = this.#offers.get(ids.join());
    if (known !== undefined) return this.onoffer(ids, known);
    if (this.#asked.has(ids.join())) return;
    this.#asked.add(ids.join());
    void api.lesson(this.game, this.id, { choices: here.choices, after: ids }).then(
      ({ previews }) => this.place === here && this.#foresaw(previews.previews, ids, previews.offer),
      () => this.#asked.delete(ids.join()),
    );
  }

  follows(action: Action): Action[] | undefined {
    const known = this.#offers.get(String(action.id));
    if (known === undefined) queueMicrotask(() => this.foresee([action]));
    return known ?? undefined;
  }

  #foresaw(previews: Preview[], after: number[], offer: Action[] | null): void {
    this.previews = new Map([...this.previews, ...previews.map((each) => [each.action, each] as const)]);
    this.#offers = new Map(this.#offers).set(after.join(), offer);
    this.onoffer(after, offer);
  }

  async #ask(tried: LessonTry): Promise<LessonPlace | null> {
    this.busy = true;
    this.error = null;
    try {
      return await api.lesson(this.game, this.id, tried);
    } catch (error) {
      this.error = sentence(error);
      this.busy = false;
      return null;
    }
  }

  /** Show what a try did, one choice after the other; what the others do rests a while. */
  async #play(updates: Update[], pause: number): Promise<void> {
    for (const [i, update] of updates.entries()) {
      if (i > 0) await wait(Math.max(pause, Math.min(lasting(rest()), 2400)));
      this.onnews(update.events);
      this.events = update.events;
      this.view = update.view;
      this.standing = update.standing;
      this.decision = null;
    }
    if (updates.length > 0) await wait(lasting(380));
  }

  #judge(here: LessonPlace, next: LessonPlace): void {
    const verdict = next.verdicts.at(-1) ?? null;
    if (verdict?.kind === "right" && next.step === here.step && !next.done) {
      // A question wants several answers, and this was one of them.
      this.#lay(next);
      this.more = verdict.text;
      return;
    }
    if (verdict && verdict.kind !== "right") this.wrongs += 1;
    this.#next = next;
    this.decision = null;
    this.verdict = verdict;
  }

  #back(place: LessonPlace): void {
    this.onnews([]);
    this.#lay(place);
  }

  #lay(place: LessonPlace): void {
    this.place = place;
    this.#next = null;
    this.verdict = null;
    this.shown = null;
    this.more = null;
    this.error = null;
    this.events = [];
    this.view = place.sync.view;
    this.standing = place.sync.standing;
    this.decision = place.sync.decision;
    this.previews = new Map(place.previews.previews.map((each) => [each.action, each]));
    this.reach = place.previews.reach;
    this.#offers = new Map();
    this.#asked.clear();
  }
}
