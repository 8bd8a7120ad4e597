import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { inEveryLanguage } from "#src/i18n/language.ts";
import { markOf } from "#src/i18n/marks.ts";
import {
  fillHtml,
  fillText,
  isLiveKey,
  liveKeysIn,
  renewMarks,
  unmarked,
  withWordsOf,
} from "./live-value.ts";

const same = (words: string) => inEveryLanguage(() => words);
const name = same("name");
const where = { name, screen: "/admin" };
const values = new Map(
  [
    {
      key: "identity.phone",
      name,
      words: { ...same("+47 33 00 12 34"), nb: "33 00 12 34" },
      href: "tel:+4733001234",
      where,
      written: ["+4733001234", "33001234"],
    },
    { key: "identity.name", name, words: same("Fjord & <Fjell>"), where, written: [] },
    { key: "price.day-telt", name, words: same("290 kr"), where, written: ["290 kr", "kr 290"] },
  ].map((value) => [value.key, value] as const),
);
const mark = markOf("identity.phone", "before");

describe("a plain text", () => {
  test("shows current values in its language", () => {
    expect(fillText(`Ring ${mark}, ${markOf("price.day-telt")}.`, values, "nb")).toBe(
      "Ring 33 00 12 34, 290 kr.",
    );
    expect(fillText(`Call ${mark}.`, values, "en")).toBe("Call +47 33 00 12 34.");
    expect(fillText(markOf("identity.name"), values, "nb")).toBe("Fjord & <Fjell>");
  });
  test("keeps the last text of a removed value", () => {
    expect(fillText(markOf("price.day-bobil", "350 kr"), values, "nb")).toBe("350 kr");
    expect(unmarked(`Fra ${markOf("price.day-bobil", "350 kr")}.`)).toBe("Fra 350 kr.");
  });
});

describe("HTML", () => {
  test("keeps its marks, and a phone number becomes a link unless the number is already inside a link", () => {
    expect(fillHtml(`<p>Ring ${mark}.</p>`, values, "nb")).toBe(
      `<p>Ring <data value="identity.phone"><a href="tel:+4733001234">33 00 12 34</a></data>.</p>`,
    );
    expect(fillHtml(`<a href="/x">Ring ${mark}</a> ${mark}`, values, "nb")).toBe(
      `<a href="/x">Ring ${markOf("identity.phone", "33 00 12 34")}</a> ` +
        markOf("identity.phone", '<a href="tel:+4733001234">33 00 12 34</a>'),
    );
  });
  test("escapes values", () => {
    expect(fillHtml(markOf("identity.name"), values, "nb")).toBe(
      markOf("identity.name", "Fjord &amp; &lt;Fjell&gt;"),
    );
  });
});

describe("marks", () => {
  const keys = fc
    .array(fc.stringMatching(/^[a-z][a-zA-Z0-9]{0,8}$/), { minLength: 1, maxLength: 4 })
    .map((parts) => parts.join("."));
  const plain = fc.string().filter((text) => !text.includes("<"));
  test("are found, renewed and removed within any text", () => {
    fc.assert(
      fc.property(plain, keys, plain, plain, (before, key, words, after) => {
        const text = `${before}${markOf(key, words)}${after}`;
        expect(isLiveKey(key)).toBe(true);
        expect(liveKeysIn(text)).toEqual([key]);
        expect(unmarked(text)).toBe(`${before}${words}${after}`);
        const value = { key, name, words: same("a < b"), where, written: [] };
        const renewed = renewMarks(text, new Map([[key, value]]), "nb", { isHtml: true });
        expect(renewed).toBe(`${before}${markOf(key, "a &lt; b")}${after}`);
        expect(renewMarks(renewed, new Map([[key, value]]), "nb", { isHtml: true })).toBe(renewed);
        expect(renewMarks(text, new Map(), "nb", { isHtml: true })).toBe(text);
      }),
    );
  });
  test("get their words from the same marks in a newer text, and other marks keep their words", () => {
    const older = `Ring ${markOf("identity.phone", "1")}, dusj ${markOf("price.shower", "50 kr")}`;
    const newer = `Ring ${markOf("identity.phone", "2")}, dusj 40 kr`;
    expect(withWordsOf(newer, older)).toBe(older.replace(">1<", ">2<"));
  });
  test("aren't added to a text without marks", () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        if (!text.includes("<data")) expect(fillHtml(text, values, "de")).toBe(text);
      }),
    );
  });
});
