import { maxColumns } from "#src/i18n/marks.ts";

/** A piece of text with uniform formatting. */
export interface Run {
  /** The text of the run. A line break is "\n". */
  text: string;
  isStrong: boolean;
  isEmphasis: boolean;
  isStruck: boolean;
  href: string | undefined;
}

export interface List {
  id: string;
  tag: "ul" | "ol";
  first: number;
}

export interface Table {
  /** False for a table with merged cells or with blocks in its cells, and for a table in a list or another table. */
  isPlain: boolean;
  /** The number of columns. */
  width: number;
  rows: number;
  hasHeaders: boolean;
}

export interface Line {
  kind: "p" | "h2" | "h3" | "h4" | "html";
  runs: readonly Run[];
  /** A picture or a table, as HTML. */
  html?: string;
  /** The table of a row, with true for each header cell. `cellBreak` separates the runs of the cells. */
  row?: { table: Table; headers: readonly boolean[] } | undefined;
  /** The lists around the line, outermost first. */
  lists: readonly List[];
  isItem: boolean;
  /** An id that all lines of a quotation share. */
  quote: string | undefined;
}

/** The maximum nesting depth of lists. A deeper list gets this depth. */
const maxListDepth = 4;

/** Writes lines as HTML. A list is nested only if the outer list has an item. */
export function writeLines(lines: readonly Line[]): string {
  const html: string[] = [];
  const open: List[] = [];
  const openedLists = new Set<string>();
  let quote: string | undefined;
  const closeTo = (depth: number) => {
    for (const list of open.splice(depth).toReversed()) html.push("</li>", `</${list.tag}>`);
  };

  for (const line of groups(lines, ({ row }) => row?.table).flatMap(withoutRows)) {
    const path = line.lists.filter(({ id }, index) => index === line.lists.length - 1 || openedLists.has(id));
    const lists = path.length > maxListDepth ? [...path.slice(0, maxListDepth - 1), path.at(-1)!] : path;
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
        html.push(list.first === 1 ? `<${list.tag}>` : `<${list.tag} start="${list.first}">`, "<li>");
        open.push(list);
        openedLists.add(list.id);
      }
    } else if (line.isItem && lists.length > 0) html.push("</li>", "<li>");
    html.push(writeLine(line, lists.length > 0));
  }
  closeTo(0);
  if (quote !== undefined) html.push("</blockquote>");
  return html.join("");
}

export const isTable = ({ isPlain, width, rows }: Table) =>
  isPlain && rows > 1 && width > 1 && width <= maxColumns;

/** Writes the rows of a table as a table, or as lines if the table can't stay. */
function withoutRows([table, rows]: [Table | undefined, Line[]]): Line[] {
  if (!table) return rows;
  if (isTable(table)) {
    const html = rows.map((row, index) => writeRow(table, row, index === 0)).join("");
    return [{ ...rows[0]!, kind: "html", html: `<table><tbody>${html}</tbody></table>` }];
  }
  return rows.flatMap((row) =>
    paragraphsOf(withoutCells(row.runs)).map((runs, index) => ({
      ...row,
      runs,
      isItem: row.isItem && index === 0,
    })),
  );
}

/** The first row becomes the header row if no cell is a header, because Word and spreadsheets mark no headers. */
function writeRow({ hasHeaders, width }: Table, { runs, row }: Line, isFirst: boolean): string {
  const cells = splitAt(runs, cellBreak);
  return `<tr>${Array.from({ length: width }, (_, index) => {
    const isHeader = hasHeaders ? row!.headers[index] === true : isFirst;
    const paragraphs = splitAt(cells[index] ?? [], cellParagraph)
      .filter(hasText)
      .map(trimRuns);
    const shown = isHeader ? paragraphs.map(withoutBold) : paragraphs;
    const tag = isHeader ? "th" : "td";
    return `<${tag}>${shown.map(writeLinks).join("<br>")}</${tag}>`;
  }).join("")}</tr>`;
}

const withoutBold = (runs: readonly Run[]) => runs.map((run) => ({ ...run, isStrong: false }));

