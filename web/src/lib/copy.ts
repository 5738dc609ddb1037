/** Copies a text; on plain http the browser lends no clipboard, but copies what is selected. False: the person has to. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copySelected(text);
  }
}

function copySelected(text: string): boolean {
  const before = document.activeElement;
  const field = document.createElement("textarea");
  field.value = text;
  field.readOnly = true;
  field.style.cssText = "position:fixed;inset:0 auto auto 0;opacity:0";
  document.body.append(field);
  field.select();
  let done = false;
  try {
    done = document.execCommand("copy");
  } catch {
    // The caller says how to do it by hand.
  }
  field.remove();
  if (before instanceof HTMLElement) before.focus();
  return done;
}
