import { fonts } from "./pdf-fonts.ts";

// Not a static import: Vite's loader of its configuration would run it in builds that have nothing to set.
const { default: Pdf } = await import("pdfkit");

/** Points in a millimetre. */
export const mm = 72 / 25.4;

/** How words look: a font, its size and the distance between baselines in points. */
export interface Style {
  font: keyof typeof fonts;
  size: number;
  leading: number;
  colour?: string;
}

/** A place for words: where their first baseline begins, and how wide they may run. */
interface Place {
  x: number;
  baseline: number;
  width: number;
  align?: "left" | "right";
}

export type Element = PDFKit.PDFStructureElement;

/** What a document says about itself outside its pages. */
interface About {
  title: string;
  description: string;
  author: string;
  /** BCP 47. */
  language: string;
  /** Year-month-day; the same day gives the same bytes, whenever they are made. */
  date: string;
}

/**
 * A pen for tagged A4 pages: everything it writes is part of the structure that screen readers go by, or decoration.
 * Places are in points from the upper left corner; words stand on baselines.
 */
export class PdfWriter {
  readonly #pdf: PDFKit.PDFDocument;
  readonly #root: Element;
  readonly #chunks: Buffer[] = [];

  constructor({ title, description, author, language, date }: About) {
    const created = new Date(`${date}T12:00:00Z`);
    this.#pdf = new Pdf({
      size: "A4",
      margin: 0,
      autoFirstPage: false,
      bufferPages: true,
      pdfVersion: "1.7",
      tagged: true,
      // Its types don't know of it yet.
      subset: "PDF/UA" as "PDF/A-1",
      displayTitle: true,
      lang: language,
      info: {
        Title: title,
        Subject: description,
        Author: author,
        Creator: author,
        CreationDate: created,
        ModDate: created,
      },
    });
    this.#pdf.on("data", (chunk: Buffer) => this.#chunks.push(chunk));
    for (const [name, bytes] of Object.entries(fonts)) this.#pdf.registerFont(name, bytes);
    // What visitors type is shown in a font that every viewer has: of the embedded ones only the used letters are there.
    this.#pdf.font("Helvetica").initForm();
    this.#root = this.#pdf.struct("Document");
    this.#pdf.addStructure(this.#root);
  }

  get pages(): number {
    return this.#pdf.bufferedPageRange().count;
  }

  addPage(): void {
    this.#pdf.addPage();
  }

  /** Goes back to a page, counted from 1, for what is known only when all are there. */
  turnTo(page: number): void {
    this.#pdf.switchToPage(page - 1);
  }

  /** Opens a part of the structure; it ends with the document. */
  addElement(type: "Sect", parent: Element = this.#root): Element {
    const element = this.#pdf.struct(type);
    parent.add(element);
    return element;
  }

  /** Writes something that is read out: a heading, a paragraph. */
  write(type: "H1" | "H2" | "P", draw: () => void, parent: Element = this.#root): void {
    parent.add(this.#pdf.struct(type, {}, draw));
  }

  /** Draws something that isn't read out: rules, running heads, page numbers. */
  decorate(type: "Layout" | "Pagination", draw: (pdf: PDFKit.PDFDocument) => void): void {
    this.#pdf.markContent("Artifact", { type });
    draw(this.#pdf);
    this.#pdf.endMarkedContent();
  }

  /** An entry in the list that viewers show beside the pages; it leads to a baseline on this page. */
  addBookmark(title: string, baseline: number): void {
    const { width } = this.#pdf.page;
    // pdfkit counts `left` from the right edge.
    const place = { top: baseline - 10 * mm, left: width };
    this.#pdf.outline.addItem(title, place as object);
  }

  /**
   * A field that can be filled in on the screen, with its label as part of the same paragraph.
   * @param name unique in the document
   * @param label read out, and shown as the field's tooltip
   */
  addField(
    name: string,
    label: string,
    drawLabel: () => void,
    { x, y, width, height }: { x: number; y: number; width: number; height: number },
    parent: Element,
  ): void {
    const paragraph = this.#pdf.struct("P");
    parent.add(paragraph);
    paragraph.add(this.#pdf.struct("Span", {}, drawLabel));
    const form = this.#pdf.struct("Form");
    paragraph.add(form);
    const field = this.#pdf.font("Helvetica").formField(name);
    // pdfkit's formText() neither takes a label nor a place in the structure (its issue 1803), so the widget is made by hand.
    const widget = { Subtype: "Widget", F: 4, Parent: field, structParent: form };
    this.#pdf.annotate(x, y, width, height, widget as object);
    Object.assign(field.data, {
      FT: "Tx",
      TU: new String(label),
      Kids: [this.#pdf.page.dictionary.data.Annots.at(-1)],
    });
    form.end();
  }

  /** Writes words at a place. */
  text(
    words: string,
    { font, size, leading, colour = "#000" }: Style,
    { x, baseline, width, align = "left" }: Place,
  ): void {
    const pdf = this.#pdf.font(font).fontSize(size).fillColor(colour);
    pdf.text(toGlyphs(words), x, baseline, {
      width,
      align,
      lineGap: leading - pdf.currentLineHeight(true),
      baseline: "alphabetic",
    });
  }

  /**
   * How many lines words take at this width.
   * @throws Error when one of them is wider: it would be broken anywhere
   */
  countLines(words: string, { font, size, leading }: Style, width: number): number {
    const pdf = this.#pdf.font(font).fontSize(size);
    const tooWide = words.split(/[\s-]/).find((word) => pdf.widthOfString(word) > width);
    if (tooWide) throw new Error(`"${tooWide}" is wider than its column.`);
    return Math.round(
      pdf.heightOfString(toGlyphs(words), { width, lineGap: leading - pdf.currentLineHeight(true) }) /
        leading,
    );
  }

  /** Ends the document. */
  async finish(): Promise<Buffer> {
    const ended = Promise.withResolvers<void>();
    this.#pdf.on("end", ended.resolve);
    this.#pdf.end();
    await ended.promise;
    return Buffer.concat(this.#chunks);
  }
}

/** Figtree has no prime, for which typesetters then take an apostrophe. And no short word ends a paragraph on a line of its own. */
function toGlyphs(words: string): string {
  return words.replaceAll("′", "'").replace(/^(.{60,}) (\S{1,9})$/, "$1\u00a0$2");
}
