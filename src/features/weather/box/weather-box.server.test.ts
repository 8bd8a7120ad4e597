import { expect, test } from "vitest";
import { refresh } from "#src/campsite/sources/sources.server.ts";
import type { Language } from "#src/i18n/language.ts";
import type { Context } from "#src/platform/context.ts";
import { openSourcesContext, plain } from "#test/support/services/sources.ts";
import { loadWeatherBox } from "./weather-box.server.ts";

/** Loads the data of the weather box as a page does. */
async function load(context: Context, language: Language = "nb") {
  const moments: string[] = [];
  const changesAt = (instant?: Temporal.Instant) => void (instant && moments.push(instant.toString()));
  const box = (await loadWeatherBox({ ...context, language, changesAt }))!;
  return { box, changesAt: moments.toSorted()[0] };
}

test("loadWeatherBox loads all values that the box shows", async () => {
  await using context = await openSourcesContext({ now: "2026-11-20T10:20:00Z" });
  await refresh(context, "forecast");
  context.setNow("2026-11-20T12:45:00Z");
  const { box, changesAt } = await load(context);
  expect(plain(box)).toMatchObject({
    fetchedAt: "2026-11-20T10:20:00Z",
    ageMinutes: 145,
    isDemo: true,
    sun: { source: "calculated" },
  });
  expect(box.entries.map(({ title, date, hour }) => `${title} ${date} ${hour}`)).toEqual([
    "now 2026-11-20 13",
    "tomorrow 2026-11-21 13",
    "aftertomorrow 2026-11-22 13",
  ]);
  for (const { temperature, rain, windSpeed, picture, kind } of box.entries) {
    expect(temperature).toMatch(/^−?\d+$/);
    expect(rain).toMatch(/^\d+(,\d)?$/);
    expect(windSpeed).toMatch(/^\d+$/);
    expect(picture).toMatch(/^weather\/[a-z_]+\.svg$/);
    expect(kind).not.toBe("unknown");
  }
  // The page expires every five minutes. Rendering the page records that somebody looks at the weather.
  expect(changesAt).toBe("2026-11-20T12:50:00Z");
});

test("the page expires when the forecast's age grows by a whole hour, and at sunset", async () => {
  await using context = await openSourcesContext({ now: "2026-11-20T10:20:00Z" });
  await refresh(context, "forecast");
  context.setNow("2026-11-20T12:16:00Z");
  expect((await load(context)).changesAt).toBe("2026-11-20T12:20:00Z");
  context.setNow("2026-11-20T14:46:00Z");
  const { box, changesAt } = await load(context);
  expect(changesAt).toBe(box.sun.sunset!.toString());
});

test("loadWeatherBox formats numbers in the page's language, with a minus sign instead of a hyphen", async () => {
  await using context = await openSourcesContext({ now: "2026-11-20T10:20:00Z" });
  await refresh(context, "forecast");
  const details = { air_temperature: -3.4, wind_speed: 0.4, wind_from_direction: 212.4 };
  const data = {
    instant: { details },
    next_1_hours: { summary: { symbol_code: "lightsnow" }, details: { precipitation_amount: 0.34 } },
  };
  const body = JSON.stringify({ properties: { timeseries: [{ time: "2026-11-20T10:00:00Z", data }] } });
  await context.db.updateTable("sourceAnswer").set({ body }).execute();
  const shown = {
    temperature: "−3",
    windSpeed: "0",
    windFrom: "southwest",
    kind: "lightsnow",
    picture: "weather/lightsnow.svg",
  };
  expect((await load(context, "nb")).box.entries).toEqual([
    expect.objectContaining({ ...shown, rain: "0,3" }),
  ]);
  expect((await load(context, "en")).box.entries).toEqual([
    expect.objectContaining({ ...shown, rain: "0.3" }),
  ]);
  expect((await load(context, "de")).box.entries).toEqual([
    expect.objectContaining({ ...shown, rain: "0,3" }),
  ]);
});

test.each([
  ["2026-06-21T10:00:00Z", { from: 0.171, to: 0.942, now: 0.5, isDay: true }],
  ["2026-11-20T18:00:00Z", { from: 0.349, to: 0.658, now: 0.792, isDay: false }],
  ["2026-03-29T06:00:00Z", { from: 0.288, to: 0.83, now: 0.333, isDay: true }],
])("the day at %s is computed by Oslo's clock", async (now, day) => {
  await using context = await openSourcesContext({ now });
  const { box } = await load(context);
  expect({
    ...box.day,
    from: +box.day.from.toFixed(3),
    to: +box.day.to.toFixed(3),
    now: +box.day.now.toFixed(3),
  }).toEqual(day);
});
