interface Spot {
  x: number;
  y: number;
}

/** How large the tower gets at most. */
const MOST = 2;

const between = (low: number, value: number, high: number): number => Math.min(high, Math.max(low, value));

/** Two fingers make it larger and move it; one finger taps, as ever. */
export function pinch(node: HTMLElement): () => void {
  const fingers = new Map<number, Spot>();
  let now = { x: 0, y: 0, size: 1 };
  let start = { ...now, apart: 1, middle: { x: 0, y: 0 } };

  /** How far two fingers are apart, and what lies between them, as the place itself counts. */
  function grip(): { apart: number; middle: Spot } {
    const [a, b] = [...fingers.values()] as [Spot, Spot];
    const place = (node.parentElement ?? node).getBoundingClientRect();
    return { apart: Math.hypot(a.x - b.x, a.y - b.y) || 1, middle: { x: (a.x + b.x) / 2 - place.left, y: (a.y + b.y) / 2 - place.top } };
  }

  function follow(): void {
    const { apart, middle } = grip();
    const size = between(1, (start.size * apart) / start.apart, MOST);
    // What was between the fingers stays between them, and no edge comes in.
    const along = (axis: "x" | "y", room: number): number => between(room * (1 - size), middle[axis] - ((start.middle[axis] - start[axis]) / start.size) * size, 0);
    now = { size, x: along("x", node.offsetWidth), y: along("y", node.offsetHeight) };
    node.style.transform = size === 1 ? "" : `translate(${now.x}px, ${now.y}px) scale(${size})`;
  }

  function touch(event: PointerEvent): void {
    if (event.pointerType !== "touch") return;
    if (event.type === "pointermove" && !fingers.has(event.pointerId)) return;
    if (event.type === "pointerdown" || event.type === "pointermove") fingers.set(event.pointerId, { x: event.clientX, y: event.clientY });
    else fingers.delete(event.pointerId);
    if (fingers.size !== 2) return;
    if (event.type === "pointermove") follow();
    else start = { ...now, ...grip() };
  }

  const kinds = ["pointerdown", "pointermove", "pointerup", "pointercancel"] as const;
  for (const kind of kinds) node.addEventListener(kind, touch);
  return () => kinds.forEach((kind) => node.removeEventListener(kind, touch));
}
