import { afterAll, beforeAll, expect, test } from "vitest";
import { departureStopsKind } from "#src/features/departures/departure-stops.ts";
import { departureStopsCollection } from "#src/features/departures/departures.server.ts";
import { departuresText } from "#messages/departures";
import { eventsText } from "#messages/events";
import { screenText } from "#messages/site";
import { eventCollection } from "#src/features/events/events.server.ts";
import { eventKind } from "#src/features/events/event.ts";
import { refresh } from "#src/campsite/sources/sources.server.ts";
import { languages, languageTag } from "#src/i18n/language.ts";
import { openTestSite, siteOn, type TestSite } from "#test/support/site.ts";
import { openSourcesContext } from "#test/support/services/sources.ts";
import { screenPath } from "./screen-page.tsx";

let site: TestSite;
beforeAll(async () => {
  site = await openTestSite();
});
afterAll(() => site[Symbol.asyncDispose]());

const read = () => site.read(screenPath("nb"));

async function addEvent(title: string, startsAt: string, endsAt: string): Promise<void> {
  const event = { title, place: "Brygga", startsAt, endsAt };
  await eventCollection.save(site.context, eventKind.input.parse(event));
}

test.each(languages)("the screen exists in %s and is noindex", async (language) => {
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

test("the screen is rendered again when the minute has passed", async () => {
  site.context.setNow("2026-07-15T10:00:20Z");
  expect(await read()).toMatch(/onsdag 15\. juli.*12\.00/);
  site.context.setNow("2026-07-15T10:01:25Z");
  expect(await read()).toContain("12.01");
});

test("the screen shows today's events with their times, or else those of the next two weeks with their days", async () => {
  site.context.setNow("2026-07-15T10:02:40Z");
  expect(await read()).not.toContain(eventsText.nb.upcoming);
  await addEvent("Padlekurs", "2026-07-20T08:00:00Z", "2026-07-20T10:00:00Z");
  await addEvent("Høstfest", "2026-09-20T08:00:00Z", "2026-09-20T10:00:00Z");
  const ahead = await read();
  expect(ahead).toMatch(/Det som skjer.*20\. juli.*Padlekurs.*10\.00–12\.00, Brygga/);
  expect(ahead).not.toContain("Høstfest");
  await addEvent("Krabbefiske", "2026-07-15T15:00:00Z", "2026-07-15T16:00:00Z");
  const today = await read();
  expect(today).toMatch(/I dag.*17\.00.*Krabbefiske/);
  expect(today).toContain(`data-until="${Temporal.Instant.from("2026-07-15T16:00:00Z").epochMilliseconds}"`);
  expect(today).not.toContain("Padlekurs");
});

test("departures have the time when they disappear from the screen", async () => {
  await using context = await openSourcesContext({ now: "2026-07-15T10:00:00Z" });
  context.standIn.day = "storm";
  await departureStopsCollection.save(
    context,
    departureStopsKind.input.parse({ stops: [{ stopId: "NSR:StopPlace:900101", name: "Svaberget" }] }),
    { id: 1 },
  );
  const there = siteOn(context);
  expect(await there.read(screenPath("de"))).not.toContain(departuresText.de.heading);
  await refresh(context, "departures");
  context.setNow("2026-07-15T10:01:00Z");
  const html = await there.read(screenPath("de"));
  expect(html).toMatch(
    /Nächste Abfahrten.*<li data-until="(\d+)"[^>]*><b>\d\d:\d\d<\/b><div><strong lang="nb-NO">01 Larvik/,
  );
  expect(html).toContain('class="cancelled"');
});

test("the screen is dark at night, and shows the opening day in winter", async () => {
  expect(await read()).not.toContain("by-night");
  site.context.setNow("2026-07-15T23:30:00Z");
  expect(await read()).toContain("by-night");
  site.context.setNow("2027-01-15T11:00:00Z");
  expect(await read()).toMatch(/Vi åpner igjen <b>24\. april/);
});

test("the screen of an empty site has no headings without content", async () => {
  await using empty = await openTestSite({ isSeeded: false });
  const html = await empty.read(screenPath("nb"));
  expect(html).toContain('class="screen-reception"');
  expect(html).not.toContain(screenText.nb.reception);
  expect(html).not.toMatch(/undefined|Etter stengetid/);
});