function writeLine({ kind, runs, html = "" }: Line, isInList: boolean): string {
  if (kind === "html") return html;
  const tag = isInList ? "p" : kind;
  // Headings are already bold.
  const shown = kind === "p" ? runs : withoutBold(runs);
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
    .map(([isEmphasis, inner]) => wrap(isEmphasis, "em", writeStruck(inner)))
    .join("");

const writeStruck = (runs: readonly Run[]) =>
  groups(runs, ({ isStruck }) => isStruck)
    .map(([isStruck, inner]) =>
      wrap(isStruck, "s", escape(inner.map(({ text }) => text).join("")).replaceAll("\n", "<br>")),
    )
    .join("");

const wrap = (isSo: boolean, tag: string, html: string) => (isSo ? `<${tag}>${html}</${tag}>` : html);

function groups<Item, Key>(items: readonly Item[], keyOf: (item: Item) => Key): [Key, Item[]][] {
  const found: [Key, Item[]][] = [];
  for (const item of items) {
    const last = found.at(-1);
    if (last && last[0] === keyOf(item)) last[1].push(item);
    else found.push([keyOf(item), [item]]);
  }
  return found;
}

const entities: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };

export const escape = (text: string) => text.replaceAll(/[&<>"]/g, (sign) => entities[sign]!);

/** Separates the cells of a table row until the row is complete. */
export const cellBreak = "\u0001";
/** Separates paragraphs in one cell. */
export const cellParagraph = "\u0002";

/** Collapses white space and removes invisible characters. A no-break space stays only after a digit. */
export function plainText(text: string): string {
  return text
    .replaceAll(/[\u200b\ufeff\u00ad]/g, "")
    .replaceAll(/((?<=\d)\u00a0(?=\S))|\s+/g, (_all, kept: string | undefined) => kept ?? " ")
    .replaceAll(/\p{Cc}/gu, "");
}

/** Joins the cells of a row into one line. In a row with a single cell, each paragraph becomes a line. */
export function withoutCells(runs: readonly Run[]): Run[] {
  const cells = splitAt(runs, cellBreak).filter(hasText);
  if (cells.length < 2)
    return (cells[0] ?? []).map((run) => (run.text === cellParagraph ? { ...run, text: "\n\n" } : run));
  const between: Run = { text: " – ", isStrong: false, isEmphasis: false, isStruck: false, href: undefined };
  return cells.flatMap((cell, index) => {
    const line = splitAt(cell, cellParagraph)
      .filter(hasText)
      .flatMap((part, place) =>
        place === 0 ? trimRuns(part) : [{ ...between, text: " " }, ...trimRuns(part)],
      );
    return index === 0 ? line : [between, ...line];
  });
}

/** Splits runs into paragraphs at double line breaks. Paragraphs are trimmed, and empty paragraphs are removed. */
export function paragraphsOf(runs: readonly Run[]): Run[][] {
  const paragraphs: Run[][] = [[]];
  let isAfterBreak = false;
  for (const run of runs.flatMap(breaksApart)) {
    const isBreak = run.text === "\n";
    if (isBreak && isAfterBreak) paragraphs.push([]);
    else paragraphs.at(-1)!.push(run);
    if (isBreak) isAfterBreak = true;
    else if (run.text.trim() !== "") isAfterBreak = false;
  }
  return paragraphs.map(trimRuns).filter((paragraph) => paragraph.length > 0);
}

export const hasText = (runs: readonly Run[]) =>
  runs.some(({ text }) => text.trim() !== "" && text !== cellBreak && text !== cellParagraph);

const breaksApart = (run: Run): Run[] =>
  run.text.split(/(\n)/).flatMap((text) => (text === "" ? [] : [{ ...run, text }]));

function splitAt(runs: readonly Run[], sign: string): Run[][] {
  const parts: Run[][] = [[]];
  for (const run of runs) {
    if (run.text === sign) parts.push([]);
    else parts.at(-1)!.push(run);
  }
  return parts;
}

/** Removes white space at both ends and around line breaks, and collapses the rest. */
function trimRuns(runs: readonly Run[]): Run[] {
  const kept: Run[] = [];
  for (const run of runs) {
    const before = kept.at(-1)?.text ?? "\n";
    const text = /\s$/.test(before) ? run.text.replace(/^ +/, "") : run.text;
    if (text === "\n" && kept.length > 0) trimEnd(kept);
    if (text === "" || (text === "\n" && kept.length === 0)) continue;
    kept.push({ ...run, text });
  }
  while (kept.length > 0 && kept.at(-1)!.text.trimEnd() === "") kept.pop();
  trimEnd(kept);
  return kept;
}

function trimEnd(runs: Run[]) {
  while (runs.at(-1)?.text.trim() === "" && runs.at(-1)!.text !== "\n") runs.pop();
  const last = runs.at(-1);
  if (last && last.text !== "\n") runs[runs.length - 1] = { ...last, text: last.text.trimEnd() };
}
