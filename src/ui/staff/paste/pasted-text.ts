import type { Run } from "./pasted-lines.ts";

/*
 * The text of pasted lines: its white space as one reads it, its breaks, its cells.
 */

/** Between the cells of a table's row, until the row is whole. */
export const cellBreak = "\u0001";
/** Between paragraphs in one cell. */
export const cellParagraph = "\u0002";

/** A text node as browsers show it: white space is one space, but for the break between a number and what it counts. */
export function plainText(text: string): string {
  return text
    .replaceAll(/[\u200b\ufeff\u00ad]/g, "")
    .replaceAll(/((?<=\d)\u00a0(?=\S))|\s+/g, (_all, kept: string | undefined) => kept ?? " ")
    .replaceAll(/\p{Cc}/gu, "");
}

/** A row of several cells is one line; of a single cell each paragraph is one of its own. */
export function withoutCells(runs: readonly Run[]): Run[] {
  const cells = splitAt(runs, cellBreak).filter(hasText);
  if (cells.length < 2)
    return (cells[0] ?? []).map((run) => (run.text === cellParagraph ? { ...run, text: "\n\n" } : run));
  const between: Run = { text: " – ", isStrong: false, isEmphasis: false, href: undefined };
  return cells.flatMap((cell, index) => {
    const line = splitAt(cell, cellParagraph)
      .filter(hasText)
      .flatMap((part, place) =>
        place === 0 ? trimmed(part) : [{ ...between, text: " " }, ...trimmed(part)],
      );
    return index === 0 ? line : [between, ...line];
  });
}

/** The paragraphs that two breaks in a row make of one; each without white space around it, none of them empty. */
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
  return paragraphs.map(trimmed).filter((paragraph) => paragraph.length > 0);
}

/** Whether there is anything to read. */
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

/** Without white space at both ends, around breaks, and twice in a row. */
function trimmed(runs: readonly Run[]): Run[] {
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
