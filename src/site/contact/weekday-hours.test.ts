import { beforeAll, expect, test } from "vitest";
import { readHead } from "#test/pages/head.ts";
import { exampleLanguages } from "#test/support/example-languages.ts";
import { identityCollection } from "#src/campsite/identity/identity.server.ts";
import { identityKind } from "#src/campsite/identity/identity.ts";
import { valuesOf } from "#src/cms/kind/kind.ts";
import { localPath } from "#src/i18n/addresses.ts";
import { openStaffSite } from "#test/support/staff-site.ts";

/* Tests a campsite with a season over New Year. Its hours depend on the weekday, and some end after midnight. */

const site = await openStaffSite();
const days = { from: "11-15", to: "04-15" };
const weekend = ["friday", "saturday"];
const hours = {
  season: { opens: "11-15", closes: "04-15" },
  reception: [
    { ...days, weekdays: ["monday", "tuesday", "wednesday", "thursday"], opens: "09:00", closes: "16:00" },
    { ...days, weekdays: weekend, opens: "10:00", closes: "01:00" },
    { ...days, weekdays: ["sunday"], opens: "12:00", closes: "24:00" },
  ],
  exceptions: [],
};
/** Saves the identity through the API, at a time at which tokens are valid. */
function put(values: object) {
  site.context.setNow("2026-07-15T10:00:00Z");
  return site.call("PUT", "/identity/1", values);
}

beforeAll(() => put(hours));

/** Returns the text that a page has at the time `now`, in each example language. */
const readAll = (path: string, now: string) => {
  site.context.setNow(now);
  return Promise.all(
    exampleLanguages.map(async (language) =>
      (await site.read(localPath(path, language))).replaceAll(/<[^>]+>/g, " ").replaceAll(/\s+/g, " "),
    ),
  );
};

test("the contact page lists the hours of weekdays, and both years of the season", async () => {
  const [nb, en, de] = await readAll("/contactus", "2026-12-04T12:00:00Z");
  expect(nb).toContain("15.11–15.04 mandag–torsdag 09–16 fredag og lørdag 10–01 søndag 12–24");
  expect(nb).toContain("15.11.2026–15.04.2027");
  expect(en).toContain("Monday–Thursday 09:00–16:00 Friday and Saturday 10:00–01:00 Sunday 12:00–midnight");
  expect(de).toContain("Montag–Donnerstag 9–16 Freitag und Samstag 10–1 Sonntag 12–24");
});

test.each([
  ["2027-01-01T23:30:00Z", "Resepsjonen er åpen til kl. 01", "open until 01:00", "bis 1 Uhr geöffnet"],
  ["2027-01-03T12:00:00Z", "Resepsjonen er åpen til kl. 24", "open until midnight", "bis 24 Uhr geöffnet"],
  ["2027-01-05T18:00:00Z", "åpner i morgen kl. 09", "opens tomorrow at 09:00", "öffnet morgen um 9 Uhr"],
])("at %s the contact page says how long the reception is open, or when it opens", async (now, ...words) => {
  const pages = await readAll("/contactus", now);
  for (const [index, each] of words.entries()) expect(pages[index]).toContain(each);
});

test("structured data has the weekdays, and hours that end on the next day", async () => {
  site.context.setNow("2026-07-15T12:00:00Z");
  const [campground] = readHead(await site.read("/")).structuredData;
  const season = { validFrom: "2026-11-15", validThrough: "2027-04-15" };
  expect(campground!["openingHoursSpecification"]).toMatchObject([
    { dayOfWeek: ["Monday", "Tuesday", "Wednesday", "Thursday"], opens: "09:00", closes: "16:00", ...season },
    { dayOfWeek: ["Friday", "Saturday"], opens: "10:00", closes: "01:00", ...season },
    { dayOfWeek: ["Sunday"], opens: "12:00", closes: "00:00", ...season },
  ]);
});

test("a request without weekdays keeps the stored weekdays, and a request with null removes them", async () => {
  const plain = hours.reception.map(({ weekdays: _, ...period }) => period);
  const answer = async (values: object) =>
    ((await (await put(values)).json()) as { reception: object[] }).reception;
  expect(await answer({ reception: plain })).toEqual(hours.reception);
  const [first] = hours.reception;
  expect(await answer({ reception: [{ ...first, weekdays: null }] })).toEqual([plain[0]]);
  expect(await answer(hours)).toEqual(hours.reception);
});

test("an exception that ends after midnight stays until its end, even if staff save after midnight", async () => {
  const evening = { day: "2027-01-01", opens: "10:00", closes: "00:30" };
  const saved = async (now: string) => {
    site.context.setNow(now);
    const identity = valuesOf(identityKind, await identityCollection.get(site.context, 1));
    const input = identityKind.input.parse({ ...identity, exceptions: [evening] });
    return (await identityCollection.save(site.context, input, { id: 1 })).exceptions;
  };
  expect(await saved("2027-01-01T23:29:00Z")).toEqual([evening]);
  expect(await saved("2027-01-01T23:30:00Z")).toEqual([]);
});

test("a reception that never closes is shown as open 24 hours a day", async () => {
  await put({ reception: [{ ...days, weekdays: null, opens: "00:00", closes: "24:00" }], exceptions: [] });
  const [nb, en, de] = await readAll("/contactus", "2026-12-04T12:00:00Z");
  expect(nb).toMatch(/Resepsjonen er åpen hele døgnet\..*15\.11–15\.04 hele døgnet/);
  expect(en).toContain("Reception is open 24 hours a day.");
  expect(de).toContain("Die Rezeption ist rund um die Uhr geöffnet.");
  const [campground] = readHead(await site.read("/")).structuredData;
  expect(campground!["openingHoursSpecification"]).toMatchObject([{ opens: "00:00", closes: "23:59" }]);
});
