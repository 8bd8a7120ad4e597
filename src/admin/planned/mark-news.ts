/** Elements whose text can't be marked, or that guests don't read. */
const unmarked = "script, style, title, option, textarea, svg, [hidden], .visually-hidden";

const idStart = "new-text-";

/** Returns the id of a marked text. Numbers begin with 0. */
export const markId = (number: number): string => idStart + number;

export const markNumber = (id: string): number => Number(id.slice(idStart.length));

/**
 * Marks new texts in a page's HTML with `<mark>`. @param before the page's earlier HTML; undefined for a new page
 * @returns the HTML and the new texts
 */
export function markNews(html: string, before: string | undefined): { html: string; news: string[] } {
  const page = new DOMParser().parseFromString(html, "text/html");
  const known = before === undefined ? new Set() : textsIn(before);
  const added = textsOf(page).filter(({ words }) => !known.has(words));
  for (const [number, { node }] of added.entries()) {
    const mark = page.createElement("mark");
    mark.id = markId(number);
    node.replaceWith(mark);
    mark.append(node);
  }
  return { html: `<!doctype html>${page.documentElement.outerHTML}`, news: added.map(({ words }) => words) };
}

export const textsIn = (html: string): ReadonlySet<string> =>
  new Set(textsOf(new DOMParser().parseFromString(html, "text/html")).map(({ words }) => words));

function textsOf(page: Document): { node: Text; words: string }[] {
  const texts: { node: Text; words: string }[] = [];
  const walker = page.createTreeWalker(page.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const node = walker.currentNode as Text;
    const words = node.data.replaceAll(/\s+/g, " ").trim();
    if (words && !node.parentElement!.closest(unmarked)) texts.push({ node, words });
  }
  return texts;
}
