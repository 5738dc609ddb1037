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

/** What this tab keeps of the page it is on, for when it is loaded again. */
export function keep(name: string, value: unknown): void {
  try {
    sessionStorage.setItem(`grimorio.${location.pathname}.${name}`, JSON.stringify(value));
  } catch {
    // As above.
  }
}

export function kept<T>(name: string): T | null {
  try {
    return JSON.parse(sessionStorage.getItem(`grimorio.${location.pathname}.${name}`) ?? "null") as T | null;
  } catch {
    return null;
  }
}
