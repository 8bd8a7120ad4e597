// @vitest-environment jsdom
import { createDocument, getSchema } from "@tiptap/react";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { blocksMadeFrom, changedWords } from "./changed-places.ts";
import { extensions } from "./editor-schema.ts";

const schema = getSchema(extensions);
const documentOf = (html: string) => createDocument(html, schema);

function wordsNewIn(now: string, before: string) {
  const doc = documentOf(now);
  return changedWords(documentOf(before), doc).map(({ from, to }) =>
    doc.textBetween(from, to, "|", "*").trim(),
  );
}

const marked = (before: string, now: string, translation: string) =>
  blocksMadeFrom(documentOf(before), documentOf(now), documentOf(translation)).map(
    ({ node }) => node.textContent,
  );

const before =
  "<h2>Stranda</h2><p>Badeplassen er åpen til klokka ti.</p><ul><li>Ta med håndkle</li><li>Ingen hunder</li></ul>";
const english =
  "<h2>The beach</h2><p>You can swim until ten.</p><ul><li>Bring a towel</li><li>No dogs</li></ul>";

describe("a change after a translation", () => {
  test("is found as the new words in their paragraph", () => {
    const now = before
      .replace("klokka ti", "klokka <strong>elleve</strong>")
      .replace("Ingen hunder", "Hunder i bånd");
    expect(wordsNewIn(now, before)).toEqual(["elleve", "Hunder i bånd"]);
  });

  test("is found for a whole new paragraph, but not for a removed paragraph", () => {
    expect(wordsNewIn(`${before}<p>Velkommen!</p>`, before)).toEqual(["Velkommen!"]);
    expect(wordsNewIn(before.replace("<li>Ingen hunder</li>", ""), before)).toEqual([]);
  });

  test("is found in the cells of a table", () => {
    const table = "<table><tbody><tr><th>Plass</th></tr><tr><td>290 kr</td></tr></tbody></table>";
    const translated = table.replace("Plass", "Pitch");
    expect(wordsNewIn(table.replace("290", "310"), table)).toEqual(["310"]);
    expect(marked(table, table.replace("290", "310"), translated)).toEqual(["290 kr"]);
  });

  test("counts a live value as one word", () => {
    const value = '<p>Ring <data value="identity.phone">33 00 00 00</data> i dag</p>';
    expect(wordsNewIn(value.replace("i dag", "i morgen"), value)).toEqual(["morgen"]);
    expect(wordsNewIn(value, "<p>Ring 33 11 11 11 i dag</p>")).toEqual(["*"]);
  });

  test("marks the translations of changed and removed Norwegian paragraphs", () => {
    expect(marked(before, before.replace("ti", "elleve"), english)).toEqual(["You can swim until ten."]);
    expect(marked(before, before.replace("<li>Ingen hunder</li>", ""), english)).toEqual(["No dogs"]);
    expect(marked(before, `${before}<p>Velkommen!</p>`, english)).toEqual([]);
  });

  test("marks nothing when the translation and the Norwegian text differ in their number of paragraphs", () => {
    expect(marked(before, before.replace("ti", "elleve"), `${english}<p>Welcome!</p>`)).toEqual([]);
  });

  const texts = fc
    .array(fc.array(fc.constantFrom("sol", "regn", "vind", "båt"), { minLength: 1, maxLength: 5 }), {
      minLength: 1,
    })
    .map((blocks) => blocks.map((words) => `<p>${words.join(" ")}</p>`).join(""));

  test("every unmarked word was in the earlier text, in the same order", () => {
    fc.assert(
      fc.property(texts, texts, (then, now) => {
        const doc = documentOf(now);
        const kept = changedWords(documentOf(then), doc)
          .toReversed()
          .reduce(
            (text, { from, to }) => text.slice(0, from) + " ".repeat(to - from) + text.slice(to),
            placesOf(doc),
          );
        const earlier = wordsOf(placesOf(documentOf(then)));
        let at = 0;
        for (const word of earlier) if (wordsOf(kept)[at] === word) at++;
        expect(at).toBe(wordsOf(kept).length);
      }),
    );
  });
});

/** Returns the text of a document, with one character for each position. */
const placesOf = (doc: ReturnType<typeof documentOf>) =>
  Array.from({ length: doc.content.size }, (_, at) => doc.textBetween(at, at + 1) || " ").join("");

const wordsOf = (text: string) => text.split(/\s+/).filter(Boolean);
