/** The maximum length of a value in a table. A longer value is easier to read in a list. */
const longestValue = 40;

const factItem = /^(?:<p>)?<strong>([^<]+):<\/strong>([^<]+)(?:<\/p>)?$/;

/** Makes a list of bold labels with a colon and short plain text a table. @param html sanitized */
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
