import { expect, test } from "vitest";
import { refresh } from "#src/campsite/sources/sources.server.ts";
import { createApp } from "#src/app.ts";
import { openTestContext } from "#test/support/context.ts";
import { openSourcesContext, type SourcesContext, moveCampsite } from "#test/support/services/sources.ts";

function client(context: SourcesContext) {
  const app = createApp(context, { url: (source) => `/${source}`, answers: new Map() });
  return async (path: string) =>
    (await app.fetch(new Request(`https://camping.example/api/v1${path}`))).json();
}

test("GET /weather is empty until there is a forecast, and makes no request", async () => {
  await using context = await openSourcesContext();
  const get = client(context);
  expect(await get("/weather")).toEqual({ entries: [], fetchedAt: null, isDemo: true });
  expect(context.standIn.received).toEqual([]);
});

test("GET /weather returns a new forecast at the next request, and advances with the hour", async () => {
  await using context = await openSourcesContext({ now: "2026-11-20T10:20:00Z" });
  const get = client(context);
  await get("/weather");
  await refresh(context, "forecast");
  const { entries, ...rest } = (await get("/weather")) as { entries: object[] };
  expect(rest).toEqual({ fetchedAt: "2026-11-20T10:20:00Z", isDemo: true });
  expect(entries).toEqual([
    expect.objectContaining({ title: "now", hour: 11, from: "2026-11-20T10:00:00Z", rainHours: 1 }),
    expect.objectContaining({ title: "tomorrow", hour: 13, from: "2026-11-21T12:00:00Z", rainHours: 1 }),
    expect.objectContaining({ title: "aftertomorrow", hour: 13, from: "2026-11-22T12:00:00Z", rainHours: 6 }),
  ]);
  expect(Object.keys(entries[0]!)).toEqual([
    "title",
    "hour",
    "from",
    "iconId",
    "temperature",
    "rain",
    "rainHours",
    "windSpeed",
    "windDirection",
  ]);
  context.setNow("2026-11-20T11:00:00Z");
  expect(await get("/weather")).toMatchObject({ entries: [{ hour: 12 }, {}, {}] });
});

test("GET /sun is calculated until MET has answered, and MET is asked once for each day", async () => {
  await using context = await openSourcesContext({ now: "2026-10-24T10:20:00Z" });
  const get = client(context);
  expect(await get("/sun")).toEqual({
    date: "2026-10-24",
    sunrise: "2026-10-24T08:18:00+02:00",
    sunset: "2026-10-24T17:49:00+02:00",
    source: "calculated",
    isDemo: false,
  });
  await refresh(context, "sun");
  await refresh(context, "sun");
  expect(await get("/sun")).toMatchObject({ date: "2026-10-24", source: "met", isDemo: true });
  expect(context.standIn.received.map(({ target }) => target)).toEqual([
    expect.stringMatching(/&date=2026-10-24&offset=%2B02:00$/),
    expect.stringMatching(/&date=2026-10-25&offset=%2B01:00$/),
  ]);

  context.setNow("2026-10-24T22:00:00Z");
  expect(await get("/sun")).toMatchObject({
    date: "2026-10-25",
    sunrise: "2026-10-25T07:20:00+01:00",
    source: "met",
  });
  await refresh(context, "sun");
  expect(context.standIn.received).toHaveLength(3);

  // The times of past days are deleted.
  context.setNow("2026-11-24T10:20:00Z");
  await refresh(context, "sun");
  const stored = await context.db.selectFrom("sourceAnswer").select("url").orderBy("url").execute();
  expect(stored.map(({ url }) => new URL(url).searchParams.get("date"))).toEqual([
    "2026-11-24",
    "2026-11-25",
  ]);
});

test("GET /sun is calculated when MET's answers are invalid", async () => {
  await using context = await openSourcesContext();
  for (const fault of ["nonsense", "holes", "500"] as const) {
    context.standIn.fault = fault;
    await refresh(context, "sun");
  }
  expect(await client(context)("/sun")).toMatchObject({ source: "calculated", isDemo: false });
});

test("GET /sun has no times on a polar day", async () => {
  await using context = await openSourcesContext({ now: "2026-06-21T10:00:00Z" });
  await moveCampsite(context, { latitude: 69.65, longitude: 18.96 });
  const get = client(context);
  expect(await get("/sun")).toMatchObject({ sunrise: null, sunset: null, source: "calculated" });
  await refresh(context, "sun");
  expect(await get("/sun")).toMatchObject({ sunrise: null, sunset: null, source: "met" });
});

test("without MET the demo site has a sun and no weather", async () => {
  await using context = await openTestContext({ isSeeded: true });
  const get = client(context as SourcesContext);
  expect(await get("/weather")).toEqual({ entries: [], fetchedAt: null, isDemo: false });
  expect(await get("/sun")).toMatchObject({
    date: "2026-07-15",
    sunrise: "2026-07-15T04:32:00+02:00",
    source: "calculated",
  });
});
