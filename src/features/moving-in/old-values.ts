import { decodeHTML } from "entities/decode";
import { parseMoment, toStoredInstant } from "#src/i18n/times/time.ts";

/* Reads values of the old system. A value may be missing, of another type, or in another format. */

export type JsonObject = Readonly<Record<string, unknown>>;

export const isObject = (value: unknown): value is JsonObject =>
  typeof value === "object" && value !== null && !Array.isArray(value);

export const textOf = (value: unknown): string =>
  typeof value === "string" ? value.trim() : typeof value === "number" ? String(value) : "";

/** Returns a line of text. Old systems store some lines as HTML. */
export const lineOf = (value: unknown): string =>
  decodeHTML(textOf(value).replaceAll(/<\/?[a-z][^<>]*>/gi, " "))
    .replaceAll(/\s+/g, " ")
    .trim();

export const flagOf = (value: unknown): boolean => /^(?:true|1|yes|ja|on)$/i.test(String(value));

/** Parses a number, such as 350, "350" or "kr 1 250,50". */
export function numberOf(value: unknown): number | undefined {
  const digits = textOf(value)
    .replaceAll(/[^\d.,-]/g, "")
    .replace(/[.,]?-$/, "")
    .replaceAll(/\.(?=\d{3}(?!\d))/g, "")
    .replace(",", ".");
  const number = Number(digits);
  return digits === "" || Number.isNaN(number) ? undefined : number;
}

/** A date before this year counts as no date. Some systems write the year 1 for "none". */
const firstYear = 1990;

/**
 * Parses a date with or without a time, such as an ISO 8601 text, "24.04.2026 kl. 10:00", milliseconds, or
 * "/Date(1777017600000)/".
 * @returns an instant in UTC; null for no date; undefined for any other value
 */
export function momentOf(value: unknown): string | null | undefined {
  const text = textOf(value);
  if (text === "" || text === "0") return null;
  const [, milliseconds] = /^(?:\/Date\()?(-?\d{9,15})(?:[+-]\d{4})?(?:\)\/)?$/.exec(text) ?? [];
  const [, day, month, year, hour = "0", minute = "00"] =
    /^(\d{1,2})[./](\d{1,2})[./](\d{4})(?:,?\s+(?:kl\.?\s*)?(\d{1,2})[.:](\d{2}).*)?$/i.exec(text) ?? [];
  const padded = (part = "") => part.padStart(2, "0");
  const moment = milliseconds
    ? Temporal.Instant.fromEpochMilliseconds(Number(milliseconds))
    : parseMoment(year ? `${year}-${padded(month)}-${padded(day)}T${padded(hour)}:${minute}` : text);
  if (!moment) return undefined;
  return moment.toZonedDateTimeISO("UTC").year < firstYear ? null : toStoredInstant(moment);
}
