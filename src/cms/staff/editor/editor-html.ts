/** Simplifies the editor's HTML for storage: removes empty blocks, and the `<p>` of list items with one paragraph. */
export function tidyHtml(html: string): string {
  return html
    .replace(/<ol\b[^>]*?( start="\d+")?[^>]*>/g, "<ol$1>")
    .replace(/<li><p>((?:(?!<\/?p>).)*)<\/p>(?=<\/li>|<[uo]l>)/gs, "<li>$1")
    .replace(/<(p|h[2-4])>(?:\s|<br>)*<\/\1>/g, "")
    .replace(/<blockquote><\/blockquote>/g, "");
}
