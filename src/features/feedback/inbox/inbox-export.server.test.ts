import fc from "fast-check";
import { expect, test } from "vitest";
import { csvHead, csvLines } from "./inbox-export.server.ts";
import type { ReceivedFeedback } from "./inbox.ts";

const message: ReceivedFeedback = {
  id: 7,
  version: 3,
  updatedAt: "2026-11-20T12:30:00Z",
  sentDate: "2026-11-20T12:20:00Z",
  name: "Marit",
  email: "marit@example.no",
  mobile: "+47 901 23 456",
  message: 'Hei;\n«plass» og "strøm"',
  ip: "203.0.113.0",
  source: "contact",
  language: "de",
  isStarred: true,
  isArchived: false,
  archivedDate: null,
  deletedDate: null,
  isSpam: false,
  readDate: null,
  note: "=1+1",
  answeredDate: null,
};

/** Parses comma-separated values (RFC 4180, section 2) with semicolons as separators. */
function parseCsv(text: string): string[][] {
  const lines: string[][] = [[]];
  let rest = text;
  while (rest !== "") {
    const [whole, inside, end] = /^"((?:[^"]|"")*)"(;|\r\n)/.exec(rest)!;
    lines.at(-1)!.push(inside!.replaceAll('""', '"'));
    rest = rest.slice(whole.length);
    if (end !== ";" && rest !== "") lines.push([]);
  }
  return lines;
}

test("a message is exported as a line below the headings, with Oslo's time and without the IP address", () => {
  expect(csvHead.startsWith('\uFEFF"Nr.";"Sendt";')).toBe(true);
  const [headings, values, ...rest] = parseCsv(csvHead.slice(1) + csvLines([message]));
  expect(rest).toEqual([]);
  expect(Object.fromEntries(headings!.map((heading, index) => [heading, values![index]]))).toEqual({
    "Nr.": "7",
    Sendt: "20.11.2026 13.20",
    Skjema: "Kontaktskjema",
    Språk: "Tysk",
    Navn: "Marit",
    "E-post": "marit@example.no",
    Mobil: "'+47 901 23 456",
    Melding: 'Hei;\n«plass» og "strøm"',
    Notat: "'=1+1",
    Stjernemerket: "ja",
    Arkivert: "nei",
    "Arkivert dato": "",
    "Slettet dato": "",
    Søppelpost: "nei",
    Endret: "20.11.2026 13.30",
    Versjon: "3",
  });
});

test("any text is exported unchanged or with an apostrophe in front, but never as a formula", () => {
  const text = fc.oneof(
    fc.string({ unit: "binary" }),
    fc
      .tuple(fc.constantFrom("=", "+", "-", "@", "\t", "\r", "\n", " =", "＝", "'"), fc.string())
      .map((parts) => parts.join("")),
    fc.string({ unit: fc.constantFrom(";", ",", '"', "\r", "\n", "a") }),
  );
  const words = fc.record({ name: text, email: text, mobile: text, message: text, note: text });
  fc.assert(
    fc.property(fc.array(words, { maxLength: 4 }), (sent) => {
      const lines = parseCsv(csvLines(sent.map((each) => ({ ...message, ...each }))));
      if (sent.length === 0) return;
      expect(lines).toHaveLength(sent.length);
      for (const [index, { name, email, mobile, message: said, note }] of sent.entries()) {
        const cells = lines[index]!;
        for (const cell of cells) expect(cell).not.toMatch(/^\s*[=+\-@＝＋－＠]|^[\t\r]/);
        const wanted = [name, email, mobile, said, note];
        for (const [column, value] of wanted.entries())
          expect([value, `'${value}`]).toContain(cells[column + 4]);
      }
    }),
  );
});
