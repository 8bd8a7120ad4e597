import type { Language } from "#src/i18n/language.ts";
import { receiptMailText } from "#messages/feedback";

/** Returns the text of a receipt without a template. @param expected when the guest can expect an answer */
export const standardReceipt = (
  language: Language,
  expected: string = receiptMailText[language].whenever,
): string => `${receiptMailText[language].arrived}\n${expected}`;
