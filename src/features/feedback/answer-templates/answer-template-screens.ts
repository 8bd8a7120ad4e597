import type { DescribedScreens } from "#src/cms/staff/described/described-screens.ts";
import { answerTemplateScreensText } from "#messages/answer-templates";
import { answerTemplateKind } from "./answer-template.ts";

export const answerTemplateScreens = {
  kind: answerTemplateKind,
  words: answerTemplateScreensText,
  list: { state: ({ isReceipt }, language) => isReceipt && answerTemplateScreensText[language].isReceipt },
} satisfies DescribedScreens<typeof answerTemplateKind>;
