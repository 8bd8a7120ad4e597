import { z } from "zod";
import { bareAddress } from "#src/resource/invisible.ts";
import { contactDetailsFaultsText } from "#messages/identity";
import { labelsOf } from "#src/i18n/texts.ts";
import { faultWords } from "#src/resource/fault-words.ts";
import { addressText } from "#src/resource/schemas.ts";

const labels = labelsOf(contactDetailsFaultsText);

/*
 * The parts of the campsite's identity that have a form of their own, and what staff may type instead of it.
 */

/** With its country code: +47 and eight digits. */
export const phone = addressText
  .refine((text) => /^\+\d{6,15}$/.test(text), {
    error: "must be a number with country code, as +47 and eight digits",
    params: faultWords(labels.phone),
  })
  .meta({ pattern: String.raw`^\+\d{6,15}$` });

/** Norwegian, four digits. */
export const postalCode = z
  .string()
  .refine((text) => /^\d{4}$/.test(text), {
    error: "must be four digits",
    params: faultWords(labels.postalCode),
  })
  .meta({ pattern: String.raw`^\d{4}$` });

/** In Brønnøysund's register, nine digits. */
export const organisationNumber = z
  .string()
  .refine((text) => /^\d{9}$/.test(text), {
    error: "must be nine digits",
    params: faultWords(labels.organisationNumber),
  })
  .meta({ pattern: String.raw`^\d{9}$` });

/** A phone number as it is stored; one without a country code is Norwegian. What is no number stays as it is typed. */
export function tidyPhone(typed: string): string {
  const digits = bareAddress(typed)
    .replaceAll(/[\s().-]/g, "")
    .replace(/^00/, "+");
  return /^\d{8}$/.test(digits) ? `+47${digits}` : digits;
}

/** Digits without what people put between them. */
export const tidyDigits = (typed: string) => typed.replaceAll(/[\s.]/g, "");

/**
 * Degrees as people type or paste them: 61.115, 61,115.
 * @returns undefined when it is no number
 */
export function parseDegrees(typed: string): number | undefined {
  const text = typed.trim().replace(",", ".").replace("−", "-").replace(/\s*°$/, "");
  return /^-?\d+(\.\d+)?$/.test(text) ? Number(text) : undefined;
}

/**
 * A position as maps on the web copy it: 61.1150, 10.4662.
 * @returns undefined when it isn't one
 */
export function parsePair(typed: string): { latitude: number; longitude: number } | undefined {
  const [, north, east] = /^(-?\d+\.\d+)°?[,;]?\s+(-?\d+\.\d+)°?$/.exec(typed.trim()) ?? [];
  return north && east ? { latitude: Number(north), longitude: Number(east) } : undefined;
}
