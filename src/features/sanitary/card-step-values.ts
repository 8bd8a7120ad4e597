import type { LanguagesProgress } from "#src/i18n/translation.ts";
import type { CardStep, CardStepInput } from "./card-step.ts";

/** A step as staff get it. */
export type StaffCardStep = CardStep & { languages?: LanguagesProgress | undefined };

/** What is saved of a step. */
export function cardStepValues({
  title,
  text,
  sortorder,
  drawing,
  translations,
}: CardStepInput): CardStepInput {
  return { title, text, sortorder, drawing, translations };
}
