import { expect, test } from "vitest";
import { eventCollection } from "#src/features/events/events.server.ts";
import { articleCollection, listVisibleArticles } from "#src/features/articles/articles.server.ts";
import { priceListCollection } from "#src/features/prices/price-lists.server.ts";
import { timeZone } from "#src/i18n/format.ts";
import { dayOf } from "#src/i18n/times/time.ts";
import { demo } from "./demo.ts";
import { openTestContext } from "#test/support/context.ts";

const times = [
  "2026-11-29T10:00:00Z",
  "2027-01-02T10:00:00Z",
  "2027-07-15T10:00:00Z",
  "2028-02-29T22:30:00Z",
  "2031-12-31T23:30:00Z",
];

test.each(times)("a demo that starts on %s has current prices, news and coming events", async (now) => {
  await using context = await openTestContext({ now, isSeeded: true });
  const day = dayOf(context.now());
  const lists = await priceListCollection.listAll(context);
  expect(lists.map(({ year, isActive, fromDate }) => [year, isActive, fromDate])).toEqual([
    [day.year + 1, false, `${day.year + 1}-01-01`],
    [day.year, true, `${day.year}-01-01`],
  ]);

  const articles = await articleCollection.listAll(context);
  const visible = await listVisibleArticles(context);
  expect(visible.length).toBeGreaterThan(2);
  expect(articles.length).toBeGreaterThanOrEqual(visible.length);
  const newest = dayOf(Temporal.Instant.from(visible[0]!.publishedDate));
  expect(newest.until(day, { largestUnit: "days" }).days).toBeLessThan(150);

  const written = demo.events();
  const events = await eventCollection.listAll(context);
  expect(events).toHaveLength(written.length);
  for (const { title, startsAt, lastEndsAt } of events) {
    expect(lastEndsAt > now, title).toBe(true);
    const start = Temporal.Instant.from(startsAt).toZonedDateTimeISO(timeZone);
    const isLike = written.some((each) => {
      const original = Temporal.Instant.from(each.startsAt).toZonedDateTimeISO(timeZone);
      const isSameDay =
        original.dayOfWeek === 6
          ? start.dayOfWeek === 6
          : start.month === original.month && start.day === original.day;
      return each.title === title && isSameDay && start.hour === original.hour;
    });
    expect(isLike, `${title}: ${start}`).toBe(true);
  }
});
