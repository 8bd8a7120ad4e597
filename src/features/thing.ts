import { z } from "zod";
import { parseMoment, toStoredInstant } from "#src/i18n/time.ts";

/** What every stored thing carries besides its own fields. */
export const thingFields = {
  id: z.int().positive().max(2_147_483_647),
  updatedAt: z.iso.datetime().describe("When it was last saved, in UTC"),
};

/** The same words in the other languages; one that is missing or incomplete leaves guests with the Norwegian. */
export function translationsOf<Shape extends z.ZodRawShape>(words: z.ZodObject<Shape>) {
  const translation = words.partial().optional();
  return z.object({ en: translation, de: translation }).default({});
}

/** A line of text that must say something. */
export const requiredText = z.string().trim().min(1, "must not be empty").max(300);

/** HTML from staff; cut down to the allowed elements when it is saved and again when it is shown. */
export const requiredHtml = z
  .string()
  .trim()
  .min(1, "must not be empty")
  .max(65_536, "must be at most 64 KB");

/**
 * A moment, kept as an instant in UTC. Without a time it means the start of that day in Oslo.
 */
export const moment = z
  .string()
  .refine((text) => parseMoment(text) !== undefined, "must be a date, or a date and time (ISO 8601)")
  .transform((text) => toStoredInstant(parseMoment(text)!))
  .meta({ format: "date-time" });
