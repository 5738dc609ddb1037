import banner from "icon:knight-banner";
import book from "icon:open-book";
import card from "icon:card-play";
import chest from "icon:locked-chest";
import crown from "icon:crown";
import crystal from "icon:cut-diamond";
import die from "icon:inverted-dice-5";
import discard from "icon:card-discard";
import draw from "icon:card-draw";
import gift from "icon:present";
import nothing from "icon:cancel";
import steps from "icon:footsteps";
import sword from "icon:broadsword";
import thief from "icon:robber";

/** What an event is about, by the words of its kind; the first that fits. */
const SIGNS: [RegExp, string][] = [
  [/^(round|day|game|end)-|second-turn/, banner],
  [/failed|unmoved|skipped|nothing|^no-|turn-passed|excluded|stalled/, nothing],
  [/^die-|round-paid|confusion/, die],
  [/raided|attack/, sword],
  [/^discards-taken|drawn|dealt|refilled|appeared|found|recalled|joined|crisis/, draw],
  [/stolen|robbed|-taken|picked/, thief],
  [/given|granted|returned/, gift],
  [/crystal/, crystal],
  [/chest|resources|scouts|bonus|recruited/, chest],
  [/burnt|discarded|dismissed|purged|removed|card-paid|encounter-cut/, discard],
  [/won|gained|counted|victory|exam-passed|feat|finished/, crown],
  [/chronicle/, book],
  [/declared|moved|stepped|crossed|swapped|placed/, steps],
];

/** What happens in every turn, and tells least. */
const QUIET = /drawn|refilled|began|skipped|second-turn|turn-passed|shown/;
/** What changes how it stands. */
const SCORE = /won|gained|given|granted|stolen|robbed|taken|lost|collected|kept|raided|crisis|passed|victory|excluded|purged|burnt|discarded|finished/;

const kindOf = (key: string): string => key.replace(/^.*?-log-/, "").replace(/-seen$/, "");

/** The sign of an event, from the key of its line in the log. */
export function signOf(key: string): string {
  const kind = kindOf(key);
  return SIGNS.find(([words]) => words.test(kind))?.[1] ?? card;
}

/** How much an event matters where there is room for few: what changes the standing, then the board. */
export function weightOf(key: string): number {
  const kind = kindOf(key);
  return QUIET.test(kind) ? 0 : SCORE.test(kind) ? 2 : 1;
}
