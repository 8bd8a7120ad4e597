import { formatTime, formatDate, timeZone } from "#src/i18n/format.ts";
import { dayWords } from "#src/i18n/day-words.ts";
import type { Language } from "#src/i18n/language.ts";
import type { AssetUrl } from "#src/platform/pages/assets.ts";
import { Icon } from "#src/ui/icon.tsx";
import type { WeatherBox as Weather, WeatherBoxEntry, DayScale as Day } from "./weather-box.server.ts";
import { NextRain, WeatherDays } from "./weather-days.tsx";
import { weatherKindText, weatherText } from "#messages/weather";
import { creditText } from "#messages/now";
import { MetCredit } from "#src/campsite/now/credits.tsx";

interface Props {
  weather: Weather;
  language: Language;
  assetUrl: AssetUrl;
}

/** The tabs are radio buttons, and CSS shows the chosen forecast. So the box works without a script. */
export function WeatherBox({ weather, language, assetUrl }: Props) {
  const text = weatherText[language];
  const { entries } = weather;
  return (
    <section className="weather board unprinted" aria-labelledby="weather">
      <h2 className={entries.length > 0 ? "visually-hidden" : "weather-heading size-21"} id="weather">
        {entries.length > 0 || weather.isAsked ? text.heading : text.sunToday}
      </h2>
      {entries.length > 0 ? (
        <>
          <Tabs entries={entries} language={language} />
          <div className="stack">
            {entries.map((entry) => (
              <Entry key={entry.title} entry={entry} language={language} assetUrl={assetUrl} />
            ))}
          </div>
          {weather.outlook && <NextRain outlook={weather.outlook} language={language} />}
          <WeatherDays days={weather.days} language={language} assetUrl={assetUrl} />
        </>
      ) : (
        weather.isAsked && <p className="weather-none quiet small">{text.unavailable}</p>
      )}
      <SunToday weather={weather} language={language} />
      <Foot weather={weather} language={language} />
      <script type="module" src={assetUrl("src/features/weather/box/weather-box.client.ts")} />
    </section>
  );
}

function Tabs({ entries, language }: { entries: WeatherBoxEntry[]; language: Language }) {
  const text = weatherText[language];
  return (
    <div className="weather-tabs figures" role="radiogroup" aria-labelledby="weather">
      {entries.map((entry, index) => (
        <label className="quiet fine" key={entry.title}>
          <input type="radio" name="weather" autoComplete="off" defaultChecked={index === 0} />
          <b className="block size-16 lines-13">{text[entry.title]}</b>{" "}
          <span className="block">{tabHour(entry, language)}</span>
        </label>
      ))}
    </div>
  );
}

function Entry({
  entry,
  language,
  assetUrl,
}: Pick<Props, "language" | "assetUrl"> & { entry: WeatherBoxEntry }) {
  const text = weatherText[language];
  const { title, kind, picture, temperature, rain, windFrom, windDirection, windSpeed } = entry;
  return (
    <div className="weather-entry">
      <h3 className="visually-hidden">{`${text[title]}, ${tabHour(entry, language)}`}</h3>
      <div className="weather-sky cluster">
        {/* If the picture weren't lazy, React would preload it before the style sheet. */}
        <img src={assetUrl(picture)} alt="" width={84} height={84} loading="lazy" />
        <p className="weather-degrees display figures">{temperature}°</p>
        <p>
          <b>{weatherKindText[language][kind]}</b>{" "}
          <span className="block quiet fine figures">{dayWithDate(entry, language)}</span>
        </p>
      </div>
      <div className="weather-facts line-above small">
        <p>
          <Drop />
          <span className="quiet fine">{rainPeriod(entry, language)}</span>{" "}
          <b>{rain === undefined ? text.notForecast : `${rain}\u00a0mm`}</b>
        </p>
        <p>
          <WindRose from={windDirection} />
          <span className="quiet fine">{windFrom ? text.windFrom[windFrom] : text.wind}</span>{" "}
          <b>{windSpeed === undefined ? text.notForecast : `${windSpeed}\u00a0m/s`}</b>
        </p>
      </div>
    </div>
  );
}

