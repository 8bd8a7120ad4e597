import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { languages } from "#src/i18n/language.ts";
import { address } from "#src/i18n/addresses.ts";
import { dayOf, startOfDay } from "#src/i18n/times/time.ts";
import { openStaffSite, type StaffSite } from "#test/support/staff-site.ts";
import { freeAt } from "./free-pitches.ts";
import { freePitchesText } from "#messages/free-pitches";
import { pitchKindsIn } from "#src/campsite/now/pitch.ts";

const allYear = { reception: [], exceptions: [], season: { opens: "01-01", closes: "12-31" } };
const amounts = { caravan: "plenty", motorhome: "few", tent: "full", cabin: "unsaid" } as const;

describe("the availability of a day", () => {
  // Half of the days are special days, such as days of 23 and 25 hours.
  const days = fc.oneof(
    fc.constantFrom("2027-03-28", "2027-10-31", "2028-03-26", "2028-10-29", "2026-12-31", "2028-02-29"),
    fc
      .integer({ min: 0, max: 2_000 })
      .map((count) => Temporal.PlainDate.from("2026-01-01").add({ days: count }).toString()),
  );

  test("is known for exactly that day in Oslo", () => {
    fc.assert(
      fc.property(days, fc.double({ min: -1.5, max: 2.5, noNaN: true }), (day, place) => {
        const date = Temporal.PlainDate.from(day);
        const [begins, ends] = [startOfDay(date), startOfDay(date.add({ days: 1 }))];
        const length = ends.epochMilliseconds - begins.epochMilliseconds;
        const now = begins.add({ milliseconds: Math.round(length * place) });
        const { free, changesAt } = freeAt({ day, ...amounts }, allYear, now);
        const isThen = Temporal.Instant.compare(now, begins) >= 0 && Temporal.Instant.compare(now, ends) < 0;
        expect(free).toEqual(isThen ? { caravan: "plenty", motorhome: "few", tent: "full" } : {});
        // `changesAt` isn't later than the end of the current day.
        if (changesAt) expect(dayOf(changesAt.subtract({ milliseconds: 1 })).equals(dayOf(now))).toBe(true);
        if (isThen) expect(changesAt?.equals(ends)).toBe(true);
        if (Temporal.Instant.compare(now, begins) < 0) expect(changesAt).toBeDefined();
      }),
    );
  });

  test("is known only in the season", () => {
    const summer = { ...allYear, season: { opens: "04-24", closes: "09-20" } };
    const now = Temporal.Instant.from("2026-11-20T10:00:00Z");
    expect(freeAt({ day: "2026-11-20", ...amounts }, summer, now).free).toEqual({});
    expect(freeAt({ day: "2026-11-20", ...amounts }, allYear, now).free).toMatchObject({ tent: "full" });
  });

  test("covers the kinds in the price list, or all kinds if the price list has no kind of pitch", () => {
    expect(pitchKindsIn([{ purpose: "day" }, { purpose: "other" }])).toEqual([
      "caravan",
      "motorhome",
      "tent",
    ]);
    expect(pitchKindsIn([{ purpose: "other" }])).toHaveLength(4);
  });
});

describe("on the site", () => {
  let site: StaffSite;
  beforeAll(async () => {
    site = await openStaffSite({ now: "2026-07-15T10:00:00Z" });
  });
  afterAll(() => site[Symbol.asyncDispose]());

  const day = "2026-07-15";
  const save = async (fields: object) => {
    const response = await site.call("PUT", "/freepitches/1", { day, ...amounts, ...fields });
    expect(response.status).toBe(200);
  };
  const parts = async (language = "nb") =>
    (
      JSON.parse(await site.read(`/api/v1/now?lang=${language}`)) as {
        parts: {
          name: string;
          icon: string;
          free: string;
          title: string;
          value: string;
          changesAt: string;
        }[];
      }
    ).parts.filter(({ name }) => name === "freePitches");
  /** Returns the texts of the signs on a page that say that a kind is full. */
  const signs = async (path: string) =>
    [...(await site.read(path)).matchAll(/class="heavy size-17 lines-13 [^>]*>.*?<\/svg>([^<]*)/g)].map(
      ([, words]) => words,
    );

  test("guests and API clients see the amounts from the next request until the day is over, in each language", async () => {
    site.context.setNow("2026-07-15T10:00:00Z");
    expect(await parts()).toEqual([]);
    await save({});
    expect((await parts()).map(({ icon, free, value, changesAt }) => [icon, free, value, changesAt])).toEqual(
      [
        ["caravan", "plenty", "Ledig", "2026-07-15T22:00:00Z"],
        ["motorhome", "few", "Få igjen", "2026-07-15T22:00:00Z"],
        ["tent", "full", "Fullt", "2026-07-15T22:00:00Z"],
      ],
    );
    for (const language of languages)
      expect(await site.read(address("home", language))).toContain(freePitchesText[language].heading);
    expect(await signs("/")).toEqual(["Fullt i dag for telt"]);
    expect(await signs(address("day", "en"))).toEqual(["Full today for tents"]);
    expect(await signs(address("cabins", "nb"))).toEqual([]);
    expect(await signs(address("prices", "de"))).toEqual(["Heute belegt für Zelte"]);
    // Cached pages expire at midnight in Oslo.
    site.context.setNow("2026-07-15T21:59:59Z");
    expect(await signs("/")).toHaveLength(1);
    site.context.setNow("2026-07-15T22:00:00Z");
    expect(await site.read("/")).not.toContain(freePitchesText.nb.heading);
    for (const path of ["/", address("day", "en"), address("prices", "de")])
      expect(await signs(path)).toEqual([]);
    expect(await parts()).toEqual([]);
  });

  test("one sentence says that everything is full, on the home page and on other pages", async () => {
    site.context.setNow("2026-07-15T10:00:00Z");
    const full = "full";
    await save({ caravan: full, motorhome: full, tent: full, cabin: full });
    expect(await parts("en")).toMatchObject([{ title: "Everything is full today.", free: "full" }]);
    expect(await site.read(address("guests", "de"))).toContain(freePitchesText.de.allFull);
    expect(await signs("/")).toEqual(["Fullt i dag", "Fullt i dag"]);
    expect(await signs(address("cabins", "nb"))).toEqual(["Fullt i dag"]);
  });

  test("the history records the author, and clearing the values removes the information", async () => {
    site.context.setNow("2026-07-15T10:00:00Z");
    await save({ tent: "few" });
    const history = await site.call("GET", "/history?kind=freePitches&limit=1");
    const entries: unknown = await history.json();
    expect(entries).toMatchObject([
      { userName: expect.stringMatching(/./), changed: expect.arrayContaining(["tent"]) },
    ]);
    await save({ caravan: "unsaid", motorhome: "unsaid", tent: "unsaid", cabin: "unsaid" });
    expect(await parts()).toEqual([]);
  });
});
