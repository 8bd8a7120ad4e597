import type { Section, SeedDocument } from "../content/documents.ts";
import { identity } from "../content/identity.ts";
import { formatDate, formatPhone } from "../src/i18n/format.ts";
import { languageTag, type Language } from "../src/i18n/language.ts";
import { slugify } from "../src/i18n/slug.ts";
import { documentPdfText } from "./document-pdf.text.ts";
import { drawFoot, drawLetterhead, drawRunningHead, grid, type Sheet } from "./pdf-sheet.ts";
import { mm, PdfWriter, type Element, type Style } from "./pdf-writer.ts";

const title: Style = { font: "heading", size: 26, leading: 29 };
const lead: Style = { font: "text", size: 12, leading: 16.5 };
const note: Style = { font: "text", size: 9, leading: 12, colour: "#4a4a4a" };
const heading: Style = { font: "heading", size: 11.5, leading: 14 };
const body: Style = { font: "text", size: 10, leading: 14.2 };
const label: Style = { font: "text", size: 9.5, leading: 12 };

/** From a row's top to its first baseline. */
const ascent = 10;
const paragraphGap = 4;
const sectionGap = 11;
/** A line to write on needs more air below than text does. */
const fieldsGap = 7;
/** Room to write in by hand; a sentence that is only answered with yes or no needs less. */
const fieldHeight = 10 * mm;
const answerHeight = 8 * mm;
const answerWidth = 20 * mm;

/** A strip across the sheet that is never divided between pages. */
interface Row {
  height: number;
  draw(top: number, parent: Element): void;
}

/**
 * Sets a document as a PDF: A4, tagged, with bookmarks and fields. The same words give the same bytes.
 * @returns the file and the number of its pages
 */
export async function renderDocumentPdf(
  document: SeedDocument,
  language: Language,
): Promise<{ bytes: Buffer; pages: number }> {
  const words = document.text[language];
  const text = documentPdfText[language];
  const { street, postalCode, city } = identity.address;
  const sheet: Sheet = {
    name: identity.name,
    tagline: identity.tagline[language],
    title: words.title,
    updated: text.updated(formatDate(Temporal.PlainDate.from(document.date))),
    contact: [`${street}, ${postalCode} ${city}`, formatPhone(identity.phone, language), identity.email].join(
      "  ·  ",
    ),
  };
  const pen = new PdfWriter({
    ...words,
    author: identity.name,
    language: languageTag[language],
    date: document.date,
  });

  pen.addPage();
  drawLetterhead(pen, sheet);
  let top = drawTitle(pen, words, text.binding);
  for (const section of document.sections[language]) {
    const rows = rowsOf(pen, section);
    const height = rows.reduce((sum, row) => sum + row.height, 0);
    // A section stays in one piece where a page has room for it.
    const isKept = height <= grid.bottom - grid.top;
    const element = pen.addElement("Sect");
    for (const [index, row] of rows.entries()) {
      if (top + (isKept && index === 0 ? height : row.height) > grid.bottom) {
        pen.addPage();
        drawRunningHead(pen, sheet);
        top = grid.top;
      }
      row.draw(top, element);
      top += row.height;
    }
    top += sectionGap;
  }
  const { pages } = pen;
  for (let page = 1; page <= pages; page++) {
    pen.turnTo(page);
    drawFoot(pen, sheet, text.page(page, pages));
  }
  return { bytes: await pen.finish(), pages };
}

/** @returns where the sections begin */
function drawTitle(pen: PdfWriter, words: { title: string; description: string }, binding: string): number {
  const baseline = 48 * mm;
  pen.addBookmark(words.title, 0);
  pen.write("H1", () => pen.text(words.title, title, { x: grid.left, baseline, width: grid.width }));
  let top = baseline + (pen.countLines(words.title, title, grid.width) - 1) * title.leading + 5 * mm;
  for (const [line, style] of [
    [words.description, lead],
    [binding, note],
  ] as const) {
    if (!line) continue;
    const place = { x: grid.wideLeft, baseline: top + style.size, width: grid.wide };
    pen.write("P", () => pen.text(line, style, place));
    top += pen.countLines(line, style, grid.wide) * style.leading + paragraphGap;
  }
  return top + 4 * mm;
}

