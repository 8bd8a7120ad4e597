/**
 * Brings the editor's HTML into the form that is stored: list items of one line have no paragraph, lists have nothing but
 * their first number, empty lines are left out.
 * @param html well-formed, as the editor's serializer writes it
 */
export function tidyHtml(html: string): string {
  return html
    .replace(/<ol\b[^>]*?( start="\d+")?[^>]*>/g, "<ol$1>")
    .replace(/<li><p>((?:(?!<\/?p>).)*)<\/p>(?=<\/li>|<[uo]l>)/gs, "<li>$1")
    .replace(/<(p|h[2-4])>(?:\s|<br>)*<\/\1>/g, "")
    .replace(/<blockquote><\/blockquote>/g, "");
}
