import { expect, test } from "vitest";
import { withOwnAddresses } from "./old-html.ts";

const files = {
  address: new URL("https://old.example/"),
  picture: () => undefined,
  document: () => undefined,
};

test("links to the old system become paths", () => {
  expect(withOwnAddresses('<a href="https://old.example/a?b#c">A</a>', files)).toBe('<a href="/a?b#c">A</a>');
});

test("a text with too deeply nested elements stays unchanged, and the import continues", () => {
  const html = `<a href="/x">A</a>${"<div>".repeat(50_000)}`;
  expect(withOwnAddresses(html, files) === html).toBe(true);
});
