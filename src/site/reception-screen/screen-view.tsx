import { screenText } from "#messages/site";
import { creditText } from "#messages/now";
import { webcamText } from "#messages/webcam";
import { NowMark } from "#src/site/now/now-mark.tsx";
import { weatherLicences } from "#src/campsite/met/weather-licences.ts";
import { langAttribute, languageTag } from "#src/i18n/language.ts";
import { splitFirstSentence } from "#src/ui/first-sentence.ts";
import { Icon } from "#src/ui/icon.tsx";
import { Brand } from "#src/site/shell/brand.tsx";
import { clockAt } from "./clock.ts";
import type { ScreenProps } from "./screen.ts";
import { SeaFigures, WeatherNow } from "./screen-weather.tsx";
import { Departures, Events, Reception } from "./screen-columns.tsx";
import { cameraName } from "#src/features/webcam/camera-name.ts";
import { takenAtWords } from "#src/features/webcam/webcam-words.ts";
import { dayOf } from "#src/i18n/times/time.ts";
import { formatTime } from "#src/i18n/format.ts";

/**
 * The document of the screen. screen.client.ts replaces <main> every minute. Without JavaScript the browser reloads the
 * page instead.
 */
export function ScreenDocument({ screen, language, assetUrl }: ScreenProps) {
  return (
    <html lang={languageTag[language]}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>{`${screenText[language].title} | ${screen.identity.name}`}</title>
        <meta name="robots" content="noindex" />
        <link rel="icon" href={screen.look.icons(assetUrl).vector} type="image/svg+xml" />
        <link rel="stylesheet" href={assetUrl("src/site/reception-screen/screen.css")} />
        {screen.look.colourSheet && <link rel="stylesheet" href={screen.look.colourSheet} />}
        <script type="module" src={assetUrl("src/site/reception-screen/screen.client.ts")} />
        <noscript>
          <meta httpEquiv="refresh" content="60" />
        </noscript>
      </head>
      <body data-language={language} data-ahead={screen.clockOffset || undefined}>
        <ScreenMain screen={screen} language={language} assetUrl={assetUrl} />
      </body>
    </html>
  );
}

/** The part that the script replaces. Elements that expire have their end in `data-until`. */
function ScreenMain({ screen, language, assetUrl }: ScreenProps) {
  return (
    <main className={screen.isNight ? "screen by-night" : "screen"}>
      <Head screen={screen} language={language} assetUrl={assetUrl} />
      <Alerts screen={screen} language={language} />
      <div className="screen-middle">
        <div className="screen-air">
          <WeatherNow screen={screen} language={language} assetUrl={assetUrl} />
          <SeaFigures screen={screen} language={language} />
        </div>
        <Picture screen={screen} language={language} assetUrl={assetUrl} />
      </div>
      <div className="screen-columns">
        <Events {...screen.events} language={language} />
        <Departures board={screen.board} language={language} />
        <Reception screen={screen} language={language} />
      </div>
      <Credit screen={screen} language={language} />
    </main>
  );
}

function Head({ screen: { identity, look, now }, language, assetUrl }: ScreenProps) {
  const { day, time } = clockAt(now.epochMilliseconds, language);
  return (
    <header className="screen-head">
      <img src={assetUrl("drawings/contours-band.svg")} alt="" />
      <Brand name={identity.name} mark={look.mark} />
      <p>
        <span data-day>{day}</span>
        <span className="screen-lost">
          {screenText[language].lastFetched} <b data-fetched>{time}</b>
        </span>
      </p>
      <h1>
        <time data-time>{time}</time>
      </h1>
    </header>
  );
}

/** The number of alerts that fit side by side. */
const maxAlerts = 2;

/** The notice, then other unusual circumstances. */
function Alerts({ screen: { message, unusual }, language }: Omit<ScreenProps, "assetUrl">) {
  const parts = unusual.slice(0, message ? maxAlerts - 1 : maxAlerts);
  if (!message && parts.length === 0) return null;
  const [first, rest] = splitFirstSentence(message?.words.pageTitle ?? "");
  return (
    <ul className="screen-alerts">
      {message && (
        <li
          className={message.isImportant ? "alert" : "calm"}
          lang={langAttribute(message.language, language)}
        >
          <Icon name={message.isImportant ? "alert" : "info"} />
          <p>
            <b>{first}</b>
            {rest}
          </p>
        </li>
      )}
      {parts.map((part, index) => (
        <li key={index} className={part.level} lang={langAttribute(part.language, language)}>
          <NowMark part={part} />
          <p>
            <b>{part.title}</b> {part.text}
          </p>
        </li>
      ))}
    </ul>
  );
}

function Picture({ screen: { picture, drawing, now }, language, assetUrl }: ScreenProps) {
  if (!picture)
    return (
      <figure className="screen-picture">
        <img src={assetUrl(drawing)} alt="" />
      </figure>
    );
  const name = cameraName(picture.camera, picture, language).name;
  const isTodays = dayOf(picture.takenAt).equals(dayOf(now));
  return (
    <figure className="screen-picture">
      <img src={picture.src} alt={webcamText[language].alt({ name })} />
      <figcaption>
        {isTodays ? (
          <>
            {name} <b>{screenText[language].at({ time: formatTime(picture.takenAt, language) })}</b>
          </>
        ) : (
          <b>{takenAtWords(picture.takenAt, dayOf(now), language)}</b>
        )}
      </figcaption>
    </figure>
  );
}

/**
 * The credit that the terms of MET and Entur require: names and licences. It has no links, as nobody can follow them.
 */
function Credit({ screen: { unusual, weather, sea, board }, language }: Omit<ScreenProps, "assetUrl">) {
  const sources = [
    ...unusual.map(({ source }) => source),
    ...(weather && weather.entries.length > 0 ? [weather.isDemo ? "demo" : "met"] : []),
    ...sea.map(({ source }) => source),
    ...(board.departures.length > 0 ? [board.isReal ? "entur" : "demo"] : []),
  ];
  if (sources.includes("demo")) return <p className="screen-credit">{creditText[language].demo}</p>;
  const { nlod, creativeCommons } = weatherLicences;
  const credits = [
    ...(sources.includes("met") ? [creditText[language].met, nlod.name, creativeCommons.name] : []),
    ...(sources.includes("entur") ? [creditText[language].entur, nlod.name] : []),
  ];
  return credits.length > 0 && <p className="screen-credit">{credits.join(" · ")}</p>;
}
