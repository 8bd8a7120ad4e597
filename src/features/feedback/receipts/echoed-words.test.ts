import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { echoedWords } from "./echoed-words.ts";

describe("a receipt repeats a guest's words", () => {
  test.each([
    "Har dere plass\ntil en campingvogn?",
    "Haben Sie vom 24. bis 27. Juli einen Stellplatz für ein Wohnmobil, 7,4 m, mit Strom?",
    "Vi kommer 12.07.2027 og reiser 15.07.2027, f.eks. med telt. Er det greit?",
    "We arrive on 3 August at 5 pm, two adults.",
    "Do you have a pitch from 24 to 27 July for a motorhome, 7.4 m, with power?",
    "Is the cabin free on 10 to 12 July 2027?",
  ])("%s", (message) => expect(echoedWords(message)).toBe(message));
});

describe("a receipt doesn't repeat", () => {
  test.each([
    ["a domain", "Se billig.example"],
    ["a domain with a full-width dot", "Se billig．com"],
    ["a domain with an ideographic dot", "Se billig。com"],
    ["a domain with a dot in the middle of the line", "Se billig·com"],
    ["a domain with invisible characters", "Se bil\u200blig.\u00adcom"],
    ["a domain with spaces around its dot", "Se billig . com"],
    ["a domain over two lines", "Se billig.\ncom"],
    ["a domain with a word for its dot", "Se billig dot com"],
    ["a domain with a word in brackets", "Se billig (punktum) com"],
    ["a domain with its dot in brackets", "Se billig[.]com"],
    ["an international domain", "Se пример.рф"],
    ["a domain in Punycode", "Se xn--e1afmkfd"],
    ["an IP address", "Se 1.1.1.1"],
    ["a link", "Se https://billig"],
    ["an e-mail address", "Skriv til a@billig"],
    ["an e-mail address with a full-width sign", "Skriv til a＠billig"],
    ["an e-mail address with a word for its sign", "Skriv til a(at)billig"],
    ["a phone number", "Ring +47 91 23 45 67"],
    ["a phone number of single digits", "Ring 9 1 2 3 4 5 6 7"],
    ["a phone number with words between", "Ring 91 og 23 og 45 og 67"],
    ["a phone number in words", "Ring ni en to tre fire fem seks sju"],
    ["a phone number in full-width digits", "Ring ９１２３４５６７"],
    ["a phone number in Arabic digits", "Ring ٩١٢٣٤٥٦٧"],
    ["a phone number in circles", "Ring ①②③④⑤⑥⑦⑧"],
    ["a phone number after a date", "Ring 12.07.2027 91 23"],
    ["a phone number with a word that is a digit in another language", "Call 22 to 23 24 to 25"],
    ["a phone number that looks like two days at its end", "Call 22 33 24 to 25"],
    ["a phone number that looks like several days", "Call 22 to 12 to 31 to 24"],
    ["a phone number that begins like two days", "Call 22 to 12 and 3124"],
    ["a long text", "a ".repeat(600)],
  ])("%s", (_name, message) => expect(echoedWords(message)).toBeUndefined());

  const around = fc.string({ unit: "grapheme", maxLength: 30 });
  const word = fc.stringMatching(/^[a-zæøå]{3,10}$/);
  const hidden = fc.constantFrom("", "\u200b", "\u00ad", "\u2060", "\u034f");
  const dot = fc.constantFrom(
    ".",
    "．",
    "。",
    "｡",
    "․",
    "·",
    "[.]",
    "(.)",
    " . ",
    "\u200b.",
    " dot ",
    "(punktum)",
  );
  const domain = fc
    .tuple(word, hidden, dot, hidden, fc.constantFrom("com", "no", "example", "shop", "рф", "xn--p1ai"))
    .map((parts) => parts.join(""));
  const address = fc
    .tuple(word, fc.constantFrom("@", "＠", "(at)", "[at]"), domain)
    .map((parts) => parts.join(""));
  const digit = fc.constantFrom(...Array.from("0123456789０１２３٤٥٦"));
  const number = fc
    .tuple(
      fc.array(digit, { minLength: 8, maxLength: 12 }),
      fc.constantFrom("", " ", "-", ".", " - ", "/", "\u00a0", ")(", " og ", "\n"),
    )
    .map(([digits, between]) => digits.join(between));
  const link = fc
    .tuple(fc.constantFrom("http://", "https://", "www.", "ftp://", "//"), word)
    .map((each) => each.join(""));

  test("any text with a link, a domain, an e-mail address or a phone number", () => {
    fc.assert(
      fc.property(around, fc.oneof(domain, address, number, link), around, (before, sign, after) => {
        expect(echoedWords(`${before} ${sign} ${after}`)).toBeUndefined();
      }),
      { numRuns: 3000 },
    );
  });

  test("a text that is too long after its ligatures are replaced, because the check would take long", () => {
    expect(echoedWords("\ufdfa".repeat(1000))).toBeUndefined();
  });

  test("a text in which a mail program would find a link", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary", maxLength: 60 }), (text) => {
        const echo = echoedWords(text) ?? "";
        expect(echo.normalize("NFKC")).not.toMatch(/@|:\/\/|[\p{L}\p{N}]\.\p{L}{2,}|(?:\p{N}[\s.-]?){7}/u);
      }),
      { numRuns: 3000 },
    );
  });
});
