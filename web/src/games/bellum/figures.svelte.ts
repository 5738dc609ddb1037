import devilMask from "icon:devil-mask";
import goblinHead from "icon:goblin-head";
import orcHead from "icon:orc-head";
import { PICTURES } from "./pictures";

const KIND: Record<string, string> = { goblin: goblinHead, evil: orcHead, "most-evil": devilMask };
let known = $state.raw<Record<string, string>>({});
const asked = new Set<string>();

/** The picture of a creature; until it has come, and where there is none, that of its kind. */
export function figureOf(id: string, kind: string): string {
  const picture = PICTURES[id];
  if (picture && !asked.has(id)) {
    asked.add(id);
    picture().then(
      (found) => (known = { ...known, [id]: found.default }),
      () => asked.delete(id),
    );
  }
  return known[id] ?? KIND[kind] ?? goblinHead;
}
