import { z } from "zod";
import { requiredText, thingFields, translationsOf } from "#src/features/thing.ts";
import { dayOf } from "#src/i18n/time.ts";
import { timeZone } from "#src/i18n/format.ts";
import type { Translatable } from "#src/i18n/translation.ts";
import { organisationNumber, phone, postalCode } from "./contact-details.ts";
import { openSeason, receptionPeriods } from "./opening-hours.ts";
import { timeOfDay } from "./time-of-day.ts";

/** A name as it stands in an address: other signs would have a meaning in the Content-Security-Policy. */
const hostname = /^[a-z0-9-]+(\.[a-z0-9-]+)+$/;

/** Guests are led there: nothing but a web page. */
const webAddress = z.url({ protocol: /^https?$/, hostname });

const step = z.object({ title: requiredText, text: requiredText });

const identityWords = z.object({
  tagline: requiredText,
  shortIntro: requiredText,
  /** May be left out: it stands on a screen of its own. */
  openingNote: z.string().trim().max(300),
  textMessageNote: requiredText,
  directions: z.array(step),
});

export const identityTranslatable: Translatable = { words: Object.keys(identityWords.shape) };

/** Who the campsite is and when it is open, as staff write it. */
export const identityInput = identityWords.extend({
  name: requiredText,
  address: z.object({ street: requiredText, postalCode: postalCode, city: requiredText }),
  phone,
  email: z.email(),
  organisationNumber,
  latitude: z.number().min(-90).max(90),
  longitude: z.number().min(-180).max(180),
  season: openSeason,
  reception: receptionPeriods,
  arrivalFrom: timeOfDay,
  departureBy: timeOfDay,
  quietFrom: timeOfDay,
  quietTo: timeOfDay,
  bookingUrl: webAddress,
  cardPaymentUrl: webAddress,
  socialPageUrl: z
    .url({ protocol: /^https$/, hostname })
    .describe("Framed on the home page for those who agree to it"),
  translations: translationsOf(identityWords),
});
export type IdentityInput = z.infer<typeof identityInput>;

export const identity = identityInput.extend(thingFields);
export type Identity = z.infer<typeof identity>;

/** The first day on which the reception opens again, and when. */
interface NextOpening {
  date: Temporal.PlainDate;
  opens: string;
  isTomorrow: boolean;
}

/** What the reception's door says now. */
export type ReceptionState =
  | { state: "open"; opens: string; closes: string; changesAt: Temporal.Instant }
  | { state: "opens-later-today"; opens: string; closes: string; changesAt: Temporal.Instant }
  | { state: "closed-for-today"; next: NextOpening | undefined; changesAt: Temporal.Instant }
  | { state: "closed-for-season"; reopens: Temporal.PlainDate; changesAt: Temporal.Instant };

/**
 * Whether the reception is open at an instant, by Oslo's clock.
 * @returns the state, and when it is no longer right
 */
export function receptionState(
  { reception, season }: Pick<Identity, "reception" | "season">,
  now: Temporal.Instant,
): ReceptionState {
  const today = dayOf(now);
  const tomorrow = today.add({ days: 1 });
  const midnight = tomorrow.toZonedDateTime(timeZone).toInstant();
  const day = monthDayOf(today);
  if (day < season.opens || day > season.closes) {
    const reopens = dayIn(day < season.opens ? today.year : today.year + 1, season.opens);
    return { state: "closed-for-season", reopens, changesAt: midnight };
  }
  const closed: ReceptionState = {
    state: "closed-for-today",
    next: nextOpening({ reception, season }, tomorrow),
    changesAt: midnight,
  };
  const hours = reception.find((period) => day >= period.from && day <= period.to);
  if (!hours) return closed;
  const at = (time: string) =>
    today.toZonedDateTime({ timeZone, plainTime: Temporal.PlainTime.from(time) }).toInstant();
  const [opensAt, closesAt] = [at(hours.opens), at(hours.closes)];
  const { opens, closes } = hours;
  if (Temporal.Instant.compare(now, opensAt) < 0)
    return { state: "opens-later-today", opens, closes, changesAt: opensAt };
  if (Temporal.Instant.compare(now, closesAt) < 0)
    return { state: "open", opens, closes, changesAt: closesAt };
  return closed;
}

/** The first opening from a day on; undefined when there is none before the season ends. */
function nextOpening(
  { reception, season }: Pick<Identity, "reception" | "season">,
  tomorrow: Temporal.PlainDate,
): NextOpening | undefined {
  const from = monthDayOf(tomorrow);
  const [next] = reception
    .map((period) => ({ ...period, day: period.from < from ? from : period.from }))
    .filter(({ day, to }) => day <= to && day <= season.closes)
    .toSorted((a, b) => (a.day < b.day ? -1 : 1));
  if (!next) return undefined;
  const date = dayIn(tomorrow.year, next.day);
  return { date, opens: next.opens, isTomorrow: date.equals(tomorrow) };
}

const monthDayOf = (date: Temporal.PlainDate) => date.toString().slice(5);

/** "04-24" in a year; 29 February, which staff may write, is 28 February in most. */
function dayIn(year: number, monthDay: string): Temporal.PlainDate {
  const [month, day] = monthDay.split("-").map(Number);
  return Temporal.PlainDate.from({ year, month: month!, day: day! });
}

/** 59.5 minutes past 58 degrees north: 58°59,5′ N, with a comma as in Norwegian and German, a point in English. */
export function formatPosition(degrees: number, hemispheres: [string, string], decimalMark: string): string {
  const tenthsOfMinutes = Math.round(Math.abs(degrees) * 600);
  const minutes = ((tenthsOfMinutes % 600) / 10).toFixed(1).replace(".", decimalMark);
  return `${Math.floor(tenthsOfMinutes / 600)}°${minutes}′\u00a0${degrees < 0 ? hemispheres[1] : hemispheres[0]}`;
}
