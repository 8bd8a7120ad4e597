import { z } from "zod";
import { faultWords } from "#src/resource/fault-words.ts";
import { timeOfDayPattern } from "#src/i18n/time-of-day.ts";

/** A time of day in Europe/Oslo, as 09:00. */
export const timeOfDay = z
  .string()
  .refine((text) => timeOfDayPattern.test(text), {
    error: "must be a time of day, as 09:00",
    params: faultWords({
      nb: "Skriv et klokkeslett, som 9 eller 21.30.",
      en: "Enter a time, such as 9 or 21:30.",
      de: "Bitte eine Uhrzeit eintragen, etwa 9 oder 21:30.",
    }),
  })
  .meta({ pattern: timeOfDayPattern.source });
