// @vitest-environment jsdom
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { checkHtml } from "./text-checks.ts";

const kinds = (html: string, language: "nb" | "en" | "de" = "nb") =>
  checkHtml(html, language).map(({ kind }) => kind);

test("a text without faults results in no findings", () => {
  const html =
    '<p>Når <strong>frosten</strong> kommer, tømmer vi.</p><h2>Før du reiser</h2><ul><li>Tøm tank</li><li><p><strong>Strøm</strong></p></li></ul><h3>Vann</h3><h4>Ute</h4><h2>Etterpå</h2><p>Se <a href="/info/prices">prisene våre</a>.</p><img src="/data/a.webp" alt="Brygga"><img src="/data/b.webp" alt=""><p><strong>Husk nøkkelen.</strong></p><p>NAF og NMF gir rabatt.</p><p><strong>Vel møtt</strong></p>';
  expect(checkHtml(html, "nb")).toEqual([]);
});

describe("pictures", () => {
  test("a picture without alternative text is reported with its position, and a decorative picture isn't reported", () => {
    const html = '<img src="/data/a.webp" alt=""><p>a</p><img src="/data/b.webp">';
    expect(checkHtml(html, "nb")).toEqual([
      { kind: "pictureWithoutWords", place: { selector: "img", index: 1 }, text: "" },
    ]);
  });
});

describe("headings", () => {
  test.each([
    ["an h3 without an h2 is reported", "<h3>a</h3><p>b</p>", ["skippedHeading"]],
    ["an h4 without an h3 is reported", "<h2>a</h2><h4>b</h4>", ["skippedHeading"]],
    ["an h4 at the beginning is reported", "<h4>a</h4>", ["skippedHeading"]],
    [
      "an h4 after the h3 of another section is reported",
      "<h2>a</h2><h3>b</h3><h2>c</h2><h4>d</h4>",
      ["skippedHeading"],
    ],
    ["an h2 after an h4 isn't reported", "<h2>a</h2><h3>b</h3><h4>c</h4><h2>d</h2>", []],
    ["an empty heading is reported", "<h2>&nbsp;<br></h2>", ["emptyHeading"]],
    ["an h3 after an empty h2 is reported", "<h2> </h2><h3>a</h3>", ["emptyHeading", "skippedHeading"]],
    ["a heading with a picture isn't empty", '<h2><img src="/data/a.webp" alt="Brygga"></h2>', []],
  ])("%s", (_name, html, expected) => expect(kinds(html)).toEqual(expected));

  test("with a fault are reported with their text and their position", () => {
    expect(checkHtml("<h2>a</h2><h2>b</h2><h4>Om <em>vannet</em></h4>", "nb")).toEqual([
      { kind: "skippedHeading", place: { selector: "h2, h3, h4", index: 2 }, text: "Om vannet" },
    ]);
  });

  test.each([
    ["a bold line above a paragraph is reported", "<p><strong>Vann:</strong></p><p>b</p>", ["boldAsHeading"]],
    [
      "a line in several bold parts is reported",
      "<p><strong>Van</strong><em><strong>net</strong></em></p><ul><li>b</li></ul>",
      ["boldAsHeading"],
    ],
    ["a bold sentence isn't reported", "<p><strong>Husk nøkkelen!</strong></p><p>b</p>", []],
    ["a partly bold line isn't reported", "<p><strong>Vann</strong> er stengt</p><p>b</p>", []],
    ["a bold last line isn't reported", "<p>a</p><p><strong>Hilsen oss</strong></p>", []],
    ["a bold list item isn't reported", "<ul><li><p><strong>Vann</strong></p></li></ul><p>b</p>", []],
    ["a long bold line isn't reported", `<p><strong>${"vann ".repeat(20)}</strong></p><p>b</p>`, []],
  ])("written as bold text: %s", (_name, html, expected) => expect(kinds(html)).toEqual(expected));
});

