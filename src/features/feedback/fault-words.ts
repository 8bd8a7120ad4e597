import type { Language } from "#src/i18n/language.ts";
import { feedbackText } from "#messages/feedback";
import { longest, type FeedbackField, type FieldFault, type SiteForm } from "./feedback-rules.ts";

export function faultWords(
  field: FeedbackField,
  fault: FieldFault,
  { form, language }: { form: SiteForm; language: Language },
): string {
  const text = feedbackText[language];
  switch (fault) {
    case "email":
      return text[form].wrongEmail;
    case "tooLong":
      return text.faults.tooLong({ most: longest[field] });
    default:
      return text.faults[fault];
  }
}
