import fc from "fast-check";
import { expect, test } from "vitest";
import { inEveryLanguage, languages } from "#src/i18n/language.ts";
import { pageTitleLength } from "#src/features/messages/message.ts";
import { purposes } from "#src/features/messages/purpose.ts";
import { findPlaces, noticeWords, type NoticeSlots, type Template } from "./notice-words.ts";

const now = Temporal.Instant.from("2027-07-01T08:00:00Z");
const until = Temporal.Instant.from("2027-07-01T11:00:00Z");

test("a notice states its subject, end and place in each language, and names the day if it isn't today", () => {
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
    de: "Das Wasser ist bis 13:00\u00a0Uhr abgestellt. Betroffen: Sanitärgebäude 1.",
  });
  const tomorrow = noticeWords("road", { where: [], from: until.add({ hours: 24 }), until: undefined }, now);
  expect(inEveryLanguage((language) => tomorrow[language].title)).toMatchObject({
    nb: "Veien er stengt fra fredag 2. juli kl.\u00a013.00",
    en: "The road is closed from 13:00 on Friday 2 July",
    de: "Die Zufahrt ist ab Freitag, 2. Juli, 13:00\u00a0Uhr gesperrt",
  });
});

test("the texts of every template fit a banner", () => {
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

const template = fc.constantFrom(...purposes.filter((each): each is Template => each !== "general"));
const moment = fc.integer({ min: 0, max: 40_000 }).map((minutes) => now.add({ minutes }));
const place = fc.string().map((name) => inEveryLanguage(() => name));
const slots = fc.record({
  where: fc.array(place, { maxLength: 4 }),
  from: fc.option(moment, { nil: undefined }),
  until: fc.option(moment, { nil: undefined }),
});

test("the alert line fits the banner for any places and times, and the result names the details that the line leaves out", () => {
  fc.assert(
    fc.property(template, slots, (purpose, given) => {
      const words = noticeWords(purpose, given, now);
      for (const language of languages) {
        const { pageTitle, omitted } = words[language];
        expect(pageTitle.length, pageTitle).toBeLessThanOrEqual(pageTitleLength);
        if (["full", "fireBan"].includes(purpose) || omitted.includes("where")) continue;
        for (const each of given.where) expect(pageTitle).toContain(each[language]);
      }
    }),
  );
});

test("a long alert line uses shorter words before it leaves out a detail", () => {
  const building = (number: number) => ({
    ...inEveryLanguage(() => ""),
    nb: `Sanitærbygg ${number}`,
    en: `Sanitary building ${number}`,
    de: `Sanitärgebäude ${number}`,
  });
  const lines = (given: Partial<NoticeSlots>) => {
    const words = noticeWords("water", { where: [], from: undefined, until: undefined, ...given }, now);
    return inEveryLanguage((language) => [words[language].pageTitle, words[language].omitted]);
  };
  const tomorrow = until.add({ hours: 24 });
  expect(lines({ where: [building(1)], until: tomorrow })).toMatchObject({
    nb: ["Vannet er stengt til fredag 2. juli kl.\u00a013.00. Gjelder Sanitærbygg 1.", []],
    en: ["The water is off until 13:00 on Friday 2 July. Sanitary building 1.", []],
    de: ["Das Wasser ist bis 2. Juli, 13\u00a0Uhr abgestellt. Sanitärgebäude 1.", []],
  });
  const later = { where: [building(1)], from: tomorrow, until: tomorrow.add({ hours: 3 }) };
  expect(lines(later)).toMatchObject({
    nb: ["Vannet er stengt fra 2. juli kl.\u00a013 til kl.\u00a016. Gjelder Sanitærbygg 1.", []],
    en: ["Water off from 13:00 on 2 July until 16:00. Sanitary building 1.", []],
    de: ["Wasser abgestellt ab 2. Juli, 13\u00a0Uhr bis 16\u00a0Uhr. Sanitärgebäude 1.", []],
  });
  expect(lines({ ...later, until: tomorrow.add({ hours: 30 }) })).toMatchObject({
    nb: ["Vannet er stengt fra 2. juli kl.\u00a013 til 3. juli kl.\u00a019. Sanitærbygg 1.", []],
    en: ["Water off until 19:00 on 3 July. Sanitary building 1.", ["from"]],
    de: ["Wasser abgestellt bis 3. Juli, 19\u00a0Uhr. Sanitärgebäude 1.", ["from"]],
  });
  expect(lines({ where: [1, 2, 3, 4].map(building), until })).toMatchObject({
    nb: ["Vannet stengt til kl.\u00a013. Sanitærbygg 1 og 3 til.", ["where"]],
    en: ["Water off until 13:00. Sanitary building 1 and 3 more.", ["where"]],
    de: ["Wasser abgestellt bis 13\u00a0Uhr. Sanitärgebäude 1 und 3 weitere.", ["where"]],
  });
});

test("typed text is escaped", () => {
  const typed = inEveryLanguage(() => "<b>");
  expect(noticeWords("water", { where: [typed], from: undefined, until }, now).nb.message).toContain(
    "&lt;b&gt;",
  );
});

test("a notice that ends at midnight says midnight or the end of the day, and never 00.00", () => {
  const titles = (end: string) => {
    const midnight = Temporal.Instant.from(end);
    const words = noticeWords("water", { where: [], from: undefined, until: midnight }, now);
    return inEveryLanguage((language) => words[language].title);
  };
  expect(titles("2027-07-01T22:00:00Z")).toMatchObject({
    nb: "Vannet er stengt til midnatt",
    en: "The water is off until midnight",
    de: "Das Wasser ist bis Mitternacht abgestellt",
  });
  expect(titles("2027-07-02T22:00:00Z")).toMatchObject({
    nb: "Vannet er stengt ut fredag 2. juli",
    en: "The water is off until the end of Friday 2 July",
    de: "Das Wasser ist bis Freitag, 2. Juli, 24\u00a0Uhr abgestellt",
  });
});

test("findPlaces returns the places in words that a template made, and undefined for other words", () => {
  const places = ["Sanitærbygg 1", "Sanitærbygg 2", "Brygga"].map((name) => inEveryLanguage(() => name));
  const find = (isFilled: Parameters<typeof findPlaces>[3]) =>
    findPlaces("water", { places, until }, now, isFilled);
  for (const where of [[], [places[1]!], [places[0]!, places[2]!]]) {
    const words = noticeWords("water", { where, from: undefined, until }, now);
    expect(find((each) => each.nb.message === words.nb.message)).toEqual({ where, words });
  }
  expect(find(() => false)).toBeUndefined();
});
