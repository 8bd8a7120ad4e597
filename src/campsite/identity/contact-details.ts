import { z } from "zod";
import { bareAddress } from "#src/cms/kind/visible-text.ts";
import { contactDetailsFaultsText } from "#messages/identity";
import { labelsOf } from "#src/i18n/texts.ts";
import { faultWords } from "#src/cms/kind/fault-words.ts";
import { addressText } from "#src/cms/kind/schemas.ts";

const labels = labelsOf(contactDetailsFaultsText);

export const phone = addressText
  .refine((text) => /^\+\d{6,15}$/.test(text), {
    error: "must be a number with country code, as +47 and eight digits",
    params: faultWords(labels.phone),
  })
  .meta({ pattern: String.raw`^\+\d{6,15}$` });

export const postalCode = z
  .string()
  .refine((text) => /^\d{4}$/.test(text), {
    error: "must be four digits",
    params: faultWords(labels.postalCode),
  })
  .meta({ pattern: String.raw`^\d{4}$` });

export const organisationNumber = z
  .string()
  .refine((text) => /^\d{9}$/.test(text), {
    error: "must be nine digits",
    params: faultWords(labels.organisationNumber),
  })
  .meta({ pattern: String.raw`^\d{9}$` });

/** Normalises a phone number. Eight digits become a Norwegian number. Letters stay, so that the schema rejects them. */
export function tidyPhone(typed: string): string {
  const digits = bareAddress(typed)
    .replaceAll(/[\s().-]/g, "")
    .replace(/^00/, "+");
  return /^\d{8}$/.test(digits) ? `+47${digits}` : digits;
}

/** Returns why a valid phone number is unusual for a campsite in Norway, or undefined. */
export function unusualPhone(number: string): "foreign" | "length" | undefined {
  if (!phone.safeParse(number).success || /^\+47(?:\d{8}|\d{5}|\d{12})$/.test(number)) return undefined;
  return number.startsWith("+47") ? "length" : "foreign";
}

export const tidyDigits = (typed: string) => typed.replaceAll(/[\s.]/g, "");

/** Parses typed or pasted degrees, such as 61.115 or 61,115. Returns undefined for other text. */
export function parseDegrees(typed: string): number | undefined {
  const text = typed.trim().replace(",", ".").replace("−", "-").replace(/\s*°$/, "");
  return /^-?\d+(\.\d+)?$/.test(text) ? Number(text) : undefined;
}

/** Parses a position that was copied from a web map, such as "61.1150, 10.4662". Returns undefined for other text. */
export function parsePair(typed: string): { latitude: number; longitude: number } | undefined {
  const [, north, east] = /^(-?\d+\.\d+)°?[,;]?\s+(-?\d+\.\d+)°?$/.exec(typed.trim()) ?? [];
  return north && east ? { latitude: Number(north), longitude: Number(east) } : undefined;
}
