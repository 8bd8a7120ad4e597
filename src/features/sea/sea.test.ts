import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { madeUpWaterLevel } from "#dev/made-up-sea.ts";
import { refresh } from "#src/campsite/sources/sources.server.ts";
import { readConfig } from "#src/platform/config.ts";
import { viewCollection } from "#src/campsite/view/view.server.ts";
import { siteViewKind } from "#src/campsite/view/view.ts";
import { emptyValues } from "#src/cms/kind/kind.ts";
import { landscapes } from "#src/cms/photos/landscape.ts";
import { openTestContext } from "#test/support/context.ts";
import { openSourcesContext, type SourcesContext } from "#test/support/services/sources.ts";
import { findLatestReading, seaReadingCollection } from "./sea-reading.server.ts";
import { seaReadingKind } from "./sea-reading.ts";
import { nextTides, readSea, readWaterLevels } from "./sea.ts";
import { seaNow, waterLevelNow } from "./sea.server.ts";

const now = Temporal.Instant.from("2026-07-15T10:05:00Z");

let context: SourcesContext;
beforeAll(async () => {
  const opened = await openSourcesContext({ now: now.toString() });
  const sea = { seaPoint: { latitude: 58.97, longitude: 9.95 }, seaHarbour: "helgeroa" };
  context = { ...opened, config: { ...opened.config, ...sea } };
});
afterAll(() => context[Symbol.asyncDispose]());

const figures = async () =>
  (await Promise.all([seaNow(context, "nb"), waterLevelNow(context, "nb")])).flatMap(({ parts }) =>
    parts.map(({ title, value, text, source }) => [title, value, text, source]),
  );

describe("the sea forecast", () => {
  test("is shown hour by hour until it is twelve hours old", async () => {
    expect(await figures()).toEqual([]);
    await refresh(context, "sea");
    await refresh(context, "waterLevel");
    expect(await figures()).toEqual([
      ["Sjøtemperatur", expect.stringMatching(/^\d+,\d°$/), "varsel", "demo"],
      ["Bølger", expect.stringMatching(/^0,[4-6]\u00a0m$/), "varsel", "demo"],
      ["Høyvann", expect.stringMatching(/^\d\d\.\d0$/), expect.stringMatching(/^lavvann \d\d\.\d0$/), "demo"],
    ]);
    expect(String((await seaNow(context, "nb")).changesAt)).toBe("2026-07-15T11:00:00Z");
    context.setNow(now.add({ hours: 12 }).toString());
    expect(await figures()).toEqual([]);
    context.setNow(now.toString());
  });

  test("isn't requested without a position, and has no values for a position on land", async () => {
    const before = context.standIn.received.length;
    const inland = { ...context, config: { ...context.config, seaPoint: undefined, seaHarbour: undefined } };
    expect(await refresh(inland, "sea")).toBe(0);
    expect(await refresh(inland, "waterLevel")).toBe(0);
    expect(context.standIn.received).toHaveLength(before);
    const ashore = {
      ...context,
      config: { ...context.config, seaPoint: { latitude: 59.2, longitude: 9.9 } },
    };
    await refresh(ashore, "sea");
    expect((await seaNow(ashore, "nb")).parts).toEqual([]);
  });

  test("ignores answers for another place and impossible values", () => {
    const point = { latitude: 58.97, longitude: 9.95 };
    const answer = (coordinates: number[], details: object) =>
      JSON.stringify({
        geometry: { type: "Point", coordinates },
        properties: {
          timeseries: [{ time: "2026-07-15T10:00:00Z", data: { instant: { details } } }, {}, null],
        },
      });
    expect(readSea(answer([5, 60], {}), point)).toBeUndefined();
    expect(
      readSea(answer([9.95, 58.97], { sea_water_temperature: 400, sea_surface_wave_height: 0.3 }), point),
    ).toMatchObject([{ temperature: undefined, waves: 0.3 }]);
    expect(readSea("{", point)).toBeUndefined();
  });
});

