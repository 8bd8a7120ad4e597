import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, test } from "vitest";
import type { Language } from "#src/i18n/language.ts";
import { WeatherBox } from "./weather-box.tsx";
import type { WeatherBox as Weather, WeatherBoxEntry } from "./weather-box.server.ts";

const entry = (
  title: WeatherBoxEntry["title"],
  from: string,
  more: Partial<WeatherBoxEntry> = {},
): WeatherBoxEntry => {
  const at = Temporal.Instant.from(from);
  const { hour } = at.toZonedDateTimeISO("Europe/Oslo");
  return {
    title,
    from: at,
    date: at.toZonedDateTimeISO("Europe/Oslo").toPlainDate(),
    hour,
    kind: "fair",
    picture: "weather/fair_day.svg",
    temperature: "19",
    rain: "0",
    rainHours: 1,
    windSpeed: "4",
    windDirection: 225,
    windFrom: "southwest",
    ...more,
  };
};

const summer: Weather = {
  days: [],
  outlook: undefined,
  entries: [
    entry("now", "2026-07-16T07:00:00Z"),
    entry("tomorrow", "2026-07-17T12:00:00Z"),
    entry("aftertomorrow", "2026-07-18T12:00:00Z", { rainHours: 6 }),
  ],
  fetchedAt: Temporal.Instant.from("2026-07-16T06:40:00Z"),
  ageMinutes: 20,
  isAsked: true,
  isDemo: false,
  sun: {
    sunrise: Temporal.Instant.from("2026-07-16T02:35:00Z"),
    sunset: Temporal.Instant.from("2026-07-16T20:17:00Z"),
    source: "met",
  },
  day: { from: 0.19, to: 0.93, now: 0.375, isDay: true },
};

const html = (weather: Partial<Weather> = {}, language: Language = "nb") =>
  renderToStaticMarkup(
    <WeatherBox
      weather={{ ...summer, ...weather }}
      language={language}
      assetUrl={(source) => `/${source}`}
    />,
  );
const words = (...parameters: Parameters<typeof html>) =>
  html(...parameters)
    .replaceAll(/<[^>]+>/g, " ")
    .replaceAll(/\s+/g, " ");

describe("the weather box", () => {
  test.each<[Language, string]>([
    ["nb", "Nå kl. 09 I morgen fredag kl. 14 I overmorgen lørdag kl. 14"],
    ["en", "Now 09:00 Tomorrow Friday 14:00 In two days Saturday 14:00"],
    ["de", "Jetzt 9 Uhr Morgen Fr 14 Uhr Übermorgen Sa 14 Uhr"],
  ])("has three tabs with the local hour (%s)", (language, tabs) => {
    expect(words({}, language)).toContain(tabs);
  });

  test("contains all three forecasts, and visitors can choose a forecast without a script", () => {
    expect(html().match(/<input type="radio"[^>]* name="weather"/g)).toHaveLength(3);
    expect(html().match(/ checked=""/g)).toHaveLength(1);
    expect(html().match(/class="weather-entry"/g)).toHaveLength(3);
  });

  test("labels the period of the rain: relative hours for now, clock hours for other days", () => {
    for (const period of ["Nedbør neste time", "Nedbør kl. 14–15", "Nedbør kl. 14–20"])
      expect(words()).toContain(`${period} 0 mm`);
    expect(words({ entries: [entry("now", "2026-07-16T07:00:00Z", { rain: undefined })] })).toContain(
      "Nedbør neste time ikke meldt",
    );
  });

  test("rotates the wind arrow by an attribute, and omits the rotation when the direction is unknown", () => {
    expect(words()).toContain("Vind fra sørvest 4 m/s");
    expect(html()).toContain('transform="rotate(405)"');
    expect(html()).not.toContain("style=");
    const [now] = [entry("now", "2026-07-16T07:00:00Z", { windDirection: undefined, windFrom: undefined })];
    expect(html({ entries: [now] })).not.toContain("transform=");
  });

  test("credits MET Norway with both licences and the forecast's time, and states the age of an old forecast", () => {
    expect(words()).toMatch(/Varsel fra kl\. 08\.40 Basert på data fra MET Norge NLOD 2\.0 CC BY 4\.0/);
    expect(html().match(/href="https:\/\/(www\.met\.no|data\.norge\.no|creativecommons\.org)/g)).toHaveLength(
      3,
    );
    expect(words()).not.toContain("gammelt");
    expect(words({ ageMinutes: 125 })).toContain("Varselet er 2 timer gammelt");
  });

  test("marks made-up weather and credits nobody for it", () => {
    expect(words({ isDemo: true })).toContain("Prøvedata, ikke et varsel");
    expect(html({ isDemo: true })).not.toContain("met.no");
  });

  test("shows the sun when there is no forecast", () => {
    const none = { entries: [], fetchedAt: undefined, sun: { ...summer.sun, source: "calculated" as const } };
    expect(words(none)).toMatch(/ikke tilgjengelig.*Sol opp 04\.35 Sol ned 22\.17/);
    expect(html(none)).not.toMatch(/radio|weather-foot|met\.no/);
  });

  test("says when the sun stays up or down all day", () => {
    const sun = { sunrise: undefined, sunset: undefined, source: "calculated" as const };
    expect(words({ sun, day: { ...summer.day, from: 0, to: 1 } })).toContain("Sola er oppe hele døgnet");
    expect(words({ sun, day: { ...summer.day, from: 0, to: 0 } })).toContain("Sola står ikke opp i dag");
  });
});
