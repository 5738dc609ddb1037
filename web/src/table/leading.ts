import type { Action, Preview } from "../protocol";
import type { Choice, Handlers } from "./choice.svelte";
import type { GameUI } from "./context";

/** Who knows what would follow choices that are not made yet. */
interface Source {
  readonly previews: ReadonlyMap<number, Preview>;
  foresee: (after?: Action[]) => void;
  onoffer: (after: number[], offer: Action[] | null) => void;
}

/** One act of several choices: what leads on waits until it is known what follows, and is sent with it. */
export function leading(ui: GameUI, source: Source, choice: () => Choice): Pick<Handlers, "leadsOn" | "lead"> {
  /** The choices that wait for what follows them. */
  let led: { act: Action[]; lifted: number | undefined } | null = null;
  const leadsOn = (action: Action): boolean => ui.leadsOn?.(action, source.previews.get(action.id)) ?? false;
  source.onoffer = (after, offer) => {
    // Whoever has put it back since, or taken up something else, does not go on with it.
    if (!led || led.lifted !== choice().lifted?.id || led.act.map((each) => each.id).join() !== after.join()) return;
    const { act } = led;
    led = null;
    // Whoever may move again at once is offered the same kind of choice: that is a move of its own.
    const next = offer?.some((each) => act.some((done) => done.verb === each.verb)) ?? true;
    if (offer?.length && !next && leadsOn(act.at(-1)!)) choice().after(act, offer);
    else choice().send(act);
  };
  return {
    leadsOn,
    lead: (act) => {
      led = { act, lifted: choice().lifted?.id };
      source.foresee();
      source.foresee(act);
    },
  };
}
