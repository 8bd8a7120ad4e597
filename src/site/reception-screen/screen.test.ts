import { afterAll, beforeAll, expect, test } from "vitest";
import { screenText } from "#messages/site";
import { languages, languageTag } from "#src/i18n/language.ts";
import { defineReceptionScreenPart } from "#src/campsite/reception-screen-part.ts";
import { openTestContext } from "#test/support/context.ts";
import { openTestSite, siteOn, type TestSite } from "#test/support/site.ts";
import { screenPath } from "./screen-page.tsx";

let site: TestSite;
beforeAll(async () => {
  site = await openTestSite();
});
afterAll(() => site[Symbol.asyncDispose]());

const read = () => site.read(screenPath("nb"));

test.each(languages)("the wall screen exists in %s and is noindex", async (language) => {
  const response = await site.get(screenPath(language));
  expect([response.status, response.headers.get("content-type")]).toEqual([200, "text/html; charset=utf-8"]);
  const html = await response.text();
  expect(html).toContain(`<html lang="${languageTag[language]}"`);
  expect(html).toContain('<meta name="robots" content="noindex"/>');
  for (const words of [screenText[language].reception, screenText[language].toPhone, "Stavern"])
    expect(html).toContain(words);
  const sitemap = await site.read("/sitemap.xml");
  expect(sitemap).toContain("<loc>");
  expect(sitemap).not.toContain("skjerm");
});

test("the wall screen is rendered again when the minute has passed", async () => {
  site.context.setNow("2026-07-15T10:00:20Z");
  expect(await read()).toMatch(/onsdag 15\. juli.*12\.00/);
  site.context.setNow("2026-07-15T10:01:25Z");
  expect(await read()).toContain("12.01");
});

test("the wall screen shows features' parts in their areas and order", async () => {
  await using context = await openTestContext();
  const part = (name: string, place: number) =>
    defineReceptionScreenPart({ area: "columns", place, load: async () => name, View: ({ data }) => data });
  const features = [...context.features, { receptionScreen: [part("Second", 98), part("First", 97)] }];
  const html = await siteOn({ ...context, features }).read(screenPath("nb"));
  expect(html).toContain('<div class="screen-columns">FirstSecond<section class="screen-reception">');
});

test("the wall screen is dark at night, and shows the opening day in winter", async () => {
  expect(await read()).not.toContain("by-night");
  site.context.setNow("2026-07-15T23:30:00Z");
  expect(await read()).toContain("by-night");
  site.context.setNow("2027-01-15T11:00:00Z");
  expect(await read()).toMatch(/Vi åpner igjen <b[^>]*>24\. april/);
});

test("the wall screen of an empty site has no headings without content", async () => {
  await using empty = await openTestSite({ isSeeded: false });
  const html = await empty.read(screenPath("nb"));
  expect(html).toContain('class="screen-reception"');
  expect(html).not.toContain(screenText.nb.reception);
  expect(html).not.toMatch(/undefined|Etter stengetid/);
});
