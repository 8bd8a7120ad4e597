import { formatTime } from "#src/i18n/format.ts";
import { dayWords } from "#src/i18n/day-words.ts";
import type { Language } from "#src/i18n/language.ts";
import type { AssetUrl } from "#src/platform/pages/assets.ts";
import type { Outlook } from "#src/features/weather/met/nowcast.ts";
import { weatherKindText, weatherText } from "#messages/weather";
import type { WeatherBoxDay } from "./weather-box.server.ts";

export function NextRain({ outlook, language }: { outlook: Outlook; language: Language }) {
  return <p className="weather-ahead fine">{inWords(outlook, language)}</p>;
}

/** Returns words such as "Nedbør fra kl. 16.45." A cached page can show a time, but not a number of minutes. */
function inWords({ isWet, turnsAt }: Outlook, language: Language): string {
  const text = weatherText[language];
  if (!turnsAt) return isWet ? text.wet : text.dry;
  const time = formatTime(turnsAt, language);
  return isWet ? text.wetUntil({ time }) : text.wetFrom({ time });
}

export function WeatherDays({
  days,
  language,
  assetUrl,
}: {
  days: WeatherBoxDay[];
  language: Language;
  assetUrl: AssetUrl;
}) {
  const kinds = weatherKindText[language];
  const text = weatherText[language];
  return (
    <>
      <h3 className="visually-hidden">{text.days}</h3>
      <ol className="weather-days fine figures">
        {days.map(({ date, isWeekend, kind, picture, temperature, rain }) => (
          <li key={date.toString()} className={isWeekend ? "weekend" : undefined}>
            <span>
              <b>{shortWeekday(date, language).replace(".", "")}</b> {text.dayOfMonth({ day: date.day })}
            </span>
            <img src={assetUrl(picture)} alt={kinds[kind]} width={40} height={40} loading="lazy" />
            <strong className="display size-21 lines-12">{temperature}°</strong>
            <span className="quiet">{rain === undefined ? "–" : `${rain} mm`}</span>
          </li>
        ))}
      </ol>
    </>
  );
}

const shortWeekday = dayWords({ weekday: "short" });
