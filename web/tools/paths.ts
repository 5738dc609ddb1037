/** How many numbers follow each command of a path. */
const COUNTS: Record<string, number> = { m: 2, l: 2, h: 1, v: 1, c: 6, s: 4, q: 4, t: 2, a: 7, z: 0 };
const PIECE = /([a-z])|(-?(?:\d*\.\d+|\d+\.?)(?:e[-+]?\d+)?)/gi;
const ARC_FLAGS = [3, 4];

interface Step {
  command: string;
  numbers: number[];
}

/** The steps of a path. The two flags of an arc may stick to what follows them. */
export function steps(path: string): Step[] {
  const found: Step[] = [];
  let command = "";
  let numbers: number[] = [];
  PIECE.lastIndex = 0;
  for (let match = PIECE.exec(path); match; match = PIECE.exec(path)) {
    if (match[1]) {
      command = match[1];
      numbers = [];
    } else if (command.toLowerCase() === "a" && ARC_FLAGS.includes(numbers.length)) {
      numbers.push(Number(match[0][0]));
      PIECE.lastIndex = match.index + 1;
    } else numbers.push(Number(match[0]));
    if (numbers.length < COUNTS[command.toLowerCase()]!) continue;
    found.push({ command, numbers });
    numbers = [];
    // Further points after a move are lines.
    if (command === "m") command = "l";
    if (command === "M") command = "L";
  }
  return found;
}

/** What is smaller than this is drawn twice as finely: eyes and buttons keep their shape. */
const SMALL = 40;

interface Point {
  step: Step;
  /** Where each of its numbers lies, if it is a place and not a radius or a flag. */
  places: number[];
}

const axisOf = (name: string, i: number): number => (name === "h" ? 0 : name === "v" ? 1 : name === "a" ? (i + 1) % 2 : i % 2);
const isPlace = (name: string, i: number): boolean => name !== "a" || i >= 5;

/** The strokes of a path, each from where the pen comes down to where it is lifted, in absolute places. */
function strokes(path: string): Point[][] {
  const found: Point[][] = [];
  let at = [0, 0];
  let start = [0, 0];
  for (const step of steps(path)) {
    const name = step.command.toLowerCase();
    const places = step.numbers.map((each, i) => (isPlace(name, i) && step.command === name ? each + at[axisOf(name, i)]! : each));
    if (name === "m" || found.length === 0) found.push([]);
    found.at(-1)!.push({ step, places });
    if (name === "z") at = start;
    else {
      at = [...at];
      for (const i of places.keys()) if (isPlace(name, i)) at[axisOf(name, i)] = places[i]!;
    }
    if (name === "m") start = at;
  }
  return found;
}

/** How fine the grid of a stroke is, in parts of the grid. */
function fineness(stroke: Point[]): number {
  const sizes = [0, 1].map((axis) => {
    const all = stroke.flatMap(({ step, places }) => places.filter((_, i) => isPlace(step.command.toLowerCase(), i) && axisOf(step.command.toLowerCase(), i) === axis));
    return all.length > 0 ? Math.max(...all) - Math.min(...all) : 0;
  });
  return Math.max(...sizes) < SMALL ? 0.5 : 1;
}

/**
 * The same path on a grid, in units of that, relative and without a space too many. Every point is
 * rounded where it lies, not by the way to it, so that nothing drifts.
 */
export function rounded(path: string, grid = 1): string {
  let kept = [0, 0];
  let start = [0, 0];
  let out = "";
  for (const stroke of strokes(path)) {
    const fine = fineness(stroke);
    for (const { step, places } of stroke) {
      const name = step.command.toLowerCase();
      const radius = (i: number): boolean => name === "a" && i < 2;
      const whole = places.map((each, i) => (isPlace(name, i) || radius(i) ? Math.round(each / grid / fine) * fine : each));
      const told = whole.map((each, i) => (isPlace(name, i) ? each - kept[axisOf(name, i)]! : radius(i) ? Math.max(fine, each) : each));
      out += name + told.map((each) => String(each).replace(/^(-?)0\./, "$1.")).join(" ").replace(/ -/g, "-");
      if (name === "z") kept = start;
      else {
        kept = [...kept];
        for (const i of whole.keys()) if (isPlace(name, i)) kept[axisOf(name, i)] = whole[i]!;
      }
      if (name === "m") start = kept;
    }
  }
  return out;
}
