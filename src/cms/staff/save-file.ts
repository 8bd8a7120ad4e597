export function saveFile(filename: string, content: Blob): void {
  const url = URL.createObjectURL(content);
  const link = Object.assign(document.createElement("a"), { href: url, download: filename });
  link.click();
  // Some browsers read the URL slightly after the click.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
