import type { Section } from "../content/documents/document.ts";
import { slugify } from "../src/i18n/slug.ts";
import { grid } from "./pdf-sheet.ts";
import { mm, type Element, type PdfWriter, type Style } from "./pdf-writer.ts";

const heading: Style = { font: "heading", size: 11.5, leading: 14 };
const body: Style = { font: "text", size: 10, leading: 14.2 };
const label: Style = { font: "text", size: 9.5, leading: 12 };

/** From a row's top to its first baseline. */
const ascent = 10;
export const paragraphGap = 4;
/** Lines to write on need more air below than text does. */
const fieldsGap = 7;

/** A strip across the sheet that is never divided between pages. */
interface Row {
  height: number;
  draw(top: number, parent: Element): void;
}

/** A section's heading stands beside its first paragraph; the fields follow the paragraphs. */
export function rowsOf(pen: PdfWriter, { heading: words, paragraphs, fields = [], yesOrNo }: Section): Row[] {
  const [first, ...others] = paragraphs;
  const layout = yesOrNo ? answer : field;
  return [
    headingRow(pen, words, first),
    ...others.map((paragraph) => paragraphRow(pen, paragraph)),
    ...fields.map((each) => lineRow(pen, each, `${slugify(words)}-${slugify(each)}`, layout)),
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
      drawRule(pen, grid.left, top - 5, 0.4, "#8a8a8a");
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

/** Words and a line to write on: a label beside a line as long as the text is wide, or a sentence before a short one. */
interface LineLayout {
  style: Style;
  x: number;
  width: number;
  lineX: number;
  /** The least height, and what is added to that of the words where these need more. */
  height: number;
  air: number;
}

const field: LineLayout = {
  style: label,
  x: grid.left,
  width: grid.narrow,
  lineX: grid.wideLeft,
  height: 10 * mm,
  air: 4 * mm,
};

const answer: LineLayout = {
  style: body,
  x: grid.wideLeft,
  width: grid.wide - 25 * mm,
  lineX: grid.right - 20 * mm,
  height: 8 * mm,
  air: 3 * mm,
};

/** The last line of the words and the line to write on share a baseline. */
function lineRow(pen: PdfWriter, words: string, name: string, layout: LineLayout): Row {
  const { style, x, width, lineX } = layout;
  const lines = pen.countLines(words, style, width);
  const height = Math.max(layout.height, lines * style.leading + layout.air);
  return {
    height,
    draw(top, parent) {
      const baseline = top + height - 6;
      const place = { x, baseline: baseline - (lines - 1) * style.leading, width };
      drawRule(pen, lineX, baseline + 2, 0.75, "#000");
      const box = { x: lineX, y: baseline - 14, width: grid.right - lineX, height: 16 };
      pen.addField(name, words, () => pen.text(words, style, place), box, parent);
    },
  };
}

/** A rule to the right edge. */
function drawRule(pen: PdfWriter, x: number, y: number, width: number, colour: string): void {
  pen.decorate("Layout", (pdf) => pdf.moveTo(x, y).lineTo(grid.right, y).lineWidth(width).stroke(colour));
}
