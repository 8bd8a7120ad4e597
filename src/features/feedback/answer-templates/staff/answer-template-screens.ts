import type { DescribedScreens } from "#src/cms/staff/described/described-screens.ts";
import type { Language } from "#src/i18n/language.ts";
import { otherLanguages } from "#src/i18n/translation.ts";
import { standardReceipt } from "#src/features/feedback/receipts/standard-receipt.ts";
import { answerTemplateScreensText } from "#messages/answer-templates";
import { receiptMailText } from "#messages/feedback";
import { answerTemplateKind } from "#src/features/feedback/answer-templates/answer-template.ts";
import { receiptOffer } from "./receipt-offer.tsx";

export const answerTemplateScreens = {
  kind: answerTemplateKind,
  words: answerTemplateScreensText,
  list: {
    state: ({ isReceipt }, language) => isReceipt && answerTemplateScreensText[language].isReceipt,
    offer: receiptOffer,
  },
  form: {
    // The offer in the list links to this form.
    empty: () => (new URLSearchParams(location.search).has("receipt") ? firstReceipt() : {}),
    consequence: ({ isReceipt }, language) =>
      isReceipt ? answerTemplateScreensText[language].receiptConsequence : undefined,
  },
} satisfies DescribedScreens<typeof answerTemplateKind>;

function firstReceipt() {
  const wordsIn = (language: Language) => ({
    title: receiptMailText[language].subject,
    text: standardReceipt(language),
  });
  return {
    ...wordsIn("nb"),
    isReceipt: true,
    translations: Object.fromEntries(otherLanguages.map((language) => [language, wordsIn(language)])),
  };
}
