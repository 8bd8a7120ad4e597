/**
 * Brings the editor's HTML into the form that texts are kept in: no paragraph in a list item that is one line, no
 * numbering of its own, nothing for empty lines.
 * @param html as the editor's serializer writes it, well formed
 */
export function tidyHtml(html: string): string {
  return html
    .replace(/<ol [^>]*>/g, "<ol>")
    .replace(/<li><p>((?:(?!<\/?p>).)*)<\/p>(?=<\/li>|<[uo]l>)/gs, "<li>$1")
    .replace(/<(p|h[2-4])>(?:\s|<br>)*<\/\1>/g, "")
    .replace(/<blockquote><\/blockquote>/g, "");
}
