import { z } from "zod";
import { requiredText, resourceFields, translationsOf } from "#src/resource/schemas.ts";
import type { Translatable } from "#src/i18n/translation.ts";
import { organisationNumber, phone, postalCode } from "./contact-details.ts";
import { openSeason, receptionPeriods } from "#src/features/opening-hours/opening-hours.ts";
import { timeOfDay } from "#src/features/opening-hours/time-of-day.ts";

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

/** Brønnøysund's registers that a campsite may stand in; every business stands in that of entities. */
export const registers = ["enterprises", "entities", "none"] as const;
export type Register = (typeof registers)[number];

/** Who the campsite is and when it is open, as staff write it. */
export const identityInput = identityWords.extend({
  name: requiredText,
  address: z.object({ street: requiredText, postalCode: postalCode, city: requiredText }),
  phone,
  email: z.email(),
  organisationNumber,
  legalName: z
    .string()
    .trim()
    .max(300)
    .default("")
    .describe("As it is registered, where that isn't the campsite's name"),
  register: z
    .enum(registers)
    .default("none")
    .describe(
      "Told beside the number, as Norwegian law asks of those in the Register of Business Enterprises",
    ),
  isVatRegistered: z.boolean().default(false).describe("Its number ends in MVA"),
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

export const identity = identityInput.extend(resourceFields);
export type Identity = z.infer<typeof identity>;

/** 59.5 minutes past 58 degrees north: 58°59,5′ N, with a comma as in Norwegian and German, a point in English. */
export function formatPosition(degrees: number, hemispheres: [string, string], decimalMark: string): string {
  const tenthsOfMinutes = Math.round(Math.abs(degrees) * 600);
  const minutes = ((tenthsOfMinutes % 600) / 10).toFixed(1).replace(".", decimalMark);
  return `${Math.floor(tenthsOfMinutes / 600)}°${minutes}′\u00a0${degrees < 0 ? hemispheres[1] : hemispheres[0]}`;
}
