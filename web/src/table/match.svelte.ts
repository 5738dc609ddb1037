import { lasting } from "../lib/motion.svelte";
import { pace, rest } from "../lib/pace.svelte";
import { playLink, watchLink } from "../net";
import type { Link, LinkState } from "../net";
import type { Scene } from "./context";
import type {
  Act,
  Action,
  Advice,
  Answers,
  Coached,
  Decision,
  GameEvent,
  Incoming,
  KeptOut,
  LogLine,
  Outcome,
  Phase,
  Player,
  Preview,
  Previews,
  Question,
  Refusal,
  Standing,
  Sync,
  Table,
  Text,
  Update,
  Verdict,
  View,
} from "../protocol";

/** An event as a line of the log. */
export function logLine(version: number, event: GameEvent): LogLine {
  const { kind: _, log: text, when, hits, recap, ...fields } = event;
  const things = Object.values(fields).flat().filter((each) => typeof each === "string");
  return { version, text, when, hits, recap, things };
}

/** A key for one act, drawn in a way that plain http has, too. */
const newKey = (): string => [...crypto.getRandomValues(new Uint32Array(4))].map((each) => each.toString(36)).join("-");

/** How long the coach is waited for: he thinks two seconds at most. */
const PATIENCE = 5000;

/** How many acts are kept to be shown again; whoever only watches never acts. */
const KEPT = 24;

/** A match as this browser knows it. */
export class Match {
  readonly id: string;
  readonly watching: boolean;
  link = $state.raw<LinkState>("connecting");
  phase = $state.raw<Phase | null>(null);
  game = $state.raw("");
  players = $state.raw<Player[]>([]);
  /** When the server told us so: what it counts down runs from here. */
  playersAt = $state.raw(0);
  seats = $state.raw(0);
  seat = $state.raw<number | null>(null);
  host = $state.raw(false);
  invite = $state.raw<string | null>(null);
  keptOut = $state.raw<KeptOut[]>([]);
  /** Why this seat is no longer ours. */
  farewell = $state.raw<Text | null>(null);
  watch = $state.raw<string | null>(null);
  catalogue = $state.raw<Record<string, unknown>>({});
  version = $state.raw(-1);
  view = $state.raw<View | null>(null);
  standing = $state.raw<Standing | null>(null);
  decision = $state.raw<Decision | null>(null);
  /** What all are asked together, and when the time for it is up, on this page's clock. */
  question = $state.raw<Question | null>(null);
  until = $state.raw<number | null>(null);
  answers = $state.raw<Answers | null>(null);
  /** What the choices on offer would do, by action; asked for once somebody looks. */
  previews = $state.raw<ReadonlyMap<number, Preview>>(new Map());
  /** Where several choices in a row can lead, as the game tells it; asked for with the previews. */
  reach = $state.raw<Record<string, unknown> | null>(null);
  /** What can be chosen after choices that are not sent, by these. */
  #offers = $state.raw<ReadonlyMap<string, Action[] | null>>(new Map());
  /** How many acts of others have come and are not shown yet. */
  behind = $state.raw(0);
  /** Whether the next act waits to be asked for. */
  held = $state.raw(false);
  /** What is to be read before anything else is shown: the end of a round. */
  stopped = $state.raw<GameEvent[] | null>(null);
  /** What was shown since one's own last act, the first as it was after that. */
  #scenes = $state.raw<Scene[]>([]);
  /** Which of them is shown again; null: the present is shown. */
  #again = $state.raw<number | null>(null);
  #present: Sync | Update | null = null;
  /** The version of this seat's last own act: what came since is to be told. */
  lastOwn = $state.raw(-1);
  undo = $state.raw(false);
  log = $state.raw<LogLine[]>([]);
  /** The first version that the log tells of; before it there is more to ask for. */
  logFrom = $state.raw(0);
  outcome = $state.raw<Outcome | null>(null);
  /** What the end means to each seat. */
  verdict = $state.raw<Verdict | null>(null);
  /** One number for the whole record, once the match is over. */
  seal = $state.raw<string | null>(null);
  refusal = $state.raw<Refusal | null>(null);
  error = $state.raw<Text | null>(null);
  advice = $state.raw<Advice | null>(null);
  rematch = $state.raw<string | null>(null);
  /** The seats that do not want it, for now. */
  declined = $state.raw<number[]>([]);
  commitment = $state.raw("");
  /** Seats that share this device; the page hides the hands between them. */
  local = $state.raw<number[]>([]);
  events = $state.raw<GameEvent[]>([]);
  busy = $state.raw(false);
  /** What the coach asks before a choice is sent. */
  doubt = $state.raw<Coached | null>(null);
  #considered: Action[] = [];
  #silence: ReturnType<typeof setTimeout> | undefined;
  /** Called before a new view is shown, so that pieces can travel. */
  onnews: (events: GameEvent[]) => void = () => undefined;

