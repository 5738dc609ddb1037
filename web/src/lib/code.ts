/** Where something leads that somebody sent, if it looks like one of our links or codes: a code may be an invitation or the name of a table. */
export function pathsOf(given: string): string[] {
  const [, kind, id] = /(?:^|[/\s])([jmwr])\/([\w-]{22})(?![\w-])/.exec(given) ?? [];
  if (id) return [`/${kind}/${id}`];
  const code = given.trim();
  return /^[\w-]{22}$/.test(code) ? [`/j/${code}`, `/m/${code}`] : [];
}
