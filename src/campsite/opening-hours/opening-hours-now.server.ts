import { getIdentity, unwrittenIdentity } from "#src/campsite/identity/identity.server.ts";
import { nightNumber } from "#src/campsite/identity/identity.ts";
import { partOf, type NowReader } from "#src/campsite/now/now-part.ts";
import { formatDayOfYear, formatPhone, formatShortTime } from "#src/i18n/format.ts";
import type { Language } from "#src/i18n/language.ts";
import { dayOf } from "#src/i18n/times/time.ts";
import { openingHoursNowText } from "#messages/opening-hours";
import { areHoursWritten, isAllYear } from "./opening-hours.ts";
import { quietHours } from "./quiet-hours.ts";
import { receptionState, type ReceptionState } from "./reception.ts";

/** Says when the season ends or begins. There is no part when the campsite is open all year. */
export const seasonNow: NowReader = async (context, language) => {
  const identity = await getIdentity(context);
  const reception = receptionState(identity, context.now());
  if (isAllYear(identity.season)) return { parts: [], changesAt: undefined };
  const text = openingHoursNowText[language];
  const isClosed = reception.state === "closed-for-season";
  const date = isClosed
    ? reception.reopens.toPlainMonthDay()
    : Temporal.PlainMonthDay.from(identity.season.closes);
  const part = partOf({
    name: "season",
    place: "head",
    title: isClosed ? text.reopens : text.seasonUntil,
    value: formatDayOfYear(date, language),
    language,
  });
  return { parts: [part], changesAt: reception.changesAt };
};

/** Says when the reception is open and which number answers, in the season and if its hours are written. */
export const receptionNow: NowReader = async (context, language) => {
  const identity = await getIdentity(context);
  const reception = receptionState(identity, context.now());
  const { changesAt } = reception;
  if (identity.reception.length === 0 || reception.state === "closed-for-season")
    return { parts: [], changesAt };
  const phone = reception.state === "open" ? identity.phone : nightNumber(identity);
  const today = dayOf(context.now()).toString();
  const isOtherwise = identity.exceptions.some(({ day }) => day === today);
  const part = partOf({
    name: "reception",
    place: "figures",
    level: isOtherwise ? "unusual" : "ordinary",
    text: isOtherwise ? openingHoursNowText[language].otherHours : null,
    title: openingHoursNowText[language].reception,
    value: receptionText(reception, language),
    language,
    isOpen: reception.state === "open",
    link: phone ? { href: `tel:${phone}`, words: formatPhone(phone, language) } : null,
  });
  return { parts: [part], changesAt };
};

function receptionText(
  reception: Exclude<ReceptionState, { state: "closed-for-season" }>,
  language: Language,
): string {
  const text = openingHoursNowText[language];
  switch (reception.state) {
    case "open":
      return text.openUntil({ closes: formatShortTime(reception.closes, language) });
    case "opens-later-today":
      return text.opensAt({ opens: formatShortTime(reception.opens, language) });
    case "closed-for-today": {
      const { next } = reception;
      if (!next) return text.closed;
      return next.isTomorrow
        ? text.opensTomorrow({ opens: formatShortTime(next.opens, language) })
        : text.opensOn({ date: formatDayOfYear(next.date.toPlainMonthDay(), language) });
    }
  }
}

/** Shows the quiet hours while they apply, within the season. */
export const quietNow: NowReader = async (context, language) => {
  const identity = await getIdentity(context);
  const now = context.now();
  const { quietFrom, quietTo } = identity;
  const reception = receptionState(identity, now);
  const isChosen =
    areHoursWritten(identity) ||
    quietFrom !== unwrittenIdentity.quietFrom ||
    quietTo !== unwrittenIdentity.quietTo;
  // Times that nobody has chosen are only the form's defaults.
  if (!isChosen || quietFrom === quietTo || reception.state === "closed-for-season")
    return { parts: [], changesAt: reception.changesAt };
  const { isQuiet, changesAt } = quietHours(identity, now);
  const text = openingHoursNowText[language];
  const part = partOf({
    name: "quiet",
    place: "lines",
    icon: "quiet",
    title: text.quietUntil({ time: formatShortTime(quietTo, language) }),
    text: text.thanks,
    language,
  });
  return { parts: isQuiet ? [part] : [], changesAt };
};
