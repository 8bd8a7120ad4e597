import { inboxText } from "#messages/inbox";
import { formOf } from "#src/features/feedback/feedback-rules.ts";
import type { Language } from "#src/i18n/language.ts";

export function sourceName(source: string, language: Language): string {
  const { sources } = inboxText[language];
  const form = formOf(source);
  return form ? sources[form] : source || sources.other;
}
