import fc from "fast-check";
import { expect, test } from "vitest";
import { valuesOf } from "#test/api/schema-values.ts";
import type { OpenApi } from "#test/api/open-api.ts";
import { openStaffSite } from "#test/support/staff-site.ts";
import { requestedPaths, finalAnswer, kinds, save, type Resource } from "./valid-saves.ts";

/** Days on which years, months and clocks change, including a leap day. */
const days = ["02-28", "02-29", "03-01", "03-28", "03-29", "04-01", "10-25", "10-31", "12-31", "01-01"];
const years = [2026, 2027, 2028, 2029];
/** New Year, the end of February, and the hours of Oslo's clock changes, in each of `years`. */
const moments = years.flatMap((year) => [
  `${year}-12-31T22:59:59Z`,
  `${year}-12-31T23:00:00Z`,
  `${year}-02-28T12:00:00Z`,
  `${year}-02-28T23:00:00Z`,
  `${year}-03-01T00:30:00Z`,
  ...{
    2026: ["03-29", "10-25"],
    2027: ["03-28", "10-31"],
    2028: ["03-26", "10-29"],
    2029: ["03-25", "10-28"],
  }[year]!.flatMap((day) => [`${year}-${day}T00:59:59Z`, `${year}-${day}T01:00:00Z`]),
]);

const dayOfYear = fc.constantFrom(...days);
const date = fc
  .tuple(fc.constantFrom(...years), dayOfYear)
  .map(([year, day]) => `${year}-${day}`)
  .filter((each) => each.slice(5) !== "02-29" || each.startsWith("2028"));
const pair = fc.tuple(dayOfYear, dayOfYear);
const someDays = fc.constantFrom(undefined, ["friday", "saturday", "sunday"]);
const hours = fc.constantFrom(
  { opens: "00:00", closes: "02:30" },
  { opens: "02:30", closes: "03:00" },
  { opens: "09:00", closes: "23:59" },
  { opens: "18:00", closes: "02:30" },
  { opens: "00:00", closes: "24:00" },
);

/** Generates an event's start, and its end if the end is known. */
const between = fc
  .tuple(fc.constantFrom(...moments), fc.constantFrom(...moments))
  .map((both) => both.toSorted())
  .map(([startsAt, endsAt]) => ({ startsAt, endsAt: endsAt === startsAt ? null : endsAt }));

/** Generates values of the fields with dates and times. */
const times = fc.record({
  season: pair.map(([opens, closes]) => ({ opens, closes })),
  reception: fc
    .tuple(pair, someDays, hours)
    .map(([[from, to], weekdays, each]) => [{ from, to, weekdays, ...each }]),
  exceptions: fc
    .uniqueArray(date, { maxLength: 3 })
    .chain((each) => fc.tuple(...each.map((day) => hours.map((open) => ({ day, ...open }))))),
  between,
});

/** Returns a copy of a body in which each date and time is one of `days` or `moments`. */
function among(value: unknown, pick: fc.GeneratorValue): unknown {
  if (Array.isArray(value)) return value.map((each) => among(each, pick));
  if (typeof value === "object" && value !== null)
    return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, among(each, pick)]));
  if (typeof value !== "string") return value;
  if (/^\d{4}-\d\d-\d\d$/.test(value)) return pick(() => date);
  return /^\d{4}-\d\d-\d\dT/.test(value) ? pick(() => fc.constantFrom(...moments)) : value;
}

test(
  "every page works with any dates and times, including leap days and clock changes",
  { timeout: 300_000 },
  async () => {
    await using site = await openStaffSite();
    const document = JSON.parse(await site.read("/api/v1/openapi.json")) as OpenApi;
    const bodies = fc.record(
      Object.fromEntries(
        kinds.map((kind) => {
          const { requestBody } = document.paths[`${kind}/{id}`]!.put;
          return [kind, valuesOf(requestBody!.content["application/json"]!.schema, document)];
        }),
      ),
    );
    const visitTimes = fc.uniqueArray(fc.constantFrom(...moments), { minLength: 4, maxLength: 4 });
    const taken = new Map(kinds.map((kind) => [kind, 0]));
    await fc.assert(
      fc.asyncProperty(
        bodies,
        times,
        visitTimes,
        fc.gen(),
        async (drawn, { between: event, ...day }, nows, pick) => {
          // Staff tokens are valid at this time.
          site.context.setNow("2026-07-15T10:00:00Z");
          for (const kind of kinds) {
            const isTaken = await save(site, kind, among(drawn[kind], pick) as Resource, (asItIs) => ({
              ...asItIs,
              ...Object.fromEntries(
                // An event also has `exceptions`, which are only dates, so an event gets none of the fields in `day`.
                Object.entries("reception" in asItIs ? day : event).filter(([field]) => field in asItIs),
              ),
            }));
            if (isTaken) taken.set(kind, taken.get(kind)! + 1);
          }
          for (const now of nows) {
            site.context.setNow(now);
            for (const path of requestedPaths)
              expect([now, path, (await finalAnswer(site, path)).status]).toEqual([now, path, 200]);
          }
        },
      ),
      {
        numRuns: 4,
        endOnFailure: true,
      },
    );
    expect([...taken].filter(([, times_]) => times_ === 0)).toEqual([]);
  },
);

test("a season may begin or end on 29 February in every year, even if the season includes New Year", async () => {
  await using site = await openStaffSite();
  const [identity] = [(await (await site.call("GET", "/identity")).json()) as Resource | [Resource]].flat();
  for (const season of [
    { opens: "01-10", closes: "02-29" },
    { opens: "02-29", closes: "10-01" },
    { opens: "10-01", closes: "02-29" },
  ]) {
    site.context.setNow("2026-07-15T10:00:00Z");
    const saved = await site.call("PUT", `/identity/${String(identity!["id"])}`, {
      ...identity,
      season,
      reception: [],
      exceptions: [],
    });
    expect(saved.status).toBe(200);
    for (const now of moments) {
      site.context.setNow(now);
      for (const path of ["/", "/en/contactus", "/info/sanitary", "/skjerm", "/api/v1/now"])
        expect([now, path, (await finalAnswer(site, path)).status]).toEqual([now, path, 200]);
    }
  }
});
