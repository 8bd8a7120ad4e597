import { screenText } from "#messages/site";
import { nightNumber } from "#src/campsite/identity/identity.ts";
import { hoursInWords } from "#src/campsite/opening-hours/hours-in-words.ts";
import { receptionNow } from "#src/campsite/opening-hours/reception.ts";
import { formatDayOfYear, formatPhone } from "#src/i18n/format.ts";
import type { Language } from "#src/i18n/language.ts";
import type { Screen } from "./screen.ts";

export function Reception({
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
        <p className="screen-number">
          {identity.nightPhone ? text.atNight : text.phone} <b>{formatPhone(number, language)}</b>
        </p>
      )}
      <figure>
        <Code rows={code} />
        <figcaption>{text.toPhone}</figcaption>
      </figure>
    </section>
  );
}

/** Shows the reception's hours of today, or the next opening when the reception is closed for today. */
function Hours({ reception, language }: Pick<Screen, "reception"> & { language: Language }) {
  if (reception.state === "closed-for-season")
    return (
      <p className="screen-hours-words">
        {screenText[language].reopens} <b>{formatDayOfYear(reception.reopens.toPlainMonthDay(), language)}</b>
      </p>
    );
  if (reception.state === "closed-for-today")
    return <p className="screen-hours-words">{receptionNow(reception, language)}</p>;
  return <p className="screen-hours">{hoursInWords(reception, language)}</p>;
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
