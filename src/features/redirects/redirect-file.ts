/** The maximum number of lines with redirects in a file. */
export const maxLines = 5000;

export interface FileLine {
  /** The number of the line, counted from 1. */
  line: number;
  cells: string[];
}

/**
 * Reads a CSV file (RFC 4180): a line has an old address, a target and optionally a status. Commas, semicolons or tabs
 * separate the cells. A first line without an address is a heading.
 */
export function readCsv(text: string): FileLine[] {
  const all = [...linesOf(text.replace(/^\u{feff}/u, ""))].filter(({ cells }) => cells.some(Boolean));
  const isHeading = all[0] && !/^(?:\/|\?|https?:)/i.test(all[0].cells[0]!);
  return isHeading ? all.slice(1) : all;
}

function* linesOf(text: string): Generator<FileLine> {
  const [first = ""] = text.split(/\r?\n/, 1);
  const separator = [";", "\t"].find((each) => first.includes(each)) ?? ",";
  // A quoted cell, or a cell without separators. The lookahead matches the end of the cell.
  const cell = new RegExp(`"((?:[^"]|"")*)"(?=[${separator}\\r\\n]|$)|([^${separator}\\r\\n]*)`, "y");
  let [at, line] = [0, 1];
  while (at < text.length) {
    const cells: string[] = [];
    const start = line;
    for (;;) {
      cell.lastIndex = at;
      const [whole, quoted, plain = ""] = cell.exec(text)!;
      cells.push((quoted?.replaceAll('""', '"') ?? plain).trim());
      line += whole.split("\n").length - 1;
      at += whole.length;
      if (text[at] !== separator) break;
      at++;
    }
    if (text.startsWith("\r\n", at)) at += 2;
    else at++;
    line++;
    yield { line: start, cells };
  }
}

/** Decodes a file in UTF-8, or in Windows-1252, which Excel writes on Windows. */
export function decodeText(bytes: Uint8Array): string {
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder("windows-1252").decode(bytes);
  }
}
