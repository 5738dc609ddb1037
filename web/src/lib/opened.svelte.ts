/** The file of a match that was opened to see it again; it lives as long as the page. */
let record = $state.raw<unknown>(null);

export const openedRecord = (): unknown => record;

/** Reads a file; false if it is no JSON at all. What else is wrong with it the server tells. */
export async function openFile(file: File): Promise<boolean> {
  try {
    record = JSON.parse(await file.text());
  } catch {
    return false;
  }
  return true;
}
