import fc from "fast-check";
import { expect, test } from "vitest";
import { inEveryLanguage, languages } from "#src/i18n/language.ts";
import { pageTitleLength } from "#src/features/messages/message.ts";
import { purposes } from "#src/features/messages/purpose.ts";
import { noticeWords, type Template } from "./notice-words.ts";

const now = Temporal.Instant.from("2027-07-01T08:00:00Z");
const until = Temporal.Instant.from("2027-07-01T11:00:00Z");

test("a notice states its subject, end and place in each language, and names a day other than today", () => {
  const here = {
    ...inEveryLanguage(() => ""),
    nb: "Sanitærbygg 1",
    en: "Sanitary building 1",
    de: "Sanitärgebäude 1",
  };
  const words = noticeWords("water", { where: [here], from: undefined, until }, now);
  expect(inEveryLanguage((language) => words[language].pageTitle)).toMatchObject({
    nb: "Vannet er stengt til kl.\u00a013.00. Gjelder Sanitærbygg 1.",
    en: "The water is off until 13:00. This affects Sanitary building 1.",
    de: "Das Wasser ist abgestellt bis 13:00\u00a0Uhr. Betroffen: Sanitärgebäude 1.",
  });
  const tomorrow = noticeWords("road", { where: [], from: until.add({ hours: 24 }), until: undefined }, now);
  expect(inEveryLanguage((language) => tomorrow[language].title)).toMatchObject({
    nb: "Veien er stengt fra fredag 2. juli kl.\u00a013.00",
    en: "The road is closed from 13:00 on Friday 2 July",
    de: "Die Zufahrt ist gesperrt ab Freitag, 2. Juli, 13:00\u00a0Uhr",
  });
});

test("every purpose has texts that fit a banner", () => {
  for (const purpose of purposes.filter((each): each is Template => each !== "general")) {
    const words = noticeWords(purpose, { where: [], from: undefined, until }, now);
    for (const language of languages) {
      expect(words[language].pageTitle.length, words[language].pageTitle).toBeLessThanOrEqual(
        pageTitleLength,
      );
      expect(words[language].message).toMatch(/^<p>[^<]+<\/p>$/);
    }
  }
});

test("the alert line fits the banner for any places and times, and the heading has all times", () => {
  const moment = fc.integer({ min: 0, max: 40_000 }).map((minutes) => now.add({ minutes }));
  const place = fc.string().map((name) => inEveryLanguage(() => name));
  const slots = fc.record({
    where: fc.array(place, { maxLength: 4 }),
    from: fc.option(moment, { nil: undefined }),
    until: fc.option(moment, { nil: undefined }),
  });
  const template = fc.constantFrom(...purposes.filter((each): each is Template => each !== "general"));
  fc.assert(
    fc.property(template, slots, (purpose, given) => {
      const words = noticeWords(purpose, given, now);
      for (const language of languages) {
        const { pageTitle, title } = words[language];
        expect(pageTitle.length, pageTitle).toBeLessThanOrEqual(pageTitleLength);
        expect(pageTitle.slice(0, 9)).toBe(`${title}.`.slice(0, 9));
      }
    }),
  );
  const long = noticeWords(
    "road",
    { where: [], from: until.add({ hours: 24 }), until: until.add({ hours: 49 }) },
    now,
  );
  expect([long.nb.pageTitle, long.nb.title]).toEqual([
    "Veien er stengt fra fredag 2. juli kl.\u00a013.00.",
    "Veien er stengt fra fredag 2. juli kl.\u00a013.00 til lørdag 3. juli kl.\u00a014.00",
  ]);
});

test("typed text is escaped", () => {
  const typed = inEveryLanguage(() => "<b>");
  expect(noticeWords("water", { where: [typed], from: undefined, until }, now).nb.message).toContain(
    "&lt;b&gt;",
  );
});

test("a notice that ends at midnight says midnight instead of 00.00", () => {
  const titles = (end: string) => {
    const midnight = Temporal.Instant.from(end);
    const words = noticeWords("water", { where: [], from: undefined, until: midnight }, now);
    return inEveryLanguage((language) => words[language].title);
  };
  expect(titles("2027-07-01T22:00:00Z")).toMatchObject({
    nb: "Vannet er stengt til midnatt",
    en: "The water is off until midnight",
    de: "Das Wasser ist abgestellt bis Mitternacht",
  });
  expect(titles("2027-07-02T22:00:00Z")).toMatchObject({
    nb: "Vannet er stengt ut fredag 2. juli",
    en: "The water is off until the end of Friday 2 July",
    de: "Das Wasser ist abgestellt bis Freitag, 2. Juli, 24\u00a0Uhr",
  });
});