  /** Whether everything stops at these events until `release`. */
  stops: (events: GameEvent[]) => boolean = () => false;
  /** Which of these events are told one after the other once it goes on. */
  opens: (events: GameEvent[]) => GameEvent[] = () => [];
  /** Of what follows a stop, what is not told yet; the first of it is on the table. */
  opening = $state.raw<GameEvent[]>([]);

  #link: Link;
  #pending: Act | null = null;
  /** News that has come but is not shown yet, so that the eye can follow. */
  #waiting: Update[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** What was asked about this decision, so that nothing is asked twice. */
  #foreseen = new Set<string>();
  /** Called with what would be on offer after choices that are not sent yet; null: nobody knows. */
  onoffer: (after: number[], offer: Action[] | null) => void = () => undefined;
  #answers = new Map<string, (refusal: Refusal | null) => void>();

  constructor(id: string, watching: boolean) {
    this.id = id;
    this.watching = watching;
    this.#link = this.#connect(null);
  }

  /** Make a choice; with what follows it, all as one act or nothing of it. */
  act(action: Action, ...then: Action[]): void {
    if (!this.decision || this.busy) return;
    this.busy = true;
    this.refusal = null;
    this.#pending = {
      type: "act",
      decision: this.decision.id,
      action: action.id,
      then: then.map((each) => each.id),
      key: newKey(),
    };
    this.#link.send(this.#pending);
  }

  /** Ask the coach first; the choice is sent if he has nothing to say. */
  consult(act: Action[], met: string[]): void {
    const [first, ...then] = act;
    if (!this.decision || !first || this.busy) return;
    this.#considered = act;
    this.busy = true;
    const asked = this.#link.send({ type: "coach", decision: this.decision.id, action: first.id, then: then.map((each) => each.id), met });
    this.#silence = setTimeout(() => this.sendAnyway(), asked ? PATIENCE : 0);
  }

  /** Whatever the coach said: do it. */
  sendAnyway(): void {
    const [first, ...then] = this.#considered;
    this.think();
    if (first) this.act(first, ...then);
  }

  /** Think again: nothing was sent. */
  think(): void {
    clearTimeout(this.#silence);
    this.#considered = [];
    this.doubt = null;
    this.busy = false;
  }

  #coached(message: Coached): void {
    const [first] = this.#considered;
    if (!first || message.decision !== this.decision?.id || message.action !== first.id) return;
    clearTimeout(this.#silence);
    if (message.text) this.doubt = message;
    else this.sendAnyway();
  }

  /** Ask what the choices on offer would do, or those that follow choices not sent yet. */
  foresee(after: Action[] = []): void {
    if (!this.decision) return;
    const ids = after.map((each) => each.id);
    const known = this.#offers.get(ids.join());
    if (known !== undefined) this.onoffer(ids, known);
    if (this.#foreseen.has(ids.join())) return;
    this.#foreseen.add(ids.join());
    this.#link.send({ type: "preview", decision: this.decision.id, actions: null, after: ids });
  }

  /** What can be chosen after a choice that is not sent, as soon as it is known. */
  follows(action: Action): Action[] | undefined {
    const known = this.#offers.get(String(action.id));
    // One question at a time: first what is on offer, then what follows it.
    if (known === undefined && this.previews.has(action.id)) queueMicrotask(() => this.foresee([action]));
    return known ?? undefined;
  }

  /** Show the next act now. */
  step(): void {
    clearTimeout(this.#timer);
    this.held = false;
    if (this.again) this.#scene();
    else this.#next();
  }

  /** Show everything that has come, as far as nothing is to be read; or the present again. */
  skip(): void {
    if (this.again) this.#toPresent();
    else this.#overtake();
  }

  /** Whether something was shown since one's own act that can be shown again. */
  get canShowAgain(): boolean {
    return this.#scenes.length > 1 && !this.again && !this.busy && !this.question && !this.stopped && this.opening.length === 0;
  }

  /** Whether what happened is being shown again. */
  get again(): boolean {
    return this.#again !== null;
  }

  /** How many acts are still to be shown, again or for the first time. */
  get left(): number {
    return this.#again === null ? this.behind + this.opening.length : this.#scenes.length - 1 - this.#again;
  }

  /** The acts since one's own, as far as they lie on the table. */
  get scenes(): readonly Scene[] {
    return this.#again === null ? this.#scenes : this.#scenes.slice(0, this.#again + 1);
  }

  /** Show again what happened since one's own act, at the chosen pace. What comes meanwhile waits
   * here, and nobody waits for it: the present is a tap away. */
  showAgain(): void {
    if (!this.canShowAgain) return;
    clearTimeout(this.#timer);
    this.held = false;
    this.#again = -1;
    this.#scene();
  }

  #scene(): void {
    this.#again = (this.#again ?? -1) + 1;
    const scene = this.#scenes[this.#again];
    if (!scene) return this.#toPresent();
    const first = this.#again === 0;
    this.onnews(first ? [] : scene.events);
    this.#lay(scene, first ? [] : scene.events);
    this.decision = null;
    this.undo = false;
    const pause = first ? lasting(320) : this.#pauseAfter(scene);
    this.held = pause === Number.POSITIVE_INFINITY;
    if (!this.held) this.#timer = setTimeout(() => this.#scene(), pause);
  }

  #toPresent(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.held = false;
    this.#again = null;
    const last = this.#scenes.at(-1);
    if (!this.#present || !last) return;
    this.events = last.events;
    this.#show(this.#present);
    this.#next();
  }

  #lay(scene: Scene, events: GameEvent[]): void {
    this.version = scene.version;
    this.events = events;
    this.view = scene.view;
    this.standing = scene.standing;
    this.refusal = null;
    this.error = null;
    this.advice = null;
  }

  /** What was to be read has been read. */
  release(): void {
    this.opening = this.stopped && !this.outcome ? this.opens(this.stopped) : [];
    this.stopped = null;
    if (this.opening.length > 0) this.#dwell();
    else if (this.#timer === undefined && !this.held) this.#next();
  }

  /** Let the eye rest on what is on the table, or wait until more is asked for. */
  #dwell(): void {
    if (pace() === "step") this.held = true;
    else this.#timer = setTimeout(() => this.#next(), rest());
  }

  takeBack(): void {
    this.#link.send({ type: "undo", key: newKey() });
  }

  /** Ask what a bot would do here. */
  hint(): void {
    this.#link.send({ type: "hint" });
  }

  /** Ask for the lines before the first one of the log. */
  older(): void {
    this.#link.send({ type: "older", before: this.logFrom });
  }

  /** More time for everybody who is asked. */
  longer(): void {
    this.#link.send({ type: "longer" });
  }

  /** Settle what to answer, if all are asked and nothing is said here. */
  settle(action: number | null): void {
    this.#link.send({ type: "settle", action });
  }

  why(text: string): Promise<Refusal | null> {
    return new Promise((resolve) => {
      this.#answers.set(text, resolve);
      if (!this.#link.send({ type: "why", text })) resolve(null);
    });
  }

  /** Look at the table from another seat of this device. */
  sitAt(seat: number): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#waiting = [];
    this.stopped = null;
    this.opening = [];
    this.#again = null;
    this.#link.close();
    this.view = null;
    this.decision = null;
    this.#link = this.#connect(seat);
  }

  close(): void {
    clearTimeout(this.#timer);
    this.#link.close();
  }

  #connect(seat: number | null): Link {
    const hear = (message: Incoming): void => this.#hear(message);
    const state = (link: LinkState): void => {
      this.link = link;
    };
    return this.watching ? watchLink(this.id, hear, state) : playLink(this.id, seat, hear, state);
  }

  #hear(message: Incoming): void {
    switch (message.type) {
      case "sync":
        return this.#sync(message);
      case "update":
        this.#waiting.push(message);
        this.behind = this.#waiting.length;
        if (message.question) this.#overtake();
        else if (this.#timer === undefined && !this.held && !this.stopped && !this.again) this.#next();
        return;
      case "table":
        this.phase = message.phase;
        return this.#seat(message);
      case "accepted":
        return;
      case "sealed":
        this.#settle();
        return;
      case "question":
        this.#ask(message.question);
        return;
      case "settled":
        if (this.answers) this.answers = { ...this.answers, action: message.action };
        return;
      case "refused":
        this.#settle();
        this.refusal = message.refusal;
        return;
      case "why":
        this.#answers.get(message.text)?.(message.refusal);
        this.#answers.delete(message.text);
        return;
      case "hint":
        if (message.decision === this.decision?.id) this.advice = message;
        return;
      case "coach":
        return this.#coached(message);
      case "previews":
        return this.#foresaw(message);
      case "older":
        // Somebody who scrolls fast may have asked twice.
        if (message.before !== this.logFrom) return;
        this.log = [...message.lines, ...this.log];
        this.logFrom = message.first;
        return;
      case "rematch":
        this.rematch = message.id;
        this.declined = message.declined;
        return;
      case "error":
        if (message.key === undefined) this.#unheard();
        else this.#settle();
        this.error = message.text;
        return;
      case "bye":
        if (message.final) this.farewell = message.text;
        return;
      case "pong":
        return;
    }
  }

  /** A question that the server did not understand has no answer. */
  #forgetQuestions(): void {
    for (const answer of this.#answers.values()) answer(null);
    this.#answers.clear();
  }

  /** Something was not heard, and nobody knows what: an act is said again, which cannot make it twice. */
  #unheard(): void {
    this.#forgetQuestions();
    this.#foreseen.clear();
    const act = this.#pending;
    if (act) setTimeout(() => this.#pending === act && this.#link.send(act), 1000);
  }

  #settle(): void {
    this.#pending = null;
    this.busy = false;
  }

  #foresaw(message: Previews): void {
    if (message.stale || message.decision !== this.decision?.id) return;
    const found = new Map(message.after.length === 0 ? [] : this.previews);
    for (const each of message.previews) found.set(each.action, each);
    this.previews = found;
    if (message.after.length === 0) this.reach = message.reach;
    if (message.after.length === 0) return;
    this.#offers = new Map(this.#offers).set(message.after.join(), message.offer);
    this.onoffer(message.after, message.offer);
  }

  /** All are asked, and the time runs: whatever is still to be shown is shown at once. */
  #overtake(): void {
    if (this.again) this.#toPresent();
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.held = false;
    this.opening = [];
    while (!this.stopped) {
      const news = this.#waiting.shift();
      if (!news) break;
      this.#update(news);
    }
    this.behind = this.#waiting.length;
  }

  #ask(question: Question | null): void {
    this.question = question;
    this.until = question?.left == null ? null : performance.now() + question.left;
  }

  /** Shows the news one by one, each for as long as the pace says. */
  #next(): void {
    this.#timer = undefined;
    this.opening = this.opening.slice(1);
    if (this.opening.length > 0) return this.#dwell();
    let news = this.#waiting.shift();
    while (news) {
      this.behind = this.#waiting.length;
      this.#update(news);
      if (this.stopped) return;
      const pause = this.#pauseAfter(news);
      if (pause === Number.POSITIVE_INFINITY) {
        this.held = !news.decision && !news.outcome;
        if (this.held) return;
      } else if (pause > 0) {
        this.#timer = setTimeout(() => this.#next(), pause);
        return;
      }
      news = this.#waiting.shift();
    }
  }

  /** One's own act needs no rest unless others gain by it, and what hits oneself twice as much. */
  #pauseAfter(news: Scene): number {
    if (news.events.length === 0 || document.hidden) return 0;
    const own = news.events[0]?.["seat"] === this.seat;
    if (own && news.events.every((each) => (each["seat"] ?? this.seat) === this.seat)) return lasting(320);
    const hit = news.events.some((each) => each.hits.includes(this.seat ?? -1));
    return pace() === "step" ? Number.POSITIVE_INFINITY : rest() * (hit ? 2 : 1);
  }

  #sync(news: Sync): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#waiting = [];
    this.behind = 0;
    this.held = false;
    this.stopped = null;
    this.opening = [];
    this.#again = null;
    this.onnews(news.events);
    this.events = news.events;
    this.phase = news.phase;
    this.game = news.game;
    this.seats = news.seats;
    this.seat = news.seat;
    this.watch = news.watch;
    this.local = news.local;
    this.rematch = news.rematch;
    this.declined = news.declined;
    this.commitment = news.commitment;
    if (news.catalogue) this.catalogue = news.catalogue;
    this.log = news.since < 0 ? news.log : [...this.log, ...news.log];
    if (news.since < 0) this.logFrom = news.log_from;
    this.#seat(news);
    this.answers = news.answers;
    this.lastOwn = this.log.findLast((line) => line.when.seat === this.seat)?.version ?? -1;
    this.#scenes = news.view && news.standing ? [{ ...news, view: news.view, standing: news.standing }] : [];
    this.#show(news);
    // The line broke between sending and the answer: the same key cannot act twice.
    if (this.#pending && this.#pending.decision === this.decision?.id) this.#link.send(this.#pending);
    else this.#settle();
  }

  #seat(news: Sync | Table): void {
    this.players = news.players;
    this.playersAt = Date.now();
    this.host = news.host;
    this.invite = news.invite;
    this.keptOut = news.kept_out;
  }

  #update(news: Update): void {
    this.onnews(news.events);
    this.events = news.events;
    const own = this.#pending !== null;
    if (own) this.lastOwn = news.version;
    this.#scenes = own ? [news] : [...this.#scenes, news].slice(-KEPT);
    this.#settle();
    this.log = [...this.log, ...news.events.map((each) => logLine(news.version, each))];
    this.#show(news);
    if (!news.question && this.stops(news.events)) this.stopped = news.events;
  }

  #show(news: Sync | Update): void {
    this.#present = news;
    this.#link.version = news.version;
    this.version = news.version;
    this.refusal = null;
    this.error = null;
    this.advice = null;
    if (this.#considered.length > 0) this.think();
    this.view = news.view;
    this.standing = news.standing;
    this.decision = news.decision;
    this.previews = new Map();
    this.reach = null;
    this.#offers = new Map();
    this.#foreseen.clear();
    this.#ask(news.question);
    this.undo = news.undo;
    this.outcome = news.outcome;
    this.verdict = news.verdict;
    this.seal = news.seal;
    if (news.outcome) this.phase = "over";
  }
}
