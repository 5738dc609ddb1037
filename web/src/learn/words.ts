/** What the coach says: its first line stands out if there are more, and `*so*` is emphasis. */
export interface Said {
  head: string;
  parts: { text: string; strong: boolean }[];
}

export function parse(text: string): Said {
  const at = text.indexOf("\n");
  const head = at < 0 ? "" : text.slice(0, at);
  const body = at < 0 ? text : text.slice(at + 1);
  const parts = body.split("*").map((each, i) => ({ text: each, strong: i % 2 === 1 }));
  return { head, parts: parts.filter((each) => each.text) };
}
