import { slugify } from "#src/i18n/slug.ts";

/** A heading that a long text can be entered at. */
export interface Heading {
  id: string;
  /** Sanitised HTML without tags. */
  html: string;
}

/**
 * Gives each main heading of a text an id, so that the page can offer a list of them.
 * @param html sanitised HTML: its headings carry no attributes
 */
export function withContents(html: string): { html: string; headings: Heading[] } {
  const headings: Heading[] = [];
  const marked = html.replaceAll(/<h2>(.*?)<\/h2>/gs, (_, inner: string) => {
    const text = inner.replaceAll(/<[^>]*>/g, "");
    const id = `${slugify(text.replaceAll(/&[a-z#0-9]+;/g, " ")) || "del"}-${headings.length + 1}`;
    headings.push({ id, html: text });
    return `<h2 id="${id}">${inner}</h2>`;
  });
  return { html: marked, headings };
}
