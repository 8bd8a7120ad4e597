import { z } from "zod";
import { faultWords } from "#src/resource/fault-words.ts";

/** So many numbers, each with its own bounds; the API's document says of a list what all of its items are. */
function numbers<const Items extends [z.ZodNumber, ...z.ZodNumber[]]>(items: Items) {
  return z.tuple(items).meta({
    override({ jsonSchema }) {
      delete jsonSchema.prefixItems;
      Object.assign(jsonSchema, {
        items: { type: "number" },
        minItems: items.length,
        maxItems: items.length,
      });
    },
  });
}

/** A point of the plan, in plan units from the upper left corner: to the right, and down. */
export const point = numbers([z.number().min(0).max(5000), z.number().min(0).max(5000)]);

export const letter = z.string().refine((written) => /^[A-ZÆØÅ]$/.test(written), {
  error: "must be a capital letter",
  params: faultWords({
    nb: "Skriv én stor bokstav.",
    en: "Type one capital letter.",
    de: "Geben Sie einen Großbuchstaben ein.",
  }),
});

/** An address's fragment. Areas and pitches have capital letters in theirs. */
export const anchor = z.string().regex(/^[a-z][a-z0-9-]{0,39}$/, "must be small letters, digits and hyphens");

export const row = z.object({
  from: z.int().min(1).max(999).describe("The number of its first pitch"),
  count: z.int().min(1).max(100).describe("How many pitches, from left to right"),
  corner: point.describe("The upper left corner of its first pitch"),
});

export const caption = z.object({ at: point, text: z.string().trim().min(1).max(60) });
export const sounding = numbers([z.number(), z.number(), z.number().min(0).max(999)]);

export const planMeasures = z.object({
  width: z.number().min(100).max(5000).describe("In plan units"),
  height: z.number().min(100).max(5000).describe("In plan units"),
  metresPerUnit: z.number().min(0.01).max(10),
});

export const pitchSize = numbers([z.number().min(1).max(60), z.number().min(1).max(60)]).describe(
  "Width and depth of each pitch, in metres",
);
