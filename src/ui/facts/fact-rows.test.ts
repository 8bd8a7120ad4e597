import { expect, test } from "vitest";
import { withFactRows } from "./fact-rows.ts";

test("withFactRows() turns a list of labels with short values into a table, with or without paragraphs in its items", () => {
  const table =
    "<p>a</p><dl><div><dt>Dybde</dt><dd>2,4 m</dd></div><div><dt>Bading</dt><dd>fri</dd></div></dl>";
  expect(
    withFactRows(
      "<p>a</p><ul>\n<li><strong>Dybde:</strong> 2,4 m</li>\n<li><p><strong>Bading:</strong> fri</p></li>\n</ul>",
    ),
  ).toBe(table);
});

test("withFactRows() keeps a list that is empty or numbered, lacks a label, or contains a long value, a link or a list", () => {
  for (const list of [
    "<ul></ul>",
    "<ul><li><strong>Dybde:</strong> 2,4 m</li><li>Bading</li></ul>",
    `<ul><li><strong>Dybde:</strong> ${"lang ".repeat(10)}</li></ul>`,
    "<ul><li><strong>Pris:</strong> <a href='/info/prices'>her</a></li></ul>",
    "<ul><li><strong>Dybde:</strong> ja<ul><li>nei</li></ul></li></ul>",
    "<ol><li><strong>Dybde:</strong> 2,4 m</li></ol>",
  ])
    expect(withFactRows(list)).toBe(list);
});
