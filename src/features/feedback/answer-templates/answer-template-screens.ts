import type { DescribedScreens } from "#src/cms/staff/described/described-screens.ts";
import { answerTemplateScreensText } from "#messages/answer-templates";
import { answerTemplateKind } from "./answer-template.ts";

/** The list and form of answer templates in the staff area. */
export const answerTemplateScreens = {
  kind: answerTemplateKind,
  words: answerTemplateScreensText,
} satisfies DescribedScreens<typeof answerTemplateKind>;