/** A section's heading stands beside its first paragraph; the fields follow the paragraphs. */
function rowsOf(pen: PdfWriter, { heading: words, paragraphs, fields = [], yesOrNo }: Section): Row[] {
  const [first, ...others] = paragraphs;
  const field = yesOrNo ? answerRow : fieldRow;
  return [
    headingRow(pen, words, first),
    ...others.map((paragraph) => paragraphRow(pen, paragraph)),
    ...fields.map((each) => field(pen, each, `${slugify(words)}-${slugify(each)}`)),
    ...(fields.length > 0 ? [{ height: fieldsGap, draw: () => undefined }] : []),
  ];
}

/** The heading's number hangs, so that its lines stand under each other. */
function headingRow(pen: PdfWriter, words: string, first: string | undefined): Row {
  const [, number = "", name = words] = /^(\d+\.) (.+)$/.exec(words) ?? [];
  const hang = number ? 7.25 * mm : 0;
  const paragraph = first === undefined ? undefined : paragraphRow(pen, first);
  return {
    height: Math.max(
      pen.countLines(name, heading, grid.narrow - hang) * heading.leading + paragraphGap,
      paragraph?.height ?? 0,
    ),
    draw(top, parent) {
      const place = { x: grid.left, baseline: top + ascent, width: grid.narrow };
      pen.decorate("Layout", (pdf) =>
        pdf
          .moveTo(grid.left, top - 5)
          .lineTo(grid.right, top - 5)
          .lineWidth(0.4)
          .stroke("#8a8a8a"),
      );
      pen.addBookmark(words, place.baseline);
      pen.write(
        "H2",
        () => {
          if (number) pen.text(`${number} `, heading, place);
          pen.text(name, heading, { ...place, x: grid.left + hang, width: grid.narrow - hang });
        },
        parent,
      );
      paragraph?.draw(top, parent);
    },
  };
}

function paragraphRow(pen: PdfWriter, words: string): Row {
  return {
    height: pen.countLines(words, body, grid.wide) * body.leading + paragraphGap,
    draw: (top, parent) =>
      pen.write(
        "P",
        () => pen.text(words, body, { x: grid.wideLeft, baseline: top + ascent, width: grid.wide }),
        parent,
      ),
  };
}

/** A label and a line to write on, as long as the text is wide. */
function fieldRow(pen: PdfWriter, words: string, name: string): Row {
  const lines = pen.countLines(words, label, grid.narrow);
  const height = Math.max(fieldHeight, lines * label.leading + 4 * mm);
  return {
    height,
    draw(top, parent) {
      const baseline = top + height - 6;
      const place = { x: grid.left, baseline: baseline - (lines - 1) * label.leading, width: grid.narrow };
      drawLine(pen, grid.wideLeft, baseline + 2);
      pen.addField(
        name,
        words,
        () => pen.text(words, label, place),
        [grid.wideLeft, baseline - 14, grid.wide, 16],
        parent,
      );
    },
  };
}

/** A sentence, and a short line for a yes or a no behind it. */
function answerRow(pen: PdfWriter, words: string, name: string): Row {
  const width = grid.wide - answerWidth - 5 * mm;
  const lines = pen.countLines(words, body, width);
  const height = Math.max(answerHeight, lines * body.leading + 3 * mm);
  return {
    height,
    draw(top, parent) {
      const baseline = top + height - 6;
      const place = { x: grid.wideLeft, baseline: baseline - (lines - 1) * body.leading, width };
      const x = grid.right - answerWidth;
      drawLine(pen, x, baseline + 2);
      pen.addField(
        name,
        words,
        () => pen.text(words, body, place),
        [x, baseline - 14, answerWidth, 16],
        parent,
      );
    },
  };
}

function drawLine(pen: PdfWriter, from: number, y: number): void {
  pen.decorate("Layout", (pdf) => pdf.moveTo(from, y).lineTo(grid.right, y).lineWidth(0.75).stroke("#000"));
}
