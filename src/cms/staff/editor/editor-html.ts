/**
 * Normalises the editor's HTML for storage: removes the paragraph of list items that have only one, attributes of `ol`
 * other than `start`, and empty blocks.
 * @param html well-formed HTML from the editor's serializer
 */
export function tidyHtml(html: string): string {
  return html
    .replace(/<ol\b[^>]*?( start="\d+")?[^>]*>/g, "<ol$1>")
    .replace(/<li><p>((?:(?!<\/?p>).)*)<\/p>(?=<\/li>|<[uo]l>)/gs, "<li>$1")
    .replace(/<(p|h[2-4])>(?:\s|<br>)*<\/\1>/g, "")
    .replace(/<blockquote><\/blockquote>/g, "");
}
