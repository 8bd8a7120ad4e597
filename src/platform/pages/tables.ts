import { maxColumns } from "#src/i18n/marks.ts";

export const tableTags = ["table", "thead", "tbody", "tfoot", "tr", "th", "td", "caption"];

interface Cell {
  isHeader: boolean;
  line: string;
  /** The original HTML of the content, for a table that becomes blocks. */
  raw: string;
  hasText: boolean;
  /** False for a cell with a list, a heading, a picture, a quotation or another table. */
  isInline: boolean;
  isBreakDue: boolean;
}

const inlineTags = ["strong", "em", "s", "a", "data"];
const token = /<(\/?)([a-z0-9-]+)([^>]*)>|[^<]+|</g;

/**
 * Writes all tables in the same form: with a header row or a header column, and with only inline elements in cells. A
 * table stays a table if it isn't inside another element and has 2 to 8 columns, at least two rows and some text. Its
 * cells must not be merged, and must not contain a list, a heading, a picture, a quotation or another table. The rows
 * of other tables become blocks.
 * @param html sanitized HTML, in which every element is closed
 * @param block the element for a text outside other elements
 */
export function withUniformTables(html: string, block: string): string {
  const written: string[] = [];
  /** The number of open elements around the current place. */
  let depth = 0;
  let table: TableReader | undefined;
  let inner = 0;
  for (const [text, end = "", name = "", attributes = ""] of html.matchAll(token)) {
    const isTablePart = tableTags.includes(name);
    if (table && name === "table" && end && inner === 0) {
      written.push(table.write(block));
      table = undefined;
    } else if (table && isTablePart && (inner > 0 || name === "table")) {
      if (name === "table") inner += end ? -1 : 1;
      table.read(`<${end}${block}>`, "table", end, "");
    } else if (table) table.read(text, name, end, attributes);
    else if (name === "table" && !end) table = new TableReader(depth === 0);
    else if (isTablePart) written.push(`<${end}${block}>`);
    else {
      written.push(text);
      if (name && ![block, "br", "img"].includes(name)) depth += end ? -1 : 1;
    }
  }
  return written.join("");
}

class TableReader {
  readonly #rows: Cell[][] = [];
  /** The caption, and text outside cells. */
  readonly #above: Cell[] = [];
  #cell: Cell | undefined;
  #canStay: boolean;
  #isInHead = false;

  constructor(canStay: boolean) {
    this.#canStay = canStay;
  }

