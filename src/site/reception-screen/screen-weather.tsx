import { screenText } from "#messages/site";
import { weatherKindText, weatherText } from "#messages/weather";
import { dayWords } from "#src/i18n/day-words.ts";
import { formatTime } from "#src/i18n/format.ts";
import { langAttribute, type Language } from "#src/i18n/language.ts";
import { dayOf } from "#src/i18n/times/time.ts";
import type { ScreenProps } from "./screen.ts";

/** The current weather and a forecast of five days. Renders nothing without a usable forecast. */
export function WeatherNow({ screen: { weather, now: moment }, language, assetUrl }: ScreenProps) {
  const now = weather?.entries.find(({ title }) => title === "now");
  if (!weather || !now) return null;
  const kinds = weatherKindText[language];
  const { windFrom, windSpeed } = now;
  const text = weatherText[language];
  const today = dayOf(moment);
  return (
    <section className="screen-weather">
      <div className="screen-now">
        <img src={assetUrl(now.picture)} alt="" />
        <p>{now.temperature}°</p>
        <p>
          {kinds[now.kind]}
          {windSpeed !== undefined && (
            <>
              <br />
              {windFrom ? text.windFrom[windFrom] : text.wind} <span>{windSpeed}&nbsp;m/s</span>
            </>
          )}
        </p>
      </div>
      <ol>
        {weather.days.map(({ date, isWeekend, kind, picture, temperature, rain }) => (
          <li key={date.toString()} className={isWeekend ? "weekend" : undefined}>
            <b>{date.equals(today) ? screenText[language].today : weekday(date, language)}</b>
            <img src={assetUrl(picture)} alt={kinds[kind]} />
            <strong>{temperature}°</strong>
            <span>{rain === undefined ? "–" : `${rain}\u00a0mm`}</span>
          </li>
        ))}
      </ol>
    </section>
  );
}

const shortWeekday = dayWords({ weekday: "short" });

/** Formats a weekday as a column heading: "Fre", without the full stop of Norwegian and German. */
function weekday(date: Temporal.PlainDate, language: Language): string {
  const word = shortWeekday(date, language);
  return word.charAt(0).toUpperCase() + word.slice(1).replace(".", "");
}

/** The sea's figures with their source, forecast or measurement, and the time of sunset. */
export function SeaFigures({ screen: { sea, weather }, language }: Omit<ScreenProps, "assetUrl">) {
  const sunset = weather?.sun.sunset;
  if (sea.length === 0) return null;
  return (
    <dl className="screen-sea">
      {sea.map((part) => (
        <div key={part.name} lang={langAttribute(part.language, language)}>
          <dt>
            {part.title} {part.name !== "water-level" && <small>{part.text}</small>}
          </dt>
          <dd>{part.value}</dd>
        </div>
      ))}
      {sunset && (
        <div>
          <dt>{weatherText[language].sunset}</dt>
          <dd>{formatTime(sunset, language)}</dd>
        </div>
      )}
    </dl>
  );
}
