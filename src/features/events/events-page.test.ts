import { expect, test } from "vitest";
import { demo } from "#test/content/demo.ts";
import { pictureUrl } from "#src/cms/photos/pictures/picture-address.ts";
import { pageTextKind } from "#src/campsite/page-texts/page-text.ts";
import { pageTextCollection } from "#src/campsite/page-texts/page-texts.server.ts";
import { address } from "#src/i18n/addresses.ts";
import { languages, type Language } from "#src/i18n/language.ts";
import { inLanguage } from "#src/i18n/translation.ts";
import { openTestContext } from "#test/support/context.ts";
import { readCalendar } from "#test/support/calendar.ts";
import { databases } from "#test/support/databases.ts";
import { readHead } from "#test/pages/head.ts";
import { openTestSite } from "#test/support/site.ts";
import { calendarPath } from "./calendar/events-calendar-file.ts";
import { eventKind, type Event } from "./event.ts";
import { listUpcomingEvents, eventCollection } from "./events.server.ts";
import { eventsText } from "#messages/events";

const events = demo.events();
const lanterns = events.at(-1)!;
const titleOf = (event: (typeof events)[number], language: Language) =>
  inLanguage(event, ["title"], language).title;

test.each(databases)("an event is no longer listed from the moment it ends, on %s", async (database) => {
  await using context = await openTestContext({ database });
  const save = (title: string, startsAt: string, endsAt: string) =>
    eventCollection.save(
      context,
      eventKind.input.parse({ title, description: "", place: "", startsAt, endsAt }),
    );
  await save("Bål", "2027-06-23T20:00", "2027-06-23T23:00");
  await save("Sommer", "2027-06-01", "2027-09-01");
  context.setNow("2027-06-23T20:59:59Z");
  const before = await listUpcomingEvents(context);
  expect(before.upcoming.map(({ title }) => title)).toEqual(["Sommer", "Bål"]);
  expect(String(before.changesAt)).toBe("2027-06-23T21:00:00Z");
  context.setNow("2027-06-23T21:00:00Z");
  expect((await listUpcomingEvents(context)).upcoming.map(({ title }) => title)).toEqual(["Sommer"]);
});

test("an event must end after its start, and its picture must be in the library", async () => {
  await using context = await openTestContext({});
  const fields = { title: "Bål", description: "", place: "", startsAt: "2027-06-23T20:00" };
  expect(eventKind.input.safeParse({ ...fields, endsAt: "2027-06-23T20:00" }).error?.issues[0]?.path).toEqual(
    ["endsAt"],
  );
  const pictured = eventKind.input.parse({
    ...fields,
    endsAt: "2027-06-23T23:00",
    imageUrl: "/data/images/1280/none.jpg",
  });
  await expect(eventCollection.save(context, pictured)).rejects.toMatchObject({
    errors: [{ field: "imageUrl" }],
  });
});

test("upcoming events are on their page, on the home page, in the calendar and in the API in each language", async () => {
  await using site = await openTestSite();
  site.context.setNow("2027-06-01T10:00:00Z");
  const coming = events.slice(2).toSorted((a, b) => (a.startsAt < b.startsAt ? -1 : 1));
  for (const language of languages) {
    const html = await site.read(address("events", language));
    expect(html).toContain(`alt="${eventsText[language].poster}"`);
    expect(html).toContain(titleOf(lanterns, language));
    expect(html).not.toContain(`>${titleOf(events[0]!, language)}<`);
    expect(html).toContain(`href="${calendarPath(language)}"`);
    const home = await site.read(address("home", language));
    expect(home).toContain(`href="${address("events", language)}"`);
    expect(home).toContain(titleOf(events[2]!, language));
    const titles = coming.map((event) => titleOf(event, language));
    expect(html).toContain(`href="webcal://localhost:3000${calendarPath(language)}"`);
    const calendar = readCalendar(await site.read(calendarPath(language)));
    expect(calendar.events.map(({ summary }) => summary)).toEqual(titles);
    const listed = JSON.parse(await site.read(`/api/v1/events/active?lang=${language}`)) as Event[];
    expect(listed.map(({ title }) => title)).toEqual(titles);
    expect(listed.map(({ startsAt }) => Temporal.Instant.from(startsAt).epochMilliseconds / 1000)).toEqual(
      calendar.events.map(({ startDate }) => startDate.toUnixTime()),
    );
  }
  const { structuredData } = readHead(await site.read(address("events", "nb")));
  expect(JSON.stringify(structuredData)).toContain('"startDate":"2027-06-23T18:00:00Z"');
});