describe("links", () => {
  test.each([
    ["nb", "her"],
    ["nb", "Klikk her!"],
    ["nb", "→ Les mer …"],
    ["en", "here"],
    ["en", "Click HERE"],
    ["en", "Read more"],
    ["de", "hier"],
    ["de", "Mehr"],
    ["de", "»Mehr erfahren«"],
    ["nb", "→"],
  ] as const)("with a vague text are reported, in %s: %s", (language, text) => {
    expect(checkHtml(`<p>a <a href="/">b</a> <a href="/info">${text}</a></p>`, language)).toEqual([
      { kind: "vagueLink", place: { selector: "a", index: 1 }, text },
    ]);
  });

  test("with an address as their text are reported, except for e-mail and phone", () => {
    expect(kinds('<a href="https://a.example/b">https://a.example/b</a>')).toEqual(["addressAsLink"]);
    expect(kinds('<a href="https://a.example">www.a.example</a>')).toEqual(["addressAsLink"]);
    expect(
      kinds('<a href="mailto:post@a.example">post@a.example</a> <a href="tel:33">33 00 12 34</a>'),
    ).toEqual([]);
  });

  test("have the alternative text of their picture as their text", () => {
    expect(kinds('<a href="/"><img src="/data/a.webp" alt="her"></a>')).toEqual(["vagueLink"]);
    expect(kinds('<a href="/"><img src="/data/a.webp" alt="Brygga"></a>')).toEqual([]);
  });

  test("with the text “her” aren't vague in German", () =>
    expect(kinds('<a href="/">her</a>', "de")).toEqual([]));
});

describe("capitals", () => {
  test.each([
    ["<p>Merk: VANNET ER STENGT i dag.</p>", "VANNET ER STENGT"],
    ["<ul><li>TA MED – GASSFLASKE OG VANN</li></ul>", "TA MED – GASSFLASKE OG VANN"],
    ["<p>VANNET <strong>ER</strong> STENGT</p>", "VANNET ER STENGT"],
    ["<p>DIE STRAßE IST GESPERRT</p>", "DIE STRAßE IST GESPERRT"],
  ])("%s is reported", (html, text) => {
    expect(checkHtml(html, "nb")).toMatchObject([{ kind: "capitals", text }]);
  });
  test.each([
    "<p>NAF, NMF og EU</p>",
    "<p>NAF NMF EU KNA</p>",
    "<p>OPPMERKSOMHET</p>",
    "<p>I ÅR 2026 2027 2028</p>",
  ])("%s isn't reported", (html) => expect(kinds(html)).toEqual([]));
});

test("bold text in the cell of a table isn't reported", () => {
  const html = "<table><tr><td><p><strong>Pris</strong></p></td><td><p>290</p></td></tr></table><p>a</p>";
  expect(checkHtml(html, "nb")).toEqual([]);
});

test("findings are in the order in which the faults occur in the text", () => {
  const html = '<h3>LES DETTE FØRST ALLE</h3><p><a href="/">her</a></p><img src="/data/a.webp"><h2> </h2>';
  expect(kinds(html)).toEqual([
    "skippedHeading",
    "capitals",
    "vagueLink",
    "pictureWithoutWords",
    "emptyHeading",
  ]);
});

const tags = "p h1 h2 h3 h4 ul ol li strong b em a img blockquote br div table script".split(" ");
const piece = fc.oneof(
  fc
    .tuple(
      fc.constantFrom(...tags),
      fc.constantFrom("", ' href="/"', ' alt=""', ' alt="her"', ' src="/data/a"', " x='"),
    )
    .map(([tag, rest]) => `<${tag}${rest}>`),
  fc.constantFrom(...tags).map((tag) => `</${tag}>`),
  fc.constantFrom("her", "VANNET ER STENGT", " ", "&nbsp;", "<", "&", "<!--", "-->"),
  fc.string({ maxLength: 10, unit: "binary" }),
);

test("any HTML can be checked, and each finding's position exists in the text", () => {
  fc.assert(
    fc.property(
      fc.array(piece, { maxLength: 40 }).map((pieces) => pieces.join("")),
      fc.constantFrom("nb" as const, "en" as const, "de" as const),
      (html, language) => {
        const { body } = new DOMParser().parseFromString(html, "text/html");
        for (const { place, text } of checkHtml(html, language)) {
          expect(text).toBe(text.replaceAll(/\s+/g, " ").trim());
          if (place) expect(body.querySelectorAll(place.selector)[place.index]).toBeDefined();
        }
      },
    ),
    { numRuns: 500 },
  );
});

test("every picture without alternative text is reported, wherever the picture is in the text", () => {
  fc.assert(
    fc.property(
      fc.array(fc.constantFrom("<p>a</p>", '<img src="/data/a" alt="b">', '<img src="/data/a">')),
      (parts) => {
        const without = parts.filter((part) => part === '<img src="/data/a">').length;
        expect(kinds(parts.join(""))).toEqual(Array.from({ length: without }, () => "pictureWithoutWords"));
      },
    ),
  );
});