describe("a reading by staff", () => {
  const measure = (temperature: number, measuredAt: string) =>
    seaReadingCollection.save(context, seaReadingKind.input.parse({ temperature, measuredAt }), { id: 1 });
  const sea = async (at: string, language: "nb" | "en" | "de" = "nb") => {
    context.setNow(at);
    const { parts, changesAt } = await seaNow(context, language);
    const part = parts.find(({ name }) => name === "sea");
    return [part?.value, part?.text, part?.source, changesAt && String(changesAt)];
  };

  test("replaces the forecast for 24 hours, and shows the time of the measurement", async () => {
    const { config, standIn: _, ...rest } = context;
    const inland = { ...rest, config: { ...config, seaPoint: undefined } };
    context.setNow("2026-07-20T12:00:00Z");
    expect((await seaNow(inland, "nb")).parts).toEqual([]);
    await measure(18.3, "2026-07-20T11:30:00Z");
    expect((await seaNow(inland, "nb")).parts).toMatchObject([{ value: "18,3°" }]);
    expect(await sea("2026-07-20T12:00:00Z")).toEqual([
      "18,3°",
      "målt 13.30",
      null,
      // This time is the end of the day in Oslo.
      "2026-07-20T22:00:00Z",
    ]);
    expect(await sea("2026-07-20T22:00:00Z", "en")).toEqual([
      "18.3°",
      "measured yesterday 13:30",
      null,
      "2026-07-21T11:30:00Z",
    ]);
    expect((await sea("2026-07-21T11:29:59Z", "de")).slice(0, 2)).toEqual([
      "18,3°",
      "gestern 13:30 gemessen",
    ]);
    expect(await sea("2026-07-21T11:30:00Z")).toEqual([undefined, undefined, undefined, undefined]);
  });

  test("isn't shown before the time of the measurement, and impossible values are refused", async () => {
    await measure(17, "2026-07-22T10:00:00Z");
    expect(await sea("2026-07-22T09:00:00Z")).toEqual([
      undefined,
      undefined,
      undefined,
      "2026-07-22T10:00:00Z",
    ]);
    expect((await sea("2026-07-22T10:00:00Z")).slice(0, 2)).toEqual(["17,0°", "målt 12.00"]);
    expect(seaReadingKind.input.safeParse({ temperature: 80, measuredAt: "2026-07-22" }).success).toBe(false);
  });
});

describe("the water level", () => {
  const table = madeUpWaterLevel(now, "calm", "helgeroa");

  test("has high and low water about six hours apart", () => {
    const { high, low } = nextTides(readWaterLevels(table, "helgeroa")!, now);
    const hours = Math.abs(high!.epochMilliseconds - low!.epochMilliseconds) / 3_600_000;
    expect(hours).toBeGreaterThan(5);
    expect(hours).toBeLessThan(7.5);
  });

  test("is read from the named columns of MET's table, and only from the table of the configured harbour", () => {
    expect(readWaterLevels(table, "bergen")).toBeUndefined();
    expect(readWaterLevels("<html>HELGEROA</html>", "helgeroa")).toBeUndefined();
    const older =
      "HELGEROA\n AAR MND DAG TIM PROG SURGE TIDE TOTAL\n 2026 7 15 10 0 0.1 0.2 0.30\n 2026 7 x 11 0 0 0 0\n";
    expect(readWaterLevels(older, "helgeroa")!.map(({ time, metres }) => [String(time), metres])).toEqual([
      ["2026-07-15T10:00:00Z", 0.3],
    ]);
  });
});

test("SEA_POINT is refused with more than four decimals, and SEA_HARBOUR is refused unless it is a name", () => {
  expect(readConfig({})).toMatchObject({ seaPoint: undefined, seaHarbour: undefined });
  expect(readConfig({ SEA_POINT: "58.97, 9.95", SEA_HARBOUR: "helgeroa" })).toMatchObject({
    seaPoint: { latitude: 58.97, longitude: 9.95 },
    seaHarbour: "helgeroa",
  });
  for (const wrong of [{ SEA_POINT: "58.97" }, { SEA_POINT: "58.97001,9" }, { SEA_HARBOUR: "a&b=c" }])
    expect(() => readConfig(wrong)).toThrow(Object.keys(wrong)[0]!);
});

test("staff are asked for the bathing temperature by the sea and by a lake, and elsewhere only after the first reading", async () => {
  await using site = await openTestContext();
  const asked = async () => (await findLatestReading(site)) !== null;
  const found = [];
  for (const landscape of landscapes) {
    await viewCollection.save(site, siteViewKind.input.parse({ ...emptyValues(siteViewKind), landscape }), {
      id: 1,
    });
    if (await asked()) found.push(landscape);
  }
  expect(found).toEqual(["sea", "lake"]);
  const values = { temperature: 14, measuredAt: site.now().toString() };
  await seaReadingCollection.save(site, seaReadingKind.input.parse(values), { id: 1 });
  expect(await asked()).toBe(true);
});
