import { readHtml, type HtmlReader } from "#src/cms/staff/editor/read-html.ts";
import { cleanPastedHref, ownPicture } from "./pasted-address.ts";
import { readOwnCopy } from "./pasted-copy.ts";
import {
  cellBreak,
  cellParagraph,
  escape,
  hasText,
  isTable,
  paragraphsOf,
  plainText,
  writeLines,
  type Line,
  type List,
  type Run,
  type Table,
} from "./pasted-lines.ts";
import { formOf, isUnseen, WordLists } from "./pasted-styles.ts";

export interface Pasted {
  /** HTML with only allowed elements and attributes. */
  html: string;
  /** The number of pictures that were removed because they aren't from this site. */
  droppedPictures: number;
  /** The number of tables with several rows and columns whose rows became lines. */
  tablesAsLines: number;
}

/** Reduces pasted HTML to allowed elements. @param origin this site's, whose pictures stay */
export function cleanPastedHtml(html: string, origin: string): Pasted {
  const own = readOwnCopy(html);
  if (own !== undefined) return { html: own, droppedPictures: 0, tablesAsLines: 0 };
  const reader = new PastedReader((src) => ownPicture(src, origin));
  readHtml(withTable(html), reader);
  const written = writeLines(reader.finish());
  // A table with one column or one row is only layout.
  const tablesAsLines = reader.tables.filter(
    (each) => !isTable(each) && each.width > 1 && each.rows > 1,
  ).length;
  return { html: written, droppedPictures: reader.droppedPictures, tablesAsLines };
}

/** Adds the table tag if a copied part of a table lacks the tag. Browsers drop rows and cells outside a table. */
const withTable = (html: string) =>
  html.replace(/<t(?:able|head|body|foot|[rhd])\b/i, (tag) => (/table/i.test(tag) ? tag : `<table>${tag}`));

interface Frame {
  name: string;
  isStrong: boolean;
  isEmphasis: boolean;
  isStruck: boolean;
  href: string | undefined;
  isDropped: boolean;
  /** True for the bullet or number of a list item from Word. */
  isMarker: boolean;
  /** True when white space is preserved. */
  isPre: boolean;
  kind: Line["kind"];
  lists: readonly List[];
  quote: string | undefined;
  table: Table | undefined;
  /** The current row of a table; undefined outside a row. `headers` contains true for each header cell. */
  row: { headers: boolean[]; isMerged: boolean } | undefined;
}

const outermost: Frame = {
  name: "",
  isStrong: false,
  isEmphasis: false,
  isStruck: false,
  href: undefined,
  isDropped: false,
  isMarker: false,
  isPre: false,
  kind: "p",
  lists: [],
  quote: undefined,
  table: undefined,
  row: undefined,
};

const unread = new Set(
  "title style script template noscript iframe object svg math select option textarea xml del audio video".split(
    " ",
  ),
);
const blocks = new Set(
  "p div h1 h2 h3 h4 h5 h6 ul ol menu dir li dl dt dd blockquote pre table caption tr section article header footer main aside nav figure figcaption address details summary form fieldset legend hr center".split(
    " ",
  ),
);
/** Elements that don't start a new line in a table row. */
const cellParts = new Set("p div section article figure figcaption center address".split(" "));
const headings: Record<string, Line["kind"]> = { h1: "h2", h2: "h2", h3: "h3", h4: "h4", h5: "h4", h6: "h4" };

/** Reads pasted HTML into lines without recursion, because deep nesting could overflow the stack. */
class PastedReader implements HtmlReader {
  droppedPictures = 0;
  readonly tables: Table[] = [];
  readonly #findOwn: (src: string) => string | undefined;
  readonly #lines: Line[] = [];
  readonly #frames: Frame[] = [];
  readonly #word = new WordLists();
  #text = "";
  #runs: Run[] = [];
  /** True when the next line is the first line of a list item. */
  #isItem = false;
  #count = 0;

  constructor(findOwn: (src: string) => string | undefined) {
    this.#findOwn = findOwn;
  }

