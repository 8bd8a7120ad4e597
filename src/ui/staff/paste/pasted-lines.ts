/*
 * Pasted text as lines: each one paragraph, heading or picture, in how many lists it may be. Written out as the
 * HTML of the allow-list and nothing else.
 */

/** A stretch of text with one form. */
export interface Run {
  /** A line break is "\n". */
  text: string;
  isStrong: boolean;
  isEmphasis: boolean;
  href: string | undefined;
}

export interface List {
  id: string;
  tag: "ul" | "ol";
}

export interface Line {
  kind: "p" | "h2" | "h3" | "h4" | "picture";
  runs: readonly Run[];
  /** Of a picture: its attributes, as they are written. */
  attributes?: string;
  /** The lists it is in, the outermost first. */
  lists: readonly List[];
  /** Whether it is an item's first. */
  isItem: boolean;
  /** Lines of one quotation share it. */
  quote: string | undefined;
}

/** Deeper lists than this are read as this deep. */
const deepest = 4;

/** The HTML of the lines. A list in a list has an item that it is in; where there is none, it is no inner list. */
export function writeLines(lines: readonly Line[]): string {
  const html: string[] = [];
  const open: List[] = [];
  const begun = new Set<string>();
  let quote: string | undefined;
  const closeTo = (depth: number) => {
    for (const list of open.splice(depth).toReversed()) html.push("</li>", `</${list.tag}>`);
  };

  for (const line of lines) {
    const path = line.lists.filter(({ id }, index) => index === line.lists.length - 1 || begun.has(id));
    const lists = path.length > deepest ? [...path.slice(0, deepest - 1), path.at(-1)!] : path;
    const known = lists.findIndex(({ id }, index) => open[index]?.id !== id);
    closeTo(known === -1 ? lists.length : known);
    if (line.quote !== quote) {
      closeTo(0);
      if (quote !== undefined) html.push("</blockquote>");
      if (line.quote !== undefined) html.push("<blockquote>");
      quote = line.quote;
    }
    if (open.length < lists.length) {
      for (const list of lists.slice(open.length)) {
        html.push(`<${list.tag}>`, "<li>");
        open.push(list);
        begun.add(list.id);
      }
    } else if (line.isItem && lists.length > 0) html.push("</li>", "<li>");
    html.push(writeLine(line, lists.length > 0));
  }
  closeTo(0);
  if (quote !== undefined) html.push("</blockquote>");
  return html.join("");
}

function writeLine({ kind, runs, attributes = "" }: Line, isInList: boolean): string {
  if (kind === "picture") return `<img${attributes}>`;
  const tag = isInList ? "p" : kind;
  // A heading is bold already.
  const shown = kind === "p" ? runs : runs.map((run) => ({ ...run, isStrong: false }));
  return `<${tag}>${writeLinks(shown)}</${tag}>`;
}

const writeLinks = (runs: readonly Run[]) =>
  groups(runs, ({ href }) => href)
    .map(([href, inner]) =>
      href === undefined ? writeStrong(inner) : `<a href="${escape(href)}">${writeStrong(inner)}</a>`,
    )
    .join("");

const writeStrong = (runs: readonly Run[]) =>
  groups(runs, ({ isStrong }) => isStrong)
    .map(([isStrong, inner]) => wrap(isStrong, "strong", writeEmphasis(inner)))
    .join("");

const writeEmphasis = (runs: readonly Run[]) =>
  groups(runs, ({ isEmphasis }) => isEmphasis)
    .map(([isEmphasis, inner]) =>
      wrap(isEmphasis, "em", escape(inner.map(({ text }) => text).join("")).replaceAll("\n", "<br>")),
    )
    .join("");

const wrap = (isSo: boolean, tag: string, html: string) => (isSo ? `<${tag}>${html}</${tag}>` : html);

/** Neighbours that have the same of something, together. */
function groups<Key>(runs: readonly Run[], keyOf: (run: Run) => Key): [Key, Run[]][] {
  const found: [Key, Run[]][] = [];
  for (const run of runs) {
    const last = found.at(-1);
    if (last && last[0] === keyOf(run)) last[1].push(run);
    else found.push([keyOf(run), [run]]);
  }
  return found;
}

const entities: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };

/** Text as it stands in HTML, also in an attribute. */
export const escape = (text: string) => text.replaceAll(/[&<>"]/g, (sign) => entities[sign]!);