test("after the last event the page shows a message, the home page has no link and the API's list is empty", async () => {
  await using site = await openTestSite();
  site.context.setNow("2027-09-04T19:59:59Z");
  const home = address("home", "nb");
  expect(await site.read(address("events", "nb"))).toContain(lanterns.title);
  expect(await site.read(home)).toContain(eventsText.nb.upcoming);
  expect(await site.read("/api/v1/events/active")).toContain(lanterns.title);
  site.context.setNow("2027-09-04T20:00:00Z");
  const nothing = await site.read(address("events", "nb"));
  expect(nothing).toContain(eventsText.nb.none);
  expect(nothing).toContain(`href="webcal://localhost:3000${calendarPath("nb")}"`);
  expect(nothing, "no poster without events").not.toContain("events-poster");
  expect(await site.read(home)).not.toContain(eventsText.nb.upcoming);
  expect(await site.read("/api/v1/events/active")).toBe("[]");
});

test("a photo or a drawing that staff choose replaces the page's poster", async () => {
  await using site = await openTestSite();
  const all = await pageTextCollection.listAll(site.context);
  const { id, ...text } = all.find(({ page }) => page === "events")!;
  const readWith = async (imageUrl: string | null) => {
    await pageTextCollection.save(site.context, pageTextKind.input.parse({ ...text, imageUrl }), { id });
    return site.read(address("events", "nb"));
  };
  const photo = await site.context.db.selectFrom("photo").select("filename").executeTakeFirstOrThrow();
  const url = pictureUrl(photo.filename);
  expect(await readWith(null)).toContain("drawings/events-poster-");
  const withPhoto = await readWith(url);
  expect(withPhoto).toContain(url);
  expect(withPhoto).not.toMatch(/drawings\/(?:strip|stay|events)-/);
  expect(await readWith("drawing:mountain")).toContain("drawings/view-mountain-");
  expect(await readWith(null)).not.toMatch(new RegExp(`drawings/[\\w-]*mountain|${url}`));
});

test("the API's list of events supports limit and cursor, with a link to the next page", async () => {
  await using site = await openTestSite();
  const path = "/api/v1/events/active";
  const whole = JSON.parse(await site.read(path)) as Event[];
  const first = await site.get(`${path}?limit=4`);
  expect(await first.json()).toEqual(whole.slice(0, 4));
  const next = /<http:\/\/[^/]+([^>]+)>; rel="next"/.exec(first.headers.get("link")!)![1]!;
  expect(whole.length).toBeGreaterThan(4);
  expect(JSON.parse(await site.read(next))).toEqual(whole.slice(4, 8));
});

test.each(databases)(
  "a repeated event is one row with its next dates until its last occurrence ends, on %s",
  async (database) => {
    await using site = await openTestSite({ database });
    const { context } = site;
    const series = {
      title: "Bading med livvakt",
      place: "Stranda",
      startsAt: "2026-07-04T11:00",
      endsAt: "2026-07-04T12:30",
      recurrence: "byday=sa;freq=weekly;until=20260725",
      exceptions: ["2026-07-18T08:00:00Z"],
    };
    const saved = await eventCollection.save(context, eventKind.input.parse(series));
    expect(saved).toMatchObject({
      recurrence: "FREQ=WEEKLY;BYDAY=SA;UNTIL=20260725",
      exceptions: ["2026-07-18"],
      lastEndsAt: "2026-07-25T10:30:00Z",
    });
    const read = async (now: string) => {
      context.setNow(now);
      const html = await site.read("/events");
      const { structuredData } = readHead(html);
      const starts = JSON.stringify(structuredData).match(/(?<="startDate":")2026-07[^"]+/g) ?? [];
      const dates = [...html.matchAll(/<li><time dateTime="2026-07-\d\dT[^>]+>([^<]+)/g)].map(
        ([, date]) => date,
      );
      return {
        starts,
        dates,
        isNamed: html.includes("lørdager 4.–25. juli"),
        next: (await listUpcomingEvents(context)).changesAt,
      };
    };
    expect(await read("2026-07-11T10:29:59Z")).toEqual({
      starts: ["2026-07-11T09:00:00Z", "2026-07-25T09:00:00Z"],
      dates: ["11.07", "25.07"],
      isNamed: true,
      next: Temporal.Instant.from("2026-07-11T10:30:00Z"),
    });
    expect(await read("2026-07-11T10:30:00Z")).toMatchObject({
      starts: ["2026-07-25T09:00:00Z"],
      dates: [],
      isNamed: true,
    });
    expect(await read("2026-07-25T10:30:00Z")).toMatchObject({ starts: [], isNamed: false });
  },
);
