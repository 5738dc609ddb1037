import { needTexts, say, t } from "../lib/i18n.svelte";
import { hostOf, leftByAll, nameOf } from "../lib/names";
import { go } from "../lib/router.svelte";
import { api, sentence } from "../net";
import type { Player } from "../protocol";
import { Match } from "./match.svelte";

export type Answer = "in" | "bot" | "no" | "thinks" | "away";

/** The rematch of a finished match: who asks, what the others say, and what one can do. It is made where a component is, and lasts as long. */
export class Rematch {
  readonly match: Match;
  /** The table of the rematch, with one's own eyes there or a spectator's. */
  again = $state.raw<Match | null>(null);
  busy = $state(false);
  trouble = $state("");
  /** Whether one waits here for it to begin. A match that is opened later to be looked at stays open. */
  #waits = false;

  /** `follows`: whether one goes along when it begins; whoever looks at the match again does only if it begins with their own yes. */
  constructor(match: Match, follows = true) {
    this.match = match;
    $effect(() => {
      const wanted = match.rematch;
      if (!wanted) return;
      let left = false;
      void api.match(wanted).then(
        ({ match: card }) => left || this.again || this.#look(wanted, !match.watching && card.players.some((each) => each.mine)),
        () => undefined,
      );
      return () => {
        left = true;
        this.again?.close();
        this.again = null;
      };
    });
    $effect(() => {
      if (!this.inside) return;
      if (this.again!.phase === "lobby") this.#waits = follows;
      if (this.again!.phase === "running" && this.#waits) go(`/m/${this.again!.id}`);
    });
    // Whoever gets up there, or is sent away, looks on from here.
    $effect(() => {
      if (this.again?.link === "denied") this.#look(this.again.id, false);
    });
  }

  /** What others have to do with it: with bots alone it begins at once. */
  get others(): Player[] {
    return this.match.players.filter((each) => each.kind === "human" && !each.mine);
  }

  get inside(): boolean {
    return this.again !== null && !this.again.watching;
  }

  get begun(): boolean {
    return this.again?.phase === "running" || this.again?.phase === "over";
  }

  /** Everybody got up from its table: nobody asks any more. */
  get gone(): boolean {
    return this.again !== null && (this.again.link === "gone" || leftByAll(this.again));
  }

  /** Whether there is one to be told of. */
  get asked(): boolean {
    return this.match.rematch !== null && Boolean(this.again?.phase) && !this.gone;
  }

  /** Whether there is still something to be said or seen there. */
  get open(): boolean {
    return this.asked && this.again!.phase !== "over";
  }

  get host(): string {
    return (this.again && hostOf(this.again.players)) ?? t("web-somebody");
  }

  /** How it stands, in a sentence. */
  get headline(): string {
    if (this.gone) return t("web-rematch-gone");
    if (!this.asked) return "";
    if (this.begun) return t(this.open ? "web-rematch-begun" : "web-rematch-over");
    if (this.match.seat === null) return t("web-rematch-asked-by", { host: this.host });
    if (!this.inside) return t("web-rematch-asks", { host: this.host });
    if (!this.again!.host) return t("web-rematch-you-in", { host: this.host });
    const answers = this.others.map((each) => this.answerOf(each));
    return t(answers.includes("no") && !answers.includes("thinks") && !answers.includes("away") ? "web-rematch-refused" : "web-rematch-yours");
  }

  /** What somebody of this table has said so far. */
  answerOf(player: Player): Answer {
    const there = this.again?.players.find((each) => each.seat === player.seat);
    if (there?.kind === "human") return "in";
    if (there?.kind === "bot") return "bot";
    if (this.match.declined.includes(player.seat)) return "no";
    return player.online ? "thinks" : "away";
  }

  /** Those in whose place the host may put a bot; with the last of them it begins. */
  get silent(): Player[] {
    return this.inside && this.again?.host ? this.others.filter((each) => !["in", "bot"].includes(this.answerOf(each))) : [];
  }

  botWords(player: Player): string {
    const open = this.again?.players.filter((each) => each.kind === "open") ?? [];
    return t(open.length > 1 ? "web-rematch-bot-for" : "web-rematch-begin-bot", { name: nameOf(player) });
  }

  /** To ask, or to say yes to whoever asked. */
  agree(): Promise<void> {
    return this.#attempt(async () => {
      const { id } = await api.rematch(this.match.id);
      this.#waits = true;
      // Otherwise the news of it leads there.
      if (this.match.rematch === id) this.#look(id, true);
      else this.match.rematch = id;
    });
  }

  decline(): Promise<void> {
    return this.#attempt(() => api.noRematch(this.match.id));
  }

  /** Neither to ask any more nor to be in. */
  withdraw(): Promise<void> {
    return this.#attempt(async () => this.again && (await api.leave(this.again.id)));
  }

  callBot(seat: number): Promise<void> {
    return this.#attempt(async () => {
      const again = this.again;
      if (!again) return;
      const open = again.players.filter((each) => each.kind === "open" && each.seat !== seat);
      await api.seat(again.id, seat, "bot");
      if (open.length === 0) await api.start(again.id);
    });
  }

  #look(wanted: string, mine: boolean): void {
    this.again?.close();
    this.again = new Match(wanted, !mine);
  }

  async #attempt(work: () => Promise<unknown>): Promise<void> {
    this.busy = true;
    this.trouble = "";
    try {
      await work();
    } catch (error) {
      await needTexts("shared", "errors").catch(() => undefined);
      this.trouble = say(sentence(error), String);
    }
    this.busy = false;
  }
}
