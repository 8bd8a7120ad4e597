import { DomUtils } from "htmlparser2";
import { readDrawing } from "./assemble-drawing.ts";
import { mm, type PdfWriter, type Style } from "./pdf-writer.ts";

/** Where things stand on an A4 sheet, in points: headings and labels in the narrow column, text and lines in the wide one. */
export const grid = {
  left: 20 * mm,
  right: 190 * mm,
  width: 170 * mm,
  narrow: 48 * mm,
  wideLeft: 71 * mm,
  wide: 119 * mm,
  /** Where the text of the second and later pages begins, and where it ends on all. */
  top: 28 * mm,
  bottom: 276 * mm,
};

/** What every page of a document carries. */
export interface Sheet {
  name: string;
  tagline: string;
  title: string;
  /** The day of the wording, in words. */
  updated: string;
  /** Where to ask. */
  contact: string;
}

const grey = "#4a4a4a";
const sign: Style = { font: "heading", size: 17, leading: 19 };
const small: Style = { font: "text", size: 9, leading: 12, colour: grey };
const smallBold: Style = { ...small, font: "bold", colour: "#000" };

/** The first page's head: the mark and the name as on the sign at the gate, the day, and the chart's edge below. Only the day is read out. */
export function drawLetterhead(pen: PdfWriter, { name, tagline, updated }: Sheet): void {
  pen.decorate("Pagination", (pdf) => {
    pdf
      .save()
      .translate(grid.left - 1.2 * mm, 14.5 * mm)
      .scale(0.9);
    drawMark(pdf);
    pdf.restore();
    pen.text(name, sign, { x: grid.left + 16.5 * mm, baseline: 22.5 * mm, width: grid.width });
    pen.text(tagline, small, { x: grid.left + 16.5 * mm, baseline: 28 * mm, width: grid.width });
  });
  pen.write("P", () =>
    pen.text(updated, small, { x: grid.left, baseline: 28 * mm, width: grid.width, align: "right" }),
  );
  drawMinuteScale(pen, 34 * mm);
}

/** The mark in black, its sun a ring. */
function drawMark(pdf: PDFKit.PDFDocument): void {
  const mark = readDrawing("content/drawings/parts/mark.svg");
  for (const { attribs } of DomUtils.getElementsByTagName("path", mark)) {
    pdf.path(attribs["d"]!);
    if (attribs["fill"] === "none")
      pdf.lineWidth(Number(attribs["stroke-width"])).lineCap("round").stroke("#000");
    else pdf.fill("#000");
  }
  const ring = 1.8;
  for (const { attribs } of DomUtils.getElementsByTagName("circle", mark)) {
    pdf
      .circle(Number(attribs["cx"]), Number(attribs["cy"]), Number(attribs["r"]) - ring / 2)
      .lineWidth(ring)
      .stroke("#000");
  }
}

/** The head of the pages after the first. */
export function drawRunningHead(pen: PdfWriter, { name, title, updated }: Sheet): void {
  pen.decorate("Pagination", () => {
    pen.text(name, smallBold, { x: grid.left, baseline: 16 * mm, width: grid.narrow });
    pen.text(title, small, { x: grid.wideLeft, baseline: 16 * mm, width: grid.wide });
    pen.text(updated, small, { x: grid.left, baseline: 16 * mm, width: grid.width, align: "right" });
  });
  drawMinuteScale(pen, 19 * mm);
}

/** The foot of every page: whom to ask, and which page it is. Whom to ask is read out once, at the end. */
export function drawFoot(pen: PdfWriter, { contact }: Sheet, page: string, isLast: boolean): void {
  const drawContact = () => pen.text(contact, small, { x: grid.left, baseline: 286 * mm, width: grid.width });
  pen.decorate("Pagination", (pdf) => {
    pdf
      .moveTo(grid.left, 281 * mm)
      .lineTo(grid.right, 281 * mm)
      .lineWidth(0.5)
      .stroke("#000");
    if (!isLast) drawContact();
    pen.text(page, small, { x: grid.left, baseline: 286 * mm, width: grid.width, align: "right" });
  });
  if (isLast) pen.write("P", drawContact);
}

/** Alternating black and paper between two rules. */
function drawMinuteScale(pen: PdfWriter, top: number): void {
  const height = 1.5 * mm;
  const minutes = 35;
  const minute = grid.width / minutes;
  pen.decorate("Layout", (pdf) => {
    for (let index = 0; index < minutes; index += 2)
      pdf.rect(grid.left + index * minute, top, minute, height);
    pdf.fill("#000");
    pdf.rect(grid.left, top, grid.width, height).lineWidth(0.75).stroke("#000");
  });
}
