import type { SeedDocument } from "../content/documents/document.ts";
import { identity } from "../content/identity.ts";
import { formatDate, formatPhone } from "../src/i18n/format.ts";
import { languageTag, type Language } from "../src/i18n/language.ts";
import { documentPdfText } from "./document-pdf.text.ts";
import { paragraphGap, rowsOf } from "./document-rows.ts";
import { drawFoot, drawLetterhead, drawRunningHead, grid, type Sheet } from "./pdf-sheet.ts";
import { mm, PdfWriter, type Style } from "./pdf-writer.ts";

const title: Style = { font: "heading", size: 26, leading: 29 };
const lead: Style = { font: "text", size: 12, leading: 16.5 };
const note: Style = { font: "text", size: 9, leading: 12, colour: "#4a4a4a" };
const sectionGap = 11;

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
    drawFoot(pen, sheet, text.page(page, pages), page === pages);
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
