/** What the browser remembers between visits; a browser that forbids it simply forgets. */
export function recall(name: string): string | null {
  try {
    return localStorage.getItem(`grimorio.${name}`);
  } catch {
    return null;
  }
}

export function remember(name: string, value: string): void {
  try {
    localStorage.setItem(`grimorio.${name}`, value);
  } catch {
    // Private windows may forbid storage: the choice then lasts as long as the page.
  }
}
