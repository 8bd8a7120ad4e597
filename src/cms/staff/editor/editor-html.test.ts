import { expect, test } from "vitest";
import { tidyHtml } from "./editor-html.ts";

test.each([
  ["an empty text is nothing", "<p></p>", ""],
  ["empty lines go", "<p>a</p><p></p><h2> </h2><p>b</p>", "<p>a</p><p>b</p>"],
  ["an empty quotation goes", "<blockquote><p></p></blockquote>", ""],
  [
    "items of one line have no paragraph",
    "<ul><li><p>a <em>b</em></p></li><li><p>c</p></li></ul>",
    "<ul><li>a <em>b</em></li><li>c</li></ul>",
  ],
  [
    "nested ones neither",
    "<ul><li><p>a</p><ol><li><p>b</p></li></ol></li></ul>",
    "<ul><li>a<ol><li>b</li></ol></li></ul>",
  ],
  [
    "items of two paragraphs keep them",
    "<ul><li><p>a</p><p>b</p></li></ul>",
    "<ul><li><p>a</p><p>b</p></li></ul>",
  ],
  [
    "lists keep their first number alone",
    '<ol start="5" type="a"><li><p>a</p></li></ol><ol type="a"><li><p>b</p></li></ol>',
    '<ol start="5"><li>a</li></ol><ol><li>b</li></ol>',
  ],
])("%s", (_name, html, tidy) => expect(tidyHtml(html)).toBe(tidy));
