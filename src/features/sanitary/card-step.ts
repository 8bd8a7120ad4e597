import { z } from "zod";
import { requiredText, thingFields, translationsOf } from "#src/features/thing.ts";
import type { Translatable } from "#src/i18n/translation.ts";

const cardStepWords = z.object({ title: requiredText, text: requiredText });

export const cardStepTranslatable: Translatable = { words: Object.keys(cardStepWords.shape) };

/** One of the steps from getting a card to losing it, as staff write it. */
export const cardStepInput = cardStepWords.extend({
  sortorder: z.int32(),
  drawing: z.enum(["rfid-get", "rfid-load", "rfid-use", "rfid-lost"]).describe("The drawing above the step"),
  translations: translationsOf(cardStepWords),
});
export type CardStepInput = z.infer<typeof cardStepInput>;

export const cardStep = cardStepInput.extend(thingFields);
export type CardStep = z.infer<typeof cardStep>;

/** The place of a step on its page. */
export function cardStepAnchor(id: number): string {
  return `card-step-${id}`;
}

/** A text cut at each place where the phone number stands in it, so that the number can be made one to press. */
export function aroundNumber(text: string, number: string): string[] {
  return number ? text.split(number) : [text];
}
