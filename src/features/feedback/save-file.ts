/** Lets the browser save a text as a file. @param type as "text/csv;charset=utf-8" */
export function saveFile(filename: string, text: string, type: string): void {
  const url = URL.createObjectURL(new Blob([text], { type }));
  const link = Object.assign(document.createElement("a"), { href: url, download: filename });
  link.click();
  // The browser has taken it by then; earlier some haven't.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
