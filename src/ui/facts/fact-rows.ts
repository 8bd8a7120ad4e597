/** In characters. A longer value is easier to read as a line of a list. */
const longestValue = 40;

/** A list item "<strong>Dybde:</strong> 2,4 m", with or without a paragraph around it. */
const factItem = /^(?:<p>)?<strong>([^<]+):<\/strong>([^<]+)(?:<\/p>)?$/;

/**
 * Turns lists of short facts, each with its label in bold and a colon, into tables. So staff can write a table with
 * the editor's tools, and readers outside the site still get a list.
 * @param html cleaned HTML
 */
export function withFactRows(html: string): string {
  return html.replaceAll(/<ul>((?:(?!<\/?ul>).)*)<\/ul>/gs, (list, inside: string) => {
    const items = [...inside.matchAll(/<li>(.*?)<\/li>/gs)].map(([, item]) => factItem.exec(item!.trim()));
    const rows = items.map((fact) => {
      const value = fact?.[2]?.trim();
      return value && value.length <= longestValue && `<div><dt>${fact![1]}</dt><dd>${value}</dd></div>`;
    });
    return rows.length > 0 && rows.every(Boolean) ? `<dl>${rows.join("")}</dl>` : list;
  });
}