function SunToday({ weather: { sun, day }, language }: Pick<Props, "weather" | "language">) {
  const text = weatherText[language];
  return (
    <div className="weather-sun fine">
      <p className="spread flat close">
        {sun.sunrise && (
          <span>
            {text.sunrise} <b>{formatTime(sun.sunrise, language)}</b>
          </span>
        )}
        {sun.sunset && (
          <span>
            {text.sunset} <b>{formatTime(sun.sunset, language)}</b>
          </span>
        )}
        {!sun.sunrise && !sun.sunset && <span>{day.to > day.from ? text.polarDay : text.polarNight}</span>}
      </p>
      <DayScale day={day} />
    </div>
  );
}

function Foot({ weather, language }: Pick<Props, "weather" | "language">) {
  const text = weatherText[language];
  const { entries, fetchedAt, ageMinutes = 0, isDemo, sun } = weather;
  const hours = Math.floor(ageMinutes / 60);
  if (!fetchedAt && sun.source === "calculated") return null;
  return (
    <div className="weather-foot line-above ends close quiet">
      <p className="credit">
        {fetchedAt && <span>{text.fetched({ time: formatTime(fetchedAt, language) })}</span>}
        {fetchedAt && hours > 0 && <span>{text.age({ hours })}</span>}
        {isDemo ? <span>{creditText[language].demo}</span> : <MetCredit language={language} />}
      </p>
      {entries.length > 1 && (
        <button
          className="weather-pause tool two-states"
          type="button"
          aria-pressed="false"
          aria-label={text.pause}
        >
          <Icon name="pause" />
          <Icon name="play" />
        </button>
      )}
    </div>
  );
}

/** Draws a wind rose. The arrow points away from `from`, in degrees clockwise from north. */
function WindRose({ from }: { from: number | undefined }) {
  return (
    <svg viewBox="-20 -20 40 40" fill="none" stroke="var(--slate)" aria-hidden="true">
      <circle r="19.3" />
      <circle r="16.2" pathLength="24" strokeDasharray=".28 .72" strokeDashoffset=".14" strokeWidth="3" />
      <circle r="15.4" pathLength="4" strokeDasharray=".07 .93" strokeDashoffset=".035" strokeWidth="4.6" />
      {from !== undefined && (
        <path
          fill="var(--link)"
          stroke="none"
          transform={`rotate(${from + 180})`}
          d="M0-11.5 5.5 0H1.4v10.5h-2.8V0h-4.1z"
        />
      )}
    </svg>
  );
}

function DayScale({ day: { from, to, now } }: { day: Day }) {
  const percent = (share: number) => `${(share * 100).toFixed(2)}%`;
  return (
    <svg className="day-scale gap-above-4" aria-hidden="true">
      <rect fill="light-dark(#14242b, #071920)" width="100%" height="7" y="9" />
      {to > from && <rect fill="var(--sun)" x={percent(from)} width={percent(to - from)} height="7" y="9" />}
      <svg x={percent(now)} overflow="visible">
        <path
          fill="var(--action)"
          stroke="var(--board)"
          strokeWidth=".75"
          d="M-5.5 0h11L.9 7.5V18h-1.8V7.5z"
        />
      </svg>
    </svg>
  );
}

function Drop() {
  return (
    <svg className="icon line" viewBox="0 0 24 24" aria-hidden="true">
      <path d="M12 3c3.6 4.6 6 8 6 11a6 6 0 0 1-12 0c0-3 2.4-6.4 6-11z" />
    </svg>
  );
}

const weekday = { long: dayWords({ weekday: "long" }), short: dayWords({ weekday: "short" }) };

/** Returns the time on a tab, for example "kl. 09" for now, or "fredag kl. 14" for another day. */
function tabHour({ title, date, hour }: WeatherBoxEntry, language: Language): string {
  const text = weatherText[language];
  const time = text.hour({ hour, padded: String(hour).padStart(2, "0") });
  return title === "now"
    ? time
    : `${weekday[text.tabWeekday === "short" ? "short" : "long"](date, language)} ${time}`;
}

/** Returns a date such as "torsdag 16.07.2026". */
function dayWithDate({ date }: WeatherBoxEntry, language: Language): string {
  return `${weekday.long(date, language)} ${formatDate(date)}`;
}

function rainPeriod({ title, from, hour, rainHours }: WeatherBoxEntry, language: Language): string {
  const text = weatherText[language];
  if (title === "now") return text.rainOver({ hours: rainHours });
  const end = from.add({ hours: rainHours }).toZonedDateTimeISO(timeZone).hour;
  return text.rainBetween({ from: String(hour).padStart(2, "0"), to: String(end).padStart(2, "0") });
}
