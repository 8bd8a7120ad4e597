/** A longer value reads better as a line of a list. */
const longestValue = 40;

/** An item as "<strong>Dybde:</strong> 2,4 m", with or without a paragraph around it. */
const factItem = /^(?:<p>)?<strong>([^<]+):<\/strong>([^<]+)(?:<\/p>)?$/;

/**
 * Shows lists of nothing but short facts, each begun by its label in bold and a colon, as tables: so staff write one
 * with what the editor has, and whoever reads the text elsewhere still gets a list.
 * @param html sanitised
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
