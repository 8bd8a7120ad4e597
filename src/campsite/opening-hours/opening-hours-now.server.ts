import { getIdentity, unwrittenIdentity } from "#src/campsite/identity/identity.server.ts";
import { nightNumber } from "#src/campsite/identity/identity.ts";
import { partOf, type NowReader } from "#src/campsite/now/now-part.ts";
import { formatDayOfYear, formatPhone, formatShortTime } from "#src/i18n/format.ts";
import type { Language } from "#src/i18n/language.ts";
import { dayOf } from "#src/i18n/times/time.ts";
import { openingHoursNowText } from "#messages/opening-hours";
import { isAllDay } from "./hours-in-words.ts";
import { areHoursWritten } from "./opening-hours.ts";
import { quietHours } from "./quiet-hours.ts";
import { nextDayInWords, receptionState, type ReceptionState } from "./reception.ts";
import { isAllYear, seasonState } from "./season.ts";

export const seasonNow: NowReader = async (context, language) => {
  const identity = await getIdentity(context);
  if (isAllYear(identity.season)) return { parts: [], changesAt: undefined };
  const season = seasonState(identity.season, context.now());
  const text = openingHoursNowText[language];
  const date = season.isOpen
    ? Temporal.PlainMonthDay.from(identity.season.closes)
    : season.reopens.toPlainMonthDay();
  const part = partOf({
    name: "season",
    place: "head",
    title: season.isOpen ? text.seasonUntil : text.reopens,
    value: formatDayOfYear(date, language),
    language,
  });
  return { parts: [part], changesAt: season.changesAt };
};

/** Reads the reception's part of “right now”. Returns no part outside the season or without entered periods. */
export const receptionNow: NowReader = async (context, language) => {
  const identity = await getIdentity(context);
  const reception = receptionState(identity, context.now());
  const { changesAt } = reception;
  if (identity.reception.length === 0 || reception.state === "closed-for-season")
    return { parts: [], changesAt };
  const phone = reception.state === "open" ? identity.phone : nightNumber(identity);
  // After midnight the current hours may belong to yesterday.
  const date = "date" in reception ? reception.date : dayOf(context.now());
  const isOtherwise = identity.exceptions.some(({ day }) => day === date.toString());
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
      if (isAllDay(reception)) return text.openAllDay;
      return text.openUntil({ closes: formatShortTime(reception.closes, language) });
    case "opens-later-today":
      return text.opensAt({ opens: formatShortTime(reception.opens, language) });
    case "closed-for-today": {
      const { next } = reception;
      if (!next) return text.closed;
      return next.days === 1
        ? text.opensTomorrow({ opens: formatShortTime(next.opens, language) })
        : text.opensOn({ date: nextDayInWords(next, language) });
    }
  }
}

export const quietNow: NowReader = async (context, language) => {
  const identity = await getIdentity(context);
  const now = context.now();
  const { quietFrom, quietTo } = identity;
  const season = seasonState(identity.season, now);
  const isChosen =
    areHoursWritten(identity) ||
    quietFrom !== unwrittenIdentity.quietFrom ||
    quietTo !== unwrittenIdentity.quietTo;
  // Guests don't see default times that staff haven't confirmed.
  if (!isChosen || quietFrom === quietTo || !season.isOpen) return { parts: [], changesAt: season.changesAt };
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
