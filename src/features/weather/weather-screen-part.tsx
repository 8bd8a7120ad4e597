import { defineReceptionScreenPart } from "#src/campsite/reception-screen-part.ts";
import { weatherKindText, weatherText } from "#messages/weather";
import { dayWords } from "#src/i18n/day-words.ts";
import { formatTime } from "#src/i18n/format.ts";
import type { Language } from "#src/i18n/language.ts";
import { dayOf } from "#src/i18n/times/time.ts";
import { loadWeatherBox } from "./box/weather-box.server.ts";
import { readTodaysSun } from "./sun.server.ts";

export const weatherScreenPart = defineReceptionScreenPart({
  area: "air",
  place: 2,
  async load(context) {
    const weather = await loadWeatherBox(context);
    return weather && weather.entries.length > 0 ? { ...weather, today: dayOf(context.now()) } : undefined;
  },
  View({ data: { entries, days, today }, language, assetUrl }) {
    const now = entries.find(({ title }) => title === "now");
    if (!now) return null;
    const kinds = weatherKindText[language];
    const { windFrom, windSpeed } = now;
    const text = weatherText[language];
    return (
      <section className="screen-weather row stretch">
        <div className="screen-now stack">
          <img src={assetUrl(now.picture)} alt="" />
          <p>{now.temperature}°</p>
          <p className="across">
            {kinds[now.kind]}
            {windSpeed !== undefined && (
              <>
                <br />
                {windFrom ? text.windFrom[windFrom] : text.wind}{" "}
                <span className="quiet">{windSpeed}&nbsp;m/s</span>
              </>
            )}
          </p>
        </div>
        <ol>
          {days.map(({ date, isWeekend, kind, picture, temperature, rain }) => (
            <li key={date.toString()} className={`column stretch ${isWeekend ? "weekend" : ""}`}>
              <b>{date.equals(today) ? text.today : weekday(date, language)}</b>
              <img src={assetUrl(picture)} alt={kinds[kind]} />
              <strong>{temperature}°</strong>
              <span className="quiet">{rain === undefined ? "–" : `${rain}\u00a0mm`}</span>
            </li>
          ))}
        </ol>
      </section>
    );
  },
  source: ({ isDemo }) => (isDemo ? "demo" : "met"),
});

export const sunsetScreenPart = defineReceptionScreenPart({
  area: "sea",
  place: 3,
  async load(context) {
    const sun = await readTodaysSun(context);
    context.changesAt(sun?.changesAt);
    return sun?.sunset;
  },
  View: ({ data: sunset, language }) => (
    <div>
      <dt>{weatherText[language].sunset}</dt>
      <dd className="display size-33 lines-12">{formatTime(sunset, language)}</dd>
    </div>
  ),
});

const shortWeekday = dayWords({ weekday: "short" });

/** Returns a short weekday such as "Fre", without the full stop of the Norwegian abbreviation. */
function weekday(date: Temporal.PlainDate, language: Language): string {
  const word = shortWeekday(date, language);
  return word.charAt(0).toUpperCase() + word.slice(1).replace(".", "");
}