  get #frame(): Frame {
    return this.#frames.at(-1) ?? outermost;
  }

  open(name: string, attributes: Record<string, string>): void {
    this.#takeText();
    const before = this.#frame;
    const style = attributes["style"] ?? "";
    const frame: Frame = {
      ...before,
      name,
      isDropped: before.isDropped || unread.has(name) || /^[vwm]:/.test(name) || isUnseen(style, attributes),
    };
    this.#frames.push(frame);
    if (frame.isDropped) return;
    if (this.#word.isMarker(style)) frame.isMarker = true;
    if (frame.isMarker) return;
    Object.assign(frame, formOf(name, style, before));
    if (name === "a") frame.href = cleanPastedHref(attributes["href"] ?? "");
    if (blocks.has(name)) this.#openBlock(frame, attributes);
    else if (name === "td" || name === "th") this.#openCell(frame, attributes);
    else if (name === "br") this.#add(frame.row ? cellParagraph : "\n");
    else if (name === "img") this.#picture(attributes);
  }

  read(text: string): void {
    const { isDropped, isMarker } = this.#frame;
    if (isMarker) this.#word.readMarker(text);
    else if (!isDropped) this.#text += text;
  }

  close(name: string): void {
    this.#takeText();
    const frame = this.#frames.pop();
    if (!frame || frame.isDropped || frame.isMarker || !blocks.has(name)) return;
    if (frame.row && cellParts.has(name)) this.#add(cellParagraph, outermost);
    else this.#flush(frame);
  }

  /** Returns all lines. Call this function once, at the end. */
  finish(): Line[] {
    this.#takeText();
    this.#flush(outermost);
    return this.#lines;
  }

  #takeText() {
    const lines = this.#frame.isPre ? this.#text.split(/\r?\n/) : [this.#text];
    this.#text = "";
    for (const [index, line] of lines.entries()) {
      if (index > 0) this.#add("\n");
      this.#add(plainText(line));
    }
  }

  #openBlock(frame: Frame, { style = "", start = "" }: Record<string, string>) {
    const { name } = frame;
    if (frame.row && cellParts.has(name) && !this.#word.isItem(style))
      return this.#add(cellParagraph, outermost);
    this.#flush(this.#frames.at(-2) ?? outermost);
    frame.kind = headings[name] ?? frame.kind;
    if (/^(?:ul|ol|menu|dir)$/.test(name)) this.#openList(frame, name === "ol" ? "ol" : "ul", start);
    else if (name === "li") {
      if (frame.lists.length === 0) frame.lists = [{ id: "loose", tag: "ul", first: 1 }];
      this.#isItem = true;
    } else if (name === "blockquote" && frame.lists.length === 0) frame.quote ??= `quote-${++this.#count}`;
    else if (name === "pre") frame.isPre = true;
    else if (name === "tr") frame.row = { headers: [], isMerged: false };
    else if (name === "table") this.#openTable(frame);
    else if (this.#word.isItem(style)) {
      this.#word.open(style);
      this.#isItem = true;
    }
  }

  #openList(frame: Frame, tag: List["tag"], start: string) {
    const first = tag === "ol" && /^\d{1,4}$/.test(start) ? Number(start) : 1;
    frame.lists = [...frame.lists, { id: `list-${++this.#count}`, tag, first }];
  }

  #openTable(frame: Frame) {
    if (frame.table) frame.table.isPlain = false;
    const isPlain = !frame.table && frame.lists.length === 0 && frame.quote === undefined;
    frame.table = { isPlain, width: 0, rows: 0, hasHeaders: false };
    frame.row = undefined;
    this.tables.push(frame.table);
  }

  #openCell({ name, row, table }: Frame, { colspan = "1", rowspan = "1" }: Record<string, string>) {
    if (!row || !table) return;
    if (row.headers.push(name === "th") > 1) this.#add(cellBreak, outermost);
    if (name === "th") table.hasHeaders = true;
    if (colspan !== "1" || rowspan !== "1") row.isMerged = true;
  }

  #add(text: string, { isStrong, isEmphasis, isStruck, href } = this.#frame) {
    if (text !== "") this.#runs.push({ text, isStrong, isEmphasis, isStruck, href });
  }

  #picture({ src = "", alt, width = "", height = "" }: Record<string, string>) {
    // Some pages show emoji as pictures.
    if (alt && /^\p{Extended_Pictographic}\S{0,8}$/u.test(alt)) return this.#add(alt);
    const own = this.#findOwn(src);
    if (own === undefined) {
      const countsVisitors = Number(width || 2) <= 1 || Number(height || 2) <= 1;
      if (!countsVisitors) this.droppedPictures++;
      return;
    }
    this.#flush(this.#frame);
    const size = (name: string, value: string) => (/^\d{1,5}$/.test(value) ? ` ${name}="${value}"` : "");
    const words = alt === undefined ? "" : ` alt="${escape(alt)}"`;
    const html = `<img src="${escape(own)}"${words}${size("width", width)}${size("height", height)}>`;
    this.#push({ kind: "html", runs: [], html }, this.#frame);
  }

  #flush({ kind, ...frame }: Frame) {
    const runs = this.#runs;
    this.#runs = [];
    const { table, row } = frame;
    if (table && row && frame.name !== "tr") table.isPlain = false;
    if (table && row && hasText(runs)) {
      const { headers, isMerged } = row;
      table.width = Math.max(table.width, headers.length);
      table.rows++;
      if (isMerged) table.isPlain = false;
      this.#push({ kind: "p", runs, row: { table, headers } }, frame);
    } else if (hasText(runs)) {
      for (const paragraph of paragraphsOf(runs)) this.#push({ kind, runs: paragraph }, frame);
    }
    this.#word.close();
  }

  #push(
    line: Pick<Line, "kind" | "runs" | "html" | "row">,
    { lists, quote }: Pick<Frame, "lists" | "quote">,
  ) {
    const inWord = this.#word.lists();
    this.#lines.push({
      ...line,
      lists: inWord ?? lists,
      isItem: this.#isItem,
      quote: inWord ? undefined : quote,
    });
    this.#isItem = false;
  }
}
