import { expect, test } from "vitest";
import { tidyHtml } from "./editor-html.ts";

test.each([
  ["returns nothing for an empty text", "<p></p>", ""],
  ["removes empty lines and headings", "<p>a</p><p></p><h2> </h2><p>b</p>", "<p>a</p><p>b</p>"],
  ["removes an empty quotation", "<blockquote><p></p></blockquote>", ""],
  [
    "removes the paragraph of a one-line list item",
    "<ul><li><p>a <em>b</em></p></li><li><p>c</p></li></ul>",
    "<ul><li>a <em>b</em></li><li>c</li></ul>",
  ],
  [
    "removes the paragraphs of nested list items",
    "<ul><li><p>a</p><ol><li><p>b</p></li></ol></li></ul>",
    "<ul><li>a<ol><li>b</li></ol></li></ul>",
  ],
  [
    "keeps the paragraphs of an item with two paragraphs",
    "<ul><li><p>a</p><p>b</p></li></ul>",
    "<ul><li><p>a</p><p>b</p></li></ul>",
  ],
  [
    "removes the paragraph of a cell, and a table without text",
    "<table><tbody><tr><th><p>a</p></th><td><p></p></td></tr></tbody></table><table><tbody><tr><td><p></p></td></tr></tbody></table>",
    "<table><tbody><tr><th>a</th><td></td></tr></tbody></table>",
  ],
  [
    "keeps only the start number of a list",
    '<ol start="5" type="a"><li><p>a</p></li></ol><ol type="a"><li><p>b</p></li></ol>',
    '<ol start="5"><li>a</li></ol><ol><li>b</li></ol>',
  ],
])("tidyHtml() %s", (_name, html, tidy) => expect(tidyHtml(html)).toBe(tidy));
