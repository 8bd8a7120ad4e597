/** Lets the browser save a file. */
export function saveFile(filename: string, content: Blob): void {
  const url = URL.createObjectURL(content);
  const link = Object.assign(document.createElement("a"), { href: url, download: filename });
  link.click();
  // The browser has taken it by then; earlier some haven't.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
