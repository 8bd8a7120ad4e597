/** Removes empty blocks from the editor's HTML, and the `<p>` of items and cells with one paragraph. */
export function tidyHtml(html: string): string {
  return html
    .replace(/<ol\b[^>]*?( start="\d+")?[^>]*>/g, "<ol$1>")
    .replace(/<(li|t[hd])><p>((?:(?!<\/?p>).)*)<\/p>(?=<\/\1>|<[uo]l>)/gs, "<$1>$2")
    .replace(/<table>(?:<\/?t[a-z]+>)*<\/table>/g, "")
    .replace(/<(p|h[2-4])>(?:\s|<br>)*<\/\1>/g, "")
    .replace(/<blockquote><\/blockquote>/g, "");
}
