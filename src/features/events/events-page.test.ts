import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { address } from "#src/i18n/addresses.ts";
import { formatDate } from "#src/i18n/format.ts";
import { languages } from "#src/i18n/language.ts";
import { openTestSite, type TestSite } from "#test/site.ts";
import { eventsPage } from "./events-page.tsx";
import { eventsText } from "./events.text.ts";
import { lastDay } from "./programme.ts";

let site: TestSite;
beforeAll(async () => {
  site = await openTestSite();
});
afterAll(() => site[Symbol.asyncDispose]());

describe("a programme's last day", () => {
  test("is the latest that it names, in whatever order", () => {
    const day = fc
      .date({ min: new Date("2000-01-01"), max: new Date("2100-01-01"), noInvalidDate: true })
      .map((date) => Temporal.PlainDate.from(date.toISOString().slice(0, 10)));
    fc.assert(
      fc.property(fc.array(day, { minLength: 1 }), (days) => {
        const html = days.map((each) => `<li>${formatDate(each)} kl. 10</li>`).join("");
        const latest = days.map(String).toSorted().at(-1);
        expect(String(lastDay(html))).toBe(latest);
      }),
    );
  });

  test("isn't there without a date, nor is it one that doesn't exist", () => {
    expect(lastDay("<p>Lørdager i juli, 33 00 12 34, 31.02.2026, 1.2.2026</p>")).toBeUndefined();
  });
});

test("the poster has words for those who don't see it, and the programme beside it", async () => {
  for (const language of languages) {
    const html = await site.read(address("events", language));
    expect(html).toContain(`alt="${eventsText[language].poster}"`);
    expect(html).toContain("05.09.2026");
  }
});

test("says until when it holds, and from the next day in Oslo on that it is over", async () => {
  for (const [now, isOver] of [
    ["2026-09-05T21:59:59Z", false],
    ["2026-09-05T22:00:00Z", true],
  ] as const) {
    site.context.setNow(now);
    for (const language of languages) {
      const html = await site.read(address("events", language));
      expect(html.includes(eventsText[language].over)).toBe(isOver);
      expect(html.includes(eventsText[language].until("05.09.2026"))).toBe(!isOver);
    }
  }
});

test("is kept no longer than the programme holds", async () => {
  const changes: (string | undefined)[] = [];
  const load = (now: string) =>
    eventsPage.load({
      ...site.context,
      now: () => Temporal.Instant.from(now),
      page: "events",
      language: "nb",
      parts: {},
      changesAt: (instant) => changes.push(instant?.toString()),
    });
  await load("2026-07-15T10:00:00Z");
  await load("2026-09-06T10:00:00Z");
  expect(changes).toEqual(["2026-09-05T22:00:00Z"]);
});
