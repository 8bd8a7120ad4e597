import { screenText } from "#messages/site";
import { creditText } from "#messages/now";
import { NowMark } from "#src/site/now/now-mark.tsx";
import type { ReceptionScreenPart } from "#src/campsite/reception-screen-part.ts";
import { weatherLicences } from "#src/campsite/met/weather-licences.ts";
import { langAttribute, languageTag, type Language } from "#src/i18n/language.ts";
import { Brand } from "#src/site/shell/brand.tsx";
import { clockAt } from "./clock.ts";
import type { Screen, ScreenProps } from "./screen.ts";
import { nightNumber } from "#src/campsite/identity/identity.ts";
import { hoursInWords } from "#src/campsite/opening-hours/hours-in-words.ts";
import { receptionNow } from "#src/campsite/opening-hours/reception.ts";
import { formatDayOfYear, formatPhone } from "#src/i18n/format.ts";

/** The document of the wall screen. screen.client.ts renews it every minute, or the browser without JavaScript. */
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

/** Renders the element that screen.client.ts replaces. Elements with an expiry time have it in `data-until`. */
function ScreenMain({ screen, language, assetUrl }: ScreenProps) {
  return (
    <main className={`screen column ${screen.isNight ? "by-night" : ""}`}>
      <Head screen={screen} language={language} assetUrl={assetUrl} />
      <Alerts screen={screen} language={language} assetUrl={assetUrl} />
      <div className="screen-middle">
        <div className="screen-air column shrinks rigid">
          <Parts area="air" screen={screen} language={language} assetUrl={assetUrl} />
          <SeaFigures screen={screen} language={language} assetUrl={assetUrl} />
        </div>
        {partsIn("picture", screen).length > 0 ? (
          <Parts area="picture" screen={screen} language={language} assetUrl={assetUrl} />
        ) : (
          <figure className="screen-picture positioned stretch fill">
            <img src={assetUrl(screen.drawing)} alt="" />
          </figure>
        )}
      </div>
      <div className="screen-columns">
        <Parts area="columns" screen={screen} language={language} assetUrl={assetUrl} />
        <Reception screen={screen} language={language} />
      </div>
      <Credit screen={screen} language={language} />
    </main>
  );
}

const partsIn = (area: ReceptionScreenPart["area"], { parts }: Screen) =>
  parts.filter((part) => part.area === area);

function Parts({ area, screen, ...props }: ScreenProps & Pick<ReceptionScreenPart, "area">) {
  return partsIn(area, screen).map(({ View, place, data }) => <View key={place} data={data} {...props} />);
}

function Head({ screen: { identity, look, now }, language, assetUrl }: ScreenProps) {
  const { day, time } = clockAt(now.epochMilliseconds, language);
  return (
    <header className="screen-head band row rigid">
      <img src={assetUrl("drawings/contours-band.svg")} alt="" />
      <Brand name={identity.name} mark={look.mark} />
      <p>
        <span data-day>{day}</span>
        <span className="screen-lost">
          {screenText[language].lastFetched} <b data-fetched>{time}</b>
        </span>
      </p>
      <h1 className="figures">
        <time data-time>{time}</time>
      </h1>
    </header>
  );
}

/** The number of alerts that are easy to read side by side. All notices are shown, even if there are more. */
const maxAlerts = 2;

/** Renders the alerts of features, followed by the unusual parts of `now`. */
function Alerts({ screen, language, assetUrl }: ScreenProps) {
  const alerts = partsIn("alerts", screen);
  const taken = alerts.reduce((sum, { count, data }) => sum + (count?.(data) ?? 1), 0);
  const parts = screen.unusual.slice(0, Math.max(maxAlerts - taken, 0));
  if (taken + parts.length === 0) return null;
  return (
    <ul className="screen-alerts">
      <Parts area="alerts" screen={screen} language={language} assetUrl={assetUrl} />
      {parts.map((part, index) => (
        <li
          key={index}
          className={`row apart stretch ${part.level}`}
          lang={langAttribute(part.language, language)}
        >
          <NowMark part={part} />
          <p className="two-lines">
            <b>{part.title}</b> {part.text}
          </p>
        </li>
      ))}
    </ul>
  );
}

/** Renders the figures about the sea. All figures except the water level say whether they are forecast or measured. */
function SeaFigures({ screen, language, assetUrl }: ScreenProps) {
  if (screen.sea.length === 0) return null;
  return (
    <dl className="screen-sea">
      {screen.sea.map((part) => (
        <div key={part.name} lang={langAttribute(part.language, language)}>
          <dt>
            {part.title} {part.name !== "water-level" && <small className="quiet">{part.text}</small>}
          </dt>
          <dd className="display size-33 lines-12">{part.value}</dd>
        </div>
      ))}
      <Parts area="sea" screen={screen} language={language} assetUrl={assetUrl} />
    </dl>
  );
}

/** The credit that the terms of MET and Entur require, without links, because nobody can press them. */
function Credit({ screen: { unusual, parts, sea }, language }: Omit<ScreenProps, "assetUrl">) {
  const sources = [
    ...[...unusual, ...sea].map(({ source }) => source),
    ...parts.map(({ source, data }) => source?.(data)),
  ];
  if (sources.includes("demo")) return <p className="screen-credit quiet">{creditText[language].demo}</p>;
  const { nlod, creativeCommons } = weatherLicences;
  const credits = [
    ...(sources.includes("met") ? [creditText[language].met, nlod.name, creativeCommons.name] : []),
    ...(sources.includes("entur") ? [creditText[language].entur, nlod.name] : []),
  ];
  return credits.length > 0 && <p className="screen-credit quiet">{credits.join(" · ")}</p>;
}

function Reception({
  screen: { identity, reception, code },
  language,
}: {
  screen: Screen;
  language: Language;
}) {
  const text = screenText[language];
  const number = nightNumber(identity);
  const areHoursShown = identity.reception.length > 0 || reception.state === "closed-for-season";
  return (
    <section className="screen-reception">
      {(areHoursShown || number) && <h2>{text.reception}</h2>}
      {areHoursShown && <Hours reception={reception} language={language} />}
      {number && (
        <p className="screen-number quiet gap-above-16">
          {identity.nightPhone ? text.atNight : text.phone}{" "}
          <b className="block display size-26 lines-12 as-ink one-line">{formatPhone(number, language)}</b>
        </p>
      )}
      <figure>
        <Code rows={code} />
        <figcaption>{text.toPhone}</figcaption>
      </figure>
    </section>
  );
}

/** Shows today's reception hours, or the next opening when the reception is closed for today or for the season. */
function Hours({ reception, language }: Pick<Screen, "reception"> & { language: Language }) {
  if (reception.state === "closed-for-season")
    return (
      <p className="screen-hours-words">
        {screenText[language].reopens}{" "}
        <b className="block display size-33 lines-12">
          {formatDayOfYear(reception.reopens.toPlainMonthDay(), language)}
        </b>
      </p>
    );
  if (reception.state === "closed-for-today")
    return <p className="screen-hours-words">{receptionNow(reception, language)}</p>;
  return <p className="screen-hours display one-line">{hoursInWords(reception, language)}</p>;
}

/** Renders a QR code (ISO/IEC 18004). The standard requires an empty margin of four squares. */
function Code({ rows }: { rows: boolean[][] }) {
  const squares = rows.flatMap((row, y) =>
    row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])),
  );
  const size = rows.length;
  return (
    <svg viewBox={`0 0 ${size} ${size}`} shapeRendering="crispEdges" aria-hidden="true">
      <path d={squares.join("")} />
    </svg>
  );
}
