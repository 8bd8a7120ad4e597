import { describe, expect, test } from "vitest";
import { faults } from "#dev/sources-stand-in.ts";
import { refresh } from "#src/campsite/sources/sources.server.ts";
import { address } from "#src/i18n/addresses.ts";
import { languages } from "#src/i18n/language.ts";
import { openTestContext } from "#test/support/context.ts";
import { databases } from "#test/support/databases.ts";
import { offerEveryLanguage, readScreenPart, siteOn } from "#test/support/site.ts";
import { moveCampsite, openSourcesContext, type SourcesContext } from "#test/support/services/sources.ts";
import { departuresScreenPart } from "./departures-screen-part.tsx";
import { certainty } from "./departure-words.ts";
import { departureStopsKind } from "./departure-stops.ts";
import { departuresText } from "#messages/departures";
import { creditText } from "#messages/now";
import { departureStopsCollection, findStops, readNext, recordDeparturesVisit } from "./departures.server.ts";

const svaberget = { stopId: "NSR:StopPlace:900101", name: "Svaberget" };
const begin = "2026-07-15T10:00:00Z";

async function open(database: (typeof databases)[number] = "SQLite"): Promise<SourcesContext> {
  const context = await openSourcesContext({ now: begin, database });
  await departureStopsCollection.save(context, departureStopsKind.input.parse({ stops: [svaberget] }), {
    id: 1,
  });
  return context;
}
const versionOf = async ({ db }: SourcesContext) =>
  (await db.selectFrom("contentVersion").select("version").executeTakeFirstOrThrow()).version;
const visit = (context: SourcesContext) =>
  recordDeparturesVisit({ ...context, language: "nb", changesAt: () => {} });
const refreshDepartures = (context: SourcesContext) => refresh(context, "departures", { random: () => 0.5 });
const listShown = async (context: SourcesContext) => {
  const { departures } = await readNext(context);
  return departures.map((each) => [
    each.aimed.toString().slice(11, 16),
    each.line,
    each.destination,
    certainty(each, context.now(), "nb"),
  ]);
};

describe.each(databases)("Entur's terms, on %s", (database) => {
  test("the site sends requests only while guests visit, at most once a minute in all processes, and with its client name", async () => {
    await using context = await open(database);
    expect(await refreshDepartures(context)).toBe(0);
    await visit(context);
    await Promise.all([refreshDepartures(context), refreshDepartures(context), refreshDepartures(context)]);
    expect(context.standIn.received).toHaveLength(1);
    const [{ target, body, headers }] = context.standIn.received as [(typeof context.standIn.received)[0]];
    expect([target, headers.get("et-client-name")]).toEqual([
      "/journey-planner/v3/graphql",
      "campsite-trial",
    ]);
    expect((JSON.parse(body) as { variables: object }).variables).toEqual({ ids: [svaberget.stopId] });
    for (const second of [10, 30, 50]) {
      context.setNow(`2026-07-15T10:00:${second}Z`);
      await refreshDepartures(context);
    }
    expect(context.standIn.received).toHaveLength(1);
    context.setNow("2026-07-15T10:01:00Z");
    await refreshDepartures(context);
    expect(context.standIn.received).toHaveLength(2);
    context.setNow("2026-07-15T10:10:01Z");
    expect(await refreshDepartures(context)).toBe(0);
  });
});

test("without a client name, the site sends no requests to Entur and shows no departures", async () => {
  await using context = await openTestContext({});
  await departureStopsCollection.save(context, departureStopsKind.input.parse({ stops: [svaberget] }), {
    id: 1,
  });
  expect(await refresh(context, "departures")).toBe(0);
  expect(await findStops(context, "stavern")).toBeUndefined();
  expect(await readNext(context)).toEqual({ departures: [], fetchedAt: undefined, changesAt: undefined });
});

test("departures have real-time data for five minutes after the last response, and then only timetable times", async () => {
  await using context = await open();
  context.standIn.day = "storm";
  await visit(context);
  await refreshDepartures(context);
  expect((await listShown(context)).slice(0, 3)).toEqual([
    ["10:12", "01", "Larvik", "6 min forsinket"],
    ["10:15", "605", "Langesund", "innstilt"],
    ["10:41", "01", "Helgeroa", "6 min forsinket"],
  ]);
  expect(String((await readNext(context)).changesAt)).toBe("2026-07-15T10:05:00Z");
  context.standIn.fault = "500";
  context.setNow("2026-07-15T10:05:00Z");
  expect((await listShown(context))[0]).toEqual(["10:12", "01", "Larvik", "rutetid"]);
  // A departure is listed until the end of the minute in which it leaves.
  context.setNow("2026-07-15T10:12:59Z");
  expect((await listShown(context))[0]?.[0]).toBe("10:12");
  expect(String((await readNext(context)).changesAt)).toBe("2026-07-15T10:13:00Z");
  context.setNow("2026-07-15T10:13:00Z");
  expect((await listShown(context))[0]).toEqual(["10:15", "605", "Langesund", "innstilt"]);
  context.setNow("2026-07-15T22:00:00Z");
  expect(await listShown(context)).toEqual([]);
});

