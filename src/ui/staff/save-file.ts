/** Lets the browser save a file. */
export function saveFile(filename: string, content: Blob): void {
  const url = URL.createObjectURL(content);
  const link = Object.assign(document.createElement("a"), { href: url, download: filename });
  link.click();
  // Not at once, because some browsers read it a little later.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
