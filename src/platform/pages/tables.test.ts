import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { sanitize } from "./html.ts";
import { withRowsAsLines, withTableRegions } from "./tables.ts";

const row = (cells: string[], tag = "td") =>
  `<tr>${cells.map((cell) => `<${tag}>${cell}</${tag}>`).join("")}</tr>`;
const head = (...cells: string[]) =>
  `<thead><tr>${cells.map((cell) => `<th scope="col">${cell}</th>`).join("")}</tr></thead>`;
const prices = `<table>${head("Lengde", "Pris")}<tbody>${row(["5 m", "4 200 kr"])}</tbody></table>`;

const nine = "a b c d e f g h i".split(" ");

describe("sanitize() with tables", () => {
  test.each([
    ["keeps a table with a header row", prices, prices],
    [
      "makes the first row the header row if a table has no headers",
      `<table>${row(["Lengde", "Pris"])}${row(["5 m", "4 200 kr"])}</table>`,
      prices,
    ],
    [
      "replaces scopes and other attributes",
      `<table class="x" border="1"><tr><th scope="row" id="a">Lengde</th><th abbr="x">Pris</th></tr>${row(["5 m", "4 200 kr"])}</table>`,
      prices,
    ],
    [
      "keeps a header column",
      `<table><tr><th>Lengde</th><td>5 m</td></tr><tr><th>Pris</th><td>4 200 kr</td></tr></table>`,
      `<table><tbody><tr><th scope="row">Lengde</th><td>5 m</td></tr><tr><th scope="row">Pris</th><td>4 200 kr</td></tr></tbody></table>`,
    ],
    [
      "keeps paragraphs of a cell on lines of their own",
      `<table>${row(["<p>Lengde</p>", "<p>Pris</p><p>per år</p>"])}${row(["<div>5 m</div>", "<s>1</s>"])}</table>`,
      `<table>${head("Lengde", "Pris<br />per år")}<tbody>${row(["5 m", "<s>1</s>"])}</tbody></table>`,
    ],
    [
      "fills short rows and keeps the caption above the table",
      `<table><caption>Priser</caption>${row(["a", "b"])}${row(["c"])}</table>`,
      `<p>Priser</p><table>${head("a", "b")}<tbody>${row(["c", ""])}</tbody></table>`,
    ],
    [
      "keeps cells without end tags",
      "<table><tr><td>a<td>b<tr><td>c<td>d</table>",
      `<table>${head("a", "b")}<tbody>${row(["c", "d"])}</tbody></table>`,
    ],
    [
      "turns the rows of a table with merged cells into lines",
      `<table><tr><td colspan="2">a</td></tr>${row(["b", "c"])}</table>`,
      "<p>a</p><p>b – c</p>",
    ],
    [
      "turns the rows of a table with nine columns into lines",
      `<table>${row(nine)}${row(nine)}</table>`,
      `<p>${nine.join(" – ")}</p><p>${nine.join(" – ")}</p>`,
    ],
    [
      "turns the rows of a table in a list into lines",
      `<ul><li>x<table>${row(["a", "b"])}${row(["c", "d"])}</table></li></ul>`,
      "<ul><li>x<p>a – b</p><p>c – d</p></li></ul>",
    ],
    [
      "keeps the text of nested tables, and of lists in cells",
      `<table><tr><td><table>${row(["1", "2"])}</table></td><td><ul><li>a</li></ul></td></tr>${row(["c", "d"])}</table>`,
      "<p>1</p><p>2</p><ul><li>a</li></ul><p>c – d</p>",
    ],
    ["keeps cells outside a table as paragraphs", "<td>a</td><th>b</th>", "<p>a</p><p>b</p>"],
    ["removes a table without text", `<table>${row(["", ""])}${row(["", " "])}</table>`, ""],
  ])("%s", (_name, html, expected) => {
    expect(sanitize(html)).toBe(expected);
    expect(sanitize(expected)).toBe(expected);
  });

  const anyTag = fc.constantFrom(
    ..."table tr td th caption thead tbody tfoot p div ul li strong s a img br h2 blockquote".split(" "),
  );
  const piece = fc.oneof(
    fc.tuple(anyTag, fc.constantFrom("", ' colspan="2"', ' style="text-decoration:line-through"')),
    fc.tuple(
      anyTag.map((tag) => `/${tag}`),
      fc.constant(""),
    ),
    fc.constant("WORD"),
  );
  const written = fc
    .array(piece, { maxLength: 40 })
    .map((pieces) => pieces.map((each) => (each === "WORD" ? each : `<${each.join("")}>`)).join(""));
  const simple = fc
    .array(fc.array(fc.constantFrom("a", "<b>b</b>", "", "c d"), { minLength: 1, maxLength: 12 }), {
      maxLength: 5,
    })
    .map((rows) => `<table>${rows.map((cells) => row(cells)).join("")}</table>`);

  test("keeps all words, limits tables to eight columns, gives each header a scope, and doesn't change its own output", () => {
    fc.assert(
      fc.property(fc.oneof(written, simple), (html) => {
        const clean = sanitize(html);
        expect(sanitize(clean)).toBe(clean);
        expect(clean.match(/WORD/g)?.length).toBe(html.match(/WORD/g)?.length);
        for (const [table] of clean.matchAll(/<table>.*?<\/table>/gs)) {
          const rows = [...table.matchAll(/<tr>(.*?)<\/tr>/gs)].map(([, cells]) => cells!);
          const widths = rows.map((cells) => cells.match(/<t[hd]\b/g)!.length);
          expect(new Set(widths).size).toBe(1);
          expect(widths[0]).toBeLessThanOrEqual(8);
          expect(table).toMatch(/<th scope=/);
          expect(table).not.toMatch(/<th>|span=|<t[hd][^>]*><p/);
        }
      }),
      { numRuns: 2000 },
    );
  });
});

test("withRowsAsLines() writes each row of a table as a line", () => {
  expect(withRowsAsLines(`<p>a</p>${prices}`)).toBe("<p>a</p><p>Lengde – Pris</p><p>5 m – 4 200 kr</p>");
});

test("withTableRegions() shows an empty header as an empty cell", () => {
  expect(withTableRegions(`<table>${head("", "Pris")}</table>`, (headers) => headers)).toContain(
    '<td></td><th scope="col">Pris</th>',
  );
});

test("withTableRegions() names the region of each table by the table's headers", () => {
  const html = withTableRegions(prices + prices, (headers) => `Tabell: ${headers}`);
  expect(html.match(/<div [^>]*>/g)).toEqual(
    ["Tabell: Lengde, Pris", "Tabell: Lengde, Pris (2)"].map(
      (name) => `<div class="table-region" role="region" tabindex="0" aria-label="${name}">`,
    ),
  );
});