test("only a response with changes invalidates pages", async () => {
  await using context = await open();
  await visit(context);
  await refreshDepartures(context);
  const before = await versionOf(context);
  context.setNow("2026-07-15T10:01:00Z");
  await refreshDepartures(context);
  expect(context.standIn.received).toHaveLength(2);
  expect(await versionOf(context)).toBe(before);
  context.standIn.day = "storm";
  context.setNow("2026-07-15T10:02:00Z");
  await refreshDepartures(context);
  expect(await versionOf(context)).not.toBe(before);
});

test.each(faults.filter((fault) => !["203", "empty", "slow", "hang"].includes(fault)))(
  "when Entur responds with %s, known departures stay and the search fails",
  async (fault) => {
    await using context = await open();
    await visit(context);
    await refreshDepartures(context);
    const known = await listShown(context);
    expect(known.length).toBeGreaterThan(3);
    context.standIn.fault = fault;
    context.setNow("2026-07-15T10:01:00Z");
    await refreshDepartures(context);
    expect(await listShown(context)).toEqual(known);
    // The geocoder's stand-in doesn't have the faults "wrong-place" and "errors".
    if (fault === "wrong-place" || fault === "errors") return;
    await expect(findStops(context, "svaberget")).rejects.toMatchObject({ kind: "source-unavailable" });
  },
);

test("an empty response results in no departures", async () => {
  await using context = await open();
  context.standIn.fault = "empty";
  await visit(context);
  await refreshDepartures(context);
  expect(await readNext(context)).toMatchObject({ departures: [] });
});

test("staff find stops by name or nearby", async () => {
  await using context = await open();
  expect(await findStops(context, "stavern")).toEqual([
    { stopId: "NSR:StopPlace:900102", name: "Stavern torg", place: "Stavern torg, Larvik" },
  ]);
  expect(await findStops(context, "")).toHaveLength(4);
});

test("a search text can't change the request's path or other parameters", async () => {
  await using context = await open();
  expect(await findStops(context, "https://evil.example/?q=x&layers=address#../..")).toEqual([]);
  const { pathname, searchParams } = new URL(context.standIn.received.at(-1)!.target, "http://localhost");
  expect([pathname, searchParams.getAll("q"), searchParams.getAll("layers")]).toEqual([
    "/geocoder/v3/autocomplete",
    ["https://evil.example/?q=x&layers=address#../.."],
    ["stopPlace"],
  ]);
});

test("a stop without an id of the national register is refused", () => {
  expect(departureStopsKind.input.safeParse({ stops: [{ stopId: "../x", name: "X" }] }).success).toBe(false);
});

test("guests see the next departure on the home page and a board on the contact page", async () => {
  await using context = await open();
  await offerEveryLanguage(context);
  await moveCampsite(context, {});
  await visit(context);
  await refreshDepartures(context);
  const site = siteOn(context);
  for (const language of languages) {
    const text = departuresText[language];
    const home = await site.read(address("home", language));
    expect(home).toContain(text.next.bus);
    expect(home).toContain(`Larvik, ${text.onTime}`);
    const board = await site.read(address("contactUs", language));
    expect(board).toContain(text.heading);
    expect(board).toContain(creditText[language].demo);
  }
  // The home page and the contact page are rendered again when their departures change.
  context.setNow("2026-07-15T10:05:00Z");
  expect(await site.read("/")).toContain("Larvik, rutetid");
  context.setNow("2026-07-15T10:13:00Z");
  expect(await site.read("/")).toContain("Langesund, rutetid");
  expect(await site.read(address("contactUs", "en"))).not.toContain(">12:12<");
});

test("each departure on the wall screen has the time at which it disappears", async () => {
  await using context = await open();
  context.standIn.day = "storm";
  const read = () => readScreenPart(context, departuresScreenPart, "de");
  expect(await read()).toBe("");
  await refreshDepartures(context);
  context.setNow("2026-07-15T10:01:00Z");
  const html = await read();
  expect(html).toMatch(
    /Nächste Abfahrten.*<li data-until="(\d+)"[^>]*><b[^>]*>\d\d:\d\d<\/b><div[^>]*><strong[^>]* lang="nb-NO">01 Larvik/,
  );
  expect(html).toContain('class="cancelled"');
});
