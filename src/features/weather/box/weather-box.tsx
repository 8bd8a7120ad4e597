import { formatTime } from "#src/i18n/format.ts";
import type { Language } from "#src/i18n/language.ts";
import type { AssetUrl } from "#src/platform/pages/assets.ts";
import { Icon } from "#src/ui/icon.tsx";
import type { WeatherBox as Weather, WeatherBoxEntry } from "./weather-box.server.ts";
import { DayScale, Drop, WindRose } from "./weather-drawings.tsx";
import { weatherKindText } from "./weather-kind.text.ts";
import { weatherLicences, weatherText } from "#src/features/weather/weather.text.ts";
import { dayWithDate, rainPeriod, tabHour } from "./weather-words.ts";

interface Props {
  weather: Weather;
  language: Language;
  assetUrl: AssetUrl;
}

/**
 * The weather now, tomorrow and the day after. The tabs are radio buttons, and style alone shows the chosen one's
 * forecast: it needs no script. With one (weather-box.client.ts) they take turns until somebody looks closer.
 */
export function WeatherBox({ weather, language, assetUrl }: Props) {
  const text = weatherText[language];
  const { entries } = weather;
  return (
    <section className="weather board" aria-labelledby="weather">
      <h2 className={entries.length > 0 ? "visually-hidden" : undefined} id="weather">
        {text.heading}
      </h2>
      {entries.length > 0 ? (
        <>
          <Tabs entries={entries} language={language} />
          <div className="weather-entries">
            {entries.map((entry) => (
              <Entry key={entry.title} entry={entry} language={language} assetUrl={assetUrl} />
            ))}
          </div>
        </>
      ) : (
        <p className="weather-none">{text.unavailable}</p>
      )}
      <SunToday weather={weather} language={language} />
      <Foot weather={weather} language={language} />
    </section>
  );
}

function Tabs({ entries, language }: { entries: WeatherBoxEntry[]; language: Language }) {
  const text = weatherText[language];
  return (
    <div className="weather-tabs" role="radiogroup" aria-labelledby="weather">
      {entries.map((entry, index) => (
        <label key={entry.title}>
          <input type="radio" name="weather" autoComplete="off" defaultChecked={index === 0} />
          <b>{text[entry.title]}</b> <span>{tabHour(entry, language)}</span>
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
      <div className="weather-sky">
        {/* React would preload it ahead of the style. */}
        <img src={assetUrl(picture)} alt="" width={84} height={84} loading="lazy" />
        <p className="weather-degrees">{temperature}°</p>
        <p>
          <b>{weatherKindText[language][kind]}</b> <span>{dayWithDate(entry, language)}</span>
        </p>
      </div>
      <div className="weather-facts">
        <p>
          <Drop />
          <span>{rainPeriod(entry, language)}</span>{" "}
          <b>{rain === undefined ? text.notForecast : `${rain}\u00a0mm`}</b>
        </p>
        <p>
          <WindRose from={windDirection} />
          <span>{windFrom ? text.windFrom(windFrom) : text.wind}</span>{" "}
          <b>{windSpeed === undefined ? text.notForecast : `${windSpeed}\u00a0m/s`}</b>
        </p>
      </div>
    </div>
  );
}

function SunToday({ weather: { sun, day }, language }: Pick<Props, "weather" | "language">) {
  const text = weatherText[language];
  return (
    <div className="weather-sun">
      <p>
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

/** From when the forecast is and whose; and the way to hold it still, where it moves. */
function Foot({ weather, language }: Pick<Props, "weather" | "language">) {
  const text = weatherText[language];
  const { entries, fetchedAt, ageMinutes = 0, isDemo, sun } = weather;
  const hours = Math.floor(ageMinutes / 60);
  if (!fetchedAt && sun.source === "calculated") return null;
  return (
    <div className="weather-foot">
      <p>
        {fetchedAt && <span>{text.fetched(formatTime(fetchedAt, language))}</span>}
        {fetchedAt && hours > 0 && <span>{text.age(hours)}</span>}
        {isDemo ? <span>{text.demo}</span> : <Credit language={language} />}
      </p>
      {entries.length > 1 && (
        <button className="weather-pause" type="button" aria-pressed="false" aria-label={text.pause}>
          <Icon name="pause" />
          <Icon name="play" />
        </button>
      )}
    </div>
  );
}

function Credit({ language }: { language: Language }) {
  const { met, nlod, creativeCommons } = weatherLicences;
  return (
    <>
      <a href={met} rel="noopener">
        {weatherText[language].credit}
      </a>
      {[nlod, creativeCommons].map(({ name, href }) => (
        <a key={name} href={href} rel="noopener license">
          {name}
        </a>
      ))}
    </>
  );
}