  read(text: string, name: string, end: string, attributes: string): void {
    if (["thead", "tbody", "tfoot", "tr"].includes(name)) {
      this.#cell = undefined;
      if (name === "tr" && !end) this.#rows.push([]);
      if (name === "thead") this.#isInHead = !end;
    } else if (name === "td" || name === "th" || name === "caption") {
      this.#cell = undefined;
      if (!end) this.#open(name, attributes);
    } else {
      if (name === "" && text.trim() !== "") this.#cell ??= this.#open("caption");
      if (this.#cell) addTo(this.#cell, text, name, end);
    }
  }

  #open(name: string, attributes = ""): Cell {
    const isHeader = name === "th" || this.#isInHead;
    const cell = { isHeader, line: "", raw: "", hasText: false, isInline: true, isBreakDue: false };
    if (/span="(?!1?")/.test(attributes)) this.#canStay = false;
    if (name !== "caption" && this.#rows.length === 0) this.#rows.push([]);
    (name === "caption" ? this.#above : this.#rows.at(-1)!).push(cell);
    this.#cell = cell;
    return cell;
  }

  write(block: string): string {
    const inBlock = (content: string) => `<${block}>${content}</${block}>`;
    const above = this.#above.map(({ raw }) => inBlock(raw)).join("");
    const rows = this.#rows.filter((row) => row.length > 0);
    const columns = Math.max(0, ...rows.map((row) => row.length));
    const cells = rows.flat();
    const isTable =
      this.#canStay &&
      rows.length > 1 &&
      columns > 1 &&
      columns <= maxColumns &&
      cells.every(({ isInline }) => isInline) &&
      cells.some(({ hasText }) => hasText);
    if (isTable) return above + inBlock(writeTable(rows, columns));
    const lines = rows.map((row) => {
      const filled = row.filter(({ hasText, isInline }) => hasText || !isInline);
      return filled.length > 1 && filled.every(({ isInline }) => isInline)
        ? inBlock(filled.map(lineOf).join(" – "))
        : filled.map(({ raw }) => inBlock(raw)).join("");
    });
    return above + lines.join("");
  }
}

function addTo(cell: Cell, text: string, name: string, end: string): void {
  cell.raw += text;
  const isInline = inlineTags.includes(name);
  if (name !== "" && !isInline) {
    // The name is `table` for each element of a table in this cell. Paragraphs and other blocks only end a line.
    if (/^h\d|[uo]l|li|img|blockquote|table/.test(name)) cell.isInline = false;
    cell.isBreakDue = cell.hasText;
    return;
  }
  const isSeen = isInline || text.trim() !== "";
  if (cell.isBreakDue && !isSeen) return;
  if (cell.isBreakDue && !end) {
    cell.line += "<br />";
    cell.isBreakDue = false;
  }
  cell.line += text;
  // A live value counts as text, because its words may be filled in later.
  cell.hasText ||= name === "data" || (name === "" && isSeen);
}

const lineOf = ({ line }: Cell) => line.trim();

function writeTable(rows: Cell[][], columns: number): string {
  const [first, ...others] = rows as [Cell[], ...Cell[][]];
  const hasColumn = others.every(([cell]) => cell!.isHeader);
  const hasRow = !hasColumn || first.every(({ isHeader }) => isHeader);
  const write = (row: Cell[], isHead: boolean) =>
    `<tr>${Array.from({ length: columns }, (_, index) => {
      const scope = isHead ? "col" : hasColumn && index === 0 ? "row" : undefined;
      const content = row[index] ? lineOf(row[index]) : "";
      return scope ? `<th scope="${scope}">${content}</th>` : `<td>${content}</td>`;
    }).join("")}</tr>`;
  const head = hasRow ? `<thead>${write(first, true)}</thead>` : "";
  const body = (hasRow ? others : rows).map((row) => write(row, false)).join("");
  return `<table>${head}<tbody>${body}</tbody></table>`;
}

const cellsIn = (row: string) => [...row.matchAll(/<t[hd][^>]*>(.*?)<\/t[hd]>/gs)].map(([, cell]) => cell!);

/** Replaces each table of sanitized HTML by a paragraph for each row. */
export const withRowsAsLines = (html: string): string =>
  html.replaceAll(/<table>.*?<\/table>/gs, (table) =>
    [...table.matchAll(/<tr>(.*?)<\/tr>/gs)]
      .map(([, row]) => `<p>${cellsIn(row!).filter(Boolean).join(" – ")}</p>`)
      .join(""),
  );

/** Puts each table of sanitized HTML into a scrolling region. @param nameOf returns its name from the headers */
export function withTableRegions(html: string, nameOf: (headers: string) => string): string {
  const names = new Map<string, number>();
  return html.replaceAll(/<table>.*?<\/table>/gs, (table) => {
    const headers = [...table.matchAll(/<th [^>]*>(.*?)<\/th>/gs)].map(([, cell]) =>
      cell!
        .replaceAll(/<[^>]*>/g, " ")
        .replaceAll(/\s+/g, " ")
        .trim(),
    );
    const name = nameOf(headers.filter(Boolean).slice(0, maxColumns).join(", "));
    const count = (names.get(name) ?? 0) + 1;
    names.set(name, count);
    const label = (count > 1 ? `${name} (${count})` : name).replaceAll('"', "&quot;");
    // An empty cell in the corner isn't a header.
    const shown = table.replaceAll(/<th [^>]*><\/th>/g, "<td></td>");
    return `<div class="table-region" role="region" tabindex="0" aria-label="${label}">${shown}</div>`;
  });
}
